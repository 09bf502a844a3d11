"""The table in every form and state: nothing is cut off or sticks out; script/screens keeps sheets of them."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.e2e.conftest import ROOT
from tests.e2e.person import audit
from tests.e2e.screens import FORMS, LANGUAGES, SMALL, THEMES, Picture, keep, take
from tests.e2e.test_languages import word

pytestmark = pytest.mark.slow
FELTS = ("pine", "slate", "wine", "dusk", "linen")
SEATS = tuple(f"seats-{count}" for count in range(2, 12))
STATES = (
    *("turn", "waiting", "folded", "fold-win", "split", "rabbit-ask", "choosing", "run-twice", "bomb", "runs"),
    *("omaha6", "stud-eight", "draw", "badugi", "open-pair", "away", "broke", "empty", "empty-spectator"),
    *("spectator", "lost", "check", "preflop", "closed", "only-all-in", "fixed", "heads-up", "omaha", "draw-wait"),
    *("bring-in", "stud", "show-some", "rabbit", "rotation", "time-bank"),
)
FACES = (
    *("first", "second-player", "watch-moves", "street", "waiting", "discard", "last", "spectator", "fantasy"),
    *("fantasy-other", "fantasy-17", "two", "foul", "score", "fantasy-score", "caps", "closed", "next-match"),
    *("away", "lost", "start", "alone", "free", "cup-lacks", "cup-start", "cup", "cup-away", "cup-over"),
)
MOVING = {"run-out", "steps", "face-telling"}
"""Scenes that go on by themselves and stand still as others do."""
Shot = tuple[str, dict[str, str]]

COLUMNS = {"phone": 4, "desktop": 3, "landscape": 3, "small": 8}
WORDY = ("turn", "split", "draw", "rabbit-ask", "choosing", "runs", "away", "broke", "only-all-in", "bring-in")
WORDY_FACES = (
    *("first", "discard", "fantasy", "fantasy-17", "foul", "score"),
    *("fantasy-score", "caps", "next-match", "start", "free", "cup-lacks", "cup-start", "cup-away", "cup-over"),
)
IN_WORDS: list[Shot] = [(scene, {"lang": language}) for scene in ("turn", "split", "draw") for language in LANGUAGES]
ON_SMALL: list[Shot] = [(scene, {"lang": language}) for scene in WORDY for language in LANGUAGES]
FACES_ON_SMALL: list[Shot] = [(f"face-{scene}", {"lang": language}) for scene in WORDY_FACES for language in LANGUAGES]
ON_FELTS: list[Shot] = [("turn", {"felt": felt, "theme": theme}) for felt in FELTS for theme in ("dark", "light")]

TABLES: dict[str, tuple[str, list[Shot]]] = {
    **{f"seats-{form}": (form, [(scene, {}) for scene in SEATS]) for form in FORMS},
    **{
        f"states-{form}-{theme}": (form, [(scene, {"theme": theme}) for scene in STATES])
        for form in FORMS
        for theme in ("dark", "light")
    },
    **{
        f"faces-{form}-{theme}": (form, [(f"face-{scene}", {"theme": theme}) for scene in FACES])
        for form in FORMS | SMALL
        for theme in ("dark", "light")
    },
    **{f"languages-{form}": (form, IN_WORDS) for form in FORMS},
    "languages-small": ("small", ON_SMALL),
    "faces-languages-small": ("small", FACES_ON_SMALL),
    "felts": ("desktop", ON_FELTS),
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def fixtures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page with tables in all their states, built from what is here now."""
    folder = tmp_path_factory.mktemp("fixtures")
    command = [sys.executable, str(ROOT / "build_backend" / "croupier_web.py"), "npm", "run", "screens"]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "CROUPIER_SCREENS_OUT": str(folder)})
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/fixtures.html"
        server.shutdown()


def opened(browser: Any, form: str, theme: str = "dark") -> Any:
    width, height = (FORMS | SMALL)[form]
    touch, size = form != "desktop", {"width": width, "height": height}
    return browser.new_context(
        viewport=size, is_mobile=touch, has_touch=touch, reduced_motion="reduce", color_scheme=theme
    )


@pytest.mark.parametrize("name", TABLES)
def test_nothing_at_the_table_is_cut_off_or_sticks_out(name: str, browser: Any, fixtures: str) -> None:
    form, shots = TABLES[name]
    pictures, faults = list[Picture](), list[str]()
    with opened(browser, form) as context:
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        for scene, how in shots:
            asked = {"scene": scene, "theme": "dark", "felt": "pine", "lang": "en", **how}
            page.goto(f"{fixtures}?{urlencode(asked)}")
            page.locator(".stage, .open-face").first.wait_for()
            if scene.endswith("lost"):  # a blink of the line is not told
                page.locator(".lost").wait_for()
            picture, wrong = take(page, " ".join((scene, *how.values())), form)
            pictures.append(picture)
            faults += wrong
            if name.startswith(("states", "faces")):
                faults += [f"{scene}, {name}: {found}" for found in audit(page)]
    keep(browser, pictures, name, COLUMNS[form])
    assert faults == []


def test_every_table_of_the_fixtures_is_on_a_sheet(browser: Any, fixtures: str) -> None:
    with opened(browser, "desktop") as context:
        page = context.new_page()
        page.goto(fixtures)
        scenes = set(page.get_by_role("link").all_inner_texts())
    assert scenes - MOVING == {scene for _, shots in TABLES.values() for scene, _ in shots}


DIALOGS = (("menu", ""), ("settings", "menu-settings"), ("keys", "menu-keys"), ("invite", "menu-invite"))


@pytest.mark.parametrize("form", FORMS | SMALL)
def test_no_dialog_of_the_table_is_cut_off_or_sticks_out(form: str, browser: Any, fixtures: str) -> None:
    pictures, faults = list[Picture](), list[str]()
    shots = [(*dialog, theme, language) for dialog in DIALOGS for theme in THEMES for language in LANGUAGES]
    with opened(browser, form) as context:
        page = context.new_page()
        for title, entry, theme, language in shots:
            if theme == "light" and language != "en":
                continue
            page.goto(f"{fixtures}?scene=waiting&theme={theme}&lang={language}")
            page.get_by_role("button", name=word(language, "table-menu"), exact=True).last.click()
            if entry:
                page.get_by_role("dialog").get_by_role("button", name=word(language, entry)).first.click()
            picture, wrong = take(page, f"{title} {theme} {language}", form)
            pictures.append(picture)
            faults += wrong
            if language == "en":
                faults += [f"{title}, {theme}: {found}" for found in audit(page)]
    keep(browser, pictures, f"dialogs-{form}", COLUMNS[form])
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_that_is_folded_on_a_small_phone_opens_by_a_press_and_by_keyboard(
    language: str, browser: Any, fixtures: str
) -> None:
    with opened(browser, "small") as context:
        page = context.new_page()
        page.goto(f"{fixtures}?scene=face-next-match&theme=dark&lang={language}")
        line = page.get_by_role("button", name=word(language, "face-score"))
        for open_it in (line.click, lambda: line.press("Enter")):
            open_it()
            dialog = page.get_by_role("dialog")
            dialog.get_by_role("row", name=word(language, "face-part-scoop")).wait_for()
            _, faults = take(page, f"score {language}", "small")
            assert faults + audit(page) == []
            page.keyboard.press("Escape")
            dialog.wait_for(state="hidden")
