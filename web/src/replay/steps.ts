/** A recorded hand, step by step: the same facts and the same `apply` as at the table, and no rules. */
import type { AnyFact, HandRecord } from "../generated/wire";
import type { Line } from "../model/log";
import { Table } from "../model/table";

/** What begins a step of its own; everything else belongs to the step before it. */
const STARTS: ReadonlySet<string> = new Set([
  "folded", "checked", "called", "wagered", "brought_in", "discarded", "board", "shown", "mucked", "agreed", "runs",
  "awarded", "bounty", "rabbited", "returned", "gathered", "raked",
]);
/** What is only the way to the next thing, and is shown together with it. */
const LEADS: ReadonlySet<string> = new Set(["returned", "gathered", "raked"]);

/** A place on the rail that has a name: the deal, a street, the score, the end. */
export interface Mark {
  readonly step: number;
  readonly what: "deal" | "score" | "end" | (string & {});
  /** The number of a street that has no name of its own, 0 for one that has. */
  readonly number?: number;
}

/** One line of the list of what was done, and the step at which it is seen. */
export interface StepLine {
  readonly step: number;
  readonly line: Line;
}

/** A finished hand or deal in steps, as the frame of the replayer wants it. */
export interface Steps {
  readonly record: HandRecord;
  readonly last: number;
  readonly lines: readonly StepLine[];
  readonly marks: readonly Mark[];
  readonly final: Table;
  linesAt(step: number): readonly Line[];
}

export class Replay implements Steps {
  readonly record: HandRecord;
  /** The number of facts that are told at each step; step 0 is the hand just dealt. */
  readonly ends: readonly number[];
  readonly lines: readonly StepLine[];
  readonly marks: readonly Mark[];
  readonly final: Table;
  /** The reader's own seat, 0 if he was not in the hand. */
  readonly seat: number;

  constructor(record: HandRecord) {
    this.record = record;
    this.ends = endsOf(record.facts);
    this.final = this.at(this.ends.length - 1);
    this.seat = this.final.hand?.opened.seats[record.player] ?? 0;
    this.lines = this.final.lines.map((line) => ({ step: this.#stepOf(line.n), line }));
    const streets = this.lines.filter(({ line }) => line.code === "street" && line.board === 0);
    const last = this.ends.length - 1;
    this.marks = [{ step: 0, what: "deal" }, ...streets.map(({ step, line }) => ({ step, what: line.what })), { step: last, what: "end" }];
  }

  get last(): number {
    return this.ends.length - 1;
  }

  /** The table as it was seen after a step. */
  at(step: number): Table {
    const table = new Table(this.record.table);
    const end = this.ends[Math.min(Math.max(0, step), this.ends.length - 1)] ?? 0;
    this.record.facts.slice(0, end).forEach((fact, n) => table.apply({ n: n + 1, fact }));
    return table;
  }

  /** What was done in a step. */
  linesAt(step: number): readonly Line[] {
    return this.lines.filter((one) => one.step === step).map(({ line }) => line);
  }

  #stepOf(n: number): number {
    return Math.max(0, this.ends.findIndex((end) => end >= n));
  }
}

function endsOf(facts: readonly AnyFact[]): number[] {
  const starts: number[] = [];
  let played = false;
  facts.forEach((fact, n) => {
    const before = facts[n - 1]?.type ?? "";
    const dealt = played && fact.type === "dealt" && before !== "dealt" && !LEADS.has(before);
    if ((STARTS.has(fact.type) && !LEADS.has(before)) || dealt) starts.push(n);
    played ||= STARTS.has(fact.type);
  });
  return [...starts, facts.length];
}
