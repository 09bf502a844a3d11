"""Plays one scripted hand in a room, is killed with -9 at every fact of it, and looks whether the next room plays on.

    python tests/server/killed.py HAND FOLDER

Each room is a process of its own, forked from this one after everything is imported. The hand is driven by wishes with
fixed ids: after a restart all of them are sent again as they were, and those that were stored must change nothing.
Seeds are told of in memory alone, so they are promised and told anew, as browsers do it. A room that finds a sealed
deck has another key than the one before it: should it seal again, no card would be the same. Prints one JSON object:
how many kills of each kind there were, and every difference to the hand that nobody killed. Every record of a hand
that a next room has ended is written to `proved.jsonl` in the folder.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.cards import cards, names, standard_deck
from croupier.chinese.action import READY, Lay
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.room.clock import Pace
from croupier.room.deed import Correct, HostDeed, Kick, Pause, Resume, Void
from croupier.room.desk import Guest
from croupier.room.fact import TableSpec
from croupier.room.fairness import hash_of_seed
from croupier.room.proof import check
from croupier.room.table import Table
from croupier.room.tournament import TournamentRules
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, Action, Bet, Discard, Raise, Run
from croupier.rules.betting import Betting
from croupier.rules.house_rules import HouseRules
from croupier.server import archive, wire
from croupier.server.asking import Wish
from croupier.server.crew import at_once
from croupier.server.dealer import Dealer
from croupier.server.deck import REVEAL
from croupier.server.room import Room
from croupier.server.store import ADD_FACTS, Player, Store

SPEC = TableSpec("Killed", "holdem", Betting(small_blind=5, big_blind=10))
PACE = Pace(deal=0, street=0, start=1_000, folds=10**9, showdown=10**9, shown=0, resume=0)
SLOW = replace(PACE, start=10_000)
BEGIN, LONG, NEXT_DEAL = 1_000, 30_000, 2_000_000_000
SEEDS = {"ann": "1a" * 32, "bob": "2b" * 32}
"""The seeds that are promised where the deck is sealed; Ann tells hers, Bob does not."""

HANDS: dict[str, tuple[dict[str, int], str, Sequence[Action | HostDeed]]] = {
    "folded": (
        {"ann": 1000, "bob": 1000, "cid": 1000},
        "As 7d Kh  Ad 2c Kc  5s 9h Jd Qc  3c 4h  6d 8s",
        [Raise(30), CALL, FOLD, Bet(40), Raise(120), CALL, CHECK, Bet(200), FOLD],
    ),
    "shown": (
        {"ann": 500, "bob": 700, "cid": 900},
        "As 7d Kh  Ad 7c Kc  5s 7h Jd Qc  3c 4h  6d 8s",
        [CALL, CALL, CHECK, CHECK, Bet(20), CALL, FOLD, CHECK, CHECK, Bet(100), CALL],
    ),
    "side_pots": (
        {"ann": 400, "bob": 550, "cid": 700, "dan": 1000},
        "As Ks Qs 2d  Ad Kd Qd 2c  5s 9h Jd Tc  3c 4h  6d 8s",
        [Raise(100), CALL, Raise(550), CALL, Raise(1000), CALL, CALL],
    ),
    "voided": (
        {"ann": 500, "bob": 700, "cid": 900},
        "As 7d Kh  Ad 7c Kc  5s 7h Jd Qc  3c 4h  6d 8s",
        [Raise(30), Pause(), CALL, Kick(3), CALL, Bet(50), Void("misdeal"), Correct(2, 60, "wrong pot", 1), Resume()],
    ),
    "twice": (
        {"ann": 500, "bob": 500, "cid": 1000},
        "As 7d Kh  Ad 7c Kc  5s 7h Jd Qc  3c 4h  6d 8s",
        [FOLD, Raise(500), CALL, Run(2), Run(2)],
    ),
    "drawn": (
        dict.fromkeys(("ann", "bob", "cid", "dan", "eve", "fay"), 1000),
        names(standard_deck()),
        [*[CALL] * 5, CHECK, *[Discard(tuple(range(player, 30, 6))) for player in range(5)], Discard(), *[CHECK] * 6],
    ),
    "sealed": (
        {"ann": 500, "bob": 700, "cid": 900},
        "As 7d Kh  Ad 7c Kc  5s 7h Jd Qc  3c 4h  6d 8s",
        [CALL, CALL, CHECK, CHECK, Bet(20), CALL, FOLD, CHECK, CHECK, Bet(100), CALL],
    ),
    "stud": (
        {"ann": 1000, "bob": 1000, "cid": 1000},
        "2s 3d Kh  Ad 7c Kc  5s 7h Jd  Qc 3c 4h  6d 8s 9s  Ts Js Qs  2c 2d 2h",
        [BRING_IN, CALL, Raise(10), CALL, CALL, *[CHECK] * 3, Bet(20), CALL, FOLD, *[CHECK] * 4],
    ),
    "fantasyland": (
        {"ann": 400, "bob": 400},
        "Ac Ad Ah As 2c  3d 4d 5h 6h 8c  Kc Kd 9c  Jc Jd Jh  Kh Ks 9d  Tc Td Th  3c Qc 9h  7c 7d 7h  Qd 2d 9s",
        [],
    ),
    "cup": (
        {"ann": 6, "bob": 6},
        "Ac Ad Ah As 2c  3d 4d 5h 6h 8c  Kc Kd 9c  Jc Jd Jh  Kh Ks 9d  Tc Td Th  3c Qc 9h  7c 7d 7h  Qd 2d 9s",
        [],
    ),
}
"""Each hand: who buys in for how much, the top of the deck (before it is cut), and what is done in turn; ann hosts."""

SPECS = {
    "twice": replace(SPEC, house=HouseRules(run_it_twice="2")),
    "drawn": replace(SPEC, variant="five_card_draw"),
    "fantasyland": replace(SPEC, variant="ofc", seats=3),
    "cup": replace(
        SPEC, variant="ofc", seats=2, open_face=ChineseRules(ofc_min_points=1), tournament=TournamentRules(1, 6)
    ),
    "stud": replace(SPEC, variant="razz", betting=Betting("fixed_limit", small_bet=10, big_bet=20)),
}
"""The tables of the hands that are not played at the usual one."""


class Ring:
    """A ring that is to come."""

    def __init__(self, when: int, call: Callable[[], None]) -> None:
        self.when = when
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """A clock that goes only when it is turned."""

    def __init__(self, time: int) -> None:
        self.time = time
        self.rings: list[Ring] = []

    def now(self) -> int:
        return self.time

    def ring_at(self, when: int, call: Callable[[], None]) -> Ring:
        self.rings.append(Ring(when, call))
        return self.rings[-1]

    def turn(self, milliseconds: int) -> None:
        self.time += milliseconds
        due = [ring for ring in self.rings if ring.when <= self.time]
        self.rings = [ring for ring in self.rings if ring.when > self.time]
        for ring in due:
            if ring.call is not None:
                ring.call()


class Deadly:
    """Kills this process at fact `n`: `in` the transaction, when it is `stored` but not told, or when it is `told`.

    Of the `step` number `n` nothing is stored: it was answered, and then the process is killed.
    """

    def __init__(self, kind: str, n: int) -> None:
        self.kind = kind
        self.n = n

    def arm(self, room: Room) -> None:
        room.store.commit = lambda steps: self.commit(room.store, steps)  # type: ignore[method-assign]

    def commit(self, store: Store, steps: list[Any]) -> None:
        numbers = [row["n"] for statement, rows in steps if statement is ADD_FACTS for row in rows]
        with store.database.engine.begin() as connection:
            for statement, rows in steps:
                for row in rows:
                    connection.execute(statement, [row])
                    if self.kind == "in" and statement is ADD_FACTS and row["n"] == self.n:
                        die()
        if self.kind == "stored" and self.n in numbers:
            die()

    def told(self, n: int) -> None:
        if self.kind == "told" and n == self.n:
            die()

    def stepped(self, number: int) -> None:
        if self.kind == "step" and number == self.n:
            die()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def shuffle_for(top: str) -> Callable[[Sequence[int]], list[int]]:
    first = cards(top)
    return lambda pack: [*(card for card in first if card in pack), *(card for card in pack if card not in first)]


SENT: dict[str, tuple[str, int]] = {}
"""Who has sent each action of the hand that nobody killed, and the number that he had seen; by the action's id."""

Step = Callable[[Dealer, HandClock], tuple[str, Wish] | None]
"""What is done next: somebody's wish, or the clock is turned."""


async def play(address: str, hand: str, deadly: Deadly | None, begin: int = BEGIN) -> dict[str, Any]:
    """Play the hand, or the rest of it; returns what there is to compare."""
    clock, keys, sealed = HandClock(begin), ["5e"], hand == "sealed"
    room = await Room.open(
        address,
        clock=clock,
        shuffle=shuffle_for(HANDS[hand][1]),
        secret=(lambda size: keys[-1] * size) if sealed else None,
        think=at_once,
        pace=SLOW if sealed else PACE,
    )
    dealer = room.floor.dealers["t"]
    if dealer.table.sealed is not None or dealer.table.running:
        keys.append("0f")
    states, silent, dealt = {dealer.n: state(dealer)}, [], (0, 0)
    if deadly is not None:
        deadly.arm(room)
    for number, step in enumerate(script(hand)):
        before = dealer.n
        await take(step, dealer, clock)
        await look(dealer, states, deadly)
        if dealer.n == before:
            silent.append(number)
        if not dealt[1] and dealer.table.hands:
            dealt = number, dealer.n
        if deadly is not None:
            deadly.stepped(number)
    result = {"states": states, "silent": silent, "dealt": dealt, "sent": SENT, **await stored(room)}
    await room.close()
    return result


async def take(step: Step, dealer: Dealer, clock: HandClock) -> None:
    asked = step(dealer, clock)
    if asked is not None:
        known = dealer.n
        answer = await dealer.ask(Player(asked[0], asked[0]), asked[1])
        if isinstance(answer, wire.Refused):
            assert answer.code == "stale" and is_old(*asked, known), answer


def is_old(player: str, wish: Wish, known: int) -> bool:
    """Whether a later action of the same player is stored: only his last one is answered as before."""
    return isinstance(wish, wire.Act) and any(who == player and wish.n < n < known for who, n in SENT.values())


async def stored(room: Room) -> dict[str, Any]:
    """What is in the room's store at the end: the facts, the ledger, the records of each reader with their verdicts."""
    facts = [json.loads(msgspec.json.encode(fact)) for _, fact in await room.store.facts("t")]
    hands, _ = await archive.page_of(room.store, "t", archive.BEFORE_ALL)
    records = [archive.record_of(hand, reader) for hand in hands for reader in ("ann", "bob", "cid", "")]
    return {
        "facts": facts,
        "ledger": dict((await room.store.ledger()).balances),
        "verdicts": [msgspec.to_builtins(check(record)) for record in records],
        "records": [msgspec.json.encode(record).decode() for record in records],
    }


def script(hand: str) -> list[Step]:
    """All that is done in its order, each wish with its id."""
    buy_ins, _, actions = HANDS[hand]
    sits = [sit(name, seat, chips) for seat, (name, chips) in enumerate(buy_ins.items(), 1)]
    confirms = [confirm(name) for name in buy_ins]
    if hand == "cup":
        return [*sits, *confirms, turn_long, *map(lay, range(10))]
    if hand == "fantasyland":
        return [*sits, *confirms, turn_long, *map(lay, range(10)), turn_to_fantasyland, *map(lay, range(10, 16))]
    acts = [act(number, action) for number, action in enumerate(actions)]
    if hand == "sealed":
        promises = [promise(name, seed) for name, seed in SEEDS.items()]
        return [*sits, *promises, turn_to_seal, tell("ann", SEEDS["ann"]), turn_to_deal, *acts]
    return [*sits, turn_long, *acts]


def sit(name: str, seat: int, chips: int) -> Step:
    return lambda _dealer, _clock: (name, wire.Sit(f"sit {seat}", "t", seat, chips))


def promise(name: str, seed: str) -> Step:
    """Promise a seed for the first deck, as long as that is not sealed."""

    def step(dealer: Dealer, _clock: HandClock) -> tuple[str, Wish] | None:
        due = dealer.table.hands == 0 and dealer.table.sealed is None
        return (name, wire.PromiseSeed(f"promise {name}", "t", hash_of_seed(seed))) if due else None

    return step


def tell(name: str, seed: str) -> Step:
    """Tell the seed that was promised, as long as the deck is not cut."""

    def step(dealer: Dealer, _clock: HandClock) -> tuple[str, Wish] | None:
        due = dealer.table.hands == 0
        return (name, wire.RevealSeed(f"tell {name}", "t", seed)) if due else None

    return step


def turn_long(dealer: Dealer, clock: HandClock) -> None:
    if dealer.table.hands == 0:
        clock.turn(LONG)


def turn_to_seal(dealer: Dealer, clock: HandClock) -> None:
    if dealer.table.hands == 0 and dealer.table.sealed is None:
        clock.turn((dealer.table.deadline or 0) - REVEAL - clock.now())


def turn_to_deal(dealer: Dealer, clock: HandClock) -> None:
    if dealer.table.hands == 0:
        clock.turn((dealer.table.deadline or 0) - clock.now())


def confirm(name: str) -> Step:
    return lambda _dealer, _clock: (name, wire.Confirm(f"confirm {name}", "t"))


def turn_to_fantasyland(dealer: Dealer, clock: HandClock) -> None:
    """To one moment for all rooms, past the pause after the first deal and the grace after a restart."""
    if dealer.table.hands == 1:
        assert dealer.table.deadline is not None
        assert dealer.table.deadline <= NEXT_DEAL
        clock.turn(NEXT_DEAL - clock.now())


def lay(number: int) -> Step:
    """Whoever is first to place does so, from the bottom up; one that was stored is sent again, whatever it says."""

    def step(dealer: Dealer, _clock: HandClock) -> tuple[str, Wish]:
        name, deal = f"lay {number}", dealer.table.deal
        for player, wish in dealer.answers:
            if wish == name:
                return player, wire.Act(name, "t", dealer.n, READY)
        assert deal is not None
        player = deal.to_act[0]
        legal = deal.legal(player)
        assert legal is not None
        return dealer.table.players[player], wire.Act(name, "t", dealer.n, from_the_bottom(legal))

    return step


def from_the_bottom(legal: ChineseLegal) -> Lay:
    rows: list[tuple[int, ...]] = [(), (), ()]
    room = list(legal.room)
    for card in legal.cards[: legal.left]:
        row = next(row for row in (2, 1, 0) if room[row])
        room[row] -= 1
        rows[row] += (card,)
    return Lay(*rows)


def act(number: int, action: Action | HostDeed) -> Step:
    """Act in turn, as in the hand that nobody killed, or do what a host may."""

    def step(dealer: Dealer, _clock: HandClock) -> tuple[str, Wish]:
        name = f"act {number}"
        if isinstance(action, HostDeed):
            return "ann", wire.Host(name, "t", action)
        if name not in SENT:
            assert dealer.table.hand is not None
            SENT[name] = dealer.table.players[dealer.table.hand.to_act], dealer.n
        player, n = SENT[name]
        return player, wire.Act(name, "t", n, action)

    return step


async def look(dealer: Dealer, states: dict[int, Any], deadly: Deadly | None) -> None:
    """Wait until the dealer has done all that was due, and note how the table stands."""
    await dealer.view(None, 0)
    states[dealer.n] = state(dealer)
    if deadly is not None:
        deadly.told(dealer.n)


def state(dealer: Dealer) -> Any:
    """Stacks, bets, pots, cards and turn, as JSON has them."""
    table = dealer.table
    seats = {str(seat): [one.player, one.stack, one.away] for seat, one in sorted(table.seats.items())}
    hand, deal = table.hand, table.deal
    if deal is not None:
        match = msgspec.to_builtins((table.match, table.tournament))
        cards_there = [list(map(list, lists)) for lists in (deal.rows, deal.given, deal.discards)]
        return [seats, table.button, match, table.mains, deal.stacks, *cards_there, list(deal.to_act)]
    if hand is None:
        return [seats, table.button, table.desk.paused, table.sealed.seal.root if table.sealed else ""]
    pots = [[pot.amount, list(pot.players)] for pot in hand.pots]
    lists = [
        list(hand.stacks),
        list(hand.bets),
        list(hand.folded),
        [list(hole) for hole in hand.holes],
        list(hand.board),
    ]
    turn = table.turn(0)
    return [seats, table.button, pots, *lists, hand.to_act, hand.street, turn[0] if turn else 0]


def in_a_process(work: Callable[[], Any], result: Path) -> Any:
    """Do the work in a process of its own; returns what it returned, or None when it was killed."""
    result.unlink(missing_ok=True)
    child = os.fork()
    if not child:
        try:
            result.write_text(json.dumps(work()))
            os._exit(0)
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        assert os.WTERMSIG(status) == signal.SIGKILL
        return None
    assert os.WEXITSTATUS(status) == 0, "a room broke"
    return json.loads(result.read_text())


def new_room(template: Path, place: Path) -> str:
    for file in place.parent.glob(place.name + "*"):
        file.unlink()
    shutil.copy(template, place)
    return str(place)


async def make_template(path: str, spec: TableSpec) -> None:
    store = await Store.open(path)
    await store.add_table("t", "", Table.open(spec, host=Guest("ann", "ann")).roll())
    await store.close()


def next_room(address: str, hand: str, kind: str, n: int, reference: dict[str, Any], result: Path) -> Any:
    """What the next room reports after it has played the hand to its end; its clock never goes back."""
    step, fact = reference["dealt"]
    dealt = {"in": n > fact, "step": n >= step}.get(kind, n >= fact)
    begin = BEGIN + LONG if dealt else BEGIN
    return in_a_process(lambda: asyncio.run(play(address, hand, None, begin)), result)


def differences(reference: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What is different after the next room has played the hand to its end."""
    found = [key for key in ("ledger", "verdicts") if after[key] != reference[key]]
    if until_the_end(after["facts"]) != until_the_end(reference["facts"]):
        found.append("facts")
    for n, stands in after["states"].items():
        if reference["states"].get(n, stands) != stands:  # between a discard and the new cards nobody has looked
            found.append(f"the table at fact {n}")
    return found


def until_the_end(facts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The facts without the deck that lies sealed for the next hand at the end: each room makes its own."""
    return facts[:-1] if facts[-1]["type"] == "sealed" else facts


def kill_points(reference: dict[str, Any]) -> list[tuple[str, int]]:
    """Every point at which a room is killed."""
    ends = sorted(int(n) for n in reference["states"] if int(n) > 1)
    points = [("in", n) for n in range(2, len(reference["facts"]) + 1)]
    points += [(kind, n) for n in ends for kind in ("stored", "told")]
    return points + [("step", number) for number in reference["silent"]]


def main(hand: str, folder: Path) -> dict[str, Any]:
    folder.mkdir(exist_ok=True)
    template, result = folder / "template.db", folder / "result.json"
    asyncio.run(make_template(str(template), SPECS.get(hand, SPEC)))
    room = new_room(template, folder / "reference.db")
    reference = in_a_process(lambda: asyncio.run(play(room, hand, None)), result)
    SENT.update({name: tuple(sent) for name, sent in reference["sent"].items()})
    points, found = kill_points(reference), []
    with (folder / "proved.jsonl").open("w") as proved:
        for kind, n in points:
            room = new_room(template, folder / "room.db")
            deadly = Deadly(kind, n)
            if in_a_process(lambda room=room, deadly=deadly: asyncio.run(play(room, hand, deadly)), result) is not None:
                found.append(f"{kind} {n}: nobody was killed")
                continue
            after = next_room(room, hand, kind, n, reference, result)
            found += [f"{kind} {n}: {difference}" for difference in differences(reference, after)]
            proved.writelines(record + "\n" for record in after["records"])
    return summary(reference, points, found)


def summary(reference: dict[str, Any], points: Sequence[tuple[str, int]], found: list[str]) -> dict[str, Any]:
    facts = reference["facts"]
    return {
        "kills": {kind: sum(one == kind for one, _ in points) for kind in ("in", "stored", "told", "step")},
        "facts": len(facts),
        "types": [fact["type"] for fact in facts],
        "pots": max((len(fact["pots"]) for fact in facts if fact["type"] == "gathered"), default=0),
        "seeds": [fact["seeds"] for fact in facts if fact["type"] == "cut"],
        "verdicts": reference["verdicts"],
        "total": sum(reference["ledger"].values()),
        "differences": found,
    }


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], Path(sys.argv[2]))))
