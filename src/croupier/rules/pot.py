"""Pots: what nobody called, who can win what, and how a pot is split to the last chip (Rulebook F1 to F6, F10)."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.rules.event import Pot
from croupier.rules.house_rules import HouseRules, Rake


def uncalled(paid: Sequence[int]) -> tuple[int, int] | None:
    """The player whose highest total nobody matched, and by how much; None when it was matched (Rulebook F2).

    `paid` is what each player has in for the hand, folded ones included.
    """
    top = max(paid)
    if paid.count(top) > 1:
        return None
    return paid.index(top), top - sorted(paid)[-2]


def still_in(folded: Sequence[bool]) -> tuple[int, ...]:
    """The players who have not folded."""
    if folded.count(False) == 1:
        return (folded.index(False),)
    return tuple([player for player, out in enumerate(folded) if not out])


def build(paid: Sequence[int], folded: Sequence[bool], dead: int = 0) -> list[Pot]:
    """The pots, main pot first, from what each player has in (the uncalled part already gone back).

    Each level of a live player makes a pot of what everybody put in up to it; neighbours with the same players are
    one; folded chips above the highest level go into the last pot, dead money into the main pot (Rulebook F1, F3, F4).
    """
    live = still_in(folded)
    levels = sorted({paid[player] for player in live}) if len(live) > 1 else live
    if len(levels) == 1:
        return [Pot(sum(paid) + dead, live)]
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum([min(amount, level) - min(amount, below) for amount in paid])
        amount += dead if not pots else 0
        players = tuple([player for player in live if paid[player] >= level])
        if amount:
            pots.append(Pot(amount, players))
        below = level
    over = sum([amount - below for amount in paid if amount > below])
    if over:
        last = pots.pop()
        pots.append(Pot(last.amount + over, last.players))
    return pots


def split(
    amount: int, winners: Sequence[int], stacks: Sequence[int], house: HouseRules, line: Sequence[int] = ()
) -> tuple[list[tuple[int, int, int]], int]:
    """Split a pot among its winners, named in order from the left of the button (Rulebook F6).

    `line` is the order in which they get odd chips where it is not that one (L10). Returns a list of (player, amount,
    odd chips among it) and what is carried over to the next hand.
    """
    unit = house.odd_chip_unit
    if len(winners) == 1 and amount % unit == 0:
        return [(winners[0], amount, 0)], 0
    share = amount // len(winners) // unit * unit
    odd = amount - share * len(winners)
    if not odd or house.odd_chip == "carry_over":
        return [(player, share, 0) for player in winners], odd
    line = line or winners
    if house.odd_chip == "shortest_stack":
        line = sorted(winners, key=lambda player: stacks[player])
    extra = dict.fromkeys(winners, 0)
    for player in line:
        extra[player] = min(unit, odd)
        odd -= extra[player]
    return [(player, share + extra[player], extra[player]) for player in winners], odd


def cut(amount: int, parts: int, unit: int) -> list[int]:
    """Cut a pot into equal parts, for boards or halves: odd units go one each to the earlier ones (F7, F9)."""
    if parts == 1:
        return [amount]
    share = amount // parts // unit * unit
    odd, cuts = amount - share * parts, []
    for _ in range(parts):
        cuts.append(share + min(unit, odd))
        odd -= min(unit, odd)
    return cuts


def rake_of(amounts: Sequence[int], rake: Rake | None, unit: int, flop_seen: bool) -> list[int]:
    """What the house takes from each pot, the main pot first, all of them under the hand's cap (Rulebook F10)."""
    if rake is None or not flop_seen:
        return [0] * len(amounts)
    hundredths = round(rake.percent * 100)
    left = rake.cap if rake.cap else sum(amounts)
    taken = []
    for amount in amounts:
        part = min(amount * hundredths // 10_000, left) // unit * unit
        taken.append(part)
        left -= part
    return taken
