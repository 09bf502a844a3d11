"""Talk at a table, whose line is lost, spectators who see it later, and what a seat costs (Rulebook I)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.room.desk import Desk, Guest
from croupier.room.evening import CashRules
from croupier.room.fact import TableSpec
from croupier.rules.action import CALL
from croupier.server import wire
from croupier.server.bus import BESIDE, table_subject
from croupier.server.dealer import GRACE
from croupier.server.room import Room
from croupier.server.store import Player
from croupier.server.talk import KEPT, clean_text
from croupier.server.terms import terms_for

Make = Callable[..., Awaitable[list[Any]]]


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("  nice   hand\n\tAnna ", "nice hand Anna"),
        ("<b>bold</b> & http://x.example", "<b>bold</b> & http://x.example"),
        ("abc\u202edef\u200b\u2066g", "abcdefg"),
        ("\u200b\u200f", ""),
        ("\u3164\u2800", ""),
        ("a" + "\u0301" * 20, "\u00e1" + "\u0301" * 3),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("a\u200db", "ab"),
        ("null\x00\x07bell", "nullbell"),
    ],
)
def test_a_line_is_text_that_everybody_can_read_and_nothing_else(said: str, read: str) -> None:
    assert clean_text(said) == read


async def say(room: Room, guest: Any, text: str, wish: str = "s") -> Any:
    """Say something at the guest's table."""
    return room.floor.talk(guest.player, wire.Say(wish, guest.dealer.name, text))


def code(answer: Any) -> str:
    """Why it was refused."""
    assert isinstance(answer, wire.Refused)
    return answer.code


async def test_everybody_at_the_table_hears_a_line_and_who_comes_later_reads_it(guests: Make, house: Room) -> None:
    ann, _ = await guests({"Ann": 1, "Bob": 2})
    news = await house.bus.subscribe(table_subject(ann.dealer.name))
    assert await say(house, ann, "hello  all") == wire.Done("s")
    frame = await news.get()
    told = msgspec.json.decode(frame.body, type=wire.Talked)
    assert (frame.first, told.lines) == (BESIDE, [wire.TalkLine(1, "ann", "Ann", 1, "hello all")])
    later = msgspec.json.decode(house.floor.beside(ann.dealer.name)[0], type=wire.Talked)
    assert (later.fresh, later.lines) == (True, told.lines)


async def test_talk_is_no_fact_of_the_table_and_voids_no_click(guests: Make, house: Room) -> None:
    ann, bob = await guests({"Ann": 1, "Bob": 2})
    await ann.look(ann.following.n)
    n = ann.dealer.n
    await say(house, bob, "hurry")
    assert ann.dealer.n == n


async def test_a_line_that_is_sent_twice_is_said_once(guests: Make, house: Room) -> None:
    (ann,) = await guests({"Ann": 1})
    assert await say(house, ann, "once") == await say(house, ann, "once") == wire.Done("s")
    assert len(ann.dealer.talk.lines) == 1


async def test_signs_are_codes_that_each_reader_gets_in_his_own_language(guests: Make, house: Room) -> None:
    (ann,) = await guests({"Ann": 1})
    house.floor.talk(ann.player, wire.Sign("1", ann.dealer.name, "nice_hand"))
    assert ann.dealer.talk.lines[0].sign == "nice_hand"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"sign","id":"1","table":"t","sign":"<img>"}', type=wire.Request)


async def test_who_talks_too_fast_waits_and_is_heard_again(guests: Make, house: Room, clock: Any) -> None:
    ann, bob = await guests({"Ann": 1, "Bob": 2})
    answers = [await say(house, ann, f"line {number}", f"{number}") for number in range(10)]
    assert [type(answer) for answer in answers[:6]] == [wire.Done] * 6
    assert code(answers[-1]) == "talk_too_fast"
    assert await say(house, bob, "me too") == wire.Done("s")
    clock.turn(2_000)
    assert await say(house, ann, "again", "again") == wire.Done("again")


async def test_only_the_last_lines_are_kept(guests: Make, house: Room, clock: Any) -> None:
    (ann,) = await guests({"Ann": 1})
    for number in range(KEPT + 20):
        clock.turn(2_000)
        await say(house, ann, f"line {number}", f"{number}")
    assert len(ann.dealer.talk.lines) == KEPT
    assert ann.dealer.talk.lines[-1].text == f"line {KEPT + 19}"


async def test_spectators_read_and_write_only_where_the_table_lets_them(guests: Make, house: Room) -> None:
    ann, _ = await guests({"Ann": 1, "Zoe": 0})
    eve = Player("eve", "Eve")
    asked = wire.Say("1", ann.dealer.name, "hi")
    assert code(house.floor.talk(eve, asked)) == "talk_for_players"
    ann.dealer.table.spec = replace(ann.dealer.table.spec, cash=CashRules(spectators_talk=True))
    assert house.floor.talk(eve, asked) == wire.Done("1")
    assert ann.dealer.talk.lines[0].seat == 0


async def test_what_nobody_can_read_is_refused(guests: Make, house: Room) -> None:
    (ann,) = await guests({"Ann": 1})
    assert code(await say(house, ann, "\u200b\u200b")) == "talk_empty"
    assert not ann.dealer.talk.lines


async def test_a_host_hushes_a_player_and_lets_him_speak_again(guests: Make, house: Room) -> None:
    ann, bob = await guests({"Ann": 1, "Bob": 2})
    ann.dealer.table.desk = Desk(host=Guest("ann", "Ann"))
    name = ann.dealer.name
    assert code(house.floor.talk(bob.player, wire.Hush("1", name, "ann"))) == "not_host"
    assert house.floor.talk(ann.player, wire.Hush("2", name, "bob")) == wire.Done("2")
    assert code(await say(house, bob, "hey")) == "talk_hushed"
    assert msgspec.json.decode(house.floor.beside(name)[0], type=wire.Talked).hushed == ["bob"]
    house.floor.talk(ann.player, wire.Hush("3", name, "bob", on=False))
    assert await say(house, bob, "hey", "again") == wire.Done("again")


async def test_at_a_table_that_there_is_not_nobody_talks(house: Room) -> None:
    assert code(house.floor.talk(Player("a", "A"), wire.Say("1", "nowhere", "hi"))) == "no_such_table"


# Whose line is lost.


async def test_a_lost_line_is_told_after_a_moment_and_its_return_at_once(guests: Make, house: Room, clock: Any) -> None:
    ann, _ = await guests({"Ann": 1, "Bob": 2})
    dealer = ann.dealer
    for player in ("ann", "bob"):
        dealer.watch(1, player)
    news = await house.bus.subscribe(table_subject(dealer.name))

    async def next_around() -> wire.Around:
        while (frame := await news.get()).first != BESIDE:
            pass
        return msgspec.json.decode(frame.body, type=wire.Around)

    dealer.watch(-1, "bob")
    assert dealer.around().lost == ["bob"]
    await dealer.view(None, 0)
    clock.turn(GRACE)
    while (around := await next_around()).lost != ["bob"]:
        pass
    dealer.watch(1, "bob")
    while (around := await next_around()).lost:
        pass
    assert around == wire.Around(dealer.name, [])


async def test_bots_have_no_line_to_lose(guests: Make, house: Room) -> None:
    (ann,) = await guests({"Ann": 1})
    await ann.ask(wire.AddBot, "caller")
    assert ann.dealer.around().lost == ["ann"]


# Spectators who see it later.


async def test_spectators_of_a_delayed_table_see_each_fact_when_its_time_has_come(
    guests: Make, house: Room, spec: TableSpec, clock: Any
) -> None:
    late = replace(spec, cash=CashRules(bank_seconds=0, spectators_delay=30))
    ann, bob, zoe = await guests({"Ann": 1, "Bob": 2, "Zoe": 0}, late)
    for guest in (ann, bob):
        await guest.look(guest.following.n)
    assert zoe.following.table.seats == {}
    (actor,) = [guest for guest in (ann, bob) if guest.told.legal]
    await actor.act(CALL)
    assert (await zoe.look()).turn is None
    clock.turn(29_000)
    await zoe.look()
    assert zoe.following.table.seats == {}
    clock.turn(1_000)
    await zoe.until(lambda told: told.turn)
    assert zoe.following.table.n > 1
    assert zoe.following.table.hand.to_act >= 0


# What a seat costs.


async def test_the_terms_say_what_a_seat_and_a_return_cost(guests: Make) -> None:
    ann, _, _ = await guests({"Ann": 1, "Bob": 2, "Carl": 3})
    table = ann.dealer.table
    assert terms_for(table, "eve", 5, 0) == wire.Terms(400, 1000, 0, *_price(table.price_of_seat(5)))
    table.seats[3] = replace(table.seats[3], away=True, marks=("small_blind", "big_blind"), stack=600)
    found = terms_for(table, "carl", 0, 0)
    assert (found.live, found.dead) == _price(table.price_of_return("carl"))[:2]


def _price(price: Any) -> tuple[int, int, bool]:
    return price.live, price.dead, price.may_enter
