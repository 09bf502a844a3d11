"""Lines, scoops, royalties, settlement and Fantasyland beyond the vectors (Rulebook K17 to K26)."""

from __future__ import annotations

import msgspec
import pytest
from tests.chinese.stage import deal_of, of_kind

from croupier.cards import cards
from croupier.chinese.event import FantasyEarned, HandScore, PairScore, Settled
from croupier.chinese.fantasy import stays
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.royalties import (
    FLAT_TOP_TRIPS,
    NO_MIDDLE_TRIPS,
    STANDARD,
    TABLES,
    Pays,
    Royalties,
    paytable,
)
from croupier.chinese.settle import settle
from croupier.chinese.variants import CLOSED_CHINESE, OFC_CLASSIC, OFC_PROGRESSIVE
from croupier.ranking.describe import HandName
from croupier.ranking.high import rank5
from croupier.ranking.three import rank3

FLUSH = "6h 6d 2c / 9c 9d 9h 4s 3d / Ts Js Qs Ks 8s"
STRAIGHT = "Ac Kd 7h / 8h 8d 5c 5d 2s / 4c 5h 6c 7s 8c"
DEAD = "As Ad 2d / Kc Kh 8h 6s 3s / Jh Jd 5c 5s Th"
CLOSED = CLOSED_CHINESE.key


def test_the_facts_tell_every_line_scoop_royalty_and_transfer() -> None:
    hand = deal_of([FLUSH, STRAIGHT], variant=CLOSED)
    pair = HandName("pair", (4, 0))
    assert hand.hands[0] == HandScore(
        fouled=False,
        royalties=(1, 2, 4),
        names=(pair, HandName("trips", (7, 2, 1)), HandName("flush", (11, 10, 9, 8, 6))),
    )
    assert hand.hands[1].names == (
        HandName("high_card", (12, 11, 5)),
        HandName("two_pair", (6, 3, 0)),
        HandName("straight", (6,)),
    )
    assert hand.pairs == (PairScore(0, 1, lines=(1, 1, 1), scoop=3, royalties=5, points=11),)
    assert of_kind(hand.events, Settled) == [Settled(1, 0, 11, 11, 0)]
    assert hand.payoffs() == hand.points == [11, -11]


def test_a_lost_scoop_is_told_from_the_first_players_side() -> None:
    hand = deal_of([STRAIGHT, FLUSH], variant=CLOSED)
    assert hand.pairs == (PairScore(0, 1, lines=(-1, -1, -1), scoop=-3, royalties=-5, points=-11),)


@pytest.mark.parametrize(("scoop", "points"), [(True, -13), (False, -10)])
def test_a_dead_hand_pays_three_lines_the_scoop_if_the_house_says_so_and_the_royalties(
    scoop: bool, points: int
) -> None:
    hand = deal_of([DEAD, FLUSH], variant=CLOSED, foul_scoop=scoop)
    assert hand.hands[0].fouled
    assert hand.hands[0].royalties == (0, 0, 0)
    assert hand.pairs == (PairScore(0, 1, (-1, -1, -1), -3 if scoop else 0, -7, points),)


def test_a_live_scoop_is_paid_whatever_the_house_says_of_dead_hands() -> None:
    hand = deal_of([FLUSH, STRAIGHT], variant=CLOSED, foul_scoop=False)
    assert hand.points == [11, -11]


def test_two_dead_hands_exchange_nothing_and_nothing_is_settled() -> None:
    hand = deal_of([DEAD, "Qh Qd 4d / 7c 7d Ts 5h 2s / Ac Tc 6c 3c 9c"], variant=CLOSED)
    assert hand.pairs == (PairScore(0, 1, (0, 0, 0), 0, 0, 0),)
    assert of_kind(hand.events, Settled) == []
    assert hand.payoffs() == [0, 0]


def test_three_lines_of_which_one_is_equal_are_no_scoop() -> None:
    hand = deal_of(
        [
            "Qc 7h 5d / 3c 3d Ks Jh 9s / 5c 6d 7c 8h 9d",
            "Qd 7d 4h / 2c 2d As Th 8s / 5h 6c 7s 8d 9c",
        ],
        variant=CLOSED,
    )
    assert hand.pairs[0] == PairScore(0, 1, (1, 1, 0), 0, 0, 2)


def test_a_scoop_of_two_against_the_button_stands_in_the_buttons_pair() -> None:
    low = "4h 3c 2d / 2h 3s 5s 7d 9s / 3h 6s 7c Td Qd"
    hand = deal_of([FLUSH, low, STRAIGHT], variant=CLOSED)
    assert [(pair.first, pair.second) for pair in hand.pairs] == [(0, 1), (0, 2), (2, 1)]
    assert hand.pairs[2] == PairScore(2, 1, (1, 1, 1), 3, 2, 8)
    assert hand.points == [13 + 11, -13 - 8, 8 - 11]


# Royalties as data.


def test_the_standard_table_is_the_default() -> None:
    assert ChineseRules().ofc_royalties == STANDARD == Royalties() == TABLES["standard"]


@pytest.mark.parametrize(
    ("table", "row", "points"),
    [
        (STANDARD, "2c 2d 2h", 10),
        (STANDARD, "Ac Ad Ah", 22),
        (FLAT_TOP_TRIPS, "2c 2d 2h", 10),
        (FLAT_TOP_TRIPS, "Ac Ad Ah", 10),
        (FLAT_TOP_TRIPS, "Ac Ad Kh", 9),
        (NO_MIDDLE_TRIPS, "Ac Ad Ah", 22),
    ],
)
def test_a_house_may_pay_trips_on_top_alike(table: Royalties, row: str, points: int) -> None:
    assert paytable(table).top[rank3(*cards(row))] == points


def test_a_house_may_pay_nothing_for_trips_in_the_middle_and_the_rest_as_ever() -> None:
    for text, points in (("9h 9d 9c 4s 2d", 0), ("5h 6d 7c 8s 9d", 4), ("Th Jh Qh Kh Ah", 50)):
        assert paytable(NO_MIDDLE_TRIPS).middle[rank5(*cards(text))] == points


def test_a_house_table_decides_in_a_deal() -> None:
    hand = deal_of([FLUSH, STRAIGHT], variant=CLOSED, royalties=NO_MIDDLE_TRIPS)
    assert hand.hands[0].royalties == (1, 0, 4)
    assert hand.points == [9, -9]


def test_any_table_can_be_told_for_every_category() -> None:
    table = Royalties(pairs=tuple(range(13)), trips=tuple(range(100, 113)), bottom=Pays(1, 2, 3, 4, 5, 6, 7))
    pays = paytable(table)
    assert [pays.top[rank3(*cards(row))] for row in ("2c 2d 3h", "Ac Ad 3h", "2c 2d 2h", "Ac Kc Qc")] == [0, 12, 100, 0]
    texts = ("Ac Kc Qc Jc 9d", "Ac Ad Qc Jc 9d", "Ac Ad Kc Kd 9d", "Ac Ad Ah Kd 9d", "2c 3c 4c 5c 6d", "2c 3c 4c 5c 7c",
             "Ac Ad Ah Kd Kc", "Ac Ad Ah As Kc", "9c Tc Jc Qc Kc", "Tc Jc Qc Kc Ac")  # fmt: skip
    assert [pays.bottom[rank5(*cards(text))] for text in texts] == [0, 0, 0, 1, 2, 3, 4, 5, 6, 7]


def test_a_row_pays_nothing_that_its_table_does_not_name() -> None:
    assert Pays() == Pays(0, 0, 0, 0, 0, 0, 0)
    assert list(TABLES) == ["standard", "flat_top_trips", "no_middle_trips"]


@pytest.mark.parametrize("broken", ['{"pairs": [1, 2]}', '{"trips": [-1]}', '{"middle": {"pair": 3}}', '{"tops": []}'])
def test_a_table_that_is_none_is_refused(broken: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(broken, type=Royalties)


# Settlement.


def test_what_the_caps_forgive_is_told() -> None:
    hand = deal_of([FLUSH, STRAIGHT], [4, 1000], variant=CLOSED, point_value=3)
    assert of_kind(hand.events, Settled) == [Settled(1, 0, points=11, amount=4, forgiven=29)]
    assert hand.stacks == [8, 996]


def test_one_who_has_paid_all_is_still_asked_and_forgiven() -> None:
    house = ChineseRules()
    assert settle([5, 100, 100], [(0, 1, -9), (0, 2, -2), (2, 1, 0)], house) == [
        Settled(0, 1, 9, 5, 4),
        Settled(0, 2, 2, 0, 2),
    ]


def test_what_was_received_before_can_be_paid_on() -> None:
    house = ChineseRules(ofc_settlement_cap="payer_stack")
    assert settle([5, 100, 100], [(0, 1, 50), (0, 2, -54)], house)[1] == Settled(0, 2, 54, 54, 0)
    assert settle([5, 100, 100], [(0, 1, 50), (0, 2, -56)], house)[1] == Settled(0, 2, 56, 55, 1)


def test_under_the_effective_stack_the_lesser_of_the_two_at_the_start_is_the_cap() -> None:
    assert settle([30, 20], [(0, 1, 25)], ChineseRules()) == [Settled(1, 0, 25, 20, 5)]
    assert settle([20, 30], [(0, 1, 25)], ChineseRules()) == [Settled(1, 0, 25, 20, 5)]
    assert settle([20, 30], [(0, 1, 25)], ChineseRules(ofc_settlement_cap="payer_stack")) == [Settled(1, 0, 25, 25, 0)]


# Fantasyland.

QUEENS = "Qc Qd 4d / Ad Ah 3c 3h 7c / Tc Td Th Jc Jd"
ACES = "Ac Ad 4d / Kd Kh 3c 3h 7c / Tc Td Th Jc Jd"
TRIPS = "2c 2d 2h / 5c 6d 7h 8s 9c / As Js 9s 5s 3s"
FOURS = "Ah Kd 7c / 8h 8d 5c 5d 2s / 9c 9d 9h 9s 4d"


def earned(hand: ChineseHand) -> list[FantasyEarned]:
    """Who earned a Fantasyland."""
    return of_kind(hand.events, FantasyEarned)


def test_queens_on_top_bring_fantasyland_and_the_match_goes_on() -> None:
    hand = deal_of([QUEENS, ""])
    assert earned(hand) == [FantasyEarned(0, 14, kept=False)]
    assert hand.fantasy_next == [14, 0]
    assert hand.match_goes_on


def test_a_deal_without_fantasyland_ends_the_match() -> None:
    assert not deal_of([FOURS, "Ac Qd 7h / Ts Td Jc Jd 2h / 4c 5h 6c 7s 8c"]).match_goes_on


def test_in_the_progressive_game_the_top_decides_how_many_cards() -> None:
    assert earned(deal_of([ACES, ""], variant=OFC_PROGRESSIVE.key)) == [FantasyEarned(0, 16, kept=False)]
    assert earned(deal_of([TRIPS, ""], variant=OFC_PROGRESSIVE.key)) == [FantasyEarned(0, 17, kept=False)]


def test_several_go_to_fantasyland_together() -> None:
    kings = "Kc Kd 4h / As Ac 6c 6h 7d / 8c 8d 8h Js Jh"
    hand = deal_of([QUEENS, kings], variant=OFC_PROGRESSIVE.key)
    assert earned(hand) == [FantasyEarned(0, 14, kept=False), FantasyEarned(1, 15, kept=False)]


def test_one_who_is_there_stays_by_fours_at_the_bottom_and_one_who_is_not_does_not_enter_by_them() -> None:
    assert earned(deal_of([FOURS, ""], fantasy=(14, 0))) == [FantasyEarned(0, 14, kept=True)]
    assert earned(deal_of([FOURS, ""])) == []


def test_queens_bring_fantasyland_to_an_ordinary_player_of_a_fantasyland_deal() -> None:
    hand = deal_of([QUEENS, "2c 2d 2h / 5c 6d 7h 8s 9c / As Js 9s 5s 3s"], fantasy=(0, 14))
    assert earned(hand) == [FantasyEarned(0, 14, kept=False), FantasyEarned(1, 14, kept=True)]


@pytest.mark.parametrize(
    ("option", "board", "cards_"),
    [("14", TRIPS, 14), ("same", TRIPS, 16), ("progressive", TRIPS, 17), ("progressive", FOURS, 14),
     ("same", FOURS, 16), ("progressive", "Kc Kd 7c / 8h 8d 5c 5d 2s / 9c 9d 9h 9s 4d", 15)],
)  # fmt: skip
def test_a_repeat_has_as_many_cards_as_the_house_says(option: str, board: str, cards_: int) -> None:
    hand = deal_of([board, ""], variant=OFC_PROGRESSIVE.key, fantasy=(16, 0), refantasy_cards=option)
    assert earned(hand) == [FantasyEarned(0, cards_, kept=True)]


@pytest.mark.parametrize("option", ["14", "same"])
def test_a_repeat_in_the_classic_game_has_thirteen_cards(option: str) -> None:
    hand = deal_of([FOURS, ""], variant=OFC_CLASSIC.key, fantasy=(13, 0), refantasy_cards=option)
    assert earned(hand) == [FantasyEarned(0, 13, kept=True)]


def test_the_lowest_fours_and_the_lowest_full_house_are_enough_and_the_best_below_them_are_not() -> None:
    top, plain = rank3(*cards("Ac Kd Qh")), rank5(*cards("2c 3d 4h 5s 7c"))
    fours, full, flush = [rank5(*cards(text)) for text in ("2c 2d 2h 2s 3c", "2c 2d 2h 3s 3c", "Ac Kc Qc Jc 9c")]
    best_full = rank5(*cards("Ac Ad Ah Ks Kc"))
    house, with_full = ChineseRules(), ChineseRules(ofc_refantasy_full_house_middle=True)
    assert stays(house, top, plain, fours)
    assert not stays(house, top, full, best_full)
    assert stays(with_full, top, full, best_full)
    assert not stays(with_full, top, flush, best_full)


def test_a_full_house_in_the_middle_keeps_in_fantasyland_only_where_the_house_says_so() -> None:
    board = "Ah Kd 7c / 8h 8d 8c 5d 5s / 9c 9d 9h Ts Td"
    assert earned(deal_of([board, ""], fantasy=(14, 0))) == []
    kept = deal_of([board, ""], fantasy=(14, 0), refantasy_full_house_middle=True)
    assert earned(kept) == [FantasyEarned(0, 14, kept=True)]
    entered = deal_of([board, ""], refantasy_full_house_middle=True)
    assert earned(entered) == []


def test_a_dead_hand_earns_nothing_and_loses_its_fantasyland() -> None:
    assert earned(deal_of([DEAD, ""])) == []
    dead_trips = "3h 3d 3s / 2c 2d Ah Ac 5d / 7c 7d 7h 9s 9d"
    assert earned(deal_of([dead_trips, ""], fantasy=(14, 0))) == []


def test_what_has_been_won_in_the_same_deal_is_not_paid_beyond_the_effective_stack() -> None:
    pairs = [(0, 1, 100), (0, 2, -50)]
    capped = settle([10, 500, 500], pairs, ChineseRules())
    assert [(fact.payer, fact.amount, fact.forgiven) for fact in capped] == [(1, 10, 90), (0, 10, 40)]
    free = settle([10, 500, 500], pairs, ChineseRules(ofc_settlement_cap="payer_stack"))
    assert [(fact.payer, fact.amount, fact.forgiven) for fact in free] == [(1, 100, 0), (0, 50, 0)]
