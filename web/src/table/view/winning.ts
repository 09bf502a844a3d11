/** Which cards won, by the facts of the award: they lift, and the rest goes into the shade. */
import type { Hand } from "../../model/hand";

export type CardState = "plain" | "win" | "lose";

/** Whether the hand came to a showdown: then it is told pot by pot, even if all but one gave up their cards there. */
export function isShowdown(hand: Hand): boolean {
  return hand.awarded.length > 0 && hand.live.length > 1;
}

/** Whether it is known which cards won: then they are told apart. */
export function isContested(hand: Hand): boolean {
  return hand.awarded.some(({ wins }) => wins.some(({ cards }) => cards.length > 0));
}

/** The state of a card on a board: it wins on the board that was played for with it. */
export function boardState(hand: Hand, card: number, board = 0): CardState {
  if (!isContested(hand)) return "plain";
  const here = hand.awarded.filter((award) => award.board === board);
  return here.some(({ wins }) => wins.some(({ cards }) => cards.includes(card))) ? "win" : "lose";
}

/** The state of a hole card: it wins only in its owner's own five. */
export function holeState(hand: Hand, player: number, card: number): CardState {
  if (hand.folded[player] || hand.mucked[player]) return "lose";
  if (!isContested(hand)) return "plain";
  const own = hand.awarded.flatMap(({ wins }) => wins.filter((win) => win.player === player));
  return own.some(({ cards }) => cards.includes(card)) ? "win" : "lose";
}
