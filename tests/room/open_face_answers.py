"""The rulebook's vectors of open-face Chinese put to a table of the room; each answer comes with the table it was at.

`tests/chinese/answers.py` puts the same vectors to the library.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from tests.chinese.answers import ROW_NAMES, board, royalty_board
from tests.room.open_face_play import MOST, Told, in_the_ledger
from tests.rules.vectors import VECTORS

from croupier.cards import cards, names
from croupier.chinese.action import PlaceCard
from croupier.chinese.clock import SECOND
from croupier.chinese.event import ChineseOpened, Given
from croupier.chinese.match import is_full_circle
from croupier.room.fact import TimedOut
from croupier.room.ground import asked
from croupier.room.match import MatchStands
from croupier.room.wish import Confirm, Play

Answer = dict[str, Any]
Answered = tuple[Told, Answer]

VECTOR = {vector.id: vector for vector in VECTORS if vector.topic.startswith("ofc_")}
PLAYERS = ("A", "B", "C")
IN = board(VECTOR["V352"].given["hand"])
"""Brings one who was not in Fantasyland fourteen cards."""
STAYS = board(VECTOR["V367"].given["hand"])
LEAVES = board(VECTOR["V362"].given["hand"])
PLAIN = board(VECTOR["V354"].given["hand"])
"""Brings nobody into Fantasyland."""

TRIPS_ON_TOP = {
    "A": "2c 2d 2h / 4c 5d 6h 7s 8c / 9s Js Qs Ks 4s",
    "B": "3c 3d 3h / 5c 6d 7h 8s 9c / 4h 9h Jh Qh Kh",
    "C": "Ac Ad Ah / 4d 5h 6c 7d 8d / Tc Jc Qc Kc 7c",
}
"""All three go to the greatest Fantasyland at once."""

TWENTY_FIVE = {"A": "Ac Ad 4c / Kd Kh 3c 3h 7c / 9h 9d 9c 9s 4d", "B": "Qh 8c 4h / Th Ts 5c 5d 2s / Js Jh Td Tc 3d"}
SETTLED = {
    "V332": {player: board(hand) for player, hand in VECTOR["V325"].given["hands"].items()},
    "V333": TWENTY_FIVE,
    "V334": TWENTY_FIVE,
    "V336": {player: board(hand) for player, hand in VECTOR["V320"].given["hands"].items()},
}
"""Hands with the points of the vectors of settling, which tell points alone."""


def seated(*players: str, stack: int = MOST, **other: Any) -> Told:
    """A table at which these people sit with equal stacks."""
    return Told(dict.fromkeys(players or PLAYERS[:2], stack), **other)


def finished(boards: dict[str, str], **other: Any) -> Told:
    """A table at which these boards were laid."""
    stage = seated(*boards, **other)
    stage.play(boards)
    return stage


# Scores and settlements.


def royalty(given: Answer) -> Answered:
    """What a row pays."""
    stage = finished({"A": royalty_board(given), "B": ""})
    return stage, {"points": stage.played.hands[0].royalties[ROW_NAMES.index(given["row"])]}


def score(given: Answer) -> Answered:
    """What these hands win and lose, with stacks that nobody loses."""
    order = given["order"]
    stage = finished({player: board(given["hands"][player]) for player in order}, **given.get("house", {}))
    hands = dict(zip(order, stage.played.hands, strict=True))
    return stage, {
        "pairs": pairs_of(stage),
        "totals": {player: stack - MOST for player, stack in stage.stacks().items()},
        "fouled": [player for player, hand in hands.items() if hand.fouled],
        "royalties": {player: sum(hand.royalties) for player, hand in hands.items()},
    }


def pairs_of(stage: Told) -> list[list[Any]]:
    """The points of each pair in the order of settling."""
    players = stage.at(stage.played.opened)
    return [[players[pair.first], players[pair.second], pair.points] for pair in stage.played.pairs]


def settling(given: Answer) -> Answered:
    """The transfers of hands that have these points."""
    told = next(name for name in SETTLED if VECTOR[name].given == given)
    stage = Told(given["stacks"], ofc_settlement_cap=given["cap"], ofc_point_value=given["unit"])
    stage.play(SETTLED[told])
    assert pairs_of(stage) == given["pairs"]
    return stage, {"transfers": [list(line) for line in in_the_ledger(stage)], "stacks": stage.stacks()}


def foul(given: Answer) -> Answered:
    """Whether a hand is dead."""
    stage = finished({"A": board(given), "B": ""})
    return stage, {"fouled": stage.played.hands[0].fouled}


# Fantasyland.


def fantasy_entry(given: Answer) -> Answered:
    """The cards with which a player goes on in the match."""
    stage = finished({"A": board(given["hand"]), "B": ""}, ofc_fantasy_cards=given["mode"])
    return stage, {"cards": stage.fantasy.get("A", 0)}


def fantasy_stay(given: Answer) -> Answered:
    """Whether one who came into Fantasyland by the main deal stays there by this hand."""
    stage = finished({"A": IN, "B": ""}, ofc_refantasy_full_house_middle=given["full_house_middle"])
    stage.play({"A": board(given["hand"])})
    return stage, {"stay": stage.fantasy.get("A", 0) > 0}


def refantasy_cards(given: Answer) -> Answered:
    """With how many cards he goes on who stays by quads below, whatever lies on top."""
    hand = VECTOR["V367"].given["hand"]
    stage = finished(
        {"A": entry_of(given["mode"], given.get("previous", 14)), "B": ""},
        ofc_fantasy_cards=given["mode"],
        ofc_refantasy_cards=given["option"],
    )
    stage.play({"A": board(hand | {"top": given.get("top", hand["top"])})})
    return stage, {"cards": stage.fantasy.get("A", 0)}


def entry_of(mode: str, number: int) -> str:
    """A board that brings so many cards."""
    entries = [vector for vector in VECTOR.values() if vector.kind == "ofc_fantasy_entry"]
    return next(
        board(one.given["hand"]) for one in entries if one.given["mode"] == mode and one.expect["cards"] == number
    )


# Streets and clocks.


def autoplace(given: Answer) -> Answered:
    """What the clock does with a street, after the rows and the partial placement that a vector tells."""
    mine, house = cards(" ".join(given["cards"])), given.get("house", {})
    if given.get("fantasy"):
        stage = finished({"A": IN, "B": ""}, **house)
        stage.deal_streets({"A": [mine]})
    else:
        stage = seated(**house)
        stage.deal_streets({"A": [*before(given), mine]})
        stage.boards = {"A": board(given["rows"])}
        for _ in range(2 * (given["street"] - 1)):
            stage.lay_for(stage.due()[0])
    for row, text in given.get("partial", {}).items():
        for card in cards(" ".join(text)):
            stage.act("A", Play(PlaceCard(card, ROW_NAMES.index(row))))
    return stage, placed_by_the_clock(stage)


def before(given: Answer) -> list[tuple[int, ...]]:
    """The kept cards of the rows that a vector tells as they came, street by street."""
    kept = [card for row in ("bottom", "middle", "top") for card in cards(" ".join(given["rows"].get(row, [])))]
    sizes = [5, 2, 2, 2][: given["street"] - 1]
    assert sum(sizes) == len(kept)
    return [tuple(kept[sum(sizes[:n]) : sum(sizes[: n + 1])]) for n in range(len(sizes))]


def placed_by_the_clock(stage: Told) -> Answer:
    """A's rows and discards when his time has run out; the others go on at once."""
    done = len(stage.locked("A"))
    while "B" in stage.due():
        stage.lay_for("B")
    stage.tick(10**6)
    index, locked = stage.index("A"), stage.locked("A")[done]
    assert locked.auto
    rows = zip(ROW_NAMES, stage.played.rows[3 * index : 3 * index + 3], strict=True)
    answer = {"rows": {row: names(here).split() for row, here in rows}, "discard": names(locked.discards).split()}
    stage.play_out()
    return answer


def clock(given: Answer) -> Answered:
    """What is left to a player of a deal's time and the bank after some thoughts, in seconds."""
    stage = seated(ofc_deal_seconds=given["main"], ofc_bank_seconds=given["bank"])
    stage.deal_boards({})
    for used in given["used"]:
        assert stage.due() == ["A"]
        stage.tick(used * SECOND)
        for player in ("A", "B"):
            if player in stage.due():
                stage.lay_for(player)
    answer = {
        "main_left": stage.table.mains[stage.index("A")] / SECOND,
        "bank_left": stage.table.seats[1].bank / SECOND,
        "timed_out": TimedOut(1) in stage.facts,
    }
    stage.play_out()
    return stage, answer


def disconnect(given: Answer) -> Answered:
    """What becomes of one who lost the line while his first cards lay before him."""
    assert not given["own_fantasy"]
    stage = seated()
    stage.deal_boards({"B": IN if given["opponent_fantasy"] else PLAIN})
    back = given["reconnected"]
    stage.tick(stage.table.deadline - stage.now - back, lost=["A"])
    answer = {"hand": "continues" if is_his_own(stage) else "auto_placed_and_scored", "then": []}
    assert (stage.table.seats[1].away, stage.played.finished) == (not back, True)
    if stage.table.match.goes_on:
        stage.deal_boards({"B": LEAVES})
        assert not is_his_own(stage)
        answer["then"].append("play_fantasy_deal")
    answer["then"] += [] if 1 in asked(stage.table) else ["sit_out"]
    return stage, answer


def is_his_own(stage: Told) -> bool:
    """Play a deal out; whether A, when the clock had not laid them for him, laid all his streets himself."""
    stage.play_out()
    auto = {fact.auto for fact in stage.locked("A")}
    assert len(auto) == 1
    return auto == {False}


# Packs, buttons, matches and starts.


def deck_need(given: Answer) -> Answered:
    """How many cards a deal gave to players who came into it by main deals."""
    wanted = dict(zip(PLAYERS, given["players"], strict=True))
    stage = seated(*PLAYERS, ofc_fantasy_cards="progressive")
    if any(wanted.values()):
        stage.play({player: TRIPS_ON_TOP[player] if cards == 17 else IN for player, cards in wanted.items() if cards})
        assert stage.fantasy == wanted
    stage.play({})
    dealt = [fact.cards for fact in stage.played.events if type(fact) is Given]
    return stage, {"cards": sum(map(len, dealt)), "fits": not stage.table.is_stuck}


def button(given: Answer) -> Answered:
    """Where the button stood in each deal; A comes into Fantasyland by each deal that another of its match follows."""
    stage = Told(
        dict.fromkeys(PLAYERS[: len(given["seats"])], MOST), button=given["start"], ofc_button_moves=given["mode"]
    )
    play_matches(stage, [kind == "fantasy" for kind in given["deals"]])
    return stage, {"buttons": [fact.button for fact in openings(stage)]}


def matches(given: Answer) -> Answered:
    """How deals group into matches."""
    stage = seated(*PLAYERS[: given["players"]])
    play_matches(stage, [kind == "F" for kind in given["deals"]])
    over = [fact.match.deal == 0 for fact in stage.facts if type(fact) is MatchStands]
    ends = [0, *[place for place, last in enumerate(over, 1) if last]]
    sizes = [end - begin for begin, end in pairwise(ends)]
    circle = is_full_circle(stage.table.match.circle, len(stage.table.match.players))
    return stage, {"match_sizes": sizes, "circle_complete": circle}


def play_matches(stage: Told, in_fantasy: list[bool]) -> None:
    """Play such deals: who is in Fantasyland stays when another such deal follows, else he leaves."""
    for now, then in zip(in_fantasy, [*in_fantasy[1:], False], strict=True):
        stage.play({"A": (STAYS if then else LEAVES) if now else (IN if then else PLAIN)})
    assert [any(fact.fantasy) for fact in openings(stage)] == in_fantasy


def openings(stage: Told) -> list[ChineseOpened]:
    """The openings of all deals."""
    return [fact for fact in stage.facts if type(fact) is ChineseOpened]


def start(given: Answer) -> Answered:
    """Whether a deal is due before the time to confirm is over."""
    stage = seated(*given["seated"])
    for player in given["ready"]:
        stage.act(player, Confirm())
    house = stage.spec.open_face
    assert house is not None
    stage.tick(house.ofc_confirm_seconds * SECOND - 1)
    return stage, {"starts": stage.table.wants_deck}


def street1_order(given: Answer) -> Answered:
    """The seats in the order in which a deal gives them their first five cards."""
    stage = Told(dict.fromkeys(PLAYERS[: len(given["seats"])], MOST), button=given["button"])
    stage.play({})
    seats = stage.played.opened.seats
    first = [fact for fact in stage.played.events if type(fact) is Given and not fact.street]
    return stage, {"order": [seats[fact.player] for fact in first]}


ANSWERS: dict[str, Callable[[Answer], Answered]] = {
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
