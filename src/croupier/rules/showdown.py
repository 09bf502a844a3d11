"""The showdown: who may muck, what the hands are worth, and who is paid what (Rulebook F5, G1 to G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ranking import EVALUATORS
from croupier.ranking.describe import name_of
from croupier.rules import pot as pots
from croupier.rules.event import Awarded, Event, Pot, Raked, Win

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def rank(hand: Hand, player: int) -> int:
    """What the player's cards are worth on this board; -1 when a card is unknown."""
    hole = hand.holes[player]
    if min(hole, default=-1) < 0 or min(hand.board, default=0) < 0:
        return -1
    return EVALUATORS[hand.variant.evaluator].rank(hole, hand.board)


def may_muck(hand: Hand, player: int) -> bool:
    """Whether a player may throw his cards away unseen: he is not the first, and beaten for every pot of his (G2)."""
    if hand.opened.house.showdown_muck == "show_all":
        return False
    shown = [other for other, cards in enumerate(hand.shown) if cards is not None and not hand.folded[other]]
    if not shown:
        return False
    ranks = {other: rank(hand, other) for other in shown}
    return is_beaten(player, rank(hand, player), ranks, [pot.players for pot in hand.pots])


def is_beaten(player: int, own: int, shown: dict[int, int], pots_of: list[tuple[int, ...]]) -> bool:
    """Whether in each pot that the player could win somebody has shown a better hand (G2, G4: a tie must be shown)."""
    return all(any(shown.get(other, -1) > own for other in players) for players in pots_of if player in players)


def award(hand: Hand) -> tuple[list[Event], int]:
    """The facts that pay out every pot, the last side pot first, and the odd chips that are carried over (F5, F6)."""
    house, all_pots = hand.opened.house, hand.pots
    taken = pots.rake_of([pot.amount for pot in all_pots], house.rake, house.odd_chip_unit, bool(hand.board))
    ranks: dict[int, int] = {}
    events: list[Event] = [Raked(index, part) for index, part in enumerate(taken) if part]
    carry = 0
    for index in range(len(all_pots) - 1, -1, -1):
        pot = all_pots[index]
        fact, odd = award_pot(hand, index, Pot(pot.amount - taken[index], pot.players), ranks)
        events.append(fact)
        carry += odd
    return events, carry


def award_pot(hand: Hand, index: int, pot: Pot, ranks: dict[int, int]) -> tuple[Awarded, int]:
    """Pay one pot: to the only player who can win it without showing (F5), else to the best hands (G7)."""
    contenders = [player for player in pot.players if not hand.folded[player] and not hand.mucked[player]]
    if len(contenders) == 1:
        return Awarded(index, pot.amount, (Win(contenders[0], pot.amount),)), 0
    for player in contenders:
        if player not in ranks:
            ranks[player] = rank(hand, player)
    best = max(ranks[player] for player in contenders)
    winners = [player for player in contenders if ranks[player] == best]
    shares, carry = pots.split(pot.amount, winners, hand.stacks, hand.opened.house)
    return Awarded(index, pot.amount - carry, tuple(_win(hand, *share) for share in shares)), carry


def _win(hand: Hand, player: int, amount: int, odd: int) -> Win:
    hole = hand.holes[player]
    if min(hole, default=-1) < 0 or min(hand.board, default=0) < 0:
        return Win(player, amount, odd)
    five = EVALUATORS[hand.variant.evaluator].five(hole, hand.board)
    return Win(player, amount, odd, five, name_of(five))
