/** What a call pays: how many chips the pot gives for one, and how often one has to win for it. No rules in here. */
import type { Language } from "../../i18n/languages";

export interface PotOdds extends Record<string, string> {
  /** "3.4", to one. */
  readonly ratio: string;
  /** "23", in per cent, rounded up: less is not enough. */
  readonly percent: string;
}

/** The odds of calling `call` into a pot in which everything, live bets too, comes to `total`. */
export function potOdds(total: number, call: number, language: Language): PotOdds {
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(total / call);
  return { ratio, percent: String(Math.ceil((100 * call) / (total + call))) };
}
