# The learn corner: what beats what, the rules of each game put together from its data, the ideas all games share.
# "You" is whoever reads. $count is a number; $ranks, $games, $total and $number come as finished text.

learn = Learn
    .title = Learn poker
    .text = Start with one hand. The rest can wait until you need it.
    .open = Rules and rankings
learn-first-time = First time? Play a guided hand
learn-hand = Your first hand
    .text = Four at the table, one hand, step by step. You press the real buttons and learn why each thing happens.
    .button = Play the guided hand
learn-deal = Your first deal of Pineapple
    .text = Open-face Chinese: thirteen cards in three rows. You lay a whole deal yourself, step by step.
    .button = Lay a guided deal
learn-rankings = What beats what
    .text = Every ranking with real cards, and how often each hand comes.
learn-games = The rules of each game
    .text = How it is dealt, what wins and what is special, in plain words.
learn-ideas = How a hand goes
    .text = Blinds, betting, all-in, showdown: what nearly all games share.
learn-odds = Any hands against each other, from cards to ranges.
learn-practice = Estimate odds, count outs, read the nuts.
learn-leave = Leave the learn corner
learn-loading = Laying out the cards
learn-failed = This page did not come
    .detail = Nothing at the table has changed.

## What beats what

rankings-choose = Ranking
rankings-size = Counted in
rankings-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rankings-hand = Hand
rankings-often = How often
rankings-total = Exact counts, out of all { $total } hands of { $size }.
rankings-one-in = 1 in { $number }
rankings-never = Never
rankings-used = Used in:
rankings-see = See the ranking
ranking-high = High
    .text = The best is on top. Five cards make a hand and all suits are equal. Between two hands of the same kind the higher cards decide, one after another; if all five are equal, the pot is shared.
ranking-short_deck = Short deck
    .text = Without twos to fives a flush is rarer than a full house and beats it. The ace also counts below the six: A-6-7-8-9 is a straight.
ranking-low_a5 = Ace to five
    .text = The lowest hand wins. The ace is low, and straights and flushes do not count against you: 5-4-3-2-A is the best of all.
ranking-low_27 = Deuce to seven
    .text = The lowest hand wins, but the ace is high and straights and flushes count against you: 7-5-4-3-2 is the best of all.
ranking-low_8 = Eight or better
    .text = A low for half of the pot: five different cards, none above the eight. The ace is low, straights and flushes do not matter. Without such a hand there is no low.
ranking-badugi = Badugi
    .text = Four cards of four ranks and four suits, as low as you can; the ace is low. A card that repeats a rank or a suit does not count, and more cards that count always win.
ranking-badugi_27 = Badugi, ace high
    .text = The same with the ace high: 5-4-3-2 of four suits is the best.
ranking-rhode_island = Three cards
    .text = Three cards make a hand. Three of a kind beats a straight, and a straight beats a flush.
ranking-two_to_eleven = Three cards, two to ten
    .text = Three cards from a pack without jacks, queens and kings. The ace stands above the ten, or below the two.
ranking-rows = Open-face rows
    .text = Three rows: three cards on top, five in the middle, five below. Each row must be at least as strong as the one above it. Strong rows earn royalties, in points.
rows-hand = Row
rows-top = Top
rows-middle = Middle
rows-bottom = Bottom
rows-from = { $first } to { $last }
rows-pair = Pair, { $first } and up
class-royal = Ten to ace, all of one suit.
class-straight_flush = Five in a row, all of one suit.
class-quads = Four cards of one rank.
class-full_house = Three of one rank and two of another.
class-flush = Five cards of one suit.
class-straight = Five in a row, whatever the suits.
class-trips = Three cards of one rank.
class-two_pair = Two of one rank and two of another.
class-pair = Two cards of one rank.
class-high_card = None of these: the highest card speaks.

## The rules of a game

rules-all = All games
rules-family-board = With cards in the middle
rules-family-stud = Stud: some cards face up
rules-family-draw = Draw: cards are exchanged
rules-family-mixed = Mixed games
rules-family-chinese = Open-face Chinese
rules-family-tiny = Small games of theory
rules-players = Players
    .value = 2 to { $most }
    .two = 2
rules-pack = Pack
    .full = all 52 cards
    .short = { $count } cards: { $ranks }
rules-structures = Betting
rules-before = Before the cards
rules-forced-blinds = Two players put in the blinds: the first left of the button the small one, the next the big one. That is the price to play.
rules-forced-button_blind = Everybody puts in an ante. The button alone has a blind on top of it, and that is the price to play.
rules-forced-bring_in = Everybody puts in an ante. After the first cards, whoever shows the lowest card must open with a small bet, the bring-in.
rules-forced-bring_in_low = Everybody puts in an ante. After the first cards, whoever shows the highest card must open with a small bet, the bring-in.
rules-forced-ante = Both players put in an ante.
rules-streets = How it goes
rules-hole = { $count ->
    [one] Everybody gets { $count } card face down.
   *[other] Everybody gets { $count } cards face down.
}
rules-up = { $count ->
    [one] Everybody gets { $count } card face up.
   *[other] Everybody gets { $count } cards face up.
}
rules-board = { $count ->
    [one] { $count } card is turned up in the middle, for all.
   *[other] { $count } cards are turned up in the middle, for all.
}
rules-draw = { $count ->
    [one] In turn, you may throw away { $count } card and get a new one.
   *[other] In turn, you may throw away up to { $count } cards and get as many new ones. To keep all is to stand pat.
}
rules-discard = { $count ->
    [one] Everybody throws { $count } card away.
   *[other] Everybody throws { $count } cards away.
}
rules-common = If the pack runs out, one card in the middle serves for all.
rules-bets = Then there is betting.
rules-bets-blinds = Then there is betting; the player left of the big blind begins.
rules-bets-bring-in = Then there is betting, from the bring-in on.
rules-bets-showing = Then there is betting; whoever shows the best cards begins.
rules-bets-showing-low = Then there is betting; whoever shows the lowest cards begins.
rules-bets-none = Nobody bets here.
rules-limit-lower = fixed limit: small bet
rules-limit-upper = fixed limit: big bet
rules-limit-pair = fixed limit: small bet, or the big one when a pair is showing
rules-wins = What wins
rules-half-first = One half of the pot:
rules-half-second = The other half:
wins-high = The best high hand of five cards.
wins-short_deck = The best high hand of five cards, by the ranking of short deck: a flush beats a full house.
wins-low_a5 = The lowest hand of five cards, with the ace low. Straights and flushes do no harm.
wins-low_27 = The lowest hand of five cards, with the ace high. Straights and flushes count as high hands, so they do harm.
wins-low_8 = The lowest hand of five different cards, none above the eight, with the ace low.
wins-badugi = The best badugi: four cards of different ranks and suits, as low as possible, with the ace low.
wins-badugi_27 = The best badugi: four cards of different ranks and suits, as low as possible, with the ace high.
wins-rhode_island = The best hand of three cards. Three of a kind beats a straight, and a straight beats a flush.
wins-two_to_eleven = The best hand of three cards; the ace stands above the ten, or below the two.
wins-single = The higher card.
wins-leduc = Whoever pairs the card in the middle; if nobody does, the higher card.
use-two = You use exactly two of your own cards and exactly three from the middle.
use-both = You use both of your own cards and exactly three from the middle.
use-at_most_two = You use at most two of your own cards; the rest comes from the middle.
use-own = Only your own cards count here.
use-any = You may use any of your own cards and any from the middle: both, one or none.
use-best = The best of your { $count } cards count.
rules-special = What is special
special-two = Four spades in your hand make no flush: only two of them count. The middle alone makes no hand either.
special-qualify = If nobody has a low of eight or better, the high hand takes it all.
special-both = One player may win both halves, with different cards or with the same ones.
special-quarter = If two share a half, each gets a quarter of the pot. An odd chip goes to the first half.
special-board-first = One card lies face up in the middle before anybody bets.
special-throw = What is thrown away is gone, and nobody else sees it.
special-draws = { $count ->
    [one] There is { $count } chance to change cards.
   *[other] There are { $count } chances to change cards.
}
special-button = The button does not decide who acts first here: the open cards do.
special-cap = { $count ->
    [one] There is at most { $count } bet in a round.
   *[other] There are at most { $count } bets in a round.
}
special-pack = With fewer low cards in the pack strong hands come more often.
rules-structure-no_limit = You may bet any amount, up to all of your chips. A raise must be at least as large as the last one.
rules-structure-pot_limit = You may bet up to as much as lies in the pot; a raise counts your call in.
rules-structure-fixed_limit = Bets and raises have a fixed size: the small bet at first, the big bet later. The number of raises is limited.
rules-structure-spread_limit = A bet may have any size between two limits.

## Mixed games and open-face Chinese

mixed-text = The games follow one another in this order.
mixed-chosen = The players choose the game in turn, the button first, among these:
mixed-orbit = Each lasts an orbit: as many hands as there are players.
mixed-hand = Each choice lasts one hand.
chinese-name-ofc = Pineapple
chinese-name-ofc_progressive = Pineapple, progressive Fantasyland
chinese-name-ofc_classic = Open-face Chinese
chinese-name-closed_chinese = Closed Chinese
chinese-goal = There is no betting. You lay 13 cards in three rows: three on top, five in the middle, five below. A card that is laid stays.
chinese-together = There is no betting. You get 13 cards at once and lay them in three rows in secret: three on top, five in the middle, five below.
chinese-first = { $count ->
    [one] First you get { $count } card and place it.
   *[other] First you get { $count } cards and place all of them.
}
chinese-place = { $times ->
    [one] Then, once: { $cards } to place.
   *[other] Then, { $times } times: { $cards } to place.
}
chinese-place-discard = { $times ->
    [one] Then, once: { $cards }, of which { $discards } is thrown away unseen.
   *[other] Then, { $times } times: { $cards }, of which { $discards } is thrown away unseen.
}
chinese-foul = The rows must grow downwards: the middle at least as strong as the top, the bottom at least as strong as the middle. Otherwise the hand is dead and loses every row.
chinese-score = Each two players compare row with row: a point for each row won, and three more for winning all three. Royalties come on top.
chinese-stay = In Fantasyland all cards are laid at once and unseen. Three of a kind on top, or four of a kind or better at the bottom, keep you there for another deal.
chinese-again-full-house = At this table a full house in the middle keeps you there too.
chinese-again-same = At this table you then get as many cards as before.
chinese-again-progressive = At this table you then get { $least } to { $most } cards, the more the stronger the top row.
chinese-arranging = Whoever lays all cards at once may press “Arrange”: they are laid as they are worth most, and every card can still be moved. In an ordinary street nothing is suggested.
chinese-arranging-off = At this table nothing is suggested, even when all cards are laid at once.
chinese-tournament = This table is a tournament: everybody enters with { $points } points, nobody comes in later, and nobody buys again. Whoever is away has his cards placed.
chinese-tournament-over = It is over after { $count ->
    [one] { $count } full circle
   *[other] { $count } full circles
}, a match for each player in each, or when one player has all.
chinese-fantasy = Queens or better on top without a dead hand bring you to Fantasyland: in the next deal you get { $cards } at once.
chinese-fantasy-grows = Queens or better on top without a dead hand bring you to Fantasyland: in the next deal you get { $least } to { $most } cards at once, the more the stronger the top row.

## How a hand goes

idea-goal = What it is about
    .text = Everybody plays for the pot, the chips in the middle. You win it with the best hand at the end, or earlier, when all the others give up.
idea-button = The button
    .text = A disc marks the dealer’s place. It moves one seat clockwise after each hand, and with it the order in which everybody acts. Acting last is an advantage: you have seen what the others do.
idea-blinds = Blinds and antes
    .text = Somebody must have something to play for. The two players left of the button put in the small and the big blind before the cards. In some games everybody puts in a little instead, an ante.
idea-actions = Your turn
    .text = Nobody has bet: check, and pay nothing, or bet. Somebody has bet: fold and give up the hand, call and pay the same, or raise the price. Turns go clockwise until everybody still in has paid the same.
idea-raise = How high
    .text = A raise must add at least as much as the bet or raise before it. After a bet of 20 the least raise is to 40; after a raise from 20 to 60 it is to 100. “Raise to 60” means 60 in all, not 60 more.
idea-all-in = All-in
    .text = You can never lose more than what lies before you. If you cannot pay the whole price, you call with all that you have and stay in to the end.
idea-side-pots = Side pots
    .text = Who is all-in for 100 can win 100 from each of the others. What they bet beyond that lies in a side pot, which only they can win.
idea-showdown = Showdown
    .text = If two or more are left after the last bet, cards are shown. Who bet or raised last shows first; without a bet it is the first left of the button. Who is beaten may throw his cards away unseen.
idea-kicker = The kicker
    .text = Two players hold a pair of aces: the next highest card decides, then the next. It is always the best five cards that count, never a sixth.
idea-split = Shared pots
    .text = If the best five cards are equal, the pot is shared, for suits never decide. A chip that cannot be divided goes to the first winner left of the button.
idea-straddle = Straddle
    .text = Where the table allows it, the player left of the big blind may put in twice the big blind before the cards. That becomes the price, and he acts last in the first round.
idea-run = Run it twice
    .text = When all the chips are in, the players may agree to deal the rest of the board twice. Each board plays for half of the pot. Luck weighs less; the chances stay as they are.
idea-bomb = Bomb pot
    .text = Everybody puts in an ante and the flop comes at once, without betting before it; often there are two boards.
