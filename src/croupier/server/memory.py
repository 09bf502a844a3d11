"""Memory: looking for garbage in cycles stops every table, so what is old is seldom looked at.

Python looks at everything there is again and again, a quarter of a second for some hundred tables. Nearly all garbage
here is young; of what has outlived one full look only lines that are gone leave a little behind.
"""

from __future__ import annotations

import gc

YOUNG = 2_000
"""New objects after which Python looks at the young ones; it is quick with them."""


def leave_the_old() -> None:
    """From now on look no more at what has outlived a full look, until `look_at_all`."""
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    if _put_aside not in gc.callbacks:
        gc.callbacks.append(_put_aside)


def look_at_all() -> None:
    """Look once at everything, where the old is left alone otherwise; everybody waits for it."""
    if _put_aside in gc.callbacks:
        gc.unfreeze()
        gc.collect()


def _put_aside(phase: str, found: dict[str, int]) -> None:
    if phase == "stop" and found["generation"] == 2:
        gc.freeze()
