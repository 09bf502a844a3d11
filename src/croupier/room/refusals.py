"""Why a table refuses: codes and the rules behind them; words stand in the locale files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.legal import Illegal

if TYPE_CHECKING:
    from croupier.room.table import Table

RULE_OF_ROOM = {
    "no_such_seat": "C1",
    "seat_taken": "C1",
    "seat_in_hand": "I5",
    "already_seated": "C1",
    "not_seated": "C1",
    "leaving": "I5",
    "buy_in_too_small": "I1",
    "buy_in_too_big": "I1",
    "buy_in_as_left": "I4",
    "level_out_of_range": "I2",
    "seat_offered": "C1",
    "queue_full": "C1",
    "buy_too_much": "I2",
    "buy_nothing": "I2",
    "no_chips": "C14",
    "not_in_hand": "E19",
    "not_host": "I1",
    "host_only": "I1",
    "table_locked": "C1",
    "barred": "C1",
    "nothing_asked": "I1",
    "too_many_knocks": "I1",
    "nobody_there": "C1",
    "not_a_guest": "C1",
    "host_stays": "C1",
    "bot_cannot_host": "C1",
    "correct_nothing": "I2",
    "correct_below_zero": "I3",
    "correct_too_much": "I1",
    "correct_same_seat": "I3",
    "no_hand_to_void": "D4",
    "hand_gone": "D4",
    "evening_over": "D4",
    "nothing_to_close": "A5",
    "not_your_debt": "A5",
    "no_such_debt": "A5",
    "hand_running": "D4",
    "too_few_players": "C1",
    "unknown_variant": "L",
    "unknown_rotation": "L16",
    "structure_not_played": "L",
    "too_many_seats": "C1",
    "negative_amount": "C8",
    "amount_too_big": "C8",
    "no_big_blind": "C8",
    "small_blind_too_big": "C8",
    "no_ante": "C9",
    "big_bet_too_small": "E15",
    "no_small_bet": "E15",
    "bring_in_too_big": "L10",
    "no_straddle_in_limit": "C10",
    "no_straddle_here": "C10",
    "no_bomb_here": "L17",
    "no_match_here": "K2",
    "progressive_needs_discards": "K23",
    "not_your_choice": "L16",
    "no_such_game": "L16",
    "seat_in_use": "C1",
    "buy_in_range_empty": "I1",
    "no_tournament_here": "J1",
    "tournament_running": "J7",
    "tournament_over": "J9",
    "tournament_change": "J1",
    "no_correction_here": "J1",
}
"""The rule of the rulebook behind each code with which a table, or the form of a new one, refuses."""


def refusal(code: str, **numbers: int) -> Illegal:
    """The refusal with this code, its rule and its numbers."""
    return Illegal(code, RULE_OF_ROOM[code], **numbers)


def seated(table: Table, player: str) -> int:
    """The player's seat; refuses one who has none."""
    seat = table.seat_of(player)
    if not seat:
        raise refusal("not_seated")
    return seat


def staying(table: Table, player: str) -> int:
    """The seat of a player who is not about to leave it."""
    seat = seated(table, player)
    if table.seats[seat].leaving:
        raise refusal("leaving", seat=seat)
    return seat
