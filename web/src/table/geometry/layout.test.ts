import { describe, expect, it } from "vitest";
import { boardsOf, boxes, collisions, outside, type Named, type Scene } from "./boxes";
import { TOP, formOf, frame, scale } from "./form";
import { forBoards, layout, type Layout } from "./layout";

type Screen = readonly [w: number, h: number];

const PHONES: readonly Screen[] = [[360, 640], [360, 740], [375, 667], [390, 844], [412, 915], [430, 932]];
const UP_TO_NINE = [2, 3, 4, 5, 6, 7, 8, 9];
const COUNTS = [...UP_TO_NINE, 10, 11];

const BETTING: Scene = { hole: 2, hero: true, bet: "2,480", up: false, tags: false, pots: ["Main 2,480", "Side 1 1,200"] };
const SHOWN: Scene = { ...BETTING, bet: "", up: true };
const SCENES: readonly (readonly [string, Scene])[] = [
  ["everybody betting", BETTING],
  ["everybody betting with four cards", { ...BETTING, hole: 4 }],
  ["all cards face up", SHOWN],
  ["all hands of four face up", { ...SHOWN, hole: 4 }],
  ["two boards", { ...BETTING, boards: 2 }],
  ["three boards and all cards face up", { ...SHOWN, boards: 3 }],
];
/** What few can play, for the pack has no more cards: so many of a player's own, and how many sit at the most. */
const LARGE: readonly (readonly [string, Scene, number])[] = [
  ["stud to the last card, everybody betting", { ...BETTING, hole: 7, up: true, boards: 0 }, 8],
  ["six cards each, everybody betting", { ...BETTING, hole: 6 }, 7],
  ["hands of six face up", { ...SHOWN, hole: 6 }, 7],
  ["hands of six face up over two boards", { ...SHOWN, hole: 6, boards: 2 }, 7],
  ["five cards spread to be chosen from", { ...BETTING, hole: 5, bet: "", spread: true, boards: 0 }, 6],
  ["four cards spread to be chosen from", { ...BETTING, hole: 4, bet: "", spread: true, boards: 0 }, 8],
];

function laidOut([w, h]: Screen, seats: number): Layout {
  const form = formOf(w, h - TOP);
  const { stage } = frame(form, w, h - TOP);
  return layout(form, seats, stage.w, stage.h, h - TOP);
}

/** What lies over what, and what sticks out, on a screen of this size; the desktop has its bar and its panel too. */
function wrong(screen: Screen, seats: number, scene: Scene): string[] {
  const found = forBoards(laidOut(screen, seats), scene.boards ?? 1);
  const all = boxes(found, scene);
  if (found.form === "desktop") all.push(...corners(screen));
  return [...collisions(all), ...outside(found, all)].map((pair) => `${seats} seats: ${pair}`);
}

function corners([w, h]: Screen): Named[] {
  const u = scale(w, h - TOP);
  const panel = { x: 16, y: h - TOP - 16 - 152 * u, w: 300 * u, h: 152 * u };
  const bar = frame("desktop", w, h - TOP).controls;
  return [{ ...bar, kind: "bar", seat: -1 }, { ...panel, kind: "panel", seat: -1 }];
}

describe("nothing lies over anything", () => {
  const desktops: readonly Screen[] = [[1280, 720], [1024, 768], [1440, 900], [1920, 1080], [2560, 1440]];
  for (const screen of desktops)
    it.each(SCENES)(`on a desktop of ${screen.join(" by ")}, 2 to 11 seats, %s`, (_, scene) => {
      expect(COUNTS.flatMap((seats) => wrong(screen, seats, { ...scene, tags: screen[0] >= 1280 && seats < 11 }))).toEqual([]);
    });

  for (const screen of PHONES)
    it.each(SCENES)(`on a phone of ${screen.join(" by ")}, 2 to 9 seats, %s`, (_, scene) => {
      const pots = screen[1] <= 640 ? scene.pots.slice(0, 1) : scene.pots;
      expect(UP_TO_NINE.flatMap((seats) => wrong(screen, seats, { ...scene, pots }))).toEqual([]);
    });

  const every: readonly Screen[] = [[1280, 720], [1920, 1080], ...PHONES, [844, 390], [768, 1024], [1000, 700]];
  for (const screen of every)
    it.each(LARGE)(`of large hands at ${screen.join(" by ")}: %s`, (_, scene, most) => {
      const pots = screen[1] <= 740 ? scene.pots.slice(0, 1) : scene.pots;
      const counts = UP_TO_NINE.filter((seats) => seats <= (screen[1] < 700 ? Math.min(7, most) : most));
      const found = counts.flatMap((seats) => wrong(screen, seats, { ...scene, pots }));
      // While cards are chosen they may lie over the button of a neighbour: the fingers need the room.
      expect(found.filter((pair) => !scene.spread || !/cards 0 and button/.test(pair))).toEqual([]);
    });

  it("on phones with ten and eleven seats, everybody betting", () => {
    for (const screen of PHONES.slice(2)) expect(wrong(screen, 10, BETTING)).toEqual([]);
    for (const screen of PHONES.slice(3)) expect(wrong(screen, 11, BETTING)).toEqual([]);
  });

  for (const screen of [[844, 390], [932, 430]] as const)
    it.each(SCENES)(`on a phone on its side of ${screen.join(" by ")}, 2 to 10 seats, %s`, (_, scene) => {
      expect([...UP_TO_NINE, 10].flatMap((seats) => wrong(screen, seats, scene))).toEqual([]);
    });

  for (const screen of [[768, 1024], [820, 1180], [1000, 700]] as const)
    it.each(SCENES)(`on a tablet of ${screen.join(" by ")}, 2 to 9 seats, %s`, (_, scene) => {
      expect(UP_TO_NINE.flatMap((seats) => wrong(screen, seats, scene))).toEqual([]);
    });

  it("and the measuring would see it if something did", () => {
    const found = laidOut([1280, 720], 6);
    const [hero, first, ...rest] = found.places;
    if (!hero || !first) throw new Error("six seats have a first");
    const moved = { ...found, places: [hero, { ...first, plate: hero.plate }, ...rest] };
    expect(collisions(boxes(moved, BETTING))).toContain("plate 0 and plate 1");
    const high = { ...found, places: [{ ...hero, plate: { x: 640, y: -20 } }, first, ...rest] };
    expect(outside(high, boxes(high, BETTING))).toContain("plate 0");
  });
});

describe("the dealer's button", () => {
  for (const screen of [[1280, 720], [844, 390], ...PHONES] as const)
    it(`is nearer to its owner's plate than to any other at ${screen.join(" by ")}`, () => {
      for (const seats of screen[1] < 700 ? UP_TO_NINE : COUNTS) {
        const all = boxes(laidOut(screen, seats), BETTING);
        const plates = all.filter(({ kind }) => kind === "plate");
        const nearest = all
          .filter(({ kind }) => kind === "button")
          .map((button) => plates.toSorted((a, b) => gap(a, button) - gap(b, button))[0]?.seat);
        expect(nearest).toEqual(Array.from({ length: seats }, (_, seat) => seat));
      }
    });
});

/** From a plate to the middle of the button. */
function gap(plate: Named, button: Named): number {
  const [x, y] = [button.x + button.w / 2, button.y + button.h / 2];
  const away = (from: number, size: number, point: number) => Math.max(0, from - point, point - from - size);
  return Math.hypot(away(plate.x, plate.w, x), away(plate.y, plate.h, y));
}

describe("several boards", () => {
  const LIFT = 5; // by how much a winning card rises, in pixels of a table as drawn

  it("leave their winning cards room to rise under the pots", () => {
    for (const screen of [[1024, 768], [1280, 720], [1920, 1080]] as const)
      for (const count of [2, 3]) {
        const found = forBoards(laidOut(screen, 6), count);
        const { rows, high } = boardsOf(found, count);
        const pots = found.pots.y + found.sizes.pill / 2;
        expect((rows[0]?.y ?? 0) - high / 2 - LIFT * found.u).toBeGreaterThan(pots);
      }
  });
});

describe("the form of the table", () => {
  it("follows the width, and the height for a phone on its side", () => {
    const of = (w: number, h: number) => formOf(w, h - TOP);
    expect([of(1280, 720), of(1023, 800), of(600, 900), of(599, 900), of(390, 844), of(844, 390)]).toEqual([
      "desktop", "tablet", "tablet", "phone", "phone", "landscape",
    ]);
  });

  it("keeps hero in the middle at the bottom, whatever the number of seats", () => {
    for (const screen of [[1280, 720], [390, 844], [844, 390]] as const)
      for (const seats of COUNTS) {
        const { places, w } = laidOut(screen, seats);
        expect(places).toHaveLength(seats);
        expect(places[0]?.plate.x).toBe(w / 2);
        expect(Math.max(...places.map(({ plate }) => plate.y))).toBe(places[0]?.plate.y);
      }
  });
});
