/** The guided first deal of Pineapple: facts of the real rules, and the pages that are told of them. */
import recorded from "../../generated/learn/first_deal.json";
import type { AnyFact, ChineseLegal, ChineseOpened, HandName, HandRecord, OpenFace } from "../../generated/wire";
import { ROWS, type Rows } from "../../model/chinese";
import { Table } from "../../model/table";
import { playersOf, type PlayerView } from "../../open-face/view";
import type { Reason } from "../hand/reasons";

/** What a row is called and pays with certain cards of the street in it. */
interface Lay {
  readonly name: HandName | null;
  readonly royalty: number;
}

export interface Page {
  readonly key: string;
  /** How many facts of the record have happened. */
  readonly facts: number;
  readonly rows: OpenFace["rows"];
  /** What the reader may lay, and where the story lays it; null where he only looks on. */
  readonly legal: ChineseLegal | null;
  readonly wish: Rows | null;
  /** For each row from the top down, by the cards of this street that lie there. */
  readonly lays: readonly Readonly<Record<string, Lay>>[];
  /** Every whole placement after which the hand is dead. */
  readonly dead: readonly Rows[];
  readonly why: readonly Reason[];
}

const RECORD = recorded.record as unknown as HandRecord;
export const PAGES = recorded.pages as unknown as readonly Page[];
/** The reader's index in the deal. */
export const ME = RECORD.player;
const OPENED = RECORD.facts.find((fact): fact is ChineseOpened => fact.type === "chinese_opened");
export const VARIANT = OPENED?.variant ?? "";

/** The table as it stands on a page; `names` are those of the players in the reader's language. */
export function tableAt(page: Page, names: readonly string[]): Table {
  const table = new Table(RECORD.table);
  RECORD.facts.slice(0, page.facts).forEach((fact, n) => table.apply({ n: n + 1, fact: named(fact, names) }));
  return table;
}

function named(fact: AnyFact, names: readonly string[]): AnyFact {
  if (fact.type === "chinese_opened") return { ...fact, names };
  if (fact.type !== "roll") return fact;
  return { ...fact, sittings: fact.sittings.map((one) => ({ ...one, name: names[OPENED?.seats.indexOf(one.seat) ?? -1] ?? one.name })) };
}

const sorted = (cards: readonly number[]) => cards.toSorted((one, next) => one - next).join(" ");
const same = (one: Rows, other: Rows) => ROWS.every((row) => sorted(one[row]) === sorted(other[row]));

/** Whether the reader laid what the story lays. */
export function follows(page: Page, placed: Rows): boolean {
  return page.wish !== null && same(page.wish, placed);
}

/** Whether the hand would be dead. */
export function isDead(page: Page, placed: Rows): boolean {
  return page.dead.some((rows) => same(rows, placed));
}

/** The players on a page, mine with the cards of this street that are laid. */
export function viewsAt(page: Page, table: Table, placed: Rows | null): readonly PlayerView[] {
  const views = playersOf(table, { openFace: { legal: null, clocks: [], confirming: null, rows: page.rows, at: 0 }, me: ME });
  return views.map((view) => (view.isMe && placed ? { ...view, ...withLaid(page, placed) } : view));
}

function withLaid(page: Page, placed: Rows) {
  const lays = ROWS.map((row) => page.lays[row]?.[sorted(placed[row])]);
  return {
    names: lays.map((lay) => lay?.name ?? null) as unknown as PlayerView["names"],
    royalties: lays.map((lay) => lay?.royalty ?? 0) as unknown as PlayerView["royalties"],
    fouled: isDead(page, placed),
  };
}
