/** A range on the grid of 169 kinds: pairs on the diagonal, suited above it; the room reads and writes its text. */
const RANKS = "AKQJT98765432";
export const SIDE = RANKS.length;

export interface Kind {
  /** "AKs", "77". */
  readonly name: string;
  readonly ranks: string;
  /** "s", "o", "" for a pair. */
  readonly suits: string;
  /** The ranks as numbers, 12 is the ace; the higher one first. */
  readonly high: number;
  readonly low: number;
}

export const KINDS: readonly Kind[] = Array.from({ length: SIDE * SIDE }, (_, place) => kindAt(Math.floor(place / SIDE), place % SIDE));

function kindAt(row: number, column: number): Kind {
  const [first, second] = [Math.min(row, column), Math.max(row, column)];
  const ranks = `${RANKS[first]}${RANKS[second]}`;
  const suits = row === column ? "" : row < column ? "s" : "o";
  return { name: ranks + suits, ranks, suits, high: 12 - first, low: 12 - second };
}

/** How many hands a kind has. */
export const handsOf = ({ suits }: Kind): number => (suits === "" ? 6 : suits === "s" ? 4 : 12);

/** The text with a stroke of the brush: parts are added, for of several weights of a hand the last one holds. */
export function painted(text: string, stroke: ReadonlyMap<number, number>): string {
  const parts = [...stroke].map(([place, weight]) => `${KINDS[place]?.name}${weight === 1 ? "" : `:${Number(weight.toFixed(2))}`}`);
  return [text.trim(), ...parts].filter(Boolean).join(", ");
}

/** The weights with a stroke on top. */
export function under(weights: readonly number[], stroke: ReadonlyMap<number, number>): readonly number[] {
  return stroke.size === 0 ? weights : weights.map((weight, place) => stroke.get(place) ?? weight);
}

/** Which part of all hands some weights are. */
export function shareOf(weights: readonly number[]): number {
  const hands = weights.reduce((sum, weight, place) => sum + weight * handsOf(KINDS[place] as Kind), 0);
  return hands / 1326;
}

export const NOTHING: readonly number[] = KINDS.map(() => 0);
export const EVERYTHING: readonly number[] = KINDS.map(() => 1);
