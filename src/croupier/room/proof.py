"""A hand as it is downloaded, and the check that its cards are those of the deck that was sealed (docs/fairness.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from croupier.cards import UNKNOWN
from croupier.chinese.event import ChineseOpened, Given, Locked, RowsShown
from croupier.room.fact import AnyFact, Cut
from croupier.room.fairness import ALGORITHM, CardProof, hash_of_seed, is_proved, joint_key, permutation
from croupier.rules.event import Board, Dealt, Opened, Rabbited, Shown

Format = Literal["croupier-hand-1"]
BOARD = -1
"""Where a card went that is nobody's."""


class HandRecord(Struct, frozen=True):
    """A finished hand as one reader may know it, with the openings of the cards that he saw.

    `id` is the table's id and the number of the hand's roll, `at` the time of the deal in ms since 1970, `player` the
    reader's index in the hand (-1: he was not in it). `facts` begin with the table's roll.
    """

    format: Format
    id: str
    table: str
    at: int
    player: int
    facts: tuple[AnyFact, ...]
    openings: tuple[CardProof, ...] = ()


Fault = Literal[
    "no_seal",
    "wrong_hand",
    "unknown_algorithm",
    "wrong_seed",
    "not_sealed_so",
    "dealt_twice",
    "not_opened",
    "misplaced",
]
"""What can be wrong with a record's proof."""


class Verdict(Struct, frozen=True):
    """What a check has found: no `faults`, then every card that is known here is the one that was sealed.

    `cards` were proved, `closed` stay unknown to this reader, `returned` came from the discards and are under no seal.
    `seeds` cut the deck, `withheld` are the seats whose promised seed was not told in time.
    """

    faults: tuple[tuple[Fault, int], ...]
    cards: int = 0
    closed: int = 0
    returned: int = 0
    seeds: int = 0
    withheld: tuple[int, ...] = ()


def dealt(facts: Iterable[AnyFact]) -> Iterator[tuple[int, int, int]]:
    """Every card that left the deck, as place in the order of dealing, owner (`BOARD`: nobody's) and card.

    Cards are dealt one at a time, clockwise; a burned card comes before the board that follows it (Rulebook D1, D2). In
    open-face Chinese each player gets his street at once (K8).
    """
    place, around = 0, list[Dealt]()
    for fact in facts:
        if around and not (type(fact) is Dealt and fact.player > around[-1].player):
            yield from _around(place, around)
            place += sum(len(one.cards) for one in around)
            around = []
        if type(fact) is Dealt:
            around.append(fact)
        elif type(fact) is Given:
            for card in fact.cards:
                yield place, fact.player, card
                place += 1
        elif type(fact) is Board:
            for card in (*fact.burn, *fact.cards):
                yield place, BOARD, card
                place += 1
    yield from _around(place, around)


def _around(place: int, around: Sequence[Dealt]) -> Iterator[tuple[int, int, int]]:
    for player, fact in enumerate(around):
        for number, card in enumerate(fact.cards):
            yield place + number * len(around) + player, fact.player, card


def known_places(facts: Sequence[AnyFact], order: Sequence[int]) -> list[int]:
    """The places of the cards that these facts show their reader; `order` is the whole sealed deck as it was dealt.

    A place counts only if the card was seen as it came from there: one that came back from the discards may have lain
    with somebody else before, and tells nothing of him.
    """
    places, owner = set[int](), dict[int, int]()
    for place, player, card in dealt(facts):
        owner[place] = player
        if card != UNKNOWN and place < len(order):
            places.add(place)
    for fact in facts:
        if shown := shown_by(fact):
            player, cards = shown
            places |= {place for place in _of(owner, player) if place < len(order) and order[place] in cards}
        elif type(fact) is Rabbited:
            places |= {place for place, card in enumerate(order) if place not in owner and card in fact.cards}
    return sorted(places)


def shown_by(fact: AnyFact) -> tuple[int, tuple[int, ...]] | None:
    """Who turns up which of his cards by this fact; None when nobody does (Rulebook G2, K10, K24)."""
    if type(fact) is Shown:
        return fact.player, fact.cards
    if type(fact) is Locked or type(fact) is RowsShown:
        return fact.player, (*fact.top, *fact.middle, *fact.bottom)
    return None


def _of(owner: dict[int, int], player: int) -> list[int]:
    return [place for place, one in owner.items() if one == player]


def check(record: HandRecord) -> Verdict:
    """Check a downloaded hand by itself, without the room."""
    cut = next((fact for fact in record.facts if type(fact) is Cut), None)
    opened = next((fact for fact in record.facts if isinstance(fact, Opened | ChineseOpened)), None)
    if cut is None or opened is None:
        return Verdict((("no_seal", 0),))
    faults = list(_faults_of_cut(record, cut, opened))
    if faults:
        return Verdict(tuple(faults))
    size = cut.seal.size
    order = permutation(joint_key(cut.seal, cut.seeds), size)
    places = {place for place, _, _ in dealt(record.facts)}
    proved = {opening.place for opening in record.openings}
    withheld = tuple(pledge.seat for pledge, seed in zip(cut.seal.pledges, cut.seeds, strict=True) if not seed)
    return Verdict(
        (*_faults_of_openings(record, cut, order), *_faults_of_cards(record, size), *_faults_of_shown(record, size)),
        cards=len(proved),
        closed=sum(place < size for place in places - proved),
        returned=sum(place >= size for place in places),
        seeds=len(cut.seeds) - len(withheld),
        withheld=withheld,
    )


def _faults_of_cut(record: HandRecord, cut: Cut, opened: Opened | ChineseOpened) -> Iterator[tuple[Fault, int]]:
    """Whether the seal is this hand's, and every seed the one that was promised."""
    seal = cut.seal
    if seal.deal != f"{record.table}/{opened.hand}" or not record.id.startswith(f"{record.table}."):
        yield "wrong_hand", opened.hand
    if seal.algorithm != ALGORITHM or not 0 < seal.size <= 104 or len(cut.seeds) != len(seal.pledges):
        yield "unknown_algorithm", 0
        return
    for pledge, seed in zip(seal.pledges, cut.seeds, strict=True):
        if seed and hash_of_seed(seed) != pledge.hash:
            yield "wrong_seed", pledge.seat


def _faults_of_openings(record: HandRecord, cut: Cut, order: Sequence[int]) -> Iterator[tuple[Fault, int]]:
    """Whether every opening leads to the root, and no place or card is there twice."""
    places, cards = set[int](), set[int]()
    for opening in record.openings:
        if not is_proved(cut.seal, order, opening):
            yield "not_sealed_so", opening.place
        if opening.place in places or opening.card in cards:
            yield "dealt_twice", opening.place
        places.add(opening.place)
        cards.add(opening.card)


def _faults_of_cards(record: HandRecord, size: int) -> Iterator[tuple[Fault, int]]:
    """Whether every card that was seen as it was dealt was opened in the place from which it came."""
    opened = {opening.place: opening.card for opening in record.openings}
    for place, _, card in dealt(record.facts):
        if card != UNKNOWN and place < size and opened.get(place) != card:
            yield "misplaced" if card in opened.values() else "not_opened", place


def _faults_of_shown(record: HandRecord, size: int) -> Iterator[tuple[Fault, int]]:
    """Whether every card that was shown was dealt to who showed it, or lay still in the deck.

    Who got cards back from the discards may show one of those: they are under no seal.
    """
    owner = {place: player for place, player, _ in dealt(record.facts)}
    where = {opening.card: opening.place for opening in record.openings}
    for fact in record.facts:
        shown = shown_by(fact)
        if shown and not any(place >= size for place in _of(owner, shown[0])):
            places, turned_up = set(_of(owner, shown[0])), shown[1]
        elif type(fact) is Rabbited:
            places, turned_up = set(range(size)) - owner.keys(), fact.cards
        else:
            continue
        cards = [card for card in turned_up if card != UNKNOWN]
        yield from (("dealt_twice", where.get(card, 0)) for card in set(cards) if cards.count(card) > 1)
        yield from (("not_opened", card) for card in cards if card not in where)
        yield from (("misplaced", where[card]) for card in cards if card in where and where[card] not in places)
