"""By which rule of the rulebook each ranking compares hands (Rulebook B, H, L)."""

from __future__ import annotations

RULE_OF_RANKING = {
    "high": "B4",
    "omaha_high": "H2",
    "greek_high": "L15",
    "high_at_most_2": "L2",
    "hole_high": "L4",
    "low_8": "L3",
    "low_8_at_most_2": "L2",
    "omaha_low_8": "H6",
    "low_a5": "L9",
    "low_27": "L7",
    "badugi": "L8",
    "badugi_27": "L8",
    "short_deck": "L1",
    "short_deck_trips": "L1",
    "single": "B4",
    "leduc": "B4",
    "rhode_island": "B8",
    "two_to_eleven": "B8",
}
"""The rule behind each entry of `EVALUATORS`; inside a category of high hands B4 decides."""
