"""A spot of open-face Chinese from what is typed: cards, rows that lie already, cards that are gone."""

from __future__ import annotations

from random import Random, SystemRandom

from croupier.cards import UNKNOWN, Card, cards, standard_deck
from croupier.chinese.house import ChineseRules
from croupier.chinese.rows import Rows
from croupier.chinese.variant import ALL, SIZES, ChineseVariant
from croupier.chinese.variants import VARIANTS
from croupier.study.open_face.spot import Other, Spot, Streets, streets_of
from croupier.study.placement import MOST


class BadSpot(Exception):
    """A spot that there is not: the key of a message, and its numbers."""

    def __init__(self, key: str, **numbers: int | str) -> None:
        self.key, self.numbers = key, numbers
        super().__init__(key)


def spot_from(
    given: str, board: str, against: list[str], dead: str, count: int, game: str, chance: Random | None = None
) -> Spot:
    """The spot of what was typed; raises `BadSpot`, or `BadCard` for what is no card."""
    if game not in VARIANTS:
        raise BadSpot("place-no-game", games=", ".join(VARIANTS))
    variant, rows, gone = VARIANTS[game], rows_of(board), cards(dead)
    others = [rows_of(text) for text in against]
    lying = [card for each in (rows, *others) for row in each for card in row]
    hand = cards(given) or drawn(count, {*lying, *gone}, chance or SystemRandom())
    check_different([*hand, *lying, *gone])
    full = frozenset([*hand, *lying, *gone])
    if len(hand) >= ALL:
        if any(rows):
            raise BadSpot("place-at-once-empty")
        if len(hand) > MOST:
            raise BadSpot("place-too-many", most=MOST)
        fantasy = 0 if variant.together else len(hand)
        return Spot(rows, hand, ALL, (), full, rivals(others, variant, 0), variant, ChineseRules(), fantasy, True)
    street = street_of(rows, hand, variant)
    place = len(hand) - variant.streets[street].discards
    later, opponents = streets_of(variant, street + 1), rivals(others, variant, street)
    check_enough(len(standard_deck()) - len(full), [later, *[other.later for other in opponents]])
    return Spot(rows, hand, place, later, full, opponents, variant, ChineseRules(), 0, False)


def check_enough(left: int, streets: list[Streets]) -> None:
    """Refuse streets to come for which the pack has too few cards: three opponents, or very many dead cards."""
    wanted = sum(cards for later in streets for cards, _ in later)
    if wanted > left:
        raise BadSpot("place-short", wanted=wanted, left=left)


def rows_of(text: str) -> Rows:
    """Rows from the top down, as they are typed; a dash is an empty row."""
    parts = [cards(part.replace("-", " ")) for part in text.split("/")]
    if len(parts) != len(SIZES) or any(len(row) > size for row, size in zip(parts, SIZES, strict=True)):
        raise BadSpot("place-rows")
    top, middle, bottom = parts
    return top, middle, bottom


def drawn(count: int, gone: set[Card], chance: Random) -> tuple[Card, ...]:
    """So many cards at random that are not gone."""
    left = [card for card in standard_deck() if card not in gone]
    return tuple(chance.sample(left, min(max(1, count), len(left))))


def check_different(known: list[Card]) -> None:
    """Refuse a card that is unknown or named twice."""
    if UNKNOWN in known:
        raise BadSpot("place-unknown")
    if len(set(known)) != len(known):
        raise BadSpot("place-twice")


def done(lying: int, variant: ChineseVariant) -> int | None:
    """How many streets are done when so many cards lie, None where that cannot be."""
    placed = [
        sum(street.cards - street.discards for street in variant.streets[:n]) for n in range(len(variant.streets) + 1)
    ]
    return placed.index(lying) if lying in placed else None


def street_of(rows: Rows, hand: tuple[Card, ...], variant: ChineseVariant) -> int:
    """Which street it is, by the cards that lie already and those that were given."""
    lying = sum(map(len, rows))
    number = done(lying, variant)
    if number is None or [street.cards for street in variant.streets[number:][:1]] != [len(hand)]:
        raise BadSpot("place-no-street", given=len(hand), lying=lying)
    return number


def rivals(others: list[Rows], variant: ChineseVariant, street: int) -> tuple[Other, ...]:
    """Opponents with these rows, or one of whom nothing lies open."""
    return tuple([Other(rows, left_for(rows, variant), 0) for rows in others or [((), (), ())]])


def left_for(rows: Rows, variant: ChineseVariant) -> Streets:
    """The streets that an opponent with these rows still gets."""
    lying = sum(map(len, rows))
    number = done(lying, variant)
    if number is None:
        raise BadSpot("place-rival", lying=lying)
    return streets_of(variant, number)
