"""The laws of views: what a player is told, and that it never depends on a card that he has not seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from tests.rules.law import hold, same_state
from tests.rules.random_hands import Deal, moments, next_cards, take
from tests.rules.stage import of_kind

from croupier.cards import UNKNOWN
from croupier.rules.action import Action, Discard
from croupier.rules.event import Awarded, Dealt, Event, Rabbited, Shown
from croupier.rules.hand import Hand
from croupier.rules.veil import veil


def viewers(deal: Deal) -> list[int | None]:
    """Everybody at the table, and a spectator."""
    return [*range(len(deal.opened.stacks)), None]


def a_view_lacks_hidden_cards_alone(deal: Deal) -> None:
    """What a player sees is the hand itself but for the cards that he may not see (house.md, D1)."""
    views = {viewer: Hand.open(deal.opened) for viewer in viewers(deal)}
    for moment in moments(deal):
        for viewer, view in views.items():
            for event in moment.events:
                view.apply(veil(event, viewer))
            compare_view(moment.hand, view, viewer)
    for viewer, view in views.items():
        same_state("seen_by", moment.hand.seen_by(viewer), view)


HIDDEN = ("events", "stub", "holes", "wants", "legal", "pile")


def compare_view(hand: Hand, view: Hand, viewer: int | None) -> None:
    """A view against the hand: the same but for hidden cards, and the viewer's own decision is the same."""
    same_state("view", hand, view, HIDDEN)
    for player, hole in enumerate(hand.holes):
        up = (*(hand.shown[player] or ()), *(hand.ups[player] if hand.ups else ()))
        seen = tuple(card if player == viewer or card in up else UNKNOWN for card in hole)
        hold("view", view.holes[player] == seen, viewer, player, view.holes[player])
    hold("view", view.stub == (), view.stub)
    if hand.to_act >= 0 and (hand.to_act == viewer or hand.street != "showdown"):
        hold("view", view.legal(hand.to_act) == hand.legal(hand.to_act), viewer, hand.to_act)


def a_view_names_no_face_down_card(deal: Deal) -> None:
    """No fact that a player is told names a card that lies face down for him, in any field."""
    *_, last = (moment.hand for moment in moments(deal))
    for viewer in viewers(deal):
        check_names(last, viewer)


def check_names(hand: Hand, viewer: int | None) -> None:
    """The cards in all facts told to the viewer against those that he may know."""
    may = public_cards(hand) | own_cards(hand, viewer) | {UNKNOWN}
    for event in hand.events:
        told = veil(event, viewer)
        hold("face down", set(cards_in(told)) <= may, viewer, told)


def public_cards(hand: Hand) -> set[int]:
    """The cards that everybody has seen."""
    up = {card for fact in of_kind(hand.events, Shown) for card in fact.cards if card != UNKNOWN}
    up |= {card for fact in of_kind(hand.events, Rabbited) for card in fact.cards}
    up |= {card for cards in hand.ups for card in cards}
    return up.union(*hand.boards)


def own_cards(hand: Hand, viewer: int | None) -> set[int]:
    """The cards that the viewer has held, those that he has thrown away included."""
    return {card for fact in of_kind(hand.events, Dealt) if fact.player == viewer for card in fact.cards}


def cards_in(event: Event) -> Iterator[int]:
    """Every card that a fact names."""
    for name in ("cards", "burn", "deck"):
        yield from getattr(event, name, ())
    if type(event) is Awarded:
        for win in event.wins:
            yield from win.cards


def a_view_stays_when_unseen_cards_are_swapped(deal: Deal) -> None:
    """Up to the showdown nothing that a player is told depends on a card that he has not seen (the security law)."""
    script = [(moment.player, moment.action) for moment in moments(deal)]
    true = until_showdown(deal, deal.deck, script)
    for viewer in viewers(deal):
        compare_swapped(deal, script, true, viewer)


Script = Sequence[tuple[int, Action | None]]


def compare_swapped(deal: Deal, script: Script, true: Hand, viewer: int | None) -> None:
    """Play again with all cards unseen by the viewer in another order: he must be told the very same bytes."""
    if deal.opened.house.seven_deuce:  # there the winner's cards have to be shown or not
        return
    seen = own_cards(true, viewer) | public_cards(true)
    unseen = [card for card in deal.deck if card not in seen]
    turned = dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))
    deck = tuple(turned.get(card, card) for card in deal.deck)
    other = until_showdown(deal, deck, [(player, renamed(action, turned)) for player, action in script])
    hold("swap", told(true, viewer) == told(other, viewer), viewer, deck)


def renamed(action: Action | None, turned: dict[int, int]) -> Action | None:
    """The action with other cards in the place of those."""
    if type(action) is Discard:
        return Discard(tuple(turned.get(card, card) for card in action.cards))
    return action


def told(hand: Hand, viewer: int | None) -> bytes:
    """Every byte that a viewer is told."""
    return msgspec.json.encode([veil(event, viewer) for event in hand.events])


def until_showdown(deal: Deal, deck: tuple[int, ...], script: Script) -> Hand:
    """Play the script with a deck, up to the point where somebody must show."""
    hand, stub = Hand.open(deal.opened), list(deck)
    hand.deal(take(stub, hand.wants if deal.pieces else len(stub)))
    actions = iter(script)
    while not hand.finished and hand.street != "showdown":
        if hand.wants:
            hand.deal(next_cards(hand, stub))
            continue
        player, action = next(actions)
        assert action is not None
        hand.act(player, action)
    return hand
