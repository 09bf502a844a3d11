"""Accounts: a name is enough to come in, and with a password it is kept; of the cookie only the hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from croupier.server.credentials import Credentials, Session
from croupier.server.names import BadName, clean_name, folded
from croupier.server.passwords import Passwords
from croupier.server.store import DAY, NotStored, Player, Store, today

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
REMEMBERED = 10_000
FRESH = 60_000
"""Milliseconds for which a session is good without asking the database, where other programs may end it too."""


class NotLetIn(Exception):
    """The request is refused; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def new_id(length: int = 10) -> str:
    """A new public id that cannot be mistaken for a name or guessed from another."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_session() -> str:
    """A new secret that a browser keeps."""
    return secrets.token_urlsafe(32)


def hashed(session: str) -> str:
    """What is kept of a session: enough to know it again, not enough to use it."""
    return hashlib.sha256(session.encode()).hexdigest() if session else ""


class _Known(NamedTuple):
    player: Player
    until: int
    idle: bool


class Accounts:
    """Who is who: enters people, keeps their names, and knows them again by their session."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        """`clock` tells the time in milliseconds."""
        self.store = store
        self.clock = clock
        self.credentials = Credentials(store)
        self.passwords = Passwords()
        self.endings = 0
        """How many sessions were ended; who shows who he is notes it before he does, and hands it to `let_in`."""
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()
        self._all_ended: dict[str, int] = {}
        self._renamed: dict[str, Player] = {}

    async def player(self, session: str) -> Player | None:
        """The player of this session, or None when there is none."""
        if not session or len(session) > 100 or not session.isascii():
            return None
        return await self.player_of(hashed(session))

    async def player_of(self, key: str) -> Player | None:
        """The player of the session with this hash, or None when there is none."""
        if self.has_ended(key):
            return None
        known = self._known.get(key)
        if known is not None and self.clock() < known.until:
            return self.now(known.player)
        found = await self._stored(key)
        if found is None or self.has_ended(key):
            if known is not None:
                self._end(key)
            return None
        idle = found.used < today() - DAY
        self._remember(key, found.player, idle=idle)
        if idle:
            with suppress(NotStored):  # the next minute tries it again
                await self.credentials.use(key)
        return self.now(found.player)

    def was_idle(self, session: str) -> bool:
        """Whether this session is used for the first time in a day: then its browser is to keep it for longer."""
        known = self._known.get(hashed(session))
        return known is not None and known.idle

    async def _stored(self, key: str) -> Session | None:
        """What the database says; it is asked again if sessions have ended meanwhile, for it may be told the old."""
        while True:
            endings = self.endings
            found = await self.credentials.session(key)
            if endings == self.endings:
                return found

    async def enter(self, name: str, session: str, device: str = "") -> tuple[Player, str]:
        """Come in under this name; whoever has a session stays the same player. Returns the player and the session.

        Raises `BadName`, also for a name that somebody else keeps, and `NotStored` when nothing could be written.
        """
        name = clean_name(name)
        known = await self.player(session)
        if known is None or name != known.name:
            await self._check_free(name, known)
        if known is None:
            session = new_session()
            player = Player(new_id(), name)
            await self.store.add_player(player, hashed(session), hashed(device))
        else:
            player = Player(known.id, name)
            if name != known.name:
                await self._rename(player)
        self._remember(hashed(session), player)
        return player, session

    async def _check_free(self, name: str, known: Player | None) -> None:
        kept = await self.credentials.account(login=folded(name))
        if kept is not None and (known is None or kept.player.id != known.id):
            raise BadName("name_kept")

    async def _rename(self, player: Player) -> None:
        try:
            await self.credentials.rename(player.id, player.name, folded(player.name))
        except NotStored as problem:
            raise BadName("name_kept") if problem.taken else problem from None
        self._renamed[player.id] = player

    async def keep(self, player: Player, password: str, session: str, device: str) -> str:
        """Keep the player's name with a password; returns the session that replaces the old one.

        Raises `BadName` for a name that somebody else keeps, `NotLetIn` for one who has an account, `NotStored`.
        """
        if await self.credentials.account(player=player.id):
            raise NotLetIn("has_account")
        await self._check_free(player.name, player)
        kept, fresh = await self.passwords.hashed(password), new_session()
        try:
            await self.credentials.keep(
                player.id, folded(player.name), kept, hashed(session), hashed(fresh), hashed(device)
            )
        except NotStored as problem:
            raise BadName("name_kept") if problem.taken else problem from None
        self._end(hashed(session))
        return fresh

    async def by_password(self, name: str, password: str) -> Player | None:
        """Whose name and password these are; the answer takes as long for a name that nobody keeps."""
        account = await self.credentials.account(login=folded(name) or "-")
        right = await self.passwords.check(account.password if account else "", password)
        return self.now(account.player) if account and right else None

    async def let_in(self, player: Player, session: str, device: str, since: int) -> str:
        """A new session for a player who has shown who he is; the one that the browser had ends.

        `since` is what `endings` was before he showed it: if all his sessions have ended meanwhile, it may not be true
        any more, and `NotLetIn` is raised. Raises `NotStored`.
        """
        fresh = new_session()
        await self.credentials.enter(player.id, hashed(session), hashed(fresh), hashed(device))
        self._end(hashed(session))
        if self._all_ended.get(player.id, 0) > since:
            await self.credentials.end(session=hashed(fresh))
            raise NotLetIn("wrong_sign_in")
        self._remember(hashed(fresh), player)
        return fresh

    async def change_password(self, player: Player, current: str, password: str, session: str, device: str) -> str:
        """Another password; all sessions end, and the one that is returned begins. Raises `NotLetIn`, `NotStored`."""
        account = await self.credentials.account(player=player.id)
        if not await self.passwords.check(account.password if account else "", current):
            raise NotLetIn("wrong_password")
        kept, fresh = await self.passwords.hashed(password), new_session()
        await self.credentials.set_password(player.id, kept, hashed(fresh), hashed(device))
        self._end_all(player)
        self._end(hashed(session))
        self._remember(hashed(fresh), player)
        return fresh

    async def sign_out(self, player: Player, session: str, *, everywhere: bool) -> None:
        """End this session of a player who has an account, or all of his. Raises `NotLetIn`, `NotStored`."""
        if await self.credentials.account(player=player.id) is None:
            raise NotLetIn("no_account")  # a guest would never come back to his seat
        if everywhere:
            await self.credentials.end(player=player.id)
            self._end_all(player)
        else:
            await self.credentials.end(session=hashed(session))
        self._end(hashed(session))

    def now(self, player: Player) -> Player:
        """The player under the name of today: a line that is open for long may know an older one."""
        return self._renamed.get(player.id, player)

    def has_ended(self, key: str) -> bool:
        """Whether the session of this hash has ended lately."""
        return key in self._ended

    def _remember(self, key: str, player: Player, *, idle: bool = False) -> None:
        self._known[key] = _Known(player, self.clock() + FRESH, idle)
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _end(self, key: str) -> None:
        self.endings += 1
        self._known.pop(key, None)
        self._ended[key] = None
        if len(self._ended) > REMEMBERED:
            self._ended.popitem(last=False)

    def _end_all(self, player: Player) -> None:
        for key in [key for key, known in self._known.items() if known.player.id == player.id]:
            self._end(key)
        self.endings += 1
        self._all_ended[player.id] = self.endings
