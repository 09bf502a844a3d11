"""How placements look to the learned policy, and the ranks of rows that are full."""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards import Card
from croupier.study.open_face.lays import Plan, laid, plans
from croupier.study.open_face.policy import LEAST, State, Tables, added, room_of, stage_of

Final = tuple[int, int, int]
"""The ranks of three full rows from the top down."""


def after(state: State, given: Sequence[Card], plan: Plan) -> State:
    """The rows as numbers when a plan is carried out."""
    top, middle, bottom = laid(given, plan)
    number, _, size = added(state[0], 0, state[1], top)
    return (number, size, *added(*state[2:5], middle), *added(*state[5:8], bottom))


def by_look(
    tables: Tables, state: State, cards: Sequence[Card], place: int, last: bool
) -> list[tuple[float, Plan, State]]:
    """Every placement with what it looks to be worth, in points, and the rows after it, the best first."""
    stage = stage_of(sum(room_of(state)) - place)
    found = []
    for plan in plans(len(cards), place, room_of(state)):
        then = after(state, cards, plan)
        value = worth_at_the_end(tables, then) if last else looks(tables, then, stage)
        found.append((value / 1000, plan, then))
    return sorted(found, key=lambda option: -option[0])


def places_of(tables: Tables, state: State) -> tuple[int, int, int]:
    """Where the rows stand in the tables: rows of one suit stand behind those of mixed ones."""
    suited = len(tables.looks[1]) // 6
    return state[0], state[2] + (suited if state[3] else 0), state[5] + (suited if state[6] else 0)


def looks(tables: Tables, state: State, stage: int) -> int:
    """What rows look to be worth at a stage, in thousandths of a point."""
    top, middle, bottom = places_of(tables, state)
    first, others = tables.looks
    over, on = first[3 * top + 1 : 3 * top + 3]
    level, shape = others[3 * middle + 1 : 3 * middle + 3]
    under, lowest = others[3 * bottom + 1 : 3 * bottom + 3]
    value = tables.values[0][stage * (len(first) // 3) + top]
    value += (
        tables.values[1][stage * (len(others) // 3) + middle] + tables.values[2][stage * (len(others) // 3) + bottom]
    )
    value += tables.beside[0][over * tables.levels + level] + tables.beside[1][level * tables.levels + under]
    return value + tables.beside[2][(on * tables.shapes + shape) * tables.shapes + lowest]


def worth_at_the_end(tables: Tables, state: State) -> int:
    """What full rows are worth, in thousandths of a point."""
    final = ranks_of(tables, state)
    if not final[1]:
        return tables.dead
    return sum([worth[rank] for worth, rank in zip(tables.final, final, strict=True)])


def ranks_of(tables: Tables, state: State) -> Final:
    """The ranks of full rows; zeros when they are dead."""
    places = places_of(tables, state)
    top, middle, bottom = (
        look[3 * at] for look, at in zip((tables.looks[0], *tables.looks[1:] * 2), places, strict=True)
    )
    return (top, middle, bottom) if middle <= bottom and LEAST[top] <= middle else (0, 0, 0)
