"""The log: one JSON object a line, with what happened and where; never a card, a deck, a session or a message."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import MutableMapping
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

import structlog


def keep_log(out: TextIO | None = None) -> None:
    """Write the log of the room, and what the web server has to say, to stderr or `out`."""
    stream = out or sys.stderr
    shared: list[Any] = [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso"), without_values]
    written = structlog.processors.JSONRenderer()
    structlog.configure(processors=[*shared, written], logger_factory=structlog.PrintLoggerFactory(stream))
    foreign = logging.StreamHandler(stream)
    only_event = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    foreign.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[only_event, written])
    )
    logging.basicConfig(level=logging.WARNING, handlers=[foreign], force=True)


def without_values(logger: Any, name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an exception by its type and the places it came through: its message may tell cards."""
    found = event.pop("exc_info", None)
    problem = sys.exc_info()[1] if found is True else found[1] if isinstance(found, tuple) else found
    if isinstance(problem, BaseException):
        event["exception"] = type(problem).__name__
        event["through"] = places(problem.__traceback__)
    return event


def places(trace: TracebackType | None) -> list[str]:
    """Where an exception came through, the last place first."""
    frames = traceback.extract_tb(trace)[::-1]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
