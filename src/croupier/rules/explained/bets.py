"""Why a bet is what it is, what comes back, and who has built which pot (Rulebook E, F1 to F4, F11, L10)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.rules import event as facts
from croupier.rules.explained.reason import Reason, because
from croupier.rules.explained.sizes import street_size
from croupier.rules.explained.turn import door_card, has_option
from croupier.rules.hand import Hand
from croupier.rules.house_rules import HouseRules
from croupier.rules.phase import BRINGING
from croupier.rules.stud import may_double
from croupier.rules.wager import is_capped, least_over, pot_limit, step_now, why_closed

Reasons = Iterator[Reason]


def brought_in(now: Hand, fact: facts.BroughtIn, hand: Hand) -> Reasons:
    """The door card decides who brings it in (L9, L10), and a short stack pays what it has (E20)."""
    yield door_card(now, "highest_card" if now.variant.low else "lowest_card", fact.player)
    due = now.opened.betting.opening
    if fact.amount < due:
        yield because("short_post", amount=fact.amount, due=due)


def folded(now: Hand, fact: facts.Folded, hand: Hand) -> Reasons:
    """A fold, one that was not needed, or that of one who is not there (E21, I9)."""
    player = fact.player
    if not now.stacks[player]:
        yield because("folded_absent", players=(player,))
    elif now.price > now.bets[player]:
        yield because("folded", players=(player,), price=now.price)
    else:
        yield because("folded_free", players=(player,))


def checked(now: Hand, fact: facts.Checked, hand: Hand) -> Reasons:
    """Nothing to call, or an option that is not used (E1, E4)."""
    yield because("option" if has_option(now, fact.player) else "checked", players=(fact.player,), price=now.price)


def called(now: Hand, fact: facts.Called, hand: Hand) -> Reasons:
    """The price is matched, or as far as the stack goes (E3, E8), or as far as anybody could (E20)."""
    player, amount = fact.player, fact.amount
    to = now.bets[player] + amount
    if to == now.price:
        yield because("called", players=(player,), amount=amount, to=to)
    else:
        code = "called_short" if amount == now.stacks[player] else "called_reach"
        yield because(code, players=(player,), amount=amount, price=now.price, missing=now.price - to)
    if amount == now.stacks[player]:
        yield because("all_in", players=(player,))


def wagered(now: Hand, fact: facts.Wagered, hand: Hand) -> Reasons:
    """A bet or raise: by how much, whether it reopens the betting, and what the next raise must be (E1 to E18)."""
    player, to = fact.player, fact.to
    over = to - now.price
    yield because("bet" if fact.opens else "raised", players=(player,), to=to, price=now.price, over=over)
    if now.phase == BRINGING:
        yield door_card(now, "highest_card" if now.variant.low else "lowest_card", player)
    all_in = to == now.bets[player] + now.stacks[player]
    if all_in:
        yield because("all_in", players=(player,))
    after = now.copy()
    after.apply(fact)
    if not fact.full:
        yield from not_full(now, after, fact)
    elif all_in and now.opened.betting.structure == "fixed_limit" and (part := over_level(now, fact)) < fact.step:
        yield because("half_counts", over=part, size=fact.step)
    if now.opened.betting.structure == "pot_limit" and to == pot_limit(now, player):
        yield because("pot_sized", to=to, pot=now.total)
    yield from what_follows(after)


def over_level(now: Hand, fact: facts.Wagered) -> int:
    """How far a fixed-limit wager goes over the last whole bet, which a short all-in may have passed already (E18)."""
    return fact.to - (now.price if may_double(now) else now.fulls * street_size(now))


def not_full(now: Hand, after: Hand, fact: facts.Wagered) -> Reasons:
    """A short all-in: to whom it gives no new right to raise, and to whom several together do (E9, E10, E18)."""
    limit = now.opened.betting.structure == "fixed_limit"
    needed = step_now(now) if limit else least_over(now.price, step_now(now), now.opened.house) - now.price
    yield because("not_full", "E18" if limit else "", over=fact.to - now.price, step=needed)
    waiting = [other for other in acted_before(after) if other != fact.player]
    closed = [other for other in waiting if why_closed(after, other) == "betting_closed"]
    if closed:
        yield because("not_reopened", "E18" if limit else "", players=closed)
    again = [other for other in waiting if not why_closed(after, other) and after.fulls <= after.acted_fulls[other]]
    if again:
        yield because("reopened_together", players=again)


def acted_before(hand: Hand) -> list[int]:
    """The live players with chips who have acted in this round."""
    return [p for p in range(hand.n) if hand.acted[p] >= 0 and not hand.folded[p] and hand.stacks[p]]


def what_follows(after: Hand) -> Reasons:
    """The least raise from here on, or that the cap is reached (E6, E7, E14 to E16)."""
    if after.cap and is_capped(after):
        yield because("caps_the_round", bets=after.fulls)
    elif after.fixed:
        return
    elif any(not why_closed(after, p) for p in range(after.n) if not after.folded[p] and after.stacks[p]):
        least = least_over(after.price, step_now(after), after.opened.house)
        yield because("next_raise", rule_of_raise(after.opened.house), to=least)


def rule_of_raise(house: HouseRules) -> str:
    """The rule of the least raise (E6, E7, E14)."""
    return {"double": "E7", "table_limit": "E14"}.get(house.min_raise_rule, "E6")


def returned(now: Hand, fact: facts.Returned, hand: Hand) -> Reasons:
    """What nobody called: the highest total over the second highest (F2)."""
    top = now.paid[fact.player]
    yield because("returned", players=(fact.player,), amount=fact.amount, top=top, second=top - fact.amount)


def gathered(now: Hand, fact: facts.Gathered, hand: Hand) -> Reasons:
    """The bets go into the pots; for each pot who can win it, who has paid how much into it, and what is dead (F1)."""
    yield because("gathered", amount=sum(pot.amount for pot in fact.pots))
    below = 0
    for number, pot in enumerate(fact.pots):
        last = number == len(fact.pots) - 1
        level = max(now.paid) if last else min(now.paid[player] for player in pot.players)
        yield because("pot", number=number, amount=pot.amount, players=pot.players)
        for player, paid in enumerate(now.paid):
            part = min(paid, level) - min(paid, below)
            if part > 0:
                code = "paid_and_folded" if now.folded[player] else "paid_into"
                yield because(code, number=number, amount=part, players=(player,))
        if now.dead and not number:
            yield because("dead_money", number=number, amount=now.dead)
        below = level
