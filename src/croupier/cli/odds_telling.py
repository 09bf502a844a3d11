"""What `croupier odds` has found, told in tables or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from croupier.cli.asking import bar, columns, show

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.study.odds import Made, Odds


class Answer(NamedTuple):
    """All that was asked for: the odds, street by street as well, and the hands at the end."""

    odds: Odds
    streets: Sequence[tuple[str, Odds]] = ()
    ends: Made | None = None


def tell(words: Words, answer: Answer, hands: list[str]) -> None:
    """The odds as tables to read."""
    tell_odds(words, answer.odds, hands)
    if answer.streets:
        tell_streets(words, answer.streets, hands)
    if answer.ends:
        tell_hands(words, answer.ends, hands)


def tell_odds(words: Words, found: Odds, hands: list[str]) -> None:
    """Each player's part of the pot, as a number and as a bar, and what the numbers rest on."""
    table = columns("", *(words.say(f"odds-{head}") for head in ("pot", "wins", "shares")), "")
    table.columns[4].justify = "left"
    for hand, chance in zip(hands, found.chances, strict=True):
        parts = (chance.equity, chance.win / found.deals, chance.tie / found.deals)
        table.add_row(hand, *(f"{100 * part:.3f} %" for part in parts), bar(chance.equity))
    show(table)
    deals = words.number(found.deals)
    if found.exact:
        typer.echo(words.say("odds-counted", deals=deals))
    else:
        typer.echo(words.say("odds-sampled", deals=deals, error=f"{100 * found.error:.3f}"))


def tell_streets(words: Words, each: Sequence[tuple[str, Odds]], hands: list[str]) -> None:
    """Each player's part of the pot on every street so far."""
    table = columns("", *(words.say(f"street-{street}") for street, _ in each))
    for place, hand in enumerate(hands):
        table.add_row(hand, *(f"{100 * found.chances[place].equity:.3f} %" for _, found in each))
    typer.echo("")
    show(table)


def tell_hands(words: Words, ends: Made, hands: list[str]) -> None:
    """How often each player ends with a pair, a flush and so on, one table for each part of the pot."""
    from croupier.study.odds.made import ORDER

    for half in range(len(ends.players[0])):
        table = columns("", *hands)
        every = [own[half] for own in ends.players]
        for category in sorted({name for counts in every for name in counts}, key=ORDER.index):
            parts = (counts.get(category, 0) / ends.deals for counts in every)
            table.add_row(words.say(f"hand-{category}.head"), *(f"{100 * part:.2f} %" for part in parts))
        typer.echo("")
        show(table)
    if not ends.exact:
        typer.echo(words.say("odds-hands-sampled", deals=words.number(ends.deals)))


def as_data(answer: Answer, hands: list[str], game: str) -> str:
    """The odds for programs: counts of deals where they are exact, `equity` and `error` as parts of 1."""
    import msgspec

    found = answer.odds
    players = [
        {"hand": hand, "win": chance.win, "tie": chance.tie, "equity": chance.equity, "error": chance.error}
        for hand, chance in zip(hands, found.chances, strict=True)
    ]
    data: dict[str, Any] = {"game": game, "exact": found.exact, "deals": found.deals, "players": players}
    if answer.streets:
        data["streets"] = [
            {"street": street, "equity": [chance.equity for chance in odds.chances], "exact": odds.exact}
            for street, odds in answer.streets
        ]
    if answer.ends:
        data["hands"] = msgspec.to_builtins(answer.ends)
    return msgspec.json.encode(data).decode()
