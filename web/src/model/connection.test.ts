import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Numbered, Told } from "../generated/wire";
import { Connection, type Line } from "./connection";
import { Refusal } from "./wish";

class FakeLine implements Line {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((farewell: { code: number }) => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  up(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const fact = (n: number): Numbered => ({ n, fact: { type: "leaving", seat: 1 } });

function told(ns: number[], more: Partial<Told> = {}): Told {
  return {
    type: "told", table: "t1", facts: ns.map(fact), seat: 0, turn: null, legal: null, hand: null, fresh: false,
    next_hand: null, choosing: null, held: {}, made: {}, open_face: null, pad: "", ...more,
  };
}

let lines: FakeLine[];
let connection: Connection;

const last = (): FakeLine => lines.at(-1) as FakeLine;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new Connection({
    dial: () => {
      lines.push(new FakeLine());
      return last();
    },
    chance: () => 0.5,
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function watching(): { heard: Told[]; ns: () => number[] } {
  const heard: Told[] = [];
  connection.watch("t1", 0, (each) => heard.push(each));
  connection.open();
  last().up();
  last().hear(told([7, 8], { fresh: true }));
  return { heard, ns: () => heard.flatMap((each) => each.facts.map(({ n }) => n)) };
}

describe("the line to the room", () => {
  it("asks for its table when it is up, and is live with the first news", () => {
    const { ns } = watching();
    expect(last().sent).toEqual([{ type: "watch", table: "t1", since: 0 }]);
    expect(connection.status.kind).toBe("live");
    expect(ns()).toEqual([7, 8]);
  });

  it("passes facts on once and drops repeats", () => {
    const { ns } = watching();
    last().hear(told([8, 9]));
    last().hear(told([9]));
    expect(ns()).toEqual([7, 8, 9]);
  });

  it("tells the stance even when no fact is new", () => {
    const { heard } = watching();
    last().hear(told([], { seat: 3 }));
    expect(heard.at(-1)).toMatchObject({ seat: 3, facts: [] });
  });

  it("asks again from the last number when facts are missing, and is stale until they come", () => {
    const { ns } = watching();
    last().hear(told([11]));
    last().hear(told([12]));
    expect(last().sent.slice(1)).toEqual([{ type: "watch", table: "t1", since: 8 }]);
    expect(connection.status.kind).toBe("stale");
    last().hear(told([9, 10, 11, 12]));
    expect(connection.status.kind).toBe("live");
    expect(ns()).toEqual([7, 8, 9, 10, 11, 12]);
  });

  it("tells that the room closes, and that it is open again once the line is back", () => {
    const told: boolean[] = [];
    connection.onClosing((closing) => told.push(closing));
    watching();
    last().hear({ type: "closing" });
    last().hear({ type: "closing" });
    last().break(1012);
    expect(told).toEqual([false, true]);
    connection.demand();
    last().up();
    expect(told).toEqual([false, true, false]);
  });

  it("ignores news of a table that is no longer watched", () => {
    const { heard } = watching();
    connection.watch("t2", 0, () => undefined);
    last().hear(told([9]));
    expect(heard).toHaveLength(1);
  });

  it("resumes from its last number after a drop", () => {
    watching();
    last().break();
    expect(connection.status.kind).toBe("stale");
    expect(connection.status.retryAt).toBeGreaterThan(Date.now());
    vi.advanceTimersByTime(300);
    expect(lines).toHaveLength(2);
    last().up();
    expect(last().sent).toEqual([{ type: "watch", table: "t1", since: 8 }]);
    expect(connection.status.kind).toBe("stale");
    last().hear(told([9]));
    expect(connection.status.kind).toBe("live");
  });

  it("waits longer from try to try and then says that the line is lost, with the time of the next try", () => {
    watching();
    const waits: number[] = [];
    for (let tries = 0; tries < 5; tries++) {
      last().break();
      waits.push(connection.status.retryAt - Date.now());
      vi.advanceTimersByTime(waits.at(-1) as number);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000]);
    last().break();
    expect(connection.status.kind).toBe("lost");
  });

  it("does not fight for a line that the room gave to another window of the same player", () => {
    watching();
    last().break(4000);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.status).toEqual({ kind: "lost", retryAt: 0, resting: true, signedOut: false });
    connection.wake();
    expect(lines).toHaveLength(1);
    connection.demand();
    expect(lines).toHaveLength(2);
  });

  it("does not dial again for a session that has ended until somebody has looked who is here", () => {
    watching();
    last().break(4001);
    vi.advanceTimersByTime(60_000);
    connection.wake();
    expect(lines).toHaveLength(1);
    expect(connection.status).toEqual({ kind: "lost", retryAt: 0, resting: false, signedOut: true });
    connection.demand();
    expect(lines).toHaveLength(2);
  });

  it("finds within a second that the line died while the page was in the background", () => {
    watching();
    connection.wake();
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.closed).toBe(true);
    last().up();
    last().hear(told([9]));
    expect(connection.status.kind).toBe("live");
  });

  it("is not opened by a page that is seen before anybody has come in", () => {
    connection.wake();
    expect(lines).toHaveLength(0);
  });

  it("keeps the line when the ping is answered", () => {
    watching();
    connection.wake();
    last().hear({ type: "pong" });
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(1);
  });

  it("asks whether the room is there after a long silence", () => {
    watching();
    vi.advanceTimersByTime(15_000);
    expect(last().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(5_000);
    expect(lines).toHaveLength(2);
  });

  it("gives up a dial that never opens", () => {
    connection.open();
    vi.advanceTimersByTime(8_300);
    expect(lines).toHaveLength(2);
  });

  it("tells who watches a table that does not exist", () => {
    const refused = vi.fn();
    connection.watch("none", 0, () => undefined, refused);
    connection.open();
    last().up();
    last().hear({ type: "refused", id: "", code: "no_such_table", rule: "", numbers: {} });
    expect(refused).toHaveBeenCalledOnce();
  });
});

describe("asking too often", () => {
  it("makes it wait a moment and ask again", () => {
    const { heard } = watching();
    last().hear({ type: "refused", id: "", code: "too_many", rule: "", numbers: {} });
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(last().sent.at(-1)).toEqual({ type: "watch", table: "t1", since: 8 });
    expect(heard).toHaveLength(1);
  });
});

describe("wishes", () => {
  const stand = { type: "stand", table: "t1" } as const;

  it("carries a fresh id each and resolves with its own answer", async () => {
    watching();
    const [one, two] = [connection.wish(stand), connection.wish(stand)];
    const [, first, second] = last().sent as { id: string }[];
    expect(first?.id).not.toBe(second?.id);
    last().hear({ type: "done", id: second?.id });
    await expect(two).resolves.toMatchObject({ id: second?.id });
    last().hear({ type: "refused", id: first?.id, code: "not_seated", rule: "C1", numbers: {} });
    await expect(one).rejects.toMatchObject({ code: "not_seated", rule: "C1" });
  });

  it("is repeated with the same id after a drop, after the table was asked for", async () => {
    watching();
    const wish = connection.wish(stand);
    const { id } = last().sent.at(-1) as { id: string };
    last().break();
    vi.advanceTimersByTime(300);
    last().up();
    expect(last().sent).toEqual([{ type: "watch", table: "t1", since: 8 }, { type: "stand", table: "t1", id }]);
    last().hear({ type: "done", id });
    await expect(wish).resolves.toBeTruthy();
  });

  it("is sent once the line is up when it was wished without one", () => {
    connection.watch("t1", 0, () => undefined);
    connection.open();
    void connection.wish(stand).catch(() => undefined);
    expect(last().sent).toEqual([]);
    last().up();
    expect(last().sent).toMatchObject([{ type: "watch" }, { type: "stand" }]);
  });

  it("is refused by ourselves when no answer comes", async () => {
    watching();
    const wish = connection.wish(stand);
    const failed = expect(wish).rejects.toMatchObject({ code: "no_answer" } satisfies Partial<Refusal>);
    vi.advanceTimersByTime(10_000);
    await failed;
  });

  it("is not sent a second time once it is answered", () => {
    watching();
    void connection.wish(stand);
    const { id } = last().sent.at(-1) as { id: string };
    last().hear({ type: "done", id });
    last().break();
    vi.advanceTimersByTime(300);
    last().up();
    expect(last().sent).toHaveLength(1);
  });
});
