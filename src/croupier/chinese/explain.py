"""Why a deal of open-face Chinese went as it did: rows, lines, scoops, royalties, transfers, Fantasyland (Rulebook K).

As in `rules.explained`, nothing is made while a deal is played: it is replayed when somebody asks.

>>> from croupier.chinese.hand import ChineseHand
>>> from croupier.chinese.opening import open_chinese
>>> from croupier.cards import standard_deck
>>> deal = ChineseHand.open(open_chinese(seats=(1, 2), names=("Ann", "Ben"), stacks=(100, 100)))
>>> facts = deal.deal(standard_deck())
>>> explain_turn(deal, 0).rule
'K8'
>>> [(told.fact.__class__.__name__, told.reasons[0].rule) for told in explain_deal(deal)]
[('ChineseOpened', 'K8'), ('Shuffled', 'D4'), ('Given', 'K8')]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from croupier.chinese import event as facts
from croupier.chinese.fantasy import QUADS
from croupier.chinese.hand import ChineseHand
from croupier.chinese.reason import ChineseTold, because
from croupier.chinese.rows import strength
from croupier.chinese.variant import MIDDLE, TOP
from croupier.ranking.three import holds_up, trips_of
from croupier.rules.event import Shuffled
from croupier.rules.explained.reason import Answer, Reason

Reasons = Iterator[Reason]


def explain_deal(hand: ChineseHand) -> list[ChineseTold]:
    """Every fact of a deal, in order, with at least one reason each; a veiled deal as far as it is seen."""
    now = ChineseHand.open(hand.opened)
    told = [ChineseTold(hand.opened, tuple(opened(now)))]
    for fact in hand.events[1:]:
        told.append(ChineseTold(fact, tuple(WHY[type(fact)](now, fact))))
        now.apply(fact)
    return told


def explain_turn(hand: ChineseHand, player: int) -> Reason:
    """Why this player owes a decision; for one who owes none, what is waited for (K8, K10, K24)."""
    if hand.finished:
        return because("deal_is_over")
    if player not in hand.to_act:
        return because("deal_cards_come", cards=hand.wants)
    if player in hand.hidden:
        return because("turn_at_once", "L18" if hand.variant.together else "", players=(player,))
    return because("turn_in_order", players=(player,), street=hand.locked[player] + 1)


def explain_choices(hand: ChineseHand, player: int) -> tuple[Answer, ...]:
    """Whether a player may place a card, move or take one back, and be ready, and why (K9, K10); nobody else may."""
    legal = hand.legal(player)
    if legal is None:
        return ()
    placed = sum(map(len, legal.placed))
    place = because("may_place", left=legal.left) if legal.left else because("all_placed")
    move = because("may_move", cards=placed) if placed else because("nothing_placed")
    if not legal.ready:
        done = because("may_be_ready", left=legal.left)
    elif legal.discards:
        done = because("ready_with_discards", cards=legal.discards)
    else:
        done = because("all_placed")
    return (
        Answer("place", legal.left > 0, (place,)),
        Answer("move", placed > 0, (move,)),
        Answer("ready", legal.ready, (done,)),
    )


def opened(now: ChineseHand) -> Reasons:
    """Who plays when (K8, K24, L18)."""
    yield because("all_set_at_once") if now.variant.together else because("plays_in_order", players=now.ordinary)
    for player, cards in enumerate(now.opened.fantasy):
        if cards:
            yield because("in_fantasyland", players=(player,), cards=cards)


def shuffled(now: ChineseHand, fact: Shuffled) -> Reasons:
    """The order of the cards (D4)."""
    yield because("deal_deck")


def given(now: ChineseHand, fact: facts.Given) -> Reasons:
    """Cards for all to see, for the player alone, or all at once (K8, K10, K24, L18)."""
    if fact.player in now.hidden:
        yield because("given_at_once", "L18" if now.variant.together else "", cards=len(fact.cards))
    else:
        yield because("given_open" if fact.up else "given_hidden", cards=len(fact.cards))


def put(now: ChineseHand, fact: facts.Put) -> Reasons:
    """A card in a row, seen by all on an open street (K9, K28)."""
    yield because("put_in_the_open" if fact.up else "put_unseen")


def moved(now: ChineseHand, fact: facts.CardMoved) -> Reasons:
    """Until Ready a card may be moved (K9)."""
    yield because("moved_before_ready")


def taken_back(now: ChineseHand, fact: facts.TakenBack) -> Reasons:
    """Until Ready a card may be taken back (K9)."""
    yield because("taken_back_before_ready")


def locked(now: ChineseHand, fact: facts.Locked) -> Reasons:
    """A street that lies for good (K9, K10, K15, K24)."""
    if fact.auto:
        yield because("placed_by_the_clock", players=(fact.player,))
    if fact.player in now.hidden:
        yield because("set_face_down", "L18" if now.variant.together else "", players=(fact.player,))
    else:
        yield because("street_is_final", players=(fact.player,), street=now.locked[fact.player] + 1)
    if fact.discards:
        yield because("discard_stays_hidden", cards=len(fact.discards))


def rows_shown(now: ChineseHand, fact: facts.RowsShown) -> Reasons:
    """What was set face down is turned up at the end (K24)."""
    yield because("revealed_at_the_end", "L18" if now.variant.together else "", players=(fact.player,))


def scored(now: ChineseHand, fact: facts.Scored) -> Reasons:
    """Every row with its name and what it pays, then every pair of players, line by line (K5 to K7, K17 to K20)."""
    for player in range(now.n):
        yield from why_hand(now, fact.hands[player], player)
    for pair in fact.pairs:
        yield from why_pair(now, fact, pair)


def why_hand(now: ChineseHand, score: facts.HandScore, player: int) -> Reasons:
    """The rows of a player, whether they are in order, and their royalties (K5 to K7, K20)."""
    rows = now.rows[3 * player : 3 * player + 3]
    for row, (cards, name, points) in enumerate(zip(rows, score.names, score.royalties, strict=True)):
        yield because("row", players=(player,), row=row, seen=cards, hand=name)
        if points:
            yield because("royalty", players=(player,), row=row, points=points)
    if score.fouled:
        yield from why_dead(now, player)


def why_dead(now: ChineseHand, player: int) -> Reasons:
    """Which row is stronger than the one below it; it may be both (K6, K7)."""
    hand = strength(*now.rows[3 * player : 3 * player + 3])
    if not holds_up(hand.middle, hand.top):
        yield because("dead_top", players=(player,), row=TOP)
    if hand.middle > hand.bottom:
        yield because("dead_middle", players=(player,), row=MIDDLE)


def why_pair(now: ChineseHand, fact: facts.Scored, pair: facts.PairScore) -> Reasons:
    """Two players line by line, the scoop, the royalties, and the sum (K17 to K20)."""
    dead = [player for player in (pair.first, pair.second) if fact.hands[player].fouled]
    both = (pair.first, pair.second)
    if len(dead) == 2:
        yield because("both_dead", players=both)
        return
    for row, line in enumerate(pair.lines):
        winner = both if line >= 0 else both[::-1]
        code = "line_equal" if not line else "line_to_the_living" if dead else "line_won"
        yield because(code, players=winner, row=row)
    if pair.scoop:
        winner = both if pair.scoop > 0 else both[::-1]
        yield because("scoop_of_the_dead" if dead else "scoop", players=winner, points=abs(pair.scoop))
    elif dead:
        yield because("no_scoop_of_the_dead", players=both)
    ours, theirs = (sum(fact.hands[player].royalties) for player in both)
    if ours or theirs:
        winner = both if pair.royalties >= 0 else both[::-1]
        most, least = max(ours, theirs), min(ours, theirs)
        yield because("royalties_between", players=winner, points=most - least, more=most, fewer=least)
    winner = both if pair.points >= 0 else both[::-1]
    yield because("points_between", players=winner, points=abs(pair.points))


def settled(now: ChineseHand, fact: facts.Settled) -> Reasons:
    """Points become chips, in the order of settling and as far as the caps let (K21, K22, K26)."""
    both = (fact.payer, fact.receiver)
    yield because("transfer", players=both, amount=fact.amount, points=fact.points)
    value = now.house.ofc_point_value
    if value != 1:
        yield because("point_value", points=fact.points, value=value, due=fact.points * value)
    if fact.forgiven:
        yield because("forgiven", players=both, amount=fact.forgiven)


def fantasy_earned(now: ChineseHand, fact: facts.FantasyEarned) -> Reasons:
    """Good enough on top to enter, or good enough to stay (K23, K25)."""
    code = why_kept(now, fact.player) if fact.kept else "fantasy_entered"
    top = now.hands[fact.player].names[TOP]
    yield because(code, players=(fact.player,), cards=fact.cards, hand=top)


def why_kept(now: ChineseHand, player: int) -> str:
    """By which row one stays: trips on top, quads at the bottom, where the house has it a full house (K25)."""
    hand = strength(*now.rows[3 * player : 3 * player + 3])
    if trips_of(hand.top) >= 0:
        return "fantasy_kept_top"
    return "fantasy_kept_bottom" if hand.bottom >= QUADS else "fantasy_kept_middle"


def ended(now: ChineseHand, fact: facts.ChineseEnded) -> Reasons:
    """Whether another deal belongs to the match, and who leaves Fantasyland (K4, K25)."""
    for player, cards in enumerate(now.opened.fantasy):
        if cards and not now.fantasy_next[player]:
            yield because("fantasy_left", players=(player,))
    yield because("match_goes_on" if now.match_goes_on else "match_is_over")


WHY: dict[type[Any], Callable[[ChineseHand, Any], Reasons]] = {
    Shuffled: shuffled,
    facts.Given: given,
    facts.Put: put,
    facts.CardMoved: moved,
    facts.TakenBack: taken_back,
    facts.Locked: locked,
    facts.RowsShown: rows_shown,
    facts.Scored: scored,
    facts.Settled: settled,
    facts.FantasyEarned: fantasy_earned,
    facts.ChineseEnded: ended,
}
"""Why each kind of fact: from the deal as it was just before, and the fact."""
