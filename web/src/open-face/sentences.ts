/** What is said of a deal as it goes on, by how much the reader wants to hear (table-ux 67; 3.2, point 24). */
import { cardsWords, cardWords } from "../i18n/poker";
import type { Words } from "../i18n/words";
import type { Row } from "../model/chinese";
import type { Step } from "../model/live.svelte";
import type { Level } from "../table/speak/level.svelte";
import type { Tale } from "./tale";
import { pairSentence, putSentence, totalsSentence } from "./words";

export interface Spoken {
  readonly sentences: string[];
  /** My own moves: said together with the row that they make. */
  readonly own: { readonly sentence: string; readonly row: Row | null }[];
}

/** The moves of a step. Streets, fouls and points are lines of the log, and said with it. */
export function moveSentences(step: Step, words: Words, seat: number, level: Level): Spoken {
  const spoken: Spoken = { sentences: [], own: [] };
  const deal = step.after.deal;
  if (step.fresh || !deal) return spoken;
  const me = seat > 0 ? deal.playerAt(seat) : -1;
  for (const { fact } of step.facts) {
    if (fact.type !== "put" && fact.type !== "card_moved" && fact.type !== "taken_back") continue;
    if (fact.card < 0) continue;
    const mine = fact.player === me;
    const name = mine ? "" : deal.nameOf(fact.player);
    const row = fact.type === "taken_back" ? null : (fact.row as Row);
    const sentence = row === null ? words.say(mine ? "face-taken-back-mine" : "face-taken-back", { name, card: cardWords(words, fact.card) }) : putSentence(words, name, fact.card, row);
    if (mine) spoken.own.push({ sentence, row });
    else if (level === "all") spoken.sentences.push(sentence);
  }
  return spoken;
}

/** The score when it has been told: each pair, or only mine, then the totals. */
export function tellScore(words: Words, tale: Tale, me: number, nameOf: (player: number) => string, money: (chips: number) => string, level: Level): string[] {
  const pairs = tale.pairs.filter((pair) => level === "all" || me < 0 || pair.us === me);
  return [...pairs.map((pair) => pairSentence(words, pair, nameOf, money)), totalsSentence(words, tale, nameOf, money)];
}

export { cardsWords };
