"""The study pages in a real Chromium: odds by mouse, by touch and by keyboard alone; exercises with their scores."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from tests.e2e.person import AXE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def nothing_is_wrong(person: Person) -> None:
    """Nothing scrolls sideways, and axe-core has nothing to say in the dark and in the light."""
    for scheme in ("light", "dark"):
        person.page.emulate_media(color_scheme=scheme)
        person.page.locator(f"html.{scheme}").wait_for()
        sizes = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert sizes[0] <= sizes[1], "the page scrolls sideways"
        if AXE.is_file():
            assert person.audit() == []


def asked(person: Person) -> dict[str, list[str]]:
    """The question that stands in the address."""
    return parse_qs(urlsplit(person.page.url).query, keep_blank_values=True)


def hand(person: Person, number: int) -> Any:
    """The row of a hand."""
    return person.page.get_by_role("button", name=re.compile(f"^Hand {number}:"))


def kind(person: Person, name: str) -> Any:
    """The cell of a kind of hands."""
    return person.page.locator(f"[data-kind][aria-label^='{name},']")


def drag(person: Person, first: str, last: str) -> None:
    """Paint from the one kind of hands to the other."""
    ends = [kind(person, name).bounding_box() for name in (first, last)]
    (x, y), (to_x, to_y) = [(box["x"] + 10, box["y"] + 10) for box in ends]
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(to_x, to_y, steps=30)
    person.page.mouse.up()


def typed(person: Person) -> Any:
    """The field in which the hand stands as text."""
    return person.page.get_by_label("Cards or a range, as text")


def test_a_range_is_painted_weighed_and_typed_and_all_stay_in_step(person: Come) -> None:
    anna = person("Anna", still=True)
    anna.page.goto(f"{anna.url}/odds")
    anna.page.get_by_role("link", name="Aces against kings").click()
    anna.page.get_by_text("Every one of 1,712,304 deals was counted.").wait_for()
    hand(anna, 2).click()
    anna.page.get_by_role("button", name="Range", exact=True).click()
    drag(anna, "AA", "ATs")
    anna.page.wait_for_url(lambda url: "ATs%2B" in url)
    assert typed(anna).input_value() == "AA, ATs+"
    anna.page.get_by_role("button", name="50 %", exact=True).click()
    kind(anna, "AKo").click()
    anna.page.wait_for_url(lambda url: "AKo%3A0.5" in url)
    typed(anna).fill("TT+, AKx")
    anna.expects("422 (")
    anna.page.get_by_text("Neither cards nor a range at character 6: “AKx”.").wait_for()
    typed(anna).fill("TT+, AK, A5s:0.5")
    anna.page.locator("[data-kind][aria-label='A5s, 50 %']").wait_for()
    nothing_is_wrong(anna)


def test_a_link_holds_the_whole_question_and_back_takes_an_edit_back(person: Come) -> None:
    anna, mia = person("Anna", still=True), person("Mia", phone=True, scheme="light", still=True)
    anna.page.goto(f"{anna.url}/odds?h=AsAh&h=TT%2B%2C+AK%2C+A5s%3A0.5")
    for place, card in enumerate(("ten of spades", "eight of hearts", "two of clubs"), 1):
        anna.page.get_by_role("button", name=f"Board card {place}").click()
        anna.page.get_by_role("button", name=card).click()
    anna.page.get_by_text("Three of a kind, tens").wait_for()
    assert asked(anna) == {"h": ["AsAh", "TT+, AK, A5s:0.5"], "b": ["Ts8h2c"]}
    anna.page.locator(".busy").wait_for(state="detached")
    anna.page.get_by_text(re.compile("^Exact")).wait_for()
    shares = anna.page.locator("li .big").all_inner_texts()
    hand(anna, 2).click()
    anna.page.locator("[data-kind][aria-label='A5s, 50 %']").wait_for()
    mia.page.goto(anna.page.url)
    mia.page.get_by_text(re.compile("^Exact")).wait_for()
    assert mia.page.locator("li .big").all_inner_texts() == shares
    anna.page.go_back()
    anna.page.wait_for_url(lambda url: "2c" not in url)
    assert asked(anna)["b"] == ["Ts8h"]


def test_a_phone_asks_about_four_cards_by_touch_and_outs_are_told(person: Come) -> None:
    mia = person("Mia", phone=True, scheme="light", still=True)
    mia.page.goto(mia.url)
    mia.page.get_by_label("Your name").fill("Mia")
    mia.page.get_by_role("button", name="Come in").tap()
    mia.page.get_by_role("link", name="Odds", exact=True).tap()
    for card in ("jack of hearts", "ten of hearts", "ace of spades", "ace of diamonds"):
        mia.page.get_by_role("button", name=card, exact=True).tap()
    mia.page.get_by_role("button", name="Board card 1").tap()
    for card in ("nine of hearts", "eight of hearts", "two of clubs"):
        mia.page.get_by_role("button", name=card, exact=True).tap()
    mia.page.get_by_text("15 of 45 cards help: 33.3 %").wait_for()
    assert asked(mia) == {"h": ["JhTh", "AsAd"], "b": ["9h8h2c"]}
    nothing_is_wrong(mia)
    mia.page.get_by_label("Game").select_option("omaha")
    mia.page.get_by_text("19 times out of 20").or_(mia.page.get_by_text(re.compile("^Every one of"))).first.wait_for()
    assert asked(mia)["h"] == ["JhTh", "AsAd"]  # two cards of four: the others are any cards


def test_the_odds_are_asked_and_the_exercises_done_by_keyboard_alone(person: Come) -> None:
    boris = person("Boris", still=True)
    press = boris.page.keyboard.press
    boris.page.goto(f"{boris.url}/odds")
    boris.page.locator("[data-card='51']").focus()
    for key in ("Enter", "ArrowDown", "Space", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        press(key)
    boris.page.get_by_text(re.compile("^Exact")).wait_for()
    assert asked(boris) == {"h": ["AsAh", "KhKd"]}
    boris.page.locator("main [aria-live]", has_text="Hand 1: 81.9 %").wait_for(state="attached")
    boris.page.get_by_role("button", name="Range", exact=True).focus()
    press("Enter")
    boris.page.locator("[data-kind='0']").focus()
    for key in ("Space", "ArrowRight", "ArrowDown", "Space"):
        press(key)
    boris.page.wait_for_url(lambda url: "KK%2B" in url)
    with boris.page.expect_response(re.compile("api/study/practice/nuts")) as drawn:
        boris.page.goto(f"{boris.url}/practice/nuts")
    task = drawn.value.json()
    hole = task["ranked"][0]["holes"][0]
    boris.page.locator("[data-card='51']").wait_for()
    for card in hole:
        boris.page.locator(f"[data-card='{card}']").focus()
        press("Enter")
    boris.page.get_by_role("button", name="Answer", exact=True).focus()
    press("Enter")
    boris.page.get_by_text("100 points").wait_for()
    nothing_is_wrong(boris)
    press("Enter")  # on to the next: the button has the focus
    boris.page.get_by_text("Choose two cards").wait_for()
    boris.page.reload()
    assert boris.page.locator("dd").all_inner_texts() == ["1", "1", "100", "1"]


def test_odds_are_estimated_and_outs_counted_by_touch_and_the_scores_stay(person: Come) -> None:
    mia = person("Mia", phone=True, still=True)
    with mia.page.expect_response(re.compile("api/study/practice/odds")) as drawn:
        mia.page.goto(f"{mia.url}/practice")
    truth = round(100 * drawn.value.json()["odds"]["chances"][0]["equity"])
    mia.page.get_by_role("slider").fill(str(truth))
    mia.page.get_by_role("button", name="Answer", exact=True).tap()
    mia.page.get_by_text("100 points").or_(mia.page.get_by_text("99 points")).or_(
        mia.page.get_by_text("98 points")
    ).wait_for()
    nothing_is_wrong(mia)
    with mia.page.expect_response(re.compile("api/study/practice/outs")) as drawn:
        mia.page.get_by_role("link", name="Count the outs").tap()
    outs = len(drawn.value.json()["outs"]["cards"])
    for _ in range(outs - 1):
        mia.page.get_by_role("button", name="One more").tap()
    mia.page.get_by_role("button", name="Answer", exact=True).tap()
    mia.page.get_by_text("60 points").wait_for()
    mia.page.reload()
    assert mia.page.locator("dd").all_inner_texts() == ["0", "0", "60", "1"]
    mia.page.get_by_role("link", name="Estimate the odds").tap()
    assert mia.page.locator("dd").first.inner_text() == "1"
