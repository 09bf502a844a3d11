/**
 * The guard of the buttons: a click that was meant for another price is dropped (table-ux 22). A decision has a key; a
 * click counts when the pointer went down on the same decision, and that decision was to be seen for a moment.
 */
export const MOMENT = 250;

export class Guard {
  #key = "";
  #since = 0;
  #down: string | null = null;

  /** Another decision is on the screen. */
  show(key: string, now: number): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#since = now;
  }

  /** The pointer goes down on the bar. */
  down(): void {
    this.#down = this.#key;
  }

  /** The pointer is up, and no click came of it. */
  up(): void {
    this.#down = null;
  }

  /** Why a press does not count: it was meant for another price, or came at once; null when it counts. Keys have no way down. */
  against(now: number): "moved" | "early" | null {
    const meant = this.#down;
    this.#down = null;
    if (meant !== null && meant !== this.#key) return "moved";
    return now - this.#since < MOMENT ? "early" : null;
  }
}
