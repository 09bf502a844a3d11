"""Whatever bytes come over the line, they are a message or a refusal, and never an exception."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from typing import Any, get_args

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.server.mutations import frame

from croupier.chinese.action import ChineseAction
from croupier.room.deed import HostDeed
from croupier.rules.action import Action
from croupier.server import wire
from croupier.server.gateway import GREATEST, read
from croupier.server.metrics import tag_of
from croupier.server.names import BadName, clean_name

TAGS = [str(member.__struct_config__.tag) for member in get_args(wire.Request)]
ACTIONS = ["fold", "check", "call", "bet", "raise", "show", "muck", "all_in"]
FIELDS = ["type", "id", "table", "n", "seat", "buy_in", "amount", "action", "to", "cards", "since", "kind", "extra"]

numbers = st.one_of(
    st.integers(-5, 60),
    st.sampled_from([GREATEST, GREATEST + 1, 2**63, -(2**63), 2**64, 10**30]),
    st.floats(allow_nan=True, allow_infinity=True),
)
values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=12), st.sampled_from([*TAGS, *ACTIONS, "t", "x"])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(FIELDS), inner, max_size=4),
    max_leaves=12,
)
actions = st.fixed_dictionaries({"type": st.sampled_from(ACTIONS)}, optional={"to": values, "cards": values})
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS)},
    optional={
        "id": st.one_of(st.just("x"), values),
        "table": st.one_of(st.just("t"), values),
        "n": st.one_of(st.integers(0, 9), values),
        "action": st.one_of(actions, values),
        **dict.fromkeys(("seat", "buy_in", "amount", "since", "kind", "extra"), values),
    },
)


def check(data: bytes) -> wire.Request | wire.Refused:
    """Read, and look at what comes of it."""
    result = read(data)
    if isinstance(result, wire.Refused):
        assert result.code in ("bad_message", "bad_amount")
        assert len(result.id) <= 40
    for amount in (getattr(result, "buy_in", 1), getattr(result, "amount", 1)):
        assert 1 <= amount <= GREATEST
    if isinstance(result, wire.Act):
        assert 1 <= getattr(result.action, "to", 1) <= GREATEST
    assert msgspec.json.decode(msgspec.json.encode(result)) is not None
    return result


@given(st.binary(max_size=200))
@example(b"\xff\xfe{}")
@example(b"[" * 4096)
@example(b'{"type":' * 500)
@example(b'{"type":"ping"}\x00')
@example(b'\xef\xbb\xbf{"type":"ping"}')
def test_any_bytes_are_a_message_or_a_refusal(data: bytes) -> None:
    check(data)


@settings(max_examples=200)
@given(messages)
def test_anything_that_looks_like_a_message_is_one_or_a_refusal(message: dict[str, Any]) -> None:
    check(json.dumps(message).encode())


@given(st.sampled_from([*TAGS, "deal"]), st.text(max_size=60))
def test_a_refusal_carries_the_id_that_the_client_gave_it(tag: str, name: str) -> None:
    result = check(json.dumps({"type": tag, "id": name, "nonsense": 1}).encode("utf-8", "surrogatepass"))
    assert isinstance(result, wire.Refused)
    assert result.id in (name, "")


def test_what_a_client_might_send_with_a_few_bytes_changed_is_a_message_or_a_refusal(fuzz_minutes: float) -> None:
    chance = random.Random(None if fuzz_minutes else 4)
    until = time.monotonic() + 60 * fuzz_minutes
    kinds: Counter[str] = Counter()
    while sum(kinds.values()) < 60_000 or time.monotonic() < until:
        data = frame(chance, "t", chance.randrange(300))
        kinds[kind_of(check(data))] += 1
    print(f"{sum(kinds.values())} frames: {kinds}")
    acts = [f"act {tag_of(action)}" for action in get_args(Action | ChineseAction)]
    deeds = [f"host {tag_of(deed)}" for deed in get_args(HostDeed)]
    assert set(kinds) == {*TAGS, *acts, *deeds, "bad_message", "bad_amount"} - {"act", "host"}


def kind_of(result: wire.Request | wire.Refused) -> str:
    """What was read, with the action or the deed in it; or why it was not."""
    match result:
        case wire.Refused():
            return result.code
        case wire.Act(action=inner) | wire.Host(deed=inner):
            return f"{tag_of(result)} {tag_of(inner)}"
    return tag_of(result)


@given(st.text(max_size=40))
def test_any_text_is_a_name_or_a_refusal_and_a_clean_name_is_clean_already(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert 1 <= len(name) <= 24
    assert name.isprintable()
