"""`croupier backup`: copy a room to one file while it is open."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def backup(
    room: Annotated[str, typer.Argument(metavar="ROOM.db", help="The room; people may be playing in it.")],
    copy: Annotated[Path, typer.Argument(metavar="COPY.db", help="The new file; one that exists is left alone.")],
) -> None:
    """Copy the room as it stands at this moment; `croupier serve COPY.db` opens the copy as it would the room."""
    from croupier.server.backup import CannotCopy, copy_room

    try:
        facts = copy_room(room, copy)
    except CannotCopy as problem:
        print(f"croupier backup: {problem}", file=sys.stderr)
        raise typer.Exit(1) from None
    print(f"{copy}: {facts} facts" if facts is not None else f"{copy}: a dump for pg_restore")
