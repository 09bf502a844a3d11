/**
 * This browser's part in every shuffle: it promises a seed before the deck is sealed, and tells it after. Nobody has to
 * press anything; a seed that is lost on the way does no harm, the room puts a stand-in in its place and says so.
 */
import type { Told } from "../generated/wire";
import type { Wish } from "../model/wish";
import { hashOfSeed } from "./proof";

interface Promised {
  readonly seed: string;
  readonly hash: string;
  state: "new" | "promised" | "told";
  /** The seed for the deck after this one: it is promised when this one is told. */
  next: Promised | null;
}

async function drawn(): Promise<Promised> {
  const seed = freshSeed();
  return { seed, hash: await hashOfSeed(seed), state: "new", next: null };
}

/** 32 bytes of chance, in hexadecimal digits. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Cutter {
  readonly #table: string;
  readonly #wish: (wish: Wish) => Promise<unknown>;
  #promised: Promised | null = null;
  /** The hashes in the seal of the deck that waits for the deal. */
  #sealed: ReadonlySet<string> = new Set();
  #lost = false;
  #draws = false;

  constructor(table: string, wish: (wish: Wish) => Promise<unknown>) {
    this.#table = table;
    this.#wish = wish;
  }

  /** The line was lost: a room that has started anew meanwhile knows neither promises nor seeds. */
  lost(): void {
    this.#lost = true;
  }

  /** Hear the news of the table, and do what is due. */
  async hear(told: Told): Promise<void> {
    for (const { fact } of told.facts) {
      if (fact.type === "sealed") this.#sealed = new Set(fact.seal.pledges.map(({ hash }) => hash));
      if (fact.type === "roll") this.#sealed = new Set();
      if (fact.type === "cut" && fact.seal.pledges.some(({ hash }) => hash === this.#promised?.hash)) this.#goOn();
    }
    this.#recall(told.fresh || this.#lost);
    this.#lost = false;
    if (told.seat === 0) return;
    if (this.#draws) return;
    if (!this.#promised) {
      this.#draws = true;
      this.#promised = await drawn();
      this.#draws = false;
    }
    await this.#act(this.#promised);
  }

  /** The deck of the seed is dealt, or gone: the next one counts. */
  #goOn(): void {
    this.#promised = this.#promised?.next ?? null;
  }

  /** Drop a seed that was told for a deck that is gone; say anew what the room may have forgotten. */
  #recall(forgotten: boolean): void {
    const mine = this.#promised;
    if (mine?.state === "told" && !this.#sealed.has(mine.hash)) this.#goOn();
    if (forgotten && this.#promised) this.#promised.state = "new";
  }

  async #act(mine: Promised): Promise<void> {
    const due = this.#sealed.has(mine.hash) ? "told" : "promised";
    if (mine.state === due || mine.state === "told") return;
    const before = mine.state;
    mine.state = due;
    try {
      if (due === "promised") await this.#wish({ type: "promise_seed", table: this.#table, hash: mine.hash });
      else {
        const next = (mine.next ??= await drawn());
        await this.#wish({ type: "reveal_seed", table: this.#table, seed: mine.seed, next: next.hash });
        next.state = "promised";
      }
    } catch {
      if (mine.state === due) mine.state = before; // the next news will try again, or find that it is too late
    }
  }
}
