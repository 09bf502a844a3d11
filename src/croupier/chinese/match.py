"""Around the deals: who starts, where the button goes, what belongs to a match (Rulebook K2 to K4, K16, K26, K27)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

from msgspec import Struct

from croupier.chinese.clock import SECOND
from croupier.chinese.event import ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import refusal
from croupier.chinese.opening import FEWEST, open_chinese, order_of


class Start(Struct, frozen=True):
    """What comes of waiting for confirmations: who will `play` (nobody: no deal yet), and who sits out from now on."""

    play: tuple[str, ...]
    sit_out: tuple[str, ...] = ()


class Fate(Struct, frozen=True):
    """What becomes of one who lost the connection: his `hand`, and what happens `then`, in this order (K16)."""

    hand: Literal["continues", "auto_placed_and_scored"]
    then: tuple[Literal["play_fantasy_deal", "sit_out"], ...] = ()


def start(seated: Sequence[str], ready: Collection[str], waited: int, house: ChineseRules) -> Start:
    """Whether a deal starts, `waited` milliseconds after it was asked for (K2).

    It takes two players, and everybody seated must have confirmed; who has not within the house's time sits out, and
    the others start without him if two remain.
    """
    confirmed = tuple(player for player in seated if player in ready)
    late = tuple(player for player in seated if player not in ready)
    if late and waited < house.ofc_confirm_seconds * SECOND:
        return Start(())
    return Start(confirmed if len(confirmed) >= FEWEST else (), late)


def chips_to_start(house: ChineseRules) -> int:
    """The chips that a confirmation puts up (K2, K26)."""
    return house.ofc_min_points * house.ofc_point_value


def check_confirmation(stack: int, house: ChineseRules) -> None:
    """Refuse to confirm a start with less than the required number of points; raises `Illegal` (K2)."""
    least = chips_to_start(house)
    if stack < least:
        raise refusal("too_few_points", stack=stack, least=least)


def check_between_matches(goes_on: bool) -> None:
    """Refuse to join, leave or rebuy while a match goes on; raises `Illegal` (K4, K26, K27)."""
    if goes_on:
        raise refusal("match_running")


def next_button(seats: Iterable[int], button: int, house: ChineseRules, *, new_match: bool) -> int:
    """The seat of the next deal's button among these seats (K3)."""
    if house.ofc_button_moves == "per_match" and not new_match:
        return button
    return order_of(seats, button)[0]


def match_sizes(in_fantasy: Iterable[bool]) -> list[int]:
    """How many deals each match has: one main deal and the Fantasyland deals that follow from it (K4)."""
    sizes: list[int] = []
    for follows in in_fantasy:
        if follows and sizes:
            sizes[-1] += 1
        else:
            sizes.append(1)
    return sizes


def is_full_circle(matches: int, players: int) -> bool:
    """Whether so many finished matches make full circles: one match for each player (K4)."""
    return matches > 0 and matches % players == 0


def fate(*, reconnected: bool, fantasy_follows: bool) -> Fate:
    """What becomes of one who was away when his bank ran out, or left during a match (K16, K27).

    `fantasy_follows`: somebody, he or an opponent, has earned a Fantasyland deal, which belongs to the match.
    """
    if reconnected:
        return Fate("continues")
    return Fate("auto_placed_and_scored", ("play_fantasy_deal", "sit_out") if fantasy_follows else ("sit_out",))


def next_in_match(hand: ChineseHand) -> ChineseOpened | None:
    """The opening of the Fantasyland deal that follows a finished one, None when the match is over (K4).

    A player without chips leaves the match (K26); with him may go the Fantasyland for which it would go on.
    """
    opened, stacks = hand.opened, hand.stacks
    stay = [player for player in range(hand.n) if stacks[player] > 0]
    if len(stay) < FEWEST or not any(hand.fantasy_next[player] for player in stay):
        return None
    player_at = {opened.seats[player]: player for player in stay}
    button = next_button(player_at, opened.button, hand.house, new_match=False)
    order = [player_at[seat] for seat in order_of(player_at, button)]
    return open_chinese(
        seats=[opened.seats[player] for player in order],
        names=[opened.names[player] for player in order],
        stacks=[stacks[player] for player in order],
        variant=opened.variant,
        house=opened.house,
        button=button,
        hand=opened.hand + 1,
        fantasy=[hand.fantasy_next[player] for player in order],
    )
