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

/** Points with their fractions: 1.24. */
export function fractions(value: number, language: Language, digits = 2): string {
  return format(language, digits).format(value);
}

/** The day of a moment in ms since 1970; the year only where it is another one. */
export function day(at: number, language: Language, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const year = date.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { weekday: "short", day: "numeric", month: "short", ...year }).format(date);
}
