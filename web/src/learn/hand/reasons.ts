/** The reasons of the rules in words: those of `croupier hand --explain`, fetched when somebody opens them. */
import type { HandName } from "../../generated/wire";
import { LANGUAGES, type Language } from "../../i18n/languages";
import { plain } from "../../i18n/numbers";
import { cardSigns, handWords } from "../../i18n/poker";
import { Words } from "../../i18n/words";

export interface Reason {
  readonly code: string;
  /** Where it stands in the rulebook: "E6". */
  readonly rule: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly players: readonly number[];
  readonly cards: readonly number[];
  readonly hand: HandName | null;
}

const files = import.meta.glob<string>("../../../../src/croupier/locale/*/explain.ftl", { query: "?raw", import: "default" });
const fetched = new Map<Language, Promise<Words>>();

/** The words of a language with those for reasons. */
export function reasonWords(language: Language): Promise<Words> {
  const found = fetched.get(language);
  if (found) return found;
  const file = Object.keys(files).find((path) => path.includes(`/${language}/`)) ?? Object.keys(files)[LANGUAGES.indexOf(language)] ?? "";
  const words = (files[file]?.() ?? Promise.resolve("")).then((text) => new Words(language, [text]));
  fetched.set(language, words);
  words.catch(() => fetched.delete(language));
  return words;
}

/** The numbers that are told with what they count. */
const COUNTED: ReadonlySet<string> = new Set(["cards", "boards", "times", "bets"]);

/** A reason as a sentence; `names` are those of the players. */
export function reasonText(words: Words, reason: Reason, names: readonly string[]): string {
  const told = Object.entries(reason.numbers).map(([name, value]) =>
    [name, COUNTED.has(name) ? words.say(`count-${name}`, { count: value }) : plain(value, words.language)] as const);
  const args = {
    ...Object.fromEntries(told),
    who: reason.players.map((player) => names[player] ?? "").join(", "),
    seen: cardSigns(reason.cards),
    hand: reason.hand ? handWords(words, reason.hand).full : "",
  };
  return words.say(`why-${messageOf(reason)}`, args);
}

function messageOf({ code, numbers }: Reason): string {
  return code === "may_call" && numbers.bet === 0 ? "may_call-whole" : code;
}
