/** The chances of the hands that the reader knows, from step to step of a replay; asked once for the whole hand. */
import type { HandOdds, Odds, Scene } from "../generated/wire";
import type { Replay } from "./steps";

/** One hand with its part of the pot: the mean of all boards, each of which is worth the same. */
export interface Share {
  readonly player: number;
  readonly seat: number;
  readonly name: string;
  /** The cards as far as they are dealt, with what the reader has come to know in the end. */
  readonly cards: readonly number[];
  readonly equity: number;
  readonly boards: readonly number[];
}

/** What is known of the chances at a step. */
export interface Chances {
  readonly shares: readonly Share[];
  /** Others who are in the hand with cards that the reader does not know. */
  readonly hidden: number;
  readonly exact: boolean;
  readonly error: number;
}

/** The scene that holds when so many facts are told, null before the cards are dealt. */
export function sceneAt(odds: HandOdds, told: number): Scene | null {
  return odds.scenes.findLast(({ since }) => since <= told) ?? null;
}

/** The chances at a step, null where there are none to tell. */
export function chancesAt(odds: HandOdds, replay: Replay, step: number): Chances | null {
  const scene = sceneAt(odds, replay.ends[step] ?? 0);
  const [hand, known] = [replay.at(step).hand, replay.final.hand];
  if (!scene || !hand || !known) return null;
  const shares = scene.players.map((player, n): Share => {
    const boards = scene.boards.map(({ chances }) => chances[n]?.equity ?? 0);
    return {
      player,
      seat: known.opened.seats[player] ?? 0,
      name: known.opened.names[player] ?? "",
      cards: (known.shown[player] ?? known.holes[player] ?? []).slice(0, hand.holes[player]?.length ?? 0),
      equity: boards.reduce((sum, part) => sum + part, 0) / Math.max(1, boards.length),
      boards,
    };
  });
  return { shares, hidden: scene.hidden, exact: scene.boards.every(({ exact }) => exact), error: Math.max(0, ...scene.boards.map(errorOf)) };
}

const errorOf = ({ chances }: Odds): number => Math.max(0, ...chances.map(({ error }) => error));
