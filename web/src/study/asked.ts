/** A question about odds: its address says all of it, and every edit makes another question. */
import { FIRST, hasRank, ODDS_GAMES, rulesOf, takesRanges } from "./games";

export interface Asked {
  readonly game: string;
  /** Each player's cards ("AhKd"), a range ("QQ+, AKs"), or nothing: any cards. */
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
}

/** A part of the question that is being edited: a hand by its number, the board, the dead cards. */
export type Slot = number | "board" | "dead";

export const MOST_HANDS = 10;
const DEAD = 20;
const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

export const BLANK: Asked = { game: FIRST, hands: ["", ""], board: "", dead: "" };

/** The question of an address; what it does not say is blank. */
export function readAsked(search: string): Asked {
  const said = new URLSearchParams(search);
  const hands = said.getAll("h");
  return {
    game: said.get("g") ?? FIRST,
    hands: hands.length > 0 ? hands : BLANK.hands,
    board: said.get("b") ?? "",
    dead: said.get("d") ?? "",
  };
}

/** The address of a question. */
export function addressOf({ game, hands, board, dead }: Asked): string {
  const said = new URLSearchParams();
  if (game !== FIRST) said.set("g", game);
  if (hands.length !== 2 || hands.some(Boolean)) hands.forEach((hand) => said.append("h", hand));
  if (board) said.set("b", board);
  if (dead) said.set("d", dead);
  const text = said.toString();
  return text ? `/odds?${text}` : "/odds";
}

/** The name of a card: "As". */
export const nameOf = (card: number): string => `${RANKS[card >> 2]}${SUITS[card & 3]}`;

/** The cards that a text names, null when it names something else. */
export function cardsIn(text: string): number[] | null {
  const plain = text.replace(/[\s,]/g, "");
  if (!/^(?:[2-9TJQKA][cdhs])*$/.test(plain)) return null;
  return (plain.match(/../g) ?? []).map((one) => 4 * RANKS.indexOf(one.charAt(0)) + SUITS.indexOf(one.charAt(1)));
}

/** The text of some cards. */
export const textOf = (cards: readonly number[]): string => cards.map(nameOf).join("");

/** What stands in a slot. */
export function textIn(asked: Asked, slot: Slot): string {
  return typeof slot === "number" ? (asked.hands[slot] ?? "") : asked[slot];
}

/** The question with another text in a slot. */
export function withText(asked: Asked, slot: Slot, text: string): Asked {
  if (typeof slot !== "number") return { ...asked, [slot]: text };
  return { ...asked, hands: asked.hands.map((hand, n) => (n === slot ? text : hand)) };
}

/** How many cards a slot takes. */
export function sizeOf(asked: Asked, slot: Slot): number {
  if (slot === "dead") return DEAD;
  const rules = rulesOf(asked.game);
  return slot === "board" ? rules.board : rules.hole;
}

/** The cards that lie in other slots than this one; hands of a range are no cards. */
export function goneFor(asked: Asked, slot: Slot): ReadonlySet<number> {
  const slots: Slot[] = [...asked.hands.keys(), "board", "dead"];
  return new Set(slots.filter((one) => one !== slot).flatMap((one) => cardsIn(textIn(asked, one)) ?? []));
}

/** Put a card into a slot, or take it off again; a slot that is full takes no more. */
export function withCard(asked: Asked, slot: Slot, card: number): Asked {
  const now = cardsIn(textIn(asked, slot)) ?? [];
  if (now.includes(card)) return withText(asked, slot, textOf(now.filter((other) => other !== card)));
  if (now.length >= sizeOf(asked, slot) || goneFor(asked, slot).has(card)) return asked;
  return withText(asked, slot, textOf([...now, card]));
}

/** Where one goes on after a slot is full: the next hand without cards, else it stays. */
export function nextSlot(asked: Asked, slot: Slot): Slot {
  if (typeof slot !== "number" || (cardsIn(textIn(asked, slot)) ?? []).length < sizeOf(asked, slot)) return slot;
  const next = slot + 1;
  return asked.hands[next] === "" ? next : slot;
}

/** Whether nothing is cut short: every hand is open, whole, or a range. The history of the browser keeps such questions. */
export function isWhole(asked: Asked): boolean {
  return asked.hands.every((hand) => {
    const cards = cardsIn(hand);
    return cards === null || cards.length === 0 || cards.length === rulesOf(asked.game).hole;
  });
}

/** Whether there is nothing to ask yet. */
export const isBlank = (asked: Asked): boolean => !asked.board && !asked.dead && asked.hands.every((hand) => !hand.trim());

/** Whether all cards of all hands are known. */
export function allKnown(asked: Asked): boolean {
  return asked.hands.every((hand) => cardsIn(hand)?.length === rulesOf(asked.game).hole);
}

/** The question in another game: what has no place there is left out. */
export function inGame(asked: Asked, game: string): Asked {
  const rules = rulesOf(game);
  const fits = (text: string, most: number) => {
    const cards = cardsIn(text);
    if (cards === null) return most === rules.hole && takesRanges(game) ? text : "";
    return textOf(cards.filter((card) => hasRank(game, card >> 2)).slice(0, most));
  };
  return {
    game,
    hands: asked.hands.map((hand) => fits(hand, rules.hole)),
    board: fits(asked.board, rules.board),
    dead: textOf((cardsIn(asked.dead) ?? []).filter((card) => hasRank(game, card >> 2))),
  };
}

/** Whether the address names a game that has odds. */
export const isKnown = (asked: Asked): boolean => ODDS_GAMES.includes(asked.game);

/** How many cards of the board outs can be counted on: three at least, and one to come. */
export function hasOuts(asked: Asked): boolean {
  const cards = cardsIn(asked.board)?.length ?? 0;
  const { board } = rulesOf(asked.game);
  return board > 3 && cards >= 3 && cards < board && allKnown(asked);
}

/** Whether the board is far enough for the nuts. */
export function hasNuts(asked: Asked): boolean {
  const cards = cardsIn(asked.board)?.length ?? 0;
  const { board } = rulesOf(asked.game);
  return board > 0 && cards >= Math.min(3, board) && cards <= board;
}
