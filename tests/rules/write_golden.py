"""Write the golden hands: `python -m tests.rules.write_golden`. Read the difference before you commit it."""

from __future__ import annotations

import json
from typing import Any

from tests.rules.golden import FOLDER, document, hands, path_of, played, played_document


def text_of(document: dict[str, Any]) -> str:
    """JSON with a line for each fact, so that a difference can be read."""
    parts = []
    for key, value in document.items():
        if key == "views":
            told = ",\n".join(f"  {json.dumps(viewer)}: {lines_of(facts)}" for viewer, facts in value.items())
            parts.append('"views": {\n' + told + "\n}")
        else:
            text = lines_of(value) if key in ("events", "actions") else json.dumps(value)
            parts.append(f"{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def lines_of(values: list[Any]) -> str:
    """A list with a line for each value."""
    return "[\n" + ",\n".join(f"    {json.dumps(value)}" for value in values) + "\n  ]"


def main() -> None:
    """Write them all."""
    documents = [(path_of(variant, golden.name), document(variant, golden)) for variant, golden in hands()]
    documents += [(path_of(variant, name), played_document(variant, seed)) for variant, name, seed in played()]
    for path, found in documents:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text_of(found), encoding="utf-8")
        print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
