"""A hand in words, as a dealer would tell it: fact by fact, with the rule of each and why it is so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from croupier.cli.sentences import SENTENCES
from croupier.cli.words import Words
from croupier.history.amount import amount_of
from croupier.rules import event as facts
from croupier.rules.betting import Betting
from croupier.rules.explained import CHIPS, Answer, Reason, Told, explain, explain_choices, explain_turn
from croupier.rules.hand import Hand

IN_WORDS = {"cards": "cards", "boards": "boards", "times": "times", "bets": "bets", "odd": "chips"}
"""The numbers that are told with what they count."""

CARDS_BY_CODE = {"must_throw": {"most"}, "too_many_cards": {"due"}, "wrong_cards": {"due"}}
TIMES_BY_CODE = {"may_run": {"most"}, "must_agree": {"most"}, "wrong_runs": {"most"}}
"""The numbers that count cards, or times, in some reasons only."""

SILENT = frozenset(
    {
        "small_blind", "big_blind", "ante", "folded", "checked", "called", "bet", "raised", "all_in", "agreed",
        "dealt_down", "dealt_up", "dealt_drawn", "street", "burned", "drew", "stood_pat", "threw_away", "gathered",
        "paid_into", "paid_and_folded", "over", "deck", "shows_next", "next_in_turn", "price_rose", "draws_next",
        "throws_next", "asked_to_run", "brings_in",
    }
)  # fmt: skip
"""The reasons that the sentence of their fact says already; their rule is named all the same."""

UNASKED = frozenset(
    {
        "not_at_showdown", "nothing_to_discard", "nothing_to_run", "no_bring_in", "no_rabbit", "bet_exists",
        "nothing_to_raise", "must_discard", "must_agree", "must_bring_in", "not_your_turn", "hand_over",
    }
)  # fmt: skip
"""Why something is not allowed that nobody would ask for at this moment."""

OTHER_QUESTIONS = {"bring_in", "discard", "run", "show"}
"""What is asked where the question is not a bet."""

INDENT = "    "


class Telling:
    """Tells one Hand in the words of a language; `unit` is the chips in one of the units in which amounts are told."""

    def __init__(self, words: Words, hand: Hand, unit: int = 1) -> None:
        self.words, self.hand, self.unit = words, hand, unit
        self.names = hand.opened.names
        self.said: set[str] = set()

    def lines(self) -> Iterator[str]:
        """The whole hand: who plays, every fact with its reasons, and where it stands."""
        yield from self.opening()
        for told in explain(self.hand):
            yield from self.fact(told)
        yield from self.standing()

    def opening(self) -> Iterator[str]:
        """The game and the seats."""
        words, opened = self.words, self.hand.opened
        number = words.number(opened.hand)
        yield words.say("told-title", number=number, game=self.game(), players=words.count("players", len(self.names)))
        yield self.stakes(opened.betting)
        for seat, name, stack in zip(opened.seats, self.names, opened.stacks, strict=True):
            key = "told-seat-button" if seat == opened.button else "told-seat"
            chips = words.count("chips", amount_of(stack, self.unit))
            yield words.say(key, seat=words.number(seat), name=name, chips=chips)

    def game(self) -> str:
        """What the game is called, with its betting structure."""
        return game_of(self.words, self.hand.opened.variant, self.hand.opened.betting.structure)

    def stakes(self, betting: Betting) -> str:
        """The blinds, or the two bets of a limit game, and the ante."""
        limits = betting.structure in {"fixed_limit", "spread_limit"}
        small, big = (betting.lower, betting.upper) if limits else (betting.small_blind, betting.big_blind)
        said = self.words.say("told-limits" if limits else "told-blinds", small=self.chips(small), big=self.chips(big))
        return said + (" " + self.words.say("told-ante-of", amount=self.chips(betting.ante)) if betting.ante else "")

    def fact(self, told: Told) -> Iterator[str]:
        """The sentences of a fact and, indented, its reasons."""
        sentences = list(SENTENCES[type(told.fact)](self, told.fact, told.reasons))
        if sentences:
            sentences[0] += " " + self.tag(told.reasons[0].rule)
        yield from sentences
        for line in self.reasons_of(told, INDENT if sentences else ""):
            if line.strip() not in self.said or type(told.fact) is facts.Awarded:
                yield line
            self.said.add(line.strip())

    def reasons_of(self, told: Told, indent: str) -> Iterator[str]:
        """The reasons worth a line; of pots only where there are several."""
        several = sum(reason.code == "pot" for reason in told.reasons) > 1
        for reason in told.reasons:
            code = reason.code
            if code in SILENT or (code == "pot" and not several):
                continue
            if code == "dead_money" and "number" in reason.numbers:
                continue  # told among those who have paid into the pot
            line = f"{indent}{capital(self.why(reason)) if code == 'pot' else self.why(reason)} {self.tag(reason.rule)}"
            if code == "pot":
                line += "\n" + indent * 2 + self.words.say("why-pot-built", parts=self.parts(reason, told.reasons))
            yield line

    def parts(self, pot: Reason, reasons: Sequence[Reason]) -> str:
        """Who has paid how much into a pot."""
        number, said = pot.numbers["number"], []
        keys = {"paid_into": "part-of", "paid_and_folded": "part-folded", "dead_money": "part-dead"}
        for each in reasons:
            if each.code in keys and each.numbers.get("number") == number:
                name = {"name": self.who(each.players)} if each.players else {}
                said.append(self.words.say(keys[each.code], amount=self.chips(each.numbers["amount"]), **name))
        return ", ".join(said)

    def tag(self, rule: str) -> str:
        """The rule's number, set off."""
        return self.words.say("rule-tag", rule=rule)

    def chips(self, amount: int) -> Any:
        """An amount in the units of the teller."""
        return self.words.number(amount_of(amount, self.unit))

    def who(self, players: Sequence[int]) -> str:
        """The names of players."""
        return self.words.all_of([self.names[player] for player in players])

    def pot(self, number: int) -> str:
        """What a pot is called."""
        if len(self.hand.pots) < 2 and not number:
            return self.words.say("pot-name-only")
        key = "pot-name-side" if number else "pot-name-main"
        return self.words.say(key, number=self.words.number(number))

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        words, code = self.words, reason.code
        args = {name: self.told_number(code, name, value) for name, value in reason.numbers.items()}
        args |= {"who": self.who(reason.players), "seen": words.cards(reason.cards)}
        if reason.hand is not None:
            args["hand"] = words.hand(reason.hand)
        elif code == "best_hand":
            code = "best_hand-unknown"
        if code == "beaten" and reason.players:
            code = "beaten-by"
        if code == "may_call" and not reason.numbers["bet"]:
            code = "may_call-whole"
        if code == "pot":
            args["pot"] = self.pot(reason.numbers["number"])
        return words.say(f"why-{code}", **args)

    def told_number(self, code: str, name: str, value: int) -> Any:
        """A number of a reason: chips, a share, or so many of a kind."""
        if name in CARDS_BY_CODE.get(code, ()):
            return self.words.count("cards", value)
        if name in TIMES_BY_CODE.get(code, ()):
            return self.words.count("times", value)
        if name == "percent":
            return self.words.number(value / 100)
        if name in IN_WORDS and not (name == "boards" and code != "boards"):
            return self.words.count(IN_WORDS[name], amount_of(value, self.unit) if name in CHIPS else value)
        return self.chips(value) if name in CHIPS else self.words.number(value)

    def standing(self) -> Iterator[str]:
        """The stacks of a hand that is over; else whose turn it is, and what may be done."""
        if self.hand.finished:
            yield from self.final()
            return
        reason, player = explain_turn(self.hand), self.hand.to_act
        why = f"{self.why(reason)} {self.tag(reason.rule)}"
        if player < 0:
            yield self.words.say("turn-nobody", why=why)
            return
        yield self.words.say("turn-of", name=self.names[player], why=why)
        answers = explain_choices(self.hand, player)
        other = any(answer.allowed and answer.action in OTHER_QUESTIONS for answer in answers)
        for answer in answers:
            asked = not {reason.code for reason in answer.reasons} & UNASKED
            if answer.allowed or (asked and (answer.action == "muck" or not other)):
                yield INDENT + self.answer(answer)

    def answer(self, answer: Answer) -> str:
        """Whether something may be done, and why."""
        why = " ".join(f"{self.why(reason)} {self.tag(reason.rule)}" for reason in answer.reasons)
        action = self.words.say(f"action-name-{answer.action}")
        return self.words.say("answer-yes" if answer.allowed else "answer-no", action=action, why=why)

    def final(self) -> Iterator[str]:
        """What everybody has at the end, and what he has won or lost."""
        for name, stack, change in zip(self.names, self.hand.stacks, self.hand.payoffs(), strict=True):
            chips = self.words.count("chips", amount_of(stack, self.unit))
            sign = "+" if change > 0 else "−" if change < 0 else "±"
            amount = self.words.say("told-change", sign=sign, amount=self.chips(abs(change)))
            yield self.words.say("told-final", name=name, chips=chips, change=amount)

    def refusal(self, line: int, action: str, reasons: Sequence[Reason]) -> str:
        """Why an action of the record was refused."""
        why = " ".join(f"{self.why(reason)} {self.tag(reason.rule)}" for reason in reasons)
        return self.words.say("refused-action", line=str(line), action=action, why=why)


def game_of(words: Words, variant: str, structure: str) -> str:
    """What a game is called, with its betting structure."""
    game, betting = f"variant-{variant}", f"structure-{structure}"
    return words.say(
        "game-of", variant=words.say(game), variant_low=words.say(f"{game}.low"),
        structure=words.say(betting), structure_low=words.say(f"{betting}.low"),
    )  # fmt: skip


def capital(text: str) -> str:
    """A sentence with its first letter large."""
    return text[:1].upper() + text[1:]
