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

## Games and structures

variant-holdem = Hold’em
    .low = hold’em
variant-omaha = Omaha
    .low = Omaha
structure-no_limit = No-limit
    .low = no-limit
structure-pot_limit = Pot-limit
    .low = pot-limit
structure-fixed_limit = Fixed-limit
    .low = fixed-limit
game-of = { $structure } { $variant_low }
game-line = { $variant } · { $structure }
stakes = { $small } / { $big }
stakes-tight = { $small }/{ $big }

## Cards. A rank stands alone, in the plural, and after "of" or "to" (other languages bend it).

rank-0 = two
    .many = twos
    .of = twos
    .to = two
rank-1 = three
    .many = threes
    .of = threes
    .to = three
rank-2 = four
    .many = fours
    .of = fours
    .to = four
rank-3 = five
    .many = fives
    .of = fives
    .to = five
rank-4 = six
    .many = sixes
    .of = sixes
    .to = six
rank-5 = seven
    .many = sevens
    .of = sevens
    .to = seven
rank-6 = eight
    .many = eights
    .of = eights
    .to = eight
rank-7 = nine
    .many = nines
    .of = nines
    .to = nine
rank-8 = ten
    .many = tens
    .of = tens
    .to = ten
rank-9 = jack
    .many = jacks
    .of = jacks
    .to = jack
rank-10 = queen
    .many = queens
    .of = queens
    .to = queen
rank-11 = king
    .many = kings
    .of = kings
    .to = king
rank-12 = ace
    .many = aces
    .of = aces
    .to = ace
suit-0 = clubs
suit-1 = diamonds
suit-2 = hearts
suit-3 = spades
card = { $rank } of { $suit }
card-hidden = face-down card
card-none = no card yet

## Hands. $a and $b are the first two ranks; _many, _of, _to are their other forms.

hand-high_card = high card, { $a }
    .head = High card
    .tail = { $a }
hand-pair = a pair of { $a_of }
    .head = Pair
    .tail = { $a_many }
hand-two_pair = two pair, { $a_many } and { $b_many }
    .head = Two pair
    .tail = { $a_many } and { $b_many }
hand-trips = three of a kind, { $a_many }
    .head = Three of a kind
    .tail = { $a_many }
hand-straight = a straight, { $a_to } high
    .head = Straight
    .tail = { $a_to } high
hand-flush = a flush, { $a_to } high
    .head = Flush
    .tail = { $a_to } high
hand-full_house = a full house, { $a_many } full of { $b_of }
    .head = Full house
    .tail = { $a_many } full of { $b_of }
hand-quads = four of a kind, { $a_many }
    .head = Four of a kind
    .tail = { $a_many }
hand-straight_flush = a straight flush, { $a_to } high
    .head = Straight flush
    .tail = { $a_to } high
hand-royal = a royal flush
    .head = Royal flush
    .tail = ace high

## Streets

street-preflop = Before the flop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown

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
connection-resting = Open in another window
    .detail = This window rests, the other one plays.
    .here = Go on here
connection-again = Connected again
    .detail = You are back in step.
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
motion-off = No motion
    .help = Cards and chips appear in their places at once.
confirm-all-in = Ask before an all-in
    .help = One more press before all of your chips go in.
volume-value = { $percent }%
language-switch = Language: { $language }
