"""Each law can fail: a deal, or a veil, that is broken on purpose is caught by the law that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from tests.chinese import laws
from tests.chinese.random_deals import Deal, random_deal
from tests.rules.law import Broken

from croupier.chinese import decide, fantasy, record, rows, score, veil
from croupier.chinese.action import PlaceCard, Ready, TakeBack
from croupier.chinese.event import ChineseEvent, Given, Locked, Put, RowsShown, Scored, Settled, TakenBack
from croupier.chinese.hand import ChineseHand
from croupier.rules.event import Shuffled


def assert_caught(law: Callable[[Deal], None], by: str, most: int = 60) -> None:
    """One of some deals breaks the law, and it is this law that says so."""
    with pytest.raises(Broken, match=f"^{by}:"):
        put_to_some_deals(law, most)


def put_to_some_deals(law: Callable[[Deal], None], most: int) -> None:
    """Try a law on the deals of some seeds."""
    for seed in range(most):
        law(random_deal(seed))


def test_chips_out_of_nowhere_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    given, scored = record.RECORD[Given], record.RECORD[Scored]

    def one_more(hand: ChineseHand, event: Given) -> None:
        given(hand, event)
        hand.stacks[0] += 1

    def all_gone_again(hand: ChineseHand, event: Scored) -> None:
        scored(hand, event)
        hand.stacks[0] -= sum(isinstance(fact, Given) for fact in hand.events)

    monkeypatch.setitem(record.RECORD, Given, one_more)
    monkeypatch.setitem(record.RECORD, Scored, all_gone_again)
    assert_caught(laws.chips_stay, "chips")


def test_a_foul_that_is_overlooked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score, "is_dead", lambda hand: hand.middle > hand.bottom)
    assert_caught(laws.score_is_right, "foul")


def test_a_scoop_that_is_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score, "SCOOP", 0)
    assert_caught(laws.score_is_right, "score")


def test_the_wrong_order_of_settling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(score.PAIRS, 3, ((0, 2), (0, 1), (2, 1)))
    assert_caught(laws.score_is_right, "score")


def test_a_cap_that_is_forgotten_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.settle

    def broken(stacks: Sequence[int], pairs: Any, house: Any) -> list[Settled]:
        return right(stacks, pairs, msgspec.structs.replace(house, ofc_settlement_cap="payer_stack"))

    monkeypatch.setattr(decide, "settle", broken)
    assert_caught(laws.score_is_right, "settle")


def test_jacks_that_bring_fantasyland_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fantasy, "QUEEN", 9)
    assert_caught(laws.score_is_right, "fantasy", most=1500)


def test_a_lost_discard_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = record.RECORD[Locked]

    def broken(hand: ChineseHand, event: Locked) -> None:
        right(hand, msgspec.structs.replace(event, discards=event.discards[1:]))

    monkeypatch.setitem(record.RECORD, Locked, broken)
    assert_caught(laws.no_card_twice, "cards")


def test_ready_that_is_always_accepted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(hand: ChineseHand, player: int, action: Ready) -> None:
        decide.note(hand, Locked(player, (), (), (), (), up=True))

    monkeypatch.setitem(decide.DECIDE, Ready, broken)
    assert_caught(laws.legal_agrees_with_act, "legal")


def test_a_card_over_the_size_of_a_row_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decide, "SIZES", (4, 5, 5))
    assert_caught(laws.legal_agrees_with_act, "legal")


def test_a_refusal_that_leaves_a_trace_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.DECIDE[TakeBack]

    def broken(hand: ChineseHand, player: int, action: TakeBack) -> None:
        hand.locked[player] += 1
        right(hand, player, action)
        hand.locked[player] -= 1

    monkeypatch.setitem(decide.DECIDE, TakeBack, broken)
    assert_caught(laws.legal_agrees_with_act, "no trace")


def test_what_only_act_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.DECIDE[PlaceCard]

    def broken(hand: ChineseHand, player: int, action: PlaceCard) -> None:
        right(hand, player, action)
        hand.points[player] += 1

    monkeypatch.setitem(decide.DECIDE, PlaceCard, broken)
    assert_caught(laws.acting_equals_replaying, "replay")


def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = (*record.SHARED, "rows")
    monkeypatch.setattr(record, "SHARED", shared)
    monkeypatch.setattr(record, "LISTS", tuple(name for name in record.LISTS if name != "rows"))
    assert_caught(laws.a_copy_is_independent, "copy")


def unveiled(event: ChineseEvent) -> ChineseEvent:
    """A veil that hides nothing."""
    return event


@pytest.mark.parametrize("kind", [Given, Put, TakenBack, Locked])
def test_a_veil_with_a_hole_is_caught_by_each_law_of_views(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(veil.VEILS, kind, unveiled)
    assert_caught(laws.a_view_names_no_hidden_card, "face down")
    assert_caught(laws.a_view_stays_when_unseen_cards_are_swapped, "swap")


@pytest.mark.parametrize("kind", [Given, Put, Locked, Shuffled])
def test_a_view_that_knows_too_much_is_caught(kind: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(veil.VEILS, kind, unveiled)
    assert_caught(laws.a_view_lacks_hidden_cards_alone, "view")


def test_a_veil_that_hides_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(veil.VEILS, RowsShown, lambda event: RowsShown(event.player, (-1,) * 3, (-1,) * 5, (-1,) * 5))
    assert_caught(laws.a_view_lacks_hidden_cards_alone, "view")


def test_a_fact_that_depends_on_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.lock

    def broken(hand: ChineseHand, player: int, placed: rows.Rows, rest: rows.Row, *, auto: bool) -> None:
        right(hand, player, placed, rest, auto=bool(rest) and rest[0] % 2 == 0)

    monkeypatch.setattr(decide, "lock", broken)
    assert_caught(laws.a_view_stays_when_unseen_cards_are_swapped, "swap")
