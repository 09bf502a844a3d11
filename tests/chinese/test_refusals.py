"""What is refused, by which rule and with which numbers; nothing has changed then (Rulebook K5, K8 to K12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.chinese.stage import finish, of_kind, opening, play, read, stage, state_of

from croupier.cards import cards, standard_deck
from croupier.chinese.action import (
    AUTO_PLACE,
    READY,
    AutoPlace,
    ChineseAction,
    Lay,
    MoveCard,
    PlaceCard,
    Ready,
    TakeBack,
)
from croupier.chinese.event import ChineseOpened, Locked
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.chinese.opening import open_chinese
from croupier.chinese.royalties import Royalties
from croupier.chinese.variants import CLOSED_CHINESE, OFC, OFC_CLASSIC, OFC_PROGRESSIVE
from croupier.rules.action import FOLD
from croupier.rules.decide import BadDeck
from croupier.rules.forced import BadOpening
from croupier.rules.legal import Illegal

ANNA = "2c 2d 2h / 3c 3d 3h 4c 4d / 5c 5d 5h 6c 6d"
BORIS = "7c 7d 7h / 8c 8d 8h 9c 9d / Tc Td Th Jc Jd"
FIRST = "0=//5c5d5h6c6d 1=//TcTdThJcJd"
"""Both have locked five at the bottom; then Anna has 3c 3d and a stranger, the two of spades."""


def refused(hand: ChineseHand, player: int, action: ChineseAction | AutoPlace) -> Illegal:
    """The refusal of an action, which leaves no trace."""
    before = state_of(hand)
    with pytest.raises(Illegal) as caught:
        hand.act(player, action)
    assert state_of(hand) == before
    return caught.value


def number(text: str) -> int:
    """The number of a card."""
    return cards(text)[0]


WORDS = [
    # played before, the attempt, code, rule, numbers
    ("", "1+Tc@b", "not_your_turn", "K8", {}),
    ("", "1!", "not_your_turn", "K8", {}),
    ("", "1*", "not_your_turn", "K8", {}),
    ("", "2!", "not_your_turn", "K8", {}),
    ("0=//5c5d5h6c6d", "0+5c@m", "not_your_turn", "K8", {}),
    ("", "0!", "ready_too_soon", "K9", {"left": 5}),
    ("0+5c@b 0+5d@b 0+5h@b 0+6c@b", "0!", "ready_too_soon", "K9", {"left": 1}),
    ("", "0+2c@t", "not_your_card", "K12", {"card": number("2c")}),
    ("", "0+Tc@t", "not_your_card", "K12", {"card": number("Tc")}),
    ("", "0>Tc@t", "not_your_card", "K12", {"card": number("Tc")}),
    ("", "0-Tc", "not_your_card", "K12", {"card": number("Tc")}),
    ("0+5c@b", "0+5c@b", "already_placed", "K9", {"card": number("5c")}),
    ("0+5c@b", "0+5c@m", "already_placed", "K9", {"card": number("5c")}),
    ("0+5c@b", "0>5c@b", "already_placed", "K9", {"card": number("5c")}),
    ("", "0>5c@b", "not_placed", "K9", {"card": number("5c")}),
    ("", "0-5c", "not_placed", "K9", {"card": number("5c")}),
    ("0+5c@t 0+5d@t 0+5h@t", "0+6c@t", "row_full", "K9", {"row": 0, "size": 3}),
    ("0+5c@t 0+5d@t 0+5h@t 0+6c@b", "0>6c@t", "row_full", "K9", {"row": 0, "size": 3}),
    (FIRST, "0+3c@b", "row_full", "K9", {"row": 2, "size": 5}),
    (FIRST, "0>5c@m", "card_locked", "K11", {"card": number("5c")}),
    (FIRST, "0-5c", "card_locked", "K11", {"card": number("5c")}),
    (FIRST, "0+5c@m", "card_locked", "K11", {"card": number("5c")}),
    (FIRST + " 0+3c@m 0+3d@m", "0+2s@t", "must_discard", "K10", {"discards": 1}),
    (FIRST + " 0+3c@m", "0!", "ready_too_soon", "K9", {"left": 1}),
    (FIRST + " 0+3c@m 0+3d@m", "0!3c", "wrong_discard", "K10", {"discards": 1}),
    (FIRST + " 0+3c@m 0+3d@m", "0!2s3c", "wrong_discard", "K10", {"discards": 1}),
    ("", "0=//5c5d5h6c", "ready_too_soon", "K9", {"left": 1}),
    ("", "0=//", "ready_too_soon", "K9", {"left": 5}),
    ("", "0=5c/5c/5d5h6c", "card_twice", "A1", {}),
    ("", "0=/5c5c/5d5h6c6d", "card_twice", "A1", {}),
    ("", "0=5c5d5h6c//6d", "row_full", "K9", {"row": 0, "size": 3}),
    ("", "0=//5c5d5h6cTc", "not_your_card", "K12", {"card": number("Tc")}),
    (FIRST, "0=/3c/3d", "row_full", "K9", {"row": 2, "size": 5}),
    (FIRST, "0=2s/3c3d/", "must_discard", "K10", {"discards": 1}),
    (FIRST, "0=/3c/", "ready_too_soon", "K9", {"left": 1}),
    (FIRST, "0=/5c3c/", "card_locked", "K11", {"card": number("5c")}),
]


@pytest.mark.parametrize(("before", "attempt", "code", "rule", "numbers"), WORDS)
def test_it_is_refused_with_its_rule_and_numbers(
    before: str, attempt: str, code: str, rule: str, numbers: dict[str, int]
) -> None:
    hand = stage(boards=[ANNA, BORIS])
    play(hand, before)
    [(player, action)] = read(attempt)
    found = refused(hand, player, action)
    assert (found.code, found.rule, found.numbers) == (code, rule, numbers)


def test_the_first_card_of_the_pack_is_locked_like_any_other() -> None:
    hand = stage(boards=["5c 5d 5h / 3c 3d 3h 4c 4d / 2c 2d 2h 6c 6d", BORIS])
    play(hand, "0=//2c2d2h6c6d 1=//TcTdThJcJd")
    found = refused(hand, 0, PlaceCard(0, 1))
    assert (found.code, found.numbers) == ("card_locked", {"card": 0})


@pytest.mark.parametrize("row", [-1, 3, 99])
def test_there_are_three_rows_and_no_other(row: int) -> None:
    hand = stage(boards=[ANNA, BORIS])
    assert refused(hand, 0, PlaceCard(number("5c"), row)).code == "no_such_row"
    play(hand, "0+5c@b")
    found = refused(hand, 0, MoveCard(number("5c"), row))
    assert (found.code, found.rule, found.numbers) == ("no_such_row", "K5", {"row": row})


@pytest.mark.parametrize("card", [-1, 52, 10**9])
def test_a_number_that_is_no_card_is_not_his(card: int) -> None:
    hand = stage(boards=[ANNA, BORIS])
    assert refused(hand, 0, PlaceCard(card, 2)).code == "not_your_card"
    assert refused(hand, 0, Lay((), (), (card,) * 5)).code == "not_your_card"


def test_an_unknown_card_of_a_view_cannot_be_placed() -> None:
    hand = stage([1000] * 3, fantasy=(0, 14, 0))
    view = hand.seen_by(0)
    assert refused(view, 1, PlaceCard(-1, 0)).code == "not_your_card"


@pytest.mark.parametrize("player", [-1, 2, 7, None, "0", 0.5])
def test_a_placement_for_a_seat_that_does_not_play_is_refused(player: Any) -> None:
    hand = stage(boards=[ANNA, BORIS])
    found = refused(hand, player, PlaceCard(number("5c"), 2))
    assert (found.code, found.rule) == ("not_your_turn", "K8")
    assert hand.legal(player) is None


def test_after_the_end_nothing_can_be_done() -> None:
    hand = finish(stage(boards=[ANNA, BORIS]))
    for action in (READY, AUTO_PLACE, PlaceCard(0, 0), Lay()):
        found = refused(hand, 0, action)
        assert (found.code, found.rule) == ("deal_over", "K9")
    before = state_of(hand)
    with pytest.raises(Illegal, match="deal_over"):
        hand.deal(standard_deck())
    assert state_of(hand) == before


def test_a_wish_of_another_game_is_refused() -> None:
    hand = stage(boards=[ANNA, BORIS])
    found = refused(hand, 0, FOLD)  # type: ignore[arg-type]
    assert (found.code, found.rule) == ("not_in_this_game", "K10")


@pytest.mark.parametrize("action", ["lay", None, 0, object()])
def test_what_is_no_action_is_a_type_error_and_changes_nothing(action: Any) -> None:
    hand = stage(boards=[ANNA, BORIS])
    before = state_of(hand)
    with pytest.raises(TypeError, match="not an action"):
        hand.act(0, action)
    assert state_of(hand) == before


@pytest.mark.parametrize("card", ["5c", None, 12.0, True, (12,)])
def test_what_is_no_number_of_a_card_is_a_type_error_and_changes_nothing(card: Any) -> None:
    hand = stage(boards=[ANNA, BORIS])
    before = state_of(hand)
    for action in (PlaceCard(card, 2), MoveCard(card, 2), TakeBack(card), Lay((), (), (card,) * 5)):
        with pytest.raises(TypeError, match="a card is a whole number"):
            hand.act(0, action)
        assert state_of(hand) == before


@pytest.mark.parametrize("row", ["b", None, 2.0, True])
def test_what_is_no_number_of_a_row_is_a_type_error_and_changes_nothing(row: Any) -> None:
    hand = stage(boards=[ANNA, BORIS])
    play(hand, "0+5c@b")
    before = state_of(hand)
    for action in (PlaceCard(number("5d"), row), MoveCard(number("5c"), row)):
        with pytest.raises(TypeError, match="a row is a whole number"):
            hand.act(0, action)
        assert state_of(hand) == before


def test_a_street_may_be_laid_by_lists_and_a_player_is_recorded_as_a_number_whatever_equals_it() -> None:
    hand = stage(boards=[ANNA, BORIS])
    hand.act(False, Lay([], [], list(hand.given[0])))  # type: ignore[arg-type]
    assert hand.rows[2] == cards("5c 5d 5h 6c 6d")
    assert all(type(fact.player) is int for fact in of_kind(hand.events, Locked))


def test_the_last_card_of_the_classic_game_cannot_be_discarded() -> None:
    hand = stage(boards=[ANNA, BORIS], variant=OFC_CLASSIC.key)
    play(hand, FIRST)
    assert refused(hand, 0, READY).numbers == {"left": 1}
    assert refused(hand, 0, Lay()).numbers == {"left": 1}


def test_in_fantasyland_a_fourteenth_card_is_not_placed() -> None:
    hand = stage(boards=[ANNA, BORIS], fantasy=(14, 0))
    play(hand, "0+2c@t 0+2d@t 0+3c@m 0+3d@m 0+3h@m 0+4c@m 0+4d@m 0+5c@b 0+5d@b 0+5h@b 0+6c@b 0+6d@b")
    assert refused(hand, 0, READY).numbers == {"left": 1}
    play(hand, "0+2h@t")
    found = refused(hand, 0, PlaceCard(number("2s"), 2))
    assert (found.code, found.numbers) == ("row_full", {"row": 2, "size": 5})
    assert refused(hand, 0, Ready(cards("2h"))).code == "wrong_discard"
    play(hand, "0!2s")
    assert hand.discards[0] == cards("2s")


def test_every_code_has_a_rule_and_is_used() -> None:
    used = {code for _, _, code, _, _ in WORDS}
    elsewhere = {"no_such_row", "deal_over", "not_in_this_game", "too_few_points", "match_running"}
    assert used | elsewhere == set(RULE_OF_CHINESE)
    assert all(rule[0] in "AK" and rule[1:].isdigit() for rule in RULE_OF_CHINESE.values())


# Cards.


@pytest.mark.parametrize(
    ("deck", "message"),
    [
        ((*range(52), 7), "card 53 of the deck is there already: 3s"),
        ((0, 1, 2, 0), "card 4 of the deck is there already: 2c"),
        ((0, 52), "card 2 of the deck is not in the pack: 52"),
        ((-2, 0), "card 1 of the deck is not in the pack: -2"),
        ((0, "2d"), "card 2 of the deck is not in the pack: 2d"),
        ((0, True), "card 2 of the deck is not in the pack: True"),
        ((0, 1.0), "card 2 of the deck is not in the pack: 1.0"),
    ],
)
def test_a_deck_that_no_pack_gives_is_refused(deck: Sequence[Any], message: str) -> None:
    hand = ChineseHand.open(opening())
    before = state_of(hand)
    with pytest.raises(BadDeck, match=message):
        hand.deal(deck)
    assert state_of(hand) == before


def test_a_card_that_lies_on_the_table_cannot_be_dealt_again() -> None:
    hand = stage(boards=[ANNA, BORIS])
    play(hand, FIRST + " 0=/3c3d/")
    for view in (hand.seen_by(0), hand.seen_by(1)):
        with pytest.raises(BadDeck, match="there already: 5c"):
            view.deal(cards("As 5c"))
    with pytest.raises(BadDeck, match="there already: 2s"):
        hand.seen_by(0).deal(cards("2s"))
    assert hand.seen_by(1).deal(cards("2s"))


# Openings.


def test_an_opening_takes_what_it_is_given() -> None:
    house = ChineseRules(ofc_point_value=5)
    opened = open_chinese(
        seats=[4, 7, 2], names="abc", stacks=[10, 20, 30], variant=OFC_PROGRESSIVE.key, house=house, button=2, hand=9,
        fantasy=[0, 17, 0],
    )  # fmt: skip
    assert opened == ChineseOpened(
        9, OFC_PROGRESSIVE.key, house, (4, 7, 2), ("a", "b", "c"), (10, 20, 30), 2, (0, 17, 0)
    )
    plain = open_chinese(seats=[1, 2], names="ab", stacks=[1, 1])
    assert plain == ChineseOpened(1, OFC.key, ChineseRules(), (1, 2), ("a", "b"), (1, 1), 0, (0, 0))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"variant": "whist"}, "unknown variant 'whist': known are ofc, "),
        ({"seats": [1], "names": ["a"], "stacks": [10]}, r"1 players; this game takes 2 to 3 \(K1\)"),
        ({"seats": [1, 2, 3, 4], "names": list("abcd"), "stacks": [10] * 4}, r"4 players; .* \(K1\)"),
        ({"seats": [1, 1]}, "one seat, one name and one stack"),
        ({"seats": [1, 2, 3]}, "one seat, one name and one stack"),
        ({"names": ["a"]}, "one seat, one name and one stack"),
        ({"fantasy": [14]}, "a number of Fantasyland cards or 0"),
        ({"stacks": [10, 0]}, r"without chips leaves the match \(K26\)"),
        ({"stacks": [10, -5]}, r"without chips leaves the match \(K26\)"),
        ({"stacks": [10, 5.0]}, r"whole numbers of chips"),
        ({"stacks": [10, True]}, r"whole numbers of chips"),
        ({"fantasy": [14, "0"]}, r"Fantasyland whole numbers of cards"),
        ({"house": ChineseRules(ofc_point_value=0)}, "ofc_point_value"),
        ({"house": ChineseRules(ofc_settlement_cap="none")}, "ofc_settlement_cap"),  # type: ignore[arg-type]
        ({"house": ChineseRules(ofc_royalties=Royalties(trips=(1, 2)))}, "ofc_royalties.trips"),
        ({"fantasy": [15, 0]}, r"Fantasyland with 15 cards; this game knows 14 \(K23, K25\)"),
        ({"fantasy": [0, -14]}, "Fantasyland with -14 cards"),
        ({"fantasy": [18, 0], "variant": OFC_PROGRESSIVE.key}, "knows 14, 15, 16, 17"),
        ({"fantasy": [14, 0], "variant": OFC_CLASSIC.key}, "knows 13"),
        ({"fantasy": [13, 0], "variant": CLOSED_CHINESE.key}, "knows no Fantasyland"),
        (
            {"variant": OFC_CLASSIC.key, "house": ChineseRules(ofc_fantasy_cards="progressive")},
            r"ofc_fantasy_cards = progressive needs a game with discards; .* \(K23, L18\)",
        ),
        (
            {"variant": CLOSED_CHINESE.key, "house": ChineseRules(ofc_refantasy_cards="progressive")},
            r"ofc_refantasy_cards = progressive needs a game with discards; .* \(K25, L18\)",
        ),
    ],
)
def test_a_deal_that_cannot_be_played_is_not_opened(changes: dict[str, Any], message: str) -> None:
    plain: dict[str, Any] = {"seats": [1, 2], "names": ["a", "b"], "stacks": [10, 10]}
    with pytest.raises(BadOpening, match=message):
        open_chinese(**(plain | changes))


def test_progressive_repeats_allow_their_cards_in_any_game_with_discards() -> None:
    open_it: Callable[..., ChineseOpened] = open_chinese
    house = ChineseRules(ofc_refantasy_cards="progressive")
    for cards_ in (14, 15, 16, 17):
        opened = open_it(seats=[1, 2], names="ab", stacks=[9, 9], house=house, fantasy=[cards_, 0])
        assert opened.fantasy == (cards_, 0)
