/** The players of a deal as the screen shows them: rows, names, whose wait it is; all of it told by the room. */
import type { DealClock, HandName, HandScore, OpenFace } from "../generated/wire";
import { ROWS, SIZES, UNKNOWN, type Deal, type Row, type Rows } from "../model/chinese";
import { TurnClock } from "../model/clock";
import type { Table } from "../model/table";

type Three<T> = readonly [T, T, T];

export type PlayerState = "placing" | "setting" | "waiting" | "set" | "done";

export interface PlayerView {
  readonly player: number;
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly isMe: boolean;
  readonly button: boolean;
  readonly rows: Rows;
  /** The cards of the street in progress, which may still be moved. */
  readonly moving: ReadonlySet<number>;
  readonly names: Three<HandName | null>;
  readonly royalties: Three<number>;
  readonly fouled: boolean;
  /** The Fantasyland cards of this deal, 0 for an ordinary player, and those of the next one. */
  readonly fantasy: number;
  readonly fantasyNext: number;
  readonly state: PlayerState;
  /** How many streets are done, and how many cards are in the hand. */
  readonly street: number;
  readonly inHand: number;
  readonly discards: readonly number[];
  readonly clock: TurnClock | null;
  readonly away: boolean;
  readonly lost: boolean;
  readonly leaving: boolean;
  readonly bot: boolean;
  /** The clock placed the last cards. */
  readonly auto: boolean;
}

export interface Around {
  readonly openFace: (OpenFace & { readonly at: number }) | null;
  readonly me: number;
  readonly lost?: ReadonlySet<string>;
}

/** The players from the first left of the button on; none while no deal was dealt. */
export function playersOf(table: Table, { openFace, me, lost }: Around): PlayerView[] {
  const deal = table.deal;
  if (!deal) return [];
  return deal.opened.seats.map((seat, player) => {
    const sitting = table.sittings.get(seat);
    const told = openFace?.rows[String(seat)];
    const scored = deal.hands[player];
    const clock = openFace?.clocks.find((one) => one.seat === seat);
    return {
      player, seat, name: deal.nameOf(player), stack: sitting?.stack ?? deal.stacks[player] ?? 0, isMe: player === me, button: deal.opened.button === seat,
      rows: deal.rowsOf(player), moving: new Set((deal.placed[player] ?? []).flat()),
      ...named(scored, told),
      fantasy: deal.opened.fantasy[player] ?? 0, fantasyNext: deal.fantasyNext[player] ?? 0,
      state: stateOf(deal, player), street: deal.locked[player] ?? 0, inHand: deal.handOf(player).length,
      discards: (deal.discards[player] ?? []).filter((card) => card !== UNKNOWN),
      clock: clock && openFace ? clockOf(clock, openFace.at, table.desk.paused) : null,
      away: sitting?.away ?? false, lost: sitting ? (lost?.has(sitting.player) ?? false) : false, leaving: sitting?.leaving ?? false, bot: sitting?.bot ?? false,
      auto: deal.auto[player] ?? false,
    };
  });
}

function named(scored: HandScore | undefined, told: Pick<PlayerView, "names" | "royalties" | "fouled"> | undefined) {
  if (scored) return { names: scored.names, royalties: scored.royalties, fouled: scored.fouled };
  return { names: told?.names ?? NO_NAMES, royalties: told?.royalties ?? NO_POINTS, fouled: told?.fouled ?? false };
}

const NO_NAMES = [null, null, null] as const;
const NO_POINTS = [0, 0, 0] as const;

function stateOf(deal: Deal, player: number): PlayerState {
  if (deal.finished || deal.hands.length > 0) return "done";
  const due = (deal.given[player]?.length ?? 0) > 0;
  if (deal.covered[player]) return "set";
  if (due) return deal.inFantasy(player) ? "setting" : "placing";
  return "waiting";
}

function clockOf(clock: DealClock, at: number, paused: boolean): TurnClock {
  const stands = paused || !clock.runs;
  const late = stands ? 0 : performance.now() - at;
  return new TurnClock({ seat: clock.seat, total: clock.main_total, left: clock.main - late, bank: clock.bank, bank_total: clock.bank_total }, undefined, stands);
}

/** Whoever has the lower place on the screen, and the others clockwise from there: me, or for a spectator the button. */
export function seating(views: readonly PlayerView[]): { readonly own: PlayerView | undefined; readonly others: readonly PlayerView[] } {
  const at = views.findIndex(({ isMe }) => isMe);
  const first = at >= 0 ? at : views.length - 1;
  return { own: views[first], others: views.map((_, n) => views[(first + 1 + n) % views.length] as PlayerView).slice(0, -1) };
}

/** How many royalties the rows pay so far. */
export function paid(view: Pick<PlayerView, "royalties">): number {
  return view.royalties.reduce((sum, one) => sum + one, 0);
}

/** Who is waited for, in the order of the table. */
export function awaited(views: readonly PlayerView[]): readonly PlayerView[] {
  return views.filter(({ state }) => state === "placing" || state === "setting");
}

/** How many places of a row are still free. */
export function free(view: Pick<PlayerView, "rows">, row: Row): number {
  return SIZES[row] - view.rows[row].length;
}

/** Whether anything lies in the rows. */
export function isBare(view: Pick<PlayerView, "rows">): boolean {
  return ROWS.every((row) => view.rows[row].length === 0);
}
