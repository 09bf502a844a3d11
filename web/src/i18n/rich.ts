/** A sentence in pieces, some of them set off: names in the log are bold wherever a language puts them. */
import type { Args, Words } from "./words";

export interface Piece {
  readonly text: string;
  readonly bold: boolean;
}

/** Two signs from Unicode's private use: no locale file and no name has them (names are checked by the room). */
const [OPEN, SHUT] = ["\uE000", "\uE001"];

export function marked(words: Words, id: string, args: Args, bold: readonly string[]): Piece[] {
  const set = Object.entries(args).map(([name, value]) =>
    [name, bold.includes(name) ? `${OPEN}${value}${SHUT}` : value] as const);
  return words
    .say(id, Object.fromEntries(set))
    .split(new RegExp(`(${OPEN}[^${SHUT}]*${SHUT})`))
    .filter((text) => text !== "")
    .map((text) => (text.startsWith(OPEN) ? { text: text.slice(1, -1), bold: true } : { text, bold: false }));
}
