"""How the vectors of a betting round are put to the Hand: facts alone bring it there, then the players act."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rules.stage import STRUCTURES, of_kind, state_of

from croupier.cards import standard_deck
from croupier.rules.action import CALL, CHECK, FOLD, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Board, Gathered, Opened, Post, Pot, Returned
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Illegal

Given = dict[str, Any]
VERBS = {"fold": FOLD, "check": CHECK, "call": CALL}
KINDS = {"SB": "small_blind", "BB": "big_blind", "BTN": "small_blind"}
STREETS = ("flop", "turn")


def action_of(verb: str, to: int = 0) -> Action:
    """The action of a vector's word."""
    if verb in VERBS:
        return VERBS[verb]
    return Bet(to) if verb == "bet" else Raise(to)


def posts_of(given: Given) -> list[Post]:
    """The bets that lie there before anybody has acted, as forced bets; a big blind is due in full (E20)."""
    posts = []
    for player, entry in enumerate(given["players"]):
        bet, name = entry.get("bet", 0), entry["name"]
        if share := given.get("ante_not_counted", 0) // len(given["players"]):
            posts.append(Post(player, "ante", share))
        if bet:
            kind = "straddle" if name == "UTG" and "last_raise" in given else KINDS.get(name, "post")
            posts.append(Post(player, kind, given["bb"] if name == "BB" else bet))  # type: ignore[arg-type]
    return posts


def opened_for(given: Given) -> Opened:
    """The opening fact from which the round follows; player 0 is the first to act."""
    players, big = given["players"], given["bb"]
    share = given.get("ante_not_counted", 0) // len(players)
    step = given.get("last_raise", big)
    bets = [entry.get("bet", 0) for entry in players]
    upper = max(given.get("bet_size", 0), given.get("table_limit", 0))
    betting = Betting(STRUCTURES[given["structure"]], big // 2, big, share, 0, big, upper if upper > big else 2 * big)  # type: ignore[arg-type]
    return Opened(
        hand=1,
        variant="holdem",
        betting=betting,
        house=HouseRules(**given.get("house", {})),
        seats=tuple(range(1, len(players) + 1)),
        names=tuple(entry["name"] for entry in players),
        stacks=tuple(entry["stack"] + bet + share for entry, bet in zip(players, bets, strict=True)),
        button=len(players),
        posts=tuple(posts_of(given)),
        first=0,
        price=given.get("straddle") or given.get("current_bet") or max(bets) or big,
        step=step,
        carry=given.get("pot", 0) - given.get("ante_not_counted", 0),
    )


def round_of(given: Given) -> Hand:
    """A hand that stands at the vector's round: before the flop when bets lie there already, else later."""
    hand = Hand.open(opened_for(given))
    deck = standard_deck()[: 2 * hand.n]
    if any(entry.get("bet") for entry in given["players"]):
        hand.deal(deck)
        return hand
    later = max(given.get("bet_size", 0), given.get("table_limit", 0)) > given["bb"]
    hand.deal(standard_deck()[: len(deck) + (6 if later else 4)])
    for street, count in zip(STREETS, (3, 1) if later else (3,), strict=False):
        hand.apply(Gathered((Pot(hand.total, tuple(range(hand.n))),)))
        top = hand.top
        hand.apply(Board(street, hand.stub[top + 1 : top + 1 + count], hand.stub[top : top + 1]))
    return hand


def betting(given: Given) -> Given:
    """How the round stands after the actions."""
    hand = round_of(given)
    assert [entry["stack"] for entry in given["players"]] == hand.stacks or "current_bet" in given
    for name, verb, *to in given["actions"]:
        hand.act(hand.opened.names.index(name), action_of(verb, *to))
    return standing(hand)


def standing(hand: Hand) -> Given:
    """What the vectors ask about a round."""
    over = hand.finished or hand.wants > 0
    back = sum(fact.amount for fact in of_kind(hand.events, Returned))
    pots = sum(pot.amount for pot in hand.pots)
    result: Given = {"round_over": over, "pot_total": pots + back if over else hand.total}
    if over:
        return result
    legal = hand.legal(hand.to_act)
    assert legal is not None
    return result | {
        "actor": hand.opened.names[hand.to_act],
        "to_call": legal.call,
        "can_check": legal.check,
        "can_raise": legal.can_raise,
        "min_raise_to": legal.min_to,
        "max_raise_to": legal.max_to,
    }


def illegal(given: Given) -> Given:
    """Whether the attempt is refused, why, and that it leaves no trace."""
    hand = round_of(given)
    for name, verb, *to in given["actions"]:
        hand.act(hand.opened.names.index(name), action_of(verb, *to))
    before = state_of(hand)
    name, verb, *to = given["attempt"]
    with pytest.raises(Illegal) as refused:
        hand.act(hand.opened.names.index(name), action_of(verb, *to))
    assert refused.value.rule
    assert state_of(hand) == before
    return {"rejected": True, "reason": refused.value.code}


ANSWERS = {"betting": betting, "illegal": illegal}
"""The answer of the code to each of these kinds."""
