"""Where a recorded hand stands: everything that can be seen at the table, in the file's own words and unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from croupier.cards import UNKNOWN, name
from croupier.history.amount import Amount, amount_of
from croupier.history.record import Record, Refused
from croupier.rules.event import Awarded, Pot
from croupier.rules.hand import Hand
from croupier.rules.pot import build

AMOUNTS = frozenset({"amount", "call", "price", "step", "to", "stack", "minimum", "maximum", "size"})
"""The numbers of a refusal that are chips; the others count cards or name a player."""


class Sum(Struct, frozen=True):
    """A pot: its amount, and the players who can win it (or could, once it is awarded)."""

    amount: Amount
    seats: list[int]


class Range(Struct, frozen=True, omit_defaults=True):
    """The least and the greatest total that may be bet or raised to; if only some in between may be, `only` those."""

    min: Amount
    max: Amount
    only: list[Amount] = []


class Count(Struct, frozen=True):
    """How many cards may be thrown away."""

    min: int
    max: int


class Choice(Struct, frozen=True, omit_defaults=True):
    """What the player to act may do; `call` is what he would add, None when there is nothing to call.

    Where something else is asked, that alone is there: what it costs to bring it in, how many cards may go, or up to
    how many times the rest of the board may be dealt.
    """

    fold: bool
    check: bool
    call: Amount | None
    raise_: Range | None = msgspec.field(name="raise")
    bring_in: Amount | None = None
    discard: Count | None = None
    runs: int | None = None


class Standing(Struct, frozen=True, omit_defaults=True):
    """The state of a recorded hand; players count from 1, as in the record, and lists are in their order.

    `shown` are the cards that lie face up, those of stud too, `boards` all boards where there are several. `pots` are
    gathered chips, the main pot first; once the hand is over, as they were awarded. `to_act` is who owes a decision, at
    a showdown who must show next. `refused` is the action that was not allowed; the rest is then as it was before it.
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
    boards: list[list[str]] = []


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
        shown=[face_up(hand, player) for player in range(hand.n)],
        finished=hand.finished,
        payoffs=amounts(hand.payoffs(), unit) if hand.finished else None,
        refused=None if refused is None else complaint(refused, unit),
        boards=[[name(card) for card in board] for board in hand.boards] if hand.more else [],
    )


def face_up(hand: Hand, player: int) -> list[str] | None:
    """The player's cards as the table sees them, None while all are down."""
    shown, up = hand.shown[player], hand.ups[player] if hand.ups else ()
    if shown is None and (not up or hand.folded[player]):
        return None
    return [name(card if card in up or (shown and card in shown) else UNKNOWN) for card in hand.holes[player]]


def amounts(chips: Sequence[int], unit: int) -> list[Amount]:
    """One amount a player, in the file's unit."""
    return [amount_of(each, unit) for each in chips]


def pots_of(hand: Hand) -> list[Pot]:
    """The pots: what is gathered and who can still win it, or, at the end, what was awarded (Rulebook F1, F5)."""
    if hand.finished:
        paid: Counter[int] = Counter()
        for event in hand.events:
            if isinstance(event, Awarded):
                paid[event.pot] += event.amount
        return [Pot(paid[index], pot.players) for index, pot in enumerate(hand.pots) if index in paid]
    before = [paid - bet for paid, bet in zip(hand.paid, hand.bets, strict=True)]
    return [pot for pot in build(before, hand.folded, hand.dead) if pot.amount]


def choice_of(hand: Hand, unit: int) -> Choice | None:
    """What the player to act may do; None when nobody owes a decision."""
    legal = hand.legal(hand.to_act) if hand.to_act >= 0 else None
    if legal is None:
        return None
    limits = None
    if legal.can_raise:
        limits = Range(amount_of(legal.min_to, unit), amount_of(legal.max_to, unit), amounts(legal.sizes, unit))
    asked = legal.bring_in or legal.runs or legal.discard_max >= 0
    return Choice(
        fold=legal.fold,
        check=legal.check and not asked,
        call=amount_of(legal.call, unit) if legal.call else None,
        raise_=limits,
        bring_in=amount_of(legal.bring_in, unit) if legal.bring_in else None,
        discard=Count(legal.discard_min, legal.discard_max) if legal.discard_max >= 0 else None,
        runs=legal.runs or None,
    )


def complaint(refused: Refused, unit: int) -> dict[str, Any]:
    """A refusal with its amounts in the file's unit."""
    deed = refused.deed
    numbers = {key: amount_of(value, unit) if key in AMOUNTS else value for key, value in refused.numbers.items()}
    return {"action": deed.text, "line": deed.line, "code": refused.code, "rule": refused.rule} | numbers


def to_json(standing: Standing) -> bytes:
    """One JSON object; a decimal is written digit by digit."""
    return msgspec.json.Encoder(decimal_format="number").encode(standing)
