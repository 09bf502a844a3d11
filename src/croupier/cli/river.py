"""`croupier river`: how two players with known ranges play the last street best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.asking import AsJson, Language, announce, bar, columns, refusing, show, words_of
from croupier.cli.ranges import grid

if TYPE_CHECKING:
    from croupier.cli.words import Words
    from croupier.study.ranges import Hand
    from croupier.study.river import Solved, Spot

SEEN = 0.005
"""Choices that are taken less often get no grid."""


def river(
    board: Annotated[str, typer.Argument(help='The board of five cards, "Ks 9s 7d 4c 2h".')],
    first: Annotated[str, typer.Argument(help='The range of who begins, "QQ+, AKs:0.5".')],
    second: Annotated[str, typer.Argument(help="The range of the other one.")],
    pot: Annotated[float, typer.Option(help="The chips in the pot.")],
    stack: Annotated[float, typer.Option(help="The chips that both have behind: the shorter stack.")],
    bets: Annotated[str, typer.Option(help="The sizes of bets, as parts of the pot.")] = "50%, 100%, all-in",
    raises: Annotated[str, typer.Option(help="The sizes of raises, as parts of the pot after the call.")] = "all-in",
    most: Annotated[int, typer.Option(min=0, max=20, help="So many bets and raises at most.")] = 3,
    after: Annotated[str, typer.Option(help='Show who decides after these choices, "check, bet 10".')] = "",
    precision: Annotated[
        float, typer.Option(min=0.00001, max=0.5, help="Learn until best answers gain at most this part of the pot.")
    ] = 0.002,
    hands: Annotated[bool, typer.Option("--hands", help="Show every hand.")] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Show how two players play a river best: the equilibrium of these ranges and bets, and how exact it is.

    Ctrl-C gives the answer so far. Ends with 2 when the question cannot be answered.
    """
    from croupier.cli.thinking import thinking
    from croupier.study.river import question, solve, work
    from croupier.study.river_bets import Sizes, read_sizes

    words = words_of("river", language)
    with refusing("river", words), thinking() as thought:
        sizes = Sizes(read_sizes(bets, "bets"), read_sizes(raises, "raises"), most)
        asked = question(board, first, second, pot, stack, sizes)
        announce(words, work(asked, precision))
        found = solve(asked, precision, stop=thought.stopped)
        line = [part.strip() for part in after.split(",") if part.strip()]
        spot = found.spot(line)
    values = found.hand_values(spot.player) if not line else {}
    if as_json:
        typer.echo(as_data(found, spot, line, values))
        return
    tell(words, found, spot)
    if hands:
        tell_hands(words, spot, values)


def tell(words: Words, found: Solved, spot: Spot) -> None:
    """The answer to read: what both win, and what who decides does with what."""
    first, second = (f"{value:.2f}" for value in found.values)
    typer.echo(words.say("river-values", pot=f"{found.asked.pot:.10g}", first=first, second=second))
    error = f"{100 * found.exploitability / found.asked.pot:.3f}"
    typer.echo(words.say("river-off", error=error, rounds=words.number(found.rounds)))
    typer.echo("\n" + words.say(f"river-decides-{spot.player}"))
    table = columns("", "", "")
    table.columns[2].justify = "left"
    for choice, share in spot.choices:
        table.add_row(label(words, choice), f"{100 * share:.1f} %", bar(share))
    show(table)
    for number, (choice, share) in enumerate(spot.choices):
        if share >= SEEN:
            typer.echo("\n" + "\n".join([f"{label(words, choice)}:", *grid(by_kind(spot, number))]))


def by_kind(spot: Spot, choice: int) -> dict[Hand, float]:
    """How often each kind of hand takes a choice, for all hands of the kind."""
    from croupier.study.ranges import kind_of, of_kind

    sums: dict[str, tuple[float, float]] = {}
    for hand, weight, often in zip(spot.hands, spot.weights, spot.often, strict=True):
        taken, total = sums.get(kind_of(hand), (0.0, 0.0))
        sums[kind_of(hand)] = taken + weight * often[choice], total + weight
    return {hand: taken / total for kind, (taken, total) in sums.items() for hand in of_kind(kind)}


def tell_hands(words: Words, spot: Spot, values: dict[Hand, float]) -> None:
    """Every hand, the strongest first: how often it takes each choice, and at the beginning what it wins."""
    labels = [label(words, choice) for choice, _ in spot.choices]
    table = columns("", *labels, *([words.say("river-wins")] if values else []))
    for hand, often in reversed(list(zip(spot.hands, spot.often, strict=True))):
        value = [f"{values[hand]:.2f}"] if hand in values else []
        table.add_row(words.cards(hand), *(f"{100 * part:.1f} %" for part in often), *value)
    typer.echo()
    show(table)


def label(words: Words, choice: str) -> str:
    """A choice as the table calls it."""
    name, _, amount = choice.partition(" ")
    return words.say(f"action-{name}-label", amount=amount) if amount else words.say(f"action-{name}")


def as_data(found: Solved, spot: Spot, line: list[str], values: dict[Hand, float]) -> str:
    """The answer for programs: chips, and parts of 1; `hands` are those of who decides, the weakest first."""
    import msgspec

    from croupier.study.ranges import named

    hands = {
        named(hand): {"weight": weight, "often": often} | ({"value": values[hand]} if hand in values else {})
        for hand, weight, often in zip(spot.hands, spot.weights, spot.often, strict=True)
    }
    answer = {
        "pot": found.asked.pot,
        "stack": found.asked.stack,
        "values": found.values,
        "exploitability": found.exploitability,
        "rounds": found.rounds,
        "after": line,
        "player": spot.player + 1,
        "choices": [{"choice": choice, "share": share} for choice, share in spot.choices],
        "hands": hands,
    }
    return msgspec.json.encode(answer).decode()
