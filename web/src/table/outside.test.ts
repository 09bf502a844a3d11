import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allowNotices, callBack, flashTitle, noticeState } from "./outside";

const page = { hidden: true } as { hidden: boolean } & Document;

class Told {
  static permission: NotificationPermission = "granted";
  static answer: NotificationPermission = "granted";
  static all: Told[] = [];
  closed = false;
  onclick: (() => void) | null = null;
  static requestPermission = async () => (Told.permission = Told.answer);
  constructor(readonly title: string, readonly options: NotificationOptions) {
    Told.all.push(this);
  }
  close = () => (this.closed = true);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Notification", Told);
  [Told.permission, Told.answer, Told.all] = ["granted", "granted", []];
  page.hidden = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a turn that comes while the page is hidden", () => {
  it("makes the title flash until somebody looks", () => {
    const seen: boolean[] = [];
    const stop = flashTitle((called) => seen.push(called), page);
    vi.advanceTimersByTime(3_000);
    expect(seen).toEqual([true, false, true, false]);
    page.hidden = false;
    vi.advanceTimersByTime(2_000);
    expect(seen.slice(4)).toEqual([true, true]);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(seen).toHaveLength(6);
  });

  it("is told outside the page, and taken back with the turn", () => {
    const take = callBack("Your turn", "Call 40", "t1", page);
    expect(Told.all.map(({ title, options }) => [title, options.body, options.tag])).toEqual([["Your turn", "Call 40", "turn-t1"]]);
    take();
    expect(Told.all[0]?.closed).toBe(true);
  });

  it("is not told outside to who sees the page, or has not allowed it", () => {
    page.hidden = false;
    callBack("Your turn", "", "t1", page);
    page.hidden = true;
    Told.permission = "denied";
    callBack("Your turn", "", "t1", page);
    expect(Told.all).toEqual([]);
  });

  it("does not break a browser that knows no notices, or refuses to make one", async () => {
    vi.stubGlobal("Notification", undefined);
    expect([noticeState(), await allowNotices()]).toEqual(["never", false]);
    expect(() => callBack("Your turn", "", "t1", page)()).not.toThrow();
    vi.stubGlobal("Notification", Object.assign(function () { throw new TypeError("Illegal constructor"); }, { permission: "granted" }));
    expect(() => callBack("Your turn", "", "t1", page)()).not.toThrow();
  });

  it("asks once, and takes a no for a no", async () => {
    [Told.permission, Told.answer] = ["default", "denied"];
    expect(noticeState()).toBe("ask");
    expect(await allowNotices()).toBe(false);
    expect(noticeState()).toBe("never");
  });
});
