"""The fair deck: every order equally likely, every opening holds, any tampering is found, closed cards stay closed."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.cards import UNKNOWN
from croupier.room.fact import AnyFact, Cut, Pledge, Roll, Seal, TableSpec
from croupier.room.fairness import (
    CardProof,
    cut_deck,
    digest,
    hash_of_seed,
    is_proved,
    joint_key,
    openings,
    permutation,
    salt_of,
    seal_deck,
    stream,
)
from croupier.room.proof import HandRecord, check, dealt, known_places
from croupier.room.record import TABLE_FACTS
from croupier.room.veil import veil_fact
from croupier.rules.event import Dealt, Discarded, Rabbited, Shown, Shuffled

TESTS = Path(__file__).resolve().parents[1]
HANDS = sorted((TESTS / "hands").glob("*/*.json"))
DEALS = sorted((TESTS / "chinese" / "hands").glob("*/*.json"))
KEY = "ab" * 32
SEED = "0f" * 32
CARDS = ("cards", "burn", "deck", "card", "top", "middle", "bottom", "discards")
events_of = msgspec.json.Decoder(list[AnyFact]).decode


def golden(path: Path) -> list[AnyFact]:
    """Every fact of a golden hand, the opening first."""
    return events_of(json.dumps(json.loads(path.read_text())["events"]))


def deal_of(path: Path) -> tuple[list[AnyFact], Cut, tuple[int, ...]]:
    """A golden hand as if its deck had been sealed and cut: the facts of its record, the cut, the order of dealing."""
    events = golden(path)
    deck = next(fact.deck for fact in events if isinstance(fact, Shuffled))
    seal = Seal(f"t/{events[0].hand}", "croupier-deck-1", "", len(deck), (Pledge(1, "ann", hash_of_seed(SEED)),))  # type: ignore[union-attr]
    # The root depends on the order, and the order on the root: seal the cards so that the cut gives the golden order.
    sealed = seal_deck(seal.deal, deck, KEY, seal.pledges)
    cut, order = cut_deck(sealed, [SEED])
    renamed = dict(zip(deck, order, strict=True))
    facts = [msgspec.convert(rename(msgspec.to_builtins(fact), renamed), AnyFact) for fact in events]
    return [Roll(TableSpec("Test")), cut, *facts], cut, tuple(order)


def rename(value: Any, cards: dict[int, int], inside: str = "") -> Any:
    """The same facts with other cards: whatever they make, they come from the same places."""
    if isinstance(value, dict):
        return {key: rename(part, cards, key) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [rename(part, cards, inside) for part in value]
    return cards.get(value, value) if inside in CARDS else value


def record_for(facts: list[AnyFact], cut: Cut, order: tuple[int, ...], player: int) -> HandRecord:
    """What this player downloads."""
    seen = tuple(veil_fact(fact, player if player >= 0 else None) for fact in facts)
    return HandRecord("croupier-hand-1", "t.7", "t", 0, player, seen, openings(cut, order, known_places(seen, order)))


# The order of dealing.


def test_every_order_of_a_small_pack_is_equally_likely() -> None:
    counts = Counter(tuple(permutation(digest("key", number), 4)) for number in range(24_000))
    assert len(counts) == 24
    distance = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert distance < 49.7  # chi-squared of 23 degrees: passed by one unbiased shuffle in a thousand


def test_every_card_comes_to_every_place_equally_often() -> None:
    counts = Counter(
        (place, position) for number in range(5200) for place, position in enumerate(permutation(digest(number), 52))
    )
    assert len(counts) == 52 * 52
    distance = sum((count - 100) ** 2 / 100 for count in counts.values())
    assert abs(distance - 51 * 51) < 4 * (2 * 51 * 51) ** 0.5


def test_a_number_that_would_favour_a_place_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = permutation("k", 3)
    biased = 2**32 - 1  # the one number of the stream that is no whole share of three
    monkeypatch.setattr(
        "croupier.room.fairness.stream",
        lambda key: iter([biased, *(n for n, _ in zip(stream(key), range(9), strict=False))]),
    )
    assert permutation("k", 3) == fair


def test_another_seed_or_root_gives_another_order() -> None:
    pledges = (Pledge(1, "ann", hash_of_seed(SEED)), Pledge(4, "bob", hash_of_seed(KEY)))
    seal = Seal("t/1", "croupier-deck-1", digest("root"), 52, pledges)
    other_root = Seal("t/1", "croupier-deck-1", digest("other"), 52, pledges)
    keys = [joint_key(seal, seeds) for seeds in ((SEED, KEY), (SEED, ""), ("", KEY), ("", ""), (KEY, SEED))]
    assert len({*keys, joint_key(other_root, (SEED, KEY))}) == 6


def test_the_protocol_gives_the_numbers_that_its_page_states() -> None:
    assert hash_of_seed("00" * 32) == "5976a8b884da303024555f1a9f83951b55ff6d6cdfd015c60579684bddf5e397"
    sealed = seal_deck("abcdefgh/1", range(52), "00" * 32, [Pledge(1, "ann", hash_of_seed("00" * 32))])
    assert sealed.seal.root == "030038739103bad302dafd8d5a9c9176a87c09afd8effd7038041a4af121e46e"
    cut, order = cut_deck(sealed, ["00" * 32])
    assert (joint_key(cut.seal, cut.seeds), order[:5]) == (
        "41e61ee9bdea9a487a8175efb247315400e7984a662924526ffc55e23425c025",
        [29, 41, 24, 42, 21],
    )


# Places and openings.


@pytest.mark.parametrize("path", HANDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_each_card_is_found_in_the_place_from_which_it_was_dealt(path: Path) -> None:
    events = golden(path)
    decks = [fact.deck for fact in events if isinstance(fact, Shuffled)]
    stub = [card for deck in decks for card in deck]
    found = list(dealt(events))
    assert [place for place, _, _ in sorted(found)] == list(range(len(found)))
    assert [stub[place] for place, _, _ in found] == [card for _, _, card in found]
    holes = Counter(player for _, player, _ in found)
    assert all(holes[fact.player] >= len(fact.cards) for fact in events if isinstance(fact, Dealt))


@pytest.mark.parametrize("path", HANDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_everybody_can_prove_what_he_saw_and_nothing_else_is_opened(path: Path) -> None:
    facts, cut, order = deal_of(path)
    names = next(fact.names for fact in facts if hasattr(fact, "names"))
    for player in (-1, *range(len(names))):
        record = record_for(facts, cut, order, player)
        verdict = check(record)
        assert verdict.faults == ()
        assert verdict.seeds == 1
        opened = {one.place for one in record.openings}
        closed = set(range(len(order))) - opened
        text = msgspec.json.encode(record).decode()
        assert KEY not in text
        permuted = permutation(joint_key(cut.seal, cut.seeds), len(order))
        assert not [place for place in closed if salt_of(KEY, cut.seal.deal, permuted[place]) in text]
        assert opened <= may_know(facts, order, player)


def may_know(facts: list[AnyFact], order: tuple[int, ...], player: int) -> set[int]:
    """Independently of the code under test: the places whose card this player saw on the table or in his hand."""
    owner = {place: who for place, who, _ in dealt(facts)}
    places, up = (
        set(),
        {card for fact in facts if isinstance(fact, Dealt) and fact.up for card in fact.cards[-fact.up :]},
    )
    burned = {card for fact in facts for card in getattr(fact, "burn", ())}
    for place, card in enumerate(order):
        who = owner.get(place)
        shown = any(isinstance(fact, Shown) and fact.player == who and card in fact.cards for fact in facts)
        rabbit = any(isinstance(fact, Rabbited) and card in fact.cards for fact in facts)
        board = who == -1 and card not in burned
        if (
            (who == player and player >= 0)
            or board
            or shown
            or (rabbit and who is None)
            or (card in up and who is not None)
        ):
            places.add(place)
    return places


def test_an_opening_proves_one_card_in_one_place_and_no_other() -> None:
    sealed = seal_deck("t/1", range(36), KEY)
    cut, order = cut_deck(sealed, [])
    permuted = permutation(joint_key(cut.seal, ()), 36)
    for opening in openings(cut, order, range(36)):
        assert is_proved(cut.seal, permuted, opening)
        assert not is_proved(cut.seal, permuted, msgspec.structs.replace(opening, card=(opening.card + 1) % 36))
        assert not is_proved(cut.seal, permuted, msgspec.structs.replace(opening, place=(opening.place + 1) % 36))
        assert not is_proved(cut.seal, permuted, msgspec.structs.replace(opening, path=opening.path[:-1]))


# Tampering.

SHOWN = next(path for path in HANDS if path.parent.name == "holdem" and path.stem == "a_beaten_hand_is_mucked")


def test_any_changed_digit_of_the_proof_is_found() -> None:
    facts, cut, order = deal_of(SHOWN)
    text = msgspec.json.encode(record_for(facts, cut, order, 0)).decode()
    spots = [found.span() for found in re.finditer(r'"[0-9a-f]{32,64}"', text)]
    assert len(spots) > 20
    for start, end in spots:
        for spot in (start + 1, (start + end) // 2, end - 2):
            changed = text[:spot] + ("1" if text[spot] != "1" else "2") + text[spot + 1 :]
            assert check(msgspec.json.decode(changed, type=HandRecord)).faults, text[start:end]


def test_any_changed_card_that_the_reader_knows_is_found() -> None:
    facts, cut, order = deal_of(SHOWN)
    record = record_for(facts, cut, order, 0)
    changes = 0
    for number, fact in enumerate(record.facts):
        if not isinstance(fact, Dealt | Shown) and type(fact).__name__ != "Board":
            continue
        for spot, card in enumerate(fact.cards):  # type: ignore[union-attr]
            if card == UNKNOWN:
                continue
            for other in {*range(52)} - {card}:
                cards = (*fact.cards[:spot], other, *fact.cards[spot + 1 :])  # type: ignore[union-attr]
                changed = msgspec.structs.replace(fact, cards=cards)  # type: ignore[type-var]
                facts_now = (*record.facts[:number], changed, *record.facts[number + 1 :])
                assert check(msgspec.structs.replace(record, facts=facts_now)).faults, (fact, other)
                changes += 1
    assert changes > 300


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda record: msgspec.structs.replace(record, table="u", id="u.7"), "wrong_hand"),
        (lambda record: msgspec.structs.replace(record, facts=record.facts[:1] + record.facts[2:]), "no_seal"),
        (lambda record: msgspec.structs.replace(record, openings=record.openings[1:]), "not_opened"),
        (
            lambda record: msgspec.structs.replace(record, openings=(*record.openings, record.openings[0])),
            "dealt_twice",
        ),
    ],
    ids=["another table", "no seal", "an opening less", "an opening twice"],
)
def test_a_record_that_is_not_the_hand_that_was_sealed_is_refused(change: Any, fault: str) -> None:
    facts, cut, order = deal_of(SHOWN)
    assert fault in {found for found, _ in check(change(record_for(facts, cut, order, 0))).faults}


def test_a_seed_that_was_not_promised_and_an_algorithm_that_is_not_known_are_found() -> None:
    facts, cut, order = deal_of(SHOWN)
    record = record_for(facts, cut, order, 0)
    for other, fault in (
        (msgspec.structs.replace(cut, seeds=(KEY,), key=""), ("wrong_seed", 1)),
        (Cut(msgspec.structs.replace(cut.seal, algorithm="other"), cut.seeds), ("unknown_algorithm", 0)),
    ):
        changed = msgspec.structs.replace(record, facts=(record.facts[0], other, *record.facts[2:]))
        assert check(changed).faults == (fault,)


def test_a_card_that_comes_back_from_the_discards_does_not_open_who_had_it_before() -> None:
    facts: list[AnyFact] = [Dealt(0, (1, 2)), Dealt(1, (3, 4)), Discarded(1, (3, UNKNOWN)), Dealt(0, (3,))]
    order = (1, 3, 2, 4)
    seen = [veil_fact(fact, 0) for fact in facts]
    assert [place for place, _, _ in dealt(seen)] == [0, 2, 1, 3, 4]
    assert known_places(seen, order) == [0, 2]


def test_the_facts_of_the_deck_tell_nobody_the_cards_or_the_key() -> None:
    sealed = seal_deck("t/1", range(52), KEY)
    cut, _ = cut_deck(sealed, [])
    for fact in (sealed, cut):
        assert type(fact) in TABLE_FACTS
        for player in (None, 0, 5):
            veiled = veil_fact(fact, player)
            assert KEY not in msgspec.json.encode(veiled).decode()
            assert getattr(veiled, "deck", ()) == ()
    assert isinstance(openings(cut, list(range(52)), [0])[0], CardProof)
