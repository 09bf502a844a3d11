"""A slow second referee: what a player may do, worked out from the facts alone by the words of the rulebook.

It shares no code with the Hand, remembers nothing and looks at nothing but the opening and the facts, so that whatever
the Hand keeps ready for speed is checked against it (Rulebook C10, E1 to E20).
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.rules.event import Board, Called, Checked, Event, Folded, Opened, Posted, Returned, Wagered
from croupier.rules.legal import Legal

BETS_OF_CAP = {"bet_plus_3": 4, "bet_plus_4": 5, "none": 10**9}
UPPER_STREETS = ("turn", "river")


class Round:
    """The hand so far, told again fact by fact; what a player said last is (price, full wagers) at that moment."""

    def __init__(self, opened: Opened) -> None:
        self.opened, self.house, self.betting = opened, opened.house, opened.betting
        self.n = len(opened.stacks)
        self.stacks = list(opened.stacks)
        self.folded: set[int] = set()
        self.middle, self.antes, self.short, self.posts = opened.carry, 0, 0, iter(opened.posts)
        self.street = "preflop"
        self.fixed = self.betting.structure == "fixed_limit"
        self.limited = self.betting.structure in ("fixed_limit", "spread_limit")
        self.by_step = not self.fixed and self.house.min_raise_rule != "table_limit"
        self.begin(opened.price, opened.step)
        self.fulls = opened.price // self.betting.lower

    def begin(self, price: int, step: int) -> None:
        """A round in which nobody has spoken."""
        self.bets = [0] * self.n
        self.said: dict[int, tuple[int, int]] = {}
        self.price, self.step, self.fulls = price, step, 0
        self.fulls_when_two_were_left = 0 if self.n - len(self.folded) == 2 else None

    @property
    def limit(self) -> int:
        """The stake of the street."""
        return self.betting.upper if self.street in UPPER_STREETS else self.betting.lower

    def tell(self, event: Event) -> None:
        """One fact more."""
        if type(event) is Posted:
            self.post(event)
        elif type(event) is Board and event.street != self.street:
            self.street, self.short = event.street, 0
            self.begin(0, self.least_bet())
        elif type(event) is Folded:
            self.folded.add(event.player)
            if self.n - len(self.folded) == 2 and self.fulls_when_two_were_left is None:
                self.fulls_when_two_were_left = self.fulls
        elif type(event) is Wagered:
            self.wager(event.player, event.to)
        elif type(event) is Called:
            self.pay(event.player, event.amount)
        elif type(event) is Returned:
            self.stacks[event.player] += event.amount
            self.middle -= event.amount
        if type(event) in (Checked, Called, Wagered):
            self.said[event.player] = (self.price, self.fulls)  # type: ignore[union-attr]

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
            over = to - self.fulls * self.limit
            self.fulls += over * 2 >= self.limit if self.house.fl_half_bet == "half" else over >= self.limit
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

    # The verdict.

    def legal(self, player: int) -> Legal:
        """All that the player may do."""
        price, bet, stack = self.price, self.bets[player], self.stacks[player]
        others = [other for other in range(self.n) if other != player and other not in self.folded]
        reach = max(self.bets[other] + self.stacks[other] for other in others)
        call = min(stack, max(0, min(price, reach) - bet))
        closed = self.why_closed(player, reach)
        least, most = (0, 0) if closed else self.sizes(player)
        fold = call > 0 or self.house.free_fold
        return Legal(player, fold, call == 0, call, least, most, price == 0, price, self.step, closed)

    def why_closed(self, player: int, reach: int) -> str:
        """Why no bet or raise is allowed (E9, E10, E11, E16, E17)."""
        if reach <= self.price:
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
        """Whether there are as many bets as the cap allows (E16, E17)."""
        cap, rule = BETS_OF_CAP[self.house.fl_cap], self.house.fl_cap_heads_up
        if self.fulls < cap or (rule == "at_table" and self.n == 2):
            return False
        two = self.fulls_when_two_were_left
        return not (rule == "heads_up_before_cap" and two is not None and two < cap)

    def sizes(self, player: int) -> tuple[int, int]:
        """The least and the greatest total (E6, E8, E13, E15, E18)."""
        all_in = self.bets[player] + self.stacks[player]
        if self.fixed:
            level = self.fulls * self.limit
            on_top = self.house.fl_next_raise == "on_top" and 0 < self.price < level
            size = min(all_in, self.price + self.limit if on_top else level + self.limit)
            return size, size
        least = min(all_in, self.least_raise(self.price))
        if self.betting.structure == "no_limit":
            return least, all_in
        if self.betting.structure == "spread_limit":
            return least, max(least, min(all_in, self.price + self.betting.upper))
        return least, max(least, min(all_in, self.price + self.pot(player)))

    def pot(self, player: int) -> int:
        """The pot by which a pot-limit raise may go over the price (E13, E14)."""
        pot = self.middle
        if self.street == "preflop":
            pot -= 0 if self.house.pl_count_antes_preflop else self.antes
            pot += self.short if self.house.pl_short_blind_counts_full else 0
        return pot + (self.price - self.bets[player] if self.house.pl_formula == "pot_after_call" else 0)


def verdict(events: Sequence[Event], player: int) -> tuple[Legal, bool]:
    """What the player to act may do after these facts, and whether its `step` matters (a limit has no steps)."""
    opened = events[0]
    assert type(opened) is Opened
    told = Round(opened)
    for event in events[1:]:
        told.tell(event)
    return told.legal(player), told.by_step
