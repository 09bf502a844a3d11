"""Every vector of the rulebook, by its id, put to the code that has to answer it."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.rules import vectors_betting, vectors_cards, vectors_forced, vectors_pots
from tests.rules.vectors import OTHER_TOPICS, TOPICS, VECTORS, WAITING, Vector

from croupier.rules.variants import VARIANTS

ANSWERS = vectors_cards.ANSWERS | vectors_forced.ANSWERS | vectors_betting.ANSWERS | vectors_pots.ANSWERS


def missing(vector: Vector) -> str:
    """What the house would need for this vector and has not; "" when it can run."""
    if vector.kind not in ANSWERS:
        return f"the kind {vector.kind}"
    variant = vector.given.get("variant", "holdem")
    if variant not in VARIANTS:
        return f"the variant {variant}"
    return ""


RUNNING = [vector for vector in VECTORS if not missing(vector)]


@pytest.mark.parametrize("vector", RUNNING, ids=[f"{vector.id}-{vector.text}" for vector in RUNNING])
def test_the_code_answers_as_the_rulebook_does(vector: Vector) -> None:
    answer = ANSWERS[vector.kind](vector.given)
    assert {key: answer.get(key, "no answer") for key in vector.expect} == vector.expect


def test_there_are_491_vectors_and_each_has_its_own_id() -> None:
    assert len(VECTORS) == 491
    assert len({vector.id for vector in VECTORS}) == 491


def test_a_vector_of_these_topics_runs_or_is_listed_with_the_very_thing_that_it_waits_for() -> None:
    ours = {vector.id: missing(vector) for vector in VECTORS if vector.topic in TOPICS}
    assert len(ours) == 292
    assert {vector: what for vector, what in ours.items() if what} == WAITING


def test_the_count_of_vectors_that_are_not_for_a_hand_is_right() -> None:
    assert Counter(v.topic for v in VECTORS if v.topic not in TOPICS and missing(v)) == OTHER_TOPICS
