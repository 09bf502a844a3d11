import { describe, expect, it } from "vitest";
import type { AnyFact, Event, Opened } from "../../generated/wire";
import { lineText } from "../../i18n/log-line";
import { plain } from "../../i18n/numbers";
import { Words } from "../../i18n/words";
import { shapeOf } from "../../model/games";
import { Table } from "../../model/table";
import { roll, sitting } from "../../../tests/samples";
import { describeSeat } from "./describe";
import { potViews } from "./pots";
import { partWords, potResults, verdicts } from "./result";
import { seatViews } from "./seats";
import { boardState } from "./winning";

interface Golden {
  readonly opened: Opened;
  readonly events: readonly Event[];
  readonly views: Readonly<Record<string, readonly Event[]>>;
}

const files = import.meta.glob<Golden>("../../../../tests/hands/*/*.json", { import: "default", eager: true });
const hands = Object.entries(files).map(([path, golden]) => [path.split("/hands/")[1] ?? path, golden] as const);
const LANGUAGES = ["en", "uk"] as const;
const amount = (chips: number) => plain(chips, "en");

function played(golden: Golden, events: readonly AnyFact[]): Table {
  const { seats, names, stacks } = golden.opened;
  const table = new Table("golden");
  const sittings = seats.map((seat, player) => sitting(seat, names[player] ?? "", stacks[player] ?? 0));
  table.apply({ n: 1, fact: roll({ sittings, spec: { ...roll().spec, seats: Math.max(...seats) } }) });
  events.forEach((fact, n) => table.apply({ n: n + 2, fact }));
  return table;
}

describe("a hand of any game on the screen", () => {
  it.each(hands)("is told in whole sentences in every language: %s", (_, golden) => {
    const table = played(golden, golden.events);
    if (!table.hand) throw new Error("a hand was played");
    for (const language of LANGUAGES) {
      const words = new Words(language);
      const said = [
        ...table.lines.map((line) => lineText(words, line, amount)),
        ...potResults(table.hand).map((part) => partWords(words, part)),
        ...verdicts(words, table.hand, amount).flatMap(({ bold, rest }) => [bold, rest]),
        ...seatViews(table, { seat: 1, turn: 0 }).map((view) => describeSeat(words, view, amount)),
      ];
      expect(said.filter((text) => /[{}]|undefined|NaN|(?:half|log|seat|pot|street|result|hand|board)-[a-z]/.test(text))).toEqual([]);
    }
  });

  it.each(hands)("has pots and parts of pots that come to what was paid: %s", (_, golden) => {
    const table = played(golden, golden.events);
    if (!table.hand) throw new Error("a hand was played");
    const paid = table.hand.awarded.reduce((sum, award) => sum + award.amount, 0);
    expect(potResults(table.hand).reduce((sum, part) => sum + part.amount, 0)).toBe(paid);
    const views = potViews(table, true);
    expect(new Set(views.map(({ number }) => number)).size).toBe(views.length);
    if (table.hand.live.length > 1) expect(views.reduce((sum, pot) => sum + pot.amount, 0)).toBe(paid);
  });

  it.each(hands)("says “you are dealt” of the reader's own cards alone: %s", (_, golden) => {
    for (const [seat, events] of Object.entries(golden.views)) {
      const told = played(golden, events).lines.filter(({ code }) => code === "dealt");
      expect(told.filter(({ seat: at }) => golden.opened.seats.indexOf(at) !== Number(seat))).toEqual([]);
    }
  });

  it.each(hands)("has no more board cards than its game has places: %s", (_, golden) => {
    const { hand } = played(golden, golden.events);
    for (const board of hand?.boards ?? []) expect(board.length).toBeLessThanOrEqual(shapeOf(golden.opened.variant).board);
  });
});

const one = (start: string, want: (golden: Golden) => boolean): Golden => {
  const found = hands.find(([name, golden]) => name.startsWith(start) && want(golden))?.[1];
  if (!found) throw new Error(`no hand of ${start} is so`);
  return found;
};

describe("what is special about a game", () => {
  it("are open cards, which everybody sees beside the backs", () => {
    const golden = one("seven_card_stud/", ({ events }) => events.filter(({ type }) => type === "dealt").length > 6);
    const start = golden.events.findIndex(({ type }) => type === "gathered");
    const spectator = golden.views.spectator ?? Object.values(golden.views).at(-1) ?? [];
    const table = played(golden, spectator.slice(0, start));
    const [view] = seatViews(table, { seat: 0, turn: 0 });
    expect(view?.cards.map((card) => card >= 0)).toEqual([false, false, true]);
    expect(view?.open).toEqual([view?.cards[2]]);
    expect(describeSeat(new Words("en"), view as NonNullable<typeof view>, amount)).toMatch(/showing \w+ of \w+, 3 cards/);
  });

  it("is how many cards each player drew", () => {
    const golden = one("badugi/", ({ events }) => events.some((each) => each.type === "discarded" && each.cards.length === 0));
    const until = golden.events.findIndex((each) => each.type === "discarded" && each.cards.length === 0);
    const table = played(golden, golden.events.slice(0, until + 1));
    const { player } = golden.events[until] as { player: number };
    const view = seatViews(table, { seat: 1, turn: 0 }).find(({ seat }) => seat === golden.opened.seats[player]);
    expect(view?.draws.at(-1)).toBe(0);
    expect(view?.drew).toBe(true);
    expect(describeSeat(new Words("en"), view as NonNullable<typeof view>, amount)).toContain("stood pat");
  });

  it("are boards on which different cards win", () => {
    const golden = one("", ({ events }) => new Set(events.flatMap((each) => (each.type === "awarded" && each.wins.some(({ cards }) => cards.length > 0) ? [each.board] : []))).size > 1);
    const { hand } = played(golden, golden.events);
    if (!hand) throw new Error("a hand was played");
    hand.boards.forEach((board, n) => {
      const best = new Set(hand.awarded.filter((award) => award.board === n).flatMap(({ wins }) => wins.flatMap(({ cards }) => cards)));
      expect(board.map((card) => boardState(hand, card, n))).toEqual(board.map((card) => (best.has(card) ? "win" : "lose")));
    });
    expect(partWords(new Words("en"), potResults(hand).at(-1) as NonNullable<ReturnType<typeof potResults>[number]>)).toMatch(/board \d/);
  });

  it("are halves, each told by its name", () => {
    const golden = one("stud8/", ({ events }) => events.some((each) => each.type === "awarded" && each.half === "low"));
    const { hand } = played(golden, golden.events);
    if (!hand) throw new Error("a hand was played");
    expect(new Set(potResults(hand).map(({ half }) => half))).toEqual(new Set(["high", "low"]));
  });
});
