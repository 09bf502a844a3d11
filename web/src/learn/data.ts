/** What the library says of rankings and games, generated from it; the browser adds the words. */
import games from "../generated/learn/games.json";
import rankings from "../generated/learn/rankings.json";
import type { Game, HandName } from "../generated/wire";

export interface Row {
  readonly name: HandName;
  /** Whether the top card belongs to what the class is called: "seven high". */
  readonly top: boolean;
  readonly cards: readonly number[];
  /** The cards that make it what it is; the others only decide between two of a kind. */
  readonly counts: readonly number[];
  /** How many hands there are, by the number of cards they are made from. */
  readonly hands: Readonly<Record<string, number>>;
}

export interface Chart {
  readonly key: string;
  readonly pack: number;
  readonly totals: Readonly<Record<string, number>>;
  /** From the best to the weakest. */
  readonly rows: readonly Row[];
}

/** What the rows of an open-face hand pay; on top from the least to the most. */
export interface Royalty {
  readonly category: string;
  readonly first?: number;
  readonly top: readonly number[];
  readonly middle: number;
  readonly bottom: number;
}

export interface Street {
  readonly name: string;
  readonly first: boolean;
  readonly hole: number;
  readonly up: number;
  readonly board: number;
  readonly draw: number;
  readonly discard: number;
  readonly bets: boolean;
  readonly limit: string;
  readonly common: boolean;
}

/** A part of the pot: which ranking it goes by, the chart that shows it, and how own cards are used. */
export interface PotPart {
  readonly ranking: string;
  readonly chart: string;
  readonly use: string;
  readonly label: string;
}

export interface Rules {
  readonly family: string;
  readonly pack: number;
  readonly ranks: readonly number[];
  readonly players: number;
  readonly structures: readonly string[];
  readonly forced: string;
  readonly low: boolean;
  readonly cap: number;
  readonly hole: number;
  readonly board: number;
  /** Whether cards are only dealt, so that hands have odds. */
  readonly odds: boolean;
  readonly streets: readonly Street[];
  readonly parts: readonly PotPart[];
}

export interface Mixed {
  readonly games: readonly Game[];
  readonly lasts: string;
  readonly hands: number;
  readonly chosen: boolean;
  readonly players: number;
}

export interface ChineseStreet {
  readonly cards: number;
  readonly discards: number;
  readonly up: boolean;
  readonly times: number;
}

export interface Chinese {
  readonly streets: readonly ChineseStreet[];
  readonly fantasy: readonly number[];
  readonly together: boolean;
  readonly players: number;
}

export const CHARTS: readonly Chart[] = rankings.charts;
export const ROYALTIES: readonly Royalty[] = rankings.royalties;
export const GAMES: Readonly<Record<string, Rules>> = games.games;
export const ROTATIONS = games.rotations as unknown as Readonly<Record<string, Mixed>>;
export const CHINESE: Readonly<Record<string, Chinese>> = games.chinese;

/** The chart of rows, which is told from the others: it has no hands of its own. */
export const ROWS = "rows";

/** The games whose pot, or a part of it, goes by a chart. */
export function gamesOf(chart: string): readonly string[] {
  return Object.entries(GAMES).filter(([, rules]) => rules.parts.some((part) => part.chart === chart)).map(([key]) => key);
}
