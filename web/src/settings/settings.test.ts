import { describe, expect, it } from "vitest";
import { defaults, readChoices, settings, takeOver } from "./settings.svelte";

describe("a reader's choices", () => {
  it("are the defaults, in the reader's language, before any choice", () => {
    expect(readChoices(null, ["uk-UA"])).toEqual({ ...defaults(["uk-UA"]), language: "uk" });
  });

  it("survive a page that is loaded anew", () => {
    const chosen = { ...defaults(["en"]), felt: "wine" as const, volume: 0.25, unit: "bb" as const, confirmAllIn: false };
    expect(readChoices(JSON.stringify(chosen), ["en"])).toEqual(chosen);
  });

  it.each(["", "{", "null", "7", '{"felt":"gold","volume":9,"sounds":3,"language":"xx"}'])("fall back to the defaults for a spoiled memory: %s", (kept) => {
    expect(readChoices(kept, ["en"])).toEqual(defaults(["en"]));
  });

  it("that were made in another tab hold here too", () => {
    takeOver({ key: "croupier", newValue: JSON.stringify({ language: "bg", felt: "wine" }) });
    expect([settings.language, settings.felt]).toEqual(["bg", "wine"]);
    takeOver({ key: "something else", newValue: '{"language":"ru"}' });
    takeOver({ key: "croupier", newValue: null });
    expect([settings.language, settings.felt]).toEqual(["bg", "wine"]);
  });
});
