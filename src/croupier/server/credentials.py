"""What the database knows of accounts, sessions and passkeys."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Update, delete, insert, select, update

from croupier.server.pen import Steps
from croupier.server.schema import accounts, passkeys, players, sessions
from croupier.server.store import ADD_SESSION, DAY, Player, Store, session_row, today

UNUSED = 180
"""Days after which a session that nobody uses ends by itself."""

ADD_ACCOUNT = insert(accounts)
ADD_PASSKEY = insert(passkeys)


class Account(NamedTuple):
    """A name that somebody keeps, folded, and the hash of its password."""

    player: Player
    login: str
    password: str


class Session(NamedTuple):
    """Whose session it is, and when it was used last (ms since 1970, to the day)."""

    player: Player
    used: int


class Passkey(NamedTuple):
    """A key of somebody's device: its id and its public half (base64url), and how often it was used."""

    id: str
    player: str
    public_key: str
    used: int


class Credentials:
    """Reads and writes them; every write raises `NotStored` when nothing could be written."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, login: str = "", player: str = "") -> Account | None:
        """The account of a folded name, or of a player."""
        which = accounts.c.login == login if login else accounts.c.player == player
        columns = (players.c.id, players.c.name, accounts.c.login, accounts.c.password)
        rows = await self.store.rows(select(*columns).join(accounts, accounts.c.player == players.c.id).where(which))
        return Account(Player(rows[0][0], rows[0][1]), rows[0][2], rows[0][3]) if rows else None

    async def keep(self, player: str, login: str, password: str, old: str, session: str, device: str) -> None:
        """Make an account of a player, and put a new session in place of the old one."""
        row = {"player": player, "login": login, "password": password, "created": today()}
        added = (ADD_SESSION, [session_row(session, player, device)])
        await self.store.write([(ADD_ACCOUNT, [row]), (_ended(sessions.c.hash == old), []), added])

    async def rename(self, player: str, name: str, login: str) -> None:
        """Give a player another name, and his account the other fold of it."""
        steps: Steps = [
            (update(players).where(players.c.id == player).values(name=name), []),
            (update(accounts).where(accounts.c.player == player).values(login=login), []),
        ]
        await self.store.write(steps)

    async def set_password(self, player: str, password: str, session: str, device: str) -> None:
        """Another password; every session of the player ends but for the new one."""
        others = (sessions.c.player == player, sessions.c.hash != session)
        changed = update(accounts).where(accounts.c.player == player).values(password=password)
        added = (ADD_SESSION, [session_row(session, player, device)])
        await self.store.write([(changed, []), (_ended(*others), []), added])

    async def enter(self, player: str, old: str, session: str, device: str) -> None:
        """Let a player in with a new session; the old one, whosever it was, ends."""
        added = (ADD_SESSION, [session_row(session, player, device)])
        await self.store.write([(_ended(sessions.c.hash == old), []), added])

    async def end(self, session: str = "", player: str = "") -> None:
        """End a session, or all of a player's."""
        which = sessions.c.hash == session if session else sessions.c.player == player
        await self.store.write([(_ended(which), [])])

    async def session(self, session: str) -> Session | None:
        """The session of this hash, unless it has ended or nobody has used it for `UNUSED` days."""
        which = (sessions.c.hash == session, sessions.c.ended == 0, sessions.c.used > today() - UNUSED * DAY)
        columns = (players.c.id, players.c.name, players.c.bot, sessions.c.used)
        rows = await self.store.rows(select(*columns).join(sessions, sessions.c.player == players.c.id).where(*which))
        return Session(Player(*rows[0][:3]), rows[0][3]) if rows else None

    async def use(self, session: str) -> None:
        """Keep that a session is used today."""
        await self.store.write([(update(sessions).where(sessions.c.hash == session).values(used=today()), [])])

    async def knows(self, player: str, device: str) -> bool:
        """Whether the player was ever let in on this device."""
        which = (sessions.c.player == player, sessions.c.device == device, sessions.c.device != "")
        return bool(await self.store.rows(select(sessions.c.hash).where(*which).limit(1)))

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a new passkey."""
        await self.store.write([(ADD_PASSKEY, [{**passkey._asdict(), "created": today()}])])

    async def used_passkey(self, passkey: str, used: int) -> None:
        """Keep how often a passkey was used."""
        await self.store.write([(update(passkeys).where(passkeys.c.id == passkey).values(used=used), [])])

    async def drop_passkeys(self, player: str) -> None:
        """Forget all passkeys of a player."""
        await self.store.write([(delete(passkeys).where(passkeys.c.player == player), [])])

    async def passkeys(self, player: str = "", passkey: str = "") -> list[Passkey]:
        """The passkeys of a player, or the one of this id."""
        which = passkeys.c.id == passkey if passkey else passkeys.c.player == player
        columns = (passkeys.c.id, passkeys.c.player, passkeys.c.public_key, passkeys.c.used)
        return [Passkey(*row) for row in await self.store.rows(select(*columns).where(which))]


def _ended(*which: ColumnElement[bool]) -> Update:
    return update(sessions).where(*which, sessions.c.ended == 0).values(ended=today())
