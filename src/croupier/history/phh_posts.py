"""The forced bets of a PHH file: who posts what, from its lists or from `_posts` (Rulebook C4 to C11).

A positive entry beyond the blinds is a straddle, a negative one the live post of a returning player; an ante that not
everybody owes is the table's (by the big blind or the button) or a dead post. `_posts` says the same in words, for
what the lists cannot tell apart.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import cast, get_args

from msgspec import Struct

from croupier.history.amount import amount_of, written
from croupier.history.phh_fields import Fields, own_flag, own_house
from croupier.history.phh_text import Said
from croupier.rules.event import Post, PostKind
from croupier.rules.variant import Variant

BLINDS = "blinds_or_straddles"
EACH = ("per_player", "ante_only")
POST = re.compile(rf"p([1-9][0-9]{{0,2}}) ({'|'.join(get_args(PostKind))}) (\S+)")


class Dues(Struct):
    """What is due before the cards, in chips, one entry a player in the order of the Hand; `sizes` are bets by name."""

    antes: list[int]
    blinds: list[int]
    stacks: list[int]
    sizes: dict[str, int]

    @property
    def n(self) -> int:
        """How many players there are."""
        return len(self.stacks)

    @property
    def least(self) -> int:
        """The least bet that the file names."""
        return self.sizes.get("min_bet") or self.sizes["small_bet"]


class Plan(Struct):
    """The forced bets: the players with the blinds (None: nobody), their sizes, straddles, antes, posts to come in."""

    small: int | None = None
    big: int | None = None
    sizes: tuple[int, int] = (0, 0)
    straddles: int = 0
    kind: str = "none"
    ante: int = 0
    extra: Sequence[Post] = ()


def plan_of(fields: Fields, game: Variant, dues: Dues) -> Plan:
    """The forced bets of the hand; raises `BadHistory` where the file's make no sense."""
    posts = own_posts(fields, dues.n)
    if posts is not None:
        return planned(posts)
    usual = game.forced == "blinds" and not own_flag(fields, "_bomb")
    plan = blinds_of(fields, dues) if usual else Plan()
    if game.forced == "button_blind" and dues.blinds[-1] > 0:
        plan.big = dues.n - 1
    plan.kind, plan.ante, dead = antes_of(fields, dues, plan.big, usual)
    small = 0 if plan.small is None else dues.blinds[plan.small]
    each = plan.ante if not usual or plan.kind in EACH else 0
    plan.sizes = small, 0 if plan.big is None else full_blind(dues, plan.big, each)
    plan.extra = extra_posts(dues, dead)
    return plan


# From the lists.


def in_turn(amounts: Sequence[int]) -> list[int]:
    """A list of antes or blinds in the order of the Hand: heads-up it is turned around, in the file and back (C5)."""
    return list(amounts) if len(amounts) > 2 else list(reversed(amounts))


def blinds_of(fields: Fields, dues: Dues) -> Plan:
    """The blinds by their places (C4, C5, C7): a dead small blind is zero, a single one may be the button's or p1's."""
    n, blinds = dues.n, dues.blinds
    small, big = (1, 0) if n == 2 else (0, 1)
    posting = [player for player, amount in enumerate(blinds) if amount > 0]
    if not posting and not any(blinds):
        return Plan()
    if n > 2 and (posting == [n - 1] or (posting == [0] and blinds[0] >= dues.least)):
        return Plan(None, posting[0])
    if big not in posting:
        raise fields.bad(f"a big blind from p{big + 1}", Said(file_amounts(fields, blinds)), BLINDS)
    straddlers = [player for player in posting if player not in (small, big)]
    check_straddles(fields, dues, big, straddlers)
    return Plan(small if small in posting else None, big, straddles=len(straddlers))


def check_straddles(fields: Fields, dues: Dues, big: int, straddlers: list[int]) -> None:
    """Straddles go from the left of the big blind without a gap, each exactly twice the last, in full (C10)."""
    for place, player in enumerate(straddlers):
        due = dues.blinds[big] << (place + 1)
        if player != big + 1 + place or dues.blinds[player] != due:
            turn, amount = big + 2 + place, amount_of(due, fields.unit)
            found = Said(file_amounts(fields, dues.blinds))
            raise fields.bad(f"a straddle of {amount} from p{turn} next, or none (C10)", found, BLINDS)
        if dues.stacks[player] < due:
            amount = amount_of(due, fields.unit)
            raise fields.bad(f"a stack of {amount} for the straddle of p{player + 1} (C10)",
                             amount_of(dues.stacks[player], fields.unit), "starting_stacks")  # fmt: skip


def file_amounts(fields: Fields, chips: Sequence[int]) -> str:
    """Amounts as the file lists them."""
    return "[" + ", ".join(str(amount_of(each, fields.unit)) for each in in_turn(chips)) + "]"


def antes_of(fields: Fields, dues: Dues, big: int | None, usual: bool) -> tuple[str, int, list[int]]:
    """The kind of ante, its size, and what else each player has to put in dead (C9, C11).

    Where it is not `usual`, in a game without blinds or a bomb pot, everybody antes whatever the house says.
    """
    told = own_house(fields).get("ante_type")
    kind = told if isinstance(told, str) else usual_kind(dues, big)
    antes, payer = dues.antes, {"bb_ante": big, "button_ante": dues.n - 1}.get(kind)
    if (kind in EACH or not usual) and any(antes):
        whole = [ante for ante, stack in zip(antes, dues.stacks, strict=True) if ante < stack]
        ante = min(whole or antes)
        return kind, ante, [max(0, each - ante) for each in antes]
    if payer is None:
        return kind, 0, list(antes)
    return kind, antes[payer], [0 if player == payer else ante for player, ante in enumerate(antes)]


def usual_kind(dues: Dues, big: int | None) -> str:
    """The kind of ante that a file means which does not name it."""
    antes, blinds = dues.antes, dues.blinds
    if all(antes):
        return "per_player" if any(blinds) else "ante_only"
    if big is not None and antes[big]:
        return "bb_ante"
    if antes[-1] and not any(antes[:-1]) and blinds[-1] >= 0:
        return "button_ante"
    return "none"


def full_blind(dues: Dues, big: int, ante: int) -> int:
    """The big blind in full: a file may list only what a short stack could pay of it (E20)."""
    paid = dues.blinds[big]
    return dues.least if paid < dues.least and dues.stacks[big] - ante <= paid else paid


def extra_posts(dues: Dues, dead: Sequence[int]) -> list[Post]:
    """The live and the dead posts of returning players, the live part first (C11)."""
    posts = []
    for player, (blind, extra) in enumerate(zip(dues.blinds, dead, strict=True)):
        if blind < 0:
            posts.append(Post(player, "post", -blind))
        if extra:
            posts.append(Post(player, "dead", extra))
    return posts


# From `_posts`.


def own_posts(fields: Fields, n: int) -> list[Post] | None:
    """What `_posts` lists, in its order; None where the file has no such field."""
    lines = fields.values.get("_posts")
    if lines is None:
        return None
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise fields.bad("a list of strings in '_posts'", lines, "_posts")
    return [post_of(fields, line, n) for line in lines]


def post_of(fields: Fields, line: str, n: int) -> Post:
    """One forced bet, like `p3 post 20`."""
    match = POST.fullmatch(line)
    amount = None if match is None else written(match[3])
    if match is None or amount is None:
        raise fields.bad("a forced bet like 'p1 small_blind 5'", line, "_posts")
    if int(match[1]) > n:
        raise fields.bad(f"a player from p1 to p{n}", line, "_posts")
    return Post(int(match[1]) - 1, cast(PostKind, match[2]), fields.amount(amount, 0, "_posts"))


def planned(posts: Sequence[Post]) -> Plan:
    """The plan behind a list of forced bets."""
    plan = Plan(extra=[post for post in posts if post.kind in ("post", "dead")])
    for post in posts:
        match post.kind:
            case "small_blind":
                plan.small, plan.sizes = post.player, (post.amount, plan.sizes[1])
            case "big_blind" | "button_blind":
                plan.big, plan.sizes = post.player, (plan.sizes[0], post.amount)
            case "straddle":
                plan.straddles += 1
            case "ante":
                plan.kind, plan.ante = "per_player", post.amount
            case "table_ante":
                plan.kind, plan.ante = "bb_ante", post.amount
    return plan
