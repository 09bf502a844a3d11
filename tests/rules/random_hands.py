"""Random hands: any players, stacks, forced bets, structure and house rules, with the choices that will be made.

The same code draws from Hypothesis, which makes a failing hand small, and from dice, which are fast.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from croupier.rules.action import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    Action,
    Bet,
    Discard,
    Rabbit,
    Raise,
    Run,
    Show,
)
from croupier.rules.betting import Betting
from croupier.rules.event import Event, Opened, Post
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import Illegal, Legal
from croupier.rules.variant import Variant
from croupier.rules.variants import DEFAULT, VARIANTS

T = TypeVar("T")


class Chance(Protocol):
    """What decides at random."""

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""


class Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        return self.random.randint(low, high)

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.random.randrange(len(choices))]


class Drawn:
    """Chance from Hypothesis."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw

    def number(self, low: int, high: int) -> int:
        """A number from low to high, both included."""
        found: int = self.draw(st.integers(low, high))
        return found

    def one_of(self, choices: Sequence[T]) -> T:
        """One of these."""
        return choices[self.number(0, len(choices) - 1)]


class Deal(NamedTuple):
    """A hand before it is played: how it opens, its deck, whether cards come in pieces, and a number a decision."""

    opened: Opened
    deck: tuple[int, ...]
    pieces: bool
    choices: tuple[int, ...]


OPTIONS: dict[str, tuple[Any, ...]] = {
    name: get_args(kind) if get_origin(kind) is Literal else (True, False)
    for name, kind in get_type_hints(HouseRules).items()
    if get_origin(kind) is Literal or kind is bool
}
"""Every house rule that is a choice of words or a yes or no, with all its values."""

RAKES = (None, None, Rake(5), Rake(2.5, 3), Rake(100), Rake(0))
SEATS_OF_BLINDS = ((0, 1), (0, 1), (0, 1), (None, 0), (None, 1), (None, -1), (0, -1))


def house_rules(chance: Chance, structure: str) -> HouseRules:
    """Any house rules; no straddles in fixed limit."""
    words = {name: chance.one_of(values) for name, values in OPTIONS.items()}
    if structure == "fixed_limit":
        words["straddle"] = "off"
    unit, bounty = chance.one_of((1, 1, 5, 7)), chance.one_of((0, 0, 0, 3))
    return HouseRules(**words, odd_chip_unit=unit, rake=chance.one_of(RAKES), seven_deuce=bounty)


def betting(chance: Chance, game: Variant) -> Betting:
    """Any structure of the game with any small amounts."""
    big = chance.one_of((2, 1, 3, 10, 100))
    lower, upper = chance.one_of(((0, 0), (big, 2 * big), (2 * big, 4 * big), (3, 5)))
    bring_in = chance.one_of((0, 1))
    return Betting(
        structure=chance.one_of(game.structures),  # type: ignore[arg-type]
        small_blind=chance.number(0, big),
        big_blind=big,
        ante=chance.one_of((1, big, 2 * big, 0)),
        min_bet=chance.one_of((0, 0, 1, 2 * big)),
        small_bet=lower,
        big_bet=upper,
        bring_in=bring_in,
    )


def stacks_of(chance: Chance, n: int, big: int) -> list[int]:
    """Stacks: all deep, all short, of every size, or with some that no table has ever seen."""
    kind = chance.one_of(("deep", "deep", "short", "any", "huge"))
    if kind == "deep":
        return [100 * big] * n
    most = {"short": 4 * big, "any": 60 * big, "huge": 2**45}[kind]
    return [chance.one_of((1, big, chance.number(1, most), most)) for _ in range(n)]


def extra_posts(chance: Chance, n: int, taken: set[int], betting: Betting) -> list[Post]:
    """Some players who come back and owe live and dead blinds (Rulebook C11)."""
    posts = []
    for player in range(n):
        owes = chance.one_of(("nothing", "nothing", "nothing", "live", "both", "dead"))
        if owes in ("live", "both") and player not in taken:
            posts.append(Post(player, "post", betting.big_blind))
        if owes in ("dead", "both"):
            posts.append(Post(player, "dead", betting.small_blind))
    return posts


def opening(chance: Chance, key: str = "") -> Opened:
    """The opening fact of any hand that can be dealt, of this variant or of any."""
    key = key or chance.one_of((*VARIANTS, DEFAULT, DEFAULT))
    game = VARIANTS[key]
    stakes = betting(chance, game)
    house = house_rules(chance, stakes.structure)
    n = chance.number(2, game.max_players)
    stacks = stacks_of(chance, n, stakes.big_blind)
    small, big = chance.one_of(SEATS_OF_BLINDS)
    big %= n
    small = None if small == big else small
    blinds = {0, 1} if n == 2 else {small if small is not None else big, big}
    straddles = chance.one_of((0, 0, 1, 2, n))
    bomb, boards = unusual(chance, game, stakes, n)
    if game.forced != "blinds" or bomb:
        straddles = 0
    usual = house.ante_type != "ante_only" and game.forced == "blinds" and not bomb
    extra = extra_posts(chance, n, blinds | set(range(big, n)), stakes) if usual else ()
    carry, absent = chance.one_of((0, 0, 1, 7)), chance.one_of(((), (), (0,), (1, n - 1)))
    seats, names = tuple(range(1, n + 1)), tuple(f"s{player}" for player in range(n))
    while True:
        try:
            return open_hand(
                variant=key, betting=stakes, house=house, seats=seats, names=names, stacks=stacks, button=n,
                small=small, big=big, straddles=straddles, extra=extra, carry=carry,
                bomb=bomb, boards=boards, absent=absent,
            )  # fmt: skip
        except BadOpening:  # too many straddles, or a stack that is too short for one
            if not straddles:
                raise
            straddles -= 1


def unusual(chance: Chance, game: Variant, stakes: Betting, n: int) -> tuple[bool, int]:
    """Sometimes a bomb pot, sometimes two boards where the pack has the cards (Rulebook L17)."""
    bomb = bool(stakes.ante) and game.board > 1 and chance.number(0, 7) == 0
    enough = game.board and n * game.hole + 2 * game.board + len(game.streets) <= len(game.pack)
    return bomb, 2 if enough and chance.number(0, 7) == 0 else 1


def deck_from(seed: int, opened: Opened) -> tuple[int, ...]:
    """The game's pack, shuffled."""
    pack = VARIANTS[opened.variant].pack
    return tuple(random.Random(seed).sample(pack, len(pack)))


def random_deal(seed: int) -> Deal:
    """A hand from a seed."""
    dice = Dice(seed)
    choices = tuple(dice.number(0, 2**16) for _ in range(dice.number(0, 60)))
    opened = opening(dice)
    return Deal(opened, deck_from(seed, opened), dice.one_of((False, True)), choices)


@st.composite
def deals(draw: Any) -> Deal:
    """A hand from Hypothesis."""
    chance = Drawn(draw)
    choices = draw(st.lists(st.integers(0, 2**16), max_size=60))
    opened = opening(chance)
    deck = deck_from(chance.number(0, 9999), opened)
    return Deal(opened, deck, chance.one_of((False, True)), tuple(choices))


# Playing it.


def chosen(legal: Legal, choice: int, hole: Sequence[int] = ()) -> Action:
    """What a number makes a player do: half pass or call, a quarter fold, a quarter bet (least, most or between)."""
    if legal.show:
        return MUCK if legal.muck and choice % 2 == 0 else SHOW
    kind, size = choice % 8, choice // 8
    if legal.discard_max >= 0 and kind != 1:
        count = legal.discard_min + size % (legal.discard_max - legal.discard_min + 1)
        return Discard(tuple(hole[(place + kind) % len(hole)] for place in range(count)))
    if legal.runs and kind != 1:
        return Run(1 + size % legal.runs if kind == 0 else legal.runs)
    if legal.bring_in and (kind < 4 or not legal.max_to) and kind != 1:
        return BRING_IN
    if kind >= 6 and legal.fold:
        return FOLD
    if kind >= 4 and legal.max_to:
        between = legal.min_to + size // 5 % (legal.max_to - legal.min_to + 1)
        between = between if not legal.sizes else legal.max_to
        to = (legal.min_to, legal.min_to, legal.max_to, between, between)[size % 5]
        return Bet(to) if legal.opens else Raise(to)
    return CHECK if legal.check else CALL


class Moment(NamedTuple):
    """A hand where it stands, the facts since the last moment, and who will do what next (-1: nobody)."""

    hand: Hand
    events: list[Event]
    player: int
    action: Action | None


def moments(deal: Deal) -> Iterator[Moment]:
    """Play a hand; each moment comes before its action is carried out, the last one when all is over."""
    hand = Hand.open(deal.opened)
    stub, choices = list(deal.deck), iter(deal.choices)
    events = hand.deal(take(stub, hand.wants if deal.pieces else len(stub)))
    while not hand.finished:
        if hand.wants:
            events += hand.deal(next_cards(hand, stub))
            continue
        player = hand.to_act
        legal = hand.legal(player)
        assert legal is not None
        action = chosen(legal, next(choices, 0), hand.holes[player])
        yield Moment(hand, events, player, action)
        events = hand.act(player, action)
    yield Moment(hand, events, -1, None)
    for choice in islice(choices, 4):  # afterwards some show what they had
        try:
            show = Show(hand.holes[choice % hand.n][: choice % 3])
            events = hand.act(choice % hand.n, Rabbit() if choice % 5 == 0 else show)
        except Illegal:
            continue
        yield Moment(hand, events, -1, None)


def next_cards(hand: Hand, stub: list[int]) -> tuple[int, ...]:
    """The cards that the dealer gives when the hand wants some: from the pack, then the discards in another order."""
    if stub:
        return take(stub, hand.wants)
    back = hand.reshuffle
    assert back, "the pack has run out"
    return (*back[1:], *back[:1])


def take(stub: list[int], count: int) -> tuple[int, ...]:
    """The next cards from the top."""
    cards = tuple(stub[:count])
    del stub[:count]
    return cards
