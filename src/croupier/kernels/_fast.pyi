"""The compiled part (fast/*.c): the same as the twin, function by function.

Most of them work without the interpreter's lock: a buffer must not be written by another thread meanwhile.
"""

from array import array
from collections.abc import Callable, Sequence

Bytes = bytes | bytearray | memoryview

def load(
    values: array[int], flushes: array[int], rows: array[int], columns: array[int], classes: array[int]
) -> None: ...
def rank5(a: int, b: int, c: int, d: int, e: int, /) -> int: ...
def rank6(a: int, b: int, c: int, d: int, e: int, f: int, /) -> int: ...
def rank7(a: int, b: int, c: int, d: int, e: int, f: int, g: int, /) -> int: ...
def rank_many(cards: Bytes | array[int], size: int, ranks: array[int] | memoryview, wide: bool, /) -> None: ...
def equity_exact(holes: Bytes, board: Bytes, dead: Bytes, /) -> list[int]: ...
def equity_sampled(
    hands: Bytes, upto: array[int], sizes: array[int], board: Bytes, dead: Bytes, samples: int, seed: int, /
) -> list[int] | None: ...
def exactly_two(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def exactly_two_many(holes: Bytes, size: int, boards: Bytes, ranks: array[int] | memoryview, /) -> None: ...
def exactly_two_exact(holes: Bytes, size: int, board: Bytes, dead: Bytes, /) -> list[int]: ...
def versus(
    hands: Bytes, weights: array[float], others: Bytes, other_weights: array[float], board: Bytes, dead: Bytes, /
) -> tuple[float, float, float]: ...
def duel_learn(
    hands: Bytes,
    reach: array[float],
    nodes: array[int],
    amounts: array[float],
    orders: array[int],
    levels: array[int],
    regrets: array[float],
    sums: array[float],
    first: int,
    rounds: int,
    /,
) -> None: ...
def duel_worth(
    hands: Bytes,
    reach: array[float],
    nodes: array[int],
    amounts: array[float],
    orders: array[int],
    levels: array[int],
    sums: array[float],
    player: int,
    best: bool,
    values: array[float],
    /,
) -> None: ...
def simulate(
    stacks: array[int],
    posts: array[int],
    numbers: array[int],
    weights: array[int],
    seed: int,
    first: int,
    net: array[int] | memoryview,
    trace: array[int] | memoryview,
    /,
) -> int: ...
def kinds_sum(table: array[float], vector: array[float], into: array[float], /) -> None: ...
def kinds_learn(gains: array[float], learnt: array[float], weight: float, /) -> None: ...
def three_kinds(hands: Bytes, ends: array[int], first: int, samples: int, seed: int, cube: array[int], /) -> None: ...
def three_kinds_sum(
    cube: array[int],
    whole: float,
    equity: array[float],
    meets: array[float],
    second: array[float],
    third: array[float],
    worth: array[float],
    into: array[float],
    /,
) -> None: ...
def place(
    cards: Bytes,
    threes: array[int],
    least: array[int],
    top: array[int],
    middle: array[int],
    bottom: array[int],
    again: array[int],
    numbers: array[int],
    stop: Callable[[], object],
    /,
) -> tuple[int, int, int, int, bool]: ...
def rows_known(numbers: array[int], /) -> object: ...
def rows_played(
    known: object,
    states: array[int],
    players: array[int],
    streets: Bytes,
    boards: array[int],
    unseen: Bytes,
    numbers: array[int],
    seed: int,
    into: array[int],
    /,
) -> None: ...
def low_8(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def low_8_two(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def low_a5(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def low_27(hole: Sequence[int], board: Sequence[int], /) -> int: ...
def low_many(
    which: int, holes: Bytes, size: int, boards: Bytes, board: int, ranks: array[int] | memoryview, /
) -> None: ...
def deals_exact(
    holes: Bytes, size: int, board: Bytes, board_size: int, dead: Bytes, halves: Bytes, first: int, count: int, /
) -> list[int]: ...
def deals_sampled(
    hands: Bytes,
    upto: array[int],
    sizes: array[int],
    size: int,
    board: Bytes,
    board_size: int,
    dead: Bytes,
    halves: Bytes,
    samples: int,
    seed: int,
    /,
) -> list[int] | None: ...
