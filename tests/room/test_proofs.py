"""The samples that the browser checks as well say what this check finds."""

from __future__ import annotations

import msgspec
from tests.room.write_proofs import FOLDER, samples

from croupier.room.proof import HandRecord, Verdict, check


class Sample(msgspec.Struct):
    """One file."""

    name: str
    record: HandRecord
    verdict: Verdict


def test_the_samples_of_proofs_are_fresh_and_every_wrong_one_is_found() -> None:
    made = samples()
    written = {path.stem: msgspec.json.decode(path.read_bytes(), type=Sample) for path in FOLDER.glob("*.json")}
    assert written.keys() == made.keys(), "run python -m tests.room.write_proofs"
    for name, sample in written.items():
        assert sample.record == made[name], "run python -m tests.room.write_proofs"
        assert sample.verdict == check(sample.record)
        assert bool(sample.verdict.faults) == name.startswith("wrong_")
