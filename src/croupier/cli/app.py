"""`croupier`: the commands, each imported only when it is called for."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

COMMANDS = {
    "serve": "croupier.cli.serve:serve",
    "backup": "croupier.cli.backup:backup",
    "account": "croupier.cli.account:account",
    "play": "croupier.cli.play:play",
    "hand": "croupier.cli.hand:hand",
    "verify": "croupier.cli.verify:verify",
    "variants": "croupier.cli.variants:variants",
    "odds": "croupier.cli.odds:odds",
    "outs": "croupier.cli.nuts:outs",
    "nuts": "croupier.cli.nuts:nuts",
    "range": "croupier.cli.ranges:show_range",
    "pushfold": "croupier.cli.push_fold:pushfold",
    "river": "croupier.cli.river:river",
    "icm": "croupier.cli.numbers:icm",
    "chop": "croupier.cli.numbers:chop",
    "stacks": "croupier.cli.numbers:stacks",
    "chinese": "croupier.cli.chinese:app",
}
"""Every command, and the function that is its code, or the group of commands behind it."""


class Lazy(TyperGroup):
    """A group of commands that knows their names, and imports only the one that is asked for."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of `COMMANDS`."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name, or None."""
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        found = getattr(import_module(module), function)
        if isinstance(found, typer.Typer):
            return typer.main.get_group(found)
        app = typer.Typer(add_completion=False)
        app.command(cmd_name)(found)
        return typer.main.get_command(app)


app = typer.Typer(cls=Lazy, no_args_is_help=True, pretty_exceptions_enable=False)


@app.callback()
def croupier() -> None:
    """A card room in a package: the rules of poker, a room for people and bots, a study kit."""


def main() -> None:
    """The entry point of the `croupier` command."""
    sys.exit(app())
