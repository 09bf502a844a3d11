"""How strong is it? Every ranking by the name that a variant's data uses (Rulebook B9, H, L).

>>> from croupier.cards import cards, names
>>> low = EVALUATORS["omaha_low_8"]
>>> hole, board = cards("Ah 2d Kc Kd"), cards("3s 4c 8d Qh Ks")
>>> low.name(low.five(hole, board))
HandName(category='low', ranks=(6, 2, 1, 0, 12))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple, TypeVar

from croupier.cards import Card
from croupier.ranking.ace_to_five import five_low, name_low, rank_low
from croupier.ranking.badugi import ACE_HIGH, five_badugi, name_badugi, rank_badugi
from croupier.ranking.describe import HandName, name_of, told
from croupier.ranking.deuce_to_seven import five_27, name_27, rank_27, told_27
from croupier.ranking.eight_or_better import five_eight, five_eight_omaha, name_eight, rank_eight, rank_eight_omaha
from croupier.ranking.five import best_five, best_five_omaha
from croupier.ranking.high import HandRank, best, best_of_both
from croupier.ranking.omaha import best_omaha
from croupier.ranking.short_deck import best_short, five_short, name_short
from croupier.ranking.tiny import five_tiny, name_eleven, name_three, rank_eleven, rank_one, rank_three, rank_two

Result = TypeVar("Result")
Cards = Sequence[Card]
Rank = Callable[[Cards, Cards], HandRank]
Five = Callable[[Cards, Cards], tuple[Card, ...]]


class Evaluator(NamedTuple):
    """One way to read hole cards and a board: how strong, by which cards, and what these are called.

    `rank`: bigger is better, equal is a tie. 0 is no hand for this part of the pot, which wins nothing: only a ranking
    with a qualifier gives it (Rulebook F7). Ranks of different evaluators may not be compared, but for those that are
    HandRanks of `high`.
    `five`: the cards that play, in display order; five, or fewer where a game's hands are smaller, and none if the rank
    is 0. Of equal hands it takes the one whose cards are named first, hole cards before the board.
    `name`: what the cards that `five` gives are called, or the hole cards alone before there is a hand.
    `tell`: `five` and `name` at once from a rank that is known, where that saves work.
    `cards`, `board`: how many cards there must be in all, and on the board, before there is a hand: ask `is_enough`.

    Cards must be different and known; the hot functions do not look.
    """

    rank: Rank
    five: Five
    name: Callable[[Cards], HandName] = name_of
    tell: Callable[[Cards, Cards, HandRank], tuple[tuple[Card, ...], HandName]] | None = None
    cards: int = 5
    board: int = 0

    def is_enough(self, hole: Cards, board: Cards) -> bool:
        """Whether there are cards enough to be ranked."""
        return len(board) >= self.board and len(hole) + len(board) >= self.cards


def _of_all(read: Callable[[Cards], Result]) -> Callable[[Cards, Cards], Result]:
    """Hole cards and board as one."""
    return lambda hole, board: read((*hole, *board))


def _of_hole(read: Callable[[Cards], Result]) -> Callable[[Cards, Cards], Result]:
    """The hole cards alone."""
    return lambda hole, board: read(hole)


def _at_most_two(whole: Evaluator) -> Evaluator:
    """The same, but no more than two of the hole cards play (Rulebook L2)."""

    def rank(hole: Cards, board: Cards) -> HandRank:
        return max([whole.rank(two, board) for two in combinations(hole, 2)])

    def five(hole: Cards, board: Cards) -> tuple[Card, ...]:
        return whole.five(max(combinations(hole, 2), key=lambda two: whole.rank(two, board)), board)

    return whole._replace(rank=rank, five=five, tell=None, board=3)


HIGH = Evaluator(best_of_both, _of_all(best_five), tell=lambda hole, board, rank: told((*hole, *board), rank))
LOW_8 = Evaluator(rank_eight, five_eight, name_eight)
TWO_OF_HOLE = Evaluator(best_omaha, best_five_omaha, board=3)

EVALUATORS: dict[str, Evaluator] = {
    "high": HIGH,
    "omaha_high": TWO_OF_HOLE,
    "greek_high": TWO_OF_HOLE,
    "high_at_most_2": _at_most_two(HIGH),
    "hole_high": Evaluator(_of_hole(best), _of_hole(best_five)),
    "low_8": LOW_8,
    "low_8_at_most_2": _at_most_two(LOW_8),
    "omaha_low_8": Evaluator(rank_eight_omaha, five_eight_omaha, name_eight, board=3),
    "low_a5": Evaluator(rank_low, _of_all(five_low), name_low),
    "low_27": Evaluator(
        rank_27, _of_all(five_27), name_27, tell=lambda hole, board, rank: told_27((*hole, *board), rank)
    ),
    "badugi": Evaluator(_of_all(rank_badugi), _of_all(five_badugi), name_badugi, cards=4),
    "badugi_27": Evaluator(
        lambda hole, board: rank_badugi((*hole, *board), ACE_HIGH),
        lambda hole, board: five_badugi((*hole, *board), ACE_HIGH),
        lambda cards: name_badugi(cards, ACE_HIGH),
        cards=4,
    ),
    "short_deck": Evaluator(_of_all(best_short), _of_all(five_short), name_short),
    "short_deck_trips": Evaluator(
        lambda hole, board: best_short((*hole, *board), trips_beat_straight=True),
        lambda hole, board: five_short((*hole, *board), trips_beat_straight=True),
        name_short,
    ),
    "single": Evaluator(_of_hole(rank_one), _of_hole(five_tiny), cards=1),
    "leduc": Evaluator(_of_all(rank_two), _of_all(five_tiny), cards=2, board=1),
    "rhode_island": Evaluator(_of_all(rank_three), _of_all(five_tiny), name_three, cards=3),
    "two_to_eleven": Evaluator(_of_all(rank_eleven), _of_all(five_tiny), name_eleven, cards=3),
}
"""The rankings, each with the rule that it follows.

High hands, all with the HandRank of `high`: `high` any five of all cards (B2), `omaha_high` and `greek_high` exactly
two of the hole cards and three of the board (H2, H5, L13, L15), `high_at_most_2` at most two of them (L2), `hole_high`
the hole cards alone, which are half of a drawmaha hand.
Lows of eight or better, 0 without one: `low_8` any five (L3, L11), `low_8_at_most_2`, `omaha_low_8` exactly two and
three (H6). Other lows: `low_a5` any five, the ace low (L9), `low_27` five cards, the ace high (L7).
Four cards: `badugi` the best badugi of four or more (L8), `badugi_27` the same with aces high.
Other packs: `short_deck`, and `short_deck_trips` where trips beat a straight (L1); `single`, `leduc` and `rhode_island`
are hands of one, two and three cards, `two_to_eleven` three of a pack without jacks, queens and kings.
"""
