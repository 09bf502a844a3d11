"""Write the golden deals: `python -m tests.chinese.write_golden`. Read the difference before you commit it."""

from __future__ import annotations

from tests.chinese.golden import FOLDER, deals, document, path_of
from tests.rules.write_golden import text_of


def main() -> None:
    """Write them all."""
    for variant, golden in deals():
        path = path_of(variant, golden)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(document(variant, golden)), encoding="utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
