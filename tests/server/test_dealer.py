"""The dealer: one message at a time, stored, then told; and what happens when something goes wrong."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from croupier.chinese.action import PlaceCard
from croupier.room.clock import AT_ONCE
from croupier.room.fact import Roll, Sat, TableSpec, TimedOut
from croupier.rules.action import CALL, CHECK, FOLD, Raise
from croupier.rules.event import Checked, Folded, Opened
from croupier.server import wire
from croupier.server.answers import MOST, OF_ONE, Answers
from croupier.server.bus import NOBODY, Frame
from croupier.server.crew import at_once
from croupier.server.room import Room
from croupier.server.store import Player

Make = Callable[..., Awaitable[list[Any]]]


async def on_turn(guests: list[Any]) -> tuple[Any, list[Any]]:
    """The guest whose decision it is, and the others; all have heard everything."""
    for guest in guests:
        await guest.look(guest.following.n)
    (actor,) = [guest for guest in guests if guest.told.legal]
    return actor, [guest for guest in guests if guest is not actor]


async def test_a_repeated_id_gets_the_first_answer_again_and_acts_once(guests: Make) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    n = actor.following.n
    first = await actor.act(CALL, wish_id="click")
    again = await actor.act(CALL, wish_id="click", n=n)
    assert first == again == wire.Done("click")
    assert (await other.look(n)).facts[0].n == n + 1
    assert sum(type(one.fact).__name__ == "Called" for one in other.told.facts) == 1


async def test_what_was_done_is_not_done_again_by_an_id_that_the_table_has_long_forgotten(guests: Make) -> None:
    ann, _ = await guests({"Ann": 1, "Bob": 2})
    assert await ann.ask(wire.SitOut, wish_id="mine") == wire.Done("mine")
    for _ in range(OF_ONE):
        await ann.ask(wire.Choose, 3)
    n, deadline = ann.dealer.n, ann.dealer.table.deadline
    with capture_logs() as logs:
        assert await ann.ask(wire.SitIn, wish_id="mine") == wire.Done("mine")
    assert (ann.dealer.n, ann.dealer.table.deadline, logs) == (n, deadline, [])
    assert (await ann.look(n)).facts == []


async def test_an_action_that_a_table_opened_again_hears_once_more_is_answered_and_not_done_again(guests: Make) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    n, dealer = actor.following.n, actor.dealer
    assert await actor.act(CALL, wish_id="click") == wire.Done("click")
    known = dealer.n
    dealer.answers = Answers(await dealer.kit.store.answers(dealer.name, MOST))
    assert await actor.act(CALL, wish_id="click", n=n) == wire.Done("click")
    dealer.answers = Answers({})
    assert (await actor.act(CALL, wish_id="click", n=n)).code == "stale"
    assert dealer.n == known


async def test_a_refused_wish_stays_refused_by_its_id(guests: Make) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    first = await other.act(CALL, wish_id="early")
    assert first == wire.Refused("early", "not_your_turn", "E19")
    await actor.act(CALL)
    await other.look(other.following.n)
    assert other.told.legal is not None
    assert await other.act(CHECK, wish_id="early") == first
    assert (await other.look(other.following.n)).legal is not None


async def test_a_card_placed_in_a_betting_game_is_refused_and_the_game_goes_on(guests: Make) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    assert await actor.act(PlaceCard(0, 2), wish_id="place") == wire.Refused("place", "not_in_this_game", "E1")
    assert isinstance(await actor.act(CALL), wire.Done)


async def test_a_click_from_before_the_hand_moved_on_is_stale(guests: Make) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    before = other.following.n
    await actor.act(Raise(20))
    answer = await other.act(CALL, n=before)
    assert (answer.code, answer.rule) == ("stale", "E19")
    await other.look(before)
    assert await other.act(CALL) == wire.Done("3")


async def test_a_number_that_is_still_to_come_is_stale(guests: Make) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    assert (await actor.act(CALL, n=actor.following.n + 1)).code == "stale"


async def test_somebody_who_sits_down_voids_no_click(guests: Make) -> None:
    made = await guests({"Ann": 1, "Bob": 2})
    actor, _ = await on_turn(made)
    seen = actor.following.n
    await guests({})
    carl = Player("carl", "Carl")
    assert await actor.dealer.ask(carl, wire.Sit("c", actor.dealer.name, 3, 1000)) == wire.Done("c")
    assert await actor.act(CALL, n=seen) == wire.Done("2")


async def test_a_refusal_reaches_nobody_else(guests: Make, house: Room) -> None:
    actor, (other, _) = await on_turn(await guests({"Ann": 1, "Bob": 2, "Zoe": 0}))
    publish, published = house.bus.publish, []

    def count(subject: str, frame: Frame, unless: AbstractSet[str] = NOBODY) -> None:
        published.append(subject)
        publish(subject, frame, unless)

    house.bus.publish = count  # type: ignore[method-assign]
    for answer in (await other.act(FOLD), await actor.act(Raise(3)), await actor.act(Raise(10**6))):
        assert isinstance(answer, wire.Refused)
    assert published == []
    await actor.act(CALL)
    name = actor.dealer.name
    assert published == [f"player.ann.{name}", f"player.bob.{name}", f"table.{name}"]


async def test_who_has_no_seat_cannot_act_and_two_of_one_name_cannot_sit_together(guests: Make) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    stranger = Player("eve", "ANN")
    name = actor.dealer.name
    act = await actor.dealer.ask(stranger, wire.Act("1", name, actor.dealer.n, FOLD))
    sit = await actor.dealer.ask(stranger, wire.Sit("2", name, 3, 1000))
    taken = await actor.dealer.ask(Player("eve", "Eve"), wire.Sit("3", name, 1, 1000))
    assert [answer.code for answer in (act, sit, taken)] == ["not_seated", "name_taken", "seat_taken"]


async def test_nothing_is_told_that_is_not_stored(guests: Make, house: Room, tmp_path: Path) -> None:
    told, stored = [], []
    publish = house.bus.publish

    def look_into_the_file(subject: str, frame: Frame, unless: AbstractSet[str] = NOBODY) -> None:
        if frame.body:
            with sqlite3.connect(tmp_path / "house.db") as other:
                (last,) = other.execute(
                    "SELECT max(n) FROM facts WHERE table_id = ?", [subject.rpartition(".")[2]]
                ).fetchone()
            other.close()
            told.append(frame.last)
            stored.append(last)
        publish(subject, frame, unless)

    house.bus.publish = look_into_the_file  # type: ignore[method-assign]
    made = await guests({"Ann": 1, "Bob": 2})
    for action in (CALL, CHECK, CHECK, CHECK):
        actor, _ = await on_turn(made)
        await actor.act(action)
    assert len(told) > 8
    assert told == stored


async def test_when_the_store_fails_nothing_is_told_and_the_table_stands(guests: Make, house: Room) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    commit, n, deadline = house.store.commit, actor.dealer.n, actor.dealer.table.deadline

    def fail(steps: object) -> None:
        raise OSError("the disk is full")

    house.store.commit = fail  # type: ignore[method-assign]
    assert await actor.act(Raise(20), wish_id="click") == wire.Refused("click", "not_stored")
    assert (await other.look(n)).facts == []
    assert (await actor.look(n)).legal is not None
    assert actor.dealer.table.deadline == deadline
    house.store.commit = commit  # type: ignore[method-assign]
    assert await actor.act(Raise(20), wish_id="click") == wire.Done("click")
    assert (await other.look(n)).facts[0].n == n + 1
    assert (await house.store.ledger()).total == 0


async def test_a_decision_has_its_own_time_when_the_bell_of_the_one_before_it_still_rings(
    guests: Make, clock: Any
) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    table = actor.dealer.table
    first = table.deadline
    clock.turn(10_000)
    assert await actor.act(CALL) == wire.Done("2")
    await other.look(other.following.n)
    assert table.deadline > first
    clock.turn(first - clock.now() + 1_000)
    assert (await other.look(other.following.n)).legal is not None
    clock.turn(table.deadline - clock.now())
    told = await other.look(other.following.n)
    assert TimedOut(told.seat) in [one.fact for one in told.facts]


async def test_a_timeout_that_cannot_be_stored_is_tried_again(guests: Make, house: Room, clock: Any) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    commit, n = house.store.commit, actor.dealer.n

    def fail(steps: object) -> None:
        raise OSError("the disk is full")

    house.store.commit = fail  # type: ignore[method-assign]
    clock.turn(20_000)
    assert (await other.look(n)).facts == []
    house.store.commit = commit  # type: ignore[method-assign]
    clock.turn(1_000)
    told = await other.until(lambda told: told.facts)
    assert told.facts[0].fact == TimedOut(actor.told.seat)


async def test_a_stale_owner_cannot_write_and_takes_up_what_the_other_wrote(guests: Make, house: Room) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    dealer = actor.dealer
    carl = Sat(5, "carl", "Carl", 700)
    await house.store.append(dealer.name, dealer.n + 1, dealer.roll, [carl])
    assert (await actor.act(CALL)).code == "not_stored"
    told = await other.until(lambda told: any(one.fact == carl for one in told.facts))
    assert told.facts[-1].n == dealer.n
    await actor.look(actor.following.n)
    assert await actor.act(CALL) == wire.Done("3")


async def test_a_wish_that_breaks_the_table_leaves_it_as_it_was(guests: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    dealer, n = actor.dealer, actor.dealer.n

    def act_and_break(*values: Any) -> Any:
        raise AssertionError("a chip is missing")

    with monkeypatch.context() as patch:
        patch.setattr("croupier.room.table.Table.act", act_and_break)
        assert await actor.act(CALL, wish_id="x") == wire.Refused("x", "broken")
    assert dealer.n == n
    assert await actor.act(CALL, wish_id="y") == wire.Done("y")


async def test_the_clock_checks_or_folds_for_who_does_not_act(guests: Make, clock: Any) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    assert actor.told.turn == wire.Turn(actor.told.seat, 20_000, 20_000)
    clock.turn(19_999)
    assert (await other.look(other.following.n)).facts == []
    assert other.told.turn is not None
    assert other.told.turn.left == 1
    clock.turn(1)
    told = await other.until(lambda told: told.facts)
    assert [type(one.fact) for one in told.facts[:2]] == [TimedOut, Folded]


async def test_the_watchdog_wakes_a_table_that_stands_still(guests: Make, house: Room, clock: Any) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    clock.broken = True
    clock.turn(20_000)
    assert (await other.look(other.following.n)).facts == []
    assert house.floor.look_after() == []
    clock.turn(5_001)
    assert house.floor.look_after() == [actor.dealer.name]
    told = await other.until(lambda told: told.facts)
    assert type(told.facts[0].fact) is TimedOut


async def test_the_watchdog_brings_back_a_dealer_who_is_gone(
    guests: Make, house: Room, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))

    def break_down(*values: Any) -> Any:
        raise AssertionError("no more")

    with monkeypatch.context() as patch:
        patch.setattr("croupier.room.table.Table.tick", break_down)
        clock.turn(20_000)
        await asyncio.wait([house.floor._tasks[actor.dealer.name]])
    assert house.floor.look_after() == [actor.dealer.name]
    assert await actor.act(CALL) == wire.Done("2")
    assert (await other.until(lambda told: told.legal)).legal is not None


async def test_a_dealer_who_is_brought_back_sets_the_bell_that_he_had_called_off(
    guests: Make, house: Room, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))

    def break_down(*values: Any) -> Any:
        raise AssertionError("no more")

    with monkeypatch.context() as patch:
        patch.setattr("croupier.room.table.Table.tick", break_down)
        actor.dealer.poke()
        await asyncio.wait([house.floor._tasks[actor.dealer.name]])
    assert house.floor.look_after() == [actor.dealer.name]
    for _ in range(2):  # the first look is answered before the dealer has found what is due
        told = await other.look(other.following.n)
    assert told.turn is not None
    clock.turn(told.turn.left)
    await other.look(other.following.n)
    assert [type(fact) for _, fact in await house.store.facts(actor.dealer.name)].count(TimedOut) == 1


async def test_who_has_a_number_gets_what_came_after_it_and_others_the_hand_from_its_roll(guests: Make) -> None:
    made = await guests({"Ann": 1, "Bob": 2, "Zoe": 0})
    watcher = made.pop()
    for action in (CALL, CHECK, CHECK):
        actor, _ = await on_turn(made)
        await actor.act(action)
    dealer = actor.dealer
    whole = await watcher.look(0)
    assert whole.fresh
    assert isinstance(whole.facts[0].fact, Roll)
    numbers = [one.n for one in whole.facts]
    assert numbers == list(range(dealer.roll, dealer.n + 1))
    for since in numbers:
        tail = await dealer.view(None, since)
        assert not tail.fresh
        assert tail.facts == [one for one in whole.facts if one.n > since]
    for since in (1, dealer.roll - 1, dealer.n + 1, 2**40):
        assert (await dealer.view(None, since)).fresh


async def test_a_hand_goes_on_where_it_was_when_the_room_opens_again(address: str, clock: Any) -> None:
    room = await Room.open(address, clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    dealer = room.floor.dealers[await room.floor.open_table(TableSpec("Test"), None)]
    people = [Player("ann", "Ann"), Player("bob", "Bob")]
    for seat, player in enumerate(people, 1):
        await dealer.ask(player, wire.Sit("s", dealer.name, seat, 1000))
    for number, action in enumerate((Raise(30), CALL, CHECK)):
        actor, _ = await whose_turn(dealer, people)
        await dealer.ask(actor, wire.Act(f"{number}", dealer.name, dealer.n, action))
    actor, before = await whose_turn(dealer, people)
    clock.turn(15_000)
    await room.close()
    room = await Room.open(address, clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    again = room.floor.dealers[dealer.name]
    after = await again.view(actor, dealer.n)
    assert (after.facts, after.legal, after.seat, after.hand) == ([], before.legal, before.seat, before.hand)
    assert after.turn == wire.Turn(before.seat, 20_000, 20_000, 60_000, 60_000)
    assert await room.floor.ask(actor, wire.Act("last", dealer.name, dealer.n, CHECK)) == wire.Done("last")
    await room.close()


async def whose_turn(dealer: Any, people: list[Player]) -> tuple[Player, wire.Told]:
    """Who owes the decision, and how the table stands for that player."""
    views = [(player, await dealer.view(player, dealer.n)) for player in people]
    (found,) = [(player, told) for player, told in views if told.legal]
    return found


async def test_the_answers_outlive_a_restart(guests: Make, house: Room, tmp_path: Path, clock: Any) -> None:
    actor, (other,) = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    n = actor.following.n
    await actor.act(Raise(20), wish_id="click")
    await house.close()
    room = await Room.open(str(tmp_path / "house.db"), clock=clock, think=at_once, pace=AT_ONCE, quick=AT_ONCE)
    dealer = room.floor.dealers[actor.dealer.name]
    last = dealer.n
    assert await dealer.ask(actor.player, wire.Act("click", dealer.name, n, Raise(20))) == wire.Done("click")
    assert dealer.n == last
    assert (await dealer.view(other.player, n)).legal is not None
    await room.close()


async def test_who_asks_a_closed_room_is_answered(guests: Make, house: Room) -> None:
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}))
    await house.close()
    assert await actor.act(CALL, wish_id="late") == wire.Refused("late", "closed")


async def test_the_first_button_is_drawn_from_a_pack_of_its_own(guests: Make, house: Room) -> None:
    (ann, bob) = await guests({"Ann": 1, "Bob": 2})
    await bob.look()
    openings = [one.fact for one in bob.told.facts if isinstance(one.fact, Opened)]
    assert len(openings) == 1
    assert openings[0].button in (1, 2)
    assert ann.dealer.table.button == openings[0].button


async def test_a_table_for_three_takes_no_fourth(guests: Make) -> None:
    spec = TableSpec("Small", seats=2)
    actor, _ = await on_turn(await guests({"Ann": 1, "Bob": 2}, spec))
    answer = await actor.dealer.ask(Player("c", "C"), wire.Sit("1", actor.dealer.name, 3, 1000))
    assert answer == wire.Refused("1", "no_such_seat", "C1", {"seat": 3, "seats": 2})
    assert (await actor.ask(wire.AddBot, "caller")).code == "no_seat_free"
    assert Checked not in {type(one.fact) for one in actor.told.facts}
