"""Whole hands of two cards and a board of five, without a limit: the pure-Python twin of fast/simulate.c.

Chance plays: each player chooses by weights among what the rules allow him. A hand is made of its number and the seed
alone, so any of them can be played again by itself, and many can be played in parts.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from croupier.kernels.twin.high import items, rank7
from croupier.kernels.twin.sample import MASK, splitmix

SEATS, CHOICES = 10, 5
FOLD, CALL, LEAST, POT, ALL_IN = range(CHOICES)
"""What is chosen among: fold; check or call; the least bet or raise, one by the size of the pot, all the chips."""

FOLDED, CHECKED, CALLED, WAGERED, TURNED, BOARD = range(6)
"""What a trace tells: a call with what it adds, a wager with the total that it goes to, that another street begins; at
the end the cards of the board."""

LIVE, ANTE = 0, 1
"""Kinds of forced bets: bets, and antes that count for side pots; the chips of all others belong to the main pot."""

TURNED_UP = (0, 3, 4, 5)
"""How many cards of the board there are on each street."""

MOST = 2**53
"""More than all chips together."""


def mixed(number: int) -> int:
    """What splitmix64 makes of a number."""
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK
    return number ^ number >> 31


class _Table:
    """What every hand begins with."""

    def __init__(self, stacks: list[int], posts: list[int], numbers: list[int], weights: list[int]) -> None:
        self.n = len(stacks)
        self.stacks = stacks
        self.posts = [(posts[at], posts[at + 1], posts[at + 2]) for at in range(0, len(posts), 3)]
        self.first, self.price, self.step, self.least, self.reopens = numbers
        each = [weights[at : at + CHOICES] for at in range(0, len(weights), CHOICES)]
        self.upto = [[_upto(own, free, wagers) for free in (0, 1) for wagers in (0, 1)] for own in each]


def _upto(own: Sequence[int], free: int, wagers: int) -> list[int]:
    """The weights of the choices up to each, in all: nobody folds for nothing, and what is not allowed has none.

    Where nothing is left one checks or calls.
    """
    allowed = (not free, True, wagers, wagers, wagers)
    upto = [*accumulate(weight if may else 0 for weight, may in zip(own, allowed, strict=True))]
    return upto if upto[-1] else [0, 1, 1, 1, 1]


class _Hand:
    """A hand while it is played; a player is a number, 0 left of the button."""

    def __init__(self, table: _Table, state: int) -> None:
        n = table.n
        self.table, self.n, self.chance = table, n, splitmix(state)
        self.stacks, self.bets, self.paid = table.stacks.copy(), [0] * n, [0] * n
        self.live, self.rich = {*range(n)}, {*range(n)}
        self.price, self.step, self.phantom, self.dead = table.price, table.step, False, 0
        self.total, self.closed, self.acted = 0, set[int](), [0] * n
        self.trace = [0] * (2 * n)
        self.used: set[int] = set()
        for post in table.posts:
            self.post(*post)

    def drawn(self) -> int:
        while (card := next(self.chance) * 52 >> 32) in self.used:
            pass
        self.used.add(card)
        return card

    def tell(self, what: int, player: int, amount: int) -> None:
        self.trace.append(what | player << 3 | amount << 7)

    def pay(self, player: int, amount: int) -> None:
        """From a stack into the middle."""
        self.stacks[player] -= amount
        self.total += amount
        if not self.stacks[player]:
            self.rich.discard(player)

    def bet(self, player: int, amount: int) -> None:
        self.pay(player, amount)
        self.bets[player] += amount
        self.paid[player] += amount

    def post(self, player: int, kind: int, due: int) -> None:
        """A forced bet, as far as the stack goes; what it lacks is remembered (E20)."""
        amount = min(due, self.stacks[player])
        if kind == LIVE:
            self.bet(player, amount)
            self.phantom = self.phantom or due > amount
            return
        self.pay(player, amount)
        if kind == ANTE:
            self.paid[player] += amount
        else:
            self.dead += amount

    def reach(self, player: int) -> int:
        """The most that another one has in or could put in this round (E11)."""
        return max((self.bets[other] + self.stacks[other] for other in self.live if other != player), default=0)

    def owed(self, player: int) -> int:
        price = min(self.price, self.reach(player)) if self.phantom else self.price
        return max(0, price - self.bets[player])

    def may_wager(self, player: int) -> bool:
        """Whether somebody can call more, the betting is open to this player, and he has the chips (E9 to E11)."""
        if self.bets[player] + self.stacks[player] <= self.price or self.reach(player) <= self.price:
            return False
        if player not in self.closed:
            return True
        return bool(self.table.reopens) and self.price >= self.acted[player] + self.step

    def act(self, player: int) -> None:
        """A decision by chance."""
        owed = self.owed(player)
        free, wagers = not owed, self.may_wager(player)
        upto = self.table.upto[player][2 * free + wagers]
        drawn = next(self.chance) * upto[-1] >> 32
        choice = sum(drawn >= end for end in upto[:-1])
        if choice == FOLD:
            self.live.discard(player)
            self.rich.discard(player)
            self.tell(FOLDED, player, 0)
        elif choice == CALL:
            amount = min(owed, self.stacks[player])
            self.bet(player, amount)
            self.tell(CALLED if amount else CHECKED, player, amount)
        else:
            self.wager(player, choice, owed)
        self.answered.add(player)
        self.closed.add(player)
        self.acted[player] = self.price

    def wager(self, player: int, choice: int, owed: int) -> None:
        """Bet or raise: all-in for less than a full one does not reopen the betting (E6, E8, E9)."""
        most = self.bets[player] + self.stacks[player]
        pot = self.price + owed + self.total
        to = min(most, max(self.price + self.step, pot if choice == POT else 0)) if choice != ALL_IN else most
        over = to - self.price
        if over >= self.step:
            self.step = over
            self.closed.clear()
        self.bet(player, to - self.bets[player])
        self.price = to
        self.answered.clear()
        self.tell(WAGERED, player, to)

    def next_bettor(self, last: int) -> int:
        """The next one who has chips and has not answered the price; -1 when nothing is left to decide (E2, E20)."""
        for player in (*range(last + 1, self.n), *range(last + 1)):
            if player in self.rich and player not in self.answered:
                decides = len(self.rich) > 1 or (len(self.live) > 1 and self.owed(player) > 0)
                return player if decides else -1
        return -1

    def betting(self, first: int) -> None:
        """One round, and what nobody has called goes back (F2)."""
        last, self.answered = first - 1, set[int]()
        while (player := self.next_bettor(last)) >= 0:
            self.act(player)
            last = player
        if len(self.live) != len(self.rich) or self.phantom:
            self.give_back()

    def give_back(self) -> None:
        """What nobody has called (F2): all others have folded or are all-in, so nobody bets any more."""
        below, top = sorted(self.paid)[-2:]
        player = self.paid.index(top)
        self.stacks[player] += top - below
        self.paid[player] = below
        self.total -= top - below

    def clear(self) -> None:
        """Nobody has bet in the round that begins."""
        self.bets, self.price, self.step, self.phantom = [0] * self.n, 0, self.table.least, False
        self.closed.clear()

    def play(self, told: bool) -> None:
        """To the end."""
        self.betting(self.table.first)
        street = 0
        while street < 3 and len(self.live) > 1:
            street += 1
            self.clear()
            self.tell(TURNED, 0, 0)
            if len(self.rich) > 1:
                self.betting(0)
        self.show_down(TURNED_UP[street], told)

    def show_down(self, count: int, told: bool) -> None:
        """The end. Only now cards are drawn, since nobody has decided by them: those that count, and all if told."""
        alone = len(self.live) == 1
        if alone:
            self.stacks[min(self.live)] += self.total
            if not told:
                return
        board = [self.drawn() for _ in range(count)]
        for card in board:
            self.tell(BOARD, 0, card)
        folded = {*range(self.n)} - self.live
        ranks = {}
        for player in (*sorted(self.live), *sorted(folded if told else ())):
            hole = self.trace[2 * player : 2 * player + 2] = [self.drawn(), self.drawn()]
            if player in self.live and not alone:
                ranks[player] = rank7(*hole, *board)
        if not alone:
            self.pay_out(ranks)

    def pay_out(self, ranks: dict[int, int]) -> None:
        """Every pot to the best hands in it, odd chips to the left of the button (F1 to F6)."""
        players, below = sorted(self.live), 0
        while players:
            level = min(self.paid[player] for player in players)
            higher = [player for player in players if self.paid[player] > level]
            ends = [min(paid, level) if higher else paid for paid in self.paid]  # the last pot takes all that is left
            amount = sum(end - min(end, below) for end in ends) + self.dead
            best = max(ranks[player] for player in players)
            winners = [player for player in players if ranks[player] == best]
            share, odd = divmod(amount, len(winners))
            for place, player in enumerate(winners):
                self.stacks[player] += share + (place < odd)
            players, below, self.dead = higher, level, 0


def simulate(
    stacks: array[int],
    posts: array[int],
    numbers: array[int],
    weights: array[int],
    seed: int,
    first: int,
    net: array[int] | memoryview,
    trace: array[int] | memoryview,
) -> int:
    """Play hands from the number `first` on and write what each player wins or loses; returns how many were played.

    All buffers have items of 64 bits. `stacks` are those of two to ten players, from the left of the button on;
    `posts` the forced bets in the order of paying, three items each: player, kind, amount; `numbers` who acts first,
    the price and the least full raise before the flop, the least bet after it, and whether short all-ins that add up to
    a full raise reopen the betting; `weights` five a player, for what he chooses among. `net` has an item for each
    player of each hand. `trace` is empty, or as many hands are played as it has room for: of each, its number of
    items, then two cards of each player, then what happens: what | player << 3 | amount or card << 7. What stands
    behind these hands means nothing. Raises ValueError for what is no such table.
    """
    own, due, counts, chances = items(stacks, "q"), items(posts, "q"), items(numbers, "q"), items(weights, "q")
    results, told = memoryview(net).cast("B"), memoryview(trace).cast("B")
    fits = not len(results) % 8 and not len(told) % 8
    if not fits or not _fine(own, due, counts, chances) or len(results) % (8 * len(own)):
        raise ValueError("these are not stacks, forced bets and weights of two to ten players")
    table, places, room = _Table(own, due, counts, chances), results.cast("q"), told.cast("q")
    written, n = 0, len(own)
    for hand in range(len(places) // n):
        played = _Hand(table, mixed(mixed(seed & MASK) + (first + hand) * 0xD1342543DE82EF95 & MASK))
        played.play(len(room) > 0)
        if len(room):
            end = written + 1 + len(played.trace)
            if end > len(room):
                return hand
            room[written:end] = array("q", [len(played.trace), *played.trace])
            written = end
        for player in range(n):
            places[hand * n + player] = played.stacks[player] - own[player]
    return len(places) // n


def _fine(stacks: list[Any], posts: list[Any], numbers: list[Any], weights: list[Any]) -> bool:
    """Whether these are players, forced bets and weights."""
    n = len(stacks)
    if not 2 <= n <= SEATS or min(stacks) < 1 or max(stacks) > MOST // SEATS:
        return False
    if len(posts) % 3 or len(posts) > 12 * SEATS or len(numbers) != 5 or len(weights) != CHOICES * n:
        return False
    due = [*zip(posts[::3], posts[1::3], posts[2::3], strict=True)]
    if not all(0 <= player < n and 0 <= kind <= 2 and 0 <= amount <= MOST // SEATS for player, kind, amount in due):
        return False
    first, price, step, least, _ = numbers
    bets = [sum(post[2] for post in due if post[:2] == (player, LIVE)) for player in range(n)]
    if not (0 <= first < n and max(bets) <= price <= MOST and 1 <= step <= MOST and 1 <= least <= MOST):
        return False
    sums = [weights[at : at + CHOICES] for at in range(0, len(weights), CHOICES)]
    return all(min(own) >= 0 and max(own) <= 2**32 and 1 <= sum(own) <= 2**32 for own in sums)
