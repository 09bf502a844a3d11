"""`python -m croupier`: the same as the command `croupier`."""

from __future__ import annotations

from croupier.cli.app import main

main()
