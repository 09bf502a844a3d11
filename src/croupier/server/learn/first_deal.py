"""The guided first deal of Pineapple: two play it by the real rules, and what Anna sees is cut into pages (Rulebook K).

Names of rows, royalties and dead hands are asked of the library for every way to lay a street that is asked, so that
the browser only looks them up.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from croupier.cards import Card, cards, standard_deck
from croupier.chinese.action import Lay
from croupier.chinese.event import ChineseEvent, FantasyEarned, Given, Locked, Put
from croupier.chinese.explain import explain_choices, explain_deal, explain_turn
from croupier.chinese.hand import ChineseHand
from croupier.chinese.opening import open_chinese
from croupier.chinese.rows import Rows
from croupier.chinese.standing import standing
from croupier.chinese.variant import SIZES
from croupier.chinese.variants import DEFAULT
from croupier.room.fact import AnyFact, Roll, Sitting, TableSpec
from croupier.room.proof import HandRecord
from croupier.room.veil import veil_fact
from croupier.rules.explained import Reason
from croupier.server.learn.lesson import UNTOLD
from croupier.server.open_face import rows as rows_told
from croupier.study.open_face.lays import laid, plans

NAMES = ("Boris", "Anna")
"""Boris is first, for the button is Anna's."""

BORIS, ANNA = range(2)
SEATS = (2, 1)
STACK = 200
STORY = (
    (BORIS, "As Td Tc 7s 6s", "As / Td Tc / 7s 6s"),
    (ANNA, "Jh 9h 4h Ks Qd", "Qd / Ks / Jh 9h 4h"),
    (BORIS, "Ac 5s Jd", "Ac / - / 5s"),
    (ANNA, "Kh 2h 7c", "- / Kh / 2h"),
    (BORIS, "9s 6c 2d", "- / 6c / 9s"),
    (ANNA, "Ah 8d 5d", "- / 8d / Ah"),
    (BORIS, "8h 3d Jc", "- / 3d / 8h"),
    (ANNA, "8c 3s 6d", "- / 8c 3s / -"),
    (BORIS, "Kc 2s 5h", "2s / Kc / -"),
    (ANNA, "Qs Qc 9c", "Qs 9c / - / -"),
)
"""Who gets which cards, and where he lays them, from the top down."""

OBVIOUS = UNTOLD | {"deal_deck", "put_in_the_open", "row", "transfer"}
"""The reasons that say nothing new to who is told the page's own words, or sees the rows before him."""


class Page(NamedTuple):
    """A page of the lesson: it shows the deal after so many placements.

    `before` ends it earlier, ahead of the first fact of this kind; with `asks` Anna lays the street.
    """

    key: str
    placed: int = 0
    asks: bool = False
    before: type[ChineseEvent] | None = None


PAGES = (
    Page("welcome", before=Given),
    Page("order", before=Given),
    Page("open", 1),
    Page("first", 1, asks=True),
    Page("hidden", 3),
    Page("second", 3, asks=True),
    Page("royalties", 5),
    Page("third", 5, asks=True),
    Page("aces", 7),
    Page("fourth", 7, asks=True),
    Page("dead", 9),
    Page("queens", 9),
    Page("fifth", 9, asks=True),
    Page("score", 10, before=FantasyEarned),
    Page("fantasy", 10),
    Page("end", 10),
)


def first_deal() -> dict[str, Any]:
    """The deal as a record that the browser replays, and its pages."""
    hand = played()
    return {"record": msgspec.to_builtins(record(hand)), "pages": [page(hand, one) for one in PAGES]}


def played() -> ChineseHand:
    """The whole deal, played by the rules."""
    hand = ChineseHand.open(open_chinese(seats=SEATS, names=NAMES, stacks=(STACK,) * 2, button=SEATS[ANNA]))
    hand.deal(stacked())
    for player, _, rows in STORY:
        hand.act(player, Lay(*rows_of(rows)))
    return hand


def stacked() -> tuple[Card, ...]:
    """The deck of the story: each player gets his street at once, in turn (K8)."""
    named = [card for _, given, _ in STORY for card in cards(given)]
    return (*named, *(card for card in standard_deck() if card not in named))


def rows_of(text: str) -> Rows:
    """Rows of the story, from the top down."""
    top, middle, bottom = [cards(row.replace("-", "")) for row in text.split("/")]
    return top, middle, bottom


def record(hand: ChineseHand) -> HandRecord:
    """What Anna knows of the deal, in the form in which the room gives a finished hand to its players."""
    sittings = tuple(Sitting(seat, str(seat), name, STACK) for seat, name in sorted(zip(SEATS, NAMES, strict=True)))
    roll = Roll(TableSpec(name="Croupier", variant=DEFAULT, seats=2), sittings, button=SEATS[BORIS])
    facts: tuple[AnyFact, ...] = (roll, *(veil_fact(fact, ANNA) for fact in hand.events))
    return HandRecord("croupier-hand-1", "lesson.2", "lesson", 0, ANNA, facts)


def page(hand: ChineseHand, one: Page) -> dict[str, Any]:
    """A page: how many facts of the record it shows, how the rows stand, what is asked, and by which rules."""
    count = shown(hand, one)
    now = at(hand, count)
    return {
        "key": one.key,
        "facts": 1 + count,
        "rows": msgspec.to_builtins(rows_told(now, ANNA)),
        "legal": msgspec.to_builtins(now.legal(ANNA)) if one.asks else None,
        "wish": list(map(list, rows_of(STORY[one.placed][2]))) if one.asks else None,
        "lays": lays(now) if one.asks else [],
        "dead": dead(now) if one.asks else [],
        "why": [msgspec.to_builtins(reason) for reason in reasons(now, hand, one, count)],
    }


def shown(hand: ChineseHand, one: Page) -> int:
    """How many facts a page shows: all of them until there is one more placement than it has."""
    placed = 0
    for place, fact in enumerate(hand.events):
        is_next = placed == one.placed and isinstance(fact, Put | Locked)
        if is_next or (one.before and isinstance(fact, one.before)):
            return place
        placed += isinstance(fact, Locked)
    return len(hand.events)


def at(hand: ChineseHand, count: int) -> ChineseHand:
    """The deal after so many facts."""
    now = ChineseHand.open(hand.opened)
    for fact in hand.events[1:count]:
        now.apply(fact)
    return now


def lays(now: ChineseHand) -> list[dict[str, Any]]:
    """What Anna's rows are called and pay with any cards of this street in them, for each row from the top down."""
    return [dict(lays_of(now, row)) for row in range(len(SIZES))]


def lays_of(now: ChineseHand, row: int) -> Iterator[tuple[str, Any]]:
    """The name and the royalty of one row, by the cards of this street that lie in it."""
    lying, given = now.rows_of(ANNA), now.given[ANNA]
    for count in range(1 + min(len(given), SIZES[row] - len(lying[row]))):
        for more in combinations(sorted(given), count):
            own: list[tuple[Card, ...]] = [(), (), ()]
            own[row] = (*lying[row], *more)
            stands = standing((own[0], own[1], own[2]), now.house.ofc_royalties)
            name = msgspec.to_builtins(stands.names[row])
            yield " ".join(map(str, more)), {"name": name, "royalty": stands.royalties[row]}


def dead(now: ChineseHand) -> list[list[list[Card]]]:
    """Every whole placement of this street after which the hand is dead whatever comes (K6)."""
    lying, given, legal = now.rows_of(ANNA), now.given[ANNA], now.legal(ANNA)
    assert legal is not None
    found = []
    for plan in plans(len(given), legal.left, legal.room):
        placed = laid(given, plan)
        top, middle, bottom = [(*row, *more) for row, more in zip(lying, placed, strict=True)]
        if standing((top, middle, bottom), now.house.ofc_royalties).fouled:
            found.append([sorted(row) for row in placed])
    return found


def reasons(now: ChineseHand, hand: ChineseHand, one: Page, count: int) -> list[Reason]:
    """Why everything on this page is as it is: of the facts that are new on it, or of what Anna may do."""
    if one.asks:
        answers = explain_choices(now, ANNA)
        return [explain_turn(now, ANNA), *(reason for answer in answers if answer.allowed for reason in answer.reasons)]
    earlier = PAGES[: PAGES.index(one)]
    start = shown(hand, earlier[-1]) if earlier else 0
    told = [reason for told in explain_deal(hand)[start:count] for reason in told.reasons]
    return list({msgspec.json.encode(one): one for one in told if one.code not in OBVIOUS}.values())
