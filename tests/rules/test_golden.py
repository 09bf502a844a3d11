"""The golden hands are decided again from their opening, deck and actions; each fact and each view must be the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.rules.golden import FOLDER, Golden, decided, final, hands, opened_for, path_of, played, views

from croupier.rules.action import Action
from croupier.rules.event import Event, Opened
from croupier.rules.hand import Hand
from croupier.rules.variants import VARIANTS

FILES = sorted(FOLDER.rglob("*.json"))


def decode(value: Any, kind: Any) -> Any:
    """A value of JSON as what it stands for."""
    return msgspec.convert(value, kind)


def as_json(value: Any) -> Any:
    """A value as it looks when it comes from a file."""
    return json.loads(msgspec.json.encode(value))


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def written(request: pytest.FixtureRequest) -> dict[str, Any]:
    """One golden hand as it is written."""
    path: Path = request.param
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture
def hand(written: dict[str, Any]) -> Hand:
    """The hand decided again."""
    opened = decode(written["opened"], Opened)
    return decided(opened, written["deck"], decode(written["actions"], list[tuple[int, Action]]))


def test_the_hand_is_decided_as_it_was(written: dict[str, Any], hand: Hand) -> None:
    assert hand.opened.variant == written["variant"]
    assert hand.events == decode(written["events"], list[Event])


def test_each_view_is_told_what_it_was(written: dict[str, Any], hand: Hand) -> None:
    assert views(hand) == decode(written["views"], dict[str, list[Event]])
    assert len(written["views"]) == hand.n + 1


def test_the_hand_ends_as_it_did(written: dict[str, Any], hand: Hand) -> None:
    assert hand.finished
    assert as_json(final(hand)) == written["final"]


def test_the_written_facts_alone_give_the_same_end(written: dict[str, Any]) -> None:
    opened, *facts = decode(written["events"], list[Event])
    hand = Hand.open(opened)
    for fact in facts:
        hand.apply(fact)
    assert as_json(final(hand)) == written["final"]


def test_a_view_of_the_written_hand_has_the_same_money(written: dict[str, Any]) -> None:
    for told in written["views"].values():
        opened, *facts = decode(told, list[Event])
        view = Hand.open(opened)
        for fact in facts:
            view.apply(fact)
        assert view.stacks == written["final"]["stacks"]
        assert view.payoffs() == written["final"]["payoffs"]


def test_every_scripted_hand_is_written_and_no_other() -> None:
    scripted = [path_of(variant, golden.name) for variant, golden in hands()]
    assert sorted(scripted + [path_of(variant, name) for variant, name, _ in played()]) == FILES
    for variant in VARIANTS:
        assert sum(path.parent.name == variant for path in FILES) >= 3, variant


@pytest.mark.parametrize(("variant", "golden"), hands(), ids=lambda value: getattr(value, "name", value))
def test_a_written_hand_is_the_scripted_one(variant: str, golden: Golden) -> None:
    found = json.loads(path_of(variant, golden.name).read_text(encoding="utf-8"))
    assert decode(found["opened"], Opened) == opened_for(variant, golden)
    assert found["final"]["stacks"] == list(golden.ends)
