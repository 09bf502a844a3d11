# The last hands of a table, a hand played again step by step, and the check of its deck.

title-hand = Hand { $number } · { $table }
replay-loading = Looking for the hand
replay-missing = There is no such hand
    .detail = The link may be wrong, or the hand is still being played.
    .button = To the lobby
replay-failed = The hand could not be read
    .detail = Nothing is lost. Try again in a moment.
replay-back = Back to the table
replay-turn = It is your turn at the table
replay-link = Copy link
replay-link-copied = The link to this step is copied
replay-link-failed = Copy it from the address bar
replay-actions = What was done
replay-controls = Replay
replay-first = To the deal
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-step = Step
replay-step-value = { $step } of { $last }: { $what }
replay-speed = Speed
replay-speed-value = { $times }×
replay-deal = Deal
replay-street = Street { $number }
replay-score = Score
replay-end = End
replay-download = Download
replay-download-json = As JSON, with the proof of the deck
replay-download-phh = As PHH
replay-void = Void

## The check

check-hand = Check this hand
check-running = Checking the deck
check-holds = Deal proved
check-fails = Deal not proved
check-title = The deck of this hand
check-text = Your browser has checked by itself that these are the cards that were sealed before the players cut the deck.
check-fails-text = Your browser has checked the deck of this hand, and something does not fit.
check-more = Anybody can check the downloaded file without the room: { $command }

## The list

hands = Hands
panel-hands = Hands
hands-title = The last hands
hands-loading = Looking for the last hands
hands-empty = No hand has been finished here yet
hands-failed = The hands could not be read
hands-more = Earlier hands
hands-all = All hands
hands-all-json = JSON
hands-all-phh = PHH
hands-row = Hand { $number }
hands-open = Play hand { $number } again
hands-won = { $name } +{ $amount }
hands-nobody = Nobody won chips
hands-own = your cards: { $cards }
hands-board = board: { $cards }
hands-gain = your result: { $amount }

## The coach of open-face Chinese

coached = Ask the coach
coached-title = What your placements have cost
coached-running = Judging placement { $number } of { $count }…
coached-best = Nothing better found
coached-cost = { $points } ± { $margin }
coached-better = Better
coached-perhaps = Perhaps better
coached-show = Show street { $number }
coached-total = In all { $points } points, beside the best that was found.
coached-total-best = Nothing better was found for any of your placements.
coached-note = In points, by what you could see. Each street rests on { $count } playouts of the cards to come; ± holds the truth 19 times out of 20.
coached-proved = In points, by what you could see. What is set at once is searched to the end, so this is exact.

## The chances of the hands that the reader knows

replay-odds = Odds
replay-odds-exact = exact
replay-odds-about = ± { $error } %
replay-odds-none = Cards are exchanged in this game, so it has no odds.
replay-odds-failed = The odds could not be asked.
replay-odds-few = Fewer than two hands are known to you here.
replay-odds-board = board { $number }: { $share } %
replay-odds-hidden = { $count ->
    [one] { $count } hand that you do not know is left out.
   *[other] { $count } hands that you do not know are left out.
}
