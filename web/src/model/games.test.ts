import { describe, expect, it } from "vitest";
import { betting, house, roll, spec } from "../../tests/samples";
import { countedIn, faceStreets, shapeOf, stackUnit, turnusOf, unitOf } from "./games";
import { Table } from "./table";

function tableOf(rotation: string, place: { game: number; hand: number; hands: number } | null): Table {
  const table = new Table("t1");
  table.apply({ n: 1, fact: roll({ spec: spec({ rotation }), place: place && { ...place, level: 0, chooser: 0 } }) });
  return table;
}

describe("a rotation", () => {
  it("tells which hand of the game it is and what is played then, round and round", () => {
    expect(turnusOf(tableOf("horse", { game: 0, hand: 2, hands: 6 }))).toMatchObject({ hand: 2, hands: 6, next: { variant: "omaha8" } });
    expect(turnusOf(tableOf("horse", { game: 4, hand: 6, hands: 6 }))?.next?.variant).toBe("holdem");
  });

  it("does not know what somebody will choose", () => {
    expect(turnusOf(tableOf("dealers_choice", { game: 1, hand: 1, hands: 6 }))).toMatchObject({ next: null });
  });

  it("is none where one game is played", () => {
    expect(turnusOf(tableOf("", null))).toBeNull();
  });
});

describe("a game", () => {
  it("has a board, draws and a button, or not", () => {
    expect([shapeOf("holdem").board, shapeOf("badugi").draws.length, shapeOf("razz").button]).toEqual([5, 3, false]);
    expect(shapeOf("a game of tomorrow").board).toBe(5);
  });

  it("of open-face Chinese has the streets that the library deals", () => {
    expect(["ofc", "ofc_progressive", "ofc_classic", "closed_chinese"].map((game) => faceStreets(game).length)).toEqual([5, 5, 9, 1]);
    expect(faceStreets("ofc").map(({ cards, discards }) => [cards, discards])).toEqual([[5, 0], [3, 1], [3, 1], [3, 1], [3, 1]]);
    expect(faceStreets("a game of tomorrow")).toEqual([]);
  });

  it("counts buy-ins by its big blind, and in stud by its small bet", () => {
    const stud = spec({ variant: "seven_card_stud", betting: { ...betting, small_bet: 4, big_bet: 8 }, house });
    expect([unitOf(spec()), unitOf(stud), unitOf({ ...stud, rotation: "horse" })]).toEqual([10, 4, 10]);
    expect(unitOf({ ...stud, betting })).toBe(10);
  });

  it("counts its amounts in big blinds, and in fixed limit in big bets", () => {
    const limit = { ...betting, structure: "fixed_limit" } as const;
    expect([countedIn(betting), countedIn(limit), countedIn({ ...limit, small_bet: 4, big_bet: 8 })]).toEqual([10, 20, 8]);
    expect(countedIn({ ...betting, small_blind: 0, big_blind: 0, min_bet: 6 })).toBe(6);
    const bought = [spec(), spec({ betting: { ...limit, small_bet: 4, big_bet: 8 } }), spec({ variant: "ofc" }), spec({ variant: "ofc", open_face: { ofc_point_value: 25 } as never })].map(stackUnit);
    expect(bought).toEqual([{ unit: 10, counts: "blinds" }, { unit: 8, counts: "bets" }, { unit: 1, counts: "points" }, { unit: 25, counts: "points" }]);
  });
});
