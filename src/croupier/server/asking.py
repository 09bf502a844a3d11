"""Asking: what a client's message means at the table, and what the room itself has against it."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from croupier.bots import BOTS
from croupier.bots.open_face import CHINESE_BOTS
from croupier.room import wish as wishes
from croupier.room.deed import Change, Correct, HostDeed, Void
from croupier.room.fact import TableSpec
from croupier.room.match import is_open_face
from croupier.room.plans import free_seats
from croupier.room.refusals import refusal
from croupier.room.spec import tidy
from croupier.room.table import Table
from croupier.room.wish import TableWish
from croupier.rules.legal import Illegal
from croupier.server import wire
from croupier.server.names import LONGEST_TABLE, BadName, clean_name, folded
from croupier.server.store import Player

LONGEST_REASON = 80
"""Characters of the reason that a host gives."""


class Own(NamedTuple):
    """A wish that comes not from a message but from the room itself, on behalf of a player."""

    id: str
    table: str
    wish: TableWish


Wish = (
    wire.Sit
    | wire.Stand
    | wire.SitOut
    | wire.SitIn
    | wire.Buy
    | wire.AddBot
    | wire.DropBot
    | wire.Act
    | wire.Confirm
    | wire.Straddle
    | wire.Choose
    | wire.Intend
    | wire.Queue
    | wire.Unqueue
    | wire.Withdraw
    | wire.Host
    | wire.PromiseSeed
    | wire.RevealSeed
    | Own
)
"""What a dealer answers: the messages of clients, and what the room asks for them."""


def table_wish(table: Table, player: Player, wish: Wish) -> tuple[str, TableWish]:
    """Who wishes what of the table; raises `Illegal`."""
    match wish:
        case wire.Act(action=action):
            return player.id, wishes.Play(action)
        case Own(wish=what):
            return player.id, what
        case wire.Host(deed=deed):
            return player.id, wishes.Host(player.name, checked(deed))
        case wire.Withdraw():
            return player.id, wishes.Withdraw()
        case wire.Confirm():
            return player.id, wishes.Confirm()
        case wire.Sit(seat=seat, buy_in=buy_in, post=post):
            check_name(table, player)
            return player.id, wishes.Sit(seat, buy_in, player.name, post=post)
        case wire.Buy(amount=amount, post=post):
            return player.id, wishes.Buy(amount, post)
        case wire.DropBot(seat=seat):
            return bot_in(table, player, seat), wishes.Stand()
        case wire.Straddle(on=on):
            return player.id, wishes.Straddle(on)
        case wire.Choose(game=game):
            return player.id, wishes.Choose(game)
        case wire.Intend(sit_out=out, leave=leave, level=level, move=move, drop_buy=drop_buy):
            return player.id, wishes.Intend(out, leave, level, move, drop_buy)
        case wire.Queue():
            check_name(table, player)
            return player.id, wishes.Queue(player.name)
        case wire.Unqueue():
            return player.id, wishes.Unqueue()
        case wire.SitOut():
            return player.id, wishes.SitOut()
        case wire.SitIn(post=post):
            return player.id, wishes.SitIn(post)
        case wire.Stand():
            return player.id, wishes.Stand()
    raise TypeError(f"no wish of a table: {wish}")


def checked(deed: HostDeed) -> HostDeed:
    """The deed with its words as everybody can read them; refuses hidden characters."""
    if isinstance(deed, Change):
        return Change(tidy(named(deed.spec)))
    if not isinstance(deed, Correct | Void):
        return deed
    try:
        return replace(deed, reason=clean_name(deed.reason, LONGEST_REASON))
    except BadName as no:
        raise Illegal(f"reason_{no.code.removeprefix('name_')}", "D5", **no.numbers) from None


def check_fresh(wish: wire.Act, moved: int, last: int) -> None:
    """Refuse an action that was decided before fact `moved`, the last that changed the decision (Rulebook E19).

    Who sits down or leaves meanwhile voids no click.
    """
    if not moved <= wish.n <= last:
        raise Illegal("stale", "E19", moved=moved, last=last)


def check_seated(table: Table, player: Player) -> None:
    """Refuse who only watches."""
    if not table.seat_of(player.id):
        raise refusal("not_seated")


def named(spec: TableSpec) -> TableSpec:
    """The spec with its name in one spelling; refuses a name that nobody could read."""
    try:
        return replace(spec, name=clean_name(spec.name, LONGEST_TABLE))
    except BadName as bad:
        raise Illegal(bad.code, "C1", **bad.numbers) from bad


def check_name(table: Table, player: Player) -> None:
    """Refuse a second person of one name at a table: nobody shall be taken for somebody else, nor for a host."""
    desk = table.desk
    there = [(one.player, one.name, one.seat) for one in table.seats.values() if not one.bot]
    there += [(one.player, one.name, 0) for one in (desk.host, *desk.cohosts)]
    there += [(one.player, one.name, 0) for one in desk.knocks]
    for other, name, seat in there:
        if other != player.id and folded(name) == folded(player.name):
            raise Illegal("name_taken", "C1", seat=seat)


def bot_in(table: Table, player: Player, seat: int) -> str:
    """The bot in this seat, for a player who sits here and wants it to go."""
    check_seated(table, player)
    sitting = table.seats.get(seat)
    if sitting is None or not sitting.bot:
        raise Illegal("not_a_bot", "C1", seat=seat)
    return sitting.player


def check_kind(table: Table, kind: str) -> None:
    """Refuse a bot of a kind that does not play what the table plays."""
    if kind not in (CHINESE_BOTS if is_open_face(table.next_spec) else BOTS):
        raise Illegal("no_such_bot", "C1")


def free_seat(table: Table) -> int:
    """The first seat that can be taken now (Rulebook I5: not one that is still in the hand)."""
    for seat in free_seats(table):
        return seat
    raise Illegal("no_seat_free", "C1")
