"""What each kind of fact says in the words of a language: one sentence, or one for each winner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from croupier.cards import UNKNOWN
from croupier.cli.words import Words
from croupier.rules import event as facts
from croupier.rules.explained import Reason
from croupier.rules.hand import Hand

Reasons = Sequence[Reason]


class Teller(Protocol):
    """Who tells a hand: with his words, and the players by their names."""

    words: Words
    hand: Hand
    names: tuple[str, ...]

    def chips(self, amount: int) -> Any:
        """An amount as it is told."""

    def pot(self, number: int) -> str:
        """What a pot is called."""


def nothing(tell: Teller, fact: Any, reasons: Reasons) -> Iterator[str]:
    """A fact that its reasons tell."""
    yield from ()


def posted(tell: Teller, fact: facts.Posted, reasons: Reasons) -> Iterator[str]:
    """A forced bet; nothing is said of one that a player without chips could not pay."""
    yield tell.words.say(f"told-{fact.kind}", name=tell.names[fact.player], amount=tell.chips(fact.amount))


def dealt(tell: Teller, fact: facts.Dealt, reasons: Reasons) -> Iterator[str]:
    """A player's cards, as far as they are known."""
    words, name = tell.words, tell.names[fact.player]
    down, up = fact.cards[: len(fact.cards) - fact.up], fact.cards[len(fact.cards) - fact.up :]
    hidden = words.count("cards", len(down)) if not down or max(down) == UNKNOWN else words.cards(down)
    if fact.up:
        key = "told-dealt-both" if down else "told-dealt-up"
        args = {"down": hidden} if down else {}
        yield words.say(key, name=name, up=words.cards(up), **args)
    elif down and max(down) == UNKNOWN:
        yield words.say("told-dealt-hidden", name=name, cards=hidden)
    else:
        yield words.say("told-dealt", name=name, seen=hidden)


def board(tell: Teller, fact: facts.Board, reasons: Reasons) -> Iterator[str]:
    """A street's cards."""
    street, seen = tell.words.say(f"street-{fact.street}"), tell.words.cards(fact.cards)
    if len(tell.hand.boards) > 1:
        yield tell.words.say("told-board-of", street=street, board=tell.words.number(fact.board + 1), seen=seen)
    else:
        yield tell.words.say("told-board", street=street, seen=seen)


def discarded(tell: Teller, fact: facts.Discarded, reasons: Reasons) -> Iterator[str]:
    """Cards that go, or stay."""
    name, words = tell.names[fact.player], tell.words
    if not fact.cards:
        yield words.say("told-stood_pat", name=name)
        return
    count = words.count("cards", len(fact.cards))
    if max(fact.cards) == UNKNOWN:
        yield words.say("told-drew-hidden", name=name, cards=count)
    else:
        yield words.say("told-drew", name=name, cards=count, seen=words.cards(fact.cards))


def plain(key: str) -> Callable[[Teller, Any, Reasons], Iterator[str]]:
    """A fact of a player, with its amount if it has one."""

    def say(tell: Teller, fact: Any, reasons: Reasons) -> Iterator[str]:
        args = {"amount": tell.chips(fact.amount)} if hasattr(fact, "amount") else {}
        yield tell.words.say(f"told-{key}", name=tell.names[fact.player], **args)

    return say


def called(tell: Teller, fact: facts.Called, reasons: Reasons) -> Iterator[str]:
    """A call."""
    yield tell.words.say("told-called" + all_in(reasons), name=tell.names[fact.player], amount=tell.chips(fact.amount))


def wagered(tell: Teller, fact: facts.Wagered, reasons: Reasons) -> Iterator[str]:
    """A bet or a raise."""
    key = ("told-bet" if fact.opens else "told-raised") + all_in(reasons)
    yield tell.words.say(key, name=tell.names[fact.player], to=tell.chips(fact.to))


def all_in(reasons: Reasons) -> str:
    """What a message's name ends with when the whole stack goes in."""
    return "-all-in" if any(reason.code == "all_in" for reason in reasons) else ""


def shown(tell: Teller, fact: facts.Shown, reasons: Reasons) -> Iterator[str]:
    """Cards turned up, and what they make."""
    name, seen = tell.names[fact.player], tell.words.cards(fact.cards)
    hand = reasons[0].hand
    if hand is None:
        yield tell.words.say("told-shown", name=name, seen=seen)
    else:
        yield tell.words.say("told-shown-hand", name=name, seen=seen, hand=tell.words.hand(hand))


def gathered(tell: Teller, fact: facts.Gathered, reasons: Reasons) -> Iterator[str]:
    """All that lies in the middle."""
    yield tell.words.say("told-gathered", amount=tell.chips(sum(pot.amount for pot in fact.pots)))


def agreed(tell: Teller, fact: facts.Agreed, reasons: Reasons) -> Iterator[str]:
    """A yes or a no to several boards."""
    key = "told-agreed" if fact.times > 1 else "told-refused_to_run"
    args = {"times": tell.words.count("times", fact.times)} if fact.times > 1 else {}
    yield tell.words.say(key, name=tell.names[fact.player], **args)


def runs(tell: Teller, fact: facts.Runs, reasons: Reasons) -> Iterator[str]:
    """So many boards."""
    yield tell.words.say("told-runs", times=tell.words.count("times", fact.times))


def raked(tell: Teller, fact: facts.Raked, reasons: Reasons) -> Iterator[str]:
    """What the house takes."""
    yield tell.words.say("told-raked", amount=tell.chips(fact.amount))


def awarded(tell: Teller, fact: facts.Awarded, reasons: Reasons) -> Iterator[str]:
    """Who wins how much."""
    for win in fact.wins:
        name, amount = tell.names[win.player], tell.chips(win.amount)
        if len(tell.hand.pots) > 1:
            yield tell.words.say("told-won-pot", name=name, amount=amount, pot=tell.pot(fact.pot))
        else:
            yield tell.words.say("told-won", name=name, amount=amount)


def bounty(tell: Teller, fact: facts.Bounty, reasons: Reasons) -> Iterator[str]:
    """One pays another."""
    name, payer = tell.names[fact.player], tell.names[fact.payer]
    yield tell.words.say("told-bounty", name=name, payer=payer, amount=tell.chips(fact.amount))


def ended(tell: Teller, fact: facts.Ended, reasons: Reasons) -> Iterator[str]:
    """The end."""
    yield tell.words.say("told-over")


def rabbited(tell: Teller, fact: facts.Rabbited, reasons: Reasons) -> Iterator[str]:
    """Cards that would have come."""
    yield tell.words.say("told-rabbited", seen=tell.words.cards(fact.cards))


SENTENCES: dict[type[Any], Callable[[Teller, Any, Reasons], Iterator[str]]] = {
    facts.Opened: nothing,
    facts.Shuffled: nothing,
    facts.Posted: posted,
    facts.Dealt: dealt,
    facts.Board: board,
    facts.Discarded: discarded,
    facts.BroughtIn: plain("brought_in"),
    facts.Folded: plain("folded"),
    facts.Checked: plain("checked"),
    facts.Called: called,
    facts.Wagered: wagered,
    facts.Returned: plain("returned"),
    facts.Gathered: gathered,
    facts.Shown: shown,
    facts.Mucked: plain("mucked"),
    facts.Agreed: agreed,
    facts.Runs: runs,
    facts.Raked: raked,
    facts.Awarded: awarded,
    facts.Bounty: bounty,
    facts.Ended: ended,
    facts.Rabbited: rabbited,
}
"""The sentences of each kind of fact."""
