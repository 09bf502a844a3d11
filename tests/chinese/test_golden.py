"""The golden deals are decided again from their opening, deck and actions; each fact and each view must be the same."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.chinese.golden import FOLDER, Golden, deals, decided, document, final, opened_for, path_of, views
from tests.chinese.laws import check_cards, check_names, check_score

from croupier.chinese.action import AutoPlace, ChineseAction
from croupier.chinese.event import ChineseEvent, ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.chinese.variants import VARIANTS

FILES = sorted(FOLDER.rglob("*.json"))


def decode(value: Any, kind: Any) -> Any:
    """A value of JSON as what it stands for."""
    return msgspec.convert(value, kind)


def as_json(value: Any) -> Any:
    """A value as it looks when it comes from a file."""
    return json.loads(msgspec.json.encode(value))


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def written(request: pytest.FixtureRequest) -> dict[str, Any]:
    """One golden deal as it is written."""
    path: Path = request.param
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def hand(written: dict[str, Any]) -> ChineseHand:
    """The deal decided again."""
    actions = decode(written["actions"], list[tuple[int, ChineseAction | AutoPlace]])
    return decided(decode(written["opened"], ChineseOpened), written["deck"], actions)


def test_the_deal_is_decided_as_it_was(written: dict[str, Any], hand: ChineseHand) -> None:
    assert hand.opened.variant == written["variant"]
    assert hand.events == decode(written["events"], list[ChineseEvent])


def test_each_view_is_told_what_it_was_and_no_hidden_card(written: dict[str, Any], hand: ChineseHand) -> None:
    assert views(hand) == decode(written["views"], dict[str, list[ChineseEvent]])
    for viewer in (*range(hand.n), None):
        check_names(hand, viewer)


def test_the_deal_ends_as_it_did_and_as_the_second_opinion_says(written: dict[str, Any], hand: ChineseHand) -> None:
    assert hand.finished
    assert as_json(final(hand)) == written["final"]
    check_score(hand)
    check_cards(hand)


def test_the_written_facts_alone_give_the_same_end(written: dict[str, Any]) -> None:
    opened, *facts = decode(written["events"], list[ChineseEvent])
    hand = ChineseHand.open(opened)
    for fact in facts:
        hand.apply(fact)
    assert as_json(final(hand)) == written["final"]


def test_every_view_ends_with_the_same_money_and_rows(written: dict[str, Any]) -> None:
    for told in written["views"].values():
        opened, *facts = decode(told, list[ChineseEvent])
        view = ChineseHand.open(opened)
        for fact in facts:
            view.apply(fact)
        seen = as_json(final(view))
        assert {name: seen[name] for name in seen if name != "discards"} == {
            name: value for name, value in written["final"].items() if name != "discards"
        }


def test_every_scripted_deal_is_written_and_no_other_and_each_game_has_three() -> None:
    assert sorted(path_of(variant, golden) for variant, golden in deals()) == FILES
    count = Counter(path.parent.name for path in FILES)
    assert set(count) == set(VARIANTS)
    assert min(count.values()) >= 3


@pytest.mark.parametrize(("variant", "golden"), deals(), ids=lambda value: getattr(value, "name", value))
def test_a_written_deal_is_the_scripted_one(variant: str, golden: Golden) -> None:
    found = json.loads(path_of(variant, golden).read_text(encoding="utf-8"))
    assert decode(found["opened"], ChineseOpened) == opened_for(variant, golden)
    assert found["final"]["stacks"] == list(golden.ends)
    assert found == as_json(document(variant, golden))
