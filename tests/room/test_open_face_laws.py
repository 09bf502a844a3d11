"""Laws of open-face Chinese at a table, over random deals: no chip is lost, facts are enough, nobody sees too much."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.room.open_face_table import Stage, at_random, decks

from croupier.chinese.house import ChineseRules
from croupier.chinese.variants import VARIANTS
from croupier.room.fact import Roll
from croupier.room.ledger import Book, Ledger
from croupier.room.table import Table
from croupier.room.veil import veil_fact
from croupier.room.wish import Buy, SitIn, SitOut, Stand


def evening(seed: int, variant: str, deals: int) -> Stage:
    """Some deals in which people think, run out of time, lose the line, come back, sit out and buy chips."""
    chance = Random(seed)
    cap = chance.choice(["effective_stack", "payer_stack"])
    house = ChineseRules(ofc_min_points=5, ofc_settlement_cap=cap)  # type: ignore[arg-type]
    stage = Stage(variant=variant, house=house, stack=chance.choice([20, 60, 400]))
    choose, packs = at_random(chance), decks(chance)
    for _ in range(deals):
        refill(stage)
        stage.deal(next(packs))
        while stage.table.running:
            happen(stage, chance, choose)
    return stage


def refill(stage: Stage) -> None:
    """Between two matches everybody is back with enough chips."""
    for sitting in list(stage.table.seats.values()):
        if stage.table.in_play:
            return
        if sitting.stack < 5:
            stage.act(sitting.player, Buy(20))
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
        stage.act(chance.choice(seated), chance.choice([SitOut(), SitIn()]))
    elif stage.table.deal is not None and stage.table.deal.to_act:
        stage.lay(choose)  # type: ignore[arg-type]


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(sorted(VARIANTS)))
def test_no_chip_is_lost_and_the_facts_alone_make_the_same_table(seed: int, variant: str) -> None:
    stage = evening(seed, variant, deals=3)
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
    assert (table.seats, table.match, table.mains) == (stage.table.seats, stage.table.match, stage.table.mains)
    ledger = Ledger(lines)
    assert ledger.total == 0
    assert all(ledger.balance(f"player:{one.player}") == one.stack for one in stage.table.seats.values())
    assert table.deal is None or sum(table.deal.points) == 0


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["ofc", "ofc_progressive", "ofc_classic", "closed_chinese"]))
def test_a_view_stays_as_it_is_when_cards_that_are_not_seen_change_places(seed: int, variant: str) -> None:
    chance = Random(seed)
    pack = next(decks(chance))
    first = Stage(("ann", "bob"), variant=variant)
    first.deal(pack, draw=sorted(pack))
    steps = chance.randrange(8)
    twin = Stage(("ann", "bob"), variant=variant)
    swapped = [*pack[:34], *reversed(pack[34:])]  # what lies deeper than both players ever get
    twin.deal(swapped, draw=sorted(pack))
    for stage, luck in ((first, Random(seed)), (twin, Random(seed))):
        for _ in range(steps):
            if stage.table.running:
                stage.lay(at_random(luck))
    for reader in (None, 0, 1):
        seen, other = ([veil_fact(fact, reader) for fact in stage.facts] for stage in (first, twin))
        assert seen == other


@pytest.mark.slow
@pytest.mark.parametrize("variant", sorted(VARIANTS))
def test_so_it_is_in_thousands_of_deals(variant: str) -> None:
    for seed in range(400):
        stage = evening(seed, variant, deals=5)
        assert sum(one.stack for one in stage.table.seats.values()) == stage.table.bank


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
