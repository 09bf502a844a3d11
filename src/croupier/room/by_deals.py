"""A tournament by deals at its table: when it begins, who is out, when it is over, who gets what (J1, J8, J9, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.chinese.opening import order_of
from croupier.room.fact import Away
from croupier.room.ground import Facts, put
from croupier.room.refusals import refusal
from croupier.room.tournament import (
    PERCENT,
    Entrant,
    Finish,
    KnockedOut,
    Places,
    TournamentBegan,
    TournamentEnded,
    prizes,
    ranked,
)

if TYPE_CHECKING:
    from croupier.room.table import Table


def check_between(table: Table) -> None:
    """Refuse seats and chips while a tournament runs: nobody enters late, and nobody buys again (J5, J7)."""
    if table.tournament.runs:
        raise refusal("tournament_running")


def lacks_players(table: Table) -> int:
    """How many have yet to enter before a tournament can begin: it starts when all seats are taken (J1)."""
    spec = table.spec
    if not spec.tournament.circles or table.tournament.runs:
        return 0
    return spec.seats - sum(one.stack > 0 for one in table.seats.values())


def seats_left(table: Table) -> list[int]:
    """The seats of those who still play in the running tournament, away or not (J4)."""
    return sorted(table.seat_of(one.player) for one in table.tournament.left)


def begin(table: Table, seats: list[int], facts: Facts) -> None:
    """Before the first deal of a tournament, say who has entered it."""
    rules = table.spec.tournament
    if not rules.circles or table.tournament.runs:
        return
    sittings = [table.seats[seat] for seat in seats]
    assert len({one.stack for one in sittings}) == 1, "all enter with the same stack"
    entrants = tuple(Entrant(one.player, one.name, one.bot) for one in sittings)
    put(table, facts, TournamentBegan(table.tournament.number + 1, entrants, rules.circles * len(entrants)))


def knock_out(table: Table, facts: Facts) -> bool:
    """After a deal: whoever has no chips left is out, in the order of the stacks at its start (J8)."""
    deal, left = table.deal, table.tournament.left
    if deal is None or not deal.finished:
        return False
    before = dict(zip(table.players, deal.opened.stacks, strict=True))
    broke = {one.player: before[one.player] for one in left if not table.seats[table.seat_of(one.player)].stack}
    for player, (first, last) in ranked(broke, len(left)).items():
        put(table, facts, KnockedOut(table.seat_of(player), first, last))
    return bool(broke)


def go_on(table: Table, facts: Facts) -> bool:
    """Between two matches: let sit out who wanted to, and end the tournament when it is over (J4, K27)."""
    if not table.tournament.runs or table.match.goes_on or table.running or table.deal is None:
        return False
    if table.tournament.is_over:
        put(table, facts, TournamentEnded(table.tournament.number, finishes(table)))
        return True
    planned = [seat for seat in seats_left(table) if table.seats[seat].plan.sit_out]
    for seat in planned:
        put(table, facts, Away(seat, "wish"))
    return bool(planned)


def finishes(table: Table) -> tuple[Finish, ...]:
    """How a tournament that is over has ended for each who entered it, the best first."""
    stands = table.tournament
    seats = {one.player: table.seat_of(one.player) for one in stands.entrants}
    stacks = {one.player: table.seats[seats[one.player]].stack for one in stands.left}
    places: dict[str, Places] = ranked(stacks, len(stacks)) | {
        player: (first, last) for player, first, last in stands.out
    }
    around = order_of(filter(None, seats.values()), table.button)
    order = [table.seats[seat].player for seat in around if table.seats[seat].player in places]
    order += [player for player in places if player not in order]
    paid = prizes(sum(stacks.values()), PERCENT[table.spec.tournament.prizes], places, order)
    names = {one.player: one.name for one in stands.entrants}
    return tuple(
        Finish(player, names[player], seats[player], first, last, stacks.get(player, 0), paid[player])
        for player, (first, last) in sorted(places.items(), key=lambda item: item[1])
    )
