"""The tables of high hands: no two hands share a place, and nobody waits for them who does not rank a hand."""

from __future__ import annotations

import subprocess
import sys

import pytest

from croupier.kernels import tables
from croupier.kernels.tables import HIGH_KEYS, HIGH_SHIFT, LOW_KEYS
from croupier.ranking import high


def said_by(script: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("keys", [LOW_KEYS, HIGH_KEYS])
def test_no_two_choices_of_ranks_have_the_same_sum_of_keys(keys: tuple[int, ...]) -> None:
    sums = [(0, 0)]
    for key in keys:
        sums = [(cards + more, total + more * key) for cards, total in sums for more in range(5) if cards + more <= 7]
    totals = [total for _, total in sums]
    assert len(set(totals)) == len(totals)


def test_the_sums_of_keys_do_not_run_into_each_other() -> None:
    assert 4 * LOW_KEYS[-1] + 3 * LOW_KEYS[-2] < 1 << HIGH_SHIFT
    assert (4 * HIGH_KEYS[-1] + 3 * HIGH_KEYS[-2]) << HIGH_SHIFT < 1 << tables.SUIT_SHIFT


def test_importing_the_rankings_builds_no_table() -> None:
    script = "import sys, croupier.ranking; print([name for name in sys.modules if 'tables' in name])"
    assert said_by(script) == "[]"


def test_importing_the_rankings_fills_none_of_what_is_kept() -> None:
    kept = "low._unpaired, low._row, low._lows, badugi._numbers, tiny._numbers"
    modules = "from croupier.ranking import badugi, tiny; from croupier.kernels.twin import low"
    script = f"{modules}; print([each.cache_info().currsize for each in ({kept})])"
    assert said_by(script) == "[0, 0, 0, 0, 0]"


@pytest.mark.parametrize(
    "call",
    [
        "from croupier.ranking.high import rank5; print(rank5(51, 47, 43, 39, 35))",
        "from croupier.ranking.high import rank6; print(rank6(51, 47, 43, 39, 35, 0))",
        "from croupier.ranking.high import rank7; print(rank7(51, 47, 43, 39, 35, 0, 1))",
        "from croupier.ranking.high import best; print(best((51, 47, 43, 39, 35, 0, 1)))",
        "from croupier.ranking.omaha import best_omaha; print(best_omaha((51, 47, 0, 1), (43, 39, 35, 2, 3)))",
    ],
)
def test_the_first_hand_of_all_is_ranked_as_well_as_any_other(call: str) -> None:
    assert said_by(call) == "7462"


def test_tables_are_built_once(monkeypatch: pytest.MonkeyPatch) -> None:
    high.prepare()
    monkeypatch.delattr(tables, "build")
    high.prepare()
    assert high.rank5(51, 47, 43, 39, 35) == 7462


def test_who_took_a_function_before_the_tables_were_built_sees_them_too() -> None:
    script = (
        "from croupier.kernels.twin.high import rank7, prepare; from croupier.kernels.twin import high; prepare();"
        "high._first = None; print(rank7(51, 47, 43, 39, 35, 0, 1))"
    )
    assert said_by(script) == "7462"
