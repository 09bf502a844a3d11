import { describe, expect, it } from "vitest";
import { Guard, MOMENT } from "./guard";
import { numberOf, typedAmount } from "./typed";

const SIZING = { least: 1020, most: 3140, step: 20, allIn: true };

describe("a typed amount", () => {
  it("is read as its language writes numbers", () => {
    expect(numberOf("1,560", "en")).toBe(1560);
    expect(numberOf("1 560", "uk")).toBe(1560);
    expect(numberOf("1\u00a0560,5", "uk")).toBe(1560.5);
    expect(numberOf("12.5", "en")).toBe(12.5);
    expect(numberOf("12,5", "en")).toBe(12.5);
    expect(numberOf("12.5", "uk")).toBe(12.5);
    expect(numberOf("1,234,567", "en")).toBe(1_234_567);
  });

  it("that is no number is none", () => {
    for (const text of ["", "abc", "-5", "1e9", "NaN", "5 BB", "..", "1.2.3"]) expect(numberOf(text, "en")).toBeNull();
  });

  it("wins when it is legal, and is brought into the range with a word when it is not", () => {
    const chips = { language: "en", perUnit: 1 } as const;
    expect(typedAmount("1,561", SIZING, chips)).toEqual({ to: 1561, clamped: "no" });
    expect(typedAmount("500", SIZING, chips)).toEqual({ to: 1020, clamped: "low" });
    expect(typedAmount("99999", SIZING, chips)).toEqual({ to: 3140, clamped: "high" });
    expect(typedAmount("1560.5", SIZING, chips)).toEqual({ to: 1020, clamped: "not-a-number" });
  });

  it("is in big blinds when amounts are shown so", () => {
    expect(typedAmount("78.5", SIZING, { language: "en", perUnit: 20 })).toEqual({ to: 1570, clamped: "no" });
    expect(typedAmount("78,5", SIZING, { language: "uk", perUnit: 20 })).toEqual({ to: 1570, clamped: "no" });
  });
});

describe("the guard of the buttons", () => {
  it("drops a click in the first moment of a decision", () => {
    const guard = new Guard();
    guard.show("a", 1000);
    guard.down();
    expect(guard.against(1000 + MOMENT - 1)).toBe("early");
    guard.down();
    expect(guard.against(1000 + MOMENT)).toBeNull();
  });

  it("drops a click whose pointer went down at another price", () => {
    const guard = new Guard();
    guard.show("a", 0);
    guard.down();
    guard.show("b", 1000);
    expect(guard.against(5000)).toBe("moved");
    expect(guard.against(5000)).toBeNull();
  });

  it("does not start again when the same decision is told once more", () => {
    const guard = new Guard();
    guard.show("a", 0);
    guard.show("a", 900);
    expect(guard.against(1000)).toBeNull();
  });
});
