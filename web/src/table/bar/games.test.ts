import { describe, expect, it } from "vitest";
import type { AnyFact, Legal } from "../../generated/wire";
import { plain } from "../../i18n/numbers";
import { Words } from "../../i18n/words";
import { Table } from "../../model/table";
import { dealt, opened, roll, sitting } from "../../../fixtures/hands";
import { turnSentence } from "../speak/sentences";
import { Decision, decisionKey } from "./decision.svelte";

const PLAYERS = [sitting(1, "Ivo", 2000), sitting(2, "Anna", 2000), sitting(3, "Mia", 2000)];
const LEGAL = {
  player: 1, fold: false, check: true, call: 0, min_to: 0, max_to: 0, opens: false, price: 0, step: 20, closed: "",
  show: false, muck: false, sizes: [], bring_in: 0, discard_min: -1, discard_max: -1, runs: 0,
} as Legal;
const BRING_IN = { ...LEGAL, bring_in: 5, min_to: 20, max_to: 20, opens: true };
const say = (legal: Legal, language: "en" | "uk" = "en") => turnSentence(legal, new Words(language), (chips) => plain(chips, language));

function hand(...more: AnyFact[]) {
  const table = new Table("t1");
  [roll(PLAYERS), opened(PLAYERS, 3), ...dealt(PLAYERS, { 2: "As Kd 7h 4c 2s" }, 5), ...more].forEach((fact, n) => table.apply({ n: n + 1, fact }));
  if (!table.hand) throw new Error("a hand is played");
  return table.hand;
}

describe("a decision of another game", () => {
  it("brings it in or completes, in stud", () => {
    const first = new Decision(BRING_IN, hand());
    expect([first.owed, first.passive, first.callIsAllIn]).toEqual([5, { type: "bring_in" }, false]);
    expect([first.sizable, first.to, first.wager]).toEqual([false, 20, { type: "bet", to: 20 }]);
    expect(say(BRING_IN)).toBe("Your turn. The bring-in is 5, or complete to 20.");
  });

  it("is one of two sizes over an open pair", () => {
    const pair = new Decision({ ...LEGAL, fold: true, min_to: 20, max_to: 40, sizes: [20, 40], opens: true }, hand());
    expect([pair.sizable, pair.presets.map(({ to }) => to), pair.to]).toEqual([false, [20, 40], 20]);
    pair.choose(40);
    expect(pair.wager).toEqual({ type: "bet", to: 40 });
  });

  it("is another one for each question: a bet, cards to throw away, how often to deal", () => {
    const asked = [LEGAL, BRING_IN, { ...LEGAL, discard_min: 0, discard_max: 5 }, { ...LEGAL, runs: 2 }, { ...LEGAL, runs: 3 }];
    expect(new Set(asked.map((legal) => decisionKey(legal, hand()))).size).toBe(asked.length);
  });

  it("is another one after the draw, though the price is the same", () => {
    const drawn = hand({ type: "discarded", player: 1, cards: [] });
    expect(decisionKey(LEGAL, drawn)).not.toBe(decisionKey(LEGAL, hand()));
  });

  it("is spoken with what it asks", () => {
    expect(say({ ...LEGAL, discard_min: 0, discard_max: 5 })).toBe("Your turn. Choose the cards to throw away, up to 5.");
    expect(say({ ...LEGAL, discard_min: 2, discard_max: 2 })).toBe("Your turn. Throw away 2 cards.");
    expect(say({ ...LEGAL, discard_min: 2, discard_max: 2 }, "uk")).toBe("Ваш хід. Скиньте 2 карти.");
    expect(say({ ...LEGAL, runs: 3 })).toBe("Your turn. How often shall the board be dealt, at most 3 times?");
  });
});
