"""How a PHH file opens a hand: game, forced bets and house rules become the opening fact (Rulebook C8 to C11).

The file lists what is due from each player. Heads-up the lists of antes and blinds are turned around, so that the first
amount is the button's small blind. A positive entry beyond the blinds is a straddle, a negative one the live post of a
returning player; an ante that not everybody owes is the table's (by the big blind or the button) or a dead post.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from croupier.history.amount import amount_of
from croupier.history.phh_fields import Fields, own_betting, own_house
from croupier.history.phh_text import Said
from croupier.rules.betting import Betting, Structure
from croupier.rules.event import Opened, Post
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.variant import Variant

BLINDS = "blinds_or_straddles"
EACH = ("per_player", "ante_only")


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


class Layout(Struct):
    """Who posts what: the players with the blinds (None: nobody), and how many straddles there are."""

    small: int | None
    big: int | None
    straddles: int = 0


def in_turn(amounts: Sequence[int]) -> list[int]:
    """A list of antes or blinds in the order of the Hand: heads-up it is turned around, in the file and back (C5)."""
    return list(amounts) if len(amounts) > 2 else list(reversed(amounts))


def opened_of(fields: Fields, game: Variant, structure: str, dues: Dues, carry: int) -> Opened:
    """The opening fact of the hand; raises `BadHistory` when such a hand cannot begin."""
    layout = layout_of(fields, dues)
    kind, ante, dead = antes_of(fields, dues, layout)
    house = house_of(fields, kind, layout)
    betting = betting_of(fields, structure, dues, layout, ante if house.ante_type in EACH else 0)
    betting = msgspec.structs.replace(betting, **({"ante": ante} | own_betting(fields)))
    seats, names, button = seating(fields, dues.n)
    number = fields.values.get("hand")
    try:
        return open_hand(
            variant=game.key,
            betting=betting,
            house=house,
            seats=seats,
            names=names,
            stacks=dues.stacks,
            button=button,
            hand=number if isinstance(number, int) else 1,
            small=layout.small,
            big=1 if layout.big is None else layout.big,
            straddles=layout.straddles,
            extra=extra_posts(dues, dead),
            carry=carry,
        )
    except BadOpening as error:
        raise fields.bad("a hand that can be dealt", Said(error), BLINDS) from None


def layout_of(fields: Fields, dues: Dues) -> Layout:
    """The blinds by their places (C4, C5, C7): a dead small blind is zero, a single blind may be the button's."""
    n, blinds = dues.n, dues.blinds
    small, big = (1, 0) if n == 2 else (0, 1)
    posting = [player for player, amount in enumerate(blinds) if amount > 0]
    if not posting and not any(blinds):
        return Layout(None, None)
    if posting == [n - 1] and n > 2:
        return Layout(None, n - 1)
    if big not in posting:
        raise fields.bad(f"a big blind from p{big + 1}", Said(file_amounts(fields, blinds)), BLINDS)
    straddlers = [player for player in posting if player not in (small, big)]
    check_straddles(fields, dues, big, straddlers)
    return Layout(small if small in posting else None, big, len(straddlers))


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


def antes_of(fields: Fields, dues: Dues, layout: Layout) -> tuple[str, int, list[int]]:
    """The kind of ante, its size, and what else each player has to put in dead (C9, C11)."""
    told = own_house(fields).get("ante_type")
    kind = told if isinstance(told, str) else usual_kind(dues, layout)
    antes, payer = dues.antes, {"bb_ante": layout.big, "button_ante": dues.n - 1}.get(kind)
    if kind in EACH and any(antes):
        whole = [ante for ante, stack in zip(antes, dues.stacks, strict=True) if ante < stack]
        ante = min(whole or antes)
        return kind, ante, [max(0, each - ante) for each in antes]
    if payer is None:
        return kind, 0, list(antes)
    return kind, antes[payer], [0 if player == payer else ante for player, ante in enumerate(antes)]


def usual_kind(dues: Dues, layout: Layout) -> str:
    """The kind of ante that a file means which does not name it."""
    antes, blinds = dues.antes, dues.blinds
    if all(antes):
        return "per_player" if any(blinds) else "ante_only"
    if layout.big is not None and antes[layout.big]:
        return "bb_ante"
    if antes[-1] and not any(antes[:-1]) and blinds[-1] >= 0:
        return "button_ante"
    return "none"


def house_of(fields: Fields, ante_type: str, layout: Layout) -> HouseRules:
    """The house rules: what the file says, what its forced bets show, and the defaults."""
    straddle = ("off", "utg", "chain")[min(layout.straddles, 2)]
    return HouseRules(**({"ante_type": ante_type, "straddle": straddle} | own_house(fields)))


def betting_of(fields: Fields, structure: str, dues: Dues, layout: Layout, ante: int) -> Betting:
    """The stakes; a bet size that follows from the blinds is left to follow from them (C8, E15)."""
    least, sizes = dues.least, dues.sizes
    big = 0 if layout.big is None else full_blind(dues, layout.big, ante)
    lower, upper = sizes.get("small_bet", 0), sizes.get("big_bet", 0)
    return Betting(
        structure=cast(Structure, structure),
        small_blind=0 if layout.small is None else dues.blinds[layout.small],
        big_blind=big,
        min_bet=0 if least == big else least if "min_bet" in sizes or not big else 0,
        small_bet=0 if lower == big and "min_bet" not in sizes else lower,
        big_bet=0 if upper == 2 * lower and "min_bet" not in sizes else upper,
    )


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
