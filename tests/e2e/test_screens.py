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
from tests.e2e.screens import FORMS, Picture, keep, take

pytestmark = pytest.mark.slow
LANGUAGES = ("en", "uk", "ru", "bg")
FELTS = ("pine", "slate", "wine", "dusk", "linen")
SEATS = tuple(f"seats-{count}" for count in range(2, 12))
STATES = (
    *("turn", "waiting", "folded", "fold-win", "split", "rabbit-ask", "choosing", "run-twice", "bomb", "runs"),
    *("omaha6", "stud-eight", "draw", "badugi", "open-pair", "away", "broke", "empty", "empty-spectator"),
    *("spectator", "lost"),
)
Shot = tuple[str, dict[str, str]]

COLUMNS = {"phone": 4, "desktop": 3, "landscape": 3}
IN_WORDS: list[Shot] = [(scene, {"lang": language}) for scene in ("turn", "split", "draw") for language in LANGUAGES]
ON_FELTS: list[Shot] = [("turn", {"felt": felt, "theme": theme}) for felt in FELTS for theme in ("dark", "light")]

TABLES: dict[str, tuple[str, list[Shot]]] = {
    **{f"seats-{form}": (form, [(scene, {}) for scene in SEATS]) for form in FORMS},
    **{
        f"states-{form}-{theme}": (form, [(scene, {"theme": theme}) for scene in STATES])
        for form in FORMS
        for theme in ("dark", "light")
    },
    **{f"languages-{form}": (form, IN_WORDS) for form in FORMS},
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
    width, height = FORMS[form]
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
            page.locator(".stage").wait_for()
            if scene == "lost":  # a blink of the line is not told
                page.locator(".lost").wait_for()
            picture, wrong = take(page, " ".join((scene, *how.values())), form)
            pictures.append(picture)
            faults += wrong
            if name.startswith("states"):
                faults += [f"{scene}, {name}: {found}" for found in audit(page)]
    keep(browser, pictures, name, COLUMNS[form])
    assert faults == []


@pytest.mark.parametrize("form", FORMS)
def test_no_dialog_of_the_table_is_cut_off_or_sticks_out(form: str, browser: Any, fixtures: str) -> None:
    pictures, faults = list[Picture](), list[str]()
    with opened(browser, form) as context:
        page = context.new_page()
        for title, entry in (("menu", ""), ("settings", "Settings"), ("keys", "Keys"), ("invite", "Invite")):
            for language in LANGUAGES if title in ("settings", "keys") else ("en",):
                page.goto(f"{fixtures}?scene=waiting&theme=dark&lang=en")
                page.get_by_role("button", name="Menu").last.click()
                if entry:
                    page.get_by_role("dialog").get_by_role("button", name=entry).first.click()
                picture, wrong = take(page, f"{title} {language}", form)
                pictures.append(picture)
                faults += wrong
    keep(browser, pictures, f"dialogs-{form}", COLUMNS[form])
    assert faults == []
