/** What came of a hand, pot by pot, as sentences and as rows (table-ux 40, 41). */
import type { Awarded, HandName } from "../../generated/wire";
import { partOf } from "../../i18n/log-line";
import { handWords } from "../../i18n/poker";
import type { Words } from "../../i18n/words";
import type { Hand } from "../../model/hand";

export interface ResultRow {
  readonly name: string;
  readonly amount: number;
  readonly odd: boolean;
}

/** A pot, or a part of one: what was paid on one of several boards, or for one half of it. */
export interface PotResult {
  readonly pot: number;
  /** The number of the board, and of how many. */
  readonly board: number;
  readonly boards: number;
  /** The half, as "high"; "" when the pot is not halved. */
  readonly half: string;
  /** "pot" when there is only one. */
  readonly label: "pot" | "main" | "side";
  readonly amount: number;
  /** Who could win it. */
  readonly names: readonly string[];
  readonly rows: readonly ResultRow[];
  readonly hand: HandName | null;
}

export function potResults(hand: Hand): PotResult[] {
  const inOrder = hand.awarded.toSorted((one, other) => one.pot - other.pot || one.board - other.board);
  return inOrder.map((award) => ({
    pot: award.pot,
    board: award.board,
    boards: hand.boards.length,
    half: award.half,
    label: hand.pots.length <= 1 ? "pot" : award.pot === 0 ? "main" : "side",
    amount: award.amount,
    names: (hand.pots[award.pot]?.players ?? []).map((player) => hand.nameOf(player)),
    rows: award.wins.map((win) => ({ name: hand.nameOf(win.player), amount: win.amount, odd: win.odd > 0 })),
    hand: handOf(award),
  }));
}

/** The hand that won, when all winners made the same. */
function handOf(award: Awarded): HandName | null {
  return award.wins[0]?.name ?? null;
}

/** Hands that were shown and won nothing, with what they make; `made` names by seat what lies face up for all. */
export function beaten(hand: Hand, made: Readonly<Record<string, HandName>>): { readonly name: string; readonly hand: HandName }[] {
  if (hand.awarded.length === 0) return [];
  const won = new Set(hand.awarded.flatMap(({ wins }) => wins.map(({ player }) => player)));
  return hand.live.filter((player) => !won.has(player)).flatMap((player) => {
    const named = made[String(hand.opened.seats[player])];
    return named ? [{ name: hand.nameOf(player), hand: named }] : [];
  });
}

export interface Verdict {
  readonly bold: string;
  readonly rest: string;
}

/** The plain sentences on the felt; pots that went the same way are one sentence. */
export function verdicts(words: Words, hand: Hand, amount: (chips: number) => string): Verdict[] {
  const pots = potResults(hand);
  const [first] = pots;
  if (!first) return [];
  if (!pots.every((pot) => wentTo(pot) === wentTo(first))) return pots.length > LINES || first.boards > 1 ? totals(words, hand, amount) : pots.map((pot) => verdict(words, pot, amount));
  const rows = first.rows.map(({ name }, n): ResultRow => ({
    name,
    amount: pots.reduce((sum, pot) => sum + (pot.rows[n]?.amount ?? 0), 0),
    odd: pots.some((pot) => pot.rows[n]?.odd),
  }));
  return [verdict(words, { ...first, label: "pot", boards: 1, half: pots.length > 1 ? "" : first.half, rows }, amount)];
}

/** So many sentences have room on the felt, and one under several boards; the parts are told in the result then. */
const LINES = 2;

/** Who gets how much in all, when a pot went in many parts. */
function totals(words: Words, hand: Hand, amount: (chips: number) => string): Verdict[] {
  const winners = hand.won.map((chips, player) => ({ chips, player })).filter(({ chips }) => chips > 0);
  const told = winners
    .toSorted((one, other) => other.chips - one.chips)
    .map(({ chips, player }) => words.say("result-wins", { name: hand.nameOf(player), amount: amount(chips) }));
  return [{ bold: told.join(" · "), rest: "" }];
}

/** What a part of the pots is called: "Side 1, board 2, low"; "" for the one and only pot. */
export function partWords(words: Words, { pot, label, board, boards, half }: PotResult): string {
  const pots = label === "pot" ? 1 : 2;
  return partOf(words, { pot, pots, board, boards, what: half }).join(", ");
}

/** Who got a pot, and with what. */
function wentTo({ rows, hand }: PotResult): string {
  return JSON.stringify([rows.map(({ name }) => name), hand]);
}

function verdict(words: Words, pot: PotResult, amount: (chips: number) => string): Verdict {
  const made = pot.hand ? handWords(words, pot.hand) : null;
  const part = partWords(words, pot);
  const label = part.slice(0, 1).toLocaleUpperCase(words.language) + part.slice(1);
  const [winner] = pot.rows;
  if (pot.rows.length > 1) {
    const odd = pot.rows.find((row) => row.odd);
    const told = [made?.full, odd && words.say("result-odd", { name: odd.name })].filter((text) => text);
    return { bold: label ? words.say("result-split-of", { pot: part }) : words.say("result-split"), rest: told.map((text) => `· ${text}`).join(" ") };
  }
  const args = { name: winner?.name ?? "", amount: amount(winner?.amount ?? 0), hand: made?.full ?? "" };
  const bold = words.say("result-wins", args);
  const whole = words.say(made ? "result-wins-with" : "result-wins", args);
  return { bold: label ? `${label} · ${bold}` : bold, rest: whole.startsWith(bold) ? whole.slice(bold.length).trim() : "" };
}
