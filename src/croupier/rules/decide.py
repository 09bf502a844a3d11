"""The door that decides: a wish is checked, and what follows is worked out until somebody must decide again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from croupier.cards import UNKNOWN, name
from croupier.rules import draw, record
from croupier.rules import pot as pots
from croupier.rules.action import (
    BRING_IN,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Rabbit,
    Raise,
    Run,
    Show,
    Wish,
)
from croupier.rules.dealing import cards_needed, dealt_to_players, next_street, turned_up
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
    Rabbited,
    Returned,
    Runs,
    Shown,
    Shuffled,
    Wagered,
)
from croupier.rules.legal import Illegal, Legal
from croupier.rules.phase import AGREEING, BETTING, DEALING, DRAWING, OPENING, OVER, SHOWDOWN
from croupier.rules.record import RECORD
from croupier.rules.runs import agreed, run, times_agreed
from croupier.rules.showdown import award, bounties
from croupier.rules.street import board as record_board
from croupier.rules.street import boards, dealt, dealt_to_all, gathered
from croupier.rules.stud import bring_in, brought_in
from croupier.rules.turn import next_asked, next_bettor, next_to_show, show_order
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
    fact = Shuffled(cards)
    draw.shuffled(hand, fact)
    hand.events.append(fact)
    if hand.phase == OPENING:
        post(hand)
    play_on(hand)
    return hand.events[before:]


def check_deck(hand: Hand, deck: Sequence[Any]) -> tuple[int, ...]:
    """The deck's cards; refuses one that lies somewhere already or is not in the pack (unknown ones may come, D5)."""
    variant = hand.variant
    if not hand.stub and variant.is_full:  # mostly it is one pack or the top of one
        try:
            known = bytes(deck)  # whole numbers and nothing else
        except (TypeError, ValueError):
            known = b"?"
        once_each = len(PACK.translate(None, known)) + len(known) == 52
        if known and once_each and bool not in (type(deck[known.find(0)]), type(deck[known.find(1)])):
            return tuple(known)  # each is another card of the pack, and no False or True stands for 0 or 1
    pack, seen = variant.pack, set(hand.stub) - set(draw.to_reshuffle(hand))
    for place, card in enumerate(deck, 1):
        if type(card) is not int or not (card in pack or card == UNKNOWN):
            raise BadDeck(f"card {place} of the deck is not in the pack: {card}")
        if card in seen and card != UNKNOWN:
            raise BadDeck(f"card {place} of the deck is there already: {name(card)}")
        seen.add(card)
    return tuple(deck)


def not_an_action(action: object) -> Exception:
    """What to raise for something that betting games do not know: a wish of another game is refused by rule (E1)."""
    return Illegal("not_in_this_game") if isinstance(action, Wish) else TypeError(f"not an action: {action!r}")


def refuse_or_show(hand: Hand, player: int, action: Action) -> list[Event]:
    """One who owes no decision may only show his cards, or look at those that never came, when all is over (G5, G6)."""
    if not isinstance(player, int):
        raise TypeError(f"a player is a whole number, not {player!r}")
    if hand.phase == OVER and type(action) is Rabbit:
        return look_on(hand, player)
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


def look_on(hand: Hand, player: int) -> list[Event]:
    """The cards that would have come on the board of a hand that ended early, as far as there are any (G6)."""
    burns = hand.opened.house.burn_cards
    cards: tuple[int, ...] = ()
    top = hand.top
    for street in hand.variant.streets[hand.street_index + 1 :]:
        top += 1 if street.board and burns else 0
        cards += hand.stub[top : top + street.board]
        top += street.board
    seen = any(type(fact) is Rabbited for fact in hand.events)
    if not hand.opened.house.rabbit or hand.live > 1 or not cards or seen or not 0 <= player < hand.n:
        raise Illegal("no_rabbit")
    fact = Rabbited(cards)
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
        if legal.discard_max >= 0 or legal.runs or legal.bring_in:
            raise other_question(legal)
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


def wager(hand: Hand, legal: Legal, action: Any) -> Event:
    """A bet is the first wager of a round, a raise goes over another; the size must be legal (E1, E6 to E18, E22).

    `action` is a Bet or a Raise, of which nobody has looked yet whether its amount is a number.
    """
    to, opens, most = action.to, type(action) is Bet, legal.max_to
    if opens is not legal.opens and not legal.show and not legal.runs and legal.discard_max < 0:
        raise Illegal("bet_exists", price=legal.price) if opens else Illegal("nothing_to_raise")
    if type(to) is not int:
        raise TypeError(f"a wager is a whole number of chips, not {to!r}")
    if not legal.min_to <= to <= most or not most or (legal.sizes and to not in legal.sizes):
        raise wrong_size(hand, legal, to)
    if hand.plain:  # the usual case of `weigh`
        step, over = legal.step, to - legal.price
        full = over >= step
        return Wagered(legal.player, to, over if full else step, full, opens)
    step, full = weigh(hand, to)
    return Wagered(legal.player, to, step, full, opens)


def other_question(legal: Legal) -> Illegal:
    """The refusal of what is no answer to a question that is not a bet (F9, L6, L10)."""
    if legal.bring_in:
        return Illegal("must_bring_in", amount=legal.bring_in)
    if legal.runs:
        return Illegal("must_agree", most=legal.runs)
    return Illegal("must_discard", least=legal.discard_min, most=legal.discard_max)


def wrong_size(hand: Hand, legal: Legal, to: int) -> Illegal:
    """The refusal of a wager, with the rule and the numbers that decided."""
    player = legal.player
    total = hand.bets[player] + hand.stacks[player]
    if legal.show:
        return Illegal("not_your_turn", "G1")
    if legal.discard_max >= 0 or legal.runs:
        return other_question(legal)
    if legal.closed:
        return Illegal(legal.closed, call=legal.call, price=legal.price, step=legal.step)
    if to > total:
        return Illegal("exceeds_stack", to=to, stack=total)
    if to <= legal.price:
        return Illegal("not_a_raise", to=to, price=legal.price)
    if legal.sizes and legal.min_to < to < legal.max_to:
        return Illegal("wrong_size", to=to, size=legal.min_to)
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


def rabbit(hand: Hand, legal: Legal, action: Rabbit) -> Event:
    """Nobody looks at cards to come while somebody owes a decision (G6)."""
    raise Illegal("no_rabbit")


Doors = tuple[Callable[[Any, Legal, Any], Event], Callable[[Any, Any], None]]

DOORS: Final[dict[type[Any], Doors]] = {
    Fold: (fold, record.folded),
    Check: (check, record.checked),
    Call: (call, record.called),
    Bet: (wager, record.wagered),
    Raise: (wager, record.wagered),
    Show: (show, record.shown),
    Muck: (muck, record.mucked),
    BringIn: (bring_in, brought_in),
    Discard: (draw.discard, draw.discarded),
    Run: (run, agreed),
    Rabbit: (rabbit, record.rabbited),
}
"""How each kind of wish is checked, and how the fact that comes of it is recorded."""


def least(legal: Legal, hole: tuple[int, ...]) -> Action:
    """What a check stands for where something else is asked: the least that must be done (F9, L6, L10)."""
    if legal.bring_in:
        return BRING_IN
    return Run(1) if legal.runs else Discard(hole[len(hole) - legal.discard_min :])


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
            if hand.rich < 2 and hand.shown.count(None) > hand.n - hand.live:
                turn_up(hand)
            player = next_to_show(hand)
            if player < 0:
                pay_out(hand)
        elif phase > OVER:
            player = next_asked(hand)
            if player < 0 and not exchange(hand):
                break
        elif phase == OVER:
            break
        else:
            if hand.rich < 2 and hand.shown.count(None) > hand.n - hand.live:
                turn_up(hand)
            if not deal_street(hand):
                break
    hand.to_act = player
    hand.legal_now = None


def post(hand: Hand) -> None:
    """Antes, blinds and posts that are still due, each as far as the stack goes (C8 to C11, C14, E20)."""
    stacks, append = hand.stacks, hand.events.append
    for due in hand.opened.posts[hand.posted :]:
        player, amount = due.player, due.amount
        if amount > stacks[player]:
            amount = stacks[player]
        fact = Posted(player, due.kind, amount)
        record.posted(hand, fact)
        append(fact)


def deal_street(hand: Hand) -> bool:
    """Deal the next street; False when the stub has too few cards and the dealer must give more."""
    street = hand.variant.streets[hand.street_index + 1]
    if street.hole or street.up:
        usual = hand.street_index < 0 and street.plain and not hand.opened.bomb
        return deal_around(hand, street.hole) if usual else deal_others(hand)
    if hand.runs > 1 or street.draw or street.discard or hand.street_index < 0:
        return deal_others(hand)
    top, stub = hand.top, hand.stub
    first = top + 1 if hand.opened.house.burn_cards else top  # one card is burned (D2)
    end = first + street.board
    if len(stub) < end:
        return False
    fact = Board(street.name, stub[first:end], stub[top:first])
    record_board(hand, fact)
    hand.events.append(fact)
    return True


def deal_around(hand: Hand, hole: int) -> bool:
    """Deal everybody's hole cards, one at a time, clockwise from the left of the button (D1)."""
    n, top, stub = hand.n, hand.top, hand.stub
    end = top + n * hole
    if len(stub) < end:
        return False
    each: list[tuple[int, ...]]
    if hole == 2:
        each = list(zip(stub[top : top + n], stub[top + n : end], strict=True))
    else:
        each = list(zip(*[stub[start : start + n] for start in range(top, end, n)], strict=True))
    hand.events += map(Dealt, range(n), each)
    record.dealt_around(hand, each)
    return True


def deal_others(hand: Hand) -> bool:
    """Deal a street that is not just hole cards for all or one board: stud, draws, several boards (D1, F9, L)."""
    street = next_street(hand)
    if len(hand.stub) - hand.top < cards_needed(hand):
        return False
    cards, up = dealt_to_players(hand, street), turned_up(hand, street)
    if cards and not up:
        dealt_to_all(hand, cards)
        hand.events += cards
        return True
    for fact in (*cards, *up):
        note(hand, fact)
    return True


def exchange(hand: Hand) -> bool:
    """Go on when nobody is asked: new cards for discarded ones, or so many runs; False when the stub is short (L6)."""
    if hand.phase == AGREEING:
        note(hand, Runs(times_agreed(hand)))
        return True
    player, count = hand.missing
    if len(hand.stub) - hand.top < count:
        return False
    fact = Dealt(player, hand.stub[hand.top : hand.top + count])
    dealt(hand, fact)
    hand.events.append(fact)
    return True


def close_round(hand: Hand) -> None:
    """End a round of betting: the uncalled part goes back, the bets are gathered, the winner paid if he is alone."""
    if hand.absent:
        fold_absent(hand)
    live, old = hand.live, hand.pots
    if live == 1:  # all others have folded: the rest is won unseen (F5)
        send_back(hand)
        gather(hand, (Pot(hand.total, (hand.folded.index(False),)),))
        pay_out(hand)
    elif live == hand.rich and len(old) < 2 and not hand.phantom:  # nobody is all-in: all have paid the same
        players = old[0].players if old and len(old[0].players) == live else pots.still_in(hand.folded)
        gather(hand, (Pot(hand.total, players),))
    else:
        send_back(hand)
        gather(hand, tuple(pots.build(hand.paid, hand.folded, hand.dead)))
        if hand.rich < 2:
            turn_up(hand)
            run_out(hand)


def run_out(hand: Hand) -> None:
    """Deal the rest of one board in one go where nobody has anything left to decide (D3, F8)."""
    if hand.phase != DEALING or hand.runs > 1:
        return
    top, stub, facts = hand.top, hand.stub, []
    burns = 1 if hand.opened.house.burn_cards else 0
    for street in hand.variant.streets[hand.street_index + 1 :]:
        first = top + burns
        end = first + street.board
        if street.hole or street.up or street.draw or street.discard or end > len(stub):
            return  # `play_on` goes street by street
        facts.append(Board(street.name, stub[first:end], stub[top:first]))
        top = end
    boards(hand, facts)
    hand.events += facts


def send_back(hand: Hand) -> None:
    """What nobody has called goes back to its owner (F2)."""
    back = pots.uncalled(hand.paid)
    if back is not None:
        fact = Returned(*back)
        record.returned(hand, fact)
        hand.events.append(fact)


def gather(hand: Hand, now: tuple[Pot, ...]) -> None:
    """The bets go into the pots (F11)."""
    fact = Gathered(now)
    gathered(hand, fact)
    hand.events.append(fact)


def fold_absent(hand: Hand) -> None:
    """The house folds an all-in blind of one who is not there, at the end of the first round (I9)."""
    if hand.opened.house.fold_absent_allin and not hand.street_index:
        for player in hand.absent:
            if hand.live > 1 and not hand.folded[player] and not hand.stacks[player]:
                note(hand, Folded(player))


def turn_up(hand: Hand) -> None:
    """All-in and no more betting: every live hand is turned up at once (G3), in the order of showing."""
    if not hand.pots or hand.phase == DRAWING or not hand.opened.house.allin_faceup:
        return
    for street in hand.variant.streets[hand.street_index + 1 :]:
        if street.hole or street.up or street.draw or street.discard:
            return  # what is thrown away is nobody else's business, and more cards come face down
    hand.order = tuple(show_order(hand))
    holes, shown, events = hand.holes, hand.shown, hand.events
    for player in hand.order:
        cards = holes[player]
        if shown[player] is None and UNKNOWN not in cards:
            fact = Shown(player, cards)
            record.shown(hand, fact)
            events.append(fact)


def pay_out(hand: Hand) -> None:
    """Pay every pot and end the hand; not a chip may be left or missing (A5)."""
    facts, carry = award(hand)
    for fact in facts:
        RECORD[type(fact)](hand, fact)
    hand.events += facts
    if hand.opened.house.seven_deuce:
        for paid in bounties(hand, facts):
            note(hand, paid)
    end = Ended(carry)
    record.ended(hand, end)
    hand.events.append(end)
    assert hand.total == 0, "chips were created or destroyed"
    assert sum(hand.stacks) + hand.raked + carry == sum(hand.opened.stacks) + hand.opened.carry
