"""Long work in parts: whoever can be asked by `concurrent.futures` does them, and a part that is lost is done again.

`Processes` are those of this machine. A Dask client's `get_executor()` puts the same parts on many machines and minds
lost workers by itself.

>>> with Processes(2) as workers:
...     spread(abs, [-3, 4, -5], workers)
[3, 4, 5]
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from threading import Lock
from typing import ParamSpec, TypeVar

__all__ = ["Processes", "spread"]

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

TRIES = 4
"""So often a part is begun; if its process is lost each time, the part itself is what kills it."""


def spread(job: Callable[[T], R], parts: Iterable[T], executor: Executor) -> list[R]:
    """What the job gives for each part, in their order. Raises what a part raises."""
    return [future.result() for future in [executor.submit(job, part) for part in parts]]


class Processes(Executor):
    """Processes of this machine (`count` 0: one a core) that may be lost: what one was doing is begun again."""

    def __init__(self, count: int = 0) -> None:
        self._count = count or os.cpu_count() or 1
        self._lock = Lock()
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Begin a part. Its future raises BrokenExecutor if it has cost `TRIES` processes."""
        promised: Future[R] = Future()
        promised.set_running_or_notify_cancel()
        self._begin(promised, partial(fn, *args, **kwargs), 1)
        return promised

    def _begin(self, promised: Future[R], part: Callable[[], R], tries: int) -> None:
        with self._lock:
            pool = self._pool
            try:
                begun = pool.submit(part)
            except BrokenExecutor:
                pool = self._pool = self._new()
                begun = pool.submit(part)
        begun.add_done_callback(partial(self._done, promised, part, tries, pool))

    def _done(
        self, promised: Future[R], part: Callable[[], R], tries: int, pool: ProcessPoolExecutor, begun: Future[R]
    ) -> None:
        error = begun.exception()
        if error is None:
            promised.set_result(begun.result())
        elif isinstance(error, BrokenExecutor) and tries < TRIES:
            self._renew(pool)
            self._begin(promised, part, tries + 1)
        else:
            promised.set_exception(error)

    def _renew(self, lost: ProcessPoolExecutor) -> None:
        """Other processes in place of those with the lost one; whoever comes second finds them there."""
        with self._lock:
            if self._pool is lost:
                self._pool = self._new()

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes go."""
        self._pool.shutdown(wait, cancel_futures=cancel_futures)
