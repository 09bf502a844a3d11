import { describe, expect, it } from "vitest";
import type { Event, Opened } from "../generated/wire";
import { Hand, UNKNOWN } from "./hand";
import { Table } from "./table";
import { roll, sitting, spec } from "../../tests/samples";

interface Golden {
  readonly opened: Opened;
  readonly events: readonly Event[];
  /** What each player of the hand, and a spectator, was told. */
  readonly views: Readonly<Record<string, readonly Event[]>>;
  readonly final: Pick<
    Hand, "stacks" | "bets" | "folded" | "holes" | "board" | "pots" | "shown" | "mucked" | "total" | "raked" | "carry" | "finished" | "ups" | "more"
  >;
}

const files = import.meta.glob<Golden>("../../../tests/hands/*/*.json", { import: "default", eager: true });
const hands = Object.entries(files).map(([path, golden]) => [path.split("/hands/")[1] ?? path, golden] as const);
const PUBLIC = ["stacks", "bets", "folded", "board", "pots", "shown", "mucked", "total", "raked", "carry", "finished", "ups", "more"] as const;

function played(events: readonly Event[]): Hand {
  const hand = new Hand(events[0] as Opened);
  for (const event of events) hand.apply(event);
  return hand;
}

describe("the golden hands that the room wrote", () => {
  it("are there to be applied", () => {
    expect(hands.length).toBeGreaterThan(0);
  });

  it.each(hands)("ends as in the room, told everything: %s", (_, golden) => {
    const hand = played(golden.events);
    for (const key of [...PUBLIC, "holes"] as const) expect(hand[key], key).toEqual(golden.final[key]);
  });

  it.each(hands)("ends the same in public for every seat that was told its part: %s", (_, golden) => {
    for (const [seat, events] of Object.entries(golden.views)) {
      const hand = played(events);
      for (const key of PUBLIC) expect(hand[key], `${seat} ${key}`).toEqual(golden.final[key]);
    }
  });

  it.each(hands)("shows each seat its own cards and of others only what was turned up: %s", (_, golden) => {
    for (const [seat, events] of Object.entries(golden.views)) {
      const holes = played(events).holes;
      holes.forEach((cards, player) => {
        const { holes: all, shown, ups } = golden.final;
        const own = String(player) === seat ? all[player] : shown[player];
        const others = all[player]?.map((card) => (ups[player]?.includes(card) ? card : UNKNOWN));
        expect(cards, `${seat} sees ${player}`).toEqual(own ?? others);
      });
    }
  });

  it.each(hands)("never loses or makes a chip on the way, nor hides one from the total: %s", (_, golden) => {
    const hand = new Hand(golden.opened);
    const all = golden.opened.stacks.reduce((sum, stack) => sum + stack, golden.opened.carry);
    for (const event of golden.events) {
      hand.apply(event);
      const stacks = hand.stacks.reduce((sum, stack) => sum + stack, 0);
      expect(stacks + hand.total + hand.raked + (hand.finished ? hand.carry : 0), event.type).toBe(all);
      const shown = hand.pots.reduce((sum, pot, place) => sum + pot.amount - (hand.taken[place] ?? 0), hand.loose);
      const bets = hand.bets.reduce((sum, bet) => sum + bet, 0);
      if (!hand.finished) expect(shown + bets, event.type).toBe(hand.total);
    }
  });

  it.each(hands)("gives every player a place of his own and the table the same stacks: %s", (_, golden) => {
    const { seats, names, stacks } = golden.opened;
    const table = new Table("golden");
    const sittings = seats.map((seat, player) => sitting(seat, names[player] ?? "", stacks[player] ?? 0));
    table.apply({ n: 1, fact: roll({ spec: spec({ seats: Math.max(...seats) }), sittings }) });
    golden.events.forEach((fact, place) => table.apply({ n: place + 2, fact }));
    expect(new Set(table.positions).size).toBe(seats.length);
    expect(seats.map((seat) => table.sittings.get(seat)?.stack)).toEqual(golden.final.stacks);
  });
});
