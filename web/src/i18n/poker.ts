/** Poker things in words: cards, hands, places, games, refusals. Each takes the words of a language. */
import type { Betting, HandName, TableSpec } from "../generated/wire";
import type { Position } from "../model/position";
import { isOpenFace, limitBets } from "../model/games";
import { plain } from "./numbers";
import type { Words } from "./words";

/** "ace of spades", or "face-down card". */
export function cardWords(words: Words, card: number): string {
  if (card < 0) return words.say("card-hidden");
  return words.say("card", { rank: words.say(`rank-${card >> 2}`), suit: words.say(`suit-${card & 3}`) });
}

/** The cards one after another, in words. */
export function cardsWords(words: Words, cards: readonly number[]): string {
  return cards.map((card) => cardWords(words, card)).join(", ");
}

const SIGNS = "♣♦♥♠";
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/** The cards in signs, for the log: K♥ 7♠. */
export function cardSigns(cards: readonly number[]): string {
  return cards.map((card) => (card < 0 ? "–" : `${RANKS[card >> 2]}${SIGNS[card & 3]}`)).join(" ");
}

/** What a hand makes: a sentence's part ("two pair, kings and sevens"), or its head and tail for two weights of type. */
export interface HandWords {
  readonly full: string;
  readonly head: string;
  readonly tail: string;
}

const ACE = 12;

export function handWords(words: Words, hand: HandName): HandWords {
  const royal = hand.category === "straight_flush" && hand.ranks[0] === ACE;
  const counted = `hand-${hand.category}_${hand.ranks.length}`; // some hands are called by how many cards play
  const id = royal ? "hand-royal" : words.has(counted) ? counted : `hand-${hand.category}`;
  const args = { ...ranks(words, "a", hand.ranks[0]), ...ranks(words, "b", hand.ranks[1]) };
  return { full: words.say(id, args), head: words.say(`${id}.head`, args), tail: words.say(`${id}.tail`, args) };
}

function ranks(words: Words, letter: string, rank: number | undefined): Record<string, string> {
  if (rank === undefined) return {};
  const forms = ["many", "of", "to"].map((form) => [`${letter}_${form}`, words.say(`rank-${rank}.${form}`)]);
  return { [letter]: words.say(`rank-${rank}`), ...Object.fromEntries(forms) };
}

/** The place at the table: "BTN". */
export function positionShort(words: Words, position: Position): string {
  return words.say(positionId(position));
}

/** The place at the table in full, for who listens: "button". */
export function positionFull(words: Words, position: Position): string {
  return words.say(`${positionId(position)}.full`);
}

function positionId(position: Position): string {
  return `position-${position.replace("+", "")}`;
}

/** What is played: at a table, in a hand, or in a rotation. */
interface Played {
  readonly variant: string;
  readonly betting: Pick<Betting, "structure">;
}

/** "No-limit hold’em"; open-face Chinese knows no betting. */
export function gameOf(words: Words, spec: Played): string {
  return isOpenFace(spec.variant) ? words.say(`variant-${spec.variant}`) : words.say("game-of", gameArgs(words, spec));
}

/** What is played at a table: "Hold’em · No-limit", "HORSE · Stud · Fixed-limit", "Open-face Pineapple · Tournament". */
export function gameLine(words: Words, spec: TableSpec): string {
  const game = isOpenFace(spec.variant) ? gameOf(words, spec) : words.say("game-line", gameArgs(words, spec));
  const mix = spec.rotation ? [words.say(`choice-rotation-${spec.rotation}`)] : [];
  return [...mix, game, ...(spec.tournament.circles > 0 ? [words.say("tournament")] : [])].join(" · ");
}

function gameArgs(words: Words, spec: Played): Record<string, string> {
  const [variant, structure] = [`variant-${spec.variant}`, `structure-${spec.betting.structure}`];
  return {
    variant: words.say(variant),
    variant_low: words.say(`${variant}.low`),
    structure: words.say(structure),
    structure_low: words.say(`${structure}.low`),
  };
}

/** The two numbers by which a table is called: the blinds, but in fixed limit the bets (Rulebook C8). */
export function stakesOf(betting: Betting): readonly [number, number] {
  if (betting.structure !== "fixed_limit") return [betting.small_blind, betting.big_blind];
  return limitBets(betting);
}

/** "10 / 20", or "10/20" where there is little room. */
export function stakes(words: Words, betting: Betting, tight = false): string {
  const [small, big] = stakesOf(betting).map((amount) => plain(amount, words.language));
  return words.say(tight ? "stakes-tight" : "stakes", { small: small ?? "", big: big ?? "" });
}

/** What a table is played for: its stakes, or what a point is worth. */
export function tableStakes(words: Words, spec: TableSpec, tight = false): string {
  if (spec.rotation || !isOpenFace(spec.variant)) return stakes(words, spec.betting, tight);
  return words.say("face-point-worth", { amount: plain(spec.open_face?.ofc_point_value ?? 1, words.language) });
}

/** A refusal, or a problem in a form, as a sentence; its numbers become text with separators. */
export function refusalWords(words: Words, code: string, numbers: Readonly<Record<string, number>> = {}): string {
  if (!words.has(`refused-${code}`)) return words.say("refused-unknown", { code });
  const args = Object.entries(numbers).map(([name, value]) => [name, plain(value, words.language)] as const);
  return words.say(`refused-${code}`, Object.fromEntries(args));
}
