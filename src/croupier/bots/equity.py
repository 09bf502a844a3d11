"""What share of the pot would these cards win against hands of which nothing is known? By sampling."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

from croupier.bots.draw import kept_for
from croupier.cards import UNKNOWN, Card
from croupier.ranking import EVALUATORS, Rank
from croupier.rules.hand import Hand
from croupier.rules.phase import DRAWING
from croupier.rules.showdown import halves_of


class Holding(NamedTuple):
    """What a player will show down: the cards that are known, how many more come, and what changes on the way.

    `before` are the draws that a rival has made already: what he holds now is what they have left him with. `draws` are
    those to come, `thrown` how many cards he must throw away without getting new ones.
    """

    known: tuple[Card, ...]
    fresh: int
    later: int
    before: int = 0
    draws: int = 0
    thrown: int = 0


def unseen(hand: Hand, player: int) -> list[int]:
    """The cards that this player has not seen: the pack without his own, the boards, and what others show."""
    known = {*hand.holes[player], *hand.pile}
    for cards in (*hand.boards, *hand.ups, *hand.shown):
        known.update(cards or ())
    return [card for card in hand.variant.pack if card not in known]


def holding(hand: Hand, player: int, cards: Sequence[Card], fresh: int = 0, drawn: bool = False) -> Holding:
    """What becomes of these cards of a player with `fresh` new ones; `drawn`: he has his turn on this street behind."""
    streets, index = hand.variant.streets, max(0, hand.street_index)
    asked = hand.phase == DRAWING and not hand.drawn[player] and not drawn
    left = streets[index + (0 if asked else 1) :]
    draws = sum(1 for street in left if street.draw)
    past = sum(1 for street in streets[: index + 1] if street.draw) - (1 if asked and streets[index].draw else 0)
    known = tuple(card for card in cards if card != UNKNOWN)
    later = sum(street.own for street in streets[index + 1 :])
    return Holding(known, fresh + len(cards) - len(known), later, past, draws, sum(street.discard for street in left))


def equity(hand: Hand, player: int, samples: int, chance: Random, kept: Sequence[Card] | None = None) -> float:
    """The player's share of the pot, 0 to 1, over `samples` run-outs against a random hand for each live opponent.

    In a draw or discard `kept` are the cards that he would keep. Needs the player's own hole cards; looks at nothing
    that he may not know.
    """
    hole = hand.holes[player]
    street = hand.variant.streets[max(0, hand.street_index)]
    fresh = len(hole) - len(kept) if kept is not None and street.draw else 0
    own = holding(hand, player, hole if kept is None else kept, fresh, kept is not None)._replace(before=0)
    rivals = [
        holding(hand, other, hand.holes[other]) for other in range(hand.n) if other != player and not hand.folded[other]
    ]
    pack = unseen(hand, player)
    return sum(_share(hand, [own, *rivals], chance.sample(pack, len(pack))) for _ in range(samples)) / samples


Played = tuple[tuple[Card, ...], int]
"""The cards of a player at the end, and how many of them do not count because they must be thrown away."""


def _share(hand: Hand, holdings: Sequence[Holding], stub: list[Card]) -> float:
    """The share of the first holding when the cards come in this order, from the end of the stub."""
    missing = max(0, hand.variant.board - len(hand.board))
    boards = [(*board, *_take(stub, missing)) for board in hand.boards]
    if any(one.later for one in holdings) and len(stub) < sum(one.fresh + one.later for one in holdings):
        boards = [(*board, *_take(stub, 1)) for board in boards]  # the last card is one for all (L10)
        holdings = [one._replace(later=one.later - 1) for one in holdings]
    hands = [_play_out(hand, one, stub) for one in holdings]
    ways = [[_ranked(EVALUATORS[half].rank, hands, board) for half in halves_of(hand)] for board in boards]
    return sum(_won(way) for way in ways) / len(ways)


def _take(stub: list[Card], count: int) -> list[Card]:
    """The next cards, as many as there are."""
    return [stub.pop() for _ in range(min(count, len(stub)))]


def _play_out(hand: Hand, one: Holding, stub: list[Card]) -> Played:
    """A holding at the showdown: dealt, and drawn to by the simple policy; what is thrown away goes under the stub."""
    cards = (*one.known, *_take(stub, one.fresh + one.later))
    for _ in range(one.before + one.draws):
        kept = kept_for(hand.variant.halves, cards)
        if len(stub) < len(cards) - len(kept):
            break
        fresh = _take(stub, len(cards) - len(kept))
        stub[:0] = [card for card in cards if card not in kept]
        cards = (*kept, *fresh)
    return cards, one.thrown


def _ranked(rank: Rank, hands: Sequence[Played], board: Sequence[Card]) -> list[int]:
    """What the hands are worth on this board, each without the cards that serve it least if some must go."""
    return [
        max(rank(rest, board) for rest in combinations(cards, len(cards) - thrown)) if thrown else rank(cards, board)
        for cards, thrown in hands
    ]


def _won(halves: Sequence[Sequence[int]]) -> float:
    """The first hand's share of a pot in halves; a half for which nobody has a hand falls to the others (F7)."""
    shared = [ranks for ranks in halves if max(ranks)]
    return sum(ranks.count(max(ranks)) ** -1 for ranks in shared if ranks[0] == max(ranks)) / len(shared)
