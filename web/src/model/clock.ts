/** The clock of a decision, by this machine's monotonic time: the room tells how much is left, never when. */
import type { Turn } from "../generated/wire";

export type Now = () => number;

export const monotonic: Now = () => performance.now();

export class TurnClock {
  readonly seat: number;
  readonly total: number;
  readonly #ends: number;
  readonly #now: Now;
  /** The game is paused: nothing runs out. */
  readonly stands: boolean;

  constructor(turn: Turn, now: Now = monotonic, stands = false) {
    this.stands = stands;
    this.seat = turn.seat;
    this.total = turn.total;
    this.#now = now;
    this.#ends = stands ? turn.left : now() + turn.left;
  }

  /** Milliseconds left, from `total` to zero: time to watch the cards come is nobody's, and does not count yet. */
  get left(): number {
    return Math.min(this.total, Math.max(0, this.stands ? this.#ends : this.#ends - this.#now()));
  }

  /** Whole seconds left, as a person counts them down: 1 until the very end. */
  get seconds(): number {
    return Math.ceil(this.left / 1000);
  }

  /** The share that is left, 1 to 0: how much of the ring is drawn. */
  get share(): number {
    return this.total > 0 ? this.left / this.total : 0;
  }
}
