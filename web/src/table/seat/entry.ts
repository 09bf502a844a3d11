/** What it costs to be dealt in by who is new or has missed blinds, and whether there is a choice (Rulebook C11 to C13). */
import type { Sitting, TableSpec } from "../../generated/wire";
import type { Table } from "../../model/table";

/** A choice between posting now and waiting for the big blind. */
export interface Entry {
  /** Why something has to be posted. */
  readonly why: "new" | "missed";
  /** The part that counts as a bet and the part that goes to the pot; null when the seat decides it (buy_button). */
  readonly cost: { readonly live: number; readonly dead: number } | null;
}

type Marks = Sitting["marks"];
const NEW: Marks = ["new"];

/** The choice of who would sit down now (seat 0) or sits in this seat; null when there is nothing to choose. */
export function entryOf(table: Table, seat: number): Entry | null {
  const marks = seat > 0 ? (table.sittings.get(seat)?.marks ?? []) : table.button > 0 ? NEW : [];
  if (!table.spec || marks.length === 0 || !runs(table, seat)) return null;
  return priceOf(table.spec, marks);
}

/** Whether who sits here is dealt in only when the big blind comes: by own choice, or because the table asks it. */
export function waitsForBlind(table: Table, seat: number): boolean {
  const sitting = table.sittings.get(seat);
  if (!sitting || sitting.away || sitting.stack === 0 || sitting.marks.length === 0 || !runs(table, seat)) return false;
  return sitting.waits || mustWait(table.spec, sitting.marks);
}

/** With fewer than two others who owe nothing a new game begins, and everybody is in free; so is who posts only antes. */
function runs(table: Table, seat: number): boolean {
  const { spec } = table;
  if (!spec || spec.house.ante_type === "ante_only" || spec.betting.big_blind <= 0) return false;
  const ready = [...table.sittings.values()].filter((one) => one.seat !== seat && !one.away && !one.leaving && one.marks.length === 0);
  return ready.length >= 2;
}

function mustWait(spec: TableSpec | null, marks: Marks): boolean {
  return marks.includes("new") ? spec?.house.new_player_posts === "must_wait" : spec?.house.missed_blind_policy === "wait_for_bb";
}

function priceOf({ house, betting }: TableSpec, marks: Marks): Entry | null {
  const [small, big] = [betting.small_blind, betting.big_blind];
  if (marks.includes("new")) return house.new_player_posts === "post_or_wait" ? { why: "new", cost: { live: big, dead: 0 } } : null;
  const policy = house.missed_blind_policy;
  if (policy === "wait_for_bb") return null;
  if (policy === "buy_button" && house.button_rule !== "dead") return { why: "missed", cost: null };
  if (!marks.includes("big_blind")) return { why: "missed", cost: policy === "seed" ? { live: big, dead: 0 } : { live: 0, dead: small } };
  return { why: "missed", cost: { live: big, dead: policy === "seed" || marks.includes("small_blind") ? small : 0 } };
}
