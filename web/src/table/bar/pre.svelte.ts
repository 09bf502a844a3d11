/**
 * What I choose ahead while others are to act (table-ux 30 to 33). A choice belongs to one hand, one round and one
 * price; when any of them changes it is dropped and told. It is sent like any other action, and checked like one.
 */
import type { Action, Legal } from "../../generated/wire";
import type { Hand } from "../../model/hand";

export type PreKind = "fold" | "check-fold" | "check" | "call" | "call-any";

export interface Offer {
  readonly kind: PreKind;
  /** What a call would add, 0 where none is meant. */
  readonly amount: number;
  readonly allIn: boolean;
}

interface Armed extends Offer {
  readonly round: string;
  readonly price: number;
}

/** Why a choice was dropped: somebody raised, or the round is over. */
export type Dropped = { readonly kind: PreKind; readonly amount: number; readonly why: "raised" | "moved-on" };

/** The round of betting in which I hold these cards. */
function roundOf(hand: Hand, me: number): string {
  return [hand.opened.hand, hand.rounds, hand.board.length, hand.holes[me]?.length, hand.draws[me]?.length].join("/");
}

function owed(hand: Hand, me: number): { amount: number; allIn: boolean } {
  const stack = hand.stacks[me] ?? 0;
  const due = Math.max(0, hand.price - (hand.bets[me] ?? 0));
  return { amount: Math.min(due, stack), allIn: due > 0 && due >= stack };
}

/** Whether this player may still be asked for a bet in this round, as far as anybody can see. */
function waitsToAct(hand: Hand, me: number): boolean {
  if (me < 0 || hand.finished || hand.folded[me] || hand.awarded.length > 0 || (hand.stacks[me] ?? 0) === 0) return false;
  const drawn = Math.max(...hand.draws.map(({ length }) => length));
  if ((hand.draws[me]?.length ?? 0) < drawn) return false; // cards are exchanged, and mine come first
  if ((hand.bets[me] ?? 0) < hand.price) return true;
  return !hand.acted[me] && hand.live.some((player) => player !== me && (hand.stacks[player] ?? 0) > 0); // else nobody can bet any more
}

/** What may be chosen ahead at this moment. */
export function offersOf(hand: Hand, me: number): readonly Offer[] {
  if (!waitsToAct(hand, me)) return [];
  const { amount, allIn } = owed(hand, me);
  const any: Offer = { kind: "call-any", amount: 0, allIn: false };
  if (amount === 0) return [{ kind: "check-fold", amount: 0, allIn: false }, { kind: "check", amount: 0, allIn: false }, any];
  return [{ kind: "fold", amount: 0, allIn: false }, { kind: "call", amount, allIn }, any];
}

export class PreActions {
  #armed = $state.raw<Armed | null>(null);

  get armed(): PreKind | null {
    return this.#armed?.kind ?? null;
  }

  /** Choose, or take the choice back. */
  toggle(offer: Offer, hand: Hand, me: number): void {
    if (this.#armed?.kind === offer.kind) this.#armed = null;
    else this.#armed = { ...offer, round: roundOf(hand, me), price: hand.price };
  }

  clear(): void {
    this.#armed = null;
  }

  /** Look at the table as it stands now: a choice that was meant for another one is dropped, and answered with why. */
  look(hand: Hand | null, me: number): Dropped | null {
    const armed = this.#armed;
    if (!armed) return null;
    const moved = !hand || roundOf(hand, me) !== armed.round || !waitsToAct(hand, me);
    if (!moved && (armed.kind === "call-any" || hand.price === armed.price)) return null;
    this.#armed = null;
    return { kind: armed.kind, amount: armed.amount, why: moved ? "moved-on" : "raised" };
  }

  /** What to send now that it is my turn, null when I have to decide myself. */
  actionFor(legal: Legal, hand: Hand, me: number): Action | null {
    const armed = this.#armed;
    if (!armed || isNoBet(legal) || roundOf(hand, me) !== armed.round) return null;
    if (armed.kind === "call-any") return legal.check ? { type: "check" } : legal.call > 0 ? { type: "call" } : null;
    return hand.price === armed.price ? meant(armed, legal) : null;
  }
}

function meant({ kind, amount }: Armed, legal: Legal): Action | null {
  switch (kind) {
    case "check":
      return legal.check ? { type: "check" } : null;
    case "call":
      return legal.call > 0 && legal.call === amount ? { type: "call" } : null;
    default:
      if (legal.check) return { type: "check" };
      return legal.fold ? { type: "fold" } : null;
  }
}

function isNoBet(legal: Legal): boolean {
  return legal.show || legal.discard_max >= 0 || legal.runs > 0 || legal.bring_in > 0;
}
