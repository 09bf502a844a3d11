/** What is said of the facts that a screen has just shown, and what can be heard again (table-ux 67, 68). */
import type { HandName, Legal } from "../../generated/wire";
import { boardOf, lineText } from "../../i18n/log-line";
import { cardsWords, handWords } from "../../i18n/poker";
import type { Words } from "../../i18n/words";
import type { Step } from "../../model/live.svelte";
import type { Line } from "../../model/log";
import type { Table } from "../../model/table";
import { describeSeat } from "../view/describe";
import type { SeatView } from "../view/seats";
import type { Level } from "./level.svelte";

type Amount = (chips: number) => string;

const IMPORTANT: ReadonlySet<string> = new Set(["street", "shown", "won", "returned", "dealt", "dealt_up", "drew", "pat", "runs", "rabbited", "bomb", "bounty", "bet", "raised", "carried"]);
/** What the host does is for everybody to hear, but for debts and requests. */
const HOSTING: ReadonlySet<string> = new Set([
  "host", "host_over", "paused", "resumed", "kicked", "corrected_more", "corrected_less", "corrected_from", "correction_asked", "correction_dropped",
  "voided", "evening_closing", "evening_closed",
]);
const QUIET: ReadonlySet<string> = new Set(["hand", "raked"]);

/** The sentences of a step, for a reader in `seat`. */
export function stepSentences(step: Step, words: Words, amount: Amount, seat: number, level: Level): string[] {
  if (step.fresh) return arrival(step.after, words, amount, seat);
  const first = step.facts[0]?.n ?? Infinity;
  const lines = step.after.lines.filter((line) => line.n >= first);
  return lines.filter((line) => wanted(line, seat, level)).flatMap((line) => lineSentences(line, words, amount));
}

function wanted(line: Line, seat: number, level: Level): boolean {
  if (QUIET.has(line.code)) return false;
  const mine = line.seat === seat && seat > 0;
  if (level === "all") return !(line.code === "posted" && !mine);
  if (level === "important") return mine || line.allIn || IMPORTANT.has(line.code) || HOSTING.has(line.code);
  return mine || line.code === "won" || line.code === "street";
}

function lineSentences(line: Line, words: Words, amount: Amount): string[] {
  const cards = cardsWords(words, line.cards);
  switch (line.code) {
    case "dealt":
      return [words.say("say-cards", { cards })];
    case "street":
      return [words.say("say-board", { street: [words.say(`street-${line.what}`), ...boardOf(words, line)].join(", "), cards }), words.say("say-pot", { amount: amount(line.amount) })];
    case "shown":
    case "dealt_up":
      return [words.say(`log-${line.code}`, { name: line.name, cards })];
    case "rabbited":
      return [words.say("log-rabbited", { cards })];
    case "drew":
      return [line.cards.length > 0 ? words.say("log-drew-cards", { name: line.name, cards }) : lineText(words, line, amount)];
    default:
      return [lineText(words, line, amount)];
  }
}

/** On arrival: my cards and the board, if a hand is being played. */
function arrival(table: Table, words: Words, amount: Amount, seat: number): string[] {
  if (!table.playing) return [];
  return [ownCards(table, words, seat, null), boardNow(table, words), words.say("say-pot", { amount: amount(table.total) })];
}

export function turnSentence(legal: Legal, words: Words, amount: Amount): string {
  if (legal.discard_max >= 0)
    return legal.discard_min > 0 ? words.say("say-turn-discard", { count: legal.discard_min }) : words.say("say-turn-draw", { most: legal.discard_max });
  if (legal.runs > 0) return words.say("say-turn-runs", { count: legal.runs });
  if (legal.bring_in > 0) return words.say("say-turn-bring-in", { amount: amount(legal.bring_in), least: amount(legal.min_to) });
  if (legal.check) return words.say("say-turn-check");
  if (legal.max_to > 0) return words.say("say-turn-raise", { amount: amount(legal.call), least: amount(legal.min_to) });
  return words.say("say-turn-call", { amount: amount(legal.call) });
}

export function ownCards(table: Table, words: Words, seat: number, made: HandName | null): string {
  const player = seat > 0 ? table.playerAt(seat) : -1;
  const cards = table.hand?.holes[player] ?? [];
  if (cards.length === 0) return words.say("say-no-cards");
  const told = words.say("say-cards", { cards: cardsWords(words, cards) });
  return made ? `${told}. ${words.say("say-hand-name", { hand: handWords(words, made).full })}` : told;
}

export function boardNow(table: Table, words: Words): string {
  const boards = table.hand?.boards ?? [[]];
  if (boards.every((board) => board.length === 0)) return words.say("say-board-empty");
  if (boards.length === 1) return words.say("say-board-now", { cards: cardsWords(words, boards[0] ?? []) });
  return boards.map((board, n) => `${words.say("board-number", { number: n + 1 })}: ${cardsWords(words, board)}`).join(". ");
}

export function potNow(table: Table, words: Words, amount: Amount, legal: Legal | null): string {
  const pots = table.pots.length > 1
    ? table.pots.map((pot) => words.say("pot-described", { pot: words.say(`pot-${pot.label}`, { number: pot.number }), amount: amount(pot.amount) })).join(", ")
    : words.say("say-pot", { amount: amount(table.total) });
  return legal && legal.call > 0 ? `${pots}. ${words.say("say-turn-call", { amount: amount(legal.call) })}` : pots;
}

export function seatsNow(views: readonly SeatView[], words: Words, amount: Amount): string {
  return views.filter(({ state }) => state !== "free").map((view) => describeSeat(words, view, amount)).join(". ");
}

const LAST = 4;

export function lastNow(table: Table, words: Words, amount: Amount): string {
  const lines = table.lines.slice(-LAST);
  return lines.length === 0 ? words.say("say-last-none") : lines.flatMap((line) => lineSentences(line, words, amount)).join(". ");
}

export function timeNow(words: Words, turn: { name: string; seconds: number; mine: boolean } | null): string {
  if (!turn) return words.say("say-time-none");
  if (turn.mine) return words.say("clock-mine", { count: turn.seconds });
  return words.say("wait-turn-time", { name: turn.name, count: turn.seconds });
}

