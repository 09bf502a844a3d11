"""Four languages in a real browser: switched at the table, in mid-hand, with the seat and the decision kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.person import Person

import croupier

Come = Callable[..., Person]

LOCALE = Path(croupier.__file__).parent / "locale"
SPOKEN = {"Українська": "uk", "Русский": "ru", "Български": "bg", "English": "en"}


def word(language: str, message: str) -> str:
    """What a language says for a message of one line."""
    texts = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))]
    found = re.search(rf"^{message} = (.*)$", "\n".join(texts), re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("phone", [False, True])
def test_the_language_is_switched_at_the_table_without_losing_the_seat(
    person: Come, keep_picture: Any, phone: bool
) -> None:
    anna = person("Anna", phone=phone)
    anna.enter()
    anna.page.get_by_text("Table 1").wait_for()
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    where, before = anna.page.url, "en"
    for own, tag in SPOKEN.items():
        anna.page.get_by_role("button", name=word(before, "table-menu"), exact=True).click()
        anna.page.locator("dialog[open]").get_by_text(word(before, "menu-settings"), exact=True).click()
        settings = anna.page.locator("dialog[open]")
        settings.get_by_text(own, exact=True).click()
        keep_picture(anna, f"settings-{tag}-{'phone' if phone else 'desktop'}")
        anna.page.keyboard.press("Escape")
        anna.page.locator(f"html[lang={tag}]").wait_for()
        anna.wait_for_turn()
        anna.page.locator("[data-bar] .act.fold").get_by_text(word(tag, "action-fold")).wait_for()
        sizes = anna.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert sizes[0] <= sizes[1], f"the page scrolls sideways in {tag}"
        cut = anna.page.locator("[data-bar] .act").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.innerText)"
        )
        assert cut == [], f"a button is cut off in {tag}"
        keep_picture(anna, f"table-{tag}-{'phone' if phone else 'desktop'}")
        assert anna.page.url == where
        before = tag
    assert anna.page.locator("[data-bar]").count() == 1
