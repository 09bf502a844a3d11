import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyFact, Done, Legal, Told } from "../generated/wire";
import type { Connection, Status } from "./connection";
import { Live, type Step } from "./live.svelte";
import { PAUSE } from "./pace";
import { opened, roll } from "../../tests/samples";

let tell: (told: Told) => void;
let live: Live;
let steps: Step[];
let n: number;
const wishes: unknown[] = [];

let become: (status: Status) => void;

const connection = {
  onStatus: (listener: (status: Status) => void) => {
    become = listener;
    return () => undefined;
  },
  watch: (_table: string, _since: number, told: (told: Told) => void) => {
    tell = told;
    return () => undefined;
  },
  wish: (wish: unknown) => {
    wishes.push(wish);
    return Promise.resolve({ type: "done", id: "x" } satisfies Done);
  },
} as unknown as Connection;

function told(facts: AnyFact[], more: Partial<Told> = {}): void {
  tell({
    type: "told", table: "t", facts: facts.map((fact) => ({ n: ++n, fact })), seat: 2, turn: null, legal: null, hand: null,
    fresh: false, next_hand: null, choosing: null, held: {}, made: {}, open_face: null, pad: "", ...more,
  });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  n = 100;
  steps = [];
  wishes.length = 0;
  live = new Live("t", connection);
  live.onStep((step) => steps.push(step));
  told([roll(), opened({ stacks: [100, 100, 500] })], { fresh: true });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const allIn: AnyFact[] = [
  { type: "wagered", player: 0, to: 100, step: 90, full: true, opens: false },
  { type: "called", player: 1, amount: 100 },
  { type: "folded", player: 2 },
  { type: "gathered", pots: [{ amount: 200, players: [0, 1] }] },
  { type: "shown", player: 0, cards: [50, 51] },
  { type: "shown", player: 1, cards: [1, 2] },
  { type: "board", street: "flop", cards: [10, 11, 12], burn: [], board: 0 },
  { type: "board", street: "turn", cards: [20], burn: [], board: 0 },
  { type: "board", street: "river", cards: [30], burn: [], board: 0 },
  { type: "awarded", pot: 0, amount: 200, board: 0, half: "", wins: [{ player: 0, amount: 200, odd: 0, cards: [], name: null }] },
  { type: "ended", carry: 0 },
];

describe("a table on the screen", () => {
  it("shows a table that is told anew at once, as one step to which nothing moves", () => {
    expect(live.table?.n).toBe(102);
    expect(live.hand?.n).toBe(3);
    expect(live.me).toBe(0);
    expect(steps).toMatchObject([{ fresh: true, before: null }]);
  });

  it("gives every step the snapshot before and after it", () => {
    told([{ type: "posted", player: 0, kind: "small_blind", amount: 5 }]);
    expect(steps.at(-1)?.before?.hand?.bets[0]).toBe(0);
    expect(steps.at(-1)?.after.hand?.bets[0]).toBe(5);
  });

  it("tells a run-out street by street and gives no buttons before it is over", () => {
    told(allIn, { next_hand: 4000 });
    expect(live.running).toBe(true);
    expect(live.hand?.board).toEqual([]);
    expect(live.nextHand).toBeNull();
    vi.advanceTimersByTime(PAUSE.faces + PAUSE.street);
    flushSync();
    expect(live.hand?.shown[0]).toEqual([50, 51]);
    expect(live.hand?.board).toHaveLength(3);
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(live.hand?.finished).toBe(true);
    expect(live.running).toBe(false);
    expect(live.nextHand?.left).toBe(4000);
  });

  it("takes the buttons away at once when what follows is told slowly", () => {
    told([], { legal: { player: 0 } as Legal, turn: { seat: 2, total: 20_000, left: 20_000, bank: 0, bank_total: 0 } });
    expect(live.legal).not.toBeNull();
    told(allIn, { legal: null });
    expect(live.running).toBe(true);
    expect(live.legal).toBeNull();
    expect(live.clock).toBeNull();
  });

  it("jumps to the truth when somebody taps", () => {
    told(allIn);
    live.skip();
    expect(live.hand?.finished).toBe(true);
    expect(live.table?.n).toBe(n);
    vi.advanceTimersByTime(10_000);
    expect(steps.flatMap((step) => step.facts).map((fact) => fact.n)).toEqual(Array.from({ length: n - 100 }, (_, place) => 101 + place));
  });

  it("jumps to the truth when more is told", () => {
    told(allIn);
    told([roll(), opened()]);
    expect(live.table?.handNumber).toBe(7);
    expect(live.hand?.board).toEqual([]);
    expect(live.hand?.finished).toBe(false);
  });

  it("gives the buttons and the clock together with the facts that made it my turn", () => {
    const legal = { player: 0, call: 5, fold: true } as Legal;
    told([{ type: "called", player: 2, amount: 10 }], { legal, turn: { seat: 2, total: 20_000, left: 19_000, bank: 0, bank_total: 0 } });
    expect(live.legal).toEqual(legal);
    expect(live.clock?.seconds).toBe(19);
    told([{ type: "folded", player: 0 }], { turn: { seat: 4, total: 20_000, left: 20_000, bank: 0, bank_total: 0 } });
    expect(live.legal).toBeNull();
  });

  it("says with an action up to which fact the screen had shown", () => {
    void live.act({ type: "fold" });
    expect(wishes).toEqual([{ type: "act", table: "t", n: 102, action: { type: "fold" } }]);
  });
});

describe("a room that was started anew", () => {
  it("is promised the seed again that it has forgotten", async () => {
    const hashes: string[] = [];
    const wish = ({ type, hash }: { type: string; hash: string }) => {
      if (type === "promise_seed") hashes.push(hash);
      return Promise.resolve();
    };
    const own = new Live("t", { ...connection, wish } as unknown as Connection);
    told([roll()], { fresh: true });
    await vi.waitFor(() => expect(hashes).toHaveLength(1));
    become({ kind: "stale", retryAt: 0, resting: false, signedOut: false });
    become({ kind: "live", retryAt: 0, resting: false, signedOut: false });
    told([]);
    await vi.waitFor(() => expect(hashes).toHaveLength(2));
    expect(hashes[0]).toBe(hashes[1]);
    own.close();
  });
});

describe("coming in", () => {
  it("posts at once unless told to wait", async () => {
    await live.sit(3, 500);
    await live.sitIn();
    await live.buy(500);
    expect(wishes).toEqual([
      { type: "sit", table: "t", seat: 3, buy_in: 500, post: true }, { type: "sit_in", table: "t", post: true },
      { type: "buy", table: "t", amount: 500, post: true },
    ]);
  });

  it("waits for the big blind when that was chosen", async () => {
    await live.sit(3, 500, false);
    await live.sitIn(false);
    await live.buy(500, false);
    expect(wishes.map((wish) => (wish as { post: boolean }).post)).toEqual([false, false, false]);
  });
});
