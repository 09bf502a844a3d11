/**
 * A deal of open-face Chinese as this reader may see it: it only applies facts. There are no rules here: nothing is
 * ranked, decided or refused. A player is an index, 0 is the first left of the button; a row is 0 (top), 1, 2 (bottom).
 */
import type { ChineseEvent, ChineseOpened, HandScore, Locked, Match, PairScore, Settled } from "../generated/wire";

/** An unknown card: it lies face down for this reader. */
export const UNKNOWN = -1;

/** The rows from the top down, and how many cards each takes. */
export const SIZES = [3, 5, 5] as const;
export type Row = 0 | 1 | 2;
export const ROWS: readonly Row[] = [0, 1, 2];

type Cards = readonly number[];
export type Rows = readonly [Cards, Cards, Cards];

const NOTHING: Rows = [[], [], []];

/** One deal more of the running match, or the first of another; other players begin another circle. */
export function nextDeal(match: Match, players: readonly string[]): Match {
  if (match.deal > 0) return { ...match, deal: match.deal + 1, players, fantasy: [] };
  const same = players.length === match.players.length && players.every((player) => match.players.includes(player));
  const goesOn = same && match.circle < players.length;
  return { number: match.number + 1, deal: 1, players, fantasy: [], circle: goesOn ? match.circle : 0 };
}

export class Deal {
  readonly opened: ChineseOpened;
  readonly n: number;
  stacks: number[];
  /** What lies for good, for each player. */
  rows: Rows[];
  /** What lies there of the street in progress and may still be moved. */
  placed: Rows[];
  /** The cards of the street in progress. */
  given: Cards[];
  /** All that each player has thrown away; unknown but for his own. */
  discards: Cards[];
  /** How many streets each player is done with. */
  locked: number[];
  /** Whether a player's rows are still face down, set all at once. */
  covered: boolean[];
  /** Whether the clock placed the player's last street. */
  auto: boolean[];
  points: number[];
  /** What each hand was called and paid, empty until all are compared. */
  hands: readonly HandScore[] = [];
  pairs: readonly PairScore[] = [];
  transfers: Settled[] = [];
  /** The Fantasyland cards of each player in the next deal. */
  fantasyNext: number[];
  finished = false;

  constructor(opened: ChineseOpened) {
    const all = <T>(value: T): T[] => opened.seats.map(() => value);
    this.opened = opened;
    this.n = opened.seats.length;
    this.stacks = [...opened.stacks];
    this.rows = all(NOTHING);
    this.placed = all(NOTHING);
    this.given = all<Cards>([]);
    this.discards = all<Cards>([]);
    this.locked = all(0);
    this.covered = all(false);
    this.auto = all(false);
    this.points = all(0);
    this.fantasyNext = all(0);
  }

  /** A snapshot that no later fact changes. */
  copy(): Deal {
    const twin = Object.assign(new Deal(this.opened), this);
    for (const key of LISTS) Object.assign(twin, { [key]: [...this[key]] });
    return twin;
  }

  /** The player in this seat of the table, -1 if the seat was not dealt in. */
  playerAt(seat: number): number {
    return this.opened.seats.indexOf(seat);
  }

  nameOf(player: number): string {
    return this.opened.names[player] ?? "";
  }

  /** A player's rows as they lie now, those cards included that may still be moved. */
  rowsOf(player: number): Rows {
    const [lying, moving] = [this.rows[player] ?? NOTHING, this.placed[player] ?? NOTHING];
    return ROWS.map((row) => [...lying[row], ...moving[row]]) as unknown as Rows;
  }

  /** The cards of this street that a player still has in his hand. */
  handOf(player: number): Cards {
    const lying = (this.placed[player] ?? NOTHING).flat();
    return (this.given[player] ?? []).filter((card) => card === UNKNOWN || !lying.includes(card));
  }

  /** In which row a card of this street lies, null when it is still in the hand. */
  rowOf(player: number, card: number): Row | null {
    return ROWS.find((row) => this.placed[player]?.[row].includes(card)) ?? null;
  }

  /** Whether a player sets all of his cards at once and unseen. */
  inFantasy(player: number): boolean {
    return (this.opened.fantasy[player] ?? 0) > 0;
  }

  /** Whoever still owes a decision. */
  get toAct(): number[] {
    return this.given.flatMap((cards, player) => (cards.length > 0 ? [player] : []));
  }

  /** What each player has won or lost so far, in chips. */
  get gains(): number[] {
    return this.stacks.map((stack, player) => stack - (this.opened.stacks[player] ?? 0));
  }

  /** The deal records one fact: it never decides and never refuses. */
  apply(event: ChineseEvent): void {
    switch (event.type) {
      case "chinese_opened":
      case "shuffled":
        return;
      case "given":
        this.given[event.player] = event.cards;
        return;
      case "put":
        if (event.row >= 0) this.#put(event.player, event.card, event.row);
        return;
      case "card_moved":
        if (event.row < 0) return;
        this.#lift(event.player, event.card);
        return this.#put(event.player, event.card, event.row);
      case "taken_back":
        if (event.card >= 0) this.#lift(event.player, event.card);
        return;
      case "locked":
        return this.#locked(event);
      case "rows_shown":
        this.rows[event.player] = [event.top, event.middle, event.bottom];
        this.covered[event.player] = false;
        return;
      case "scored":
        return this.#scored(event.hands, event.pairs);
      case "settled":
        this.stacks[event.payer] = (this.stacks[event.payer] ?? 0) - event.amount;
        this.stacks[event.receiver] = (this.stacks[event.receiver] ?? 0) + event.amount;
        this.transfers = [...this.transfers, event];
        return;
      case "fantasy_earned":
        this.fantasyNext[event.player] = event.cards;
        return;
      case "chinese_ended":
        this.finished = true;
        return;
    }
  }

  #put(player: number, card: number, row: number): void {
    this.placed[player] = changed(this.placed[player], (cards, at) => (at === row ? [...cards, card] : cards));
  }

  #lift(player: number, card: number): void {
    this.placed[player] = changed(this.placed[player], (cards) => cards.filter((other) => other !== card));
  }

  #locked({ player, top, middle, bottom, discards, up, auto }: Locked): void {
    const added = [top, middle, bottom];
    this.rows[player] = changed(this.rows[player], (cards, row) => [...cards, ...(added[row] ?? [])]);
    this.placed[player] = NOTHING;
    this.discards[player] = [...(this.discards[player] ?? []), ...discards];
    this.given[player] = [];
    this.locked[player] = (this.locked[player] ?? 0) + 1;
    this.covered[player] = !up;
    this.auto[player] = auto;
  }

  #scored(hands: readonly HandScore[], pairs: readonly PairScore[]): void {
    this.hands = hands;
    this.pairs = pairs;
    for (const { first, second, points } of pairs) {
      this.points[first] = (this.points[first] ?? 0) + points;
      this.points[second] = (this.points[second] ?? 0) - points;
    }
  }
}

/** What a snapshot must not share. */
const LISTS = ["stacks", "rows", "placed", "given", "discards", "locked", "covered", "auto", "points", "transfers", "fantasyNext"] as const;

function changed(rows: Rows = NOTHING, change: (cards: Cards, row: number) => Cards): Rows {
  return rows.map(change) as unknown as Rows;
}
