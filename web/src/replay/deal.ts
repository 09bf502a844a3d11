/**
 * A recorded deal of open-face Chinese, step by step: what comes into a hand that the reader may see, what is laid, and
 * at last the score number by number. The same facts and the same `apply` as at the table, and no rules.
 */
import type { AnyFact, HandTold, OpenFace } from "../generated/wire";
import { UNKNOWN } from "../model/chinese";
import type { Line } from "../model/log";
import { Table } from "../model/table";
import { taleOf, type Beat, type Tale } from "../open-face/tale";
import type { Mark, StepLine, Steps } from "./steps";

type Rows = OpenFace["rows"];

/** A street that I have laid, by its number. */
export interface Mine {
  readonly number: number;
  readonly step: number;
}

export class DealReplay implements Steps {
  readonly record: HandTold;
  /** The number of facts that are told at each step, and then at each beat of the score. */
  readonly ends: readonly number[];
  /** The first step that tells a number of the score. */
  readonly scored: number;
  readonly lines: readonly StepLine[];
  readonly marks: readonly Mark[];
  readonly final: Table;
  /** The reader's index in the deal, -1 if he was not in it. */
  readonly me: number;
  readonly tale: Tale | null;

  constructor(record: HandTold) {
    const { facts } = record;
    this.record = record;
    this.me = record.player;
    this.final = tableOf(record, facts.length);
    this.tale = this.final.deal ? taleOf(this.final.deal, this.me) : null;
    const played = endsOf(facts);
    const beats = this.tale?.beats.length ?? 0;
    const score = facts.findIndex(({ type }) => type === "scored") + 1;
    this.scored = played.length;
    this.ends = beats > 0 ? [...played, ...Array.from({ length: beats - 1 }, () => score), facts.length] : [...played, facts.length];
    this.lines = this.final.lines.map((line) => ({ step: this.#stepOf(line.n), line }));
    this.marks = this.#marks(beats > 0);
  }

  get last(): number {
    return this.ends.length - 1;
  }

  at(step: number): Table {
    return tableOf(this.record, this.ends[this.#within(step)] ?? 0);
  }

  /** How many numbers of the score have been told. */
  told(step: number): number {
    return Math.max(0, this.#within(step) - this.scored + 1);
  }

  /** The number of the score that is told at a step. */
  beatAt(step: number): Beat | null {
    return this.tale?.beats[this.told(step) - 1] ?? null;
  }

  linesAt(step: number): readonly Line[] {
    return this.lines.filter((one) => one.step === step).map(({ line }) => line);
  }

  /** What the rows of each seat are and pay at a step, half-made ones too, as the room tells it. */
  rowsAt(step: number): Rows {
    const n = this.ends[this.#within(step)] ?? 0;
    const seats = this.final.deal?.opened.seats ?? [];
    return Object.fromEntries(seats.flatMap((seat, player) => {
      const last = this.record.standings.findLast((one) => one.player === player && one.n <= n);
      return last ? [[String(seat), last.rows]] : [];
    }));
  }

  /** My own placements in the order of play: the street, 0 is the first, and the step at which it lies; none that the clock laid. */
  get mine(): readonly Mine[] {
    const laid = this.record.facts.flatMap((fact, n) => (fact.type === "locked" && fact.player === this.me ? [{ auto: fact.auto, step: this.#stepOf(n + 1) }] : []));
    return laid.flatMap(({ auto, step }, number) => (auto ? [] : [{ number, step }]));
  }

  #within(step: number): number {
    return Math.min(Math.max(0, step), this.last);
  }

  #stepOf(n: number): number {
    return Math.max(0, this.ends.findIndex((end) => end >= n));
  }

  #marks(told: boolean): Mark[] {
    const { facts } = this.record;
    const streets = new Map<number, number>();
    facts.forEach((fact, n) => {
      if (fact.type === "given" && fact.street > 0 && !streets.has(fact.street)) streets.set(fact.street, this.#stepOf(n + 1));
    });
    return [
      { step: 0, what: "deal" },
      ...[...streets].map(([street, step]) => ({ step, what: "", number: street + 1 })),
      ...(told ? [{ step: this.scored, what: "score" }] : []),
      { step: this.last, what: "end" },
    ];
  }
}

function tableOf(record: HandTold, count: number): Table {
  const table = new Table(record.table);
  record.facts.slice(0, count).forEach((fact, n) => table.apply({ n: n + 1, fact }));
  return table;
}

const isKnown = (fact: AnyFact) => fact.type === "given" && fact.cards.every((card) => card !== UNKNOWN);

/** What moves a deal; facts of the table may come between. */
const MOVES: ReadonlySet<string> = new Set(["given", "put", "card_moved", "taken_back", "locked", "rows_shown", "scored"]);

/** A step ends when cards have come to somebody, when somebody is done with a street, and when rows are turned up. */
function endsOf(facts: readonly AnyFact[]): number[] {
  const moves = facts.flatMap((fact, n) => (MOVES.has(fact.type) ? [{ fact, end: n + 1 }] : []));
  return moves.filter(({ fact }, n) => {
    const next = moves[n + 1]?.fact;
    // Cards that nobody may see are shown together with what was laid before them.
    if (fact.type === "locked") return !(next?.type === "given" && !isKnown(next));
    return (fact.type === "given" || fact.type === "rows_shown") && next?.type !== fact.type;
  }).map(({ end }) => end);
}
