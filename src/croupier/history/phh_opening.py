"""How a PHH file opens a hand: game, forced bets and house rules become the opening fact (Rulebook C8 to C11).

The file lists what is due from each player. Heads-up the lists of antes and blinds are turned around, so that the first
amount is the button's small blind.
"""

from __future__ import annotations

from typing import Any, cast

from msgspec.structs import replace

from croupier.history.phh_fields import Fields, own_absent, own_betting, own_boards, own_flag, own_house
from croupier.history.phh_posts import BLINDS, Dues, Plan, in_turn, own_posts, plan_of
from croupier.history.phh_text import Said
from croupier.rules.betting import Betting, Structure
from croupier.rules.event import Opened
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.variant import Variant

SIZES = {
    "no_limit": ("min_bet",),
    "pot_limit": ("min_bet",),
    "fixed_limit": ("small_bet", "big_bet"),
    "spread_limit": ("small_bet", "big_bet"),
}
"""The bet sizes that a file must name, by betting structure; those of spread limit are the least and the greatest."""

WITHOUT_BLINDS = ("bring_in", "ante")
"""The kinds of game whose files need no list of blinds."""


PLACES = {
    "A3": ("_boards", "starting_stacks"),
    "C1": ("starting_stacks",),
    "C8": ("small_bet", "min_bet"),
    "L10": ("bring_in",),
    "L17": ("_bomb", "_boards"),
}
"""Where to look when the rules refuse to open the hand; mostly it is the blinds."""


def opened_of(fields: Fields, game: Variant, structure: str) -> Opened:
    """The opening fact of the hand; raises `BadHistory` when such a hand cannot begin."""
    dues = dues_of(fields, game, structure)
    plan = plan_of(fields, game, dues)
    betting = replace(stakes_of(fields, game, structure, dues, plan), **own_betting(fields))
    seats, names, button = seating(fields, dues.n)
    number = fields.values.get("hand")
    try:
        opened = open_hand(
            variant=game.key,
            betting=betting,
            house=house_of(fields, plan),
            seats=seats,
            names=names,
            stacks=dues.stacks,
            button=button,
            hand=number if isinstance(number, int) else 1,
            small=plan.small,
            big=1 if plan.big is None else plan.big,
            straddles=plan.straddles,
            extra=plan.extra,
            carry=fields.amount(fields.values.get("_carry", 0), 0, "_carry"),
            boards=own_boards(fields),
            bomb=own_flag(fields, "_bomb"),
            absent=own_absent(fields, dues.n),
        )
    except BadOpening as error:
        raise fields.bad("a hand that can be dealt", Said(error), place_of(fields, str(error))) from None
    if (posts := own_posts(fields, dues.n)) is not None and tuple(posts) != opened.posts:
        raise fields.bad("the forced bets that these rules ask for, in their order", fields.values["_posts"], "_posts")
    return opened


def place_of(fields: Fields, complaint: str) -> str:
    """The field that a complaint of the rules is about, by the rule that it names."""
    rule = complaint.rpartition("(")[2].rstrip(")")
    return next((name for name in PLACES.get(rule, ()) if name in fields.values), BLINDS)


def dues_of(fields: Fields, game: Variant, structure: str) -> Dues:
    """Stacks, forced bets and bet sizes, in chips."""
    stacks = fields.amounts("starting_stacks", 0, 1)
    n = len(stacks)
    if n < 2:
        raise fields.bad("two players or more in 'starting_stacks'", Said(n), "starting_stacks")
    antes, blinds = fields.amounts("antes", n, 0), [0] * n
    if BLINDS in fields.values or game.forced not in WITHOUT_BLINDS:
        blinds = fields.amounts(BLINDS, n, -(10**18))
        if any(blinds) and game.forced in WITHOUT_BLINDS:
            raise fields.bad("no blinds in this game", fields.values[BLINDS], BLINDS)
    for name in SIZES[structure]:
        fields.need(name)
    sizes: dict[str, int] = {
        name: fields.amount(fields.values[name], 1, name)
        for name in ("min_bet", "small_bet", "big_bet")
        if name in fields.values
    }
    if game.forced == "bring_in":
        sizes["bring_in"] = fields.amount(fields.need("bring_in"), 1, "bring_in")
    return Dues(in_turn(antes), in_turn(blinds), stacks, sizes)


def stakes_of(fields: Fields, game: Variant, structure: str, dues: Dues, plan: Plan) -> Betting:
    """The stakes without what `_betting` adds; what follows from the blinds is left to follow from them (C8, E15)."""
    sizes, (small, big) = dues.sizes, plan.sizes
    lower, upper = sizes.get("small_bet", 0), sizes.get("big_bet", 0)
    opening = sizes.get("bring_in", 0)
    return Betting(
        structure=cast(Structure, structure),
        small_blind=small,
        big_blind=big,
        ante=plan.ante,
        min_bet=0 if dues.least == big else dues.least if "min_bet" in sizes or not big else 0,
        small_bet=0 if lower == big and "min_bet" not in sizes else lower,
        big_bet=0 if upper == 2 * lower and "min_bet" not in sizes else upper,
        bring_in=0 if opening == max(1, lower // 2) else opening,
    )


def house_of(fields: Fields, plan: Plan) -> HouseRules:
    """The house rules: what the file says, what its forced bets show, and the defaults."""
    straddle = ("off", "utg", "chain")[min(plan.straddles, 2)]
    return HouseRules(**({"ante_type": plan.kind, "straddle": straddle} | own_house(fields)))


def seating(fields: Fields, n: int) -> tuple[list[int], list[str], int]:
    """Seats, names and the button's seat; a file need tell none of them."""
    seats = fields.values.get("seats", list(range(1, n + 1)))
    names = fields.values.get("players", [f"p{player + 1}" for player in range(n)])
    if not is_list_of(seats, int, n) or len(set(seats)) < n or min(seats) < 1:
        raise fields.bad(f"{n} different seat numbers", seats, "seats")
    if not is_list_of(names, str, n):
        raise fields.bad(f"{n} names", names, "players")
    button = fields.values.get("_button", seats[-1])
    if not is_list_of([button], int, 1):
        raise fields.bad("the seat of the button", button, "_button")
    return seats, names, button


def is_list_of(value: Any, kind: type, n: int) -> bool:
    """Whether a value is a list of so many things of one kind; true and false are no numbers."""
    return isinstance(value, list) and len(value) == n and all(type(each) is kind for each in value)
