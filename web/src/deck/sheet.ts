/** The deck as one sheet of SVG symbols; a card is shown by `<use href="#As">`. */
import drawn from "./cards.svg?raw";

const RANKS = "23456789TJQKA";
const SUITS = "cdhs";

/** The symbol of a card's face, or the back for a card that is not known. */
export function symbolOf(card: number): string {
  return card < 0 ? "back" : `${RANKS[card >> 2]}${SUITS[card & 3]}`;
}

/** One declaration a presentation attribute: `style="fill:red;stroke:blue"` becomes `fill="red" stroke="blue"`. */
function asAttributes(style: string): string {
  const pairs = style.split(";").filter((declaration) => declaration.includes(":"));
  return pairs.map((pair) => ` ${pair.slice(0, pair.indexOf(":"))}="${pair.slice(pair.indexOf(":") + 1)}"`).join("");
}

/**
 * The sheet as the page may carry it. The room's Content-Security-Policy forbids style attributes in markup, and
 * presentation attributes say the same.
 */
export function pageSafe(svg: string): string {
  return svg.replace(/ style="([^"]*)"/g, (_, style: string) => asAttributes(style)).replace(/<!--.*?-->/gs, "");
}

export const sheet: string = pageSafe(drawn);
