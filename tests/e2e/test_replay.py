"""A hand is played again in a real Chromium: the list, steps by keyboard, the check, and the link for somebody else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import AXE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


def shown_step(person: Person) -> int:
    """The step that is shown."""
    return int(person.page.locator("[data-step]").get_attribute("data-step"))


def press(person: Person, key: str, step: int) -> None:
    """Press a key, and see the replay at this step."""
    person.page.keyboard.press(key)
    person.page.locator(f'[data-step="{step}"]').wait_for()


def check_the_deck(person: Person) -> str:
    """Press the button, and read what the check says."""
    person.page.get_by_role("button", name="Check this hand").click()
    person.page.locator("[data-check=holds], [data-check=fails]").wait_for()
    told = person.page.locator("dialog[open]").last.inner_text()
    person.page.keyboard.press("Escape")
    return str(told)


def play_a_hand_from_its_deal(anna: Person) -> int:
    """Sit down and play until a hand is over whose deck Anna could cut; gives its number."""
    anna.wait_for_turn()
    hand = anna.hand_number() + 1
    while anna.hand_number() <= hand:
        anna.decide()
    return hand


def test_a_finished_hand_is_stepped_through_by_keyboard_and_its_deck_is_checked(person: Come) -> None:
    anna = person("Anna")
    anna.enter()
    anna.open_table()
    anna.sit()
    hand = play_a_hand_from_its_deal(anna)
    anna.page.get_by_role("tab", name="Hands").click()
    anna.page.get_by_role("button", name=re.compile(f"^Play hand {hand} again")).click()
    anna.page.get_by_role("heading", name=f"Hand {hand}").wait_for()
    assert shown_step(anna) == 0
    press(anna, "ArrowRight", 1)
    press(anna, "ArrowRight", 2)
    press(anna, "ArrowLeft", 1)
    anna.page.keyboard.press("End")
    last = int(anna.page.get_by_role("slider", name="Step").get_attribute("max"))
    anna.page.locator(f'[data-step="{last}"]').wait_for()
    press(anna, "Home", 0)
    told = check_the_deck(anna)
    assert "The deal is proved" in told
    assert "1 player cut the deck" in told
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download").click()
        anna.page.get_by_role("link", name=re.compile("^As JSON")).click()
    assert download.value.suggested_filename.endswith(".json")
    name = download.value.suggested_filename.removeprefix("hand-").removesuffix(".json")
    if AXE.is_file():
        assert anna.audit() == []
    anna.page.get_by_role("button", name="Back to the table").click()
    anna.wait_for_turn()

    look_on(person("Viktoria", phone=True), name, last)


def look_on(watcher: Person, name: str, last: int) -> None:
    """Somebody who was never there follows the link to a step of the hand, and learns no card that was hidden."""
    watcher.page.goto(f"{watcher.url}/hand/{name}?at={last}")
    watcher.page.locator(f'[data-step="{last}"]').wait_for()
    assert "The deal is proved" in check_the_deck(watcher)
    record = watcher.page.evaluate("id => fetch(`/api/hands/${id}`).then(answer => answer.json())", name)
    dealt = [fact["cards"] for fact in record["facts"] if fact["type"] == "dealt"]
    assert dealt
    assert {card for cards in dealt for card in cards} == {-1}
    sizes = watcher.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert sizes[0] <= sizes[1], "the page scrolls sideways"
    if AXE.is_file():
        assert watcher.audit() == []


KNOWN = """async table => {
  const {hands} = await (await fetch(`/api/tables/${table}/hands`)).json();
  for (const {id} of hands) {
    const {scenes} = await (await fetch(`/api/hands/${id}/odds`)).json();
    if (scenes.length > 2 && scenes[0].players.length > 1) return id;
  }
  return null;
}"""
"""The last finished hand with a board in which Anna knows another hand from the deal on."""


def test_the_chances_of_the_known_hands_are_there_at_every_step_without_another_question(
    person: Come, keep_picture: Any
) -> None:
    anna = person("Anna", still=True)
    anna.enter()
    table = anna.open_table().rsplit("/", 1)[1]
    anna.sit()
    while not (known := anna.page.evaluate(KNOWN, table)):
        anna.decide()
    asked: list[str] = []
    anna.page.on("request", lambda one: asked.append(one.url) if "/odds" in one.url else None)
    anna.page.goto(f"{anna.url}/hand/{known}")
    anna.page.locator("[data-share]").first.wait_for()
    last = int(anna.page.get_by_role("slider", name="Step").get_attribute("max"))
    for step in range(1, last + 1):
        press(anna, "ArrowRight", step)
        shares = anna.page.locator("[data-chance]").all_inner_texts()
        if len(shares) > 1:
            assert sum(float(share.removesuffix(" %")) for share in shares) == pytest.approx(100, abs=0.3)
            assert anna.page.locator("[data-share]").count() == len(shares)
    assert len(asked) == 1
    anna.page.get_by_role("button", name=re.compile("^Flop")).first.click()
    keep_picture(anna, "replay")
    for scheme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=scheme)
        anna.page.locator(f"html.{scheme}").wait_for()
        assert not AXE.is_file() or anna.audit() == []
    anna.page.get_by_role("switch", name=re.compile("^Odds")).press("Space")
    anna.page.locator("[data-share]").first.wait_for(state="detached")
    assert anna.page.locator("[data-chance]").count() == 0
