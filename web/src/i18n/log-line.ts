/** A line of the table's log in words; its amounts are shaped by whoever shows it. */
import type { Line } from "../model/log";
import { cardSigns, handWords } from "./poker";
import type { Piece } from "./rich";
import { marked } from "./rich";
import type { Words } from "./words";

/** The message of a line and its arguments. */
function message(words: Words, line: Line, amount: (chips: number) => string): [string, Record<string, string>] {
  const args: Record<string, string> = {
    name: line.name,
    amount: line.code === "hand" ? String(line.amount) : amount(line.amount),
    number: String(line.amount),
    cards: cardSigns(line.cards),
    street: line.code === "street" ? words.say(`street-${line.what}`) : "",
    pot: words.say(line.pot === 0 ? "pot-main" : "pot-side", { number: line.pot }),
    hand: line.hand ? handWords(words, line.hand).full : "",
  };
  return [messageId(line), args];
}

function messageId(line: Line): string {
  const allIn = line.allIn ? "-all-in" : "";
  switch (line.code) {
    case "posted":
      return `log-${line.what}`;
    case "away":
      return `log-away-${line.what}`;
    case "street":
      return line.cards.length > 0 ? "log-street-cards" : "log-street";
    case "called":
    case "bet":
    case "raised":
      return `log-${line.code}${allIn}`;
    case "won":
      return `log-won${line.pots > 1 ? "-pot" : ""}${line.hand ? "-with" : ""}`;
    default:
      return `log-${line.code}`;
  }
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
