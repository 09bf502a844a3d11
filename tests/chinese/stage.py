"""Set a deal of open-face Chinese up as a test needs it, and play it by short words.

A board is written from the top down: `6h 6d 2c / 9c 9d 9h 4s 3d / Ts Js Qs Ks 8s`. A word is a player and what he
does: `0+Ac@b` places a card at the bottom (`t` top, `m` middle), `0>Ac@m` moves it, `0-Ac` takes it back, `0!` is ready
(`0!5h` names the discard), `0=QcQd/Ah/7c` lays the street in one go, `0*` is the clock that ran out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from croupier.cards import card, cards, standard_deck
from croupier.chinese.action import AUTO_PLACE, AutoPlace, ChineseAction, Lay, MoveCard, PlaceCard, Ready, TakeBack
from croupier.chinese.event import ChineseEvent, ChineseOpened
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import open_chinese
from croupier.chinese.rows import Rows
from croupier.chinese.variant import BOTTOM, MIDDLE, TOP
from croupier.chinese.variants import VARIANTS

ROW = {"t": TOP, "m": MIDDLE, "b": BOTTOM}
WORD = re.compile(r"(\d)([-+>!=*])([^@]*)(?:@([tmb]))?")
UNIT = "ofc_"


def rows(text: str) -> Rows:
    """The rows that a text names, from the top down."""
    top, middle, bottom = [cards(row) for row in text.split("/")]
    return top, middle, bottom


def opening(stacks: Sequence[int] = (1000, 1000), **other: Any) -> ChineseOpened:
    """The opening fact among players with these stacks; house rules go by their names, with or without `ofc_`."""
    fields = ChineseRules.__struct_fields__
    named = {key: UNIT + key.removeprefix(UNIT) for key in other}
    house = ChineseRules(**{named[key]: value for key, value in other.items() if named[key] in fields})
    rest = {key: value for key, value in other.items() if named[key] not in fields}
    seats = tuple(range(1, len(stacks) + 1))
    plain = {"seats": seats, "names": tuple(f"s{seat - 1}" for seat in seats), "button": seats[-1]}
    return open_chinese(stacks=stacks, house=house, **(plain | rest))


def giving(opened: ChineseOpened) -> list[tuple[int, int, int]]:
    """Who gets how many cards and discards how many of them, in the order of dealing."""
    variant = VARIANTS[opened.variant]
    players = range(len(opened.stacks))
    hidden = [player for player in players if variant.together or opened.fantasy[player]]
    sizes = [(player, opened.fantasy[player] or 13) for player in hidden]
    order = [(player, size, size - 13) for player, size in sizes]
    for street in variant.streets:
        order += [(player, street.cards, street.discards) for player in players if player not in hidden]
    return order


def deck_for(opened: ChineseOpened, boards: Sequence[str] = ()) -> tuple[int, ...]:
    """A full pack that deals each player the cards of his board ("" any), the bottom first; the rest fills in order."""
    wanted = [cards(text.replace("/", " ")) for text in boards]
    wanted += [()] * (len(opened.stacks) - len(wanted))
    named = [one for board in wanted for one in board]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = iter([one for one in standard_deck() if one not in named])
    queues = [list(board[8:] + board[3:8] + board[:3]) for board in wanted]
    deck: list[int] = []
    for player, size, discards in giving(opened):
        kept = [queues[player].pop(0) for _ in range(min(size - discards, len(queues[player])))]
        deck += kept + [next(rest) for _ in range(size - len(kept))]
    return (*deck, *rest)


def stage(stacks: Sequence[int] = (1000, 1000), *, boards: Sequence[str] = (), **other: Any) -> ChineseHand:
    """A deal with its first cards dealt, which waits for a decision."""
    opened = opening(stacks, **other)
    hand = ChineseHand.open(opened)
    hand.deal(deck_for(opened, boards))
    return hand


def lay_of(hand: ChineseHand, player: int, board: str) -> ChineseAction | AutoPlace:
    """The wish that lays the cards of this street where the board has them; without a board the clock lays them."""
    if not board:
        return AUTO_PLACE
    given = hand.given[player]
    top, middle, bottom = [tuple(one for one in row if one in given) for row in rows(board)]
    return Lay(top, middle, bottom)


def play_boards(hand: ChineseHand, boards: Sequence[str]) -> ChineseHand:
    """Play a staged deal to its end: every player lays his board."""
    boards = [*boards, *[""] * (hand.n - len(boards))]
    while hand.to_act:
        player = hand.to_act[-1]
        hand.act(player, lay_of(hand, player, boards[player]))
    assert hand.finished
    return hand


def deal_of(boards: Sequence[str], stacks: Sequence[int] = (), **other: Any) -> ChineseHand:
    """A finished deal in which each player has set this board."""
    return play_boards(stage(stacks or [1000] * len(boards), boards=boards, **other), boards)


def action_of(verb: str, text: str, row: str) -> ChineseAction | AutoPlace:
    """The action of a word."""
    match verb:
        case "+":
            return PlaceCard(card(text), ROW[row])
        case ">":
            return MoveCard(card(text), ROW[row])
        case "-":
            return TakeBack(card(text))
        case "!":
            return Ready(cards(text))
        case "=":
            return Lay(*rows(text))
    return AUTO_PLACE


def read(words: str) -> list[tuple[int, ChineseAction | AutoPlace]]:
    """Who does what, in order."""
    found = []
    for word in words.split():
        match = WORD.fullmatch(word)
        assert match, word
        player, verb, text, row = match.groups()
        found.append((int(player), action_of(verb, text, row)))
    return found


def play(hand: ChineseHand, words: str) -> list[ChineseEvent]:
    """Play the words one after the other; returns the facts that came of them."""
    before = len(hand.events)
    for player, action in read(words):
        hand.act(player, action)
    return hand.events[before:]


def finish(hand: ChineseHand) -> ChineseHand:
    """Let the clock place everything that is left."""
    while hand.to_act:
        hand.act(hand.to_act[0], AUTO_PLACE)
    assert hand.finished
    return hand


def of_kind(events: Iterable[ChineseEvent], kind: type[Any]) -> list[Any]:
    """The facts of one kind."""
    return [event for event in events if type(event) is kind]


def state_of(hand: ChineseHand) -> dict[str, Any]:
    """All that a deal knows, as values that no later act changes, with the decisions that are owed."""
    state = {}
    for name in ChineseHand.__slots__:
        value = getattr(hand, name)
        state[name] = list(value) if isinstance(value, list) else value
    state["to_act"], state["wants"] = hand.to_act, hand.wants
    state["legal"] = [hand.legal(player) for player in range(hand.n)]
    return state
