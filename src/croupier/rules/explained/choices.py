"""What a player may do and why, what he may not and why not; what is refused (Rulebook E, F9, G, L2, L6, L10)."""

from __future__ import annotations

from collections.abc import Callable

from croupier.rules.action import BRING_IN, CALL, CHECK, FOLD, MUCK, SHOW, Action, Bet, Discard, Rabbit, Raise, Run
from croupier.rules.decide import DOORS, look_on
from croupier.rules.explained.reason import Answer, Reason, because, refusal
from croupier.rules.explained.sizes import why_closed, why_least, why_most
from croupier.rules.explained.turn import door_card, has_option, throws
from croupier.rules.hand import Hand
from croupier.rules.legal import Illegal, Legal
from croupier.rules.phase import AGREEING, BRINGING, DRAWING
from croupier.rules.showdown import is_beaten, ranks_of
from croupier.rules.turn import show_order

ACTIONS: dict[str, Callable[[int], Action]] = {
    "fold": lambda to: FOLD,
    "check": lambda to: CHECK,
    "call": lambda to: CALL,
    "bet": Bet,
    "raise": Raise,
    "bring_in": lambda to: BRING_IN,
    "discard": lambda to: Discard(),
    "run": lambda to: Run(),
    "show": lambda to: SHOW,
    "muck": lambda to: MUCK,
    "rabbit": lambda to: Rabbit(),
}
"""Everything that a player can wish, in the order in which it is asked; `to` is the size of a wager."""


def explain_choices(hand: Hand, player: int) -> tuple[Answer, ...]:
    """For each thing that can be wished: whether this player may do it now, and why; one answer for each of `ACTIONS`.

    A wager has two reasons, for its least and its greatest total, and one alone where they are the same; a closed one
    has the reason why. The answers agree with `Hand.legal` and `Hand.act`, whose own doors are asked.
    """
    legal = hand.legal(player)
    if legal is None:
        return tuple([waiting(hand, player, action) for action in ACTIONS])
    return tuple([answer(hand, legal, action) for action in ACTIONS])


def explain_refusal(hand: Hand, player: int, illegal: Illegal) -> tuple[Reason, ...]:
    """Why a wish of a player was refused: the refusal, and what stood behind the number that it broke.

    `hand` is the Hand as it was, which is as it is: a refusal changes nothing.
    """
    legal = hand.legal(player) if 0 <= player < hand.n else None
    first = refusal(illegal)
    if legal is None:
        return (first,)
    if illegal.code in {"below_minimum", "wrong_size", "above_maximum"}:
        return (first, why_most(hand, legal) if illegal.code == "above_maximum" else why_least(hand, legal))
    if illegal.code == legal.closed and legal.closed:
        closed, *others = why_closed(hand, legal)
        return (Reason(first.code, first.rule, {**first.numbers, **closed.numbers}), *others)
    if illegal.code == "must_show" and legal.show:
        return (first, *[why for why in why_no_muck(hand, player) if why.code != first.code])
    return (first,)


def waiting(hand: Hand, player: int, action: str) -> Answer:
    """One who owes no decision may only show or look, when all is over (E19, G5, G6)."""
    if hand.finished and 0 <= player < hand.n and may_after(hand, player, action):
        code = "may_show_after" if action == "show" else "may_look"
        return Answer(action, True, (because(code),))
    code = "hand_over" if hand.finished else "not_your_turn"
    return Answer(action, False, (refusal(Illegal(code)),))


def may_after(hand: Hand, player: int, action: str) -> bool:
    """Whether something may still be shown when the hand is over; a copy is asked."""
    if action == "show":
        up = hand.shown[player]
        return not hand.folded[player] and not hand.mucked[player] and (up is None or min(up) < 0)
    if action != "rabbit":
        return False
    try:
        look_on(hand.copy(), player)
    except Illegal:
        return False
    return True


def answer(hand: Hand, legal: Legal, action: str) -> Answer:
    """One thing that the player to act might wish."""
    why = WHY.get(action)
    reasons = why(hand, legal) if why else ()
    if reasons:
        return Answer(action, True, reasons)
    if action in {"bet", "raise"} and legal.closed and legal.opens is (action == "bet"):
        return Answer(action, False, why_closed(hand, legal))
    return Answer(action, False, (refused(hand, legal, action),))


def refused(hand: Hand, legal: Legal, action: str) -> Reason:
    """What the door of the hand says to such a wish; it decides and changes nothing."""
    if action == "check" and not legal.check and not legal.show:
        numbers = {"call": legal.call, "price": legal.price, "bet": hand.bets[legal.player]}
        return Reason("cannot_check", Illegal("cannot_check").rule, numbers)
    if action == "muck" and legal.show:
        return why_no_muck(hand, legal.player)[0]
    wish = ACTIONS[action](legal.max_to)
    try:
        DOORS[type(wish)][0](hand, legal, wish)
    except Illegal as illegal:
        return refusal(illegal)
    raise AssertionError(f"{action} is allowed and has no reason")


Why = Callable[[Hand, Legal], tuple[Reason, ...]]


def folding(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """Folding gives up what is in; when a check is free it gains nothing (E21)."""
    if not legal.fold:
        return ()
    return (because("may_fold", call=legal.call) if legal.call else because("may_fold_free"),)


def checking(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """There is nothing to call, the price is one's own forced bet, or the least is done (E1, E4, F9, L6, L10)."""
    if not legal.check:
        return ()
    if legal.bring_in:
        return (because("check_brings_in"),)
    if legal.runs:
        return (because("check_runs_once"),)
    if legal.discard_max >= 0:
        return (because("check_throws_last" if throws(hand) else "check_stands_pat"),)
    return (because("option", price=legal.price) if has_option(hand, legal.player) else because("may_check"),)


def calling(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """A call brings the player to the price, or as far as his stack or the others' goes (E3, E8, E20)."""
    if not legal.call:
        return ()
    bet, stack = hand.bets[legal.player], hand.stacks[legal.player]
    missing = legal.price - bet - legal.call
    if not missing:
        return (because("may_call", call=legal.call, price=legal.price, bet=bet),)
    code = "may_call_short" if legal.call == stack else "may_call_reach"
    return (because(code, call=legal.call, price=legal.price, missing=missing),)


def wagering(opens: bool) -> Why:
    """A bet where nothing is to be matched, else a raise: its least and its most."""

    def why(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
        if not legal.can_raise or legal.opens is not opens:
            return ()
        least, most = why_least(hand, legal), why_most(hand, legal)
        single = legal.min_to == legal.max_to and most.code != "pot_too_small"
        return (least,) if single or least == most else (least, most)

    return why


def bringing_in(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """The door card decides who pays (L9, L10)."""
    if hand.phase != BRINGING:
        return ()
    card = door_card(hand, "may_bring_in", legal.player)
    return (because("may_bring_in", card.rule, seen=card.cards, amount=legal.bring_in),)


def discarding(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """So many cards as the street says (L2, L6)."""
    if hand.phase != DRAWING:
        return ()
    code = "must_throw" if throws(hand) else "may_draw"
    return (because(code, least=legal.discard_min, most=legal.discard_max),)


def running(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """As often as the house allows and the pack gives (F9)."""
    return (because("may_run", most=legal.runs),) if hand.phase == AGREEING else ()


def showing(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """Whoever is asked at the showdown may show (G2)."""
    return (because("may_show"),) if legal.show else ()


def mucking(hand: Hand, legal: Legal) -> tuple[Reason, ...]:
    """A hand that is beaten for every pot need not be shown (G2)."""
    return (beaten_by(hand, legal.player, "may_muck"),) if legal.muck else ()


def beaten_by(hand: Hand, player: int, code: str) -> Reason:
    """Who has shown better than this player, for the first pot that he could win."""
    for ranks in ranks_of(hand):
        for pot in hand.pots:
            if player in pot.players and is_beaten(ranks, hand.shown, pot.players, player):
                better = [other for other in pot.players if ranks[other] > ranks[player] and hand.shown[other]]
                return because(code, players=better[:1] and [max(better, key=ranks.__getitem__)])
    return because(code)


def why_no_muck(hand: Hand, player: int) -> tuple[Reason, ...]:
    """Why a hand must be shown: the house wants all, nobody has shown yet, or it is not beaten (G1, G2, G4)."""
    if hand.opened.house.showdown_muck == "show_all":
        return (because("house_shows_all"),)
    if not any(hand.shown[other] is not None for other in show_order(hand)):
        return (refusal(Illegal("must_show")),)
    return (because("ties_or_wins"),)


WHY: dict[str, Why] = {
    "fold": folding,
    "check": checking,
    "call": calling,
    "bet": wagering(opens=True),
    "raise": wagering(opens=False),
    "bring_in": bringing_in,
    "discard": discarding,
    "run": running,
    "show": showing,
    "muck": mucking,
}
"""Why a thing is allowed: no reason at all when it is not."""
