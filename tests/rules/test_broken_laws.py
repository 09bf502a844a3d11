"""Each law can fail: a Hand, or a veil, that is broken on purpose is caught by the law that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.rules import laws, laws_of_views
from tests.rules.law import Broken
from tests.rules.random_hands import Deal, random_deal

from croupier.ranking import showing
from croupier.rules import decide, record, wager
from croupier.rules import event as facts
from croupier.rules import hand as hand_module
from croupier.rules.action import Action, Check, Fold
from croupier.rules.event import Board, Called, Checked, Dealt, Event, Posted, Shuffled
from croupier.rules.hand import Hand
from croupier.rules.legal import Legal
from croupier.rules.veil import veil


def assert_caught(law: Callable[[Deal], None], by: str, hands: int = 300) -> None:
    """One of some hands breaks the law, and it is this law that says so."""
    with pytest.raises(Broken, match=f"^{by}:"):
        put_to_some_hands(law, hands)


def put_to_some_hands(law: Callable[[Deal], None], hands: int = 300) -> None:
    """Try a law on the hands of some seeds."""
    for seed in range(hands):
        law(random_deal(seed))


def record_wrongly(monkeypatch: pytest.MonkeyPatch, kind: type[Any], broken: Callable[[Hand, Any], None]) -> None:
    """Record one kind of fact wrongly, by whichever door it comes."""
    right = record.RECORD[kind]
    monkeypatch.setitem(record.RECORD, kind, broken)
    for action, (choose, enter) in decide.DOORS.items():
        if enter is right:
            monkeypatch.setitem(decide.DOORS, action, (choose, broken))


Choose = Callable[[Hand, Legal, Any], Event]


def decide_wrongly(monkeypatch: pytest.MonkeyPatch, kind: type[Any], broken: Callable[[Choose], Choose]) -> None:
    """Decide one kind of wish wrongly; `broken` makes the wrong decision out of the right one."""
    choose, enter = decide.DOORS[kind]
    monkeypatch.setitem(decide.DOORS, kind, (broken(choose), enter))


def test_chips_out_of_nowhere_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = record.RECORD[Posted]

    def broken(hand: Hand, event: Posted) -> None:
        right(hand, event)
        hand.stacks[0] += 1

    record_wrongly(monkeypatch, Posted, broken)
    assert_caught(laws.chips_stay, "chips")


def test_chips_that_vanish_in_the_middle_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = record.RECORD[Called]

    def broken(hand: Hand, event: Called) -> None:
        right(hand, event)
        hand.total -= 1

    record_wrongly(monkeypatch, Called, broken)
    assert_caught(laws.chips_stay, "chips")


def test_a_pot_for_one_who_has_folded_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = decide.award

    def broken(hand: Hand) -> tuple[list[Event], int]:
        events, carry = right(hand)
        return [to_the_neighbour(hand, fact) for fact in events], carry

    monkeypatch.setattr(decide, "award", broken)
    assert_caught(laws.pots_are_paid, "pots")


def to_the_neighbour(hand: Hand, fact: Event) -> Event:
    """The award with each share given to the next player."""
    if type(fact) is not facts.Awarded:
        return fact
    wins = tuple(msgspec.structs.replace(win, player=(win.player + 1) % hand.n) for win in fact.wins)
    return msgspec.structs.replace(fact, wins=wins)


def test_a_check_that_is_always_accepted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def lax(hand: Hand, legal: Legal, action: Check) -> Event:
        return Checked(legal.player)

    decide_wrongly(monkeypatch, Check, lambda right: lax)
    assert_caught(laws.legal_agrees_with_act, "legal")


def test_a_fold_that_is_refused_though_it_is_legal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(hand: Hand, legal: Legal, action: Action) -> Event:
        raise decide.Illegal("cannot_fold")

    decide_wrongly(monkeypatch, Fold, lambda right: strict)
    assert_caught(laws.legal_agrees_with_act, "legal")


def test_a_refusal_that_leaves_a_trace_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(right: Choose) -> Choose:
        def choose(hand: Hand, legal: Legal, action: Check) -> Event:
            hand.last = legal.player
            return right(hand, legal, action)

        return choose

    decide_wrongly(monkeypatch, Check, careless)
    assert_caught(laws.legal_agrees_with_act, "no trace")


@pytest.mark.parametrize(("field", "off"), [("min_to", -1), ("max_to", 1), ("call", 1)])
def test_a_hand_that_counts_one_chip_wrong_is_caught(monkeypatch: pytest.MonkeyPatch, field: str, off: int) -> None:
    right = hand_module.legal_for

    def broken(hand: Hand, player: int) -> Legal:
        legal = right(hand, player)
        return msgspec.structs.replace(legal, **{field: getattr(legal, field) + off})

    monkeypatch.setattr(hand_module, "legal_for", broken)
    assert_caught(laws.a_second_referee_agrees, "referee")


def test_betting_that_is_always_reopened_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wager, "is_reopened", lambda hand, player: True)
    assert_caught(laws.a_second_referee_agrees, "referee")


def test_the_wrong_door_card_that_brings_it_in_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.bring_in
    monkeypatch.setattr(showing, "bring_in", lambda doors, low: right(doors, not low))
    assert_caught(laws.a_second_referee_agrees, "turn")


def test_a_showing_hand_that_is_compared_by_its_highest_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "showing_high", lambda up: max(card >> 2 for card in up))
    assert_caught(laws.a_second_referee_agrees, "turn")


def test_an_open_pair_that_does_not_count_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wager, "may_double", lambda hand: False)
    assert_caught(laws.a_second_referee_agrees, "referee", hands=3000)


def test_one_card_too_many_in_a_draw_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = wager.legal_draw

    def broken(hand: Hand, player: int) -> Legal:
        legal = right(hand, player)
        return msgspec.structs.replace(legal, discard_max=legal.discard_max + 1)

    monkeypatch.setattr(wager, "legal_draw", broken)
    assert_caught(laws.a_second_referee_agrees, "referee")


def test_a_player_who_is_asked_again_and_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    record_wrongly(monkeypatch, Checked, lambda hand, event: None)
    assert_caught(laws.hands_end, "the hand ends")


def test_state_that_no_fact_tells_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def secretive(right: Choose) -> Choose:
        def choose(hand: Hand, legal: Legal, action: Fold) -> Event:
            hand.step += 1
            return right(hand, legal, action)

        return choose

    decide_wrongly(monkeypatch, Fold, secretive)
    assert_caught(laws.acting_equals_replaying, "replay")


def test_a_card_that_comes_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = record.RECORD[Board]

    def broken(hand: Hand, event: Board) -> None:
        right(hand, event)
        hand.top -= 1

    record_wrongly(monkeypatch, Board, broken)
    assert_caught(laws.no_card_twice, "cards")


@pytest.mark.parametrize("shared", ["stacks", "folded", "shown", "events"])
def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch, shared: str) -> None:
    right = Hand.copy

    def shallow(hand: Hand) -> Hand:
        twin = right(hand)
        setattr(twin, shared, getattr(hand, shared))
        return twin

    monkeypatch.setattr(Hand, "copy", shallow)
    assert_caught(laws.a_copy_is_independent, "copy")


def leaking_hole_cards(event: Event, player: int | None) -> Event:
    return event if type(event) is Dealt else veil(event, player)


def leaking_burned_cards(event: Event, player: int | None) -> Event:
    return event if type(event) is Board else veil(event, player)


def leaking_the_deck(event: Event, player: int | None) -> Event:
    return event if type(event) is Shuffled else veil(event, player)


def leaking_the_neighbours_cards(event: Event, player: int | None) -> Event:
    return event if type(event) is Dealt and player == event.player + 1 else veil(event, player)


LEAKS = [leaking_hole_cards, leaking_burned_cards, leaking_the_deck, leaking_the_neighbours_cards]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_view_laws_catch_a_leaking_veil(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Event, int | None], Event]
) -> None:
    monkeypatch.setattr(laws_of_views, "veil", leak)
    assert_caught(laws.a_view_stays_when_unseen_cards_are_swapped, "swap")
    assert_caught(laws.a_view_names_no_face_down_card, "face down")


def test_the_swap_law_catches_a_veil_that_hints_at_a_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a card is named, and yet one could be told from another."""

    def hinting(event: Event, player: int | None) -> Event:
        told = veil(event, player)
        if type(event) is Dealt and told is not event:
            return Dealt(event.player, tuple(-1 if card % 4 in (1, 2) else -2 for card in event.cards))
        return told

    monkeypatch.setattr(laws_of_views, "veil", hinting)
    assert_caught(laws.a_view_stays_when_unseen_cards_are_swapped, "swap")


def test_the_swap_law_catches_a_decision_that_looks_at_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(right: Choose) -> Choose:
        def choose(hand: Hand, legal: Legal, action: Check) -> Event:
            fact = right(hand, legal, action)
            return fact if sum(hand.holes[legal.player]) % 2 else facts.Called(legal.player, 0)

        return choose

    decide_wrongly(monkeypatch, Check, peeping)
    assert_caught(laws.a_view_stays_when_unseen_cards_are_swapped, "swap")


def test_the_view_law_catches_a_veil_that_hides_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws_of_views, "veil", lambda event, player: veil(event, None))
    assert_caught(laws.a_view_lacks_hidden_cards_alone, "view")


def test_an_event_that_json_changes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = msgspec.json.encode
    monkeypatch.setattr(laws, "encode", lambda fact: right(fact).replace(b'"amount":1', b'"amount":2'))
    assert_caught(laws.events_survive_json, "json")
