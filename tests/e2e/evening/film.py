"""Pictures of the evening, kept in docs/screens/evening when CROUPIER_SCREENS=1: of each step, and as a film."""

from __future__ import annotations

import os
from base64 import b64decode, b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.e2e.evening.guest import Guest
from tests.e2e.evening.story import Evening

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "screens" / "evening"
WIDTH, HEIGHT = 1136, 504
SECONDS = 3

BESIDE = """async ([width, height, pictures]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d", { alpha: false });
  pen.fillStyle = "#0d1113";
  pen.fillRect(0, 0, width, height);
  let x = 0;
  for (const data of pictures) {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const wide = picture.width * height / picture.height;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, x, 0, wide, height);
    x += wide + 6;
  }
  return canvas.toDataURL("image/webp", 0.85).split(",")[1];
}"""
"""Draws pictures beside each other, all equally high; the answer is a WebP."""


class Film:
    """The strip of pictures: at each step a desktop, and a phone beside it."""

    def __init__(self, evening: Evening, *, on: bool) -> None:
        self.evening = evening
        self.on = on and bool(os.environ.get("CROUPIER_SCREENS"))
        self.strip: dict[str, bytes] = {}

    def shot(self, name: str, *, phone: Guest | None = None, desktop: Guest | None = None) -> None:
        """Keep how it looks now, on the host's screen and Mia's unless others are named."""
        if not self.on:
            return
        seen = (desktop or self.evening.host, phone or self.evening.by_seat[3])
        self.strip[name] = beside(seen)
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / f"{name}.webp").write_bytes(self.strip[name])

    def develop(self) -> None:
        """Write the film, which shows one picture after the other."""
        if self.on:
            (FOLDER / "film.webp").write_bytes(animated(list(self.strip.values())))


def beside(seen: Sequence[Guest]) -> bytes:
    """The screens of these people as they are now, beside each other, as a WebP."""
    pictures = [b64encode(one.page.screenshot()).decode() for one in seen]
    browser: Any = seen[0].person.context.browser
    board = browser.new_page()
    picture = b64decode(board.evaluate(BESIDE, [WIDTH, HEIGHT, pictures]))
    board.close()
    return picture


def animated(pictures: list[bytes]) -> bytes:
    """One animated WebP of lossy pictures, by the layout of RIFF chunks that WebP prescribes."""
    size = little(WIDTH - 1, 3) + little(HEIGHT - 1, 3)
    chunks = chunk(b"VP8X", little(2, 4) + size) + chunk(b"ANIM", bytes(6))
    for picture in pictures:
        image = picture[picture.index(b"VP8 ", 12) :]  # without what stands before it, as a profile of colours
        image = image[: 8 + int.from_bytes(image[4:8], "little")]
        chunks += chunk(b"ANMF", bytes(6) + size + little(SECONDS * 1_000, 3) + little(2, 1) + image)
    return b"RIFF" + little(len(chunks) + 4, 4) + b"WEBP" + chunks


def chunk(kind: bytes, data: bytes) -> bytes:
    """A chunk of an even length."""
    return kind + little(len(data), 4) + data + bytes(len(data) % 2)


def little(number: int, size: int) -> bytes:
    """A number, its least byte first."""
    return number.to_bytes(size, "little")
