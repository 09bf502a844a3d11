"""Why a wager has the least and the greatest size that it has, and why there is none (Rulebook E6 to E18, L10)."""

from __future__ import annotations

from croupier.rules.explained.reason import Reason, because
from croupier.rules.hand import Hand
from croupier.rules.legal import RULE_OF, Legal
from croupier.rules.phase import BRINGING
from croupier.rules.stud import may_double
from croupier.rules.turn import reach
from croupier.rules.wager import fixed_to, least_over, pot_limit, step_now, street_limit


def why_least(hand: Hand, legal: Legal) -> Reason:
    """Why a bet or raise is at least `legal.min_to`; there must be one."""
    to, total = legal.min_to, hand.bets[legal.player] + hand.stacks[legal.player]
    if hand.phase == BRINGING:
        return because("least_all_in" if to == total else "completes_bring_in", to=to)
    if hand.opened.betting.structure == "fixed_limit":
        return why_fixed(hand, legal, total)
    full = least_over(hand.price, step_now(hand), hand.opened.house)
    if to == total < full:
        return because("least_all_in", to=to, minimum=full)
    return why_bet(hand, to) if legal.opens else why_raise(hand, to)


def why_fixed(hand: Hand, legal: Legal, total: int) -> Reason:
    """In fixed limit there is one size; over an open pair there may be two (E15, E18, L10)."""
    to, betting = legal.min_to, hand.opened.betting
    if legal.sizes:
        return because("two_sizes", to=to, maximum=legal.max_to)
    if may_double(hand):
        return because("least_all_in" if to == total else "pair_size", to=to, size=betting.upper)
    full = fixed_to(hand)
    if to == total < full:
        return because("least_all_in", to=to, minimum=full)
    size = street_size(hand)
    if to - hand.price != size:
        return because("completes", to=to, price=hand.price, size=size)
    return because("fixed_size", to=to, price=hand.price, size=size)


def street_size(hand: Hand) -> int:
    """The fixed-limit bet of the street (E15)."""
    betting = hand.opened.betting
    return betting.upper if hand.variant.streets[hand.street_index].limit == "upper" else betting.lower


def why_bet(hand: Hand, to: int) -> Reason:
    """The least opening bet (C10, E6, E14)."""
    house = hand.opened.house
    if house.pl_min_bet == "split_limit" and hand.opened.betting.structure == "pot_limit":
        return because("least_bet", "E14", to=to)
    if house.straddle_postflop_min == "straddle" and to == hand.opened.price > hand.opened.betting.least_bet:
        return because("least_bet", "C10", to=to)
    return because("least_bet", to=to)


def why_raise(hand: Hand, to: int) -> Reason:
    """The least raise: by the last full one, or what the house asks instead (C10, E6, E7, E8, E14)."""
    price, step, house = hand.price, step_now(hand), hand.opened.house
    if house.min_raise_rule == "double" and 2 * price > price + step:
        return because("least_double", price=price, to=to)
    if house.min_raise_rule == "table_limit":
        return because("least_limit", price=price, limit=street_limit(hand), to=to)
    if price < step:
        return because("least_over_short", price=price, step=step, to=to)
    straddled = any(post.kind == "straddle" for post in hand.opened.posts)
    if straddled and not hand.street_index and hand.aggressor < 0:
        return because("least_over_straddle", price=price, step=step, to=to)
    return because("least_raise", price=price, step=step, to=to)


def why_most(hand: Hand, legal: Legal) -> Reason:
    """Why a bet or raise is at most `legal.max_to`; there must be one."""
    player, most = legal.player, legal.max_to
    structure, total = hand.opened.betting.structure, hand.bets[player] + hand.stacks[player]
    if structure == "fixed_limit":
        return why_least(hand, legal)
    if most == total:
        return because("most_stack", stack=total)
    if structure == "spread_limit":
        return because("most_spread", price=hand.price, size=hand.opened.betting.upper, to=most)
    if most > pot_limit(hand, player):
        return because("pot_too_small", to=most, pot=hand.total)
    after = hand.opened.house.pl_formula == "pot_after_call"
    call = hand.price - hand.bets[player]
    pot = pot_limit(hand, player) - hand.price - (call if after else 0)
    return because("most_pot" if after else "most_pot_before_call", price=hand.price, pot=pot, call=call, to=most)


def why_closed(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """Why a player may not bet or raise: the code of `Legal.closed`, and what is behind it (E6, E9 to E11, E16)."""
    code, player, price = legal.closed, legal.player, hand.price
    rule = RULE_OF[code]
    total = hand.bets[player] + hand.stacks[player]
    if code == "nobody_can_call":
        return (Reason(code, rule, {"price": price, "reach": reach(hand, player)}),)
    if code == "exceeds_stack":
        return (Reason(code, rule, {"stack": total, "price": price}),)
    if code == "cap_reached":
        return (Reason(code, rule, {"price": price}), because("bets_of_round", bets=hand.fulls, cap=hand.cap))
    return (Reason(code, rule, {"price": price, "call": legal.call}), *why_not_reopened(hand, player))


def why_not_reopened(hand: Hand, player: int) -> tuple[Reason, ...]:
    """What the price has risen by since the player acted, and what it would have taken (E9, E10, E18)."""
    house, acted = hand.opened.house, hand.acted[player]
    if hand.opened.betting.structure == "fixed_limit":
        if house.fl_half_bet == "half":
            return (because("under_half", over=hand.price - acted, acted=acted),)
        needed = (hand.fulls + 1) * street_size(hand)
        return (because("short_of_reopening", "E18", over=hand.price - acted, acted=acted, needed=needed),)
    code = "single_reopening" if house.short_allin_reopen == "single" else "short_of_reopening"
    needed = least_over(acted, step_now(hand), house)
    return (because(code, over=hand.price - acted, acted=acted, needed=needed),)
