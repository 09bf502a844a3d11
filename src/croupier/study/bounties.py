"""What bounties are worth: money on each player's head, for whoever knocks him out.

The model: places come as in the independent chip model (Rulebook J16), and whoever goes out falls to one of those who
are still in, each as likely as his share of their chips. The winner keeps what stands on his own head. Of a progressive
bounty a part goes on the head of the one who wins it, the rest is his at once.

>>> [round(value, 2) for value in worth([5000, 3000, 2000], [10, 10, 10])]
[15.54, 8.89, 5.57]
>>> round(sum(worth([5000, 3000, 2000], [10, 10, 10], progressive=0.5)), 9)
30.0
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf

from croupier.study.icm import BadTournament, check, check_amounts


def check_bounties(stacks: Sequence[float], bounties: Sequence[float], progressive: float) -> None:
    """Refuse bounties that are none: negative, not one for each player, or on the head of who is out."""
    if len(bounties) != len(stacks):
        why = f"{len(stacks)} players and {len(bounties)} bounties"
        raise BadTournament("bounties", why, players=len(stacks), bounties=len(bounties))
    if not all(0 <= bounty < inf for bounty in bounties):
        raise BadTournament("bounty", "a bounty is a number, and not negative")
    check_amounts(bounties)
    if any(bounty and not stack for stack, bounty in zip(stacks, bounties, strict=True)):
        raise BadTournament("bounty_of_nobody", "who is out has no bounty")
    if not 0 <= progressive <= 1:
        raise BadTournament("progressive", f"a part is from 0 to 1, not {progressive}")


def worth(stacks: Sequence[float], bounties: Sequence[float], progressive: float = 0.0) -> list[float]:
    """What each player wins by bounties on average, his own for the winner included; they add up to all bounties.

    The part `progressive` of each goes on its winner's head. Raises `BadTournament`, for faulty bounties as well.
    """
    check(stacks, ())
    check_bounties(stacks, bounties, progressive)
    players, total = [player for player, stack in enumerate(stacks) if stack], sum(stacks)

    @cache
    def chips(behind: int) -> float:
        """The chips of some players, as bits."""
        return sum(stacks[player] for player in players if behind >> player & 1)

    @cache
    def falls(behind: int) -> float:
        """What the heads of these, the last ones, bring each chip of those before them who are in when they go out."""
        return sum(
            stacks[best] / chips(behind) * (falls(behind ^ 1 << best) + head(best, behind ^ 1 << best) / before)
            for best in players
            if behind >> best & 1 and (before := total - chips(behind))
        )

    def head(player: int, behind: int) -> float:
        """What stands on a player's head in the end, when these come in behind him."""
        return bounties[player] + progressive * stacks[player] * falls(behind)

    everybody = sum(1 << player for player in players)
    values, chances = [0.0] * len(stacks), {everybody: 1.0}
    while chances:  # by who is not yet placed, as bits: the best one of them is next
        following: dict[int, float] = {}
        for left, chance in chances.items():
            for player in (player for player in players if left >> player & 1):
                behind, own = left ^ 1 << player, chance * stacks[player] / chips(left)
                values[player] += own * (1 - progressive) * stacks[player] * falls(behind)
                values[player] += own * head(player, behind) if left == everybody else 0.0
                if behind:
                    following[behind] = following.get(behind, 0.0) + own
        chances = following
    return values
