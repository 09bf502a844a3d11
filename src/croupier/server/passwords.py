"""Passwords: hashed by argon2id, one at a time, and just as slow for a name that nobody keeps."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SHORTEST = 8
LONGEST = 128


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # 19 MiB: what OWASP asks for at least


@cache
def _nobodys() -> str:
    return _hasher().hash("the password of nobody")


def spelled(password: str) -> str:
    """The password in one spelling, whatever keyboard it was typed on."""
    return unicodedata.normalize("NFKC", password)


def hash_of(password: str) -> str:
    """The hash to keep; it takes a while."""
    return _hasher().hash(spelled(password))


class Passwords:
    """Makes and checks hashes beside the loop, never two at once: whoever tries many slows down nobody's play."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def hashed(self, password: str) -> str:
        """The hash to keep."""
        async with self._turn:
            return await asyncio.to_thread(hash_of, password)

    async def check(self, kept: str, password: str) -> bool:
        """Whether this is the password of the kept hash; with "" it never is, and it takes as long to say so."""
        async with self._turn:
            return await asyncio.to_thread(_checked, kept, spelled(password))


def _checked(kept: str, password: str) -> bool:
    nobodys = _nobodys()  # made once, whoever comes first
    return verify(kept or nobodys, password) and kept != ""


def verify(kept: str, password: str) -> bool:
    """Whether the hash is that of the password."""
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return _hasher().verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
