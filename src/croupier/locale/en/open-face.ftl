# Open-face Chinese at the table: rows, placing, the score, what is spoken and what the log says.

face-row-top = Top
face-row-middle = Middle
face-row-bottom = Bottom
face-row-described = { $row }, { $count } of { $size }
face-rows = Rows of { $name }
face-rows-mine = Your rows
face-name = { $head }, { $tail }
face-royalty = { $count ->
    [one] { $count } point of royalty
   *[other] { $count } points of royalties
}
face-royalty-none = no royalty
face-foul = Foul
face-foul-certain = Foul: the rows are out of order
face-order-good = Rows in order
face-royalties-now = Royalties { $points }
face-discarded = Discarded { $cards }
face-open-board = Show the rows of { $name }

## Whose wait it is

face-state-placing = Placing
face-state-waiting = Waiting
face-state-set = All set, face down
face-state-done = Done
face-setting = { $count ->
    [one] Setting { $count } card
   *[other] Setting { $count } cards
}
face-by-clock = Placed by the clock
face-street = Street { $street } of { $streets }
face-waits-you = Your turn
face-waits-for = Waiting for { $names }
face-closed-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
face-time = { $time } left
face-time-bank = Time bank { $time }
face-clock-mine = { $count ->
    [one] You have { $count } second
   *[other] You have { $count } seconds
}

## Fantasyland

face-fantasy = Fantasyland
face-fantasy-cards = Fantasyland, { $count } cards
face-fantasy-next = Fantasyland next: { $count } cards

## Placing

face-place = { $count ->
    [one] Place { $count } card
   *[other] Place { $count } cards
}
face-discard = { $count ->
    [one] discard { $count }
   *[other] discard { $count }
}
face-all-placed = All placed: press Ready
face-tray = Your cards
face-tray-card = { $card }, not placed
face-tray-chosen = { $card }, chosen
face-tray-placed = { $card }, in the row { $row }: take it back
face-tray-discard = { $card }, will be discarded
face-row-take = Put the { $card } into the row { $row }
face-card-moves = { $card }, row { $row }, can still be moved
face-discard-mark = Discard
face-undo = Undo
face-reset = Take all back
face-sort = Sort
face-sort-dealt = As dealt
face-sort-rank = By rank
face-sort-suit = By suit
face-arrange = Arrange
face-arranging = Arranging your cards…
face-arranged = Arranged. You can still move every card.
face-ready = Ready
face-ready-not-yet = Place { $count } more first.
face-ready-discard = Ready, discard { $cards }
face-foul-ask = Your hand will be dead
    .text = The rows are out of order: you lose every row to every opponent and get no royalties.
    .yes = Ready all the same
    .no = Change it

## The match

face-match = Match { $number }
face-deal = deal { $number }
face-circle = { $done } of { $all } matches of the circle
face-point-worth = { $amount } a point
face-play-title = Next match
face-play-text = It takes { $amount } chips. Whoever does not confirm sits out.
face-play = Play
face-play-left = { $count ->
    [one] { $count } second to confirm
   *[other] { $count } seconds to confirm
}
face-playing = You play. Waiting for { $names }
face-play-waits = Waiting for { $names } to confirm
face-next-deal = The next deal comes at once
face-alone = Open-face Chinese needs two players
face-watching = You are watching
face-in-match = A match is running. You can join the next one.
face-caps = Nobody wins or loses more with an opponent than the smaller of the two stacks at the start of the deal.
face-caps-payer = Nobody pays more than he has.

## The score

face-score = Score
face-so-far = So far
face-part-top = Top
face-part-middle = Middle
face-part-bottom = Bottom
face-part-scoop = Scoop
face-part-royalties = Royalties
face-part-points = Points
face-part-chips = Chips
face-pair = { $us } – { $them }
face-you = You
face-pair-sum = Together { $points }, chips { $chips }.
face-forgiven = { $amount } more could not be paid.
face-total = { $name } { $points } ({ $chips })
face-totals = Totals
face-skip = Skip
face-speed = Speed of the score
face-speed-slow = Slow
face-speed-normal = Normal
face-speed-fast = Fast
face-speed-off = At once

## What is spoken

face-say-turn = Your turn. { $task }
face-put = { $name }: { $card } into the row { $row }
face-put-mine = { $card } into the row { $row }
face-taken-back = { $name } takes the { $card } back
face-taken-back-mine = { $card } taken back

## The keys

keys-row-top = Card into the top row
keys-row-middle = Card into the middle row
keys-row-bottom = Card into the bottom row
keys-card-next = Next card
keys-card-before = Card before
keys-undo = Undo
keys-arrange = Arrange all cards
keys-ready = Ready
keys-own-rows = Hear my rows again
keys-points = Hear royalties and score again

## The log

log-given = Your cards { $cards }
log-laid = { $name } is done with street { $number } { $cards }
log-laid_by_clock = { $name } ran out of time; street { $number } is placed { $cards }
log-fouled = The hand of { $name } is dead
log-paid = { $name } wins { $what } points from { $other }: { $amount }
log-unpaid = { $name } cannot pay { $other } { $amount } more
log-fantasy = { $name } goes to Fantasyland with { $amount } cards
log-fantasy_kept = { $name } stays in Fantasyland with { $amount } cards
log-confirmed = { $name } plays the next match
log-match_over = The match is over

## A tournament by deals

tournament = Tournament
tournament-title = The tournament
tournament-text = It begins when everybody has confirmed, and has { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at most. Nobody comes in later and nobody buys again.
tournament-match = Tournament: match { $number } of { $all }
tournament-lacks = The tournament begins when all seats are taken: { $count ->
    [one] { $count } player is missing
   *[other] { $count } players are missing
}
tournament-away = You are away
    .detail = Your cards are placed for you until you are back.
tournament-over = The tournament is over
tournament-place = Place { $place }
tournament-chips = { $amount } chips
tournament-again = Enter again with { $amount }
log-tournament_began = The tournament begins: { $count ->
    [one] { $count } match
   *[other] { $count } matches
} at most
log-knocked_out = { $name } is out, place { $what }
log-finished = Place { $what }: { $name }, prize { $amount }
log-finished_unpaid = Place { $what }: { $name }

## The choices of a reader

confirm-foul = Ask before a dead hand
    .help = In open-face Chinese, before Ready when the rows are surely out of order.
face-lost = Connection lost
face-streets-done = { $street } of { $streets } streets done
game-open-face-ofc = Open-face Chinese, Pineapple
game-open-face-ofc_progressive = Open-face Chinese, progressive Pineapple
game-open-face-ofc_classic = Open-face Chinese, classic
game-open-face-closed_chinese = Closed Chinese
# In a phone's bar, where the whole name has no room. 14–17: how many cards of Fantasyland there may be.
game-open-face-short-ofc = Pineapple
game-open-face-short-ofc_progressive = Pineapple 14–17
game-open-face-short-ofc_classic = Open-face Chinese
game-open-face-short-closed_chinese = Closed Chinese
face-plays = Plays
face-asked = Not confirmed yet
