/** How big a bet or raise: what is legal, by which steps it moves, and what the presets come to. No rules in here. */
import type { Betting, Legal } from "../../generated/wire";
import type { LikedPresets } from "../../settings/presets";

/** What the size of a wager is chosen from. All amounts are totals for the round ("to"), in chips. */
export interface Sizing {
  readonly least: number;
  readonly most: number;
  /** One step of the buttons, arrows and wheel. */
  readonly step: number;
  /** Whether `most` is all that the player has. */
  readonly allIn: boolean;
  /** The only sizes there are, from the least; none when all between `least` and `most` are. */
  readonly only?: readonly number[];
}

/** The sizing of a decision, null when no wager is open. `own` is the stack and the live bet together. */
export function sizingOf(legal: Legal, betting: Betting, own: number): Sizing | null {
  if (legal.max_to <= 0) return null;
  const step = Math.max(1, betting.big_blind);
  return { least: legal.min_to, most: legal.max_to, step, allIn: legal.max_to >= own, ...(legal.sizes.length > 0 ? { only: legal.sizes.toSorted((one, other) => one - other) } : {}) };
}

/** Whether there is anything to choose: in fixed limit, and when only all-in is left, there is one size. */
export function hasChoice(sizing: Sizing): boolean {
  return sizing.most > sizing.least;
}

export function clamp(sizing: Sizing, to: number): number {
  const { least, most, only = [] } = sizing;
  const within = Math.min(most, Math.max(least, Math.round(to)));
  return only.length === 0 ? within : only.reduce((best, size) => (Math.abs(size - within) < Math.abs(best - within) ? size : best));
}

/** So many steps up or down; a first step from between two lands on a whole one. */
export function stepped(sizing: Sizing, to: number, steps: number): number {
  const { only = [] } = sizing;
  if (only.length > 0) return clamp(sizing, only[only.indexOf(to) + steps] ?? (steps < 0 ? sizing.least : sizing.most));
  return clamp(sizing, to + steps * sizing.step);
}

/** Where a drag leads: whole big blinds between the ends, which are always in reach. */
export function dragged(sizing: Sizing, to: number): number {
  const { least, most, step } = sizing;
  if (to <= least || to >= most || most - least < 4 * step) return clamp(sizing, to);
  return clamp(sizing, Math.round(to / step) * step);
}

/** How far along the slider an amount lies, 0 to 1. */
export function shareOf(sizing: Sizing, to: number): number {
  return hasChoice(sizing) ? (to - sizing.least) / (sizing.most - sizing.least) : 1;
}

export interface Preset {
  readonly id: string;
  /** The message of its label, and its arguments. */
  readonly label: string;
  readonly factor: number;
  /** What it comes to, null when it is out of the legal range. */
  readonly to: number | null;
}

/** What a pot preset needs to know: everything in the middle and in front of the players, and the price. */
export interface PotNow {
  readonly total: number;
  readonly price: number;
  readonly call: number;
  readonly preflop: boolean;
  readonly potLimit: boolean;
  /** Whether somebody has raised before the flop. */
  readonly raised: boolean;
}

/** Shares with a name of their own, by their per cent; the thirds are exact. */
const SHARES: Readonly<Record<number, readonly [label: string, share: number]>> = {
  33: ["preset-third", 1 / 3], 50: ["preset-half", 1 / 2], 67: ["preset-two-thirds", 2 / 3], 75: ["preset-three-quarters", 3 / 4],
};

/**
 * The presets of a decision, as the reader likes them: before the flop so many big blinds, or times the raise that
 * stands; later shares of the pot, with one's own call counted in (table-ux 26, 27); at the end pot and all-in.
 */
export function presetsOf(sizing: Sizing, pot: PotNow, liked: LikedPresets): Preset[] {
  const inRange = (to: number) => (to >= sizing.least && to <= sizing.most ? to : null);
  const shareTo = (share: number) => pot.price + Math.round(share * (pot.total + pot.call));
  const times = (size: number) => preset(`${size}`, pot.raised ? "preset-times" : "preset-blinds", size, inRange(Math.round(size * pot.price)));
  const share = (percent: number) => {
    const [label, part] = SHARES[percent] ?? ["preset-share", percent / 100];
    return preset(`${percent}`, label, percent, inRange(shareTo(part)));
  };
  const group = pot.preflop ? liked.preflop : liked.postflop;
  const whole = pot.potLimit && !sizing.allIn ? sizing.most : inRange(shareTo(1));
  return [
    ...group.sizes.map(pot.preflop ? times : share),
    ...(group.pot ? [preset("pot", "preset-pot", 1, whole)] : []),
    ...(group.allIn ? [preset("all-in", "preset-all-in", 1, sizing.allIn ? sizing.most : null)] : []),
  ];
}

/** Where only some sizes are allowed they are the presets: the small bet and the big one. */
export function sizesOf({ only = [] }: Sizing): Preset[] {
  return only.map((to, n) => preset(`size-${n}`, n === 0 ? "preset-small-bet" : "preset-big-bet", 1, to));
}

function preset(id: string, label: string, factor: number, to: number | null): Preset {
  return { id, label, factor, to };
}
