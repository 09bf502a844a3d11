# The host of a table, its log, and the books of an evening. "You" is whoever reads.

## In the log

log-host = { $name } hosts the table
log-host_over = { $by } hands the table over to { $name }
log-cohost = { $by } makes { $name } a co-host
log-cohost_claims = { $name } helps to host the table
log-cohost_off = { $name } is no longer a co-host
log-paused = { $name } pauses the game
log-resumed = { $name } lets the game go on
log-door_open = { $name } opens the door: anybody may sit down
log-door_guarded = { $name } wants to be asked for seats and chips
log-door_locked = { $name } locks the table
log-asks_seat = { $name } asks for seat { $what } with { $amount }
log-asks_chips = { $name } asks for { $amount }
log-granted = { $by } says yes to { $name }
log-declined = { $by } says no to { $name }
log-withdrew = { $name } no longer asks
log-kicked = { $by } sends { $name } away
log-forgiven = { $by } lets { $name } come back
log-corrected_more = { $by } gives { $name } { $amount } from the bank: { $what }
log-corrected_less = { $by } takes { $amount } from { $name } to the bank: { $what }
log-corrected_from = { $name } gets { $amount } from { $by }: { $what }
log-correction_asked = { $by } corrects the stack of { $name } when the hand ends, by { $amount }: { $what }
log-correction_dropped = The stack of { $name } is not corrected by { $amount }: { $what }
log-voided = Hand { $number } does not count ({ $name }): { $what }
log-payment_sent = { $name } has paid { $amount }
log-payment_got = { $name } has received { $amount }
log-payment_unsaid = { $name } takes back that { $amount } is paid
log-evening_closing = { $name } closes the evening
log-evening_closed = Evening { $number } is over. The next hand begins another one.

## At the table

host-open = Host the table
host-open-waiting = { $count ->
    [one] Host the table, { $count } request
   *[other] Host the table, { $count } requests
}
host-panel = The host’s desk
host-paused = Paused by { $name }
host-paused-plain = Paused
ask-seat-text = The host is asked first.
ask-sent = The host has been asked
    .seat = You wait for seat { $seat } with { $amount }.
    .chips = You wait for { $amount } more.
    .granted = The host said yes. You get a seat as soon as one is free.
    .granted-chips = The host said yes. Your chips come after this hand.
    .undo = No longer ask
seat-removed = Goes after this hand
told-kicked = { $name } has sent you away from the table
told-yes = { $name } says yes
told-no = { $name } says no
told-corrected = { $name } has corrected your stack
told-voided = The hand does not count: { $name } has voided it

## The desk

desk-requests = Requests
desk-requests-none = Nobody waits.
desk-asks-seat = Seat { $seat } with { $amount }
desk-asks-chips = { $amount } more
desk-yes = Let in
    .chips = Give
    .label = Let in { $name }
    .label-chips = Give { $name } the chips
desk-no = No
    .label = Say no to { $name }
desk-granted = Yes, when it can be
desk-game = The game
desk-pause = Pause
    .detail = This hand is played to its end without a clock. No new one begins.
desk-resume = Go on
    .detail = The game is paused. Clocks go on with what was left.
desk-change = Change the game
    .title = Game and stakes from the next hand
    .text = The hand that is played is not touched. Everybody sees it in the log.
    .yes = From the next hand
desk-bomb = Bomb pot
    .detail = The next hand is a bomb pot.
    .called = A bomb pot comes next.
desk-void = Void a hand
    .detail = Hand { $number }: every stack is as at its start.
    .none = There is no hand to void.
    .title = Void hand { $number }?
    .text = All stacks are as at its start, and the same hand number is not used again. Everybody sees it in the log.
    .yes = Void the hand
desk-evening = Close the evening
    .detail = The sheet and who pays whom are then final.
    .none = No hand has been dealt this evening.
    .closing = The evening ends with this hand.
    .match = The evening ends with this match.
    .tournament = The evening ends with this tournament.
    .title = Close the evening?
    .text = The hand that is played is the last one, then the game is paused. Chips stay in front of the players: the next evening begins with them. Everybody sees it in the log.
    .yes = Close the evening
desk-door = The door
desk-approval = Ask me first
    .detail = Seats and chips wait for your word.
desk-lock = Lock the table
    .detail = Nobody sits down. Who sits stays.
desk-people = Players
desk-people-none = Nobody sits here yet.
desk-host = host
desk-cohost = co-host
desk-more = What to do with { $name }
desk-correct = Correct the stack
    .waits = Corrected by { $amount } when the hand ends
    .back = Take the correction back
desk-kick = Send away
    .title = Send { $name } away?
    .text = Goes when this hand is over, with all chips, and cannot sit down again until you allow it.
    .yes = Send away
desk-appoint = Make a co-host
desk-dismiss = No longer a co-host
desk-hand-over = Hand the table over
    .title = Hand the table over to { $name }?
    .text = { $name } hosts from now on. You stay a co-host.
    .yes = Hand over
desk-barred = Sent away
desk-forgive = Let back
    .label = Let back { $name }
desk-leave-it = Leave it
desk-books = The books of the evening

## A correction

correct-title = Correct the stack of { $name }
correct-now = { $name } has { $amount }.
correct-way = What happens
    .more = Add
    .less = Take away
correct-from = Where the chips come from
    .bank = the bank
correct-amount = How many chips
correct-reason = Why
    .help = Everybody reads it in the log and in the books.
correct-after = Then { $name } has { $amount }.
correct-yes = Correct
correct-in-hand = A hand is played with this stack. It is corrected when the hand ends.

## The books

sheet-title = The books of the evening
sheet-evening = Which evening
    .closed = Evening { $number } · { $date }
    .open = Evening { $number }, not closed yet
sheet-mine = My evenings
sheet-page = Books · { $table }
sheet-hands = { $count ->
    [one] { $count } hand played
   *[other] { $count } hands played
}
sheet-running = A hand is being played: stacks are as at its start.
sheet-loading = Adding up
sheet-player = Player
sheet-bought = In
sheet-taken = Out
sheet-corrected = Corrected
sheet-now = At the table
sheet-result = Result
sheet-house = The house
sheet-house-detail = rake, bots and odd chips
sheet-zero = All results together are zero.
sheet-empty = Nobody has bought chips yet.
settle-title = Settle up
settle-text = The fewest payments after which everybody is even.
settle-even = Everybody is even.
settle-line = { $payer } pays { $payee }
settle-paid = I have paid
settle-received = I have received it
settle-paid-house = The house has paid
settle-received-house = The house has received it
settle-said-paid = { $name } says it is paid
settle-said-received = { $name } says it has come
settle-done = Paid
settle-done-title = Settled
settle-unsay = Take it back
settle-copy = Copy as text
settle-copied = Copied
sheet-csv = The sheet for a spreadsheet
ledger-csv = Every transfer for a spreadsheet
sheet-back = Back to the table
sheet-again = Look again
sheet-failed = The books cannot be shown
host-claimed = { $count ->
    [one] You host { $count } table
   *[other] You host { $count } tables
}
