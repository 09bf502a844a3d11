import { describe, expect, it } from "vitest";
import { discsOf } from "./chips";
import { sheet, symbolOf } from "./sheet";

describe("the sheet of cards", () => {
  it("has a symbol for each of the 52 cards, the back and the empty place", () => {
    const missing = [...Array.from({ length: 52 }, (_, card) => symbolOf(card)), "back", "slot", symbolOf(-1)].filter(
      (id) => !sheet.includes(`<symbol id="${id}"`),
    );
    expect(missing).toEqual([]);
  });

  it("numbers the cards as the rules do: four times the rank and the suit", () => {
    expect([symbolOf(51), symbolOf(0), symbolOf(45), symbolOf(34)]).toEqual(["As", "2c", "Kd", "Th"]);
  });

  it("carries no style attribute, which the room's policy would drop, and keeps what it said", () => {
    expect(sheet).not.toContain("style=");
    expect(sheet).toContain('<symbol id="Kh" viewBox="0 0 60 84" color="var(--suit-h,#c2202c)"');
    expect(sheet).toContain('fill="var(--card,#fbfaf6)" stroke="var(--card-line,#d9d4c7)"');
  });
});

describe("the chips of an amount", () => {
  it("are its largest coins, three at the most", () => {
    expect(discsOf(620)).toEqual([500, 100, 5]);
    expect(discsOf(340)).toEqual([100, 100, 100]);
  });

  it("never show more than there is", () => {
    for (const amount of [0, 1, 3, 5, 24, 99, 2_480, 1_000_000]) {
      const shown = discsOf(amount).reduce<number>((sum, coin) => sum + coin, 0);
      expect(shown).toBeLessThanOrEqual(amount);
    }
    expect(discsOf(0)).toEqual([]);
  });
});
