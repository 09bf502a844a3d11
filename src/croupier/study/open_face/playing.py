"""Play by the learned policy: look at every placement of a street, take the best, and so on to the last card.

This is the inner loop of every rollout: numbers and tables only.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.cards import Card
from croupier.study.open_face.keys import KEY, SUIT
from croupier.study.open_face.lays import Plan
from croupier.study.open_face.policy import LEAST, Choice, Entry, State, Tables, bare, choices, room_of, subsets

Final = tuple[int, int, int]
"""The ranks of three full rows from the top down."""


def tops(tables: Tables, state: State, keys: Sequence[int], picks: Sequence[tuple[int, ...]]) -> list[Entry]:
    """The top with each subset of the cards that it has room for."""
    base, size, room, look = state[0], state[1], 3 - state[1], tables.top
    if len(keys) == 3 and room:
        a, b, c = base + keys[0], base + keys[1], base + keys[2]
        few = [look[base], look[a], look[b], look[c]]
        return few if size == 2 else [*few, look[a + keys[1]], look[a + keys[2]], look[b + keys[2]]]
    return [look[base + sum([keys[at] for at in pick])] for pick in picks if len(pick) <= room]


def fives_of(
    look: tuple[dict[int, Entry], dict[int, Entry]],
    row: tuple[int, int, int],
    keys: Sequence[int],
    suits: Sequence[int],
    picks: Sequence[tuple[int, ...]],
) -> list[Entry]:
    """A row of five with each subset of the cards that it has room for."""
    base, common, size = row
    mixed, suited = look
    found = []
    for pick in picks:
        if size + len(pick) > 5:
            break
        key, left = base, common
        for at in pick:
            key += keys[at]
            left &= suits[at]
        found.append((suited if left else mixed)[key])
    return found


def looked_at(
    tables: Tables, state: State, cards: Sequence[Card], place: int
) -> tuple[list[Entry], list[Entry], list[Entry]]:
    """Each row with each subset of the cards."""
    keys, suits, picks = [KEY[card] for card in cards], [SUIT[card] for card in cards], subsets(len(cards), place)
    middle = fives_of(tables.middle, state[2:5], keys, suits, picks)
    bottom = fives_of(tables.bottom, state[5:8], keys, suits, picks)
    return tops(tables, state, keys, picks), middle, bottom


def best_choice(tables: Tables, state: State, cards: Sequence[Card], place: int) -> Choice:
    """The placement that looks best before the last street."""
    top, middle, bottom = looked_at(tables, state, cards, place)
    beside_top, beside_middle = tables.beside_top, tables.beside_middle
    most, best = -1e9, (0, 0, 0)
    for choice in bare(len(cards), place, room_of(state)):
        t, m, b = choice
        high, _, over, _ = top[t]
        mid, level, under, _ = middle[m]
        low, lowest, _, _ = bottom[b]
        value = high + mid + low + beside_top[over + level] + beside_middle[under + lowest]
        if value > most:
            most, best = value, choice
    return best


def best_final(tables: Tables, state: State, cards: Sequence[Card], place: int) -> Final:
    """The ranks of the rows with the best placement of the last street; all zero when every one is dead."""
    top, middle, bottom = looked_at(tables, state, cards, place)
    most, best = tables.dead, (0, 0, 0)
    for t, m, b in bare(len(cards), place, room_of(state)):
        high, mid, low = top[t], middle[m], bottom[b]
        if mid[3] <= low[3] and LEAST[high[3]] <= mid[3]:
            value = high[0] + mid[0] + low[0]
            if value > most:
                most, best = value, (high[3], mid[3], low[3])
    return best


def moved(state: State, cards: Sequence[Card], place: int, choice: Choice) -> State:
    """The rows after a placement."""
    picks = subsets(len(cards), place)
    tk, nt, mk, ms, nm, bk, bs, nb = state
    for at in picks[choice[0]]:
        tk += KEY[cards[at]]
        nt += 1
    for at in picks[choice[1]]:
        mk, ms, nm = mk + KEY[cards[at]], ms & SUIT[cards[at]], nm + 1
    for at in picks[choice[2]]:
        bk, bs, nb = bk + KEY[cards[at]], bs & SUIT[cards[at]], nb + 1
    return tk, nt, mk, ms, nm, bk, bs, nb


def play_out(tables: Tables, state: State, streets: Sequence[tuple[Sequence[Card], int]]) -> Final:
    """The ranks of the rows at the end, with these streets to come (cards, how many are placed); zeros when dead."""
    if not streets:
        return ranks_of(tables, state)
    for cards, place in streets[:-1]:
        state = moved(state, cards, place, best_choice(tables, state, cards, place))
    cards, place = streets[-1]
    return best_final(tables, state, cards, place)


def ranks_of(tables: Tables, state: State) -> Final:
    """The ranks of full rows; zeros when they are dead."""
    top = tables.top[state[0]][3]
    middle, bottom = [
        look[1 if common else 0][key][3]
        for look, (key, common, _) in ((tables.middle, state[2:5]), (tables.bottom, state[5:8]))
    ]
    return (top, middle, bottom) if middle <= bottom and LEAST[top] <= middle else (0, 0, 0)


def by_look(tables: Tables, state: State, cards: Sequence[Card], place: int, last: bool) -> list[tuple[float, Plan]]:
    """Every placement with what it looks to be worth, the best first."""
    top, middle, bottom = looked_at(tables, state, cards, place)
    found = []
    for (t, m, b), plan in choices(len(cards), place, room_of(state)):
        high, mid, low = top[t], middle[m], bottom[b]
        value = high[0] + mid[0] + low[0]
        if last:
            if mid[3] > low[3] or LEAST[high[3]] > mid[3]:
                value = tables.dead
        else:
            value += tables.beside_top[high[2] + mid[1]] + tables.beside_middle[mid[2] + low[1]]
        found.append((value, plan))
    return sorted(found, key=lambda option: -option[0])
