/** The check of a hand's deck in the browser, the twin of `croupier verify`; the protocol stands in docs/fairness.md. */
import type { AnyFact, CardProof, Cut, Dealt, HandRecord, Seal } from "../generated/wire";
import { sha256 } from "./sha256";

export const ALGORITHM = "croupier-deck-1";
const WORD = 2 ** 32;
const BOARD = -1;

export type Fault =
  | "no_seal" | "wrong_hand" | "unknown_algorithm" | "wrong_seed" | "not_sealed_so" | "dealt_twice" | "not_opened" | "misplaced";

/** What a check has found; without `faults` every card that is known is the one that was sealed. */
export interface Verdict {
  readonly faults: readonly (readonly [Fault, number])[];
  readonly cards: number;
  readonly closed: number;
  readonly returned: number;
  readonly seeds: number;
  readonly withheld: readonly number[];
}

export const digest = (...words: readonly (string | number)[]): Promise<string> => sha256([ALGORITHM, ...words].join("|"));

export const hashOfSeed = (seed: string): Promise<string> => digest("seed", seed);

/** The key that room and players have made together; for a withheld seed stands the hash of its promise. */
export async function jointKey(seal: Seal, seeds: readonly string[]): Promise<string> {
  const parts = seal.pledges.map(async (pledge, n) => `${pledge.seat}:${seeds[n] || (await digest("withheld", pledge.hash))}`);
  return digest("joint", seal.deal, seal.root, seal.size, ...(await Promise.all(parts)));
}

/** The order in which the positions of the sealed deck are dealt. */
export async function permutation(key: string, size: number): Promise<number[]> {
  const order = Array.from({ length: size }, (_, position) => position);
  let block = "";
  let used = 0;
  const next = async (): Promise<number> => {
    if (used % 64 === 0) block = await digest("stream", key, used / 64);
    used += 8;
    return parseInt(block.slice((used - 8) % 64, ((used - 8) % 64) + 8), 16);
  };
  for (let last = size - 1; last > 0; last--) {
    const choices = last + 1;
    let number = await next();
    while (number >= WORD - (WORD % choices)) number = await next();
    const other = number % choices;
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** Whether an opening leads to the root. */
export async function isProved(seal: Seal, order: readonly number[], opening: CardProof): Promise<boolean> {
  let position = order[opening.place] ?? -1;
  if (position < 0 || opening.path.length !== bits(seal.size - 1)) return false;
  let found = await digest("leaf", seal.deal, position, opening.card, opening.salt);
  for (const beside of opening.path) {
    found = await (position % 2 === 0 ? digest("node", found, beside) : digest("node", beside, found));
    position >>= 1;
  }
  return found === seal.root;
}

const bits = (number: number): number => (number > 0 ? 32 - Math.clz32(number) : 0);

interface Gone {
  readonly place: number;
  readonly owner: number;
  readonly card: number;
}

/**
 * Every card that left the deck, in the order of dealing: one at a time, clockwise, a burned card before its board; in
 * open-face Chinese each player gets his street at once.
 */
export function dealt(facts: readonly AnyFact[]): Gone[] {
  const gone: Gone[] = [];
  let around: Dealt[] = [];
  let place = 0;
  const close = () => {
    const start = place;
    around.forEach((fact, turn) =>
      fact.cards.forEach((card, n) => gone.push({ place: start + n * around.length + turn, owner: fact.player, card })),
    );
    place += around.reduce((sum, fact) => sum + fact.cards.length, 0);
    around = [];
  };
  for (const fact of facts) {
    const before = around.at(-1);
    if (before && !(fact.type === "dealt" && fact.player > before.player)) close();
    if (fact.type === "dealt") around.push(fact);
    else if (fact.type === "given") for (const card of fact.cards) gone.push({ place: place++, owner: fact.player, card });
    else if (fact.type === "board") for (const card of [...fact.burn, ...fact.cards]) gone.push({ place: place++, owner: BOARD, card });
  }
  close();
  return gone;
}

/** Check a hand by itself, without asking the room. */
export async function check(record: HandRecord): Promise<Verdict> {
  const cut = record.facts.find((fact) => fact.type === "cut");
  const opened = record.facts.find((fact) => fact.type === "opened" || fact.type === "chinese_opened");
  const none = { cards: 0, closed: 0, returned: 0, seeds: 0, withheld: [] };
  if (!cut || !opened) return { ...none, faults: [["no_seal", 0]] };
  const early = await faultsOfCut(record, cut, opened.hand);
  if (early.length > 0) return { ...none, faults: early };
  const { seal, seeds } = cut;
  const order = await permutation(await jointKey(seal, seeds), seal.size);
  const places = new Set(dealt(record.facts).map(({ place }) => place));
  const proved = new Set(record.openings.map(({ place }) => place));
  const withheld = seal.pledges.filter((_, n) => !seeds[n]).map(({ seat }) => seat);
  return {
    faults: [...(await faultsOfOpenings(record, seal, order)), ...faultsOfCards(record, seal.size), ...faultsOfShown(record, seal.size)],
    cards: proved.size,
    closed: [...places].filter((place) => !proved.has(place) && place < seal.size).length,
    returned: [...places].filter((place) => place >= seal.size).length,
    seeds: seeds.length - withheld.length,
    withheld,
  };
}

type Faults = (readonly [Fault, number])[];

async function faultsOfCut(record: HandRecord, { seal, seeds }: Cut, hand: number): Promise<Faults> {
  const faults: Faults = [];
  if (seal.deal !== `${record.table}/${hand}` || !record.id.startsWith(`${record.table}.`)) faults.push(["wrong_hand", hand]);
  if (seal.algorithm !== ALGORITHM || !(seal.size > 0 && seal.size <= 104) || seeds.length !== seal.pledges.length)
    return [...faults, ["unknown_algorithm", 0]];
  for (const [n, pledge] of seal.pledges.entries()) {
    const seed = seeds[n];
    if (seed && (await hashOfSeed(seed)) !== pledge.hash) faults.push(["wrong_seed", pledge.seat]);
  }
  return faults;
}

async function faultsOfOpenings(record: HandRecord, seal: Seal, order: readonly number[]): Promise<Faults> {
  const faults: Faults = [];
  const [places, cards] = [new Set<number>(), new Set<number>()];
  for (const opening of record.openings) {
    if (!(await isProved(seal, order, opening))) faults.push(["not_sealed_so", opening.place]);
    if (places.has(opening.place) || cards.has(opening.card)) faults.push(["dealt_twice", opening.place]);
    places.add(opening.place);
    cards.add(opening.card);
  }
  return faults;
}

function faultsOfCards(record: HandRecord, size: number): Faults {
  const opened = new Map(record.openings.map(({ place, card }) => [place, card]));
  const known = new Set(opened.values());
  return dealt(record.facts)
    .filter(({ place, card }) => card >= 0 && place < size && opened.get(place) !== card)
    .map(({ place, card }) => [known.has(card) ? "misplaced" : "not_opened", place] as const);
}

/** Who got cards back from the discards may show one of those: they are under no seal. */
function faultsOfShown(record: HandRecord, size: number): Faults {
  const gone = dealt(record.facts);
  const taken = new Set(gone.map(({ place }) => place));
  const where = new Map(record.openings.map(({ place, card }) => [card, place]));
  return record.facts.flatMap((fact): Faults => {
    const shown = shownBy(fact);
    const mine = shown ? gone.filter(({ owner }) => owner === shown.player).map(({ place }) => place) : [];
    if (mine.some((place) => place >= size)) return [];
    const told = shown ?? (fact.type === "rabbited" ? fact : null);
    if (!told) return [];
    const places = new Set(shown ? mine : Array.from({ length: size }, (_, place) => place).filter((place) => !taken.has(place)));
    const cards = told.cards.filter((card) => card >= 0);
    return cards.flatMap((card, n): Faults => {
      const place = where.get(card);
      const faults: Faults = cards.indexOf(card) !== n ? [["dealt_twice", place ?? 0]] : [];
      if (place === undefined) return [...faults, ["not_opened", card]];
      return places.has(place) ? faults : [...faults, ["misplaced", place]];
    });
  });
}

/** Who turns up which of his cards by this fact, null when nobody does. */
function shownBy(fact: AnyFact): { readonly player: number; readonly cards: readonly number[] } | null {
  if (fact.type === "shown") return fact;
  if (fact.type !== "locked" && fact.type !== "rows_shown") return null;
  return { player: fact.player, cards: [...fact.top, ...fact.middle, ...fact.bottom] };
}
