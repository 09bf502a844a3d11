"""Every player, every row and the ends of the pack, where an off-by-one would hide (Rulebook K9 to K28)."""

from __future__ import annotations

import pytest
from tests.chinese.stage import of_kind, opening, state_of

from croupier.cards import card, cards, deck, names
from croupier.chinese.action import AUTO_PLACE, READY, Lay, MoveCard, PlaceCard, TakeBack
from croupier.chinese.event import CardMoved, Put, TakenBack
from croupier.chinese.hand import ChineseHand
from croupier.rules.decide import BadDeck
from croupier.rules.legal import Illegal

THREE = [1000] * 3


def dealt(stacks: list[int], order: str = "", **other: object) -> ChineseHand:
    """A deal with these cards on top of the pack."""
    top = cards(order)
    hand = ChineseHand.open(opening(stacks, **other))
    hand.deal([*top, *[one for one in deck() if one not in top]])
    return hand


def code_of(hand: ChineseHand, player: int, action: object) -> str:
    """The code by which an action is refused, with nothing changed."""
    before = state_of(hand)
    with pytest.raises(Illegal) as refused:
        hand.act(player, action)  # type: ignore[arg-type]
    assert state_of(hand) == before
    return refused.value.code


def test_the_facts_of_dealing_do_not_tell_the_opening_again() -> None:
    opened = opening([1000, 1000])
    hand = ChineseHand.open(opened)
    facts = hand.deal(deck())
    assert opened not in facts
    assert [opened, *facts] == hand.events


def test_a_view_has_a_fact_for_each_fact() -> None:
    hand = dealt([1000, 1000])
    for viewer in (0, 1, None):
        assert [type(fact) for fact in hand.seen_by(viewer).events] == [type(fact) for fact in hand.events]


def test_a_card_that_somebody_holds_does_not_come_again_in_a_second_piece_of_the_pack() -> None:
    hand = ChineseHand.open(opening([1000, 1000]))
    hand.deal(cards("As Ks Qs Js Ts"))
    with pytest.raises(BadDeck, match="As"):
        hand.deal(cards("As 2c 3c 4c 5c"))


def test_a_deal_that_is_over_wants_no_card_though_the_pack_has_run_out() -> None:
    hand = ChineseHand.open(opening([1000, 1000], variant="closed_chinese"))
    hand.deal(deck()[:26])
    for player in (0, 1):
        hand.act(player, AUTO_PLACE)
    assert hand.finished
    assert (hand.top, len(hand.stub), hand.wants) == (26, 26, 0)


@pytest.mark.parametrize("player", [0, 1, 2])
@pytest.mark.parametrize("row", [0, 1, 2])
def test_a_card_goes_to_any_row_from_there_to_any_other_and_back_for_every_player(player: int, row: int) -> None:
    hand = dealt(THREE)
    for earlier in range(player):
        hand.act(earlier, Lay(bottom=hand.legal(earlier).cards))  # type: ignore[union-attr]
    one, rest = hand.given[player][0], hand.given[player][1:]
    hand.act(player, PlaceCard(one, row))
    assert code_of(hand, player, PlaceCard(one, row)) == "already_placed"
    assert code_of(hand, player, MoveCard(one, row)) == "already_placed"
    for other in {0, 1, 2} - {row}:
        assert of_kind(hand.act(player, MoveCard(one, other)), CardMoved) == [CardMoved(player, one, other, up=True)]
        assert [one in lies for lies in hand.rows_of(player)] == [other == 0, other == 1, other == 2]
    assert of_kind(hand.act(player, TakeBack(one)), TakenBack) == [TakenBack(player, one, up=True)]
    assert hand.hand_of(player) == (one, *rest)
    assert code_of(hand, player, TakeBack(one)) == "not_placed"
    assert code_of(hand, player, MoveCard(one, row)) == "not_placed"


def test_the_two_of_clubs_is_a_card_like_any_other() -> None:
    hand = dealt([1000, 1000], "2c 3d 4h 5s 7c")
    lowest = card("2c")
    hand.act(0, PlaceCard(lowest, 0))
    hand.act(0, MoveCard(lowest, 2))
    assert [names(row) for row in hand.rows_of(0)] == ["", "", "2c"]
    hand.act(0, TakeBack(lowest))
    assert names(hand.hand_of(0)) == "2c 3d 4h 5s 7c"
    shadow = ChineseHand.open(hand.opened)
    for fact in hand.events[1:]:
        shadow.apply(fact)
    assert state_of(shadow) == state_of(hand)


@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_card_that_lies_since_an_earlier_street_is_locked_for_its_owner_and_no_card_of_the_others(
    player: int,
) -> None:
    hand = dealt(THREE)
    for each in range(3):
        hand.act(each, Lay(top=hand.given[each][:1], middle=hand.given[each][1:3], bottom=hand.given[each][3:]))
    first = [tuple(one for row in hand.rows_of(each) for one in row) for each in range(3)]
    for each in range(player):
        given = hand.given[each]
        hand.act(each, Lay(bottom=given[:2]))
    for one in first[player]:
        assert code_of(hand, player, MoveCard(one, 1)) == "card_locked"
    for other in {0, 1, 2} - {player}:
        for one in first[other]:
            assert code_of(hand, player, MoveCard(one, 1)) == "not_your_card"


@pytest.mark.parametrize("player", [0, 1, 2])
def test_where_all_set_at_once_nobody_touches_the_cards_of_another(player: int) -> None:
    hand = dealt(THREE, variant="closed_chinese")
    for each in range(3):
        for row in range(3):
            hand.act(each, PlaceCard(hand.given[each][row], row))
    for other in {0, 1, 2} - {player}:
        for row in range(3):
            assert code_of(hand, player, MoveCard(hand.given[other][row], (row + 1) % 3)) == "not_your_card"
    legal = hand.legal(player)
    assert legal is not None
    assert (legal.left, len(legal.cards)) == (10, 10)
    assert legal.placed == tuple((hand.given[player][row],) for row in range(3))


@pytest.mark.parametrize("player", [0, 1, 2])
def test_laying_an_open_street_anew_tells_each_step_and_leaves_the_rows_of_others_alone(player: int) -> None:
    fantasy = [14 if each != player else 0 for each in range(3)]
    hand = dealt(THREE, fantasy=tuple(fantasy))
    for other in {0, 1, 2} - {player}:
        for row in range(3):
            hand.act(other, PlaceCard(hand.given[other][row], row))
    kept = {other: hand.rows_of(other) for other in {0, 1, 2} - {player}}
    given = hand.given[player]
    for row in range(3):
        hand.act(player, PlaceCard(given[row], row))
    facts = hand.act(player, Lay(top=given[1:2], middle=given[:1], bottom=given[2:]))
    assert of_kind(facts, TakenBack) == [TakenBack(player, given[0], up=True), TakenBack(player, given[1], up=True)]
    assert of_kind(facts, Put) == [
        Put(player, given[1], 0, up=True),
        Put(player, given[0], 1, up=True),
        Put(player, given[3], 2, up=True),
        Put(player, given[4], 2, up=True),
    ]
    assert hand.rows_of(player) == (given[1:2], given[:1], given[2:])
    for other, rows in kept.items():
        assert hand.rows_of(other) == rows


@pytest.mark.parametrize("player", [0, 1, 2])
def test_when_the_clock_has_run_out_what_was_placed_stays_if_the_house_keeps_it_for_every_player(player: int) -> None:
    hand = dealt(THREE, autoplace_partial="keep")
    for earlier in range(player):
        hand.act(earlier, Lay(bottom=hand.given[earlier]))
    given = hand.given[player]
    hand.act(player, PlaceCard(given[0], 0))
    hand.act(player, PlaceCard(given[1], 1))
    hand.act(player, AUTO_PLACE)
    assert hand.rows_of(player) == (given[:1], given[1:2], given[2:])


@pytest.mark.parametrize("player", [0, 1, 2])
def test_ready_locks_what_lies_in_each_row_of_every_player(player: int) -> None:
    hand = dealt(THREE)
    for earlier in range(player):
        hand.act(earlier, Lay(bottom=hand.given[earlier]))
    given = hand.given[player]
    for place, row in enumerate((0, 1, 1, 2, 2)):
        hand.act(player, PlaceCard(given[place], row))
    hand.act(player, READY)
    assert hand.rows[3 * player : 3 * player + 3] == [given[:1], given[1:3], given[3:]]


def test_an_opening_that_is_applied_begins_the_deal_anew() -> None:
    hand = dealt([1000, 1000])
    fresh = ChineseHand.open(opening([300, 400, 500]))
    hand.apply(fresh.opened)
    assert state_of(hand) == state_of(fresh)
