/** The reasons of a deal of open-face Chinese in words: those of `croupier hand --explain`. */
import { cardSigns, handWords } from "../../i18n/poker";
import { plain } from "../../i18n/numbers";
import type { Words } from "../../i18n/words";
import type { Reason } from "../hand/reasons";

/** The numbers that are told with what they count, by the message that counts it. */
const COUNTED: Readonly<Record<string, string>> = { cards: "cards", left: "cards", discards: "cards", points: "points" };

/** A reason as a sentence; `names` are those of the players. */
export function dealReasonText(words: Words, { code, numbers, players, cards, hand }: Reason, names: readonly string[]): string {
  const told = Object.entries(numbers).map(([name, value]) => {
    const counted = COUNTED[name];
    const text = name === "row" ? words.say(`row-name-${value}`) : counted ? words.say(`count-${counted}`, { count: value }) : plain(value, words.language);
    return [name, text] as const;
  });
  const args = {
    ...Object.fromEntries(told),
    who: players.map((player) => names[player] ?? "").join(", "),
    winner: names[players[0] ?? -1] ?? "",
    seen: cardSigns(cards),
    hand: hand ? handWords(words, hand).full : "",
  };
  const key = `why-deal-${code}`;
  const text = words.say(words.has(key) ? key : `why-${code}`, args);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
