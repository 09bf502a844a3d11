"""Two players with hidden hands in one public tree: the pure-Python twin of fast/duel.c, sum by sum in its order."""

from __future__ import annotations

from array import array
from itertools import groupby

from croupier.kernels.twin.high import Bytes, items

CHANCE, FIRST_FOLDS, SECOND_FOLDS, SHOWDOWN = 2, 3, 4, 5
FIELDS, MOST_HANDS, MOST_CHOICES, MOST_DEPTH, NO_CARD = 5, 1326, 64, 64, 52
LEARN, WORTH, BEST = range(3)

Vector = list[float]
"""A number for each hand."""


class _Sums:
    """What a player holds, in all and by card."""

    def __init__(self) -> None:
        self.all, self.by_card = 0.0, [0.0] * (NO_CARD + 1)

    def add(self, cards: tuple[int, int], reach: float) -> None:
        one, other = cards
        self.all += reach
        self.by_card[one] += reach
        if other != NO_CARD:
            self.by_card[other] += reach

    def beside(self, cards: tuple[int, int]) -> float:
        """What of it shares no card with a hand; a hand of two cards is itself taken off twice."""
        return self.all - self.by_card[cards[0]] - self.by_card[cards[1]]


class _Duel:
    def __init__(self, game: tuple[Bytes | array[float] | array[int], ...]) -> None:
        hands, reach, nodes, amounts, orders, levels = game
        flat = list(memoryview(hands).cast("B"))
        self.cards = list(zip(flat[::2], flat[1::2], strict=True))
        self.reach: list[float] = items(reach, "d")
        fields: list[int] = items(nodes, "i")
        self.tree = list(zip(*(fields[field::FIELDS] for field in range(FIELDS)), strict=True))
        self.amounts: list[float] = items(amounts, "d")
        self.orders: list[int] = items(orders, "i")
        self.levels: list[int] = items(levels, "i")
        self.boards = self._boards()
        self.way, self.me, self.weight = LEARN, 0, 0.0
        self.regrets: memoryview[float] | Vector = []
        self.sums: memoryview[float] | Vector = []

    def _boards(self) -> list[list[list[int]]]:
        """By board: the hands in groups of one strength, the weakest first."""
        count, boards = len(self.cards), []
        if not 1 <= count <= MOST_HANDS or len(self.orders) % count or len(self.orders) != len(self.levels):
            raise ValueError
        for start in range(0, len(self.orders), count):
            order, level = self.orders[start : start + count], self.levels[start : start + count]
            live = count - sum(hand < 0 for hand in order)
            if min(order) < -1 or max(order) >= count or any(hand < 0 for hand in order[:live]):
                raise ValueError
            groups = groupby(range(live), level.__getitem__)
            boards.append([[order[place] for place in places] for _, places in groups])
        return boards

    def is_right(self, room: int) -> bool:
        """Whether the numbers fit together, and the nodes are one tree, each level after the one above it."""
        hands, nodes, following, end, depth = len(self.cards), len(self.tree), 1, 1, 1
        cards = all(one < NO_CARD and other <= NO_CARD and one != other for one, other in self.cards)
        if not (cards and len(self.reach) == 2 * hands and len(self.amounts) == nodes > 0 and self.boards):
            return False
        for at, (kind, first, count, slot, _) in enumerate(self.tree):
            if at == end:
                end, depth = following, depth + 1
            if not 0 <= kind <= SHOWDOWN or slot < 0 or (kind == SHOWDOWN and slot >= len(self.boards)):
                return False
            if kind > CHANCE:
                continue
            if first != following or not 1 <= count <= min(MOST_CHOICES, nodes - following):
                return False
            if kind < CHANCE and (slot + count) * hands > room:
                return False
            following += count
        return following == nodes and depth <= MOST_DEPTH

    def folded(self, amount: float, theirs: Vector) -> Vector:
        sums = _Sums()
        for cards, reach in zip(self.cards, theirs, strict=True):
            sums.add(cards, reach)
        return [
            amount * (sums.beside(cards) + (0.0 if cards[1] == NO_CARD else reach))
            for cards, reach in zip(self.cards, theirs, strict=True)
        ]

    def shown(self, board: int, amount: float, theirs: Vector) -> Vector:
        """What is beaten less what beats; the hand itself, taken off twice, falls out of the difference."""
        sums, out, groups = _Sums(), [0.0] * len(self.cards), self.boards[board]
        for group in groups:
            for hand in group:
                out[hand] = sums.beside(self.cards[hand])
            for hand in group:
                sums.add(self.cards[hand], theirs[hand])
            for hand in group:
                out[hand] += sums.beside(self.cards[hand])
        for group in groups:
            for hand in group:
                out[hand] = amount * (out[hand] - sums.beside(self.cards[hand]))
        return out

    def choose(self, slot: int, count: int, learnt: bool) -> list[Vector]:
        """How often each hand takes each choice: as the numbers of them stand to each other; alike where none are."""
        hands, source = len(self.cards), self.sums if learnt else self.regrets
        rows = [list(source[(slot + choice) * hands : (slot + choice + 1) * hands]) for choice in range(count)]
        chosen = [[1.0 / count] * hands for _ in rows]
        for hand in range(hands):
            total = 0.0
            for row in rows:
                total += row[hand]
            if total > 0:
                for choice, row in zip(chosen, rows, strict=True):
                    choice[hand] = row[hand] / total
        return chosen

    def walk(self, at: int, mine: Vector, theirs: Vector) -> Vector:
        """What each hand of `me` brings from this node on, where the players come with these."""
        kind, first, count, slot, _ = self.tree[at]
        if kind == self.me:
            return self.own(first, count, slot, mine, theirs)
        if kind < CHANCE:
            chosen, out = self.choose(slot, count, self.way != LEARN), [0.0] * len(mine)
            for choice, often in enumerate(chosen):
                value = self.walk(first + choice, mine, [a * b for a, b in zip(theirs, often, strict=True)])
                out = [a + b for a, b in zip(out, value, strict=True)]
            return out
        if kind == CHANCE:
            return self.dealt(first, count, self.amounts[at], mine, theirs)
        if kind == SHOWDOWN:
            return self.shown(slot, self.amounts[at], theirs)
        loses = (kind == FIRST_FOLDS) == (self.me == 0)
        return self.folded(-self.amounts[at] if loses else self.amounts[at], theirs)

    def own(self, first: int, count: int, slot: int, mine: Vector, theirs: Vector) -> Vector:
        """A player decides himself."""
        chosen = self.choose(slot, count, self.way != LEARN)
        values = [
            self.walk(first + choice, [a * b for a, b in zip(mine, often, strict=True)], theirs)
            for choice, often in enumerate(chosen)
        ]
        if self.way == BEST:
            return [max(of_hand) for of_hand in zip(*values, strict=True)]
        out = [often * value for often, value in zip(chosen[0], values[0], strict=True)]
        for choice in range(1, count):
            out = [sum_ + often * value for sum_, often, value in zip(out, chosen[choice], values[choice], strict=True)]
        if self.way == LEARN:
            self.note(slot, chosen, values, out, mine)
        return out

    def note(self, slot: int, chosen: list[Vector], values: list[Vector], out: Vector, mine: Vector) -> None:
        """Keep what was done and what would have been better."""
        hands = len(mine)
        for choice, (often, value) in enumerate(zip(chosen, values, strict=True)):
            start = (slot + choice) * hands
            for hand in range(hands):
                regret = self.regrets[start + hand] + (value[hand] - out[hand])
                self.regrets[start + hand] = regret if regret > 0 else 0.0
                self.sums[start + hand] += self.weight * mine[hand] * often[hand]

    def dealt(self, first: int, count: int, amount: float, mine: Vector, theirs: Vector) -> Vector:
        """A card is dealt: who holds it does not come here; `amount` is how likely each card is that both leave."""
        out = [0.0] * len(mine)
        for choice in range(count):
            card = self.tree[first + choice][4]
            here = [card not in cards for cards in self.cards]
            my = [reach if come else 0.0 for reach, come in zip(mine, here, strict=True)]
            their = [reach * amount if come else 0.0 for reach, come in zip(theirs, here, strict=True)]
            value = self.walk(first + choice, my, their)
            out = [a + b if come else a for a, b, come in zip(out, value, here, strict=True)]
        return out


def _duel(game: tuple[Bytes | array[float] | array[int], ...], right: bool, room: int) -> _Duel:
    """The duel of these numbers; ValueError where they do not fit together."""
    try:
        duel = _Duel(game)
    except ValueError:
        right = False
    if not (right and duel.is_right(room)):
        raise ValueError("these are not two players' hands in one tree")
    return duel


def duel_learn(
    hands: Bytes,
    reach: array[float],
    nodes: array[int],
    amounts: array[float],
    orders: array[int],
    levels: array[int],
    regrets: array[float],
    sums: array[float],
    first: int,
    rounds: int,
) -> None:
    """So many rounds of CFR+, the first one numbered `first`: `regrets` and `sums` are what was learnt, and change.

    `hands` are two cards each (52 for none), `reach` the weights of the first and then of the second player. `nodes`
    are five numbers each, level by level: who decides (0 and 1), 2 for a card that is dealt, 3 and 4 for a fold of the
    first and the second player, 5 for a showdown; the first of the nodes that follow, and how many; the place of what
    is learnt (in vectors), or the board; the card that led here. `amounts` are what the loser pays, and how likely a
    card is. `orders` and `levels` are by board the hands from the weakest up and their strength, -1 for dead ones.
    Raises ValueError for what does not fit together.
    """
    own, summed = memoryview(regrets).cast("B").cast("d"), memoryview(sums).cast("B").cast("d")
    right = len(own) == len(summed) and first >= 1 and rounds >= 0
    duel = _duel((hands, reach, nodes, amounts, orders, levels), right, len(own))
    duel.regrets, duel.sums = own, summed
    count = len(duel.cards)
    reaches = duel.reach[:count], duel.reach[count:]
    for number in range(first, first + rounds):
        duel.weight = float(number)
        for duel.me in (0, 1):
            duel.walk(0, reaches[duel.me], reaches[1 - duel.me])


def duel_worth(
    hands: Bytes,
    reach: array[float],
    nodes: array[int],
    amounts: array[float],
    orders: array[int],
    levels: array[int],
    sums: array[float],
    player: int,
    best: bool,
    values: array[float],
) -> None:
    """What each hand of a player brings against what the other one has learnt, times how often he holds what it meets.

    By his own learning, or with `best` by the best answer in every node. Raises ValueError for what does not fit.
    """
    summed, into = memoryview(sums).cast("B").cast("d"), memoryview(values).cast("B").cast("d")
    right = player in (0, 1) and 2 * len(into) == len(memoryview(hands).cast("B"))
    duel = _duel((hands, reach, nodes, amounts, orders, levels), right, len(summed))
    duel.sums, duel.way, duel.me = summed, BEST if best else WORTH, player
    count = len(duel.cards)
    reaches = duel.reach[:count], duel.reach[count:]
    into[:] = memoryview(array("d", duel.walk(0, reaches[player], reaches[1 - player])))
