"""Whole hands played by chance, a million at a time: what each player wins or loses in each of them.

A table is the opening fact of a hand of two hole cards and a board of five, without a limit. Every hand begins with it
and is played to its end by the rules, side pots, short all-ins and odd chips included; who acts chooses at random among
what he may do, by his `Habit`. A hand is made of the seed and its number alone: parts of a long job (`first`) may be
played by several threads or processes, and any hand can be told again and played by `croupier.rules` (`replay`).

>>> from croupier.rules.betting import Betting
>>> from croupier.rules.forced import open_hand
>>> stakes = Betting("no_limit", small_blind=50, big_blind=100)
>>> opened = open_hand(seats=(1, 2, 3), names=("Ann", "Bob", "Cat"), stacks=(10_000, 10_000, 400), betting=stakes)
>>> net = simulate(opened, 1_000, (CALLS, ANY, ANY), seed=1)
>>> net.shape, sum(net[hand, player] for hand in range(1_000) for player in range(3))
((1000, 3), 0)
>>> (told,) = tell(opened, 1, (CALLS, ANY, ANY), seed=1, first=7)
>>> replay(opened, told).payoffs() == list(told.net) == net.tolist()[7]
True
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from croupier import kernels
from croupier.cards import Card
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.event import Opened, Post
from croupier.rules.hand import Hand
from croupier.rules.record import LIVE_POSTS
from croupier.rules.variants import VARIANTS


class Habit(NamedTuple):
    """How a player chooses: weights, whole numbers, together at most 2^32; what is not allowed has none.

    `call` is also to check, `least` the least bet or raise, `pot` one by the size of the pot (no less than the least,
    no more than the stack), `all_in` all the chips. Nobody folds for nothing; where all that is left has no weight, one
    checks or calls.
    """

    fold: int = 0
    call: int = 0
    least: int = 0
    pot: int = 0
    all_in: int = 0


ANY, CALLS, FOLDS = Habit(1, 1, 1, 1), Habit(call=1), Habit(fold=1)
"""Anything evenly but all the chips for their own sake; never more or less than a call; nothing that costs a chip."""

AT_ONCE = 1 << 16
"""So many hands are played without a look at the world: Ctrl-C waits some hundredths of a second."""

NOT_TOLD = array("q")
"""No room to tell hands."""

DEEPEST = 1_000_000
"""No stack has more least bets than that: with all of them least raises, a hand would never end."""


class NotSimulated(ValueError):
    """A game, a house rule or habits that are not simulated: the message says which."""


class Told(NamedTuple):
    """A hand of a simulation: its number, the cards, who did what, and what each player won or lost.

    Of the board only what was turned up, of the actions all but showing and mucking.
    """

    number: int
    holes: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    actions: tuple[tuple[int, Action], ...]
    net: tuple[int, ...]


Habits = Habit | Sequence[Habit]
"""One for all players, or one for each."""


def simulate(opened: Opened, hands: int, habits: Habits = ANY, seed: int = 0, first: int = 0) -> memoryview:
    """What each player wins or loses, in chips, in the hands with the numbers from `first` on.

    The answer has a row of 64-bit items for each hand and a column for each player of `opened`, the first one left of
    the button; NumPy and others take it as it is. Raises NotSimulated for what is not played here: another limit than
    none, several boards, bomb pots, chips carried over, absent players, rake, running it twice, other units or owners
    of odd chips, other least raises, and the bounty of seven and deuce.
    """
    table, n = table_of(opened, habits), len(opened.stacks)
    if hands < 1:
        raise NotSimulated(f"not simulated: {hands} hands")
    net = memoryview(array("q", (0,)) * (hands * n))
    for start in range(0, hands, AT_ONCE):
        kernels.simulate(*table, seed, first + start, net[start * n : (start + AT_ONCE) * n], NOT_TOLD)
    return net.cast("B").cast("q", (hands, n))


def tell(opened: Opened, hands: int, habits: Habits = ANY, seed: int = 0, first: int = 0) -> Iterator[Told]:
    """The same hands one by one, with everything that happened; raises NotSimulated as `simulate` does."""
    table, n, room, told = table_of(opened, habits), len(opened.stacks), 1 << 14, 0
    while told < hands:
        net, trace = array("q", bytes(8 * n * min(hands - told, room // 32))), array("q", bytes(8 * room))
        played, at = kernels.simulate(*table, seed, first + told, net, trace), 0
        for hand in range(played):
            items = trace[at + 1 : at + 1 + trace[at]]
            yield read(opened, first + told + hand, items.tolist(), tuple(net[hand * n : hand * n + n]))
            at += 1 + trace[at]
        told += played
        room = room if played else 2 * room


def replay(opened: Opened, told: Told) -> Hand:
    """The hand, played by the rules: dealt these cards, and asked for every action; raises Illegal for one it refuses.

    At the showdown everybody mucks who may.
    """
    hand = Hand.open(opened)
    hand.deal(deck_of(opened, told))
    for player, action in told.actions:
        hand.act(player, action)
    while (player := hand.to_act) >= 0 and (legal := hand.legal(player)) and legal.show:
        hand.act(player, MUCK if legal.muck else SHOW)
    return hand


def deck_of(opened: Opened, told: Told) -> list[Card]:
    """The cards in the order of dealing; those that are burned are some that nobody has seen."""
    seen = {*told.board, *(card for hole in told.holes for card in hole)}
    unseen = iter([card for card in VARIANTS[opened.variant].pack if card not in seen])
    deck = [hole[place] for place in (0, 1) for hole in told.holes]
    for start, end in ((0, 3), (3, 4), (4, 5)):
        if opened.house.burn_cards and told.board[start:end]:
            deck.append(next(unseen))
        deck += told.board[start:end]
    return deck


def read(opened: Opened, number: int, items: list[int], net: tuple[int, ...]) -> Told:
    """A hand from the items of its trace (`croupier.kernels.twin.simulate`)."""
    n, price, board = len(net), opened.price, []
    actions: list[tuple[int, Action]] = []
    for item in items[2 * n :]:
        what, player, amount = item & 7, item >> 3 & 15, item >> 7
        if what < WAGERED:
            actions.append((player, WITHOUT_SIZE[what]))
        elif what == WAGERED:
            actions.append((player, Raise(amount) if price else Bet(amount)))
            price = amount
        elif what == TURNED:
            price = 0
        else:
            board.append(amount)
    return Told(
        number, tuple(zip(items[: 2 * n : 2], items[1 : 2 * n : 2], strict=True)), tuple(board), tuple(actions), net
    )


WITHOUT_SIZE: tuple[Action, ...] = (FOLD, CHECK, CALL)
WAGERED, TURNED = 3, 4
"""What an item of a trace tells."""


class Table(NamedTuple):
    """What the kernels ask for: stacks, forced bets, the numbers of the stakes, weights."""

    stacks: array[int]
    posts: array[int]
    numbers: array[int]
    weights: array[int]


def table_of(opened: Opened, habits: Habits) -> Table:
    """The table as the kernels take it."""
    check(opened)
    house, betting = opened.house, opened.betting
    kinds = dict.fromkeys(LIVE_POSTS, 0) | {"ante": 1}
    posts = [number for post in opened.posts for number in (post.player, kinds.get(post.kind, 2), post.amount)]
    least = max(betting.least_bet, opened.price if house.straddle_postflop_min == "straddle" else 0)
    numbers = opened.first, opened.price, opened.step, least, house.short_allin_reopen == "cumulative"
    each = (habits,) * len(opened.stacks) if isinstance(habits, Habit) else habits
    if len(each) != len(opened.stacks):
        raise NotSimulated(f"{len(each)} habits for {len(opened.stacks)} players")
    for player, habit in enumerate(each):
        if min(habit) < 0 or not 1 <= sum(habit) <= 1 << 32:
            raise NotSimulated(f"the weights of player {player} are not from 0 to 2^32, or none is above 0: {habit}")
    weights = [weight for habit in each for weight in habit]
    return Table(array("q", opened.stacks), array("q", posts), array("q", numbers), array("q", weights))


def check(opened: Opened) -> None:
    """Refuse what is not simulated."""
    game, house, n = VARIANTS[opened.variant], opened.house, len(opened.stacks)
    streets = [(street.hole, street.board) for street in game.streets]
    plain = game.only_deals and game.is_full and all(street.bets for street in game.streets)
    paid = [sum(post.amount for post in posts_of(opened, player, LIVE_POSTS)) for player in range(n)]
    antes = {sum(post.amount for post in posts_of(opened, player, {"ante"})) for player in range(n)}
    refused = {
        f"the game {game.key}": not plain or streets != STREETS or game.halves != ("high",),
        f"{opened.betting.structure} betting": opened.betting.structure != "no_limit",
        f"{n} players": n > MOST_PLAYERS,
        f"a stack of more than {DEEPEST} least bets": max(opened.stacks) > DEEPEST * opened.betting.least_bet,
        "a bomb pot": opened.bomb,
        "several boards": opened.boards > 1,
        "a pot with chips of the hand before": opened.carry > 0,
        "a player who is absent": bool(opened.absent),
        "a forced bet above the price": max(paid) > opened.price,
        "an ante of some players only": len(antes) > 1,
    }
    refused |= {f"the house rule {name}": getattr(house, name) != usual for name, usual in USUAL.items()}
    for what, is_so in refused.items():
        if is_so:
            raise NotSimulated(f"not simulated: {what}")


def posts_of(opened: Opened, player: int, kinds: frozenset[str] | set[str]) -> list[Post]:
    """A player's forced bets of these kinds."""
    return [post for post in opened.posts if post.player == player and post.kind in kinds]


STREETS = [(2, 0), (0, 3), (0, 1), (0, 1)]
"""The hole cards and the board cards of each street."""

MOST_PLAYERS = 10

USUAL = {
    "min_raise_rule": "prev_raise",
    "odd_chip": "first_left_of_button",
    "odd_chip_unit": 1,
    "run_it_twice": "off",
    "rake": None,
    "seven_deuce": 0,
}
"""House rules that must be as they are by default; all others hold, or make no difference to chips."""
