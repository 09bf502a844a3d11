/** Words and numbers in the reader's language; all of them change at once when the language does. */
import type { HandName, TableSpec } from "../generated/wire";
import type { Position } from "../model/position";
import { settings } from "../settings/settings.svelte";
import { LANGUAGES, type Language } from "./languages";
import { day as dayIn, inBlinds, plain } from "./numbers";
import * as poker from "./poker";
import { marked, type Piece } from "./rich";
import { Words, type Args } from "./words";

const all = new Map<Language, Words>(LANGUAGES.map((language) => [language, new Words(language)]));

/** The words of the reader's language now. */
export function words(): Words {
  return all.get(settings.language) as Words;
}

/** The message `id` (or `id.attribute`) in the reader's language. */
export function t(id: string, args: Args = {}): string {
  return words().say(id, args);
}

/** The same message in pieces: the arguments named in `bold` stand out, wherever the language puts them. */
export function rich(id: string, args: Record<string, string>, bold: readonly string[] = ["name"]): Piece[] {
  return marked(words(), id, args, bold);
}

/** Whether the language files have a message. */
export function known(id: string): boolean {
  return words().has(id);
}

/** A whole number with the separators of the language: 12,480. */
export function num(value: number): string {
  return plain(value, settings.language);
}

/** The day of a moment in ms since 1970. */
export function day(at: number): string {
  return dayIn(at, settings.language);
}

/** An amount in the reader's unit: chips, or big blinds with one decimal (table-ux 11). */
export function amount(chips: number, bigBlind: number): string {
  if (settings.unit !== "bb" || bigBlind <= 0) return num(chips);
  return t("in-blinds", { value: inBlinds(chips, bigBlind, settings.language) });
}

export const cardWords = (card: number): string => poker.cardWords(words(), card);
export const cardsWords = (cards: readonly number[]): string => poker.cardsWords(words(), cards);
export const cardSigns = poker.cardSigns;
export const handWords = (hand: HandName): poker.HandWords => poker.handWords(words(), hand);
export const positionShort = (position: Position): string => poker.positionShort(words(), position);
export const positionFull = (position: Position): string => poker.positionFull(words(), position);
export const gameOf = (spec: TableSpec): string => poker.gameOf(words(), spec);
export const gameLine = (spec: TableSpec): string => poker.gameLine(words(), spec);
export const stakes = (spec: TableSpec, tight = false): string => poker.tableStakes(words(), spec, tight);
export const refusalWords = (code: string, numbers: Readonly<Record<string, number>> = {}): string =>
  poker.refusalWords(words(), code, numbers);
