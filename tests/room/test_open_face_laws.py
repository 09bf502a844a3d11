"""Laws of open-face Chinese at a table, over random deals: no chip is lost, facts are enough, nobody sees too much."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.chinese.chance import deck_from
from tests.chinese.laws import renamed, swap_unseen
from tests.chinese.random_deals import chosen
from tests.room.open_face_table import PLAYERS, QUEENS_ON_TOP, Chooser, Stage, at_random, deck_for, decks
from tests.rules.law import Broken, hold

from croupier.bots.open_face import CHINESE_BOTS
from croupier.cards import standard_deck
from croupier.chinese import veil
from croupier.chinese.action import AutoPlace, ChineseAction, Lay
from croupier.chinese.event import ChineseOpened, Given, Locked, Put, TakenBack
from croupier.chinese.house import ChineseRules
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.variants import VARIANTS
from croupier.room.evening import CashRules
from croupier.room.fact import Roll
from croupier.room.ledger import BANK, Book, Ledger
from croupier.room.table import Table
from croupier.room.tournament import TournamentRules
from croupier.room.veil import veil_fact
from croupier.room.wish import Buy, Play, Sit, SitIn, SitOut, Stand
from croupier.rules.legal import Illegal


def evening(seed: int, variant: str, deals: int) -> Stage:
    """Some deals in which people think, run out of time, lose the line, come back, sit out and buy chips.

    In every other one they lay as a quick bot does, well enough to come into Fantasyland and to stay there; every third
    one is spent with tournaments.
    """
    chance = Random(seed)
    cap = chance.choice(["effective_stack", "payer_stack"])
    house = ChineseRules(ofc_min_points=5, ofc_settlement_cap=cap)  # type: ignore[arg-type]
    cash = CashRules(rejoin_window_min=0)
    stack = chance.choice([20, 60, 400])
    rules = TournamentRules(0 if seed % 3 else 1, stack, chance.choice(["winner", "first_two"]))  # type: ignore[arg-type]
    stage = Stage(variant=variant, house=house, stack=stack, cash=cash, tournament=rules)
    choose, packs = well(stage) if seed % 2 else at_random(chance), decks(chance)
    for _ in range(deals):
        refill(stage)
        stage.deal(next(packs))
        while stage.table.running:
            happen(stage, chance, choose)
    return stage


def well(stage: Stage) -> Chooser:
    """Place by what looks best."""
    bot = CHINESE_BOTS["greedy"](Random())

    def choose(legal: ChineseLegal) -> Lay:
        assert stage.table.deal is not None
        return bot.decide(stage.table.deal.seen_by(legal.player), legal.player)

    return choose


def refill(stage: Stage) -> None:
    """Between two matches everybody is back with enough chips, who was sent away for sitting out as well."""
    if stage.table.in_play:
        return
    rules = stage.spec.tournament
    chips = rules.points if rules.circles else 20
    for seat, player in enumerate(PLAYERS, 1):
        if seat not in stage.table.seats:
            stage.act(player, Sit(seat, chips, player.title()))
    for sitting in list(stage.table.seats.values()):
        if sitting.stack < 5:
            stage.act(sitting.player, Buy(chips))
        if stage.table.seats[sitting.seat].away:
            stage.act(sitting.player, SitIn())


def happen(stage: Stage, chance: Random, choose: object) -> None:
    """One thing that happens in a deal."""
    stage.now += chance.randrange(30_000)
    what = chance.random()
    seated = [one.player for one in stage.table.seats.values()]
    if what < 0.1:
        stage.tick(chance.randrange(200_000), lost=chance.sample(seated, 1))
    elif what < 0.15:
        with suppress(Illegal):  # who leaves after the match stays away
            stage.act(chance.choice(seated), chance.choice([SitOut(), SitIn()]))
    elif stage.table.deal is not None and stage.table.deal.to_act:
        stage.lay(choose)  # type: ignore[arg-type]


def hold_books(stage: Stage) -> None:
    """The facts alone make the same table, and the ledger has every chip where it lies."""
    book, lines = Book("t"), []
    table: Table | None = None
    for n, fact in enumerate(stage.facts, 1):
        lines += book.enter(n, fact)
        if isinstance(fact, Roll):
            assert table is None or table.seats == {one.seat: one for one in fact.sittings}
            table = Table(fact, n, stage.table.pace)
        else:
            assert table is not None
            table.apply(fact)
    assert table is not None
    for name in ("seats", "match", "mains", "tournament", "bank"):
        assert getattr(table, name) == getattr(stage.table, name)
    ledger = Ledger(lines)
    assert ledger.total == 0
    assert -ledger.balance(BANK) == sum(one.stack for one in stage.table.seats.values()) == stage.table.bank
    assert all(ledger.balance(f"player:{one.player}") == one.stack for one in stage.table.seats.values())
    assert table.deal is None or sum(table.deal.points) == 0


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(sorted(VARIANTS)))
def test_no_chip_is_lost_and_the_facts_alone_make_the_same_table(seed: int, variant: str) -> None:
    hold_books(evening(seed, variant, deals=3))


def opened(variant: str, deck: tuple[int, ...], *, fantasyland: bool) -> Stage:
    """A table at which a deal begins with this deck: a main deal, or one that goes on with Fantasyland."""
    stage = Stage(variant=variant)
    if fantasyland:
        stage.deal(deck_for(3, QUEENS_ON_TOP), draw=standard_deck())
        stage.finish()
    stage.deal(deck, draw=standard_deck())
    return stage


def carry_out(stage: Stage, player: int, action: ChineseAction | AutoPlace) -> None:
    """A player of the deal acts, or time runs out."""
    if isinstance(action, AutoPlace):
        stage.tick(10**6)
    else:
        stage.act(stage.table.players[player], Play(action))


def a_view_stays_when_unseen_cards_are_swapped(seed: int, variant: str, *, fantasyland: bool) -> None:
    """Nothing that the table tells somebody depends on a card that he has not seen (K10, K12, K24)."""
    chance, deck = Random(seed), deck_from(seed)
    stage, script = opened(variant, deck, fantasyland=fantasyland), []
    for _ in range(chance.randrange(1, 40)):
        if (deal := stage.table.deal) is not None and deal.to_act:
            player = chance.choice(deal.to_act)
            script.append((player, chosen(deal, player, chance.randrange(2**16))))
            carry_out(stage, *script[-1])
    assert stage.table.deal is not None
    for viewer in (None, 0, 1, 2):
        swap = swap_unseen(stage.table.deal.events, deck, viewer)
        other = opened(variant, tuple(swap.get(card, card) for card in deck), fantasyland=fantasyland)
        for player, action in script:
            carry_out(other, player, renamed(action, swap))  # type: ignore[arg-type]
        hold("swap", told(stage, viewer) == told(other, viewer), viewer, deck, script)


def told(stage: Stage, viewer: int | None) -> bytes:
    """Every byte that a player of the deal, or a spectator, is told since its roll."""
    return msgspec.json.encode([veil_fact(fact, viewer) for _, fact in stage.table.log])


MAIN = [(variant, False) for variant in sorted(VARIANTS)]
WITH_FANTASYLAND = [("ofc", True), ("ofc_progressive", True)]


@settings(max_examples=10, deadline=None)
@pytest.mark.parametrize(("variant", "fantasyland"), MAIN + WITH_FANTASYLAND)
@given(seed=st.integers(0, 10**6))
def test_a_view_stays_as_it_is_when_cards_that_are_not_seen_change_places(
    seed: int, variant: str, fantasyland: bool
) -> None:
    a_view_stays_when_unseen_cards_are_swapped(seed, variant, fantasyland=fantasyland)


@pytest.mark.parametrize("kind", [Given, Put, TakenBack, Locked])
@pytest.mark.parametrize("fantasyland", [False, True])
def test_a_veil_with_a_hole_is_caught_by_the_law_of_views(
    kind: type[Any], fantasyland: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(veil.VEILS, kind, lambda event: event)
    with pytest.raises(Broken, match=r"^swap:"):
        put_to_some_deals(fantasyland=fantasyland)


def put_to_some_deals(*, fantasyland: bool) -> None:
    """Try the law on the deals of some seeds."""
    for seed in range(60):
        a_view_stays_when_unseen_cards_are_swapped(seed, "ofc", fantasyland=fantasyland)


@pytest.mark.slow
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_so_it_is_in_thousands_of_deals(variant: str) -> None:
    fantasies = 0
    for seed in range(400):
        stage = evening(seed, variant, deals=5)
        hold_books(stage)
        fantasies += sum(isinstance(fact, ChineseOpened) and any(fact.fantasy) for fact in stage.facts)
    assert bool(fantasies) == bool(VARIANTS[variant].fantasy)


def test_a_whole_evening_ends_when_everybody_leaves() -> None:
    stage = evening(3, "ofc", 4)
    for player in ("ann", "bob", "cid"):
        stage.act(player, Stand())
    while stage.table.in_play:
        stage.tick(10**9)
        if stage.table.wants_deck:
            stage.keep(stage.table.begin(next(stage.decks), stage.now))
    assert stage.table.seats == {}
    assert stage.table.bank == 0
