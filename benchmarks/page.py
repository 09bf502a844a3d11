"""The page of figures: each command writes its own part of docs/performance.md and leaves the others as they are."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "performance.md"
PARTS = ("speed", "load", "soak")
MARK = "<!-- {} -->\n"


def parts_of(text: str) -> dict[str, str]:
    """The parts of a page, by name."""
    found, name = {}, ""
    for line in text.splitlines(keepends=True):
        marked = next((part for part in PARTS if line == MARK.format(part)), None)
        name = marked or name
        if marked is None and name:
            found[name] = found.get(name, "") + line
    return found


def put(name: str, text: str) -> None:
    """Write one part of the page."""
    parts = parts_of(PAGE.read_text(encoding="utf-8") if PAGE.exists() else "")
    parts[name] = text.strip() + "\n\n"
    page = "".join(MARK.format(part) + parts[part] for part in PARTS if part in parts)
    PAGE.write_text(page.rstrip() + "\n", encoding="utf-8")
