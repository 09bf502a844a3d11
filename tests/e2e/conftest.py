"""A real room in a process of its own, a real browser, and people who use both."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.person import Person
from tests.e2e.screens import Album

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "croupier" / "server" / "static" / "index.html"
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]


class RunningRoom:
    """A room that can be killed and opened again on the same port."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.port = self.drain = "0"
        self.open()

    @property
    def command(self) -> list[str]:
        """What is run."""
        return [sys.executable, "-m", "tests.e2e.quick_room", str(self.file), self.port, self.drain]

    def open(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(self.command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http"), "the room did not open"
        self.port = self.url.rsplit(":", 1)[1]
        told = iter(self.process.stdout.readline, "")
        self.host_url = next(line for line in told if line.startswith("For the host:")).split()[-1]

    def kill(self) -> None:
        self.process.kill()
        self.wait()

    def close(self) -> None:
        self.process.terminate()
        self.wait()

    def wait(self) -> None:
        self.process.wait(20)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


def need_the_browser_part() -> None:
    """Skip where it is not built."""
    if not STATIC.is_file():
        pytest.skip("the browser part is not built (script/install builds it)")


@pytest.fixture
def room(tmp_path: Path) -> Iterator[RunningRoom]:
    """An open room with its first table and its bots."""
    need_the_browser_part()
    running = RunningRoom(tmp_path / "room.db")
    yield running
    running.close()


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    """One Chromium for the journeys of a file; while it is open no other test may have an event loop of its own."""
    playwright = pytest.importorskip("playwright.sync_api")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=chromium, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def person(browser: Any, room: RunningRoom) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own; afterwards none of their pages may have had an error."""
    people: list[Person] = []

    def come(name: str, *, phone: bool = False, scheme: str = "dark", still: bool = False) -> Person:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme=scheme,
            locale="en-GB",
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(20_000)
        people.append(Person(name, context, room.url))
        return people[-1]

    yield come
    for one in people:
        one.leave_browser()
    for one in people:
        assert not one.errors, f"{one.name}'s browser complained: {one.errors}"


@pytest.fixture
def keep_picture() -> Callable[[Person, str], None]:
    """Keeps a picture in docs/screens when CROUPIER_SCREENS=1, so that the docs show the real screens."""

    def keep(person: Person, name: str) -> None:
        if os.environ.get("CROUPIER_SCREENS"):
            folder = ROOT / "docs" / "screens"
            folder.mkdir(parents=True, exist_ok=True)
            person.page.screenshot(path=folder / f"{name}.png")

    return keep


@pytest.fixture
def album(browser: Any) -> Any:
    """Opens albums, and says at the end what was found wrong on their pictures."""
    opened: dict[str, Album] = {}

    def begin(name: str, person: Person, **more: Any) -> Album:
        return opened.setdefault(name, Album(person, **more))

    yield begin
    for name, each in opened.items():
        each.keep(browser, name)
    assert [fault for each in opened.values() for fault in each.faults] == []
