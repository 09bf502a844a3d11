"""The door that decides: a wish is checked, and what follows is worked out until somebody must decide again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from croupier.cards import UNKNOWN, name
from croupier.rules import pot as pots
from croupier.rules import record
from croupier.rules.action import Action, Bet, Call, Check, Fold, Muck, Raise, Show
from croupier.rules.event import (
    Board,
    Called,
    Checked,
    Dealt,
    Ended,
    Event,
    Folded,
    Gathered,
    Mucked,
    Posted,
    Pot,
    Returned,
    Shown,
    Shuffled,
    Wagered,
)
from croupier.rules.legal import Illegal, Legal
from croupier.rules.record import BETTING, OVER, RECORD, SHOWDOWN
from croupier.rules.showdown import award
from croupier.rules.turn import next_bettor, next_to_show, show_order
from croupier.rules.wager import weigh

if TYPE_CHECKING:
    from croupier.rules.hand import Hand


PACK = bytes(range(52))
"""A whole pack, the usual deck (A1)."""


class BadDeck(ValueError):
    """Cards that this pack cannot give: one twice, or one that it lacks (Rulebook A1, D5)."""


def deal(hand: Hand, deck: Sequence[int]) -> list[Event]:
    """Put cards under the stub and play on (Rulebook D1 to D4); raises `BadDeck` before anything changes."""
    if hand.phase == OVER:
        raise Illegal("hand_over")
    cards = check_deck(hand, deck)
    before = len(hand.events)
    note(hand, Shuffled(cards))
    post(hand)
    play_on(hand)
    return hand.events[before:]


def check_deck(hand: Hand, deck: Sequence[int]) -> tuple[int, ...]:
    """The deck's cards; refuses one that lies somewhere already or is not in the pack (unknown ones may come, D5)."""
    lowest = 4 * hand.variant.deck
    try:  # mostly it is one whole pack: bytes are whole numbers and nothing else
        whole = bytes(deck)
    except (TypeError, ValueError):
        whole = b""
    if len(whole) == 52 and not PACK.translate(None, whole) and not hand.stub and not lowest:  # no card is missing
        return tuple(whole)
    seen = set(hand.stub)
    for place, card in enumerate(deck, 1):
        if type(card) is not int or not (lowest <= card < 52 or card == UNKNOWN):
            raise BadDeck(f"card {place} of the deck is not in the pack: {card}")
        if card in seen and card != UNKNOWN:
            raise BadDeck(f"card {place} of the deck is there already: {name(card)}")
        seen.add(card)
    return tuple(deck)


def refuse_or_show(hand: Hand, player: int, action: Action) -> list[Event]:
    """One who owes no decision may only show what he won with, when all is over (G5)."""
    if hand.phase != OVER or type(action) is not Show:
        raise Illegal("hand_over" if hand.phase == OVER else "not_your_turn")
    if not 0 <= player < hand.n or hand.folded[player] or hand.mucked[player]:
        raise Illegal("not_your_cards")
    cards, up = cards_to_show(hand, player, action.cards), hand.shown[player]
    if up is not None:  # what lies face up stays so
        cards = tuple(max(card, old) for card, old in zip(cards, up, strict=True))
        if cards == up:
            raise Illegal("already_shown", "G5")
    fact = Shown(player, cards)
    note(hand, fact)
    return [fact]


def note(hand: Hand, fact: Event) -> None:
    """Record a fact that was decided; whose turn it is then is settled once, at the end of `play_on`."""
    RECORD[type(fact)](hand, fact)
    hand.events.append(fact)


# What each wish comes to.


def fold(hand: Hand, legal: Legal, action: Fold) -> Event:
    """Folding is always allowed but where the house forbids it when a check is free (E21)."""
    if not legal.fold:
        raise Illegal("not_your_turn", "G1") if legal.show else Illegal("cannot_fold")
    return Folded(legal.player)


def check(hand: Hand, legal: Legal, action: Check) -> Event:
    """A check needs nothing to call (E1)."""
    if not legal.check:
        raise Illegal("cannot_check", "G1" if legal.show else "", call=legal.call)
    return Checked(legal.player)


def call(hand: Hand, legal: Legal, action: Call) -> Event:
    """A call matches the price, or goes all-in for less (E3, E8)."""
    if not legal.call:
        raise Illegal("nothing_to_call", "G1" if legal.show else "")
    return Called(legal.player, legal.call)


def wager(hand: Hand, legal: Legal, action: Bet | Raise) -> Event:
    """A bet is the first wager of a round, a raise goes over another; the size must be legal (E1, E6 to E18, E22)."""
    to, opens = action.to, type(action) is Bet
    if opens is not legal.opens and not legal.show:
        raise Illegal("bet_exists", price=legal.price) if opens else Illegal("nothing_to_raise")
    if type(to) is not int:
        raise TypeError(f"a wager is a whole number of chips, not {to!r}")
    if not legal.min_to <= to <= legal.max_to or not legal.max_to:
        raise wrong_size(hand, legal, to)
    step, full = weigh(hand, to)
    return Wagered(legal.player, to, step, full, legal.opens)


def wrong_size(hand: Hand, legal: Legal, to: int) -> Illegal:
    """The refusal of a wager, with the rule and the numbers that decided."""
    player = legal.player
    total = hand.bets[player] + hand.stacks[player]
    if legal.show:
        return Illegal("not_your_turn", "G1")
    if legal.closed:
        return Illegal(legal.closed, call=legal.call, price=legal.price, step=legal.step)
    if to > total:
        return Illegal("exceeds_stack", to=to, stack=total)
    if to <= legal.price:
        return Illegal("not_a_raise", to=to, price=legal.price)
    if legal.min_to == legal.max_to and hand.opened.betting.structure == "fixed_limit":
        return Illegal("wrong_size", to=to, size=legal.min_to)
    if to < legal.min_to:
        rule = "E7" if hand.opened.house.min_raise_rule == "double" else ""
        return Illegal("below_minimum", rule, to=to, minimum=legal.min_to)
    return Illegal("above_maximum", to=to, maximum=legal.max_to)


def show(hand: Hand, legal: Legal, action: Show) -> Event:
    """At the showdown all hole cards are shown, or none (G2)."""
    if not legal.show:
        raise Illegal("not_at_showdown")
    cards = cards_to_show(hand, legal.player, action.cards)
    if UNKNOWN in cards and UNKNOWN not in hand.holes[legal.player]:
        raise Illegal("must_show", cards=len(cards))
    return Shown(legal.player, cards)


def cards_to_show(hand: Hand, player: int, wanted: Sequence[int]) -> tuple[int, ...]:
    """The player's cards with those that stay down unknown; cards that he cannot hold are refused (G5)."""
    hole = hand.holes[player]
    if not wanted:
        return hole
    if UNKNOWN in hole and len(wanted) == len(hole) and all(card in wanted for card in hole if card != UNKNOWN):
        return tuple(wanted)
    if any(card not in hole for card in wanted):
        raise Illegal("not_your_cards")
    return tuple(card if card in wanted else UNKNOWN for card in hole)


def muck(hand: Hand, legal: Legal, action: Muck) -> Event:
    """Only a later, beaten hand may be mucked (G2)."""
    if not legal.show:
        raise Illegal("not_at_showdown")
    if not legal.muck:
        raise Illegal("must_show")
    return Mucked(legal.player)


Doors = tuple[Callable[[Any, Legal, Any], Event], Callable[[Any, Any], None]]

DOORS: dict[type[Any], Doors] = {
    Fold: (fold, record.folded),
    Check: (check, record.checked),
    Call: (call, record.called),
    Bet: (wager, record.wagered),
    Raise: (wager, record.wagered),
    Show: (show, record.shown),
    Muck: (muck, record.mucked),
}
"""How each kind of wish is checked, and how the fact that comes of it is recorded."""


# What follows by itself.


def play_on(hand: Hand) -> None:
    """Let everything happen that needs nobody's decision: cards, pots, awards."""
    player = -1
    while player < 0:
        phase = hand.phase
        if phase == BETTING:
            player = next_bettor(hand)
            if player < 0:
                close_round(hand)
        elif phase == SHOWDOWN:
            player = next_to_show(hand)
            if player < 0:
                pay_out(hand)
        elif phase == OVER or not deal_street(hand):
            break
    hand.to_act = player
    hand.legal_now = None


def post(hand: Hand) -> None:
    """Antes, blinds and posts that are still due, each as far as the stack goes (C8 to C11, C14, E20)."""
    stacks = hand.stacks
    for due in hand.opened.posts[hand.posted :]:
        player, amount = due.player, due.amount
        if amount > stacks[player]:
            amount = stacks[player]
        note(hand, Posted(player, due.kind, amount))


def cards_needed(hand: Hand) -> int:
    """How many cards the next street takes, the burned one included (D1, D2)."""
    street = hand.variant.streets[hand.street_index + 1]
    burn = 1 if street.board and hand.opened.house.burn_cards else 0
    return street.hole * hand.n + street.board + burn


def deal_street(hand: Hand) -> bool:
    """Deal the next street; False when the stub has too few cards and the dealer must give more."""
    need, top, stub = cards_needed(hand), hand.top, hand.stub
    end = top + need
    if len(stub) < end:
        return False
    street = hand.variant.streets[hand.street_index + 1]
    if street.hole:  # one card at a time, clockwise from the left of the button (D1)
        n = hand.n
        rounds = [stub[start : start + n] for start in range(top, end, n)]
        fresh = list(map(Dealt, range(n), zip(*rounds, strict=True)))
        record.dealt_around(hand, fresh)
        hand.events += fresh
        return True
    first = end - street.board
    note(hand, Board(street.name, stub[first:end], stub[top:first]))
    return True


def close_round(hand: Hand) -> None:
    """End a round of betting: the uncalled part goes back, the bets are gathered, the winner paid if he is alone."""
    live = hand.live
    if live > 1 and live == hand.rich and len(hand.pots) == 1:  # nobody is all-in: the one pot has grown, that is all
        players = hand.pots[0].players
        if len(players) > live:
            players = pots.still_in(hand.folded)
        note(hand, Gathered((Pot(hand.total, players),)))
        return
    back = pots.uncalled(hand.paid)
    if back is not None:
        note(hand, Returned(*back))
    note(hand, Gathered(tuple(pots.build(hand.paid, hand.folded, hand.dead))))
    if live == 1:
        pay_out(hand)
    elif hand.rich <= 1 and hand.opened.house.allin_faceup:
        turn_up(hand)


def turn_up(hand: Hand) -> None:
    """All-in and no more betting: every live hand is turned up at once (G3), in the order of showing."""
    for player in show_order(hand):
        cards = hand.holes[player]
        if hand.shown[player] is None and UNKNOWN not in cards:
            note(hand, Shown(player, cards))


def pay_out(hand: Hand) -> None:
    """Pay every pot and end the hand; not a chip may be left or missing (A5)."""
    facts, carry = award(hand)
    for fact in facts:
        note(hand, fact)
    note(hand, Ended(carry))
    assert hand.total == 0, "chips were created or destroyed"
    assert sum(hand.stacks) + hand.raked + carry == sum(hand.opened.stacks) + hand.opened.carry
