/**
 * The street that I lay at this moment: which card lies where, what is chosen, what can be undone. Every change is
 * shown at once and sent as a wish of its own, so that the room knows a half-made street; the room has the last word.
 */
import type { ChineseAction, ChineseLegal } from "../generated/wire";
import { ROWS, SIZES, type Deal, type Row, type Rows } from "../model/chinese";

export type Order = "dealt" | "rank" | "suit";
type Where = ReadonlyMap<number, Row>;
type Send = (action: ChineseAction) => Promise<boolean>;

export class Laying {
  /** The cards of the street as they were dealt. */
  readonly dealt: readonly number[];
  /** How many must be placed, and how many are then thrown away. */
  readonly toPlace: number;
  readonly discards: number;
  /** Where each placed card of this street lies, in the order of placing. */
  where = $state.raw<Where>(new Map());
  /** The card that the next row will take, -1 for none. */
  chosen = $state(-1);
  order = $state<Order>("dealt");
  /** What was proposed for this street, null before somebody asked. */
  proposal = $state.raw<Rows | null>(null);
  /** Ready is on its way. */
  sent = $state(false);
  /** Wishes whose answers have not come yet. */
  pending = $state(0);
  /** How many cards the last step has moved. */
  moved = 0;
  #before = $state.raw<readonly Where[]>([]);
  #waiting: Promise<unknown> = Promise.resolve();
  readonly #lying: readonly number[];
  readonly #send: Send;

  constructor(deal: Deal, legal: ChineseLegal, send: Send) {
    const placed = legal.placed.flat();
    this.dealt = deal.given[legal.player] ?? [...placed, ...legal.cards];
    this.toPlace = placed.length + legal.left;
    this.discards = legal.discards;
    this.#lying = (deal.rows[legal.player] ?? []).map((cards) => cards.length);
    this.#send = send;
    this.where = whereOf(legal.placed);
    this.#chooseNext();
  }

  /** The cards that are not placed yet, as they lie in the tray. */
  get hand(): readonly number[] {
    return this.tray.filter((card) => !this.where.has(card));
  }

  /** All cards of the street, in the order of the tray. */
  get tray(): readonly number[] {
    if (this.order === "dealt") return this.dealt;
    const key = this.order === "rank" ? (card: number) => card : (card: number) => (card & 3) * 13 + (card >> 2);
    return this.dealt.toSorted((a, b) => key(b) - key(a));
  }

  /** The cards of this street in each row. */
  get placed(): Rows {
    return ROWS.map((row) => [...this.where].filter(([, lies]) => lies === row).map(([card]) => card)) as unknown as Rows;
  }

  /** Whether all cards are set at once, as in Fantasyland and in closed Chinese: then they may be arranged. */
  get atOnce(): boolean {
    return this.toPlace === SIZES[0] + SIZES[1] + SIZES[2];
  }

  /** Whether the cards lie as they were proposed. */
  get arranged(): boolean {
    return this.proposal !== null && same(whereOf(this.proposal), this.where);
  }

  /** How many more cards a row takes. */
  room(row: Row): number {
    return SIZES[row] - (this.#lying[row] ?? 0) - this.placed[row].length;
  }

  get left(): number {
    return Math.max(0, this.toPlace - this.where.size);
  }

  get ready(): boolean {
    return this.left === 0 && !this.sent;
  }

  /** What will be thrown away, once enough is placed. */
  get thrown(): readonly number[] {
    return this.left === 0 ? this.hand : [];
  }

  get undoable(): boolean {
    return this.#before.length > 0 && !this.sent;
  }

  /** Whether a card may go to a row now. */
  fits(card: number, row: Row): boolean {
    if (this.sent || !this.dealt.includes(card) || this.where.get(card) === row) return false;
    return this.room(row) > 0 && (this.where.has(card) || this.left > 0);
  }

  choose(card: number): void {
    if (!this.sent) this.chosen = card;
  }

  /** Choose the next or the previous card of the tray that may be placed or moved. */
  step(by: number): void {
    const cards = this.tray;
    const at = cards.indexOf(this.chosen);
    this.choose(cards[(at + by + cards.length) % cards.length] ?? -1);
  }

  /** Put a card into a row, from the tray or from another row; false when it does not fit. */
  put(card: number, row: Row): boolean {
    if (!this.fits(card, row)) return false;
    const moves = this.where.has(card);
    this.#change(new Map([...this.where].filter(([other]) => other !== card)).set(card, row));
    void this.#ask([{ type: moves ? "move" : "place", card, row }]);
    return true;
  }

  /** Take a card of this street back into the tray. */
  back(card: number): boolean {
    if (this.sent || !this.where.has(card)) return false;
    this.#change(new Map([...this.where].filter(([other]) => other !== card)));
    void this.#ask([{ type: "take_back", card }]);
    this.chosen = card;
    return true;
  }

  undo(): boolean {
    const last = this.#before.at(-1);
    if (!last || this.sent) return false;
    this.#before = this.#before.slice(0, -1);
    const wishes = between(this.where, last);
    this.moved = movedBetween(this.where, last);
    this.where = last;
    this.#chooseNext();
    void this.#ask(wishes);
    return true;
  }

  /** Take all cards of this street back. */
  reset(): boolean {
    if (this.where.size === 0 || this.sent) return false;
    const wishes = between(this.where, new Map());
    this.#change(new Map());
    void this.#ask(wishes);
    return true;
  }

  /** Lay the cards as it was proposed, as one step; false when they lie so already, or may not be moved any more. */
  arrange(proposal: Rows): boolean {
    if (this.sent || !this.atOnce) return false;
    this.proposal = proposal;
    const where = whereOf(proposal);
    if (same(where, this.where)) return false;
    const wishes = between(this.where, where);
    this.#change(where);
    void this.#ask(wishes);
    return true;
  }

  /** Confirm the street, when all that was sent has been answered. */
  async confirm(): Promise<boolean> {
    if (!this.ready) return false;
    this.sent = true;
    await this.#waiting;
    const done = await this.#send({ type: "ready", discards: this.thrown });
    if (!done) this.sent = false;
    return done;
  }

  /** When every wish so far has been answered. */
  settled(): Promise<unknown> {
    return this.#waiting;
  }

  /** Whether the room knows every card of the street to lie where it lies here; `rows` are mine as the room tells them. */
  follows(rows: readonly (readonly number[])[]): boolean {
    return this.dealt.every((card) => (this.where.get(card) ?? -1) === rows.findIndex((cards) => cards.includes(card)));
  }

  /** What the room says lies there is the truth, as soon as nothing of mine is on its way. */
  follow(placed: Rows): void {
    if (this.pending > 0 || this.sent) return;
    const told = whereOf(placed);
    if (same(told, this.where)) return;
    this.moved = 0;
    this.where = told;
    this.#before = [];
    this.#chooseNext();
  }

  #change(where: Where): void {
    this.#before = [...this.#before, this.where];
    this.moved = movedBetween(this.where, where);
    this.where = where;
    this.#chooseNext();
  }

  /** The next card of the tray is chosen, as long as one more must be placed. */
  #chooseNext(): void {
    if (this.left === 0) this.chosen = -1;
    else if (this.chosen < 0 || this.where.has(this.chosen)) this.chosen = this.hand[0] ?? -1;
  }

  #ask(wishes: readonly ChineseAction[]): Promise<unknown> {
    this.pending += wishes.length;
    for (const wish of wishes) {
      const answered = this.#send(wish).finally(() => (this.pending -= 1));
      this.#waiting = Promise.all([this.#waiting, answered]);
    }
    return this.#waiting;
  }
}

function whereOf(placed: Rows): Where {
  return new Map(ROWS.flatMap((row) => placed[row].map((card) => [card, row] as const)));
}

function same(a: Where, b: Where): boolean {
  return a.size === b.size && [...a].every(([card, row]) => b.get(card) === row);
}

/** How many cards lie otherwise. */
function movedBetween(from: Where, to: Where): number {
  return new Set([...from.keys(), ...to.keys()].filter((card) => from.get(card) !== to.get(card))).size;
}

/** The wishes that lead from one street to another: first cards come back, then they are placed. */
function between(from: Where, to: Where): ChineseAction[] {
  const changed = [...from].filter(([card, row]) => to.get(card) !== row).map(([card]) => card);
  const placed = [...to].filter(([card, row]) => from.get(card) !== row);
  return [
    ...changed.map((card) => ({ type: "take_back", card }) as const),
    ...placed.map(([card, row]) => ({ type: "place", card, row }) as const),
  ];
}
