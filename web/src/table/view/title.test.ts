import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { Words } from "../../i18n/words";
import games from "../../generated/games.json";
import { fitting, lettersOf } from "./title";

describe("what is played, in a phone's bar", () => {
  it("has the longest name that there is room for, and the shortest where there is none", () => {
    const names = ["a long name of it", "a name", "it"];
    expect([17, 16, 5, 1].map((most) => fitting(names, most))).toEqual(["a long name of it", "a name", "it", "it"]);
    expect([lettersOf(390, 2), lettersOf(360, 2), lettersOf(360, 3)]).toEqual([35, 30, 24]);
  });

  it("has room for a short name of every game of open-face Chinese, with what a point is worth, in every language", () => {
    const keys = Object.keys(games.open_face);
    expect(keys.length).toBeGreaterThan(0);
    for (const language of LANGUAGES)
      for (const key of keys) {
        const words = new Words(language);
        const told = words.say("table-bar-game", { game: words.say(`game-open-face-short-${key}`), stakes: words.say("face-point-worth", { amount: "10" }) });
        expect(told.length, told).toBeLessThanOrEqual(lettersOf(360, 2));
      }
  });
});
