import { afterEach, describe, expect, it } from "vitest";
import { bind, bindings, deedOf, keyName, presetOf, resetBindings } from "./bindings.svelte";

const key = (code: string, sign = code.replace(/^Key/, "").toLowerCase(), more = {}) =>
  ({ code, key: sign, ctrlKey: false, metaKey: false, altKey: false, ...more });

afterEach(resetBindings);

describe("the keys of the table", () => {
  it("are found by their place, so that a Cyrillic keyboard has the same ones", () => {
    expect(deedOf(key("KeyF", "а"))).toBe("fold");
    expect(deedOf(key("Slash", "?"))).toBe("help");
  });

  it("leave the browser its own shortcuts", () => {
    expect(deedOf(key("KeyF", "f", { ctrlKey: true }))).toBeNull();
    expect(presetOf(key("Digit3", "3", { metaKey: true }))).toBeNull();
  });

  it("choose the presets and the cards one to seven, on the number pad too", () => {
    expect([presetOf(key("Digit1")), presetOf(key("Numpad6")), presetOf(key("Digit7")), presetOf(key("Digit8"))]).toEqual([1, 6, 7, null]);
  });

  it("can be changed, but not to a key that is taken or means something everywhere", () => {
    expect(bind("fold", key("KeyQ"))).toBeNull();
    expect([deedOf(key("KeyQ")), deedOf(key("KeyF"))]).toEqual(["fold", null]);
    expect(bind("raise", key("KeyC"))).toBe("check-call");
    expect(bind("raise", key("Enter"))).toBe("reserved");
    expect(bindings.raise).toBe("KeyR");
    expect(keyName(bindings.fold)).toBe("Q");
  });
});
