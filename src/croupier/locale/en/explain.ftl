# A hand as a dealer would tell it, and why each thing is as it is (Rulebook). Written for `croupier hand --explain`.
# Amounts are numbers; $cards, $chips, $times and the like come as finished text; $who are players, $seen are cards.

## Counts

count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
count-odd = { $count ->
    [one] { $count } odd chip
   *[other] { $count } odd chips
}
count-times = { $count ->
    [one] { $count } time
   *[other] { $count } times
}
count-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
count-bets = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
count-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## What happens

told-title = Hand { $number }: { $game }, { $players }.
told-blinds = Blinds { $small } and { $big }.
told-limits = Bets { $small } and { $big }.
told-ante-of = Ante { $amount }.
told-seat = Seat { $seat }, { $name }: { $chips }.
told-seat-button = Seat { $seat }, { $name }: { $chips }, the button.
told-small_blind = { $name } posts the small blind of { $amount }.
told-big_blind = { $name } posts the big blind of { $amount }.
told-button_blind = { $name } posts the blind of the button, { $amount }.
told-ante = { $name } antes { $amount }.
told-table_ante = { $name } posts the ante for the whole table, { $amount }.
told-dead = { $name } posts { $amount } dead.
told-straddle = { $name } straddles for { $amount }.
told-post = { $name } posts { $amount } to come in.
told-dealt = { $name } is dealt { $seen }.
told-dealt-hidden = { $name } is dealt { $cards } face down.
told-dealt-up = { $name } is dealt { $up } face up.
told-dealt-both = { $name } is dealt { $down } face down and { $up } face up.
told-board = { $street }: { $seen }.
told-board-of = { $street }, board { $board }: { $seen }.
told-drew = { $name } throws away { $cards }: { $seen }.
told-drew-hidden = { $name } throws away { $cards }.
told-stood_pat = { $name } stands pat.
told-brought_in = { $name } brings it in for { $amount }.
told-folded = { $name } folds.
told-checked = { $name } checks.
told-called = { $name } calls { $amount }.
told-called-all-in = { $name } calls { $amount } and is all-in.
told-bet = { $name } bets { $to }.
told-bet-all-in = { $name } bets { $to } and is all-in.
told-raised = { $name } raises to { $to }.
told-raised-all-in = { $name } raises to { $to } and is all-in.
told-returned = { $amount } that nobody called goes back: { $name }.
told-gathered = The pot is { $amount }.
told-agreed = { $name } agrees to see the rest of the board { $times }.
told-refused_to_run = { $name } wants to see the rest of the board once.
told-runs = The rest of the board is dealt { $times }.
told-shown = { $name } shows { $seen }.
told-shown-hand = { $name } shows { $seen }: { $hand }.
told-mucked = { $name } mucks.
told-raked = The house takes { $amount }.
told-won = { $name } wins { $amount }.
told-won-pot = { $name } wins { $amount } from { $pot }.
told-bounty = { $payer } pays { $name } the bounty of { $amount }.
told-rabbited = The cards that would have come: { $seen }.
told-over = The hand is over.
told-final = { $name }: { $chips }, { $change }.
told-change = { $sign }{ $amount }
pot-name-only = the pot
pot-name-main = the main pot
pot-name-side = side pot { $number }
list-and = { $rest } and { $last }
rule-tag = [{ $rule }]
low-of = { $hand } ({ $ranks })
turn-of = To act: { $name }. { $why }
turn-nobody = { $why }
answer-yes = { $action }: yes. { $why }
answer-no = { $action }: no. { $why }
action-name-fold = Fold
action-name-check = Check
action-name-call = Call
action-name-bet = Bet
action-name-raise = Raise
action-name-bring_in = Bring-in
action-name-discard = Discard
action-name-run = Run it more than once
action-name-show = Show
action-name-muck = Muck
action-name-rabbit = See the cards to come
refused-action = Refused, line { $line }: { $action }. { $why }
told-differs = In the record { $name } ends with { $recorded }, by the rules with { $decided }.
told-winnings-differ = In the record { $name } collects { $recorded }, by the rules { $decided }.

## Why it happens

why-heads_up = With two players the button posts the small blind, acts first in the first round and last in the later ones.
why-opens_left_of_blind = The player left of the big blind opens: { $who }.
why-opens_left_of_straddle = The player left of the last straddle opens: { $who }.
why-opens_left_of_button = The player left of the button opens: { $who }.
why-opens_by_card = The cards that lie face up will say who opens.
why-boards = There are { $boards }; each plays for its part of the pot.
why-bomb_pot = A bomb pot: everybody antes and nobody bets on the first street.
why-carried_in = { $amount } lies in the pot from the last hand.
why-deck = The deck is shuffled before the hand and stays as it is.
why-reshuffled = The stub has run out; discards come back, but nobody's own of this draw.
why-ante = Everybody pays the ante before the cards.
why-table_ante = One player pays the ante for all.
why-dead = Payment for a missed blind; it goes to the pot and is no bet.
why-small_blind = The first player left of the button pays the small blind.
why-big_blind = The big blind is the price to call.
why-button_blind = In this game the button alone has a blind, and it is the price.
why-straddle = A straddle is exactly twice the blind before it and becomes the price.
why-post = A live post to come in; it counts as a bet.
why-dead_money = { $amount } is dead money: it belongs to the main pot and to nobody's bet.
why-short_post = The stack does not cover { $due }: { $amount } goes in, all-in.
why-dealt_down = Own cards are dealt one at a time, clockwise from the left of the button; only their owner sees them.
why-dealt_up = A card face up is seen by all.
why-dealt_drawn = As many new cards as were thrown away.
why-street = The next street: { $cards } for all.
why-burned = One card is burned before it.
why-run_out = All bets are matched and at most one player has chips left: the board comes without betting.
why-board_first = In this game the first board card comes before the betting.
why-common_card = The pack is too short: the last card is one for all.
why-one_of_boards = This is board { $board } of { $boards }.
why-threw_away = In this game so many cards must go; nobody else sees them.
why-drew = Players draw in turn from the left of the button.
why-stood_pat = No card has to be exchanged.
why-lowest_card = The lowest card face up has to open: { $seen }.
why-highest_card = In a game for low the highest card face up has to open: { $seen }.
why-folded = Chips already in stay in the pot; folded cards are shown to nobody.
why-folded_free = A check would have been free; folding is allowed all the same.
why-folded_absent = The player is not there: the house folds the all-in blind.
why-checked = There is nothing to call.
why-option = Nobody has raised this blind of { $price }: its owner has the option to check or to raise.
why-called = The total for the round is now the price, { $to }.
why-called_short = The stack is { $missing } short of the price of { $price }; a call for less is always allowed.
why-called_reach = Nobody else can put in more, so { $missing } of the price of { $price } need not be paid.
why-bet = The first wager of the round.
why-raised = That is { $over } over the price of { $price }.
why-all_in = The whole stack is in.
why-not_full = An all-in for { $over } over the price is less than a full raise of { $step }.
why-half_counts = { $over } is at least half of { $size }: it counts as a full one.
why-not_reopened = It does not reopen the betting: who has acted may only call or fold: { $who }.
why-reopened_together = Together the short all-ins make a full raise and reopen the betting for { $who }.
why-pot_sized = The most that the pot allows: { $to }.
why-caps_the_round = The cap is reached: { $bets }.
why-next_raise = The next raise is to { $to } at least.
why-returned = { $top } is in for the hand and nobody else has put in more than { $second }; the rest is neither won nor raked.
why-gathered = The round is over and its bets are gathered.
why-pot = { $pot }, { $amount }, can be won by { $who }.
why-pot-built = Paid into it: { $parts }.
part-of = { $name } { $amount }
part-folded = { $name } { $amount } (folded)
part-dead = dead money { $amount }
why-paid_into = { $who } paid { $amount } into it.
why-paid_and_folded = { $who } folded; the { $amount } stay and can be won by the others.
why-agreed = It takes the consent of all who are still in.
why-refused_to_run = One no is enough: the board comes once.
why-runs = All have agreed; each board plays for an equal part of every pot.
why-shows_aggressor = The last bet or raise was by { $who }, who shows first.
why-shows_first_left = Nobody bet on the last street: first to show is the one left of the button, { $who }.
why-shows_side_pot = The players of the last side pot show first.
why-shows_next = The next in the order of showing.
why-turned_up = All-in and no more betting: every live hand is turned up.
why-shown_by_choice = Nobody has to show after the hand; this is by choice.
why-shown_for_bounty = Who wins with the worst hand has to show it for the bounty.
why-beaten = The hand is beaten, so it need not be shown.
why-beaten-by = Beaten by { $who }, so the hand need not be shown.
why-rake = { $percent }% of { $pot }, rounded down.
why-rake_capped = The cap of the hand is { $maximum }.
why-last_one_left = All the others have folded; nothing has to be shown.
why-only_one_can_win = Only { $who } can win this pot.
why-others_mucked = The others have mucked.
why-best_hand = The best hand: { $seen }, { $hand }.
why-best_hand-unknown = The best hand wins.
why-split = Equal hands share the pot: { $who }. Suits do not count.
why-beats = It beats { $who }: { $seen }, { $hand }.
why-beats_inside = The same kind of hand, but the cards are better than those of { $who }: { $seen }, { $hand }.
why-half = This half of the pot of { $pot } is { $amount }.
why-nobody_qualifies = Nobody has a hand for the other half: all of it goes here.
why-odd_to_first_half = { $odd } more: what cannot be halved goes to the first half.
why-part_of_board = Board { $board } plays for { $amount } of { $pot }.
why-odd_to_first_board = { $odd } more: what cannot be divided goes to the earlier board.
why-odd_left_of_button = What cannot be divided ({ $odd }) goes to the first winner left of the button: { $who }.
why-odd_shortest_stack = What cannot be divided ({ $odd }) goes to the winner with the shortest stack, { $stack }: { $who }.
why-odd_high_card = What cannot be divided ({ $odd }) goes to the highest card by suit, { $seen }: { $who }.
why-bounty = A pot won alone with seven and deuce: each of the others pays.
why-carried_over = { $amount } cannot be divided and stays for the next hand.
why-over = Every pot is paid.
why-rabbit = They have no effect.

## Whose turn it is

why-hand_is_over = The hand is over.
why-cards_come = The dealer gives the next cards.
why-brings_in = This card has to open: { $seen }.
why-best_showing = The best cards face up open: { $seen }.
why-first_left = The first player left of the button who is still in opens.
why-next_in_turn = The next one clockwise.
why-price_rose = The price has risen from { $acted } to { $price } since.
why-draws_next = Cards are exchanged in turn from the left of the button.
why-throws_next = Cards are thrown away in turn from the left of the button.
why-asked_to_run = All bets are in: everybody is asked how often to deal the rest of the board.

## What may be done, and how much

why-may_fold = It saves the { $call } to call; what is in stays in the pot.
why-may_fold_free = Allowed, though a check is free.
why-may_check = There is nothing to call.
why-check_brings_in = It pays the bring-in.
why-check_stands_pat = It keeps all cards.
why-check_throws_last = It throws away the last cards dealt.
why-check_runs_once = It is a no: the board comes once.
why-may_call = { $call } more makes the price of { $price }; { $bet } is in already.
why-may_call-whole = { $call }, the whole price.
why-may_call_short = { $call }, all-in: { $missing } short of the price of { $price }.
why-may_call_reach = { $call }: nobody else can put in more, though the price is { $price }.
why-least_bet = A bet is { $to } at least.
why-least_raise = To { $to } at least: the price of { $price } and the last full raise of { $step }.
why-least_over_short = To { $to } at least: over the short price of { $price } by a full bet of { $step }.
why-least_over_straddle = To { $to } at least: by the straddle of { $step } over the price of { $price }.
why-least_double = To { $to } at least: twice the price of { $price }.
why-least_limit = To { $to } at least: by the limit of the table, { $limit }, over the price of { $price }.
why-least_all_in = All-in for { $to } only; less than a full size is allowed all-in.
why-most_stack = The most is the whole stack: { $stack }.
why-most_pot = To { $to } at most: the price of { $price }, and the pot after the call: { $pot } and { $call }.
why-most_pot_before_call = To { $to } at most: the price of { $price } and the pot of { $pot }.
why-pot_too_small = Exactly { $to }: the pot of { $pot } is smaller than the least size.
why-most_spread = To { $to } at most: by { $size } over the price of { $price }.
why-fixed_size = Exactly to { $to }: the limit of this street is { $size }.
why-completes = Exactly to { $to }: the next whole multiple of { $size } over the price of { $price }.
why-two_sizes = To { $to } or to { $maximum }: somebody shows a pair.
why-pair_size = Exactly to { $to }: over a pair shown the big bet of { $size } was made.
why-completes_bring_in = To { $to }: a full bet instead of the bring-in.
why-short_of_reopening = The price has risen by { $over } since it was { $acted } at this player's turn; it would have to reach { $needed }.
why-single_reopening = The price has risen by { $over } since it was { $acted } at this player's turn, but by no single full raise.
why-under_half = The price has risen by { $over } since it was { $acted } at this player's turn: less than half a bet.
why-bets_of_round = In this round there are { $bets }; the cap is { $cap }.
why-may_bring_in = { $amount }, for the card { $seen }.
why-may_draw = From { $least } to { $most } cards may be exchanged.
why-must_throw = Exactly { $most } must go.
why-may_run = At most { $most }.
why-may_show = All own cards together.
why-may_muck = The hand is beaten and need not be shown.
why-may_show_after = Allowed, but nobody has to.
why-may_look = The cards that would have come, without any effect.
why-ties_or_wins = The hand ties or wins a pot, so it has to be shown.
why-house_shows_all = In this house everybody shows.

## What is refused

why-not_your_turn = It is another player's turn.
why-hand_over = The hand is over.
why-cannot_check = There is a bet to match: { $call } to call.
why-cannot_fold = A check is free, and this house asks to take it.
why-nothing_to_call = There is nothing to call.
why-bet_exists = There is a bet already; it can be raised.
why-nothing_to_raise = There is no bet to raise.
why-exceeds_stack = The stack does not allow more than { $stack }.
why-not_a_raise = A raise to { $to } does not go over the price of { $price }.
why-nobody_can_call = No opponent could put in more than { $price }.
why-betting_closed = There was no full raise since this player acted: only call or fold.
why-cap_reached = The betting of this round is capped.
why-below_minimum = { $to } is below the least of { $minimum }.
why-above_maximum = { $to } is above the most, { $maximum }.
why-wrong_size = { $to } is not the size of this limit, { $size }.
why-not_at_showdown = Cards are shown at the showdown.
why-must_show = Who shows first has to show all cards.
why-not_your_cards = These cards are not in the hand.
why-already_shown = The cards lie face up already.
why-no_such_player = There is no such player in this hand.
why-must_bring_in = The bring-in of { $amount } comes first, or a full bet.
why-no_bring_in = There is nothing to bring in.
why-must_discard = Cards have to be chosen first: from { $least } to { $most } of them.
why-nothing_to_discard = No cards are thrown away now.
why-wrong_discard = From { $least } to { $most } cards may go, not { $cards }.
why-must_agree = First the question how often to deal the board: at most { $most }.
why-nothing_to_run = Nobody asks how often the board is to be dealt.
why-wrong_runs = The board is dealt at most { $most }.
why-no_rabbit = There are no cards to look at.
why-cards_due = First the dealer has to give { $cards }.
why-betting_not_over = The round of betting is not over.
why-draw_not_over = The exchange of cards is not over.
why-up_card_unknown = A card that lies face up has to be known.
why-too_many_cards = { $cards } are too many: { $due } belong to this street.

## Open-face Chinese: what happens

game-ofc = Open-face Chinese, pineapple
game-ofc_progressive = Open-face Chinese, progressive pineapple
game-ofc_classic = Classic open-face Chinese
game-closed_chinese = Closed Chinese poker
row-name-0 = top
row-name-1 = middle
row-name-2 = bottom
row-with = { $row } { $seen }
deal-given = { $name } gets { $seen }.
deal-given-hidden = { $name } gets { $cards }.
deal-put = { $name } places { $seen }: { $row }.
deal-put-hidden = { $name } places a card.
deal-moved = { $name } moves { $seen }: { $row }.
deal-moved-hidden = { $name } moves a card.
deal-taken_back = { $name } takes { $seen } back.
deal-taken_back-hidden = { $name } takes a card back.
deal-locked = { $name } is ready: { $rows }.
deal-locked-hidden = { $name } is ready, face down.
deal-discards = Discarded: { $seen }.
deal-discards-hidden = Discarded face down: { $cards }.
deal-rows_shown = { $name } turns up: { $rows }.
deal-scored = The hands are compared.
deal-hand = { $name }, royalties { $points }:
deal-hand-dead = { $name }, a dead hand:
deal-row = { $row }: { $seen }, { $hand }.
deal-row-pays = { $row }: { $seen }, { $hand }, royalty { $points }.
deal-pair = { $name } against { $other }:
deal-settled = { $payer } pays { $name } { $chips } for { $points }.
deal-fantasy = { $name } goes to Fantasyland with { $cards }.
deal-fantasy-kept = { $name } stays in Fantasyland with { $cards }.
deal-over = The deal is over.
deal-final = { $name }: { $points }, { $chips }, { $change }.
action-name-place = Place a card
action-name-move = Move a card or take it back
action-name-ready = Ready

## Open-face Chinese: why

why-plays_in_order = The players take turns from the left of the button, which is last: { $who }.
why-all_set_at_once = All get their cards at once and set them face down.
why-in_fantasyland = { $who } is in Fantasyland: { $cards } at once, set face down.
why-deal_deck = The deck is shuffled before the deal and stays as it is.
why-given_open = { $cards }, face up for all to see.
why-given_hidden = { $cards }, for the player alone.
why-given_at_once = { $cards } at once, for the player alone.
why-put_in_the_open = On this street everybody sees each move.
why-put_unseen = Nobody sees it before Ready.
why-moved_before_ready = Until Ready the cards of this street may be moved.
why-taken_back_before_ready = Until Ready the cards of this street may be taken back.
why-street_is_final = After Ready the cards of the street lie for good.
why-discard_stays_hidden = Nobody else ever sees the discards.
why-set_face_down = Thirteen cards are set face down and revealed at the end.
why-placed_by_the_clock = The time is up: the cards go in the order received, the bottom first.
why-revealed_at_the_end = What was set face down is revealed at the end.
why-row = { $who }, { $row }: { $seen }, { $hand }.
why-dead_top = The top is stronger than the middle: the hand is dead.
why-dead_middle = The middle is stronger than the bottom: the hand is dead.
why-royalty = Royalty for the row: { $points }.
why-line_won = { $row }: { $winner }, one point.
why-line_equal = { $row }: equal, no point.
why-line_to_the_living = { $row }: { $winner }, one point, because the other hand is dead.
why-both_dead = Both hands are dead: nothing between them.
why-scoop = All three lines, a scoop for { $winner }: { $points } more.
why-scoop_of_the_dead = A dead hand loses the scoop as well, to { $winner }: { $points } more.
why-no_scoop_of_the_dead = In this house a dead hand does not lose the scoop.
why-royalties_between = Royalties { $more } against { $fewer }: { $winner } gains { $points }.
why-points_between = In all { $points } for { $winner }.
why-points_between-none = In all nothing.
why-transfer = Pairs settle in their order: first against second, first against the button, the button against second.
why-point_value = A point is worth { $value }: { $due } in all.
why-forgiven = { $amount } more are forgiven: more cannot change hands between the two.
why-fantasy_entered = The hand is not dead and has at least queens on top: { $hand }.
why-fantasy_kept_top = Three of a kind on top keep the player there.
why-fantasy_kept_bottom = Four of a kind or better at the bottom keep the player there.
why-fantasy_kept_middle = In this house a full house or better in the middle keeps the player there.
why-fantasy_left = The hand is not good enough to stay in Fantasyland: { $who }.
why-match_goes_on = Somebody is in Fantasyland: the next deal belongs to this match.
why-match_is_over = Nobody is in Fantasyland: the match is over.
why-turn_in_order = Street { $street } is played in turn from the left of the button.
why-turn_at_once = All cards are set at once; nobody waits for anybody.
why-deal_is_over = The deal is over and settled.
why-deal_cards_come = The dealer gives the next cards.
why-may_place = { $left } still to be placed.
why-all_placed = All cards of the street are placed.
why-may_move = Until Ready: { $cards } of this street.
why-nothing_placed = Nothing of this street is placed yet.
why-may_be_ready = First { $left } must be placed.
why-ready_with_discards = What is left is discarded: { $cards }.

## Open-face Chinese: what is refused

why-deal_over = The deal is over.
why-not_in_this_game = That is no action of this game.
why-no_such_row = There is no such row.
why-row_full = { $row }: no room for so many cards.
why-not_your_card = This card is not in the hand.
why-card_locked = A card of an earlier street stays where it lies.
why-already_placed = The card lies there already.
why-not_placed = The card is still in the hand.
why-card_twice = The same card comes twice.
why-ready_too_soon = { $left } still to be placed before Ready.
why-too_few_points = More points are needed for a deal.
why-match_running = Nobody joins a match that is running.
why-wrong_cards = { $cards } are named, and this street has { $due }.
why-deal-must_discard = Too many cards are placed: { $discards } must be left for the discard.
why-deal-wrong_discard = The discard is not what is left in the hand.
