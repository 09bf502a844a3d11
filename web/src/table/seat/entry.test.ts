import { describe, expect, it } from "vitest";
import { BETTING, HOUSE, roll, sitting } from "../../../fixtures/hands";
import type { HouseRules, Sitting } from "../../generated/wire";
import { Table } from "../../model/table";
import { entryOf, waitsForBlind } from "./entry";

const TWO = [sitting(1, "Ivo", 2000), sitting(2, "Anna", 2000)];
const MISSED: Partial<Sitting> = { away: true, marks: ["small_blind", "big_blind"] };

/** Ivo and Anna play with blinds of 10 and 20; the button is on seat 1 unless it was not drawn yet. */
function table(sittings: readonly Sitting[], house: Partial<HouseRules> = {}, button = 1): Table {
  const now = new Table("t1");
  now.apply({ n: 1, fact: { ...roll(sittings, { house: { ...HOUSE, ...house } }), button } });
  return now;
}

const mia = (more: Partial<Sitting>) => [...TWO, sitting(3, "Mia", 2000, more)];
const cost = (more: Partial<Sitting>, house: Partial<HouseRules> = {}) => entryOf(table(mia(more), house), 3)?.cost;

describe("coming into a game", () => {
  it("lets a newcomer choose and costs one big blind", () => {
    expect(entryOf(table(TWO), 0)).toEqual({ why: "new", cost: { live: 20, dead: 0 } });
    expect(cost({ marks: ["new"] })).toEqual({ live: 20, dead: 0 });
  });

  it.each([["free"], ["must_wait"]] as const)("leaves a newcomer no choice where the table's rule is %s", (rule) => {
    expect(entryOf(table(TWO, { new_player_posts: rule }), 0)).toBeNull();
  });

  it("is free in a new game: before the first hand, and when fewer than two play", () => {
    expect(entryOf(table(TWO, {}, 0), 0)).toBeNull();
    expect(entryOf(table(TWO.slice(0, 1)), 0)).toBeNull();
    expect(entryOf(table([TWO[0] as Sitting, sitting(2, "Anna", 2000, { away: true })]), 0)).toBeNull();
    expect(entryOf(table([TWO[0] as Sitting, sitting(2, "Anna", 2000, { leaving: true })]), 0)).toBeNull();
    expect(entryOf(table([TWO[0] as Sitting, sitting(2, "Anna", 2000, { marks: ["big_blind"] })]), 0)).toBeNull();
  });

  it("costs nothing where only antes are posted", () => {
    expect(entryOf(table(TWO, { ante_type: "ante_only" }), 0)).toBeNull();
  });

  it("asks who comes back for what was missed, by the policy of the house", () => {
    expect(cost({ away: true, marks: ["small_blind"] })).toEqual({ live: 20, dead: 0 });
    expect(cost({ away: true, marks: ["big_blind"] })).toEqual({ live: 20, dead: 10 });
    expect(cost(MISSED)).toEqual({ live: 20, dead: 10 });
    const standard = { missed_blind_policy: "standard" } as const;
    expect(cost({ away: true, marks: ["small_blind"] }, standard)).toEqual({ live: 0, dead: 10 });
    expect(cost({ away: true, marks: ["big_blind"] }, standard)).toEqual({ live: 20, dead: 0 });
    expect(cost(MISSED, standard)).toEqual({ live: 20, dead: 10 });
  });

  it("does not guess the price where the button can be bought, and is no choice where one must wait", () => {
    expect(cost(MISSED, { missed_blind_policy: "buy_button" })).toBeNull();
    expect(cost(MISSED, { missed_blind_policy: "buy_button", button_rule: "dead" })).toEqual({ live: 20, dead: 10 });
    expect(entryOf(table(mia(MISSED), { missed_blind_policy: "wait_for_bb" }), 3)).toBeNull();
  });

  it("is no question for who missed nothing", () => {
    expect(entryOf(table(mia({ away: true })), 3)).toBeNull();
    expect(entryOf(table(TWO), 1)).toBeNull();
  });

  it("takes the blinds of the table", () => {
    const now = table(TWO);
    now.apply({ n: 2, fact: { ...roll(TWO, { betting: { ...BETTING, small_blind: 50, big_blind: 100 } }), button: 2 } });
    expect(entryOf(now, 0)?.cost).toEqual({ live: 100, dead: 0 });
  });
});

describe("waiting for the big blind", () => {
  it("is what one chose, or what the table asks for", () => {
    expect(waitsForBlind(table(mia({ marks: ["new"], waits: true })), 3)).toBe(true);
    expect(waitsForBlind(table(mia({ marks: ["new"] })), 3)).toBe(false);
    expect(waitsForBlind(table(mia({ marks: ["new"] }), { new_player_posts: "must_wait" }), 3)).toBe(true);
    expect(waitsForBlind(table(mia({ marks: ["small_blind"] }), { missed_blind_policy: "wait_for_bb" }), 3)).toBe(true);
  });

  it("is over when a new game begins, and is not for who is away or owes nothing", () => {
    expect(waitsForBlind(table([TWO[0] as Sitting, sitting(3, "Mia", 2000, { marks: ["new"], waits: true })]), 3)).toBe(false);
    expect(waitsForBlind(table(mia({ ...MISSED, waits: true })), 3)).toBe(false);
    expect(waitsForBlind(table(mia({ waits: true })), 3)).toBe(false);
    expect(waitsForBlind(table(TWO), 5)).toBe(false);
  });
});
