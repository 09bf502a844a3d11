import { describe, expect, it } from "vitest";
import { TurnClock } from "./clock";

describe("the clock of a decision", () => {
  it("runs by this machine's own time and stops at zero", () => {
    let now = 1000;
    const clock = new TurnClock({ seat: 3, total: 20_000, left: 12_500 }, () => now);
    expect(clock.left).toBe(12_500);
    expect(clock.seconds).toBe(13);
    expect(clock.share).toBeCloseTo(0.625);
    now += 12_000;
    expect(clock.seconds).toBe(1);
    now += 5000;
    expect(clock.left).toBe(0);
    expect(clock.share).toBe(0);
  });

  it("stands still at the full time while the cards are on their way", () => {
    let now = 0;
    const clock = new TurnClock({ seat: 3, total: 20_000, left: 21_200 }, () => now);
    expect(clock.seconds).toBe(20);
    now += 1000;
    expect(clock.share).toBe(1);
    now += 1200;
    expect(clock.seconds).toBe(19);
  });

  it("lets the time bank run when the clock has run out, and counts its seconds", () => {
    let now = 0;
    const clock = new TurnClock({ seat: 3, total: 20_000, left: 5_000, bank: 30_000, bank_total: 60_000 }, () => now);
    expect([clock.inBank, clock.seconds]).toEqual([false, 5]);
    now = 11_000;
    expect([clock.inBank, clock.seconds, clock.share]).toEqual([true, 24, 0.4]);
    now = 35_000;
    expect([clock.inBank, clock.bank, clock.share]).toEqual([false, 0, 0]);
  });
});
