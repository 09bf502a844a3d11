"""Ranges: what the usual notation means, what is refused and where, and that it is written back as it was read."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards import cards
from croupier.kernels import equity_exact
from croupier.study.range_order import ORDER
from croupier.study.ranges import ALL, BadRange, Range, hand_of, kind_of, kinds, of_kind, read

EVERY = [hand_of(*two) for two in combinations(range(52), 2)]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("AA", 6),
        ("AKs", 4),
        ("KAo", 12),
        ("AK", 16),
        ("22+", 78),
        ("QQ+, AKs", 22),
        ("77-99", 18),
        ("99-77 ", 18),
        ("ATs+", 16),
        ("AT+", 64),
        ("A5s-A2s", 16),
        ("KTo-K8o", 36),
        ("76s-54s", 12),
        ("T8s-97s", 8),
        ("AhKd", 1),
        ("Ah*", 51),
        ("*", ALL),
        ("100%", ALL),
        ("0%,AA", 6),
        ("AA;KK QQ,,JJ", 24),
    ],
)
def test_the_usual_notation_names_so_many_hands(text: str, count: int) -> None:
    assert len(read(text)) == count


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        ("", 0, "a range without hands"),
        (" , ", 0, "a range without hands"),
        ("AA:0", 0, "a range without hands"),
        ("QQ+, AKx", 5, "no hands"),
        ("AAs", 0, "no hands"),
        ("AhAh", 0, "no hands"),
        ("AKs-QJo", 0, "no hands"),
        ("AKs-QTs", 0, "no hands"),
        ("22-A", 0, "no hands"),
        ("101%", 0, "no hands"),
        ("AA, KK:1.5", 4, "no weight from 0 to 1"),
        ("AA, KK:-1", 4, "no weight from 0 to 1"),
        ("KK:", 0, "no weight from 0 to 1"),
        ("KK:nan", 0, "no weight from 0 to 1"),
        ("KK:150%", 0, "no weight from 0 to 1"),
        ("1e9", 0, "no hands"),
    ],
)
def test_what_is_no_range_is_refused_with_the_place(text: str, place: int, why: str) -> None:
    with pytest.raises(BadRange, match=why) as caught:
        read(text)
    assert caught.value.place == place


def test_the_last_weight_of_a_hand_holds() -> None:
    found = read("AA:0.5, AhAs:25%, KK, KK:0")
    assert found.weights[hand_of(*cards("AhAs"))] == 0.25
    assert found.weights[hand_of(*cards("AdAc"))] == 0.5
    assert len(found) == 6


def test_a_weight_outside_of_0_to_1_is_no_range() -> None:
    for weight in (-0.1, 1.1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="from 0 to 1"):
            Range({(51, 50): weight})


def test_what_is_seen_is_in_no_hand() -> None:
    assert len(read("AA, AKs").without(cards("As"))) == 3 + 3
    assert read("*").share == 1


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AA,KK,QQ", "QQ+"),
        ("55,66,77", "77-55"),
        ("AKs AKo AQs AQo AJs", "AQ+, AJs"),
        ("KQs KJs K9s", "KJs+, K9s"),
        ("AhKd,AA:0.5", "AA:0.5, AhKd"),
        ("A2s", "A2s"),
        ("*", "22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32"),
    ],
)
def test_a_range_is_written_in_runs(text: str, written: str) -> None:
    assert str(read(text)) == written


@given(st.lists(st.tuples(st.sampled_from([*kinds()]), st.sampled_from([1.0, 0.5, 0.125])), min_size=1, max_size=40))
def test_whole_kinds_are_read_back_as_they_were_written(parts: list[tuple[str, float]]) -> None:
    found = Range({hand: weight for kind, weight in parts for hand in of_kind(kind)})
    assert read(str(found)) == found


@given(st.dictionaries(st.sampled_from(EVERY), st.sampled_from([1.0, 0.25, 1 / 3]), min_size=1, max_size=60))
def test_any_hands_are_read_back_as_they_were_written(weights: dict[tuple[int, int], float]) -> None:
    assert read(str(Range(weights))) == Range(weights)


def test_small_weights_are_read_back_as_they_were_written() -> None:
    found = Range({(51, 50): 1e-7, (47, 46): 5e-324, (43, 42): 0.1 + 0.2})
    assert read(str(found)) == found


def test_all_kinds_are_all_hands_once() -> None:
    assert sorted(hand for kind in kinds() for hand in of_kind(kind)) == sorted(EVERY)
    assert sorted(ORDER) == sorted(kinds())
    assert all(kind_of(hand) == kind for kind in ORDER for hand in of_kind(kind))


def test_per_cents_are_the_best_whole_kinds() -> None:
    assert str(read("3%")) == "88+"
    assert all(abs(len(read(f"{percent}%")) - percent * 13.26) <= 6 for percent in range(1, 101))
    for small, large in ((5, 10), (10, 20), (20, 60)):
        assert {*read(f"{small}%").hands} < {*read(f"{large}%").hands}


def against_any(kind: str) -> int:
    """Twice the boards won against every other hand, ties once."""
    hand = of_kind(kind)[0]
    total = 0
    for other in EVERY:
        if not {*hand} & {*other}:
            found = equity_exact(bytes((*hand, *other)), b"", b"")
            total += 2 * found[1] + found[2]
    return total


@pytest.mark.slow
def test_the_order_of_kinds_is_that_of_their_equity_against_any_hand() -> None:
    """Twelve neighbours, some minutes in pure Python."""
    chance = Random(4)
    for place in chance.sample(range(168), 6):
        assert against_any(ORDER[place]) >= against_any(ORDER[place + 1])
