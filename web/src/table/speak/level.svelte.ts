/** How much is spoken: everything, what matters, or only what is mine; this browser keeps the choice. */
export const LEVELS = ["all", "important", "mine"] as const;
export type Level = (typeof LEVELS)[number];

const KEPT_AS = "croupier-speech";

function kept(): Level {
  try {
    const level = globalThis.localStorage?.getItem(KEPT_AS) as Level | null;
    return level && LEVELS.includes(level) ? level : "all";
  } catch {
    return "all";
  }
}

let level = $state<Level>(kept());

export const speaking = {
  get level(): Level {
    return level;
  },
  set level(chosen: Level) {
    level = chosen;
    try {
      globalThis.localStorage?.setItem(KEPT_AS, chosen);
    } catch {
      // a browser that forbids storage forgets the choice
    }
  },
};
