import { describe, expect, it } from "vitest";
import type { AnyFact, Legal } from "../../generated/wire";
import { Table } from "../../model/table";
import { cards, dealt, opened, roll, sitting } from "../../../fixtures/hands";
import { isThrowing, Throwing } from "./throwing.svelte";

const PLAYERS = [sitting(1, "Ivo", 2000), sitting(2, "Anna", 2000), sitting(3, "Mia", 2000)];
const DRAW = {
  player: 1, fold: false, check: true, call: 0, min_to: 0, max_to: 0, opens: false, price: 0, step: 0, closed: "",
  show: false, muck: false, sizes: [], bring_in: 0, discard_min: 0, discard_max: 5, runs: 0,
} as Legal;

function hand() {
  const table = new Table("t1");
  const facts: AnyFact[] = [roll(PLAYERS), opened(PLAYERS, 3), ...dealt(PLAYERS, { 2: "As Kd 7h 4c 2s" }, 5)];
  facts.forEach((fact, n) => table.apply({ n: n + 1, fact }));
  if (!table.hand) throw new Error("a hand is played");
  return table.hand;
}

describe("cards to throw away", () => {
  const [ace, king, seven, four] = cards("As Kd 7h 4c") as [number, number, number, number];

  it("are asked for by the room alone", () => {
    expect(isThrowing(DRAW)).toBe(true);
    expect(isThrowing({ ...DRAW, discard_min: -1, discard_max: -1 })).toBe(false);
    expect(isThrowing(null)).toBe(false);
  });

  it("are none at first, which stands pat, and come in the order in which they are held", () => {
    const draw = new Throwing(DRAW, hand());
    expect([draw.complete, draw.exact, draw.chosen]).toEqual([true, false, []]);
    expect([draw.toggle(four), draw.toggle(king)]).toEqual(["chosen", "chosen"]);
    expect(draw.chosen).toEqual([king, four]);
    expect(draw.toggle(king)).toBe("kept");
    expect(draw.chosen).toEqual([four]);
  });

  it("are so many and no more where the game says how many", () => {
    const two = new Throwing({ ...DRAW, discard_min: 2, discard_max: 2 }, hand());
    expect([two.exact, two.complete]).toEqual([true, false]);
    two.toggle(ace);
    expect(two.complete).toBe(false);
    two.toggle(king);
    two.toggle(seven);
    expect([two.complete, two.chosen]).toEqual([true, [king, seven]]);
  });

  it("are never more than may go", () => {
    const one = new Throwing({ ...DRAW, discard_max: 1 }, hand());
    one.toggle(ace);
    expect([one.toggle(king), one.chosen]).toEqual(["full", [ace]]);
  });

  it("are only one's own, and stay as they were sent", () => {
    const draw = new Throwing(DRAW, hand());
    expect(draw.toggle(cards("Qc")[0] as number)).toBeNull();
    draw.toggle(ace);
    draw.sent = true;
    expect([draw.toggle(king), draw.chosen]).toEqual([null, [ace]]);
  });
});
