"""Limits: how big and how often. They hold for one connection or one address, and never ban anybody."""

from __future__ import annotations

from collections import OrderedDict

FRAME = 4096
"""Bytes of one message of a client."""

BODY = 8192
"""Bytes of one HTTP request's body."""

QUESTION = 131_072
"""Bytes of a question of study: ten ranges that are weighted kind by kind."""

MESSAGES = (60.0, 20.0)
"""Messages of one connection: so many at once, then so many a second."""

TALK = (6.0, 0.5)
"""Lines of talk of one player at a table: so many at once, then so many a second."""

SOCKETS = 12
"""Connections of one player at a time; a new one closes the oldest."""

ADDRESS = 500
"""Connections from one address at a time, but for this machine's own, which is a proxy's; a club needs far fewer."""

TABLES = 500
"""Tables of a room."""

OPENINGS = (10.0, 0.1)
"""Tables that one player may open: so many at once, then so many a second."""

ENTRIES = (60.0, 1.0)
"""New players from one address: so many at once, then so many a second; whom the room knows may always come in."""

SIGN_INS = (10.0, 0.1)
"""Tries to sign in under one name, from one address or one device: so many at once, then so many a second."""

ALL_SIGN_INS = (60.0, 0.5)
"""Tries to sign in from one address, and with one name from devices that its owner has never used."""

CLAIMS = (10.0, 0.2)
"""Tries with the host's link by one player: so many at once, then so many a second."""

CHANGES = (10.0, 0.2)
"""Tries of one player to keep a name, to change a password or to add a passkey; of each so many, and then a second."""


COACHED = (40.0, 0.5)
"""Placements of finished deals that one player may ask the coach about: so many at once, then so many a second."""

STUDIED = (60.0, 3.0)
"""Questions of study of one reader, or of all at one address without a name: so many at once, then so many a second."""


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


class Buckets:
    """A bucket for each key; those that were used longest ago are forgotten, which does nobody any harm."""

    def __init__(self, limit: tuple[float, float], most: int = 10_000) -> None:
        self.limit = limit
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: int) -> bool:
        """Whether one more is allowed for this key at this time, in milliseconds."""
        bucket = self._buckets.pop(key, None) or Bucket(*self.limit)
        self._buckets[key] = bucket
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
