import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { Words } from "../i18n/words";
import { routeOf } from "../shell/router.svelte";
import { CHARTS, CHINESE, GAMES, gamesOf, ROTATIONS } from "./data";
import { chineseWords, forcedWords, packWords, playersWords, specialWords, streetWords, tournamentWords, winWords } from "./games/sentences";
import * as deal from "./deal/lesson";
import { dealReasonText } from "./deal/reasons";
import { BIG_BLIND, follows, ME, PAGES, SEAT, tableAt } from "./hand/lesson";
import { reasonText, reasonWords } from "./hand/reasons";
import { above, addressOf, HOME, placeOf } from "./places";
import { often } from "./rankings/often";

const NAMES = ["Boris", "Viktoria", "Georgij", "Anna"];
/** What a message that is missing, or an argument that is, would leave behind. */
const HOLE = /\{\$|\b(?:rules|wins|use|special|idea|class|chinese|lesson|ranking|rankings|street|why|count)-[a-z]/;

describe("the places of the learn corner", () => {
  it("have addresses that lead back to them", () => {
    for (const place of [HOME, { part: "hand", key: "" }, { part: "deal", key: "" }, { part: "games", key: "omaha5_8" }, { part: "rankings", key: "low_27" }] as const) {
      expect(placeOf(addressOf(place))).toEqual(place);
      expect(routeOf(addressOf(place), "")).toEqual({ name: "learn", place });
    }
  });

  it("are no others, and an unknown part is the first page", () => {
    expect(placeOf("/learnt")).toBeNull();
    expect(placeOf("/t/abc")).toBeNull();
    expect(placeOf("/learn/nonsense")).toEqual(HOME);
  });

  it("lead one step up, and from the first page out", () => {
    expect(above({ part: "games", key: "razz" })).toEqual({ part: "games", key: "" });
    expect(above({ part: "games", key: "" })).toEqual(HOME);
    expect(above(HOME)).toBeNull();
  });
});

describe("the rules of a game", () => {
  it.each(LANGUAGES)("are told in %s for every game, without a hole", (language) => {
    const words = new Words(language);
    for (const rules of Object.values(GAMES)) {
      const told = [
        packWords(words, rules), playersWords(words, rules.players), forcedWords(words, rules),
        ...streetWords(words, rules).flatMap(({ name, text, limit }) => [name, text, limit]),
        ...rules.parts.map((part) => winWords(words, rules, part)), ...specialWords(words, rules),
        ...rules.structures.map((one) => words.say(`rules-structure-${one}`)), words.say(`rules-family-${rules.family}`),
      ].join(" ");
      expect(told).not.toMatch(HOLE);
    }
    for (const game of Object.values(CHINESE)) expect(chineseWords(words, game).join(" ")).not.toMatch(HOLE);
    for (const key of Object.keys(CHINESE)) expect(words.has(`chinese-name-${key}`)).toBe(true);
    for (const key of Object.keys(ROTATIONS)) expect(words.has(`choice-rotation-${key}`)).toBe(true);
  });

  it("say of open-face Chinese what brings Fantasyland and what keeps it, where there is one", () => {
    const words = new Words("en");
    expect(chineseWords(words, CHINESE.ofc!).join(" ")).toMatch(/Queens or better on top.*14 cards.*Three of a kind on top, or four of a kind or better at the bottom/);
    expect(chineseWords(words, CHINESE.closed_chinese!).join(" ")).not.toMatch(/Fantasyland/);
  });

  it.each(LANGUAGES)("says in %s how the table plays Fantasyland over which it is read", (language) => {
    const words = new Words(language);
    const plain = { ofc_fantasy_cards: "fixed14", ofc_refantasy_full_house_middle: false, ofc_refantasy_cards: "14" } as const;
    const told = (house: Parameters<typeof chineseWords>[2]) => chineseWords(words, CHINESE.ofc!, house);
    expect(told(plain)).toEqual(told(null));
    const other = told({ ofc_fantasy_cards: "progressive", ofc_refantasy_full_house_middle: true, ofc_refantasy_cards: "same" });
    expect(other.filter((line) => !told(plain).includes(line))).toHaveLength(3);
    expect(told({ ...plain, ofc_refantasy_cards: "progressive" }).at(-1)).toMatch(/14.*17/);
    expect(other.join(" ")).not.toMatch(HOLE);
  });

  it.each(LANGUAGES)("says in %s whether a table lets cards be arranged over which it is read", (language) => {
    const words = new Words(language);
    for (const game of [CHINESE.ofc!, CHINESE.closed_chinese!]) {
      const [plain, on, off] = [undefined, true, false].map((arranging) => chineseWords(words, game, null, arranging));
      expect([on?.slice(0, -1), off?.slice(0, -1)]).toEqual([plain, plain]);
      expect(on?.at(-1)).toContain(words.say("face-arrange"));
      expect(off?.at(-1)).not.toBe(on?.at(-1));
      expect([on, off].flat().join(" ")).not.toMatch(HOLE);
    }
  });

  it.each(LANGUAGES)("says in %s how a tournament is played over which it is read, and nothing of it at a cash game", (language) => {
    const words = new Words(language);
    expect(tournamentWords(words, { circles: 0, points: 100, prizes: "winner" })).toEqual([]);
    const [enter, over, prizes] = tournamentWords(words, { circles: 3, points: 120, prizes: "first_two" });
    expect([enter, over, prizes].join(" ")).not.toMatch(HOLE);
    expect([enter?.includes("120"), over?.includes("3"), prizes?.includes("70")]).toEqual([true, true, true]);
  });

  it("say what is special about it: two cards of Omaha, the quarters of hi-lo, the open cards of stud", () => {
    const words = new Words("en");
    const special = (key: string) => specialWords(words, GAMES[key]!).join(" ");
    expect(special("omaha8")).toMatch(/only two of them count.*takes it all.*both halves.*a quarter/);
    expect(special("razz")).toMatch(/open cards/);
    expect(special("holdem")).toBe("");
    expect(special("badugi")).toMatch(/3 chances/);
  });
});

describe("the rankings", () => {
  it.each(LANGUAGES)("have a name and words in %s", (language) => {
    const words = new Words(language);
    for (const { key } of CHARTS) expect([words.has(`ranking-${key}`), words.has(`ranking-${key}.text`)]).toEqual([true, true]);
  });

  it("say a share while it is large, and one in so many while it is small", () => {
    const [en, uk] = [new Words("en"), new Words("uk")];
    expect(often(en, 1302540, 2598960)).toBe("50.1%");
    expect(often(en, 4, 2598960)).toBe("1 in 649,740");
    expect(often(uk, 1302540, 2598960)).toContain("50,1");
    expect(often(en, 0, 2598960)).toBe("Never");
  });

  it("know which games go by them", () => {
    expect(gamesOf("low_27")).toContain("deuce_to_seven_triple_draw");
    expect(CHARTS.every(({ key }) => gamesOf(key).length > 0)).toBe(true);
  });
});

describe("the guided hand", () => {
  it.each(LANGUAGES)("has words in %s for every page, every choice and every reason", async (language) => {
    const words = new Words(language);
    const reasons = await reasonWords(language);
    for (const page of PAGES) {
      expect([words.has(`lesson-${page.key}`), words.has(`lesson-${page.key}.head`)]).toEqual([true, true]);
      const others = page.legal ? ["fold", page.legal.opens ? "bet" : "raise", "hint"] : [];
      for (const other of others) expect(words.has(`lesson-${page.key}.${other}`), `${page.key}.${other}`).toBe(true);
      for (const reason of page.why) expect(reasonText(reasons, reason, NAMES)).not.toMatch(HOLE);
    }
  });

  it("goes by the facts of the real rules: the pots of the story, and Anna's win", () => {
    const pot = (key: string) => tableAt(PAGES.find((page) => page.key === key)!, NAMES).hand?.total;
    expect(["preflop-end", "flop-end", "river", "shows"].map(pot)).toEqual([190, 370, 370, 570]);
    const end = tableAt(PAGES.at(-1)!, NAMES);
    expect(end.hand?.stacks[ME]).toBe(1350);
    expect(BIG_BLIND).toBe(20);
  });

  it("names everybody as the reader's language does, on the felt and in the seats", () => {
    const table = tableAt(PAGES[3]!, ["Борис", "Вікторія", "Георгій", "Анна"]);
    expect(table.sittings.get(SEAT)?.name).toBe("Анна");
    expect(table.hand?.nameOf(2)).toBe("Георгій");
  });

  it("takes what the story does for an answer, and nothing else", () => {
    const page = PAGES.find(({ legal }) => legal !== null)!;
    expect(follows(page, { type: "call" })).toBe(true);
    expect(follows(page, { type: "fold" })).toBe(false);
  });
});

describe("the guided deal", () => {
  const pageOf = (key: string) => deal.PAGES.find((page) => page.key === key) as deal.Page;
  const NONE = [[], [], []] as const;
  const mine = (key: string, placed: readonly [readonly number[], readonly number[], readonly number[]] | null) =>
    deal.viewsAt(pageOf(key), deal.tableAt(pageOf(key), ["Boris", "Anna"]), placed).find(({ isMe }) => isMe)!;

  it.each(LANGUAGES)("has words in %s for every page, every placement and every reason", async (language) => {
    const words = new Words(language);
    const reasons = await reasonWords(language);
    for (const page of deal.PAGES) {
      const others = page.legal ? ["hint", "other", ...(page.dead.length > 0 ? ["dead"] : [])] : [];
      for (const part of ["", ".head", ...others.map((other) => `.${other}`)]) expect(words.has(`deal-lesson-${page.key}${part}`), `${page.key}${part}`).toBe(true);
      for (const reason of page.why) expect(dealReasonText(reasons, reason, ["Boris", "Anna"])).not.toMatch(HOLE);
    }
  });

  it("goes by the facts of the real rules: Boris is dead, Anna wins 17 and goes to Fantasyland", () => {
    const end = deal.tableAt(pageOf("end"), ["Boris", "Anna"]).deal;
    expect([end?.stacks, end?.hands.map(({ fouled }) => fouled), end?.fantasyNext]).toEqual([[183, 217], [true, false], [0, 14]]);
    expect(deal.tableAt(pageOf("end"), ["Борис", "Анна"]).sittings.get(1)?.name).toBe("Анна");
  });

  it("names my rows while I lay, and warns of a dead hand before Ready", () => {
    const [queens, nine] = [[40, 43], 28];
    expect([mine("fifth", NONE).names[0]?.category, mine("fifth", NONE).fouled]).toEqual(["high_card", false]);
    expect([mine("fifth", [[43, nine], [], []]).names[0]?.category, mine("fifth", [[43, nine], [], []]).royalties[0]]).toEqual(["pair", 7]);
    const dead = mine("fifth", [queens, [], []]);
    expect([dead.names[0]?.category, dead.royalties[0], dead.fouled]).toEqual(["trips", 20, true]);
    expect(mine("third", [[], [25], [50]]).names[2]?.category).toBe("flush");
  });

  it("takes where the story lays the cards for an answer, in any order, and nothing else", () => {
    const [top, middle, bottom] = pageOf("first").wish!;
    expect(deal.follows(pageOf("first"), [top, middle, bottom.toReversed()])).toBe(true);
    expect(deal.follows(pageOf("first"), [middle, top, bottom])).toBe(false);
    expect(deal.follows(pageOf("welcome"), NONE)).toBe(false);
  });
});
