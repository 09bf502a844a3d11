"""A reason: a code, the rule of the rulebook, and the numbers, players and cards with which it decided."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from croupier.ranking.describe import HandName
from croupier.rules.event import Event
from croupier.rules.legal import Illegal

RULE_OF_REASON = {
    # How a hand begins.
    "heads_up": "C5",
    "opens_left_of_blind": "C4",
    "opens_left_of_straddle": "C10",
    "opens_left_of_button": "C9",
    "opens_by_card": "L10",
    "boards": "L17",
    "bomb_pot": "L17",
    "carried_in": "F6",
    "deck": "D4",
    "reshuffled": "L6",
    # What is put in before the cards.
    "ante": "C9",
    "table_ante": "C9",
    "dead": "C11",
    "small_blind": "C8",
    "big_blind": "C8",
    "button_blind": "L1",
    "straddle": "C10",
    "post": "C11",
    "dead_money": "F4",
    "short_post": "E20",
    # Cards.
    "dealt_down": "D1",
    "dealt_up": "L10",
    "dealt_drawn": "L6",
    "street": "D3",
    "burned": "D2",
    "run_out": "F8",
    "board_first": "L13",
    "common_card": "L10",
    "one_of_boards": "F9",
    "threw_away": "L2",
    "drew": "L6",
    "stood_pat": "L6",
    # Bets.
    "lowest_card": "L10",
    "highest_card": "L9",
    "folded": "E21",
    "folded_free": "E21",
    "folded_absent": "I9",
    "checked": "E1",
    "option": "E4",
    "called": "E3",
    "called_short": "E8",
    "called_reach": "E20",
    "bet": "E1",
    "raised": "E3",
    "all_in": "E1",
    "not_full": "E9",
    "half_counts": "E18",
    "not_reopened": "E9",
    "reopened_together": "E10",
    "pot_sized": "E13",
    "caps_the_round": "E16",
    "next_raise": "E6",
    "returned": "F2",
    # Pots.
    "gathered": "F11",
    "pot": "F1",
    "paid_into": "F1",
    "paid_and_folded": "F3",
    # Boards and the showdown.
    "agreed": "F9",
    "refused_to_run": "F9",
    "runs": "F9",
    "shows_aggressor": "G1",
    "shows_first_left": "G1",
    "shows_side_pot": "G1",
    "shows_next": "G1",
    "turned_up": "G3",
    "shown_by_choice": "G5",
    "shown_for_bounty": "M",
    "beaten": "G2",
    # Awards.
    "rake": "F10",
    "rake_capped": "F10",
    "last_one_left": "E12",
    "only_one_can_win": "F5",
    "others_mucked": "G2",
    "best_hand": "G7",
    "split": "B5",
    "beats": "B1",
    "beats_inside": "B4",
    "half": "F7",
    "nobody_qualifies": "F7",
    "odd_to_first_half": "F7",
    "part_of_board": "F9",
    "odd_to_first_board": "F9",
    "odd_left_of_button": "F6",
    "odd_shortest_stack": "F6",
    "odd_high_card": "L10",
    "bounty": "M",
    "carried_over": "F6",
    "over": "F5",
    "rabbit": "G6",
    # Whose turn it is.
    "hand_is_over": "F5",
    "cards_come": "D1",
    "brings_in": "L10",
    "best_showing": "L10",
    "first_left": "C4",
    "next_in_turn": "E2",
    "price_rose": "E5",
    "draws_next": "L6",
    "throws_next": "L2",
    "asked_to_run": "F9",
    # What may be done.
    "may_fold": "E21",
    "may_fold_free": "E21",
    "may_check": "E1",
    "check_brings_in": "L10",
    "check_stands_pat": "L6",
    "check_throws_last": "L2",
    "check_runs_once": "F9",
    "may_call": "E3",
    "may_call_short": "E8",
    "may_call_reach": "E20",
    "least_bet": "E6",
    "least_raise": "E6",
    "least_over_short": "E8",
    "least_over_straddle": "C10",
    "least_double": "E7",
    "least_limit": "E14",
    "least_all_in": "E8",
    "most_stack": "E6",
    "most_pot": "E13",
    "most_pot_before_call": "E14",
    "pot_too_small": "E13",
    "most_spread": "E15",
    "fixed_size": "E15",
    "completes": "E18",
    "two_sizes": "L10",
    "pair_size": "L10",
    "completes_bring_in": "L10",
    "short_of_reopening": "E10",
    "single_reopening": "E10",
    "under_half": "E18",
    "bets_of_round": "E16",
    "may_bring_in": "L10",
    "may_draw": "L6",
    "must_throw": "L2",
    "may_run": "F9",
    "may_show": "G2",
    "may_muck": "G2",
    "may_show_after": "G5",
    "may_look": "G6",
    "ties_or_wins": "G4",
    "house_shows_all": "G2",
}
"""The usual rule behind each code of a reason; the codes of `RULE_OF` are reasons as well."""

CHIPS = frozenset(
    {
        "acted", "amount", "bet", "call", "due", "limit", "maximum", "minimum", "missing", "needed", "odd", "over",
        "pot", "price", "reach", "second", "size", "stack", "step", "to", "top", "unit",
    }
)  # fmt: skip
"""The numbers of a reason that are chips."""

COUNTS = frozenset({"bets", "board", "boards", "cap", "card", "cards", "least", "most", "number", "percent", "times"})
"""The numbers that count something else; `percent` counts hundredths of one per cent, `number` is that of a pot."""


class Reason(Struct, frozen=True, gc=False):
    """Why something is as it is: `code` says what decided, `rule` where that stands, `numbers` with which amounts.

    `players` are the players it is about and `cards` the cards, `hand` what these are called. A number is in chips when
    its name stands in `CHIPS`.
    """

    code: str
    rule: str
    numbers: dict[str, int] = {}
    players: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    hand: HandName | None = None


class Told(Struct, frozen=True, gc=False):
    """A fact with the reasons for it; the first reason is what the fact itself rests on."""

    fact: Event
    reasons: tuple[Reason, ...]


class Answer(Struct, frozen=True, gc=False):
    """Whether a player may do something, and why; where it has a size, why the least and why the most."""

    action: str
    allowed: bool
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
    return Reason(code, rule or RULE_OF_REASON[code], numbers, tuple(players), tuple(seen), hand)


def refusal(illegal: Illegal) -> Reason:
    """A refusal as a reason."""
    return Reason(illegal.code, illegal.rule, illegal.numbers)
