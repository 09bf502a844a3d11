/** What the table's log says: codes and arguments, never sentences; the locale files make the words. */
import type { AnyFact, Dealt, HandName } from "../generated/wire";
import { isHostFact } from "./desk";
import type { Deal } from "./chinese";
import type { Hand } from "./hand";
import { hostLine, type HostCode } from "./host-log";

export type LineCode =
  | "hand" | "street" | "posted" | "folded" | "checked" | "called" | "bet" | "raised" | "returned" | "dealt"
  | "dealt_up" | "drew" | "pat" | "bring_in" | "agreed" | "runs" | "bounty" | "rabbited" | "bomb"
  | "shown" | "mucked" | "won" | "raked" | "carried"
  | "sat" | "stood" | "leaving" | "away" | "back" | "timed_out" | "bought"
  | "straddling" | "chosen" | "bomb_called" | "changed"
  | "given" | "laid" | "laid_by_clock" | "fouled" | "paid" | "unpaid" | "fantasy" | "fantasy_kept" | "confirmed" | "match_over"
  | "tournament_began" | "knocked_out" | "finished" | "finished_unpaid"
  | "moved" | "queued" | "unqueued" | "offered" | HostCode;

export interface Line {
  /** The number of the fact behind the line. */
  readonly n: number;
  readonly code: LineCode;
  readonly seat: number;
  readonly name: string;
  readonly amount: number;
  readonly allIn: boolean;
  readonly cards: readonly number[];
  /** A code that belongs to the line: the street, the kind of post, why somebody is away. */
  readonly what: string;
  /** Who did it to whom the line is about, in lines of the host. */
  readonly by: string;
  /** Which pot was won, and of how many. */
  readonly pot: number;
  readonly pots: number;
  /** Which board, and of how many. */
  readonly board: number;
  readonly boards: number;
  /** Somebody else who belongs to the line. */
  readonly other: string;
  readonly hand: HandName | null;
}

const BLANK: Omit<Line, "n" | "code"> = {
  seat: 0, name: "", amount: 0, allIn: false, cards: [], what: "", by: "", pot: 0, pots: 0, board: 0, boards: 1, other: "", hand: null,
};

/** The lines for a fact that was just applied; `played` is the running hand or deal after it, `nameAt` the name in a seat, `nameOf` of who waits. */
export function linesOf(n: number, fact: AnyFact, played: Hand | Deal | null, nameAt: (seat: number) => string, nameOf: (player: string) => string = () => ""): Line[] {
  const line = (code: LineCode, more: Partial<Line>): Line[] => [{ ...BLANK, ...more, n, code }];
  if (played && "discards" in played && "placed" in played) {
    const lines = dealLines(fact, played, line);
    if (lines) return lines;
  }
  const hand = played as Hand | null;
  const by = (player: number) => ({
    seat: hand?.opened.seats[player] ?? 0,
    name: hand?.nameOf(player) ?? "",
    allIn: hand?.last[player]?.allIn ?? false,
  });
  const at = (seat: number) => ({ seat, name: nameAt(seat) });
  if (isHostFact(fact)) {
    const { code, ...more } = hostLine(fact, nameAt);
    return line(code, more);
  }
  switch (fact.type) {
    case "opened":
      return [...line("hand", { amount: fact.hand }), ...(fact.bomb ? line("bomb", {}) : [])];
    case "posted":
      return line("posted", { ...by(fact.player), amount: fact.amount, what: fact.kind });
    case "dealt":
      return dealtLine(fact, line, by);
    case "board":
      return line("street", { what: fact.street, cards: fact.cards, amount: hand?.total ?? 0, board: fact.board, boards: hand?.boards.length ?? 1 });
    case "discarded":
      return line(fact.cards.length > 0 ? "drew" : "pat", { ...by(fact.player), amount: fact.cards.length, cards: fact.cards.filter((card) => card >= 0) });
    case "brought_in":
      return line("bring_in", { ...by(fact.player), amount: fact.amount });
    case "agreed":
      return line("agreed", { ...by(fact.player), amount: fact.times });
    case "runs":
      return line("runs", { amount: fact.times });
    case "bounty":
      return line("bounty", { ...by(fact.player), amount: fact.amount, other: hand?.nameOf(fact.payer) ?? "" });
    case "rabbited":
      return line("rabbited", { cards: fact.cards });
    case "folded":
      return line("folded", by(fact.player));
    case "checked":
      return line("checked", by(fact.player));
    case "called":
      return line("called", { ...by(fact.player), amount: fact.amount });
    case "wagered":
      return line(fact.opens ? "bet" : "raised", { ...by(fact.player), amount: fact.to });
    case "returned":
      return line("returned", { ...by(fact.player), amount: fact.amount });
    case "shown":
      return line("shown", { ...by(fact.player), cards: fact.cards });
    case "mucked":
      return line("mucked", by(fact.player));
    case "raked":
      return line("raked", { amount: fact.amount });
    case "awarded":
      return fact.wins.flatMap((win) =>
        line("won", {
          ...by(win.player), amount: win.amount, cards: win.cards, hand: win.name, pot: fact.pot,
          pots: hand?.pots.length ?? 1, board: fact.board, boards: hand?.boards.length ?? 1, what: fact.half,
        }),
      );
    case "ended":
      return fact.carry > 0 ? line("carried", { amount: fact.carry }) : [];
    case "sat":
      return line("sat", { seat: fact.seat, name: fact.name, amount: fact.stack });
    case "stood":
      return line("stood", { ...at(fact.seat), amount: fact.stack });
    case "away":
      return line("away", { ...at(fact.seat), what: fact.why });
    case "bought":
      return line("bought", { ...at(fact.seat), amount: fact.amount });
    case "straddling":
      return line("straddling", { ...at(fact.seat), what: fact.on ? "on" : "off" });
    case "changed":
      return line("changed", { what: fact.spec.rotation || fact.spec.variant });
    case "bomb_called":
      return line("bomb_called", {});
    case "moved":
      return line("moved", { ...at(fact.to), amount: fact.to });
    case "queued":
    case "unqueued":
      return line(fact.type, { name: nameOf(fact.player) });
    case "offered":
      return line("offered", { name: nameOf(fact.player), amount: fact.seat });
    case "tournament_began":
      return line("tournament_began", { amount: fact.length });
    case "knocked_out":
      return line("knocked_out", { ...at(fact.seat), what: placesOf(fact) });
    case "leaving":
    case "chosen":
    case "confirmed":
    case "back":
    case "timed_out":
      return line(fact.type, at(fact.seat));
    default:
      return [];
  }
}

/** A place of a tournament, or those that are shared. */
export function placesOf({ first, last }: { readonly first: number; readonly last: number }): string {
  return first === last ? String(first) : `${first}–${last}`;
}

/** The lines for a fact of a deal of open-face Chinese; null for any other fact. */
function dealLines(fact: AnyFact, deal: Deal, line: (code: LineCode, more: Partial<Line>) => Line[]): Line[] | null {
  const by = (player: number) => ({ seat: deal.opened.seats[player] ?? 0, name: deal.nameOf(player) });
  switch (fact.type) {
    case "chinese_opened":
      return line("hand", { amount: fact.hand });
    case "given":
      return fact.cards.every((card) => card >= 0) ? line(fact.up ? "dealt_up" : "given", { ...by(fact.player), cards: fact.cards }) : [];
    case "locked": {
      const cards = [...fact.top, ...fact.middle, ...fact.bottom].filter((card) => card >= 0);
      return line(fact.auto ? "laid_by_clock" : "laid", { ...by(fact.player), amount: deal.locked[fact.player] ?? 0, cards });
    }
    case "scored":
      return fact.hands.flatMap((hand, player) => (hand.fouled ? line("fouled", by(player)) : []));
    case "settled":
      return [
        ...(fact.points > 0 ? line("paid", { ...by(fact.receiver), other: deal.nameOf(fact.payer), what: String(fact.points), amount: fact.amount }) : []),
        ...(fact.forgiven > 0 ? line("unpaid", { ...by(fact.payer), other: deal.nameOf(fact.receiver), amount: fact.forgiven }) : []),
      ];
    case "fantasy_earned":
      return line(fact.kept ? "fantasy_kept" : "fantasy", { ...by(fact.player), amount: fact.cards });
    case "match_stands":
      return fact.match.deal === 0 ? line("match_over", {}) : [];
    case "tournament_ended":
      return fact.finishes.flatMap((one) =>
        line(one.prize > 0 ? "finished" : "finished_unpaid", { seat: one.seat, name: one.name, what: placesOf(one), amount: one.prize }),
      );
    default:
      return null;
  }
}

/** My own cards in full; of another player's only those that lie face up. */
function dealtLine(fact: Dealt, line: (code: LineCode, more: Partial<Line>) => Line[], by: (player: number) => Partial<Line>): Line[] {
  const down = fact.cards.slice(0, fact.cards.length - fact.up);
  if (down.some((card) => card >= 0)) return line("dealt", { ...by(fact.player), cards: fact.cards });
  return fact.up > 0 ? line("dealt_up", { ...by(fact.player), cards: fact.cards.slice(-fact.up) }) : [];
}
