# The form for a new table. The key of a question is its place in the spec with "-" for ".", its help is `.help`.
# The words of a choice are `choice-<place>-<value>`.

form-title = New table
    .text = Good for an evening as it is. Change what you like.
    .create = Open the table
    .creating = Opening the table
    .rules = House rules
    .rules-count = { $count ->
        [0] As most rooms play
        [one] { $count } changed
       *[other] { $count } changed
    }
    .reset = As it was
    .rule = Rule { $rule }
    .problems = { $count ->
        [one] One answer needs a look.
       *[other] { $count } answers need a look.
    }
    .failed = The table could not be opened
    .loading = Laying out the form
    .advanced = More about the amounts
    .chips = { $amount } chips
    .optional = optional
    .none = none
form-bots = Bots to begin with
    .help = They sit down with you and leave when you ask them to.
    .none = None
group-game = The game
group-stakes = Blinds and stakes
group-table = The table
group-forced = Antes and straddles
group-betting = Betting
group-pot_limit = Pot-limit
group-fixed_limit = Fixed-limit
group-pots = Pots and rake
group-showdown = Showdown
group-buy_in = Buy-in
group-clock = The clock
group-deal = The deal

## Main questions

field-name = Name of the table
    .value = { $name }’s table
field-variant = Game
field-seats = Seats
field-betting-structure = Betting
    .help = No-limit: up to all of your chips. Pot-limit: up to the pot. Fixed-limit: bets of one size.
field-betting-small_blind = Small blind
field-betting-big_blind = Big blind
    .help = Also the least bet.
field-betting-ante = Ante
    .help = What everybody pays before the cards, if the house rules ask for an ante.
field-betting-min_bet = Least bet
    .help = 0: the big blind.
field-betting-small_bet = Small bet
    .help = Fixed-limit, before and on the flop. 0: the big blind.
field-betting-big_bet = Big bet
    .help = Fixed-limit, turn and river. 0: twice the small bet.
field-house-buy_in_min_bb = Least buy-in
    .help = In big blinds.
field-house-buy_in_max_bb = Most buy-in
    .help = In big blinds. The same as the least gives everybody equal stacks.

## House rules

field-house-ante_type = Antes
    .help = Who pays an ante. It is never part of a bet.
choice-house-ante_type-none = None
choice-house-ante_type-per_player = Every player
choice-house-ante_type-bb_ante = The big blind for all
choice-house-ante_type-button_ante = The button for all
choice-house-ante_type-ante_only = Antes, no blinds
field-house-bb_ante_short = Short big blind with ante
    .help = What a big blind pays first when the chips do not reach for both.
choice-house-bb_ante_short-blind_first = The blind first
choice-house-bb_ante_short-ante_first = The ante first
field-house-straddle = Straddle
    .help = A blind raise to twice the big blind, before the cards, by the next player.
choice-house-straddle-off = Off
choice-house-straddle-utg = One, first after the blinds
choice-house-straddle-chain = In a chain, up to the button
field-house-straddle_postflop_min = Least bet after a straddle
    .help = On the flop and later.
choice-house-straddle_postflop_min-bb = The big blind
choice-house-straddle_postflop_min-straddle = The straddle
field-house-straddle_min_raise = Least raise over a straddle
    .help = Before the flop.
choice-house-straddle_min_raise-straddle = By the straddle
choice-house-straddle_min_raise-bb = By the big blind
field-house-burn_cards = Burn a card before each street
    .help = As at a live table. It changes nothing else.
field-house-min_raise_rule = Least raise
    .help = How much a raise must add.
choice-house-min_raise_rule-prev_raise = As much as the last raise
choice-house-min_raise_rule-double = To twice the bet
choice-house-min_raise_rule-table_limit = By the limit of the table
field-house-short_allin_reopen = Short all-ins
    .help = When all-ins below a full raise let those who have acted raise again.
choice-house-short_allin_reopen-cumulative = When together they make a full raise
choice-house-short_allin_reopen-single = Only when one alone does
field-house-free_fold = Folding when a check is free
    .help = Off: whoever may check cannot fold.
field-house-pl_formula = The pot as a limit
    .help = How the largest raise is counted.
choice-house-pl_formula-pot_after_call = The pot after the call
choice-house-pl_formula-pot_before_call = The pot before the call
field-house-pl_min_bet = Least bet
    .help = In pot-limit.
choice-house-pl_min_bet-bb = The big blind
choice-house-pl_min_bet-split_limit = The lower, later the upper limit
field-house-pl_count_antes_preflop = Antes count in the pot
    .help = Before the flop, for the largest raise.
field-house-pl_short_blind_counts_full = A short blind counts in full
    .help = For the largest raise, when the big blind was all-in for less.
field-house-fl_cap = Cap
    .help = How many bets and raises there are in a round.
choice-house-fl_cap-bet_plus_3 = A bet and three raises
choice-house-fl_cap-bet_plus_4 = A bet and four raises
choice-house-fl_cap-none = No cap
field-house-fl_cap_heads_up = No cap between two
    .help = When two players may raise without end.
choice-house-fl_cap_heads_up-heads_up_before_cap = When two are left before the cap
choice-house-fl_cap_heads_up-at_table = When only two were dealt in
choice-house-fl_cap_heads_up-never = Never
field-house-fl_half_bet = All-in short of a bet
    .help = When it counts as a bet or raise.
choice-house-fl_half_bet-half = From half a bet on
choice-house-fl_half_bet-full = Only a full bet
field-house-fl_next_raise = Next raise after a short all-in
    .help = To which amount it goes.
choice-house-fl_next_raise-multiple = To the next whole bet
choice-house-fl_next_raise-on_top = A bet on top
field-house-odd_chip = Odd chip of a split pot
    .help = Who gets what cannot be divided.
choice-house-odd_chip-first_left_of_button = First left of the button
choice-house-odd_chip-shortest_stack = The shortest stack
choice-house-odd_chip-carry_over = It stays for the next pot
field-house-odd_chip_unit = Smallest chip
    .help = Pots are divided down to this.
field-house-rake-percent = Rake
    .help = Part of each pot for the house, in percent. Empty: none.
field-house-rake-cap = Most rake in a hand
    .help = 0: no limit.
field-house-showdown_direction = Order of showing
    .help = After the first to show.
choice-house-showdown_direction-clockwise = Clockwise
choice-house-showdown_direction-counterclockwise = Counter-clockwise
field-house-showdown_aggressor_scope = First to show
    .help = Whose bet or raise counts.
choice-house-showdown_aggressor_scope-final_round = Last to bet on the river
choice-house-showdown_aggressor_scope-whole_hand = Last to bet in the hand
field-house-showdown_muck = Beaten hands
    .help = Whether they must be shown.
choice-house-showdown_muck-allow_muck = May be mucked
choice-house-showdown_muck-show_all = Are shown
field-house-allin_faceup = All-in hands face up
    .help = As soon as no more betting is possible.
field-house-button_draw_tie = Tie in the draw for the button
    .help = When two draw the same rank.
choice-house-button_draw_tie-suit = The suit decides
choice-house-button_draw_tie-redraw = They draw again
field-house-action_seconds = Seconds to act
    .help = Older friends like 40.
field-house-timeouts_to_sit_out = Timeouts before sitting out
    .help = In a row.
