/** What is known of a game before its cards come, and of a rotation before its games do. */
import known from "../generated/games.json";
import type { Betting, Game, TableSpec } from "../generated/wire";
import type { Table } from "./table";

export interface GameShape {
  /** How many places the board has. */
  readonly board: number;
  /** The streets on which cards are exchanged, in a game without a board. */
  readonly draws: readonly string[];
  /** Whether blinds open it. */
  readonly blinds: boolean;
  /** Whether the button says who acts first: in stud the open cards do. */
  readonly button: boolean;
}

/** A street of open-face Chinese: how many cards come, how many of them are discarded, whether they lie open. */
export interface FaceStreet {
  readonly cards: number;
  readonly discards: number;
  readonly up: boolean;
}

interface Rotation {
  readonly games: readonly Game[];
  /** Whose turn it is chooses, and nobody knows what comes next. */
  readonly chosen: boolean;
}

const GAMES: Readonly<Record<string, GameShape>> = known.games;
const ROTATIONS = known.rotations as Readonly<Record<string, Rotation>>;
const UNKNOWN: GameShape = { board: 5, draws: [], blinds: true, button: true };

/** The shape of a game; one that this page does not know yet is like most. */
export function shapeOf(variant: string): GameShape {
  return GAMES[variant] ?? UNKNOWN;
}

const OPEN_FACE: Readonly<Record<string, { readonly streets: readonly FaceStreet[] }>> = known.open_face;

/** The streets of a game of open-face Chinese; none of one that this page does not know yet. */
export function faceStreets(variant: string): readonly FaceStreet[] {
  return OPEN_FACE[variant]?.streets ?? [];
}

/** Whether a game is open-face Chinese or one of its kin. */
export function isOpenFace(variant: string): boolean {
  return variant in OPEN_FACE;
}

/** The hand of a rotation: which of how many this game lasts, and the game after it, null when somebody chooses it. */
export interface Turnus {
  readonly hand: number;
  readonly hands: number;
  readonly next: Game | null;
}

/** Where the table's rotation stands, null when one game is played. */
export function turnusOf({ place, spec }: Pick<Table, "place" | "spec">): Turnus | null {
  const rotation = spec ? ROTATIONS[spec.rotation] : undefined;
  if (!rotation || !place) return null;
  const next = rotation.chosen ? null : (rotation.games[(place.game + 1) % rotation.games.length] ?? null);
  return { hand: place.hand, hands: place.hands, next };
}

/** The bet by which buy-ins are counted: the big blind, and where there is none the small bet. */
export function unitOf({ variant, rotation, betting }: TableSpec): number {
  const least = betting.min_bet || betting.big_blind;
  return rotation || shapeOf(variant).blinds ? betting.big_blind : betting.small_bet || least;
}

/** The two bets of fixed limit: the small one of the first streets, and the big one (Rulebook C8). */
export function limitBets(betting: Betting): readonly [number, number] {
  const small = betting.small_bet || betting.min_bet || betting.big_blind;
  return [small, betting.big_bet || 2 * small];
}

/** What chips are counted in beside themselves. */
export type Counts = "blinds" | "bets" | "points";

/** What a stack at this table is counted in, and how many chips one of them is. */
export function stackUnit(spec: TableSpec): { readonly unit: number; readonly counts: Counts } {
  if (!spec.rotation && isOpenFace(spec.variant)) return { unit: spec.open_face?.ofc_point_value ?? 1, counts: "points" };
  const counts = !spec.rotation && spec.betting.structure === "fixed_limit" ? "bets" : "blinds";
  return { unit: Math.max(1, countedIn(spec.betting)), counts };
}

/** What "BB" counts: big blinds, but in fixed limit big bets; 0 where a game has neither. */
export function countedIn(betting: Betting): number {
  return betting.structure === "fixed_limit" ? limitBets(betting)[1] : betting.big_blind || betting.min_bet || betting.small_bet;
}
