"""Amounts of a record: exact decimals in the file, whole chips in the Hand.

A record may count in dollars, cents or half chips. Its `unit` is how many chips make one of the file's own unit: a
power of ten, so large that every amount written in the record is a whole number of chips.

>>> unit_of([Decimal("10387.5"), 50])
10
>>> chips_of(Decimal("10387.5"), 10), amount_of(103875, 10), amount_of(500, 10)
(103875, Decimal('10387.5'), 50)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from decimal import Decimal

Amount = int | Decimal
"""An amount as a record writes it, never a float."""

MOST = 2**53 - 1
"""No stack of a record is larger than so many chips."""

DIGITS = 9
"""No amount of a record has more decimal places."""

_WRITTEN = re.compile(r"[0-9]{1,40}(\.[0-9]{1,40})?|\.[0-9]{1,40}")


def places(amount: Amount) -> int:
    """How many decimal places an amount is written with; the zeros at its end count, for they name the unit."""
    exponent = amount.as_tuple().exponent if isinstance(amount, Decimal) else 0
    return max(0, -exponent) if isinstance(exponent, int) else 0


def is_amount(value: object) -> bool:
    """Whether a value read from a file can be an amount: a whole number or a finite decimal of a sensible size."""
    if isinstance(value, Decimal):
        return value.is_finite() and value.adjusted() < 17 and places(value) <= DIGITS
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def written(text: str) -> Amount | None:
    """The amount that a word of a record names, or None."""
    if not _WRITTEN.fullmatch(text):
        return None
    return Decimal(text) if "." in text else int(text)


def unit_of(amounts: Iterable[Amount]) -> int:
    """The chips in one of the file's unit: the smallest power of ten that makes every amount whole."""
    return int(10 ** max((places(amount) for amount in amounts), default=0))


def chips_of(amount: Amount, unit: int) -> int:
    """An amount in chips; ValueError if it is no whole number of them."""
    if isinstance(amount, int):
        return amount * unit
    numerator, denominator = amount.as_integer_ratio()
    chips, rest = divmod(numerator * unit, denominator)
    if rest:
        raise ValueError(f"{amount} is no whole number of chips of 1/{unit}")
    return chips


def amount_of(chips: int, unit: int) -> Amount:
    """Chips in the file's own unit, exactly: a whole number where it is one."""
    whole, rest = divmod(chips, unit)
    if not rest:
        return whole
    sign, digits = "-" if chips < 0 else "", str(abs(chips)).rjust(len(str(unit)), "0")
    point = len(digits) - (len(str(unit)) - 1)
    return Decimal(f"{sign}{digits[:point]}.{digits[point:]}".rstrip("0"))
