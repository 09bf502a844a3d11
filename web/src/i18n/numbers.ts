/** Numbers as a language writes them. */
import type { Language } from "./languages";

const cached = new Map<string, Intl.NumberFormat>();

function format(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`;
  const found = cached.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  cached.set(key, made);
  return made;
}

/** A whole number of chips. */
export function plain(value: number, language: Language): string {
  return format(language, 0).format(value);
}

/** The same chips in big blinds, always with one decimal: 12.5 (table-ux 11). */
export function inBlinds(chips: number, bigBlind: number, language: Language): string {
  return format(language, 1).format(chips / bigBlind);
}
