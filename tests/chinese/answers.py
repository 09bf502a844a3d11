"""The rulebook's vectors of open-face Chinese put to the real code; `tests/vectors/README.md` describes each kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.chinese.stage import deal_of, of_kind, opening, rows, stage

from croupier.cards import cards, names
from croupier.chinese import fantasy, match
from croupier.chinese.action import AUTO_PLACE
from croupier.chinese.clock import SECOND, Clock, spend
from croupier.chinese.event import Given, Locked, Put
from croupier.chinese.hand import ChineseHand
from croupier.chinese.house import ChineseRules
from croupier.chinese.opening import cards_needed, fits, order_of
from croupier.chinese.rows import is_dead, strength
from croupier.chinese.settle import settle
from croupier.chinese.variants import CLOSED_CHINESE, OFC
from croupier.ranking.three import rank3

Answer = dict[str, Any]
ROW_NAMES = ("top", "middle", "bottom")
WORST = "2c 3d 4h / 2h 5d 7c 8s 9d / 3c 5c 6d 7d Th"
PLAIN = ChineseRules()


def board(hand: dict[str, list[str]]) -> str:
    """A hand of a vector as a board."""
    return " / ".join(" ".join(hand.get(row, [])) for row in ROW_NAMES)


def royalty(given: Answer) -> Answer:
    """What a row pays in a deal that is played to its end."""
    hand = deal_of([royalty_board(given), ""], variant=CLOSED_CHINESE.key)
    return {"points": hand.hands[0].royalties[ROW_NAMES.index(given["row"])]}


def royalty_board(given: Answer) -> str:
    """A board with this row; the other rows hold it up, or are held by it."""
    row = ROW_NAMES.index(given["row"])
    others = ["2s 3d 4h", "5c 6d 7s 8c 9h", "Tc Jc Qc Kc Ac"]
    if row == 0:
        others = ["", "5s 6s 7s 8s 9s", "Ts Js Qs Ks As"]
    elif row == 1:
        others[2] = "Ts Js Qs Ks As"
    else:
        others[1] = "2h 3s 5h 7d 8c"
    others[row] = " ".join(given["cards"])
    return " / ".join(avoiding(others, row))


def avoiding(texts: list[str], row: int) -> list[str]:
    """The rows with no card twice: a card of another row changes its suit."""
    taken = texts[row].split()
    for place, text in enumerate(texts):
        if place != row:
            texts[place] = " ".join(free(card, taken) for card in text.split())
    return texts


def free(card: str, taken: list[str]) -> str:
    """This card, or that of another suit when it is taken; it is taken from then on."""
    found = next(one for one in (card, *(card[0] + suit for suit in "shdc")) if one not in taken)
    taken.append(found)
    return found


def score(given: Answer) -> Answer:
    """A deal played to its end by players with these hands."""
    order = given["order"]
    boards = [board(given["hands"][name]) for name in order]
    hand = deal_of(boards, names=order, variant=CLOSED_CHINESE.key, **given.get("house", {}))
    assert hand.payoffs() == hand.points
    return {
        "pairs": [[order[pair.first], order[pair.second], pair.points] for pair in hand.pairs],
        "totals": dict(zip(order, hand.points, strict=True)),
        "fouled": [name for name, one in zip(order, hand.hands, strict=True) if one.fouled],
        "royalties": {name: sum(one.royalties) for name, one in zip(order, hand.hands, strict=True)},
    }


def settling(given: Answer) -> Answer:
    """The transfers of a settlement."""
    order = list(given["stacks"])
    stacks = list(given["stacks"].values())
    pairs = [(order.index(one), order.index(other), points) for one, other, points in given["pairs"]]
    house = ChineseRules(ofc_settlement_cap=given["cap"], ofc_point_value=given["unit"])
    paid = settle(stacks, pairs, house)
    for fact in paid:
        stacks[fact.payer] -= fact.amount
        stacks[fact.receiver] += fact.amount
        assert fact.amount + fact.forgiven == fact.points * given["unit"]
    return {
        "transfers": [[order[fact.payer], order[fact.receiver], fact.amount] for fact in paid if fact.amount],
        "stacks": dict(zip(order, stacks, strict=True)),
    }


def foul(given: Answer) -> Answer:
    """Whether a hand is dead, in a deal and by the rows alone."""
    text = board(given)
    dead = deal_of([text, ""], variant=CLOSED_CHINESE.key).hands[0].fouled
    assert dead is is_dead(strength(*rows(text)))
    return {"fouled": dead}


def fantasy_entry(given: Answer) -> Answer:
    """What an ordinary player earns with a hand, in a deal of five streets."""
    hand = deal_of([board(given["hand"]), ""], fantasy_cards=given["mode"])
    return {"cards": hand.fantasy_next[0]}


def fantasy_stay(given: Answer) -> Answer:
    """Whether one who is in Fantasyland stays with a hand."""
    option = given["full_house_middle"]
    hand = deal_of([board(given["hand"]), ""], fantasy=(14, 0), refantasy_full_house_middle=option)
    return {"stay": hand.fantasy_next[0] > 0}


def refantasy_cards(given: Answer) -> Answer:
    """How many cards a repeat has."""
    house = ChineseRules(ofc_fantasy_cards=given["mode"], ofc_refantasy_cards=given["option"])
    top = rank3(*cards(" ".join(given.get("top", ["2c", "3d", "4h"]))))
    return {"cards": fantasy.repeat(OFC, house, top, given.get("previous", 14))}


def autoplace(given: Answer) -> Answer:
    """What the clock does with a street, after the rows and the partial placement that a vector tells."""
    street, mine = given["street"] - 1, tuple(cards(" ".join(given["cards"])))
    fantasy = (len(mine), 0) if given.get("fantasy") else ()
    hand = ChineseHand.open(opening(fantasy=fantasy, **given.get("house", {})))
    for done in range(street):
        before = rows(board(given["rows"])) if not done else ((), (), ())
        hand.apply(Locked(0, *before, (), up=True))
        hand.apply(Locked(1, (), (), (), (), up=True))
    hand.apply(Given(0, street, mine, up=False))
    for row, text in given.get("partial", {}).items():
        for card in cards(" ".join(text)):
            hand.apply(Put(0, card, ROW_NAMES.index(row), up=False))
    told = hand.act(0, AUTO_PLACE)
    locked = of_kind(told, Locked)[0]
    placed = zip(ROW_NAMES, hand.rows[:3], strict=True)
    return {"rows": {row: names(here).split() for row, here in placed}, "discard": names(locked.discards).split()}


def deck_need(given: Answer) -> Answer:
    """How many cards a deal takes, and whether the pack has them."""
    players = given["players"]
    return {"cards": cards_needed(OFC, players), "fits": fits(OFC, players)}


def button(given: Answer) -> Answer:
    """Where the button stands in each deal."""
    house, buttons = ChineseRules(ofc_button_moves=given["mode"]), [given["start"]]
    for kind in given["deals"][1:]:
        buttons.append(match.next_button(given["seats"], buttons[-1], house, new_match=kind == "main"))
    return {"buttons": buttons}


def matches(given: Answer) -> Answer:
    """How deals group into matches."""
    sizes = match.match_sizes(kind == "F" for kind in given["deals"])
    return {"match_sizes": sizes, "circle_complete": match.is_full_circle(len(sizes), given["players"])}


def start(given: Answer) -> Answer:
    """Whether a deal starts before the time to confirm is over."""
    return {"starts": bool(match.start(given["seated"], given["ready"], 0, PLAIN).play)}


def clock(given: Answer) -> Answer:
    """What is left of a clock after some thoughts, in seconds."""
    now = Clock(given["main"] * SECOND, given["bank"] * SECOND)
    for used in given["used"]:
        now = spend(now, used * SECOND)
    return {"main_left": now.main / SECOND, "bank_left": now.bank / SECOND, "timed_out": now.timed_out}


def disconnect(given: Answer) -> Answer:
    """What becomes of one who lost the connection."""
    follows = given["opponent_fantasy"] or given["own_fantasy"]
    found = match.fate(reconnected=given["reconnected"], fantasy_follows=follows)
    return {"hand": found.hand, "then": list(found.then)}


def street1_order(given: Answer) -> Answer:
    """The seats in the order in which a deal gives them their first five cards."""
    seats = order_of(given["seats"], given["button"])
    hand = stage([1000] * len(seats), seats=seats, button=given["button"])
    while len(of_kind(hand.events, Given)) < len(seats):
        hand.act(hand.to_act[0], AUTO_PLACE)
    return {"order": [seats[fact.player] for fact in of_kind(hand.events, Given)]}


ANSWERS: dict[str, Callable[[Answer], Answer]] = {
    "ofc_royalty": royalty,
    "ofc_score": score,
    "ofc_settle": settling,
    "ofc_foul": foul,
    "ofc_fantasy_entry": fantasy_entry,
    "ofc_fantasy_stay": fantasy_stay,
    "ofc_refantasy_cards": refantasy_cards,
    "ofc_autoplace": autoplace,
    "ofc_deck_need": deck_need,
    "ofc_button": button,
    "ofc_matches": matches,
    "ofc_start": start,
    "ofc_clock": clock,
    "ofc_disconnect": disconnect,
    "ofc_street1_order": street1_order,
}
"""Who answers each kind of vector."""
