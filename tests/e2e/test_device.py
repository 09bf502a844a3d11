"""What a device does for the table: the page is installed, and its keys are the reader's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.e2e.person import Person

Come = Callable[..., Person]
NEVER_HERE = {"in-incognito"}
"""What Chromium holds against every page of a test."""


def test_a_phone_can_install_the_page_without_a_store(person: Come) -> None:
    anna = person("Anna", phone=True)
    anna.page.goto(anna.url)
    devtools = anna.context.new_cdp_session(anna.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["manifest"]["display"] in {"standalone", "kStandalone"}
    problems = {one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert problems - NEVER_HERE == set()
    for icon in manifest["manifest"]["icons"]:
        assert anna.page.request.get(icon["url"]).ok, icon
    assert anna.page.request.get(anna.url + "/apple-touch-icon.png").headers["content-type"] == "image/png"


def test_a_key_is_changed_on_the_sheet_and_folds_from_then_on(person: Come) -> None:
    anna = person("Anna", still=True)
    anna.enter()
    anna.open_table()
    anna.sit()
    anna.wait_for_turn()
    anna.page.keyboard.press("?")
    sheet: Any = anna.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Change the key for: Fold, F").click()
    anna.page.keyboard.press("q")
    sheet.get_by_role("button", name="Change the key for: Fold, Q").wait_for()
    anna.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    anna.wait_for_turn()
    before = anna.decision()
    anna.page.keyboard.press("f")
    assert anna.decision() == before, "the old key still does something"
    for _ in range(20):  # a key just after the buttons changed is dropped on purpose, and told
        anna.page.keyboard.press("q")
        if anna.page.locator("dialog[open]").count():  # a check is free: folding is asked about
            anna.page.locator("dialog[open]").get_by_role("button", name="Fold").click()
        if anna.moved_on(before):
            break
    anna.page.locator(".seat.hero.folded").wait_for()
