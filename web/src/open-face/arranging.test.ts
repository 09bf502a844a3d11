import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Arrangement, ChineseLegal } from "../generated/wire";
import type { Deal } from "../model/chinese";
import { Refusal } from "../model/wish";
import { Arranging } from "./arranging.svelte";
import { Laying } from "./laying.svelte";

const CARDS = Array.from({ length: 13 }, (_, n) => 4 * n);
const ROWS: Arrangement["rows"] = [CARDS.slice(0, 3), CARDS.slice(3, 8), CARDS.slice(8)];

function closed(): Laying {
  const deal = { given: [CARDS], rows: [[[], [], []]] } as unknown as Deal;
  return new Laying(deal, { player: 0, cards: CARDS, placed: [[], [], []], room: [3, 5, 5], left: 13, discards: 0 } satisfies ChineseLegal, async () => true);
}

/** The room, asked and not answering yet. */
function room() {
  let answer = (_: Arrangement): void => undefined;
  let refuse = (_: unknown): void => undefined;
  const ask = vi.fn(() => new Promise<Arrangement>((yes, no) => { answer = yes; refuse = no; }));
  return { arranging: new Arranging(ask), ask, answer: () => answer({ rows: ROWS, pad: "" }), refuse: (why: unknown) => refuse(why) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("asking the room to arrange my cards", () => {
  it("lays what it proposes, and asks once a street", async () => {
    const { arranging, ask, answer } = room();
    const street = closed();
    const laid = arranging.lay(street, () => true);
    answer();
    expect([await laid, street.placed]).toEqual([true, ROWS]);
    street.undo();
    expect([await arranging.lay(street, () => true), street.placed, ask.mock.calls.length]).toEqual([true, ROWS, 1]);
  });

  it("shows that it waits only when it does for a while, and asks no second time meanwhile", async () => {
    const { arranging, ask, answer } = room();
    const street = closed();
    const laid = arranging.lay(street, () => true);
    vi.advanceTimersByTime(199);
    expect(arranging.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect([arranging.slow, await arranging.lay(street, () => true), ask.mock.calls.length]).toEqual([true, false, 1]);
    answer();
    await laid;
    expect(arranging.slow).toBe(false);
  });

  it("tells why it was refused, unless the street is over by then", async () => {
    const { arranging, refuse } = room();
    const refused = arranging.lay(closed(), () => true);
    refuse(new Refusal("no_arranging"));
    await expect(refused).rejects.toThrow(Refusal);
    const late = arranging.lay(closed(), () => false);
    refuse(new Refusal("not_your_turn"));
    expect([await late, arranging.slow]).toEqual([false, false]);
  });

  it("lays nothing in a street that came after the question, or that is confirmed already", async () => {
    const { arranging, answer } = room();
    const old = closed();
    const laid = arranging.lay(old, () => false);
    answer();
    expect([await laid, old.where.size]).toEqual([false, 0]);
    old.sent = true;
    expect(await arranging.lay(old, () => true)).toBe(false);
  });
});
