"""The showdown: who may muck, what the hands are worth, and who is paid what (Rulebook F5, G1 to G7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.ranking import EVALUATORS
from croupier.ranking.describe import name_of
from croupier.rules import pot as pots
from croupier.rules.event import Awarded, Event, Pot, Raked, Win

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def ranks_of(hand: Hand) -> list[int]:
    """What each live player's cards are worth on this board, ranked once; -1 when a card is unknown, or folded."""
    if not hand.ranks:
        rank, board = EVALUATORS[hand.variant.evaluator].rank, hand.board
        hidden = min(board, default=0) < 0
        hand.ranks = [
            -1 if folded or hidden or not hole or min(hole) < 0 else rank(hole, board)
            for hole, folded in zip(hand.holes, hand.folded, strict=True)
        ]
    return hand.ranks


def is_unknown(hole: tuple[int, ...], board: list[int]) -> bool:
    """Whether a card of the hand or of the board is unknown to this reader."""
    return not hole or min(hole) < 0 or min(board, default=0) < 0


def may_muck(hand: Hand, player: int) -> bool:
    """Whether a player may throw his cards away unseen: he is not the first, and beaten for every pot of his (G2)."""
    if hand.opened.house.showdown_muck == "show_all":
        return False
    ranks, shown = ranks_of(hand), hand.shown
    own = ranks[player]
    for pot in hand.pots:
        if player in pot.players:
            for other in pot.players:
                if ranks[other] > own and shown[other] is not None:
                    break  # beaten here; a tie would have to be shown (G4)
            else:
                return False
    return True


def award(hand: Hand) -> tuple[list[Event], int]:
    """The facts that pay out every pot, the last side pot first, and the odd chips that are carried over (F5, F6)."""
    events: list[Event] = []
    all_pots, carry = hand.pots, 0
    if hand.opened.house.rake is not None:
        all_pots, events = rake(hand)
    for index in range(len(all_pots) - 1, -1, -1):
        fact, odd = award_pot(hand, index, all_pots[index])
        events.append(fact)
        carry += odd
    return events, carry


def rake(hand: Hand) -> tuple[list[Pot], list[Event]]:
    """The pots without what the house takes from them, and the facts of its taking (F10)."""
    house = hand.opened.house
    amounts = [pot.amount for pot in hand.pots]
    taken = pots.rake_of(amounts, house.rake, house.odd_chip_unit, bool(hand.board))
    left = [Pot(pot.amount - part, pot.players) for pot, part in zip(hand.pots, taken, strict=True)]
    return left, [Raked(index, part) for index, part in enumerate(taken) if part]


def award_pot(hand: Hand, index: int, pot: Pot) -> tuple[Awarded, int]:
    """Pay one pot: to the only player who can win it without showing (F5), else to the best hands (G7)."""
    contenders = pot.players
    if len(contenders) > 1:
        folded, mucked = hand.folded, hand.mucked
        contenders = tuple([player for player in contenders if not folded[player] and not mucked[player]])
    if len(contenders) == 1:
        return Awarded(index, pot.amount, (Win(contenders[0], pot.amount),)), 0
    ranks = ranks_of(hand)
    best = max([ranks[player] for player in contenders])
    winners = [player for player in contenders if ranks[player] == best]
    shares, carry = pots.split(pot.amount, winners, hand.stacks, hand.opened.house)
    return Awarded(index, pot.amount - carry, tuple(_win(hand, *share) for share in shares)), carry


def _win(hand: Hand, player: int, amount: int, odd: int) -> Win:
    hole = hand.holes[player]
    if is_unknown(hole, hand.board):
        return Win(player, amount, odd)
    five = EVALUATORS[hand.variant.evaluator].five(hole, hand.board)
    return Win(player, amount, odd, five, name_of(five))
