"""Low hands at once and hi-lo counted: the compiled part beside its twin and PokerKit, which ranks one hand a call."""

from __future__ import annotations

from array import array
from functools import partial
from types import ModuleType

from benchmarks.measure import Contestant, Run, installed, times
from benchmarks.ranking import HOW, dealt, each
from croupier import kernels
from croupier.cards import NAMES, cards
from croupier.kernels import twin
from croupier.kernels.halves import HIGH_TWO, LOW_8_TWO
from croupier.kernels.twin.low import ACE_TO_FIVE, EIGHT

MANY = 100_000
EVERY_WAY = 10**12
HANDS, FLOP = bytes(cards("AsAh2d3c KsKhQcQd")), bytes(cards("7s 8h 3d"))
LOWS = {"eight or better": (EIGHT, "EightOrBetterLowHand"), "ace to five": (ACE_TO_FIVE, "RegularLowHand")}


def at_once(module: ModuleType, which: int, count: int) -> Run:
    """Croupier: `low_many`, so many hands a call."""
    flat, ranks = bytes(card for deal in dealt(7, count) for card in deal), array("H", bytes(2 * count))

    def run(units: int) -> int:
        for _ in range(max(1, units // count)):
            module.low_many(which, flat, 7, b"", 0, ranks)
        return max(1, units // count) * count

    return run


def pokerkit(name: str) -> Run:
    """PokerKit: one hand a call."""
    import pokerkit as kit

    hands = [([*kit.Card.parse("".join(NAMES[card] for card in deal))], []) for deal in dealt(7, 50)]
    return each(getattr(kit, name).from_game_or_none, hands)


def hi_lo(module: ModuleType) -> Run:
    """Croupier: every board of two hands of Omaha hi-lo on the flop."""
    asked = HANDS, 4, FLOP, 5, b"", bytes((HIGH_TWO, LOW_8_TWO)), 0, EVERY_WAY
    return times(lambda: module.deals_exact(*asked))


def jobs() -> dict[str, dict[str, Contestant]]:
    """Two rankings of many hands, and a flop of hi-lo."""
    ours: ModuleType = kernels.fast if kernels.COMPILED else twin
    table = {
        f"many low hands of seven cards: {job}": installed(
            {
                "croupier": (partial(at_once, ours, which, MANY), 10 * MANY, HOW),
                "croupier, twin": (partial(at_once, twin, which, 1_000), 10_000, "pure Python"),
                "pokerkit": (partial(pokerkit, name), 20, "one hand a call"),
            }
        )
        for job, (which, name) in LOWS.items()
    }
    table["two hands of Omaha hi-lo on the flop, exact"] = installed(
        {
            "croupier": (partial(hi_lo, ours), 300, HOW),
            "croupier, twin": (partial(hi_lo, twin), 3, "pure Python"),
        }
    )
    return table
