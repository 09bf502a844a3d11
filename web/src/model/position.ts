/** The names of the places at the table, by order: BTN, SB, BB, UTG, UTG+1, MP, HJ, CO. */
import type { Opened } from "../generated/wire";

export type Position =
  | "BTN" | "SB" | "BB" | "UTG" | "UTG+1" | "UTG+2" | "MP" | "MP+1" | "MP+2" | "HJ" | "CO";

/** Those between the big blind and the button, by how many they are. */
const BETWEEN: readonly (readonly Position[])[] = [
  [],
  ["UTG"],
  ["UTG", "CO"],
  ["UTG", "HJ", "CO"],
  ["UTG", "MP", "HJ", "CO"],
  ["UTG", "UTG+1", "MP", "HJ", "CO"],
  ["UTG", "UTG+1", "MP", "MP+1", "HJ", "CO"],
  ["UTG", "UTG+1", "UTG+2", "MP", "MP+1", "HJ", "CO"],
  ["UTG", "UTG+1", "UTG+2", "MP", "MP+1", "MP+2", "HJ", "CO"],
  ["UTG", "UTG+1", "UTG+2", "MP", "MP+1", "MP+2", "HJ", "CO", "CO"],
];

/** The place of each player of a hand; a button on an empty seat leaves nobody on it (Rulebook C4, C5, C7). */
export function positions(opened: Opened): Position[] {
  const count = opened.seats.length;
  const named = new Map<number, Position>();
  for (const post of opened.posts) {
    if (post.kind === "small_blind") named.set(post.player, "SB");
    if (post.kind === "big_blind") named.set(post.player, "BB");
  }
  const button = opened.seats.indexOf(opened.button);
  if (button >= 0) named.set(button, "BTN");
  const others = opened.seats.map((_, player) => player).filter((player) => !named.has(player));
  const names = BETWEEN[Math.min(others.length, BETWEEN.length - 1)] ?? [];
  others.forEach((player, place) => named.set(player, names[place] ?? "UTG"));
  return Array.from({ length: count }, (_, player) => named.get(player) ?? "UTG");
}
