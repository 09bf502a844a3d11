/** The clock of a decision, by this machine's monotonic time: the room tells how much is left, never when. */
import type { Turn } from "../generated/wire";

/** A decision and its clock; without a time bank there is none. */
export type Running = Pick<Turn, "seat" | "total" | "left"> & Partial<Turn>;

export type Now = () => number;

export const monotonic: Now = () => performance.now();

export class TurnClock {
  readonly seat: number;
  readonly total: number;
  /** What the time bank may hold. */
  readonly bankTotal: number;
  readonly #bank: number;
  readonly #ends: number;
  readonly #now: Now;
  /** The game is paused: nothing runs out. */
  readonly stands: boolean;

  constructor(turn: Running, now: Now = monotonic, stands = false) {
    this.stands = stands;
    this.seat = turn.seat;
    this.total = turn.total;
    this.bankTotal = turn.bank_total ?? 0;
    this.#bank = turn.bank ?? 0;
    this.#now = now;
    this.#ends = stands ? turn.left : now() + turn.left;
  }

  /** Milliseconds left, from `total` to zero: time to watch the cards come is nobody's, and does not count yet. */
  get left(): number {
    return Math.min(this.total, Math.max(0, this.stands ? this.#ends : this.#ends - this.#now()));
  }

  /** Milliseconds of the time bank that are left; it runs when the clock has run out. */
  get bank(): number {
    const over = this.stands ? 0 : Math.max(0, this.#now() - this.#ends);
    return Math.max(0, this.#bank - over);
  }

  /** Whether the time bank runs at this moment. */
  get inBank(): boolean {
    return this.left === 0 && this.bank > 0;
  }

  /** Whole seconds left of what runs, clock or bank, as a person counts them down: 1 until the very end. */
  get seconds(): number {
    return Math.ceil((this.inBank ? this.bank : this.left) / 1000);
  }

  /** The share that is left of what runs, 1 to 0: how much of the ring is drawn. */
  get share(): number {
    if (this.inBank) return this.bankTotal > 0 ? Math.min(1, this.bank / this.bankTotal) : 0;
    return this.total > 0 ? this.left / this.total : 0;
  }
}
