"""The samples that the browser checks as well say what this check finds."""

from __future__ import annotations

from tests.room.write_proofs import FOLDER, texts


def test_the_samples_of_proofs_are_fresh_and_every_wrong_one_is_found() -> None:
    written = {path.name: path.read_text() for path in FOLDER.glob("*.json")}
    assert written == texts(), "run python -m tests.room.write_proofs"
    for name, text in written.items():
        assert ('"faults": []' in text) != name.startswith("wrong_"), name
