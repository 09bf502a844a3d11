/** The games that have odds: those in which cards are only dealt. What is known of them is generated from the library. */
import { GAMES, type Rules } from "../learn/data";

export const ODDS_GAMES: readonly string[] = Object.keys(GAMES).filter((key) => GAMES[key]?.odds);

/** The game of whoever has chosen none. */
export const FIRST: string = ODDS_GAMES[0] ?? "";

export function rulesOf(game: string): Rules {
  return (GAMES[game] ?? GAMES[FIRST]) as Rules;
}

/** Hands of two cards may be ranges too. */
export const takesRanges = (game: string): boolean => rulesOf(game).hole === 2;

/** Whether a rank (0 is the two) is in the pack of a game. */
export function hasRank(game: string, rank: number): boolean {
  const { ranks } = rulesOf(game);
  return ranks.length === 0 || ranks.includes(rank);
}
