"""The hands to come: who straddles, which game is next, whether it is a bomb pot, and by what spec (C10, I10, L16)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from croupier.room import deed as deeds
from croupier.room import wish as wishes
from croupier.room.fact import AnyFact, BombCalled, Changed, Chosen, Straddling, TableSpec
from croupier.room.game import bombs, games_of
from croupier.room.refusals import refusal, seated, staying
from croupier.room.spec import check_spec
from croupier.room.stakes import buy_in_range

if TYPE_CHECKING:
    from croupier.room.table import Table

Plan = wishes.Straddle | wishes.Choose


def straddle(table: Table, player: str, wish: wishes.Straddle) -> AnyFact | None:
    """Straddle from now on where the house plays it (C10)."""
    seat = staying(table, player)
    if wish.on and (table.coming or table.spec).house.straddle == "off":
        raise refusal("no_straddle_here")
    if table.seats[seat].straddles != wish.on:
        return Straddling(seat, wish.on)
    return None


def choose(table: Table, player: str, wish: wishes.Choose) -> AnyFact | None:
    """Name the next game, when it is this player's turn to choose (L16)."""
    seat = seated(table, player)
    if seat != table.chooser:
        raise refusal("not_your_choice", seat=table.chooser)
    if not 0 <= wish.game < (games := len(games_of(table.spec))):
        raise refusal("no_such_game", game=wish.game, games=games)
    return Chosen(seat, wish.game)


def call_bomb(table: Table, by: Iterable[str], deed: deeds.CallBomb) -> AnyFact | None:
    """Let a bomb pot come (L17)."""
    if not bombs(table.coming or table.spec):
        raise refusal("no_bomb_here")
    return None if table.bomb_called else BombCalled(*by)


def change(table: Table, by: Iterable[str], deed: deeds.Change) -> AnyFact | None:
    """Play by another spec from the next hand on; nobody loses the seat by it (I10)."""
    spec = deed.spec
    check_spec(spec)
    if (last := max(table.seats, default=0)) > spec.seats:
        raise refusal("seat_in_use", seat=last, seats=spec.seats)
    if table.seats and entry(spec) != entry(table.next_spec):
        raise refusal("tournament_change")
    return None if spec == (table.coming or table.spec) else Changed(spec, *by)


def entry(spec: TableSpec) -> int:
    """The chips with which all enter a tournament; 0 in a cash game (J1)."""
    return buy_in_range(spec)[0] if spec.tournament.circles else 0


DECIDE: dict[type[Any], Callable[[Table, str, Any], AnyFact | None]] = {
    wishes.Straddle: straddle,
    wishes.Choose: choose,
}
"""The fact that each plan of a player comes to, None when it is so already."""

DEEDS: dict[type[Any], Callable[[Table, Iterable[str], Any], AnyFact | None]] = {
    deeds.CallBomb: call_bomb,
    deeds.Change: change,
}
"""The same for those of the host."""
