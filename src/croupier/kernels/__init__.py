"""Hot numbers: one small compiled part where there is one, and its twin in pure Python, which gives the same results.

Which of them is in use is decided here, once: the compiled one, unless it was not built (no compiler at install) or the
environment says `CROUPIER_KERNELS=python`. `COMPILED` tells. Nothing here knows a game: cards are ints from 0 to 51,
hands are bytes, and what comes out are numbers.

The tables behind all of them are built by the first hand, or ahead of it by `prepare`.
"""

from __future__ import annotations

import os
from array import array
from functools import cache
from typing import TYPE_CHECKING

NAMES = (
    *("rank5", "rank6", "rank7", "rank_many", "low_8", "low_8_two", "low_27", "low_a5", "low_many"),
    *("exactly_two", "exactly_two_many", "exactly_two_exact", "equity_exact", "equity_sampled", "versus"),
    *("deals_exact", "deals_sampled", "simulate", "place"),
    *("duel_learn", "duel_worth", "kinds_learn", "kinds_sum", "three_kinds", "three_kinds_sum"),
    *("rows_known", "rows_played"),
)
"""What both of them have."""

if TYPE_CHECKING:
    from croupier.kernels import _fast as fast
else:
    try:
        from croupier.kernels import _fast as fast
    except ImportError:
        fast = None
    if fast is not None and not all(hasattr(fast, name) for name in NAMES):
        fast = None  # built from older sources, and not yet built anew

COMPILED = fast is not None and os.environ.get("CROUPIER_KERNELS") != "python"
"""Whether the compiled part is in use."""


@cache
def load_fast() -> None:
    """Build the tables for the compiled part, which asks for them when its first hand comes."""
    from croupier.kernels.tables import build

    tables = build()
    numbers = array("Q", tables.values), tables.flushes, array("i", tables.rows), array("i", tables.columns)
    fast.load(*numbers, tables.classes)


def prepare() -> None:
    """Build the tables now, in some hundredths of a second, and not when the first hand is ranked; once is enough."""
    if COMPILED:
        load_fast()
    else:
        twin.prepare()


if COMPILED:
    exactly_two, exactly_two_many, exactly_two_exact = fast.exactly_two, fast.exactly_two_many, fast.exactly_two_exact
    versus = fast.versus
    duel_learn, duel_worth = fast.duel_learn, fast.duel_worth
    simulate = fast.simulate
    kinds_learn, kinds_sum = fast.kinds_learn, fast.kinds_sum
    three_kinds, three_kinds_sum = fast.three_kinds, fast.three_kinds_sum
    place = fast.place
    rows_known, rows_played = fast.rows_known, fast.rows_played
    low_8, low_8_two, low_27, low_a5 = fast.low_8, fast.low_8_two, fast.low_27, fast.low_a5
    low_many = fast.low_many
    deals_exact, deals_sampled = fast.deals_exact, fast.deals_sampled
    rank5, rank6, rank7 = fast.rank5, fast.rank6, fast.rank7
    rank_many, equity_exact, equity_sampled = fast.rank_many, fast.equity_exact, fast.equity_sampled
else:
    from croupier.kernels import twin  # who has the compiled part does not wait for it

    exactly_two, exactly_two_many, exactly_two_exact = twin.exactly_two, twin.exactly_two_many, twin.exactly_two_exact
    versus = twin.versus
    duel_learn, duel_worth = twin.duel_learn, twin.duel_worth
    simulate = twin.simulate
    kinds_learn, kinds_sum = twin.kinds_learn, twin.kinds_sum
    three_kinds, three_kinds_sum = twin.three_kinds, twin.three_kinds_sum
    place = twin.place
    rows_known, rows_played = twin.rows_known, twin.rows_played
    low_8, low_8_two, low_27, low_a5 = twin.low_8, twin.low_8_two, twin.low_27, twin.low_a5
    low_many = twin.low_many
    deals_exact, deals_sampled = twin.deals_exact, twin.deals_sampled
    rank5, rank6, rank7 = twin.rank5, twin.rank6, twin.rank7
    rank_many, equity_exact, equity_sampled = twin.rank_many, twin.equity_exact, twin.equity_sampled
