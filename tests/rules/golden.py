"""The golden hands: scripted hands with every fact and every view, decided here and applied in the browser's tests.

`python -m tests.rules.write_golden` writes them to `tests/hands/<variant>/<name>.json`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from tests.rules.random_hands import Deal, Dice, deck_from, moments
from tests.rules.stage import WORD, action_of, deck_for, opening

from croupier.cards import cards
from croupier.rules.action import Action, Show
from croupier.rules.betting import Betting
from croupier.rules.event import Opened
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.variants import VARIANTS
from croupier.rules.veil import veil

FOLDER = Path(__file__).resolve().parents[1] / "hands"


class Golden(NamedTuple):
    """A scripted hand: its name, its setting, its cards, the words to play, and the stacks that it must end with."""

    name: str
    setting: dict[str, Any]
    holes: Sequence[str]
    board: str
    words: str
    ends: Sequence[int]
    afterwards: tuple[tuple[int, str], ...] = ()


GOLDEN = (
    Golden(
        "all_fold_to_a_raise",
        {"stacks": [500, 500, 500, 500], "blinds": (5, 10)},
        ["As Kd", "7h 2c", "Qs Qd", "9c 8c"],
        "",
        "2r30 3f 0f 1f",
        [495, 490, 515, 500],
        afterwards=((2, "Qd"),),
    ),
    Golden(
        "a_beaten_hand_is_mucked",
        {"stacks": [1000, 1000, 1000], "blinds": (10, 20)},
        ["Kh Qs", "As Kd", "7c 7d"],
        "Kc 8s 5c 3h 2d",
        "2c 0r80 1c 2c 0b150 1c 2f 0x 1x 0x 1b300 0c 1s 0m",
        [470, 1610, 920],
    ),
    Golden(
        "all_in_with_two_side_pots",
        {"stacks": [100, 250, 400, 1000], "blinds": (5, 10)},
        ["As Ad", "Ks Kd", "Jc Td", "Qs Qd"],
        "2h 5h 8s 9c 3d",
        "2r400 3c 0c 1c",
        [400, 450, 0, 900],
    ),
    Golden(
        "split_with_an_odd_chip",
        {"stacks": [500, 500, 500, 500], "blinds": (5, 10)},
        ["Jc 4d", "5c 8d", "9h 2s", "7c 6c"],
        "As Ac Ad Kh Kc",
        "2c 3f 0f 1x 1x 2x 1x 2x 1x 2x 1s 2s",
        [495, 503, 502, 500],
    ),
    Golden(
        "a_short_all_in_does_not_reopen",
        {"stacks": [1000, 1000, 1000, 150], "blinds": (50, 100)},
        ["Jc 4d", "Ah Kh", "Qc Qd", "9c 9d"],
        "2c 5d 8h Ts 3s",
        "2c 3r150 0f 1c 2c 1b200 2c 1x 2x 1x 2x 1s 2s 3m",
        [950, 650, 1550, 0],
    ),
    Golden(
        "fixed_limit_to_the_cap",
        {"stacks": [1000, 1000, 1000, 1000], "blinds": (10, 20), "structure": "FL"},
        ["As Ad", "Jc 4d", "Kc Kd", "Qc 3c"],
        "2h 7h 8s 9c 3d",
        "2c 3c 0c 1x 0b20 1f 2r40 3c 0r60 2r80 3f 0c 0b40 2c 0x 2x 0s 2m",
        [1220, 980, 860, 940],
    ),
    Golden(
        "straddled_pot",
        {"stacks": [500] * 5, "blinds": (5, 10), "straddle": "chain", "straddles": 1},
        ["9h 8h", "Tc 2c", "As Kd", "Qs Qd", "Jc Jd"],
        "2h 5h 8s 9c 3d",
        "3c 4c 0f 1f 2x 2x 3x 4x 2x 3x 4x 2x 3x 4x 2s 3s 4m",
        [495, 490, 480, 555, 480],
    ),
    Golden(
        "heads_up_all_in",
        {"stacks": [150, 400], "blinds": (5, 10)},
        ["Ac Kc", "7s 7d"],
        "2h 5h 9s Jc 3d",
        "1r400 0c",
        [0, 550],
    ),
    Golden(
        "the_four_handed_hand_of_the_journal",
        {"stacks": [1000] * 4, "blinds": (10, 20), "names": ("Boris", "Viktoria", "Georgij", "Anna")},
        ["6h 3d", "9c 9d", "9s 7h", "As Qs"],
        "Qd 9h 2s Ad Qh",
        "2r60 3c 0f 1c 1x 2b60 3c 1c 1x 2x 3x 1b100 2f 3c 1s 3s",
        [990, 780, 880, 1350],
    ),
    Golden(
        "antes_rake_and_cards_face_down",
        {
            "stacks": [300, 200, 500],
            "blinds": (5, 10),
            "ante": 2,
            "ante_type": "per_player",
            "allin_faceup": False,
            "rake": Rake(5, 20),
        },
        ["Ah Kh", "Js Jd", "8c 8d"],
        "Jc 6d 3s 2h Td",
        "2r40 0c 1r198 2f 0c 1s 0m",
        [100, 422, 458],
    ),
)

OMAHA = (
    Golden(
        "pot_limit_bet_and_re_pot",
        {"stacks": [2000, 2000, 2000], "blinds": (5, 10), "structure": "PL"},
        ["As Ks Qd Jd", "Ah Ad 7c 2h", "9s 9c 8d 7d"],
        "9h 8c 2s Kd 4h",
        "2r35 0c 1r140 2c 0f 1b315 2r1260 1c 1x 2b600 1c",
        [1965, 0, 4035],
    ),
    Golden(
        "two_from_the_hand_split_the_pot",
        {"stacks": [400, 401, 400], "blinds": (1, 2), "structure": "PL", "carry": 1},
        ["Ah Kd 7s 2c", "Ad Kc 8s 3h", "Qs Qh Jd Td"],
        "Qc Jh Ts 5d 5c",
        "2c 0c 1x 0x 1x 2x 0b6 1c 2f 0x 1b18 0c 1s 0s",
        [402, 402, 398],
    ),
    Golden(
        "three_all_in_and_the_board_run_out",
        {"stacks": [120, 60, 200, 300], "blinds": (5, 10)},
        ["Ah Ad 6c 5c", "Kh Kd 9c 8c", "Qh Jh Ts 9s", "2h 2d 3c 4d"],
        "8h 7s 2c Kc 3d",
        "2r40 3f 0r120 1c 2c",
        [120, 180, 80, 300],
    ),
    Golden(
        "fixed_limit_heads_up_without_a_cap",
        {"stacks": [200, 200], "blinds": (2, 4), "structure": "FL"},
        ["Ah Kh Qd Jd", "As Ks 2c 2d"],
        "Th 9h 2h 5c 6c",
        "1r8 0r12 1r16 0r20 1c 0b4 1r8 0r12 1r16 0r20 1c 0b8 1c 0b8 1f",
        [248, 152],
    ),
)


def hands() -> list[tuple[str, Golden]]:
    """Each scripted hand with its variant."""
    return [("holdem", one) for one in GOLDEN] + [("omaha", one) for one in OMAHA]


PLAYED_EACH = 3
"""How many hands of every other game are played by dice."""


def played() -> list[tuple[str, str, int]]:
    """The hands that dice play: variant, name and seed; each is there to be looked at and to stay as it is."""
    scripted = {variant for variant, _ in hands()}
    games = [key for key in VARIANTS if key not in scripted]
    return [(key, f"played_by_dice_{number}", number) for key in games for number in range(1, PLAYED_EACH + 1)]


def played_document(variant: str, seed: int) -> dict[str, Any]:
    """A hand of a game as dice play it: the first of its row that comes to a showdown."""
    for start in count(1000 * seed):
        deal = small_deal(variant, start)
        whole = list(moments(deal))
        hand = whole[-1].hand
        if hand.live > 1 and len(hand.opened.stacks) < 5:
            actions = [(one.player, one.action) for one in whole if one.action is not None]
            return written(variant, deal.opened, deal.deck, actions)
    raise AssertionError


def small_deal(variant: str, seed: int) -> Deal:
    """A table of two to four with usual stakes, some of them short, and choices that fold little."""
    dice = Dice(seed)
    game = VARIANTS[variant]
    n = dice.number(2, min(4, game.max_players))
    stacks = [dice.one_of((200, 200, 60, 27)) for _ in range(n)]
    betting = Betting(
        structure=dice.one_of(game.structures),
        small_blind=1,
        big_blind=2,
        ante=1,
        small_bet=2,
        big_bet=4,  # type: ignore[arg-type]
    )
    house = HouseRules(run_it_twice=dice.one_of(("off", "2", "3")), ante_type="per_player")
    boards = 2 if game.board and len(game.pack) == 52 and dice.number(0, 3) == 0 else 1
    names = tuple(f"s{player}" for player in range(n))
    opened = open_hand(
        variant=variant, betting=betting, house=house, seats=tuple(range(1, n + 1)), names=names, stacks=stacks,
        button=n, boards=boards,
    )  # fmt: skip
    choices = tuple(choice - 2 if choice % 8 > 5 and dice.number(0, 3) else choice for choice in numbers(dice))
    return Deal(opened, deck_from(seed, opened), False, choices)


def numbers(dice: Dice) -> list[int]:
    """Choices for a whole hand."""
    return [dice.number(0, 2**16) for _ in range(60)]


def opened_for(variant: str, golden: Golden) -> Opened:
    """The opening fact of a golden hand."""
    return opening(**golden.setting, variant=variant)


def actions_of(golden: Golden) -> list[tuple[int, Action]]:
    """Who does what, in order, the showing afterwards included."""
    actions: list[tuple[int, Action]] = []
    for word in golden.words.split():
        found = WORD.fullmatch(word)
        assert found and found[1], word
        actions.append((int(found[1]), action_of(found[2], found[3])))
    return actions + [(player, Show(cards(shown))) for player, shown in golden.afterwards]


def decided(opened: Opened, deck: Sequence[int], actions: Sequence[tuple[int, Action]]) -> Hand:
    """The hand decided from its opening, its deck and its actions."""
    hand = Hand.open(opened)
    hand.deal(deck)
    for player, action in actions:
        hand.act(player, action)
    return hand


def views(hand: Hand) -> dict[str, list[Any]]:
    """What each player and a spectator are told."""
    told = {str(player): [veil(event, player) for event in hand.events] for player in range(hand.n)}
    return told | {"spectator": [veil(event, None) for event in hand.events]}


FINAL = ("stacks", "bets", "folded", "holes", "board", "pots", "shown", "mucked", "total", "raked", "carry", "finished")


def final(hand: Hand) -> dict[str, Any]:
    """How the hand ends."""
    return {name: getattr(hand, name) for name in FINAL} | {
        "payoffs": hand.payoffs(),
        "ups": hand.ups or ((),) * hand.n,
        "more": hand.more,
    }


def document(variant: str, golden: Golden) -> dict[str, Any]:
    """A golden hand as it is written."""
    opened = opened_for(variant, golden)
    deck, actions = deck_for(opened, golden.holes, golden.board), actions_of(golden)
    hand = decided(opened, deck, actions)
    assert hand.stacks == list(golden.ends), f"{golden.name} ends with {hand.stacks}"
    return written(variant, opened, deck, actions)


def written(variant: str, opened: Opened, deck: Sequence[int], actions: Sequence[tuple[int, Action]]) -> dict[str, Any]:
    """A hand with all its facts and views as it is written."""
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


def path_of(variant: str, name: str) -> Path:
    """Where a golden hand lies."""
    return FOLDER / variant / f"{name}.json"
