"""What is told of a pot that nobody contests at the end."""

from __future__ import annotations

from croupier.cards import cards
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW
from croupier.rules.betting import Betting
from croupier.rules.event import Awarded
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand


def played_down() -> Hand:
    betting = Betting(small_blind=1, big_blind=2)
    opened = open_hand(seats=(1, 2), names=("Anna", "Boris"), stacks=(100, 100), betting=betting)
    hand = Hand.open(opened)
    hand.deal(cards("Kd 7s Kh 2c 9c Ks 8h 3d 5c Jd 6h 4d"))
    hand.act(1, CALL)
    while hand.to_act >= 0 and not hand.legal(hand.to_act).show:  # type: ignore[union-attr]
        hand.act(hand.to_act, CHECK)
    return hand


def awarded(hand: Hand) -> Awarded:
    return next(fact for fact in hand.events if type(fact) is Awarded)


def test_a_winner_who_has_shown_is_named_by_his_hand_though_the_other_mucked() -> None:
    hand = played_down()
    hand.act(0, SHOW)
    hand.act(1, MUCK)
    (win,) = awarded(hand).wins
    assert win.name is not None
    assert win.name.category == "trips"
    assert len(win.cards) == 5


def test_who_wins_because_all_others_folded_shows_nothing() -> None:
    opened = open_hand(seats=(1, 2), names=("Anna", "Boris"), stacks=(100, 100))
    hand = Hand.open(opened)
    hand.deal(cards("Kd 7s Kh 2c 9c Ks 8h 3d 5c Jd 6h 4d"))
    hand.act(1, FOLD)
    (win,) = awarded(hand).wins
    assert (win.cards, win.name) == ((), None)
