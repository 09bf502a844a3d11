import { expect, it } from "vitest";
import { sitting } from "../../../tests/samples";
import { freeSeats } from "./free";

it("offers the seats that are free and held for nobody, with who acts before them", () => {
  const sittings = new Map([[1, sitting(1, "Ann")], [4, sitting(4, "Bob")]]);
  const queue = new Map([["eve", { player: "eve", name: "Eve", seat: 5 }]]);
  expect(freeSeats({ seats: 6, sittings, queue }, 4)).toEqual([
    { seat: 2, after: "Ann" }, { seat: 3, after: "Ann" }, { seat: 6, after: "Ann" },
  ]);
  expect(freeSeats({ seats: 6, sittings, queue: new Map() }, 1).map((one) => one.after)).toEqual(["Bob", "Bob", "Bob", "Bob"]);
});
