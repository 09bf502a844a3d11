import { describe, expect, it } from "vitest";
import { firstPresets, isSize, problemOf, readPresets, roomFor } from "./presets";
import { defaults, readChoices } from "./settings.svelte";

const FIRST = { preflop: firstPresets("preflop"), postflop: firstPresets("postflop") };

describe("the liked presets", () => {
  it("are two, two and a half, three; a third to three quarters; pot and all-in, before any choice", () => {
    expect(defaults(["en"]).presets).toEqual({
      preflop: { sizes: [2, 2.5, 3], pot: true, allIn: true },
      postflop: { sizes: [33, 50, 67, 75], pot: true, allIn: true },
    });
  });

  it("survive a page that is loaded anew, in their order", () => {
    const presets = { preflop: { sizes: [4, 2.25], pot: false, allIn: true }, postflop: { sizes: [], pot: false, allIn: false } };
    expect(readChoices(JSON.stringify({ presets }), ["en"]).presets).toEqual(presets);
  });

  it.each([
    ["no group", 7], ["nothing", null], ["a word", { preflop: { sizes: ["2"], pot: true, allIn: true } }],
    ["a size below the least", { preflop: { sizes: [1], pot: true, allIn: true } }],
    ["a size above the most", { preflop: { sizes: [100.5], pot: true, allIn: true } }],
    ["too many decimals", { preflop: { sizes: [2.125], pot: true, allIn: true } }],
    ["the same twice", { preflop: { sizes: [2, 2], pot: true, allIn: true } }],
    ["more than six in all", { preflop: { sizes: [2, 3, 4, 5, 6], pot: true, allIn: true } }],
    ["a switch that is none", { preflop: { sizes: [2], pot: 1, allIn: true } }],
    ["sizes that are no list", { preflop: { sizes: { length: 1 }, pot: true, allIn: true } }],
  ])("are as at first when the memory has %s", (_, kept) => {
    expect(readPresets(kept)).toEqual(FIRST);
  });

  it("lose only the spoiled group", () => {
    const postflop = { sizes: [25, 150], pot: true, allIn: false };
    expect(readPresets({ preflop: { sizes: [0], pot: true, allIn: true }, postflop })).toEqual({ ...FIRST, postflop });
  });

  it("are at most six with pot and all-in", () => {
    expect([roomFor({ pot: true, allIn: true }), roomFor({ pot: false, allIn: false })]).toEqual([4, 6]);
    const six = { sizes: [20, 30, 40, 50, 60, 70], pot: false, allIn: false };
    expect([problemOf("postflop", six), problemOf("postflop", { ...six, pot: true })]).toEqual([null, "full"]);
  });

  it("tell what is wrong with a size", () => {
    expect(problemOf("postflop", { sizes: [0], pot: true, allIn: true })).toBe("size");
    expect(problemOf("postflop", { sizes: [50, 50], pot: true, allIn: true })).toBe("twice");
    expect([33.5, 1000, 1001, NaN, Infinity].map((size) => isSize("postflop", size))).toEqual([false, true, false, false, false]);
    expect([1.1, 1.09, 2.25, 0.29].map((size) => isSize("preflop", size))).toEqual([true, false, true, false]);
  });

  it("are copies, so that a change of one reader's sizes leaves the first ones alone", () => {
    firstPresets("preflop").sizes.push(9);
    expect(firstPresets("preflop").sizes).toEqual([2, 2.5, 3]);
  });
});
