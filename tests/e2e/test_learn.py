"""The learn corner in a real Chromium: the guided hand by keyboard alone and by touch, and over a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import AXE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
PAGES_TO_DECISION = ("blinds", "cards", "raise", "preflop")


def at_page(person: Person, key: str) -> None:
    """Wait until the guided hand shows this page."""
    person.page.locator(f'[data-page="{key}"]').wait_for()


def nothing_is_wrong(person: Person) -> None:
    """Nothing scrolls sideways, and axe-core has nothing to say."""
    sizes = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "the page scrolls sideways"
    if AXE.is_file():
        assert person.audit() == []


def test_the_guided_hand_is_played_by_keyboard_alone(person: Come, keep_picture: Any) -> None:
    anna = person("Anna", still=True)
    anna.page.goto(f"{anna.url}/learn/hand")
    at_page(anna, "welcome")
    for key in PAGES_TO_DECISION:
        anna.page.keyboard.press("ArrowRight")
        at_page(anna, key)
    anna.page.keyboard.press("ArrowRight")  # a decision is not skipped
    at_page(anna, "preflop")
    nothing_is_wrong(anna)
    keep_picture(anna, "learn-hand-desktop-dark")
    anna.page.locator("[data-bar] .act.fold:enabled").wait_for()
    press_until(anna, "f", "[data-again]:focus")
    assert "Anna wants to look further" in anna.page.locator("section [aria-live]").inner_text()
    anna.page.keyboard.press("Enter")
    anna.page.locator("[data-bar] .act.call:enabled").wait_for()
    for key, following in (("preflop-end", "flop bet pair"), ("flop-end", "turn checks two-pair")):
        press_until(anna, "c", f'[data-page="{key}"]')
        for page in following.split():
            anna.page.keyboard.press("ArrowRight")
            at_page(anna, page)
    press_until(anna, "c", '[data-page="river"]')
    anna.page.keyboard.press("Enter")  # the button to go on has the focus
    at_page(anna, "river-bet")
    anna.page.keyboard.press("Enter")
    at_page(anna, "full-house")
    press_until(anna, "c", '[data-page="shows"]')
    anna.page.keyboard.press("ArrowRight")
    at_page(anna, "result")
    assert anna.page.get_by_text("Anna wins 570").first.is_visible()
    anna.page.locator("summary").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text(re.compile("The best hand: .* a full house, queens full of aces")).wait_for()
    nothing_is_wrong(anna)


def press_until(person: Person, key: str, shown: str) -> None:
    """Press a key until it is taken: one that comes at once after the buttons changed is dropped on purpose."""
    for _ in range(40):
        person.page.keyboard.press(key)
        try:
            person.page.locator(shown).wait_for(timeout=400)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":
                raise
            continue
        return
    raise AssertionError(f"pressing {key} never led to {shown}")


def test_a_newcomer_plays_the_guided_hand_on_a_phone_in_ukrainian(person: Come, keep_picture: Any) -> None:
    mia = person("Mia", phone=True, scheme="light", still=True)
    mia.page.goto(mia.url)
    mia.page.get_by_role("link", name="First time? Play a guided hand").click()
    at_page(mia, "welcome")
    mia.page.get_by_role("button", name=re.compile("^EN")).click()
    mia.page.get_by_role("heading", name="Ласкаво просимо за стіл").wait_for()
    for key in PAGES_TO_DECISION:
        mia.page.locator("[data-next]").tap()
        at_page(mia, key)
    nothing_is_wrong(mia)
    keep_picture(mia, "learn-hand-phone-light")
    for key, following in (
        ("preflop-end", "flop bet pair"),
        ("flop-end", "turn checks two-pair"),
        ("river", "river-bet full-house"),
        ("shows", "result end"),
    ):
        tap_until(mia, "[data-bar] .act.call", f'[data-page="{key}"]')
        for page in following.split():
            mia.page.locator("[data-next]").tap()
            at_page(mia, page)
    nothing_is_wrong(mia)
    mia.page.get_by_role("link", name="Що що б’є").tap()
    mia.page.get_by_text("Роял-флеш").first.wait_for()
    nothing_is_wrong(mia)
    keep_picture(mia, "learn-rankings-phone-light")


def tap_until(person: Person, button: str, shown: str) -> None:
    """Tap a button until the tap counts."""
    for _ in range(40):
        if person.page.locator(button).count():
            person.page.locator(button).tap()
        try:
            person.page.locator(shown).wait_for(timeout=400)
        except Exception as error:
            if type(error).__name__ != "TimeoutError":
                raise
            continue
        return
    raise AssertionError(f"tapping {button} never led to {shown}")


def test_the_rules_open_over_a_table_and_the_seat_is_kept(person: Come) -> None:
    boris = person("Boris", still=True)
    boris.enter()
    path = boris.open_table()
    boris.sit()
    boris.wait_for_turn()
    boris.page.get_by_role("button", name="Menu").click()
    boris.page.get_by_text("Rules and rankings").click()
    over = boris.page.locator("dialog[data-learn]")
    over.get_by_role("link", name=re.compile("^The rules of each game")).click()
    over.get_by_role("link", name="Omaha hi-lo 8", exact=True).click()
    over.get_by_text("You use exactly two of your own cards").first.wait_for()
    assert over.get_by_text("It is your turn at the table").is_visible()
    nothing_is_wrong(boris)
    boris.page.keyboard.press("Escape")
    over.wait_for(state="detached")
    assert boris.page.url.endswith(path)
    boris.decide()


LAID = {
    "first": ((41, 1), (47, 2), (38, 3), (30, 3), (10, 3)),
    "second": ((46, 2), (2, 3)),
    "third": ((50, 3), (25, 2)),
    "fourth": ((24, 2), (7, 2)),
    "fifth": ((43, 1), (28, 1)),
}
"""Where the story of the guided deal lays the cards: card and key of its row."""


def lay(person: Person, key: str, row: int) -> None:
    """Put a card into a row by the row's key."""
    card = person.page.locator(f'.tray [data-card="{key}"]')
    if card.get_attribute("aria-pressed") != "true":
        card.click()
    person.page.keyboard.press(str(row))
    person.page.locator(f'[data-row] [data-card="{key}"]').wait_for()


@pytest.mark.parametrize(("phone", "scheme"), [(False, "dark"), (True, "light")])
def test_the_guided_deal_is_laid_card_by_card_and_a_dead_hand_is_warned_of(
    person: Come, keep_picture: Any, phone: bool, scheme: str
) -> None:
    mia = person("Mia", phone=phone, scheme=scheme, still=True)
    mia.page.goto(f"{mia.url}/learn")
    mia.page.get_by_role("link", name=re.compile("^Your first deal of Pineapple")).click()
    at_page(mia, "welcome")
    for key in ("order", "open"):
        mia.page.keyboard.press("ArrowRight")
        at_page(mia, key)
    for asked, then in zip(LAID, ("hidden", "royalties", "aces", "dead queens", "score fantasy end"), strict=True):
        mia.page.locator("[data-next]").click()
        at_page(mia, asked)
        if asked == "fifth":
            for queen in ("43", "40"):
                lay(mia, queen, 1)
            mia.page.get_by_text("Foul: the rows are out of order").wait_for()
            keep_picture(mia, f"learn-deal-{'phone' if phone else 'desktop'}-{scheme}")
            mia.page.get_by_role("button", name=re.compile("^Ready")).click()
            mia.page.get_by_role("heading", name="That would be a dead hand").wait_for()
            mia.page.locator("[data-again]").click()
        nothing_is_wrong(mia)
        for card, row in LAID[asked]:
            lay(mia, str(card), row)
        mia.page.get_by_role("button", name=re.compile("^Ready")).click()
        first, *others = then.split()
        at_page(mia, first)
        for key in others:
            mia.page.locator("[data-next]").click()
            at_page(mia, key)
    assert mia.page.get_by_text("Fantasyland next: 14 cards").first.is_visible()
    nothing_is_wrong(mia)
