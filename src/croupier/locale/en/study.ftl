## The study kit: odds, nuts, outs and ranges. $count and $deals are numbers, $error and $chance are per cents.

odds-pot = pot
odds-wins = wins
odds-shares = shares
odds-counted = Counted: every one of { $deals } deals.
odds-sampled = Sampled: { $deals } deals; with 95 % the truth is within { $error } % on each side.
odds-hands-sampled = Final hands sampled: { $deals } deals.
odds-takes = Counting takes about { $time }; Ctrl-C gives a sample instead.
study-takes = This takes about { $time }; Ctrl-C gives the answer so far.
odds-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}
odds-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
odds-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
odds-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
odds-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Why a question cannot be answered, and where.

odds-where-hand = hand { $number }
odds-where-board = board
odds-where-dead = dead cards
odds-where-range = range { $number }
odds-where-pot = pot
odds-where-stack = stack
odds-where-bets = bets
odds-where-raises = raises
odds-where-after = after
odds-card-twice = { $card } is named twice
odds-not-in-pack = { $card } is not in the pack of this game
odds-players = there are from 1 to { $most } players, not { $players }
odds-board = the board has at most { $most } cards, not { $cards }
odds-boards = there are at most { $most } boards here, not { $boards }
odds-one-board = streets are told for one board with cards on it
odds-board-range = from { $least } to { $most } cards must lie there, not { $cards }
odds-no-board = this game has no board
odds-no-outs = outs need a board of three cards with more to come, and this game has none
odds-no-such-half = the pot of this game has no such half
odds-too-few-cards = { $needed } cards are needed and there are { $cards }
odds-too-many-cards = a hand has at most { $most } cards here, not { $cards }
odds-no-card = no card at character { $place } of “{ $text }”: a card is a rank of 23456789TJQKA and a suit of cdhs
odds-unknown-card = every card must be known here
odds-no-range = neither cards nor a range at character { $place }: “{ $part }”
odds-no-weight = no weight from 0 to 1 at character { $place }: “{ $part }”
odds-empty-range = this range has no hands
odds-range-is-seen = no hand of this range is left: its cards are seen, or not in the pack of this game
odds-ranges-collide = these hands need the same cards: no deal with all of them was found
odds-no-such-game = there is no such game: “{ $game }”; `croupier variants` lists them
odds-game-of-draws = cards are exchanged in this game, so it has no odds before the draw
odds-river-board = a river has a board of five cards, not { $cards }
odds-no-size = no size of a bet at character { $place }: “{ $part }”; sizes are 50%, 0.5 or all-in
odds-no-amount = an amount is more than 0 and less than a million million
odds-large-tree = these bets make a tree of more than { $most } places; fewer sizes or raises make it smaller
odds-line-is-over = nobody decides after this
odds-no-choice = choice { $number }: there is no “{ $part }” here, only { $choices }

## The best hands on a board, the cards that help, what a range holds.

nuts-more = and { $count } more
nuts-none = No hand qualifies on this board.
outs-now = Now: { $hand }.
outs-count = { $count } of { $unseen } cards help: { $chance } %.
range-holds = { $count } hands, { $share } % of all.

## When to push all in or to call, with two players; and what tournament chips are worth.

pushfold-push = Push { $share } % as the small blind:
pushfold-call = Call { $share } % as the big blind:
pushfold-value = The small blind wins { $value } big blinds a hand; best play against it gains at most { $error } thousandths.
pushfold-who = seat
pushfold-behind = behind
pushfold-hands = hands
pushfold-stack = stack
pushfold-wins = wins
pushfold-gain = could gain
pushfold-nobody = nobody
pushfold-seat = seat { $number }
pushfold-seat-button = button
pushfold-seat-small = small blind
pushfold-seat-big = big blind
pushfold-chips = In big blinds a hand. “Could gain” is what a seat would win more by playing otherwise where it decides.
pushfold-prizes = In prize money, by ICM. “Could gain” is what a seat would win more by playing otherwise where it decides.
pushfold-left-out = At most { $most } are all in together; equities of three are from { $boards } boards for each three kinds of hands. See docs/tournament-numbers.md.
icm-no-seats = there are from 2 to { $most } seats, not { $seats }
icm-no-ante = an ante is not negative
icm-no-stack = stack { $number }: a stack is from blind and ante to a million big blinds
icm-chips = chips
icm-icm = ICM
icm-chop = chip chop
icm-players = players
icm-bounties = bounties
icm-together = together
icm-error = 95 %
icm-sampled = Sampled: { $samples } orders of coming in; with 95 % the truth is within ± of each worth.
icm-bounties-model = Bounties: whoever goes out falls to one of those still in, by their share of the chips; the winner keeps his own.
icm-no-bounties = as many bounties as players, or one for all: { $players } players, { $bounties } bounties
icm-no-bounty = a bounty is a number, and not negative
icm-no-bounty-of-nobody = who has no chips has no bounty
icm-no-progressive = the progressive part is from 0 to 1
icm-no-chop = each who is left has a prize to share: { $players } players, { $prizes } prizes
icm-no-left = what is left to play for is at most what the first prize is above the second
icm-no-unit = the prizes are not in whole units of this size
icm-no-blinds = blinds are two numbers, not negative, the big one the greater: 100/200
icm-no-amount = an amount other than 0 is from 10⁻⁹ to 10¹⁵
icm-no-samples = at least one sample, and no precision below 0
chop-left = { $left } are left to play for, for who wins in the end.
stacks-chips = chips
stacks-big-blinds = big blinds
stacks-m = M
stacks-zone = M of ten
stacks-effective = effective
stacks-average = of the average
icm-no-players = there are at most { $most } players, not { $players }
icm-no-stacks = stacks are not negative, and somebody has chips
icm-no-prizes = a prize is a number, not negative, and the greatest stands first: 50,30,20

## The river of two players: how both play it best. $pot, $first and $second are chips, $error is per cents.

river-values = Of the pot of { $pot } the first player wins { $first } on average, the second { $second }.
river-off = Best answers gain at most { $error } % of the pot, after { $rounds } rounds of learning.
river-decides-0 = The first player decides:
river-decides-1 = The second player decides:
river-wins = wins
