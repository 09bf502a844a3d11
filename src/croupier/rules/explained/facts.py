"""Why each fact of a hand came about: it is replayed, and asked at every step (the whole rulebook, B to H and L)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from croupier.rules import event as facts
from croupier.rules.explained import awards, bets
from croupier.rules.explained.reason import Reason, Told, because
from croupier.rules.explained.turn import explain_turn, opens, throws
from croupier.rules.hand import Hand
from croupier.rules.phase import DRAWING
from croupier.rules.record import LIVE_POSTS
from croupier.rules.showdown import name_of_hand

Reasons = Iterator[Reason]


def explain(hand: Hand) -> list[Told]:
    """Every fact of a hand, in order, each with the reasons for it; there is at least one.

    It may be any Hand, one in the middle of play or what one player sees of it: what a reader does not know is left
    out of the numbers.
    """
    now = Hand.open(hand.opened)
    told = [Told(hand.opened, tuple(opened(now, hand)))]
    for fact in hand.events[1:]:
        told.append(Told(fact, (*WHY[type(fact)](now, fact, hand), *whose_turn(now, fact))))
        now.apply(fact)
    return told


def whose_turn(now: Hand, fact: facts.Event) -> Reasons:
    """Why it was this player's turn, where the fact is what he decided."""
    if type(fact) in DECIDED and now.to_act == fact.player:  # type: ignore[union-attr]
        yield explain_turn(now)


DECIDED = {
    *(facts.Folded, facts.Checked, facts.Called, facts.Wagered, facts.BroughtIn),
    *(facts.Discarded, facts.Agreed),
}
"""The facts that are a player's decision; why one shows or mucks is told with it."""


def opened(now: Hand, hand: Hand) -> Reasons:
    """Who will act first, how many boards there are, and what lies in the pot already (C4, C5, C10, F6, L10, L17)."""
    start = hand.opened
    if start.bomb:
        yield because("bomb_pot")
    elif hand.variant.forced == "bring_in":
        yield because("opens_by_card", "L9" if hand.variant.low else "")
    else:
        yield opens(now, start.first)
    if start.boards > 1:
        yield because("boards", boards=start.boards)
    if start.carry:
        yield because("carried_in", amount=start.carry)


def shuffled(now: Hand, fact: facts.Shuffled, hand: Hand) -> Reasons:
    """The deck, or discards that come back (D4, L6)."""
    yield because("reshuffled" if now.pile else "deck")


def posted(now: Hand, fact: facts.Posted, hand: Hand) -> Reasons:
    """What a forced bet is for, and that a short stack pays what it has (C8 to C11, C14, E20, F4)."""
    due = now.opened.posts[now.posted].amount
    heads_up = fact.kind == "small_blind" and now.n == 2
    yield because(fact.kind, "C5" if heads_up else "", players=(fact.player,), amount=fact.amount)
    if fact.amount < due:
        yield because("short_post", "E20" if fact.kind in LIVE_POSTS else "C14", amount=fact.amount, due=due)
    if fact.kind in {"table_ante", "dead"}:
        yield because("dead_money", amount=fact.amount)


def dealt(now: Hand, fact: facts.Dealt, hand: Hand) -> Reasons:
    """Cards down, up, or for those that were thrown away (D1, L6, L10)."""
    code = "dealt_drawn" if now.phase == DRAWING else "dealt_up" if fact.up else "dealt_down"
    yield because(code, players=(fact.player,), cards=len(fact.cards))


def board(now: Hand, fact: facts.Board, hand: Hand) -> Reasons:
    """A street's board, the burned card, a run-out, which of several boards (D2, D3, F8, F9, L10, L13, L17)."""
    street = now.variant.streets[now.street_index + 1]
    if street.common and not street.board:
        yield because("common_card")
    elif now.street_index < 0:
        yield because("board_first")
    else:
        yield because("street", cards=len(fact.cards))
    if fact.burn:
        yield because("burned")
    if now.rich < 2 and now.street_index >= 0:
        yield because("run_out")
    if now.runs > 1:
        rule = "L17" if now.opened.boards > 1 else ""
        yield because("one_of_boards", rule, board=fact.board + 1, boards=now.runs)


def discarded(now: Hand, fact: facts.Discarded, hand: Hand) -> Reasons:
    """A draw, or cards that are gone for good (L2, L6)."""
    code = "threw_away" if throws(now) else "drew" if fact.cards else "stood_pat"
    yield because(code, players=(fact.player,), cards=len(fact.cards))


def agreed(now: Hand, fact: facts.Agreed, hand: Hand) -> Reasons:
    """A yes or a no (F9)."""
    yield because("agreed" if fact.times > 1 else "refused_to_run", players=(fact.player,), times=fact.times)


def runs(now: Hand, fact: facts.Runs, hand: Hand) -> Reasons:
    """All have agreed: the least number that anybody named (F9)."""
    yield because("runs", times=fact.times)


def shown(now: Hand, fact: facts.Shown, hand: Hand) -> Reasons:
    """Why cards lie face up, and what they make (G1, G3, G5)."""
    after = now.copy()
    after.apply(fact)
    name = name_of_hand(after, fact.player) if after.board or not now.variant.board else None
    reason = awards.why_shown(now, fact.player)
    yield Reason(reason.code, reason.rule, reason.numbers, reason.players, fact.cards, name)


def ended(now: Hand, fact: facts.Ended, hand: Hand) -> Reasons:
    """The hand is over (E12, F5), and an odd chip may stay for the next one (F6)."""
    yield because("over", "E12" if now.live == 1 else "")
    if fact.carry:
        yield because("carried_over", amount=fact.carry)


def rabbited(now: Hand, fact: facts.Rabbited, hand: Hand) -> Reasons:
    """Cards that would have come (G6)."""
    yield because("rabbit", seen=fact.cards)


WHY: dict[type[Any], Callable[[Hand, Any, Hand], Reasons]] = {
    facts.Shuffled: shuffled,
    facts.Posted: posted,
    facts.Dealt: dealt,
    facts.Board: board,
    facts.Discarded: discarded,
    facts.BroughtIn: bets.brought_in,
    facts.Folded: bets.folded,
    facts.Checked: bets.checked,
    facts.Called: bets.called,
    facts.Wagered: bets.wagered,
    facts.Returned: bets.returned,
    facts.Gathered: bets.gathered,
    facts.Agreed: agreed,
    facts.Runs: runs,
    facts.Shown: shown,
    facts.Mucked: awards.mucked,
    facts.Raked: awards.raked,
    facts.Awarded: awards.awarded,
    facts.Bounty: awards.bounty,
    facts.Ended: ended,
    facts.Rabbited: rabbited,
}
"""Why each kind of fact: from the hand as it was just before, the fact, and the hand as it is now."""
