import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, preferred } from "./languages";
import { inBlinds, plain } from "./numbers";
import { cardWords, gameLine, gameOf, handWords, refusalWords, stakesOf, tableStakes } from "./poker";
import { marked } from "./rich";
import { filesOf, Words } from "./words";
import { betting, spec } from "../../tests/samples";

/** Every message and attribute of a language with the variables that it uses. */
function inventory(language: (typeof LANGUAGES)[number]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [file, text] of filesOf(language)) {
    for (const entry of new FluentResource(text).body) {
      const note = (id: string, pattern: unknown) => found.set(`${file} ${id}`, variables(pattern));
      if (entry.value !== null) note(entry.id, entry.value);
      for (const [name, pattern] of Object.entries(entry.attributes)) note(`${entry.id}.${name}`, pattern);
    }
  }
  return found;
}

function variables(pattern: unknown): string {
  const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)].sort().join(" ");
}

const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

describe("the language files", () => {
  const english = inventory("en");

  it.each(LANGUAGES.filter((language) => language !== "en"))("say everything in %s that they say in English", (language) => {
    const other = inventory(language);
    expect([...english.keys()].filter((id) => !other.has(id))).toEqual([]);
    expect([...other.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("use in %s no variable that English does not know", (language) => {
    const alien = [...inventory(language)].flatMap(([id, used]) => {
      const known = new Set(english.get(id)?.split(" "));
      if (id.includes("hand-")) ["a", "a_many", "a_of", "a_to", "b", "b_many", "b_of", "b_to"].forEach((name) => known.add(name));
      if (id.includes("game-")) ["variant", "variant_low", "structure", "structure_low"].forEach((name) => known.add(name));
      return used.split(" ").filter((name) => name !== "" && !known.has(name)).map((name) => `${id} $${name}`);
    });
    expect(alien).toEqual([]);
  });

  it.each(LANGUAGES)("have no line in %s that Fluent cannot read", (language) => {
    for (const text of filesOf(language).values()) {
      const read = new FluentResource(text).body.map((entry) => entry.id);
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
      expect(read).toEqual(written);
    }
  });

  it.each(LANGUAGES)("say nothing twice in %s", (language) => {
    const ids = [...filesOf(language).values()].flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it("know every message that the screens ask for by its full name", () => {
    const words = new Words("en");
    const asked = Object.entries(sources)
      .filter(([path]) => !path.includes(".test."))
      .flatMap(([path, text]) => [...text.matchAll(/\b(?:t|rich|known|say)\(\s*"([a-z][\w.-]*)"/g)].map(([, id]) => `${path} ${id}`));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((each) => !words.has(each.split(" ")[1] as string))).toEqual([]);
  });

  it("bend Ukrainian nouns with their number", () => {
    const words = new Words("uk");
    const said = [1, 2, 5, 11, 21, 22, 25].map((count) => words.say("note-bots", { count }));
    expect(said).toEqual(["1 бот", "2 боти", "5 ботів", "11 ботів", "21 бот", "22 боти", "25 ботів"]);
  });

  it("bend Russian and Bulgarian nouns with their number", () => {
    const said = (language: "ru" | "bg") => [1, 2, 5, 11, 21, 22].map((count) => new Words(language).say("note-bots", { count }));
    expect(said("ru")).toEqual(["1 бот", "2 бота", "5 ботов", "11 ботов", "21 бот", "22 бота"]);
    expect(said("bg")).toEqual(["1 бот", "2 бота", "5 бота", "11 бота", "21 бота", "22 бота"]);
  });
});

describe("poker in words", () => {
  const [en, uk] = [new Words("en"), new Words("uk")];

  it("names cards by rank and suit", () => {
    expect(cardWords(en, 51)).toBe("ace of spades");
    expect(cardWords(uk, 51)).toBe("туз пік");
    expect(cardWords(en, -1)).toBe("face-down card");
  });

  it("names hands with their ranks in the right form", () => {
    const two = { category: "two_pair", ranks: [11, 5, 12] };
    expect(handWords(en, two).full).toBe("two pair, kings and sevens");
    expect(handWords(uk, two).full).toBe("дві пари: королі та сімки");
    expect(handWords(en, { category: "straight", ranks: [11] }).tail).toBe("king high");
    expect(handWords(uk, { category: "straight", ranks: [11] }).full).toBe("стріт до короля");
    expect(handWords(uk, { category: "quads", ranks: [3, 1] }).full).toBe("каре п’ятірок");
  });

  it("calls the straight flush to the ace royal", () => {
    expect(handWords(en, { category: "straight_flush", ranks: [12] }).head).toBe("Royal flush");
    expect(handWords(en, { category: "straight_flush", ranks: [11] }).head).toBe("Straight flush");
  });

  it("calls a badugi hand of three cards by its cards", () => {
    expect(handWords(en, { category: "badugi", ranks: [5, 2, 0] }).full).toBe("a three-card badugi hand, seven high");
    expect(handWords(uk, { category: "badugi", ranks: [5, 2, 1, 0] }).full).toBe("бадугі до сімки");
  });

  it("calls limit tables by their bets and the others by their blinds", () => {
    expect(stakesOf(betting)).toEqual([5, 10]);
    expect(stakesOf({ ...betting, structure: "fixed_limit" })).toEqual([10, 20]);
    expect(gameOf(en, spec())).toBe("No-limit hold’em");
  });

  it("names the game and the stakes of a table, where open-face Chinese has neither a limit nor blinds", () => {
    const cup = { circles: 2, points: 100, prizes: "winner" } as const;
    const tables = [spec(), spec({ rotation: "horse" }), spec({ variant: "ofc" }), spec({ variant: "ofc", tournament: cup })];
    const told = tables.map((each) => `${gameLine(en, each)} | ${tableStakes(en, each)}`);
    expect(told).toEqual(["Hold’em · No-limit | 5 / 10", "HORSE · Hold’em · No-limit | 5 / 10", "Open-face Pineapple | 1 a point", "Open-face Pineapple · Tournament | 1 a point"]);
  });

  it("puts the numbers of a refusal into its sentence, and shows the code of an unknown one", () => {
    expect(refusalWords(en, "buy_in_too_small", { least: 4000 })).toBe("The table asks for at least 4,000 chips.");
    expect(refusalWords(en, "of_the_future")).toContain("of_the_future");
  });

  it.each(LANGUAGES)("lets the spoken name of a button hold what is written on it, in %s", (language) => {
    const words = new Words(language);
const entries = [...filesOf(language).values()].flatMap((text) => new FluentResource(text).body);
    const named = entries.filter(({ value, attributes }) => value !== null && "label" in attributes).map(({ id }) => id);
    expect(named).toContain("desk-yes");
    expect(named.filter((id) => !words.say(`${id}.label`).toLowerCase().includes(words.say(id).toLowerCase()))).toEqual([]);
    expect(words.say("desk-yes.label-chips")).toContain(words.say("desk-yes.chips"));
  });

  it("sets names off wherever the language puts them", () => {
    expect(marked(en, "log-returned", { name: "Anna", amount: "40" }, ["name"])).toEqual([
      { text: "40 uncalled go back to ", bold: false }, { text: "Anna", bold: true },
    ]);
    expect(marked(uk, "log-returned", { name: "Anna", amount: "40" }, ["name"])[0]).toEqual({ text: "Anna", bold: true });
  });
});

describe("numbers", () => {
  it("are written as the language writes them", () => {
    expect(plain(12480, "en")).toBe("12,480");
    for (const language of ["uk", "ru", "bg"] as const) {
      expect(plain(12480, language).replace(/\s/g, " ")).toBe("12 480");
      expect(inBlinds(125, 10, language)).toBe("12,5");
    }
    expect(inBlinds(125, 10, "en")).toBe("12.5");
    expect(inBlinds(125, 10, "uk")).toBe("12,5");
  });

  it("come in the first language of the reader that we speak", () => {
    expect(preferred(["pl-PL", "uk-UA", "en"])).toBe("uk");
    expect(preferred(["pl"])).toBe("en");
  });
});
