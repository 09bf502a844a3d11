/** The pots as the felt shows them. */
import type { Hand } from "../../model/hand";
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
    return hand.pots
      .map(({ players }, number): PotView => ({
        label: hand.pots.length === 1 ? "pot" : number === 0 ? "main" : "side",
        number, amount: awardedOf(hand, number) + (table.pots.find((pot) => pot.number === number)?.amount ?? 0), names: names(players),
      }))
      .filter(({ amount }) => amount > 0);
  return table.pots.map((pot) => ({ ...pot, names: names(pot.players) }));
}

/** What was paid out of a pot, in all of its parts. */
function awardedOf(hand: Hand, pot: number): number {
  return hand.awarded.filter((award) => award.pot === pot).reduce((sum, { amount }) => sum + amount, 0);
}
