"""House rules of open-face Chinese: one field an option of the rulebook's section M, under its name there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from croupier.chinese.royalties import STANDARD, Royalties

Seconds = Annotated[int, Meta(ge=1, le=3600)]
"""A time of the clock, in seconds."""


class ChineseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """One field for each option, the default first; `RULES` names the rule of each (Rulebook M, K).

    `ofc_fantasy_cards = fixed14` leaves the number of Fantasyland cards to the game: 14 unless it is sold otherwise.
    `ofc_point_value` is in chips.
    """

    ofc_button_moves: Literal["every_deal", "per_match"] = "every_deal"
    ofc_min_points: Annotated[int, Meta(ge=1, le=1_000_000)] = 50
    ofc_confirm_seconds: Seconds = 30
    ofc_point_value: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    ofc_deal_seconds: Seconds = 90
    ofc_fantasy_seconds: Seconds = 120
    ofc_bank_seconds: Annotated[int, Meta(ge=0, le=3600)] = 60
    ofc_autoplace_partial: Literal["reset", "keep"] = "reset"
    ofc_foul_scoop: bool = True
    ofc_royalties: Royalties = STANDARD
    ofc_settlement_cap: Literal["effective_stack", "payer_stack"] = "effective_stack"
    ofc_fantasy_cards: Literal["fixed14", "progressive"] = "fixed14"
    ofc_refantasy_full_house_middle: bool = False
    ofc_refantasy_cards: Literal["14", "same", "progressive"] = "14"


RULES = {
    "ofc_button_moves": "K3",
    "ofc_min_points": "K2",
    "ofc_confirm_seconds": "K2",
    "ofc_point_value": "K26",
    "ofc_deal_seconds": "K13",
    "ofc_fantasy_seconds": "K13",
    "ofc_bank_seconds": "K14",
    "ofc_autoplace_partial": "K15",
    "ofc_foul_scoop": "K19",
    "ofc_royalties": "K20",
    "ofc_settlement_cap": "K22",
    "ofc_fantasy_cards": "K23",
    "ofc_refantasy_full_house_middle": "K25",
    "ofc_refantasy_cards": "K25",
}
"""The rule of the rulebook that each option belongs to."""
