"""The kernels beside their peers: many hands at once, exact equity, ranges, samples.

Where a peer computes something else, its note says so.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.measure import Contestant, Run, installed, times
from croupier.cards import NAMES, cards
from croupier.kernels import COMPILED, fast, twin

SEED = 20261130
MANY = 100_000
FLOP = "Ts 8h 3d"
COMPILED_NOTE = "compiled part" if COMPILED else "pure Python: there was no compiler"

Made = Callable[[], Run]


def hands(size: int, count: int) -> list[list[int]]:
    """Random hands, the same ones in every run."""
    chance = random.Random(SEED)
    return [chance.sample(range(52), size) for _ in range(count)]


def compiled() -> Any:
    """The compiled part; raises ImportError where it was not built."""
    if fast is None:
        raise ImportError("there was no compiler")
    return fast


def pure() -> Any:
    """The twin."""
    return twin


def in_batches(count: int, job: Callable[[], object]) -> Run:
    """A job that does `count` units in one call."""

    def run(units: int) -> None:
        for _ in range(max(1, units // count)):
            job()

    return run


# Seven cards.


def our_many(wide: bool) -> Run:
    """Croupier: bytes in, ranks of sixteen bits out."""
    flat, ranks = bytes(card for hand in hands(7, MANY) for card in hand), array("H", bytes(2 * MANY))
    return in_batches(MANY, partial(compiled().rank_many, flat, 7, ranks, wide))


def each_of(call: Callable[..., object], arguments: list[Any]) -> Run:
    """A call for each hand."""

    def run(units: int) -> None:
        for given in arguments[:units]:
            call(*given)

    return run


def eval7_many() -> Run:
    """eval7 takes one hand a call."""
    from eval7 import Card, evaluate

    theirs = [Card(name) for name in NAMES]
    return each_of(evaluate, [([theirs[card] for card in hand],) for hand in hands(7, 20_000)])


def phevaluator_many() -> Run:
    """phevaluator's own C call for seven cards, below its layer in Python."""
    from phevaluator import _pheval

    return each_of(_pheval.evaluate_7cards, hands(7, 20_000))


def pokerfast_many() -> Run:
    """pokerfast, which is OMPEval behind ctypes: a list of names of cards."""
    from pokerfast import equity

    named = [tuple(NAMES[card] for card in hand) for hand in hands(7, 20_000)]
    return in_batches(20_000, partial(equity.evaluate, named))


# Omaha.


def our_omaha() -> Run:
    """Croupier: bytes in, ranks out."""
    dealt = hands(9, MANY)
    own, boards = (bytes(card for hand in dealt for card in hand[part]) for part in (slice(4), slice(4, 9)))
    ranks = array("H", bytes(2 * MANY))
    return in_batches(MANY, partial(compiled().exactly_two_many, own, 4, boards, ranks))


def phevaluator_omaha() -> Run:
    """phevaluator's own C call for Omaha: the board comes first there."""
    from phevaluator import _pheval

    return each_of(_pheval.evaluate_plo4_cards, [[*hand[4:], *hand[:4]] for hand in hands(9, 20_000)])


# Equity.


def ours_exact(module: Callable[[], Any], holes: str, board: str = "") -> Run:
    """Croupier: the kernel that counts boards."""
    return times(partial(module().equity_exact, bytes(cards(holes)), bytes(cards(board)), b""))


def pokerfast_exact(ranges: list[str], board: str = "") -> Run:
    """pokerfast (OMPEval), exact, one thread."""
    from pokerfast import equity

    return times(partial(equity.equity, ranges, board=board.replace(" ", ""), threads=1))


def poker_equity_exact(game: str, holes: list[str], board: str = "") -> Run:
    """poker-equity (Rust), every deal."""
    from poker_equity import exact_from_text

    return times(partial(exact_from_text, game, holes, board.replace(" ", "")))


def ours_ranges(first: str, second: str) -> Run:
    """Croupier: two ranges at once."""
    from croupier.study.ranges import read

    sides: list[Any] = []
    for text in (first, second):
        weights = read(text).weights
        sides += [b"".join(map(bytes, weights)), array("d", weights.values())]
    return times(partial(compiled().versus, *sides, bytes(cards(FLOP)), b""))


def ours_omaha_exact() -> Run:
    """Croupier: every board of Omaha."""
    holes = bytes(cards("AsAhKsKh9d8d7c6c"))
    return times(partial(compiled().exactly_two_exact, holes, 4, bytes(cards(FLOP)), b""))


def our_sample(deals: int) -> Run:
    """Croupier: so many deals a call."""
    from croupier.study.ranges import read

    every = read("*")
    own = b"".join(map(bytes, every.weights)) * 6
    upto, sizes = array("Q", [*range(1, len(every) + 1)] * 6), array("i", [len(every)] * 6)
    return in_batches(deals, partial(compiled().equity_sampled, own, upto, sizes, b"", b"", deals, 7))


def pokerfast_sample() -> Run:
    """pokerfast (OMPEval), until the standard error is small; it says how many deals that took, but not in Python."""
    import ctypes

    from pokerfast import equity

    library, out, dealt = equity._load(), (ctypes.c_double * 6)(), ctypes.c_uint64()
    ranges = (ctypes.c_char_p * 6)(*[b"random"] * 6)

    def run(units: int) -> int:
        done = 0
        while done < units:
            library.pf_equity(ranges, 6, b"", b"", 0, 1e-3, 1, 0.0, out, ctypes.byref(dealt))
            done += dealt.value
        return done

    return run


TEN, TWENTY = "55+,AT+,A9s,A8s,KQs", "22+,A8+,KT+,QT+,JT"
"""136 and 270 hands of two cards: of 1,326 every tenth and every fifth."""


def jobs() -> dict[str, dict[str, Contestant]]:
    """Every job with the libraries that are installed here."""
    rows: dict[str, dict[str, tuple[Made, int, str]]] = {
        "many hands of seven cards": {
            "croupier": (partial(our_many, True), 10 * MANY, COMPILED_NOTE),
            "croupier, one at a time": (partial(our_many, False), 10 * MANY, "without wide registers"),
            "eval7": (eval7_many, 20_000, "one hand a call"),
            "phevaluator": (phevaluator_many, 20_000, "its own C call, one hand a call"),
            "pokerfast": (pokerfast_many, 20_000, "names of cards through ctypes"),
        },
        "many Omaha hands": {
            "croupier": (our_omaha, 5 * MANY, COMPILED_NOTE),
            "phevaluator": (phevaluator_omaha, 20_000, "its own C call, one hand a call"),
        },
        "aces against kings before the flop, exact": {
            "croupier": (partial(ours_exact, compiled, "AhAs KdKc"), 100, COMPILED_NOTE),
            "croupier, twin": (partial(ours_exact, pure, "AhAs KdKc"), 2, "pure Python"),
            "pokerfast": (partial(pokerfast_exact, ["AhAs", "KdKc"]), 20, "OMPEval"),
            "poker-equity": (partial(poker_equity_exact, "holdem", ["AhAs", "KdKc"]), 2, "Rust"),
        },
        "two ranges of 136 and 270 hands on the flop, exact": {
            "croupier": (partial(ours_ranges, TEN, TWENTY), 20, COMPILED_NOTE),
            "pokerfast": (partial(pokerfast_exact, [TEN, TWENTY], FLOP), 5, "OMPEval"),
        },
        "two hands of Omaha on the flop, exact": {
            "croupier": (ours_omaha_exact, 500, COMPILED_NOTE),
            "poker-equity": (
                partial(poker_equity_exact, "omaha", ["AsAhKsKh", "9d8d7c6c"], FLOP), 50, "Rust",
            ),
        },
        "six random hands, sampled deals": {
            "croupier": (partial(our_sample, 100_000), 300_000, COMPILED_NOTE),
            "pokerfast": (pokerfast_sample, 500_000, "OMPEval, in steps of its own"),
        },
    }  # fmt: skip
    found = {job: installed(row) for job, row in rows.items()}
    return {job: row for job, row in found.items() if "croupier" in row}  # without a compiler there is none of them
