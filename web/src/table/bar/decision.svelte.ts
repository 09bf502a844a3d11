/** One decision of mine: what is legal, the size that I have chosen so far, and whether I have sent it. */
import type { Action, Legal } from "../../generated/wire";
import type { Hand } from "../../model/hand";
import { settings } from "../../settings/settings.svelte";
import { clamp, dragged, hasChoice, presetsOf, sizesOf, sizingOf, stepped, type PotNow, type Preset, type Sizing } from "./sizing";
import type { Clamped } from "./typed";

/** Two messages that tell the same decision have the same key; a new price, street or hand makes another one. */
export function decisionKey(legal: Legal, hand: Hand): string {
  const { call, check, min_to, max_to, price, closed, sizes, bring_in, discard_max, runs } = legal;
  const dealt = hand.holes[legal.player]?.length;
  const drawn = hand.draws[legal.player]?.length;
  return [
    hand.opened.hand, hand.board.length, hand.rounds, dealt, drawn, call, check, min_to, max_to, price, closed, sizes.join(), bring_in, discard_max, runs,
  ].join("/");
}

export class Decision {
  readonly key: string;
  readonly legal: Legal;
  readonly sizing: Sizing | null;
  /** What a call would leave nothing after. */
  readonly callIsAllIn: boolean;
  /** The total that the raise button would send. */
  to = $state(0);
  /** Whether the raise panel of a phone is open. */
  panel = $state(false);
  /** The wish is on its way: nothing can be pressed any more. */
  sent = $state(false);
  clamped = $state<Clamped>("no");
  readonly #pot: PotNow;

  constructor(legal: Legal, hand: Hand) {
    const betting = hand.opened.betting;
    const stack = hand.stacks[legal.player] ?? 0;
    const own = stack + (hand.bets[legal.player] ?? 0);
    this.key = decisionKey(legal, hand);
    this.legal = legal;
    this.sizing = sizingOf(legal, betting, own);
    this.callIsAllIn = this.owed > 0 && this.owed >= stack;
    this.#pot = potNow(legal, hand);
    this.to = this.sizing?.least ?? 0;
  }

  /** What the button in the middle costs: the call, or the bring-in. */
  get owed(): number {
    return this.legal.bring_in || this.legal.call;
  }

  /** Whether any size can be chosen: not in fixed limit, and not when only all-in is left. */
  get sizable(): boolean {
    return this.sizing !== null && hasChoice(this.sizing) && !this.sizing.only?.length;
  }

  /** The sizes at one press, as the reader likes them at this moment; a change of taste leaves the chosen size alone. */
  get presets(): readonly Preset[] {
    if (this.sizing?.only && this.sizing.only.length > 1) return sizesOf(this.sizing);
    return this.sizing && hasChoice(this.sizing) ? presetsOf(this.sizing, this.#pot, settings.presets) : [];
  }

  get isAllIn(): boolean {
    return this.sizing !== null && this.sizing.allIn && this.to === this.sizing.most;
  }

  /** The only raise there is, is everything. */
  get onlyAllIn(): boolean {
    return this.sizing !== null && this.sizing.allIn && !hasChoice(this.sizing);
  }

  choose(to: number, clamped: Clamped = "no"): void {
    if (!this.sizing || this.sent) return;
    this.to = clamp(this.sizing, to);
    this.clamped = clamped;
  }

  nudge(steps: number): void {
    if (this.sizing) this.choose(stepped(this.sizing, this.to, steps));
  }

  drag(to: number): void {
    if (this.sizing) this.choose(dragged(this.sizing, to));
  }

  /** What the button in the middle stands for. */
  get passive(): Action {
    if (this.legal.bring_in > 0) return { type: "bring_in" };
    return this.legal.check ? { type: "check" } : { type: "call" };
  }

  get wager(): Action {
    return this.legal.opens ? { type: "bet", to: this.to } : { type: "raise", to: this.to };
  }
}

function potNow(legal: Legal, hand: Hand): PotNow {
  const { betting } = hand.opened;
  const preflop = hand.board.length === 0 && legal.price > 0; // where nothing is bet, times nothing is no size
  return {
    total: hand.total,
    price: legal.price,
    call: legal.call,
    preflop,
    potLimit: betting.structure === "pot_limit",
    raised: preflop && legal.price > betting.big_blind,
  };
}
