"""Accounts in a real Chromium: a kept name on a second device, a seat that moves between them, a passkey."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.e2e.person import Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
SECRET = "correct horse"


def me(person: Person, entry: str) -> None:
    """Open what the person can do about himself, and press an entry."""
    person.page.get_by_role("button", name="You are Anna").click()
    person.page.get_by_role("dialog").get_by_role("button", name=entry).click()


def keep_name(person: Person) -> None:
    """Keep the name with a password."""
    me(person, "Keep this name")
    person.page.get_by_role("dialog").get_by_label("Password").fill(SECRET)
    person.page.get_by_role("dialog").get_by_role("button", name="Keep the name").click()
    person.page.get_by_text("The name is yours").first.wait_for()


def sign_in(person: Person, path: str = "/", password: str = SECRET) -> None:
    """Open the link and sign in at the door."""
    person.page.goto(person.url + path)
    person.page.get_by_role("button", name="You keep a name here?").click()
    person.page.get_by_label("The name you keep").fill("anna")
    person.page.get_by_label("Password").fill(password)
    person.page.get_by_role("button", name="Sign in", exact=True).click()


def with_a_passkey(person: Person) -> None:
    """Give the person's device the means to make passkeys and to show them."""
    person.url = person.url.replace("127.0.0.1", "localhost")  # an address of figures has no passkeys
    devices = person.context.new_cdp_session(person.page)
    devices.send("WebAuthn.enable")
    key = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    key |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": key})


def test_a_seat_follows_a_kept_name_to_a_phone_and_back(person: Come, keep_picture: Any) -> None:
    laptop, phone = person("Anna", still=True), person("Anna", phone=True, still=True)
    laptop.enter()
    laptop.page.get_by_role("button", name="You are Anna").click()
    keep_picture(laptop, "me-guest")
    assert laptop.audit() == []
    laptop.page.keyboard.press("Escape")
    keep_name(laptop)
    path = laptop.open_table()
    laptop.sit()
    laptop.wait_for_turn()
    phone.expects("403 (Forbidden)")
    sign_in(phone, path, "wrong word")
    phone.page.get_by_text("Name and password do not fit.").wait_for()
    keep_picture(phone, "sign-in-phone")
    assert phone.audit() == []
    phone.page.get_by_label("Password").fill(SECRET)
    phone.page.get_by_role("button", name="Sign in", exact=True).click()
    phone.wait_for_turn()
    laptop.page.get_by_text("You play on another device now").first.wait_for()
    laptop.bar.wait_for(state="detached")
    keep_picture(laptop, "other-device-desktop")
    assert laptop.audit() == []
    laptop.page.get_by_role("button", name="Take it back here").click()
    laptop.wait_for_turn()
    phone.page.get_by_text("You play on another device now").first.wait_for()
    keep_picture(phone, "other-device-phone")
    assert phone.audit() == []


def test_who_signs_out_everywhere_stands_at_the_door_on_every_device(person: Come, keep_picture: Any) -> None:
    laptop, phone = person("Anna", still=True, scheme="light"), person("Anna", phone=True, still=True, scheme="light")
    laptop.enter()
    keep_name(laptop)
    sign_in(phone)
    phone.page.get_by_text("Table 1").wait_for()
    laptop.page.get_by_role("button", name="You are Anna").click()
    keep_picture(laptop, "me-account")
    assert laptop.audit() == []
    laptop.page.get_by_role("dialog").get_by_role("button", name="Sign out on all devices").click()
    for one in (laptop, phone):
        one.page.get_by_role("button", name="Come in").wait_for()
    assert laptop.audit() == []
    phone.expects("422 (")
    phone.page.get_by_label("Your name").fill("\u0410nn\u0430")
    phone.page.get_by_role("button", name="Come in").click()
    phone.page.get_by_text("Somebody keeps this name here").first.wait_for()
    keep_picture(phone, "enter-kept-phone-light")


def test_a_passkey_lets_its_owner_in_without_a_word(person: Come) -> None:
    anna = person("Anna", still=True)
    with_a_passkey(anna)
    anna.enter()
    keep_name(anna)
    me(anna, "Add a passkey")
    anna.page.get_by_text("You have 1 passkey.").first.wait_for()
    assert anna.audit() == []
    anna.page.get_by_role("dialog").get_by_role("button", name="Sign out Your seat").click()
    anna.page.get_by_role("button", name="You keep a name here?").click()
    anna.page.get_by_role("button", name="Sign in with a passkey").click()
    anna.page.get_by_role("button", name="You are Anna").wait_for()
