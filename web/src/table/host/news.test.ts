import { expect, it } from "vitest";
import type { AnyFact } from "../../generated/wire";
import { roll } from "../../../tests/samples";
import { Table } from "../../model/table";
import { newsFor } from "./news";

const after = new Table("t");
after.apply({ n: 1, fact: roll() });
const by = { by: "mia", by_name: "Mia" };
const ids = (fact: AnyFact, me: string, fresh = false) =>
  newsFor({ before: null, after, facts: [{ n: 2, fact }], fresh }, me).map(({ id, name }) => [id, name]);

it("tells who is meant by a deed of the host, and nobody else", () => {
  const kicked: AnyFact = { type: "kicked", seat: 4, player: "boris", name: "Boris", ...by };
  expect(ids(kicked, "boris")).toEqual([["told-kicked", "Mia"]]);
  expect([ids(kicked, "anna"), ids(kicked, ""), ids(kicked, "boris", true)]).toEqual([[], [], []]);
  const yes: AnyFact = { type: "knock_answered", player: "eve", name: "Eve", yes: true, ...by };
  expect([ids(yes, "eve"), ids({ ...yes, yes: false }, "eve")]).toEqual([[["told-yes", "Mia"]], [["told-no", "Mia"]]]);
  const corrected: AnyFact = { type: "corrected", seat: 2, amount: 5, source: 4, reason: "x", ...by };
  expect([ids(corrected, "anna"), ids(corrected, "boris"), ids(corrected, "viktoria")]).toEqual([[["told-corrected", "Mia"]], [["told-corrected", "Mia"]], []]);
});

it("tells everybody but the host that a hand does not count", () => {
  const voided: AnyFact = { type: "voided", hand: 7, reason: "misdeal", ...by };
  expect([ids(voided, "anna"), ids(voided, "mia")]).toEqual([[["told-voided", "Mia"]], []]);
});
