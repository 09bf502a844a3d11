/** Asking the room how my cards, which I set all at once, are worth most: a proposal, laid as one step of my street. */
import type { Arrangement } from "../generated/wire";
import type { Laying } from "./laying.svelte";

/** Milliseconds after which it is shown that an answer is waited for. */
const PATIENCE = 200;

export class Arranging {
  /** It takes so long that it must be seen. */
  slow = $state(false);
  #asks = false;
  readonly #ask: () => Promise<Arrangement>;

  constructor(ask: () => Promise<Arrangement>) {
    this.#ask = ask;
  }

  /**
   * Lay a street as the room proposes it; the room is asked once a street. False when nothing was laid: another answer
   * is waited for, the street is mine no more, or its cards lie so already. Throws `Refusal`, unless nobody waits for it.
   */
  async lay(street: Laying, isMine: () => boolean): Promise<boolean> {
    if (this.#asks || street.sent) return false;
    try {
      const proposal = street.proposal ?? (await this.#answer());
      return isMine() && street.arrange(proposal);
    } catch (why) {
      if (isMine() && !street.sent) throw why;
      return false;
    }
  }

  async #answer(): Promise<Arrangement["rows"]> {
    this.#asks = true;
    const waits = setTimeout(() => (this.slow = true), PATIENCE);
    try {
      return (await this.#ask()).rows;
    } finally {
      clearTimeout(waits);
      this.#asks = this.slow = false;
    }
  }
}
