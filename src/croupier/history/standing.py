"""Where a recorded hand stands: everything that can be seen at the table, in the file's own words and unit."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from croupier.cards import name
from croupier.history.amount import Amount, amount_of
from croupier.history.record import Record, Refused
from croupier.rules.event import Awarded, Pot
from croupier.rules.hand import Hand
from croupier.rules.pot import build

AMOUNTS = frozenset({"call", "price", "step", "to", "stack", "minimum", "maximum", "size"})
"""The numbers of a refusal that are chips; the others count cards or name a player."""


class Sum(Struct, frozen=True):
    """A pot: its amount, and the players who can win it (or could, once it is awarded)."""

    amount: Amount
    seats: list[int]


class Range(Struct, frozen=True):
    """The least and the greatest total that may be bet or raised to."""

    min: Amount
    max: Amount


class Choice(Struct, frozen=True):
    """What the player to act may do; `call` is what he would add, None when there is nothing to call."""

    fold: bool
    check: bool
    call: Amount | None
    raise_: Range | None = msgspec.field(name="raise")


class Standing(Struct, frozen=True):
    """The state of a recorded hand; players count from 1, as in the record, and lists are in their order.

    `pots` are gathered chips, the main pot first; once the hand is over, as they were awarded. `to_act` is who owes a
    decision, at a showdown who must show next. `refused` is the action that was not allowed; the rest is then as it
    was before it.
    """

    variant: str
    street: str
    board: list[str]
    bets: list[Amount]
    stacks: list[Amount]
    pots: list[Sum]
    to_act: int | None
    legal: Choice | None
    shown: list[list[str] | None]
    finished: bool
    payoffs: list[Amount] | None
    refused: dict[str, Any] | None


def standing_of(record: Record, hand: Hand, refused: Refused | None) -> Standing:
    """Where the hand stands after the record was played."""
    unit = record.unit
    return Standing(
        variant=record.game,
        street=hand.street,
        board=[name(card) for card in hand.board],
        bets=amounts(hand.bets, unit),
        stacks=amounts(hand.stacks, unit),
        pots=[Sum(amount_of(pot.amount, unit), [player + 1 for player in pot.players]) for pot in pots_of(hand)],
        to_act=hand.to_act + 1 if hand.to_act >= 0 else None,
        legal=choice_of(hand, unit),
        shown=[None if cards is None else [name(card) for card in cards] for cards in hand.shown],
        finished=hand.finished,
        payoffs=amounts(hand.payoffs(), unit) if hand.finished else None,
        refused=None if refused is None else complaint(refused, unit),
    )


def amounts(chips: list[int], unit: int) -> list[Amount]:
    """One amount a player, in the file's unit."""
    return [amount_of(each, unit) for each in chips]


def pots_of(hand: Hand) -> list[Pot]:
    """The pots: what is gathered and who can still win it, or, at the end, what was awarded (Rulebook F1, F5)."""
    if hand.finished:
        paid = {event.pot: event.amount for event in hand.events if isinstance(event, Awarded)}
        return [Pot(paid[index], pot.players) for index, pot in enumerate(hand.pots) if index in paid]
    before = [paid - bet for paid, bet in zip(hand.paid, hand.bets, strict=True)]
    return [pot for pot in build(before, hand.folded, hand.dead) if pot.amount]


def choice_of(hand: Hand, unit: int) -> Choice | None:
    """What the player to act may do; None when nobody owes a decision."""
    legal = hand.legal(hand.to_act) if hand.to_act >= 0 else None
    if legal is None:
        return None
    limits = Range(amount_of(legal.min_to, unit), amount_of(legal.max_to, unit)) if legal.can_raise else None
    return Choice(legal.fold, legal.check, amount_of(legal.call, unit) if legal.call else None, limits)


def complaint(refused: Refused, unit: int) -> dict[str, Any]:
    """A refusal with its amounts in the file's unit."""
    deed = refused.deed
    numbers = {key: amount_of(value, unit) if key in AMOUNTS else value for key, value in refused.numbers.items()}
    return {"action": deed.text, "line": deed.line, "code": refused.code, "rule": refused.rule} | numbers


def to_json(standing: Standing) -> bytes:
    """One JSON object; a decimal is written digit by digit."""
    return msgspec.json.Encoder(decimal_format="number").encode(standing)
