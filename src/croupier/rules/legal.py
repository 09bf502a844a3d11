"""What a player may do and why not: codes and numbers here, words in the locale files."""

from __future__ import annotations

from msgspec import Struct

RULE_OF = {
    "not_your_turn": "E19",
    "not_in_this_game": "E1",
    "hand_over": "E12",
    "cannot_check": "E1",
    "cannot_fold": "E21",
    "nothing_to_call": "E1",
    "bet_exists": "E1",
    "nothing_to_raise": "E1",
    "exceeds_stack": "E6",
    "not_a_raise": "E3",
    "nobody_can_call": "E11",
    "betting_closed": "E9",
    "cap_reached": "E16",
    "below_minimum": "E6",
    "above_maximum": "E13",
    "wrong_size": "E15",
    "not_at_showdown": "G1",
    "must_show": "G2",
    "not_your_cards": "G5",
    "already_shown": "G2",
    "no_such_player": "E19",
    "must_bring_in": "L10",
    "no_bring_in": "L10",
    "must_discard": "L6",
    "nothing_to_discard": "L6",
    "wrong_discard": "L6",
    "must_agree": "F9",
    "nothing_to_run": "F9",
    "wrong_runs": "F9",
    "no_rabbit": "G6",
}
"""The rule of the rulebook behind each code of `Illegal` and of `Legal.closed`."""


class Illegal(Exception):
    """A refusal: nothing has changed; `code` says why, `rule` where it stands, `numbers` with which amounts."""

    def __init__(self, code: str, rule: str = "", **numbers: int) -> None:
        self.code = code
        self.rule = rule or RULE_OF[code]
        self.numbers = numbers
        details = ", ".join(f"{key} {value}" for key, value in numbers.items())
        super().__init__(f"{code} ({self.rule})" + (f": {details}" if details else ""))


class Legal(Struct, frozen=True, gc=False):
    """The one answer to "what may I do?" for the player who owes a decision; all amounts in chips.

    `call` is what a call adds (0: nothing to call). `min_to` and `max_to` bound the total of a bet or raise (both 0:
    none is allowed, and `closed` says why, by a code of `RULE_OF`). `opens` tells that a wager would be a bet, not a
    raise. `price` is the highest total of the round, `step` the least full raise over it. Rulebook E1 to E20, G2.

    `sizes`, if there are any, are the only totals allowed (L10). `bring_in` is what bringing it in costs (0: not
    asked, L10). From `discard_min` to `discard_max` cards may be thrown away (-1: not asked); `runs` is how often the
    rest of the board may be dealt (0: not asked, F9). A `check` there does the least that must be done: it pays the
    bring-in, stands pat or throws away the last cards dealt, and says no.
    """

    player: int
    fold: bool = False
    check: bool = False
    call: int = 0
    min_to: int = 0
    max_to: int = 0
    opens: bool = False
    price: int = 0
    step: int = 0
    closed: str = ""
    show: bool = False
    muck: bool = False
    sizes: tuple[int, ...] = ()
    bring_in: int = 0
    discard_min: int = -1
    discard_max: int = -1
    runs: int = 0

    @property
    def can_raise(self) -> bool:
        """Whether a bet or raise of some size is allowed."""
        return self.max_to > 0

    @property
    def rule(self) -> str:
        """The rule that forbids a wager, or "" when one is allowed."""
        return RULE_OF[self.closed] if self.closed else ""
