"""The golden explained hands: what `croupier hand --explain` says of some hands and deals, in each language.

`python -m tests.cli.write_explained` writes them to `tests/cli/explained/<name>.<language>.txt`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from tests.rules.stage import play, stage

from croupier.cards import cards
from croupier.cli.explaining import told_deal, told_hand
from croupier.cli.telling import Telling
from croupier.cli.words import Words
from croupier.history.files import read_all
from croupier.history.record import Record
from croupier.rules.action import Discard, Run
from croupier.rules.event import Event, Opened
from croupier.rules.hand import Hand
from croupier.rules.house_rules import Rake

TESTS = Path(__file__).resolve().parents[1]
FOLDER = Path(__file__).parent / "explained"
ALL = ("en", "uk", "ru", "bg")

RECORDS: dict[str, Sequence[str]] = {
    "hands/refused_raise_after_a_short_all_in": ALL,
    "hands/three_all_ins": ("en",),
    "hands/half_chips": ("uk",),
    "deals/one_in_fantasyland_stays_and_two_play": ALL,
    "deals/who_cannot_pay_is_forgiven": ("en", "bg"),
    "deals/a_dead_hand": ("uk",),
}
"""Recorded hands and deals, by their place in `tests/history`."""

GOLDEN: dict[str, Sequence[str]] = {
    "stud8/played_by_dice_1": ("en", "bg"),
    "razz/played_by_dice_1": ("uk",),
    "badugi/played_by_dice_2": ("ru",),
    "drawmaha/played_by_dice_2": ("en",),
    "irish/played_by_dice_2": ("uk",),
    "kuhn/played_by_dice_1": ("bg",),
    "shortdeck/played_by_dice_1": ("ru",),
}
"""Golden hands, by their place in `tests/hands`."""


def run_twice() -> Hand:
    """Two players all-in before the flop, who see two boards; the house takes a rake and has a cap on it."""
    hand = stage([200, 200], (5, 10), holes=["As Ad", "Ks Kd"], run_it_twice="2", rake=Rake(5, 3), names=("Ann", "Ben"))
    play(hand, "1r200 0c")
    hand.act(0, Run(2))
    hand.act(1, Run(2))
    return hand


def bomb_pot() -> Hand:
    """A bomb pot with two boards, won by seven and deuce before the river, with a bounty."""
    hand = stage([100, 100, 100], (1, 2), ante=5, boards=2, bomb=True, seven_deuce=10, holes=["7h 2c"])
    play(hand, "0b10 1f 2f")
    return hand


def a_draw_in_progress() -> Hand:
    """Five-card draw in the middle of the draw."""
    hand = stage([100, 100, 100], (1, 2), variant="five_card_draw", holes=["As Ad 7h 8h 9c"])
    play(hand, "2c 0c 1x")
    hand.act(0, Discard(cards("7h 8h 9c")))
    return hand


STAGED = {"run_twice": run_twice, "bomb_pot": bomb_pot, "a_draw_in_progress": a_draw_in_progress}
"""Hands that are played here, told in each language."""


class Explained(NamedTuple):
    """A hand in words: the name of its file, and its lines."""

    name: str
    text: str


def golden(place: str) -> Hand:
    """A golden hand, replayed from its facts."""
    first, *facts = json.loads((TESTS / "hands" / f"{place}.json").read_text(encoding="utf-8"))["events"]
    hand = Hand.open(msgspec.convert(first, Opened))
    for fact in facts:
        hand.apply(msgspec.convert(fact, Event))
    return hand


def recorded(words: Words, place: str) -> Iterator[str]:
    """A record of a file in words."""
    (record,) = read_all((TESTS / "history" / f"{place}.phh").read_bytes(), place)
    if isinstance(record, Record):
        return told_hand(words, record, record.check())
    return told_deal(words, record, record.check())


def all_explained() -> Iterator[Explained]:
    """Every golden explained hand, told anew."""
    words = {language: Words(language) for language in ALL}
    for place, languages in RECORDS.items():
        for language in languages:
            lines = recorded(words[language], place)
            yield Explained(f"{place.partition('/')[2]}.{language}", "\n".join(lines) + "\n")
    for place, languages in GOLDEN.items():
        for language in languages:
            lines = Telling(words[language], golden(place)).lines()
            yield Explained(f"{place.replace('/', '_')}.{language}", "\n".join(lines) + "\n")
    for name, hand in STAGED.items():
        for language in ALL:
            yield Explained(f"{name}.{language}", "\n".join(Telling(words[language], hand()).lines()) + "\n")
