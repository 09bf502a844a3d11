import { describe, expect, it } from "vitest";
import type { AnyFact, Legal } from "../../generated/wire";
import { Table } from "../../model/table";
import { cards, dealt, fact, opened, roll, sitting } from "../../../fixtures/hands";
import { firstPresets } from "../../settings/presets";
import { settings } from "../../settings/settings.svelte";
import { Decision, decisionKey } from "./decision.svelte";

const PLAYERS = [sitting(1, "Ivo", 2000), sitting(2, "Anna", 3140), sitting(3, "Mia", 2000)];
const LEGAL = {
  player: 1, fold: true, check: false, call: 400, min_to: 1020, max_to: 3140, opens: false, price: 620, step: 400, closed: "",
  show: false, muck: false, sizes: [], bring_in: 0, discard_min: -1, discard_max: -1, runs: 0,
} as Legal;

/** Anna has bet 220 on the flop and was raised to 620; she has 2,920 left. */
function hand(more: readonly AnyFact[] = []) {
  const table = new Table("t1");
  const facts = [
    roll(PLAYERS), opened(PLAYERS, 3), ...dealt(PLAYERS, {}),
    { type: "gathered", pots: [{ amount: 30, players: [0, 1, 2] }] },
    { type: "board", street: "flop", cards: cards("Kh 7s 2s"), burn: [], board: 0 },
    { type: "wagered", player: 1, to: 220, step: 220, full: true, opens: true },
    { type: "wagered", player: 2, to: 620, step: 400, full: true, opens: false },
    ...more,
  ] as AnyFact[];
  facts.forEach((fact, n) => table.apply({ n: n + 1, fact }));
  if (!table.hand) throw new Error("a hand is played");
  return table.hand;
}

describe("a decision", () => {
  it("starts with the least raise and forgets the size of the decision before", () => {
    const first = new Decision(LEGAL, hand());
    first.choose(2000);
    expect(first.wager).toEqual({ type: "raise", to: 2000 });
    expect(new Decision({ ...LEGAL, min_to: 1500, price: 900 }, hand()).to).toBe(1500);
  });

  it("is the same when it is told again, and another at another price, street or hand", () => {
    const key = decisionKey(LEGAL, hand());
    expect(decisionKey({ ...LEGAL }, hand([{ type: "away", seat: 1, why: "wish" }]))).toBe(key);
    expect(decisionKey({ ...LEGAL, price: 900, call: 680 }, hand())).not.toBe(key);
    expect(decisionKey(LEGAL, hand([fact({ type: "board", street: "turn", cards: cards("3d"), burn: [], board: 0 })]))).not.toBe(key);
  });

  it("cannot be changed once it is sent", () => {
    const sent = new Decision(LEGAL, hand());
    sent.sent = true;
    sent.nudge(5);
    expect(sent.to).toBe(1020);
  });

  it("bets when nobody has, and checks when that is free", () => {
    const free = new Decision({ ...LEGAL, check: true, call: 0, opens: true, price: 0, min_to: 20 }, hand());
    expect(free.passive).toEqual({ type: "check" });
    expect(free.wager).toEqual({ type: "bet", to: 20 });
    expect(new Decision(LEGAL, hand()).passive).toEqual({ type: "call" });
  });

  it("knows when the call or the raise is everything", () => {
    const all = new Decision({ ...LEGAL, min_to: 3140 }, hand());
    expect([all.onlyAllIn, all.isAllIn, all.sizable, all.presets.length]).toEqual([true, true, false, 0]);
    const size = new Decision(LEGAL, hand());
    size.choose(99_999);
    expect([size.to, size.isAllIn, size.onlyAllIn]).toEqual([3140, true, false]);
    expect(new Decision({ ...LEGAL, call: 2920 }, hand()).callIsAllIn).toBe(true);
    expect(new Decision(LEGAL, hand()).callIsAllIn).toBe(false);
  });

  it("has no slider in fixed limit and no raise when the betting is closed", () => {
    const fixed = new Decision({ ...LEGAL, min_to: 80, max_to: 80 }, hand());
    expect([fixed.sizable, fixed.to, fixed.isAllIn]).toEqual([false, 80, false]);
    const closed = new Decision({ ...LEGAL, min_to: 0, max_to: 0, closed: "betting_closed" }, hand());
    expect([closed.sizing, closed.presets.length]).toEqual([null, 0]);
  });

  it("offers the sizes that the reader has just chosen, and keeps its own", () => {
    const open = new Decision(LEGAL, hand());
    open.choose(2000);
    settings.presets.postflop = { sizes: [60], pot: false, allIn: true };
    // The pot of 30 + 220 + 620 and my call of 400: 620 + 60 % of 1270.
    expect([open.presets.map(({ to }) => to), open.to]).toEqual([[1382, 3140], 2000]);
    settings.presets.postflop = firstPresets("postflop");
    expect(open.presets.map(({ factor }) => factor)).toEqual([33, 50, 67, 75, 1, 1]);
  });
});
