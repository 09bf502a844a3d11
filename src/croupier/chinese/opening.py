"""The opening of a deal: who plays, in which order, and whether the pack serves them (Rulebook K1, K3, K24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import ValidationError, convert, to_builtins

from croupier.chinese.event import ChineseOpened
from croupier.chinese.fantasy import possible
from croupier.chinese.house import ChineseRules
from croupier.chinese.variant import PACK, ChineseVariant
from croupier.chinese.variants import DEFAULT, VARIANTS
from croupier.rules.forced import BadOpening

FEWEST = 2
"""The fewest players of a deal (K1, K2)."""


def open_chinese(
    *,
    seats: Sequence[int],
    names: Sequence[str],
    stacks: Sequence[int],
    variant: str = DEFAULT,
    house: ChineseRules | None = None,
    button: int = 0,
    hand: int = 1,
    fantasy: Sequence[int] = (),
) -> ChineseOpened:
    """The opening fact of a deal among players named clockwise from the left of the button.

    `fantasy` has the cards of each player who is in Fantasyland, 0 for the others; empty: nobody is. Raises
    `BadOpening` when such a deal cannot be played (K1, K23, K24, K26).
    """
    house = house or ChineseRules()
    fantasy = tuple(fantasy) or (0,) * len(stacks)
    check_opening(variant, house, seats, names, stacks, fantasy)
    return ChineseOpened(hand, variant, house, tuple(seats), tuple(names), tuple(stacks), button, fantasy)


def check_opening(
    variant: str,
    house: ChineseRules,
    seats: Sequence[int],
    names: Sequence[str],
    stacks: Sequence[int],
    fantasy: Sequence[int],
) -> None:
    """Refuse what cannot be dealt, before anything happens."""
    if variant not in VARIANTS:
        raise BadOpening(f"unknown variant {variant!r}: known are {', '.join(VARIANTS)}")
    game, n = VARIANTS[variant], len(stacks)
    check_house(game, house)
    if not FEWEST <= n <= game.max_players:
        raise BadOpening(f"{n} players; this game takes {FEWEST} to {game.max_players} (K1)")
    if not len(seats) == len(names) == len(fantasy) == n or len(set(seats)) != n:
        raise BadOpening("each player needs one seat, one name and one stack, and a number of Fantasyland cards or 0")
    if {*map(type, stacks), *map(type, fantasy)} != {int}:
        raise BadOpening("stacks are whole numbers of chips, Fantasyland whole numbers of cards (A5)")
    if min(stacks) <= 0:
        raise BadOpening("a player without chips leaves the match (K26)")
    check_fantasy(game, house, fantasy)


def check_house(game: ChineseVariant, house: ChineseRules) -> None:
    """Refuse options that no house has, and progressive Fantasyland where nothing is discarded (K23, K25, L18)."""
    try:
        convert(to_builtins(house), ChineseRules)
    except ValidationError as error:
        raise BadOpening(f"the house rules are not as they should be: {error}") from error
    for option, rule in (("ofc_fantasy_cards", "K23"), ("ofc_refantasy_cards", "K25")):
        if getattr(house, option) == "progressive" and not game.discards:
            raise BadOpening(f"{option} = progressive needs a game with discards; {game.key} has none ({rule}, L18)")


def check_fantasy(game: ChineseVariant, house: ChineseRules, fantasy: Sequence[int]) -> None:
    """Refuse a number of Fantasyland cards that nobody can have earned, and more cards than the pack has."""
    can = possible(game, house)
    for cards in fantasy:
        if cards and cards not in can:
            known = ", ".join(map(str, sorted(can))) or "no Fantasyland"
            raise BadOpening(f"Fantasyland with {cards} cards; this game knows {known} (K23, K25)")
    need = cards_needed(game, fantasy)
    if need > PACK:
        raise BadOpening(f"{need} cards are needed and the pack has {PACK} (K1, K24)")


def cards_needed(game: ChineseVariant, fantasy: Iterable[int]) -> int:
    """How many cards a deal takes, by each player's Fantasyland cards, 0 for an ordinary one (K1, K24)."""
    return sum(cards or game.cards for cards in fantasy)


def fits(game: ChineseVariant, fantasy: Sequence[int]) -> bool:
    """Whether a pack serves these players (K1, K24)."""
    return cards_needed(game, fantasy) <= PACK


def order_of(seats: Iterable[int], button: int) -> tuple[int, ...]:
    """The seats clockwise from the left of the button, which comes last; the button may be an empty seat (K8)."""
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))
