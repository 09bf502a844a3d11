# The guided first deal of Pineapple. "You" is whoever reads, in Anna's seat against Boris; a page has its words, and
# .head is its title, .hint what the story does, .other what is said of another placement, .dead of one that is dead.

lesson-dead = That would be a dead hand

deal-lesson-welcome = You sit in Anna’s seat, at the bottom, and play Pineapple against Boris. It is open-face Chinese poker, and there is no betting. Each of you lays thirteen cards in three rows: three on top, five in the middle, five at the bottom. At the end row is compared with row.
    .head = Three rows, thirteen cards
deal-lesson-order = One law stands above all: each row must be at least as strong as the one above it. The bottom is the strongest, the top the weakest. If the rows end in another order, the hand is dead, a foul: it loses every row and earns nothing. On top only pairs and three of a kind count, for three cards make no straight and no flush.
    .head = Stronger from row to row
deal-lesson-open = Boris sits left of the button, so he begins. He gets five cards face up and lays them: an ace on top, two tens in the middle, the seven and the six of spades at the bottom. What lies after Ready lies for good.
    .head = Boris begins
deal-lesson-first = Now your five. Choose a card and then a row: by a press, by drag, or by the keys for the rows. Until Ready you may move them. Think of the bottom first: it must become your strongest row, and three cards of one suit can grow into a flush.
    .head = Your first five cards
    .hint = In our story Anna lays the three hearts at the bottom, the king in the middle and the queen on top.
    .other = The rules allow it, and many ways to lay the first five are good. Anna keeps the three hearts together at the bottom, where her strongest row must be, and puts a high card into each of the others.
deal-lesson-hidden = From now on each of you gets three cards that the other does not see. Two are laid, one is thrown away, and nobody ever sees which. Boris has laid a second ace on top: a pair of aces there pays 9 points, but only if his middle becomes stronger still.
    .head = Three cards, two places
deal-lesson-second = You got the king and the two of hearts and the seven of clubs. Lay two of them. What is left in your hand at Ready is thrown away.
    .head = Your second street
    .hint = Anna adds the heart to the bottom, pairs the kings in the middle and throws the seven away.
    .other = The fourth heart and the second king both help a row that is begun, and the seven helps none. So Anna lays the king in the middle and the two at the bottom.
deal-lesson-royalties = Strong rows earn royalties, points of their own. At the bottom they begin with a straight, in the middle with three of a kind, on top with a pair of sixes. The higher up a hand lies, the more it pays: a flush pays 4 at the bottom and 8 in the middle, and a pair of queens on top pays 7.
    .head = Royalties
deal-lesson-third = The ace of hearts: your fifth heart, a flush. And an eight, which may find another one. Lay them and watch your rows: the table names what each of them makes and what it pays.
    .head = The fifth heart
    .hint = Anna completes the flush with the ace and lays the eight in the middle.
    .other = Look at the bottom: with the ace it is a flush, pays 4 and holds up whatever comes above it. Anna takes that at once and lays the eight in the middle, where it may become a pair.
deal-lesson-aces = Boris has made a straight at the bottom. But look at his middle: a pair of tens under a pair of aces. There is one place left in it, and only another ten, a six or a three would make it stronger than the aces.
    .head = Boris takes a risk
deal-lesson-fourth = Your bottom is done. Now another eight has come, and two places are free in the middle, two on top.
    .head = A second pair
    .hint = Anna lays the eight and the three in the middle, and throws the six away.
    .other = Two pair in the middle, kings and eights, are stronger than any pair on top. With them Anna may hope for queens there without fear. So she lays the eight and the three in the middle.
deal-lesson-dead = No ten, no six, no three: the top of Boris is stronger than his middle, and his hand is dead. He will lose all three rows to you whatever you have, and the bonus for all three, and his aces and his straight earn nothing. That is the price of a foul, and that is why the table warns you before Ready.
    .head = A foul
deal-lesson-queens = Look at your top: one queen, and two places are free. A pair of queens or better on top brings more than its 7 points: whoever has it, and no dead hand, goes to Fantasyland.
    .head = What a queen can do
deal-lesson-fifth = Two queens have come! With all three on top the row would pay 20. But stop and look at the row below: it holds two pair, and the top may not be stronger. Lay both queens on top and see what the table says of it; nothing counts before Ready.
    .head = A temptation
    .hint = Anna lays one queen and the nine on top, and throws the other queen away.
    .other = Just as good: which of the two queens is laid makes no difference here.
    .dead = Three queens are stronger than the two pair below them: the hand would be dead like that of Boris, with no royalties and no Fantasyland. At a table you are asked once more before you do that. One queen is enough.
deal-lesson-score = All cards lie. Boris is dead, so you win each of the three rows, a point for each, and 3 more for all of them: that is the scoop. Your royalties come on top: 4 for the flush and 7 for the queens. Together 17 points; at this table a point is a chip.
    .head = Row against row
deal-lesson-fantasy = You have queens on top and your hand lives: in the next deal you are in Fantasyland. You get 14 cards at once, lay thirteen of them unseen and throw one away, while Boris plays street by street. With all cards in hand strong rows come easily. Three of a kind on top, or four of a kind at the bottom, keep you there for another deal.
    .head = Fantasyland
deal-lesson-end = You know the three rows and the order that they must keep, the streets of five and of three cards, the discard, royalties, the scoop, the dead hand and Fantasyland. That is enough to sit down and play.
    .head = That was your first deal
