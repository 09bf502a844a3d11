"""`python -m tests.cli.write_explained`: writes the golden explained hands anew, to be looked at before a commit."""

from __future__ import annotations

from tests.cli.explained import FOLDER, all_explained


def main() -> None:
    """Write every file; what nobody tells any more is removed."""
    FOLDER.mkdir(exist_ok=True)
    written = set()
    for each in all_explained():
        path = FOLDER / f"{each.name}.txt"
        path.write_text(each.text, encoding="utf-8")
        written.add(path)
    for path in set(FOLDER.glob("*.txt")) - written:
        path.unlink()


if __name__ == "__main__":
    main()
