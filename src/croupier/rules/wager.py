"""How much may be wagered, and does it reopen the betting? No-limit, pot-limit and fixed limit (Rulebook E6 to E18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from croupier.rules.draw import legal_draw
from croupier.rules.house_rules import HouseRules
from croupier.rules.legal import Legal
from croupier.rules.phase import BETTING, BRINGING, DRAWING, SHOWDOWN
from croupier.rules.runs import legal_runs
from croupier.rules.showdown import may_muck
from croupier.rules.stud import legal_bring_in, may_double
from croupier.rules.turn import owed

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


def legal_show(hand: Hand, player: int) -> Legal:
    """At the showdown one shows, or mucks a beaten hand (G2)."""
    return Legal(player=player, show=True, muck=may_muck(hand, player))


def legal_answer(hand: Hand, player: int) -> Legal:
    """What may be answered where the question is not a bet."""
    phase = hand.phase
    if phase == SHOWDOWN:
        return legal_show(hand, player)
    if phase == DRAWING:
        return legal_draw(hand, player)
    return legal_bring_in(hand, player) if phase == BRINGING else legal_runs(hand, player)


def legal_for(hand: Hand, player: int) -> Legal:
    """What the player to act may do (the caller has made sure that it is his turn)."""
    if hand.phase != BETTING:
        return legal_answer(hand, player)
    price, step = hand.price, hand.step
    bet, stack = hand.bets[player], hand.stacks[player]
    call = owed(hand, player) if hand.phantom else price - bet
    if call > stack:
        call = stack
    least, most, closed = price + step, bet + stack, ""
    # Usually another one has bet the price and has chips left, so he can call more (`led`), and the player may raise.
    if not hand.led or player == hand.leader or most <= price or hand.fulls <= hand.acted_fulls[player]:
        closed = why_closed(hand, player)
    elif hand.cap and is_capped(hand):
        closed = "cap_reached"
    if closed:
        least = most = 0
    elif not hand.plain:
        least, most = bounds(hand, player)
    if least > most:  # all-in for less than a full wager (E8)
        least = most
    fold = call > 0 or hand.opened.house.free_fold
    legal = Legal(player, fold, not call, call, least, most, not price, price, step, closed)
    if most and hand.double and may_double(hand):
        sizes = stud_sizes(hand, bet + stack)
        return replace(legal, min_to=sizes[0], max_to=sizes[-1], sizes=sizes if len(sizes) > 1 else ())
    return legal


def why_closed(hand: Hand, player: int) -> str:
    """The code of the reason why the player may not bet or raise, "" when he may (E9, E11, E16)."""
    price, bets, stacks, folded = hand.price, hand.bets, hand.stacks, hand.folded
    for other in range(hand.n):
        if bets[other] + stacks[other] > price and other != player and not folded[other]:
            break
    else:
        return "nobody_can_call"
    if hand.fulls <= hand.acted_fulls[player] and not is_reopened(hand, player):
        return "betting_closed"
    if hand.cap and is_capped(hand):
        return "cap_reached"
    return "exceeds_stack" if bets[player] + stacks[player] <= price else ""


def is_reopened(hand: Hand, player: int) -> bool:
    """Whether one who has acted and faces no full raise since then faces short ones that add up to it (E9, E10)."""
    opened = hand.opened
    house = opened.house
    if opened.betting.structure == "fixed_limit" or house.short_allin_reopen == "single":
        return False
    return hand.price >= least_over(hand.acted[player], step_now(hand), house)


def is_capped(hand: Hand) -> bool:
    """Whether the round has all the bets that the cap allows (E16), unless heads-up play lifts it (E17)."""
    cap = hand.cap
    if hand.fulls < cap or hand.variant.cap:
        return hand.fulls >= cap
    house = hand.opened.house
    if house.fl_cap_heads_up == "at_table":
        return hand.n > 2
    if house.fl_cap_heads_up == "heads_up_before_cap":
        return not 0 <= hand.two_left < cap
    return True


def least_over(price: int, step: int, house: HouseRules) -> int:
    """The least full raise over a price (E6: by the last full raise; E7: to at least twice the price)."""
    least = price + step
    return max(least, 2 * price) if house.min_raise_rule == "double" else least


def bounds(hand: Hand, player: int) -> tuple[int, int]:
    """The least and the greatest total that the player may bet or raise to; all-in for less is allowed (E8)."""
    total = hand.bets[player] + hand.stacks[player]
    if hand.fixed:
        size = min(fixed_to(hand), total)
        return size, size
    structure = hand.opened.betting.structure
    least = min(least_over(hand.price, step_now(hand), hand.opened.house), total)
    if structure == "no_limit":
        return least, total
    if structure == "spread_limit":
        return least, max(least, min(hand.price + hand.opened.betting.upper, total))
    return least, max(least, min(pot_limit(hand, player), total))


def step_now(hand: Hand) -> int:
    """The least full raise now: the last one, or by `table_limit` always the limit of the street (E14)."""
    if hand.price and hand.opened.house.min_raise_rule == "table_limit":
        return street_limit(hand)
    return hand.step


def street_limit(hand: Hand) -> int:
    """The limit of the street: with `split_limit` the lower or the upper stake, else the least bet (E14)."""
    return hand.size if hand.opened.house.pl_min_bet == "split_limit" else hand.opened.betting.least_bet


def pot_limit(hand: Hand, player: int) -> int:
    """The pot-limit maximum: the price, and on top of it the pot after the player's call (E13, E14)."""
    house = hand.opened.house
    pot = hand.total
    if hand.street_index == 0:
        if not house.pl_count_antes_preflop:
            pot -= hand.antes
        if house.pl_short_blind_counts_full:
            pot += hand.phantom
    if house.pl_formula == "pot_after_call":
        pot += hand.price - hand.bets[player]
    return hand.price + pot


def fixed_to(hand: Hand) -> int:
    """The one size of a fixed-limit bet or raise: the next whole multiple of the street's bet (E15, E18)."""
    size = hand.size
    level = hand.fulls * size
    if 0 < hand.price < level and hand.opened.house.fl_next_raise == "on_top":
        return hand.price + size
    return level + size


def stud_sizes(hand: Hand, total: int) -> tuple[int, ...]:
    """Over an open pair the small bet or the big one, and after a big one the big one alone (L10)."""
    price, upper = hand.price, hand.upper
    sizes = [upper] if price and hand.step == upper else [hand.lower, upper]
    return tuple(sorted({min(price + size, total) for size in sizes}))


def weigh(hand: Hand, to: int) -> tuple[int, bool]:
    """What a wager to `to` means for those who follow: the least full raise from now on, and whether it is full itself.

    A full one counts for the cap and reopens the betting (E6 to E10, E18).
    """
    if hand.fixed:
        size = hand.size
        over = to - hand.fulls * size
        if hand.double and may_double(hand):
            upper, over = hand.upper, to - hand.price
            size = upper if over >= upper or (hand.price and hand.step == upper) else size
        return size, over >= size or (over * 2 >= size and hand.opened.house.fl_half_bet == "half")
    house = hand.opened.house
    if house.min_raise_rule == "prev_raise":
        over = to - hand.price
        return (over, True) if over >= hand.step else (hand.step, False)
    if to < least_over(hand.price, step_now(hand), house):
        return hand.step, False
    return (street_limit(hand) if house.min_raise_rule == "table_limit" else to - hand.price), True
