/** Dragging a card with mouse, finger or pen: a press that moves becomes a drag, any other stays a press. */

const FAR = 7;

/** Where a card can be dropped: a row of mine, or back in the tray. */
export type Target = 0 | 1 | 2 | "tray";

export class Drag {
  /** The card in the air, -1 for none, where it is, and how wide it is drawn. */
  card = $state(-1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  /** What lies under it. */
  over = $state.raw<Target | null>(null);
  #stop: (() => void) | null = null;
  readonly #drop: (card: number, target: Target) => void;

  constructor(drop: (card: number, target: Target) => void) {
    this.#drop = drop;
  }

  /** Make an element that shows this card draggable. */
  from(card: number) {
    return (node: HTMLElement) => {
      const pressed = (event: PointerEvent) => {
        if (event.button === 0 && event.isPrimary) this.#press(card, node, event);
      };
      node.addEventListener("pointerdown", pressed);
      return () => node.removeEventListener("pointerdown", pressed);
    };
  }

  /** Let go without dropping: the street is over, or Escape was pressed. */
  cancel(): void {
    this.#stop?.();
    this.#stop = null;
    this.card = -1;
    this.over = null;
  }

  #press(card: number, node: HTMLElement, first: PointerEvent): void {
    this.cancel();
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      if (this.card < 0 && Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < FAR) return;
      if (this.card < 0) this.#lift(card, node);
      event.preventDefault();
      [this.x, this.y] = [event.clientX, event.clientY];
      this.over = targetAt(event.clientX, event.clientY);
    };
    const released = (event: PointerEvent) => {
      if (event.pointerId !== first.pointerId) return;
      const [dragged, target] = [this.card, this.over];
      this.cancel();
      if (dragged < 0) return;
      swallowClick();
      if (target !== null) this.#drop(dragged, target);
    };
    const lost = () => this.cancel();
    const listeners = [["pointermove", moved], ["pointerup", released], ["pointercancel", lost]] as const;
    for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, { passive: false });
    this.#stop = () => {
      for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
    };
  }

  #lift(card: number, node: HTMLElement): void {
    this.card = card;
    this.width = node.getBoundingClientRect().width;
  }
}

function targetAt(x: number, y: number): Target | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
  if (found === undefined) return null;
  return found === "tray" ? "tray" : (Number(found) as Target);
}

/** The click that follows a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
