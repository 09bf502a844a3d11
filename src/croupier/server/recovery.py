"""A lost password: whoever runs the room gives the owner of a name a new one, also while people play."""

from __future__ import annotations

import secrets
from pathlib import Path

import structlog
from sqlalchemy import Connection, create_engine, select, text, update
from sqlalchemy.exc import DBAPIError

from croupier.server.accounts import ALPHABET
from croupier.server.database import CannotOpen, url_of
from croupier.server.names import folded
from croupier.server.passwords import hash_of
from croupier.server.schema import HEAD, accounts, sessions
from croupier.server.store import today

log = structlog.get_logger()

GROUPS, LETTERS = 4, 5
"""Twenty letters of 31: 99 bits, in groups that can be read out on the telephone."""


class CannotReset(Exception):
    """Nothing was changed; the message is one line for the person who asked for it."""


def reset_password(room: str, name: str) -> str:
    """Give the account of this name a new password and end its sessions; returns the password. Raises `CannotReset`.

    The log tells whose password it was and never what it is.
    """
    try:
        url = url_of(room)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
            raise CannotReset(f"there is no room {url.database}")
        engine = create_engine(url)
        password = new_password()
        with engine.begin() as connection:
            player = _owner(connection, name)
            kept = accounts.c.player == player
            connection.execute(update(accounts).where(kept).values(password=hash_of(password)))
            ended = update(sessions).where(sessions.c.player == player, sessions.c.ended == 0)
            connection.execute(ended.values(ended=today()))
        engine.dispose()
    except CannotOpen as problem:
        raise CannotReset(str(problem)) from None
    except DBAPIError as problem:
        raise CannotReset(f"the room's database cannot be used: {problem.orig}".partition("\n")[0]) from None
    log.warning("password reset", player=player)
    return password


def new_password() -> str:
    """A password that nobody guesses and everybody can type."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))


def _owner(connection: Connection, name: str) -> str:
    """The player who keeps this name."""
    version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    if version != HEAD:
        raise CannotReset("the room is of another release: open it once with this one")
    player = connection.scalar(select(accounts.c.player).where(accounts.c.login == (folded(name) or "-")))
    if player is None:
        raise CannotReset(f"nobody keeps the name {name!r} here")
    return str(player)
