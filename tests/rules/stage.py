"""Set a hand up as a test needs it, and play it by short words.

A word is a player's index (may be left out), a letter and an amount: `f` fold, `x` check, `c` call, `b20` bet to 20,
`r40` raise to 40, `s` show, `m` muck. `2r40 3c` means: player 2 raises to 40, player 3 calls.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from croupier.cards import cards, standard_deck
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Event, Opened
from croupier.rules.forced import open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Legal
from croupier.rules.record import LISTS, SHARED
from croupier.rules.variants import VARIANTS

WORD = re.compile(r"(\d*)([fxcbrsm])(\d*)")
PLAIN = {"f": FOLD, "x": CHECK, "c": CALL, "s": SHOW, "m": MUCK}
STRUCTURES = {"NL": "no_limit", "PL": "pot_limit", "FL": "fixed_limit", "SL": "spread_limit"}


def opening(stacks: Sequence[int], blinds: tuple[int, int] = (1, 2), structure: str = "NL", **other: Any) -> Opened:
    """The opening fact among players with these stacks; `other` goes to Betting, HouseRules or `open_hand`."""
    amounts = {key: other.pop(key) for key in ("ante", "min_bet", "small_bet", "big_bet", "bring_in") if key in other}
    house = {key: other.pop(key) for key in tuple(other) if key in HouseRules.__struct_fields__}
    betting = Betting(structure=STRUCTURES[structure], small_blind=blinds[0], big_blind=blinds[1], **amounts)
    seats = tuple(range(1, len(stacks) + 1))
    names = other.pop("names", tuple(f"s{seat - 1}" for seat in seats))
    return open_hand(
        seats=seats, names=names, stacks=tuple(stacks), button=seats[-1], betting=betting, house=HouseRules(**house),
        **other,
    )  # fmt: skip


def deck_for(opened: Opened, holes: Sequence[str] = (), board: str = "") -> tuple[int, ...]:
    """A full pack that deals these hole cards ("" any) and this board; the other cards fill the rest in order."""
    variant, n = VARIANTS[opened.variant], len(opened.stacks)
    wanted = [cards(text) for text in holes] + [()] * (n - len(holes))
    named = [card for hole in wanted for card in hole] + list(cards(board))
    assert len(set(named)) == len(named), "a card is named twice"
    rest = iter([card for card in standard_deck() if card not in named])
    dealt = [hole or tuple(next(rest) for _ in range(variant.hole)) for hole in wanted]
    deck = [hole[place] for place in range(variant.hole) for hole in dealt]
    turned = iter([*cards(board), *rest])
    up = [[next(turned) for _ in range(street.board)] for street in variant.streets]
    left = list(turned)
    for street in up:
        if street and opened.house.burn_cards:
            deck.append(left.pop())
        deck += street
    return (*deck, *left)


def stage(
    stacks: Sequence[int], blinds: tuple[int, int] = (1, 2), *, holes: Sequence[str] = (), board: str = "", **other: Any
) -> Hand:
    """A hand with its cards dealt, which waits for the first decision."""
    opened = opening(stacks, blinds, **other)
    hand = Hand.open(opened)
    hand.deal(deck_for(opened, holes, board))
    return hand


def action_of(letter: str, amount: str) -> Action:
    """The action of a word."""
    if letter in "br":
        return (Bet if letter == "b" else Raise)(int(amount))
    return PLAIN[letter]


def play(hand: Hand, words: str) -> list[Event]:
    """Play the words one after the other; returns the facts that came of them."""
    before = len(hand.events)
    for word in words.split():
        found = WORD.fullmatch(word)
        assert found, word
        player, letter, amount = found.groups()
        hand.act(int(player) if player else hand.to_act, action_of(letter, amount))
    return hand.events[before:]


def finish(hand: Hand) -> list[Event]:
    """Check or call to the end, and show every hand that is asked for; returns the facts that came of it."""
    before = len(hand.events)
    while (player := hand.to_act) >= 0:
        legal = hand.legal(player)
        assert legal is not None
        hand.act(player, SHOW if legal.show else CHECK if legal.check else CALL)
    assert hand.finished
    return hand.events[before:]


def owed(hand: Hand) -> Legal:
    """What the player to act may do."""
    legal = hand.legal(hand.to_act)
    assert legal is not None, "nobody owes a decision"
    return legal


def of_kind(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    """The facts of one kind."""
    return [event for event in events if type(event) is kind]


HIDDEN_STATE = frozenset({"turn", "legal_now", "order", "ranks"})
"""Remembered answers: they are compared as answers, not as what was remembered."""


def state_of(hand: Hand) -> dict[str, Any]:
    """All that a hand knows, as values that no later act changes, with the decision that is owed."""
    state = {}
    for name in (*LISTS, *SHARED):
        if name not in HIDDEN_STATE:
            value = getattr(hand, name)
            state[name] = list(value) if isinstance(value, list) else value
    state["to_act"], state["wants"] = hand.to_act, hand.wants
    state["legal"] = hand.legal(hand.to_act) if hand.to_act >= 0 else None
    return state
