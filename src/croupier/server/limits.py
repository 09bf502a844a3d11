"""Limits: how big and how often. They hold for one connection or one address, and never ban anybody."""

from __future__ import annotations

FRAME = 4096
"""Bytes of one message of a client."""

BODY = 8192
"""Bytes of one HTTP request's body."""

MESSAGES = (60.0, 20.0)
"""Messages of one connection: so many at once, then so many a second."""

SOCKETS = 12
"""Connections of one player at a time; a new one closes the oldest."""

TABLES = 500
"""Tables of a room."""


class Bucket:
    """A token bucket: `size` messages at once, then `rate` a second; a new connection starts with a full one."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.left = size
        self.filled = 0

    def take(self, now: int) -> bool:
        """Whether one more is allowed at this time, in milliseconds."""
        passed = max(0, now - self.filled) / 1000 if self.filled else 0.0
        self.left = min(self.size, self.left + passed * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
