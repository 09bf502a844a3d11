"""Three rows played to the end, again and again on cards that may come: the pure-Python twin of fast/rows_played.c.

A street is a few cards, of which so many are placed. Before the last one the placement is taken whose rows add up to
most by the tables; on the last one that whose full rows are worth most, among those that are in order. Of equal ones
it is the first.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache

from croupier.kernels.twin.high import Bytes, items
from croupier.kernels.twin.rows import FIVES, MOST, MOST_PAID, STAGES, TOPS, WRONG, Known, Look
from croupier.kernels.twin.sample import MASK, splitmix
from croupier.kernels.twin.simulate import mixed

POINT, SCOOP = 1000, 3
"""A point, and what three lines bring besides."""

STATE, PLAYER, MOST_PLAYERS, MOST_GIVEN = 8, 11, 9, 5
"""How many numbers tell of three rows and of an opponent; the most opponents and the most cards of a street."""

NONE = -(1 << 40)
"""Worth less than any rows."""

ROOM = (3, 5, 5)
"""How many cards the rows take."""

PARTS = ((0, -1, 1), (2, 3, 4), (5, 6, 7))
"""Where the number, the suits and the size of each row stand."""

Final = tuple[int, int, int]
"""The ranks of full rows, from the top down; zeros when they are out of order."""

Street = tuple[Sequence[int], int]
"""Cards, and how many of them are placed."""


@cache
def steps(given: int, most: int) -> tuple[tuple[int, int, int], ...]:
    """Every choice of up to so many of the given cards, as bits, after one with a card less, and that card."""
    return tuple(
        (mask, mask & mask - 1, (mask & -mask).bit_length() - 1)
        for mask in range(1, 1 << given)
        if mask.bit_count() <= most
    )


@cache
def choices(given: int, place: int, room: tuple[int, int, int]) -> tuple[tuple[int, int, int], ...]:
    """Every way to place so many of the given cards into the room of the rows, as the bits of each row."""
    top, middle, bottom = ([mask for mask in range(1 << given) if mask.bit_count() <= most] for most in room)
    return tuple(
        (t, m, b)
        for t in top
        for m in middle
        for b in bottom
        if not (t & m or t & b or m & b) and (t | m | b).bit_count() == place
    )


def numbers_of(nexts: list[list[int]], first: int, ranks: Sequence[int], room: int) -> list[int]:
    """The numbers of a row with each choice of the cards."""
    found = [first] * (1 << len(ranks))
    for mask, before, card in steps(len(ranks), room):
        found[mask] = nexts[found[before]][ranks[card]]
    return found


def fives_of(known: Known, look: list[Look], row: Sequence[int], cards: Sequence[int]) -> list[Look]:
    """A row of five with each choice of the cards."""
    first, suits, size = row
    nexts, many = known.nexts, 1 << len(cards)
    found, left, suited = [first] * many, [suits] * many, len(nexts)
    looks = [look[first + suited if suits else first]] * many
    for mask, before, place in steps(len(cards), 5 - size):
        card = cards[place]
        number = found[mask] = nexts[found[before]][card >> 2]
        common = left[mask] = left[before] & 1 << (card & 3)
        looks[mask] = look[number + suited if common else number]
    return looks


def looked_at(
    known: Known, stage: int, state: Sequence[int], cards: Sequence[int]
) -> tuple[list[Look], list[Look], list[Look]]:
    """Each row with each choice of the cards."""
    look = known.top[stage]
    top = [look[number] for number in numbers_of(known.nexts, state[0], [card >> 2 for card in cards], 3 - state[1])]
    middle = fives_of(known, known.middle[stage], state[2:5], cards)
    return top, middle, fives_of(known, known.bottom[stage], state[5:8], cards)


def room_of(state: Sequence[int]) -> tuple[int, int, int]:
    """How many more cards each row takes."""
    return 3 - state[1], 5 - state[4], 5 - state[7]


def best(known: Known, state: Sequence[int], cards: Sequence[int], place: int) -> tuple[int, int, int]:
    """The placement before the last street that adds up to most."""
    room = room_of(state)
    top, middle, bottom = looked_at(known, stage_of(sum(room) - place), state, cards)
    first, second, third = known.beside
    most, found = NONE, (0, 0, 0)
    for choice in choices(len(cards), place, room):
        t, m, b = choice
        high, over, on, _ = top[t]
        mid, level, on_it, _ = middle[m]
        low, lowest, under, _ = bottom[b]
        value = (
            high + mid + low + first[over + level] + second[level * known.levels + lowest] + third[on + on_it + under]
        )
        if value > most:
            most, found = value, choice
    return found


def stage_of(left: int) -> int:
    """The stage of a deal with so many cards to be placed yet; the last one with few."""
    return max(0, STAGES - (left + 1) // 2)


def best_last(known: Known, state: Sequence[int], cards: Sequence[int], place: int) -> Final:
    """The ranks of the rows with the best placement of the last street; zeros when every one is out of order."""
    top, middle, bottom = looked_at(known, STAGES - 1, state, cards)
    tops, middles, bottoms = known.final
    most, found = NONE, (0, 0, 0)
    for t, m, b in choices(len(cards), place, room_of(state)):
        high, mid, low = top[t][3], middle[m][3], bottom[b][3]
        if mid <= low and known.least[high] <= mid:
            value = tops[high] + middles[mid] + bottoms[low]
            if value > most:
                most, found = value, (high, mid, low)
    return found


def moved(known: Known, state: Sequence[int], cards: Sequence[int], choice: tuple[int, int, int]) -> list[int]:
    """The rows after a placement."""
    rows = list(state)
    for bits, (number, suits, size) in zip(choice, PARTS, strict=True):
        for place, card in enumerate(cards):
            if bits >> place & 1:
                rows[number] = known.nexts[rows[number]][card >> 2]
                rows[size] += 1
                if suits > 0:
                    rows[suits] &= 1 << (card & 3)
    return rows


def to_the_end(known: Known, state: Sequence[int], streets: Sequence[Street]) -> Final:
    """The ranks of the rows at the end; zeros when they are out of order."""
    if not streets:
        return full(known, state)
    for cards, place in streets[:-1]:
        state = moved(known, state, cards, best(known, state, cards, place))
    return best_last(known, state, *streets[-1])


def full(known: Known, state: Sequence[int]) -> Final:
    """The ranks of full rows; zeros when they are out of order."""
    last, suited = STAGES - 1, len(known.nexts)
    top = known.top[last][state[0]][3]
    middle = known.middle[last][state[2] + (suited if state[3] else 0)][3]
    bottom = known.bottom[last][state[5] + (suited if state[6] else 0)][3]
    return (top, middle, bottom) if middle <= bottom and known.least[top] <= middle else (0, 0, 0)


def paid(known: Known, final: Final) -> int:
    """What rows pay by themselves, in points."""
    return known.pays[0][final[0]] + known.pays[1][final[1]] + known.pays[2][final[2]]


def points(known: Known, mine: Final, theirs: Final, dead: int) -> int:
    """The points between two hands, a dead one being all zeros."""
    own, other = paid(known, mine), paid(known, theirs)
    if not (mine[1] and theirs[1]):
        return 0 if mine[1] == theirs[1] else dead + own if mine[1] else -dead - other
    sweep = sum([(one > another) - (one < another) for one, another in zip(mine, theirs, strict=True)])
    return sweep + own - other + (SCOOP if sweep == 3 else -SCOOP if sweep == -3 else 0)


class _Deals:
    """What is the same in every deal."""

    def __init__(self, known: Known, states: list[int], players: list[int], streets: list[int], boards: list[int]):
        self.known = known
        self.states = [states[at : at + STATE] for at in range(0, len(states), STATE)]
        self.players = [players[at : at + PLAYER] for at in range(0, len(players), PLAYER)]
        self.streets = list(zip(streets[::2], streets[1::2], strict=False))
        self.boards = [(boards[at], boards[at + 1], boards[at + 2]) for at in range(0, len(boards) - 2, 3)]
        self.whole = not (len(states) % STATE or len(players) % PLAYER or len(streets) % 2 or len(boards) % 3)

    def go_together(self, numbers: Sequence[int], unseen: Sequence[int]) -> bool:
        """Whether rows, streets and cards go together, and no number leads outside of anything."""
        right = self.whole and len(numbers) == 4 and bool(self.states) and len(self.players) <= MOST_PLAYERS
        right = right and all(0 < place <= cards <= MOST_GIVEN for cards, place in self.streets)
        right = right and all(0 <= t < TOPS and 0 <= m < FIVES and 0 <= b < FIVES for t, m, b in self.boards)
        right = right and len(set(unseen)) == len(unseen) and all(card < 52 for card in unseen)
        if not right or abs(numbers[1]) > MOST_PAID or abs(numbers[2]) > MOST or numbers[3] < 0:
            return False
        right = all(self.fits(state, numbers[0]) for state in self.states)
        lefts = [numbers[0]]
        for *state, left, first, count in self.players:
            right = right and first >= 0 and count >= 0 and first + count <= len(self.boards)
            right = right and (count > 0 or self.fits(state, left))
            lefts += [] if count else [left]
        return right and sum(cards for left in lefts for cards, _ in self.last(left)) <= len(unseen)

    def fits(self, state: Sequence[int], left: int) -> bool:
        """Whether these are rows that the last so many streets fill."""
        sizes = self.known.sizes
        for (number, suits, size), most in zip(PARTS, ROOM, strict=True):
            if not (0 <= state[number] < len(sizes) and sizes[state[number]] == state[size] <= most):
                return False
            if suits > 0 and not 0 <= state[suits] < 16:
                return False
        return 0 <= left <= len(self.streets) and sum(place for _, place in self.last(left)) == sum(room_of(state))

    def last(self, left: int) -> list[tuple[int, int]]:
        """The last so many streets."""
        return self.streets[len(self.streets) - left :]

    def dealt(self, left: int, cards: Iterator[int]) -> list[Street]:
        """Cards for the last so many streets."""
        return [([next(cards) for _ in range(count)], place) for count, place in self.last(left)]

    def finals(self, cards: Iterator[int], chance: Iterator[int]) -> list[Final]:
        """The ranks that the opponents end with."""
        found = []
        for *state, left, first, count in self.players:
            if count:
                found.append(self.boards[first + (next(chance) * count >> 32)])
            else:
                found.append(to_the_end(self.known, state, self.dealt(left, cards)))
        return found


def rows_played(
    known: object,
    states: array[int],
    players: array[int],
    streets: Bytes,
    boards: array[int],
    unseen: Bytes,
    numbers: array[int],
    seed: int,
    into: array[int],
) -> None:
    """Play each of some rows to the end, all on the same cards: what that brings, for each deal the rows in order.

    `states` are eight numbers each: the top's number and size; number, common suits as bits and size of the middle, and
    of the bottom. `players` are the opponents: the same, how many streets they still get, and where their `boards`
    begin and how many they are, if they end with one of these (three ranks each) and not with what they have.
    `streets` are all streets of the game, of each its cards and how many are placed; what comes is dealt from `unseen`.
    `numbers` are the streets that the rows still get, what a dead hand pays, what it costs besides, the first deal.
    A deal is made of the seed and its number alone, so that many can be played in parts. Raises ValueError for what
    does not go together.
    """
    if not isinstance(known, Known):
        raise ValueError(WRONG)
    flat: list[list[int]] = [items(part, "i") for part in (states, players, boards, numbers)]
    own, others, ranks, asked = flat
    deals, places = _Deals(known, own, others, [*streets], ranks), items(into, "i")
    if not deals.go_together(asked, [*unseen]) or len(places) % len(deals.states):
        raise ValueError(WRONG)
    (left, dead, caution, first), width = asked, len(deals.states)
    for deal in range(len(places) // width):
        cards = shuffled([*unseen], chance := splitmix(mixed(seed + first + deal & MASK)))
        mine = deals.dealt(left, cards)
        against = deals.finals(cards, chance)
        for at, state in enumerate(deals.states):
            final = to_the_end(known, state, mine)
            bring = sum([points(known, final, other, dead) for other in against])
            if not against:
                bring = paid(known, final) if final[1] else -dead
            places[deal * width + at] = POINT * bring + (known.fantasy[final[0]] if final[1] else -caution)
    into[:] = array("i", places)


def shuffled(cards: list[int], chance: Iterator[int]) -> Iterator[int]:
    """The cards in an order by chance, as many as are asked for."""
    for place in range(len(cards)):
        other = place + (next(chance) * (len(cards) - place) >> 32)
        cards[place], cards[other] = cards[other], cards[place]
        yield cards[place]
