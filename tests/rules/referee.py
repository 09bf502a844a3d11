"""A slow second referee: whose turn it is and what he may do, worked out from the facts by the words of the rulebook.

It shares no code with the Hand, remembers nothing and looks at nothing but the facts and the game's list of streets, so
that whatever the Hand keeps ready for speed is checked against it (Rulebook C2, C10, E1 to E20, L).
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.rules.up_cards import brings_in, shows_best, shows_pair

from croupier.rules.event import (
    Board,
    BroughtIn,
    Called,
    Checked,
    Dealt,
    Discarded,
    Event,
    Folded,
    Gathered,
    Opened,
    Posted,
    Returned,
    Wagered,
)
from croupier.rules.legal import Legal
from croupier.rules.variant import Street
from croupier.rules.variants import VARIANTS

BETS_OF_CAP = {"bet_plus_3": 4, "bet_plus_4": 5, "none": 10**9}


class Round:
    """The hand so far, told again fact by fact; what a player said last is (price, full wagers) at that moment."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.house, self.betting = opened, opened.house, opened.betting
        self.game, self.n = VARIANTS[opened.variant], len(opened.stacks)
        self.stacks = list(opened.stacks)
        self.folded: set[int] = set()
        self.held, self.up = [0] * self.n, [[] for _ in range(self.n)]  # type: list[int], list[list[int]]
        self.middle, self.antes, self.short, self.posts = opened.carry, 0, 0, iter(opened.posts)
        self.place, self.is_open = 0, True
        self.fixed = self.betting.structure == "fixed_limit"
        self.limited = self.betting.structure in ("fixed_limit", "spread_limit")
        self.by_step = not self.fixed and self.house.min_raise_rule != "table_limit"
        self.begin(opened.price, opened.step)
        self.fulls = opened.price // self.betting.lower

    def begin(self, price: int, step: int) -> None:
        """A round in which nobody has spoken."""
        self.bets = [0] * self.n
        self.said: dict[int, tuple[int, int]] = {}
        self.drew: set[int] = set()
        self.last: int | None = None
        self.price, self.step, self.fulls, self.is_big = price, step, 0, False
        self.fulls_when_two_were_left = 0 if self.n - len(self.folded) == 2 else None

    # The streets.

    @property
    def street(self) -> Street:
        """The street that is on."""
        return self.game.streets[self.place]

    @property
    def limit(self) -> int:
        """The stake of the street."""
        return self.betting.upper if self.street.limit == "upper" else self.betting.lower

    @property
    def live(self) -> list[int]:
        """Those who have not folded."""
        return [player for player in range(self.n) if player not in self.folded]

    def enter(self, name: str = "") -> None:
        """Another street: the one of this name, or the next one."""
        names = [street.name for street in self.game.streets]
        self.place = names.index(name) if name else self.place + 1
        self.is_open, self.short = True, 0
        self.begin(0, self.least_bet())

    def tell(self, event: Event) -> None:
        """One fact more."""
        self.tell_of_cards(event)
        if self.price != self.price_now():
            self.brought_in()
        if type(event) is Posted:
            self.post(event)
        elif type(event) is BroughtIn:
            self.pay(event.player, event.amount)
            self.brought_in()
        elif type(event) is Folded:
            self.folded.add(event.player)
            if len(self.live) == 2 and self.fulls_when_two_were_left is None:
                self.fulls_when_two_were_left = self.fulls
        elif type(event) is Wagered:
            self.wager(event.player, event.to)
        elif type(event) is Called:
            self.pay(event.player, event.amount)
        elif type(event) is Returned:
            self.stacks[event.player] += event.amount
            self.middle -= event.amount
        if type(event) in (BroughtIn, Checked, Called, Folded, Wagered):
            self.said[event.player] = (self.price, self.fulls)  # type: ignore[union-attr]
            self.last = event.player  # type: ignore[union-attr]

    def tell_of_cards(self, event: Event) -> None:
        """Cards that come, that go, and that begin a street; a round is closed when its bets are gathered."""
        if type(event) is Gathered:
            self.is_open = False
        elif type(event) is Board and event.street != self.street.name:
            self.enter(event.street)
        elif (type(event) in (Dealt, Discarded) and not self.is_open) or (
            type(event) is Discarded and not self.is_draw()  # nobody could bet, so this is the next street already
        ):
            self.enter()
        if type(event) is Dealt:
            self.held[event.player] += len(event.cards)
            self.up[event.player] += event.cards[len(event.cards) - event.up :]
        elif type(event) is Discarded:
            self.held[event.player] -= len(event.cards)
            self.drew.add(event.player)

    # The chips.

    def brought_in(self) -> None:
        """The price is the bring-in; if that is as big as a bet, it is one (L10)."""
        self.price = self.betting.opening
        self.fulls = self.price // self.betting.lower

    def post(self, event: Posted) -> None:
        """A forced bet; antes are told apart, for pot limit may leave them out, and so is what a blind lacks."""
        due = next(self.posts).amount
        if event.kind in ("ante", "table_ante", "dead"):
            self.stacks[event.player] -= event.amount
            self.middle += event.amount
            self.antes += event.amount if event.kind != "dead" else 0
        else:
            self.pay(event.player, event.amount)
            self.short += due - event.amount

    def pay(self, player: int, amount: int) -> None:
        """Chips into a bet."""
        self.stacks[player] -= amount
        self.bets[player] += amount
        self.middle += amount

    def wager(self, player: int, to: int) -> None:
        """A bet or raise, and whether it is a full one (E6, E7, E9, E14, E18)."""
        self.pay(player, to - self.bets[player])
        if self.fixed:
            over, size = to - self.fulls * self.limit, self.limit
            if self.may_double():
                over = to - self.price
                self.is_big = self.is_big or over >= self.betting.upper
                size = self.betting.upper if self.is_big else self.betting.lower
            self.fulls += over * 2 >= size if self.house.fl_half_bet == "half" else over >= size
        elif to >= self.least_raise(self.price):
            self.fulls += 1
            self.step = to - self.price
        self.price = to

    def least_bet(self) -> int:
        """The least bet of a later street (C10, E6, E14)."""
        least = self.betting.lower if self.betting.structure == "spread_limit" else self.betting.least_bet
        if self.betting.structure == "pot_limit" and self.house.pl_min_bet == "split_limit":
            least = self.limit
        if self.house.straddle_postflop_min == "straddle":
            least = max(least, self.opened.price)
        return least

    def least_raise(self, price: int) -> int:
        """The least full wager over a price (E6, E7, E14)."""
        rule, step = self.house.min_raise_rule, self.step
        if rule == "table_limit" and self.price:
            step = self.limit if self.house.pl_min_bet == "split_limit" else self.betting.least_bet
        return max(price + step, 2 * price) if rule == "double" else price + step

    # Whose turn it is.

    def turn(self) -> int:
        """Who owes a decision about cards or chips; -1: nobody (C2, E2, E5, L6, L9, L10)."""
        while not self.is_draw() and self.bettor() < 0 and self.has_draw_next():
            self.enter()
        if self.is_draw():
            return min(player for player in self.live if player not in self.drew)
        return self.opener() if self.owes_bring_in() else self.bettor()

    def bettor(self) -> int:
        """Who must answer the price, -1 when all have or when there is nobody who could answer him (E2, E20, F8)."""
        if not self.is_open or not self.street.bets:
            return -1
        last = (self.first() - 1) % self.n if self.last is None else self.last
        ahead = [(last + step) % self.n for step in range(1, self.n + 1)]
        with_chips = [player for player in ahead if player in self.live and self.stacks[player]]
        silent = [player for player in with_chips if self.said.get(player, (-1, 0))[0] < self.price_now()]
        if not silent or (len(with_chips) < 2 and self.to_call(silent[0]) == 0):
            return -1
        return silent[0]

    def first(self) -> int:
        """Who acts first in the round (C4, C10, L9, L10)."""
        if not self.up[0]:
            return 0 if self.place else self.opened.first
        if not self.place and self.game.forced != "ante":
            return self.opener() if self.game.forced == "bring_in" else self.opened.first
        return shows_best({player: self.up[player] for player in self.live}, self.game.low)

    def opener(self) -> int:
        """Whose door card brings it in, with chips or without."""
        return brings_in([up[0] for up in self.up], self.game.low)

    def is_draw(self) -> bool:
        """Whether somebody has still to draw or discard on this street."""
        return self.is_open and bool(self.street.draw or self.street.discard) and not self.drew.issuperset(self.live)

    def has_draw_next(self) -> bool:
        """Whether the next street begins with a decision and not with cards."""
        after = self.game.streets[self.place + 1 :]
        return bool(after) and not after[0].dealt

    def owes_bring_in(self) -> bool:
        """Whether it must still be brought in, by one who has chips (L10)."""
        opening = self.game.forced == "bring_in" and not self.place and not self.said
        return opening and self.stacks[self.opener()] > 0 and self.price == 0

    def price_now(self) -> int:
        """The price; one whom the ante has left nothing has brought it in all the same (E20)."""
        if self.game.forced != "bring_in" or self.place or not self.is_dealt() or self.stacks[self.opener()]:
            return self.price
        return self.price or self.betting.opening

    def is_dealt(self) -> bool:
        """Whether everybody has the cards of the first street."""
        return all(self.up)

    # The verdict.

    def legal(self, player: int) -> Legal:
        """All that the player may do."""
        if self.is_draw():
            most = self.street.discard or min(self.street.draw, self.held[player])
            return Legal(player, check=True, discard_min=self.street.discard, discard_max=most)
        if self.owes_bring_in():
            return self.bring_in(player)
        if self.price != self.price_now():
            self.brought_in()
        price, call, closed = self.price, self.to_call(player), self.why_closed(player)
        sizes = () if closed else self.sizes(player)
        least, most = (sizes[0], sizes[-1]) if sizes else (0, 0)
        fold = call > 0 or self.house.free_fold
        only = sizes if self.may_double() and least < most else ()
        return Legal(player, fold, call == 0, call, least, most, price == 0, price, self.step, closed, sizes=only)

    def bring_in(self, player: int) -> Legal:
        """It is brought in, or bet in full at once (E11, L10)."""
        due, stack = self.betting.opening, self.stacks[player]
        closed = "nobody_can_call" if self.reach(player) <= due else "exceeds_stack" if stack <= due else ""
        least = 0 if closed else min(self.betting.lower, stack)
        most = 0 if closed else min(self.betting.lower if self.fixed else self.betting.upper, stack)
        return Legal(
            player, check=True, min_to=least, max_to=most, opens=True, step=self.step, closed=closed,
            bring_in=min(due, stack),
        )  # fmt: skip

    def to_call(self, player: int) -> int:
        """What a call adds: no more than he has, and no more than some opponent has in or could put in (E1, E20)."""
        price = min(self.price_now(), self.reach(player))
        return min(self.stacks[player], max(0, price - self.bets[player]))

    def reach(self, player: int) -> int:
        """The greatest total that some live opponent could put in."""
        return max(self.bets[other] + self.stacks[other] for other in self.live if other != player)

    def why_closed(self, player: int) -> str:
        """Why no bet or raise is allowed (E9, E10, E11, E16, E17)."""
        if self.reach(player) <= self.price:
            return "nobody_can_call"
        if player in self.said and not self.is_reopened(*self.said[player]):
            return "betting_closed"
        if self.limited and self.is_capped():
            return "cap_reached"
        return "exceeds_stack" if self.bets[player] + self.stacks[player] <= self.price else ""

    def is_reopened(self, price: int, fulls: int) -> bool:
        """Whether the betting is open again for one who spoke at that price (E9, E10)."""
        if self.fulls > fulls:
            return True
        cumulative = not self.fixed and self.house.short_allin_reopen == "cumulative"
        return cumulative and self.price >= self.least_raise(price)

    def is_capped(self) -> bool:
        """Whether there are as many bets as the cap of the game or of the house allows (E16, E17)."""
        if self.game.cap:
            return self.fulls >= self.game.cap
        cap, rule = BETS_OF_CAP[self.house.fl_cap], self.house.fl_cap_heads_up
        if self.fulls < cap or (rule == "at_table" and self.n == 2):
            return False
        two = self.fulls_when_two_were_left
        return not (rule == "heads_up_before_cap" and two is not None and two < cap)

    def may_double(self) -> bool:
        """Whether the big bet is allowed on a street of the small one: a live pair shows, or it has been made (L10)."""
        allowed = self.fixed and self.street.limit == "pair" and self.house.stud_open_pair_big_bet
        return allowed and (self.is_big or any(shows_pair(self.up[player]) for player in self.live))

    def sizes(self, player: int) -> tuple[int, ...]:
        """The least and the greatest total, or over an open pair the only ones (E6, E8, E13, E15, E18, L10)."""
        all_in = self.bets[player] + self.stacks[player]
        if self.may_double():
            over = (self.betting.upper,) if self.is_big else (self.betting.lower, self.betting.upper)
            return tuple(sorted({min(all_in, self.price + size) for size in over}))
        if self.fixed:
            level = self.fulls * self.limit
            on_top = self.house.fl_next_raise == "on_top" and 0 < self.price < level
            size = min(all_in, self.price + self.limit if on_top else level + self.limit)
            return size, size
        least = min(all_in, self.least_raise(self.price))
        over_price = {"no_limit": all_in, "spread_limit": self.price + self.betting.upper}
        most = over_price.get(self.betting.structure) or self.price + self.pot(player)
        return least, max(least, min(all_in, most))

    def pot(self, player: int) -> int:
        """The pot by which a pot-limit raise may go over the price (E13, E14)."""
        pot = self.middle
        if not self.place:
            pot -= 0 if self.house.pl_count_antes_preflop else self.antes
            pot += self.short if self.house.pl_short_blind_counts_full else 0
        return pot + (self.price - self.bets[player] if self.house.pl_formula == "pot_after_call" else 0)


def told(events: Sequence[Event]) -> Round:
    """The hand after these facts."""
    opened = events[0]
    assert type(opened) is Opened
    hand = Round(opened)
    for event in events[1:]:
        hand.tell(event)
    return hand
