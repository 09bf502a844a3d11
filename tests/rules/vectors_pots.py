"""How the vectors of pots, awards, showdowns and whole hands are put to the Hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from tests.rules.stage import deck_for, finish, of_kind, opening, owed, play
from tests.rules.vectors_betting import action_of

from croupier.rules import pot as pots
from croupier.rules.action import FOLD, MUCK, SHOW
from croupier.rules.betting import Betting
from croupier.rules.event import Awarded, Board, Called, Event, Folded, Gathered, Opened, Pot, Returned, Shown, Wagered
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake

Given = dict[str, Any]

FOUR_TREYS = "3c 3d 3h 3s 2c"
KICKERS = "689TJQKA"
LOW_CARDS = ("4c", "4d", "4h", "4s", "5c", "5d", "5h", "5s")


def holes_for(ranks: Sequence[int]) -> list[str]:
    """Hole cards that are worth these ranks on a board of four treys: the kicker alone decides."""
    used: Counter[int] = Counter()
    holes = []
    for player, rank in enumerate(ranks):
        holes.append(f"{KICKERS[rank]}{'cdhs'[used[rank]]} {LOW_CARDS[player]}")
        used[rank] += 1
    return holes


def pots_of(given: Given) -> Given:
    """What goes back and which pots there are."""
    names = list(given["contrib"])
    paid, folded = list(given["contrib"].values()), [name in given["folded"] for name in names]
    back = pots.uncalled(paid)
    uncalled = {}
    if back is not None:
        player, amount = back
        uncalled[names[player]] = amount
        paid[player] -= amount
    found = pots.build(paid, folded, given["dead"])
    return {
        "uncalled": uncalled,
        "pots": [{"amount": pot.amount, "eligible": sorted(names[player] for player in pot.players)} for pot in found],
    }


def river(
    names: Sequence[str], stacks: Sequence[int], holes: Sequence[str], middle: int = 0, variant: str = "holdem",
    boards: int = 1, **house: Any,
) -> Hand:  # fmt: skip
    """A hand at its river on four treys, where nobody has bet yet and `middle` lies in the pot."""
    n = len(names)
    opened = Opened(
        1, variant, Betting(small_blind=0), HouseRules(**house), tuple(range(n)), tuple(names), tuple(stacks), n - 1,
        (), 0, 0, 2, middle, boards,
    )  # fmt: skip
    hand = Hand.open(opened)
    hand.deal(deck_for(opened, holes, FOUR_TREYS))
    for street, count in (("flop", 3), ("turn", 1), ("river", 1)):
        hand.apply(Gathered((Pot(middle, tuple(range(n))),)))
        for board in range(boards):
            top = hand.top
            hand.apply(Board(street, hand.stub[top + 1 : top + 1 + count], hand.stub[top : top + 1], board))
    return hand


def award(given: Given) -> Given:
    """Who gets what of these pots."""
    order = given["order"]
    middle = sum(pot["amount"] for pot in given["pots"])
    stacks = [given.get("stacks", {}).get(name, 500) for name in order]
    house = {"odd_chip": given["odd_rule"], "odd_chip_unit": given.get("unit", 1), "showdown_muck": "show_all"}
    game = "holdem8" if "low" in given else "holdem"
    hand = river(order, stacks, holes_for([given["ranks"][name] for name in order]), middle, game, **house)
    hand.apply(
        Gathered(
            tuple(Pot(pot["amount"], tuple(sorted(order.index(x) for x in pot["eligible"]))) for pot in given["pots"])
        )
    )
    for player in range(hand.n):
        if not any(player in pot.players for pot in hand.pots):
            hand.apply(Folded(player))
    if "low" in given:  # lower is better there, and none is no rank at all
        lows = [given["low"][name] for name in order]
        pretend(hand, [[given["ranks"][name] for name in order], [0 if low is None else 99 - low for low in lows]])
    finish(hand)
    return {"payouts": payouts(hand), "carry": hand.carry}


def run_it_twice(given: Given) -> Given:
    """Who gets what when a pot is cut by boards, each with its own winners."""
    order, winners = given["order"], given["boards"]
    hand = river(order, [500] * len(order), [""] * len(order), given["pot"], boards=len(winners))
    pretend(hand, [[int(name in best) for name in order] for best in winners])
    finish(hand)
    return {"payouts": payouts(hand)}


def pretend(hand: Hand, ranks: list[list[int]]) -> None:
    """Say how strong the hands are, whatever their cards; a ranking that does not look such a rank up names them."""
    hand.variant = replace(hand.variant, halves=("low_a5",) * len(hand.variant.halves))
    hand.ranks = ranks


def payouts(hand: Hand) -> dict[str, int]:
    """What each winner got from all pots."""
    won: Counter[str] = Counter()
    for fact in of_kind(hand.events, Awarded):
        for win in fact.wins:
            won[hand.opened.names[win.player]] += win.amount
    return dict(won)


def showdown_order(given: Given) -> Given:
    """Who shows when."""
    order = given["order"]
    house = {"showdown_direction": given.get("direction", "clockwise"), **given.get("house", {})}
    hand = river(order, [500] * len(order), [], 40, **house)
    if "hand_aggressor" in given and given["last_aggressor"] is None:
        hand = with_an_early_bet(hand, order.index(given["hand_aggressor"]))
    for player, name in enumerate(order):
        if name not in given["live"]:
            hand.apply(Folded(player))
    if given["last_aggressor"] is not None:
        hand.apply(Wagered(order.index(given["last_aggressor"]), 10, 10, True, True))
        for name in given["live"]:
            if name != given["last_aggressor"]:
                hand.apply(Called(order.index(name), 10))
    players = tuple(player for player in range(hand.n) if not hand.folded[player])
    hand.apply(Gathered((Pot(hand.total, players),)))
    finish(hand)
    return {"order": [order[fact.player] for fact in of_kind(hand.events, Shown)]}


def with_an_early_bet(hand: Hand, player: int) -> Hand:
    """The same hand in which this player had bet on the flop and the others had called."""
    twin = Hand.open(hand.opened)
    for event in hand.events[1:]:
        twin.apply(event)
        if type(event) is Board and event.street == "flop":
            twin.apply(Wagered(player, 10, 10, True, True))
            for other in range(hand.n):
                if other != player:
                    twin.apply(Called(other, 10))
    return twin


def muck(given: Given) -> Given:
    """Who must show, and who may throw his hand away when his turn comes."""
    order = given["order"]
    holes = holes_for([given["ranks"][name] for name in order])
    house = {"showdown_muck": given["rule"], **given.get("house", {})}
    if len(order) == 1:
        hand = river([*order, "other"], [500, 500], holes, 40, **house)
        hand.act(0, action_of("check"))
        hand.act(1, FOLD)
        assert hand.finished
        return {"shown": [order[fact.player] for fact in of_kind(hand.events, Shown)], "may_muck": order}
    if given["all_in"]:
        hand = Hand.open(opening([100] * len(order), (0, 2), ante_type="ante_only", ante=1, **house))
        hand.deal(deck_for(hand.opened, holes, FOUR_TREYS))
        play(hand, "b99" + " c" * (len(order) - 1))
    else:
        hand = river(order, [500] * len(order), holes, 40, **house)
        play(hand, "x " * len(order))
    may = []
    while (player := hand.to_act) >= 0:
        if owed(hand).muck:
            may.append(order[player])
        hand.act(player, MUCK if owed(hand).muck else SHOW)
    return {"shown": [order[fact.player] for fact in of_kind(hand.events, Shown)], "may_muck": may}


def pot_order(given: Given) -> Given:
    """Which pot is decided first."""
    hand = Hand.open(opening([100, 200, 300, 300], (0, 2), ante_type="ante_only"))
    hand.deal(deck_for(hand.opened))
    play(hand, "b100 r200 r300 c")
    assert len(hand.pots) == len(given["pots"])
    return {"order": [given["pots"][fact.pot] for fact in of_kind(hand.events, Awarded)]}


def rake(given: Given) -> Given:
    """What the house takes."""
    taken = pots.rake_of([given["pot"]], Rake(given["percent"], given["cap"]), 1, given["flop_seen"])
    return {"rake": sum(taken)}


# Whole hands.


def opened_hand(given: Given) -> Opened:
    """The opening fact of a whole hand; later streets begin with what lay in the pot before."""
    order, later = given["order"], given.get("start_street", 0) > 0
    sizes = {key: given[key] for key in ("small_bet", "big_bet") if key in given}
    roles = {} if later else {"small": order.index(given["sb_player"]), "big": order.index(given["bb_player"])}
    straddles = given.get("straddles", {})
    opened = opening(
        [given["stacks"][name] for name in order],
        (given["sb"], given["bb"]),
        structure=given["structure"],
        names=tuple(order),
        variant=given["variant"],
        straddle="chain" if straddles else "off",
        straddles=len(straddles),
        ante_type="ante_only" if later else "none",
        carry=given.get("pot_before", 0),
        **sizes,
        **roles,
    )
    chain = {order[post.player]: post.amount for post in opened.posts if post.kind == "straddle"}
    assert chain == straddles
    return opened


def whole_hand(given: Given) -> Given:
    """A whole hand, from its first action to the last chip."""
    order = given["order"]
    hand = Hand.open(opened_hand(given))
    holes = ["".join(given["holes"].get(name, ())) for name in order]
    hand.deal(deck_for(hand.opened, holes, "".join(given["board"])))
    if given.get("start_street"):
        play(hand, "x " * hand.n)
    started = len(hand.events)
    for street in given["streets"]:
        for name, verb, *to in street:
            hand.act(order.index(name), action_of(verb, *to))
    asked = []
    while (player := hand.to_act) >= 0:
        asked.append(player)
        hand.act(player, MUCK if owed(hand).muck else SHOW)
    assert hand.finished
    return end_of(hand, hand.events[started:], asked)


def end_of(hand: Hand, events: Sequence[Event], asked: list[int]) -> Given:
    """What the vectors ask about the end of a hand; `asked` had to show or muck, others were turned up all-in."""
    names = hand.opened.names
    turned = [fact.player for fact in of_kind(events, Shown) if fact.player not in asked]
    back = of_kind(events, Returned)
    return {
        "street_pots": [sum(pot.amount for pot in fact.pots) for fact in of_kind(events, Gathered)],
        "payouts": payouts(hand),
        "uncalled": {names[fact.player]: fact.amount for fact in back},
        "stacks": dict(zip(names, hand.stacks, strict=True)),
        "showdown_order": [names[player] for player in (turned or asked)],
    }


ANSWERS = {
    "pots": pots_of,
    "award": award,
    "showdown_order": showdown_order,
    "muck": muck,
    "pot_order": pot_order,
    "run_it_twice": run_it_twice,
    "rake": rake,
    "hand": whole_hand,
}
"""The answer of the code to each of these kinds."""
