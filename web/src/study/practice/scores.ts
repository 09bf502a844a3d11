/** What answers are worth, and the scores of one reader, kept in this browser. */
import type { NutsExercise } from "../../generated/wire";
import type { Exercise } from "../asking.svelte";

export const EXERCISES: readonly Exercise[] = ["odds", "outs", "nuts"];
export const LEVELS = ["1", "2", "3"] as const;
export type Level = (typeof LEVELS)[number];

/** An answer: its points from 0 to 100, and whether the row of good answers goes on. */
export interface Mark {
  readonly points: number;
  readonly good: boolean;
}

const CLOSE = 5;

/** An estimate in per cent: each point off costs four, and five off is still good. */
export function markOdds(said: number, truth: number): Mark {
  const off = Math.abs(said - truth);
  return { points: Math.max(0, Math.round(100 - 4 * off)), good: off <= CLOSE };
}

/** A count of outs: one off is worth something, but only the right count is good. */
export function markOuts(said: number, truth: number): Mark {
  return { points: [100, 60, 30][Math.abs(said - truth)] ?? 0, good: said === truth };
}

/** Where two cards stand among all hands of a board, 0 for the best; -1 for cards that are on it. */
export function placeOf(exercise: NutsExercise, cards: readonly number[]): number {
  const [first = -1, second = -1] = cards;
  return exercise.ranked.findIndex(({ holes }) => holes.some((hole) => hole.includes(first) && hole.includes(second)));
}

/** Two cards for the nuts: the next best are worth something, but only the right ones are good. */
export function markNuts(exercise: NutsExercise, cards: readonly number[]): Mark {
  const place = placeOf(exercise, cards);
  return { points: place < 0 ? 0 : ([100, 50, 25][Math.abs(place - exercise.place)] ?? 0), good: place === exercise.place };
}

export interface Score {
  readonly asked: number;
  readonly points: number;
  /** Good answers in a row, now and at the most. */
  readonly streak: number;
  readonly best: number;
  /** The points of the last answers, the newest at the end. */
  readonly last: readonly number[];
}

export type Scores = Readonly<Record<Exercise, Score>>;

export const NONE: Score = { asked: 0, points: 0, streak: 0, best: 0, last: [] };
const LAST = 12;
const KEPT_AS = "croupier-practice";

/** The score after another answer. */
export function counted(score: Score, { points, good }: Mark): Score {
  const streak = good ? score.streak + 1 : 0;
  return {
    asked: score.asked + 1,
    points: score.points + points,
    streak,
    best: Math.max(score.best, streak),
    last: [...score.last, points].slice(-LAST),
  };
}

const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Scores from storage; whatever is strange counts as none. */
export function readScores(kept: string | null): Scores {
  let found: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(kept ?? "{}");
    if (value !== null && typeof value === "object") found = value as Record<string, unknown>;
  } catch {
    // what cannot be read is no score
  }
  const one = (exercise: Exercise): Score => {
    const { asked, points, streak, best, last } = (found[exercise] ?? {}) as Partial<Score>;
    const fine = whole(asked) && whole(points) && whole(streak) && whole(best) && Array.isArray(last);
    return fine && points <= 100 * asked ? { asked, points, streak, best, last: last.filter(whole).slice(-LAST) } : NONE;
  };
  return { odds: one("odds"), outs: one("outs"), nuts: one("nuts") };
}

/** The scores of this browser; one that forbids storage has them until the page is left. */
export function keptScores(): Scores {
  try {
    return readScores(localStorage.getItem(KEPT_AS));
  } catch {
    return readScores(null);
  }
}

export function keepScores(scores: Scores): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(scores));
  } catch {
    // they stay until the page is left
  }
}
