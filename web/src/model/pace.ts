/**
 * How long a fact stays alone on the screen before the next one is shown. The state is the truth at once; only a
 * run-out, where several streets come in one message, is told slowly (table-ux 39), with motion off as well.
 */
import type { AnyFact } from "../generated/wire";
import type { Table } from "./table";

export const PAUSE = { street: 900, faces: 600, award: 700, roundEnd: 350 } as const;

/** Milliseconds to wait before `next` is shown, when `table` is what the screen shows now. */
export function pause(table: Table, next: AnyFact): number {
  const hand = table.hand;
  if (!hand) return 0;
  const allIn = hand.live.length > 1 && hand.live.filter((player) => (hand.stacks[player] ?? 0) > 0).length <= 1;
  switch (next.type) {
    case "board":
      return allIn ? PAUSE.street : PAUSE.roundEnd;
    case "dealt":
      return allIn && hand.pots.length > 0 && hand.last[next.player]?.code !== "discard" && next.player === hand.live[0] ? PAUSE.street : 0;
    case "shown":
      return hand.shown.every((cards) => cards === null) && !hand.finished ? PAUSE.faces : 0;
    case "awarded":
      return hand.awarded.length === 0 || hand.live.length > 1 ? PAUSE.award : 0;
    default:
      return 0;
  }
}
