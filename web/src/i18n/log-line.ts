/** A line of the table's log in words; its amounts are shaped by whoever shows it. */
import type { Line } from "../model/log";
import { cardSigns, handWords } from "./poker";
import type { Piece } from "./rich";
import { marked } from "./rich";
import type { Args, Words } from "./words";

/** The message of a line and its arguments. */
function message(words: Words, line: Line, amount: (chips: number) => string): [string, Args] {
  const args: Args = {
    name: line.name,
    other: line.other,
    amount: line.code === "hand" || line.code === "voided" || line.code === "evening_closed" || line.code === "tournament_began" ? String(line.amount) : amount(line.amount),
    number: String(line.amount),
    count: line.amount,
    by: line.by,
    what: line.what,
    cards: cardSigns(line.cards),
    street: line.code === "street" ? [words.say(`street-${line.what}`), ...boardOf(words, line)].join(", ") : "",
    pot: line.code === "won" ? partOf(words, line).join(", ") : "",
    game: line.code === "changed" ? gameName(words, line.what) : "",
    hand: line.hand ? handWords(words, line.hand).full : "",
  };
  return [messageId(line), args];
}

/** A game or a mix of games by its key. */
function gameName(words: Words, key: string): string {
  return words.say(words.has(`variant-${key}`) ? `variant-${key}` : `choice-rotation-${key}`);
}

function messageId(line: Line): string {
  const allIn = line.allIn ? "-all-in" : "";
  switch (line.code) {
    case "posted":
      return `log-${line.what}`;
    case "away":
    case "straddling":
      return `log-${line.code}-${line.what}`;
    case "street":
      return line.cards.length > 0 ? "log-street-cards" : "log-street";
    case "called":
    case "bet":
    case "raised":
      return `log-${line.code}${allIn}`;
    case "won":
      return `log-won${line.pots > 1 || line.boards > 1 || line.what ? "-pot" : ""}${line.hand ? "-with" : ""}`;
    case "drew":
      return line.cards.length > 0 ? "log-drew-cards" : "log-drew";
    case "agreed":
      return line.amount > 1 ? "log-agreed" : "log-agreed-no";
    default:
      return `log-${line.code}`;
  }
}

/** The part of the pot that was won: of which pot, on which board, high or low. */
export function partOf(words: Words, { pot, pots, board, boards, what }: Pick<Line, "pot" | "pots" | "board" | "boards" | "what">): string[] {
  return [
    ...(pots > 1 ? [words.say(pot === 0 ? "pot-main" : "pot-side", { number: pot })] : []),
    ...boardOf(words, { board, boards }),
    ...(what ? [words.say(`half-${what}`)] : []),
  ];
}

/** Which board, where there are several. */
export function boardOf(words: Words, { board, boards }: Pick<Line, "board" | "boards">): string[] {
  return boards > 1 ? [words.say("board-number", { number: board + 1 })] : [];
}

/** The line as plain text, for the live region. */
export function lineText(words: Words, line: Line, amount: (chips: number) => string): string {
  return words.say(...message(words, line, amount));
}

/** The line in pieces, the names set off. */
export function linePieces(words: Words, line: Line, amount: (chips: number) => string): Piece[] {
  const [id, args] = message(words, line, amount);
  return marked(words, id, args, ["name"]);
}
