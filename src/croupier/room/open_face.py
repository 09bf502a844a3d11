"""Open-face Chinese at a table: confirmations, deals, clocks and matches, for the door that decides (K2 to K27)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.cards import standard_deck
from croupier.chinese.action import AUTO_PLACE, AutoPlace, ChineseAction
from croupier.chinese.clock import SECOND, Clock, spend
from croupier.chinese.event import ChineseEnded, ChineseEvent, ChineseOpened, Given, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.legal import refusal as chinese_refusal
from croupier.chinese.match import check_between_matches, check_confirmation, next_button, next_in_match
from croupier.chinese.opening import FEWEST, open_chinese, order_of
from croupier.room import by_deals, hosting
from croupier.room import wish as wishes
from croupier.room.button import draw_button, draw_rounds
from croupier.room.fact import Away, Back, Cut, TimedOut
from croupier.room.ground import Facts, asked, note_all, put
from croupier.room.match import Clocked, Confirmed, Match, MatchStands, rules_of
from croupier.room.played import Played, Waiting
from croupier.room.refusals import refusal, seated, staying

if TYPE_CHECKING:
    from croupier.room.table import Table


# Before a match.


def confirm(table: Table, player: str, wish: wishes.Confirm, facts: Facts) -> None:
    """Play the next match; it takes the points of a start, and nobody joins one that is running (K2, K4)."""
    seat = staying(table, player)
    if not table.open_face:
        raise refusal("no_match_here")
    by_deals.check_between(table)
    check_between_matches(table.match.goes_on)
    check_confirmation(table.seats[seat].stack, rules_of(table.spec))
    if table.seats[seat].away:
        put(table, facts, Back(seat))
    if not table.seats[seat].confirmed:
        put(table, facts, Confirmed(seat))


def unconfirmed(table: Table) -> list[int]:
    """The seats that are asked and have not confirmed yet (K2)."""
    return [seat for seat in asked(table) if not table.seats[seat].confirmed]


def ready(table: Table) -> list[int]:
    """The seats of the next deal: those of the running match, or all who are asked once each has confirmed (K2, K4).

    In a tournament all are dealt in who still have chips; it begins when all seats are taken (J1, J4).
    """
    if table.match.goes_on:
        return sorted(filter(None, map(table.seat_of, table.match.players)))
    if table.tournament.runs:
        return by_deals.seats_left(table)
    return [] if unconfirmed(table) or by_deals.lacks_players(table) else asked(table)


# In a deal.


def play(table: Table, player: str, wish: wishes.Play, facts: Facts) -> None:
    """Act with one's cards; the deal says what is allowed, and a street that is done costs its time (K9, K14)."""
    seat = seated(table, player)
    index = table.player_index(player)
    if index is None:
        raise refusal("not_in_hand")
    if table.deal is None:
        raise chinese_refusal("deal_over")
    clock = left_of(table, index, table.now)
    new = act(table, facts, index, wish.action)  # type: ignore[arg-type]
    done = any(type(fact) is Locked and fact.player == index for fact in new)
    if done and clock != clock_of(table, index):
        put(table, facts, Clocked(seat, clock.main, clock.bank))


def act(table: Table, facts: Facts, player: int, action: ChineseAction | AutoPlace) -> list[ChineseEvent]:
    """Let a player of the deal act, and record what came of it."""
    assert table.deal is not None
    new = table.deal.act(player, action)
    note_all(table, facts, new)
    return new


def go_on(table: Table, facts: Facts) -> bool:
    """Place for one who is not waited for (K15, K16, K27), or say how the match stands after a deal (K4)."""
    deal = table.deal
    if deal is None:
        return False
    for player in deal.to_act:
        if not is_waited_for(table, player):
            act(table, facts, player, AUTO_PLACE)
            return True
    if by_deals.knock_out(table, facts):
        return True
    if deal.finished and table.match.goes_on and not table.match.fantasy:
        put(table, facts, MatchStands(after(table, deal)))
        return True
    return by_deals.go_on(table, facts)


def is_waited_for(table: Table, player: int) -> bool:
    """Whether a player of the deal has time left, and neither leaves nor is gone (K15, K16, K27)."""
    sitting = table.seats[table.seat_of(table.players[player])]
    return not (sitting.away or sitting.leaving or sitting.removed or clock_of(table, player).timed_out)


def after(table: Table, deal: ChineseHand) -> Match:
    """How the match stands after this deal; one without chips leaves it (K4, K26)."""
    match, coming = table.match, next_in_match(deal)
    if coming is None:
        return replace(match, deal=0, players=tuple(table.players), fantasy=(), circle=match.circle + 1)
    at = dict(zip(deal.opened.seats, table.players, strict=True))
    return replace(match, players=tuple(at[seat] for seat in coming.seats), fantasy=coming.fantasy)


# Clocks.


def clock_of(table: Table, player: int) -> Clock:
    """What a player had at his last decision of the deal (K13, K14)."""
    sitting = table.seats[table.seat_of(table.players[player])]
    return Clock(table.mains[player], sitting.bank)


def left_of(table: Table, player: int, now: int) -> Clock:
    """What a player has left at this time; his clock runs only while he owes a decision (K13)."""
    starts = table.starts.get(player)
    if starts is None:
        return clock_of(table, player)
    used = -starts if table.frozen is not None else now - starts
    return spend(clock_of(table, player), max(0, used))


def end_of(table: Table, player: int) -> int:
    """When the time of a player who owes a decision is used up."""
    return table.starts[player] + clock_of(table, player).left


def start_clocks(table: Table, now: int, facts: Facts) -> None:
    """Start the clock of each who owes a decision and whose clock stands, when he can have seen his cards (K13)."""
    deal = table.deal
    due = deal.to_act if deal is not None else ()
    pace = table.pace
    opening = pace.deal if any(type(fact) is ChineseOpened for fact in facts) else 0
    given = {fact.player for fact in facts if type(fact) is Given}
    done = {fact.player for fact in facts if type(fact) is Locked}
    kept = {player: when for player, when in table.starts.items() if player in due and player not in done}
    fresh = {player: now + opening + pace.street * (player in given) for player in due}
    table.starts = fresh | kept


def time_out(table: Table, facts: Facts, lost: Collection[str]) -> bool:
    """Place for all whose time is used up; who has lost the line as well sits out until he is back (K15, K16)."""
    deal = table.deal
    if deal is None or deal.finished:
        return sit_out_late(table, facts)
    late = [player for player in deal.to_act if player in table.starts and end_of(table, player) <= table.now]
    for player in late:
        seat = table.seat_of(table.players[player])
        put(table, facts, TimedOut(seat))
        if table.players[player] in lost:
            put(table, facts, Away(seat, "timeouts"))
        act(table, facts, player, AUTO_PLACE)
    return bool(late)


def sit_out_late(table: Table, facts: Facts) -> bool:
    """Sit out who has not confirmed in time (K2)."""
    if table.waiting is None or table.waiting[0] != "confirm":
        return False
    for seat in unconfirmed(table):
        put(table, facts, Away(seat, "unconfirmed"))
    return True


# What the table waits for.


def is_stuck(table: Table) -> bool:
    """Whether the deal waits for cards and not for a player."""
    deal = table.deal
    return deal is not None and not deal.finished and not deal.to_act


def cards_due(table: Table) -> tuple[int, ...]:
    """The whole pack for a new deal; for one that has begun, those that lie nowhere yet."""
    deal, pack = table.deal, standard_deck()
    if deal is None or deal.finished:
        return pack
    seen = {card for cards in (deal.stub, *deal.rows, *deal.given, *deal.discards) for card in cards}
    return tuple(card for card in pack if card not in seen)


def waiting(table: Table) -> Waiting | None:
    """A player, the next deal of the match, confirmations, or the first deal of a match."""
    if table.running:
        return ("cards", table.hands, table.n) if is_stuck(table) else ("turn", table.hands, 0)
    if table.match.goes_on or table.tournament.runs:
        return "deal", table.hands, 0
    seats = asked(table)
    if len(seats) < FEWEST or by_deals.lacks_players(table):
        return None
    if ready(table):
        return "deal", table.hands, 0
    return "confirm", table.hands, sum(1 << seat for seat in seats)


def rearm(table: Table, before: Waiting | None, now: int, facts: Facts) -> None:
    """Set the deadline: in a deal the first moment at which somebody's time is used up, else when the wait ends."""
    start_clocks(table, now, facts)
    if table.starts:
        table.rung = False
        table.deadline = min(end_of(table, player) for player in table.starts)
    elif table.waiting != before:
        table.rung = False
        table.deadline = None if table.waiting is None else now + span(table, table.waiting[0], facts)


def span(table: Table, kind: str, facts: Facts) -> int:
    """How many ms to wait: long enough to follow the score before a new deal or the 30 seconds of a start (K2)."""
    pace = table.pace
    if kind == "cards":
        return 0
    ended = table.deal is not None and any(type(fact) is ChineseEnded for fact in facts)
    score = pace.showdown + pace.street * len(table.deal.pairs) if ended and table.deal is not None else 0
    if kind == "confirm":
        return score + rules_of(table.spec).ofc_confirm_seconds * SECOND
    return max(score, pace.start)


# The next deal.


def open_next(table: Table, deck: Sequence[int], draw: Sequence[int], cut: Cut | None, facts: Facts) -> None:
    """The roll, the opening and the cards of a new deal; a faulty deck is refused before anything is recorded."""
    opened = opening(table, draw or deck[::-1])
    deal = ChineseHand.open(opened)
    dealt = deal.deal(deck)
    hosting.roll(table, facts, cut)
    by_deals.begin(table, sorted(opened.seats), facts)
    table.deal = deal
    note_all(table, facts, (opened, *dealt))


def opening(table: Table, draw: Sequence[int]) -> ChineseOpened:
    """How the next deal opens: the main deal of a match, or the Fantasyland deal that follows (K3, K4, K23)."""
    house, match, seats = rules_of(table.spec), table.match, ready(table)
    if len(seats) < FEWEST:
        raise refusal("too_few_players", players=len(seats))
    if table.button:
        button = next_button(seats, table.button, house, new_match=not match.goes_on)
    else:
        tie_rule = table.spec.house.button_draw_tie
        button = draw_button(draw_rounds(draw, seats, tie_rule), tie_rule)
    fantasy = dict(zip(match.players, match.fantasy, strict=True)) if match.goes_on else {}
    order = [table.seats[seat] for seat in order_of(seats, button)]
    return open_chinese(
        seats=[one.seat for one in order],
        names=[one.name for one in order],
        stacks=[one.stack for one in order],
        variant=table.spec.variant,
        house=house,
        button=button,
        hand=table.hands + 1,
        fantasy=[fantasy.get(one.player, 0) for one in order],
    )


OPEN_FACE = Played(play, go_on, time_out, ready, is_stuck, cards_due, waiting, rearm, open_next)
"""Open-face Chinese as the door that decides asks for it."""
