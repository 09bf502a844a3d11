"""What one reader is told of a table of open-face Chinese beside its facts: choices, clocks, confirmations, rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from croupier.chinese.clock import SECOND
from croupier.chinese.event import CardMoved, ChineseOpened, Locked, Put, RowsShown, TakenBack
from croupier.chinese.hand import ChineseHand
from croupier.chinese.match import chips_to_start
from croupier.chinese.standing import standing
from croupier.room.fact import AnyFact
from croupier.room.match import rules_of
from croupier.room.open_face import left_of, unconfirmed
from croupier.room.record import TABLE_FACTS
from croupier.room.table import Table
from croupier.server.wire import Confirming, DealClock, OpenFace, RowsAt, RowsSeen

LAID = Put | CardMoved | TakenBack | Locked | RowsShown
"""What changes the rows of a player."""

BARE = RowsSeen((None, None, None), (0, 0, 0))
"""Rows without a card that the reader knows."""


def open_face_for(table: Table, index: int | None, now: int) -> OpenFace | None:
    """How the table stands for this player of the deal (None: for a spectator); None where betting games are played."""
    if not table.open_face:
        return None
    deal = table.deal
    if deal is None:
        return OpenFace(confirming=confirming(table, now))
    legal = None if index is None or not table.running else deal.legal(index)
    return OpenFace(legal, clocks(table, deal, now), confirming(table, now), rows(deal, index))


def clocks(table: Table, deal: ChineseHand, now: int) -> list[DealClock]:
    """What each player of a running deal has left (Rulebook K13, K14)."""
    if deal.finished:
        return []
    house, due = deal.house, deal.to_act
    bank = house.ofc_bank_seconds * SECOND
    found = []
    for player, (seat, cards) in enumerate(zip(deal.opened.seats, deal.opened.fantasy, strict=True)):
        left = left_of(table, player, now)
        total = (house.ofc_fantasy_seconds if cards else house.ofc_deal_seconds) * SECOND
        found.append(DealClock(seat, left.main, left.bank, player in due, total, bank))
    return found


def confirming(table: Table, now: int) -> Confirming | None:
    """Whom the next match waits for, and for how long (Rulebook K2)."""
    if table.waiting is None or table.waiting[0] != "confirm":
        return None
    house = rules_of(table.spec)
    due = table.frozen if table.deadline is None else table.deadline - now
    total = house.ofc_confirm_seconds * SECOND
    return Confirming(tuple(unconfirmed(table)), total, max(0, total if due is None else due), chips_to_start(house))


def rows(deal: ChineseHand, reader: int | None) -> dict[str, RowsSeen]:
    """The rows of each seat as this reader sees them."""
    view, royalties = deal.seen_by(reader), deal.house.ofc_royalties
    return {
        str(seat): RowsSeen(*standing(view.rows_of(player), royalties)) for player, seat in enumerate(deal.opened.seats)
    }


def standings(facts: Sequence[AnyFact]) -> Iterator[RowsAt]:
    """How the rows stood in a deal of which these facts were told: each time that those of a player are something else;
    of a betting game nothing."""
    opened = next((fact for fact in facts if isinstance(fact, ChineseOpened)), None)
    if opened is None:
        return
    deal, last = ChineseHand.open(opened), dict[int, RowsSeen]()
    for n, fact in enumerate(facts, 1):
        if fact is opened or type(fact) in TABLE_FACTS:
            continue
        deal.apply(fact)  # type: ignore[arg-type]
        if isinstance(fact, LAID):
            seen = RowsSeen(*standing(deal.rows_of(fact.player), deal.house.ofc_royalties))
            if last.get(fact.player, BARE) != seen:
                last[fact.player] = seen
                yield RowsAt(n, fact.player, seen)
