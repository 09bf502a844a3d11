"""The bug log's rows about split pots, stud, draw games, short deck and running it twice."""

from __future__ import annotations

from tests.rules.stage import of_kind, opening, owed, play, stage

from croupier.cards import cards
from croupier.rules.action import BRING_IN, CALL, CHECK, SHOW, Run
from croupier.rules.event import Awarded, BroughtIn, Opened
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS


def stud(variant: str, stacks: list[int], holes: list[str], **other: object) -> Hand:
    """A stud hand that waits for the bring-in: `holes` are all cards of each player, in the order of dealing."""
    opened = opening(stacks, structure="FL", variant=variant, **other)
    hand = Hand.open(opened)
    hand.deal(stud_deck(opened, holes))
    return hand


def stud_deck(opened: Opened, holes: list[str]) -> tuple[int, ...]:
    """The pack that deals these cards street by street while nobody folds."""
    hands = [list(cards(hole)) for hole in holes]
    named = {card for hole in hands for card in hole}
    rest = [card for card in range(52) if card not in named]
    deck: list[int] = []
    for street in VARIANTS[opened.variant].streets:
        for _ in range(street.own):
            deck += [hole.pop(0) if hole else rest.pop() for hole in hands]
    return (*deck, *rest)


def on_a_board(variant: str, stacks: list[int], holes: list[str], board: str, **other: object) -> Hand:
    """A board game, dealt."""
    return stage(stacks, holes=holes, board=board, variant=variant, **other)  # type: ignore[arg-type]


def down_to_the_showdown(hand: Hand) -> None:
    """Check, call, bring in and show to the end."""
    while hand.to_act >= 0:
        legal = owed(hand)
        hand.act(hand.to_act, SHOW if legal.show else CHECK if legal.check else CALL)
    assert hand.finished


# B39: in stud the odd chip goes to the highest card by suit.

STRAIGHTS = ["Qd Jc Th 9d 8c", "Qs Jh Tc 9h 8d", "2c 2h 3c 4c 5c", "3d 6h 7h Kc Kh"]


def test_b39_the_odd_chip_of_a_stud_pot_goes_to_the_highest_card_by_suit() -> None:
    hand = stud("five_card_stud", [100] * 4, STRAIGHTS, ante=1, small_bet=2, big_bet=4, bring_in=1, carry=1)
    assert hand.to_act == 2, "the deuce of hearts is the lowest door card"
    down_to_the_showdown(hand)
    (award,) = of_kind(hand.events, Awarded)
    assert award.amount == 1 + 4 * 1 + 4 * 1
    assert {win.player: win.amount for win in award.wins} == {0: 4, 1: 5}
    assert [win.odd for win in award.wins] == [0, 1]


# B40, B42: halves of a pot.


def test_b40_the_odd_chip_of_a_pot_in_halves_goes_to_the_high_half() -> None:
    holes = ["Ah 2d Kc Kd", "As 9s 9h 8h"]
    hand = on_a_board("omaha8", [500, 500], holes, "9c 3s 4c Th 5d", structure="PL", carry=3)
    down_to_the_showdown(hand)
    high, low = of_kind(hand.events, Awarded)
    assert (high.half, high.amount, low.half, low.amount) == ("high", 4, "low", 3)
    assert [win.player for win in low.wins] == [0]


def test_b42_without_a_qualifying_low_the_high_half_takes_all() -> None:
    holes = ["Ah 2d 3c 4d", "As Ks Qh Jh"]
    hand = on_a_board("omaha8", [500, 500], holes, "9c 9s Th Kc Kd", structure="PL", carry=2)
    down_to_the_showdown(hand)
    (award,) = of_kind(hand.events, Awarded)
    assert (award.half, award.amount, [win.player for win in award.wins]) == ("high", 6, [1])


# B43: run twice, an odd pot.


def all_in_heads_up(**other: object) -> Hand:
    """Both all-in before the flop for 100 each, and a chip from the last hand: 201."""
    hand = on_a_board("holdem", [100, 100], ["As Ad", "Ks Kd"], "2c 7d 9h Jc 3s", carry=1, **other)
    play(hand, "1r100 0c")
    return hand


def test_b43_a_pot_of_201_run_twice_is_101_and_100() -> None:
    hand = all_in_heads_up(run_it_twice="2")
    assert [owed(hand).runs, hand.to_act, hand.board] == [2, 0, []]
    hand.act(0, Run(2))
    hand.act(1, Run(2))
    first, second = of_kind(hand.events, Awarded)
    assert (first.board, first.amount, second.board, second.amount) == (0, 101, 1, 100)
    assert len(hand.boards) == 2
    assert not set(hand.boards[0]) & set(hand.boards[1])


def test_b43_one_no_is_enough_and_the_board_is_dealt_once() -> None:
    hand = all_in_heads_up(run_it_twice="3")
    assert owed(hand).runs == 3
    hand.act(0, Run(3))
    hand.act(1, CHECK)
    (award,) = of_kind(hand.events, Awarded)
    assert (award.amount, len(hand.boards)) == (201, 1)


def test_b43_the_least_that_anybody_agrees_to_is_dealt() -> None:
    hand = all_in_heads_up(run_it_twice="3")
    hand.act(0, Run(3))
    hand.act(1, Run(2))
    assert [award.amount for award in of_kind(hand.events, Awarded)] == [101, 100]


def test_b43_where_the_house_does_not_run_it_twice_nobody_is_asked() -> None:
    assert all_in_heads_up().finished


# B45: lowball.


def test_b45_in_deuce_to_seven_the_ace_is_high_and_makes_no_wheel() -> None:
    holes = ["Ac 2d 3h 4s 5c", "2c 2h 7s 8d 9h", "Kc 5d 4h 3s 2s"]
    hand = on_a_board("deuce_to_seven_single_draw", [100] * 3, holes, "")
    down_to_the_showdown(hand)
    (award,) = of_kind(hand.events, Awarded)
    assert [win.player for win in award.wins] == [2]


# B53: short deck.


def test_b53_in_a_short_deck_the_lowest_straight_starts_with_an_ace_and_a_flush_beats_a_full_house() -> None:
    for holes, board, winner in (
        (["9c Ad", "Kc Qs"], "6c 7d 8h Ks Kd", 0),
        (["8c 8d", "Qh 9h"], "Ah Kh 8h 7c 7d", 1),
    ):
        opened = opening([100, 100], variant="shortdeck", ante=1)
        hand = Hand.open(opened)
        hole, up = [cards(text) for text in holes], cards(board)
        pack = [card for card in VARIANTS["shortdeck"].pack if card not in {*hole[0], *hole[1], *up}]
        hand.deal((hole[0][0], hole[1][0], hole[0][1], hole[1][1], pack[0], *up[:3], pack[1], up[3], pack[2], up[4]))
        down_to_the_showdown(hand)
        (award,) = of_kind(hand.events, Awarded)
        assert [win.player for win in award.wins] == [winner]


# B58, B60, B76: the bring-in.


def test_b58_of_two_deuces_the_club_brings_it_in() -> None:
    hand = stud("seven_card_stud", [100] * 3, ["Ks Kd 2d", "Qs Qd 2c", "Js Jd 9s"], ante=1, small_bet=4, bring_in=2)
    assert hand.to_act == 1
    hand.act(1, BRING_IN)
    assert of_kind(hand.events, BroughtIn) == [BroughtIn(1, 2)]


def test_b60_in_razz_the_bring_in_is_completed_to_the_small_bet_and_then_raised_by_it() -> None:
    hand = stud("razz", [100] * 3, ["2s 3d 4d", "5s 6d Kc", "7s 8d 9s"], small_bet=4, big_bet=8, bring_in=2)
    assert hand.to_act == 1, "the highest door card brings it in"
    hand.act(1, BRING_IN)
    assert (owed(hand).call, owed(hand).min_to, owed(hand).max_to) == (2, 4, 4)
    play(hand, "2r4")
    assert (owed(hand).call, owed(hand).min_to, owed(hand).max_to) == (4, 8, 8)


def test_b76_a_short_bring_in_does_not_lower_the_price() -> None:
    hand = stud("seven_card_stud", [100, 2, 100], ["Ks Kd 9d", "Qs Qd 2c", "Js Jd Ts"], ante=1, small_bet=4, bring_in=2)
    assert (hand.to_act, owed(hand).bring_in) == (1, 1)
    hand.act(1, BRING_IN)
    assert (hand.to_act, owed(hand).call, owed(hand).min_to) == (2, 2, 4)
