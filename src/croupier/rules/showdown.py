"""The showdown: who may muck, what the hands are worth, and who is paid what (Rulebook F5, G1 to G7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.cards import UNKNOWN
from croupier.ranking import EVALUATORS, Evaluator, Rank
from croupier.ranking.describe import HandName
from croupier.rules import pot as pots
from croupier.rules.event import Awarded, Bounty, Event, Pot, Raked, Shown, Win

if TYPE_CHECKING:
    from croupier.rules.hand import Hand

TRIPS_FIRST = {"short_deck": "short_deck_trips"}
"""The ranking instead of another by `shortdeck_trips_beat_straight`."""

SEVEN_AND_DEUCE = [0, 5]
"""The ranks of the worst hand."""


def halves_of(hand: Hand) -> tuple[str, ...]:
    """The rankings that share the pots, as the house reads them (L1)."""
    if hand.opened.house.shortdeck_trips_beat_straight:
        return tuple([TRIPS_FIRST.get(half, half) for half in hand.variant.halves])
    return hand.variant.halves


def ranks_of(hand: Hand) -> list[list[int]]:
    """What each live player's cards are worth, ranked once: a list for each half on each board.

    -1 is for one who has folded or has an unknown card, 0 for one who has nothing for that half (Rulebook F7).
    """
    if not hand.ranks:
        halves = halves_of(hand)
        boards = hand.boards if hand.more else (hand.board,)
        hand.ranks = [ranked(hand, EVALUATORS[half].rank, board) for board in boards for half in halves]
    return hand.ranks


def ranked(hand: Hand, rank: Rank, board: Sequence[int]) -> list[int]:
    """What each live player's cards are worth on this board by this ranking."""
    hidden = UNKNOWN in board
    return [
        -1 if folded or hidden or not hole or UNKNOWN in hole else rank(hole, board)
        for hole, folded in zip(hand.holes, hand.folded, strict=True)
    ]


def is_unknown(hole: Sequence[int], board: Sequence[int]) -> bool:
    """Whether a card of the hand or of the board is unknown to this reader."""
    return not hole or UNKNOWN in hole or UNKNOWN in board


def may_muck(hand: Hand, player: int) -> bool:
    """Whether a player may throw his cards away unseen: he is not the first, and beaten for every pot of his (G2)."""
    if hand.opened.house.showdown_muck == "show_all":
        return False
    shown = hand.shown
    for ranks in ranks_of(hand):
        for pot in hand.pots:
            if player in pot.players and not is_beaten(ranks, shown, pot.players, player):
                return False
    return True


def is_beaten(ranks: list[int], shown: Sequence[tuple[int, ...] | None], players: tuple[int, ...], player: int) -> bool:
    """Whether somebody who has shown a better hand can win this pot; a tie would have to be shown (G4)."""
    own = ranks[player]
    if not own:  # nothing for this half, which is won by others or not at all (F7)
        return True
    return bool([other for other in players if ranks[other] > own and shown[other] is not None])


def award(hand: Hand) -> tuple[list[Event], int]:
    """The facts that pay out every pot, the last side pot first, and the odd chips that are carried over (F5, F6)."""
    events: list[Event] = []
    all_pots, carry = hand.pots, 0
    if hand.opened.house.rake is not None:
        all_pots, events = rake(hand)
    elif len(all_pots) == 1:
        return award_pot(hand, 0, all_pots[0])
    for index in range(len(all_pots) - 1, -1, -1):
        facts, odd = award_pot(hand, index, all_pots[index])
        events += facts
        carry += odd
    return events, carry


def rake(hand: Hand) -> tuple[list[Pot], list[Event]]:
    """The pots without what the house takes from them, and the facts of its taking (F10)."""
    house = hand.opened.house
    amounts = [pot.amount for pot in hand.pots]
    taken = pots.rake_of(amounts, house.rake, house.odd_chip_unit, hand.street_index > 0)
    left = [Pot(pot.amount - part, pot.players) for pot, part in zip(hand.pots, taken, strict=True)]
    return left, [Raked(index, part) for index, part in enumerate(taken) if part]


def award_pot(hand: Hand, index: int, pot: Pot) -> tuple[list[Event], int]:
    """Pay one pot: to the only player who can win it without showing (F5), else to the best hands (G7)."""
    contenders = pot.players
    if len(contenders) > 1:
        folded, mucked = hand.folded, hand.mucked
        contenders = tuple([player for player in contenders if not folded[player] and not mucked[player]])
    if len(contenders) == 1:
        return [Awarded(index, pot.amount, (_win_alone(hand, contenders[0], pot.amount),))], 0
    ranks = ranks_of(hand)
    if len(ranks) == 1:
        fact, carry = award_part(hand, index, pot.amount, contenders, 0, 0, ranks[0])
        return [fact], carry
    awarded = [award_part(hand, *part) for part in parts_of(hand, index, pot.amount, contenders)]
    return [fact for fact, _ in awarded], sum(odd for _, odd in awarded)


Part = tuple[int, int, tuple[int, ...], int, int, list[int]]
"""A part of a pot: the pot's number, the chips, who can win them, the board and the half that decide, what the hands
are worth."""


def parts_of(hand: Hand, index: int, amount: int, players: tuple[int, ...]) -> Iterator[Part]:
    """A pot cut by its boards and then by its halves; a half that nobody qualifies for goes to the others (F7, F9)."""
    unit, count = hand.opened.house.odd_chip_unit, len(hand.variant.halves)
    for board, chips in enumerate(pots.cut(amount, hand.runs, unit)):
        ranks = ranks_of(hand)[board * count : (board + 1) * count]
        halves = [half for half in range(count) if any(ranks[half][player] for player in players)]
        for half, part in zip(halves, pots.cut(chips, len(halves), unit), strict=True):
            if part or not (board or half):
                yield index, part, players, board, half, ranks[half]


def award_part(
    hand: Hand, pot: int, amount: int, players: tuple[int, ...], board: int, half: int, ranks: list[int]
) -> tuple[Awarded, int]:
    """Pay a part of a pot to the best hands in it, and tell what is carried over (F6, G7)."""
    best = max([ranks[player] for player in players])
    winners = [player for player in players if ranks[player] == best]
    variant, evaluator = hand.variant, EVALUATORS[halves_of(hand)[half]]
    cards: Sequence[int] = hand.more[board - 1] if board else hand.board
    label = variant.labels[half] if len(variant.halves) > 1 else ""
    if len(winners) == 1 and hand.opened.house.odd_chip_unit == 1:
        win = Win(winners[0], amount, 0, *_hand_of(evaluator, hand.holes[winners[0]], cards, best))
        return Awarded(pot, amount, (win,), board, label), 0
    wins = {player: _hand_of(evaluator, hand.holes[player], cards, best) for player in winners}
    line: Sequence[int] = ()
    if len(winners) > 1 and variant.forced == "bring_in":  # the highest card by suit gets the odd chip (L10)
        line = sorted(winners, key=lambda player: -max(wins[player][0], default=-1))
    shares, carry = pots.split(amount, winners, hand.stacks, hand.opened.house, line)
    paid = tuple([Win(player, share, odd, *wins[player]) for player, share, odd in shares])
    return Awarded(pot, amount - carry, paid, board, label), carry


def _hand_of(
    evaluator: Evaluator, hole: Sequence[int], board: Sequence[int], rank: int
) -> tuple[tuple[int, ...], HandName | None]:
    if rank < 0:  # a card is unknown
        return (), None
    if evaluator.tell is not None:
        return evaluator.tell(hole, board, rank)
    five = evaluator.five(hole, board)
    return five, evaluator.name(five)


def _win_alone(hand: Hand, player: int, amount: int) -> Win:
    """A pot that nobody contests any more; the hand is named only if it lies face up already (F5, G5)."""
    if hand.shown[player] is None:
        return Win(player, amount)
    evaluator, hole, board = EVALUATORS[halves_of(hand)[0]], hand.holes[player], hand.board
    if is_unknown(hole, board) or not evaluator.is_enough(hole, board):
        return Win(player, amount)
    return Win(player, amount, 0, *_hand_of(evaluator, hole, board, evaluator.rank(hole, board)))


def name_of_hand(hand: Hand, player: int) -> HandName | None:
    """What the player's own cards make on the first board, None while they are unknown (B1).

    Cards that the game would have made the player throw away by the end do not count (L2, L14).
    """
    hole, board = hand.holes[player], hand.board
    if is_unknown(hole, board):
        return None
    evaluator = EVALUATORS[halves_of(hand)[0]]
    if not evaluator.is_enough(hole, board):
        return evaluator.name(hole)
    thrown = sum([street.discard for street in hand.variant.streets])
    if thrown and len(hole) > hand.variant.hole - thrown:
        left = combinations(hole, hand.variant.hole - thrown)
        hole = max(left, key=lambda some: evaluator.rank(some, board))
    if evaluator.tell is not None:
        return evaluator.tell(hole, board, evaluator.rank(hole, board))[1]
    return evaluator.name(evaluator.five(hole, board))


def bounties(hand: Hand, facts: Sequence[Event]) -> list[Event]:
    """What the others pay to one who has won a pot alone with a seven and a deuce, and has to show it (M)."""
    house, paid = hand.opened.house, []
    alone = {fact.wins[0].player for fact in facts if type(fact) is Awarded and len(fact.wins) == 1 and not fact.pot}
    shared = {win.player for fact in facts if type(fact) is Awarded and not fact.pot for win in fact.wins}
    if len(alone) != 1 or alone != shared:
        return []
    (winner,) = alone
    hole = hand.holes[winner]
    if sorted([card >> 2 for card in hole]) != SEVEN_AND_DEUCE:
        return []
    if hand.shown[winner] is None:
        paid.append(Shown(winner, hole))
    stacks = hand.stacks
    others = [(other, min(stacks[other], house.seven_deuce)) for other in range(hand.n) if other != winner]
    return [*paid, *[Bounty(winner, other, amount) for other, amount in others if amount]]
