"""Ranking one hand a call, beside eval7, phevaluator, pokerfast and PokerKit: the same random hands in their own cards.

Turning our cards into theirs is done before the clock starts. `python -m benchmarks.ranking` runs these jobs alone and
tells what our tables cost.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from benchmarks.measure import Contestant, Run, compare, installed
from croupier.cards import NAMES
from croupier.kernels import COMPILED

Deal = tuple[int, ...]
Ranker = Callable[[Sequence[Deal]], Run]
"""Takes deals and gives a function that ranks the first so many of them."""

SEED = 20261130
HOLE = 4


def dealt(size: int, count: int, lowest: int = 0) -> list[Deal]:
    """So many random deals from the pack that begins with a card, the same in every run."""
    rng = random.Random(SEED)
    return [tuple(rng.sample(range(lowest, 52), size)) for _ in range(count)]


def each(rank: Callable[..., object], hands: Sequence[Sequence[object]]) -> Run:
    """Call with all cards of a hand as arguments."""

    def run(count: int) -> None:
        for hand in hands[:count]:
            rank(*hand)

    return run


def ours(deals: Sequence[Deal]) -> Run:
    """Croupier: `rank7`."""
    from croupier.ranking.high import rank7

    return each(rank7, deals)


def ours_pure(deals: Sequence[Deal]) -> Run:
    """Croupier where there is no compiler."""
    from croupier.kernels.twin import rank7

    return each(rank7, deals)


def ours_in_one(deals: Sequence[Deal]) -> Run:
    """Croupier: `best`, which takes any five to seven cards in one sequence."""
    from croupier.ranking.high import best

    return each(best, [(deal,) for deal in deals])


def eval7(deals: Sequence[Deal]) -> Run:
    """eval7, compiled with Cython."""
    from eval7 import Card, evaluate

    theirs = [Card(name) for name in NAMES]
    return each(evaluate, [([theirs[card] for card in deal],) for deal in deals])


def phevaluator(deals: Sequence[Deal]) -> Run:
    """phevaluator, C++: its public function with card numbers, which are ours."""
    from phevaluator import evaluate_cards

    return each(evaluate_cards, deals)


def pokerfast(deals: Sequence[Deal]) -> Run:
    """pokerfast's evaluator in Python, which takes names of cards."""
    from pokerfast import eval7 as evaluate

    return each(evaluate, [([NAMES[card] for card in deal],) for deal in deals])


def pokerkit(deals: Sequence[Deal]) -> Run:
    """PokerKit: the best standard high hand from two cards and a board."""
    from pokerkit import Card, StandardHighHand

    cards = [[*Card.parse("".join(NAMES[card] for card in deal))] for deal in deals]
    return each(StandardHighHand.from_game, [(hand[:2], hand[2:]) for hand in cards])


def our_omaha(deals: Sequence[Deal]) -> Run:
    """Croupier: `best_omaha`."""
    from croupier.ranking.omaha import best_omaha

    return each(best_omaha, [(deal[:HOLE], deal[HOLE:]) for deal in deals])


def phevaluator_omaha(deals: Sequence[Deal]) -> Run:
    """phevaluator, C++ with 30 MB of tables: the board comes first there."""
    from phevaluator import evaluate_omaha_cards

    return each(evaluate_omaha_cards, [(*deal[HOLE:], *deal[:HOLE]) for deal in deals])


def pokerkit_omaha(deals: Sequence[Deal]) -> Run:
    """PokerKit: the best Omaha hand from four cards and a board."""
    from pokerkit import Card, OmahaHoldemHand

    cards = [[*Card.parse("".join(NAMES[card] for card in deal))] for deal in deals]
    return each(OmahaHoldemHand.from_game, [(hand[:HOLE], hand[HOLE:]) for hand in cards])


HOW = "compiled part" if COMPILED else "pure Python: there was no compiler"

SEVEN: dict[str, tuple[Ranker, int, str]] = {
    "croupier": (ours, 50_000, HOW),
    "croupier, best": (ours_in_one, 20_000, f"{HOW}, any five to seven cards"),
    "croupier, twin": (ours_pure, 20_000, "pure Python"),
    "eval7": (eval7, 20_000, "Cython"),
    "phevaluator": (phevaluator, 10_000, "C++"),
    "pokerfast": (pokerfast, 2_000, "pure Python, from names of cards"),
    "pokerkit": (pokerkit, 40, "pure Python"),
}
OMAHA: dict[str, tuple[Ranker, int, str]] = {
    "croupier": (our_omaha, 20_000, HOW),
    "phevaluator": (phevaluator_omaha, 4_000, "C++"),
    "pokerkit": (pokerkit_omaha, 10, "pure Python"),
}


class Ranking(NamedTuple):
    """A ranking as ours and PokerKit know it: PokerKit's class, the lowest card, the cards in hand and on the board."""

    job: str
    name: str
    pokerkit: str
    hole: int
    board: int = 0
    lowest: int = 0


RANKINGS = (
    Ranking("eight or better, seven cards", "low_8", "EightOrBetterLowHand", 2, 5),
    Ranking("eight or better in Omaha", "omaha_low_8", "OmahaEightOrBetterLowHand", 4, 5),
    Ranking("ace to five, seven cards", "low_a5", "RegularLowHand", 7),
    Ranking("deuce to seven, five cards", "low_27", "StandardLowHand", 5),
    Ranking("badugi", "badugi", "BadugiHand", 4),
    Ranking("short deck, seven cards", "short_deck", "ShortDeckHoldemHand", 2, 5, lowest=16),
)
"""Rankings other than high, which no other of these libraries has."""

LOWS = {"low_8", "omaha_low_8", "low_a5", "low_27"}
"""Those of them that the compiled part knows."""


def our_other(ranking: Ranking, deals: Sequence[Deal]) -> Run:
    """Croupier: the entry of `EVALUATORS` that a variant names."""
    from croupier.ranking import EVALUATORS

    return each(EVALUATORS[ranking.name].rank, [(deal[: ranking.hole], deal[ranking.hole :]) for deal in deals])


def pokerkit_other(ranking: Ranking, deals: Sequence[Deal]) -> Run:
    """PokerKit: the best hand of a kind from hole cards and board, or none."""
    import pokerkit as kit

    rank: Callable[..., object] = getattr(kit, ranking.pokerkit).from_game_or_none
    cards = [[*kit.Card.parse("".join(NAMES[card] for card in deal))] for deal in deals]
    return each(rank, [(hand[: ranking.hole], hand[ranking.hole :]) for hand in cards])


def other(ranking: Ranking) -> dict[str, Contestant]:
    """A job of a ranking other than high."""
    rankers: dict[str, tuple[Ranker, int, str]] = {
        "croupier": (partial(our_other, ranking), 10_000, HOW if ranking.name in LOWS else "pure Python"),
        "pokerkit": (partial(pokerkit_other, ranking), 20, "pure Python"),
    }
    return row(rankers, ranking.hole + ranking.board, ranking.lowest)


def row(rankers: dict[str, tuple[Ranker, int, str]], size: int, lowest: int = 0) -> dict[str, Contestant]:
    """A job with the libraries among these that are installed here."""
    deals = dealt(size, max(units for _, units, _ in rankers.values()), lowest)
    return installed({name: (partial(make, deals), units, note) for name, (make, units, note) in rankers.items()})


def jobs() -> dict[str, dict[str, Contestant]]:
    """One hold'em hand, one Omaha hand and one hand of each other ranking a call."""
    return {
        "one hand of seven cards a call": row(SEVEN, 7),
        "one Omaha hand of four and five cards a call": row(OMAHA, HOLE + 5),
        **{f"one hand a call: {ranking.job}": other(ranking) for ranking in RANKINGS},
    }


def build_seconds(rounds: int) -> float:
    """The median of CPU seconds that building the tables of high hands takes."""
    from croupier.kernels.tables import build

    taken = []
    for _ in range(rounds):
        start = time.process_time()
        build()
        taken.append(time.process_time() - start)
    return statistics.median(taken)


def table_bytes() -> dict[str, int]:
    """The size of each table of high hands, without the ints that a list points to."""
    from croupier.kernels.tables import build

    return {name: sys.getsizeof(table) for name, table in build()._asdict().items()}


def main() -> None:
    """Run these jobs alone."""
    for job, contestants in jobs().items():
        print(job)
        for name, figure in compare(contestants, rounds=9).items():
            print(f"  {name:16}{1e9 / figure.rate:12,.0f} ns CPU{figure.ratio:10.2f} times ours   {figure.note}")
    sizes = table_bytes()
    print(f"tables: built in {1e3 * build_seconds(7):.0f} ms CPU, {sum(sizes.values()):,} bytes", sizes)


if __name__ == "__main__":
    main()
