"""A game that is not in the list: an entry made of known parts is all that it takes, and the laws hold for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.rules import laws
from tests.rules.made_up import made_up_deal
from tests.rules.random_hands import Deal, Dice, deck_from, opening

from croupier.rules.variant import Street, Variant
from croupier.rules.variants import VARIANTS

DOWN_UNDER = Variant(
    "down_under",
    (
        Street("first", hole=2, up=1),
        Street("flop", board=3),
        Street("more", hole=1),
        Street("turn", board=1, limit="upper"),
        Street("last", hole=1, limit="upper"),
    ),
    ("omaha_high", "omaha_low_8"),
    max_players=7,
    structures=("fixed_limit", "spread_limit"),
    forced="bring_in",
)
"""Five cards of one's own, one of them open, and a board of four: nobody has ever played it."""


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> Variant:
    """The game as one entry more in the list; nothing else is told about it."""
    monkeypatch.setitem(VARIANTS, DOWN_UNDER.key, DOWN_UNDER)
    return DOWN_UNDER


def deal_of(key: str, seed: int) -> Deal:
    """A random hand of the game."""
    dice = Dice(seed)
    choices = tuple(dice.number(0, 2**16) for _ in range(dice.number(0, 60)))
    opened = opening(dice, key)
    return Deal(opened, deck_from(seed, opened), dice.one_of((False, True)), choices)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_law_holds_for_a_game_that_is_one_entry_more(known: Variant, law: Callable[[Deal], None]) -> None:
    for seed in range(40):
        law(deal_of(known.key, seed))


def test_the_laws_hold_for_games_put_together_at_random() -> None:
    played: Counter[str] = Counter()
    for seed in range(200):
        with made_up_deal(seed) as deal:
            laws.all_at_once(deal, seed)
            game = VARIANTS[deal.opened.variant]
            played.update([game.forced, *game.halves, *(street.limit for street in game.streets)])
    assert min(played[part] for part in ("bring_in", "ante", "blinds", "button_blind", "pair", "upper")) > 5
    assert len(played) > 15
