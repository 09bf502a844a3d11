/** The pots as the felt shows them. */
import type { Table } from "../../model/table";
import { isShowdown } from "./winning";

export interface PotView {
  readonly label: "pot" | "main" | "side";
  readonly number: number;
  readonly amount: number;
  /** Who can win it. */
  readonly names: readonly string[];
}

/** What lies in the middle; after a showdown, where there is room, what had lain there, for the eye to check. */
export function potViews(table: Table, keep: boolean): PotView[] {
  const hand = table.hand;
  if (!hand) return [];
  const names = (players: readonly number[]) => players.map((player) => hand.nameOf(player));
  if (keep && isShowdown(hand))
    return hand.awarded
      .map(({ pot, amount }): PotView => ({
        label: hand.pots.length === 1 ? "pot" : pot === 0 ? "main" : "side",
        number: pot, amount, names: names(hand.pots[pot]?.players ?? []),
      }))
      .concat(table.pots.map((pot) => ({ ...pot, names: names(pot.players) })))
      .toSorted((one, other) => one.number - other.number);
  return table.pots.map((pot) => ({ ...pot, names: names(pot.players) }));
}
