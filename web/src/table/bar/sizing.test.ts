import { describe, expect, it } from "vitest";
import type { Betting, Legal } from "../../generated/wire";
import { readPresets } from "../../settings/presets";
import { clamp, dragged, hasChoice, type PotNow, presetsOf, shareOf, sizesOf, type Sizing, sizingOf, stepped } from "./sizing";

const LEGAL = {
  player: 0, fold: true, check: false, call: 400, min_to: 1020, max_to: 3140, opens: false, price: 620, step: 400,
  closed: "", show: false, muck: false, sizes: [], bring_in: 0, discard_min: -1, discard_max: -1, runs: 0,
} as Legal;
const BETTING = {
  structure: "no_limit", small_blind: 10, big_blind: 20, ante: 0, min_bet: 0, small_bet: 0, big_bet: 0, bring_in: 0,
} as Betting;
const FIRST = readPresets(null);
const SIZING: Sizing = { least: 1020, most: 3140, step: 20, allIn: true };
const POT: PotNow = { total: 1480, price: 620, call: 400, preflop: false, potLimit: false, raised: true };

describe("the size of a wager", () => {
  it("lies between what the rules allow, and knows when the most is everything", () => {
    expect(sizingOf(LEGAL, BETTING, 3140)).toEqual(SIZING);
    expect(sizingOf({ ...LEGAL, max_to: 2500 }, BETTING, 3140)?.allIn).toBe(false);
    expect(sizingOf({ ...LEGAL, min_to: 0, max_to: 0 }, BETTING, 3140)).toBeNull();
  });

  it("moves by a big blind and stops at the ends", () => {
    expect([stepped(SIZING, 1560, 1), stepped(SIZING, 1560, -5), stepped(SIZING, 1030, -1), stepped(SIZING, 3130, 1)]).toEqual([
      1580, 1460, 1020, 3140,
    ]);
  });

  it("is dragged over whole big blinds, with both ends in reach", () => {
    expect([dragged(SIZING, 1333.3), dragged(SIZING, 900), dragged(SIZING, 3139.9), dragged(SIZING, 9999)]).toEqual([1340, 1020, 3140, 3140]);
    expect(dragged({ ...SIZING, least: 100, most: 130 }, 117)).toBe(117);
  });

  it("is no choice in fixed limit and when only all-in is left", () => {
    expect(hasChoice({ ...SIZING, least: 40, most: 40 })).toBe(false);
    expect(shareOf({ ...SIZING, least: 40, most: 40 }, 40)).toBe(1);
    expect(shareOf(SIZING, 2080)).toBe(0.5);
  });
});

describe("the presets", () => {
  it("after the flop are shares of the pot with the own call counted in", () => {
    expect(presetsOf(SIZING, POT, FIRST).map(({ to }) => to)).toEqual([1247, 1560, 1873, 2030, 2500, 3140]);
  });

  it("before the flop are big blinds, pot and all-in", () => {
    const open = presetsOf({ least: 40, most: 2000, step: 20, allIn: true }, { ...POT, total: 30, price: 20, call: 20, preflop: true, raised: false }, FIRST);
    expect(open.map(({ label, factor, to }) => [label, factor, to])).toEqual([
      ["preset-blinds", 2, 40], ["preset-blinds", 2.5, 50], ["preset-blinds", 3, 60], ["preset-pot", 1, 70], ["preset-all-in", 1, 2000],
    ]);
  });

  it("over a raise before the flop are times that raise", () => {
    const over = presetsOf({ least: 100, most: 2000, step: 20, allIn: true }, { ...POT, total: 90, price: 60, call: 60, preflop: true, raised: true }, FIRST);
    expect(over.slice(0, 3).map(({ label, to }) => [label, to])).toEqual([["preset-times", 120], ["preset-times", 150], ["preset-times", 180]]);
  });

  it("that are out of range have no amount", () => {
    const short = presetsOf({ least: 1020, most: 1300, step: 20, allIn: true }, POT, FIRST);
    expect(short.map(({ to }) => to)).toEqual([1247, null, null, null, null, 1300]);
  });

  it("in pot-limit end at the pot, which is the most, and offer all-in only when it is within the pot", () => {
    const pot = presetsOf({ least: 1020, most: 2500, step: 20, allIn: false }, { ...POT, potLimit: true }, FIRST);
    expect(pot.slice(4).map(({ to }) => to)).toEqual([2500, null]);
    const short = presetsOf({ least: 1020, most: 1900, step: 20, allIn: true }, { ...POT, potLimit: true }, FIRST);
    expect(short.slice(4).map(({ to }) => to)).toEqual([null, 1900]);
  });

  it("are the reader's own sizes in the reader's order", () => {
    const liked = { preflop: { sizes: [5, 2.25], pot: false, allIn: true }, postflop: { sizes: [150, 33, 10], pot: true, allIn: false } };
    const before = presetsOf({ least: 40, most: 2000, step: 20, allIn: true }, { ...POT, total: 30, price: 20, call: 20, preflop: true, raised: false }, liked);
    expect(before.map(({ label, factor, to }) => [label, factor, to])).toEqual([
      ["preset-blinds", 5, 100], ["preset-blinds", 2.25, 45], ["preset-all-in", 1, 2000],
    ]);
    const later = presetsOf({ ...SIZING, most: 9000 }, POT, liked);
    expect(later.map(({ label, factor, to }) => [label, factor, to])).toEqual([
      ["preset-share", 150, 3440], ["preset-third", 33, 1247], ["preset-share", 10, null], ["preset-pot", 1, 2500],
    ]);
  });

  it("are none when the reader wants none", () => {
    const none = { sizes: [], pot: false, allIn: false };
    expect(presetsOf(SIZING, POT, { preflop: none, postflop: none })).toEqual([]);
  });
});

describe("the only sizes over an open pair", () => {
  const two = { least: 20, most: 40, step: 20, allIn: false, only: [20, 40] };

  it("are the presets, and nothing lies between them", () => {
    expect(sizesOf(two).map(({ label, to }) => [label, to])).toEqual([["preset-small-bet", 20], ["preset-big-bet", 40]]);
    expect([clamp(two, 27), clamp(two, 33), clamp(two, 500)]).toEqual([20, 40, 40]);
    expect([stepped(two, 20, 1), stepped(two, 40, 1), stepped(two, 40, -1), stepped(two, 20, -1)]).toEqual([40, 40, 20, 20]);
  });
});
