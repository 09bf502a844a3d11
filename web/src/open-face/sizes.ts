/** How large the cards of open-face Chinese are, by the room that there is; CSS pixels below the top bar. */
import { scale, type Form } from "../table/geometry/form";

export interface Sizes {
  /** The width of a card in my own rows, and of one in my tray. */
  readonly own: number;
  readonly tray: number;
  /** How many cards of the tray stand side by side. */
  readonly across: number;
  /** The width of a card in the rows of others; small ones show their index alone. */
  readonly other: number;
  readonly mini: boolean;
  /** There is no room for the rows of others: a line each, which opens on a press. */
  readonly line: boolean;
  /** There is no room for the score: a line with its totals, which opens on a press. */
  readonly fold: boolean;
}

const TALL = 1.4;
/** What my rows take beside their cards on a phone: the labels, the gaps, the edges. */
const LABELS = 84;
const STATUS = 36;
/** The score with its totals and a line under it. */
const TOLD = 306;
/** The question for the next match, which stands under the score. */
export const ASKED = 140;
const HEAD = 64;
/** The score as a line. */
const FOLDED = 64;
/** Narrower cards cannot be read at a glance: before my rows become smaller, the score folds. */
const READABLE = 36;
/** A line of words for another. */
const LINE = 70;
const LEAST_MINI = 16;

/** How tall the places of so many players in a tournament are that is over, with the button under them; where there is no room they scroll. */
export function finished(players: number, h: number): number {
  return players > 0 ? Math.min(104 + 44 * players, Math.max(160, Math.round(h * 0.36))) : 0;
}

/** `cards` lie in the tray; `told`: the score stands where the tray was, and something as tall as `under` stands under it. */
export function sizes(form: Form, w: number, h: number, cards: number, told = false, under = 0): Sizes {
  if (form === "desktop") return desktop(w, h, cards);
  if (form === "landscape") return landscape(w, h, cards);
  const wide = Math.min(w, 560);
  const across = cards > 8 ? Math.ceil(cards / 2) : Math.max(cards, 3);
  const tray = Math.floor(Math.min(cards > 8 ? 46 : 54, (wide - 24 - (across - 1) * 5) / across));
  const trays = cards > 8 ? 2 : 1;
  const room = (dock: number) => (h - dock - LINE - STATUS - 30) / (TALL * 3); // a line for the others must be left
  const fold = told && room(TOLD + under) < READABLE;
  const dock = told ? (fold ? FOLDED : TOLD) + under : 118 + trays * (tray * TALL + 20);
  const own = Math.floor(Math.min(h < 640 ? 44 : told ? 46 : 54, (wide - LABELS - 54) / 5, room(dock)));
  const left = h - (own * TALL * 3 + 22) - STATUS - dock - 20;
  const mini = Math.floor(Math.min(30, (wide / 2 - 40) / 5, (left - HEAD - 22) / 6));
  return { own, tray, across, other: Math.max(LEAST_MINI, mini), mini: true, line: mini < LEAST_MINI, fold };
}

/** What a board of another takes beside its rows: with words after the rows, and as a small tile. */
const BOARD = { w: 116, h: 74 };
/** What my rows take beside their cards where my name stands left of them, and as much room lies right. */
const SIDES = 500;
/** The column of the others, where it stands beside mine. */
const BESIDE = 176;
const TILE = { w: 26, h: 76 };

/** Where a score takes most of the room, my rows leave some to those of others. */
const LEAST_OWN = 32;

/** The felt alone, without a tray and a score on it: `others` boards above mine. */
export function feltSizes(w: number, h: number, others: number): Sizes {
  if (isLow(w, h)) return lowFelt(w, h, others);
  const rows = (card: number) => card * 4.5;
  const boards = (card: number) => others * (card * 5.5 + BOARD.w + 16) + 24;
  for (let own = 62; own >= 40; own--) {
    const other = Math.floor(own * 0.69);
    if (rows(own) + STATUS + rows(other) + BOARD.h + 46 <= h && boards(other) <= w && own * 5.5 + SIDES <= w) return { own, other, tray: own, across: 3, mini: false, line: false, fold: false };
  }
  const widest = Math.min(54, (w - LABELS - 54) / 5);
  const own = Math.floor(Math.min(widest, Math.max(LEAST_OWN, (h - STATUS - TILE.h - 26 - 6.2 * LEAST_MINI) / 4.5)));
  const mini = Math.floor(Math.min(30, (w / Math.max(1, others) - TILE.w - 16) / 5, (h - rows(own) - STATUS - TILE.h - 26) / 6.2));
  if (mini >= LEAST_MINI) return { own, other: mini, tray: own, across: 3, mini: true, line: false, fold: false };
  return { own: Math.floor(Math.min(widest, (h - STATUS - LINE - 12) / 4.5)), other: LEAST_MINI, tray: own, across: 3, mini: true, line: true, fold: false };
}

/** Whether the boards of others stand beside mine, for there is no room above it. */
export function isLow(w: number, h: number): boolean {
  return h < 400 && w > 440;
}

function lowFelt(w: number, h: number, others: number): Sizes {
  const own = Math.floor(Math.min(54, (h - STATUS - 12) / 4.5, (w - BESIDE - LABELS - 24) / 5.5));
  const mini = Math.floor(Math.min(22, (h / Math.max(1, others) - TILE.h - 10) / 6.2));
  return { own, other: Math.max(12, mini), tray: own, across: 3, mini: true, line: mini < 12, fold: false };
}

function desktop(w: number, h: number, cards: number): Sizes {
  const u = scale(w, h);
  const across = cards > 8 ? Math.ceil(cards / 2) : Math.max(cards, 3);
  const tray = cards > 8 ? 46 : cards > 4 ? 56 : 62;
  return { own: 62 * u, tray: tray * u, across, other: 43 * u, mini: false, line: false, fold: false };
}

function landscape(w: number, h: number, cards: number): Sizes {
  const across = cards > 8 ? Math.ceil(cards / 3) : Math.max(cards, 3);
  const gap = cards > 8 ? 5 : 8;
  const tray = Math.floor(Math.min(48, (w * 0.32 - 26 - (across - 1) * gap) / across, cards > 8 ? (h - 150) / 3 / TALL : 48));
  const own = Math.floor(Math.min(54, (h - STATUS - 40) / 3 / TALL, (w * 0.68 - 150 - LABELS - 40) / 5));
  const mini = Math.floor(Math.min(24, (h / 2 - HEAD - 32) / 6));
  return { own, tray, across, other: Math.max(12, mini), mini: true, line: mini < 12, fold: false };
}
