/** What lies on the stage as rectangles, for measuring: who overlaps whom? */
import type { Box } from "./form";
import type { CardsAt, Layout, Place, Spot } from "./layout";

export interface Named extends Box {
  readonly kind: "plate" | "cards" | "button" | "bet" | "tag" | "board" | "pots" | "total" | "hand name" | "bar" | "panel";
  /** The place at the table, 0 is hero; -1 for what belongs to nobody. */
  readonly seat: number;
}

const RATIO = 84 / 60;

/** The visible share of a card in a fan, and the least that shows its index. */
const FAN = 0.53;
const INDEX = 0.37;

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

/** How the cards of a hand lie: the width of one, how far apart their left edges are, and how wide they are in all. */
export interface Fan {
  readonly card: number;
  readonly apart: number;
  readonly w: number;
}

/** Hero's cards: one or two side by side, more in a fan; where a finger has to choose among them, spread. */
export function heroFan(layout: Layout, count: number, spread = false): Fan {
  const gap = (spread ? 4 : 6) * layout.u;
  const card = heroCard(layout, count);
  if (count <= 2) return fan(card, card + gap, count);
  const room = heroRoom(layout, spread);
  if (!spread) {
    const fits = Math.min(card, room / (1 + (count - 1) * INDEX));
    return fan(fits, Math.min(FAN * fits, (room - fits) / (count - 1)), count);
  }
  const fits = Math.min(layout.sizes.heroCard, (room - (count - 1) * gap) / count);
  return fan(fits, fits + gap, count);
}

function fan(card: number, apart: number, count: number): Fan {
  return { card, apart, w: card + (count - 1) * apart };
}

/** How wide hero's cards may be: between bet and button, or between the lowest seats. */
function heroRoom({ form, indexOnly, places, sizes, u, w }: Layout, spread: boolean): number {
  if (indexOnly === "never") return 196 * u;
  if (form === "landscape") return spread ? 0.46 * w : 2 * sizes.heroCard + 5;
  if (places.length < 8) return 0.84 * w;
  return 0.72 * w - sizes.plateW - (spread ? 6 : 26) * u;
}

/** How wide hero's cards are: three and more are smaller. */
function heroCard({ sizes, indexOnly }: Layout, count: number): number {
  const small = count > 4 ? [0.76, 0.66] : [0.8, 0.73];
  return count <= 2 ? sizes.heroCard : sizes.heroCard * ((indexOnly === "many" ? small[0] : small[1]) ?? 1);
}

/** The cards of a seat: backs, or cards that are shown. */
export function cardsBox(layout: Layout, place: Place, isHero: boolean, count: number, up: boolean, spread = false): Box {
  const { sizes, u } = layout;
  if (isHero) {
    const { card, w } = heroFan(layout, count, spread);
    const behind = spread ? sizes.heroH : 38 * u; // cards to choose from lie before the plate, and leave all of it free
    const bottom = place.plate.y + sizes.heroH / 2 - behind;
    return boxAbove(place.plate.x, bottom, w, card * RATIO);
  }
  if (!up) {
    const w = Math.min(sizes.plateW - 40 * u, sizes.back + (count - 1) * (count > 2 ? 0.41 : 0.65) * sizes.back);
    return boxAbove(place.plate.x, place.plate.y - sizes.plateH / 2 + 10 * u, w, sizes.back * RATIO);
  }
  const at = shownAt(layout, place, count);
  const { w, h } = shownHand(layout, count, at);
  if (at !== "above") return beside(layout, place, at, w, h);
  return boxAbove(place.plate.x, place.plate.y - sizes.plateH / 2 + tuck(layout) * u, w, h);
}

/** On an upright stage many cards lie under a plate, not beside it: there is the board. */
export function shownAt({ indexOnly }: Layout, { bet, cardsAt }: Place, count: number): CardsAt {
  return indexOnly === "many" && count > 4 && bet.side !== 0 && cardsAt !== "above" ? "below" : cardsAt;
}

/** How far shown cards reach behind their plate: less of them when they are small. */
export function tuck(layout: Layout): number {
  return layout.form === "landscape" ? 8 : 12;
}

/** Whether so many shown cards are their index alone. */
export function isIndexOnly({ indexOnly }: Layout, count: number): boolean {
  return indexOnly === "always" || (indexOnly === "many" && count > 2);
}

/** A hand that a seat shows: its size, and where each of its cards lies in it. */
export interface ShownHand {
  readonly w: number;
  readonly h: number;
  readonly spots: readonly Spot[];
}

/** Beside a plate more than four cards lie in two rows; above and below it they move closer to be no wider. */
export function shownHand(layout: Layout, count: number, cardsAt: CardsAt): ShownHand {
  const { sizes, u } = layout;
  const mini = isIndexOnly(layout, count);
  const card = mini ? sizes.index : sizes.shown;
  const high = mini ? sizes.index * 2 : sizes.shown * RATIO;
  const rows = mini && count > 4 && (cardsAt === "left" || cardsAt === "right") ? 2 : 1;
  const row = Math.ceil(count / rows);
  const room = mini ? sizes.plateW - (layout.indexOnly === "many" && cardsAt === "above" && count < 7 ? 20 * u : 0) : 150 * u;
  const natural = mini ? card + 2 * u : count <= 2 ? card + 4 * u : FAN * card;
  const apart = row > 1 ? Math.min(natural, (room - card) / (row - 1)) : 0;
  const spots = Array.from({ length: count }, (_, n) => ({ x: (n % row) * apart, y: Math.floor(n / row) * (high + 2 * u) }));
  return { w: card + (row - 1) * apart, h: rows * high + (rows - 1) * 2 * u, spots };
}

/** The rows of one or several boards, and how wide their cards are (design, section 7). */
export interface Boards {
  readonly rows: readonly Spot[];
  readonly card: number;
  readonly high: number;
  readonly gap: number;
  /** So small that only the index of a card is shown. */
  readonly mini: boolean;
}

/** A card narrower than this is shown as its index alone (design, section 3). */
const WHOLE = 32;

/** Their share of a single board's card, and how far they lie below its place. */
const ROWS = {
  never: [{ share: 1, down: 0 }, { share: 58 / 72, down: 8 }, { share: 46 / 72, down: 25 }],
  many: [{ share: 1, down: 0 }, { share: 0.78, down: 0 }, { share: 0.56, down: 0 }],
  always: [{ share: 1, down: 0 }, { share: 0.7, down: 7 }, { share: 0.47, down: 7 }],
} as const;

export function boardsOf(layout: Layout, count: number): Boards {
  const { sizes, u, board, indexOnly } = layout;
  const { share, down } = ROWS[indexOnly][Math.min(count, 3) - 1] ?? ROWS.never[0];
  if (count < 2) {
    return { rows: count === 1 ? [board] : [], card: sizes.boardCard, high: sizes.boardCard * RATIO, gap: sizes.boardGap, mini: false };
  }
  const [top, bottom] = betweenSeats(layout, count);
  const between = (indexOnly === "always" ? 2 : 3.5) * u;
  const card = Math.min(sizes.boardCard * share, ((bottom - top + between) / count - between) / RATIO);
  const apart = card * RATIO + between;
  const half = (count * apart - between) / 2;
  const middle = Math.min(bottom - half, Math.max(top + half, board.y + down * u));
  const rows = Array.from({ length: count }, (_, n) => ({ x: board.x, y: middle + (n - (count - 1) / 2) * apart }));
  const mini = card < WHOLE;
  return { rows, card: mini ? (card * RATIO) / 2 : card, high: card * RATIO, gap: sizes.boardGap, mini };
}

/** The height that several boards may take: under the pots, over hero's cards or the bets of the seats beside them. */
function betweenSeats(layout: Layout, count: number): readonly [top: number, bottom: number] {
  const { sizes, u, pots, indexOnly, h, places } = layout;
  if (indexOnly === "many") return [0.3 * h + sizes.plateH / 2 + u, 0.59 * h - Math.max(sizes.plateH, sizes.shown * RATIO) / 2 - u];
  const hero = (places[0]?.plate.y ?? h) + sizes.heroH / 2 - 38 * u - sizes.heroCard * RATIO;
  const total = indexOnly === "never" && count === 2 ? 24 * u : indexOnly === "always" ? 8 * u : 2 * u;
  const lift = indexOnly === "never" ? 6 * u : 0; // a winning card rises towards the pots
  return [pots.y + sizes.pill / 2 + u + lift, hero - total];
}

/** Where the total stands under so many boards, null when there is no room for it. */
export function totalUnder(layout: Layout, count: number): Spot | null {
  if (count === 1 || !layout.total) return layout.total;
  if (count !== 2 || layout.indexOnly !== "never") return null;
  const { rows, high } = boardsOf(layout, count);
  return { x: layout.total.x, y: (rows[1]?.y ?? 0) + high / 2 + 13 * layout.u };
}

function boxAbove(middle: number, bottom: number, w: number, h: number): Box {
  return { x: middle - w / 2, y: bottom - h, w, h };
}

function beside(layout: Layout, { plate }: Place, cardsAt: CardsAt, w: number, h: number): Box {
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
  /** Whether hero's cards are spread to be chosen from. */
  readonly spread?: boolean;
  /** How many boards there are, 0 for a game without one; 1 if nothing is said. */
  readonly boards?: number;
  /** The pots' labels and amounts, "" for none. */
  readonly pots: readonly string[];
}

/** Everything that lies on the stage in a scene. */
export function boxes(layout: Layout, scene: Scene): Named[] {
  const { sizes, u } = layout;
  const count = scene.boards ?? 1;
  const { rows, card, high, gap } = boardsOf(layout, count);
  const middle = rows.map((row): Named => ({ ...around(row, 5 * card + 4 * gap, high), kind: "board", seat: -1 }));
  middle.push({ ...around(layout.pots, potsWidth(layout, scene.pots), sizes.pill), kind: "pots", seat: -1 });
  const total = totalUnder(layout, count);
  if (total) middle.push({ ...around(total, 110 * u, 19 * u), kind: "total", seat: -1 });
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
    named("cards", cardsBox(layout, place, isHero, scene.hole, scene.up || isHero, scene.spread && layout.indexOnly !== "never")),
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
