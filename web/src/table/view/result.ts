/** What came of a hand, pot by pot, as sentences and as rows (table-ux 40, 41). */
import type { Awarded, HandName } from "../../generated/wire";
import { handWords } from "../../i18n/poker";
import type { Words } from "../../i18n/words";
import type { Hand } from "../../model/hand";

export interface ResultRow {
  readonly name: string;
  readonly amount: number;
  readonly odd: boolean;
}

export interface PotResult {
  readonly pot: number;
  /** "pot" when there is only one. */
  readonly label: "pot" | "main" | "side";
  readonly amount: number;
  /** Who could win it. */
  readonly names: readonly string[];
  readonly rows: readonly ResultRow[];
  readonly hand: HandName | null;
}

export function potResults(hand: Hand): PotResult[] {
  const inOrder = hand.awarded.toSorted((one, other) => one.pot - other.pot);
  return inOrder.map((award) => ({
    pot: award.pot,
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

export interface Verdict {
  readonly bold: string;
  readonly rest: string;
}

/** The plain sentences on the felt; pots that went the same way are one sentence. */
export function verdicts(words: Words, hand: Hand, amount: (chips: number) => string): Verdict[] {
  const pots = potResults(hand);
  const [first] = pots;
  if (!first) return [];
  if (!pots.every((pot) => wentTo(pot) === wentTo(first))) return pots.map((pot) => verdict(words, pot, amount));
  const rows = first.rows.map(({ name }, n): ResultRow => ({
    name,
    amount: pots.reduce((sum, pot) => sum + (pot.rows[n]?.amount ?? 0), 0),
    odd: pots.some((pot) => pot.rows[n]?.odd),
  }));
  return [verdict(words, { ...first, label: "pot", rows }, amount)];
}

/** Who got a pot, and with what. */
function wentTo({ rows, hand }: PotResult): string {
  return JSON.stringify([rows.map(({ name }) => name), hand]);
}

function verdict(words: Words, pot: PotResult, amount: (chips: number) => string): Verdict {
  const made = pot.hand ? handWords(words, pot.hand) : null;
  const label = pot.label === "pot" ? "" : words.say(`pot-${pot.label}`, { number: pot.pot });
  const [winner] = pot.rows;
  if (pot.rows.length > 1) {
    const odd = pot.rows.find((row) => row.odd);
    const told = [made?.full, odd && words.say("result-odd", { name: odd.name })].filter((text) => text);
    return { bold: label ? words.say("result-split-of", { pot: label }) : words.say("result-split"), rest: told.map((text) => `· ${text}`).join(" ") };
  }
  const args = { name: winner?.name ?? "", amount: amount(winner?.amount ?? 0), hand: made?.full ?? "" };
  const bold = words.say("result-wins", args);
  const whole = words.say(made ? "result-wins-with" : "result-wins", args);
  return { bold: label ? `${label} · ${bold}` : bold, rest: whole.startsWith(bold) ? whole.slice(bold.length).trim() : "" };
}
