"""When to stop thinking: whoever asks says it, so that nothing here needs a clock."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked again and again while thinking; true: answer now with the best so far."""


def never() -> bool:
    """Think to the end."""
    return False
