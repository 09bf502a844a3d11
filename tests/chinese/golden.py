"""The golden deals: scripted deals with every fact and every view, decided again here, for the browser's tests as well.

`python -m tests.chinese.write_golden` writes them to `tests/chinese/hands/<variant>/<name>.json`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.chinese.stage import deck_for, lay_of, opening, read

from croupier.chinese.action import AutoPlace, ChineseAction
from croupier.chinese.event import ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.chinese.royalties import NO_MIDDLE_TRIPS
from croupier.chinese.veil import veil

FOLDER = Path(__file__).parent / "hands"

QUEENS = "Qc Qd 4d / Ad Ah 3c 3h 7c / Tc Td Th Jc Jd"
STRAIGHT = "Ac Kd 7h / 8h 8d 5c 5d 2s / 4c 5h 6c 7s 8c"
FLUSH = "6h 6d 2c / 9c 9d 9h 4s 3d / Ts Js Qs Ks 8s"
DEAD = "As Ad 2d / Kc Kh 8h 6s 3s / Jh Jd 5c 5s Th"
FOURS = "Ah Kd 7c / 8h 8d 5c 5d 2s / 9c 9d 9h 9s 4d"
TRIPS = "2c 2d 2h / 5c 6d 7h 8s 9c / As Js 9s 5s 3s"
ACES = "Ac Ad 4d / Kd Kh 3c 3h 7c / Tc Td Th Jc Jd"
KINGS = "Kc Ks 4h / As Ah 6c 6h 7d / 8c 8d 8h 8s Jh"


class Golden(NamedTuple):
    """A scripted deal: name, setting, the boards that are dealt, words, and the stacks that it must end with.

    After the words the last of those who owe a decision lays his board, again and again; one without a board leaves it
    to the clock.
    """

    name: str
    setting: dict[str, Any]
    boards: Sequence[str]
    words: str
    ends: Sequence[int]


PLAIN = (
    Golden(
        "moves_on_the_first_street",
        {"stacks": [1000, 1000, 1000], "names": ("Anna", "Boris", "Vera")},
        [QUEENS, STRAIGHT, FLUSH],
        "0+Tc@b 0+Td@m 0>Td@b 0+Th@b 0+Jc@t 0-Jc 0+Jc@b 0+Jd@b 0! 1=//4c5h6c7s8c 2=//TsJsQsKs8s"
        " 0+Ad@t 0>Ad@m 0+Ah@m 0!2d",
        [1024, 972, 1004],
    ),
    Golden(
        "the_clock_places_and_the_hand_is_dead",
        {"stacks": [300, 300]},
        [FLUSH, DEAD],
        "0* 1=//JhJd5c5sTh 0+9c@m 0*",
        [313, 287],
    ),
    Golden(
        "one_in_fantasyland_stays_and_two_play",
        {"stacks": [500, 500, 500], "fantasy": (0, 14, 0)},
        ["Ac Kc 7h / Td Tc 4h 4c 2d / 3c 5h 6c 7s 4s", FOURS, "6h 6s 2c / Jc Jd Jh 3h 3d / Ts Js Qs Ks 8s"],
        "0* 1+9c@b 1+9d@m 1>9d@b 1-9c",
        [500, 524, 476],
    ),
    Golden(
        "who_cannot_pay_is_forgiven",
        {"stacks": [50, 20, 100]},
        [FLUSH, STRAIGHT, QUEENS],
        "",
        [54, 0, 116],
    ),
    Golden(
        "by_other_house_rules",
        {
            "stacks": [400, 40, 400],
            "foul_scoop": False,
            "royalties": NO_MIDDLE_TRIPS,
            "point_value": 5,
            "settlement_cap": "payer_stack",
            "autoplace_partial": "keep",
            "button_moves": "per_match",
        },
        [FLUSH, "As Ad 2d / Kc Kh 8h 6s 3s / Jh Jd 5c 5s Th", ""],
        "0+8s@m 0>8s@b 0*",
        [480, 0, 360],
    ),
)

PROGRESSIVE = (
    Golden("aces_bring_sixteen_cards", {"stacks": [200, 200]}, [ACES, ""], "", [204, 196]),
    Golden(
        "two_in_fantasyland_and_one_who_plays",
        {"stacks": [500, 500, 500], "fantasy": (15, 0, 17), "refantasy_cards": "progressive"},
        [KINGS, "Ac 7s 2s / Jc Jd Ts 5d 3d / Qc Qd Qh Kd Kh", "2c 2d 2h / 4c 4d 4s 6d 6s / 9c 9d 9h 9s 5h"],
        "2+2c@t 0+As@m",
        [498, 450, 552],
    ),
    Golden(
        "three_in_fantasyland_with_seventeen_cards",
        {"stacks": [100, 100, 100], "fantasy": (17, 17, 17), "refantasy_cards": "same"},
        [QUEENS, "", TRIPS.replace("3s", "4s")],
        "0+Qc@t 2+2c@t 1*",
        [113, 57, 130],
    ),
)

CLASSIC = (
    Golden("one_card_at_a_time", {"stacks": [100, 100]}, [QUEENS, STRAIGHT], "", [117, 83]),
    Golden(
        "thirteen_cards_in_fantasyland", {"stacks": [100, 100], "fantasy": (0, 13)}, [STRAIGHT, QUEENS], "", [83, 117]
    ),
    Golden(
        "single_cards_are_moved_in_the_open",
        {"stacks": [80, 90, 100]},
        [FLUSH, "", QUEENS],
        "0=//TsJsQsKs8s 1* 2* 0+9c@t 0>9c@m 0! 1* 2*",
        [86, 58, 126],
    ),
)

CLOSED = (
    Golden("three_hands_set_at_once", {"stacks": [100, 100, 100]}, [FLUSH, STRAIGHT, QUEENS], "1*", [104, 72, 124]),
    Golden("a_dead_hand", {"stacks": [60, 60]}, [DEAD, FLUSH], "", [47, 73]),
    Golden(
        "the_clock_keeps_what_lies_there",
        {"stacks": [60, 60], "autoplace_partial": "keep"},
        [FLUSH, STRAIGHT],
        "0+2c@t 0+6h@t 0+6d@t 0*",
        [71, 49],
    ),
)


def deals() -> list[tuple[str, Golden]]:
    """Each golden deal with its variant."""
    by_variant = {"ofc": PLAIN, "ofc_progressive": PROGRESSIVE, "ofc_classic": CLASSIC, "closed_chinese": CLOSED}
    return [(variant, golden) for variant, all_of_it in by_variant.items() for golden in all_of_it]


def opened_for(variant: str, golden: Golden) -> ChineseOpened:
    """The opening fact of a golden deal."""
    return opening(**golden.setting, variant=variant)


Actions = list[tuple[int, ChineseAction | AutoPlace]]


def actions_of(opened: ChineseOpened, golden: Golden) -> Actions:
    """Who does what, in order: the words, and then the boards."""
    hand = ChineseHand.open(opened)
    hand.deal(deck_for(opened, golden.boards))
    actions = read(golden.words)
    for player, action in actions:
        hand.act(player, action)
    boards = [*golden.boards, *[""] * (hand.n - len(golden.boards))]
    while hand.to_act:
        player = hand.to_act[-1]
        action = lay_of(hand, player, boards[player])
        actions.append((player, action))
        hand.act(player, action)
    return actions


def decided(opened: ChineseOpened, deck: Sequence[int], actions: Actions) -> ChineseHand:
    """The deal decided from its opening, its deck and its actions."""
    hand = ChineseHand.open(opened)
    hand.deal(deck)
    for player, action in actions:
        hand.act(player, action)
    return hand


def views(hand: ChineseHand) -> dict[str, list[Any]]:
    """What each player and a spectator are told."""
    told = {str(player): [veil(event, player) for event in hand.events] for player in range(hand.n)}
    return told | {"spectator": [veil(event, None) for event in hand.events]}


FINAL = ("stacks", "points", "rows", "discards", "locked", "hands", "pairs", "fantasy_next", "finished")


def final(hand: ChineseHand) -> dict[str, Any]:
    """How the deal ends."""
    return {name: getattr(hand, name) for name in FINAL} | {"payoffs": hand.payoffs()}


def document(variant: str, golden: Golden) -> dict[str, Any]:
    """A golden deal as it is written."""
    opened = opened_for(variant, golden)
    deck, actions = deck_for(opened, golden.boards), actions_of(opened, golden)
    hand = decided(opened, deck, actions)
    whole = {
        "variant": variant,
        "opened": opened,
        "deck": deck,
        "actions": actions,
        "events": hand.events,
        "views": views(hand),
        "final": final(hand),
    }
    plain: dict[str, Any] = msgspec.to_builtins(whole)
    return plain


def path_of(variant: str, golden: Golden) -> Path:
    """Where a golden deal lies."""
    return FOLDER / variant / f"{golden.name}.json"
