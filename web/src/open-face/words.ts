/** Rows, placements and scores in words, for the screen and for who listens (table-ux 3.2, point 24). */
import type { HandName } from "../generated/wire";
import { ROWS, SIZES, UNKNOWN, type Row } from "../model/chinese";
import { cardsWords, cardWords, handWords } from "../i18n/poker";
import type { Words } from "../i18n/words";
import { paid, type PlayerView } from "./view";
import { PARTS, type Beat, type Pair, type Tale } from "./tale";

export const ROW_NAMES = ["top", "middle", "bottom"] as const;

export function rowName(words: Words, row: Row): string {
  return words.say(`face-row-${ROW_NAMES[row]}`);
}

/** "+7", "0", "−2": points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A row's name on the felt: what is decisive, in few words. */
export function shortName(words: Words, name: HandName | null): string {
  if (!name) return "";
  const { head, tail } = handWords(words, name);
  return SHORT.has(name.category) ? words.say("face-name", { head, tail: tail }) : head;
}

/** Of these the ranks matter at a glance; of a straight or a flush the category does. */
const SHORT: ReadonlySet<string> = new Set(["high_card", "pair", "trips", "quads"]);

/** "Row middle, 3 of 5, a pair of nines, royalty 4. Nine of clubs, …" */
export function describeRow(words: Words, view: PlayerView, row: Row, cards = view.rows[row]): string {
  const known = cards.filter((card) => card !== UNKNOWN);
  const name = view.names[row];
  const royalty = view.royalties[row];
  return [
    words.say("face-row-described", { row: rowName(words, row), count: cards.length, size: SIZES[row] }),
    ...(name && known.length > 0 ? [handWords(words, name).full] : []),
    ...(known.length > 0 ? [royalty > 0 ? words.say("face-royalty", { count: royalty }) : words.say("face-royalty-none")] : []),
    ...(known.length > 0 ? [cardsWords(words, known)] : []),
  ].join(", ");
}

/** All rows of a player, from the top down. */
export function describeRows(words: Words, view: PlayerView): string {
  const rows = ROWS.map((row) => describeRow(words, view, row));
  return `${view.name}. ${[...rows, ...(view.fouled ? [words.say("face-foul")] : [])].join(". ")}`;
}

/** What a player does at this moment. */
export function stateWords(words: Words, view: PlayerView): string {
  if (view.fouled && view.state === "done") return words.say("face-foul");
  if (view.state === "setting") return words.say("face-setting", { count: view.fantasy || view.inHand });
  return words.say(`face-state-${view.state}`);
}

/** A pair in one sentence, as the score tells it. */
export function pairSentence(words: Words, pair: Pair, nameOf: (player: number) => string, money: (chips: number) => string): string {
  const parts = PARTS.filter((part) => part !== "points" && (part !== "scoop" || pair.points.scoop !== 0));
  const told = parts.map((part) => `${words.say(`face-part-${part}`)} ${signed(pair.points[part])}`).join(", ");
  const sum = words.say("face-pair-sum", { points: signed(pair.points.points), chips: money(pair.chips) });
  const forgiven = pair.forgiven > 0 ? ` ${words.say("face-forgiven", { amount: money(pair.forgiven) })}` : "";
  return `${nameOf(pair.us)} – ${nameOf(pair.them)}: ${told}. ${sum}${forgiven}`;
}

/** "Anna – Boris: Top +1": one number of the score. */
export function beatSentence(words: Words, tale: Tale, { pair, part }: Beat, nameOf: (player: number) => string): string {
  const found = tale.pairs[pair];
  if (!found) return "";
  const names = words.say("face-pair", { us: nameOf(found.us), them: nameOf(found.them) });
  return `${names}: ${words.say(`face-part-${part}`)} ${signed(found.points[part])}`;
}

/** The totals of everybody, in points and chips. */
export function totalsSentence(words: Words, tale: Tale, nameOf: (player: number) => string, money: (chips: number) => string): string {
  return tale.points.map((points, player) => words.say("face-total", { name: nameOf(player), points: signed(points), chips: money(tale.chips[player] ?? 0) })).join(", ");
}

/** "Nine of clubs to the middle". */
export function putSentence(words: Words, name: string, card: number, row: Row): string {
  return words.say(name ? "face-put" : "face-put-mine", { name, card: cardWords(words, card), row: rowName(words, row) });
}

/** What is still to be done with a street. */
export function taskWords(words: Words, left: number, discards: number): string {
  if (left > 0) return [words.say("face-place", { count: left }), ...(discards > 0 ? [words.say("face-discard", { count: discards })] : [])].join(", ");
  return words.say("face-all-placed");
}

export { paid };
