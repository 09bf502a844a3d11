# Why a wish was refused, by the code of the refusal. Numbers come by their names in the refusal.

refused = Not done
refused-unknown = The room refused this ({ $code }).
refused-rule = Rule { $rule }

## In the hand

refused-not_your_turn = It is not your turn.
refused-hand_over = The hand is over.
refused-cannot_check = There is a bet: call, raise or fold.
refused-cannot_fold = A check is free here, and the house asks you to take it.
refused-nothing_to_call = There is nothing to call.
refused-bet_exists = There is a bet already: raise it.
refused-nothing_to_raise = There is nothing to raise: bet instead.
refused-exceeds_stack = You do not have so many chips.
refused-not_a_raise = A raise must go above the price.
refused-nobody_can_call = Nobody could call more.
refused-betting_closed = The all-in was short of a full raise: you may call or fold.
refused-cap_reached = The betting is capped in this round.
refused-below_minimum = That is less than the least raise.
refused-above_maximum = That is more than the pot allows.
refused-wrong_size = In fixed-limit the size is given.
refused-not_at_showdown = Cards are shown at the showdown.
refused-must_show = You have to show this hand.
refused-not_your_cards = Those are not your cards.
refused-already_shown = Your cards are face up already.
refused-must_bring_in = Your card brings it in: pay it, or bet at once.
refused-no_bring_in = There is nothing to bring in.
refused-must_discard = Choose your cards to throw away first.
refused-nothing_to_discard = No cards are thrown away now.
refused-wrong_discard = From { $least } to { $most } cards may go.
refused-must_agree = Say first how often the board is to be dealt.
refused-nothing_to_run = Nobody asks how often the board is to be dealt.
refused-wrong_runs = The board is dealt at most { $most } times.
refused-no_rabbit = There are no cards to look at.
refused-no_such_player = That player is not in this hand.

## In a deal of open-face Chinese

refused-deal_over = The deal is over.
refused-not_in_this_game = That is no action of this game.
refused-no_such_row = There is no such row.
refused-row_full = This row is full.
refused-not_your_card = You do not hold this card.
refused-card_locked = A card of an earlier street stays where it lies.
refused-already_placed = This card lies there already.
refused-not_placed = This card is still in your hand.
refused-card_twice = The same card is named twice.
refused-ready_too_soon = Place all cards of the street first.
refused-too_few_points = You need more points for this deal.
refused-match_running = Nobody joins a match that is running.

## At the table

refused-no_such_seat = There is no such seat.
refused-seat_taken = Somebody was faster: the seat is taken.
refused-seat_in_hand = The hand is still played for this seat. In a moment it is free.
refused-already_seated = You have a seat at this table: seat { $seat }.
refused-not_seated = You have no seat at this table.
refused-leaving = You are on your way out.
refused-buy_in_too_small = The table asks for at least { $least } chips.
refused-buy_in_too_big = The table takes at most { $most } chips.
refused-buy_in_as_left = You left with { $least } not long ago: bring as much again.
refused-level_out_of_range = You can be topped up to anything from { $least } to { $most }.
refused-seat_offered = This seat is held for somebody on the waiting list.
refused-talk_hushed = A host has muted you at this table.
refused-talk_for_players = At this table only players may write.
refused-talk_empty = There is nothing to read in that.
refused-talk_too_fast = Not so fast: wait a moment before the next line.
refused-queue_full = The waiting list is full.
refused-buy_too_much = You may add at most { $most } chips.
refused-buy_nothing = Add at least one chip.
refused-no_chips = Add chips first.
refused-not_in_hand = You are not in this hand.
refused-hand_running = A hand is being played.
refused-too_few_players = A hand needs two players.
refused-no_seat_free = All seats are taken.
refused-not_a_bot = There is no bot in that seat.
refused-no_such_bot = There is no such bot.
refused-no_straddle_here = Nobody straddles at this table.
refused-not_your_choice = It is not your turn to choose the game.
refused-no_such_game = There is no such game to choose.

## In the form of a new table

refused-unknown_variant = The room does not know this game.
refused-structure_not_played = This game is not played with this betting.
refused-too_many_seats = This game takes at most { $most } seats.
refused-unknown_rotation = The room does not know this mix of games.
refused-negative_amount = Chips cannot be fewer than none.
refused-amount_too_big = At most { $most }.
refused-no_big_blind = The big blind is at least 1.
refused-small_blind_too_big = The small blind is not above the big blind, { $big }.
refused-no_ante = This kind of ante needs an amount of at least 1.
refused-big_bet_too_small = The big bet is not below the small bet, { $small }.
refused-no_small_bet = The small bet is at least 1.
refused-bring_in_too_big = The bring-in is not above the small bet, { $small }.
refused-no_straddle_in_limit = There is no straddle in fixed-limit.
refused-no_bomb_here = There is no bomb pot in this game.
refused-no_match_here = There is no match at this table.
refused-progressive_needs_discards = Progressive Fantasyland needs a game in which cards are discarded.
refused-seat_in_use = Somebody sits in seat { $seat }: the table needs as many seats.
refused-no_tournament_here = Only open-face Chinese is played as a tournament here.
refused-tournament_running = The tournament is running: nobody comes in and nobody buys.
refused-tournament_over = The tournament with hand { $hand } is over and its prizes are paid.
refused-tournament_change = Between a cash game and a tournament the table must be empty.
refused-no_correction_here = In a tournament all have entered with the same stack: it is not corrected.
refused-buy_in_range_empty = The least buy-in is above the most, { $most }.

## On the line

refused-stale = The table has moved on; look again.
refused-no_answer = The room has not answered.
refused-no_such_table = There is no such table.
refused-bad_message = The room did not understand this.
refused-bad_amount = A whole number of chips, please.
refused-too_many = Too fast: wait a moment.
refused-no_session = Come in by your name first.
refused-name_taken = Somebody at this table has the same name.
refused-not_stored = The room could not write it down, so it did not happen.
refused-broken = The room made a mistake. The table is as it was before.
refused-closed = The room is closing.

## In any form

refused-missing = Please fill this in.
refused-unknown_field = The room does not know this question.
refused-bad_json = The room did not understand this.
refused-not_whole = A whole number, please.
refused-not_a_number = A number, please.
refused-too_small = At least { $least }.
refused-too_big = At most { $most }.
refused-too_short = Please fill this in.
refused-too_long = Too long: at most { $most } characters.
refused-bad_value = This does not fit.
refused-body_too_big = That was too much at once.
refused-name_hidden_characters = The name has characters that nobody can see.
refused-name_empty = The name has no letter that one can see.
refused-name_too_long = Too long: at most { $most } characters.
refused-foreign_origin = The request comes from another site.
refused-too_many_tables = The room has no place for another table.
refused-not_found = There is nothing here.
refused-wrong_method = The room did not understand this.

## The host

refused-not_host = Only the host of the table may do that.
refused-host_only = Only the host himself may do that, not a co-host.
refused-table_locked = The table is locked: nobody sits down for now.
refused-barred = The host has sent you away from this table.
refused-nothing_asked = There is no such request any more.
refused-too_many_knocks = Too many requests are waiting already; try again in a while.
refused-nobody_there = Nobody sits in seat { $seat }.
refused-not_a_guest = That player neither sits here nor is a co-host.
refused-host_stays = The host stays: hand the table over first.
refused-bot_cannot_host = A bot cannot host.
refused-correct_nothing = Say how many chips.
refused-correct_below_zero = Seat { $seat } has only { $stack }.
refused-correct_too_much = That is more than any stack may hold.
refused-correct_same_seat = Choose another seat to take the chips from.
refused-no_hand_to_void = There is no hand to void.
refused-hand_gone = Hand { $hand } cannot be voided any more: its chips have left the table.
refused-evening_over = Hand { $hand } cannot be voided any more: its evening is closed.
refused-nothing_to_close = No hand has been dealt since the last evening.
refused-not_your_debt = Only the two who owe and get it can say that.
refused-no_such_debt = The sums have changed meanwhile; look again.
refused-reason_hidden_characters = The reason has characters that nobody can see.
refused-reason_empty = Give a reason that everybody can read.
refused-reason_too_long = Too long: at most { $most } characters.
refused-wrong_token = This host’s link is no longer valid. The room prints a new one at each start.
refused-not_member = Only those who have played here see the books of a table.

## The deck and the hands

refused-no_such_pledge = No deck lies sealed for which you have promised this seed.
refused-no_such_hand = There is no such hand, or it is still being played.
refused-no_such_placement = You laid no such street in this deal.
refused-not_judged = The coach is busy. Try again in a moment.
refused-not_studied = Too many questions are waiting. Try again in a moment.
refused-not_at_once = Only cards that are all laid at once can be arranged.
refused-no_arranging = The host has turned suggestions off at this table.
refused-no_such_evening = This table has had no such evening.
refused-not_in_phh = PHH has no words for how this hand was opened. The JSON file has it.

## Accounts

refused-name_kept = Somebody keeps this name here, or one that looks like it. Choose another one, or sign in if it is yours.
refused-wrong_sign_in = Name and password do not fit.
refused-wrong_password = That is not your password.
refused-seated_as_guest = You have a seat as a guest. Leave it first, then sign in.
refused-has_account = Your name is kept already.
refused-no_account = Your name is not kept with a password.
refused-no_passkeys = This room has no passkeys.
refused-bad_passkey = The passkey does not fit here, or it came too late.
refused-second_seat = Somebody has taken a seat at this table from this browser already. One browser, one seat.
