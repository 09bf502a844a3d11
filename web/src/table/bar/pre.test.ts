import { describe, expect, it } from "vitest";
import type { AnyFact, Legal } from "../../generated/wire";
import { Table } from "../../model/table";
import { cards, dealt, fact, opened, roll, sitting } from "../../../fixtures/hands";
import { offersOf, PreActions } from "./pre.svelte";

const PLAYERS = [sitting(1, "Ivo", 2000), sitting(2, "Anna", 500), sitting(3, "Mia", 2000)];
const ME = 1;
const LEGAL = {
  player: ME, fold: true, check: false, call: 0, min_to: 0, max_to: 0, opens: false, price: 0, step: 20, closed: "",
  show: false, muck: false, sizes: [], bring_in: 0, discard_min: -1, discard_max: -1, runs: 0,
} as Legal;
const bet = (player: number, to: number): AnyFact => ({ type: "wagered", player, to, step: to, full: true, opens: true });
const FLOP: AnyFact[] = [
  fact({ type: "gathered", pots: [{ amount: 60, players: [0, 1, 2] }] }),
  fact({ type: "board", street: "flop", cards: cards("Kh 7s 2s"), burn: [], board: 0 }),
];

/** Anna is in the big blind and holds two aces; then what follows. */
function hand(...more: AnyFact[]) {
  const table = new Table("t1");
  [roll(PLAYERS), opened(PLAYERS, 3), ...dealt(PLAYERS, { 2: "As Ad" }), ...more].forEach((each, n) => table.apply({ n: n + 1, fact: each }));
  if (!table.hand) throw new Error("a hand is played");
  return table.hand;
}

const kinds = (...more: AnyFact[]) => offersOf(hand(...more), ME).map(({ kind, amount, allIn }) => [kind, amount, allIn]);
const offer = (kind: string, ...more: AnyFact[]) => {
  const found = offersOf(hand(...more), ME).find((each) => each.kind === kind);
  if (!found) throw new Error(`${kind} is not offered`);
  return found;
};

describe("what is chosen ahead", () => {
  it("is a check while nothing is to call, else a call of exactly so much", () => {
    expect(kinds()).toEqual([["check-fold", 0, false], ["check", 0, false], ["call-any", 0, false]]);
    expect(kinds(bet(2, 60))).toEqual([["fold", 0, false], ["call", 40, false], ["call-any", 0, false]]);
    expect(kinds(bet(2, 900))).toEqual([["fold", 0, false], ["call", 480, true], ["call-any", 0, false]]);
  });

  it("is nothing for who has folded, is all-in, has acted already or does not play", () => {
    expect(kinds({ type: "folded", player: ME })).toEqual([]);
    expect(kinds(bet(ME, 500))).toEqual([]);
    expect(kinds({ type: "checked", player: ME })).toEqual([]);
    const others = [0, 2].map((player) => bet(player, 2000));
    expect(kinds(...others, fact({ type: "called", player: ME, amount: 400 }), ...FLOP), "nobody else has chips to bet").toEqual([]);
    expect(offersOf(hand(), -1)).toEqual([]);
  });

  it("is done when the turn comes at the price that it was meant for", () => {
    const pre = new PreActions();
    pre.toggle(offer("check-fold"), hand(), ME);
    expect(pre.look(hand(), ME)).toBeNull();
    expect(pre.actionFor({ ...LEGAL, check: true }, hand(), ME)).toEqual({ type: "check" });
    pre.toggle(offer("call", bet(2, 60)), hand(bet(2, 60)), ME);
    expect(pre.actionFor({ ...LEGAL, call: 40, price: 60 }, hand(bet(2, 60)), ME)).toEqual({ type: "call" });
  });

  it("is dropped by any raise, and does nothing then", () => {
    const pre = new PreActions();
    pre.toggle(offer("check"), hand(), ME);
    expect(pre.actionFor({ ...LEGAL, call: 40 }, hand(bet(2, 60)), ME)).toBeNull();
    expect(pre.look(hand(bet(2, 60)), ME)).toEqual({ kind: "check", amount: 0, why: "raised" });
    expect(pre.armed).toBeNull();
  });

  it("calls any price if that was chosen, all-in too, but only in this round", () => {
    const pre = new PreActions();
    pre.toggle(offer("call-any"), hand(), ME);
    expect(pre.look(hand(bet(2, 60)), ME)).toBeNull();
    expect(pre.actionFor({ ...LEGAL, call: 40 }, hand(bet(2, 60)), ME)).toEqual({ type: "call" });
    expect(pre.actionFor({ ...LEGAL, check: true }, hand(...FLOP), ME)).toBeNull();
    expect(pre.look(hand(...FLOP), ME)).toMatchObject({ kind: "call-any", why: "moved-on" });
  });

  it("is never carried into the next hand", () => {
    const pre = new PreActions();
    pre.toggle(offer("fold", bet(2, 60)), hand(bet(2, 60)), ME);
    const next = hand(bet(2, 60));
    Object.assign(next, { opened: { ...next.opened, hand: next.opened.hand + 1 } });
    expect(pre.actionFor({ ...LEGAL, call: 40 }, next, ME)).toBeNull();
    expect(pre.look(next, ME)).toMatchObject({ why: "moved-on" });
  });

  it("never answers a question that is no bet", () => {
    const pre = new PreActions();
    pre.toggle(offer("call-any"), hand(), ME);
    for (const other of [{ discard_max: 5 }, { runs: 2 }, { bring_in: 5 }, { show: true }])
      expect(pre.actionFor({ ...LEGAL, check: true, ...other }, hand(), ME)).toBeNull();
  });

  it("is taken back by a second press", () => {
    const pre = new PreActions();
    pre.toggle(offer("check"), hand(), ME);
    pre.toggle(offer("check"), hand(), ME);
    expect(pre.armed).toBeNull();
  });
});
