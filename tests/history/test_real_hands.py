"""Real hands of the corpus, decided again by the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.history.phh import read
from croupier.history.record import Record, Report
from croupier.rules.event import Shown

MISSES_A_FOLD = "wsop-2019-42-3-00-01-07.phh"
"""Here p8 is skipped before the flop: the annotator forgot his fold."""

RAISES_TOO_LITTLE = "wsop-2023-43-5-85.phh"
"""Here a fixed-limit raise is recorded with what the other could still call, and two hands are shown before the last
card."""

AT_FAULT = {MISSES_A_FOLD, RAISES_TOO_LITTLE}
"""The files that do not tell what happened."""

PLURIBUS = [f"pluribus-{number:02}.phhs" for number in range(1, 9)]


def told(report: Report, record: Record) -> str:
    """What went wrong, for a person."""
    return f"{record.place} [{record.name}]: {report.refused or report.differences}"


def finishes(record: Record) -> None:
    """Every action is allowed, the hand is over, and the money is the recorded one."""
    report = record.check()
    assert report.agrees and report.hand.finished, told(report, record)
    assert sum(report.hand.stacks) == sum(record.opened.stacks)


@pytest.mark.parametrize("name", PLURIBUS)
def test_each_hand_of_pluribus_ends_with_the_recorded_money(
    corpus: Path, name: str, record_property: Callable[[str, object], None]
) -> None:
    records = read((corpus / "phh" / "pluribus" / name).read_bytes(), name)
    assert len(records) == (48 if name == PLURIBUS[-1] else 50)
    for record in records:
        assert record.finishing is not None
        finishes(record)
    record_property("hands Pluribus", len(records))


@pytest.mark.parametrize(("folder", "count"), [("wsop", 62), ("famous", 4)])
def test_the_other_real_hands_end_with_the_recorded_money(
    corpus: Path, folder: str, count: int, record_property: Callable[[str, object], None]
) -> None:
    paths = sorted((corpus / "phh" / folder).glob("*.phh"))
    records = [record for path in paths for record in read(path.read_bytes(), path.name)]
    assert len(records) == count
    whole = [record for record in records if record.file not in AT_FAULT]
    assert len(whole) >= count - 2
    for record in whole:
        assert (record.finishing is None) == (folder == "famous")
        finishes(record)
    record_property(f"hands {folder}", len(whole))


def test_the_largest_pot_of_online_omaha_goes_to_the_kings(corpus: Path) -> None:
    [record] = read((corpus / "phh" / "famous" / "famous-02-PO.phh").read_bytes())
    hand = record.check().hand
    assert record.unit == 100
    assert hand.payoffs() == [67847350, -67847350]
    assert [event.player for event in hand.events if isinstance(event, Shown)] == [0, 1]


def test_a_hand_that_skips_a_player_is_refused_where_he_was_skipped(corpus: Path) -> None:
    [record] = read((corpus / "phh" / "wsop" / MISSES_A_FOLD).read_bytes(), MISSES_A_FOLD)
    report = record.check()
    assert report.refused is not None
    assert (report.refused.deed.text, report.refused.code, report.hand.to_act) == ("p1 cc", "not_your_turn", 7)
    assert record.notes == ("ante_trimming_status is true, but an ante that not everybody pays is not trimmed (C9)",)


def test_with_the_forgotten_fold_the_same_hand_ends_with_the_recorded_money(
    corpus: Path, record_property: Callable[[str, object], None]
) -> None:
    text = (corpus / "phh" / "wsop" / MISSES_A_FOLD).read_text(encoding="utf-8")
    raised = "'p7 cbr 1150000', "
    assert text.count(raised) == 1
    [record] = read(text.replace(raised, raised + "'p8 f', "), MISSES_A_FOLD)
    finishes(record)
    record_property("hands wsop, its forgotten fold supplied", 1)


def test_a_raise_that_is_not_the_one_size_of_the_limit_is_refused(corpus: Path) -> None:
    [record] = read((corpus / "phh" / "wsop" / RAISES_TOO_LITTLE).read_bytes(), RAISES_TOO_LITTLE)
    refused = record.check().refused
    assert refused is not None
    assert (refused.deed.text, refused.code) == ("p2 cbr 750000", "wrong_size")
    assert refused.numbers == {"to": 750000, "size": 1200000}


def test_with_the_whole_raise_and_no_early_showing_the_same_hand_ends_with_the_recorded_money(
    corpus: Path, record_property: Callable[[str, object], None]
) -> None:
    text = (corpus / "phh" / "wsop" / RAISES_TOO_LITTLE).read_text(encoding="utf-8")
    early = "'p2 sm 4h3d8d2sTd8s', 'p1 sm 8c2h4cAdQdJd', "
    assert (text.count("cbr 750000"), text.count(early)) == (1, 1)
    text = text.replace("cbr 750000", "cbr 1200000")
    [record] = read(text, RAISES_TOO_LITTLE)
    refused = record.check().refused
    assert refused is not None
    assert (refused.code, refused.rule, refused.numbers) == ("cards_due", "D1", {"cards": 2})
    [record] = read(text.replace(early, ""), RAISES_TOO_LITTLE)
    finishes(record)
    record_property("hands wsop, its raise and its showing set right", 1)
