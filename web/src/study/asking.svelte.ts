/** Asking the room about a question: a little later than the last edit, and what was asked before is forgotten. */
import type { AskNuts, AskOdds, AskOuts, AskRange, HandOdds, Nuts, NutsExercise, Odds, OddsExercise, Outs, OutsExercise, RangeRead } from "../generated/wire";
import { call } from "../model/api";
import { Refusal } from "../model/wish";
import { troubleOf, type Trouble } from "./words";

export const oddsOf = (asked: AskOdds, signal?: AbortSignal) => call<Odds>("/api/study/odds", asked, signal);
export const outsOf = (asked: AskOuts, signal?: AbortSignal) => call<Outs>("/api/study/outs", asked, signal);
export const nutsOf = (asked: AskNuts, signal?: AbortSignal) => call<Nuts>("/api/study/nuts", asked, signal);
export const rangeOf = (asked: AskRange, signal?: AbortSignal) => call<RangeRead>("/api/study/range", asked, signal);
export const handOddsOf = (hand: string) => call<HandOdds>(`/api/hands/${encodeURIComponent(hand)}/odds`);

export interface Exercises {
  readonly odds: OddsExercise;
  readonly outs: OutsExercise;
  readonly nuts: NutsExercise;
}

export type Exercise = keyof Exercises;

/** An exercise, drawn by its level and a number. */
export function drawn<K extends Exercise>(exercise: K, level: number, seed: number): Promise<Exercises[K]> {
  return call<Exercises[K]>(`/api/study/practice/${exercise}?level=${level}&seed=${seed}`);
}

const KEPT = 60;

/** One kind of question and its last answer, which stays in sight while the next one is found. */
export class Asking<Q, A> {
  answer = $state.raw<A | null>(null);
  /** The question that `answer` belongs to. */
  about = $state.raw<Q | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  readonly #find: (asked: Q, signal: AbortSignal) => Promise<A>;
  readonly #texts: (asked: Q) => Readonly<Record<string, string>>;
  readonly #known = new Map<string, A>();
  #running: AbortController | null = null;

  constructor(find: (asked: Q, signal: AbortSignal) => Promise<A>, texts: (asked: Q) => Readonly<Record<string, string>>) {
    this.#find = find;
    this.#texts = texts;
  }

  /** Ask, after so many milliseconds without another question; returns how to stop. */
  ask(asked: Q, wait: number): () => void {
    const known = this.#known.get(JSON.stringify(asked));
    if (known !== undefined) {
      this.#take(asked, known);
      return () => undefined;
    }
    this.busy = true;
    const running = new AbortController();
    const timer = setTimeout(() => void this.#ask(asked, running), wait);
    this.#running = running;
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }

  /** Nothing is asked. */
  clear(): void {
    this.#running?.abort();
    this.answer = this.about = this.trouble = null;
    this.busy = false;
  }

  async #ask(asked: Q, running: AbortController): Promise<void> {
    try {
      const answer = await this.#find(asked, running.signal);
      if (running.signal.aborted) return;
      this.#known.set(JSON.stringify(asked), answer);
      if (this.#known.size > KEPT) this.#known.delete(this.#known.keys().next().value as string);
      this.#take(asked, answer);
    } catch (why) {
      if (running.signal.aborted) return;
      if (!(why instanceof Refusal)) throw why;
      this.trouble = troubleOf(why, this.#texts(asked));
      this.answer = this.about = null;
      this.busy = false;
    }
  }

  #take(asked: Q, answer: A): void {
    this.answer = answer;
    this.about = asked;
    this.trouble = null;
    this.busy = false;
  }
}
