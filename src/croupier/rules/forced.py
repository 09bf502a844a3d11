"""Forced bets: what is due before the cards, from whom, in which order, and who opens (Rulebook C4 to C11)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import ValidationError, convert, to_builtins

from croupier.rules.betting import Betting
from croupier.rules.event import Opened, Post
from croupier.rules.house_rules import HouseRules
from croupier.rules.record import LIVE_POSTS
from croupier.rules.variant import Variant
from croupier.rules.variants import DEFAULT, VARIANTS

WHOLE = {int}
USUAL_BETTING, USUAL_HOUSE = Betting(), HouseRules()

Due = tuple[tuple[Post, ...], int, int, int]
"""What is due before the cards, who acts first then, the price, and the least full raise."""

Stakes = tuple[str, Betting, HouseRules, dict[tuple[int, int | None, int], Due]]
"""A game and its stakes, and what is due by them when nobody straddles or comes back: by the number of players and who
has the blinds."""

_passed: Stakes = ("", USUAL_BETTING, USUAL_HOUSE, {})
"""The stakes that were looked at last: a table plays one hand after the other by the same ones."""


class BadOpening(ValueError):
    """A hand that cannot begin: the message says what is wrong and by which rule."""


def open_hand(
    *,
    seats: Sequence[int],
    names: Sequence[str],
    stacks: Sequence[int],
    variant: str = DEFAULT,
    betting: Betting | None = None,
    house: HouseRules | None = None,
    button: int = 0,
    hand: int = 1,
    small: int | None = 0,
    big: int = 1,
    straddles: int = 0,
    extra: Sequence[Post] = (),
    carry: int = 0,
    boards: int = 1,
    bomb: bool = False,
    absent: Sequence[int] = (),
) -> Opened:
    """The opening fact of a hand among players named clockwise from the left of the button.

    `small` and `big` have the blinds (`small` None: a dead one, C7); heads-up the button has the small blind (C5). So
    many `straddles` are posted (C10), `extra` are posts of returning players (C11). In a `bomb` pot all ante, and there
    are no blinds and maybe two `boards` (L17); `absent` are not there (I9). Raises `BadOpening` (A3, C1, C10, C14).
    """
    betting, house = betting or USUAL_BETTING, house or USUAL_HOUSE
    n = len(stacks)
    small, big = (1, 0) if n == 2 else (small, big)
    passed = _passed
    if variant != passed[0] or betting is not passed[1] or house is not passed[2]:
        passed = check_stakes(variant, betting, house)
    check_players(variant, seats, names, stacks, carry)
    game = VARIANTS[variant]
    usual = not (straddles or extra or bomb)
    due = passed[3].get((n, small, big)) if usual and type(small) is type(big) else None
    if due is None or type(boards) is not int or boards != 1 or absent:  # what is remembered has been dealt before
        check_cards(game, n, house, boards, absent)
    posts, first, price, step = due or put_in(passed, stacks, small, big, straddles, extra, bomb)
    who, table = (tuple(seats), tuple(names), tuple(stacks)), (boards, bomb, tuple(absent))
    return Opened(hand, variant, betting, house, *who, button, posts, first, price, step, carry, *table)


def put_in(
    passed: Stakes,
    stacks: Sequence[int],
    small: int | None,
    big: int,
    straddles: int,
    extra: Sequence[Post],
    bomb: bool,
) -> Due:
    """What is due before the cards, who acts first then, the price, and the least full raise (C4, C9 to C11, L17).

    Where nobody straddles or comes back, the stakes remember it for the next hand.
    """
    name, betting, house, remembered = passed
    game, n = VARIANTS[name], len(stacks)
    check_posts(n, big if small is None else small, big, straddles, extra)
    usual = game.forced == "blinds" and not bomb
    blinds = blinds_of(betting, small, big) if usual and house.ante_type != "ante_only" else []
    if not blinds and (straddles or any(post.kind in LIVE_POSTS for post in extra)):
        raise BadOpening("without a big blind nobody straddles or posts to come in (C9, C10, C11)")
    chain = straddles_of(betting, house, n, big, straddles, stacks) if straddles else []
    due = antes_of(betting, house, n, big, blinds) if usual else without_blinds(game, betting, n, bomb)
    price = chain[-1].amount if chain else betting.big_blind if blinds or is_blind(due) else 0
    least = max(betting.lower, betting.least_bet) if betting.structure == "spread_limit" else betting.least_bet
    step = price if chain and house.straddle_min_raise == "straddle" else least
    first = (chain[-1].player if chain else big) + 1 if blinds else 0
    found = (*due, *chain, *extra), first % n, price, step
    if not (straddles or extra or bomb):
        remembered[n, small, big] = found
    return found


def check_stakes(variant: str, betting: Betting, house: HouseRules) -> Stakes:
    """Refuse a game, stakes or house rules that cannot be played; those that pass are remembered (C8, C10, L)."""
    if variant not in VARIANTS:
        raise BadOpening(f"unknown variant {variant!r}: known are {', '.join(VARIANTS)}")
    try:
        convert(to_builtins(betting), Betting)
        convert(to_builtins(house), HouseRules)
    except ValidationError as error:
        raise BadOpening(f"the stakes or the house rules are not as they should be: {error}") from error
    if betting.structure not in VARIANTS[variant].structures:
        raise BadOpening(f"{variant} is not played {betting.structure} here")
    if min(betting.small_blind, betting.big_blind, betting.ante) < 0:
        raise BadOpening("blinds and antes are not negative (C8)")
    if min(betting.least_bet, betting.lower, betting.upper) < 1:
        raise BadOpening("the least bet is at least 1 (C8)")
    if betting.structure == "spread_limit" and betting.lower > betting.upper:
        raise BadOpening("the least bet of a spread is not above the greatest (C8)")
    if VARIANTS[variant].forced == "bring_in" and not 0 <= betting.bring_in <= betting.lower:
        raise BadOpening("the bring-in is not above the small bet (L10)")
    if house.straddle != "off" and betting.structure == "fixed_limit":
        raise BadOpening("no straddles in fixed limit (C10)")
    global _passed
    _passed = (variant, betting, house, {})
    return _passed


def check_players(variant: str, seats: Sequence[int], names: Sequence[str], stacks: Sequence[int], carry: int) -> None:
    """Refuse players who cannot be dealt in, before anything happens (A3, C1, C14)."""
    most = VARIANTS[variant].max_players
    if not 2 <= len(stacks) <= most:
        raise BadOpening(f"{len(stacks)} players; this game takes 2 to {most} (C1)")
    if not len(seats) == len(names) == len(stacks) or len(set(seats)) != len(seats):
        raise BadOpening("each player needs one seat, one name and one stack")
    if set(map(type, stacks)) != WHOLE or type(carry) is not int:
        raise BadOpening("stacks are whole numbers of chips (A5)")
    if min(stacks) <= 0:
        raise BadOpening("a player without chips is not dealt in (C14)")
    if carry < 0:
        raise BadOpening(f"a hand does not begin with {carry} chips in the pot (F6)")


def check_posts(n: int, small: int, big: int, straddles: int, extra: Sequence[Post]) -> None:
    """Refuse forced bets of players who are not there, or of no amount (C8 to C11)."""
    for player in (small, big, *[post.player for post in extra]) if extra else (small, big):
        if type(player) is not int or not 0 <= player < n:
            raise BadOpening(f"a forced bet is for one of the players 0 to {n - 1}, not for {player}")
    if straddles < 0 or any(type(post.amount) is not int or post.amount < 0 for post in extra):
        raise BadOpening("a forced bet is a whole number of chips and not negative (C10, C11)")


def blinds_of(betting: Betting, small: int | None, big: int) -> list[Post]:
    """The blinds in order of posting (C4, C5, C7, C8)."""
    blinds = []
    if small is not None and betting.small_blind:
        blinds.append(Post(small, "small_blind", betting.small_blind))
    if betting.big_blind:
        blinds.append(Post(big, "big_blind", betting.big_blind))
    return blinds


def is_blind(due: list[Post]) -> bool:
    """Whether the last forced bet is a blind of the button (L1)."""
    return bool(due) and due[-1].kind == "button_blind"


def without_blinds(game: Variant, betting: Betting, n: int, bomb: bool) -> list[Post]:
    """Antes of everybody, and in some games a blind of the button alone (C9, L1, L10, L17)."""
    if bomb and not betting.ante:
        raise BadOpening("in a bomb pot everybody antes: it takes an ante (L17)")
    due = [Post(player, "ante", betting.ante) for player in range(n) if betting.ante]
    if game.forced == "button_blind" and betting.big_blind and not bomb:
        due.append(Post(n - 1, "button_blind", betting.big_blind))
    return due


def check_cards(game: Variant, n: int, house: HouseRules, boards: int, absent: Sequence[int]) -> None:
    """Refuse more cards than the pack has, and boards in a game without one (A3, L17)."""
    if boards == 1 and not absent and game.forced == "blinds" and not game.deck:
        return  # `max_players` has seen to it
    if type(boards) is not int or boards < 1 or (boards > 1 and not game.board):
        raise BadOpening(f"{boards} boards cannot be dealt in this game (L17)")
    if any(type(player) is not int or not 0 <= player < n for player in absent):
        raise BadOpening(f"the absent are players from 0 to {n - 1}")
    burns = sum(1 for street in game.streets[1:] if street.board) if house.burn_cards else 0
    spare = sum(street.own for street in game.streets if street.common) * (n - 1)
    if n * game.hole - spare + boards * game.board + burns > len(game.pack):
        raise BadOpening(f"the pack does not serve {n} players here (A3)")


def antes_of(betting: Betting, house: HouseRules, n: int, big: int, blinds: list[Post]) -> list[Post]:
    """Antes and blinds in the order in which a short stack pays them (C9)."""
    ante, kind = betting.ante, house.ante_type
    if not ante or kind == "none":
        return blinds
    if kind == "bb_ante":
        one = [Post(big, "table_ante", ante)]
        return one + blinds if house.bb_ante_short == "ante_first" else blinds + one
    if kind == "button_ante":
        return [Post(n - 1, "table_ante", ante), *blinds]
    return [Post(player, "ante", ante) for player in range(n)] + blinds


def straddlers(n: int, big: int) -> list[int]:
    """Who may straddle, in order: from the left of the big blind to the button, included; none heads-up (C10)."""
    return list(range(big + 1, n)) if n > 2 else []


def straddles_of(
    betting: Betting, house: HouseRules, n: int, big: int, count: int, stacks: Sequence[int]
) -> list[Post]:
    """The straddles, each twice the one before, posted in full or not at all (C10)."""
    if not count:
        return []
    may = straddlers(n, big) if house.straddle == "chain" else straddlers(n, big)[:1] if house.straddle == "utg" else []
    if count > len(may):
        raise BadOpening(f"{count} straddles; {len(may)} may be posted here (C10)")
    chain = [Post(player, "straddle", betting.big_blind << (place + 1)) for place, player in enumerate(may[:count])]
    for post in chain:
        if (stack := stacks[post.player]) < post.amount:
            raise BadOpening(f"a straddle of {post.amount} must be posted in full; the stack is {stack} (C10)")
    return chain
