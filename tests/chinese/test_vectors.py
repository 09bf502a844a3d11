"""Every vector of open-face Chinese, by its id, put to the code that has to answer it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.chinese.answers import ANSWERS
from tests.rules.vectors import VECTORS, Vector

OURS = [vector for vector in VECTORS if vector.topic.startswith("ofc_")]


@pytest.mark.parametrize("vector", OURS, ids=[f"{vector.id}-{vector.text}" for vector in OURS])
def test_the_code_answers_as_the_rulebook_does(vector: Vector) -> None:
    answer = ANSWERS[vector.kind](vector.given)
    assert {key: answer.get(key, "no answer") for key in vector.expect} == vector.expect


def test_there_are_111_vectors_of_open_face_chinese() -> None:
    count = Counter(vector.topic for vector in OURS)
    assert count == {"ofc_scoring": 49, "ofc_foul": 15, "ofc_fantasy": 21, "ofc_flow": 26}
