/**
 * A hand as this reader may see it: it only applies facts. There are no rules here: nothing is ranked, decided or
 * refused. A player is an index, 0 is the first left of the button; `opened.seats` gives the seat of each.
 */
import type { Awarded, Dealt, Event, Opened, Pot, Posted, Wagered } from "../generated/wire";

/** An unknown card: it lies face down for this reader. */
export const UNKNOWN = -1;

export type DeedCode =
  | Posted["kind"]
  | "fold" | "check" | "call" | "bet" | "raise" | "show" | "muck" | "win"
  | "bring_in" | "discard" | "draw" | "pat" | "agree";

/** What a player did last, for the label at the seat: a code and the amount or the count that belongs to it (a raise: to). */
export interface Deed {
  readonly code: DeedCode;
  readonly amount: number;
  readonly allIn: boolean;
}

/** Forced payments that lie in front of their player as a bet; the others belong to the pot at once. */
const LIVE_POSTS: ReadonlySet<string> = new Set(["small_blind", "big_blind", "button_blind", "straddle", "post"]);

/** A deed stays at the seat for the street; these stay for the hand. */
const LASTING: ReadonlySet<DeedCode> = new Set<DeedCode>(["fold", "muck", "show", "win"]);

/** Deeds by which no chips go in. */
const UNPAID: ReadonlySet<DeedCode> = new Set<DeedCode>(["win", "discard", "draw", "pat", "agree"]);

export class Hand {
  readonly opened: Opened;
  readonly n: number;
  stacks: number[];
  /** Live bets of this round, in front of each player. */
  bets: number[];
  /** What each player has put into this hand and not got back, forced payments included. */
  paid: number[];
  /** Everything in the middle and in front of the players (table-ux 14: pots and live bets). */
  total: number;
  folded: boolean[];
  /** The hole cards of each player; `UNKNOWN` where they are hidden. */
  holes: number[][];
  board: number[] = [];
  /** The boards after the first, where there are several. */
  more: number[][] = [];
  /** The cards of each player that everybody sees, in stud. */
  ups: number[][];
  /** How many cards each player has thrown away in this hand. */
  discards: number[];
  /** How many cards each player took in each draw so far, 0 for standing pat. */
  draws: number[][];
  /** How often the bets have been gathered: a round of betting is told from the next by it. */
  rounds = 0;
  /** Who has acted in this round of betting. */
  acted: boolean[];
  /** The cards that would have come, if somebody asked. */
  rabbit: readonly number[] = [];
  /** "preflop", "flop", "turn", "river", at last "showdown". */
  street = "preflop";
  /** The pots as they were last gathered. */
  pots: Pot[] = [];
  /** What has been paid out of each pot, or raked. */
  taken: number[] = [];
  /** The cards that lie face up, by player. */
  shown: (readonly number[] | null)[];
  mucked: boolean[];
  finished = false;
  awarded: Awarded[] = [];
  /** The uncalled part that went back to each player. */
  returned: number[];
  /** What each player has won from the pots. */
  won: number[];
  last: (Deed | null)[];
  /** The highest total of the round: what a caller must reach. */
  price: number;
  raked = 0;
  carry = 0;

  constructor(opened: Opened) {
    const all = <T>(value: T): T[] => opened.seats.map(() => value);
    this.opened = opened;
    this.n = opened.seats.length;
    this.stacks = [...opened.stacks];
    this.bets = all(0);
    this.paid = all(0);
    this.folded = all(false);
    this.holes = opened.seats.map(() => []);
    this.ups = opened.seats.map(() => []);
    this.discards = all(0);
    this.draws = opened.seats.map(() => []);
    this.acted = all(false);
    this.more = Array.from({ length: opened.boards - 1 }, () => []);
    this.shown = all<readonly number[] | null>(null);
    this.mucked = all(false);
    this.returned = all(0);
    this.won = all(0);
    this.last = all<Deed | null>(null);
    this.price = opened.price;
    this.total = opened.carry;
  }

  /** A snapshot that no later fact changes. */
  copy(): Hand {
    const twin = Object.assign(new Hand(this.opened), this);
    for (const key of LISTS) Object.assign(twin, { [key]: [...this[key]] });
    for (const key of NESTED) Object.assign(twin, { [key]: this[key].map((cards) => [...cards]) });
    return twin;
  }

  /** The player in this seat of the table, -1 if the seat was not dealt in. */
  playerAt(seat: number): number {
    return this.opened.seats.indexOf(seat);
  }

  nameOf(player: number): string {
    return this.opened.names[player] ?? "";
  }

  isAllIn(player: number): boolean {
    return !this.finished && !this.folded[player] && this.stacks[player] === 0 && (this.paid[player] ?? 0) > 0;
  }

  /** Chips in the middle that no pot holds yet: antes and dead blinds before the first gathering. */
  get loose(): number {
    return this.pots.length > 0 ? 0 : this.total - sum(this.bets);
  }

  /** Who can still win. */
  get live(): number[] {
    return this.opened.seats.map((_, player) => player).filter((player) => !this.folded[player]);
  }

  /** Every board, the first one first. */
  get boards(): readonly (readonly number[])[] {
    return [this.board, ...this.more];
  }

  /** The hand records one fact: it never decides and never refuses. */
  apply(event: Event): void {
    switch (event.type) {
      case "opened":
      case "shuffled":
        return;
      case "posted":
        return this.#posted(event);
      case "dealt":
        return this.#dealt(event);
      case "board":
        return this.#turned(event.street, event.cards, event.board);
      case "discarded":
        return this.#threwAway(event.player, event.cards);
      case "brought_in":
        this.#pay(event.player, event.amount);
        this.bets[event.player] = (this.bets[event.player] ?? 0) + event.amount;
        this.price = Math.max(this.price, event.amount);
        this.acted[event.player] = true;
        return this.#did(event.player, "bring_in", event.amount);
      case "folded":
        this.folded[event.player] = true;
        return this.#did(event.player, "fold");
      case "checked":
        this.acted[event.player] = true;
        return this.#did(event.player, "check");
      case "called":
        this.#pay(event.player, event.amount);
        this.bets[event.player] = (this.bets[event.player] ?? 0) + event.amount;
        this.acted[event.player] = true;
        return this.#did(event.player, "call", event.amount);
      case "wagered":
        return this.#wagered(event);
      case "returned":
        return this.#gaveBack(event.player, event.amount);
      case "gathered":
        this.pots = [...event.pots];
        this.taken = event.pots.map(() => 0);
        this.bets.fill(0);
        this.price = 0;
        this.rounds += 1;
        this.acted.fill(false);
        return;
      case "shown":
        return this.#showed(event.player, event.cards);
      case "mucked":
        this.street = "showdown";
        this.mucked[event.player] = true;
        return this.#did(event.player, "muck");
      case "agreed":
        return this.#did(event.player, "agree", event.times);
      case "runs":
        this.more = Array.from({ length: event.times - 1 }, () => [...this.board]);
        return;
      case "bounty":
        this.stacks[event.payer] = (this.stacks[event.payer] ?? 0) - event.amount;
        this.stacks[event.player] = (this.stacks[event.player] ?? 0) + event.amount;
        return;
      case "rabbited":
        this.rabbit = event.cards;
        return;
      case "raked":
        this.raked += event.amount;
        return this.#takeFrom(event.pot, event.amount);
      case "awarded":
        return this.#awarded(event);
      case "ended":
        this.carry = event.carry;
        this.total -= event.carry;
        this.finished = true;
        return;
    }
  }

  #pay(player: number, amount: number): void {
    this.stacks[player] = (this.stacks[player] ?? 0) - amount;
    this.paid[player] = (this.paid[player] ?? 0) + amount;
    this.total += amount;
  }

  #did(player: number, code: DeedCode, amount = 0): void {
    const paid = amount > 0 && !UNPAID.has(code);
    this.last[player] = { code, amount, allIn: paid && this.stacks[player] === 0 };
  }

  #posted(event: Posted): void {
    this.#pay(event.player, event.amount);
    if (LIVE_POSTS.has(event.kind)) this.bets[event.player] = (this.bets[event.player] ?? 0) + event.amount;
    this.#did(event.player, event.kind, event.amount);
  }

  #dealt({ player, cards, up }: Dealt): void {
    this.holes[player] = [...(this.holes[player] ?? []), ...cards];
    if (up > 0) this.ups[player]?.push(...cards.slice(-up));
    const deed = this.last[player];
    if (deed?.code !== "discard") return;
    this.draws[player]?.push(deed.amount);
    this.#did(player, "draw", deed.amount);
  }

  #threwAway(player: number, cards: readonly number[]): void {
    const hole = [...(this.holes[player] ?? [])];
    for (const card of cards) {
      const known = hole.indexOf(card);
      const place = known >= 0 ? known : hole.indexOf(UNKNOWN);
      hole.splice(place >= 0 ? place : hole.length - 1, 1);
    }
    this.holes[player] = hole;
    this.discards[player] = (this.discards[player] ?? 0) + cards.length;
    if (cards.length === 0) this.draws[player]?.push(0);
    this.#did(player, cards.length === 0 ? "pat" : "discard", cards.length);
  }

  #turned(street: string, cards: readonly number[], number: number): void {
    this.street = street;
    if (number > 0) this.more[number - 1]?.push(...cards);
    else this.board = [...this.board, ...cards];
    this.last = this.last.map((deed) => (deed && (LASTING.has(deed.code) || deed.allIn) ? deed : null));
  }

  #wagered(event: Wagered): void {
    this.#pay(event.player, event.to - (this.bets[event.player] ?? 0));
    this.bets[event.player] = event.to;
    this.price = Math.max(this.price, event.to);
    this.acted[event.player] = true;
    this.#did(event.player, event.opens ? "bet" : "raise", event.to);
  }

  #gaveBack(player: number, amount: number): void {
    this.stacks[player] = (this.stacks[player] ?? 0) + amount;
    this.paid[player] = (this.paid[player] ?? 0) - amount;
    this.total -= amount;
    this.returned[player] = (this.returned[player] ?? 0) + amount;
    this.bets[player] = Math.max(0, (this.bets[player] ?? 0) - amount);
  }

  #showed(player: number, cards: readonly number[]): void {
    const before = this.shown[player];
    const up = cards.map((card, place) => (card === UNKNOWN ? (before?.[place] ?? UNKNOWN) : card));
    this.shown[player] = up;
    this.holes[player] = up.map((card, place) => (card === UNKNOWN ? (this.holes[player]?.[place] ?? UNKNOWN) : card));
    this.#did(player, "show");
  }

  #awarded(event: Awarded): void {
    this.street = "showdown";
    this.awarded = [...this.awarded, event];
    for (const win of event.wins) {
      this.stacks[win.player] = (this.stacks[win.player] ?? 0) + win.amount;
      this.won[win.player] = (this.won[win.player] ?? 0) + win.amount;
      this.#did(win.player, "win", this.won[win.player]);
      this.#takeFrom(event.pot, win.amount);
    }
  }

  #takeFrom(pot: number, amount: number): void {
    this.taken = this.pots.map((_, place) => (this.taken[place] ?? 0) + (place === pot ? amount : 0));
    this.total -= amount;
  }
}

const LISTS = [
  "stacks", "bets", "paid", "folded", "board", "pots", "taken", "shown", "mucked", "awarded", "returned", "won", "last",
  "discards", "acted",
] as const satisfies readonly (keyof Hand)[];

const NESTED = ["holes", "ups", "more", "draws"] as const satisfies readonly (keyof Hand)[];

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0);
}
