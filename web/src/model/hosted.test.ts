import { expect, it } from "vitest";
import type { AnyFact, Desk } from "../generated/wire";
import hosted from "../../tests/hosted.json";
import { hosts } from "./desk";
import { Table } from "./table";

interface Step {
  readonly n: number;
  readonly fact: AnyFact;
  readonly desk: Desk;
  readonly stacks: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, readonly string[]>>;
  readonly button: number;
  readonly playing: boolean;
}

it("stands after every fact of a hosted evening as the room's own table does", () => {
  const table = new Table("t");
  for (const { n, fact, desk, stacks, marks, button, playing } of hosted as unknown as Step[]) {
    table.apply({ n, fact });
    const seats = [...table.sittings].toSorted(([a], [b]) => a - b);
    const place = `after fact ${n}, ${fact.type}`;
    expect(table.desk, place).toEqual(desk);
    expect(Object.fromEntries(seats.map(([seat, one]) => [seat, one.stack])), place).toEqual(stacks);
    expect(Object.fromEntries(seats.map(([seat, one]) => [seat, one.marks])), place).toEqual(marks);
    expect([table.button, table.playing], place).toEqual([button, playing]);
  }
});

it("knows a host from a guest", () => {
  const desk = { ...new Table("t").desk, host: { player: "ann", name: "Ann" } };
  expect([hosts(desk, "ann"), hosts(desk, "bob"), hosts(desk, "")]).toEqual([true, false, false]);
});
