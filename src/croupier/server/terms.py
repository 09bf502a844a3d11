"""What a seat would cost the one who asks: the chips to bring, and what is posted to be dealt in."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from croupier.room.missed import FREE
from croupier.room.stakes import buy_in_range, may_add
from croupier.room.table import Table
from croupier.server import wire
from croupier.server.api import Refusal, answer, endpoint, number_of, player_of, room_of


def terms_for(table: Table, player: str, seat: int, now: int) -> wire.Terms:
    """The terms of a seated player's return, or of this seat for one who has none (Rulebook C11 to C13, I1, I2, I4)."""
    least, most = table.range_of(player, now)
    if own := table.seat_of(player):
        price, room = table.price_of_return(player), may_add(table.chips(own), buy_in_range(table.next_spec)[1], False)
    else:
        price, room = table.price_of_seat(seat) if 1 <= seat <= table.spec.seats else FREE, 0
    return wire.Terms(least, most, room, price.live, price.dead, price.may_enter)


@endpoint
async def terms(request: Request) -> Response:
    """The terms as they are at this moment."""
    player, room = await player_of(request), room_of(request)
    dealer = room.floor.dealers.get(request.path_params["table"])
    if dealer is None:
        raise Refusal("no_such_table")
    seat = number_of(request, "seat", 0, 11, 0)
    return answer(terms_for(dealer.table, player.id, seat, room.clock.now()))


routes = [Route("/tables/{table}/terms", terms)]
"""What is asked for under /api."""
