"""`croupier hand --explain`: a recorded hand or deal told in words, or with `--json` its reasons as data."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.chinese import explain as chinese
from croupier.cli.telling import Telling
from croupier.cli.telling_deal import DealTelling
from croupier.cli.words import Words
from croupier.history.amount import amount_of
from croupier.rules.explained import Reason, explain, explain_choices, explain_refusal, explain_turn
from croupier.rules.legal import Illegal

if TYPE_CHECKING:
    from croupier.history.deal import DealRecord, DealReport
    from croupier.history.record import Record, Report


def told_hand(words: Words, record: Record, report: Report) -> Iterator[str]:
    """A record as a dealer would tell it; after a refusal also why."""
    telling = Telling(words, report.hand, record.unit)
    yield from telling.lines()
    if report.refused:
        yield telling.refusal(report.refused.deed.line, report.refused.deed.text, refusal_of(report))
    for each in () if report.refused else report.differences:
        recorded, decided = amount_of(each.recorded, record.unit), amount_of(each.decided, record.unit)
        key = "told-differs" if each.name == "finishing_stacks" else "told-winnings-differ"
        amounts = {"recorded": words.number(recorded), "decided": words.number(decided)}
        yield words.say(key, name=record.opened.names[each.player], **amounts)


def refusal_of(report: Report) -> tuple[Reason, ...]:
    """Why the deed was refused: the refusal itself, and what stood behind it."""
    refused = report.refused
    if refused is None:
        return ()
    return explain_refusal(report.hand, refused.deed.player, Illegal(refused.code, refused.rule, **refused.numbers))


def told_deal(words: Words, record: DealRecord, report: DealReport) -> Iterator[str]:
    """A deal of open-face Chinese as a dealer would tell it; after a refusal also why."""
    telling, refused = DealTelling(words, report.hand), report.refused
    yield from telling.lines()
    if refused:
        why = Reason(refused.code, refused.rule, refused.numbers)
        yield telling.refusal(refused.placement.line, refused.placement.text, why)
    for player, recorded, decided in report.differences:
        amounts = {"recorded": words.number(recorded), "decided": words.number(decided)}
        yield words.say("told-differs", name=record.opened.names[player], **amounts)


def hand_data(record: Record, report: Report, standing: msgspec.Struct) -> bytes:
    """The standing as one JSON object, with the reasons beside it: of every fact, of the turn, of every choice.

    Amounts in the reasons are chips, of which the file's unit has `unit`; players count from 0 there.
    """
    hand = report.hand
    reasons = {
        "unit": record.unit,
        "facts": explain(hand),
        "turn": explain_turn(hand),
        "choices": explain_choices(hand, hand.to_act) if hand.to_act >= 0 else (),
        "refusal": refusal_of(report),
    }
    return encoded(standing, reasons)


def deal_data(report: DealReport, standing: msgspec.Struct) -> bytes:
    """The standing of a deal as one JSON object, with the reasons of every fact and choice beside it."""
    hand = report.hand
    reasons = {
        "facts": chinese.explain_deal(hand),
        "turns": [chinese.explain_turn(hand, player) for player in hand.to_act],
        "choices": [chinese.explain_choices(hand, player) for player in hand.to_act],
    }
    return encoded(standing, reasons)


def encoded(standing: msgspec.Struct, reasons: dict[str, Any]) -> bytes:
    """One JSON object; a decimal is written digit by digit."""
    said: dict[str, Any] = msgspec.to_builtins(standing, builtin_types=(Decimal,))
    return msgspec.json.Encoder(decimal_format="number").encode(said | {"explained": reasons})
