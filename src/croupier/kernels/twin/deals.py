"""Deals of any game whose pots one or two rankings share: the pure-Python twin of fast/deals.c and deals_sampled.c."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations, islice, pairwise
from math import comb

from croupier.kernels.halves import HIGH_TWO, LOW_8_TWO, LOW_A5, MOST_OWN, PLAYERS, UNKNOWN
from croupier.kernels.twin.exactly_two import exactly_two
from croupier.kernels.twin.high import Bytes, items, rank5, rank6, rank7
from croupier.kernels.twin.low import low_8, low_8_two, low_a5
from croupier.kernels.twin.sample import MASK, PATIENCE, splitmix

Cards = tuple[int, ...]


def _high(hole: Sequence[int], board: Sequence[int]) -> int:
    rank: Callable[..., int] = (rank5, rank6, rank7)[len(hole) + len(board) - 5]
    return rank(*hole, *board)


RANKS: tuple[Callable[[Cards, Cards], int], ...] = (_high, exactly_two, low_8, low_8_two, low_a5)


class _Game:
    """The rankings, what lies there, and what came of the deals."""

    def __init__(self, players: int, size: int, board: Bytes, board_size: int, dead: Bytes, halves: Bytes) -> None:
        self.players, self.size, self.board, self.to_come = players, size, (*board,), board_size - len(board)
        self.seen, self.ranks = {*board, *dead}, [RANKS[half] for half in halves]
        self.shares = [0] * (players * (players + 1) * (players + 2))

    def count(self, holes: Sequence[Cards], board: Cards) -> None:
        """One deal, all of whose cards are known."""
        players, found = self.players, [[rank(hole, board) for hole in holes] for rank in self.ranks]
        winners = [[half.count(max(half)) if rank == max(half) else 0 for rank in half] for half in found]
        unclaimed = len(found) < 2 or not max(found[1])
        for player in range(players):
            second = players + 1 if unclaimed else winners[1][player]
            self.shares[(player * (players + 1) + winners[0][player]) * (players + 2) + second] += 1


def deals_exact(
    holes: Bytes, size: int, board: Bytes, board_size: int, dead: Bytes, halves: Bytes, first: int, count: int
) -> list[int]:
    """How often each player shares which half with how many, over all deals.

    The list has for each player, by how many win the first half with him (0: he does not win it), and then by the same
    for the second half, the number of deals; for the second half there is one number more, for nobody has it. `holes`
    are `size` cards of each player, of the board there will be `board_size`; a card of a hole that nobody knows is
    UNKNOWN. `halves` are one or two of HIGH, HIGH_TWO, LOW_8, LOW_8_TWO and LOW_A5. `first` and `count` choose a part:
    the ways to fill the first hole with unknown cards, or else the board, are numbered in the order of combinations.
    Raises ValueError for what is no such game.
    """
    players = len(holes) // size if size > 0 else 0
    own = [(*holes[player * size : player * size + size],) for player in range(players)]
    known = [card for card in holes if card != UNKNOWN]
    if not _fine(players, size, board, board_size, dead, halves) or len(holes) % size or first < 0 or count < 0:
        raise ValueError(NO_GAME)
    seen, unknown = [*known, *board, *dead], len(holes) - len(known) + board_size - len(board)
    if len(set(seen)) < len(seen) or max(seen, default=0) > 51 or unknown > 52 - len(seen):
        raise ValueError(NO_GAME)
    game = _Game(players, size, board, board_size, dead, halves)
    game.seen |= {*known}
    left = [card for card in range(52) if card not in game.seen]
    inner = _ways_of_each(game, own, len(left))
    for full, filled in islice(_ways(game, own, left), first * inner, (first + count) * inner):
        game.count(full, filled)
    return game.shares


NO_GAME = "these are not hands, a board and rankings of a game that is counted here"


def _ways_of_each(game: _Game, own: list[Cards], left: int) -> int:
    """How many deals there are to each way to fill the first group that misses cards."""
    missing = [*[hole.count(UNKNOWN) for hole in own], game.to_come]
    first, ways = next((place for place, many in enumerate(missing) if many), len(own)), 1
    for place, many in enumerate(missing):
        ways *= comb(left, many) if place > first else 1
        left -= many
    return ways


def _ways(game: _Game, own: list[Cards], left: list[int]) -> Iterator[tuple[list[Cards], Cards]]:
    """Every way in which unknown cards and the board may fall."""

    def filled(place: int, left: list[int], full: list[Cards]) -> Iterator[tuple[list[Cards], Cards]]:
        if place == len(own):
            for rest in combinations(left, game.to_come):
                yield full, (*game.board, *rest)
            return
        for more in combinations(left, own[place].count(UNKNOWN)):
            hole = tuple([card for card in own[place] if card != UNKNOWN]) + more
            yield from filled(place + 1, [card for card in left if card not in more], [*full, hole])

    return filled(0, left, [])


def deals_sampled(
    hands: Bytes,
    upto: array[int],
    sizes: array[int],
    size: int,
    board: Bytes,
    board_size: int,
    dead: Bytes,
    halves: Bytes,
    samples: int,
    seed: int,
) -> list[int] | None:
    """The list of `deals_exact` over so many random deals; None when the ranges need the same cards.

    `hands`, `upto` and `sizes` are those of `equity_sampled`, each hand `size` cards, unknown ones among them. The same
    seed gives the same deals. Raises ValueError for what is no such game.
    """
    many, grown = items(sizes, "i"), items(upto, "Q")
    ends = [*accumulate(many, initial=0)]
    if not _fine(len(many), size, board, board_size, dead, halves) or samples < 0 or min(many) < 1:
        raise ValueError(NO_GAME)
    each = [(*hands[at : at + size],) for at in range(0, len(hands), size)]
    fits = len(hands) == size * ends[-1] and len(grown) == ends[-1] <= 1 << 22
    seen = [*board, *dead]
    if not fits or len(set(seen)) < len(seen) or max(seen, default=0) > 51 or not all(map(_is_hand, each)):
        raise ValueError(NO_GAME)
    spans = [slice(*span) for span in pairwise(ends)]
    own, weights = [each[span] for span in spans], [grown[span] for span in spans]
    grows = all(before < after for one in weights for before, after in pairwise([0, *one]))
    if not grows or max(grown) > 2**32 or len(many) * size + board_size - len(board) > 52 - len(seen):
        raise ValueError(NO_GAME)
    game, chance = _Game(len(many), size, board, board_size, dead, halves), splitmix(seed & MASK)
    return game.shares if all(_deal(game, own, weights, chance) for _ in range(samples)) else None


def _is_hand(hand: Cards) -> bool:
    known = [card for card in hand if card != UNKNOWN]
    return len(set(known)) == len(known) and max(known, default=0) < 52


def _deal(game: _Game, own: list[list[Cards]], weights: list[list[int]], chance: Iterator[int]) -> bool:
    """One deal to its end; false when no hands could be dealt."""

    def drawn(used: set[int]) -> int:
        while (card := next(chance) * 52 >> 32) in used:
            pass
        used.add(card)
        return card

    for _ in range(PATIENCE):
        used, holes = {*game.seen}, list[Cards]()
        for hands, upto in zip(own, weights, strict=True):
            hand = hands[0] if len(hands) == 1 else hands[bisect_right(upto, next(chance) * upto[-1] >> 32)]
            known = [card for card in hand if card != UNKNOWN]
            if not used.isdisjoint(known):
                break
            used.update(known)
            holes.append(hand)
        else:
            break
    else:
        return False
    full = [tuple([drawn(used) if card == UNKNOWN else card for card in hole]) for hole in holes]
    game.count(full, (*game.board, *[drawn(used) for _ in range(game.to_come)]))
    return True


def _fine(players: int, size: int, board: Bytes, board_size: int, dead: Bytes, halves: Bytes) -> bool:
    """Whether there is such a game."""
    if not 1 <= players <= PLAYERS or not 1 <= size <= MOST_OWN or not 0 <= len(board) <= board_size <= 5:
        return False
    if not 1 <= len(halves) <= 2 or max(halves) > LOW_A5 or len(dead) > 52:
        return False
    of_two = [half for half in halves if half in (HIGH_TWO, LOW_8_TWO)]
    if of_two and (board_size != 5 or not 2 <= size <= 6):
        return False
    return len(of_two) == len(halves) or 5 <= size + board_size <= 7
