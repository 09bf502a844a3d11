/** Small worlds for tests: an opening, a spec, a roll. */
import { CASH, CASH_GAME } from "../fixtures/hands";
import { NO_PLAN } from "../src/model/table";
import type { Betting, HouseRules, Opened, Roll, Sitting, TableSpec } from "../src/generated/wire";
import { NOBODY } from "../src/model/desk";

export const betting: Betting = {
  structure: "no_limit", small_blind: 5, big_blind: 10, ante: 0, min_bet: 0, small_bet: 0, big_bet: 0, bring_in: 0,
};

export const house = { action_seconds: 20, buy_in_min_bb: 40, buy_in_max_bb: 100 } as HouseRules;

const ONE_GAME = { rotation: "", bomb_every: 0, bomb_boards: 2, bomb_ante_bb: 2 };

export function spec(more: Partial<TableSpec> = {}): TableSpec {
  return { name: "Thursday table", variant: "holdem", betting, house, seats: 6, cash: CASH, open_face: null, tournament: CASH_GAME, ...ONE_GAME, ...more };
}

/** Three players in seats 2, 4 and 5; the button is at seat 5. */
export function opened(more: Partial<Opened> = {}): Opened {
  return {
    type: "opened", hand: 7, variant: "holdem", betting, house,
    seats: [2, 4, 5], names: ["Anna", "Boris", "Viktoria"], stacks: [1000, 1000, 1000], button: 5,
    posts: [{ player: 0, kind: "small_blind", amount: 5 }, { player: 1, kind: "big_blind", amount: 10 }],
    first: 2, price: 10, step: 10, carry: 0, boards: 1, bomb: false, absent: [], ...more,
  };
}

export function sitting(seat: number, name: string, stack = 1000): Sitting {
  return {
    seat, player: name.toLowerCase(), name, stack,
    bot: false, away: false, leaving: false, timeouts: 0, marks: [], waits: false, removed: false, straddles: false, bank: 0, plan: NO_PLAN, confirmed: false,
  };
}

export function roll(more: Partial<Roll> = {}): Roll {
  return {
    type: "roll", spec: spec(), sittings: [sitting(2, "Anna"), sitting(4, "Boris"), sitting(5, "Viktoria")],
    button: 4, hand: 6, carry: 0, small: 5, big: 2, desk: NOBODY, place: null, bomb_called: false, queue: [], departed: [], match: null, coming: null, tournament: null, ...more,
  };
}
