/** What lies on the stage as rectangles, for measuring: who overlaps whom? */
import type { Box } from "./form";
import type { Layout, Place, Spot } from "./layout";

export interface Named extends Box {
  readonly kind: "plate" | "cards" | "button" | "bet" | "tag" | "board" | "pots" | "total" | "hand name" | "bar" | "panel";
  /** The place at the table, 0 is hero; -1 for what belongs to nobody. */
  readonly seat: number;
}

const RATIO = 84 / 60;

/** The visible share of a card in a fan, and the gap of two that lie side by side. */
export const FAN = 0.53;

/** How wide `count` cards of a width are, side by side or fanned. */
export function handWidth(count: number, card: number, gap: number): number {
  return count <= 2 ? count * card + (count - 1) * gap : card + (count - 1) * FAN * card;
}

/** How wide a text of figures is: signs between them are half as wide. */
function textWidth(text: string): number {
  return [...text].reduce((width, sign) => width + (/\p{L}|\d/u.test(sign) ? 8.05 : 4), 0);
}

/** How wide a pill with this text is, chips and padding included. */
export function pillWidth(layout: Layout, text: string): number {
  const { u, indexOnly } = layout;
  const around = { never: 46, many: 37, always: 32 }[indexOnly];
  return (around + textWidth(text)) * u;
}

/** Several pots on a small stage do without their chips. */
export function isTightPots({ form }: Layout, count: number): boolean {
  return count > 1 && form !== "desktop";
}

function potsWidth(layout: Layout, texts: readonly string[]): number {
  const tight = isTightPots(layout, texts.length);
  const each = texts.map((text) => (tight ? (22 + textWidth(text) * 0.88) * layout.u : pillWidth(layout, text)));
  return each.reduce((whole, width) => whole + width, (each.length - 1) * (tight ? 4 : 8) * layout.u);
}

function around({ x, y }: Spot, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** How wide hero's cards are: three and more lie in a fan and are smaller. */
export function heroCard({ sizes, indexOnly }: Layout, count: number): number {
  return count <= 2 ? sizes.heroCard : sizes.heroCard * (indexOnly === "many" ? 0.8 : 0.73);
}

/** The cards of a seat: backs, or cards that are shown. */
export function cardsBox(layout: Layout, place: Place, isHero: boolean, count: number, up: boolean): Box {
  const { sizes, u } = layout;
  if (isHero) {
    const card = heroCard(layout, count);
    const bottom = place.plate.y + sizes.heroH / 2 - 38 * u;
    return boxAbove(place.plate.x, bottom, handWidth(count, card, 6 * u), card * RATIO);
  }
  if (!up) {
    const w = sizes.back + (count - 1) * (count > 2 ? 0.41 : 0.65) * sizes.back;
    return boxAbove(place.plate.x, place.plate.y - sizes.plateH / 2 + 10 * u, w, sizes.back * RATIO);
  }
  const { w, h } = shownHand(layout, count);
  if (place.cardsAt !== "above") return beside(layout, place, w, h);
  return boxAbove(place.plate.x, place.plate.y - sizes.plateH / 2 + tuck(layout) * u, w, h);
}

/** How far shown cards reach behind their plate: less of them when they are small. */
export function tuck(layout: Layout): number {
  return layout.form === "landscape" ? 8 : 12;
}

/** Whether so many shown cards are their index alone. */
export function isIndexOnly({ indexOnly }: Layout, count: number): boolean {
  return indexOnly === "always" || (indexOnly === "many" && count > 2);
}

/** The size of a hand that a seat shows. */
export function shownHand(layout: Layout, count: number): { w: number; h: number } {
  const { sizes, u } = layout;
  if (isIndexOnly(layout, count)) return { w: count * sizes.index + (count - 1) * 2 * u, h: sizes.index * 2 };
  return { w: handWidth(count, sizes.shown, 4 * u), h: sizes.shown * RATIO };
}

function boxAbove(middle: number, bottom: number, w: number, h: number): Box {
  return { x: middle - w / 2, y: bottom - h, w, h };
}

function beside(layout: Layout, { plate, cardsAt }: Place, w: number, h: number): Box {
  const edge = layout.sizes.plateW / 2 + 2 * layout.u;
  if (cardsAt === "below") return { x: plate.x - w / 2, y: plate.y + layout.sizes.plateH / 2 + 2 * layout.u, w, h };
  return { x: cardsAt === "left" ? plate.x - edge - w : plate.x + edge, y: plate.y - h / 2, w, h };
}

/** The pill of a bet. */
export function betBox(layout: Layout, { bet }: Place, text: string): Box {
  const w = pillWidth(layout, text);
  const x = bet.side === 0 ? bet.x - w / 2 : bet.side < 0 ? bet.x : bet.x - w;
  return { x, y: bet.y - layout.sizes.pill / 2, w, h: layout.sizes.pill };
}

export interface Scene {
  /** Hole cards that each player has. */
  readonly hole: number;
  readonly hero: boolean;
  /** The amount of each bet, "" for none. */
  readonly bet: string;
  /** Whether all cards lie face up. */
  readonly up: boolean;
  readonly tags: boolean;
  /** The pots' labels and amounts, "" for none. */
  readonly pots: readonly string[];
}

/** Everything that lies on the stage in a scene. */
export function boxes(layout: Layout, scene: Scene): Named[] {
  const { sizes, u } = layout;
  const board = around(layout.board, 5 * sizes.boardCard + 4 * sizes.boardGap, sizes.boardCard * RATIO);
  const middle: Named[] = [{ ...board, kind: "board", seat: -1 }];
  middle.push({ ...around(layout.pots, potsWidth(layout, scene.pots), sizes.pill), kind: "pots", seat: -1 });
  if (layout.total) middle.push({ ...around(layout.total, 110 * u, 19 * u), kind: "total", seat: -1 });
  if (layout.name) middle.push({ ...around(layout.name, 190 * u, 20 * u), kind: "hand name", seat: -1 });
  return [...layout.places.flatMap((place, seat) => seatBoxes(layout, place, seat, scene)), ...middle];
}

function seatBoxes(layout: Layout, place: Place, seat: number, scene: Scene): Named[] {
  const { sizes, u } = layout;
  const isHero = seat === 0 && scene.hero;
  const named = (kind: Named["kind"], box: Box): Named => ({ ...box, kind, seat });
  const [w, h] = isHero ? [sizes.heroW, sizes.heroH] : [sizes.plateW, sizes.plateH];
  const found = [
    named("plate", around(place.plate, w, h)),
    named("cards", cardsBox(layout, place, isHero, scene.hole, scene.up || isHero)),
    named("button", around(place.button, sizes.disc, sizes.disc)),
  ];
  if (scene.bet) found.push(named("bet", betBox(layout, place, scene.bet)));
  if (scene.tags) {
    const middle = { x: place.plate.x, y: place.plate.y + h / 2 - 3 * u + sizes.tag / 2 };
    found.push(named("tag", around(middle, 74 * u, sizes.tag)));
  }
  return found;
}

/** Plates, pills and the button are round at their ends: what is left of a box without its round edge. */
const ROUND: ReadonlySet<Named["kind"]> = new Set(["plate", "bet", "pots", "tag", "button"]);

function core({ kind, x, y, w, h }: Named): Box & { r: number } {
  const r = ROUND.has(kind) ? Math.min(w, h) / 2 : 0;
  return { x: x + r, y: y + r, w: w - 2 * r, h: h - 2 * r, r };
}

function overlap(one: Named, other: Named): boolean {
  const [a, b] = [core(one), core(other)];
  const dx = Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w));
  const dy = Math.max(a.y - (b.y + b.h), b.y - (a.y + a.h));
  if (dx < 0 && dy < 0) return true;
  return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < a.r + b.r - 0.01;
}

/** Cards are tucked behind their plate, a tag hangs on it, and the button lies at its round corner. */
const TOGETHER: ReadonlySet<string> = new Set(["plate cards", "plate tag", "plate button", "cards tag"]);

/** There is one button at a table, so two of its places may be near each other. */
function mayTouch(one: Named, other: Named): boolean {
  if (one.kind === "button" && other.kind === "button") return true;
  return one.seat === other.seat && TOGETHER.has(`${one.kind} ${other.kind}`);
}

function called({ kind, seat }: Named): string {
  return seat < 0 ? kind : `${kind} ${seat}`;
}

/** Every pair that overlaps and does not belong together. */
export function collisions(all: readonly Named[]): string[] {
  return all.flatMap((one, place) =>
    all
      .slice(place + 1)
      .filter((other) => !mayTouch(one, other) && overlap(one, other))
      .map((other) => `${called(one)} and ${called(other)}`),
  );
}

/** Whatever sticks out of the stage. */
export function outside(layout: Layout, all: readonly Named[]): string[] {
  const out = ({ x, y, w, h }: Box) => x < -0.5 || y < -0.5 || x + w > layout.w + 0.5 || y + h > layout.h + 0.5;
  return all.filter(out).map(called);
}
