"""Pictures of screens: what is wrong with one at a glance, and many of them on one sheet."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

FORMS = {"desktop": (1280, 720), "phone": (390, 844), "landscape": (844, 390)}
WIDTHS = {"desktop": 640, "phone": 260, "landscape": 560}
"""How wide a picture is on a sheet."""

FAULTS = """() => {
  const found = [], width = innerWidth;
  for (const one of document.querySelectorAll('body *')) {
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    const own = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    if (!own || box.width < 2 || style.visibility === 'hidden' || one.closest('.vh, .scrolls, [inert]')) continue;
    const says = one.textContent.trim().slice(0, 60);
    const clips = style.overflowX !== 'visible' && style.display !== 'inline';
    if (clips && one.scrollWidth > one.clientWidth + 1) found.push('cut: ' + says);
    if (box.right > width + 1 || box.left < -1) found.push('beside the screen: ' + says);
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


def take(page: Any, title: str, form: str) -> tuple[Picture, list[str]]:
    """A picture of the page as it stands, and what is cut off or sticks out there."""
    page.evaluate("() => document.fonts.ready")
    page.wait_for_function(STILL)
    faults = [f"{title}, {form}: {fault}" for fault in page.evaluate(FAULTS)]
    return Picture(title, form, page.screenshot()), faults


SHEET = """<style>
body { margin: 6px; background: #8a8f92; display: flex; flex-wrap: wrap; align-items: flex-start }
figure { margin: 6px } img { width: 100%; display: block; border-radius: 4px }
figcaption { font: 12px system-ui; color: #111; padding-top: 3px }
</style>"""


def _figure(one: Picture) -> str:
    image = f"data:image/png;base64,{base64.b64encode(one.image).decode()}"
    return (
        f'<figure style="width:{WIDTHS[one.form]}px"><img src="{image}"><figcaption>{one.title}</figcaption></figure>'
    )


def sheet(browser: Any, pictures: Sequence[Picture], path: Path, columns: int) -> None:
    """Lay pictures beside each other, each over its title, and keep them as one JPEG."""
    width = columns * (max(WIDTHS[one.form] for one in pictures) + 12) + 12
    page = browser.new_page(viewport={"width": width, "height": 400})
    page.set_content(SHEET + "".join(map(_figure, pictures)))
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, full_page=True, type="jpeg", quality=70)
    page.close()
