"""The games, one entry each; a variant's name stands nowhere else in the code (Rulebook L)."""

from __future__ import annotations

from croupier.rules.variant import Street, Variant

FLOP = Street("flop", board=3)
TURN = Street("turn", board=1, limit="upper")
RIVER = Street("river", board=1, limit="upper")

HOLDEM = Variant(
    key="holdem",
    streets=(Street("preflop", hole=2), FLOP, TURN, RIVER),
    evaluator="high",
    phh=(("no_limit", "NT"), ("fixed_limit", "FT")),
)

OMAHA = Variant(
    key="omaha",
    streets=(Street("preflop", hole=4), FLOP, TURN, RIVER),
    evaluator="omaha_high",
    phh=(("pot_limit", "PO"),),
)

VARIANTS = {variant.key: variant for variant in (HOLDEM, OMAHA)}
"""Every game by its key."""

DEFAULT = HOLDEM.key
"""What is played where nobody says another game."""
