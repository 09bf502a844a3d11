"""Whatever a file holds, it is played by the rules, refused, or damaged: never a crash, never a chip astray."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import NAMES
from croupier.history.phh import read
from croupier.history.record import BadHistory, Record
from croupier.history.standing import standing_of, to_json

HANDS = [path.read_bytes() for path in sorted((Path(__file__).parent / "hands").glob("*.phh"))]
BITS = [
    b"p1", b"p2 f", b"cc", b"cbr 20", b"sm", b"-1", b"0", b"1e9", b"0.5", b"nan", b"inf", b"'", b'"', b"[", b"]", b"{",
    b"\n", b"#", b"??", b"Ac", b"d db 2c3c4c", b"true", b"_house", b"=", b"[1]", b"9007199254740993", b"\xff", b"\x00",
    b"sd", b"pb", b"p2 sd 2c", b"d dh p1 ??", b"_runs", b"_posts", b"_bomb", b"_boards", b"_absent", b"_rabbit", b"FR",
]  # fmt: skip


def attempt(data: bytes | str) -> list[Record] | BadHistory:
    """The records of a file, or the refusal of it."""
    try:
        return read(data, "hand.phh")
    except BadHistory as bad:
        return bad


def plays(record: Record) -> None:
    """A record that can be read is played to its end or its first refusal, and every chip is accounted for."""
    report = record.check()
    hand = report.hand
    assert sum(hand.stacks) + hand.total + hand.raked + hand.carry == sum(record.opened.stacks) + record.opened.carry
    assert to_json(standing_of(record, hand, report.refused))


@st.composite
def changed_files(draw: st.DrawFn) -> bytes:
    """A whole file with some of it cut out, doubled, or written over."""
    data = draw(st.sampled_from(HANDS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 12)))
        new = draw(st.sampled_from(BITS) | st.binary(max_size=6) | st.just(data[start:end] * 2))
        data = data[:start] + new + data[end:]
    return data


@given(changed_files())
@settings(max_examples=400)
def test_a_changed_file_is_played_or_refused_with_a_line_of_it(data: bytes) -> None:
    found = attempt(data)
    if isinstance(found, BadHistory):
        assert 1 <= found.line <= data.count(b"\n") + 1
        assert found.expected
        assert found.found
    else:
        for record in found:
            plays(record)


@st.composite
def lines(draw: st.DrawFn) -> str:
    """A line of `actions` that is well formed, whether or not it is allowed."""
    player = draw(st.integers(1, 4))
    shown = draw(st.sampled_from(["", " -", " ????", f" {draw(st.sampled_from(NAMES))}??"]))
    some = "".join(draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=3, unique=True)))
    verbs = ["f", "cc", "cc", "cc", f"cbr {draw(st.integers(0, 400))}", f"sm{shown}", "pb", "sd", "sd ??", f"sd {some}"]
    dealer = [f"d db {some}", f"d dh p{player} {some}", f"d dh p{player} ??"]
    return draw(st.sampled_from([f"p{player} {verb}" for verb in verbs] + dealer))


OPENINGS = {
    "NT": "blinds_or_straddles = [10, 20, 0, 0]\nmin_bet = 20",
    "F7S": "bring_in = 5\nsmall_bet = 20\nbig_bet = 40",
    "F2L3D": "blinds_or_straddles = [10, 20, 0, 0]\nsmall_bet = 20\nbig_bet = 40",
}
DEALT = {"NT": 2, "F7S": 3, "F2L3D": 5}


@given(st.lists(lines(), max_size=30), st.sampled_from(sorted(OPENINGS)), st.booleans())
@settings(max_examples=400)
def test_lines_in_any_order_are_played_or_refused(actions: list[str], code: str, dealt: bool) -> None:
    unknown = "??" * (DEALT[code] - 1)
    holes = [f"d dh p{player} {'AcKcQcJc'[2 * player - 2 : 2 * player]}{unknown}" for player in range(1, 5)]
    text = f"""
variant = "{code}"
antes = [1, 1, 1, 1]
{OPENINGS[code]}
starting_stacks = [300, 25, 200, 90]
actions = {[*(holes if dealt else []), *actions]}
"""
    found = attempt(text)
    if isinstance(found, BadHistory):
        assert text.splitlines()[found.line - 1].startswith("actions")
    else:
        plays(found[0])
