"""The laws of a hand: what must hold at every moment of any hand, whatever is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from tests.rules.law import hold, same_state
from tests.rules.laws_of_views import (
    a_view_lacks_hidden_cards_alone,
    a_view_names_no_face_down_card,
    a_view_stays_when_unseen_cards_are_swapped,
    check_names,
    compare_swapped,
    compare_view,
    until_showdown,
)
from tests.rules.random_hands import Deal, Moment, chosen, moments
from tests.rules.referee import told
from tests.rules.stage import of_kind, state_of

from croupier.rules.action import (
    BRING_IN,
    CALL,
    CHECK,
    FOLD,
    MUCK,
    SHOW,
    Action,
    Bet,
    Discard,
    Rabbit,
    Raise,
    Run,
    Show,
)
from croupier.rules.event import Awarded, Board, Dealt, Event, Gathered, Raked, Shuffled
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal, Legal
from croupier.rules.variants import VARIANTS
from croupier.rules.veil import veil

encode = msgspec.json.encode
decode = msgspec.json.Decoder(Event).decode  # type: ignore[arg-type]

ALL_VERBS: tuple[Action, ...] = (FOLD, CHECK, CALL, SHOW, MUCK)
FAR_OFF = (-1, 0, 2**53 + 1, 2**63)
MOST_ACTIONS_EACH = 2
"""Passive play asks a player at most once a street, and then how often to run it and to show."""


class Tally(NamedTuple):
    """How much was tried."""

    hands: int
    actions: int
    facts: int


# Chips.


def chips_stay(deal: Deal) -> None:
    """No chip appears or vanishes at any event, and nobody owes one (Rulebook A5)."""
    shadow = Hand.open(deal.opened)
    for moment in moments(deal):
        for event in moment.events:
            shadow.apply(event)
            count_chips(shadow, event)


def count_chips(hand: Hand, event: Event) -> None:
    """All chips are where they should be after this event."""
    all_chips = sum(hand.opened.stacks) + hand.opened.carry
    hold("chips", sum(hand.stacks) + hand.total + hand.raked + hand.carry == all_chips, event)
    hold("chips", min(hand.stacks) >= 0 and min(hand.bets) >= 0 and hand.total >= 0, event)
    if not any(type(past) in (Awarded, Raked) for past in hand.events[-20:]):  # until the pots are being paid
        hold("chips", hand.total == hand.dead + sum(hand.paid), event)


def pots_are_paid(deal: Deal) -> None:
    """Each pot is paid once, the last one first, in full, to players who can win it (Rulebook F1, F5, F6)."""
    *_, last = (moment.hand for moment in moments(deal))
    check_payment(last)


def check_payment(hand: Hand) -> None:
    """The awards of a finished hand against its pots."""
    final = of_kind(hand.events, Gathered)[-1].pots
    awards, raked = of_kind(hand.events, Awarded), {fact.pot: fact.amount for fact in of_kind(hand.events, Raked)}
    paid = [award.pot for award in awards]
    hold("pots", sorted(set(paid)) == list(range(len(final))) and paid == sorted(paid, reverse=True), awards)
    parts = [(award.pot, award.board, award.half) for award in awards]
    hold("pots", len(set(parts)) == len(parts), awards)
    out = sum(raked.values())
    for award in awards:
        pot = final[award.pot]
        out += award.amount
        hold("pots", sum(win.amount for win in award.wins) == award.amount, award)
        hold("pots", len({win.player for win in award.wins}) == len(award.wins), award)
        for win in award.wins:
            can = win.player in pot.players and not hand.folded[win.player] and not hand.mucked[win.player]
            hold("pots", can and 0 <= win.odd <= hand.opened.house.odd_chip_unit, award)
    hold("pots", out + hand.carry == sum(pot.amount for pot in final), awards)


# Decisions.


def legal_agrees_with_act(deal: Deal) -> None:
    """All that `legal` allows is accepted; all just outside is refused and leaves no trace (Rulebook E)."""
    for moment in moments(deal):
        ask(moment)


def ask(moment: Moment) -> None:
    """Try what is legal on copies, and what is not on the hand itself."""
    hand, player = moment.hand, moment.player
    legal = hand.legal(player)
    for action in inside(hand, legal) if legal else ():
        hold("legal", bool(accepted(hand.copy(), player, action)), player, action, legal)
    before = state_of(hand)
    for who, action in outside(hand, player, legal):
        hold("legal", not accepted(hand, who, action), who, action, legal)
    hold("no trace", state_of(hand) == before, before)


def a_second_referee_agrees(deal: Deal) -> None:
    """What is legal is what the rulebook's words give from the facts alone (Rulebook E1 to E20)."""
    for moment in moments(deal):
        compare_verdict(moment)


def compare_verdict(moment: Moment) -> None:
    """The Hand's answer beside the second referee's, at a decision about chips or cards, and whose turn it is."""
    legal = moment.hand.legal(moment.player)
    if legal is None or legal.show or legal.runs:
        return
    second = told(moment.hand.events)
    hold("turn", second.turn() == moment.player, second.turn(), moment.player)
    other = second.legal(moment.player)
    if not second.by_step:
        other = msgspec.structs.replace(other, step=legal.step)
    hold("referee", legal == other, legal, other)
    hold("wager", not legal.max_to or legal.price < legal.min_to <= legal.max_to, legal)


def accepted(hand: Hand, player: int, action: Action) -> list[Event]:
    """The facts that an action leads to; none when it is refused."""
    try:
        return hand.act(player, action)
    except Illegal as refused:
        hold("a refusal names its rule", bool(refused.code and refused.rule), refused)
        return []


def inside(hand: Hand, legal: Legal) -> Iterator[Action]:
    """What is legal: every verb, and the ends, the neighbours of the ends and the middle of the sizes."""
    if legal.show:
        yield from (SHOW, Show(tuple(hand.holes[legal.player])), *(MUCK,) * legal.muck)
        return
    if legal.discard_max >= 0:
        hole = hand.holes[legal.player]
        yield from (CHECK, *(Discard(hole[:count]) for count in range(legal.discard_min, legal.discard_max + 1)))
        return
    if legal.runs:
        yield from (CHECK, *(Run(times) for times in range(1, legal.runs + 1)))
        return
    yield from (BRING_IN,) * (legal.bring_in > 0)
    yield from (*(FOLD,) * legal.fold, *(CHECK,) * legal.check, *(CALL,) * (legal.call > 0))
    least, most = legal.min_to, legal.max_to
    if most:
        verb = Bet if legal.opens else Raise
        between = {least, most, (least + most) // 2, min(least + 1, most), max(most - 1, least)}
        for to in set(legal.sizes) or between:
            yield verb(to)


def outside(hand: Hand, player: int, legal: Legal | None) -> Iterator[tuple[int, Action]]:
    """What is not legal: other players, other verbs, sizes just outside and far off."""
    for other in range(-2, hand.n + 2):
        if other != player and (legal is not None or hand.to_act < 0):
            verbs = ALL_VERBS if legal else (FOLD, CHECK, CALL, MUCK)
            yield from ((other, action) for action in (*verbs, Bet(2), Raise(4)))
    if legal is None:
        return
    if legal.show:
        yield from ((player, action) for action in (FOLD, CHECK, CALL, Bet(2), Raise(4), *(MUCK,) * (not legal.muck)))
        yield from [(player, Show(hand.holes[player][:1]))] * (len(hand.holes[player]) > 1)
        return
    yield from ((player, action) for action in wrong_answers(hand, legal))
    allowed = {FOLD: legal.fold, CHECK: legal.check, CALL: legal.call > 0}
    yield from ((player, action) for action in ALL_VERBS if not allowed.get(action))
    right, wrong = (Bet, Raise) if legal.opens else (Raise, Bet)
    around = {legal.min_to - 1, legal.max_to + 1, *FAR_OFF}
    if legal.sizes and legal.sizes[1] > legal.sizes[0] + 1:
        around.add(legal.sizes[0] + 1)
    if not legal.max_to:
        around |= {legal.price, legal.price + 1, legal.price + legal.step, hand.bets[player] + hand.stacks[player]}
    yield from ((player, right(to)) for to in around)
    yield from ((player, wrong(to)) for to in (legal.min_to, legal.max_to, legal.price + legal.step))


def wrong_answers(hand: Hand, legal: Legal) -> Iterator[Action]:
    """Answers to a question that was not asked, or outside what it allows (Rulebook F9, G6, L6, L10)."""
    hole = hand.holes[legal.player]
    yield Rabbit()
    if not legal.bring_in:
        yield BRING_IN
    yield from (Run(0), Run(legal.runs + 1))
    if legal.discard_max < 0:
        yield Discard(hole[:1])
    else:
        yield Discard((hole[0], hole[0]))
        yield from (Discard((*hole, 99)[: legal.discard_max + 1]), *(Discard(()),) * (legal.discard_min > 0))


def hands_end(deal: Deal) -> None:
    """Once nobody raises any more, a hand ends after a bounded number of actions (Rulebook E2, E5)."""
    most = most_actions(deal)
    for count, moment in enumerate(moments(deal)):
        hold("the hand ends", count <= most or moment.hand.finished, count)
        if moment.player >= 0:
            hand, player = moment.hand, moment.player
            asked = hand.stacks[player] > 0 or bool(hand.pots) or bool(hand.drawn)  # all-in one still discards
            hold("asked in vain", not hand.folded[player] and asked, player)


def most_actions(deal: Deal) -> int:
    """No hand may take more actions than this: the choices, and what passive play adds."""
    streets = VARIANTS[deal.opened.variant].streets
    draws = sum(1 for street in streets if street.draw or street.discard)
    return len(deal.choices) + (MOST_ACTIONS_EACH + len(streets) + 2 * draws) * len(deal.opened.stacks)


# Facts.


def acting_equals_replaying(deal: Deal) -> None:
    """The facts alone, applied to a new hand, give the same state after every action (house rule: two doors)."""
    shadow = Hand.open(deal.opened)
    for moment in moments(deal):
        for event in moment.events:
            shadow.apply(event)
        same_state("replay", moment.hand, shadow)


def events_survive_json(deal: Deal) -> None:
    """Each fact, true or veiled, is the same after a journey as JSON."""
    for moment in moments(deal):
        for event in moment.events:
            for fact in (event, veil(event, None)):
                hold("json", decode(encode(fact)) == fact, fact)


def no_card_twice(deal: Deal) -> None:
    """No card is dealt twice (Rulebook A1)."""
    *_, last = (moment.hand for moment in moments(deal))
    check_cards(last)


def check_cards(hand: Hand) -> None:
    """All cards dealt, turned up or burned are different, but for discards that have been shuffled in again (L6)."""
    out: set[int] = set()
    for fact in hand.events:
        if type(fact) is Shuffled:
            out -= set(fact.deck)
        for card in fact.cards + getattr(fact, "burn", ()) if type(fact) in (Dealt, Board) else ():
            hold("cards", card not in out and card in hand.variant.pack, card, out)
            out.add(card)
    held = [card for hole in hand.holes for card in hole] + [card for board in hand.boards for card in board]
    hold("cards", len(set(held)) == len(held) or hand.runs > 1, held)


def a_copy_is_independent(deal: Deal) -> None:
    """Playing a copy on does not touch the hand, nor the other way round, and both play the same (house.md)."""
    played = list(moments(deal))
    middle = len(played) // 2
    for place, moment in enumerate(moments(deal)):
        if place == middle:
            part(moment.hand)


def part(hand: Hand) -> None:
    """Let a copy and the hand go different ways."""
    twin, before = hand.copy(), state_of(hand)
    same_state("copy", hand, twin)
    passively(twin)
    hold("copy", state_of(hand) == before, before)
    after, other = state_of(twin), hand.copy()
    passively(other)
    hold("copy", state_of(other) == after and state_of(twin) == after, after)


def passively(hand: Hand) -> None:
    """Play on without a bet, as far as the cards go; fold once, so that every list is written to."""
    if (legal := hand.legal(hand.to_act)) and legal.fold:
        hand.act(hand.to_act, FOLD)
    while hand.to_act >= 0:
        legal = hand.legal(hand.to_act)
        assert legal is not None
        hand.act(hand.to_act, chosen(legal, 1))


LAWS: tuple[Callable[[Deal], None], ...] = (
    chips_stay,
    pots_are_paid,
    legal_agrees_with_act,
    a_second_referee_agrees,
    hands_end,
    acting_equals_replaying,
    events_survive_json,
    no_card_twice,
    a_copy_is_independent,
    a_view_lacks_hidden_cards_alone,
    a_view_names_no_face_down_card,
    a_view_stays_when_unseen_cards_are_swapped,
)
"""Every law, one function each."""


def all_at_once(deal: Deal, seed: int) -> Tally:
    """Every law in one play, each in its quick form: what is dear is tried at some moments or for some viewers."""
    shadow, script, actions, facts = Hand.open(deal.opened), [], 0, 0
    for place, moment in enumerate(moments(deal)):
        for event in moment.events:
            shadow.apply(event)
            count_chips(shadow, event)
            hold("json", decode(encode(event)) == event, event)
        same_state("replay", moment.hand, shadow)
        if (place + seed) % 4 == 0:
            ask(moment)
        if (place + seed) % 4 == 1:
            compare_verdict(moment)
        if place == seed % 16:
            part(moment.hand)
        facts += len(moment.events)
        actions += moment.player >= 0
        script.append((moment.player, moment.action))
        hold("the hand ends", actions <= most_actions(deal), actions)
    some = (seed % moment.hand.n, None)
    check_payment(moment.hand)
    check_cards(moment.hand)
    true = until_showdown(deal, deal.deck, script)
    for viewer in some:
        compare_view(moment.hand, moment.hand.seen_by(viewer), viewer)
        check_names(moment.hand, viewer)
        compare_swapped(deal, script, true, viewer)
    return Tally(1, actions, facts)
