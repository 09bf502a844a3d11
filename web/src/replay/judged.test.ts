import { describe, expect, it } from "vitest";
import type { Judgement } from "../generated/wire";
import { Words } from "../i18n/words";
import { costWords, judgeAll, thrownOf, toneOf, totalOf } from "./judged";

const judgement = (more: Partial<Judgement> = {}): Judgement =>
  ({ street: 1, given: [3, 20, 40], rows: [[3], [], [40]], best: [[], [20], [40]], cost: 1.2, margin: 0.5, samples: 1500, ...more });

describe("the judgement of a placement", () => {
  it("is the best, worse, or not to be told from the best", () => {
    expect([toneOf(judgement({ cost: 0, margin: 0 })), toneOf(judgement()), toneOf(judgement({ cost: 0.4 }))]).toEqual(["best", "worse", "even"]);
    expect(toneOf(judgement({ cost: 0.4, margin: 0 }))).toBe("worse"); // it was proved
  });

  it("says its points with how sure they are, as the language writes them", () => {
    expect(costWords(new Words("en"), judgement())).toBe("−1.20 ± 0.50");
    expect(costWords(new Words("uk"), judgement({ margin: 0 }))).toBe("−1,20");
  });

  it("knows what was thrown away", () => {
    expect([thrownOf(judgement(), [[3], [], [40]]), thrownOf(judgement(), [[], [20], [40]])]).toEqual([[20], [3]]);
  });

  it("adds up, and what is unsure about the sum with it", () => {
    const total = totalOf([judgement({ cost: 1, margin: 3 }), judgement({ cost: 2, margin: 4 })]);
    expect([total.cost, total.margin]).toEqual([3, 5]);
  });
});

describe("the coach", () => {
  it("is asked for one placement after another, from the first that is not judged", async () => {
    const [asked, told]: [number[], number[]] = [[], []];
    const ask = async (placement: number) => (asked.push(placement), judgement({ street: placement }));
    await judgeAll(2, 5, ask, ({ street }) => told.push(street), () => false);
    expect([asked, told]).toEqual([[2, 3, 4], [2, 3, 4]]);
  });

  it("is asked no more when nobody looks, and keeps what it has said when an answer does not come", async () => {
    const told: number[] = [];
    await judgeAll(0, 5, async (placement) => judgement({ street: placement }), ({ street }) => told.push(street), () => told.length === 2);
    expect(told).toEqual([0, 1]);
    const busy = judgeAll(2, 5, (placement) => (placement === 3 ? Promise.reject(new Error("busy")) : Promise.resolve(judgement({ street: placement }))), ({ street }) => told.push(street), () => false);
    await expect(busy).rejects.toThrow("busy");
    expect(told).toEqual([0, 1, 2]);
  });
});
