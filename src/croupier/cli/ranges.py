"""`croupier range`: what a range holds, as a grid of the 169 kinds of hands."""

from __future__ import annotations

from typing import Annotated

import typer

from croupier.cli.asking import AsJson, Dead, Language, refusing, words_of

SHADES = " ░▒▓█"


def show_range(
    text: Annotated[str, typer.Argument(help='The range, "QQ+, AKs, A5s:0.5", or "15%".')],
    dead: Dead = "",
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show the hands of a range: in the usual notation, and as a grid. Ends with 2 when it is none."""
    import msgspec

    from croupier.study.odds.question import read_cards, read_range
    from croupier.study.ranges import named

    words = words_of("range", language)
    with refusing("range", words):
        found = read_range(text, "").without(read_cards(dead, "dead"))
    if as_json:
        hands = {named(hand): weight for hand, weight in found.weights.items()}
        typer.echo(msgspec.json.encode({"range": str(found), "share": found.share, "hands": hands}).decode())
        return
    typer.echo("\n".join(grid(found.weights)))
    typer.echo(str(found))
    count = words.number(len(found))
    typer.echo(words.say("range-holds", count=count, share=f"{100 * found.share:.1f}"))


def grid(weights: dict[tuple[int, int], float]) -> list[str]:
    """Thirteen lines: pairs on the diagonal, suited hands above it, others below; the darker, the more of a kind."""
    from croupier.study.ranges import kinds, of_kind

    cells = []
    for kind in kinds():
        hands = of_kind(kind)
        part = sum(weights.get(hand, 0.0) for hand in hands) / len(hands)
        shade = SHADES[min(4, int(part * 4 + 0.999))]
        cells.append(f"{kind:<3}{shade * 2}")
    return [" ".join(cells[row : row + 13]) for row in range(0, 169, 13)]
