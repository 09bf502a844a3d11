/**
 * Every place on the stage in pixels. Components draw by these numbers, and the test measures by them: what does not
 * overlap here does not overlap on the screen.
 */
import { TOP, isLow, scale, type Box, type Form } from "./form";
import {
  HERO, HERO_BET, HERO_BUTTON, PLATES, betOf, buttonOf, phoneSlots, sideSlots, type Percent, type PhoneSlot, type SideSlot,
} from "./places";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where cards that a seat shows lie: above its plate, or beside it where there is no room above. */
export type CardsAt = "above" | "left" | "right" | "below";

/** Where there is little room, shown cards are their index alone: always, never, or from three cards on. */
export type IndexOnly = "always" | "never" | "many";

export interface Place {
  /** The middle of the plate. */
  readonly plate: Spot;
  /** Where the bet lies; `side` says which of its edges is at x: -1 the left one, 1 the right one, 0 its middle. */
  readonly bet: Spot & { readonly side: -1 | 0 | 1 };
  readonly button: Spot;
  readonly cardsAt: CardsAt;
}

/** Sizes in pixels; widths of cards, heights of pills. */
export interface Sizes {
  readonly plateW: number;
  readonly plateH: number;
  readonly heroW: number;
  readonly heroH: number;
  readonly back: number;
  readonly shown: number;
  /** A shown card of which only the index is seen. */
  readonly index: number;
  readonly heroCard: number;
  readonly boardCard: number;
  readonly boardGap: number;
  readonly pill: number;
  readonly disc: number;
  readonly tag: number;
}

export interface Layout {
  readonly form: Form;
  readonly u: number;
  readonly w: number;
  readonly h: number;
  readonly sizes: Sizes;
  readonly indexOnly: IndexOnly;
  readonly felt: Box;
  readonly places: readonly Place[];
  readonly board: Spot;
  readonly pots: Spot;
  readonly total: Spot | null;
  readonly verdict: Spot;
  /** What hero's cards make; on phones it stands in the controls. */
  readonly name: Spot | null;
}

const DESKTOP: Sizes = {
  plateW: 146, plateH: 46, heroW: 190, heroH: 46, back: 34, shown: 46, index: 22, heroCard: 88, boardCard: 72, boardGap: 8,
  pill: 26, disc: 22, tag: 20,
};
const LANDSCAPE: Sizes = {
  plateW: 96, plateH: 38, heroW: 120, heroH: 40, back: 18, shown: 32, index: 15, heroCard: 52, boardCard: 40, boardGap: 4,
  pill: 22, disc: 18, tag: 18,
};
const PHONE: Sizes = {
  plateW: 100, plateH: 40, heroW: 164, heroH: 46, back: 24, shown: 36, index: 17, heroCard: 70, boardCard: 50, boardGap: 4,
  pill: 24, disc: 20, tag: 18,
};
/** The phone's sizes on lower screens: 800 and 720 with the bar. */
const MIDDLE_PHONE: Sizes = { ...PHONE, boardCard: 46, heroCard: 64, shown: 32 };
const LOW_PHONE: Sizes = { ...PHONE, boardCard: 40, heroCard: 60, back: 22, shown: 32 };

/** The stage of `w` by `h` pixels with `n` seats; `inner` is the height of the screen below its top bar. */
export function layout(form: Form, n: number, w: number, h: number, inner: number): Layout {
  if (form === "landscape") return landscape(n, w, h);
  if (form === "phone" || (form === "tablet" && h > w)) return tall(form, n, w, h, inner);
  return wide(form, n, w, h);
}

/** The same for so many boards: none at all, or several that lift their winning cards under the pots. */
export function forBoards(layout: Layout, count: number): Layout {
  if (count === 0) return boardless(layout);
  if (count === 1 || layout.indexOnly !== "never") return layout;
  return { ...layout, pots: { x: layout.pots.x, y: layout.pots.y - 13 * layout.u } };
}

/** The same in a game without a board: pots lie in the middle, and open cards and bets make room for each other. */
function boardless(layout: Layout): Layout {
  const { board, u } = layout;
  const places = layout.places.map((place, seat) => (seat === 0 ? place : openPlace(layout, place)));
  const total = layout.total && { x: board.x, y: board.y + 26 * u };
  return { ...layout, places, pots: { x: board.x, y: board.y - 4 * u }, total };
}

function openPlace({ form, sizes, h }: Layout, place: Place): Place {
  const { plate, bet, cardsAt } = place;
  if (form !== "landscape") return bet.side !== 0 && cardsAt !== "above" ? { ...place, cardsAt: "below" } : place;
  if (bet.side === 0) return { ...place, bet: { ...bet, y: bet.y + 2 * sizes.index + 4 } };
  const low = plate.y < 0.4 * h ? sizes.plateH / 2 + 14 : 0; // clear of the cards under the seats on top
  return { ...place, bet: { ...bet, y: bet.y + low }, button: { x: plate.x + bet.side * (sizes.plateW / 2 - sizes.disc / 2), y: plate.y + sizes.plateH / 2 + 9 } };
}

function times(sizes: Sizes, u: number): Sizes {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size * u])) as unknown as Sizes;
}

/** The largest part of the stage whose proportions are still those of a table, in its middle. */
function arena(w: number, h: number, narrowest: number, widest: number): Box {
  const aw = Math.min(w, h * widest);
  const ah = Math.min(h, w / narrowest);
  return { x: (w - aw) / 2, y: (h - ah) / 2, w: aw, h: ah };
}

function within(box: Box, [x, y]: Percent): Spot {
  return { x: box.x + (x * box.w) / 100, y: box.y + (y * box.h) / 100 };
}

const FELT: Box = { x: 15.5, y: 12.4, w: 69, h: 63.4 };

function feltIn(box: Box, part: Box): Box {
  const { x, y } = within(box, [part.x, part.y]);
  return { x, y, w: (part.w * box.w) / 100, h: (part.h * box.h) / 100 };
}

function wide(form: Form, n: number, w: number, h: number): Layout {
  const u = scale(w, h);
  const area = arena(w, h, form === "tablet" ? 1.2 : 1.7, 2.05);
  const at = (percent: Percent) => within(area, percent);
  const sizes = times(n >= 10 ? { ...DESKTOP, plateW: 132 } : DESKTOP, u);
  const others = (PLATES[n] ?? []).map((plate, place): Place => ({
    plate: at(plate),
    bet: { ...at(betOf(plate)), side: 0 },
    button: at(buttonOf(n, place + 1)),
    cardsAt: "above",
  }));
  const hero: Place = { plate: at(HERO), bet: { ...at(HERO_BET), side: 0 }, button: at(HERO_BUTTON), cardsAt: "above" };
  return {
    form, u, w, h, sizes,
    indexOnly: "never",
    felt: feltIn(area, FELT),
    places: [hero, ...others],
    board: at([50, 44.5]),
    pots: at([50, 31.5]),
    total: at([50, 55.7]),
    verdict: at([50, 57.5]),
    name: at([50, 92]),
  };
}

const SIDE_FELT: Box = { x: 7, y: 9, w: 86, h: 74 };

function landscape(n: number, w: number, h: number): Layout {
  const area = { x: 0, y: 0, w, h };
  const at = (percent: Percent) => within(area, percent);
  const sizes = LANDSCAPE;
  const edge = ((sizes.plateW / 2 + 3) * 100) / w;
  const middle = at([50, 87]);
  const cards = sizes.heroCard + 2.5;
  const slots = sideSlots(n, edge);
  const roomy = slots.filter((slot) => slot.edge === "top").length <= 2;
  const hero: Place = {
    plate: middle,
    bet: { x: middle.x - cards - 6, y: middle.y - 50, side: 1 },
    button: { x: middle.x + sizes.heroW / 2 + sizes.disc / 2 + 2, y: middle.y },
    cardsAt: "above",
  };
  return {
    form: "landscape", u: 1, w, h, sizes,
    indexOnly: "always",
    felt: feltIn(area, SIDE_FELT),
    places: [hero, ...slots.map((slot) => besidePlate(slot, at(slot.at), sizes, roomy))],
    board: at([50, 47]),
    pots: at([50, 33]),
    total: null,
    verdict: at([50, 33]),
    name: null,
  };
}

/** On a small wide stage bets and buttons keep to their plates, for the board fills the middle. */
function besidePlate({ edge, at }: SideSlot, plate: Spot, sizes: Sizes, roomy: boolean): Place {
  const half = { w: sizes.plateW / 2, h: sizes.plateH / 2 };
  const under = plate.y + half.h + 11;
  if (edge === "top") {
    const inner = at[0] > 50 ? -1 : 1;
    const button = roomy ? { x: plate.x + inner * (half.w + sizes.disc / 2 + 2), y: plate.y } : { x: plate.x + inner * (half.w - 4), y: under };
    return { plate, bet: { x: plate.x, y: plate.y + half.h + 11, side: 0 }, button, cardsAt: "below" };
  }
  const inward = edge === "left" ? 1 : -1;
  return {
    plate,
    bet: { x: plate.x + inward * (half.w + 4), y: plate.y, side: edge === "left" ? -1 : 1 },
    button: { x: plate.x + inward * (half.w - 10), y: under },
    cardsAt: "above",
  };
}

const TALL_FELT: Box = { x: 8.5, y: 7.5, w: 83, h: 87.5 };

/** A table that stands upright: phones, and tablets held so. */
function tall(form: Form, n: number, w: number, h: number, inner: number): Layout {
  const u = Math.min(1.5, Math.max(1, Math.min(w / 390, h / 610)));
  const at = (percent: Percent) => within({ x: 0, y: 0, w, h }, percent);
  const low = isLow(inner);
  const sizes = fitted(times(tallSizes(low, inner + TOP <= 800, n), u), w, u);
  const board = at([50, low ? 42 : n === 11 ? 40 : 43.2]);
  const under = board.y + sizes.boardCard * 0.7;
  const middle = at([50, 93]);
  const cardsTop = middle.y + sizes.heroH / 2 - 38 * u - sizes.heroCard * 1.4;
  const hero: Place = {
    plate: middle,
    bet: { x: middle.x, y: cardsTop - 16 * u, side: 0 },
    button: { x: middle.x - sizes.heroW / 2 - sizes.disc / 2 - 3 * u, y: middle.y + 4 * u },
    cardsAt: "above",
  };
  return {
    form, u, w, h, sizes,
    indexOnly: "many",
    felt: feltIn({ x: 0, y: 0, w, h }, TALL_FELT),
    places: [hero, ...phoneSlots(n).map((slot) => inSlot(slot, at(slot.at), sizes, u, n))],
    board,
    pots: at([50, n === 11 ? 21 : 24.3]),
    total: low || n === 11 ? null : { x: w / 2, y: under + 13 * u },
    verdict: at([50, n === 11 ? 21 : 24.3]),
    name: null,
  };
}

/** Cards that a seat at the top shows must fit between its plate and the edge. */
function fitted(sizes: Sizes, w: number, u: number): Sizes {
  const room = 0.33 * w - sizes.plateW / 2 - 2 * u;
  const [shown, index] = [(room - 4 * u) / 2, (room - 6 * u) / 4];
  return { ...sizes, shown: Math.min(sizes.shown, shown), index: Math.min(sizes.index, index) };
}

function tallSizes(low: boolean, middling: boolean, n: number): Sizes {
  const base = low ? LOW_PHONE : middling ? MIDDLE_PHONE : PHONE;
  return n === 11 ? { ...base, boardCard: Math.min(44, base.boardCard), back: 18, shown: 24 } : base;
}

/** A seat of an upright table: its bet beside the plate, at the top and at the bottom under it. */
function inSlot({ name }: PhoneSlot, plate: Spot, sizes: Sizes, u: number, n: number): Place {
  const half = sizes.plateW / 2;
  const inward = name[0] === "R" ? -1 : 1;
  const off = (x: number, y: number): Spot => ({ x: plate.x + x, y: plate.y + y * u });
  if (name[0] === "T") {
    const side = name === "T2" ? -1 : 1;
    const cardsAt = n === 10 ? "below" : name === "T2" ? "right" : "left";
    const button = n === 10 ? off(side * (half - 2 * u), 26) : off(side * (half + 9 * u), 22);
    return { plate, bet: { ...off(0, 33), side: 0 }, button, cardsAt };
  }
  const edge = inward as -1 | 1;
  const row = Number(name[1]);
  if (row === (n === 11 ? 0 : 1)) {
    const bet = { ...off(inward * (half - 14 * u), 33), side: edge };
    return { plate, bet, button: off(inward * (half + 2 * u), 22), cardsAt: "above" };
  }
  const bet = { ...off(inward * (half + 4 * u), 0), side: -edge as -1 | 1 };
  const button = off(-inward * (half - 10 * u), row === 2 ? -24 : 24);
  return { plate, bet, button, cardsAt: row === 2 && n < 11 ? (inward > 0 ? "right" : "left") : "above" };
}
