"""When the pack runs out in a game of draws, the discards come back (Rulebook L6)."""

from __future__ import annotations

from croupier.cards import standard_deck
from croupier.rules.action import CALL, CHECK, MUCK, SHOW, Discard
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand


def test_a_board_after_a_draw_is_dealt_from_the_discards_when_the_stub_has_run_out() -> None:
    hand = Hand.open(open_hand(variant="drawmaha", seats=range(1, 7), names="ABCDEF", stacks=(100,) * 6))
    hand.deal(standard_deck())
    reshuffled = 0
    for _ in range(200):
        if hand.finished:
            break
        if hand.wants:
            assert hand.reshuffle, "cards are wanted and none can be had"
            reshuffled += 1
            hand.deal(hand.reshuffle)
            continue
        player = hand.to_act
        legal = hand.legal(player)
        assert legal is not None
        if legal.discard_max > 0:
            hand.act(player, Discard(hand.holes[player]))
        elif legal.show:
            hand.act(player, MUCK if legal.muck else SHOW)
        else:
            hand.act(player, CHECK if legal.check else CALL)
    assert hand.finished
    assert reshuffled >= 2  # in the draw itself, and for the board after it
    cards = [*hand.board, *(card for hole in hand.holes for card in hole)]
    assert len(set(cards)) == len(cards) == 35
