"""Whose turn it is, and why (Rulebook C4, C5, E2, E4, F9, G1, L6, L10)."""

from __future__ import annotations

from croupier.rules.explained.reason import Reason, because
from croupier.rules.hand import Hand
from croupier.rules.phase import AGREEING, BRINGING, DRAWING, SHOWDOWN
from croupier.rules.turn import show_order

OPTION = frozenset({"big_blind", "button_blind", "straddle"})
"""The forced bets whose owner has an option; who posts to come in may check as well, but by E1."""


def explain_turn(hand: Hand) -> Reason:
    """Who owes a decision and by which rule; that the hand is over or cards are missing where nobody does."""
    player = hand.to_act
    if hand.finished:
        return because("hand_is_over", "E12" if hand.live == 1 else "")
    if player < 0:
        return cards_come(hand)
    if hand.phase == BRINGING:
        return door_card(hand, "brings_in", player)
    if hand.phase == DRAWING:
        return because("throws_next" if throws(hand) else "draws_next", players=(player,))
    if hand.phase == AGREEING:
        return because("asked_to_run", players=(player,))
    return why_shows(hand, player) if hand.phase == SHOWDOWN else why_bets(hand, player)


def throws(hand: Hand) -> bool:
    """Whether cards go without others coming for them (L2)."""
    return hand.variant.streets[hand.street_index].discard > 0


def cards_come(hand: Hand) -> Reason:
    """The dealer must give cards: of a draw, of a board, or everybody's own."""
    rule = "L6" if hand.phase == DRAWING else "D3" if hand.street_index >= 0 else "D1"
    return because("cards_come", rule, cards=hand.wants)


def door_card(hand: Hand, code: str, player: int) -> Reason:
    """The lowest card brings it in, in a game for low the highest (L9, L10)."""
    up = hand.ups[player] if hand.ups else ()
    return because(code, "L9" if hand.variant.low else "", players=(player,), seen=up[-1:])


def why_bets(hand: Hand, player: int) -> Reason:
    """The first of a round by his place, the others clockwise, and again after a raise (C4, C5, C10, E2, E4, E5)."""
    acted = hand.acted[player]
    if acted >= 0:
        return because("price_rose", players=(player,), price=hand.price, acted=acted)
    if all(price < 0 for price in hand.acted):
        return why_first(hand, player)
    if has_option(hand, player):
        return because("option", players=(player,), price=hand.price)
    return because("next_in_turn", players=(player,))


def has_option(hand: Hand, player: int) -> bool:
    """Whether his blind or straddle is the price and nobody has raised it (E4)."""
    if hand.street_index or not hand.price == hand.bets[player] > 0 or hand.aggressor >= 0:
        return False
    return any(post.player == player and post.kind in OPTION for post in hand.opened.posts)


def why_first(hand: Hand, player: int) -> Reason:
    """Who opens a round of betting (C4, C5, C9, C10, L1, L10)."""
    if hand.street_index > 0:
        if hand.ups:
            rule = "L9" if hand.variant.low else ""
            return because("best_showing", rule, players=(player,), seen=hand.ups[player])
        return because("first_left", "C5" if hand.n == 2 else "", players=(player,))
    if hand.ups:  # whoever had to open has nothing left: the next one begins
        return because("next_in_turn", players=(player,))
    return opens(hand, player)


def opens(hand: Hand, player: int) -> Reason:
    """Who opens the first round, by what has been put in before the cards."""
    kinds = {post.kind for post in hand.opened.posts}
    if "straddle" in kinds:
        return because("opens_left_of_straddle", players=(player,))
    if "button_blind" in kinds:
        return because("opens_left_of_button", "L1", players=(player,))
    if "big_blind" not in kinds:
        return because("opens_left_of_button", players=(player,))
    return because("heads_up" if hand.n == 2 else "opens_left_of_blind", players=(player,))


def why_shows(hand: Hand, player: int) -> Reason:
    """Why this player shows now: first the last aggressor, else the first left of the button; then clockwise (G1)."""
    order = show_order(hand)
    if any(hand.shown[other] is not None or hand.mucked[other] for other in order):
        return because("shows_next", players=(player,))
    whole = hand.opened.house.showdown_aggressor_scope == "whole_hand"
    led = hand.hand_aggressor if whole else hand.aggressor
    if player == led:
        return because("shows_aggressor", players=(player,))
    if len(hand.pots) > 1:
        return because("shows_side_pot", players=(player,), number=len(hand.pots) - 1)
    return because("shows_first_left", players=(player,))
