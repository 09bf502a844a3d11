# Words that every part of the room uses.
# Amounts ($amount, $to, $pot) come as finished text: chips with separators, or big blinds. Counts ($count) are numbers.

app = Croupier
in-blinds = { $value } BB
close = Close
cancel = Cancel
back = Back
save = Save
try-again = Try again
copy = Copy
copied = Link copied
notices = Notices
more = More
menu = Menu
yes = Yes
no = No
and-more = { $first }, { $rest }
percent = { $value }%
minutes-seconds = { $minutes }:{ $seconds }
seconds-short = { $count } s
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Places at the table

position-BTN = BTN
    .full = button
position-SB = SB
    .full = small blind
position-BB = BB
    .full = big blind
position-UTG = UTG
    .full = under the gun
position-UTG1 = UTG+1
    .full = under the gun plus one
position-UTG2 = UTG+2
    .full = under the gun plus two
position-MP = MP
    .full = middle position
position-MP1 = MP+1
    .full = middle position plus one
position-MP2 = MP+2
    .full = middle position plus two
position-HJ = HJ
    .full = hijack
position-CO = CO
    .full = cutoff

## Bots

bot = Bot
bot-named = { $name } (bot)
bot-kind-beginner = Beginner
bot-kind-greedy = Greedy
bot-kind-rollout-60 = Thinker, 60 trials
bot-kind-rollout-300 = Thinker, 300 trials
bot-kind-rollout-1500 = Thinker, 1,500 trials
bot-kind-caller = Caller
    .help = Calls almost everything. Good company for a first evening.
bot-kind-tight = Rock
    .help = Waits for good cards and counts the pot odds.

## Connection

connection-connecting = Connecting
connection-live = Connected
connection-stale = Connection lost
    .detail = Catching up. Your seat and your chips are safe.
connection-lost = No connection
    .detail = Your seat and your chips are kept. Next try in { $seconds } s.
    .trying = Trying again now. Your seat and your chips are kept.
connection-resting = You play on another device now
    .detail = The seat is yours there, with the cards and the clock.
    .here = Take it back here
connection-again = Connected again
    .detail = You are back in step.
connection-closing = The room restarts
    .detail = Your seat, chips and clock are kept; the page comes back by itself.
connection-retry = Try now

## Settings

settings = Settings
    .language = Language
    .look = Look
    .theme = Theme
    .felt = Felt
    .deck = Deck
    .table = At the table
    .unit = Amounts
    .sound = Sound
    .volume = Volume
    .motion = Motion
theme-system = As the system
theme-dark = Dark
theme-light = Light
felt-pine = Pine
felt-slate = Slate
felt-wine = Wine
felt-dusk = Dusk
felt-linen = Linen
deck-four = Four colours
deck-two = Two colours
unit-chips = Chips
unit-bb = BB
unit-label = Show amounts in
sounds-table = Cards and chips
sounds-mine = My turn and my wins
sounds-room = People and notices
turn-notice = Notify me when it is my turn
    .help = A notice of your device while the page is in the background.
    .never = Your browser does not allow it for this page. You can change that in the browser’s settings.
motion-off = No motion
    .help = Cards and chips appear in their places at once.
confirm-all-in = Ask before an all-in
    .help = One more press before all of your chips go in.
volume-value = { $percent }%
language-switch = Language: { $language }
