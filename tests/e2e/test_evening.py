"""A whole evening in six browsers: two phones, a keyboard, an ear and two desktops, from the link to the last debt."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.evening.afterwards import check_books, check_files, check_hands, check_tables
from tests.e2e.evening.film import Film
from tests.e2e.evening.guest import Guest, by_ear, by_keys, by_mouse, by_touch
from tests.e2e.evening.story import Evening, open_table
from tests.e2e.person import Person
from tests.e2e.test_host_journey import desk, send_away, void

pytestmark = pytest.mark.browser
Come = Callable[..., Person]


@pytest.fixture
def evening(person: Come) -> Evening:
    """Anna hosts; Boris has a keyboard, Viktoria a screen reader, Mia and Georgij phones, Nina another desktop."""

    def guest(name: str, seat: int, how: Any, **browser: Any) -> Guest:
        return Guest(person(name, still=True, **browser), seat, how)

    return Evening(
        guest("Anna", 1, by_mouse),
        [
            guest("Boris", 2, by_keys, scheme="light"),
            guest("Mia", 3, by_touch, phone=True),
            guest("Viktoria", 4, by_ear),
            guest("Georgij", 5, by_touch, phone=True, scheme="light"),
            guest("Nina", 6, by_mouse, scheme="light"),
        ],
    )


@pytest.mark.slow
@pytest.mark.parametrize("games", [2, 4])
def test_six_friends_play_an_evening_and_the_books_close(
    games: int, evening: Evening, room: Any, tmp_path: Path
) -> None:
    film = Film(evening, on=games == 4)
    come_in(evening, room.host_url, film)
    holdem(evening, film)
    if games == 4:
        omaha(evening, film)
    stud(evening, film)
    if games == 4:
        badugi(evening, film)
    sent_away(evening, evening.by_seat[6], film)
    voided(evening, film)
    settle_up(evening, film)
    film.develop()
    check_books(evening)
    check_files(evening, tmp_path)
    for one in evening.all:
        assert one.person.hidden_cards_received() == [], f"{one.name} was sent a hidden card"
    assert len({fact["variant"] for fact in evening.facts("opened")}) == games
    room.close()
    check_tables(room.file, evening)
    check_hands(room.file, evening)


def come_in(evening: Evening, host_link: str, film: Film) -> None:
    """The host opens a table by his link; the others come by the link to it, ask for a seat and are let in."""
    anna = evening.host
    link = open_table(anna.person, host_link, "Friday night")
    evening.table = link.rsplit("/", 1)[1]
    anna.take_seat()
    desk(anna.person).get_by_role("switch", name=re.compile("^Ask me first")).check()
    desk(anna.person).get_by_role("button", name="Pause", exact=True).click()
    evening.leave_desk()
    for one in evening.all[1:]:
        one.come(link)
        one.take_seat(least=one.name == "Georgij")
        one.page.get_by_text("The host has been asked").wait_for()
    evening.host.press(re.compile("^Host the table, 5 requests"))
    film.shot("01-asked")
    evening.let_in(*(one.name for one in evening.all[1:]))
    evening.at_desk("Go on")


def holdem(evening: Evening, film: Film) -> None:
    """No-limit hold'em: chips are added with the host's yes, and an all-in is run twice."""
    anna, boris, mia, viktoria, georgij, _ = evening.all
    evening.until_asked(viktoria, evening.all)
    assert "Your turn" in viktoria.heard()
    assert_the_tree_is_whole(viktoria)
    evening.until_asked(mia, evening.all)
    film.shot("02-holdem")
    georgij.menu("Add chips")
    georgij.press(re.compile("^Add "), georgij.page.get_by_role("dialog", name="Add chips"))
    evening.play_hand([anna, mia, viktoria])
    asked = georgij.page.get_by_text("The host has been asked")
    evening.play_until(lambda: bool(asked.count()))  # his own decision may come first, and stands in the same place
    film.shot("03-chips", phone=georgij)
    evening.give_chips(georgij.name)
    run_it_twice(evening, anna, boris, film)
    evening.play_until(lambda: evening.count("bought") > 0)


def run_it_twice(evening: Evening, one: Guest, other: Guest, film: Film) -> None:
    """Two go all-in, both want to see the rest of the board twice."""
    opened = evening.count("opened")
    evening.play_until(lambda: evening.count("opened") > opened)
    while True:
        evening.play_until(lambda: one.owes() or other.owes() or evening.count("runs") > 0, spared=[one, other])
        if evening.count("runs"):
            break
        asked = one if one.owes() else other
        twice = asked.button("^Twice")
        if twice.count():
            film.shot("04-how-often")
            if evening.count("agreed"):
                evening.at_desk("Pause")  # so that the felt stays as the hand leaves it
            asked.take(twice)
        else:
            asked.shove()
    evening.play_until(lambda: any(fact["board"] for fact in evening.facts("awarded")))
    for number in (1, 2):
        evening.host.page.get_by_role("group", name=f"board {number}:").wait_for()
    film.shot("05-twice")
    evening.at_desk("Go on")
    assert "The rest of the board is dealt twice" in evening.all[3].heard()
    buy_again(evening, one, other)


def buy_again(evening: Evening, *guests: Guest) -> None:
    """Who lost everything buys in again."""
    ended = evening.count("ended")
    evening.play_until(lambda: evening.count("ended") > ended or evening.count("roll") > evening.count("opened"))
    for one in guests:
        if not one.page.get_by_text("You have no chips left").count():
            continue
        one.press("Add chips")
        one.press(re.compile("^Add "), one.page.get_by_role("dialog", name="Add chips"))
        if one is not evening.host:
            evening.give_chips(one.name)


def omaha(evening: Evening, film: Film) -> None:
    """Pot-limit Omaha from the next hand on, and a bomb pot."""
    anna, boris, mia, viktoria, *_ = evening.all
    evening.change_game("Omaha", "Pot-limit")
    evening.play_until(lambda: evening.variant == "omaha")
    assert evening.facts("opened")[-1]["betting"]["structure"] == "pot_limit"
    evening.until_asked(mia, evening.all)
    film.shot("06-omaha")
    evening.at_desk("Bomb pot")
    evening.play_until(lambda: bool(evening.facts("opened")[-1]["bomb"]), [mia, boris])
    evening.until_asked(mia, evening.all)
    assert "Bomb pot" in viktoria.heard()
    film.shot("07-bomb-pot")
    evening.play_hand([anna, mia, boris])


def stud(evening: Evening, film: Film) -> None:
    """Seven-card stud; a phone is out of reach in mid-hand and comes back to the same decision."""
    anna, _, mia, viktoria, *_ = evening.all
    evening.change_game("Seven-card stud")
    evening.play_until(lambda: evening.variant == "seven_card_stud")
    evening.until_asked(mia, evening.all)
    asked, hand = mia.decision(), mia.person.hand_number()
    mia.drop_line()
    mia.page.get_by_text("No connection").or_(mia.page.get_by_text("Connection lost")).first.wait_for()
    for other in (anna, viktoria):
        other.page.get_by_text("Connection lost").first.wait_for(state="attached")
    film.shot("08-dropped")
    assert not mia.owes(), "a button can be pressed that nobody would hear"
    mia.find_line()
    mia.passive.wait_for()
    assert (mia.decision(), mia.person.hand_number()) == (asked, hand)
    film.shot("09-back")
    evening.play_hand([anna, mia, viktoria])
    assert "face up" in viktoria.heard()
    assert evening.count("timed_out") == 0


def badugi(evening: Evening, film: Film) -> None:
    """A draw game: cards are chosen to go, by touch, by keys and by mouse."""
    anna, boris, mia, *_ = evening.all
    evening.change_game("Badugi")
    evening.play_until(lambda: evening.variant == "badugi")
    draw = mia.button("^Stand pat")
    evening.play_until(lambda: bool(draw.count()), [anna, boris, mia])
    film.shot("10-badugi")
    evening.play_hand([anna, boris, mia])
    assert any(fact["cards"] for fact in evening.facts("discarded"))


def sent_away(evening: Evening, guest: Guest, film: Film) -> None:
    """The guest plays the hand to its end, then the seat is gone, and the same browser gets none."""
    evening.until_asked(guest, evening.all)
    send_away(evening.host.person, guest.name)
    evening.leave_desk()
    assert guest.seat in evening.facts("opened")[-1]["seats"]
    assert guest.page.get_by_role("button", name=re.compile("^Sit here")).count() == 0, "gone in mid-hand"
    evening.play_until(lambda: evening.count("stood") > 0, [guest, evening.host])
    guest.page.reload()
    guest.page.get_by_text("The host has sent you away from this table.").first.wait_for()
    assert guest.page.get_by_role("button", name=re.compile("^Sit here")).count() == 0
    film.shot("11-sent-away", desktop=guest)


def voided(evening: Evening, film: Film) -> None:
    """A hand that does not count: the stacks are as it found them."""
    opened = evening.count("opened")
    evening.play_until(lambda: evening.count("opened") > opened)
    before = evening.stacks()
    evening.until_asked(evening.all[2], evening.all)
    desk(evening.host.person).get_by_role("button", name="Pause", exact=True).click()
    void(evening.host.person)
    film.shot("12-voided")
    evening.leave_desk()
    evening.play_until(lambda: evening.count("voided") == 1 and evening.stacks() == before)
    assert "does not count" in evening.all[3].heard()


def settle_up(evening: Evening, film: Film) -> None:
    """Everybody opens the books; who owes says that it is paid, who gets it says that it has come."""
    for one in evening.all:
        one.menu("The books of the evening")
        one.page.get_by_role("heading", name="Settle up").wait_for()
    film.shot("13-books")
    for verb in ("I have paid", "I have received it"):
        for one in evening.all:
            one.press("Look again")
            pay(one, verb)
    for one in evening.all:
        one.press("Look again")
        one.page.get_by_text("Everybody is even.", exact=True).wait_for()
    film.shot("14-even")


def pay(guest: Guest, verb: str) -> None:
    """Mark everything of mine that is to be marked."""
    guest.page.get_by_text(re.compile("pays|Everybody is even")).first.wait_for()
    mine = guest.page.get_by_role("button", name=verb)
    for _ in range(mine.count()):
        left = mine.count()
        guest.how(guest.page, mine.first)
        mine.nth(left - 1).wait_for(state="hidden")


def assert_the_tree_is_whole(guest: Guest) -> None:
    """Who hears the page finds every control by a name, the decision among them, and the seats in words."""
    nodes = guest.tree()
    pressed = ("button", "link", "textbox", "slider", "switch", "combobox", "tab", "radio")
    assert [node for node in nodes if node["role"] in pressed and not node["name"].strip()] == []
    names = {node["role"]: node["name"] for node in nodes}
    buttons = [node["name"] for node in nodes if node["role"] == "button"]
    assert {"Fold", "Table menu"} <= set(buttons)
    assert any(re.match("Check|Call", name) for name in buttons)
    assert "Your decision" in {node["name"] for node in nodes if node["role"] == "region"}, names
