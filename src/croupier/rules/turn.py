"""Whose decision is it? Read off the facts recorded so far, the same in play, in replay and in any view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from croupier.rules.phase import AGREEING, BETTING, BRINGING, DRAWING, SHOWDOWN

if TYPE_CHECKING:
    from croupier.rules.hand import Hand

AFTER: Final = [[tuple((last + step) % n for step in range(1, n + 1)) for last in range(n)] for n in range(24)]
"""By the number of players and the one who acted last: everybody clockwise after him, himself at the end (C2)."""


def next_to_act(hand: Hand) -> int:
    """The player who owes a decision, -1 when nobody does (Rulebook E2, E5, G1)."""
    if hand.phase == BETTING:
        return next_bettor(hand)
    if hand.phase == SHOWDOWN:
        return next_to_show(hand) if hand.live > 1 else -1
    return next_asked(hand)


def next_bettor(hand: Hand) -> int:
    """The next player clockwise with chips who has not answered the price (E2); -1: nothing is left to decide."""
    price, acted, stacks, folded = hand.price, hand.acted, hand.stacks, hand.folded
    for player in AFTER[hand.n][hand.last]:
        if acted[player] < price and stacks[player] and not folded[player]:
            # An opponent with chips makes it a decision, and so does something to call (E20, F8).
            return player if hand.rich > 1 or (hand.live > 1 and owed(hand, player) > 0) else -1
    return -1


def next_to_bring_in(hand: Hand) -> int:
    """The first from the one whose card says so on: he has chips (L10)."""
    return next(player for player in AFTER[hand.n][hand.last] if hand.stacks[player] and not hand.folded[player])


def next_to_draw(hand: Hand) -> int:
    """The next live player from the left of the button, -1 while new cards are on their way or all have drawn (L6)."""
    if hand.missing[1] or False not in hand.drawn:
        return -1
    return hand.drawn.index(False)


def next_to_agree(hand: Hand) -> int:
    """The next live player who has not been asked how often to run it, from the left of the button (F9)."""
    for player, times in enumerate(hand.agreed):
        if not times and not hand.folded[player]:
            return player
    return -1


def next_asked(hand: Hand) -> int:
    """Who is asked next where the question is not a bet (F9, L6, L10); -1: nobody, or no such question stands."""
    phase = hand.phase
    if phase == DRAWING:
        return next_to_draw(hand)
    if phase == BRINGING:
        return next_to_bring_in(hand)
    return next_to_agree(hand) if phase == AGREEING else -1


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
    house, folded = hand.opened.house, hand.folded
    first = hand.hand_aggressor if house.showdown_aggressor_scope == "whole_hand" else hand.aggressor
    if first < 0 or folded[first]:
        first = folded.index(False)
    live = [player for player in AFTER[hand.n][first - 1] if not folded[player]]
    if house.showdown_direction == "counterclockwise":
        live[1:] = live[:0:-1]
    return order_of_showing(live, [pot.players for pot in hand.pots])


def order_of_showing(live: list[int], pots: list[tuple[int, ...]]) -> list[int]:
    """Live players in the order around the table, those of later side pots before the others (G1)."""
    if len(pots) < 2:
        return live
    level = {player: index for index, players in enumerate(pots) for player in players}
    return sorted(live, key=lambda player: -level.get(player, 0))
