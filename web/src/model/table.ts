/** A table as this reader may see it: it only applies facts, those of the table and those of its hands. */
import type {
  AnyFact, ChineseEvent, Corrected, Cut, Desk, Event, Finish, HostFact, Match, Numbered, Place, Plan, Roll, Seal, Sitting, TableSpec, Tournament, TournamentEnded,
  Voided, Waiter,
} from "../generated/wire";
import { deskAfter, heard, isHostFact, NOBODY, withoutCorrection } from "./desk";
import { Deal, nextDeal } from "./chinese";
import { Hand } from "./hand";
import { linesOf, type Line } from "./log";
import { positions, type Position } from "./position";

const LINES_KEPT = 400;

/** A pot as the felt shows it: `label` is "pot" when it is the only one. */
export interface LabelledPot {
  readonly label: "pot" | "main" | "side";
  readonly number: number;
  readonly amount: number;
  readonly players: readonly number[];
}

export class Table {
  readonly id: string;
  /** The number of the last fact. */
  n = 0;
  spec: TableSpec | null = null;
  /** What the host has decided. */
  desk: Desk = NOBODY;
  sittings = new Map<number, Sitting>();
  /** The seat with the button, 0 before the first hand. */
  button = 0;
  /** The number of the hand that runs or ran last. */
  handNumber = 0;
  carry = 0;
  /** Where the rotation stands in the running or last hand, null where one game is played. */
  place: Place | null = null;
  /** Whether a bomb pot is still to come. */
  bombCalled = false;
  /** Who waits for a seat, by player, the first first. */
  queue = new Map<string, Waiter>();
  /** The running hand; it stays, finished, until the next one begins. */
  hand: Hand | null = null;
  /** The running deal of open-face Chinese; it stays, finished, until the next one begins. */
  deal: Deal | null = null;
  /** Where the matches of open-face Chinese stand, null where betting games are played. */
  match: Match | null = null;
  /** Where the tournaments of this table stand. */
  tournament: Tournament = NO_TOURNAMENT;
  /** How the tournament of the last deal has ended, the best first; empty: it goes on, or there was none. */
  finishes: readonly Finish[] = [];
  positions: Position[] = [];
  /** The seal of the deck that waits for the next deal, null while there is none. */
  sealed: Seal | null = null;
  /** How the deck of the running hand was cut, null when it was not. */
  cut: Cut | null = null;
  lines: Line[] = [];
  /** Seats whose player of the hand still sits there: a seat that changed hands is no longer the hand's. */
  #dealtIn = new Set<number>();
  /** Who has changed the seat after the hand: the new seat, and that of the hand. */
  #cameFrom = new Map<number, number>();
  /** The seat whose next action is the clock's and not the player's. */
  #timedOut = 0;
  /** The table before the hand, in case it does not count. */
  #before: Roll | null = null;
  /** The spec by which the next hand will be played, while this one or its match is not over. */
  #coming: TableSpec | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** A snapshot that no later fact changes: screens compare two of them. */
  copy(): Table {
    const twin = Object.assign(new Table(this.id), this);
    twin.sittings = new Map(this.sittings);
    twin.queue = new Map(this.queue);
    twin.hand = this.hand?.copy() ?? null;
    twin.deal = this.deal?.copy() ?? null;
    twin.lines = this.lines.slice();
    twin.#dealtIn = new Set(this.#dealtIn);
    twin.#cameFrom = new Map(this.#cameFrom);
    twin.#timedOut = this.#timedOut;
    twin.#before = this.#before;
    twin.#coming = this.#coming;
    return twin;
  }

  get seats(): number {
    return this.spec?.seats ?? 0;
  }

  /** Whether a hand or a deal is being played at this moment. */
  get playing(): boolean {
    const played = this.deal ?? this.hand;
    return played !== null && !played.finished;
  }

  /** Whether a hand is being played, or a match or tournament is not over. */
  get inPlay(): boolean {
    return this.playing || (this.match !== null && this.match.deal > 0) || this.tournament.entrants.length > 0;
  }

  /** How many have yet to enter before a tournament begins. */
  get lacks(): number {
    const seats = this.spec?.tournament.circles && this.tournament.entrants.length === 0 ? this.spec.seats : 0;
    return Math.max(0, seats - [...this.sittings.values()].filter(({ stack }) => stack > 0).length);
  }

  /** The player of the running hand who sits in this seat, -1 for nobody. */
  playerAt(seat: number): number {
    return this.#dealtIn.has(seat) ? ((this.deal ?? this.hand)?.playerAt(seat) ?? -1) : -1;
  }

  positionAt(seat: number): Position | null {
    const player = this.playerAt(seat);
    return player < 0 ? null : (this.positions[player] ?? null);
  }

  nameAt(seat: number): string {
    return this.sittings.get(seat)?.name ?? "";
  }

  /** Pots and live bets together. */
  get total(): number {
    return this.hand?.total ?? 0;
  }

  /** The pots in the middle, named; chips that lie there before the first gathering count as the pot. */
  get pots(): LabelledPot[] {
    const hand = this.hand;
    if (!hand) return [];
    const pots = hand.pots.length > 0 ? hand.pots : hand.loose > 0 ? [{ amount: hand.loose, players: hand.live }] : [];
    return pots
      .map(({ amount, players }, number) => {
        const label = pots.length === 1 ? ("pot" as const) : number === 0 ? ("main" as const) : ("side" as const);
        return { label, number, amount: amount - (hand.taken[number] ?? 0), players };
      })
      .filter((pot) => pot.amount > 0);
  }

  /** The table records one fact and its number. */
  apply({ n, fact }: Numbered): void {
    const gone = fact.type === "stood" ? this.nameAt(fact.seat) : fact.type === "unqueued" ? (this.queue.get(fact.player)?.name ?? "") : "";
    this.n = n;
    this.#record(fact);
    const lines = linesOf(n, fact, this.deal ?? this.hand, (seat) => gone || this.nameAt(seat), (player) => gone || (this.queue.get(player)?.name ?? ""));
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-LINES_KEPT);
  }

  #record(fact: AnyFact): void {
    switch (fact.type) {
      case "roll":
        return this.#rolled(fact);
      case "sealed":
        this.sealed = fact.seal;
        return;
      case "cut":
        this.cut = fact;
        return;
      case "sat":
        this.#dealtIn.delete(fact.seat);
        this.desk = heard(this.desk, fact.player);
        this.queue.delete(fact.player);
        this.sittings.set(fact.seat, {
          ...NEWLY, ...pick(fact), marks: fact.new ? ["new"] : [], waits: fact.waits,
        });
        return;
      case "stood":
        this.#dealtIn.delete(fact.seat);
        this.#cameFrom.delete(fact.seat);
        this.sittings.delete(fact.seat);
        this.desk = heard(this.desk, fact.player);
        return;
      case "leaving":
        return this.#change(fact.seat, { leaving: true });
      case "away":
        return this.#change(fact.seat, { away: true, confirmed: false, plan: { ...this.#plan(fact.seat), sit_out: false } });
      case "back":
        return this.#change(fact.seat, { away: false, timeouts: 0, waits: fact.waits });
      case "missed":
        return this.#change(fact.seat, { marks: [...new Set([...this.#marks(fact.seat), fact.blind])] });
      case "timed_out":
        this.#timedOut = fact.seat;
        return this.#change(fact.seat, { timeouts: (this.sittings.get(fact.seat)?.timeouts ?? 0) + 1 });
      case "straddling":
        return this.#change(fact.seat, { straddles: fact.on });
      case "chosen":
      case "clocked": // what is left of anybody's time is told with every decision
      case "banked":
        return;
      case "confirmed":
        return this.#change(fact.seat, { confirmed: true });
      case "match_stands":
        this.match = fact.match;
        if (this.tournament.entrants.length > 0 && fact.match.deal === 0) this.tournament = { ...this.tournament, matches: this.tournament.matches + 1 };
        return this.#takeSpec();
      case "tournament_began":
        this.tournament = { ...NO_TOURNAMENT, number: fact.number, entrants: fact.entrants, length: fact.length };
        return;
      case "knocked_out":
        this.tournament = { ...this.tournament, out: [...this.tournament.out, [this.sittings.get(fact.seat)?.player ?? "", fact.first, fact.last]] };
        return;
      case "tournament_ended":
        return this.#tournamentEnded(fact);
      case "bomb_called":
        this.bombCalled = true;
        return;
      case "changed":
        this.#coming = fact.spec;
        return this.#takeSpec();
      case "bought":
        this.desk = heard(this.desk, this.sittings.get(fact.seat)?.player ?? "");
        return this.#change(fact.seat, { stack: (this.sittings.get(fact.seat)?.stack ?? 0) + fact.amount, plan: { ...this.#plan(fact.seat), buy: 0 } });
      case "intended":
        return this.#change(fact.seat, { plan: fact.plan });
      case "moved":
        return this.#moved(fact.seat, fact.to, fact.new);
      case "queued":
        this.queue.set(fact.player, { player: fact.player, name: fact.name, seat: 0 });
        return;
      case "unqueued":
        this.queue.delete(fact.player);
        return;
      case "offered":
        this.queue.set(fact.player, { player: fact.player, name: this.queue.get(fact.player)?.name ?? "", seat: fact.seat });
        return;
      default:
        if (isHostFact(fact)) return this.#hosted(fact);
        return fact.type === "chinese_opened" || this.deal ? this.#laid(fact as ChineseEvent) : this.#played(fact as Event);
    }
  }

  #hosted(fact: HostFact): void {
    const bot = fact.type === "kicked" && (this.sittings.get(fact.seat)?.bot ?? false);
    this.desk = deskAfter(this.desk, fact, bot);
    if (fact.type === "kicked") this.#change(fact.seat, { removed: true });
    else if (fact.type === "corrected") this.#corrected(fact);
    else if (fact.type === "voided") this.#voided(fact);
  }

  /** All chips are shared by place, outside of the table. */
  #tournamentEnded({ number, finishes }: TournamentEnded): void {
    this.tournament = { ...NO_TOURNAMENT, number };
    this.finishes = finishes;
    for (const { seat } of finishes) this.#change(seat, { stack: 0 });
    this.#takeSpec();
  }

  #corrected({ seat, amount, source }: Corrected): void {
    this.desk = { ...this.desk, corrections: withoutCorrection(this.desk, this.sittings.get(seat)?.player ?? "") };
    this.#change(seat, { stack: (this.sittings.get(seat)?.stack ?? 0) + amount });
    if (source > 0) this.#change(source, { stack: (this.sittings.get(source)?.stack ?? 0) - amount });
  }

  /** The hand does not count: stacks, button and marks are as before it, but for who has come or gone since. */
  #voided(_: Voided): void {
    const [hand, rolled] = [this.deal ?? this.hand, this.#before];
    if (!hand || !rolled) return;
    for (const seat of [...this.#dealtIn, ...this.#cameFrom.keys()]) {
      const then = this.#cameFrom.get(seat) ?? seat;
      const [player, before] = [hand.playerAt(then), rolled.sittings.find((one) => one.seat === then)];
      const won = (hand.stacks[player] ?? 0) - (hand.opened.stacks[player] ?? 0);
      const stack = (this.sittings.get(seat)?.stack ?? 0) - won;
      this.#change(seat, { stack, marks: before?.marks ?? [], waits: before?.waits ?? false });
    }
    this.button = rolled.button;
    this.carry = rolled.carry;
    this.hand = this.deal = null;
    const same = JSON.stringify(this.spec) === JSON.stringify(rolled.spec); // no match of another game goes on
    this.match = same || !rolled.match ? rolled.match : { ...rolled.match, deal: 0, fantasy: [] };
    this.tournament = rolled.tournament ?? NO_TOURNAMENT;
    this.positions = [];
    this.#timedOut = 0;
    this.#dealtIn.clear();
    this.#takeSpec();
  }

  #moved(seat: number, to: number, isNew: boolean): void {
    const sitting = this.sittings.get(seat);
    if (!sitting) return;
    if (this.playerAt(seat) >= 0 || this.#cameFrom.has(seat)) this.#cameFrom.set(to, this.#cameFrom.get(seat) ?? seat);
    this.#cameFrom.delete(seat);
    this.#dealtIn.delete(seat);
    this.#dealtIn.delete(to);
    this.sittings.delete(seat);
    const marks = sitting.marks.length > 0 || !isNew ? sitting.marks : (["new"] as const);
    this.sittings.set(to, { ...sitting, seat: to, marks, waits: false, plan: { ...sitting.plan, move: 0 } });
  }

  #plan(seat: number): Plan {
    return this.sittings.get(seat)?.plan ?? NO_PLAN;
  }

  /** Who acts himself has no timeouts in a row any more; the action after a timeout is the clock's. */
  #acted(player: number): void {
    const seat = (this.deal ?? this.hand)?.opened.seats[player] ?? 0;
    if (seat === this.#timedOut) this.#timedOut = 0;
    else if (this.#dealtIn.has(seat)) this.#change(seat, { timeouts: 0 });
  }

  #rolled(roll: Roll): void {
    this.spec = roll.spec;
    this.desk = roll.desk;
    this.#before = roll;
    this.#cameFrom.clear();
    this.sittings = new Map(roll.sittings.map((sitting) => [sitting.seat, sitting]));
    this.queue = new Map(roll.queue.map((waiter) => [waiter.player, waiter]));
    this.button = roll.button;
    this.handNumber = roll.hand;
    this.carry = roll.carry;
    this.place = roll.place;
    this.bombCalled = roll.bomb_called;
    this.#coming = roll.coming;
    this.match = roll.match;
    this.tournament = roll.tournament ?? NO_TOURNAMENT;
    this.finishes = [];
    this.hand = null;
    this.deal = null;
    this.positions = [];
    this.sealed = this.cut = null;
    this.#timedOut = 0;
    this.#dealtIn.clear();
  }

  #played(event: Event): void {
    if (event.type === "opened") {
      this.hand = new Hand(event);
      this.button = event.button;
      this.handNumber = event.hand;
      this.positions = positions(event);
      this.#dealtIn = new Set(event.seats);
      const blinds = event.posts.some((post) => post.kind === "big_blind");
      if (blinds) for (const seat of event.seats) this.#change(seat, { marks: [], waits: false });
    }
    if (ACTING.has(event.type) && "player" in event) this.#acted(event.player);
    const hand = this.hand;
    if (!hand) return;
    const over = hand.finished;
    hand.apply(event);
    if (event.type === "ended") this.#ended(event.carry);
    if (over) return; // cards that are shown after the end move no chips, and new chips may have come since
    for (const seat of this.#dealtIn) this.#change(seat, { stack: hand.stacks[hand.playerAt(seat)] ?? 0 });
  }

  /** A fact of a deal of open-face Chinese. */
  #laid(event: ChineseEvent): void {
    if (event.type === "chinese_opened") {
      this.deal = new Deal(event);
      this.match = this.match && nextDeal(this.match, event.seats.map((seat) => this.sittings.get(seat)?.player ?? ""));
      this.button = event.button;
      this.handNumber = event.hand;
      this.#dealtIn = new Set(event.seats);
      for (const seat of event.seats) this.#change(seat, { confirmed: false });
    }
    const deal = this.deal;
    if (!deal) return;
    deal.apply(event);
    if (event.type === "locked") this.#acted(event.player);
    for (const seat of this.#dealtIn) this.#change(seat, { stack: deal.stacks[deal.playerAt(seat)] ?? 0 });
  }

  #ended(carry: number): void {
    this.carry = carry;
    this.#takeSpec();
  }

  /** The spec that waits is played by when no hand and no match runs; who has confirmed has done so for another game. */
  #takeSpec(): void {
    if (!this.#coming || this.inPlay) return;
    this.spec = this.#coming;
    this.#coming = null;
    for (const seat of this.sittings.keys()) this.#change(seat, { confirmed: false });
  }

  #marks(seat: number): Sitting["marks"] {
    return this.sittings.get(seat)?.marks ?? [];
  }

  #change(seat: number, change: Partial<Sitting>): void {
    const sitting = this.sittings.get(seat);
    if (sitting) this.sittings.set(seat, { ...sitting, ...change });
  }
}

const ACTING: ReadonlySet<string> = new Set([
  "folded", "checked", "called", "wagered", "discarded", "brought_in", "agreed",
]);
/** No tournament runs, and none has been played. */
export const NO_TOURNAMENT: Tournament = { number: 0, entrants: [], length: 0, matches: 0, out: [] };
/** Nothing is planned. */
export const NO_PLAN: Plan = { sit_out: false, leave: false, buy: 0, level: 0, move: 0 };
const NEWLY = { away: false, leaving: false, timeouts: 0, removed: false, straddles: false, bank: 0, plan: NO_PLAN, confirmed: false };

function pick({ seat, player, name, stack, bot }: Omit<Sitting, keyof typeof NEWLY | "marks" | "waits">) {
  return { seat, player, name, stack, bot };
}
