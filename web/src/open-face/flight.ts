/**
 * Cards of open-face Chinese in motion: a card lies where it lies at once, and travels there from where it was. Only
 * transform and opacity move, and nothing waits for it.
 */
import { calmMotion } from "../shell/ui/motion";

const MS = { travel: 190, arrive: 170 } as const;
const MOVE = "cubic-bezier(.2,.8,.2,1)";

/** Where a card lies on the page, and how wide it is drawn. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function spotOf(node: Element): Spot {
  const { left, top, width } = node.getBoundingClientRect();
  return { x: left, y: top, width };
}

/** The way from one spot to another as a transform of what lies at the second one; null where it is no way at all. */
export function wayFrom(from: Spot, to: Spot): string | null {
  if (to.width <= 0 || Math.hypot(from.x - to.x, from.y - to.y) < 2) return null;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
}

/** Where cards lay before the page changed. */
export class Flights {
  #before = new Map<number, Spot>();
  #dropped: { readonly card: number; readonly spot: Spot } | null = null;

  /** Note where each card lies now; a card that lies in a row travels from there and not from its place in the tray. */
  note(place: Element): void {
    this.#before = new Map();
    for (const node of place.querySelectorAll<HTMLElement>(".tray [data-card], .rows [data-card]")) {
      this.#before.set(Number(node.dataset.card), spotOf(node));
    }
  }

  /** A card was let go here, in the middle of what follows the pointer: it travels from there. */
  dropped(card: number, x: number, y: number, width: number): void {
    this.#dropped = { card, spot: { x: x - width / 2, y: y - width * 0.84, width } };
  }

  /** Let my card travel to where it has come to lie. */
  to(card: number) {
    return (node: HTMLElement): void => {
      const from = this.#dropped?.card === card ? this.#dropped.spot : this.#before.get(card);
      this.#dropped = null;
      const way = from && !calmMotion() ? wayFrom(from, spotOf(node)) : null;
      if (way) node.animate([{ transform: way, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }], { duration: MS.travel, easing: MOVE });
    };
  }
}

/** Let a card that another has laid come down on its place. */
export function arrives(node: HTMLElement): void {
  if (calmMotion() || document.hidden) return;
  node.animate([{ opacity: 0, transform: "translateY(-14px) scale(1.06)" }, { opacity: 1, transform: "none" }], { duration: MS.arrive, easing: MOVE });
}
