"""Long work in parts: the same answers, whoever helps, and whoever is lost on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from croupier.study.many import Processes, spread
from croupier.study.odds import odds, question
from croupier.study.odds.sampling import STEP

DEALS = 17 * STEP + 1
"""A second round of parts, the last one of a single deal."""


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with Processes(2) as workers:
        yield workers


def die_once(mark: Path) -> str:
    """A part whose process is killed the first time."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark.name


def die(_: int) -> None:
    """A part that kills whoever does it."""
    os.kill(os.getpid(), signal.SIGKILL)


def test_the_parts_of_a_lost_worker_are_done_again(processes: Executor, tmp_path: Path) -> None:
    assert spread(die_once, [tmp_path / str(part) for part in range(3)], processes) == ["0", "1", "2"]
    assert spread(abs, range(-3, 3), processes) == [3, 2, 1, 0, 1, 2]


def test_a_cluster_of_dask_gives_the_same_answer_and_does_the_parts_of_a_lost_worker_again(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed (pip install croupier[dask])")
    asked = question(["QQ+", "*", "76s"])
    cluster = distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None, silence_logs=50)
    with cluster, distributed.Client(cluster) as client, ThreadPoolExecutor(1) as alone:
        found = odds(asked, 0, DEALS, False, 7, executor=client.get_executor())
        assert found == odds(asked, 0, DEALS, False, 7, executor=alone)
        assert spread(die_once, [tmp_path / "lost"], client.get_executor()) == ["lost"]


def test_a_part_that_kills_every_worker_is_given_up_and_the_others_go_on(processes: Executor) -> None:
    with pytest.raises(BrokenExecutor):
        spread(die, [0], processes)
    assert spread(abs, [-1], processes) == [1]


def test_a_part_that_fails_says_why(processes: Executor) -> None:
    with pytest.raises(ZeroDivisionError):
        spread((1).__truediv__, [0], processes)


@pytest.mark.parametrize(
    ("hands", "board", "game", "exact"),
    [
        (["QQ+, AKs:0.5", "TT-88", "AhKd"], "Ts 8h 3d", "holdem", True),
        (["AA", "22+"], "Ts 8h 3d 2c", "holdem", True),
        (["AhAs", "KdKc"], "Ts 8h 3d", "holdem", True),
        (["QQ+", "*", "76s"], "", "holdem", False),
        (["As Ah Ks Kh", "9d 8d ?? ??"], "", "omaha8", False),
    ],
)
def test_it_does_not_matter_how_many_help(
    processes: Executor, hands: list[str], board: str, game: str, exact: bool
) -> None:
    asked = question(hands, board, game=game)
    with ThreadPoolExecutor(1) as alone:
        answers = [odds(asked, 0, DEALS, exact, 7, executor=helped) for helped in (processes, alone)]
    assert answers[0] == answers[1]
    assert answers[0].exact is exact
    assert exact or answers[0].deals == DEALS
    if exact:
        here = odds(asked, exact=True)
        assert [chance.equity for chance in here.chances] == pytest.approx([one.equity for one in answers[0].chances])
        assert here.deals == pytest.approx(answers[0].deals)
