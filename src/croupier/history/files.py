"""A file of recorded hands, whatever they are: PHH, and deals of open-face Chinese among them."""

from __future__ import annotations

from croupier.history.deal import DealRecord
from croupier.history.deal_read import deal_of, is_deal
from croupier.history.phh_read import record_of
from croupier.history.phh_text import read_text
from croupier.history.record import Record


def read_all(data: bytes | str, file: str = "-") -> list[Record | DealRecord]:
    """The hands and deals of a file, in order; raises `BadHistory`, with file and line, when one is damaged."""
    return [deal_of(text) if is_deal(text) else record_of(text) for text in read_text(data, file)]
