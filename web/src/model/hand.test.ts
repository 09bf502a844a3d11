import { describe, expect, it } from "vitest";
import type { Event, Opened } from "../generated/wire";
import { Hand, UNKNOWN } from "./hand";
import { opened } from "../../tests/samples";

function play(start: Opened, ...events: Event[]): Hand {
  const hand = new Hand(start);
  for (const event of events) hand.apply(event);
  return hand;
}

const blinds: Event[] = [
  { type: "posted", player: 0, kind: "small_blind", amount: 5 },
  { type: "posted", player: 1, kind: "big_blind", amount: 10 },
];

describe("a hand in the browser", () => {
  it("puts blinds in front of their players and antes into the middle", () => {
    const hand = play(opened(), { type: "posted", player: 2, kind: "ante", amount: 2 }, ...blinds);
    expect(hand.stacks).toEqual([995, 990, 998]);
    expect(hand.bets).toEqual([5, 10, 0]);
    expect(hand.total).toBe(17);
    expect(hand.loose).toBe(2);
  });

  it("keeps an ante that one pays for all out of the bets", () => {
    const hand = play(opened(), { type: "posted", player: 1, kind: "table_ante", amount: 10 } as Event, ...blinds);
    expect(hand.bets).toEqual([5, 10, 0]);
    expect(hand.total).toBe(25);
  });

  it("takes only what a raise adds to the bet that lies there already", () => {
    const hand = play(opened(), ...blinds, { type: "wagered", player: 0, to: 40, step: 30, full: true, opens: false });
    expect(hand.stacks[0]).toBe(960);
    expect(hand.bets[0]).toBe(40);
    expect(hand.price).toBe(40);
    expect(hand.last[0]).toEqual({ code: "raise", amount: 40, allIn: false });
  });

  it("gives the uncalled part back and counts it in no pot", () => {
    const hand = play(
      opened(), ...blinds,
      { type: "wagered", player: 2, to: 1000, step: 990, full: true, opens: false },
      { type: "folded", player: 0 }, { type: "folded", player: 1 },
      { type: "returned", player: 2, amount: 990 },
    );
    expect(hand.stacks[2]).toBe(990);
    expect(hand.bets[2]).toBe(10);
    expect(hand.total).toBe(25);
    expect(hand.returned).toEqual([0, 0, 990]);
  });

  it("moves the chips of the pots to their winners and ends with nothing in the middle", () => {
    const hand = play(
      opened(), ...blinds, { type: "called", player: 2, amount: 10 }, { type: "called", player: 0, amount: 5 },
      { type: "checked", player: 1 }, { type: "gathered", pots: [{ amount: 30, players: [0, 1, 2] }] },
      { type: "board", street: "flop", cards: [0, 5, 10], burn: [UNKNOWN], board: 0 },
      { type: "awarded", pot: 0, amount: 30, board: 0, half: "", wins: [{ player: 0, amount: 15, odd: 0, cards: [], name: null }, { player: 1, amount: 15, odd: 0, cards: [], name: null }] },
      { type: "ended", carry: 0 },
    );
    expect(hand.stacks).toEqual([1005, 1005, 990]);
    expect(hand.total).toBe(0);
    expect(hand.bets).toEqual([0, 0, 0]);
    expect(hand.pots).toEqual([{ amount: 30, players: [0, 1, 2] }]);
    expect(hand.taken).toEqual([30]);
    expect(hand.won).toEqual([15, 15, 0]);
    expect(hand.finished).toBe(true);
  });

  it("forgets the words at the seats when a new street comes, but not who folded or is all-in", () => {
    const hand = play(
      opened({ stacks: [1000, 10, 1000] }), ...blinds,
      { type: "folded", player: 2 }, { type: "called", player: 0, amount: 5 },
      { type: "gathered", pots: [{ amount: 20, players: [0, 1] }] },
      { type: "board", street: "flop", cards: [1, 2, 3], burn: [], board: 0 },
    );
    expect(hand.last[0]).toBeNull();
    expect(hand.last[2]?.code).toBe("fold");
    expect(hand.isAllIn(1)).toBe(true);
    expect(hand.last[1]?.allIn).toBe(true);
  });

  it("keeps an unknown card unknown until somebody shows it, and one card may be shown alone", () => {
    const hand = play(opened(), { type: "dealt", player: 1, cards: [UNKNOWN, UNKNOWN], up: 0 });
    hand.apply({ type: "shown", player: 1, cards: [UNKNOWN, 51] });
    expect(hand.holes[1]).toEqual([UNKNOWN, 51]);
    hand.apply({ type: "shown", player: 1, cards: [12, UNKNOWN] });
    expect(hand.shown[1]).toEqual([12, 51]);
  });

  it("copies into a snapshot that later facts do not change", () => {
    const hand = play(opened(), ...blinds);
    const before = hand.copy();
    hand.apply({ type: "dealt", player: 0, cards: [1, 2], up: 0 });
    hand.apply({ type: "called", player: 2, amount: 10 });
    expect(before.holes[0]).toEqual([]);
    expect(before.stacks[2]).toBe(1000);
    expect(before.total).toBe(15);
  });
});
