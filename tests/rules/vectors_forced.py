"""How the vectors of forced bets and of the deal are put to the Hand."""

from __future__ import annotations

from typing import Any

from tests.rules.stage import deck_for, finish, of_kind, opening, owed

from croupier.cards import cards, names
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Bet, Raise
from croupier.rules.event import Board, Called, Checked, Post, Posted
from croupier.rules.forced import BadOpening, straddlers
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal

Given = dict[str, Any]
POSITIONS = ("UTG", "UTG1", "UTG2", "UTG3", "UTG4", "UTG5", "UTG6", "UTG7")


def posting(given: Given) -> Given:
    """What lies where after the forced bets and before the cards."""
    order = given["order"]
    seat_of = {role: order.index(name) for name, role in given["roles"].items()}
    ante = given.get("ante", {})
    extra = [
        Post(order.index(name), kind, owes[part])
        for name, owes in given.get("extra", {}).items()
        for part, kind in (("live", "post"), ("dead", "dead"))
    ]
    hand = Hand.open(
        opening(
            [given["stacks"][name] for name in order],
            (given["sb"], given["bb"]),
            min_bet=given["bb"] or 1,
            ante=ante.get("amount", 0),
            ante_type=ante.get("type", "none"),
            bb_ante_short=ante.get("short", "blind_first"),
            small=seat_of.get("sb"),
            big=seat_of.get("bb", 0),
            extra=extra,
        )
    )
    hand.deal(())  # no cards yet: the forced bets alone
    antes = {order[fact.player]: fact.amount for fact in of_kind(hand.events, Posted) if fact.kind == "ante"}
    return {
        "bets": dict(zip(order, hand.bets, strict=True)),
        "antes": antes,
        "dead": hand.dead,
        "current_bet": hand.price,
        "pot_total": hand.total,
    }


def positions(players: int) -> list[str]:
    """The names of the positions in the order of dealing."""
    return ["BB", "BTN"] if players == 2 else ["SB", "BB", *POSITIONS[: players - 3], "BTN"]


def straddle(given: Given) -> Given:
    """Whether these may straddle, and how the betting stands then."""
    order = positions(given["players"])
    named = [order.index(name) for name in given["straddlers"]]
    may = straddlers(given["players"], order.index("BB"))
    stacks = [given.get("stacks", {}).get(name, 1000) for name in order]
    if given.get("cards_dealt"):
        return straddle_after_the_cards(stacks, (given["sb"], given["bb"]), named[0])
    try:
        opened = opening(stacks, (given["sb"], given["bb"]), straddle="chain", straddles=len(named))
    except BadOpening as refused:
        return {"legal": False, "reason": why(str(refused), may, named)}
    if named != may[: len(named)]:  # a straddle has no say who posts it: the next in the chain does
        return {"legal": False, "reason": "not_contiguous"}
    return straddled(Hand.open(opened), order)


def why(message: str, may: list[int], named: list[int]) -> str:
    """The vectors' word for the refusal of an opening with straddles."""
    if "in full" in message:
        return "insufficient_stack"
    assert "may be posted here" in message, message
    assert not set(named) <= set(may)
    return "small_blind_cannot_straddle" if may else "no_straddle_heads_up"


def straddled(hand: Hand, order: list[str]) -> Given:
    """How the betting stands with these straddles, and who acts last when everybody calls."""
    hand.deal(deck_for(hand.opened))
    posts = of_kind(hand.events, Posted)
    legal = owed(hand)
    result = {
        "legal": True,
        "amounts": {order[post.player]: post.amount for post in posts if post.kind == "straddle"},
        "first_to_act": order[hand.to_act],
        "current_bet": hand.price,
        "min_raise_to": legal.min_to,
        "pot_total": hand.total,
    }
    says = []
    while hand.street == "preflop":
        player = hand.to_act
        says += [fact.player for fact in hand.act(player, CALL if owed(hand).call else CHECK)
                 if type(fact) in (Called, Checked)]  # fmt: skip
    return result | {"last_to_act": order[says[-1]]}


def straddle_after_the_cards(stacks: list[int], blinds: tuple[int, int], player: int) -> Given:
    """Once the cards are dealt nothing can be posted any more, whatever the player wishes."""
    opened = opening(stacks, blinds, straddle="chain")
    for wish in (FOLD, CHECK, CALL, Bet(2 * blinds[1]), Raise(2 * blinds[1]), SHOW, MUCK):
        hand = Hand.open(opened)
        hand.deal(deck_for(opened))
        before = len(hand.events)
        try:
            hand.act(player, wish)
        except Illegal:
            continue
        if of_kind(hand.events[before:], Posted):
            return {"legal": True}
    return {"legal": False, "reason": "cards_already_dealt"}


def deal(given: Given) -> Given:
    """Which card goes where."""
    variant = {2: "holdem", 4: "omaha"}[given["hole"]]
    order = given["order"]
    opened = opening([100] * len(order), variant=variant, burn_cards=given["burn"])
    assert [street.board for street in Hand.open(opened).variant.streets[1:]] == given["board"]
    hand = Hand.open(opened)
    hand.deal(cards(" ".join(given["deck"])))
    finish(hand)
    burned = [card for fact in of_kind(hand.events, Board) for card in fact.burn]
    return {
        "holes": {name: names(hole).split() for name, hole in zip(order, hand.holes, strict=True)},
        "burns": names(burned).split(),
        "board": names(hand.board).split(),
    }


ANSWERS = {"posting": posting, "straddle": straddle, "deal": deal}
"""The answer of the code to each of these kinds."""
