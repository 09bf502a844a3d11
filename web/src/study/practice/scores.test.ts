import { describe, expect, it } from "vitest";
import type { NutsExercise } from "../../generated/wire";
import { counted, markNuts, markOdds, markOuts, NONE, placeOf, readScores } from "./scores";

describe("an answer", () => {
  it("about odds is worth less the farther off it is", () => {
    expect(markOdds(50, 50)).toEqual({ points: 100, good: true });
    expect(markOdds(45, 50)).toEqual({ points: 80, good: true });
    expect(markOdds(44, 50)).toEqual({ points: 76, good: false });
    expect(markOdds(0, 50)).toEqual({ points: 0, good: false });
  });

  it("about outs is good only when it is right", () => {
    expect([9, 8, 11, 12].map((said) => markOuts(said, 9))).toEqual([
      { points: 100, good: true }, { points: 60, good: false }, { points: 30, good: false }, { points: 0, good: false },
    ]);
  });

  const name = { category: "pair", ranks: [] };
  const board: NutsExercise = { game: "", board: [], place: 1, ranked: [[[9, 1]], [[8, 2], [7, 3]], [[6, 5]], [[4, 0]]].map((holes) => ({ name, holes })) };

  it("about the nuts may name either card first, and any way to hold it", () => {
    expect(markNuts(board, [2, 8])).toEqual({ points: 100, good: true });
    expect(markNuts(board, [7, 3])).toEqual({ points: 100, good: true });
    expect(markNuts(board, [9, 1])).toEqual({ points: 50, good: false });
    expect(markNuts(board, [4, 0])).toEqual({ points: 25, good: false });
    expect(markNuts(board, [8, 3])).toEqual({ points: 0, good: false });
    expect(placeOf(board, [5, 6])).toBe(2);
  });
});

describe("the scores", () => {
  it("count answers, points and good ones in a row", () => {
    const good = { points: 100, good: true };
    const two = counted(counted(NONE, good), good);
    expect(two).toEqual({ asked: 2, points: 200, streak: 2, best: 2, last: [100, 100] });
    expect(counted(two, { points: 10, good: false })).toEqual({ asked: 3, points: 210, streak: 0, best: 2, last: [100, 100, 10] });
    let many = NONE;
    for (let n = 0; n < 30; n++) many = counted(many, good);
    expect(many.last).toHaveLength(12);
  });

  it("are read back as they were kept, and what is strange counts as none", () => {
    const score = counted(NONE, { points: 60, good: false });
    expect(readScores(JSON.stringify({ odds: score })).odds).toEqual(score);
    expect(readScores(JSON.stringify({ odds: score })).outs).toEqual(NONE);
    for (const odd of [null, "", "{", "5", "null", '{"odds":{"asked":1,"points":900,"streak":0,"best":0,"last":[]}}', '{"odds":{"asked":-1}}', '{"odds":7}']) {
      expect(readScores(odd).odds).toEqual(NONE);
    }
  });
});
