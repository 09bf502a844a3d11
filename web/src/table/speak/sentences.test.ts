import { describe, expect, it } from "vitest";
import type { AnyFact, Legal } from "../../generated/wire";
import { plain } from "../../i18n/numbers";
import { Words } from "../../i18n/words";
import type { Step } from "../../model/live.svelte";
import type { Table } from "../../model/table";
import { foldedHand, splitHand, tableOf } from "../../../fixtures/hands";
import { cuesOf } from "../sound/sounds";
import { seatViews } from "../view/seats";
import type { Level } from "./level.svelte";
import { lastNow, ownCards, potNow, seatsNow, stepSentences, timeNow, turnSentence } from "./sentences";

const EN = new Words("en");
const amount = (chips: number) => plain(chips, "en");

/** The steps of a hand, one fact each. */
function steps(facts: readonly AnyFact[]): Step[] {
  const table = tableOf();
  return facts.map((fact, n) => {
    const before = table.copy();
    table.apply({ n: n + 2, fact });
    return { before, after: table.copy(), facts: [{ n: n + 2, fact }], fresh: false };
  });
}

const heard = (facts: readonly AnyFact[], seat: number, level: Level) =>
  steps(facts).flatMap((step) => stepSentences(step, EN, amount, seat, level));

function last(facts: readonly AnyFact[]): Table {
  const all = steps(facts);
  const table = all.at(-1)?.after;
  if (!table) throw new Error("there was a step");
  return table;
}

describe("what is said of a hand", () => {
  it("tells everything: own cards in words, each action with its amount, what came back and who won", () => {
    expect(heard(foldedHand(), 3, "all")).toEqual([
      "Anna posts the big blind 20", "Your cards: ace of clubs, jack of clubs", "Viktoria folds", "Georgij folds", "Mia raises to 25",
      "Boris raises to 45", "Anna folds", "Mia folds", "20 uncalled go back to Boris", "Boris wins 45",
    ]);
  });

  it("tells at a street's start the cards and the pot", () => {
    expect(heard(splitHand(), 0, "important").slice(0, 2)).toEqual(["Flop: queen of hearts, jack of diamonds, ten of clubs", "Pot 30"]);
  });

  it("tells less to who wants less", () => {
    expect(heard(foldedHand(), 3, "important")).not.toContain("Viktoria folds");
    expect(heard(foldedHand(), 3, "mine")).toEqual(["Anna posts the big blind 20", "Your cards: ace of clubs, jack of clubs", "Anna folds", "Boris wins 45"]);
  });

  it("never tells a spectator a card that is hidden", () => {
    const veiled = foldedHand().map((fact) => (fact.type === "dealt" ? { ...fact, cards: [-1, -1] } : fact));
    expect(heard(veiled, 0, "all").join(" ")).not.toMatch(/Your cards| of clubs/);
  });
});

describe("what can be heard again", () => {
  const table = last(foldedHand().slice(0, 12));

  it("is my cards, the pot and the price, the seats, the last actions and the time", () => {
    expect(ownCards(table, EN, 3, { category: "high_card", ranks: [12, 9] })).toBe("Your cards: ace of clubs, jack of clubs. You have high card, ace");
    const legal = { player: 1, fold: true, check: false, call: 5, min_to: 50, max_to: 900, opens: false, price: 25, step: 20, closed: "", show: false, muck: false, sizes: [], bring_in: 0, discard_min: -1, discard_max: -1, runs: 0 } as Legal;
    expect(potNow(table, EN, amount, legal)).toBe("Pot 55. Your turn. 5 to call.");
    expect(turnSentence(legal, EN, amount)).toBe("Your turn. 5 to call, a raise from 50.");
    expect(seatsNow(seatViews(table, { seat: 3, turn: 3 }), EN, amount)).toMatch(/^Seat 3, Anna, you, big blind, stack 3,120, bet 20, to act\. Seat 4, Viktoria, .*folded/);
    expect(lastNow(table, EN, amount)).toContain("Mia raises to 25");
    expect(timeNow(EN, { name: "Anna", seconds: 1, mine: true })).toBe("1 second to act");
  });
});

describe("the sounds of a step", () => {
  const sounds = (facts: readonly AnyFact[], seat: number) => steps(facts).flatMap((step) => cuesOf(step, seat).map(({ name }) => name));

  it("follow what was done", () => {
    expect(sounds(foldedHand(), 3)).toEqual(["deal", "deal", "deal", "deal", "deal", "fold", "fold", "bet", "bet", "fold", "fold", "pot", "pot"]);
  });

  it("are my own when I win", () => {
    expect(sounds(foldedHand(), 2).at(-1)).toBe("win");
  });

  it("are none for what is told anew", () => {
    const [step] = steps(foldedHand());
    expect(step && cuesOf({ ...step, fresh: true }, 3)).toEqual([]);
  });
});
