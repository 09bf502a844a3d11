/** What is known of a game before its cards come: how many places its board has, and how its draws are called. */
import games from "../generated/games.json";

export interface GameShape {
  readonly board: number;
  /** The streets on which cards are exchanged, in a game without a board. */
  readonly draws: readonly string[];
  /** Whether the button says who acts first: in stud the open cards do. */
  readonly button: boolean;
}

const KNOWN: Readonly<Record<string, GameShape>> = games;
const UNKNOWN: GameShape = { board: 5, draws: [], button: true };

/** The shape of a game; one that this page does not know yet has a board like most. */
export function shapeOf(variant: string): GameShape {
  return KNOWN[variant] ?? UNKNOWN;
}
