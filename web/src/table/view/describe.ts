/** A seat in words, for who listens: number, name, position, stack, bet and state (table-ux 69). */
import { cardsWords, positionFull } from "../../i18n/poker";
import type { Words } from "../../i18n/words";
import type { SeatView } from "./seats";

export function describeSeat(words: Words, view: SeatView, amount: (chips: number) => string): string {
  if (view.state === "free") return words.say("say-seat-free", { seat: view.seat });
  const details = [
    view.isHero && words.say("seat-words-you"),
    view.bot && words.say("seat-words-bot"),
    view.position && positionFull(words, view.position),
    view.hasButton && view.position !== "BTN" && words.say("seat-words-dealer"),
    words.say("seat-stack", { amount: amount(view.stack) }),
    view.bet > 0 && words.say("seat-bet", { amount: amount(view.bet) }),
    ...states(words, view, amount),
  ].filter((text) => typeof text === "string" && text !== "");
  return words.say("seat-described", { seat: view.seat, name: view.name, details: details.map((text) => `, ${text}`).join("") });
}

function states(words: Words, view: SeatView, amount: (chips: number) => string): (string | false)[] {
  return [
    view.turn && words.say("seat-words-to-act"),
    view.state === "folded" && words.say("seat-words-folded"),
    view.state === "all-in" && words.say("seat-words-all-in"),
    view.state === "out" && words.say("seat-words-out"),
    view.up && words.say("seat-words-cards", { cards: cardsWords(words, view.cards) }),
    !view.up && view.open.length > 0 && view.cards.length > 0 && words.say("seat-words-open", { cards: cardsWords(words, view.open) }),
    view.draws.length > 0 && view.state !== "folded" && view.draws.map((count) => words.say("seat-drew", { count })).join(", "),
    !view.up && !view.isHero && view.cards.length > 0 && words.say("seat-cards", { count: view.cards.length }),
    view.away && words.say("seat-words-away"),
    view.waits && words.say("seat-waits"),
    view.lost && words.say("seat-lost"),
    view.leaving && words.say("seat-words-leaving"),
    view.won > 0 && words.say("seat-words-won", { amount: amount(view.won) }),
  ];
}
