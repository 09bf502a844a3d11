"""The narrator: says in lines what happens at a table, as one seat may know it, and what this seat may do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from croupier.cards import UNKNOWN
from croupier.cli.playing.at_the_table import of_the_table
from croupier.cli.playing.typed import Keys
from croupier.cli.sentences import SENTENCES
from croupier.cli.telling import Telling, game_of
from croupier.cli.words import Words
from croupier.room import fact as room
from croupier.room.record import TABLE_FACTS
from croupier.room.table import Table
from croupier.rules import event as facts
from croupier.rules.explained import Told as Explained
from croupier.rules.explained import explain, explain_refusal
from croupier.rules.hand import Hand
from croupier.rules.legal import RULE_OF, Illegal, Legal
from croupier.server import wire

QUIET = {facts.Opened, facts.Shuffled, facts.Ended}
"""Facts of a hand that need no line: what they bring is told in other ones."""


class Narrator:
    """Tells one seat's evening; `why` adds the rule and the reason to every line."""

    def __init__(self, words: Words, player: str, why: bool = False) -> None:
        self.words, self.player, self.why = words, player, why
        self.keys = Keys(words)
        self.telling: Telling | None = None
        self.told = 0
        self.hands = 0
        self.names: dict[str, str] = {}
        self.brought = 0
        self.chips = 0

    # What has happened.

    def news(self, table: Table, told: wire.Told) -> Iterator[str]:
        """The lines for what was told; `table` has applied it already."""
        every: list[Explained] = []
        for fact in [numbered.fact for numbered in told.facts]:
            if type(fact) in TABLE_FACTS:
                self.count(table, fact)
                if line := of_the_table(self.words, table, self.names, fact):
                    yield line
                continue
            if isinstance(fact, facts.Opened):
                yield from self.opening(table, fact)
            every = every or self.explained_facts(table)
            yield from self.of_the_hand(every[self.told])
            self.told += 1
        if told.seat in table.seats:
            self.chips = table.chips(told.seat)

    def explained_facts(self, table: Table) -> list[Explained]:
        """Every fact of the hand, with its reasons."""
        assert table.hand is not None
        if self.telling is None:
            self.telling = Telling(self.words, table.hand)
        self.telling.hand = table.hand
        return explain(table.hand)

    def count(self, table: Table, fact: Any) -> None:
        """Remember who is who, and what this player has brought to the table and taken from it."""
        if isinstance(fact, room.Sat):
            self.names[fact.player] = fact.name
        if isinstance(fact, room.Sat) and fact.player == self.player:
            self.brought += fact.stack
        elif isinstance(fact, room.Bought) and table.seat_of(self.player) == fact.seat:
            self.brought += fact.amount
        elif isinstance(fact, room.Corrected):
            mine = table.seat_of(self.player)
            self.brought += fact.amount * ((fact.seat == mine) - (fact.source == mine)) if mine else 0
        elif isinstance(fact, room.Stood) and fact.player == self.player:
            self.chips = fact.stack
        elif isinstance(fact, room.Roll):
            self.names |= {one.player: one.name for one in fact.sittings}
            own = [one.stack for one in fact.sittings if one.player == self.player]
            self.brought = self.brought or sum(own)

    def opening(self, table: Table, fact: facts.Opened) -> Iterator[str]:
        """The heading of a hand: its number, the button, the game with its stakes, the chips."""
        assert table.hand is not None
        self.telling, self.told = Telling(self.words, table.hand), 0
        self.hands += self.player in table.players
        names = dict(zip(fact.seats, fact.names, strict=True))
        button = names.get(fact.button, "")
        key = "play-hand" if button else "play-hand-no-button"
        yield ""
        yield self.words.say(key, number=self.words.number(fact.hand), **({"name": button} if button else {}))
        yield f"{self.telling.game()}. {self.telling.stakes(fact.betting)}"
        stacks = zip(fact.names, fact.stacks, strict=True)
        yield ", ".join(self.words.say("play-stack", name=name, chips=self.number(chips)) for name, chips in stacks)

    def of_the_hand(self, one: Explained) -> Iterator[str]:
        """One fact; a reader who wants to know why gets the reasons below it. At the end, who has won what."""
        assert self.telling is not None
        if type(one.fact) not in QUIET and not is_hidden(one.fact):
            if self.why:
                yield from self.telling.fact(one)
            else:
                yield from SENTENCES[type(one.fact)](self.telling, one.fact, one.reasons)
        if isinstance(one.fact, facts.Ended):
            yield from self.outcome(self.telling.hand)

    def outcome(self, hand: Hand) -> Iterator[str]:
        """What everybody has won or lost in the hand."""
        pairs = zip(hand.opened.names, hand.payoffs(), strict=True)
        yield ", ".join(self.words.say("play-change", name=name, change=self.signed(won)) for name, won in pairs)

    # What may be done.

    def choosing(self, asked: wire.Choosing) -> Iterator[str]:
        """The question which game comes next, with the games by their numbers."""
        yield self.words.say("play-choose", word=self.keys.shown("choose"))
        for place, game in enumerate(asked.games, 1):
            yield f"{place}. {game_of(self.words, game.variant, game.structure)}"

    def turn(self, told: wire.Told, hand: Hand, legal: Legal) -> Iterator[str]:
        """The question to this seat: its cards, the pot, and what may be typed."""
        say, number = self.words.say, self.number
        yield ""
        yield say("play-your-turn")
        for board in hand.boards:
            if board:
                yield say("play-board", seen=self.words.cards(board))
        yield self.holding(told, hand, legal)
        key = "play-pot" if legal.call else "play-pot-free"
        amounts = {"pot": number(hand.total), "stack": number(hand.stacks[legal.player])}
        yield say(key, **amounts, **({"call": number(legal.call)} if legal.call else {}))
        yield ", ".join(self.choices(hand, legal))

    def holding(self, told: wire.Told, hand: Hand, legal: Legal) -> str:
        """The own cards, numbered where some are to be chosen, and what they make."""
        hole = hand.holes[legal.player]
        seen = self.words.cards(hole)
        if legal.discard_max >= 0:
            seen = ", ".join(f"{place}: {self.words.cards([card])}" for place, card in enumerate(hole, 1))
        if told.hand is None:
            return self.words.say("play-hold", seen=seen)
        return self.words.say("play-hold-hand", seen=seen, hand=self.words.hand(told.hand))

    def choices(self, hand: Hand, legal: Legal) -> Iterator[str]:
        """What may be typed, with the amounts."""
        for meaning, args in offers(hand, legal):
            amounts = {name: self.number(amount) for name, amount in args.items()}
            yield self.words.say(f"play-may-{meaning}", word=self.keys.shown(meaning.partition("-")[0]), **amounts)
        yield self.words.say("play-may-help", word=self.keys.shown("help"))

    def help(self, hand: Hand | None, legal: Legal | None) -> Iterator[str]:
        """What may be done now and why, what may not and why not; then the words that can always be typed."""
        if hand is not None and legal is not None:
            assert self.telling is not None
            self.telling.hand = hand
            yield from self.telling.standing()
            yield ", ".join(self.choices(hand, legal))
        keys = {meaning: self.keys.shown(meaning) for meaning in ("table", "explain", "buy", "quit")}
        yield self.words.say("play-always", **keys)

    def standing(self, table: Table) -> Iterator[str]:
        """Who sits where with what, and whose turn it is."""
        turn = (
            table.hand.opened.seats[table.hand.to_act] if table.running and table.hand and table.hand.to_act >= 0 else 0
        )
        for seat, sitting in sorted(table.seats.items()):
            key = "away" if sitting.away else "turn" if seat == turn else "button" if seat == table.button else "plain"
            chips = self.count_of(table.chips(seat))
            yield self.words.say(f"play-seat-{key}", seat=self.words.number(seat), name=sitting.name, chips=chips)
        if table.hand is not None and table.running:
            for board in table.hand.boards:
                if board:
                    yield self.words.say("play-board", seen=self.words.cards(board))

    def explained(self, hand: Hand | None) -> Iterator[str]:
        """The running or last hand once more, with the rule behind everything."""
        if hand is None:
            yield self.words.say("play-no-hand")
        else:
            yield from Telling(self.words, hand).lines()

    def refusal(self, hand: Hand | None, player: int | None, no: Illegal) -> str:
        """Why a wish was refused: by the rules of the hand with what stood behind it, else by the room."""
        if no.code in RULE_OF and hand is not None and player is not None and self.telling is not None:
            reasons = explain_refusal(hand, player, no)
            return " ".join(f"{self.telling.why(reason)} {self.telling.tag(reason.rule)}" for reason in reasons)
        key = f"refused-{no.code}"
        if not self.words.has(key):
            return self.words.say("play-refused", code=no.code)
        return self.words.say(key, **{name: self.number(value) for name, value in no.numbers.items()})

    def parting(self) -> str:
        """What the evening has brought."""
        hands, chips = self.words.count("hands", self.hands), self.count_of(self.chips)
        return self.words.say("play-parting", chips=chips, hands=hands, change=self.signed(self.chips - self.brought))

    def number(self, value: int) -> Any:
        """A number as the language writes it."""
        return self.words.number(value)

    def count_of(self, chips: int) -> str:
        """So many chips."""
        return self.words.count("chips", chips)

    def signed(self, change: int) -> str:
        """What was won or lost, with its sign."""
        sign = "+" if change > 0 else "−" if change < 0 else "±"
        return self.words.say("told-change", sign=sign, amount=self.number(abs(change)))


def seat_to_act(table: Table) -> int:
    """The seat that owes a decision, 0 when none does."""
    hand = table.hand if table.running else None
    return 0 if hand is None or hand.to_act < 0 else hand.opened.seats[hand.to_act]


def is_hidden(fact: Any) -> bool:
    """Whether a fact is only that others got cards which nobody else sees."""
    return isinstance(fact, facts.Dealt) and all(card == UNKNOWN for card in fact.cards)


Offer = tuple[str, dict[str, int]]


def offers(hand: Hand, legal: Legal) -> Iterator[Offer]:
    """Everything that `legal` allows, as the name of its sentence and its numbers."""
    for may in (betting, other):
        yield from may(hand, legal)


def betting(hand: Hand, legal: Legal) -> Iterator[Offer]:
    """Folding, checking, calling and wagering."""
    asked = legal.discard_max >= 0 or legal.runs > 0
    if legal.fold:
        yield "fold", {}
    if legal.check and not asked and not legal.bring_in:
        yield "check", {}
    if legal.call:
        yield "call", {"amount": legal.call}
    if legal.can_raise:
        wager = "bet" if legal.opens else "raise"
        if legal.min_to == legal.max_to:
            yield f"{wager}-one", {"to": legal.max_to}
        else:
            yield wager, {"least": legal.min_to, "most": legal.max_to}
    if legal.max_to and legal.max_to == hand.stacks[legal.player] + hand.bets[legal.player]:
        yield "all_in", {"amount": legal.max_to}


def other(hand: Hand, legal: Legal) -> Iterator[Offer]:
    """What some games ask besides."""
    if legal.bring_in:
        yield "bring_in", {"amount": legal.bring_in}
    if legal.discard_max >= 0:
        exact = legal.discard_min == legal.discard_max
        yield "discard-exact" if exact else "discard", {"most": legal.discard_max}
        if not legal.discard_min:
            yield "pat", {}
    if legal.runs:
        yield "run", {"most": legal.runs}
    if legal.show:
        yield "show", {}
    if legal.muck:
        yield "muck", {}
