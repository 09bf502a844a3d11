/** How long to wait before the next try to connect: quick at first, never above ten seconds, a little uneven. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 10_000];

/** After so many tries in vain the connection counts as lost, though it keeps on trying. */
export const TRIES_UNTIL_LOST = 4;

export function wait(tries: number, chance: () => number = Math.random): number {
  const base = WAITS[Math.min(tries, WAITS.length - 1)] ?? 10_000;
  return Math.round(base * (0.8 + 0.4 * chance()));
}
