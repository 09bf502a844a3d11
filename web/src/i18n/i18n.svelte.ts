/** Words and numbers in the reader's language; all of them change at once when the language does. */
import { settings } from "../settings/settings.svelte";
import { LANGUAGES, type Language } from "./languages";
import { inBlinds, plain } from "./numbers";
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

/** Whether the language files have a message. */
export function known(id: string): boolean {
  return words().has(id);
}

/** A whole number with the separators of the language: 12,480. */
export function num(value: number): string {
  return plain(value, settings.language);
}

/** An amount in the reader's unit: chips, or big blinds with one decimal. */
export function amount(chips: number, bigBlind: number): string {
  return settings.unit === "bb" && bigBlind > 0 ? inBlinds(chips, bigBlind, settings.language) : num(chips);
}
