// Written by `python -m croupier.server.typescript` from the message types of the room. Do not edit.

/** I act in the hand or the deal; `n` is the number of the last fact that I had seen when I decided. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly table: string;
  readonly n: number;
  readonly action: AnyAction;
}

/** I, who sit here, want a bot of this kind in a free seat; it buys in for the most that the table allows. */
export interface AddBot {
  readonly type: "add_bot";
  readonly id: string;
  readonly table: string;
  readonly kind: string;
}

/** A player agrees that the rest of the board is dealt so many times; 1 is a no (Rulebook F9). */
export interface Agreed {
  readonly type: "agreed";
  readonly player: number;
  readonly times: number;
}

/** I grant what this player asks for, or I do not. */
export interface Answer {
  readonly type: "answer";
  readonly player: string;
  readonly yes: boolean;
}

/** This player is a co-host, or is one no more. */
export interface Appoint {
  readonly type: "appoint";
  readonly player: string;
  readonly yes: boolean;
}

/** The seated people whose line is lost at the moment, by player; nobody's, as long as it was not told. */
export interface Around {
  readonly type: "around";
  readonly table: string;
  readonly lost: readonly string[];
}

/**
 * GET /api/tables/<table>/arrangement: where the cards that I set all at once are worth most (Rulebook K24).
 *
 * `rows` are the cards for each row from the top down, the highest first; what is left is discarded. It is a proposal:
 * nothing is laid by it. `pad` makes all of them equally long, so that their length tells nothing.
 */
export interface Arrangement {
  readonly rows: readonly [readonly number[], readonly number[], readonly number[]];
  readonly pad: string;
}

/** POST /api/study/nuts: the best hands on this board; `half` is which half of the pot. */
export interface AskNuts {
  readonly board: string;
  readonly dead?: string;
  readonly game?: string;
  readonly half?: number;
}

/** POST /api/study/odds: the chances of these hands, each named cards or a range, from 1 to 10 of them. */
export interface AskOdds {
  readonly hands: readonly string[];
  readonly board?: string;
  readonly dead?: string;
  readonly game?: string;
}

/** POST /api/study/outs: the cards that help the first of these hands; the others are what it is up against. */
export interface AskOuts {
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead?: string;
  readonly game?: string;
}

/** POST /api/study/range: what this range holds; `gone` are cards that lie elsewhere. */
export interface AskRange {
  readonly text: string;
  readonly gone?: string;
}

/**
 * A pot is paid out: pot number (0 is the main pot), its chips after the rake, and who gets them (Rulebook F5).
 *
 * With several boards or a pot in two halves there is one such fact for each part: `board` is the board's number,
 * `half` what the part is called, "" when the pot is not halved (Rulebook F7, F9, L17).
 */
export interface Awarded {
  readonly type: "awarded";
  readonly pot: number;
  readonly amount: number;
  readonly wins: readonly Win[];
  readonly board: number;
  readonly half: string;
}

/**
 * A player sits out: seated, but not dealt in (Rulebook I6). `why` is his wish, the clock, an empty stack, or
 * that he did not confirm the start of a match in time (K2).
 */
export interface Away {
  readonly type: "away";
  readonly seat: number;
  readonly why: "broke" | "timeouts" | "unconfirmed" | "wish";
}

/**
 * A player who sat out wants to be dealt in again, if he `waits` only on the big blind (Rulebook C12, I6).
 *
 * One who is there already but owes blinds or is new tells so that he has thought otherwise.
 */
export interface Back {
  readonly type: "back";
  readonly seat: number;
  readonly waits: boolean;
}

/** A decision has taken more than its clock: so many ms are left of the player's time bank (Rulebook I7). */
export interface Banked {
  readonly type: "banked";
  readonly seat: number;
  readonly left: number;
}

/** Make the first wager of the round; `to` is the player's total for the round, in chips (Rulebook E1). */
export interface Bet {
  readonly type: "bet";
  readonly to: number;
}

/**
 * The betting structure with its amounts, in chips.
 *
 * In no-limit and pot-limit the blinds name the stakes; `min_bet` is the least bet (0: the big blind). In fixed
 * limit `small_bet` and `big_bet` are the two exact sizes (0: the big blind and twice that). With `pl_min_bet =
 * split_limit` or `min_raise_rule = table_limit` they are the lower and the upper limit of the table. In spread
 * limit a bet or raise is anything from the small to the big one. `bring_in` opens a game without blinds (0: half
 * the small bet). Rulebook C8, L10.
 */
export interface Betting {
  readonly structure: "fixed_limit" | "no_limit" | "pot_limit" | "spread_limit";
  readonly small_blind: number;
  readonly big_blind: number;
  readonly ante: number;
  readonly min_bet: number;
  readonly small_bet: number;
  readonly big_bet: number;
  readonly bring_in: number;
}

/**
 * A street's board cards are turned up, after burning one unless `burn` is empty (Rulebook D2, D3).
 *
 * `board` is the number of the board where there are several (Rulebook F9, L17).
 */
export interface Board {
  readonly type: "board";
  readonly street: string;
  readonly cards: readonly number[];
  readonly burn: readonly number[];
  readonly board: number;
}

/** The next hand that can be one will be a bomb pot (Rulebook L17). */
export interface BombCalled {
  readonly type: "bomb_called";
  readonly by: string;
  readonly by_name: string;
}

/** A seated player has added chips from the bank between hands (Rulebook I2). */
export interface Bought {
  readonly type: "bought";
  readonly seat: number;
  readonly amount: number;
}

/** A player has paid the winner with the worst hand the bounty that the house sets on it (`seven_deuce`). */
export interface Bounty {
  readonly type: "bounty";
  readonly player: number;
  readonly payer: number;
  readonly amount: number;
}

/** Pay the bring-in (Rulebook L10). */
export interface BringIn {
  readonly type: "bring_in";
}

/** A player has paid the bring-in, as far as the stack went (Rulebook L10). */
export interface BroughtIn {
  readonly type: "brought_in";
  readonly player: number;
  readonly amount: number;
}

/**
 * I add chips, between hands and up to the most that the table allows (Rulebook I2).
 *
 * `post` is as with `sit`, for who had none left and so sat out.
 */
export interface Buy {
  readonly type: "buy";
  readonly id: string;
  readonly table: string;
  readonly amount: number;
  readonly post?: boolean;
}

/** Match the price, or all-in for less (Rulebook E3, E8). */
export interface Call {
  readonly type: "call";
}

/** The next hand that can be one is a bomb pot (Rulebook L17). */
export interface CallBomb {
  readonly type: "call_bomb";
}

/** A player has called by adding `amount`. */
export interface Called {
  readonly type: "called";
  readonly player: number;
  readonly amount: number;
}

/** A player has moved a card of this street to another row (Rulebook K9, K28). */
export interface CardMoved {
  readonly type: "card_moved";
  readonly player: number;
  readonly card: number;
  readonly row: number;
  readonly up: boolean;
}

/** What proves one card: its `place` in the order of dealing, its salt, the hashes beside its way to the root. */
export interface CardProof {
  readonly place: number;
  readonly card: number;
  readonly salt: string;
  readonly path: readonly string[];
}

/**
 * How a table treats its guests; `RULES_OF_CASH` names the rule of each option.
 *
 * Seconds and minutes as the names say; 0 of `bank_seconds`, `sit_out_limit`, `rejoin_window_min` and
 * `spectators_delay` means that there is no such thing here. With `arranging` who sets all his cards of open-face
 * Chinese at once may have an arrangement of them proposed.
 */
export interface CashRules {
  readonly bank_seconds: number;
  readonly bank_per_orbit: number;
  readonly sit_out_limit: number;
  readonly rejoin_window_min: number;
  readonly spectators_talk: boolean;
  readonly spectators_delay: number;
  readonly buy_in_max_points: number;
  readonly arranging: boolean;
}

/** POST /api/passkeys/offer and /api/passkeys/ask: what the browser hands to its passkeys, as JSON, and a ticket. */
export interface Ceremony {
  readonly ticket: string;
  readonly options: string;
}

/**
 * One player: on how many deals he wins the whole pot, and on how many he gets a part of it.
 *
 * `equity` is his part of the pot on average, `error` the half of its 95 % interval: 0 where it is exact. The deals
 * are whole numbers unless hands have weights.
 */
export interface Chance {
  readonly win: number;
  readonly tie: number;
  readonly equity: number;
  readonly error: number;
}

/** The table is played by this spec from the next hand on (Rulebook I10). */
export interface Change {
  readonly type: "change";
  readonly spec: TableSpec;
}

/** POST /api/account/password: another password; every other device is signed out. */
export interface ChangePassword {
  readonly current: string;
  readonly password: string;
}

/** From the next hand on the table is played by this spec (Rulebook I10). */
export interface Changed {
  readonly type: "changed";
  readonly spec: TableSpec;
  readonly by: string;
  readonly by_name: string;
}

/** Pass the turn when nothing is to call, and where something else is asked do the least (E1, F9, L6, L10). */
export interface Check {
  readonly type: "check";
}

/** A player has checked. */
export interface Checked {
  readonly type: "checked";
  readonly player: number;
}

/** The deal is over. */
export interface ChineseEnded {
  readonly type: "chinese_ended";
}

/**
 * The one answer to "what may I do?" for a player who owes a decision.
 *
 * `cards` are still in the hand; `placed` are those of this street in each row from the top down, which may be moved
 * or taken back. `room` is how many more cards each row takes, `left` how many must still be placed before Ready, and
 * `discards` how many are then discarded. Rulebook K9 to K11, K24.
 */
export interface ChineseLegal {
  readonly player: number;
  readonly cards: readonly number[];
  readonly placed: readonly [readonly number[], readonly number[], readonly number[]];
  readonly room: readonly [number, number, number];
  readonly left: number;
  readonly discards: number;
}

/**
 * A deal begins: everything that is needed to play or replay it stands here.
 *
 * `fantasy` has the cards of each player who is in Fantasyland, 0 for the others (Rulebook K23). `button` is a seat
 * of the table (K3).
 */
export interface ChineseOpened {
  readonly type: "chinese_opened";
  readonly hand: number;
  readonly variant: string;
  readonly house: ChineseRules;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly stacks: readonly number[];
  readonly button: number;
  readonly fantasy: readonly number[];
}

/**
 * One field for each option, the default first; `RULES` names the rule of each (Rulebook M, K).
 *
 * `ofc_fantasy_cards = fixed14` leaves the number of Fantasyland cards to the game: 14 unless it is sold otherwise.
 * `ofc_point_value` is in chips.
 */
export interface ChineseRules {
  readonly ofc_button_moves: "every_deal" | "per_match";
  readonly ofc_min_points: number;
  readonly ofc_confirm_seconds: number;
  readonly ofc_point_value: number;
  readonly ofc_deal_seconds: number;
  readonly ofc_fantasy_seconds: number;
  readonly ofc_bank_seconds: number;
  readonly ofc_autoplace_partial: "keep" | "reset";
  readonly ofc_foul_scoop: boolean;
  readonly ofc_royalties: Royalties;
  readonly ofc_settlement_cap: "effective_stack" | "payer_stack";
  readonly ofc_fantasy_cards: "fixed14" | "progressive";
  readonly ofc_refantasy_full_house_middle: boolean;
  readonly ofc_refantasy_cards: "14" | "progressive" | "same";
}

/** I, who am asked, choose the next game by its place in `told.choosing.games` (Rulebook L16). */
export interface Choose {
  readonly type: "choose";
  readonly id: string;
  readonly table: string;
  readonly game: number;
}

/**
 * Who is asked which game comes next, of which games, and the milliseconds for it in all and left (L16).
 *
 * When nobody answers in time the game stays. Until then there is no `next_hand`.
 */
export interface Choosing {
  readonly seat: number;
  readonly total: number;
  readonly left: number;
  readonly games: readonly Game[];
}

/** Whose turn it was has chosen the next game, by its place in the rotation; silence keeps the last (L16). */
export interface Chosen {
  readonly type: "chosen";
  readonly seat: number;
  readonly game: number;
}

/** After a decision so many ms of the deal's time and of the time bank are left to a player (Rulebook K13, K14). */
export interface Clocked {
  readonly type: "clocked";
  readonly seat: number;
  readonly main: number;
  readonly bank: number;
}

/**
 * The evening ends with the hand or the match that is played, and then the game is paused; the next hand begins
 * another evening.
 */
export interface CloseEvening {
  readonly type: "close_evening";
}

/** The room closes, to open again: no new hand begins, and what is not over by then goes on afterwards (I9). */
export interface Closing {
  readonly type: "closing";
}

/** A player has become a co-host, or with `yes` false is one no more. */
export interface CohostChanged {
  readonly type: "cohost_changed";
  readonly player: string;
  readonly name: string;
  readonly yes: boolean;
  readonly by: string;
  readonly by_name: string;
}

/** I play the next match of open-face Chinese, and put up the points for it; who sat out is back by it (K2). */
export interface Confirm {
  readonly type: "confirm";
  readonly id: string;
  readonly table: string;
}

/** A player has said that he plays the next match, and puts up the points for it (Rulebook K2). */
export interface Confirmed {
  readonly type: "confirmed";
  readonly seat: number;
}

/**
 * A match waits for confirmations: from these seats still, and the ms left for them (Rulebook K2).
 *
 * `total` is the time that a start gives; right after a match there is more, to look at its score. A confirmation
 * takes a stack of `least` chips.
 */
export interface Confirming {
  readonly seats: readonly number[];
  readonly total: number;
  readonly left: number;
  readonly least: number;
}

/**
 * A stack gets `amount` chips more, or fewer if it is negative, for a reason; in a hand it gets them at its end.
 *
 * They come from the bank and go there, or with `source` they come from that seat. Another one for a player who waits
 * for his takes its place, and one of 0 takes that back.
 */
export interface Correct {
  readonly type: "correct";
  readonly seat: number;
  readonly amount: number;
  readonly reason: string;
  readonly source?: number;
}

/** The host has put a stack right between hands, from the bank or from the seat `source`. */
export interface Corrected {
  readonly type: "corrected";
  readonly seat: number;
  readonly amount: number;
  readonly source: number;
  readonly reason: string;
  readonly by: string;
  readonly by_name: string;
}

/**
 * A stack that the host puts right as soon as no hand holds it: so many chips more or fewer (I2, I3).
 *
 * They come from the bank and go there, or with `source` they come from the stack of that player.
 */
export interface Correction {
  readonly player: string;
  readonly name: string;
  readonly amount: number;
  readonly source: string;
  readonly reason: string;
  readonly by: string;
  readonly by_name: string;
}

/** The host puts a stack right when the hand ends; what he has asked for the same player before counts no more. */
export interface CorrectionAsked {
  readonly type: "correction_asked";
  readonly correction: Correction;
}

/** A correction that waited is not made: somebody has left, there are too few chips, or it was taken back. */
export interface CorrectionDropped {
  readonly type: "correction_dropped";
  readonly correction: Correction;
}

/**
 * The sealed deck is cut by the players' seeds and dealt in the order that they give (Rulebook D4).
 *
 * `seeds` are those of the pledges, "" for one that was not told in time. `key` is the room's own.
 */
export interface Cut {
  readonly type: "cut";
  readonly seal: Seal;
  readonly seeds: readonly string[];
  readonly key: string;
}

/**
 * What a player of the deal has left, in ms: of the deal's time `main`, then of the time bank (Rulebook K13, K14).
 *
 * The clock `runs` while he owes a decision; several may run at once. `main_total` is the time of the whole deal, 120
 * seconds in Fantasyland, `bank_total` a full bank.
 */
export interface DealClock {
  readonly seat: number;
  readonly main: number;
  readonly bank: number;
  readonly runs: boolean;
  readonly main_total: number;
  readonly bank_total: number;
}

/** A player has got cards; the last `up` of them lie face up, the others only the owner may know (D1, L10). */
export interface Dealt {
  readonly type: "dealt";
  readonly player: number;
  readonly cards: readonly number[];
  readonly up: number;
}

/** Who pays whom to be even, and who of the two has said that it is paid; the player `house` has no name. */
export interface Debt {
  readonly payer: string;
  readonly payee: string;
  readonly amount: number;
  readonly paid: boolean;
  readonly received: boolean;
}

/** Who has left with more than the least buy-in, with how much, and when in ms (Rulebook I4). */
export interface Departed {
  readonly player: string;
  readonly stack: number;
  readonly at: number;
}

/**
 * Everything about a table that its host decides, and the debts that its players have marked.
 *
 * With `approval` every seat and all chips from the bank wait for a word of the host; a `locked` table lets nobody
 * sit down. While it is `paused` no hand begins and no clock runs. Who is `barred` may not sit down again.
 * The `corrections` wait for the end of the hand, one a player.
 *
 * The `payments` are those of the running `evening`, which began when `since` hands had been dealt; `last` is when a
 * hand was dealt last, in ms, and `closing` tells that the evening ends with the hand or the match that is played.
 */
export interface Desk {
  readonly host: Guest;
  readonly cohosts: readonly Guest[];
  readonly approval: boolean;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly knocks: readonly Knock[];
  readonly barred: readonly Guest[];
  readonly payments: readonly Payment[];
  readonly evening: number;
  readonly since: number;
  readonly last: number;
  readonly closing: boolean;
  readonly corrections: readonly Correction[];
}

/** Throw these cards away, and get as many new ones in a draw; none is to stand pat (Rulebook L2, L6). */
export interface Discard {
  readonly type: "discard";
  readonly cards?: readonly number[];
}

/** A player has thrown cards away, none when he stands pat; all see how many, only he which (Rulebook L2, L6). */
export interface Discarded {
  readonly type: "discarded";
  readonly player: number;
  readonly cards: readonly number[];
}

/** Your wish was carried out (its facts come, or came, as `told`). */
export interface Done {
  readonly type: "done";
  readonly id: string;
}

/** Seats and chips wait for the host's word with `approval`; nobody sits down at a `locked` table. */
export interface DoorSet {
  readonly type: "door_set";
  readonly approval: boolean;
  readonly locked: boolean;
  readonly by: string;
  readonly by_name: string;
}

/** I, who sit here, want the bot in this seat to leave, when the hand lets it. */
export interface DropBot {
  readonly type: "drop_bot";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
}

/** The hand is over; `carry` chips stay for the next hand's main pot (Rulebook F6). */
export interface Ended {
  readonly type: "ended";
  readonly carry: number;
}

/** POST /api/enter: I come in under this name; the answer sets the session cookie. */
export interface Enter {
  readonly name: string;
}

/** Somebody who has entered a tournament, by public id and name. */
export interface Entrant {
  readonly player: string;
  readonly name: string;
  readonly bot: boolean;
}

/** Evening number `evening` is over after `hands` hands of the table; what follows belongs to the next one. */
export interface EveningClosed {
  readonly type: "evening_closed";
  readonly evening: number;
  readonly hands: number;
}

/** The host closes the evening: the hand or match that is played is its last one, and then the game is paused. */
export interface EveningClosing {
  readonly type: "evening_closing";
  readonly by: string;
  readonly by_name: string;
}

/** An evening of a table: how many `hands` it had and when its first chips moved, in ms since 1970 (0: none did). */
export interface EveningRow {
  readonly evening: number;
  readonly hands: number;
  readonly at: number;
  readonly closed: boolean;
}

/** A player will be in Fantasyland in the next deal with so many cards; `kept`: he is there already (K23, K25). */
export interface FantasyEarned {
  readonly type: "fantasy_earned";
  readonly player: number;
  readonly cards: number;
  readonly kept: boolean;
}

/**
 * One question of the form; `place` is where its answer stands in the spec, as `house.rake.percent`.
 *
 * `part_of` names an object that is null until one of its fields is filled. `rule` is the rulebook's (Rulebook M).
 * `least` and `most` bound a number, or the length of a text. In the spec stands what `tables` has for a choice, if it
 * has something; a spec may have another table, which no choice stands for.
 */
export interface Field {
  readonly place: string;
  readonly kind: "choice" | "percent" | "switch" | "text" | "whole";
  readonly default: string | number | boolean | null;
  readonly choices: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
  readonly rule: string;
  readonly part_of: string;
  readonly tables: Readonly<Record<string, Royalties>>;
}

/** Where somebody has come in a tournament, with how many chips, and how many of all entries are his prize (J9). */
export interface Finish {
  readonly player: string;
  readonly name: string;
  readonly seat: number;
  readonly first: number;
  readonly last: number;
  readonly stack: number;
  readonly prize: number;
}

/** Give up the hand; chips already in stay in the pot (Rulebook E21). */
export interface Fold {
  readonly type: "fold";
}

/** A player has folded. */
export interface Folded {
  readonly type: "folded";
  readonly player: number;
}

/** This player may sit down again. */
export interface Forgive {
  readonly type: "forgive";
  readonly player: string;
}

/** A player who was sent away may sit down again. */
export interface Forgiven {
  readonly type: "forgiven";
  readonly player: string;
  readonly name: string;
  readonly by: string;
  readonly by_name: string;
}

/**
 * GET /api/form: the games and rotations, every question in the order to ask them, and the kinds of bots.
 *
 * `open_face_bots` are those who play open-face Chinese; the others play all other games.
 */
export interface Form {
  readonly games: readonly Offer[];
  readonly mixed: readonly MixedOffer[];
  readonly fields: readonly Field[];
  readonly bots: readonly string[];
  readonly open_face_bots: readonly string[];
}

/** One game of a rotation: what is played, and in which structure. */
export interface Game {
  readonly variant: string;
  readonly structure: "fixed_limit" | "no_limit" | "pot_limit" | "spread_limit";
}

/** The bets of the round are gathered; these are all the pots now, the main pot first (Rulebook F1, F11). */
export interface Gathered {
  readonly type: "gathered";
  readonly pots: readonly Pot[];
}

/** A player has got the cards of a street (0 is the first), face `up` or for his eyes alone (Rulebook K8, K10). */
export interface Given {
  readonly type: "given";
  readonly player: number;
  readonly street: number;
  readonly cards: readonly number[];
  readonly up: boolean;
}

/** Somebody by public id and name, whether seated or not ("" for nobody). */
export interface Guest {
  readonly player: string;
  readonly name: string;
}

/**
 * A category and the ranks (0..12) that decide inside it, in the order of Rulebook B4.
 *
 * High card and flush: all five ranks. Pair, trips and quads: that rank, then the kickers. Two pair: both, then the
 * kicker. Full house: trips, then pair. Straight and straight flush: the top alone, which in the wheel is the five.
 * For what is not a high hand see OTHER_CATEGORIES.
 */
export interface HandName {
  readonly category: string;
  readonly ranks: readonly number[];
}

/**
 * GET /api/hands/<hand>/odds: the chances at every moment of a finished hand, of the hands that the reader knows.
 *
 * `game` is false for games in which cards are exchanged, or which have no odds for another reason.
 */
export interface HandOdds {
  readonly game: boolean;
  readonly scenes: readonly Scene[];
}

/** This player, who sits here or is a co-host, is the host from now on, and I am a co-host. */
export interface HandOver {
  readonly type: "hand_over";
  readonly player: string;
}

/**
 * A finished hand as one reader may know it, with the openings of the cards that he saw.
 *
 * `id` is the table's id and the number of the hand's roll, `at` the time of the deal in ms since 1970, `player` the
 * reader's index in the hand (-1: he was not in it). `facts` begin with the table's roll.
 */
export interface HandRecord {
  readonly format: "croupier-hand-1";
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly player: number;
  readonly facts: readonly AnyFact[];
  readonly openings: readonly CardProof[];
}

/**
 * A finished hand in a list; `own` and `gain` are the reader's cards and chips (null: he was not in it).
 *
 * `at` is the time of the deal in ms since 1970; a hand that is `void` does not count.
 */
export interface HandRow {
  readonly id: string;
  readonly hand: number;
  readonly at: number;
  readonly variant: string;
  readonly winners: readonly Winner[];
  readonly board: readonly number[];
  readonly own: readonly number[];
  readonly gain: number | null;
  readonly void: boolean;
}

/**
 * What a player's rows are called and pay: whether the hand is dead, its royalties and names from the top down.
 *
 * A dead hand has no royalties (Rulebook K6, K19, K20).
 */
export interface HandScore {
  readonly fouled: boolean;
  readonly royalties: readonly [number, number, number];
  readonly names: readonly [HandName, HandName, HandName];
}

/** A finished hand as it is played again: in open-face Chinese with what the rows were in the middle of the deal. */
export interface HandTold {
  readonly format: "croupier-hand-1";
  readonly id: string;
  readonly table: string;
  readonly at: number;
  readonly player: number;
  readonly facts: readonly AnyFact[];
  readonly openings: readonly CardProof[];
  readonly standings: readonly RowsAt[];
}

/** GET /api/tables/<table>/hands: the last ones, newest first; `before` is where to read on, 0 at the end. */
export interface Hands {
  readonly hands: readonly HandRow[];
  readonly before: number;
}

/** I, who host this table or help to, do what only its hosts may. */
export interface Host {
  readonly type: "host";
  readonly id: string;
  readonly table: string;
  readonly deed: HostDeed;
}

/** The table has another host; who was it before is a co-host. */
export interface HostChanged {
  readonly type: "host_changed";
  readonly player: string;
  readonly name: string;
  readonly by: string;
  readonly by_name: string;
}

/** POST /api/host answers with the number of tables that one hosts by it. */
export interface Hosting {
  readonly tables: number;
}

/** One field for each option; `RULES` names the rule of each. The values are those of the rulebook's section M. */
export interface HouseRules {
  readonly ante_type: "ante_only" | "bb_ante" | "button_ante" | "none" | "per_player";
  readonly bb_ante_short: "ante_first" | "blind_first";
  readonly straddle: "chain" | "off" | "utg";
  readonly straddle_postflop_min: "bb" | "straddle";
  readonly straddle_min_raise: "bb" | "straddle";
  readonly burn_cards: boolean;
  readonly min_raise_rule: "double" | "prev_raise" | "table_limit";
  readonly short_allin_reopen: "cumulative" | "single";
  readonly free_fold: boolean;
  readonly pl_formula: "pot_after_call" | "pot_before_call";
  readonly pl_min_bet: "bb" | "split_limit";
  readonly pl_count_antes_preflop: boolean;
  readonly pl_short_blind_counts_full: boolean;
  readonly fl_cap: "bet_plus_3" | "bet_plus_4" | "none";
  readonly fl_cap_heads_up: "at_table" | "heads_up_before_cap" | "never";
  readonly fl_half_bet: "full" | "half";
  readonly fl_next_raise: "multiple" | "on_top";
  readonly odd_chip: "carry_over" | "first_left_of_button" | "shortest_stack";
  readonly odd_chip_unit: number;
  readonly run_it_twice: "2" | "3" | "off";
  readonly rake: Rake | null;
  readonly showdown_direction: "clockwise" | "counterclockwise";
  readonly showdown_aggressor_scope: "final_round" | "whole_hand";
  readonly showdown_muck: "allow_muck" | "show_all";
  readonly allin_faceup: boolean;
  readonly fold_absent_allin: boolean;
  readonly rabbit: boolean;
  readonly seven_deuce: number;
  readonly shortdeck_trips_beat_straight: boolean;
  readonly stud_open_pair_big_bet: boolean;
  readonly button_draw_tie: "redraw" | "suit";
  readonly button_rule: "dead" | "moving";
  readonly missed_blind_policy: "buy_button" | "seed" | "standard" | "wait_for_bb";
  readonly missed_in_bb_position: "additional" | "waived";
  readonly new_player_posts: "free" | "must_wait" | "post_or_wait";
  readonly no_entry_between_blinds_and_button: boolean;
  readonly buy_in_min_bb: number;
  readonly buy_in_max_bb: number;
  readonly action_seconds: number;
  readonly timeouts_to_sit_out: number;
}

/** I, who host this table or help to, let this player not speak here, or speak again. */
export interface Hush {
  readonly type: "hush";
  readonly id: string;
  readonly table: string;
  readonly player: string;
  readonly on?: boolean;
}

/**
 * I have other plans: to sit out on the next big blind, leave after this hand, be topped up to `level` after every
 * hand (0: no more), move to another seat (0: stay); what is null stays as it was (Rulebook I2, I5, I6).
 *
 * `drop_buy` takes back chips that I asked for in the running hand.
 */
export interface Intend {
  readonly type: "intend";
  readonly id: string;
  readonly table: string;
  readonly sit_out?: boolean | null;
  readonly leave?: boolean | null;
  readonly level?: number | null;
  readonly move?: number | null;
  readonly drop_buy?: boolean;
}

/** A player has other plans than before; or one of them could not be carried out and is dropped. */
export interface Intended {
  readonly type: "intended";
  readonly seat: number;
  readonly plan: Plan;
}

/**
 * GET /api/hands/<hand>/coach: a placement of the reader's own in a finished deal, beside the best that was found.
 *
 * `rows` and `best` are the cards of the street for each row from the top down. `cost` is how many points the best is
 * ahead, within `margin` of it with 95 %; `samples` are the deals on which that rests, 0: it is proved.
 */
export interface Judgement {
  readonly street: number;
  readonly given: readonly number[];
  readonly rows: readonly [readonly number[], readonly number[], readonly number[]];
  readonly best: readonly [readonly number[], readonly number[], readonly number[]];
  readonly cost: number;
  readonly margin: number;
  readonly samples: number;
}

/** POST /api/account: keep the name that I have, with this password. */
export interface KeepName {
  readonly password: string;
}

/** The player in this seat goes when the hand lets him, with all of his chips, and does not sit down again. */
export interface Kick {
  readonly type: "kick";
  readonly seat: number;
}

/** The host has sent a player away, who goes when the hand lets him and may not come back. */
export interface Kicked {
  readonly type: "kicked";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly by: string;
  readonly by_name: string;
}

/**
 * A request that waits for the host: a `seat` with `amount` chips, or with seat 0 so many more chips (I1, I2).
 *
 * One that is `granted` is carried out as soon as the hand and the seats let it.
 */
export interface Knock {
  readonly player: string;
  readonly name: string;
  readonly seat: number;
  readonly amount: number;
  readonly post: boolean;
  readonly granted: boolean;
}

/** What a player asked for is granted or not; he himself takes it back. */
export interface KnockAnswered {
  readonly type: "knock_answered";
  readonly player: string;
  readonly name: string;
  readonly yes: boolean;
  readonly by: string;
  readonly by_name: string;
}

/** Somebody asks the host for a seat or for chips, instead of what he asked for before. */
export interface Knocked {
  readonly type: "knocked";
  readonly knock: Knock;
}

/** A player has no chips left and is out, in the places from `first` to `last` (Rulebook J8). */
export interface KnockedOut {
  readonly type: "knocked_out";
  readonly seat: number;
  readonly first: number;
  readonly last: number;
}

/** Place this street's cards in one go, all anew, discard the rest and be ready (Rulebook K9, K10, K24). */
export interface Lay {
  readonly type: "lay";
  readonly top?: readonly number[];
  readonly middle?: readonly number[];
  readonly bottom?: readonly number[];
}

/** A player will leave as soon as the hand lets him (Rulebook I5). */
export interface Leaving {
  readonly type: "leaving";
  readonly seat: number;
}

/**
 * The one answer to "what may I do?" for the player who owes a decision; all amounts in chips.
 *
 * `call` is what a call adds (0: nothing to call). `min_to` and `max_to` bound the total of a bet or raise (both 0:
 * none is allowed, and `closed` says why, by a code of `RULE_OF`). `opens` tells that a wager would be a bet, not a
 * raise. `price` is the highest total of the round, `step` the least full raise over it. Rulebook E1 to E20, G2.
 *
 * `sizes`, if there are any, are the only totals allowed (L10). `bring_in` is what bringing it in costs (0: not
 * asked, L10). From `discard_min` to `discard_max` cards may be thrown away (-1: not asked); `runs` is how often the
 * rest of the board may be dealt (0: not asked, F9). A `check` there does the least that must be done: it pays the
 * bring-in, stands pat or throws away the last cards dealt, and says no.
 */
export interface Legal {
  readonly player: number;
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: number;
  readonly min_to: number;
  readonly max_to: number;
  readonly opens: boolean;
  readonly price: number;
  readonly step: number;
  readonly closed: string;
  readonly show: boolean;
  readonly muck: boolean;
  readonly sizes: readonly number[];
  readonly bring_in: number;
  readonly discard_min: number;
  readonly discard_max: number;
  readonly runs: number;
}

/** The tables of the room. */
export interface Lobby {
  readonly type: "lobby";
  readonly tables: readonly TableRow[];
}

/**
 * A player is ready: these cards of the street lie for good in the rows, the rest is discarded (Rulebook K9, K10).
 *
 * With it the placed cards become visible when `up`, the discards never. `auto` tells that the clock placed them
 * (K15).
 */
export interface Locked {
  readonly type: "locked";
  readonly player: number;
  readonly top: readonly number[];
  readonly middle: readonly number[];
  readonly bottom: readonly number[];
  readonly discards: readonly number[];
  readonly up: boolean;
  readonly auto: boolean;
}

/** POST /api/tables/<table>/payments: I say that this debt is paid, or with `on` false that it is not. */
export interface Marking {
  readonly payer: string;
  readonly payee: string;
  readonly amount: number;
  readonly side: "payee" | "payer";
  readonly on: boolean;
  readonly evening?: number;
}

/**
 * Where the matches of a table stand (Rulebook K4).
 *
 * `number` counts them since the table was opened, `deal` the deals of this one so far; 0: the last one is over. The
 * `players` are in it by their ids, `fantasy` are the Fantasyland cards of each in the deal that comes. `circle` is
 * how many matches these players have finished in the present full circle.
 */
export interface Match {
  readonly number: number;
  readonly deal: number;
  readonly players: readonly string[];
  readonly fantasy: readonly number[];
  readonly circle: number;
}

/** A deal is over: who goes on in the match and with how many Fantasyland cards, or that it is over (K4, K26). */
export interface MatchStands {
  readonly type: "match_stands";
  readonly match: Match;
}

/**
 * GET /api/me: who this session is (`player` is public, the session is not).
 *
 * With an `account` the name is kept with a password, and perhaps so many passkeys.
 */
export interface Me {
  readonly player: string;
  readonly name: string;
  readonly account: boolean;
  readonly passkeys: number;
}

/** A blind has passed a seated player who is not dealt in: he gets a mark for it (Rulebook C11). */
export interface Missed {
  readonly type: "missed";
  readonly seat: number;
  readonly blind: "big_blind" | "small_blind";
}

/** A rotation that may be opened instead of a single game: its games, how many may sit, what is not asked (L16). */
export interface MixedOffer {
  readonly rotation: string;
  readonly variants: readonly string[];
  readonly seats: number;
  readonly unasked: readonly string[];
}

/** Move a card of this street to another row (Rulebook K9). */
export interface MoveCard {
  readonly type: "move";
  readonly card: number;
  readonly row: number;
}

/** A player has changed to the seat `to` between hands; in a running game he is `new` there (Rulebook C13). */
export interface Moved {
  readonly type: "moved";
  readonly seat: number;
  readonly to: number;
  readonly new: boolean;
}

/** Give up a beaten hand at the showdown without showing it (Rulebook G2). */
export interface Muck {
  readonly type: "muck";
}

/** A player has given up the hand at the showdown without showing it (Rulebook G2). */
export interface Mucked {
  readonly type: "mucked";
  readonly player: number;
}

/**
 * An evening that I have played: the table, what I have won, and where its facts begin and end.
 *
 * `at` is when I won or lost first, in ms since 1970. `hands` is how many the table played.
 */
export interface MyEvening {
  readonly table: string;
  readonly name: string;
  readonly evening: number;
  readonly hands: number;
  readonly result: number;
  readonly at: number;
  readonly closed: boolean;
  readonly first: number;
  readonly last: number;
}

/** GET /api/evenings: those that I have played in this room, the last first. */
export interface MyEvenings {
  readonly evenings: readonly MyEvening[];
}

/** One fact of the table's log with its number; numbers have no gaps, whatever the reader may see of the fact. */
export interface Numbered {
  readonly n: number;
  readonly fact: AnyFact;
}

/** One of the best hands: what it is called, in how many `ways` it is held, and the first of them. */
export interface Nut {
  readonly name: HandName;
  readonly ways: number;
  readonly holes: readonly (readonly number[])[];
}

/** The best hands on a board, the best first. */
export interface Nuts {
  readonly nuts: readonly Nut[];
}

/** Which two cards are the best here, or (`place` 1) the second best? `ranked` are all, the best first. */
export interface NutsExercise {
  readonly game: string;
  readonly board: readonly number[];
  readonly place: number;
  readonly ranked: readonly Ranked[];
}

/** The chances of all players over so many deals: all that there are (`exact`), or a sample of them. */
export interface Odds {
  readonly chances: readonly Chance[];
  readonly deals: number;
  readonly exact: boolean;
}

/** Whose part of the pot is it? The first of these `hands` is asked about; `odds` is the answer for all of them. */
export interface OddsExercise {
  readonly game: string;
  readonly hands: readonly (readonly number[])[];
  readonly board: readonly number[];
  readonly odds: Odds;
}

/**
 * A variant that may be opened, the betting structures that it allows, and how many may sit (Rulebook L).
 *
 * The first of `structures` is the usual one; open-face Chinese has none. `unasked` are the places of the questions
 * that mean nothing in this game: what is not asked keeps its default.
 */
export interface Offer {
  readonly variant: string;
  readonly structures: readonly string[];
  readonly seats: number;
  readonly unasked: readonly string[];
}

/** A free seat is held for the first who waits. */
export interface Offered {
  readonly type: "offered";
  readonly player: string;
  readonly seat: number;
}

/**
 * How a table of open-face Chinese stands beside its facts.
 *
 * `legal` is there when the reader owes a decision, `clocks` while a deal is played, `confirming` while a match waits
 * for players. `rows` are those of each seat of the running or last deal.
 */
export interface OpenFace {
  readonly legal: ChineseLegal | null;
  readonly clocks: readonly DealClock[];
  readonly confirming: Confirming | null;
  readonly rows: Readonly<Record<string, RowsSeen>>;
}

/**
 * A hand begins: everything that is needed to play or replay it stands here.
 *
 * `posts` are due in this order. `first` acts first before the flop, `price` is the full price to call then and
 * `step` the least full raise over it, whatever a short blind could pay (Rulebook C4, C10, E20). `button` is a seat
 * of the table, perhaps an empty one (C7). `carry` is an odd chip left by the last hand (F6). There may be two
 * `boards`, and in a `bomb` pot nobody bets on the first street (L17). `absent` are the players who are not there and
 * whose all-in blind the house folds (`fold_absent_allin`).
 */
export interface Opened {
  readonly type: "opened";
  readonly hand: number;
  readonly variant: string;
  readonly betting: Betting;
  readonly house: HouseRules;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly stacks: readonly number[];
  readonly button: number;
  readonly posts: readonly Post[];
  readonly first: number;
  readonly price: number;
  readonly step: number;
  readonly carry: number;
  readonly boards: number;
  readonly bomb: boolean;
  readonly absent: readonly number[];
}

/** POST /api/tables answers with the new table; its link is /t/<table>. */
export interface Opening {
  readonly table: string;
}

/** A card that helps, and what the hand is called with it. */
export interface Out {
  readonly card: number;
  readonly name: HandName;
}

/**
 * The cards that help: among so many `unseen` ones; `part` is what the player gets of the pot as things stand.
 *
 * Against known hands a card helps that gives him more of the pot than he has; alone, one that makes a better
 * category, and `part` is 1.
 */
export interface Outs {
  readonly cards: readonly Out[];
  readonly unseen: number;
  readonly part: number;
  readonly now: HandName;
}

/** How many cards help? The first of these `hands` is behind, the next card comes; `outs` is the answer. */
export interface OutsExercise {
  readonly game: string;
  readonly hands: readonly (readonly number[])[];
  readonly board: readonly number[];
  readonly outs: Outs;
}

/**
 * Two players compared, in points of the first: each line (-1, 0, 1) from the top down, the scoop (-3, 0, 3), the
 * difference of the royalties, and the sum of it all (Rulebook K17 to K20).
 */
export interface PairScore {
  readonly first: number;
  readonly second: number;
  readonly lines: readonly [number, number, number];
  readonly scoop: number;
  readonly royalties: number;
  readonly points: number;
}

/** POST /api/passkeys and /api/passkeys/sign-in: what the passkey has said, as JSON, with the ticket. */
export interface PasskeyShown {
  readonly ticket: string;
  readonly credential: string;
}

/** No hand begins and every clock stands; the hand that is played may be played to its end. */
export interface Pause {
  readonly type: "pause";
}

/** No hand begins and no clock runs until the game goes on. */
export interface Paused {
  readonly type: "paused";
  readonly by: string;
  readonly by_name: string;
}

/** A debt of the evening outside of the table, and who of the two says that it is paid. */
export interface Payment {
  readonly payer: string;
  readonly payee: string;
  readonly amount: number;
  readonly paid: boolean;
  readonly received: boolean;
}

/** One side of a debt says that it is paid, or with `on` false that it is not. */
export interface PaymentMarked {
  readonly type: "payment_marked";
  readonly payer: string;
  readonly payee: string;
  readonly amount: number;
  readonly side: "payee" | "payer";
  readonly on: boolean;
  readonly by: string;
  readonly by_name: string;
  readonly evening: number;
}

/** What a row of five pays for each category, in points (Rulebook K20). */
export interface Pays {
  readonly trips: number;
  readonly straight: number;
  readonly flush: number;
  readonly full_house: number;
  readonly quads: number;
  readonly straight_flush: number;
  readonly royal_flush: number;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
}

/**
 * Where a rotation stands: its game, by the place in `games`, and the number of the hand among `hands` of it.
 *
 * `hands` is 0 where the game lasts until the level ends, `level` the one in which it began. `chooser` is the seat
 * that chose the game (0: nobody).
 */
export interface Place {
  readonly game: number;
  readonly hand: number;
  readonly hands: number;
  readonly level: number;
  readonly chooser: number;
}

/** Put a card from the hand into a row: 0 top, 1 middle, 2 bottom (Rulebook K9). */
export interface PlaceCard {
  readonly type: "place";
  readonly card: number;
  readonly row: number;
}

/**
 * What a seated player wants when its time comes.
 *
 * `sit_out` on the next big blind (I6), `leave` after this hand (I5), `buy` so many chips at its end (I2), be topped
 * up to `level` after every hand (0: not; I2), `move` to this seat (0: stay).
 */
export interface Plan {
  readonly sit_out: boolean;
  readonly leave: boolean;
  readonly buy: number;
  readonly level: number;
  readonly move: number;
}

/** A seated player's promise of a seed that will cut the deck: its hash; the seed itself is told later. */
export interface Pledge {
  readonly seat: number;
  readonly player: string;
  readonly hash: string;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
}

/** A forced payment that is due from a player before the cards (Rulebook C8 to C11). */
export interface Post {
  readonly player: number;
  readonly kind: "ante" | "big_blind" | "button_blind" | "dead" | "post" | "small_blind" | "straddle" | "table_ante";
  readonly amount: number;
}

/** A player has paid a forced bet, as far as the stack went (Rulebook C8, E20). */
export interface Posted {
  readonly type: "posted";
  readonly player: number;
  readonly kind: "ante" | "big_blind" | "button_blind" | "dead" | "post" | "small_blind" | "straddle" | "table_ante";
  readonly amount: number;
}

/** A pot: its chips and the players who can win them (Rulebook F1). */
export interface Pot {
  readonly amount: number;
  readonly players: readonly number[];
}

/** Any HTTP refusal: a code, the place in the request, and the numbers for the sentence. */
export interface Problem {
  readonly code: string;
  readonly place: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** I will cut the deck that is sealed next by a seed with this hash (Rulebook D4); a later promise replaces it. */
export interface PromiseSeed {
  readonly type: "promise_seed";
  readonly id: string;
  readonly table: string;
  readonly hash: string;
}

/** A player has put a card into a row; until he is ready he may move it (Rulebook K9, K28). */
export interface Put {
  readonly type: "put";
  readonly player: number;
  readonly card: number;
  readonly row: number;
  readonly up: boolean;
}

/** I wait for a seat; when one is held for me, I `sit` there before others may. */
export interface Queue {
  readonly type: "queue";
  readonly id: string;
  readonly table: string;
}

/** Somebody waits for a seat, behind all who wait already. */
export interface Queued {
  readonly type: "queued";
  readonly player: string;
  readonly name: string;
}

/** Ask for the cards that would have come, after a hand that ended early (Rulebook G6). */
export interface Rabbit {
  readonly type: "rabbit";
}

/** After the end the cards that would have come on the board are shown, without any effect (Rulebook G6). */
export interface Rabbited {
  readonly type: "rabbited";
  readonly cards: readonly number[];
}

/** Raise the price; `to` is the player's total for the round, in chips, never the addition (Rulebook E3). */
export interface Raise {
  readonly type: "raise";
  readonly to: number;
}

/** What the house takes from a pot: `percent` of it, at most `cap` chips in a hand (0: no cap). Rulebook F10. */
export interface Rake {
  readonly percent: number;
  readonly cap: number;
}

/** The house has taken `amount` from a pot before it is awarded (Rulebook F10). */
export interface Raked {
  readonly type: "raked";
  readonly pot: number;
  readonly amount: number;
}

/**
 * A range: its shortest text, its part of all hands, how many hands it has and how many are `left`.
 *
 * `weights` are those of the 169 kinds as they stand in the usual grid, row by row from the aces down; a kind of
 * which only some hands are in the range has the mean.
 */
export interface RangeRead {
  readonly text: string;
  readonly share: number;
  readonly hands: number;
  readonly left: number;
  readonly weights: readonly number[];
}

/** Hands that are worth the same on a board: what they are called, and the two cards that make them. */
export interface Ranked {
  readonly name: HandName;
  readonly holes: readonly (readonly number[])[];
}

/** Confirm the street; what is left in the hand is discarded, and may be named to be sure (Rulebook K9, K10). */
export interface Ready {
  readonly type: "ready";
  readonly discards?: readonly number[];
}

/** Your wish changed nothing: the code, the rule of the rulebook behind it, and the numbers for the sentence. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly rule: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** The game goes on, and who owed a decision has the time that was left. */
export interface Resume {
  readonly type: "resume";
}

/** The game goes on. */
export interface Resumed {
  readonly type: "resumed";
  readonly by: string;
  readonly by_name: string;
}

/** The part of a bet that nobody called goes back to its owner (Rulebook F2). */
export interface Returned {
  readonly type: "returned";
  readonly player: number;
  readonly amount: number;
}

/**
 * This is the seed that I promised for the deck that lies sealed now (Rulebook D4).
 *
 * With `next`, the hash of another seed, I promise that one for the deck that is sealed after it.
 */
export interface RevealSeed {
  readonly type: "reveal_seed";
  readonly id: string;
  readonly table: string;
  readonly seed: string;
  readonly next?: string | null;
}

/**
 * The table as it stands before a hand: enough for a newcomer or a restart to begin from.
 *
 * `button` is the seat that last had the button (0: none yet), `small` and `big` those to which the last blinds
 * belonged (C7), `hand` the number of hands dealt so far, `carry` the odd chips that wait for the next pot (F6).
 * `desk` is what the host has decided. `place` is where the rotation stands in the hand that comes, if the table has
 * one (L16); `bomb_called` tells that a bomb pot is still to come (L17). In `queue` people wait for a seat, `departed`
 * have to bring what they left with (I4). `match` is where the matches stand if open-face Chinese is played (K4),
 * `coming` the spec that waits for the end of the running one (I10), and `tournament` where the tournaments stand.
 */
export interface Roll {
  readonly type: "roll";
  readonly spec: TableSpec;
  readonly sittings: readonly Sitting[];
  readonly button: number;
  readonly hand: number;
  readonly carry: number;
  readonly small: number;
  readonly big: number;
  readonly desk: Desk;
  readonly place: Place | null;
  readonly bomb_called: boolean;
  readonly queue: readonly Waiter[];
  readonly departed: readonly Departed[];
  readonly match: Match | null;
  readonly coming: TableSpec | null;
  readonly tournament: Tournament | null;
}

/** What the rows of a player are and pay after the first `n` facts of a record, and until another one says more. */
export interface RowsAt {
  readonly n: number;
  readonly player: number;
  readonly rows: RowsSeen;
}

/**
 * What a player's rows are and pay as far as this reader sees them, from the top down (Rulebook K6, K20).
 *
 * A name is null for a row without known cards; a row that is not full is called what it is already, and its royalty
 * is what it pays already. `fouled`: whatever comes, the hand is dead.
 */
export interface RowsSeen {
  readonly names: readonly [HandName | null, HandName | null, HandName | null];
  readonly royalties: readonly [number, number, number];
  readonly fouled: boolean;
}

/** A hand that was set face down is turned up at the end (Rulebook K24). */
export interface RowsShown {
  readonly type: "rows_shown";
  readonly player: number;
  readonly top: readonly number[];
  readonly middle: readonly number[];
  readonly bottom: readonly number[];
}

/**
 * A table of royalties; the default is the standard one (Rulebook K20).
 *
 * `pairs` and `trips` are those of the top row, one number for each rank from the two to the ace.
 */
export interface Royalties {
  readonly pairs: readonly number[];
  readonly trips: readonly number[];
  readonly middle: Pays;
  readonly bottom: Pays;
}

/** Agree that the rest of the board is dealt so many times; 1 is a no (Rulebook F9). */
export interface Run {
  readonly type: "run";
  readonly times?: number;
}

/** All have agreed: the rest of the board is dealt so many times (Rulebook F9). */
export interface Runs {
  readonly type: "runs";
  readonly times: number;
}

/**
 * A player has taken a seat with chips from the bank (Rulebook I1).
 *
 * `new` tells that he is new to a running game, `waits` that he does not want to post but to wait for the big blind
 * (Rulebook C13).
 */
export interface Sat {
  readonly type: "sat";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly bot: boolean;
  readonly new: boolean;
  readonly waits: boolean;
}

/** I say this at the table; it is text and nothing else, and is not kept beyond the evening. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly table: string;
  readonly text: string;
}

/**
 * The chances from fact `since` of a record on: of these `players` (indices in the hand), on each of its boards.
 *
 * There are none where fewer than two hands are known to the reader; `hidden` others are in it with cards that he
 * does not know, and are left out of account.
 */
export interface Scene {
  readonly since: number;
  readonly players: readonly number[];
  readonly hidden: number;
  readonly boards: readonly Odds[];
}

/** All hands are compared: what each is, and every pair in the order of settling (Rulebook K17 to K21). */
export interface Scored {
  readonly type: "scored";
  readonly hands: readonly HandScore[];
  readonly pairs: readonly PairScore[];
}

/**
 * What binds the deck of a deal before anybody cuts it (docs/fairness.md).
 *
 * `deal` is the table's id and the number of the hand, `root` the hash that binds every card to its place, `size` the
 * number of cards; `pledges` are the seeds that were promised, in the order of the seats.
 */
export interface Seal {
  readonly deal: string;
  readonly algorithm: string;
  readonly root: string;
  readonly size: number;
  readonly pledges: readonly Pledge[];
}

/**
 * The deck of the next deal is shuffled and sealed; who has promised a seed tells it now (Rulebook D4).
 *
 * `deck` and `key` are the room's own: nobody is ever told either.
 */
export interface Sealed {
  readonly type: "sealed";
  readonly seal: Seal;
  readonly deck: readonly number[];
  readonly key: string;
}

/** With `approval` seats and chips wait for my word; when `locked`, nobody sits down. */
export interface SetDoor {
  readonly type: "set_door";
  readonly approval: boolean;
  readonly locked: boolean;
}

/**
 * One of a pair pays the other for `points`: `amount` chips change hands, `forgiven` ones are more than the caps
 * let (Rulebook K21, K22, K26).
 */
export interface Settled {
  readonly type: "settled";
  readonly payer: number;
  readonly receiver: number;
  readonly points: number;
  readonly amount: number;
  readonly forgiven: number;
}

/**
 * GET /api/tables/<table>/sheet?evening=<number>: the books of an evening, for who has played or hosts there.
 *
 * Without a number, or with 0, of the one that is played, or of the last one before its first hand. `debts` make
 * everybody even with the fewest transfers, `settled` are those that both sides have called paid. `hosts` tells
 * whether the reader speaks for the house; `hand` is the number of hands, `evenings` has all of them, the last first.
 */
export interface Sheet {
  readonly table: string;
  readonly name: string;
  readonly evening: number;
  readonly evenings: readonly EveningRow[];
  readonly hand: number;
  readonly running: boolean;
  readonly hosts: boolean;
  readonly rows: readonly SheetRow[];
  readonly debts: readonly Debt[];
  readonly settled: readonly Debt[];
}

/**
 * One player's evening: chips `bought` from the bank, `taken` back to it, `now` at the table, and what was won.
 *
 * `corrected` is what the host has added from the bank. The house has the rake and an odd chip in the pot.
 */
export interface SheetRow {
  readonly player: string;
  readonly name: string;
  readonly bot: boolean;
  readonly bought: number;
  readonly taken: number;
  readonly corrected: number;
  readonly now: number;
  readonly result: number;
}

/** Turn cards up: all of them when `cards` is empty, else only those named (Rulebook G2, G5). */
export interface Show {
  readonly type: "show";
  readonly cards?: readonly number[];
}

/** A player's cards lie face up for all; a card that stays down is `UNKNOWN` (Rulebook G1 to G5). */
export interface Shown {
  readonly type: "shown";
  readonly player: number;
  readonly cards: readonly number[];
}

/**
 * Cards are put under the stub, top first; nobody is ever told which (Rulebook D4).
 *
 * Cards that were discarded in this hand come back by this fact when the stub has run out (Rulebook L6).
 */
export interface Shuffled {
  readonly type: "shuffled";
  readonly deck: readonly number[];
}

/** I say something that every reader gets in his own language, or show how I feel. */
export interface Sign {
  readonly type: "sign";
  readonly id: string;
  readonly table: string;
  readonly sign: "good_luck" | "hello" | "nice_hand" | "one_moment" | "sorry" | "thanks" | "unlucky" | "well_played" | "clap" | "fire" | "laugh" | "sad" | "think" | "wow";
}

/** POST /api/account/sign-in: I am the one who keeps this name. */
export interface SignIn {
  readonly name: string;
  readonly password: string;
}

/** POST /api/account/sign-out: from this browser, or from all of them. */
export interface SignOut {
  readonly everywhere?: boolean;
}

/** POST /api/account/sign-out answers so. */
export interface SignedOut {
  readonly everywhere: boolean;
}

/**
 * I take this seat with so many chips (Rulebook I1).
 *
 * With `post` I pay what it costs to be dealt in as soon as the rules let me, without it I wait for the big blind
 * (C12, C13).
 */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly table: string;
  readonly seat: number;
  readonly buy_in: number;
  readonly post?: boolean;
}

/** Deal me in again, paying what it costs, or without `post` on the big blind (Rulebook C12, I6). */
export interface SitIn {
  readonly type: "sit_in";
  readonly id: string;
  readonly table: string;
  readonly post?: boolean;
}

/** Do not deal me in from the next hand on (Rulebook I6). */
export interface SitOut {
  readonly type: "sit_out";
  readonly id: string;
  readonly table: string;
}

/**
 * One occupied seat: the chips, whether the player is away, and the timeouts in a row (Rulebook I6, I8).
 *
 * `marks` are the blinds that he has missed, or that he is new to a running game; until they are settled he comes in
 * only by paying for them, or on the big blind, and with `waits` he wants nothing but that (Rulebook C11 to C13). One
 * who is `removed` has been sent away by the host and goes when the hand lets him. One who `straddles` does so
 * whenever the rules let him (Rulebook C10). `bank` is his time bank in ms (I7, K14), `plan` what he wants later. One
 * who has `confirmed` plays the next match of open-face Chinese (K2).
 */
export interface Sitting {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly bot: boolean;
  readonly away: boolean;
  readonly leaving: boolean;
  readonly timeouts: number;
  readonly marks: readonly ("big_blind" | "new" | "small_blind")[];
  readonly waits: boolean;
  readonly removed: boolean;
  readonly straddles: boolean;
  readonly bank: number;
  readonly plan: Plan;
  readonly confirmed: boolean;
}

/** I leave the table, at once or when the hand lets me (Rulebook I5). */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly table: string;
}

/** A player has left a seat with all of its chips, at this time in ms (Rulebook I3, I4, I5). */
export interface Stood {
  readonly type: "stood";
  readonly seat: number;
  readonly player: string;
  readonly stack: number;
  readonly at: number;
}

/** I straddle in every hand in which the rules let me, or do so no longer (Rulebook C10). */
export interface Straddle {
  readonly type: "straddle";
  readonly id: string;
  readonly table: string;
  readonly on?: boolean;
}

/** A player wants to straddle whenever he may, or does no longer (Rulebook C10). */
export interface Straddling {
  readonly type: "straddling";
  readonly seat: number;
  readonly on: boolean;
}

/**
 * One line of the lobby; `now` is what is played at the moment, which in a rotation is one game of several.
 *
 * While a tournament is `running` nobody takes a seat (Rulebook J7).
 */
export interface TableRow {
  readonly table: string;
  readonly spec: TableSpec;
  readonly players: number;
  readonly bots: number;
  readonly hand: number;
  readonly mine: boolean;
  readonly now: Game;
  readonly running: boolean;
}

/**
 * What is played at a table, by whose rules, and how many may sit (Rulebook C1, I1).
 *
 * With a `rotation`, a key of `ROTATIONS`, the games follow one another instead of `variant` and the structure of
 * `betting`: the blinds are those of its big-bet games, the small and the big bet those of its limit games (L16).
 * Every `bomb_every` hands (0: never) there is a bomb pot, on so many boards, for which everybody antes so many big
 * blinds (L17).
 *
 * Where `variant` is an open-face game, it is played by the rules `open_face` (null: the usual ones); `betting` has no
 * meaning then, and a rotation or bomb pots are refused (Rulebook K, L18). It may be played as a `tournament` (J1).
 */
export interface TableSpec {
  readonly name: string;
  readonly variant: string;
  readonly betting: Betting;
  readonly house: HouseRules;
  readonly seats: number;
  readonly rotation: string;
  readonly bomb_every: number;
  readonly bomb_boards: number;
  readonly bomb_ante_bb: number;
  readonly cash: CashRules;
  readonly open_face: ChineseRules | null;
  readonly tournament: TournamentRules;
}

/** Take a card of this street back into the hand (Rulebook K9). */
export interface TakeBack {
  readonly type: "take_back";
  readonly card: number;
}

/** A player has taken a card of this street back from its row (Rulebook K9, K28). */
export interface TakenBack {
  readonly type: "taken_back";
  readonly player: number;
  readonly card: number;
  readonly up: boolean;
}

/** One line of the talk, by number: who, from which seat (0: none), and the words or the sign. */
export interface TalkLine {
  readonly n: number;
  readonly player: string;
  readonly name: string;
  readonly seat: number;
  readonly text: string;
  readonly sign: string;
}

/** New lines of the talk at a table, or with `fresh` all that are kept; `hushed` players may not speak here. */
export interface Talked {
  readonly type: "talked";
  readonly table: string;
  readonly lines: readonly TalkLine[];
  readonly hushed: readonly string[];
  readonly fresh: boolean;
}

/**
 * GET /api/tables/<table>/terms?seat=<seat>: what a seat costs me (Rulebook C11 to C13, I1, I2, I4).
 *
 * `least` and `most` chips to sit down with, `add` how many I may add to my stack, and what I post to be dealt into
 * the next hand, if I may be: `live` counts as a bet, `dead` goes to the pot.
 */
export interface Terms {
  readonly least: number;
  readonly most: number;
  readonly add: number;
  readonly live: number;
  readonly dead: number;
  readonly may_enter: boolean;
}

/** The clock of a decision has run out; the check or fold that follows is the table's (Rulebook I8). */
export interface TimedOut {
  readonly type: "timed_out";
  readonly seat: number;
}

/** POST /api/host: I have the link that was printed where the room was started. */
export interface Token {
  readonly token: string;
}

/**
 * New facts of a table as this reader may see them, and how it stands after them.
 *
 * `seat` is the reader's own seat (0: a spectator). `legal` is there when the reader owes the decision, `hand` names
 * what the reader's own cards make at this moment. `fresh` tells that the facts start anew from a roll: forget the
 * table as it was. `next_hand` is the milliseconds until the next hand is dealt, when one is waiting; `choosing` is
 * there when somebody has to say first which game it is. `held` are the seats that are held for people of the waiting
 * list, with the milliseconds left. `made` names by seat what the hands make that lie face up for all. `open_face` is
 * there at a table of open-face Chinese, which has neither `turn` nor `legal`. `pad` says nothing: it makes the
 * message as long with any other cards of yours.
 */
export interface Told {
  readonly type: "told";
  readonly table: string;
  readonly facts: readonly Numbered[];
  readonly seat: number;
  readonly turn: Turn | null;
  readonly legal: Legal | null;
  readonly hand: HandName | null;
  readonly fresh: boolean;
  readonly next_hand: number | null;
  readonly choosing: Choosing | null;
  readonly held: Readonly<Record<string, number>>;
  readonly made: Readonly<Record<string, HandName>>;
  readonly open_face: OpenFace | null;
  readonly pad: string;
}

/**
 * Where the tournaments of a table stand.
 *
 * `number` counts them since the table was opened; `entrants` are in the running one, nobody: none is running.
 * `matches` of its `length` are finished, and `out` are the players without chips, with their places (J8).
 */
export interface Tournament {
  readonly number: number;
  readonly entrants: readonly Entrant[];
  readonly length: number;
  readonly matches: number;
  readonly out: readonly (readonly [string, number, number])[];
}

/** These have entered a tournament with equal stacks; it is over after `length` matches at the latest (J1, K4). */
export interface TournamentBegan {
  readonly type: "tournament_began";
  readonly number: number;
  readonly entrants: readonly Entrant[];
  readonly length: number;
}

/**
 * A tournament is over: all chips on the table go to the bank, and out of it comes what each place gets (J9).
 *
 * `finishes` are in the order of the places; who has left without chips before has seat 0.
 */
export interface TournamentEnded {
  readonly type: "tournament_ended";
  readonly number: number;
  readonly finishes: readonly Finish[];
}

/**
 * How a table of open-face Chinese is played as a tournament by deals; `RULES_OF_TOURNAMENT` names the rules.
 *
 * Everybody enters with `points`. It is over after `circles` full circles of those who entered, or when one of them
 * has all (Rulebook J1, K4); with 0 circles the table is a cash game. `prizes` tells how the entries are shared.
 */
export interface TournamentRules {
  readonly circles: number;
  readonly points: number;
  readonly prizes: "first_two" | "winner";
}

/**
 * Whose decision it is: the seat, and the milliseconds that the clock gives in all and has left.
 *
 * Then the time bank runs, `bank` ms long; it may hold `bank_total` (Rulebook I7).
 */
export interface Turn {
  readonly seat: number;
  readonly total: number;
  readonly left: number;
  readonly bank: number;
  readonly bank_total: number;
}

/** I wait for a seat no more, or pass on the one that is held for me. */
export interface Unqueue {
  readonly type: "unqueue";
  readonly id: string;
  readonly table: string;
}

/** Somebody waits no more: it was his wish, or he was too `late` for the seat that was held for him. */
export interface Unqueued {
  readonly type: "unqueued";
  readonly player: string;
  readonly why: "late" | "wish";
}

/** The hand that is played, or the last one if it is over, does not count: all stacks are as at its start. */
export interface Void {
  readonly type: "void";
  readonly reason: string;
}

/** Hand number `hand` does not count: stacks, button and marks are as at its start. */
export interface Voided {
  readonly type: "voided";
  readonly hand: number;
  readonly reason: string;
  readonly by: string;
  readonly by_name: string;
}

/**
 * A player has bet or raised to a total of `to` for the round.
 *
 * `step` is the least full raise from now on; `full` tells that the wager itself was a full one and so reopens the
 * betting and counts for the cap (Rulebook E6 to E10, E18). `opens` marks a bet, else it is a raise (E22).
 */
export interface Wagered {
  readonly type: "wagered";
  readonly player: number;
  readonly to: number;
  readonly step: number;
  readonly full: boolean;
  readonly opens: boolean;
}

/** Somebody on the waiting list; `seat` is the one that is held for him (0: none yet). */
export interface Waiter {
  readonly player: string;
  readonly name: string;
  readonly seat: number;
}

/** Show me this table from fact `since` + 1 on (0: from the beginning of the present hand). */
export interface Watch {
  readonly type: "watch";
  readonly table: string;
  readonly since?: number;
}

/** Show me the lobby instead of a table, and tell me when it changes. */
export interface WatchLobby {
  readonly type: "watch_lobby";
}

/** GET /api/account: whether this room takes passkeys beside passwords. */
export interface Ways {
  readonly passkeys: boolean;
}

/**
 * One winner's share of a pot; `odd` of the `amount` are indivisible chips (Rulebook F6).
 *
 * `cards` are the five that won and `name` what they make; empty and None when nobody had to show.
 */
export interface Win {
  readonly player: number;
  readonly amount: number;
  readonly odd: number;
  readonly cards: readonly number[];
  readonly name: HandName | null;
}

/** Somebody who came out of a hand with `gain` chips more than he had. */
export interface Winner {
  readonly name: string;
  readonly gain: number;
}

/** I take back what I have asked the host for. */
export interface Withdraw {
  readonly type: "withdraw";
  readonly id: string;
  readonly table: string;
}

export type Action = Fold | Check | Call | Bet | Raise | Show | Muck | BringIn | Discard | Run | Rabbit;

export type ChineseAction = PlaceCard | MoveCard | TakeBack | Ready | Lay;

export type AnyAction = Fold | Check | Call | Bet | Raise | Show | Muck | BringIn | Discard | Run | Rabbit | PlaceCard | MoveCard | TakeBack | Ready | Lay;

export type Event = Opened | Shuffled | Posted | Dealt | Board | Discarded | BroughtIn | Folded | Checked | Called | Wagered | Returned | Gathered | Shown | Mucked | Agreed | Runs | Raked | Awarded | Bounty | Ended | Rabbited;

export type ChineseEvent = ChineseOpened | Shuffled | Given | Put | CardMoved | TakenBack | Locked | RowsShown | Scored | Settled | FantasyEarned | ChineseEnded;

export type HostFact = HostChanged | CohostChanged | Paused | Resumed | DoorSet | Knocked | KnockAnswered | Kicked | Forgiven | Corrected | CorrectionAsked | CorrectionDropped | Voided | PaymentMarked | EveningClosing | EveningClosed;

export type TableFact = Roll | Sat | Stood | Leaving | Away | Back | Missed | TimedOut | Bought | Straddling | Chosen | BombCalled | Changed | Sealed | Cut | HostChanged | CohostChanged | Paused | Resumed | DoorSet | Knocked | KnockAnswered | Kicked | Forgiven | Corrected | CorrectionAsked | CorrectionDropped | Voided | PaymentMarked | EveningClosing | EveningClosed | Intended | Moved | Banked | Queued | Unqueued | Offered | Confirmed | Clocked | MatchStands | TournamentBegan | KnockedOut | TournamentEnded;

export type AnyFact = Roll | Sat | Stood | Leaving | Away | Back | Missed | TimedOut | Bought | Straddling | Chosen | BombCalled | Changed | Sealed | Cut | HostChanged | CohostChanged | Paused | Resumed | DoorSet | Knocked | KnockAnswered | Kicked | Forgiven | Corrected | CorrectionAsked | CorrectionDropped | Voided | PaymentMarked | EveningClosing | EveningClosed | Intended | Moved | Banked | Queued | Unqueued | Offered | Confirmed | Clocked | MatchStands | TournamentBegan | KnockedOut | TournamentEnded | Opened | Shuffled | Posted | Dealt | Board | Discarded | BroughtIn | Folded | Checked | Called | Wagered | Returned | Gathered | Shown | Mucked | Agreed | Runs | Raked | Awarded | Bounty | Ended | Rabbited | ChineseOpened | Given | Put | CardMoved | TakenBack | Locked | RowsShown | Scored | Settled | FantasyEarned | ChineseEnded;

export type HostDeed = Pause | Resume | SetDoor | Answer | Kick | Forgive | HandOver | Appoint | Correct | Void | CloseEvening | CallBomb | Change;

export type Request = Watch | WatchLobby | Sit | Stand | SitOut | SitIn | Buy | AddBot | DropBot | Act | Confirm | Straddle | Choose | Intend | Queue | Unqueue | Say | Sign | Hush | Withdraw | Host | PromiseSeed | RevealSeed | Ping;

export type Reply = Told | Talked | Around | Done | Refused | Lobby | Pong | Closing;
