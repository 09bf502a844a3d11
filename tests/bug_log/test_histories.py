"""The bug log's row about histories: a hand that was run twice is read, not left out."""

from __future__ import annotations

from tests.rules.stage import of_kind

from croupier.history.phh import read, write
from croupier.rules.event import Awarded

RUN_TWICE = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
_house = { run_it_twice = "2" }
_runs = { p1 = 2, p2 = 2 }
actions = [
  "d dh p1 AsKd",
  "d dh p2 AdKs",
  "d dh p3 7d5c",
  "p3 f",
  "p1 cbr 100",
  "p2 cc",
  "d db Ah2h4c",
  "d db 2s7s3c",
  "d db Kc",
  "d db Qh",
  "d db 8c",
  "d db 9c",
]
finishing_stacks = [100, 100, 100]
winnings = [100, 100, 0]
"""


def test_b70_a_hand_run_twice_with_ties_on_both_boards_is_read_and_pays_four_times_50() -> None:
    [record] = read(RUN_TWICE)
    report = record.check()
    assert report.agrees
    assert report.hand.finished
    wins = [(fact.board, win.player, win.amount) for fact in of_kind(report.hand.events, Awarded) for win in fact.wins]
    assert wins == [(0, 0, 50), (0, 1, 50), (1, 0, 50), (1, 1, 50)]
    assert read(write(report.hand))[0].check().hand.events == report.hand.events
