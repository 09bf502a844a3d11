/** A typed amount in chips or in big blinds, as the reader's language writes numbers. */
import type { Language } from "../../i18n/languages";
import { clamp, type Sizing } from "./sizing";

/** Spaces of all widths and apostrophes only group figures, in any language. */
const GROUPING = /[\s\u00a0\u202f'’]/g;

function separators(language: Language): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: of("group"), decimal: of("decimal") };
}

/** The number that was typed, null when it is none. A lone comma or point is a decimal one unless it groups. */
export function numberOf(text: string, language: Language): number | null {
  const { group, decimal } = separators(language);
  let plain = text.trim().replace(GROUPING, "");
  if (group === "," || group === ".") plain = plain.replace(group === "," ? /,(?=\d{3}(\D|$))/g : /\.(?=\d{3}(\D|$))/g, "");
  plain = plain.replace(decimal, ".").replace(",", ".");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

export type Clamped = "no" | "low" | "high" | "not-a-number";

/** What a typed text comes to, and whether it had to be brought into the range. */
export function typedAmount(
  text: string, sizing: Sizing, unit: { language: Language; perUnit: number },
): { to: number; clamped: Clamped } {
  const number = numberOf(text, unit.language);
  if (number === null || (unit.perUnit === 1 && !Number.isInteger(number))) return { to: sizing.least, clamped: "not-a-number" };
  const chips = Math.round(number * unit.perUnit);
  const to = clamp(sizing, chips);
  return { to, clamped: to > chips ? "low" : to < chips ? "high" : "no" };
}
