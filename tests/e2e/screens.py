"""Pictures of screens: what is wrong with one at a glance, and many of them on one sheet."""

from __future__ import annotations

import base64
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tests.e2e.person import Person

SHEETS = Path(__file__).resolve().parents[2] / "docs" / "screens"

FORMS = {"desktop": (1280, 720), "phone": (390, 844), "landscape": (844, 390)}
SMALL = {"small": (360, 640)}
"""The smallest phone that the room is made for."""
WIDTHS = {"desktop": 640, "phone": 260, "landscape": 560, "small": 240}
"""How wide a picture is on a sheet."""
COLUMNS = {"desktop": 4, "phone": 8, "landscape": 4, "small": 8}
THEMES = ("dark", "light")
LANGUAGES = ("en", "uk", "ru", "bg")
AUDITED = {("desktop", "dark"), ("desktop", "light"), ("phone", "light")}
"""Where axe-core is asked."""

FAULTS = """() => {
  const found = [], width = innerWidth;
  for (const one of document.querySelectorAll('body *')) {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!own || box.width < 2 || style.visibility === 'hidden' || one.closest('.vh, .scrolls, [inert]')) continue;
    const head = one.closest('thead');  // on a phone the heads of a table are only for the ear
    if (head && getComputedStyle(head).position === 'absolute') continue;
    const says = one.textContent.trim().slice(0, 60);
    const clips = style.overflowX !== 'visible' && style.display !== 'inline';
    if (clips && one.scrollWidth > one.clientWidth + 1) found.push('cut: ' + says);
    if (box.right > width + 1 || box.left < -1) found.push('beside the screen: ' + says);
  }
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const one of top.querySelectorAll('button, a[href], input, select, [data-plate], .tag, .pill')) {
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    const hidden = box.width < 2 || x < 0 || y < 0 || x > width || y > innerHeight;
    if (hidden || getComputedStyle(one).visibility === 'hidden') continue;
    if (one.closest('.vh, .scrolls, [inert], label, [data-take]')) continue;  // cards lie on the row that takes more
    let away = false;  // scrolled out of the box that it lies in
    for (let up = one.parentElement; up; up = up.parentElement) {
      const part = up.getBoundingClientRect();
      away ||= /auto|scroll/.test(getComputedStyle(up).overflowY) && (y < part.top || y > part.bottom);
    }
    if (away) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || one.contains(hit) || hit.contains(one) || hit.closest('.toasts')) continue;
    if (hit.closest('.lost') && one.closest('.controls, .dock')) continue;
    let pinned = false;  // a foot that stays in view lies over what scrolls
    for (let up = hit; up; up = up.parentElement) pinned ||= getComputedStyle(up).position === 'sticky';
    if (pinned) continue;
    const says = (one.textContent || one.ariaLabel || one.id).trim().slice(0, 40);
    found.push(`covered: ${says} by ${hit.className || hit.tagName}`);
  }
  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  return [...new Set(found)];
}"""


class Picture(NamedTuple):
    """One picture with what it shows."""

    title: str
    form: str
    image: bytes


STILL = """() => document.getAnimations().every(
  one => one.playState !== 'running' || one.effect.getTiming().iterations === Infinity
)"""


FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what is laid out by its measured size has heard of another one."""


def take(page: Any, title: str, form: str) -> tuple[Picture, list[str]]:
    """A picture of the page as it stands, and what is cut off or sticks out there."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate(FRAMES)
    page.wait_for_function(STILL)
    faults = [f"{title}, {form}: {fault}" for fault in page.evaluate(FAULTS)]
    return Picture(title, form, page.screenshot()), faults


def _figure(one: Picture) -> str:
    image = f"data:image/png;base64,{base64.b64encode(one.image).decode()}"
    return (
        f'<figure style="width:{WIDTHS[one.form]}px"><img src="{image}"><figcaption>{one.title}</figcaption></figure>'
    )


SHEET = """<style>
body { margin: 6px; background: #8a8f92; display: flex; flex-wrap: wrap; align-items: flex-start }
figure { margin: 6px } img { width: 100%; display: block; border-radius: 4px }
figcaption { font: 12px system-ui; color: #111; padding-top: 3px }
</style>"""

PACK = """async address => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.72).split(',')[1];
}"""


def sheet(browser: Any, pictures: Sequence[Picture], path: Path, columns: int) -> None:
    """Lay pictures beside each other, each over its title, and keep them as one WebP."""
    width = columns * (max(WIDTHS[one.form] for one in pictures) + 12) + 12
    page = browser.new_page(viewport={"width": width, "height": 400})
    page.set_content(SHEET + "".join(map(_figure, pictures)))
    whole = base64.b64encode(page.screenshot(full_page=True)).decode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(page.evaluate(PACK, f"data:image/png;base64,{whole}")))
    page.close()


def keep(browser: Any, pictures: Sequence[Picture], name: str, columns: int) -> None:
    """Keep a sheet if sheets are asked for; CROUPIER_SCREENS_WHOLE names a folder for each picture as it was taken."""
    if whole := os.environ.get("CROUPIER_SCREENS_WHOLE"):
        for number, one in enumerate(pictures):
            words = "-".join(one.title.split())
            (Path(whole) / f"{name}-{number:02}-{words}.png").write_bytes(one.image)
    if os.environ.get("CROUPIER_SCREENS"):
        sheet(browser, pictures, SHEETS / f"{name}.webp", columns)


SPEAK = """language => {
  const newValue = JSON.stringify({...JSON.parse(localStorage.getItem('croupier') ?? '{}'), language});
  localStorage.setItem('croupier', newValue);
  dispatchEvent(new StorageEvent('storage', {key: 'croupier', newValue}));
}"""
"""As if another tab of this browser had chosen a language: what stands on the screen stays."""


class Album:
    """What one person sees on the way through the room: every screen in each form, light and language."""

    def __init__(self, person: Person, forms: dict[str, tuple[int, int]] = FORMS) -> None:
        self.person, self.forms = person, forms
        self.pictures: list[Picture] = []
        self.in_words: list[Picture] = []
        self.faults: list[str] = []
        self._touch = person.context.new_cdp_session(person.page)

    def show(self, form: str, theme: str = "dark") -> None:
        """Give the screen another form and another light; what stands on it stays."""
        width, height = (self.forms | SMALL)[form]
        touch = {"enabled": form != "desktop", "maxTouchPoints": 1}
        self._touch.send("Emulation.setTouchEmulationEnabled", touch)
        self.person.page.emulate_media(color_scheme=theme)
        self.person.page.set_viewport_size({"width": width, "height": height})

    def look(self, title: str, *forms: str) -> None:
        """Take the screen in these forms, else in all, and ask axe-core about it."""
        for form in forms or tuple(self.forms):
            for theme in THEMES:
                self.show(form, theme)
                picture, wrong = take(self.person.page, title, form)
                self.pictures.append(picture)
                self.faults += wrong
                if (form, theme) in AUDITED:
                    self.faults += [f"{title}, {form}, {theme}: {found}" for found in self.person.audit()]
        self._look_at_words(title)
        self.show(next(iter(self.forms)))

    def _look_at_words(self, title: str) -> None:
        """Take the screen on the smallest phone, where words have the least room, in every language."""
        self.show("small", "light")
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            self.person.page.evaluate(SPEAK, language)
            self.person.page.locator(f"html[lang={language}]").wait_for()
            picture, wrong = take(self.person.page, f"{title} {language}", "small")
            self.in_words.append(picture)
            self.faults += wrong

    def keep(self, browser: Any, name: str) -> None:
        """Keep a sheet for each form and one of the languages."""
        for form in self.forms:
            taken = [one for one in self.pictures if one.form == form]
            keep(browser, taken, f"{name}-{form}", COLUMNS[form])
        keep(browser, self.in_words, f"{name}-words", COLUMNS["small"])
