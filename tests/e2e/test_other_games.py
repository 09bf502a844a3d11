"""A draw and stud in a real browser: cards are thrown away by keys and by touch, open cards are seen by all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import AXE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
DRAW = {
    "name": "Badugi",
    "variant": "badugi",
    "betting": {"structure": "fixed_limit", "small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4},
    "seats": 4,
}
STUD = {
    "name": "Stud",
    "variant": "stud8",
    "betting": {"structure": "fixed_limit", "small_bet": 2, "big_bet": 4, "ante": 1, "bring_in": 1},
    "seats": 4,
}
OPEN = """async spec => {
    const headers = {"content-type": "application/json"};
    const told = await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(spec)});
    return told.ok ? (await told.json()).table : await told.text();
}"""


def sit_at(person: Person, spec: dict[str, Any]) -> None:
    """Come in, open a table of this game, sit down and ask a bot."""
    person.enter()
    person.page.get_by_text("Table 1").wait_for()
    table = person.page.evaluate(OPEN, spec)
    person.page.goto(f"{person.url}/t/{table}")
    person.sit()
    person.page.get_by_role("button", name="Ask a bot").click()


def choosing(person: Person) -> Any:
    """The cards of mine that can be chosen to go."""
    return person.page.locator(".hero.choosing button")


def wait_for_draw(person: Person) -> None:
    """Play on, calling, until cards may be thrown away."""
    call = person.page.locator("[data-bar] .act.call:enabled")
    for _ in range(40):
        choosing(person).first.or_(call).first.wait_for(timeout=60_000)
        if choosing(person).count():
            return
        person.decide()
    raise AssertionError("no draw ever came")


def send(person: Person, how: Callable[[], object]) -> None:
    """Send the chosen cards; what comes in the first moment of a decision is dropped on purpose, so again."""
    before = person.decision()
    for _ in range(40):
        how()
        if person.moved_on(before):
            return
    raise AssertionError("the cards never went")


def hands(person: Person) -> int:
    """How many hands this person has seen begin."""
    return sum(fact["type"] == "opened" for fact in person.facts())


def test_cards_are_thrown_away_by_keys_and_enter(person: Come) -> None:
    boris = person("Boris")
    sit_at(boris, DRAW)
    wait_for_draw(boris)
    assert choosing(boris).count() == 4
    boris.page.keyboard.press("1")
    boris.page.keyboard.press("3")
    boris.page.get_by_role("button", name="Draw 2").wait_for()
    assert boris.page.locator('.hero.choosing [aria-pressed="true"]').count() == 2
    send(boris, lambda: boris.page.keyboard.press("Enter"))
    mine = boris.wait_for_fact(lambda fact: fact["type"] == "discarded" and max(fact["cards"], default=-1) >= 0)
    assert len(mine["cards"]) == 2, "of others' cards he would see the backs"


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_cards_are_thrown_away_by_touch_and_axe_finds_nothing_wrong(person: Come, scheme: str) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    mia = person("Mia", phone=True, scheme=scheme, still=True)
    sit_at(mia, DRAW)
    wait_for_draw(mia)
    widths = choosing(mia).evaluate_all("all => all.map(one => one.offsetWidth)")
    assert min(widths) >= 44, "a card too small for a finger"
    choosing(mia).nth(1).tap()
    mia.page.get_by_role("button", name="Draw 1").wait_for()
    assert mia.audit() == []
    send(mia, lambda: mia.page.locator("[data-bar] .act.main").click(timeout=2_000))


def test_stud_shows_open_cards_and_nobody_elses_others(person: Come) -> None:
    anna = person("Anna", phone=True, still=True)
    sit_at(anna, STUD)
    anna.wait_for_turn()
    assert "Face up for all" in (anna.page.locator(".hero[data-hole]").get_attribute("aria-label") or "")
    first = hands(anna)
    while hands(anna) < first + 2:
        anna.decide()
    me = next(fact["seats"] for fact in anna.facts() if fact["type"] == "opened").index(1)
    dealt = [fact for fact in anna.facts() if fact["type"] == "dealt" and fact["player"] != me]
    assert any(fact["up"] for fact in dealt)
    for fact in dealt:
        known = [card != -1 for card in fact["cards"]]
        assert known == [False] * (len(known) - fact["up"]) + [True] * fact["up"]
