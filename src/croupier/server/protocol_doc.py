"""docs/protocol.md, written from the message types: `python -m croupier.server.protocol_doc [--check]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, Struct, inspect

from croupier.chinese import action as chinese_action
from croupier.chinese import event as chinese_event
from croupier.chinese.legal import RULE_OF_CHINESE
from croupier.room import deed, fact, proof
from croupier.room.refusals import RULE_OF_ROOM
from croupier.rules import action, event
from croupier.rules.legal import RULE_OF
from croupier.server import account_messages as people
from croupier.server import book_messages, codes, form, limits, wire
from croupier.server import study_messages as study
from croupier.server.answers import OF_ONE
from croupier.server.gateway import BROKEN, REPLACED, TOO_BIG
from croupier.server.room import SIGNED_OUT
from croupier.study.odds import Odds
from croupier.study.outs import Outs
from croupier.study.practice import NutsExercise, OddsExercise, OutsExercise

PLACE = Path("docs", "protocol.md")

INTRO = f"""\
# The protocol

How a browser, a bot or any other program talks to a room. This page is written from the message types by
`python -m croupier.server.protocol_doc`; a test keeps it fresh. `croupier.client` speaks all of it, and
`examples/bot.py` is a whole player in under 40 lines.

## Coming in

HTTP carries the few things that are not play. Bodies and answers are JSON; a refusal is a `Problem` with its code, the
place in the request and the numbers for the sentence. `POST` is refused to pages of other sites (`Origin`). A body has
at most {limits.BODY} bytes.

| request | body | answer |
| --- | --- | --- |
| `POST /api/enter` | [`Enter`](#enter) | [`Me`](#me), and a session cookie that is you from then on |
| `GET /api/me` | | [`Me`](#me), or 401 `no_session` |
| `GET /api/lobby` | | [`Lobby`](#lobby) |
| `GET /api/tables/<table>/terms?seat=<seat>` | | [`Terms`](#terms): what a seat costs me, or my return |
| `GET /api/tables/<table>/arrangement` | | [`Arrangement`](#arrangement): my cards, all set at once, laid for me |
| `GET /api/form` | | [`Form`](#form): every question about a new table, with defaults and limits |
| `POST /api/tables` | [`TableSpec`](#tablespec) | 201 [`Opening`](#opening); the link is `/t/<table>` |
| `GET /api/tables/<table>/sheet?evening=` | | [`Sheet`](#sheet): the books of an evening, for its players and hosts |
| `GET /api/evenings` | | [`MyEvenings`](#myevenings): those that I have played |
| `GET /api/tables/<table>/sheet.csv` | | the same as a file for a spreadsheet |
| `GET /api/tables/<table>/ledger.csv` | | every transfer of the evening, as such a file |
| `POST /api/tables/<table>/payments` | [`Marking`](#marking) | the [`Sheet`](#sheet) after it |
| `POST /api/host` | [`Token`](#token) | [`Hosting`](#hosting): who has the link of the start hosts; another cookie |
| `GET /api/tables/<table>/hands?before=&most=` | | [`Hands`](#hands): finished hands, newest first, in pages |
| `GET /api/hands/<hand>` | | [`HandTold`](#handtold): a hand as you may know it ([fairness.md](fairness.md)) |
| `GET /api/hands/<hand>/json` | | the same as a file |
| `GET /api/hands/<hand>/phh` | | the same in PHH, with `??` for cards that you do not know |
| `GET /api/hands/<hand>/coach?placement=` | | [`Judgement`](#judgement): what a placement of mine in a deal has cost |
| `GET /api/hands/<hand>/odds` | | [`HandOdds`](#handodds): its chances from moment to moment, of the hands you know |
| `GET /api/tables/<table>/hands.jsonl` | | the last hands of a table in one file, one a line |
| `GET /api/tables/<table>/hands.phhs` | | the same in PHH |
| `GET /api/openapi.json` | | all of this as OpenAPI 3.1, as in [openapi.json](openapi.json) |
| `GET /healthz`, `GET /readyz` | | 200 when the process lives, when the room is open |

**Study.** Whoever asks is answered, with a name or without. Hands are cards (`AhKd`) or ranges (`QQ+, AKs:0.5`); what
cannot be counted within about a second is sampled, and says so. A body has at most {limits.QUESTION} bytes;
{limits.STUDIED[0]:.0f} questions at once and {limits.STUDIED[1]:.0f} a second are answered, more are `too_many`.

| request | body | answer |
| --- | --- | --- |
| `POST /api/study/odds` | [`AskOdds`](#askodds) | [`Odds`](#odds): the chances of hands against each other |
| `POST /api/study/outs` | [`AskOuts`](#askouts) | [`Outs`](#outs): the cards that help the first hand |
| `POST /api/study/nuts` | [`AskNuts`](#asknuts) | [`Nuts`](#nuts): the best hands on a board |
| `POST /api/study/range` | [`AskRange`](#askrange) | [`RangeRead`](#rangeread): what a range holds |
| `GET /api/study/practice/odds?level=&seed=` | | [`OddsExercise`](#oddsexercise): odds to estimate |
| `GET /api/study/practice/outs?level=&seed=` | | [`OutsExercise`](#outsexercise): outs to count |
| `GET /api/study/practice/nuts?level=&seed=` | | [`NutsExercise`](#nutsexercise): the nuts to read |

**Keeping a name.** Nobody needs it. Each of these that changes who you are, or what you may do, answers with another
session cookie; lines that are open go on under it, unless you are somebody else now. Passkeys are there where `Ways`
says so; what is in `options` and `credential` is the JSON of WebAuthn.

| request | body | answer |
| --- | --- | --- |
| `GET /api/account` | | [`Ways`](#ways): how one can sign in here |
| `POST /api/account` | [`KeepName`](#keepname) | [`Me`](#me), and another cookie |
| `POST /api/account/sign-in` | [`SignIn`](#signin) | [`Me`](#me), and another cookie |
| `POST /api/account/password` | [`ChangePassword`](#changepassword) | [`Me`](#me), and another cookie; all others end |
| `POST /api/account/sign-out` | [`SignOut`](#signout) | [`SignedOut`](#signedout), and the cookie is gone |
| `POST /api/passkeys/offer` | [`Nothing`](#nothing) | [`Ceremony`](#ceremony): what makes a passkey |
| `POST /api/passkeys` | [`PasskeyShown`](#passkeyshown) | [`Me`](#me): it is kept |
| `POST /api/passkeys/drop` | [`Nothing`](#nothing) | [`Me`](#me): all are forgotten |
| `POST /api/passkeys/ask` | [`Nothing`](#nothing) | [`Ceremony`](#ceremony): what asks for a passkey |
| `POST /api/passkeys/sign-in` | [`PasskeyShown`](#passkeyshown) | [`Me`](#me), and another cookie |

## The line

`/ws` is a WebSocket; send the cookie along. Every frame is one JSON object in a text message, told apart by its `type`.
Shapes are closed: an unknown field is refused, and so is a number that is no whole number from 1 to 2^53 - 1 where
chips are meant. A frame of a client has at most {limits.FRAME} bytes; a longer one closes the line with code {TOO_BIG}.
Other closing codes: 1012 the room closes (come back), {BROKEN} the room made a mistake (come back), {REPLACED} this
player plays from another line now, or has opened too many, {SIGNED_OUT} the session has ended (sign in again). A page
of another site gets no line at all (HTTP 403), nor does an address that has {limits.ADDRESS} open (come back later).
Who has no session may watch.

{limits.MESSAGES[0]:.0f} messages at once and {limits.MESSAGES[1]:.0f} a second are heard; more are refused with
`too_many`, and the line stays open.

**Watching.** `watch` names a table and the number of the last fact you have (0: none). The answer is a `told` with the
facts after it; when the hand that you know is over, it begins `fresh` from the last `roll`: forget the table as it was.
From then on every new fact comes, in order and once. Numbers have no gaps: a fact that you may not see comes with
`-1` for each hidden card. After a lost line, `watch` again with the last number that you have seen.

**Playing.** Apply the facts and you know the table: `croupier.room.Table` and `croupier.rules.Hand` do it in Python,
`web/src/model` in TypeScript, neither with a rule in it. `told.legal` is there when you owe the decision and says all
that you may do. Every wish has an `id` of your own making: answered once with `done` or `refused`; sent again, it gets
the first answer again and changes nothing. So a wish whose answer was lost is simply repeated. (Your last {OF_ONE} at a
table are remembered; what was `done` before them is done no second time for a week, and an action in a betting hand
never: it is `stale` by then.) `act` carries the number
of the last fact that you saw; if the decision has changed since, it is refused as `stale`. `legal` comes again with
every fact that does not change the decision, as when somebody sits down; to act twice on it does no harm.

**Open-face Chinese.** Such a table has no `turn` and no `legal`; all of it stands in `told.open_face`. A match waits
for confirmations (`confirming`): each seat sends `confirm`, and who does not within the time sits out (fact `away`,
`unconfirmed`). Then a `chinese_opened` follows the roll, and `given` tells whose cards came: face `up` for everybody,
else with `-1` for all but their owner. Who owes a decision has `open_face.legal`; in Fantasyland several do at the same
time, and `clocks` says whose time runs. One plays with `act`: `place`, `move` and `take_back` are one card each,
`ready` ends the street, `lay` does all of it at once. An act is `stale` only if its `n` is older than the last fact
that gave that player cards or ended his street; what others do, and his own moves of the street, void nothing, so moves
may follow each other without waiting for the answers. `locked` shows the placed cards and never the discards; a
Fantasyland hand is turned up by `rows_shown`. `scored` and `settled` tell the points and chips of every pair in the
order of settling; `fantasy_earned` who goes on; `match_stands` whether the match does. During a match nobody comes,
goes or buys chips: who leaves (`leaving`) or lost the line and all his time (`timed_out`, `away`) has his cards placed
until its end, or until he is back with `sit_in`. Who sets all his cards at once, in Fantasyland or in closed Chinese,
may ask for the rows in which they are worth most (`GET /api/tables/<table>/arrangement`), as long as he owes them and
`cash.arranging` of the table says so; it is a proposal, and lays nothing. In an ordinary street nothing is proposed.
Where `tournament.circles` of the spec is not 0, all enter with the same stack, and when all seats are taken and all
have confirmed `tournament_began` stands between the roll and the first deal. Until `tournament_ended` nobody sits down,
buys or has to confirm, and who is away has his cards placed; `knocked_out` tells who has no chips left. At the end all
stacks are 0: the chips have gone to the bank, and each got his `prize` out of it.

**Names for things.** A card is a number from 0 to 51, four times its rank (0: the two, 12: the ace) plus its suit (0
clubs, 1 diamonds, 2 hearts, 3 spades); -1 is a card that you may not see. In the facts of a hand a `player` is an
index: 0 is the first to the left of the button, the last is the button; `opened.seats` gives each one's seat. "Raise
**to**" is the total for the round. Times are milliseconds.

```
> {{"type":"watch","table":"abcdefgh"}}
< {{"type":"told","table":"abcdefgh","facts":[{{"n":120,"fact":{{"type":"roll", ...}}}}, ...],"fresh":true, ...}}
> {{"type":"sit","id":"1","table":"abcdefgh","seat":3,"buy_in":1000}}
< {{"type":"done","id":"1"}}
< {{"type":"told","table":"abcdefgh","facts":[...],"seat":3,"legal":{{"player":0,"fold":true,"call":10, ...}}, ...}}
> {{"type":"act","id":"2","table":"abcdefgh","n":131,"action":{{"type":"raise","to":40}}}}
< {{"type":"done","id":"2"}}
```
"""

SECTIONS: tuple[tuple[str, Any], ...] = (
    ("What a client sends", wire.Request),
    ("What a player may do: `action`", action.Action),
    ("What a player may do in open-face Chinese: `action`", chinese_action.ChineseAction),
    ("What a host may do: `deed`", deed.HostDeed),
    ("What the room sends", wire.Reply),
    ("Facts of a table", fact.TableFact),
    ("Facts of a hand", event.Event),
    ("Facts of a deal of open-face Chinese", chinese_event.ChineseEvent),
    (
        "HTTP bodies",
        (wire.Enter | wire.Me | wire.Opening | wire.Problem | fact.TableSpec | form.Form)
        | (
            wire.Terms
            | wire.Token
            | wire.Hosting
            | book_messages.Sheet
            | book_messages.MyEvenings
            | book_messages.Marking
            | wire.Hands
            | proof.HandRecord
            | wire.HandTold
            | wire.Judgement
            | wire.Arrangement
        )
        | (people.KeepName | people.SignIn | people.ChangePassword | people.SignOut | people.SignedOut)
        | (study.AskOdds | study.AskOuts | study.AskNuts | study.AskRange | Odds | Outs | study.Nuts | study.RangeRead)
        | (study.HandOdds | OddsExercise | OutsExercise | NutsExercise)
        | (people.Ways | people.Nothing | people.Ceremony | people.PasskeyShown),
    ),
)


def document() -> str:
    """The whole page."""
    parts, told = [INTRO], set[type]()
    for title, union in SECTIONS:
        parts.append(f"## {title}\n")
        members = [*get_args(union)] if get_args(union) else [union]
        parts += list(_structs(members, told))
    parts.append(_codes())
    return "\n".join(parts)


def _structs(members: Iterable[type], told: set[type]) -> Iterator[str]:
    """Each struct of a section, then those that only they use."""
    waiting = list(members)
    while waiting:
        cls = waiting.pop(0)
        if cls in told:
            continue
        told.add(cls)
        struct = inspect.type_info(cls)
        assert isinstance(struct, inspect.StructType)
        yield _struct(struct)
        waiting += [part.cls for field in struct.fields for part in _parts(field.type) if part.tag is None]


def _struct(struct: inspect.StructType) -> str:
    tag = f" `{struct.tag}`" if struct.tag is not None else ""
    lines = [f"### {struct.cls.__name__}", "", _prose(struct.cls.__doc__ or ""), ""]
    if tag:
        lines += [f"`type`:{tag}", ""]
    if struct.fields:
        lines += ["| field | type | default |", "| --- | --- | --- |"]
        lines += [f"| `{field.name}` | {_word(field.type)} | {_default(field)} |" for field in struct.fields]
        lines.append("")
    return "\n".join(lines)


def _prose(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    default = field.default if field.default_factory is NODEFAULT else field.default_factory()
    if isinstance(default, Struct):
        return "its own defaults"
    return f"`{json.dumps(default)}`"


def _parts(kind: inspect.Type) -> Iterator[inspect.StructType]:
    match kind:
        case inspect.StructType():
            yield kind
        case inspect.UnionType(types=parts):
            for part in parts:
                yield from _parts(part)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from _parts(item)
        case inspect.TupleType(item_types=items):
            for item in items:
                yield from _parts(item)
        case inspect.DictType(value_type=value):
            yield from _parts(value)


def _word(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return f"[`{cls.__name__}`](#{cls.__name__.lower()})"
        case inspect.LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case inspect.UnionType(types=parts):
            return _union(parts)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return f"list of {_word(item)}"
        case inspect.TupleType(item_types=items):
            words = [_word(item) for item in items]
            return f"{len(items)} times {words[0]}" if len(set(words)) == 1 else f"list of {', '.join(words)}"
        case inspect.DictType(value_type=value):
            return f"object of {_word(value)}"
        case inspect.IntType(ge=least, le=most):
            return "whole number" + _bounds(least, most)
        case inspect.StrType(min_length=least, max_length=most):
            return "text" + (f" of {least or 0} to {most} characters" if most else "")
    return {inspect.FloatType: "number", inspect.BoolType: "true or false", inspect.NoneType: "null"}[type(kind)]


def _union(parts: Iterable[inspect.Type]) -> str:
    parts = list(parts)
    if len(parts) > 4:
        facts = {part.cls for part in parts if isinstance(part, inspect.StructType)} > set(get_args(event.Event))
        return "a [fact](#facts-of-a-table)" if facts else "an [action](#what-a-player-may-do-action)"
    return " or ".join(_word(part) for part in parts)


def _bounds(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return ""
    if most is None:
        return f", at least {least}"
    return f" from {least} to {'2^53 - 1' if most == 2**53 - 1 else most}"


def _codes() -> str:
    lines = ["## Why the room refuses", "", "Codes of the room itself:", "", "| code | meaning |", "| --- | --- |"]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in codes.OF_WISHES.items()]
    lines += [
        "",
        "Codes of the table, of the hand and of the deal, with the rule of the rulebook:",
        "",
        "| code | rule |",
        "| --- | --- |",
    ]
    rules = [*RULE_OF.items(), *RULE_OF_ROOM.items(), *RULE_OF_CHINESE.items()]
    told = {code: ", ".join(dict.fromkeys(rule for other, rule in rules if other == code)) for code, _ in rules}
    lines += [f"| `{code}` | {rule} |" for code, rule in sorted(told.items())]
    lines += ["", "Codes of HTTP problems:", "", "| code | meaning |", "| --- | --- |"]
    lines += [f"| `{code}` | {meaning} |" for code, meaning in {**codes.OF_REQUESTS, **codes.OF_QUESTIONS}.items()]
    return "\n".join([*lines, ""])


def main(arguments: list[str]) -> int:
    """Write the page under the present folder, or with `--check` say whether it is fresh (exit 1 when stale)."""
    text = document()
    if "--check" in arguments:
        fresh = PLACE.is_file() and PLACE.read_text() == text
        print(f"{PLACE} is {'fresh' if fresh else 'stale: run python -m croupier.server.protocol_doc'}")  # noqa: T201
        return 0 if fresh else 1
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
