import { describe, expect, it } from "vitest";
import type { AnyFact, Desk, Sitting, Tournament } from "../generated/wire";
import hosted from "../../tests/hosted.json";
import cup from "../../tests/cup.json";
import matches from "../../tests/matches.json";
import { hosts, isBarred } from "./desk";
import { Table } from "./table";

interface Step {
  readonly n: number;
  readonly fact: AnyFact;
  readonly desk: Desk;
  readonly sittings: readonly Sitting[];
  readonly button: number;
  readonly game: string;
  readonly playing: boolean;
  readonly in_play: boolean;
  readonly tournament: Tournament;
  readonly lacks: number;
}

describe("the table stands after every fact as the room's own table does", () => {
  it.each([["a hosted evening", hosted], ["matches of open-face Chinese", matches], ["a tournament by deals", cup]])("%s", (_, steps) => {
    const table = new Table("t");
    for (const { n, fact, ...state } of steps as unknown as Step[]) {
      table.apply({ n, fact });
      const seated = [...table.sittings.values()].toSorted((one, other) => one.seat - other.seat);
      const sittings = seated.map((one) => ({ ...one, bank: 0 }));
      const { desk, button, playing, inPlay, tournament, lacks } = table;
      const now = { desk, sittings, button, game: table.spec?.variant, playing, in_play: inPlay, tournament, lacks };
      expect(now, `after fact ${n}, ${fact.type}`).toEqual(state);
    }
  });
});

it("knows a host from a guest", () => {
  const desk = { ...new Table("t").desk, host: { player: "ann", name: "Ann" }, barred: [{ player: "bob", name: "Bob" }] };
  expect([hosts(desk, "ann"), hosts(desk, "bob"), hosts(desk, "")]).toEqual([true, false, false]);
  expect([isBarred(desk, "ann"), isBarred(desk, "bob"), isBarred(desk, "")]).toEqual([false, true, false]);
});
