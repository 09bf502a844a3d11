/** The rows of the lobby: in which order, and with which verb. */
import type { TableRow } from "../../generated/wire";

export type Verb = "return" | "sit" | "watch";

export function taken(row: TableRow): number {
  return row.players + row.bots;
}

/** Whether nobody else can sit down: all seats are taken, or a tournament is running. */
export function isFull(row: TableRow): boolean {
  return row.running || taken(row) >= row.spec.seats;
}

/** What the one button of a row does. */
export function verbOf(row: TableRow): Verb {
  return row.mine ? "return" : isFull(row) ? "watch" : "sit";
}

/** My own tables first, then, if wished, those with free seats; else as the room tells them. */
export function ordered(rows: readonly TableRow[], variant: string, freeFirst: boolean): TableRow[] {
  const weight = (row: TableRow) => (row.mine ? 0 : freeFirst && isFull(row) ? 2 : 1);
  return rows
    .filter((row) => variant === "all" || row.now.variant === variant)
    .map((row, place) => ({ row, place }))
    .sort((one, other) => weight(one.row) - weight(other.row) || one.place - other.place)
    .map(({ row }) => row);
}

/** Which greeting an hour of the day asks for. */
export function greeting(hour: number): "morning" | "day" | "evening" | "night" {
  if (hour < 5) return "night";
  if (hour < 12) return "morning";
  return hour < 18 ? "day" : "evening";
}
