/** The seats that are free, as a player looks at them who thinks of changing his. */
import type { Table } from "../../model/table";

export interface FreeSeat {
  readonly seat: number;
  /** Who sits next to it on the right: the player after whom one acts there; "" when there is nobody else. */
  readonly after: string;
}

/** Every free seat but those held for somebody who waits; `mine` counts as empty, for whoever moves leaves it. */
export function freeSeats(table: Pick<Table, "seats" | "sittings" | "queue">, mine: number): FreeSeat[] {
  const held = new Set([...table.queue.values()].map((waiter) => waiter.seat));
  const all = Array.from({ length: table.seats }, (_, n) => n + 1);
  return all.filter((seat) => !table.sittings.has(seat) && !held.has(seat)).map((seat) => ({ seat, after: nameBefore(table, seat, mine) }));
}

function nameBefore({ seats, sittings }: Pick<Table, "seats" | "sittings">, seat: number, mine: number): string {
  for (let step = 1; step < seats; step++) {
    const before = ((seat - 1 - step + seats) % seats) + 1;
    const sitting = sittings.get(before);
    if (sitting && before !== mine) return sitting.name;
  }
  return "";
}
