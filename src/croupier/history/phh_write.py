"""A Hand is written as PHH: its opening, what was dealt and done, and the stacks when it is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from croupier.history.phh_fields import CHIPS
from croupier.history.phh_lines import action_fields
from croupier.history.phh_opening import SIZES, WITHOUT_BLINDS
from croupier.history.phh_posts import BLINDS, in_turn
from croupier.history.phh_read import read, stakes_in
from croupier.history.phh_text import read_text
from croupier.history.phh_toml import Lines, amount, amounts, text_of
from croupier.history.record import BadHistory, collected
from croupier.rules.event import Opened
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.record import LIVE_POSTS
from croupier.rules.variants import VARIANTS

FORCED = {"ante_type": ("ante", "table_ante", "dead"), "straddle": ("straddle",)}
"""House rules that a reader would guess from forced bets; with such a bet they are always written."""


def write(hand: Hand, unit: int = 1, told: Mapping[str, Any] | None = None) -> str:
    """The hand, finished or not, as the text of a `.phh` file; cards that this Hand does not know are `??`.

    `unit` is how many chips make one of the file's unit (100: the file counts dollars and the Hand cents; a power of
    ten), `told` are further fields of the standard. Raises ValueError when PHH cannot say how the hand was opened.
    """
    fields = opening(hand.opened, unit, told or {})
    fields |= action_fields(hand.events, unit)
    if hand.finished:
        fields |= {"finishing_stacks": amounts(hand.stacks, unit), "winnings": amounts(collected(hand), unit)}
    return text_of(fields)


def write_all(hands: Iterable[str]) -> str:
    """The texts of hands as one `.phhs` file."""
    return "\n".join(f"[{number}]\n{text}" for number, text in enumerate(hands, 1))


def opening(opened: Opened, unit: int, told: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that say how the hand began, in the standard's own words as far as they go.

    A reader must open the same hand; where the lists of forced bets do not say which they are, `_posts` does.
    """
    fields = standard_fields(opened, unit) | own_fields(opened, unit) | dict(told)
    for posts in (dict[str, Any](), {"_posts": posts_of(opened, unit)}):
        try:
            whole = fields | posts
            whole |= missing_stakes(opened, unit, whole)
            if read(text_of(whole | {"actions": Lines()}))[0].opened == opened:
                return whole
        except BadHistory:
            continue
    raise ValueError("PHH cannot say how this hand was opened: its posts are not in the order of the rules")


def missing_stakes(opened: Opened, unit: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The stakes that a reader would not work out from the other fields."""
    [text] = read_text(text_of(fields), "-")
    theirs, ours = msgspec.structs.asdict(stakes_in(text)), msgspec.structs.asdict(opened.betting)
    own = {name: amount(value, unit) for name, value in ours.items() if value != theirs[name]}
    return {"_betting": own} if own else {}


def standard_fields(opened: Opened, unit: int) -> dict[str, Any]:
    """The fields of the standard."""
    n, game, betting = len(opened.stacks), VARIANTS[opened.variant], opened.betting
    fields = game_fields(opened)
    antes, blinds = dues(opened)
    if any(antes):
        fields["ante_trimming_status"] = any(post.kind == "ante" for post in opened.posts)
    fields["antes"] = amounts(in_turn(antes), unit)
    if game.forced not in WITHOUT_BLINDS:
        fields[BLINDS] = amounts(in_turn(blinds), unit)
    elif game.forced == "bring_in":
        fields["bring_in"] = amount(betting.opening, unit)
    sizes = {"min_bet": betting.least_bet, "small_bet": betting.lower, "big_bet": betting.upper}
    needed = SIZES[betting.structure]
    for size, chips in sizes.items():
        if size in needed or (getattr(betting, size) and size != "min_bet"):
            fields[size] = amount(chips, unit)
    fields |= {"starting_stacks": amounts(opened.stacks, unit), "hand": opened.hand}
    if opened.seats != tuple(range(1, n + 1)):
        fields["seats"] = list(opened.seats)
    return fields | {"players": list(opened.names)}


def game_fields(opened: Opened) -> dict[str, Any]:
    """The game, by its code in the standard or in our own words."""
    structure = opened.betting.structure
    code = dict(VARIANTS[opened.variant].phh).get(structure)
    return {"variant": code} if code else {"_variant": opened.variant, "_structure": structure}


def own_fields(opened: Opened, unit: int) -> dict[str, Any]:
    """What the standard has no field for, where it is not the usual thing."""
    fields: dict[str, Any] = {}
    if opened.button != opened.seats[-1]:
        fields["_button"] = opened.button
    if opened.carry:
        fields["_carry"] = amount(opened.carry, unit)
    if opened.boards > 1:
        fields["_boards"] = opened.boards
    if opened.bomb:
        fields["_bomb"] = True
    if opened.absent:
        fields["_absent"] = [player + 1 for player in opened.absent]
    if house := house_fields(opened, unit):
        fields["_house"] = house
    return fields


def posts_of(opened: Opened, unit: int) -> Lines:
    """Every forced bet in its order."""
    return Lines(f"p{post.player + 1} {post.kind} {amount(post.amount, unit)}" for post in opened.posts)


def house_fields(opened: Opened, unit: int) -> dict[str, Any]:
    """The house rules that differ from the default, and those that forced bets might hide."""
    kinds = {post.kind for post in opened.posts}
    defaults = msgspec.structs.asdict(HouseRules())
    fields = {
        rule: value
        for rule, value in msgspec.structs.asdict(opened.house).items()
        if value != defaults[rule] or kinds.intersection(FORCED.get(rule, ()))
    }
    for rule in fields.keys() & CHIPS:
        fields[rule] = amount(fields[rule], unit)
    if rake := opened.house.rake:
        fields["rake"] = {"percent": rake.percent} | ({"cap": amount(rake.cap, unit)} if rake.cap else {})
    return fields


def dues(opened: Opened) -> tuple[list[int], list[int]]:
    """What is due from each player as antes and as blinds, a live post negative."""
    antes, blinds = [0] * len(opened.stacks), [0] * len(opened.stacks)
    for post in opened.posts:
        if post.kind not in LIVE_POSTS:
            antes[post.player] += post.amount
        else:
            blinds[post.player] += -post.amount if post.kind == "post" else post.amount
    return antes, blinds
