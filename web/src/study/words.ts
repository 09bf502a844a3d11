/** Why a question is none, as a sentence; the words are those of the terminal. */
import { num, cardSigns, known, refusalWords, t } from "../i18n/i18n.svelte";
import { Refusal } from "../model/wish";

/** A refusal of the room: what it is about ("hands[1]", "board", "" for the whole) and the sentence. */
export interface Trouble {
  readonly place: string;
  readonly text: string;
}

const PARTS = /[^,;\s]+/y;

/** The part of a text that begins at a place, counted from 1. */
export function partAt(text: string, place: number): string {
  PARTS.lastIndex = Math.max(0, place - 1);
  return PARTS.exec(text)?.[0] ?? text.slice(Math.max(0, place - 1));
}

/** The sentence for a refused question; `texts` are what was typed, by the place that the room names. */
export function troubleOf(why: Refusal, texts: Readonly<Record<string, string>>): Trouble {
  const place = "place" in why ? String(why.place) : "";
  const key = why.code.replaceAll("_", "-");
  if (!why.code.startsWith("odds_") || !known(key)) return { place, text: refusalWords(why.code, why.numbers) };
  if (why.code === "odds_no_such_game") return { place, text: t("study-no-such-game") };
  const { card, place: at = 1, ...numbers } = why.numbers;
  const typed = texts[place] ?? "";
  const told = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, num(value)]));
  const args = { ...told, place: num(at), text: typed, part: partAt(typed, at), card: card === undefined ? "" : cardSigns([card]) };
  const text = t(key, args);
  return { place, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.` };
}
