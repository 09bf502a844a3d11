/** How often a class of hands comes, as a player says it: a share while it is large, then one in so many. */
import { plain } from "../../i18n/numbers";
import type { Words } from "../../i18n/words";

const RARE = 0.01;

export function often(words: Words, hands: number, total: number): string {
  if (hands === 0) return words.say("rankings-never");
  const share = hands / total;
  if (share < RARE) return words.say("rankings-one-in", { number: plain(Math.round(total / hands), words.language) });
  const value = new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share);
  return words.say("percent", { value });
}
