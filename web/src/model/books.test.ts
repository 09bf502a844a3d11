import { expect, it } from "vitest";
import { sideOf, tokenOf } from "./books";

const debt = { payer: "bob", payee: "ann", amount: 5, paid: false, received: false };

it("lets each side of a debt speak for itself, and a host for the house", () => {
  expect([sideOf(debt, "bob", false), sideOf(debt, "ann", false), sideOf(debt, "eve", true)]).toEqual(["payer", "payee", null]);
  expect([sideOf({ ...debt, payee: "house" }, "ann", true), sideOf({ ...debt, payee: "house" }, "ann", false)]).toEqual(["payee", null]);
});

it("finds the host's secret behind the # and nowhere else", () => {
  expect([tokenOf("#host=aB_9-x"), tokenOf("#new"), tokenOf("#host="), tokenOf("#host=a b")]).toEqual(["aB_9-x", "", "", ""]);
});
