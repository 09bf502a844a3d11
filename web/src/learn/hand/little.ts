/** The lesson's table where there is little height for it: everything in its row, and nothing over anything. */
import type { Layout, Place } from "../../table/geometry/layout";

/** A stage lower than this, in pixels, has no room for the bets between the rows of a phone. */
const LITTLE = 300;
const [HERO_CARD, BOARD_CARD] = [36, 34];

/** The same table of four; on a very low stage the one at the top bets beside his plate, and the sides under the board. */
export function little(layout: Layout): Layout {
  const [hero, left, top, right] = layout.places;
  const { sizes, h, w } = layout;
  if (layout.form !== "phone" || h >= LITTLE || !hero || !left || !top || !right) return layout;
  const plate = { x: hero.plate.x, y: h - sizes.heroH / 2 };
  const row = plate.y - 81;
  const board = { x: layout.board.x, y: row - 46 };
  const pots = { x: board.x, y: board.y - 41 };
  const beside = (place: Place): Place => ({
    plate: { x: place.plate.x, y: row }, bet: { ...place.bet, y: row }, button: { ...place.button, y: row + 24 }, cardsAt: "above",
  });
  const places: Place[] = [
    { ...hero, plate, bet: { x: w / 2 - HERO_CARD - 9, y: row + 36, side: 1 }, button: { ...hero.button, y: plate.y + 4 } },
    beside(left),
    { ...top, bet: { x: top.plate.x + sizes.plateW / 2 + 4, y: top.plate.y, side: -1 } },
    beside(right),
  ];
  return { ...layout, sizes: { ...sizes, heroCard: HERO_CARD, boardCard: BOARD_CARD }, places, board, pots, verdict: pots, total: null };
}
