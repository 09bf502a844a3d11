import { describe, expect, it } from "vitest";
import { addressOf, BLANK, cardsIn, goneFor, hasNuts, hasOuts, inGame, isBlank, isWhole, nextSlot, readAsked, textOf, withCard, withText } from "./asked";
import { FIRST, ODDS_GAMES, rulesOf } from "./games";
import { handsOf, KINDS, NOTHING, painted, shareOf, under } from "./range";

const KINGS = { ...BLANK, hands: ["AsAh", "KdKc"] };

describe("a question", () => {
  it("is read back from its address, whatever it holds", () => {
    const asked = { game: ODDS_GAMES[3] as string, hands: ["QQ+, AKs:0.5", "", "A&h=K#?"], board: "Ts8h", dead: "2c" };
    expect(readAsked(addressOf(asked).split("?")[1] as string)).toEqual(asked);
  });

  it("has the shortest address when it is blank, and a blank address is it", () => {
    expect(addressOf(BLANK)).toBe("/odds");
    expect(readAsked("")).toEqual(BLANK);
    expect(isBlank(readAsked("?h=&h="))).toBe(true);
    expect(readAsked("?h=&h=&h=").hands).toHaveLength(3);
  });

  it("names cards as the room does", () => {
    expect(cardsIn("As Ah")).toEqual([51, 50]);
    expect(cardsIn("2c,Td")).toEqual([0, 33]);
    expect(cardsIn("QQ+")).toBeNull();
    expect(cardsIn("1h")).toBeNull();
    expect(cardsIn("")).toEqual([]);
    expect(textOf([51, 0])).toBe("As2c");
  });

  it("takes a card on, off again, and no more than have room", () => {
    const one = withCard(BLANK, 0, 51);
    expect(one.hands).toEqual(["As", ""]);
    expect(withCard(one, 0, 51).hands).toEqual(["", ""]);
    const two = withCard(one, 0, 50);
    expect(withCard(two, 0, 0)).toBe(two);
    expect(withCard(two, 1, 50)).toBe(two);
    expect(withCard(two, "board", 0).board).toBe("2c");
  });

  it("puts cards in the place of a range", () => {
    expect(withCard(withText(BLANK, 0, "QQ+"), 0, 51).hands[0]).toBe("As");
  });

  it("goes on with the next open hand when one is full", () => {
    expect(nextSlot({ ...BLANK, hands: ["As", ""] }, 0)).toBe(0);
    expect(nextSlot({ ...BLANK, hands: ["AsAh", ""] }, 0)).toBe(1);
    expect(nextSlot(KINGS, 0)).toBe(0);
    expect(nextSlot({ ...KINGS, board: "2c3c4c5c6c" }, "board")).toBe("board");
  });

  it("knows which cards lie elsewhere", () => {
    expect([...goneFor({ ...KINGS, hands: ["AsAh", "QQ+"], board: "2c" }, 1)]).toEqual([51, 50, 0]);
  });

  it("is whole when no hand is cut short", () => {
    expect(isWhole(KINGS)).toBe(true);
    expect(isWhole(BLANK)).toBe(true);
    expect(isWhole(withText(KINGS, 1, "K"))).toBe(true); // not cards: the room says what is wrong with it
    expect(isWhole(withText(KINGS, 1, "Kd"))).toBe(false);
  });

  it("keeps in another game what has a place there", () => {
    const four = ODDS_GAMES.find((key) => rulesOf(key).hole === 4) as string;
    const short = ODDS_GAMES.find((key) => rulesOf(key).pack === 36) as string;
    expect(inGame({ ...KINGS, hands: ["AsAh", "QQ+"], board: "2c3c" }, four)).toEqual({ game: four, hands: ["AsAh", ""], board: "2c3c", dead: "" });
    expect(inGame({ ...KINGS, board: "2c9c" }, short).board).toBe("9c");
    expect(inGame(KINGS, FIRST)).toEqual(KINGS);
  });

  it("has outs on three cards and more with one to come, and the nuts on the whole board too", () => {
    const boards = ["", "2c3c", "2c3c4d", "2c3c4d5d", "2c3c4d5d9h"].map((board) => ({ ...KINGS, board }));
    expect(boards.map(hasOuts)).toEqual([false, false, true, true, false]);
    expect(boards.map(hasNuts)).toEqual([false, false, true, true, true]);
    expect(hasOuts({ ...KINGS, hands: ["AsAh", "QQ+"], board: "2c3c4d" })).toBe(false);
  });
});

describe("a range", () => {
  it("has 169 kinds and 1,326 hands", () => {
    expect(new Set(KINDS.map(({ name }) => name)).size).toBe(169);
    expect(KINDS.reduce((sum, kind) => sum + handsOf(kind), 0)).toBe(1326);
    expect([0, 1, 13, 14, 168].map((place) => KINDS[place]?.name)).toEqual(["AA", "AKs", "AKo", "KK", "22"]);
  });

  it("is painted by adding parts to its text", () => {
    expect(painted("QQ+", new Map([[1, 1], [13, 0.25], [0, 0]]))).toBe("QQ+, AKs, AKo:0.25, AA:0");
    expect(painted("  ", new Map([[0, 1]]))).toBe("AA");
  });

  it("shows a stroke before the room has read it", () => {
    const weights = under(NOTHING, new Map([[0, 0.5]]));
    expect(weights[0]).toBe(0.5);
    expect(shareOf(weights)).toBeCloseTo(3 / 1326);
    expect(under(weights, new Map())).toBe(weights);
  });
});
