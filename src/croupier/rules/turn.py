"""Whose decision is it? Read off the facts recorded so far, the same in play, in replay and in any view."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.rules.hand import Hand

BETTING, SHOWDOWN = 2, 3


def next_to_act(hand: Hand) -> int:
    """The player who owes a decision, -1 when nobody does (Rulebook E2, E5, G1)."""
    if hand.phase == BETTING:
        return next_bettor(hand) if hand.live > 1 else -1
    if hand.phase == SHOWDOWN and hand.live > 1 and hand.total:
        return next_to_show(hand)
    return -1


def next_bettor(hand: Hand) -> int:
    """The next player clockwise with chips who has not answered the price (E2); -1: nothing is left to decide."""
    n, price = hand.n, hand.price
    folded, stacks, bets, acted = hand.folded, hand.stacks, hand.bets, hand.acted
    player = hand.last
    for _ in range(n):
        player += 1
        if player >= n:
            player -= n
        if stacks[player] and not folded[player] and (acted[player] < 0 or bets[player] < price):
            # An opponent with chips makes it a decision, and so does something to call (E20, F8).
            return player if hand.rich > 1 or owed(hand, player) > 0 else -1
    return -1


def owed(hand: Hand, player: int) -> int:
    """What the player must add to call: the price, but no more than some live opponent has in or could put in (E20)."""
    price = hand.price
    if hand.phantom:
        price = min(price, reach(hand, player))
    return max(0, price - hand.bets[player])


def reach(hand: Hand, player: int) -> int:
    """The highest total for the round that some live opponent of the player has in or could still put in (E11)."""
    bets, stacks, folded = hand.bets, hand.stacks, hand.folded
    most = 0
    for other in range(hand.n):
        if other != player and not folded[other]:
            total = bets[other] + stacks[other]
            if total > most:
                most = total
    return most


def next_to_show(hand: Hand) -> int:
    """The next player in the order of showing who has neither shown nor mucked (G1)."""
    if not hand.order:
        hand.order = tuple(show_order(hand))
    shown, mucked = hand.shown, hand.mucked
    for player in hand.order:
        if shown[player] is None and not mucked[player]:
            return player
    return -1


def show_order(hand: Hand) -> list[int]:
    """The order in which live players show: last side pot first, in each from the last aggressor on (G1)."""
    house = hand.opened.house
    aggressor = hand.hand_aggressor if house.showdown_aggressor_scope == "whole_hand" else hand.aggressor
    live = [player for player in range(hand.n) if not hand.folded[player]]
    first = aggressor if aggressor in live else live[0]
    clockwise = house.showdown_direction == "clockwise"
    return order_of_showing(live, first, hand.n, clockwise, [pot.players for pot in hand.pots])


def order_of_showing(live: list[int], first: int, n: int, clockwise: bool, pots: list[tuple[int, ...]]) -> list[int]:
    """Order live players from `first` on in the given direction, those of later side pots before the others (G1)."""
    way = 1 if clockwise else -1
    around = sorted(live, key=lambda player: (player - first) * way % n)
    level = {player: index for index, players in enumerate(pots) for player in players}
    return sorted(around, key=lambda player: -level.get(player, 0))
