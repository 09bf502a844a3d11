# The table: its bar, its seats, its buttons, what is spoken and what the log says.

table-title = { $table } · Croupier
table-title-turn = Your turn · { $table }
table-bar-game = { $game } · { $stakes }
table-bar-hand = Hand { $number }
table-stage = Table { $table }
table-loading = Taking you to the table
table-lobby = Back to the lobby
table-unknown = There is no such table
    .detail = The link may be old, or the table is closed.
    .button = See the open tables

## Seats

seats = Seats
seat = Seat { $seat }
seat-sit = Sit here
    .label = Sit here, seat { $seat }
seat-free = Free seat { $seat }
seat-closed = Free
seat-you = you
seat-button = Dealer
seat-away = Away
seat-leaving = Leaving
seat-broke = No chips
seat-folded = Folded
seat-all-in = All-in
seat-all-in-amount = All-in { $amount }
seat-won = +{ $amount }
seat-to-act = To act
seat-waiting = Waiting for the next hand
seat-stack = stack { $amount }
seat-bet = bet { $amount }
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-described = Seat { $seat }, { $name }{ $details }
dealer-button = Dealer button, { $name }

## Deeds, the word at a seat

deed-small_blind = Small blind
deed-button_blind = Button blind
deed-big_blind = Big blind
deed-ante = Ante
deed-table_ante = Ante
deed-dead = Dead blind
deed-straddle = Straddle
deed-post = Posts
deed-fold = Fold
deed-check = Check
deed-call = Call
deed-bet = Bet
deed-raise = Raise
deed-all-in = All-in
deed-show = Shows
deed-muck = Mucks
deed-win = Wins

## Pots and board

board = Board
board-empty = No board cards yet
pots = Pots
pot-pot = Pot
pot-main = Main
pot-side = Side { $number }
pot-described = { $pot } { $amount }
pot-players = For { $names }
total = Total
total-amount = Total { $amount }

## The action bar

actions = Your decision
action-fold = Fold
action-check = Check
action-call = Call
action-bet = Bet
action-raise = Raise to
action-raise-short = Raise
action-all-in = All-in
action-show = Show
action-muck = Muck
action-fold-label = Fold
action-check-label = Check
action-call-label = Call { $amount }
action-call-all-in-label = Call all-in for { $amount }
action-bet-label = Bet { $amount }
action-raise-label = Raise to { $amount }
action-all-in-label = All-in for { $amount }
amount-from = { $amount }+
size-less = Less
size-more = More
size-slider = Size of the wager
size-field = Amount
size-clamped-low = The least is { $amount }.
size-clamped-high = The most is { $amount }.
size-clamped-pot = The most is the pot: { $amount }.
size-not-a-number = Type a whole number of chips.
preset-min = Min
preset-blinds = { $count } BB
preset-third = ⅓ pot
preset-half = ½ pot
preset-two-thirds = ⅔ pot
preset-three-quarters = ¾ pot
preset-pot = Pot
preset-all-in = All-in
preset-none = –
presets = Sizes
fold-free-title = Fold without need?
    .text = You can check for free.
    .check = Check
    .fold = Fold anyway
all-in-title = All of your chips?
    .text = You are about to put in { $amount }.
    .yes = All-in
    .no = Not yet
guard-dropped = Your click was dropped
    .detail = The price has changed: { $name } raised to { $amount }.
    .short = The price has changed just now.

## Why a raise is closed (the codes of the rules)

closed-betting_closed = The all-in was short of a full raise, so you may call or fold.
closed-cap_reached = The betting is capped in this round.
closed-nobody_can_call = Nobody could call more.
closed-exceeds_stack = You have no chips for a raise.
closed-nothing_to_raise = There is nothing to raise.
closed-other = No raise is open to you.
only-all-in = A full raise is more than you have: all-in is your only raise.

## Pre-actions

pre-actions = Choose ahead
pre-fold = Fold
pre-check-fold = Check or fold
pre-check = Check
pre-call = Call { $amount }
pre-call-any = Call any
pre-dropped = { $choice } dropped
    .detail = { $name } raised to { $amount }.
    .moved-on = The street is over.

## The clock

clock-to-act = to act
clock-seconds = { $count } s
clock-mine = { $count ->
    [one] { $count } second to act
   *[other] { $count } seconds to act
}
clock-other = { $name } is to act
next-hand = Next hand in { $count } s
waiting-players = Waiting for another player
waiting-players-help = A hand needs two. Send the link, or ask a bot to sit.
waiting-for-hand = You are in from the next hand.

## Sitting, leaving, chips

sit-title = Sit down at seat { $seat }
sit-text = Chips are for play only. The table takes { $least } to { $most }.
sit-buy-in = Buy-in
sit-blinds = { $count } big blinds
sit-bets = { $count } big bets
sit-points = { $count } points
sit-button = Sit down
sit-max = Most
sit-min = Least
away-banner = You are sitting out
    .detail = You keep your seat and are not dealt in.
away-timeouts = You were sat out
    .detail = Your clock ran out { $count ->
        [one] once
       *[other] { $count } times
    } in a row.
away-broke = You have no chips left
    .detail = Add chips to be dealt in again.
sit-in = I am back
sit-out = Sit out
sit-out-next = Sit out from the next hand
stand = Leave the seat
stand-now = Leave the seat now
stand-leaving = You leave after this hand
stand-title = Leave your seat?
    .text = You take { $amount } with you. In a hand you fold when it is your turn.
    .yes = Leave
    .no = Stay
stood-with = You left with { $amount }
buy-chips = Add chips
buy-title = Add chips
    .text = Up to { $amount } more. They come between hands.
    .button = Add { $amount }
bots-add = Ask a bot to sit
bots-drop = Send { $name } away
spectator = You are watching
spectator-help = Take a free seat to play.
table-full = All seats are taken

## Panels

panel-log = Dealer
panel-players = Players
panel-open = Open the log
panel-close = Close the log
players-at = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Result

result = Result
result-pot = { $pot }
result-wins = { $name } wins { $amount }
result-wins-with = { $name } wins { $amount } with { $hand }
result-split = Split pot
result-split-with = Split pot · { $hand }
result-splits = { $name } gets { $amount }
result-odd = { $name } gets the odd chip
result-takes = { $name } takes the pot of { $amount }
result-beaten = { $name } had { $hand }
show-title = Show your cards?
show-both = Both
show-all = All
show-left = Left
show-right = Right
show-none = None

## Log lines

log-hand = Hand { $number }
log-street = { $street } · pot { $amount }
log-street-cards = { $street } · { $cards } · pot { $amount }
log-dealt = You are dealt { $cards }
log-small_blind = { $name } posts the small blind { $amount }
log-big_blind = { $name } posts the big blind { $amount }
log-button_blind = { $name } posts the button blind { $amount }
log-ante = { $name } posts the ante { $amount }
log-table_ante = { $name } posts the ante { $amount }
log-dead = { $name } posts { $amount } dead
log-straddle = { $name } straddles { $amount }
log-post = { $name } posts { $amount }
log-folded = { $name } folds
log-checked = { $name } checks
log-called = { $name } calls { $amount }
log-called-all-in = { $name } calls { $amount } and is all-in
log-bet = { $name } bets { $amount }
log-bet-all-in = { $name } bets { $amount } and is all-in
log-raised = { $name } raises to { $amount }
log-raised-all-in = { $name } raises to { $amount } and is all-in
log-returned = { $amount } uncalled go back to { $name }
log-shown = { $name } shows { $cards }
log-mucked = { $name } mucks
log-won = { $name } wins { $amount }
log-won-pot = { $name } wins { $pot }, { $amount }
log-won-with = { $name } wins { $amount } with { $hand }
log-won-pot-with = { $name } wins { $pot }, { $amount }, with { $hand }
log-raked = The house takes { $amount }
log-carried = { $amount } stays for the next pot
log-sat = { $name } sits down with { $amount }
log-stood = { $name } leaves with { $amount }
log-leaving = { $name } leaves after this hand
log-away-wish = { $name } sits out
log-away-timeouts = { $name } is sat out: the clock ran out
log-away-broke = { $name } has no chips left
log-away-unconfirmed = { $name } is sat out: did not confirm the start in time
log-back = { $name } is back
log-timed_out = { $name }: the clock has run out
log-bought = { $name } adds { $amount }
log-straddling-on = { $name } straddles from now on
log-straddling-off = { $name } straddles no longer
log-chosen = { $name } has chosen the next game
log-bomb_called = A bomb pot is coming
log-changed = From the next hand on: { $game }
log-moved = { $name } moves to seat { $number }
log-queued = { $name } waits for a seat
log-unqueued = { $name } no longer waits for a seat
log-offered = Seat { $number } is held for { $name }

## Spoken (live regions)

say-turn-check = Your turn. You may check.
say-turn-call = Your turn. { $amount } to call.
say-turn-show = Your turn. You may show or muck.
say-time-low = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
say-cards = Your cards: { $cards }
say-board = { $street }: { $cards }
say-board-now = On the board: { $cards }
say-board-empty = No cards on the board
say-pot = Pot { $amount }
say-pot-price = Pot { $amount }, { $price } to call
say-hand-name = You have { $hand }
say-no-cards = You have no cards
say-time-none = Nobody is on the clock
say-button = The button is at seat { $seat }, { $name }
say-stack = { $name }, { $position }, { $amount }

## Keys

keys = Keys
keys-fold = Fold
keys-check-call = Check or call
keys-raise = Bet or raise
keys-presets = Sizes
keys-size = Less or more
keys-send = Send the bet
keys-close = Close
keys-cards = Hear my cards
keys-board = Hear the board
keys-pot = Hear pots and price
keys-seats = Hear the seats
keys-last = Hear the last actions
keys-time = Hear the time left
keys-bar = Go to the buttons
keys-help = This list

## Plans, the time bank and the waiting list

sit-out-blind = Sit out on my next big blind
auto-top-up = Top up to the most after every hand
leave-after = Leave after this hand
seat-move = Change seat
    .text = You move between hands and come in as a newcomer there, with what you owe.
    .none = No seat is free at the moment.
    .seat = Seat { $seat }
    .after = You act after { $name }
    .planned = Moving to seat { $seat }
    .later = You move to seat { $seat } after this hand
seat-lost = Connection lost
seat-bank = Time bank { $count } s
queue-join = Wait for a seat
queue-leave = Wait no more
queue-place = You are number { $place } on the waiting list
queue-yours = Seat { $seat } is held for you
queue-take = Take seat { $seat }

## Talk

panel-chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-quick = Phrases and reactions
chat-about = { $name }: mute and more
chat-mute = Mute { $name } for me
chat-unmute-all = { $count ->
    [one] Hear { $count } muted player again
   *[other] Hear { $count } muted players again
}
chat-hush = Mute { $name } for everybody
chat-unhush = Let { $name } write again
chat-said = { $name }: { $text }
sign-hello = Hello!
sign-good_luck = Good luck!
sign-nice_hand = Nice hand!
sign-well_played = Well played
sign-thanks = Thank you
sign-sorry = Sorry
sign-unlucky = Unlucky
sign-one_moment = One moment, please
sign-clap = Applause
sign-laugh = Laughing
sign-wow = Amazed
sign-sad = Sad
sign-fire = On fire
sign-think = Thinking
