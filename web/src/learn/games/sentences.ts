/** The rules of a game put together from its data, as sentences; nothing here knows a game by its name. */
import type { ChineseRules, TournamentRules } from "../../generated/wire";
import { plain } from "../../i18n/numbers";
import type { Words } from "../../i18n/words";
import { CHARTS, type Chinese, type PotPart, type Rules, type Street } from "../data";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const OPENED_BY_CARDS = "bring_in";

/** A street as it is told: its name, what happens, and the size of its bets in fixed limit. */
export interface StreetWords {
  readonly name: string;
  readonly text: string;
  readonly limit: string;
}

export function packWords(words: Words, { pack, ranks }: Rules): string {
  return ranks.length === 0 ? words.say("rules-pack.full") : words.say("rules-pack.short", { count: pack, ranks: ranks.map((rank) => RANKS[rank]).join(" ") });
}

export function playersWords(words: Words, most: number): string {
  return most === 2 ? words.say("rules-players.two") : words.say("rules-players.value", { most });
}

/** Who must put in what before the cards. */
export function forcedWords(words: Words, { forced, low }: Rules): string {
  return words.say(`rules-forced-${forced}${low ? "_low" : ""}`);
}

export function streetWords(words: Words, rules: Rules): StreetWords[] {
  const sized = rules.structures.includes("fixed_limit") && rules.streets.some(({ limit }) => limit !== "lower");
  return rules.streets.map((street) => ({
    name: words.say(`street-${street.name}`),
    text: happens(words, rules, street).join(" "),
    limit: sized && street.bets ? words.say(`rules-limit-${street.limit}`) : "",
  }));
}

function happens(words: Words, rules: Rules, street: Street): string[] {
  const counted = (["hole", "up", "board", "draw", "discard"] as const).filter((what) => street[what] > 0);
  return [
    ...counted.map((what) => words.say(`rules-${what}`, { count: street[what] })),
    ...(street.common ? [words.say("rules-common")] : []),
    words.say(betting(rules, street)),
  ];
}

function betting(rules: Rules, { bets, first }: Street): string {
  if (!bets) return "rules-bets-none";
  if (rules.forced === OPENED_BY_CARDS) return first ? "rules-bets-bring-in" : rules.low ? "rules-bets-showing-low" : "rules-bets-showing";
  return first && rules.forced === "blinds" ? "rules-bets-blinds" : "rules-bets";
}

/** What a part of the pot goes to, and which cards count for it. */
export function winWords(words: Words, rules: Rules, part: PotPart): string {
  const use = `use-${part.use}`;
  return [words.say(`wins-${part.chart}`), ...(words.has(use) ? [words.say(use, { count: rules.hole })] : [])].join(" ");
}

/** What surprises who knows another game. */
export function specialWords(words: Words, rules: Rules): string[] {
  const draws = rules.streets.filter(({ draw }) => draw > 0).length;
  const told: readonly (readonly [boolean, string, number?])[] = [
    [rules.parts.some(({ use }) => use === "two"), "special-two"],
    [rules.streets[0]?.board !== 0, "special-board-first"],
    [draws > 0, "special-draws", draws],
    [rules.streets.some(({ discard }) => discard > 0), "special-throw"],
    [rules.forced === OPENED_BY_CARDS, "special-button"],
    [rules.parts.some(({ chart }) => qualifies(chart)), "special-qualify"],
    [rules.parts.length > 1, "special-both"],
    [rules.parts.length > 1, "special-quarter"],
    [rules.ranks.length > 0 && (rules.ranks[0] ?? 0) > 0 && rules.family !== "tiny", "special-pack"],
    [rules.cap > 0, "special-cap", rules.cap],
  ];
  return told.filter(([holds]) => holds).map(([, id, count]) => words.say(id, count === undefined ? {} : { count }));
}

/** Whether a hand may be too weak for this part: its chart has a class of hands that are none. */
function qualifies(chart: string): boolean {
  return CHARTS.some(({ key, rows }) => key === chart && rows.some(({ name }) => name.category === "no_low"));
}

/** What a table of open-face Chinese has agreed on Fantasyland. */
export type FantasyHouse = Pick<ChineseRules, "ofc_fantasy_cards" | "ofc_refantasy_full_house_middle" | "ofc_refantasy_cards">;

/** The Fantasyland cards where they grow with the top row (Rulebook K23). */
const GROWS = { least: 14, most: 17 };

/**
 * An open-face game: what is laid when, and what it is worth; with the house rules of the table at which it is read, and
 * whether cards that are all laid at once may be arranged there.
 */
export function chineseWords(words: Words, game: Chinese, house: FantasyHouse | null = null, arranging?: boolean): string[] {
  const [first, ...later] = game.streets;
  return [
    words.say(game.together ? "chinese-together" : "chinese-goal"),
    ...(game.together || !first ? [] : [words.say("chinese-first", { count: first.cards })]),
    ...later.map(({ cards, discards, times }) => words.say(discards > 0 ? "chinese-place-discard" : "chinese-place", { times, cards: words.say("rankings-cards", { count: cards }), discards })),
    words.say("chinese-foul"),
    words.say("chinese-score"),
    ...(game.fantasy.length > 0 ? fantasyWords(words, game, house) : []),
    ...(arranging === undefined ? [] : [words.say(arranging ? "chinese-arranging" : "chinese-arranging-off")]),
  ];
}

/** How a table is played as a tournament; nothing where it is a cash game. */
export function tournamentWords(words: Words, { circles, points, prizes }: TournamentRules): string[] {
  if (circles === 0) return [];
  return [
    words.say("chinese-tournament", { points: plain(points, words.language) }),
    words.say("chinese-tournament-over", { count: circles }),
    `${words.say(`choice-tournament-prizes-${prizes}`)}.`,
  ];
}

/** What brings Fantasyland and what keeps it. */
function fantasyWords(words: Words, game: Chinese, house: FantasyHouse | null): string[] {
  const own = { least: Math.min(...game.fantasy), most: Math.max(...game.fantasy) };
  const grows = house?.ofc_fantasy_cards === "progressive" ? GROWS : own;
  const again = house?.ofc_refantasy_cards ?? "14";
  return [
    grows.least === grows.most ? words.say("chinese-fantasy", { cards: words.say("rankings-cards", { count: grows.least }) }) : words.say("chinese-fantasy-grows", grows),
    words.say("chinese-stay"),
    ...(house?.ofc_refantasy_full_house_middle ? [words.say("chinese-again-full-house")] : []),
    ...(again === "14" ? [] : [words.say(`chinese-again-${again}`, GROWS)]),
  ];
}
