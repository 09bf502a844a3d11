"""Words of one language for the terminal: the Fluent files that the browser reads as well."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from croupier.cards import RANKS, UNKNOWN
from croupier.history.amount import DIGITS
from croupier.ranking.describe import HandName

LOCALE = Path(__file__).resolve().parents[1] / "locale"

FILES = ("poker.ftl", "explain.ftl", "proof.ftl", "terminal.ftl", "refusals.ftl", "table.ftl", "host.ftl", "study.ftl")
"""The files that the terminal reads, and that a language needs for the terminal to speak it."""

DEFAULT = "en"
SIGNS = "♣♦♥♠"
ACE = 12


class NoWords(ValueError):
    """A language in which there are no words: `language` is what was asked for."""

    def __init__(self, language: str) -> None:
        self.language = language
        super().__init__(f"there are no words in the language {language!r}: choose {', '.join(languages())}")


def languages() -> list[str]:
    """The languages that the terminal speaks."""
    return sorted(folder.name for folder in LOCALE.iterdir() if all((folder / file).is_file() for file in FILES))


def preferred(surroundings: Mapping[str, str] = os.environ) -> str:
    """The reader's language, from the first of LC_ALL, LC_MESSAGES and LANG that is set; English if we lack it."""
    named = next((surroundings[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if surroundings.get(name)), "")
    language = named.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else DEFAULT


class Words:
    """A reader's words: `say` looks up a message and fills in its arguments; raises `NoWords` for another language.

    With `spoken` cards are named as one says them, for those who listen: king of hearts.
    """

    def __init__(self, language: str, spoken: bool = False) -> None:
        if language not in languages():
            raise NoWords(language)
        self.language, self.spoken = language, spoken
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in FILES:
            self._bundle.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(key)

    def say(self, key: str, **args: Any) -> str:
        """The sentence for `key` or `key.attribute`; a message or an argument that is missing is a LookupError."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{key} in {self.language} has no words of its own")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def number(self, value: int | Decimal | float) -> Any:
        """A number for an argument: written as the language writes it, with all its decimals."""
        return fluent_number(value, maximumFractionDigits=DIGITS)

    def count(self, kind: str, value: int | Decimal) -> str:
        """So many of a kind, "2 cards"."""
        return self.say(f"count-{kind}", count=self.number(value))

    def all_of(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", rest=", ".join(parts[:-1]), last=parts[-1])

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in signs: K♥ 10♠; one that is not known is ??. In spoken words: king of hearts, ten of spades."""
        if self.spoken:
            return ", ".join(self.card(card) for card in cards)
        return " ".join(card_sign(card) for card in cards)

    def card(self, card: int) -> str:
        """A card as one says it."""
        if card == UNKNOWN:
            return self.say("card-hidden")
        return self.say("card", rank=self.say(f"rank-{card >> 2}"), suit=self.say(f"suit-{card & 3}"))

    def hand(self, name: HandName) -> str:
        """What a hand is called, "two pair, kings and sevens"; of a low all its ranks are said."""
        royal = name.category == "straight_flush" and name.ranks[0] == ACE
        key = "royal" if royal else name.category
        if self.has(f"hand-{key}_{len(name.ranks)}"):  # some hands are called by how many cards play
            key = f"{key}_{len(name.ranks)}"
        args: dict[str, str] = {}
        for letter, rank in zip("ab", name.ranks, strict=False):
            args[letter] = self.say(f"rank-{rank}")
            args |= {f"{letter}_{form}": self.say(f"rank-{rank}.{form}") for form in ("many", "of", "to")}
        hand = self.say(f"hand-{key}", **args)
        if name.category in {"low", "badugi"} and len(name.ranks) > 1:
            return self.say("low-of", hand=hand, ranks="-".join(rank_sign(rank) for rank in name.ranks))
        return hand


def rank_sign(rank: int) -> str:
    """A rank as it stands on the card."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def card_sign(card: int) -> str:
    """A card with the sign of its suit."""
    return "??" if card == UNKNOWN else rank_sign(card >> 2) + SIGNS[card & 3]
