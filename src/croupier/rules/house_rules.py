"""House rules: by whose rules? One field an option of the rulebook's section M, the default first."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Rake(Struct, frozen=True, gc=False):
    """What the house takes from a pot: `percent` of it, at most `cap` chips in a hand (0: no cap). Rulebook F10."""

    percent: Annotated[float, Meta(ge=0, le=100)]
    cap: Annotated[int, Meta(ge=0)] = 0


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each option; `RULES` names the rule of each. The values are those of the rulebook's section M."""

    ante_type: Literal["none", "per_player", "bb_ante", "button_ante", "ante_only"] = "none"
    bb_ante_short: Literal["blind_first", "ante_first"] = "blind_first"
    straddle: Literal["off", "utg", "chain"] = "off"
    straddle_postflop_min: Literal["bb", "straddle"] = "bb"
    straddle_min_raise: Literal["straddle", "bb"] = "straddle"
    burn_cards: bool = True
    min_raise_rule: Literal["prev_raise", "double", "table_limit"] = "prev_raise"
    short_allin_reopen: Literal["cumulative", "single"] = "cumulative"
    free_fold: bool = True
    pl_formula: Literal["pot_after_call", "pot_before_call"] = "pot_after_call"
    pl_min_bet: Literal["bb", "split_limit"] = "bb"
    pl_count_antes_preflop: bool = True
    pl_short_blind_counts_full: bool = False
    fl_cap: Literal["bet_plus_3", "bet_plus_4", "none"] = "bet_plus_3"
    fl_cap_heads_up: Literal["heads_up_before_cap", "at_table", "never"] = "heads_up_before_cap"
    fl_half_bet: Literal["half", "full"] = "half"
    fl_next_raise: Literal["multiple", "on_top"] = "multiple"
    odd_chip: Literal["first_left_of_button", "shortest_stack", "carry_over"] = "first_left_of_button"
    odd_chip_unit: Annotated[int, Meta(ge=1)] = 1
    run_it_twice: Literal["off", "2", "3"] = "off"
    rake: Rake | None = None
    showdown_direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    showdown_aggressor_scope: Literal["final_round", "whole_hand"] = "final_round"
    showdown_muck: Literal["allow_muck", "show_all"] = "allow_muck"
    allin_faceup: bool = True
    fold_absent_allin: bool = False
    rabbit: bool = False
    seven_deuce: Annotated[int, Meta(ge=0)] = 0
    shortdeck_trips_beat_straight: bool = False
    stud_open_pair_big_bet: bool = True
    button_draw_tie: Literal["suit", "redraw"] = "suit"
    button_rule: Literal["moving", "dead"] = "moving"
    missed_blind_policy: Literal["seed", "standard", "wait_for_bb", "buy_button"] = "seed"
    missed_in_bb_position: Literal["waived", "additional"] = "waived"
    new_player_posts: Literal["post_or_wait", "must_wait", "free"] = "post_or_wait"
    no_entry_between_blinds_and_button: bool = True
    buy_in_min_bb: Annotated[int, Meta(ge=1, le=10_000)] = 40
    buy_in_max_bb: Annotated[int, Meta(ge=1, le=10_000)] = 100
    action_seconds: Annotated[int, Meta(ge=5, le=600)] = 20
    timeouts_to_sit_out: Annotated[int, Meta(ge=1, le=10)] = 2


RULES = {
    "ante_type": "C9",
    "bb_ante_short": "C9",
    "straddle": "C10",
    "straddle_postflop_min": "C10",
    "straddle_min_raise": "C10",
    "burn_cards": "D2",
    "min_raise_rule": "E6",
    "short_allin_reopen": "E10",
    "free_fold": "E21",
    "pl_formula": "E14",
    "pl_min_bet": "E14",
    "pl_count_antes_preflop": "E14",
    "pl_short_blind_counts_full": "E14",
    "fl_cap": "E16",
    "fl_cap_heads_up": "E17",
    "fl_half_bet": "E18",
    "fl_next_raise": "E18",
    "odd_chip": "F6",
    "odd_chip_unit": "F6",
    "run_it_twice": "F9",
    "rake": "F10",
    "showdown_direction": "G1",
    "showdown_aggressor_scope": "G1",
    "showdown_muck": "G2",
    "allin_faceup": "G3",
    "fold_absent_allin": "I9",
    "rabbit": "G6",
    "seven_deuce": "M",
    "shortdeck_trips_beat_straight": "L1",
    "stud_open_pair_big_bet": "L10",
    "button_draw_tie": "C3",
    "button_rule": "C7",
    "missed_blind_policy": "C11",
    "missed_in_bb_position": "C11",
    "new_player_posts": "C13",
    "no_entry_between_blinds_and_button": "C13",
    "buy_in_min_bb": "I1",
    "buy_in_max_bb": "I1",
    "action_seconds": "I7",
    "timeouts_to_sit_out": "I8",
}
"""The rule of the rulebook that each option belongs to."""
