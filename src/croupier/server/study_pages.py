"""The HTTP part of study: odds, outs, the nuts, ranges, exercises, and the chances in a finished hand.

Everybody may ask, with a name or without one. What is thought about goes through `Studying`: bounded, in a thread, one
question at a time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.cards import card
from croupier.server.api import Refusal, address_of, answer, body_of, endpoint, number_of, room_of
from croupier.server.hand_odds import odds_of
from croupier.server.hands import hand_of, reader_of
from croupier.server.limits import QUESTION
from croupier.server.study_messages import AskNuts, AskOdds, AskOuts, AskRange, Nut, Nuts, RangeRead
from croupier.server.studying import Busy, Left, Stop, bounded
from croupier.study.nuts import nuts
from croupier.study.odds import BadQuestion, Odds, question
from croupier.study.odds.question import read_cards, read_range
from croupier.study.odds.reach import any_of_seven
from croupier.study.outs import outs
from croupier.study.practice import LEVELS, draw_nuts, draw_odds, draw_outs
from croupier.study.ranges import kinds, of_kind

PLAYERS = 10
"""So many hands are compared at most: a full table."""

SHOWN = 5
"""So many of the best hands are told."""

WAYS = 12
"""So many ways to hold a hand are named."""

SEEDS = 2**31 - 1
"""Exercises are drawn by a number from 0 to this."""

T = TypeVar("T")
Texts = Sequence[tuple[str, str]]


async def asker_of(request: Request) -> str:
    """Who asks: a player, or all who have no name at this address."""
    return await reader_of(request) or f"@{address_of(request)}"


async def studied(
    request: Request, key: Any, find: Callable[[Stop], T], quick: bool = False, texts: Texts = ()
) -> Response:
    """What is found out about a question; raises `Refusal` for a bad one, and for one too many.

    `texts` are what was typed, each with its place in the body.
    """
    return await found_out(request, await admitted(request), key, find, quick, texts)


async def admitted(request: Request) -> str:
    """Who asks one more question; raises `Refusal` for one too many."""
    room, asker = room_of(request), await asker_of(request)
    if not room.studying.asked.take(asker, room.clock.now()):
        raise Refusal("too_many")
    return asker


async def found_out(
    request: Request, asker: str, key: Any, find: Callable[[Stop], T], quick: bool = False, texts: Texts = ()
) -> Response:
    """The same for an asker who was admitted already."""
    room, left = room_of(request), threading.Event()
    watch = asyncio.create_task(watch_leaving(request, left))
    try:
        return answer(await room.studying.answer(asker, key, find, quick, left.is_set))
    except Left:
        return Response(status_code=499)  # nobody reads it
    except Busy:
        raise Refusal("not_studied") from None
    except BadQuestion as no:
        raise refusal(no, texts) from None
    finally:
        watch.cancel()


async def watch_leaving(request: Request, left: threading.Event) -> None:
    """Note when whoever asks goes away, as a page does that has another question by now."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
    left.set()


def refusal(no: BadQuestion, texts: Texts = ()) -> Refusal:
    """Why a question is none, as a problem: a card by its number, a place counted from 1; texts are the asker's own."""
    numbers = {name: value for name, value in no.numbers.items() if isinstance(value, int)}
    numbers |= {"card": card(str(no.numbers["card"]))} if "card" in no.numbers else {}
    kind, _, number = no.where.partition(" ")
    where = f"hands[{int(number) - 1}]" if kind == "hand" else no.where
    if not where and "card" in no.numbers:  # it stands in the last place that names it
        where = next((place for place, text in reversed(texts) if str(no.numbers["card"]) in text), "")
    return Refusal(f"odds_{no.code}", where, numbers)


def texts_of(asked: AskOdds | AskOuts | AskNuts) -> Texts:
    """What was typed into a question, in the order in which it is read."""
    hands = [(f"hands[{number}]", hand) for number, hand in enumerate(getattr(asked, "hands", ()))]
    return (*hands, ("board", asked.board), ("dead", asked.dead))


def key_of(asked: msgspec.Struct) -> object:
    """A question as it is remembered."""
    return type(asked), msgspec.json.encode(asked)


@endpoint
async def study_odds(request: Request) -> Response:
    """The chances of hands against each other."""
    asked = await body_of(request, AskOdds, QUESTION)

    def find(stop: Stop) -> Odds:
        check_players(asked.hands)
        found = question(asked.hands, asked.board, asked.dead, asked.game)
        if any_of_seven(found):
            found = question([as_range(text) for text in asked.hands], asked.board, asked.dead, asked.game)
        return bounded(found, stop)

    return await studied(request, key_of(asked), find, texts=texts_of(asked))


def check_players(hands: Sequence[str]) -> None:
    """Refuse more hands than a table has seats."""
    if not 1 <= len(hands) <= PLAYERS:
        raise BadQuestion("players", most=PLAYERS, players=len(hands))


def as_range(text: str) -> str:
    """A hand of which a card or both are open, as the range that it is: the kernels know ranges."""
    plain = "".join(text.split()).replace("?", "")
    if not plain:
        return "*"
    return f"{plain}*" if len(plain) == 2 and plain[1] in "cdhs" else text


@endpoint
async def study_outs(request: Request) -> Response:
    """The cards that help a hand."""
    asked = await body_of(request, AskOuts, QUESTION)

    def find(stop: Stop) -> Any:
        check_players(asked.hands)
        return outs(asked.hands[0], asked.board, asked.hands[1:], asked.dead, asked.game)

    return await studied(request, key_of(asked), find, quick=True, texts=texts_of(asked))


@endpoint
async def study_nuts(request: Request) -> Response:
    """The best hands on a board."""
    asked = await body_of(request, AskNuts, QUESTION)

    def find(stop: Stop) -> Nuts:
        best = nuts(asked.board, asked.game, asked.dead, asked.half)[:SHOWN]
        return Nuts(tuple(Nut(one.name, len(one.holes), one.holes[:WAYS]) for one in best))

    return await studied(request, key_of(asked), find, quick=True, texts=texts_of(asked))


@endpoint
async def study_range(request: Request) -> Response:
    """What a range holds."""
    asked = await body_of(request, AskRange, QUESTION)

    def find(stop: Stop) -> RangeRead:
        found = read_range(asked.text, "hand 1")
        left = found.without(read_cards(asked.gone, "dead"))
        weights = tuple(mean(found.weights, kind) for kind in kinds())
        return RangeRead(str(found), found.share, len(found), len(left), weights)

    return await studied(request, key_of(asked), find, quick=True)


def mean(weights: dict[tuple[int, int], float], kind: str) -> float:
    """The weight of a kind, that of its hands on average."""
    hands = of_kind(kind)
    return round(sum(weights.get(hand, 0.0) for hand in hands) / len(hands), 4)


def practice(draw: Callable[[int, int, Stop], Any]) -> Callable[[Request], Any]:
    """The address of one exercise: it is drawn by level and seed."""

    @endpoint
    async def drawn(request: Request) -> Response:
        level = number_of(request, "level", 1, LEVELS, 1)
        seed = number_of(request, "seed", 0, SEEDS, 0)
        return await studied(request, (draw, level, seed), lambda stop: draw(level, seed, stop))

    return drawn


@endpoint
async def hand_odds(request: Request) -> Response:
    """The chances at every moment of a finished hand."""
    hand, reader = await hand_of(request), await reader_of(request)
    player = hand.player(reader)
    return await studied(request, (hand.id, player), lambda stop: odds_of(hand, player, stop))


routes = [
    Route("/study/odds", study_odds, methods=["POST"]),
    Route("/study/outs", study_outs, methods=["POST"]),
    Route("/study/nuts", study_nuts, methods=["POST"]),
    Route("/study/range", study_range, methods=["POST"]),
    Route("/study/practice/odds", practice(draw_odds)),
    Route("/study/practice/outs", practice(lambda level, seed, stop: draw_outs(level, seed))),
    Route("/study/practice/nuts", practice(lambda level, seed, stop: draw_nuts(level, seed))),
    Route("/hands/{hand}/odds", hand_odds),
]
"""What is asked for under /api."""
