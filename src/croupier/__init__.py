"""Croupier: the rules of poker as a library, a room to play by them, and the tools to study what happened.

Importing this package loads nothing else; import the part that is wanted (`from croupier.rules import hand`).
"""

__version__ = "0.1.0.dev0"
