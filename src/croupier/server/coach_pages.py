"""The HTTP part of the coach: one placement of one's own in a finished deal a request, so that each has an end."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.server.api import Refusal, answer, endpoint, number_of, room_of
from croupier.server.coach import NoSuchPlacement, NotJudged
from croupier.server.hands import hand_of, reader_of

STREETS = 13
"""No deal has more streets than cards in the rows."""


@endpoint
async def coach(request: Request) -> Response:
    """What one of the reader's placements has cost."""
    hand, reader = await hand_of(request), await reader_of(request)
    number = number_of(request, "placement", 0, STREETS, 0)
    room = room_of(request)
    if not room.coach.asked.take(reader, room.clock.now()):
        raise Refusal("too_many")
    try:
        return answer(await room.coach.judge(hand, hand.player(reader), number))
    except NoSuchPlacement:
        raise Refusal("no_such_placement") from None
    except NotJudged:
        raise Refusal("not_judged") from None


routes = [Route("/hands/{hand}/coach", coach)]
