"""`croupier account reset`: a new password for somebody who has lost his."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer


class Deed(StrEnum):
    """What is done with an account."""

    reset = "reset"


def account(
    deed: Annotated[Deed, typer.Argument(metavar="reset", help="Give the name a new password.")],
    room: Annotated[str, typer.Argument(metavar="ROOM.db", help="The room; people may be playing in it.")],
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name that is kept.")],
) -> None:
    """Print a new password for the owner of a name; the old one is forgotten, and the log says that it happened."""
    from croupier.server.log import keep_log
    from croupier.server.recovery import CannotReset, reset_password

    keep_log()
    try:
        password = reset_password(room, name)
    except CannotReset as problem:
        print(f"croupier account {deed}: {problem}", file=sys.stderr)
        raise typer.Exit(1) from None
    print(password)
