import { describe, expect, it } from "vitest";
import type { AnyFact } from "../generated/wire";
import { PAUSE, pause } from "./pace";
import { opened, roll } from "../../tests/samples";
import { Table } from "./table";

const flop: AnyFact = { type: "board", street: "flop", cards: [1, 2, 3], burn: [], board: 0 };

function table(...facts: AnyFact[]): Table {
  const made = new Table("t");
  facts.forEach((fact, place) => made.apply({ n: place + 1, fact }));
  return made;
}

describe("the pace of a run-out", () => {
  it("tells streets slowly when everybody is all-in", () => {
    const allIn = table(
      roll(), opened({ stacks: [100, 100, 1000] }),
      { type: "wagered", player: 0, to: 100, step: 90, full: true, opens: false },
      { type: "called", player: 1, amount: 100 }, { type: "folded", player: 2 },
    );
    expect(pause(allIn, flop)).toBe(PAUSE.street);
  });

  it("gives a bet that was just called a moment before the next street", () => {
    expect(pause(table(roll(), opened()), flop)).toBe(PAUSE.roundEnd);
  });

  it("never holds back what a player did", () => {
    expect(pause(table(roll(), opened()), { type: "checked", player: 0 })).toBe(0);
  });
});
