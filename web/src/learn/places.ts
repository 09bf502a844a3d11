/** The places of the learn corner; each has an address, and over a table none. */
import type { ChineseRules, TournamentRules } from "../generated/wire";

export type Part = "home" | "hand" | "deal" | "rankings" | "games" | "ideas";

export interface Place {
  readonly part: Part;
  /** Which ranking or game; "" where the part has only one page. */
  readonly key: string;
}

export const HOME: Place = { part: "home", key: "" };
const PARTS: ReadonlySet<string> = new Set(["hand", "deal", "rankings", "games", "ideas"] satisfies Part[]);

/** The place behind an address, null if it is none of the learn corner. */
export function placeOf(path: string): Place | null {
  const found = /^\/learn(?:\/([a-z]{1,12})(?:\/([a-z0-9_]{1,40}))?)?\/?$/.exec(path);
  if (!found) return null;
  const [, part, key = ""] = found;
  return part && PARTS.has(part) ? { part: part as Part, key } : HOME;
}

/** The address of a place. */
export function addressOf({ part, key }: Place): string {
  return ["/learn", ...(part === "home" ? [] : [part]), ...(key ? [key] : [])].join("/");
}

/** Where "back" leads within the corner, null from its first page. */
export function above({ part, key }: Place): Place | null {
  if (part === "home") return null;
  return part === "games" && key ? { part, key: "" } : HOME;
}

/** A game of open-face Chinese as a table plays it. */
export interface TableHouse {
  readonly variant: string;
  /** Its own rules, null for the usual ones. */
  readonly rules: ChineseRules | null;
  /** Whether cards that are all laid at once may be arranged. */
  readonly arranging: boolean;
  /** How it is played as a tournament, if it is. */
  readonly tournament: TournamentRules;
}
