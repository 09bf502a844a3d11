/** The cards that I am choosing to throw away: on the stage they are pressed, in the bar they are sent. */
import type { Legal } from "../../generated/wire";
import type { Hand } from "../../model/hand";
import { decisionKey } from "./decision.svelte";

export class Throwing {
  readonly key: string;
  readonly cards: readonly number[];
  readonly least: number;
  readonly most: number;
  /** The wish is on its way. */
  sent = $state(false);
  #chosen = $state.raw<readonly number[]>([]);

  constructor(legal: Legal, hand: Hand) {
    this.key = decisionKey(legal, hand);
    this.cards = hand.holes[legal.player] ?? [];
    this.least = legal.discard_min;
    this.most = legal.discard_max;
  }

  /** The chosen cards in the order in which I hold them. */
  get chosen(): readonly number[] {
    return this.cards.filter((card) => this.#chosen.includes(card));
  }

  has(card: number): boolean {
    return this.#chosen.includes(card);
  }

  /** So many must go, no more and no fewer: the game gives no new ones for them. */
  get exact(): boolean {
    return this.least > 0;
  }

  get complete(): boolean {
    return this.#chosen.length >= this.least && this.#chosen.length <= this.most;
  }

  /** Choose a card, or keep it after all; where so many must go, one more takes the place of the earliest choice. */
  toggle(card: number): "chosen" | "kept" | "full" | null {
    if (this.sent || !this.cards.includes(card)) return null;
    if (this.has(card)) {
      this.#chosen = this.#chosen.filter((other) => other !== card);
      return "kept";
    }
    if (this.#chosen.length >= this.most) {
      if (!this.exact) return "full";
      this.#chosen = this.#chosen.slice(1);
    }
    this.#chosen = [...this.#chosen, card];
    return "chosen";
  }
}

/** Whether a decision is which cards to throw away. */
export function isThrowing(legal: Legal | null): legal is Legal {
  return legal !== null && legal.discard_max >= 0;
}
