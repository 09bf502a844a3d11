"""What share of the pot would these cards win against hands of which nothing is known? By sampling."""

from __future__ import annotations

from random import Random

from croupier.ranking import EVALUATORS
from croupier.rules.hand import Hand


def unseen(hand: Hand, player: int) -> list[int]:
    """The cards that this player has not seen: the pack without his own, the board and what others have shown."""
    known = {*hand.holes[player], *hand.board}
    for cards in hand.shown:
        known.update(cards or ())
    return [card for card in hand.variant.pack if card not in known]


def equity(hand: Hand, player: int, samples: int, chance: Random) -> float:
    """The player's share of the pot, 0 to 1, over `samples` run-outs against a random hand for each live opponent.

    Needs the player's own hole cards; looks at nothing that he may not know.
    """
    rank = EVALUATORS[hand.variant.evaluator].rank
    hole, board = hand.holes[player], list(hand.board)
    rivals = hand.folded.count(False) - 1
    missing, width = hand.variant.board - len(board), hand.variant.hole
    pack, need = unseen(hand, player), missing + rivals * width
    won = 0.0
    for _ in range(samples):
        drawn = chance.sample(pack, need)
        full = board + drawn[:missing]
        own, share = rank(hole, full), 1
        for start in range(missing, need, width):
            other = rank(drawn[start : start + width], full)
            if other > own:
                break
            share += other == own
        else:
            won += 1 / share
    return won / samples
