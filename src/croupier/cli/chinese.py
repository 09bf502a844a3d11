"""`croupier chinese`: the best placement of cards, and a coach for a deal that was played."""

from __future__ import annotations

import typer

from croupier.cli.chinese_coach import coach
from croupier.cli.chinese_place import place

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Open-face Chinese: place cards, judge a deal.")
app.command("place")(place)
app.command("coach")(coach)
