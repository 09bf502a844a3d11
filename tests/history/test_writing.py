"""A Hand is written as PHH and reads back as the same Hand."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards import cards, deck
from croupier.history.phh import read, write, write_all
from croupier.rules.action import CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Raise
from croupier.rules.betting import Betting
from croupier.rules.event import Board, Event, Opened, Post, Shuffled
from croupier.rules.forced import BadOpening, open_hand
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import Legal
from croupier.rules.variants import VARIANTS

ANTES = ["none", "per_player", "bb_ante", "button_ante", "ante_only"]


@st.composite
def houses(draw: st.DrawFn) -> HouseRules:
    """House rules of every kind, all but the antes and straddles, which follow the opening."""
    names = {field.name: field.type for field in msgspec.structs.fields(HouseRules)}
    told = {}
    for rule in draw(st.lists(st.sampled_from(sorted(names)), unique=True, max_size=4)):
        values = getattr(names[rule], "__args__", None)
        if names[rule] is bool:
            told[rule] = draw(st.booleans())
        elif values and all(isinstance(value, str) for value in values):
            told[rule] = draw(st.sampled_from(values))
    rake = draw(st.none() | st.builds(Rake, st.sampled_from([0.5, 2.25, 5.0, 100.0]), st.integers(0, 300)))
    return HouseRules(**told | {"rake": rake, "odd_chip_unit": draw(st.sampled_from([1, 1, 5, 10]))})


@st.composite
def openings(draw: st.DrawFn) -> Opened:
    """A hand that can be opened: game, stakes, antes, straddles, posts and stacks at random."""
    variant = draw(st.sampled_from(sorted(key for key, game in VARIANTS.items() if game.phh)))
    n = draw(st.integers(2, 7))
    big = draw(st.integers(1, 60))
    structure = draw(st.sampled_from([each for each in VARIANTS[variant].structures if each != "spread_limit"]))
    betting = Betting(
        structure=structure,
        small_blind=draw(st.integers(0, big)),
        big_blind=big,
        ante=draw(st.integers(0, 40)),
        min_bet=draw(st.sampled_from([0, 0, big, big + 3])),
        small_bet=draw(st.sampled_from([0, 0, big, big + 1])),
        big_bet=draw(st.sampled_from([0, 0, 2 * big, 3 * big])),
    )
    house = msgspec.structs.replace(draw(houses()), ante_type=draw(st.sampled_from(ANTES)))
    blinds = house.ante_type != "ante_only"
    straddles = draw(st.integers(0, n - 2)) if n > 2 and structure != "fixed_limit" and blinds else 0
    kind = draw(st.sampled_from(["off", "utg", "chain"][min(straddles, 2) :])) if structure != "fixed_limit" else "off"
    stacks = draw(st.lists(st.integers(1, 3000), min_size=n, max_size=n))
    extra = draw(posts(n, big)) if n > 4 and not straddles and blinds else []
    seats = sorted(draw(st.sets(st.integers(1, 11), min_size=n, max_size=n)))
    try:
        return open_hand(
            variant=variant,
            betting=betting,
            house=msgspec.structs.replace(house, straddle=kind),
            seats=seats,
            names=draw(st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=n, max_size=n)),
            stacks=stacks,
            button=draw(st.sampled_from([seats[-1], seats[-1], 11])),
            hand=draw(st.integers(1, 10**9)),
            small=draw(st.sampled_from([0, 0, 0, None])),
            straddles=straddles,
            extra=extra,
            carry=draw(st.sampled_from([0, 0, 3])),
        )
    except BadOpening:
        return open_hand(seats=(1, 2), names=("a", "b"), stacks=(100, 50), button=2)


@st.composite
def posts(draw: st.DrawFn, n: int, big: int) -> list[Post]:
    """What returning players post: live, dead, or both, the live part first."""
    due = []
    for player in sorted(draw(st.sets(st.integers(2, n - 2), max_size=2))):
        kinds = draw(st.sampled_from([["post"], ["dead"], ["post", "dead"]]))
        due += [Post(player, kind, big if kind == "post" else max(1, big // 2)) for kind in kinds]
    return due


def wishes(legal: Legal) -> st.SearchStrategy[Action]:
    """Any action that is allowed."""
    if legal.show:
        return st.sampled_from([SHOW, MUCK] if legal.muck else [SHOW])
    allowed: list[st.SearchStrategy[Action]] = []
    if legal.call:
        allowed += [st.just(CALL)] * 3
    if legal.check:
        allowed += [st.just(CHECK)] * 2
    if legal.fold:
        allowed.append(st.just(FOLD))
    if legal.can_raise:
        wager = Bet if legal.opens else Raise
        allowed += [st.integers(legal.min_to, legal.max_to).map(wager), st.just(wager(legal.min_to))]
    return st.one_of(allowed)


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """A hand played with legal actions, to its end or to a point before it."""
    hand = Hand.open(draw(openings()))
    hand.deal(draw(st.permutations(deck())))
    for _ in range(draw(st.sampled_from([0, 2, 5, 100, 100]))):
        if hand.to_act < 0:
            break
        legal = hand.legal(hand.to_act)
        assert legal is not None
        hand.act(hand.to_act, draw(wishes(legal)))
    return hand


def told(events: list[Event]) -> list[Event]:
    """The facts that a record can tell: not the order of the deck, nor which cards were burned."""
    return [
        Board(event.street, event.cards, ()) if isinstance(event, Board) else event
        for event in events
        if not isinstance(event, Shuffled)
    ]


@given(hands(), st.sampled_from([1, 10, 100]))
@settings(max_examples=150)
def test_a_hand_that_is_written_reads_back_to_the_same_events(hand: Hand, unit: int) -> None:
    [record] = read(write(hand, unit))
    report = record.check()
    assert record.unit == unit
    assert not record.notes
    assert report.agrees, (report.refused, report.differences)
    assert told(report.hand.events) == told(hand.events)
    assert (report.hand.stacks, report.hand.to_act) == (hand.stacks, hand.to_act)


@given(hands(), st.integers(-1, 6))
@settings(max_examples=60)
def test_what_one_player_saw_reads_back_to_the_same_money_and_tells_no_more(hand: Hand, player: int) -> None:
    seen = hand.seen_by(player if 0 <= player < hand.n else None)
    text = write(seen)
    report = read(text)[0].check()
    assert report.agrees, (report.refused, report.differences)
    assert (report.hand.stacks, report.hand.bets, report.hand.to_act) == (hand.stacks, hand.bets, hand.to_act)
    public = {card for cards in hand.shown if cards for card in cards} | set(hand.board)
    dealt = {card for hole in report.hand.holes for card in hole if card >= 0}
    assert dealt <= public | set(hand.holes[player] if 0 <= player < hand.n else ())


def simple(stacks: tuple[int, ...] = (1000, 1000, 1000), **changes: object) -> Hand:
    """A hand of three with blinds 5 and 10, before anything is done."""
    seats = tuple(range(1, len(stacks) + 1))
    opened = open_hand(
        betting=Betting(small_blind=5, big_blind=10), seats=seats, names=[f"p{seat}" for seat in seats], stacks=stacks,
        button=len(stacks), **changes,  # type: ignore[arg-type]
    )  # fmt: skip
    hand = Hand.open(opened)
    hand.deal([*cards("As Ks Qs Ad Kd Qd 2h 3h 4h 5h 6c 7c 8c 9c")])
    return hand


def test_a_hand_is_written_one_action_a_line() -> None:
    hand = simple()
    hand.act(2, Raise(30))
    hand.act(0, FOLD)
    assert (
        write(hand)
        == """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [5, 10, 0]
min_bet = 10
starting_stacks = [1000, 1000, 1000]
hand = 1
players = ["p1", "p2", "p3"]
actions = [
  "d dh p1 AsAd",
  "d dh p2 KsKd",
  "d dh p3 QsQd",
  "p3 cbr 30",
  "p1 f",
]
"""
    )


def test_a_finished_hand_tells_the_stacks_and_what_was_collected() -> None:
    hand = simple()
    hand.act(2, FOLD)
    hand.act(0, FOLD)
    assert "finishing_stacks = [995, 1005, 1000]\nwinnings = [0, 10, 0]\n" in write(hand)


def test_cents_are_written_with_all_their_places() -> None:
    text = write(simple(), unit=100)
    assert "blinds_or_straddles = [0.05, 0.10, 0.00]\nmin_bet = 0.10\nstarting_stacks = [10.00, 10.00, 10.00]\n" in text


def test_further_fields_are_written_and_read() -> None:
    said = {"event": 'Home "game"', "year": 2026, "currency": "USD", "time_banks": [1, 2], "_ours": {"fast": True}}
    [record] = read(write(simple(), told=said))
    assert {name: record.told[name] for name in said} == said


def test_many_hands_are_one_file() -> None:
    records = read(write_all([write(simple()), write(simple((500, 500)))]))
    assert [(record.name, len(record.opened.stacks)) for record in records] == [("1", 3), ("2", 2)]


def test_amounts_never_pass_through_a_float() -> None:
    [record] = read(write(simple((9007199254740991, 2, 10**15)), unit=1))
    assert record.opened.stacks == (9007199254740991, 2, 10**15)
    [record] = read(write(simple((9007199254740991, 2, 10**15)), unit=100).replace("10000000000000.00", "3.10"))
    assert (record.unit, record.opened.stacks[2]) == (100, 310)


def test_posts_in_an_order_that_phh_cannot_say_are_not_written() -> None:
    extra = (Post(3, "dead", 5), Post(3, "post", 10))
    with pytest.raises(ValueError, match="PHH cannot say how this hand was opened"):
        write(simple((100,) * 6, extra=extra))


def test_an_unknown_card_is_written_as_question_marks() -> None:
    assert '"d dh p1 ????",' in write(simple().seen_by(1))
    assert '"d dh p2 KsKd",' in write(simple().seen_by(1))


def test_a_record_keeps_its_decimals_exact() -> None:
    [record] = read(write(simple(), unit=10, told={"_rate": Decimal("0.1")}))
    assert record.told["_rate"] == Decimal("0.1")
