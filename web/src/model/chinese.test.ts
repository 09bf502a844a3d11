import { describe, expect, it } from "vitest";
import type { ChineseEvent, ChineseOpened, HandScore, PairScore } from "../generated/wire";
import { Deal, UNKNOWN } from "./chinese";

interface Golden {
  readonly opened: ChineseOpened;
  readonly events: readonly ChineseEvent[];
  /** What each player of the deal, and a spectator, was told. */
  readonly views: Readonly<Record<string, readonly ChineseEvent[]>>;
  readonly final: {
    readonly stacks: readonly number[];
    readonly points: readonly number[];
    /** Three rows a player, one after another. */
    readonly rows: readonly (readonly number[])[];
    readonly discards: readonly (readonly number[])[];
    readonly locked: readonly number[];
    readonly hands: readonly HandScore[];
    readonly pairs: readonly PairScore[];
    readonly fantasy_next: readonly number[];
    readonly finished: boolean;
    readonly payoffs: readonly number[];
  };
}

const files = import.meta.glob<Golden>("../../../tests/chinese/hands/*/*.json", { import: "default", eager: true });
const deals = Object.entries(files).map(([path, golden]) => [path.split("/hands/")[1] ?? path, golden] as const);

function played(events: readonly ChineseEvent[]): Deal {
  const deal = new Deal(events[0] as ChineseOpened);
  for (const event of events) deal.apply(event);
  return deal;
}

function told(deal: Deal) {
  const { stacks, points, locked, hands, pairs, finished } = deal;
  return { stacks, points, rows: deal.rows.flat(), locked, hands, pairs, fantasy_next: deal.fantasyNext, finished, payoffs: deal.gains };
}

describe("the golden deals that the library wrote", () => {
  it("are there to be applied", () => {
    expect(deals.length).toBeGreaterThan(10);
  });

  it.each(deals)("ends as in the library, told everything: %s", (_, golden) => {
    const deal = played(golden.events);
    expect(told(deal)).toEqual({ ...told(deal), ...without(golden.final) });
    expect(deal.discards).toEqual(golden.final.discards);
  });

  it.each(deals)("ends the same for every seat that was told its part, but for the discards: %s", (_, golden) => {
    for (const [seat, events] of Object.entries(golden.views)) {
      const deal = played(events);
      expect(told(deal), seat).toEqual({ ...told(deal), ...without(golden.final) });
      deal.discards.forEach((cards, player) => {
        const all = golden.final.discards[player] ?? [];
        expect(cards, `${seat} sees ${player}`).toEqual(String(player) === seat ? all : all.map(() => UNKNOWN));
      });
    }
  });

  it.each(deals)("never tells a reader a closed card of another on the way: %s", (_, golden) => {
    for (const [seat, events] of Object.entries(golden.views)) {
      const deal = new Deal(golden.opened);
      for (const event of events) {
        deal.apply(event);
        for (let player = 0; player < deal.n; player++) {
          const closed = event.type === "given" && event.player === player && !event.up && String(player) !== seat;
          if (closed) expect(deal.handOf(player).every((card) => card === UNKNOWN)).toBe(true);
          if (deal.covered[player] && String(player) !== seat) expect(deal.rowsOf(player).flat().every((card) => card === UNKNOWN)).toBe(true);
        }
      }
    }
  });

  it.each(deals)("never loses or makes a chip or a point: %s", (_, golden) => {
    const deal = new Deal(golden.opened);
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const all = sum(deal.stacks);
    for (const event of golden.events) {
      deal.apply(event);
      expect([sum(deal.stacks), sum(deal.points)]).toEqual([all, 0]);
    }
  });
});

describe("a street in progress", () => {
  const { events } = files["../../../tests/chinese/hands/ofc/moves_on_the_first_street.json"] as Golden;
  const deal = new Deal(events[0] as ChineseOpened);
  const until = (type: string, times: number) => {
    const found = events.flatMap((event, at) => (event.type === type ? [at] : []));
    events.slice(1, (found[times - 1] ?? 0) + 1).forEach((event) => deal.apply(event));
  };

  it("has every card either in the hand or in one row, and says where it lies", () => {
    until("taken_back", 1);
    const given = deal.given[0] ?? [];
    const lying = deal.rowsOf(0).flat();
    expect([...deal.handOf(0), ...lying].toSorted()).toEqual(given.toSorted());
    expect(lying.map((card) => deal.rowOf(0, card))).toEqual(deal.placed[0]?.flatMap((cards, row) => cards.map(() => row)));
    expect(deal.handOf(0).map((card) => deal.rowOf(0, card))).toEqual(deal.handOf(0).map(() => null));
    expect(deal.toAct).toEqual([0]);
  });

  it("is not changed in a snapshot by what comes later", () => {
    const before = deal.copy();
    const lying = JSON.stringify(before.rowsOf(0));
    events.slice(5).forEach((event) => deal.apply(event));
    expect([JSON.stringify(before.rowsOf(0)), before.finished, deal.finished]).toEqual([lying, false, true]);
  });
});

function without({ discards, ...rest }: Golden["final"]) {
  void discards;
  return rest;
}
