/** The guided first hand: facts of the real rules, applied as at a table, and the pages that are told of them. */
import recorded from "../../generated/learn/lesson.json";
import type { Action, AnyFact, HandName, HandRecord, Legal } from "../../generated/wire";
import { Table } from "../../model/table";
import type { Reason } from "./reasons";

/** A hand that the reader knows on a page: his own, and at the showdown that of another. */
export interface Known {
  readonly player: number;
  /** The best five, once there are five. */
  readonly cards: readonly number[];
  readonly name: HandName;
}

export interface Page {
  readonly key: string;
  /** How many facts of the record have happened. */
  readonly facts: number;
  /** What the reader may do, and what the story does; null where he only looks on. */
  readonly legal: Legal | null;
  readonly wish: Action | null;
  readonly hands: readonly Known[];
  readonly why: readonly Reason[];
}

const RECORD = recorded.record as unknown as HandRecord;
export const PAGES = recorded.pages as unknown as readonly Page[];
/** The reader's index in the hand. */
export const ME = RECORD.player;
export const SEAT = seats()[ME] ?? 0;
export const BIG_BLIND = opened()?.betting.big_blind ?? 1;

function opened() {
  return RECORD.facts.find((fact) => fact.type === "opened");
}

function seats(): readonly number[] {
  return opened()?.seats ?? [];
}

/** The table as it stands on a page; `names` are those of the players in the reader's language. */
export function tableAt(page: Page, names: readonly string[]): Table {
  const table = new Table(RECORD.table);
  RECORD.facts.slice(0, page.facts).forEach((fact, n) => table.apply({ n: n + 1, fact: named(fact, names) }));
  return table;
}

function named(fact: AnyFact, names: readonly string[]): AnyFact {
  if (fact.type === "opened") return { ...fact, names };
  if (fact.type !== "roll") return fact;
  return { ...fact, sittings: fact.sittings.map((one) => ({ ...one, name: names[seats().indexOf(one.seat)] ?? one.name })) };
}

/** Whether the reader did what the story does. */
export function follows(page: Page, action: Action): boolean {
  return page.wish?.type === action.type;
}
