"""`croupier chinese place`: where the cards of a street go best."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.chinese.variants import DEFAULT

if TYPE_CHECKING:
    from croupier.chinese.rows import Rows
    from croupier.cli.words import Words
    from croupier.study.open_face.rollout import Option
    from croupier.study.open_face.spot import Spot

BAD = 2
"""The exit code for a spot that there is not."""

Language = Annotated[str, typer.Option(help="Answer in en, uk, ru or bg; else in that of LC_ALL or LANG.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
Samples = Annotated[int, typer.Option(min=1, max=100_000, help="How many deals are played to the end for a street.")]


def place(
    given: Annotated[str, typer.Argument(help='The cards of the street, "As Kd Qc"; 13 to 17 are set at once.')] = "",
    board: Annotated[str, typer.Option(help='Rows that lie already, "top / middle / bottom".')] = "//",
    against: Annotated[
        list[str] | None, typer.Option(help="An opponent's rows, in the same way; twice for two.")
    ] = None,
    dead: Annotated[str, typer.Option(help="Other cards that cannot come, such as own discards.")] = "",
    cards: Annotated[int, typer.Option(help="Without cards: deal so many at random, 5 or 13 to 17.")] = 5,
    game: Annotated[str, typer.Option(help="The game, by its key in docs/open-face.md.")] = DEFAULT,
    samples: Samples = 400,
    best: Annotated[int, typer.Option(min=1, help="How many placements are shown.")] = 5,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show the best placements of a street, or the best way to set 13 to 17 cards at once.

    Ctrl-C gives the answer so far. Ends with 2 when there is no such spot.
    """
    from croupier.cli.chinese_spot import BadSpot, spot_from
    from croupier.cli.thinking import thinking
    from croupier.study.coach import hints

    words = words_of(language)
    try:
        spot = spot_from(given, board, against or [], dead, cards, game)
    except (BadSpot, ValueError) as error:
        raise complaint(words, error) from None
    with thinking() as thought:
        options = hints(spot, samples, thought.stopped)
    typer.echo(as_data(spot, options[:best]) if as_json else "\n".join(told(words, spot, options[:best])))


def words_of(language: str) -> Words:
    """The words of a language, the reader's own when none is named."""
    from croupier.cli.words import NoWords, Words, preferred

    try:
        return Words(language or preferred())
    except NoWords as error:
        typer.echo(f"croupier chinese: {error}", err=True)
        raise typer.Exit(BAD) from None


def complaint(words: Words, error: Exception) -> typer.Exit:
    """One line on standard error, and the end."""
    from croupier.cli.chinese_spot import BadSpot

    reason = words.say(error.key, **error.numbers) if isinstance(error, BadSpot) else str(error)
    typer.echo(f"croupier chinese place: {reason}", err=True)
    return typer.Exit(BAD)


def told(words: Words, spot: Spot, options: list[Option]) -> Iterator[str]:
    """The placements in lines to read."""
    from croupier.cards import names

    yield words.say("place-given", cards=names(spot.given))
    for number, option in enumerate(options, 1):
        rows = laid(option.rows)
        placed = {card for row in option.rows for card in row}
        rest = names(card for card in spot.given if card not in placed)
        line = f"{number}  {rows}" + (f"  x {rest}" if rest else "") + f"  {option.value:+.2f}"
        yield line + (f"  ({-option.behind:.2f} ± {1.96 * option.error:.2f})" if number > 1 else "")
    yield basis(words, spot, options[0])


def laid(rows: Rows) -> str:
    """Rows from the top down."""
    from croupier.cards import names

    return " / ".join(names(row) or "-" for row in rows)


def basis(words: Words, spot: Spot, first: Option) -> str:
    """What the answer rests on."""
    if spot.hidden:
        return words.say("place-proved") if first.deals else words.say("place-not-proved")
    if not first.deals:
        return words.say("place-looks")
    return words.say("place-deals", deals=words.number(first.deals))


def as_data(spot: Spot, options: list[Option]) -> str:
    """The placements for programs."""
    import msgspec

    from croupier.cards import names

    found = [
        {
            "rows": [names(row).split() for row in option.rows],
            "points": round(option.value, 3),
            "behind": round(option.behind, 3),
            "error": round(option.error, 3),
            "deals": option.deals,
        }
        for option in options
    ]
    proved = spot.hidden and options[0].deals > 0
    return msgspec.json.encode({"given": names(spot.given).split(), "proved": proved, "placements": found}).decode()
