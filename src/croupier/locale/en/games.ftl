# Every game at the table: open cards, draws, several boards, halves of a pot, bring-in, and what is chosen ahead.

## Seats and cards

seat-words-open = showing { $cards }
seat-drew = { $count ->
    [0] stood pat
   *[other] drew { $count }
}
seat-drew-short = { $count ->
    [0] Pat
   *[other] Drew { $count }
}
seat-drew-history = Draws: { $draws }
hero-cards-open = Face up for all: { $cards }
board-number = board { $number }
    .short = { $number }
bomb-pot = Bomb pot
    .boards = Bomb pot, { $count } boards
two-boards = { $count } boards
rabbit-cards = It would have come: { $cards }
    .short = Would have come
rabbit-ask = See what would have come
half-high = high
half-low = low
half-badugi = badugi
half-board = board
half-draw = hand

## Deeds, the word at a seat

deed-bring_in = Bring-in
deed-discard = Discards
deed-draw = Draws { $count }
deed-pat = Stands pat
deed-agree = { $count ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] { $count } times
}

## Decisions

action-bring-in = Bring in
action-complete = Complete to
show-no-more = Enough
draw-title = Which cards do you throw away?
draw-title-exact = { $count ->
    [one] Throw away { $count } card
   *[other] Throw away { $count } cards
}
draw-chosen = { $count } of { $most } chosen
draw-pat = Stand pat
draw-button = Draw { $count }
draw-discard = Throw away { $count }
draw-missing = { $count ->
    [one] Choose { $count } card more.
   *[other] Choose { $count } cards more.
}
draw-too-many = { $most ->
    [one] At most { $most } card may go.
   *[other] At most { $most } cards may go.
}
draw-help = Tap the cards that shall go.
    .keys = On the keyboard: 1 to 7, then Enter.
draw-none = Keep all
draw-card = Throw away: { $card }
runs-title = How often shall the rest of the board be dealt?
    .text = More than once only if everybody agrees. The pot is shared between the boards.
runs-times = { $count ->
    [1] Once
    [2] Twice
    [3] Three times
   *[other] { $count } times
}
preset-small-bet = Small bet
preset-big-bet = Big bet
pot-odds = Pot odds { $ratio } : 1, so { $percent }% is enough
pot-odds-show = Show pot odds
    .help = What the pot pays for a call, and how often you have to win.
pre-sent = Done ahead: { $choice }
pre-fold-short = Fold
pre-call-all-in = All-in { $amount }
say-turn-draw = Your turn. Choose the cards to throw away, up to { $most }.
say-turn-discard = { $count ->
    [one] Your turn. Throw away { $count } card.
   *[other] Your turn. Throw away { $count } cards.
}
say-turn-bring-in = Your turn. The bring-in is { $amount }, or complete to { $least }.
say-turn-runs = Your turn. How often shall the board be dealt, at most { $count } times?
say-chosen = { $cards } goes
say-kept = { $cards } stays

## Log lines

log-bomb = Bomb pot: nobody bets before the flop
log-dealt_up = { $name } gets { $cards } face up
log-drew = { $count ->
    [one] { $name } throws away { $count } card
   *[other] { $name } throws away { $count } cards
}
log-drew-cards = { $name } throws away { $cards }
log-pat = { $name } stands pat
log-bring_in = { $name } brings it in for { $amount }
log-agreed = { $count ->
    [2] { $name } would see the rest twice
    [3] { $name } would see the rest three times
   *[other] { $name } would see the rest { $count } times
}
log-agreed-no = { $name } wants to see the rest once
log-runs = { $count ->
    [2] The rest of the board is dealt twice
    [3] The rest of the board is dealt three times
   *[other] The rest of the board is dealt { $count } times
}
log-bounty = { $other } pays { $name } the bounty of { $amount }
log-rabbited = It would have come { $cards }

## Keys

keys-choose = Cards to throw away

## Mixed games and straddles

turnus-hand = Hand { $hand } of { $hands }
turnus-next = then { $game }
straddle-switch = Straddle when I may
switch-on = On
switch-off = Off
choose-title = You choose the next game
    .text = If you choose nothing, the game stays. { $count } s left.
choose-open = Choose
choose-last = played last
choose-waits = { $name } chooses the next game.
