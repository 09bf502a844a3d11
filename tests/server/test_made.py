"""What the hands make that lie face up for all: told to everybody, from nothing but what everybody sees (G1, G5)."""

from __future__ import annotations

from croupier.cards import cards
from croupier.rules.action import CALL, FOLD, Raise, Show
from croupier.rules.betting import Betting
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.server.telling import made_by_all

DECK = "As Kd 9c Ad Kh 9d 2c 7h 8s 2d Jc 3h 4c 6h 5d 5c 5h Ts Tc Qs Qd Qc"


def dealt(boards: int = 1) -> Hand:
    hand = Hand.open(
        open_hand(
            boards=boards,
            seats=(2, 5, 6),
            names=("Anna", "Boris", "Mia"),
            stacks=(500, 500, 120),
            betting=Betting(small_blind=5, big_blind=10),
        )
    )
    hand.deal(cards(DECK))
    return hand


def test_a_beaten_hand_that_was_shown_is_named_for_all_by_its_seat() -> None:
    hand = dealt()
    for player, wish in ((2, Raise(120)), (0, CALL), (1, FOLD)):
        hand.act(player, wish)
    made = made_by_all(hand)
    aces, nines = 12, 7
    assert {seat: (name.category, name.ranks[0]) for seat, name in made.items()} == {
        "2": ("pair", aces),
        "6": ("pair", nines),
    }
    assert made == made_by_all(hand.seen_by(1)) == made_by_all(hand.seen_by(None))


def test_cards_that_nobody_showed_are_not_named() -> None:
    hand = dealt()
    assert made_by_all(hand) == {}
    for player, wish in ((2, FOLD), (0, FOLD)):
        hand.act(player, wish)
    assert made_by_all(hand) == {}
    hand.act(1, Show(hand.holes[1][:1]))
    assert made_by_all(hand) == {}
    hand.act(1, Show(hand.holes[1]))
    assert set(made_by_all(hand)) == {"5"}


def test_on_several_boards_no_hand_has_one_name() -> None:
    hand = dealt(boards=2)
    for player, wish in ((2, Raise(120)), (0, CALL), (1, FOLD)):
        hand.act(player, wish)
    assert len(hand.boards) == 2
    assert all(hand.shown[player] for player in (0, 2))
    assert made_by_all(hand) == {}
