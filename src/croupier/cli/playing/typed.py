"""What a player types at a table: short words of his language or of English, and what they mean in the hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from croupier.cards import Card, card
from croupier.cli.words import Words
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Discard, Raise, Run
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal

DEEDS = ("fold", "check", "call", "bet", "raise", "all_in", "bring_in", "discard", "pat", "run", "show", "muck")
ORDERS = ("help", "table", "explain", "buy", "choose", "quit")
SIZES = ("min", "max", "pot", "half")
"""What can be typed; the words for each are `typed-...` in `terminal.ftl`, the first is the one that is shown."""

SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}


class NotUnderstood(Exception):
    """Typed words that mean nothing here: `key` is the sentence that says so, `numbers` go into it."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_key = args


class Keys:
    """The words of one language, and those of English beside them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.found: dict[str, str] = {}
        for source in (words, Words("en")):
            for meaning in (*DEEDS, *ORDERS, *SIZES):
                for word in source.say(f"typed-{meaning}").split():
                    self.found.setdefault(word, meaning)

    def shown(self, meaning: str) -> str:
        """The word to show for a meaning: the first of the reader's language."""
        return self.words.say(f"typed-{meaning}").split()[0]

    def read(self, line: str) -> tuple[str, list[str]]:
        """What a line means, "" for an empty one, and the words after the first; raises `NotUnderstood`."""
        first, *rest = line.lower().split() or [""]
        if first.isdecimal():
            return "run", [first, *rest]
        split = re.fullmatch(r"(\D+?)(\d+)", first)
        if split and first not in self.found:  # r60 is as good as r 60
            first, rest = split[1], [split[2], *rest]
        if first and first not in self.found:
            raise NotUnderstood("play-not-understood", typed=line.strip())
        return self.found.get(first, ""), rest


def action_of(keys: Keys, meaning: str, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """The action that was typed; whether it is allowed the table says. Raises `NotUnderstood`."""
    return MEANT[meaning](keys, rest, hand, legal)


def call(keys: Keys, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """A call, or the check that costs nothing."""
    return CHECK if legal.check and not legal.call else CALL


def wager(keys: Keys, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """A bet or a raise to the total that was typed; the two words mean whichever of them is possible."""
    if not rest and not (legal.can_raise and legal.min_to == legal.max_to):
        raise NotUnderstood("play-how-much", word=keys.shown("bet" if legal.opens else "raise"), to=legal.min_to)
    to = total(keys, rest[0], hand, legal) if rest else legal.min_to
    return Bet(to) if hand.price == 0 or legal.opens else Raise(to)


def total(keys: Keys, text: str, hand: Hand, legal: Legal) -> int:
    """The total that a word or a number asks for."""
    size = keys.found.get(text)
    if size in SIZES:
        return sized(size, hand, legal)
    digits = re.sub(r"[\s.,'\u00a0\u202f]", "", text)
    if not digits.isdecimal() or len(digits) > 15:
        raise NotUnderstood("play-no-number", typed=text)
    return int(digits)


def sized(size: str, hand: Hand, legal: Legal) -> int:
    """A wager by its name: of the pot as it is after a call, within what is allowed (Rulebook E13)."""
    if size in {"min", "max"}:
        return legal.min_to if size == "min" else legal.max_to
    pot = hand.total + legal.call
    wanted = legal.price + (pot if size == "pot" else pot // 2)
    return max(legal.min_to, min(legal.max_to, wanted))


def all_in(keys: Keys, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """Everything: as a wager, or as a call where that takes it all."""
    whole = hand.stacks[legal.player] + hand.bets[legal.player]
    if legal.max_to and legal.max_to == whole:
        return Bet(whole) if legal.opens else Raise(whole)
    if legal.call and legal.call == hand.stacks[legal.player]:
        return CALL
    raise NotUnderstood("play-no-all-in")


def discard(keys: Keys, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """The cards to throw away, by their places in the hand from 1 on, or by their names."""
    hole = hand.holes[legal.player]
    if not rest:
        raise NotUnderstood("play-which-cards", word=keys.shown("discard"))
    return Discard(tuple(dict.fromkeys(one_of(text, hole) for text in rest)))


def one_of(text: str, hole: tuple[Card, ...]) -> Card:
    """One of the own cards."""
    if text.isdecimal() and 1 <= int(text) <= len(hole):
        return hole[int(text) - 1]
    plain = "".join(SIGNS.get(sign, sign) for sign in text.replace("10", "T"))
    try:
        found = card(plain[:1].upper() + plain[1:])
    except ValueError:
        raise NotUnderstood("play-no-card", typed=text) from None
    if found not in hole:
        raise NotUnderstood("play-no-card", typed=text)
    return found


def run(keys: Keys, rest: list[str], hand: Hand, legal: Legal) -> Action:
    """How often the rest of the board is dealt."""
    if not legal.runs:
        raise NotUnderstood("play-not-understood", typed=" ".join(rest))
    if not rest or not rest[0].isdecimal():
        raise NotUnderstood("play-how-often", most=legal.runs)
    return Run(int(rest[0][:9]))


def plainly(action: Action) -> Callable[[Keys, list[str], Hand, Legal], Action]:
    """A word that is an action by itself."""
    return lambda keys, rest, hand, legal: action


MEANT: dict[str, Callable[[Keys, list[str], Hand, Legal], Action]] = {
    "fold": plainly(FOLD),
    "check": plainly(CHECK),
    "call": call,
    "bet": wager,
    "raise": wager,
    "all_in": all_in,
    "bring_in": plainly(BRING_IN),
    "discard": discard,
    "pat": plainly(Discard()),
    "run": run,
    "show": plainly(SHOW),
    "muck": plainly(MUCK),
}
"""What each word for a deed makes of the words after it."""
