/** Chips are a picture of an amount: at most three discs, the largest coins first, the number beside them is the truth. */
export const COINS = [1000, 500, 100, 25, 5, 1] as const;
export type Coin = (typeof COINS)[number];

export const MOST_DISCS = 3;

/** The discs of a stack from below to the top. */
export function discsOf(amount: number): Coin[] {
  const discs: Coin[] = [];
  let left = Math.max(0, Math.floor(amount));
  for (const coin of COINS) {
    while (left >= coin && discs.length < MOST_DISCS) {
      discs.push(coin);
      left -= coin;
    }
  }
  return discs;
}
