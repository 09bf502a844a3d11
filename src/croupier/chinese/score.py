"""Scoring 1-6: lines, scoop and royalties of each pair of players (Rulebook K17 to K21)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.chinese.event import HandScore, PairScore
from croupier.chinese.rows import Row, Strength, is_dead
from croupier.chinese.royalties import Paytable
from croupier.ranking.describe import HandName, name_of
from croupier.ranking.three import ThreeRank

SCOOP = 3
"""What winning all three lines brings beside them, in points (K17)."""

PAIRS: dict[int, tuple[tuple[int, int], ...]] = {2: ((0, 1),), 3: ((0, 1), (0, 2), (2, 1))}
"""The pairs in the order of settling, by the number of players: first against second, first against the button, the
button against the second (K21)."""

_TOP_NAMES: dict[ThreeRank, HandName] = {}
"""What a row of three is called, by its rank; filled as they come."""


def score_hand(rows: Sequence[Row], strength: Strength, pays: Paytable) -> HandScore:
    """What a hand is: dead or valid, its royalties, the names of its rows (K6, K19, K20)."""
    top, middle, bottom = rows
    name = _TOP_NAMES.get(strength.top)
    if name is None:
        name = _TOP_NAMES[strength.top] = name_of(top)
    dead = is_dead(strength)
    royalties = (0, 0, 0) if dead else royalties_of(strength, pays)
    return HandScore(dead, royalties, (name, name_of(middle), name_of(bottom)))


def royalties_of(hand: Strength, pays: Paytable) -> tuple[int, int, int]:
    """What the rows of a valid hand pay, in points from the top down (K20)."""
    return pays.top[hand.top], pays.middle[hand.middle], pays.bottom[hand.bottom]


def score_pairs(strengths: Sequence[Strength], hands: Sequence[HandScore], foul_scoop: bool) -> tuple[PairScore, ...]:
    """Every pair of players in the order of settling (K17 to K21); a dead hand pays the scoop when `foul_scoop`."""
    paid = [sum(hand.royalties) for hand in hands]
    found = []
    for first, second in PAIRS[len(hands)]:
        lines = lines_of(strengths[first], strengths[second], hands[first].fouled, hands[second].fouled)
        sweep = sum(lines)
        dead = hands[first].fouled or hands[second].fouled
        scoop = sweep // 3 * SCOOP if sweep in (3, -3) and (foul_scoop or not dead) else 0
        royalties = paid[first] - paid[second]
        found.append(PairScore(first, second, lines, scoop, royalties, sweep + scoop + royalties))
    return tuple(found)


def lines_of(one: Strength, other: Strength, one_dead: bool, other_dead: bool) -> tuple[int, int, int]:
    """The lines that one player wins from another, from the top down: 1 won, 0 equal, -1 lost (K17 to K19)."""
    if one_dead or other_dead:
        won = other_dead - one_dead  # two dead hands: nothing between them
        return won, won, won
    top, middle, bottom = [(ours > theirs) - (ours < theirs) for ours, theirs in zip(one, other, strict=True)]
    return top, middle, bottom
