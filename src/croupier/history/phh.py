"""PHH, the poker hand history standard: `read` a file with one hand (.phh) or many (.phhs), `write` a Hand.

Amounts stay exact: the unit is chosen per hand, so that every amount in it is a whole number of chips. Our own fields
begin with an underscore, as the standard wants: `_house` (house rules by the names of the rulebook), `_variant` and
`_structure` (a game without a code), `_betting`, `_button` and `_carry`. The whole of it stands in docs/phh.md.
"""

from croupier.history.phh_read import read
from croupier.history.phh_write import write, write_all

__all__ = ["read", "write", "write_all"]
