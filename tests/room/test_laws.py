"""Laws of a table, whatever people wish, however time passes and cards fall (house.md 8.4)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec.structs import replace
from tests.room.watcher import check, look

from croupier.room.deed import CallBomb, Change, Resume
from croupier.room.desk import Guest
from croupier.room.fact import AnyFact, TableSpec
from croupier.room.ledger import BANK, HOUSE, Book, Ledger, Transfer
from croupier.room.refusals import RULE_OF_ROOM
from croupier.room.spec import faults
from croupier.room.table import Table
from croupier.room.wish import (
    Buy,
    Choose,
    Host,
    Intend,
    Play,
    Queue,
    Sit,
    SitIn,
    SitOut,
    Stand,
    Straddle,
    TableWish,
    Unqueue,
)
from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Discard, Rabbit, Raise, Run
from croupier.rules.betting import Betting
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules, Rake
from croupier.rules.legal import RULE_OF, Illegal, Legal
from croupier.rules.record import LISTS, SHARED
from croupier.rules.variants import ROTATIONS, VARIANTS

PLAYERS = st.sampled_from([f"p{number}" for number in range(1, 6)])
SEEDS = st.integers(0, 2**32)
HOUSES = st.builds(
    HouseRules,
    ante_type=st.sampled_from(["none", "per_player", "bb_ante", "button_ante", "ante_only"]),
    odd_chip=st.sampled_from(["first_left_of_button", "shortest_stack", "carry_over"]),
    odd_chip_unit=st.sampled_from([1, 1, 5]),
    rake=st.sampled_from([None, None, Rake(5.0, 7)]),
    showdown_muck=st.sampled_from(["allow_muck", "show_all"]),
    allin_faceup=st.booleans(),
    free_fold=st.booleans(),
    button_draw_tie=st.sampled_from(["suit", "redraw"]),
    button_rule=st.sampled_from(["moving", "dead"]),
    missed_blind_policy=st.sampled_from(["seed", "standard", "wait_for_bb", "buy_button"]),
    missed_in_bb_position=st.sampled_from(["waived", "additional"]),
    new_player_posts=st.sampled_from(["post_or_wait", "must_wait", "free"]),
    no_entry_between_blinds_and_button=st.sampled_from([True, True, False]),
    buy_in_min_bb=st.sampled_from([1, 3, 20]),
    buy_in_max_bb=st.sampled_from([20, 60]),
    timeouts_to_sit_out=st.sampled_from([1, 2]),
    straddle=st.sampled_from(["off", "utg", "chain"]),
    run_it_twice=st.sampled_from(["off", "2", "3"]),
    fold_absent_allin=st.booleans(),
    rabbit=st.booleans(),
    seven_deuce=st.sampled_from([0, 0, 7]),
    shortdeck_trips_beat_straight=st.booleans(),
)
GAMES = [(key, structure) for key, game in VARIANTS.items() for structure in game.structures]
RULES = RULE_OF | RULE_OF_ROOM
RULE_ID = re.compile("[A-L][0-9]{1,2}")
CACHES = {"turn", "legal_now", "ranks", "order"}


def hand_state(hand: Hand | None) -> Any:
    """All that a hand remembers; what it has only worked out is asked anew."""
    if hand is None:
        return None
    told = {name: getattr(hand, name) for name in (*LISTS, *SHARED) if name not in CACHES}
    copied = {name: list(value) if isinstance(value, list) else value for name, value in told.items()}
    return copied | {"to_act": hand.to_act, "legal": hand.legal(hand.to_act) if hand.to_act >= 0 else None}


def told_state(table: Table) -> dict[str, Any]:
    """All of a table that its facts determine."""
    untold = {"pace", "deadline", "frozen", "waiting", "rung", "hand", "now", "waits"}
    fields: tuple[str, ...] = getattr(Table, "__slots__", ()) or Table.__mypyc_attrs__  # the latter of a compiled Table
    names = [name for name in fields if name not in untold]
    state = {name: getattr(table, name) for name in names}
    return {name: value.copy() if isinstance(value, list | dict) else value for name, value in state.items()}


def whole_state(table: Table) -> dict[str, Any]:
    """The facts' part of a table, its hand, and its clock."""
    clock = {"deadline": table.deadline, "frozen": table.frozen, "waiting": table.waiting, "rung": table.rung}
    return told_state(table) | {"hand": hand_state(table.hand)} | clock


def actions(legal: Legal, hole: tuple[int, ...] = ()) -> list[Action]:
    """Every kind of action that is legal, with the smallest and the greatest size."""
    wager = Bet if legal.opens else Raise
    sizes = {legal.min_to, legal.max_to} if legal.can_raise else set()
    found: list[Action] = [wager(size) for size in sorted(sizes)]
    found += [FOLD] if legal.fold else []
    found += [CHECK] if legal.check else []
    found += [CALL] if legal.call else []
    found += [BRING_IN] if legal.bring_in else []
    found += [Run(times) for times in range(1, legal.runs + 1)]
    counts = {legal.discard_min, legal.discard_max} if legal.discard_max >= 0 else set()
    return found + [Discard(hole[:count]) for count in sorted(counts)]


def spec_of(
    game: tuple[str, Any], rotation: str, house: HouseRules, seats: int, bombs: tuple[int, int] = (0, 2)
) -> TableSpec:
    """A table that can be opened: what the game or the rotation does not allow is left out."""
    ante = 0 if house.ante_type == "none" else 2
    betting = Betting(game[1], 5, 10, ante)
    spec = TableSpec("Any", game[0], betting, house, seats, rotation, *bombs)
    for code, _, numbers in faults(spec):
        if code == "too_many_seats":
            spec = replace(spec, seats=numbers["most"])
        elif code == "no_straddle_in_limit":
            spec = replace(spec, house=replace(house, straddle="off"))
        else:
            assert code == "no_bomb_here"
            spec = replace(spec, bomb_every=0)
    return spec


GAME, ROTATION = st.sampled_from(GAMES), st.sampled_from(["", "", "", *ROTATIONS])


class AnyEvening(RuleBasedStateMachine):
    """People come, play, wander off and leave at one table; a twin is only told the facts, a book keeps the chips."""

    @initialize(
        game=GAME,
        rotation=ROTATION,
        house=HOUSES,
        bombs=st.sampled_from([(0, 2), (1, 2), (3, 1)]),
        seats=st.integers(2, 6),
        players=st.integers(2, 5),
    )
    def open(
        self, game: Any, rotation: str, house: HouseRules, bombs: tuple[int, int], seats: int, players: int
    ) -> None:
        self.table = Table.open(spec_of(game, rotation, house, seats, bombs), host=Guest("p1", "P1"))
        self.twin = Table(self.table.roll())
        self.book, self.ledger, self.now = Book("any"), Ledger(), 0
        self.told = 0
        self.transfers: list[Transfer] = []
        self.tell([self.table.log[0][1]], is_known=True)
        for seat in range(1, min(self.table.spec.seats, players) + 1):
            self.wish(f"p{seat}", Sit(seat, 200, f"P{seat}", bot=seat == 2))

    def tell(self, facts: list[AnyFact], is_known: bool = False) -> None:
        """Pass new facts on to the twin and the book, as the store and the browsers would get them."""
        for fact in facts:
            self.told += 1
            if not is_known:
                self.twin.apply(fact)
            for line in self.book.enter(self.told, fact):
                self.ledger.post(line)
                self.transfers.append(line)

    def wish(self, player: str, wish: TableWish) -> None:
        """A wish is carried out, or it is refused with a known code and nothing at all has changed."""
        before = whole_state(self.table)
        try:
            facts = self.table.act(player, wish, self.now)
        except Illegal as no:
            refusal = no
        else:
            self.tell(facts)
            return
        assert whole_state(self.table) == before
        assert refusal.code in RULES
        assert RULE_ID.fullmatch(refusal.rule)

    @rule(player=PLAYERS, seat=st.integers(0, 7), big_blinds=st.sampled_from([0, 2, 20, 20, 61]), post=st.booleans())
    def sit(self, player: str, seat: int, big_blinds: int, post: bool) -> None:
        self.wish(player, Sit(seat, 10 * big_blinds, player.title(), post=post))

    @rule(player=PLAYERS, wish=st.sampled_from([Stand(), SitOut(), SitIn(), SitIn(), SitIn(post=False)]))
    def come_or_go(self, player: str, wish: TableWish) -> None:
        self.wish(player, wish)

    @rule(
        player=PLAYERS,
        sit_out=st.sampled_from([None, True, False]),
        leave=st.sampled_from([None, None, None, True, False]),
        level=st.sampled_from([None, 0, 60, 200, 7]),
        move=st.sampled_from([None, None, 0, 1, 2, 3, 6, 9]),
        drop_buy=st.booleans(),
    )
    def intend(self, player: str, **plan: Any) -> None:
        self.wish(player, Intend(**plan))

    @rule(player=PLAYERS, wish=st.sampled_from([Queue("Q"), Queue("Q"), Unqueue()]))
    def wait_for_a_seat(self, player: str, wish: TableWish) -> None:
        self.wish(player, wish)

    @rule(player=PLAYERS, amount=st.integers(-5, 500))
    def buy(self, player: str, amount: int) -> None:
        self.wish(player, Buy(amount))

    @rule(
        player=PLAYERS,
        action=st.sampled_from(
            [
                FOLD,
                CHECK,
                CALL,
                SHOW,
                MUCK,
                Bet(10),
                Raise(20),
                Raise(-3),
                Bet(0),
                Rabbit(),
                Run(2),
                Discard(),
                BRING_IN,
            ]
        ),
    )
    def try_anything(self, player: str, action: Action) -> None:
        self.wish(player, Play(action))

    @rule(
        player=PLAYERS,
        wish=st.sampled_from([Straddle(), Straddle(), Straddle(False), Host("P", CallBomb()), Choose(3)]),
    )
    def plan(self, player: str, wish: TableWish) -> None:
        self.wish(player, wish)

    @rule(player=PLAYERS, game=GAME, rotation=ROTATION, house=HOUSES, seats=st.integers(2, 6))
    def change(self, player: str, game: Any, rotation: str, house: HouseRules, seats: int) -> None:
        self.wish(player, Host("P", Change(spec_of(game, rotation, house, seats))))

    def play(self, chance: Random) -> None:
        """Whoever is asked does something legal."""
        hand = self.table.hand
        assert hand is not None
        legal = hand.legal(hand.to_act)
        assert legal is not None
        before = self.table.n
        self.wish(self.table.players[hand.to_act], Play(chance.choice(actions(legal, hand.holes[hand.to_act]))))
        assert self.table.n > before, "what is legal was refused"
        while self.table.running and self.table.wants_deck:
            self.give_cards(chance)

    def give_cards(self, chance: Random) -> list[AnyFact]:
        """Give the table the cards that it needs, in any order."""
        cards = list(self.table.cards_due)
        chance.shuffle(cards)
        facts = self.table.begin(cards, self.now)
        self.tell(facts)
        return facts

    @precondition(lambda self: self.table.running)
    @rule(seed=SEEDS, times=st.sampled_from([1, 3, 10, 100]))
    def play_on(self, seed: int, times: int) -> None:
        chance = Random(seed)
        for _ in range(times):
            if self.table.running:
                self.play(chance)

    @precondition(lambda self: not self.table.running and self.table.deadline is not None)
    @rule(seed=SEEDS)
    def deal(self, seed: int) -> None:
        while not self.table.wants_deck:
            if self.table.deadline is None:  # who was to have the big blind sits out, and nobody is left to play with
                return
            self.wait_for_what_is_due()
        before = look(self.table)
        check(before, self.give_cards(Random(seed)), self.table)

    @precondition(lambda self: not self.table.running)
    @rule(seed=SEEDS, hands=st.sampled_from([1, 1, 2, 5]))
    def play_hands(self, seed: int, hands: int) -> None:
        """Everybody who has a seat is back with chips, and hands are played to their ends."""
        chance = Random(seed)
        for _ in range(hands):
            self.come_back()
            if self.table.deadline is None or self.table.running:
                return
            self.deal(chance.getrandbits(32))
            while self.table.running and self.table.turn(self.now) is not None:
                self.play(chance)

    def come_back(self) -> None:
        """Nobody sits out, nobody is without chips, and the host lets the game go on."""
        self.wish(self.table.desk.host.player, Host("P", Resume()))
        for sitting in list(self.table.seats.values()):
            if sitting.stack < 100:
                self.wish(sitting.player, Buy(200 - sitting.stack))
            if sitting.away:
                self.wish(sitting.player, SitIn())

    @rule(ms=st.sampled_from([1, 3_000, 30_000, 90_000, 1_000_000]))
    def wait(self, ms: int) -> None:
        self.now += ms
        self.tell(self.table.tick(self.now))

    @precondition(lambda self: self.table.deadline is not None)
    @rule()
    def wait_for_what_is_due(self) -> None:
        self.now = max(self.now, self.table.due or 0)
        before = self.table.n
        self.tell(self.table.tick(self.now))
        assert self.table.n > before or self.table.wants_deck, "nothing came of waiting"

    @rule()
    def restart(self) -> None:
        """The room goes down and up again: only the last roll and what followed it come back."""
        (first, roll), *others = self.table.log
        fresh = Table(roll, first)  # type: ignore[arg-type]
        for _, fact in others:
            fresh.apply(fact)
        assert told_state(fresh) == told_state(self.table)
        assert hand_state(fresh.hand) == hand_state(self.table.hand)
        fresh.resume(self.now)
        self.table = fresh

    @invariant()
    def every_chip_is_somewhere(self) -> None:
        table, ledger = self.table, self.ledger
        assert ledger.total == 0
        assert sum(ledger.balances.values()) == 0
        hand, sittings = table.hand, table.seats.values()
        on_table = sum(table.chips(sitting.seat) for sitting in sittings)
        if table.running and hand is not None:
            assert on_table + hand.total + hand.raked == table.bank
        else:
            assert on_table + table.carry == table.bank
            for sitting in sittings:
                assert ledger.balance(f"player:{sitting.player}") == sitting.stack
            assert ledger.balance("table:any:pot") == table.carry
        assert -ledger.balance(BANK) == table.bank + ledger.balance(HOUSE)

    @invariant()
    def the_facts_say_it_all(self) -> None:
        assert told_state(self.twin) == told_state(self.table)
        assert hand_state(self.twin.hand) == hand_state(self.table.hand)
        assert self.told == self.table.n

    @invariant()
    def nobody_waits_for_ever(self) -> None:
        if self.table.running:
            assert self.table.turn(self.now) is not None or self.table.waiting[0] == "cards"  # type: ignore[index]
        if self.table.desk.paused:
            assert self.table.deadline is None
            return
        if not self.table.running and len(self.table.ready()) < 2:
            assert self.table.deadline is None
            return
        assert self.table.deadline is not None

    @invariant()
    def nobody_is_asked_who_is_gone(self) -> None:
        turn = self.table.turn(self.now)
        if turn is not None:
            sitting = self.table.seats[turn[0]]
            assert not sitting.leaving
            assert self.table.player_index(sitting.player) == self.table.hand.to_act  # type: ignore[union-attr]


def test_an_evening_obeys_the_laws_of_the_table() -> None:
    run_state_machine_as_test(AnyEvening, settings=settings(max_examples=100, stateful_step_count=50))


@pytest.mark.slow
def test_many_evenings_obey_the_laws_of_the_table() -> None:
    run_state_machine_as_test(AnyEvening, settings=settings(max_examples=3000, stateful_step_count=80))
