"""Real hands of the corpus, decided again by the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.history.phh import read
from croupier.history.record import BadHistory, Record, Report
from croupier.rules.event import Shown

MISSES_A_FOLD = "wsop-2019-42-3-00-01-07.phh"
"""Here p8 is skipped before the flop: the annotator forgot his fold."""

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


def real_hands(folder: Path) -> tuple[list[Record], list[BadHistory]]:
    """The hands of a folder that are of our games, and the refusals of the others."""
    records, refused = [], []
    for path in sorted(folder.glob("*.phh")):
        try:
            records += read(path.read_bytes(), path.name)
        except BadHistory as bad:
            refused.append(bad)
    return records, refused


@pytest.mark.parametrize(("folder", "ours", "others"), [("wsop", 22, 40), ("famous", 1, 3)])
def test_the_other_real_hands_of_our_games_end_with_the_recorded_money(
    corpus: Path, folder: str, ours: int, others: int, record_property: Callable[[str, object], None]
) -> None:
    records, refused = real_hands(corpus / "phh" / folder)
    assert (len(records), len(refused)) == (ours, others)
    whole = [record for record in records if record.file != MISSES_A_FOLD]
    for record in whole:
        assert (record.finishing is None) == (folder == "famous")
        finishes(record)
    record_property(f"hands {folder}", len(whole))


def test_games_that_are_not_played_here_are_refused_by_name(corpus: Path) -> None:
    _, refused = real_hands(corpus / "phh" / "wsop")
    assert {bad.expected for bad in refused} == {"a game that is played here (FT, NT, PO)"}
    assert {bad.found for bad in refused} == {"'F2L3D'", "'F7S'", "'F7S/8'", "'FO/8'", "'FR'", "'N2L1D'"}


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
