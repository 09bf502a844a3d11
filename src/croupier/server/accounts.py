"""Accounts: a name is enough to come in; an opaque cookie, of which only the hash is kept, is who you are."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

from croupier.server.names import clean_name
from croupier.server.store import Player, Store

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
REMEMBERED = 10_000


def new_id(length: int = 10) -> str:
    """A new public id that cannot be mistaken for a name or guessed from another."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hashed(session: str) -> str:
    """What is kept of a session: enough to know it again, not enough to use it."""
    return hashlib.sha256(session.encode()).hexdigest()


class Accounts:
    """Who is who: enters people, and knows them again by their session."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Player] = OrderedDict()
        self._renamed: dict[str, Player] = {}

    async def player(self, session: str) -> Player | None:
        """The player of this session, or None when there is none."""
        if not session or len(session) > 100 or not session.isascii():
            return None
        key = hashed(session)
        player = self._known.get(key) or await self.store.player_of_session(key)
        if player is not None:
            self._remember(key, player)
        return player

    async def enter(self, name: str, session: str) -> tuple[Player, str]:
        """Come in under this name; whoever has a session stays the same player. Returns the player and the session.

        Raises `BadName`, and `NotStored` when nothing could be written.
        """
        name = clean_name(name)
        known = await self.player(session)
        if known is None:
            session = secrets.token_urlsafe(32)
            player = Player(new_id(), name)
            await self.store.add_player(player, hashed(session))
        else:
            player = Player(known.id, name)
            if name != known.name:
                await self.store.rename(player.id, name)
                self._renamed[player.id] = player
        self._remember(hashed(session), player)
        return player, session

    def now(self, player: Player) -> Player:
        """The player under the name of today: a line that is open for long may know an older one."""
        return self._renamed.get(player.id, player)

    def _remember(self, key: str, player: Player) -> None:
        self._known[key] = player
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
