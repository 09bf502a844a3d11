"""What is old is left alone, until it is looked at as a whole."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from croupier.server import memory


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def collector() -> Iterator[None]:
    """Python's collector as it was, after the test."""
    before, calls = gc.get_threshold(), gc.callbacks.copy()
    yield
    gc.callbacks[:] = calls
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_is_old_is_looked_at_only_when_all_is(collector: None) -> None:
    memory.look_at_all()
    assert gc.get_freeze_count() == 0  # nobody has asked for it
    memory.leave_the_old()
    memory.leave_the_old()
    assert len([call for call in gc.callbacks if call is memory._put_aside]) == 1
    old = Knot()
    gc.collect()
    young, gone = Knot(), weakref.ref(old)
    new = weakref.ref(young)
    del old, young
    gc.collect()
    assert new() is None and gone() is not None
    memory.look_at_all()
    assert gone() is None and gc.get_freeze_count() > 0
