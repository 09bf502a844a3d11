/**
 * The score, told in an order that people can follow: pair by pair, row by row, then the scoop, the royalties and the
 * sum; at last what each has won. Every number comes from the room.
 */
import type { HandScore, PairScore } from "../generated/wire";
import type { Deal, Row } from "../model/chinese";

/** What is told of a pair, one after another. */
export const PARTS = ["top", "middle", "bottom", "scoop", "royalties", "points"] as const;
export type Part = (typeof PARTS)[number];

/** A pair as this reader looks at it: his own pairs are told from his side. */
export interface Pair {
  readonly us: number;
  readonly them: number;
  /** The points of each part, from the side of `us`. */
  readonly points: Readonly<Record<Part, number>>;
  /** Chips that changed hands, from the side of `us`, and those that were more than a stack could pay. */
  readonly chips: number;
  readonly forgiven: number;
}

export interface Beat {
  readonly pair: number;
  readonly part: Part;
}

export interface Tale {
  readonly pairs: readonly Pair[];
  /** Each beat tells one more number; after the last one the totals are told. */
  readonly beats: readonly Beat[];
  readonly hands: readonly HandScore[];
  readonly points: readonly number[];
  readonly chips: readonly number[];
}

/** The tale of a deal that is scored, null before; `me` is the reader's player, -1 for a spectator. */
export function taleOf(deal: Deal, me: number): Tale | null {
  if (deal.hands.length === 0) return null;
  const pairs = deal.pairs.map((pair) => seen(pair, deal, me)).toSorted((a, b) => Number(b.us === me) - Number(a.us === me));
  const beats = pairs.flatMap(({ points }, pair) => PARTS.filter((part) => part !== "scoop" || points.scoop !== 0).map((part): Beat => ({ pair, part })));
  return { pairs, beats, hands: deal.hands, points: deal.points, chips: deal.gains };
}

function seen(pair: PairScore, deal: Deal, me: number): Pair {
  const turned = pair.second === me;
  const [us, them, sign] = turned ? [pair.second, pair.first, -1] : [pair.first, pair.second, 1];
  const signed = (points: number) => (points === 0 ? 0 : sign * points);
  const transfer = deal.transfers.find(({ payer, receiver }) => [us, them].includes(payer) && [us, them].includes(receiver));
  return {
    us, them,
    points: {
      top: signed(pair.lines[0]), middle: signed(pair.lines[1]), bottom: signed(pair.lines[2]),
      scoop: signed(pair.scoop), royalties: signed(pair.royalties), points: signed(pair.points),
    },
    chips: transfer ? (transfer.receiver === us ? transfer.amount : -transfer.amount) : 0,
    forgiven: transfer?.forgiven ?? 0,
  };
}

/** Whether a part of a pair has been told after so many beats. */
export function isTold(tale: Tale, told: number, pair: number, part: Part): boolean {
  const at = tale.beats.findIndex((beat) => beat.pair === pair && beat.part === part);
  return at >= 0 ? at < told : isTold(tale, told, pair, "bottom");
}

/** How a row looks at this beat: won, lost, even, or of no interest. */
export function lightOf(tale: Tale, told: number, player: number, row: Row): "won" | "lost" | "even" | "shade" | "plain" {
  const beat = tale.beats[told - 1];
  const pair = beat && tale.pairs[beat.pair];
  if (!beat || !pair || told >= tale.beats.length) return "plain";
  const mine = player === pair.us ? 1 : player === pair.them ? -1 : 0;
  if (mine === 0) return "shade";
  const part = PARTS[row] as Part;
  if (PARTS.indexOf(beat.part) > 2) return "plain";
  if (beat.part !== part) return "shade";
  const points = pair.points[part] * mine;
  return points > 0 ? "won" : points < 0 ? "lost" : "even";
}

/** Milliseconds that a beat stays alone, by how fast the reader wants it told; at once: none. */
export const SPEEDS = { slow: 1_600, normal: 850, fast: 400, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;
