"""Whole six-handed hands by the million, by the same habits as in `hands`: what each player wins, and nothing else."""

from __future__ import annotations

from benchmarks.hands import ALL, NAMES, NO_LIMIT, STACKS, Player, ours, row
from benchmarks.measure import Contestant, Run
from benchmarks.policy import WORKLOADS
from croupier import kernels
from croupier.kernels import twin
from croupier.rules.event import Opened
from croupier.rules.forced import open_hand
from croupier.study.simulation import ANY, CALLS, Habit, simulate, table_of

HABITS = {"mixed": ANY, "folds": Habit(97, 3), "showdowns": CALLS}


def compiled(game: object, workload: str) -> Run:
    """Croupier: `simulate` by the compiled part, which must be there."""
    if not kernels.COMPILED:
        raise ImportError("there is no compiled part here")
    opened, habit = opened_hand(), HABITS[workload]
    return lambda units: len(simulate(opened, units, habit))


def in_python(game: object, workload: str) -> Run:
    """Croupier: its twin in pure Python."""
    table = table_of(opened_hand(), HABITS[workload])
    return lambda units: twin.simulate(*table, 0, 0, memoryview(bytearray(8 * 6 * units)), memoryview(b""))


def opened_hand() -> Opened:
    """Six players with 100 big blinds."""
    return open_hand(seats=range(1, 7), names=NAMES, stacks=STACKS, betting=NO_LIMIT.betting)


OURS: dict[str, tuple[Player, int, str]] = {
    "croupier": (compiled, 300_000, "compiled part, checked hand by hand against the rules"),
    "croupier, twin": (in_python, 300, "pure Python"),
    "croupier, Hand": (ours, 1_000, "the rules, with every check and event"),
}


def jobs() -> dict[str, dict[str, Contestant]]:
    """The three workloads of no-limit hold'em."""
    libraries = OURS | {name: made for name, made in ALL.items() if name != "croupier"}
    named = {workload: f"whole hands simulated, {NO_LIMIT.name}, {workload}" for workload in WORKLOADS}
    return {name: row(libraries, NO_LIMIT, workload) for workload, name in named.items()}
