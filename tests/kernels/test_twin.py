"""The compiled part and its twin: the same numbers for everything, and the same words for what is no question."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from random import Random
from typing import Any

import pytest

from croupier import kernels
from croupier.cards import cards
from croupier.kernels import twin
from croupier.study.ranges import read

fast = kernels.fast
needs_both = pytest.mark.skipif(fast is None, reason="there was no C compiler when Croupier was installed")
BOTH = [twin, pytest.param(fast, marks=needs_both)]
OF = {5: "rank5", 6: "rank6", 7: "rank7"}


def test_the_compiled_part_is_there_where_ci_runs() -> None:
    assert fast is not None or os.environ.get("CI") != "true"
    assert not kernels.COMPILED or fast is not None


def test_both_have_everything_by_the_same_names() -> None:
    assert sorted([*kernels.NAMES, "prepare"]) == sorted(twin.__all__)
    assert fast is None or all(hasattr(fast, name) for name in kernels.NAMES)


@needs_both
def test_who_has_the_compiled_part_does_not_wait_for_its_twin() -> None:
    script = "import sys, croupier.rules.hand; print([name for name in sys.modules if 'twin' in name])"
    assert said_by(script, CROUPIER_KERNELS="") == "[]"


def said_by(script: str, **environment: str) -> str:
    """What a fresh Python prints."""
    run = [sys.executable, "-c", script]
    return subprocess.run(run, capture_output=True, text=True, check=True, env=os.environ | environment).stdout.strip()


def test_the_environment_chooses_the_twin() -> None:
    script = "from croupier import kernels; print(kernels.COMPILED, kernels.rank5(51, 47, 43, 39, 35))"
    assert said_by(script, CROUPIER_KERNELS="python") == "False 7462"
    assert said_by(script) == f"{fast is not None} 7462"


@needs_both
def test_the_compiled_part_asks_for_its_tables_whoever_is_in_use() -> None:
    script = "from croupier.kernels import fast; print(fast.rank7(51, 47, 43, 39, 35, 0, 1))"
    assert said_by(script, CROUPIER_KERNELS="python") == "7462"


def hands(count: int, size: int, seed: int = 1) -> Iterator[list[int]]:
    """Random hands."""
    chance = Random(seed)
    return (chance.sample(range(52), size) for _ in range(count))


@needs_both
@pytest.mark.parametrize("size", OF)
def test_both_rank_random_hands_alike(size: int) -> None:
    ours, theirs = getattr(twin, OF[size]), getattr(fast, OF[size])
    assert all(ours(*hand) == theirs(*hand) for hand in hands(20_000, size))


@needs_both
def test_both_rank_flushes_with_every_number_of_suited_cards_alike() -> None:
    for suit in range(4):
        for many in (5, 6, 7):
            for ranks in list(combinations(range(13), many))[:: 7 * many]:
                hand = [4 * rank + suit for rank in ranks] + [4 * 12 + (suit + 1) % 4, (suit + 2) % 4]
                assert fast.rank7(*hand[:7]) == twin.rank7(*hand[:7])


@needs_both
@pytest.mark.parametrize("call", ["rank5(0, 1, 2, 3)", "rank5(0, 1, 2, 3, 4, 5)", "rank7(*'abcdefg')"])
def test_both_refuse_what_are_not_so_many_cards(call: str) -> None:
    for module in (twin, fast):
        with pytest.raises(TypeError):
            eval(call, {name: getattr(module, name) for name in OF.values()})  # noqa: S307


@needs_both
@pytest.mark.parametrize("hand", [(52, 1, 2, 3, 4), (0, 1, 2, 3, -53), (10**30, 1, 2, 3, 4)])
def test_the_compiled_part_looks_up_no_card_that_there_is_not(hand: tuple[int, ...]) -> None:
    with pytest.raises((IndexError, OverflowError)):
        fast.rank5(*hand)


@pytest.mark.parametrize("module", BOTH)
def test_a_number_beyond_all_cards_is_an_index_error(module: Any) -> None:
    for card in (52, -53, 10**30, -(10**30)):
        with pytest.raises(IndexError):
            module.rank5(card, 1, 2, 3, 4)


@needs_both
def test_a_card_that_comes_twice_gives_some_number_or_an_index_error() -> None:
    chance = Random(5)
    for _ in range(2_000):
        hand = [chance.choice((0, 3, 20, 21, 51)) for _ in range(7)]
        with suppress(IndexError):
            assert 0 <= fast.rank7(*hand) <= 7462
        place = array("H", [0])
        fast.rank_many(bytes(hand), 7, place, True)


def ranks_of(module: Any, flat: bytes, size: int, wide: bool = True) -> list[int]:
    """The ranks of many hands."""
    ranks = array("H", bytes(2 * (len(flat) // size)))
    module.rank_many(flat, size, ranks, wide)
    return list(ranks)


@needs_both
@pytest.mark.parametrize("size", OF)
@pytest.mark.parametrize("count", [0, 1, 63, 64, 65, 128, 5_000])
@pytest.mark.parametrize("wide", [True, False])
def test_many_hands_are_ranked_as_one_by_one(size: int, count: int, wide: bool) -> None:
    flat = bytes(card for hand in hands(count, size, seed=count) for card in hand)
    one_by_one = [getattr(twin, OF[size])(*flat[at : at + size]) for at in range(0, len(flat), size)]
    assert ranks_of(fast, flat, size, wide) == ranks_of(twin, flat, size) == one_by_one


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("flat", "size", "places", "why"),
    [
        (bytes(range(13)), 7, 1, "not whole hands of 7"),
        (bytes(range(14)), 7, 1, "not whole hands of 7"),
        (bytes(range(8)), 4, 2, "not whole hands of 4"),
        (b"", 4, 0, "not whole hands of 4"),
        (bytes([*range(10), 1, 2, 3, 77, 5]), 5, 3, "hand 3: card 4 is none"),
    ],
)
def test_what_are_no_hands_is_refused_with_the_place(
    module: Any, flat: bytes, size: int, places: int, why: str
) -> None:
    ranks = array("H", bytes(2 * places))
    with pytest.raises(ValueError, match=why):
        module.rank_many(flat, size, ranks, True)
    assert not any(ranks)


@needs_both
@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("size", OF)
def test_no_hand_is_ranked_where_one_has_a_card_that_there_is_not(size: int, wide: bool) -> None:
    good = bytes(card for hand in hands(300, size, seed=size) for card in hand)
    for place in (0, size, 15 * size + 1, 64 * size - 1, 130 * size + 4, 256 * size, 300 * size - 1):
        for card in (52, 63, 64, 127, 128, 255):
            flat = bytearray(good)
            flat[place] = card
            why = f"hand {place // size + 1}: card {place % size + 1} is none"
            for module in (fast, twin):
                ranks = array("H", [1] * 300)
                with pytest.raises(ValueError, match=why):
                    module.rank_many(flat, size, ranks, wide)
                assert not any(ranks)


@pytest.mark.parametrize("module", BOTH)
def test_hands_and_ranks_may_stand_at_odd_addresses(module: Any) -> None:
    flat, places = memoryview(bytearray((0, *range(35)))), memoryview(bytearray(11))
    module.rank_many(flat[1:], 7, places[1:], True)
    assert places[1:].tobytes() == array("H", [twin.rank7(*range(at, at + 7)) for at in range(0, 35, 7)]).tobytes()


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview])
def test_any_bytes_are_taken(module: Any, kind: type) -> None:
    two, four, board, dead = (kind(bytes(some)) for some in ((0, 1), (4, 5, 8, 9), (20, 30, 40, 50), (2,)))
    assert sum(module.equity_exact(two, board, dead)) == 45
    assert sum(module.exactly_two_exact(four, 4, board, dead)) == 43
    weights, sizes = (kind(array(code, [1]).tobytes()) for code in "Qi")
    assert module.equity_sampled(two, weights, sizes, board, dead, 7, 1) == [0, 7]
    high, whole = kind(bytes((1, 0))), kind(array("d", [1.0]).tobytes())
    assert module.versus(high, whole, kind(bytes((5, 4))), whole, board, dead) == (1, 0, 42)


def spots(count: int, boards: tuple[int, ...], seed: int) -> Iterator[tuple[bytes, bytes, bytes]]:
    """Random questions: hole cards of one to six players, a board, cards that are seen."""
    chance = Random(seed)
    for _ in range(count):
        players, board, dead = chance.choice((1, 2, 2, 3, 4, 6)), chance.choice(boards), chance.choice((0, 0, 1, 4))
        some = bytes(chance.sample(range(52), 2 * players + board + dead))
        holes, rest = some[: 2 * players], some[2 * players :]
        yield holes, rest[:board], rest[board:]


@needs_both
def test_both_count_the_same_boards() -> None:
    for spot in (*spots(12, (0,), 1), *spots(100, (1, 2, 3, 4, 5), 2)):
        assert fast.equity_exact(*spot) == twin.equity_exact(*spot)


@needs_both
@pytest.mark.slow
def test_both_count_the_same_boards_of_many_questions() -> None:
    for spot in (*spots(300, (0, 1), 3), *spots(3_000, (2, 3, 4, 5), 4)):
        assert fast.equity_exact(*spot) == twin.equity_exact(*spot)


def by_trying(holes: bytes, board: bytes, dead: bytes) -> list[int]:
    """Every board, one by one."""
    players, seen = len(holes) // 2, {*holes, *board, *dead}
    shares = [0] * players * (players + 1)
    for rest in combinations([card for card in range(52) if card not in seen], 5 - len(board)):
        ranks = [twin.rank7(*holes[2 * player : 2 * player + 2], *board, *rest) for player in range(players)]
        for player, rank in enumerate(ranks):
            shares[player * (players + 1) + ranks.count(max(ranks))] += rank == max(ranks)
    return shares


@pytest.mark.parametrize("module", BOTH)
def test_boards_are_counted_as_if_each_was_tried(module: Any) -> None:
    for spot in (*spots(6, (2,), 7), *spots(60, (3, 4, 5), 8)):
        assert module.equity_exact(*spot) == by_trying(*spot)


@pytest.mark.parametrize("module", BOTH)
def test_boards_of_one_suit_are_counted_as_if_each_was_tried(module: Any) -> None:
    """Cards of a quarter of the pack and some others: several players have a flush, also before the last card."""
    chance, suited = Random(9), [*range(0, 52, 4)]
    for _ in range(300):
        players, board = chance.choice((1, 2, 3)), chance.choice((4, 4, 5))
        some = bytes(chance.sample([*suited, 1, 18, 35, 49], 2 * players + board))
        spot = some[: 2 * players], some[2 * players :], b""
        assert module.equity_exact(*spot) == by_trying(*spot)


@pytest.mark.parametrize("module", BOTH)
def test_a_full_house_beats_a_flush_when_all_five_cards_lie_there(module: Any) -> None:
    holes, board = bytes(cards("Ah2h KdKc")), bytes(cards("Kh 9h 9s 4h 7c"))
    assert module.equity_exact(holes, board, b"") == [0, 0, 0, 0, 1, 0]


@pytest.mark.parametrize("module", BOTH)
def test_aces_against_kings_win_as_many_boards_as_everybody_counts(module: Any) -> None:
    """Of 1,712,304 boards: the number that OMPEval, poker-equity and pokerfast give."""
    found = module.equity_exact(bytes(cards("AhAs KdKc")), b"", b"")
    assert found == [0, 1_388_072, 6_538, 0, 317_694, 6_538]


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("holes", "board", "dead"),
    [
        (b"", b"", b""),
        (bytes(range(3)), b"", b""),
        (bytes((0, 0)), b"", b""),
        (bytes((0, 1)), bytes((1,)), b""),
        (bytes((0, 1)), b"", bytes((1,))),
        (bytes((0, 52)), b"", b""),
        (bytes((0, 1)), bytes(range(2, 8)), b""),
        (bytes(range(48)), b"", b""),
    ],
)
def test_what_is_no_question_is_refused(module: Any, holes: bytes, board: bytes, dead: bytes) -> None:
    refused: Callable[..., Any] = module.equity_exact
    with pytest.raises(ValueError, match="two different cards for each player and up to five more"):
        refused(holes, board, dead)


def ranges_of(*texts: str) -> tuple[bytes, array[int], array[int]]:
    """Ranges as the kernels take them."""
    hands, upto, sizes = b"", array("Q"), array("i")
    for text in texts:
        total, weights = 0, read(text).weights
        sizes.append(len(weights))
        for hand, weight in weights.items():
            total += round(1000 * weight)
            hands, _ = hands + bytes(hand), upto.append(total)
    return hands, upto, sizes


@needs_both
@pytest.mark.parametrize(
    ("texts", "board", "dead"),
    [
        (("AhAs", "KdKc"), b"", b""),
        (("*",) * 6, b"", b""),
        (("15%", "QQ+:0.5, AK", "76s"), bytes((0, 20, 33)), bytes((7,))),
        (("*:0.25", "22+", "AA"), bytes((0, 20, 33, 34, 8)), b""),
    ],
)
def test_both_draw_the_same_deals(texts: tuple[str, ...], board: bytes, dead: bytes) -> None:
    for seed in (0, 1, 2**64 - 1):
        found = fast.equity_sampled(*ranges_of(*texts), board, dead, 500, seed)
        assert found == twin.equity_sampled(*ranges_of(*texts), board, dead, 500, seed)
        assert found is not None and sum(found) >= 500


@pytest.mark.parametrize("module", BOTH)
def test_every_hand_with_weights_that_differ_is_not_any_hand(module: Any) -> None:
    """The first hand has the weight that all have on average: aces come half as often as that, kings so much more."""
    uneven, even = ("*:0.5, AA:0.25, KK:0.75", "7h2c"), ("*:0.5", "7h2c")
    assert ranges_of(*uneven)[1][1325] == ranges_of(*even)[1][1325]
    found, plain = (module.equity_sampled(*ranges_of(*texts), b"", b"", 400, 1) for texts in (uneven, even))
    assert found != plain and found == twin.equity_sampled(*ranges_of(*uneven), b"", b"", 400, 1)


@pytest.mark.parametrize("module", BOTH)
def test_less_than_no_samples_are_refused(module: Any) -> None:
    with pytest.raises(ValueError, match="not ranges"):
        module.equity_sampled(bytes((1, 2)), array("Q", [5]), array("i", [1]), b"", b"", -1, 1)
    assert module.equity_sampled(bytes((1, 2)), array("Q", [5]), array("i", [1]), b"", b"", 0, 1) == [0, 0]


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("upto", "sizes"), [(array("Q", [5]), bytes(5)), (bytes(9), array("i", [1])), (array("Q", [5]), array("q", [1]))]
)
def test_numbers_of_another_size_are_no_ranges(module: Any, upto: Any, sizes: Any) -> None:
    with pytest.raises(ValueError, match="not ranges"):
        module.equity_sampled(bytes((1, 2)), upto, sizes, b"", b"", 1, 1)


@pytest.mark.parametrize("module", BOTH)
def test_ranges_that_need_the_same_cards_have_no_deal(module: Any) -> None:
    assert module.equity_sampled(*ranges_of("AA", "AA", "AA"), b"", b"", 3, 1) is None


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("hands", "upto", "sizes", "board"),
    [
        (b"", [], [], b""),
        (bytes((1, 2)), [5], [2], b""),
        (bytes((1, 2)), [5, 6], [1], b""),
        (bytes((1, 2, 3)), [5], [1], b""),
        (bytes((1, 1)), [5], [1], b""),
        (bytes((1, 52)), [5], [1], b""),
        (bytes((1, 2)), [0], [1], b""),
        (bytes((1, 2, 3, 4)), [5, 5], [2], b""),
        (bytes((1, 2)), [2**32 + 1], [1], b""),
        (bytes((1, 2)), [5], [1], bytes((7, 7))),
        (bytes((1, 2)), [5], [1], bytes((60,))),
        (bytes((1, 2)), [5], [1], bytes(range(10, 16))),
        (bytes((1, 2)) * 24, [5] * 24, [1] * 24, b""),
    ],
)
def test_what_are_no_ranges_is_refused(
    module: Any, hands: bytes, upto: list[int], sizes: list[int], board: bytes
) -> None:
    with pytest.raises(ValueError, match="not ranges of hands of two cards"):
        module.equity_sampled(hands, array("Q", upto), array("i", sizes), board, b"", 1, 1)


def omaha_hands(count: int, holes: int, boards: int) -> Iterator[tuple[list[int], list[int]]]:
    """Random Omaha hands."""
    return ((hand[:holes], hand[holes:]) for hand in hands(count, holes + boards, seed=holes * boards))


@needs_both
@pytest.mark.parametrize("holes", [2, 4, 5, 6])
@pytest.mark.parametrize("boards", [3, 4, 5])
def test_both_rank_omaha_hands_alike(holes: int, boards: int) -> None:
    for hole, board in omaha_hands(2_000, holes, boards):
        assert fast.exactly_two(hole, board) == twin.exactly_two(hole, board)


@pytest.mark.parametrize("module", BOTH)
def test_an_omaha_hand_is_the_best_of_two_and_three(module: Any) -> None:
    for hole, board in omaha_hands(150, 4, 5):
        every = [twin.rank5(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]
        assert module.exactly_two(hole, board) == max(every)


@needs_both
@pytest.mark.parametrize("size", [2, 4, 5, 6])
def test_many_omaha_hands_are_ranked_as_one_by_one(size: int) -> None:
    some = [*omaha_hands(500, size, 5)]
    own, boards = (bytes(card for pair in some for card in pair[which]) for which in (0, 1))
    for module in (twin, fast):
        ranks = array("H", bytes(2 * len(some)))
        module.exactly_two_many(own, size, boards, ranks)
        assert list(ranks) == [twin.exactly_two(*pair) for pair in some]


@needs_both
@pytest.mark.parametrize("holes", [2, 4, 6])
def test_both_rank_omaha_hands_of_one_suit_alike(holes: int) -> None:
    chance, suited = Random(holes), [*range(2, 52, 4)]
    for _ in range(2_000):
        some = chance.sample([*suited, 3, 16, 29, 48], holes + 5)
        assert fast.exactly_two(some[:holes], some[holes:]) == twin.exactly_two(some[:holes], some[holes:])


def omaha_spots(count: int, pack: Sequence[int], seed: int) -> Iterator[tuple[bytes, int, bytes, bytes]]:
    """Random questions: hands of two to six cards, a board with at most two cards to come, cards that are seen."""
    chance = Random(seed)
    for _ in range(count):
        size, players, board = chance.choice((2, 4, 4, 5, 6)), chance.choice((1, 2, 2, 3)), chance.choice((3, 4, 4, 5))
        many, dead = min(size * players, len(pack) - 7), chance.choice((0, 0, 2))
        holes = many - many % size
        some = bytes(chance.sample(pack, holes + board + dead))
        yield some[:holes], size, some[holes : holes + board], some[holes + board :]


@needs_both
def test_both_count_the_same_boards_of_omaha() -> None:
    for spot in (*omaha_spots(20, range(52), 11), *omaha_spots(20, (*range(0, 52, 4), *range(1, 52, 4)), 12)):
        assert fast.exactly_two_exact(*spot) == twin.exactly_two_exact(*spot)


@needs_both
@pytest.mark.slow
def test_both_count_the_same_boards_of_many_questions_of_omaha() -> None:
    for spot in (*omaha_spots(300, range(52), 13), *omaha_spots(300, (*range(0, 52, 4), *range(1, 52, 4)), 14)):
        assert fast.exactly_two_exact(*spot) == twin.exactly_two_exact(*spot)
    before_the_flop = bytes(cards("Ah Kh")), 2, b"", b""
    assert fast.exactly_two_exact(*before_the_flop) == twin.exactly_two_exact(*before_the_flop)


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("exactly_two", ((0,), (1, 2, 3))),
        ("exactly_two", (range(7), (10, 11, 12))),
        ("exactly_two", ((0, 1, 2, 3), (4, 5))),
        ("exactly_two", ((0, 1, 2, 3), range(4, 10))),
        ("exactly_two_many", (bytes(4), 4, bytes(4), array("H", [0]))),
        ("exactly_two_many", (bytes(8), 4, bytes(5), array("H", [0]))),
        ("exactly_two_many", (bytes((0, 1, 2, 52)), 4, bytes((5, 6, 7, 8, 9)), array("H", [0]))),
        ("exactly_two_many", (bytes(7), 7, bytes((5, 6, 7, 8, 9)), array("H", [0]))),
        ("exactly_two_exact", (bytes(range(7)), 4, b"", b"")),
        ("exactly_two_exact", (bytes(range(4)), 4, bytes((3,)), b"")),
        ("exactly_two_exact", (bytes(range(4)), 4, bytes(range(10, 16)), b"")),
        ("exactly_two_exact", (bytes(range(44)), 4, b"", b"")),
        ("exactly_two_exact", (bytes((0, 1, 2, 99)), 4, b"", b"")),
    ],
)
def test_what_is_no_omaha_is_refused(module: Any, name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="cards"):
        getattr(module, name)(*arguments)


def side_of(text: str) -> tuple[bytes, array[float]]:
    """A range as the kernels take it to compare it with another one."""
    weights = read(text).weights
    return b"".join(map(bytes, weights)), array("d", weights.values())


@needs_both
@pytest.mark.parametrize(
    ("first", "second", "board", "dead"),
    [
        ("10%", "20%", "Ts 8h 3d 2c", ""),
        ("QQ+:0.3, AKs", "22+:0.7, A5s:0.1", "Ts 8h 3d 2c", "As"),
        ("*", "*:0.5", "Ts 8h 3d 2c 5c", ""),
        ("AhKh, JhTh", "22, 99, T8", "9h 8h 2c", ""),
    ],
)
def test_both_compare_two_ranges_alike(first: str, second: str, board: str, dead: str) -> None:
    spot = *side_of(first), *side_of(second), bytes(cards(board)), bytes(cards(dead))
    assert fast.versus(*spot) == twin.versus(*spot)


def random_side(chance: Random, pack: Sequence[int]) -> tuple[bytes, array[float]]:
    """Some hands of a pack with weights of all sizes."""
    every = [bytes(hand) for hand in combinations(sorted(pack, reverse=True), 2)]
    hands = chance.sample(every, chance.randint(1, min(len(every), 120)))
    return b"".join(hands), array("d", [chance.choice((1.0, 0.5, chance.random())) for _ in hands])


@needs_both
@pytest.mark.parametrize("pack", [range(52), (*range(0, 52, 4), 1, 5, 10, 15), range(32, 52)])
def test_both_compare_random_ranges_alike_to_the_last_bit(pack: Sequence[int]) -> None:
    chance = Random(len(pack))
    for _ in range(25):
        boards, dead = chance.choice((4, 4, 5)), chance.choice((0, 0, 3))
        some = bytes(chance.sample(pack, boards + dead))
        spot = *random_side(chance, pack), *random_side(chance, pack), some[:boards], some[boards:]
        assert fast.versus(*spot) == twin.versus(*spot)


@needs_both
def test_both_compare_random_ranges_alike_on_a_flop() -> None:
    chance = Random(3)
    for board in (bytes((0, 20, 40)), bytes((0, 21, 42))):
        spot = *random_side(chance, range(52)), *random_side(chance, range(52)), board, b""
        assert fast.versus(*spot) == twin.versus(*spot)


@pytest.mark.parametrize("module", BOTH)
def test_two_ranges_are_compared_as_all_of_their_hands_one_by_one(module: Any) -> None:
    board = bytes(cards("Ts 8h 3d 2c"))
    first, second = "TT+, 87s:0.5, AhKh", "88, T9, AhQh:0.25, AhKh"
    win = tie = loss = 0.0
    for one, weight in read(first).weights.items():
        for other, more in read(second).weights.items():
            if {*one, *board} & {*other} or {*one} & {*board}:
                continue
            shares = twin.equity_exact(bytes((*one, *other)), board, b"")
            win, tie, loss = (
                win + weight * more * shares[1],
                tie + weight * more * shares[2],
                loss + weight * more * shares[4],
            )
    assert module.versus(*side_of(first), *side_of(second), board, b"") == pytest.approx((win, tie, loss))


@pytest.mark.parametrize("module", BOTH)
@pytest.mark.parametrize(
    ("hands", "weights", "board"),
    [
        (b"", [], b"abc"),
        (bytes((5, 1)), [1.0, 1.0], bytes((10, 11, 12))),
        (bytes((1, 5)), [1.0], bytes((10, 11, 12))),
        (bytes((5, 5)), [1.0], bytes((10, 11, 12))),
        (bytes((52, 5)), [1.0], bytes((10, 11, 12))),
        (bytes((5, 1)), [-1.0], bytes((10, 11, 12))),
        (bytes((5, 1)), [float("nan")], bytes((10, 11, 12))),
        (bytes((5, 1)), [1.0], bytes((10, 11))),
        (bytes((5, 1)), [1.0], bytes((10, 11, 11))),
        (bytes((5, 1)), [1.0], bytes(range(10, 16))),
        (bytes((5, 1)), [1.0], bytes((10, 11, 60))),
    ],
)
def test_what_are_no_two_ranges_is_refused(module: Any, hands: bytes, weights: list[float], board: bytes) -> None:
    with pytest.raises(ValueError, match="not two ranges of two cards"):
        module.versus(hands, array("d", weights), *side_of("AA"), board, b"")
