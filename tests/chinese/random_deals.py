"""Random deals: any game, players, stacks, Fantasyland and house rules, with the choices that will be made.

The same code draws from Hypothesis, which makes a failing deal small, and from dice, which are fast.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from hypothesis import strategies as st
from tests.chinese.chance import Chance, Dice, Drawn, deck_from, take
from tests.chinese.players import greedy_lay, random_lay

from croupier.chinese.action import AUTO_PLACE, READY, AutoPlace, ChineseAction, MoveCard, PlaceCard, TakeBack
from croupier.chinese.event import ChineseEvent, ChineseOpened
from croupier.chinese.fantasy import possible
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.opening import open_chinese
from croupier.chinese.royalties import TABLES, Pays, Royalties
from croupier.chinese.variant import ChineseVariant
from croupier.chinese.variants import VARIANTS


class Deal(NamedTuple):
    """A deal before it is played: how it opens, its deck, whether cards come in pieces, and a number a decision."""

    opened: ChineseOpened
    deck: tuple[int, ...]
    pieces: bool
    choices: tuple[int, ...]


OPTIONS: dict[str, tuple[Any, ...]] = {
    name: get_args(kind) if get_origin(kind) is Literal else (True, False)
    for name, kind in get_type_hints(ChineseRules).items()
    if get_origin(kind) is Literal or kind is bool
}
"""Every house rule that is a choice of words or a yes or no, with all its values."""

ROYALTIES = (
    *TABLES.values(),
    Royalties(pairs=(0,) * 13, trips=(0,) * 13, middle=Pays(), bottom=Pays()),
    Royalties(middle=Pays(7, 1, 100, 3, 0, 1, 9), bottom=Pays(1, 1, 1, 1, 1, 1, 1)),
)


def house_rules(chance: Chance, variant: ChineseVariant) -> ChineseRules:
    """Any house rules that go with the game."""
    words = {name: chance.one_of(values) for name, values in OPTIONS.items()}
    if not variant.discards:
        words |= {"ofc_fantasy_cards": "fixed14", "ofc_refantasy_cards": chance.one_of(("14", "same"))}
    value = chance.one_of((1, 1, 3, 100))
    return ChineseRules(**words, ofc_royalties=chance.one_of(ROYALTIES), ofc_point_value=value)


def opening(chance: Chance) -> ChineseOpened:
    """The opening fact of any deal."""
    key = chance.one_of(tuple(VARIANTS))
    variant, n = VARIANTS[key], chance.number(2, 3)
    house = house_rules(chance, variant)
    most = chance.one_of((1_000_000, 1000, 30, 3))
    can = (0, *sorted(possible(variant, house)))
    who = chance.one_of(("nobody", "some", "all"))
    chosen = {"nobody": can[:1], "some": can, "all": can[1:] or can}[who]
    seats = tuple(range(1, n + 1))
    return open_chinese(
        variant=key,
        house=house,
        seats=seats,
        names=tuple(f"s{player}" for player in range(n)),
        stacks=[chance.one_of((most, chance.number(1, most))) for _ in range(n)],
        button=n,
        fantasy=[chance.one_of(chosen) for _ in range(n)],
    )


def random_deal(seed: int) -> Deal:
    """A deal from a seed."""
    dice = Dice(seed)
    choices = tuple(dice.number(0, 2**16) for _ in range(dice.number(0, 60)))
    return Deal(opening(dice), deck_from(seed), dice.one_of((False, True)), choices)


@st.composite
def deals(draw: Any) -> Deal:
    """A deal from Hypothesis."""
    chance = Drawn(draw)
    choices = draw(st.lists(st.integers(0, 2**16), max_size=60))
    return Deal(opening(chance), deck_from(chance.number(0, 9999)), chance.one_of((False, True)), tuple(choices))


# Playing it.


def steps(legal: ChineseLegal) -> Iterator[ChineseAction]:
    """Every single step that is legal."""
    for card in legal.cards:
        if legal.left:
            yield from (PlaceCard(card, row) for row in range(3) if legal.room[row])
    for here, cards in enumerate(legal.placed):
        for card in cards:
            yield TakeBack(card)
            yield from (MoveCard(card, row) for row in range(3) if row != here and legal.room[row])
    if legal.ready:
        yield READY


def chosen(hand: ChineseHand, player: int, choice: int) -> ChineseAction | AutoPlace:
    """What a number makes a player do: lay greedily or at random, let the clock run out, or take a single step."""
    kind, rest = choice % 10, choice // 10
    if kind == 0:
        return greedy_lay(hand, player)
    if kind == 1:
        return AUTO_PLACE
    if kind == 2:
        return random_lay(hand, player, Random(rest))
    legal = hand.legal(player)
    assert legal is not None
    if legal.ready and kind < 8:
        return READY
    wishes = list(steps(legal))
    return wishes[rest % len(wishes)]


class Moment(NamedTuple):
    """A deal where it stands, the facts since the last moment, and who will do what next (-1: nobody)."""

    hand: ChineseHand
    events: list[ChineseEvent]
    player: int
    action: ChineseAction | AutoPlace | None


def moments(deal: Deal) -> Iterator[Moment]:
    """Play a deal; each moment comes before its action is carried out, the last one when all is over."""
    hand, stub, choices = ChineseHand.open(deal.opened), list(deal.deck), iter(deal.choices)
    events = hand.deal(take(stub, hand.wants if deal.pieces else len(stub)))
    while not hand.finished:
        if hand.wants:
            events += hand.deal(take(stub, hand.wants))
            continue
        choice = next(choices, 0)
        player = hand.to_act[choice % len(hand.to_act)]
        action = chosen(hand, player, choice)
        yield Moment(hand, events, player, action)
        events = hand.act(player, action)
    yield Moment(hand, events, -1, None)
