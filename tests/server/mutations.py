"""Frames that were never meant: those of an honest client with something changed, in their bytes or in their values."""

from __future__ import annotations

import json
import random
from typing import Any

from croupier.room.fact import TableSpec
from croupier.server.limits import FRAME
from croupier.server.telling import encode

ACTIONS: tuple[dict[str, Any], ...] = (
    {"type": "fold"}, {"type": "check"}, {"type": "call"}, {"type": "bet", "to": 20}, {"type": "raise", "to": 40},
    {"type": "show", "cards": [3, 17]}, {"type": "muck"}, {"type": "discard", "cards": [5]}, {"type": "bring_in"},
    {"type": "run", "times": 2}, {"type": "rabbit"}, {"type": "place", "card": 5, "row": 2},
    {"type": "move", "card": 5, "row": 0}, {"type": "take_back", "card": 5}, {"type": "ready", "discards": [9]},
    {"type": "lay", "top": [3], "middle": [17, 30], "bottom": [5, 8]},
)  # fmt: skip
SPEC, CHINESE = (json.loads(encode(TableSpec("Any", variant, seats=3))) for variant in ("omaha8", "ofc"))
DEEDS: tuple[dict[str, Any], ...] = (
    {"type": "pause"}, {"type": "resume"}, {"type": "set_door", "approval": True, "locked": False},
    {"type": "answer", "player": "x", "yes": True}, {"type": "kick", "seat": 2}, {"type": "forgive", "player": "x"},
    {"type": "appoint", "player": "x", "yes": True}, {"type": "correct", "seat": 1, "amount": 50, "reason": "due"},
    {"type": "correct", "seat": 1, "amount": 50, "reason": "due", "source": 2}, {"type": "void", "reason": "misdeal"},
    {"type": "call_bomb"}, {"type": "close_evening"}, {"type": "change", "spec": SPEC},
    {"type": "hand_over", "player": "x"}, {"type": "change", "spec": CHINESE},
)  # fmt: skip
WISHES: tuple[dict[str, Any], ...] = (
    {"type": "confirm"},
    {"type": "watch", "since": 0}, {"type": "watch_lobby"}, {"type": "ping"},
    {"type": "sit", "seat": 1, "buy_in": 500}, {"type": "sit", "seat": 2, "buy_in": 500, "post": False},
    {"type": "stand"}, {"type": "sit_out"}, {"type": "sit_in"}, {"type": "buy", "amount": 100},
    {"type": "add_bot", "kind": "caller"}, {"type": "drop_bot", "seat": 3}, {"type": "straddle", "on": True},
    {"type": "choose", "game": 0}, {"type": "intend", "leave": False, "level": 500, "move": 4}, {"type": "queue"},
    {"type": "unqueue"}, {"type": "say", "text": "hi"}, {"type": "sign", "sign": "clap"},
    {"type": "hush", "player": "x", "on": True}, {"type": "withdraw"}, {"type": "promise_seed", "hash": "0" * 64},
    {"type": "reveal_seed", "seed": "1" * 64},
)  # fmt: skip
PLAIN = {"watch_lobby", "ping"}
ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 0.5, 1.0, 11, 12, 2**53 - 1, 2**53, 2**63, -(2**63), 2**64, 1e308, "", "x", "0",
    "\u202e", "\u0000", "\ud83d", [], {}, [[]], "a" * 300, float("nan"), float("inf"),
)  # fmt: skip


def honest(chance: random.Random, table: str, n: int) -> dict[str, Any]:
    """What a client of ours might send now; half of it is play."""
    name = f"{chance.getrandbits(40):x}"
    if chance.random() < 0.5:
        return {"type": "act", "id": name, "table": table, "n": n, "action": dict(chance.choice(ACTIONS))}
    if chance.random() < 0.3:
        return {"type": "host", "id": name, "table": table, "deed": dict(chance.choice(DEEDS))}
    wish = dict(chance.choice(WISHES))
    if wish["type"] in PLAIN:
        return wish
    return {**wish, "table": table, **({} if wish["type"] == "watch" else {"id": name})}


def twisted(chance: random.Random, value: Any) -> Any:
    """The value with one part of it replaced, dropped, doubled or put elsewhere."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        if chance.random() < 0.15:
            return {one: part for one, part in value.items() if one != key}
        if chance.random() < 0.1:
            return {**value, chance.choice(("extra", "player", "seat")): chance.choice(ODD)}
        return {**value, key: twisted(chance, value[key])}
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.6:
        return value + chance.choice((-1, 1, 7, -value, value))
    return chance.choice(ODD)


def scrambled(chance: random.Random, data: bytes) -> bytes:
    """The bytes with a few of them changed, taken out, doubled or cut off."""
    found = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(5):
            case 0:
                found[at : at + 1] = bytes([chance.getrandbits(8)])
            case 1:
                del found[at : at + chance.randint(1, 8)]
            case 2:
                found[at:at] = found[at : at + chance.randint(1, 40)]
            case 3:
                found[at:at] = chance.choice(
                    (b"[", b"{", b'"', b"\\", b"\\u", b"e9", b"-", b".", b"\xff", b"\x00", b",")
                )
            case _:
                del found[at:]
    return bytes(found[:FRAME])


def frame(chance: random.Random, table: str, n: int, spoilt: float = 0.6) -> bytes:
    """One frame: as a client would send it, with a value twisted, or with its bytes scrambled."""
    message: Any = honest(chance, table, n)
    if chance.random() < spoilt:
        message = twisted(chance, message)
    data = json.dumps(message).encode()
    return scrambled(chance, data) if chance.random() < spoilt / 2 else data[:FRAME]
