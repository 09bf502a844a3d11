"""A deal of open-face Chinese in words: every row, line, scoop, royalty and transfer, with the rule of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from croupier.cards import UNKNOWN
from croupier.chinese import event as facts
from croupier.chinese.explain import explain_choices, explain_deal, explain_turn
from croupier.chinese.hand import ChineseHand
from croupier.chinese.reason import CHINESE_CHIPS, ChineseTold
from croupier.cli.words import Words
from croupier.rules.event import Shuffled
from croupier.rules.explained import Reason

INDENT = "    "

PAIR = 2
"""So many players settle without an order."""

SILENT = frozenset(
    {
        "deal_deck", "given_open", "given_hidden", "put_in_the_open", "row", "royalty", "deal_is_over",
    }
)  # fmt: skip
"""The reasons that the sentence of their fact says already; their rule is named all the same."""

COUNTED = {"cards": "cards", "points": "points", "left": "cards", "discards": "cards"}
"""The numbers that are told with what they count."""

CARDS_BY_CODE = {"wrong_cards": {"due"}}


class DealTelling:
    """Tells one deal in the words of a language."""

    def __init__(self, words: Words, hand: ChineseHand) -> None:
        self.words, self.hand = words, hand
        self.names = hand.opened.names
        self.said: set[str] = set()

    def lines(self) -> Iterator[str]:
        """The whole deal: who plays, every fact with its reasons, and where it stands."""
        yield from self.opening()
        for told in explain_deal(self.hand):
            yield from self.fact(told)
        yield from self.standing()

    def opening(self) -> Iterator[str]:
        """The game and the seats."""
        words, opened = self.words, self.hand.opened
        players = words.count("players", len(self.names))
        game = words.say(f"game-{opened.variant}")
        yield words.say("told-title", number=words.number(opened.hand), game=game, players=players)
        for seat, name, stack in zip(opened.seats, self.names, opened.stacks, strict=True):
            key = "told-seat-button" if seat == opened.button else "told-seat"
            yield words.say(key, seat=words.number(seat), name=name, chips=words.count("chips", stack))

    def fact(self, told: ChineseTold) -> Iterator[str]:
        """The sentences of a fact and, indented, its reasons."""
        if type(told.fact) is facts.Scored:
            yield from self.scored(told.fact, told.reasons)
            return
        sentences = list(SENTENCES[type(told.fact)](self, told.fact))
        if sentences:
            sentences[0] += " " + self.tag(told.reasons[0].rule)
        yield from sentences
        for reason in told.reasons:
            if reason.code not in SILENT and not (reason.code == "transfer" and self.hand.n == PAIR):
                yield from self.once((INDENT if sentences else "") + self.told(reason))

    def once(self, line: str) -> Iterator[str]:
        """A line that has not been told yet."""
        if line not in self.said:
            yield line
        self.said.add(line)

    def scored(self, fact: facts.Scored, reasons: Sequence[Reason]) -> Iterator[str]:
        """First every hand with its rows, then every pair of players with its lines."""
        yield self.words.say("deal-scored")
        for player, score in enumerate(fact.hands):
            key = "deal-hand-dead" if score.fouled else "deal-hand"
            points = {} if score.fouled else {"points": self.words.number(sum(score.royalties))}
            yield self.words.say(key, name=self.names[player], **points)
            own = [each for each in reasons if each.players == (player,)]
            yield from self.rows_of(own)
            yield from (INDENT + self.told(each) for each in own if each.code.startswith("dead"))
        between = [each for each in reasons if len(each.players) > 1]
        for pair in fact.pairs:
            both = {pair.first, pair.second}
            yield self.words.say("deal-pair", name=self.names[pair.first], other=self.names[pair.second])
            yield from (INDENT + self.told(each) for each in between if set(each.players) == both)

    def rows_of(self, reasons: Sequence[Reason]) -> Iterator[str]:
        """The rows of a player, each with its royalty."""
        pays = {each.numbers["row"]: each for each in reasons if each.code == "royalty"}
        for each in reasons:
            if each.code != "row" or each.hand is None:
                continue
            row, words = each.numbers["row"], self.words
            args = {"row": self.row(row), "seen": words.cards(each.cards), "hand": words.hand(each.hand)}
            if row in pays:
                args["points"] = words.number(pays[row].numbers["points"])
            key, rule = ("deal-row-pays", pays[row].rule) if row in pays else ("deal-row", each.rule)
            yield f"{INDENT}{words.say(key, **args)} {self.tag(rule)}"

    def tag(self, rule: str) -> str:
        """The rule's number, set off."""
        return self.words.say("rule-tag", rule=rule)

    def row(self, row: int) -> str:
        """What a row is called; one that does not exist by its number."""
        key = f"row-name-{row}"
        return self.words.say(key) if self.words.has(key) else str(row)

    def rows(self, fact: facts.Locked | facts.RowsShown) -> str:
        """The cards of each row that has got some."""
        placed = [(row, cards) for row, cards in enumerate((fact.top, fact.middle, fact.bottom)) if cards]
        said = [self.words.say("row-with", row=self.row(row), seen=self.words.cards(cards)) for row, cards in placed]
        return ", ".join(said)

    def told(self, reason: Reason) -> str:
        """A reason as a sentence, with its rule."""
        return f"{self.why(reason)} {self.tag(reason.rule)}"

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        words, code = self.words, reason.code
        args = {name: self.number(code, name, value) for name, value in reason.numbers.items()}
        args |= {"who": words.all_of([self.names[player] for player in reason.players])}
        args |= {"seen": words.cards(reason.cards)}
        if reason.players:
            args["winner"] = self.names[reason.players[0]]
        if reason.hand is not None:
            args["hand"] = words.hand(reason.hand)
        if code == "points_between" and not reason.numbers["points"]:
            code = "points_between-none"
        key = f"why-deal-{code}"
        text = words.say(key if words.has(key) else f"why-{code}", **args)
        return text[:1].upper() + text[1:] if "row" in reason.numbers else text

    def number(self, code: str, name: str, value: int) -> Any:
        """A number of a reason: a row, a card, chips, or so many of a kind."""
        if name == "row":
            return self.row(value)
        if name == "card":
            return self.words.cards([value])
        if name in COUNTED or name in CARDS_BY_CODE.get(code, ()):
            return self.words.count(COUNTED.get(name, "cards"), value)
        return self.words.count("chips", value) if name in CHINESE_CHIPS else self.words.number(value)

    def standing(self) -> Iterator[str]:
        """The points and stacks of a deal that is over; else who must place cards, and what he may do."""
        if self.hand.finished:
            yield from self.final()
            return
        due = self.hand.to_act
        if not due:
            yield self.told(explain_turn(self.hand, -1))
        for player in due:
            why = self.told(explain_turn(self.hand, player))
            yield self.words.say("turn-of", name=self.names[player], why=why)
            for answer in explain_choices(self.hand, player):
                action = self.words.say(f"action-name-{answer.action}")
                reasons = " ".join(self.told(reason) for reason in answer.reasons)
                key = "answer-yes" if answer.allowed else "answer-no"
                yield INDENT + self.words.say(key, action=action, why=reasons)

    def final(self) -> Iterator[str]:
        """What everybody has at the end, and what he has won or lost."""
        words = self.words
        stood = zip(self.names, self.hand.points, self.hand.stacks, self.hand.payoffs(), strict=True)
        for name, points, stack, change in stood:
            sign = "+" if change > 0 else "−" if change < 0 else "±"
            amount = words.say("told-change", sign=sign, amount=words.number(abs(change)))
            chips, scored = words.count("chips", stack), words.count("points", points).replace("-", "−")
            yield words.say("deal-final", name=name, points=scored, chips=chips, change=amount)

    def refusal(self, line: int, action: str, reason: Reason) -> str:
        """Why a line of the record was refused."""
        return self.words.say("refused-action", line=str(line), action=action, why=self.told(reason))


def nothing(tell: DealTelling, fact: Any) -> Iterator[str]:
    """A fact that its reasons tell."""
    yield from ()


def given(tell: DealTelling, fact: facts.Given) -> Iterator[str]:
    """A player's cards of a street, as far as they are known."""
    name, words = tell.names[fact.player], tell.words
    if UNKNOWN in fact.cards and max(fact.cards) == UNKNOWN:
        yield words.say("deal-given-hidden", name=name, cards=words.count("cards", len(fact.cards)))
    else:
        yield words.say("deal-given", name=name, seen=words.cards(fact.cards))


def step(key: str) -> Callable[[DealTelling, Any], Iterator[str]]:
    """A card that is placed, moved or taken back."""

    def say(tell: DealTelling, fact: Any) -> Iterator[str]:
        name, words = tell.names[fact.player], tell.words
        if fact.card == UNKNOWN:
            yield words.say(f"deal-{key}-hidden", name=name)
            return
        row = {"row": tell.row(fact.row)} if hasattr(fact, "row") else {}
        yield words.say(f"deal-{key}", name=name, seen=words.cards([fact.card]), **row)

    return say


def locked(tell: DealTelling, fact: facts.Locked) -> Iterator[str]:
    """A street that is done, and what is discarded."""
    name, words = tell.names[fact.player], tell.words
    if UNKNOWN in (*fact.top, *fact.middle, *fact.bottom):
        yield words.say("deal-locked-hidden", name=name)
    else:
        yield words.say("deal-locked", name=name, rows=tell.rows(fact))
    if fact.discards:
        hidden = UNKNOWN in fact.discards
        cards = words.count("cards", len(fact.discards)) if hidden else words.cards(fact.discards)
        key, name_of_cards = ("deal-discards-hidden", "cards") if hidden else ("deal-discards", "seen")
        yield INDENT + words.say(key, **{name_of_cards: cards})


def rows_shown(tell: DealTelling, fact: facts.RowsShown) -> Iterator[str]:
    """A hand that was set face down."""
    yield tell.words.say("deal-rows_shown", name=tell.names[fact.player], rows=tell.rows(fact))


def settled(tell: DealTelling, fact: facts.Settled) -> Iterator[str]:
    """Chips that change hands."""
    payer, name = tell.names[fact.payer], tell.names[fact.receiver]
    chips, points = tell.words.count("chips", fact.amount), tell.words.count("points", fact.points)
    yield tell.words.say("deal-settled", payer=payer, name=name, chips=chips, points=points)


def fantasy_earned(tell: DealTelling, fact: facts.FantasyEarned) -> Iterator[str]:
    """Fantasyland in the next deal."""
    key = "deal-fantasy-kept" if fact.kept else "deal-fantasy"
    yield tell.words.say(key, name=tell.names[fact.player], cards=tell.words.count("cards", fact.cards))


def ended(tell: DealTelling, fact: facts.ChineseEnded) -> Iterator[str]:
    """The end."""
    yield tell.words.say("deal-over")


SENTENCES: dict[type[Any], Callable[[DealTelling, Any], Iterator[str]]] = {
    facts.ChineseOpened: nothing,
    Shuffled: nothing,
    facts.Given: given,
    facts.Put: step("put"),
    facts.CardMoved: step("moved"),
    facts.TakenBack: step("taken_back"),
    facts.Locked: locked,
    facts.RowsShown: rows_shown,
    facts.Settled: settled,
    facts.FantasyEarned: fantasy_earned,
    facts.ChineseEnded: ended,
}
"""The sentences of each kind of fact but the comparing of hands."""
