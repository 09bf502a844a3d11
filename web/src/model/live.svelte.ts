/**
 * A table on the screen: runes over the plain model. `table` and `hand` are snapshots; every change brings new ones,
 * so that a screen may compare what was with what is.
 */
import type { AnyAction, Choosing, Done, HandName, HostDeed, Legal as LegalActions, Numbered, OpenFace, Sign, Told, Turn } from "../generated/wire";
import { Cutter } from "../fair/cutter";
import { TurnClock } from "./clock";
import type { Connection, Status } from "./connection";
import type { Deal } from "./chinese";
import type { Hand } from "./hand";
import { AT_FIRST } from "./lifeline";
import { pause } from "./pace";
import { Table } from "./table";
import { Talk } from "./talk.svelte";
import type { Wish } from "./wish";

type SignName = Sign["sign"];

/** One step on the screen: the facts that were just applied, with the snapshots before and after them. */
export interface Step {
  readonly before: Table | null;
  readonly after: Table;
  readonly facts: readonly Numbered[];
  /** The table was told anew (first sight, or after a long absence): show it, do not move anything. */
  readonly fresh: boolean;
}

type Stance = Pick<Told, "seat" | "turn" | "legal" | "hand" | "next_hand" | "choosing" | "held" | "made" | "open_face">;

export class Live {
  /** The table as the screen shall show it, null until the first news. */
  table = $state.raw<Table | null>(null);
  hand = $derived<Hand | null>(this.table?.hand ?? null);
  deal = $derived<Deal | null>(this.table?.deal ?? null);
  /** My seat, 0 for a spectator. */
  seat = $state(0);
  turn = $state.raw<Turn | null>(null);
  /** The running clock of `turn`. */
  clock = $state.raw<TurnClock | null>(null);
  /** What I may do now; null when it is not my turn. */
  legal = $state.raw<LegalActions | null>(null);
  /** What my own cards make. */
  handName = $state.raw<HandName | null>(null);
  /** What the hands make that lie face up for all, by seat. */
  made = $state.raw<Readonly<Record<string, HandName>>>({});
  /** Milliseconds until the next hand when it was told, and when that was, by `performance.now()`. */
  nextHand = $state.raw<{ readonly left: number; readonly at: number } | null>(null);
  /** Who is asked which game comes next, null when nobody is; `at` is when it was told, by `performance.now()`. */
  choosing = $state.raw<(Choosing & { readonly at: number }) | null>(null);
  /** How a table of open-face Chinese stands beside its facts; `at` is when it was told, by `performance.now()`. */
  openFace = $state.raw<(OpenFace & { readonly at: number }) | null>(null);
  status = $state.raw<Status>(AT_FIRST);
  /** Whether the screen still has something to show of what was told: a run-out in progress. */
  running = $state(false);
  /** The room has no such table. */
  missing = $state(false);
  readonly tableId: string;
  /** My player index in the hand, -1 when I am not in it. */
  me = $derived(this.seat > 0 ? (this.table?.playerAt(this.seat) ?? -1) : -1);

  readonly talk = new Talk();
  /** The seats that are held for people of the waiting list, by seat: when that ends, by `performance.now()`. */
  held = $state.raw<ReadonlyMap<number, number>>(new Map());

  readonly #connection: Connection;
  readonly #stops: (() => void)[];
  readonly #watchers = new Set<(step: Step) => void>();
  readonly #cutter: Cutter;
  #model: Table;
  #queue: Numbered[] = [];
  #stance: Stance | null = null;
  #toldAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tableId: string, connection: Connection) {
    this.tableId = tableId;
    this.#connection = connection;
    this.#model = new Table(tableId);
    this.#cutter = new Cutter(tableId, (wish) => this.#wish(wish));
    this.#stops = [
      connection.onStatus((status) => {
        this.status = status;
        if (status.kind !== "live") this.#cutter.lost();
      }),
      connection.watch(tableId, 0, (told) => this.#told(told), (why) => (this.missing = why.code === "no_such_table"), (reply) => this.talk.heard(reply)),
    ];
  }

  /** Follow the steps, for motion, sounds and speech; returns how to stop. */
  onStep(watcher: (step: Step) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  act(action: AnyAction): Promise<Done> {
    return this.#wish({ type: "act", table: this.tableId, n: this.#model.n, action });
  }

  /** Without `post` I wait for the big blind instead of paying to be dealt in at once; so in the two below. */
  sit(seat: number, buyIn: number, post = true): Promise<Done> {
    return this.#wish({ type: "sit", table: this.tableId, seat, buy_in: buyIn, post });
  }

  stand(): Promise<Done> {
    return this.#wish({ type: "stand", table: this.tableId });
  }

  sitOut(): Promise<Done> {
    return this.#wish({ type: "sit_out", table: this.tableId });
  }

  sitIn(post = true): Promise<Done> {
    return this.#wish({ type: "sit_in", table: this.tableId, post });
  }

  buy(amount: number, post = true): Promise<Done> {
    return this.#wish({ type: "buy", table: this.tableId, amount, post });
  }

  /** Other plans: null and what is left out stays as it was. */
  intend(plan: { sit_out?: boolean; leave?: boolean; level?: number; move?: number; drop_buy?: boolean }): Promise<Done> {
    return this.#wish({ type: "intend", table: this.tableId, ...plan });
  }

  /** Wait for a seat. */
  queue(): Promise<Done> {
    return this.#wish({ type: "queue", table: this.tableId });
  }

  /** Wait no more, or pass on the seat that is held for me. */
  unqueue(): Promise<Done> {
    return this.#wish({ type: "unqueue", table: this.tableId });
  }

  say(text: string): Promise<Done> {
    return this.#wish({ type: "say", table: this.tableId, text });
  }

  sign(sign: SignName): Promise<Done> {
    return this.#wish({ type: "sign", table: this.tableId, sign });
  }

  /** As a host: let somebody not speak here, or speak again. */
  hush(player: string, on: boolean): Promise<Done> {
    return this.#wish({ type: "hush", table: this.tableId, player, on });
  }

  addBot(kind: string): Promise<Done> {
    return this.#wish({ type: "add_bot", table: this.tableId, kind });
  }

  dropBot(seat: number): Promise<Done> {
    return this.#wish({ type: "drop_bot", table: this.tableId, seat });
  }

  /** Play the next match of open-face Chinese. */
  confirm(): Promise<Done> {
    return this.#wish({ type: "confirm", table: this.tableId });
  }

  /** Straddle in every hand in which I may, or no longer. */
  straddle(on: boolean): Promise<Done> {
    return this.#wish({ type: "straddle", table: this.tableId, on });
  }

  /** The next game, when I am asked: its place in `choosing.games`. */
  choose(game: number): Promise<Done> {
    return this.#wish({ type: "choose", table: this.tableId, game });
  }

  /** What only a host may do. */
  host(deed: HostDeed): Promise<Done> {
    return this.#wish({ type: "host", table: this.tableId, deed });
  }

  /** Take back what I have asked the host for. */
  withdraw(): Promise<Done> {
    return this.#wish({ type: "withdraw", table: this.tableId });
  }

  /** Jump to the truth: show everything that was told. */
  skip(): void {
    clearTimeout(this.#timer);
    const facts = this.#queue.splice(0);
    this.#show(facts, false);
    this.#settle();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
    for (const stop of this.#stops) stop();
  }

  #wish(wish: Wish): Promise<Done> {
    return this.#connection.wish(wish);
  }

  #told(told: Told): void {
    if (this.#queue.length > 0) this.skip();
    void this.#cutter.hear(told);
    this.#stance = told;
    this.#toldAt = performance.now();
    if (told.fresh) {
      this.#model = new Table(this.tableId);
      this.#show(told.facts, true);
      return this.#settle();
    }
    this.#queue.push(...told.facts);
    this.#next();
  }

  /** Show facts up to the next pause. */
  #next(): void {
    let after = 0;
    const now: Numbered[] = [];
    while (this.#queue[0] && (after = this.#pauseBefore(this.#queue[0], now.length)) === 0) {
      const numbered = this.#queue.shift() as Numbered;
      now.push(numbered);
      this.#model.apply(numbered);
    }
    this.#publish(now, false);
    if (this.#queue.length === 0) return this.#settle();
    this.#rest();
    this.#timer = setTimeout(() => this.#resume(), after);
  }

  #resume(): void {
    const first = this.#queue.shift();
    if (!first) return this.#settle();
    this.#model.apply(first);
    this.#publish([first], false);
    this.#next();
  }

  /** Nothing waits while nobody looks, and my own turn never waits. */
  #pauseBefore(next: Numbered, shownNow: number): number {
    if (typeof document !== "undefined" && document.hidden) return 0;
    if (shownNow === 0 && !this.running) return 0;
    return pause(this.#model, next.fact);
  }

  #show(facts: readonly Numbered[], fresh: boolean): void {
    for (const numbered of facts) this.#model.apply(numbered);
    this.#publish(facts, fresh);
  }

  #publish(facts: readonly Numbered[], fresh: boolean): void {
    if (facts.length === 0 && !fresh && this.table) return;
    const before = this.table;
    const after = this.#model.copy();
    this.table = after;
    for (const watcher of this.#watchers) watcher({ before, after, facts, fresh });
  }

  /** Something is still to be shown: the decision that was is over, the one that comes is not yet here. */
  #rest(): void {
    this.running = true;
    this.turn = this.clock = this.legal = null;
  }

  /** Everything is shown: now the buttons, the clock and the hand's name may follow. */
  #settle(): void {
    this.running = false;
    const stance = this.#stance;
    if (!stance) return;
    const late = performance.now() - this.#toldAt;
    this.seat = stance.seat;
    this.turn = stance.turn;
    const stands = this.#model.desk.paused;
    this.clock = stance.turn ? new TurnClock({ ...stance.turn, left: stance.turn.left - (stands ? 0 : late), bank: Math.min(stance.turn.bank, stance.turn.left + stance.turn.bank - (stands ? 0 : late)) }, undefined, stands) : null;
    this.held = new Map(Object.entries(stance.held).map(([seat, left]) => [Number(seat), this.#toldAt + left]));
    this.legal = stance.legal;
    this.handName = stance.hand;
    this.made = stance.made;
    this.openFace = stance.open_face && { ...stance.open_face, at: this.#toldAt };
    this.choosing = stance.choosing && { ...stance.choosing, at: this.#toldAt };
    this.nextHand = stance.next_hand === null ? null : { left: stance.next_hand, at: this.#toldAt };
  }
}
