"""Whole hands: the compiled part and its twin play the same ones, and refuse the same things."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.kernels import twin

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]


def numbers(*items: int) -> array[int]:
    """Items of 64 bits."""
    return array("q", items)


def table(stacks: tuple[int, ...] = (100, 100), **other: tuple[int, ...]) -> Any:
    """Two players with blinds of 1 and 2, or something else."""
    n = len(stacks)
    posts, stakes = other.get("posts", (1, 0, 1, 0, 0, 2)), other.get("stakes", (n - 1, 2, 2, 2, 1))
    return (numbers(*stacks), numbers(*posts), numbers(*stakes), numbers(*other.get("weights", (1, 1, 1, 1, 0) * n)))


def random_table(chance: Random) -> Any:
    """Any numbers that pass, whether a table has such ones or not."""
    n = chance.randint(2, 10)
    deep = chance.choice((3, 40, 1_000, 10**15 // 2))
    posts = [
        number
        for _ in range(chance.randint(0, 2 * n))
        for number in (chance.randrange(n), chance.randrange(3), chance.randint(0, deep // 2))
    ]
    own = [[posts[at + 2] for at in range(0, len(posts), 3) if posts[at : at + 2] == [who, 0]] for who in range(n)]
    stakes = (
        chance.randrange(n),
        max(map(sum, own)) + chance.choice((0, 0, deep // 3)),
        *[chance.randint(1 + deep // 50, deep) for _ in range(2)],
    )
    weights = [chance.choice((0, 0, 1, 3, 100, 2**29)) + (choice == 2) for _ in range(n) for choice in range(5)]
    stacks = tuple(chance.randint(1, deep) for _ in range(n))
    return table(stacks, posts=tuple(posts), stakes=(*stakes, chance.randrange(2)), weights=tuple(weights))


def played(module: Any, asked: Any, hands: int, room: int, seed: int, first: int) -> tuple[int, list[int], list[int]]:
    """How many hands were played, what each player won, what was told of these."""
    net, trace = numbers(*[0] * hands * len(asked[0])), numbers(*[0] * room)
    count, end = module.simulate(*asked, seed, first, net, trace), 0
    for _ in range(count if room else 0):
        end += 1 + trace[end]
    return count, net.tolist(), trace.tolist()[:end]


def check_both(seed: int) -> None:
    """One table, played by both, told and not told."""
    chance = Random(seed)
    asked, start, first = random_table(chance), chance.getrandbits(64), chance.getrandbits(40)
    for hands, room in ((5, 0), (8, chance.randint(1, 300)), (3, 3_000)):
        found = played(fast, asked, hands, room, start, first)
        assert found == played(twin, asked, hands, room, start, first)
        assert sum(found[1]) == 0


@needs_both
def test_both_play_the_same_hands() -> None:
    for seed in range(250):
        check_both(seed)


@needs_both
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_both_play_the_same_hands_at_many_tables(seed: int) -> None:
    for table_number in range(1_000):
        check_both(1_000 * (seed + 1) + table_number)


@pytest.mark.parametrize("module", BOTH)
def test_a_hand_without_room_to_tell_it_is_not_played(module: Any) -> None:
    _, net, trace = played(module, table(), 3, 500, 1, 0)
    first, second = 1 + trace[0], 1 + trace[1 + trace[0]]
    for room, count in ((first - 1, 0), (first, 1), (first + second - 1, 1), (first + second, 2)):
        done, some, told = played(module, table(), 3, room, 1, 0)
        assert (done, some[: 2 * done], told) == (count, net[: 2 * count], trace[: (0, first, first + second)[count]])
        assert not any(some[2 * done :])


@pytest.mark.parametrize("module", BOTH)
def test_numbers_may_stand_at_odd_addresses(module: Any) -> None:
    inputs = [memoryview(b"\0" + part.tobytes())[1:] for part in table()]
    net, trace = memoryview(bytearray(1 + 8 * 6))[1:], memoryview(bytearray(1 + 8 * 200))[1:]
    count = module.simulate(*inputs, 1, 0, net, trace)
    plain, told = numbers(*[0] * 6), numbers(*[0] * 200)
    assert count == module.simulate(*table(), 1, 0, plain, told)
    assert (net.tobytes(), trace.tobytes()) == (plain.tobytes(), told.tobytes())


WRONG: list[Any] = [
    table((100,), posts=()),
    table((100,) * 11),
    table((100, 0)),
    table((100, 2**53)),
    table(posts=(1, 0)),
    table(posts=(2, 0, 1)),
    table(posts=(1, 3, 1)),
    table(posts=(1, 0, -1)),
    table(posts=(1, 0, 1) * 41),
    table(stakes=(1, 2, 2, 2)),
    table(stakes=(2, 2, 2, 2, 1)),
    table(stakes=(-1, 2, 2, 2, 1)),
    table(stakes=(1, -2, 2, 2, 1), posts=()),
    table(stakes=(1, 1, 2, 2, 1)),
    table(stakes=(1, 2, 0, 2, 1)),
    table(stakes=(1, 2, 2, 0, 1)),
    table(weights=(1,) * 9),
    table(weights=(0,) * 10),
    table(weights=(1, -1, 1, 1, 1) * 2),
    table(weights=(2**32, 1, 0, 0, 0) * 2),
    (*table()[:3], numbers(*[1] * 10).tobytes()[1:]),
]


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("asked", WRONG, ids=range(len(WRONG)))
def test_what_is_no_table_is_refused(module: Any, asked: Any) -> None:
    with pytest.raises(ValueError, match="not stacks, forced bets and weights of two to ten players"):
        module.simulate(*asked, 1, 0, numbers(*[0] * 22), numbers())


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(("net", "trace"), [(bytearray(24), bytearray()), (bytearray(16), bytearray(7))])
def test_half_a_hand_and_half_an_item_are_refused(module: Any, net: bytearray, trace: bytearray) -> None:
    with pytest.raises(ValueError, match="not stacks, forced bets and weights of two to ten players"):
        module.simulate(*table(), 1, 0, net, trace)


@needs_both
@pytest.mark.parametrize("name", ["net", "trace"])
def test_what_may_not_be_written_is_refused(name: str) -> None:
    places = {"net": bytearray(16), "trace": bytearray(16)} | {name: bytes(16)}
    with pytest.raises(BufferError):
        fast.simulate(*table(), 1, 0, *places.values())
