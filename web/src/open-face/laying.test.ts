import { describe, expect, it } from "vitest";
import type { ChineseAction, ChineseLegal } from "../generated/wire";
import type { Deal, Row } from "../model/chinese";
import { Laying } from "./laying.svelte";

const deal = (given: readonly number[], lying: readonly number[] = [0, 0, 0]) =>
  ({ given: [given], rows: [lying.map((count) => Array.from({ length: count }, (_, n) => 40 + n))] }) as unknown as Deal;

const legal = (cards: readonly number[], discards: number, placed: ChineseLegal["placed"] = [[], [], []]): ChineseLegal =>
  ({ player: 0, cards, placed, room: [3, 5, 5], left: cards.length - discards, discards });

const FANTASY = Array.from({ length: 14 }, (_, n) => 4 * n > 51 ? 51 : 4 * n);
const BEST = [[4, 8, 12], [16, 20, 24, 28, 32], [36, 40, 44, 48, 51]] as const;

function street(cards: readonly number[], discards: number, lying?: readonly number[]) {
  const sent: ChineseAction[] = [];
  const laying = new Laying(deal(cards, lying), legal(cards, discards), async (action) => (sent.push(action), true));
  return { laying, sent };
}

describe("a street that I lay", () => {
  it("shows a card in its row at once and sends it as a wish of its own", () => {
    const { laying, sent } = street([4, 8, 12], 1);
    expect(laying.put(8, 1)).toBe(true);
    expect([laying.placed[1], laying.hand, sent]).toEqual([[8], [4, 12], [{ type: "place", card: 8, row: 1 }]]);
  });

  it("chooses the next card by itself, and none when enough is placed", () => {
    const { laying } = street([4, 8, 12], 1);
    expect(laying.chosen).toBe(4);
    laying.put(4, 2);
    expect(laying.chosen).toBe(8);
    laying.put(8, 2);
    expect([laying.chosen, laying.thrown]).toEqual([-1, [12]]);
  });

  it("is ready only when the counts are right", async () => {
    const { laying, sent } = street([4, 8, 12], 1);
    laying.put(4, 2);
    expect([laying.ready, await laying.confirm()]).toEqual([false, false]);
    laying.put(12, 0);
    expect([laying.ready, await laying.confirm()]).toEqual([true, true]);
    expect(sent.at(-1)).toEqual({ type: "ready", discards: [8] });
  });

  it("puts no third card down where one is thrown away, and none into a full row", () => {
    const { laying } = street([4, 8, 12], 1, [3, 4, 2]);
    expect([laying.put(4, 0), laying.put(4, 1), laying.put(8, 1), laying.put(8, 2), laying.put(12, 2)]).toEqual([false, true, false, true, false]);
  });

  it("moves a placed card to another row by one wish, and takes it back by another", () => {
    const { laying, sent } = street([4, 8], 0);
    laying.put(4, 2);
    laying.put(4, 0);
    laying.back(4);
    expect(sent.map(({ type }) => type)).toEqual(["place", "move", "take_back"]);
    expect([laying.hand, laying.chosen]).toEqual([[4, 8], 4]);
  });

  it("undoes step by step, a reset too", () => {
    const { laying, sent } = street([4, 8, 12, 16, 20], 0);
    ([[4, 0], [8, 1], [12, 1]] as [number, Row][]).forEach(([card, row]) => laying.put(card, row));
    laying.reset();
    expect(laying.where.size).toBe(0);
    laying.undo();
    expect(laying.placed).toEqual([[4], [8, 12], []]);
    laying.undo();
    expect(laying.placed).toEqual([[4], [8], []]);
    expect(sent.slice(-1)).toEqual([{ type: "take_back", card: 12 }]);
  });

  it("is arranged as one step, which undo takes back as one, with every card free to move and Ready still mine", () => {
    const { laying, sent } = street(FANTASY, 1);
    laying.put(0, 0);
    laying.put(4, 1);
    sent.length = 0;
    expect([laying.arrange(BEST), laying.placed, laying.arranged, laying.moved]).toEqual([true, BEST, true, 14]);
    expect(sent.map(({ type }) => type)).toEqual(["take_back", "take_back", ...Array.from({ length: 13 }, () => "place")]);
    expect([laying.ready, laying.thrown, laying.arrange(BEST)]).toEqual([true, [0], false]);
    laying.undo();
    expect([laying.placed, laying.moved, laying.undoable]).toEqual([[[0], [4], []], 14, true]);
    laying.arrange(BEST);
    expect([laying.back(48), laying.put(48, 2), laying.arranged, laying.moved]).toEqual([true, true, true, 1]);
  });

  it("leaves a card where it was arranged to lie already", () => {
    const { laying, sent } = street(FANTASY, 1);
    laying.put(4, 0);
    laying.arrange(BEST);
    expect(sent.filter((wish) => "card" in wish && wish.card === 4)).toEqual([{ type: "place", card: 4, row: 0 }]);
  });

  it("is arranged neither in an ordinary street nor once Ready is on its way", () => {
    const { laying, sent } = street([4, 8, 12], 1);
    expect([laying.atOnce, laying.arrange([[4], [8], []]), sent]).toEqual([false, false, []]);
    const fantasy = street(FANTASY, 1).laying;
    fantasy.arrange(BEST);
    void fantasy.confirm();
    expect([fantasy.arrange(BEST), fantasy.undo()]).toEqual([false, false]);
  });

  it("knows when the room has heard of every card", () => {
    const { laying } = street(FANTASY, 1);
    laying.arrange(BEST);
    expect([laying.follows([BEST[0], BEST[1], BEST[2].slice(1)]), laying.follows(BEST)]).toEqual([false, true]);
  });

  it("believes the room as soon as nothing is on its way", async () => {
    const { laying } = street([4, 8, 12], 1);
    laying.put(4, 2);
    laying.follow([[], [], []]);
    expect(laying.placed[2]).toEqual([4]);
    await laying.settled();
    await Promise.resolve();
    laying.follow([[4], [], []]);
    expect([laying.placed, laying.undoable]).toEqual([[[4], [], []], false]);
  });

  it("goes on with a half-made street after coming back", () => {
    const half = new Laying(deal([4, 8, 12]), legal([8, 12], 1, [[], [4], []]), async () => true);
    expect([half.placed[1], half.left, half.toPlace, half.tray]).toEqual([[4], 1, 2, [4, 8, 12]]);
  });

  it("sorts the tray by rank or by suit and changes nothing else", () => {
    const { laying, sent } = street([2, 50, 13, 49], 0);
    laying.order = "rank";
    expect(laying.tray).toEqual([50, 49, 13, 2]);
    laying.order = "suit";
    expect(laying.tray).toEqual([50, 2, 49, 13]);
    expect(sent).toEqual([]);
  });

  it("lets nothing be moved any more once Ready is on its way, and again when it was refused", async () => {
    const laying = new Laying(deal([4]), legal([4], 0), async ({ type }) => type !== "ready");
    laying.put(4, 0);
    const asked = laying.confirm();
    expect([laying.back(4), laying.undo(), laying.put(4, 1)]).toEqual([false, false, false]);
    expect(await asked).toBe(false);
    expect(laying.back(4)).toBe(true);
  });
});
