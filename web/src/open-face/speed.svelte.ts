/** How fast the score is told; this browser keeps the choice. */
import { SPEEDS, type Speed } from "./tale";

const KEPT_AS = "croupier-score-speed";

function kept(): Speed {
  try {
    const speed = globalThis.localStorage?.getItem(KEPT_AS) as Speed | null;
    return speed && speed in SPEEDS ? speed : "normal";
  } catch {
    return "normal";
  }
}

let speed = $state<Speed>(kept());

export const telling = {
  get speed(): Speed {
    return speed;
  },
  set speed(chosen: Speed) {
    speed = chosen;
    try {
      globalThis.localStorage?.setItem(KEPT_AS, chosen);
    } catch {
      // a browser that forbids storage forgets the choice
    }
  },
};
