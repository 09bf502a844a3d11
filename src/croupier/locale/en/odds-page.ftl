# The odds page: hands and ranges against each other, outs, the nuts. Why a question is none stands in study.ftl.

title-odds = Odds · Croupier
study = Study
study-leave = To the lobby
study-loading = Fetching the page
study-failed = The page could not be fetched
study-game = Game
study-link = Copy link
study-link-copied = The link holds the whole question
study-link-failed = Copy it from the address bar
study-clear = Clear
study-no-such-game = There is no such game here
study-game-of-draws = In this game cards are exchanged, so it has no odds
study-card-gone = { $card }, lies elsewhere

odds-title = Odds
odds-edit = What is asked
odds-first-game = Ask in { $game }
odds-share = Share of the pot
odds-counting = Counting
odds-add = Add a hand
odds-remove = Remove hand { $number }
odds-hand = Hand { $number }
odds-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
odds-wins-ties = wins { $win } · ties { $tie }
odds-exact = Exact.
    .detail = Every one of { $deals } deals was counted.
odds-about = ± { $error } %.
    .detail = { $deals } random deals were played; 19 times out of 20 the truth is within { $error } % on each side.
odds-numbers = In numbers
    .hand = Hand
    .wins = wins
    .ties = ties
    .share = share
odds-board-title = Board
odds-board-place = Board card { $number }
odds-dead-title = Dead cards
odds-dead-count = { $count ->
    [0] Dead cards
    [one] { $count } dead card
   *[other] { $count } dead cards
}
odds-dead-none = none
odds-by = How the hand is chosen
odds-by-cards = Cards
odds-by-range = Range
odds-pick = Cards for: { $place }
odds-typed = As text
    .range = Cards or a range, as text
odds-examples = Nothing is asked yet
    .text = Choose cards or paint a range. Or look at one of these:
odds-example-kings = Aces against kings
odds-example-draw = A big draw against aces on the flop
odds-example-range = Tens against a narrow range

## The grid of a range

range-grid = Range of { $hand }
range-cell = { $kind }, { $weight } %
range-size = Best hands
range-size-value = the best { $share } % of all hands
range-brush = Weight
range-none = No hands yet: paint some, or choose how many of the best.
range-count = { $count ->
    [one] { $shown } hand · { $left } left
   *[other] { $shown } hands · { $left } left
}

## Outs and the nuts

outs-title = Outs
outs-for = Outs of which hand
outs-hand = Hand { $number } has { $hand }.
outs-help = { $count ->
    [one] { $shown } of { $unseen } cards helps: { $chance } %
   *[other] { $shown } of { $unseen } cards help: { $chance } %
}
outs-ahead = It is ahead, so no card has to help.
outs-nothing = No next card helps.
nuts-title = The best hands on this board
nuts-half = Which half of the pot
nuts-high = High
nuts-low = Low
nuts-ways = + { $count }
