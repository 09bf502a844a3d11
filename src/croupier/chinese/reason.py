"""The reasons of a deal of open-face Chinese: codes and rules; words stand in the locale files (Rulebook K, L18)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from croupier.chinese.event import ChineseEvent
from croupier.ranking.describe import HandName
from croupier.rules.explained.reason import Reason

RULE_OF_CHINESE_REASON = {
    # How a deal begins.
    "plays_in_order": "K8",
    "all_set_at_once": "L18",
    "in_fantasyland": "K24",
    "deal_deck": "D4",
    # Cards and placing.
    "given_open": "K8",
    "given_hidden": "K10",
    "given_at_once": "K24",
    "put_in_the_open": "K28",
    "put_unseen": "K10",
    "moved_before_ready": "K9",
    "taken_back_before_ready": "K9",
    "street_is_final": "K9",
    "discard_stays_hidden": "K10",
    "set_face_down": "K24",
    "placed_by_the_clock": "K15",
    "revealed_at_the_end": "K24",
    # Rows, lines, scoops, royalties.
    "row": "K5",
    "dead_top": "K7",
    "dead_middle": "K6",
    "royalty": "K20",
    "line_won": "K17",
    "line_equal": "K18",
    "line_to_the_living": "K19",
    "both_dead": "K19",
    "scoop": "K17",
    "scoop_of_the_dead": "K19",
    "no_scoop_of_the_dead": "K19",
    "royalties_between": "K20",
    "points_between": "K17",
    # Transfers.
    "transfer": "K21",
    "point_value": "K26",
    "forgiven": "K22",
    # Fantasyland.
    "fantasy_entered": "K23",
    "fantasy_kept_top": "K25",
    "fantasy_kept_bottom": "K25",
    "fantasy_kept_middle": "K25",
    "fantasy_left": "K25",
    "match_goes_on": "K4",
    "match_is_over": "K4",
    # Whose turn it is, and what may be done.
    "turn_in_order": "K8",
    "turn_at_once": "K24",
    "deal_is_over": "K26",
    "deal_cards_come": "K10",
    "may_place": "K9",
    "all_placed": "K9",
    "may_move": "K9",
    "nothing_placed": "K9",
    "may_be_ready": "K9",
    "ready_with_discards": "K10",
}
"""The usual rule behind each code; the codes of `RULE_OF_CHINESE` are reasons as well."""

CHINESE_CHIPS = frozenset({"amount", "due", "value"})
"""The numbers of a reason that are chips; the others count cards or points, or name a row, the top is 0."""


class ChineseTold(Struct, frozen=True, gc=False):
    """A fact of a deal with the reasons for it."""

    fact: ChineseEvent
    reasons: tuple[Reason, ...]


def because(
    code: str,
    rule: str = "",
    *,
    players: Iterable[int] = (),
    seen: Iterable[int] = (),
    hand: HandName | None = None,
    **numbers: int,
) -> Reason:
    """The reason with this code, by its usual rule unless another is named; `seen` are its cards."""
    return Reason(code, rule or RULE_OF_CHINESE_REASON[code], numbers, tuple(players), tuple(seen), hand)
