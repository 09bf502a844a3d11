import { describe, expect, it } from "vitest";
import { Words } from "../../i18n/words";
import { plain } from "../../i18n/numbers";
import { Table } from "../../model/table";
import { splitHand, foldedHand, tableOf } from "../../../fixtures/hands";
import { beaten, potResults, verdicts } from "./result";
import { seatViews } from "./seats";
import { boardState, holeState } from "./winning";

const EN = new Words("en");
const UK = new Words("uk");
const chips = (language: "en" | "uk") => (amount: number) => plain(amount, language);

function played(facts: ReturnType<typeof splitHand>): Table {
  const table = tableOf();
  facts.forEach((fact, place) => table.apply({ n: place + 2, fact }));
  return table;
}

describe("the seats", () => {
  it("are told clockwise from hero, with the free ones, and spectators see the first seat below", () => {
    const table = played(foldedHand());
    expect(seatViews(table, { seat: 3, turn: 0 }).map(({ seat }) => seat)).toEqual([3, 4, 5, 6, 1, 2]);
    expect(seatViews(table, { seat: 0, turn: 0 })[0]).toMatchObject({ seat: 1, isHero: false, place: 0 });
    expect(seatViews(table, { seat: 3, turn: 0 }).find(({ seat }) => seat === 6)).toMatchObject({ state: "free", name: "" });
  });

  it("show the backs of who plays on, nothing of who folded, and hero's own folded cards to hero", () => {
    const table = played(foldedHand());
    const views = seatViews(table, { seat: 3, turn: 2 });
    const at = (seat: number) => views.find((view) => view.seat === seat);
    expect(at(3)).toMatchObject({ state: "folded", cards: [48, 36] });
    expect(at(1)).toMatchObject({ state: "folded", cards: [] });
    expect(at(2)).toMatchObject({ state: "in", cards: [-1, -1], turn: true, won: 45 });
  });
});

describe("the result", () => {
  it("names split pots, the hand and who got the odd chip", () => {
    const { hand } = played(splitHand());
    if (!hand) throw new Error("a hand was played");
    expect(potResults(hand)).toMatchObject([
      { label: "main", amount: 1475, names: ["Viktoria", "Anna", "Georgij"], rows: [{ name: "Viktoria", amount: 738, odd: true }, { name: "Anna", amount: 737, odd: false }] },
      { label: "side", amount: 1200, names: ["Viktoria", "Anna"], rows: [{ amount: 600 }, { amount: 600 }] },
    ]);
    expect(verdicts(EN, hand, chips("en"))).toEqual([{ bold: "Split pot", rest: "· a straight, king high · Viktoria gets the odd chip" }]);
  });

  it("tells pots apart that went to different players", () => {
    const facts = splitHand().map((fact) => (fact.type === "awarded" && fact.pot === 1 ? { ...fact, wins: fact.wins.slice(0, 1).map((win) => ({ ...win, amount: 1200 })) } : fact));
    const { hand } = played(facts);
    if (!hand) throw new Error("a hand was played");
    expect(verdicts(EN, hand, chips("en")).map(({ bold, rest }) => `${bold} ${rest}`)).toEqual([
      "Split pot, Main · a straight, king high · Viktoria gets the odd chip", "Side 1 · Viktoria wins 1,200 with a straight, king high",
    ]);
  });

  it("lifts the five that won, each winner's own, and shades the rest", () => {
    const { hand } = played(splitHand());
    if (!hand) throw new Error("a hand was played");
    expect(hand.board.map((card) => boardState(hand, card))).toEqual(["win", "win", "win", "win", "lose"]);
    expect(hand.holes.map((cards, player) => cards.map((card) => holeState(hand, player, card)))).toEqual([
      ["win", "lose"], ["win", "lose"], ["lose", "lose"],
    ]);
  });

  it("says what a hand makes that was shown and beaten, and nothing of one that the room did not name", () => {
    const { hand } = played(splitHand());
    if (!hand) throw new Error("a hand was played");
    const jacks = { category: "trips", ranks: [9, 12, 10] };
    expect(beaten(hand, { 3: { category: "straight", ranks: [11] }, 5: jacks })).toEqual([{ name: "Georgij", hand: jacks }]);
    expect(beaten(hand, {})).toEqual([]);
    const [before] = [played(splitHand().slice(0, -3)).hand];
    expect(before && beaten(before, { 5: jacks })).toEqual([]);
  });

  it("of a hand that all but one gave up is a sentence without cards, in every language", () => {
    const { hand } = played(foldedHand());
    if (!hand) throw new Error("a hand was played");
    expect(verdicts(EN, hand, chips("en"))).toEqual([{ bold: "Boris wins 45", rest: "" }]);
    expect(verdicts(UK, hand, chips("uk"))[0]?.bold).toContain("Boris");
    expect(boardState(hand, 3)).toBe("plain");
  });
});
