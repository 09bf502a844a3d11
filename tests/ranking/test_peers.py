"""PokerKit ranks random hands in the same order, in every ranking that it has."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from croupier.cards import deck, name
from croupier.ranking import EVALUATORS

GAMES = {
    "high": ("StandardHighHand", deck(), 2, 5),
    "high, stud": ("StandardHighHand", deck(), 7, 0),
    "high, royal": ("StandardHighHand", deck(8), 2, 5),
    "omaha_high": ("OmahaHoldemHand", deck(), 4, 5),
    "omaha_high, six": ("OmahaHoldemHand", deck(), 6, 5),
    "greek_high": ("GreekHoldemHand", deck(), 2, 5),
    "hole_high": ("StandardHighHand", deck(), 5, 0),
    "low_8": ("EightOrBetterLowHand", deck(), 2, 5),
    "low_8, stud": ("EightOrBetterLowHand", deck(), 7, 0),
    "omaha_low_8": ("OmahaEightOrBetterLowHand", deck(), 4, 5),
    "omaha_low_8, five": ("OmahaEightOrBetterLowHand", deck(), 5, 5),
    "low_a5, stud": ("RegularLowHand", deck(), 7, 0),
    "low_a5, draw": ("RegularLowHand", deck(), 5, 0),
    "low_27": ("StandardLowHand", deck(), 5, 0),
    "badugi": ("BadugiHand", deck(), 4, 0),
    "badugi, five": ("BadugiHand", deck(), 5, 0),
    "badugi_27": ("StandardBadugiHand", deck(), 5, 0),
    "short_deck": ("ShortDeckHoldemHand", deck(4), 2, 5),
    "single": ("KuhnPokerHand", tuple(range(36, 48, 4)), 1, 0),
    "leduc": ("LeducHoldemHand", tuple(range(36, 48)), 1, 1),
    "rhode_island": ("RhodeIslandHoldemHand", deck(), 1, 2),
    "rhode_island, royal": ("RhodeIslandHoldemHand", deck(8), 1, 2),
    "two_to_eleven": ("Numeral211HoldemHand", (*range(36), *range(48, 52)), 1, 2),
}
"""By ranking and game: PokerKit's name of it, the pack, and how many cards are in the hand and on the board."""


def agree(game: str, count: int) -> None:
    """Rank so many random hands with both, and look whether they put them in the same order with the same ties."""
    pokerkit = pytest.importorskip("pokerkit")
    kind, pack, hole, board = GAMES[game]
    theirs, ours = getattr(pokerkit, kind), EVALUATORS[game.partition(",")[0]]
    random = Random(game)

    def read(dealt: Sequence[int]) -> str:
        return "".join(map(name, dealt))

    pairs: list[tuple[int, Any]] = []
    for _ in range(count):
        dealt = random.sample(pack, hole + board)
        own, shared = dealt[:hole], dealt[hole:]
        pairs.append((ours.rank(own, shared), theirs.from_game_or_none(read(own), read(shared))))
    assert all((rank == 0) == (hand is None) for rank, hand in pairs)
    made = sorted([(rank, hand) for rank, hand in pairs if rank], key=lambda pair: pair[0])
    assert made
    for (our_lower, their_lower), (our_upper, their_upper) in pairwise(made):
        assert (our_lower == our_upper) == (their_lower == their_upper)
        assert their_lower <= their_upper


@pytest.mark.parametrize("game", GAMES)
def test_a_peer_orders_some_random_hands_the_same_way(game: str) -> None:
    agree(game, 20)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_peer_orders_2000_random_hands_the_same_way(game: str) -> None:
    agree(game, 2_000)
