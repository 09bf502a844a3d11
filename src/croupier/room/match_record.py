"""How the facts of open-face Chinese are recorded at a table: by themselves alone and without a decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from croupier.chinese import event as events
from croupier.chinese.clock import Clock, new_deal
from croupier.room.match import Clocked, Confirmed, Match, MatchStands

if TYPE_CHECKING:
    from croupier.room.table import Table


def change(table: Table, seat: int, **values: Any) -> None:
    """A sitting with some of its values replaced."""
    table.seats[seat] = replace(table.seats[seat], **values)


def confirmed(table: Table, fact: Confirmed) -> None:
    """The player has put up the points of a start (K2)."""
    change(table, fact.seat, confirmed=True)


def clocked(table: Table, fact: Clocked) -> None:
    """A decision has taken some of the player's time (K13, K14)."""
    change(table, fact.seat, bank=fact.bank)
    player = table.player_index(table.seats[fact.seat].player)
    if player is not None and player < len(table.mains):
        table.mains[player] = fact.main


def match_stands(table: Table, fact: MatchStands) -> None:
    """The match goes on with these players, or is over, and in a tournament one more is finished (J1, K4)."""
    table.match = fact.match
    if table.tournament.runs and not fact.match.goes_on:
        table.tournament = replace(table.tournament, matches=table.tournament.matches + 1)


def opened(table: Table, fact: events.ChineseOpened) -> None:
    """A deal runs: its players are those who sit in its seats now, and each has the time of a deal (K4, K13)."""
    table.hands, table.button = fact.hand, fact.button
    table.players = [table.seats[seat].player for seat in fact.seats]
    table.mains = [new_deal(Clock(0, 0), fact.house, cards).main for cards in fact.fantasy]
    table.match = next_deal(table.match, tuple(table.players))
    for seat, sitting in table.seats.items():
        if sitting.confirmed:
            change(table, seat, confirmed=False)


def next_deal(match: Match, players: tuple[str, ...]) -> Match:
    """One deal more of the running match, or the first of another; other players begin another circle (K4)."""
    if match.goes_on:
        return replace(match, deal=match.deal + 1, players=players, fantasy=())
    same = set(players) == set(match.players) and match.circle < len(players)
    return Match(match.number + 1, 1, players, circle=match.circle if same else 0)


def locked(table: Table, fact: events.Locked) -> None:
    """Who places his cards himself has no timeouts in a row any more."""
    seat = table.seat_of(table.players[fact.player])
    if seat and not fact.auto and table.seats[seat].timeouts:
        change(table, seat, timeouts=0)


def ended(table: Table, fact: events.ChineseEnded) -> None:
    """The deal is settled: what it did to the stacks is done to the seats (A5, K26)."""
    assert table.deal is not None
    for player, payoff in zip(table.players, table.deal.payoffs(), strict=True):
        if seat := table.seat_of(player):
            change(table, seat, stack=table.seats[seat].stack + payoff)


RECORD_MATCH: dict[type[Any], Callable[[Any, Any], None]] = {
    Confirmed: confirmed,
    Clocked: clocked,
    MatchStands: match_stands,
    events.ChineseOpened: opened,
    events.Locked: locked,
    events.ChineseEnded: ended,
}
"""How each fact of open-face Chinese that changes the table is recorded."""
