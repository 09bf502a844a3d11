/** The seats as they are to be shown, clockwise from hero; plain data that the stage draws. */
import type { Deed, Hand } from "../../model/hand";
import { shapeOf } from "../../model/games";
import type { Position } from "../../model/position";
import type { Table } from "../../model/table";

/** in: plays on. folded, all-in: in this hand. out: sits, but was not dealt in. free: nobody sits here. */
export type SeatState = "in" | "folded" | "all-in" | "out" | "free";

export interface SeatView {
  readonly seat: number;
  /** The place on the stage: 0 is the one in the middle at the bottom. */
  readonly place: number;
  readonly isHero: boolean;
  readonly state: SeatState;
  readonly name: string;
  readonly bot: boolean;
  readonly position: Position | null;
  /** Without the live bet. */
  readonly stack: number;
  readonly bet: number;
  /** What the player has put into this hand. */
  readonly paid: number;
  readonly away: boolean;
  readonly leaving: boolean;
  /** The line to this player is lost at the moment. */
  readonly lost: boolean;
  /** Sits and waits for the big blind to be dealt in. */
  readonly waits: boolean;
  readonly turn: boolean;
  /** What was won in this hand, 0 for nothing. */
  readonly won: number;
  /** The hole cards, -1 face down; none when the player has no cards that others may see the backs of. */
  readonly cards: readonly number[];
  /** Whether they lie face up for all. */
  readonly up: boolean;
  /** Those of them that were dealt face up. */
  readonly open: readonly number[];
  /** How many cards were taken in each draw, 0 for standing pat. */
  readonly draws: readonly number[];
  /** Whether the last draw of the hand, so far, has come to this player. */
  readonly drew: boolean;
  readonly deed: Deed | null;
  readonly hasButton: boolean;
  /** The part of the pot that is this player's by the odds, where a hand is played again. */
  readonly share?: number | undefined;
}

/** What the screen knows beside the table. */
export interface Viewer {
  /** My seat, 0 for a spectator. */
  readonly seat: number;
  /** The seat that is to act, 0 for none. */
  readonly turn: number;
  /** Whose line is lost, by player. */
  readonly lost?: ReadonlySet<string>;
}

/** All seats, clockwise from the viewer's; a spectator sees the first seat in the middle. */
export function seatViews(table: Table, viewer: Viewer): SeatView[] {
  const first = viewer.seat || 1;
  return Array.from({ length: table.seats }, (_, place) => seatView(table, ((first - 1 + place) % table.seats) + 1, place, viewer));
}

function seatView(table: Table, seat: number, place: number, viewer: Viewer): SeatView {
  const sitting = table.sittings.get(seat);
  const player = table.playerAt(seat);
  const hand = player >= 0 ? table.hand : null;
  const isHero = seat === viewer.seat;
  return {
    seat, place, isHero,
    state: !sitting ? "free" : hand ? stateOf(hand, player) : table.playing || sitting.away ? "out" : "in",
    name: sitting?.name ?? "",
    bot: sitting?.bot ?? false,
    lost: sitting !== undefined && (viewer.lost?.has(sitting.player) ?? false),
    position: hasPlaces(table) ? table.positionAt(seat) : null,
    stack: sitting?.stack ?? 0,
    bet: table.hand?.bets[table.hand.playerAt(seat)] ?? 0,
    paid: hand?.paid[player] ?? 0,
    away: sitting?.away ?? false,
    leaving: (sitting?.leaving ?? false) || (sitting?.removed ?? false),
    waits: sitting !== undefined && sitting.waits && player < 0,
    turn: seat === viewer.turn,
    won: hand?.won[player] ?? 0,
    cards: hand ? cardsOf(hand, player, isHero) : [],
    up: hand ? hand.shown[player] !== null : false,
    open: hand?.ups[player] ?? [],
    draws: hand?.draws[player] ?? [],
    drew: hand ? hasDrawn(hand, player) : false,
    deed: hand?.last[player] ?? null,
    hasButton: table.button === seat && table.hand !== null && hasPlaces(table),
  };
}

function stateOf(hand: Hand, player: number): SeatState {
  if (hand.folded[player]) return "folded";
  return hand.isAllIn(player) ? "all-in" : "in";
}

/** A folded hand is gone from the table, but its owner still sees it; cards that were shown stay. */
function cardsOf(hand: Hand, player: number, isHero: boolean): readonly number[] {
  const shown = hand.shown[player];
  if (!isHero && shown) return shown;
  if (!isHero && (hand.folded[player] || hand.mucked[player])) return [];
  return hand.holes[player] ?? [];
}

/** In the draw that is going on, or was the last, this player has taken cards or stood pat. */
function hasDrawn(hand: Hand, player: number): boolean {
  const own = hand.draws[player]?.length ?? 0;
  return own > 0 && !hand.folded[player] && own === Math.max(...hand.draws.map(({ length }) => length));
}

/** Whether the button has a meaning in this hand, and the places that are called after it. */
function hasPlaces({ hand }: Table): boolean {
  return hand === null || shapeOf(hand.opened.variant).button;
}
