# What `croupier play` says in the terminal. Amounts are numbers; $chips, $hands come as finished text, $seen are cards.

## Typed words: the first of each is shown, all are understood.

typed-fold = f fold
typed-check = k x check
typed-call = c call
typed-bet = b bet
typed-raise = r raise
typed-all_in = a allin all-in
typed-bring_in = i bring bring-in
typed-discard = d discard draw throw
typed-pat = p pat stand
typed-run = n run
typed-show = s show
typed-muck = m muck
typed-help = ? h help
typed-table = t table
typed-explain = e explain
typed-buy = buy rebuy
typed-choose = g game
typed-quit = q quit exit leave
typed-min = min
typed-max = max
typed-pot = pot
typed-half = half

## The evening

play-guest = Guest
play-own-table = My table
play-welcome = Type a word and Enter. { $help } says at any time what you may do and why, { $quit } leaves.
play-next = Enter: next hand. { $quit }: leave.
play-broke = You have no chips left. Enter: buy { $chips } and play on. { $quit }: leave.
play-choose = You choose the next game: { $word } and its number. If you choose none, the game stays.
play-parting = You leave with { $chips } after { $hands }: { $change }.
count-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}

## A hand

play-hand = Hand { $number }. { $name } has the button.
play-hand-no-button = Hand { $number }.
play-stack = { $name } { $chips }
play-change = { $name } { $change }
play-your-turn = Your turn.
play-board = Board: { $seen }
play-hold = You hold { $seen }
play-hold-hand = You hold { $seen }: { $hand }
play-pot = Pot { $pot }, to call { $call }, you have { $stack }.
play-pot-free = Pot { $pot }, nothing to call, you have { $stack }.
play-may-fold = { $word }: fold
play-may-check = { $word }: check
play-may-call = { $word }: call { $amount }
play-may-bet = { $word } and an amount: bet { $least } to { $most }
play-may-bet-one = { $word }: bet { $to }
play-may-raise = { $word } and an amount: raise to { $least } to { $most }
play-may-raise-one = { $word }: raise to { $to }
play-may-all_in = { $word }: all-in { $amount }
play-may-bring_in = { $word }: bring in { $amount }
play-may-discard = { $word } and the numbers of cards: throw away up to { $most }
play-may-discard-exact = { $word } and the numbers of cards: throw away { $most }
play-may-pat = { $word }: stand pat
play-may-run = 1 to { $most }: how often the board is dealt
play-may-show = { $word }: show
play-may-muck = { $word }: muck
play-may-help = { $word }: why
play-always = Always: { $table } the table, { $explain } this hand with its rules, { $buy } more chips, { $quit } leave.
play-seat-plain = Seat { $seat }, { $name }: { $chips }
play-seat-button = Seat { $seat }, { $name }: { $chips }, button
play-seat-turn = Seat { $seat }, { $name }: { $chips }, to act
play-seat-away = Seat { $seat }, { $name }: { $chips }, sits out
play-no-hand = No hand has been dealt yet.

## What cannot be done

play-not-understood = “{ $typed }” says nothing to me. ? tells what you may do.
play-not-now = It is not your turn.
play-how-much = How much? For example { $word } { $to }.
play-no-number = “{ $typed }” is no amount.
play-no-all-in = You cannot go all-in here.
play-which-cards = Which cards? For example { $word } 1 3.
play-no-card = You do not hold “{ $typed }”.
play-which-game = Which game? A number from 1 to { $most }.
play-how-often = How often? From 1 to { $most }.
play-too-early = What you typed before your turn was forgotten.
play-refused = That was refused ({ $code }).
play-no-game = There is no game “{ $game }”; `croupier variants` lists them.
play-no-structure = This game is not played with “{ $structure }”, but with: { $known }.
play-no-stakes = “{ $stakes }” are no stakes; write them as 5/10.
play-no-bot = There is no bot “{ $kind }”; there are: { $known }.
play-alone = It takes two to play: let at least one bot come.
play-no-room = There is no room at { $link }: { $why }

## Where cards go in open-face Chinese, and what a placement has cost: $rows and $cards are names of cards, $cost is points.

place-given = Cards: { $cards }
place-proved = Proved: no placement is worth more (royalties, lines, staying in Fantasyland).
place-not-proved = Stopped before it was proved: there may be a better placement.
place-looks = Stopped before anything was tried: this is how it looks at first sight.
place-deals = Points a deal, Fantasyland counted, over { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
place-no-game = there is no such game; known are { $games }
place-at-once-empty = thirteen cards or more are set at once, on an empty board
place-too-many = at most { $most } cards are set at once
place-rows = rows are written "top / middle / bottom", with at most 3, 5 and 5 cards and a dash for an empty one
place-unknown = every card must be named
place-twice = a card is named twice
place-no-street = this game has no street with { $given } cards given and { $lying } in the rows
place-short = { $wanted } cards are still to come to the players, and only { $left } are left in the pack
place-rival = no street leaves an opponent with { $lying } cards in his rows
coach-title = The deal of { $place }
coach-street = { $name }, street { $street }: { $cards }
coach-best = { $rows }: none better was found
coach-laid = { $rows }: { $cost }
coach-better = better: { $rows }
coach-total = { $name } gave away in all: { $cost }
coach-no-deal = there is no deal of open-face Chinese in { $file }
