import { describe, expect, it } from "vitest";
import { holdScreen } from "./wake";

const settled = () => new Promise((done) => setTimeout(done));

function phone(may = true) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = async () => {
    if (!may) throw new DOMException("the battery is low", "NotAllowedError");
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  const turn = async (hidden: boolean) => {
    page.hidden = hidden;
    for (const lock of locks) if (hidden) lock.released = true; // as browsers do
    page.dispatchEvent(new Event("visibilitychange"));
    await settled();
  };
  const hold = () => holdScreen(page as unknown as Document, { wakeLock: { request } } as unknown as Navigator);
  return { locks, turn, hold, held: () => locks.filter(({ released }) => !released).length };
}

describe("the screen at a table", () => {
  it("stays on until the table is left", async () => {
    const { hold, held } = phone();
    const leave = hold();
    await settled();
    expect(held()).toBe(1);
    leave();
    await settled();
    expect(held()).toBe(0);
  });

  it("is held anew when the page comes back, and never twice", async () => {
    const { hold, held, turn } = phone();
    const leave = hold();
    await settled();
    await turn(true);
    expect(held()).toBe(0);
    await turn(false);
    await turn(false);
    expect(held()).toBe(1);
    leave();
    await turn(false);
    expect(held()).toBe(0);
  });

  it("is let go when the phone answers only after the table was left", async () => {
    const { hold, held, locks } = phone();
    hold()();
    await settled();
    expect([locks.length, held()]).toEqual([1, 0]);
  });

  it("goes dark as ever where the phone says no or cannot", async () => {
    const { hold, turn, held } = phone(false);
    hold();
    await turn(false);
    expect(held()).toBe(0);
    expect(() => holdScreen(new EventTarget() as Document, {} as Navigator)()).not.toThrow();
  });
});
