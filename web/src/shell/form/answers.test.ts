import { describe, expect, it } from "vitest";
import type { Field, Form } from "../../generated/wire";
import { type Answers, answersOf, choicesOf, faultOf, faultsOf, groupOf, halfOf, isAsked, keepPlayable, mostOf, specOf, start } from "./answers";

function field(place: string, kind: Field["kind"], more: Partial<Field> = {}): Field {
  return { place, kind, default: null, choices: [], least: null, most: null, rule: "", part_of: "", tables: {}, ...more };
}

const form: Form = {
  bots: [],
  open_face_bots: [],
  games: [
    { variant: "holdem", structures: ["no_limit", "pot_limit", "fixed_limit"], seats: 11, unasked: ["betting.bring_in"] },
    { variant: "omaha", structures: ["pot_limit", "no_limit"], seats: 10, unasked: ["betting.bring_in"] },
    { variant: "razz", structures: ["fixed_limit"], seats: 8, unasked: ["betting.big_blind", "house.ante_type"] },
  ],
  mixed: [{ rotation: "horse", variants: ["holdem", "razz"], seats: 7, unasked: ["variant", "betting.structure"] }],
  fields: [
    field("name", "text", { least: 1, most: 40 }),
    field("variant", "choice", { default: "holdem", choices: ["holdem", "omaha"] }),
    field("betting.structure", "choice", { default: "no_limit", choices: ["no_limit", "pot_limit", "fixed_limit"] }),
    field("betting.big_blind", "whole", { default: 10 }),
    field("betting.big_bet", "whole", { default: 0 }),
    field("betting.ante", "whole", { default: 0 }),
    field("betting.bring_in", "whole", { default: 0 }),
    field("rotation", "choice", { default: "", choices: ["", "horse"] }),
    field("house.ante_type", "choice", { default: "none", choices: ["none", "per_player"], rule: "C9" }),
    field("house.fl_cap", "choice", { default: "bet_plus_3", choices: ["bet_plus_3", "none"], rule: "E16" }),
    field("house.rake.percent", "percent", { least: 0, most: 100, part_of: "house.rake", rule: "F10" }),
    field("house.rake.cap", "whole", { default: 0, least: 0, part_of: "house.rake", rule: "F10" }),
    field("house.burn_cards", "switch", { default: true, rule: "D2" }),
    field("house.of_the_future", "switch", { default: false, rule: "G9" }),
    field("seats", "whole", { default: 6, least: 2, most: 11 }),
  ],
};

const of = (place: string) => form.fields.find((each) => each.place === place) as Field;

describe("the form of a new table", () => {
  it("makes a spec of its defaults, with an optional part that is null until it is filled", () => {
    expect(specOf(form, start(form, "Ann’s table"))).toEqual({
      name: "Ann’s table", variant: "holdem", seats: 6, rotation: "",
      betting: { structure: "no_limit", big_blind: 10, big_bet: 0, ante: 0, bring_in: 0 },
      house: { fl_cap: "bet_plus_3", ante_type: "none", rake: null, burn_cards: true, of_the_future: false },
    });
  });

  it("fills the optional part when its first question is answered, also with a decimal comma", () => {
    const spec = specOf(form, { ...start(form, "x"), "house.rake.percent": "2,5", "house.rake.cap": "30" });
    expect(spec.house.rake).toEqual({ percent: 2.5, cap: 30 });
  });

  it("asks only what has a meaning, and sends the default of what it does not ask", () => {
    const answers = { ...start(form, "x"), "house.fl_cap": "none" };
    expect(isAsked(form, of("house.fl_cap"), answers)).toBe(false);
    expect(specOf(form, answers).house.fl_cap).toBe("bet_plus_3");
    expect(isAsked(form, of("house.fl_cap"), { ...answers, "betting.structure": "fixed_limit" })).toBe(true);
  });

  it("offers the structures and the seats of the chosen game", () => {
    const omaha = { ...start(form, "x"), variant: "omaha" };
    expect(choicesOf(form, of("betting.structure"), omaha)).toEqual(["no_limit", "pot_limit"]);
    expect(mostOf(form, of("seats"), omaha)).toBe(10);
  });

  it("asks in each game what its stakes are", () => {
    const asked = (more: object) => {
      const answers = { ...start(form, "x"), ...more };
      return form.fields.filter((each) => each.place.startsWith("betting.") && isAsked(form, each, answers))
        .map((each) => each.place.replace("betting.", ""));
    };
    expect(asked({})).toEqual(["structure", "big_blind"]);
    expect(asked({ "house.ante_type": "per_player" })).toEqual(["structure", "big_blind", "ante"]);
    expect(asked({ variant: "razz", "betting.structure": "fixed_limit" })).toEqual(["structure", "big_bet", "ante", "bring_in"]);
    expect(asked({ rotation: "horse" })).toEqual(["big_blind", "big_bet", "ante", "bring_in"]);
    expect(mostOf(form, of("seats"), { ...start(form, "x"), rotation: "horse" })).toBe(7);
  });

  it("puts a rule that it never heard of where its chapter belongs", () => {
    expect(groupOf(of("house.of_the_future"))).toBe("showdown");
    expect(groupOf(of("house.rake.cap"))).toBe("pots");
  });

  it.each([
    ["name", "  ", "missing"], ["name", "x".repeat(41), "too_long"], ["betting.big_blind", "1.5", "not_whole"],
    ["betting.big_blind", "ten", "not_whole"], ["seats", "1", "too_small"], ["seats", "12", "too_big"],
    ["house.rake.percent", "x", "not_a_number"], ["betting.big_blind", "", "missing"],
  ])("finds what is wrong with %s = %s", (place, answer, code) => {
    expect(faultOf(of(place), answer)?.code).toBe(code);
  });

  it("finds nothing wrong with an optional answer that is missing, and no fault where nothing is asked", () => {
    expect(faultsOf(form, { ...start(form, "x"), "betting.big_bet": "many" })).toEqual({});
  });

  it("lets the small blind be half of the big one", () => {
    expect([halfOf("10"), halfOf("15"), halfOf("x")]).toEqual(["5", "7", ""]);
  });
});

describe("a table of numbers with a name", () => {
  const [usual, flat, own] = [{ pairs: [0, 1], top: { trips: 10 } }, { pairs: [0, 1], top: { trips: 0 } }, { pairs: [9, 9], top: { trips: 9 } }];
  const royalties = field("open_face.ofc_royalties", "choice", { default: "standard", choices: ["standard", "flat"], tables: { standard: usual, flat } as never });
  const asked: Form = { ...form, fields: [...form.fields, royalties] };
  const sent = (answers: Answers) => specOf(asked, answers).open_face?.ofc_royalties;

  it("stands in the spec as its numbers, and is found again by them", () => {
    const answers = start(asked, "x");
    expect(sent(answers)).toEqual(usual);
    expect(sent({ ...answers, "open_face.ofc_royalties": "flat" })).toEqual(flat);
    expect(answersOf(asked, specOf(asked, { ...answers, "open_face.ofc_royalties": "flat" }))["open_face.ofc_royalties"]).toBe("flat");
  });

  it("is the usual one, as every rule, where a table of betting games has no rules of open-face Chinese", () => {
    const points = field("open_face.ofc_min_points", "whole", { default: 50 });
    const both: Form = { ...asked, fields: [...asked.fields, points] };
    const answers = answersOf(both, { ...specOf(form, start(form, "x")), open_face: null });
    expect([answers["open_face.ofc_royalties"], answers["open_face.ofc_min_points"], answers["house.rake.percent"]]).toEqual(["standard", "50", ""]);
  });

  it("is kept when no choice stands for it, and is one of the choices then", () => {
    const spec = specOf(asked, start(asked, "x"));
    const answers = answersOf(asked, { ...spec, open_face: { ofc_royalties: own } as never });
    expect(choicesOf(asked, royalties, answers)).toHaveLength(3);
    expect(choicesOf(asked, royalties, start(asked, "x"))).toHaveLength(2);
    expect(sent(answers)).toEqual(own);
  });
});

describe("a table that is open already", () => {
  it("is asked about with the answers that it was opened by", () => {
    const answers = { ...start(form, "Ours"), variant: "holdem", "betting.big_blind": "50" };
    const again = answersOf(form, specOf(form, answers));
    expect(again).toMatchObject({ name: "Ours", variant: "holdem", "betting.structure": "no_limit", "betting.big_blind": "50" });
    expect(specOf(form, again)).toEqual(specOf(form, answers));
  });

  it("takes the usual betting of the game that it changes to, though the game may be played with the old one", () => {
    const answers: Answers = { ...start(form, "Ours"), variant: "omaha" };
    keepPlayable(form, answers);
    expect(answers["betting.structure"]).toBe("pot_limit");
    answers.variant = "razz";
    keepPlayable(form, answers);
    expect(answers["betting.structure"]).toBe("fixed_limit");
  });
});
