import { afterEach, describe, expect, it, vi } from "vitest";
import { Flights, wayFrom } from "./flight";

type Box = { readonly left: number; readonly top: number; readonly width: number };

/** A card on a page without a page: where it lies, and the ways that it was sent. */
function lying(card: number, box: Box) {
  const ways: unknown[] = [];
  const node = { dataset: { card: String(card) }, getBoundingClientRect: () => box, animate: ([first]: { transform: string }[]) => void ways.push(first?.transform) };
  return { node: node as unknown as HTMLElement, ways };
}

function placeOf(...nodes: HTMLElement[]): Element {
  return { querySelectorAll: () => nodes } as unknown as Element;
}

function motion(calm: boolean): void {
  vi.stubGlobal("document", { documentElement: { dataset: {} }, hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
}

afterEach(() => vi.unstubAllGlobals());

describe("a card", () => {
  it("goes from where it lay to where it lies, and grows on the way", () => {
    expect(wayFrom({ x: 10, y: 400, width: 50 }, { x: 110, y: 300, width: 62.5 })).toBe("translate(-100px, 100px) scale(0.8)");
  });

  it("does not go where it lies already, nor to a place that is not shown", () => {
    expect([wayFrom({ x: 10, y: 10, width: 50 }, { x: 11, y: 11, width: 50 }), wayFrom({ x: 0, y: 0, width: 50 }, { x: 90, y: 0, width: 0 })]).toEqual([null, null]);
  });

  it("travels from the row in which it lay, else from the tray, else not at all", () => {
    motion(false);
    const flights = new Flights();
    const [tray, row, target] = [lying(7, { left: 0, top: 500, width: 50 }), lying(7, { left: 200, top: 100, width: 50 }), lying(7, { left: 200, top: 180, width: 50 })];
    flights.note(placeOf(tray.node, row.node));
    flights.to(7)(target.node);
    flights.note(placeOf(tray.node));
    flights.to(7)(target.node);
    flights.to(8)(target.node);
    expect(target.ways).toEqual(["translate(0px, -80px) scale(1)", "translate(-200px, 320px) scale(1)"]);
  });

  it("travels from the finger that let it go, and only once", () => {
    motion(false);
    const flights = new Flights();
    const target = lying(7, { left: 100, top: 100, width: 50 });
    flights.note(placeOf(lying(7, { left: 0, top: 500, width: 50 }).node));
    flights.dropped(7, 145, 152, 50);
    flights.to(7)(target.node);
    flights.to(7)(target.node);
    expect(target.ways).toEqual(["translate(20px, 10px) scale(1)", "translate(-100px, 400px) scale(1)"]);
  });

  it("is simply there for whoever wants no motion", () => {
    motion(true);
    const flights = new Flights();
    const target = lying(7, { left: 100, top: 100, width: 50 });
    flights.note(placeOf(lying(7, { left: 0, top: 500, width: 50 }).node));
    flights.to(7)(target.node);
    expect(target.ways).toEqual([]);
  });
});
