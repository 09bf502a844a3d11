"""The sealed deck at a real table: promised, sealed, told, cut and dealt; a seed that is withheld stops nothing."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.room.clock import Pace
from croupier.room.deed import Change
from croupier.room.fact import Cut, Sealed
from croupier.room.fairness import hash_of_seed
from croupier.room.proof import check
from croupier.rules.action import FOLD
from croupier.rules.event import Ended, Shuffled
from croupier.server import archive, shuffle, wire
from croupier.server.crew import at_once
from croupier.server.deck import REVEAL
from croupier.server.room import Room
from croupier.server.store import NotStored, Player

SEED, OTHER = "1a" * 32, "2b" * 32
PACE = Pace(deal=0, street=0, start=10_000, folds=10_000, showdown=10_000, shown=0, resume=0)


@pytest.fixture
async def slow(tmp_path: Path, clock: Any) -> Any:
    """A room with ten seconds between the hands, so that a test can do something before the deal."""
    room = await Room.open(str(tmp_path / "room.db"), clock=clock, think=at_once, pace=PACE, quick=PACE)
    yield room
    await room.close()


async def seated(room: Room, spec: Any, host: Player | None = None) -> Any:
    """A dealer with Ann in seat 1 and Bob in seat 2, nothing sealed yet."""
    dealer = room.floor.dealers[await room.floor.open_table(spec, host)]
    for seat, player in enumerate((ANN, BOB), 1):
        assert await dealer.ask(player, wire.Sit(f"sit {seat}", dealer.name, seat, 1000)) == wire.Done(f"sit {seat}")
    return dealer


ANN, BOB = Player("ann", "Ann"), Player("bob", "Bob")


async def promise(dealer: Any, player: Player, seed: str) -> Any:
    return await dealer.ask(player, wire.PromiseSeed(f"p {seed[:2]}", dealer.name, hash_of_seed(seed)))


async def tell(dealer: Any, player: Player, seed: str, wish_id: str = "r") -> Any:
    return await dealer.ask(player, wire.RevealSeed(f"{wish_id} {seed[:2]}", dealer.name, seed))


async def facts_of(room: Room, dealer: Any, kind: type[Any]) -> list[Any]:
    await dealer.view(None, 0)
    return [fact for _, fact in await room.store.facts(dealer.name) if isinstance(fact, kind)]


async def test_the_deck_is_sealed_shortly_before_the_deal_with_what_was_promised_by_then(
    slow: Room, spec: Any, clock: Any
) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, OTHER)
    await promise(dealer, ANN, SEED)  # she may think otherwise
    clock.turn(10_000 - REVEAL - 1)
    assert await facts_of(slow, dealer, Sealed) == []
    clock.turn(1)
    (sealed,) = await facts_of(slow, dealer, Sealed)
    assert [(one.seat, one.player, one.hash) for one in sealed.seal.pledges] == [(1, "ann", hash_of_seed(SEED))]
    assert (sealed.seal.deal, sealed.seal.size) == (f"{dealer.name}/1", 52)
    assert await facts_of(slow, dealer, Cut) == []


async def test_a_seed_that_is_told_cuts_the_deck_and_one_that_is_not_is_recorded_as_withheld(
    slow: Room, spec: Any, clock: Any
) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    await promise(dealer, BOB, OTHER)
    clock.turn(10_000 - REVEAL)
    await dealer.view(None, 0)
    assert await tell(dealer, ANN, SEED) == wire.Done("r 1a")
    clock.turn(REVEAL)
    (cut,) = await facts_of(slow, dealer, Cut)
    assert cut.seeds == (SEED, "")
    (sealed,) = await facts_of(slow, dealer, Sealed)
    (shuffled,) = await facts_of(slow, dealer, Shuffled)
    assert sorted(shuffled.deck) == sorted(sealed.deck)
    assert shuffled.deck != sealed.deck


async def test_a_seed_is_taken_only_from_who_promised_it_and_only_while_the_deck_lies_sealed(
    slow: Room, spec: Any, clock: Any
) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    refused = wire.Refused("early 1a", "no_such_pledge", "D4")
    assert await tell(dealer, ANN, SEED, "early") == refused
    clock.turn(10_000 - REVEAL)
    await dealer.view(None, 0)
    assert (await tell(dealer, BOB, SEED)).code == "no_such_pledge"
    assert (await tell(dealer, ANN, OTHER)).code == "no_such_pledge"
    stranger = await tell(dealer, Player("eve", "Eve"), SEED)
    assert stranger.code == "not_seated"
    clock.turn(REVEAL)
    await dealer.view(None, 0)
    assert (await tell(dealer, ANN, SEED, "late")).code == "no_such_pledge"


async def test_nobody_is_told_another_ones_seed_before_the_cut(slow: Room, spec: Any, clock: Any) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    clock.turn(10_000 - REVEAL)
    await dealer.view(None, 0)
    await tell(dealer, ANN, SEED)
    told = await dealer.view(BOB, 0)
    assert SEED not in str(told)
    assert any(isinstance(one.fact, Sealed) for one in told.facts)


async def test_a_promise_cuts_one_deck_only(slow: Room, spec: Any, clock: Any) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    await play_out(dealer, clock)
    clock.turn(10_000)
    first, second = await facts_of(slow, dealer, Cut)
    assert (len(first.seal.pledges), len(second.seal.pledges)) == (1, 0)


async def play_out(dealer: Any, clock: Any) -> None:
    """Deal a hand, and let the clock fold it."""
    clock.turn(10_000)
    await dealer.view(None, 0)
    while dealer.table.running:
        clock.turn(60_000)
        await dealer.view(None, 0)


async def test_a_deck_that_lies_sealed_survives_a_restart_and_is_dealt(
    slow: Room, spec: Any, clock: Any, tmp_path: Path
) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    clock.turn(10_000 - REVEAL)
    (sealed,) = await facts_of(slow, dealer, Sealed)
    again = await started_anew(slow, clock, tmp_path)
    try:
        dealer = again.floor.dealers[dealer.name]
        assert dealer.table.sealed == sealed
        assert await tell(dealer, ANN, SEED) == wire.Done("r 1a")
        clock.turn(20_000)
        (cut,) = await facts_of(again, dealer, Cut)
        assert (cut.seal, cut.seeds) == (sealed.seal, (SEED,))
    finally:
        await again.close()


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_deck_of_another_game_is_sealed_for_all_to_see_and_cut_by_no_seed_that_was_told_before(
    slow: Room, spec: Any, clock: Any, tmp_path: Path, restarted: bool
) -> None:
    dealer = await seated(slow, spec, ANN)
    await promise(dealer, ANN, SEED)
    await promise(dealer, BOB, OTHER)
    clock.turn(10_000 - REVEAL)
    await dealer.view(None, 0)
    await tell(dealer, ANN, SEED)
    room = await started_anew(slow, clock, tmp_path) if restarted else slow
    dealer = room.floor.dealers[dealer.name]
    other = Change(replace(spec, variant="royal_holdem"))
    assert await dealer.ask(ANN, wire.Host("change", dealer.name, other)) == wire.Done("change")
    await dealer.view(None, 0)  # the deck is sealed anew before time goes on: what the disk takes is given back
    clock.turn(20_000)
    first, second = await facts_of(room, dealer, Sealed)
    (cut,) = await facts_of(room, dealer, Cut)
    assert (first.seal.deal, len(first.deck)) == (second.seal.deal, 52)
    assert (cut.seal, len(second.deck)) == (second.seal, 20)
    assert [one.player for one in cut.seal.pledges] == ([] if restarted else ["bob"])
    if restarted:
        await room.close()


async def started_anew(room: Room, clock: Any, folder: Path) -> Room:
    """The next room over the same store."""
    await room.close()
    return await Room.open(str(folder / "room.db"), clock=clock, think=at_once, pace=PACE, quick=PACE)


async def test_a_seed_of_a_cut_that_was_stored_after_all_is_promised_for_no_other_deck(
    slow: Room, spec: Any, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    clock.turn(10_000 - REVEAL)
    await dealer.view(None, 0)
    await tell(dealer, ANN, SEED)
    append = slow.store.append

    async def lost(*stored: Any) -> None:
        monkeypatch.setattr(slow.store, "append", append)
        await append(*stored)
        raise NotStored("the line to the database broke")

    monkeypatch.setattr(slow.store, "append", lost)
    clock.turn(REVEAL)
    (cut,) = await facts_of(slow, dealer, Cut)
    assert cut.seeds == (SEED,)
    await play_out(dealer, clock)
    clock.turn(10_000)
    assert [len(one.seal.pledges) for one in await facts_of(slow, dealer, Sealed)][:2] == [1, 0]


async def test_every_hand_that_was_played_is_proved_to_each_of_its_players(guests: Any, house: Room) -> None:
    ann, bob = await guests({"Ann": 1, "Bob": 2})
    for number in range(4):
        for guest in (ann, bob):
            await guest.ask(
                wire.PromiseSeed, hash_of_seed(f"{number}{guest.player.id[0]}".ljust(64, "0").replace("b", "c"))
            )
        while ann.dealer.table.hands <= number:
            await ann.next()
        for guest in (ann, bob):
            await guest.look()
        while ann.dealer.table.hands == number + 1 and ann.dealer.table.running:
            one = ann if ann.told.legal else bob
            await one.look(one.following.n)
            if one.told.legal:
                await one.play()
            for guest in (ann, bob):
                await guest.look(guest.following.n)
    hands, more = await archive.page_of(house.store, ann.dealer.name, archive.BEFORE_ALL)
    assert (len(hands) >= 3, more) == (True, 0)
    for hand in hands:
        for reader in ("ann", "bob", "", "eve"):
            record = archive.record_of(hand, reader)
            verdict = check(record)
            assert verdict.faults == ()
            assert (record.player >= 0) == (reader in ("ann", "bob"))
            assert verdict.cards >= (2 if reader in ("ann", "bob") else 0)


async def test_an_order_that_a_test_hands_in_is_dealt_as_it_is(tmp_path: Path, spec: Any, clock: Any) -> None:
    room = await Room.open(str(tmp_path / "r.db"), clock=clock, shuffle=list, think=at_once, pace=PACE, quick=PACE)
    dealer = await seated(room, spec)
    clock.turn(10_000)
    (shuffled,) = await facts_of(room, dealer, Shuffled)
    assert shuffled.deck == tuple(range(52))
    assert await facts_of(room, dealer, Sealed) == []
    await room.close()


def test_a_shuffle_takes_no_number_that_would_favour_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    again: list[int] = []
    monkeypatch.setattr("croupier.server.shuffle.token_bytes", lambda size: b"\xff" * size)
    monkeypatch.setattr("croupier.server.shuffle.randbelow", lambda choices: again.append(choices) or choices - 1)
    assert sorted(shuffle.shuffled(range(52))) == list(range(52))
    assert again == [choices for choices in range(52, 1, -1) if 2**64 % choices]


def test_every_order_of_three_cards_comes_out_of_a_shuffle() -> None:
    assert {tuple(shuffle.shuffled((3, 5, 7))) for _ in range(1000)} == set(itertools.permutations((3, 5, 7)))


async def test_with_a_seed_the_next_one_may_be_promised_but_not_with_one_that_nobody_waits_for(
    slow: Room, spec: Any, clock: Any
) -> None:
    dealer = await seated(slow, spec)
    wrong = await dealer.ask(ANN, wire.RevealSeed("early", dealer.name, SEED, hash_of_seed(OTHER)))
    assert wrong == wire.Refused("early", "no_such_pledge", "D4") and dealer.deck.promised == {}
    await promise(dealer, ANN, SEED)
    clock.turn(10_000 - REVEAL)
    await facts_of(slow, dealer, Sealed)
    told = await dealer.ask(ANN, wire.RevealSeed("both", dealer.name, SEED, hash_of_seed(OTHER)))
    assert told == wire.Done("both")
    clock.turn(REVEAL)
    (cut,) = await facts_of(slow, dealer, Cut)
    assert cut.seeds == (SEED,) and dealer.deck.promised == {"ann": hash_of_seed(OTHER)}


async def test_a_promise_is_answered_at_once_by_a_dealer_who_rests_and_else_in_its_turn(slow: Room, spec: Any) -> None:
    dealer = await seated(slow, spec)
    await facts_of(slow, dealer, Sealed)
    heard: list[Any] = []
    hash_ = hash_of_seed(SEED)
    dealer.put(ANN, wire.PromiseSeed("1", dealer.name, hash_), heard.append)
    dealer.put(ANN, wire.PromiseSeed("1", dealer.name, hash_of_seed(OTHER)), heard.append)  # it was heard already
    assert heard == [wire.Done("1")] * 2 and dealer.deck.promised == {"ann": hash_}
    dealer.put(ANN, wire.SitOut("2", dealer.name), heard.append)
    dealer.put(ANN, wire.PromiseSeed("3", dealer.name, hash_), heard.append)
    assert len(heard) == 2
    await dealer.view(None, 0)
    assert [one.id for one in heard] == ["1", "1", "2", "3"]


async def test_the_next_deck_is_sealed_with_the_end_of_a_hand(slow: Room, spec: Any, clock: Any) -> None:
    dealer = await seated(slow, spec)
    await promise(dealer, ANN, SEED)
    clock.turn(10_000 - REVEAL)
    await facts_of(slow, dealer, Sealed)
    told = wire.RevealSeed("both", dealer.name, SEED, hash_of_seed(OTHER))
    assert await dealer.ask(ANN, told) == wire.Done("both")
    clock.turn(REVEAL)
    await facts_of(slow, dealer, Cut)
    before, actor = dealer.n, dealer.table.players[dealer.table.hand.to_act]
    await dealer.ask(ANN if actor == "ann" else BOB, wire.Act("fold", dealer.name, before, FOLD))
    assert [type(fact) for n, fact in dealer.log if n > before][-2:] == [Ended, Sealed]
    sealed = dealer.table.sealed
    assert [one.hash for one in sealed.seal.pledges] == [hash_of_seed(OTHER)]
    clock.turn(dealer.table.deadline - clock.now())
    assert [cut.seal for cut in await facts_of(slow, dealer, Cut)][-1] == sealed.seal
