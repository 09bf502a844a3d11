/** What is played, in the bar above a table: the longest of its names that has room there. */

/** The width of a letter of the small print under the title, with something to spare for wide ones. */
const LETTER = 6.9;
/** What the way back, the edges, and each button take of a phone's bar. */
const BESIDE = 60;
const BUTTON = 44;

/** How many letters have room under the title of a phone that is `w` pixels wide, beside so many buttons. */
export function lettersOf(w: number, buttons: number): number {
  return Math.floor((w - BESIDE - buttons * BUTTON) / LETTER);
}

/** The first of some names, the longest first, that is no longer than `most`; the shortest when none is. */
export function fitting(names: readonly string[], most: number): string {
  return names.find((name) => name.length <= most) ?? names.toSorted((one, other) => one.length - other.length)[0] ?? "";
}
