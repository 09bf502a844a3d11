"""The arrangement that a table offers to a player who sets all his cards at once: the exact search on his own view.

In an ordinary street nothing is proposed, for that would be playing in his place.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.room.table import Table
from croupier.server.api import Refusal, endpoint, player_of, room_of
from croupier.server.follow import Following
from croupier.server.hands import table_of
from croupier.server.study_pages import admitted, found_out
from croupier.server.studying import Busy, Stop
from croupier.server.wire import Arrangement
from croupier.study.open_face.greedy import at_once
from croupier.study.open_face.spot import Spot, spot_of

TWO_DIGITS = 10
"""Cards from this one on are a character longer than the others."""


@endpoint
async def arrangement(request: Request) -> Response:
    """Where the cards of the asker are worth most, while he owes their placement."""
    player, table = await player_of(request), table_of(request)
    asker = await admitted(request)
    following = Following()
    following.hear(await room_of(request).floor.dealers[table].view(player, 0))
    assert following.table is not None
    spot = owed(following.table, player.id)
    key = Arrangement, spot.variant, spot.house, spot.fantasy, spot.given
    return await found_out(request, asker, key, lambda stop: arranged(spot, stop), quick=True)


def owed(table: Table, player: str) -> Spot:
    """The placement that a player owes, off a table of which he was told his part; raises `Refusal` without one.

    All of his cards must be set at once, and the host must let them be arranged.
    """
    if not table.spec.cash.arranging:
        raise Refusal("no_arranging")
    index, deal = table.player_index(player), table.deal
    if deal is None or index is None or not table.running or deal.legal(index) is None:
        raise Refusal("not_your_turn")
    spot = spot_of(deal, index)
    if not spot.hidden:
        raise Refusal("not_at_once")
    return spot


def arranged(spot: Spot, stop: Stop) -> Arrangement:
    """The placement that is proved to be the best; raises `Busy` when there was no time to prove it."""
    found = at_once(spot, stop)
    if not found.proved:
        raise Busy
    top, middle, bottom = (tuple(sorted(row, reverse=True)) for row in found.rows)
    return Arrangement((top, middle, bottom), " " * sum(card < TWO_DIGITS for card in (*top, *middle, *bottom)))


routes = [Route("/tables/{table}/arrangement", arrangement)]
"""What is asked for under /api."""
