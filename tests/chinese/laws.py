"""The laws of a deal: what must hold at every moment of any deal of open-face Chinese, whatever is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from tests.chinese import second_opinion
from tests.chinese.chance import take
from tests.chinese.players import greedy_lay
from tests.chinese.random_deals import Deal, Moment, moments
from tests.chinese.stage import of_kind, state_of
from tests.rules.law import hold

from croupier.cards import UNKNOWN
from croupier.chinese.action import (
    AUTO_PLACE,
    READY,
    AutoPlace,
    ChineseAction,
    Lay,
    MoveCard,
    PlaceCard,
    Ready,
    TakeBack,
)
from croupier.chinese.event import ChineseEvent, Given, Locked, RowsShown, Settled
from croupier.chinese.hand import ChineseHand
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.veil import veil
from croupier.rules.legal import Illegal

Wish = ChineseAction | AutoPlace


def end_of(deal: Deal) -> ChineseHand:
    """The deal played to its end."""
    *_, last = (moment.hand for moment in moments(deal))
    return last


# Chips, points and cards.


def chips_stay(deal: Deal) -> None:
    """No chip appears or vanishes at any fact, nobody owes one, and points add up to nothing (Rulebook A5, K17)."""
    shadow = ChineseHand.open(deal.opened)
    for moment in moments(deal):
        for event in moment.events:
            shadow.apply(event)
            hold("chips", sum(shadow.stacks) == sum(deal.opened.stacks) and min(shadow.stacks) >= 0, event)
            hold("points", sum(shadow.points) == 0, event)


def score_is_right(deal: Deal) -> None:
    """Dead hands, pairs, transfers and Fantasyland are those of the second opinion (Rulebook K6, K17 to K25)."""
    check_score(end_of(deal))


def check_score(hand: ChineseHand) -> None:
    """A finished deal against the second opinion."""
    opened, house = hand.opened, hand.house
    hands = [hand.rows_of(player) for player in range(hand.n)]
    hold("foul", [one.fouled for one in hand.hands] == [second_opinion.dead(rows) for rows in hands], hands)
    pairs = second_opinion.pairs(hands, house)
    hold("score", [(pair.first, pair.second, pair.points) for pair in hand.pairs] == pairs, hands)
    hold("settle", hand.stacks == second_opinion.stacks_after(opened.stacks, pairs, house), pairs)
    due = house.ofc_point_value
    for fact in of_kind(hand.events, Settled):
        hold("settle", fact.amount + fact.forgiven == fact.points * due and min(fact.amount, fact.forgiven) >= 0, fact)
    for player, rows in enumerate(hands):
        now = opened.fantasy[player]
        cards = second_opinion.fantasy_after(rows, now, hand.variant.fantasy, house)
        hold("fantasy", hand.fantasy_next[player] == cards, player, rows, cards)


def no_card_twice(deal: Deal) -> None:
    """Every card is dealt once and lies in the end where its owner put it (Rulebook A1, K1)."""
    check_cards(end_of(deal))


def check_cards(hand: ChineseHand) -> None:
    """All cards dealt are different, and each player's are in his rows or discarded."""
    given = of_kind(hand.events, Given)
    cards = [card for fact in given for card in fact.cards]
    hold("cards", len(set(cards)) == len(cards) and min(cards) >= 0 and max(cards) < 52, cards)
    for player in range(hand.n):
        own = sorted(card for fact in given if fact.player == player for card in fact.cards)
        rows = hand.rows_of(player)
        hold("rows", [len(row) for row in rows] == [3, 5, 5], rows)
        hold("cards", sorted([*rows[0], *rows[1], *rows[2], *hand.discards[player]]) == own, player)


# Decisions.


def legal_agrees_with_act(deal: Deal) -> None:
    """All that `legal` allows is accepted; everything else is refused by a rule and leaves no trace (Rulebook K9)."""
    for place, moment in enumerate(moments(deal)):
        if place % 3 == 0 or moment.player < 0:
            ask(moment.hand)


def ask(hand: ChineseHand) -> None:
    """Try many wishes of every player, on copies."""
    before = state_of(hand)
    for player in range(-1, hand.n + 1):
        legal = hand.legal(player)
        hold("legal", (legal is not None) is (player in hand.to_act), player)
        for action in wishes(hand, player, legal):
            hold("legal", accepted(hand, player, action) is allows(hand, legal, action), player, action, legal)
    hold("no trace", state_of(hand) == before, before)


def accepted(hand: ChineseHand, player: int, action: Wish) -> bool:
    """Whether a copy carries the action out; a refusal names its rule and leaves no trace."""
    twin = hand.copy()
    try:
        twin.act(player, action)
    except Illegal as refused:
        hold("a refusal names its rule", bool(refused.code and refused.rule), refused)
        hold("no trace", state_of(twin) == state_of(hand), action)
        return False
    return True


def wishes(hand: ChineseHand, player: int, legal: ChineseLegal | None) -> Iterator[Wish]:
    """Steps with his cards, cards that lie for good, strangers' cards and no cards; rows and no rows; whole streets."""
    yield from (READY, AUTO_PLACE, Lay(), Ready((51, 0)))
    if legal is None:
        return
    lying = [card for row in hand.rows[3 * player : 3 * player + 3] for card in row]
    given = hand.given[player]
    for card in (*given[:6], *lying[:2], *hand.discards[player][:1], -1, 52, (given[0] + 17) % 52):
        yield TakeBack(card)
        for row in (-1, 0, 1, 2, 3):
            yield from (PlaceCard(card, row), MoveCard(card, row))
    right = greedy_lay(hand, player)
    yield right
    top, middle, bottom = right.top, right.middle, right.bottom
    yield from (Lay(bottom, middle, top), Lay(top, middle + top, bottom), Lay(top, middle, bottom[1:]))
    yield from (Lay(top, (*middle, given[-1]), bottom), Lay(given, middle, bottom), Ready(legal.cards))


def allows(hand: ChineseHand, legal: ChineseLegal | None, action: Wish) -> bool:
    """What `legal` says of a wish, read by its docstring."""
    if legal is None:
        return False
    where = {card: row for row, cards in enumerate(legal.placed) for card in cards}
    match action:
        case PlaceCard(card, row):
            return card in legal.cards and row in (0, 1, 2) and legal.room[row] > 0 and legal.left > 0
        case MoveCard(card, row):
            return card in where and row in (0, 1, 2) and row != where[card] and legal.room[row] > 0
        case TakeBack(card):
            return card in where
        case Ready(discards):
            return legal.ready and (not discards or sorted(discards) == sorted(legal.cards))
        case Lay(top, middle, bottom):
            return may_lay(legal, (top, middle, bottom))
    return True


def may_lay(legal: ChineseLegal, rows: Sequence[Sequence[int]]) -> bool:
    """Whether a whole street may be laid so."""
    own = [*legal.cards, *(card for row in legal.placed for card in row)]
    cards = [card for row in rows for card in row]
    room = [free + len(placed) for free, placed in zip(legal.room, legal.placed, strict=True)]
    fits = all(len(row) <= free for row, free in zip(rows, room, strict=True))
    return fits and set(cards) <= set(own) and len(set(cards)) == len(cards) == len(own) - legal.discards


# Machines.


def acting_equals_replaying(deal: Deal) -> None:
    """A fresh hand that is told the facts is the hand that decided them, at every moment (house.md)."""
    shadow = ChineseHand.open(deal.opened)
    for moment in moments(deal):
        for event in moment.events:
            shadow.apply(event)
        hold("replay", state_of(shadow) == state_of(moment.hand), moment.events)


def facts_survive_json(deal: Deal) -> None:
    """Each fact, true or veiled, is the same after a journey as JSON, and so is the hand that they make."""
    hand = end_of(deal)
    for viewer in (None, 0):
        told = [veil(event, viewer) for event in hand.events]
        read = msgspec.json.decode(msgspec.json.encode(told), type=list[ChineseEvent])
        hold("json", read == told, told)
    facts = msgspec.json.decode(msgspec.json.encode(hand.events), type=list[ChineseEvent])
    again = ChineseHand.open(facts[0])  # type: ignore[arg-type]
    for fact in facts[1:]:
        again.apply(fact)
    hold("json", state_of(again) == state_of(hand), facts)


def a_copy_is_independent(deal: Deal) -> None:
    """Playing a copy on does not touch the deal, nor the other way round, and both play the same (house.md)."""
    count = sum(1 for _ in moments(deal))
    for place, moment in enumerate(moments(deal)):
        if place == count // 2:
            part(moment.hand)


def part(hand: ChineseHand) -> None:
    """Let a copy and the deal go different ways."""
    twin, before = hand.copy(), state_of(hand)
    hold("copy", state_of(twin) == before, before)
    by_clock(twin)
    hold("copy", state_of(hand) == before, before)
    after, other = state_of(twin), hand.copy()
    by_clock(other)
    hold("copy", state_of(other) == after == state_of(twin), after)


def by_clock(hand: ChineseHand) -> None:
    """Let the clock play on, as far as the cards go."""
    while hand.to_act:
        hand.act(hand.to_act[0], AUTO_PLACE)


# Views.


def viewers(deal: Deal) -> list[int | None]:
    """Everybody at the table, and a spectator."""
    return [*range(len(deal.opened.stacks)), None]


def a_view_lacks_hidden_cards_alone(deal: Deal) -> None:
    """What a player sees is the deal itself but for the cards that he may not see (house.md, K12)."""
    views = {viewer: ChineseHand.open(deal.opened) for viewer in viewers(deal)}
    for moment in moments(deal):
        for viewer, view in views.items():
            for event in moment.events:
                view.apply(veil(event, viewer))
            compare_view(moment.hand, view, viewer)
    for viewer, view in views.items():
        hold("seen_by", state_of(moment.hand.seen_by(viewer)) == state_of(view), viewer)


OPEN = ("opened", "n", "stacks", "points", "locked", "turn", "waiting", "hidden", "ordinary", "fantasy_next", "hands")


def compare_view(hand: ChineseHand, view: ChineseHand, viewer: int | None) -> None:
    """A view against the deal: what lies open is the same, what does not is unknown, card for card."""
    for name in (*OPEN, "pairs", "finished", "to_act"):
        hold("view", getattr(view, name) == getattr(hand, name), viewer, name)
    for player in range(hand.n):
        own = player == viewer
        up = bool(hand.given[player]) and player not in hand.hidden and hand.variant.streets[hand.locked[player]].up
        seen = hand.given[player] if own or up else (UNKNOWN,) * len(hand.given[player])
        hold("view", view.given[player] == seen, viewer, player)
        rows = hand.rows[3 * player : 3 * player + 3]
        if player in hand.hidden and not own and not hand.finished:
            rows = [(UNKNOWN,) * len(row) for row in rows]
        hold("view", view.rows[3 * player : 3 * player + 3] == rows, viewer, player)
        placed = hand.placed[3 * player : 3 * player + 3] if own or up else [(), (), ()]
        hold("view", view.placed[3 * player : 3 * player + 3] == placed, viewer, player)
        discards = hand.discards[player] if own else (UNKNOWN,) * len(hand.discards[player])
        hold("view", view.discards[player] == discards, viewer, player)
        hold("view", not (own or up) or view.legal(player) == hand.legal(player), viewer, player)
    hold("view", view.stub == (), view.stub)


def a_view_names_no_hidden_card(deal: Deal) -> None:
    """No fact that a player is told names a card that he may not know then, in any field (Rulebook K10, K12, K24)."""
    hand = end_of(deal)
    for viewer in viewers(deal):
        check_names(hand, viewer)


def check_names(hand: ChineseHand, viewer: int | None) -> None:
    """The cards in all facts told to the viewer against those that he may know by then."""
    may = {UNKNOWN}
    for event in hand.events:
        may |= set(opened_by(event, viewer))
        told = veil(event, viewer)
        hold("face down", set(cards_in(told)) <= may, viewer, told)


def opened_by(event: ChineseEvent, viewer: int | None) -> Iterator[int]:
    """The cards that a true fact lets a viewer know."""
    if isinstance(event, Given) and (event.up or event.player == viewer):
        yield from event.cards
    if isinstance(event, RowsShown) or (isinstance(event, Locked) and event.up):
        yield from (*event.top, *event.middle, *event.bottom)


def cards_in(event: ChineseEvent) -> Iterator[int]:
    """Every card that a fact names."""
    for name in ("cards", "deck", "top", "middle", "bottom", "discards"):
        found = getattr(event, name, ())
        yield from found if isinstance(found, tuple) else ()
    if hasattr(event, "card"):
        yield event.card


def a_view_stays_when_unseen_cards_are_swapped(deal: Deal) -> None:
    """Nothing that a player is told depends on a card that he has not seen, at any point (the security law)."""
    script = [(moment.player, moment.action) for moment in moments(deal)][:-1]
    for viewer in viewers(deal):
        for length in sorted({len(script) // 3, 2 * len(script) // 3, len(script)}):
            compare_swapped(deal, script[:length], viewer)


Script = Sequence[tuple[int, Wish | None]]


def compare_swapped(deal: Deal, script: Script, viewer: int | None) -> None:
    """Play again with all cards unseen by the viewer in another order: he must be told the very same bytes."""
    true = played(deal, deal.deck, script)
    swap = swap_unseen(true.events, deal.deck, viewer)
    deck = tuple(swap.get(card, card) for card in deal.deck)
    other = played(deal, deck, [(player, renamed(action, swap)) for player, action in script])
    hold("swap", told(true, viewer) == told(other, viewer), viewer, deck)


def swap_unseen(events: Sequence[ChineseEvent], deck: Sequence[int], viewer: int | None) -> dict[int, int]:
    """Another card for each of the deck that the viewer has not seen in these true facts."""
    seen = {card for event in events for card in opened_by(event, viewer)}
    unseen = [card for card in deck if card not in seen]
    return dict(zip(unseen, unseen[1:] + unseen[:1], strict=True))


def renamed(action: Wish | None, swap: dict[int, int]) -> Wish | None:
    """The same wish with other cards."""
    if action is None:
        return None
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    if "card" in fields:
        fields["card"] = swap.get(fields["card"], fields["card"])
    for name, value in fields.items():
        if isinstance(value, tuple):
            fields[name] = tuple(swap.get(card, card) for card in value)
    return type(action)(**fields)


def told(hand: ChineseHand, viewer: int | None) -> bytes:
    """Every byte that a viewer is told."""
    return msgspec.json.encode([veil(event, viewer) for event in hand.events])


def played(deal: Deal, deck: tuple[int, ...], script: Script) -> ChineseHand:
    """Play a script with a deck, as far as it goes."""
    hand, stub = ChineseHand.open(deal.opened), list(deck)
    hand.deal(take(stub, hand.wants if deal.pieces else len(stub)))
    for player, action in script:
        while hand.wants:
            hand.deal(take(stub, hand.wants))
        assert action is not None
        hand.act(player, action)
    while hand.wants:
        hand.deal(take(stub, hand.wants))
    return hand


LAWS: tuple[Callable[[Deal], None], ...] = (
    chips_stay,
    score_is_right,
    no_card_twice,
    legal_agrees_with_act,
    acting_equals_replaying,
    facts_survive_json,
    a_copy_is_independent,
    a_view_lacks_hidden_cards_alone,
    a_view_names_no_hidden_card,
    a_view_stays_when_unseen_cards_are_swapped,
)
"""Every law, one function each."""


class Tally(NamedTuple):
    """What was tried: deals, actions, facts, dead hands, and deals with one, two and three players in Fantasyland."""

    deals: int
    actions: int
    facts: int
    dead: int
    one: int
    two: int
    three: int


def all_at_once(deal: Deal, seed: int) -> Tally:
    """All laws that one play can show, with one viewer; the dear ones take turns by the seed."""
    viewer = viewers(deal)[seed % len(viewers(deal))]
    view, shadow, actions = ChineseHand.open(deal.opened), ChineseHand.open(deal.opened), 0
    for moment in moments(deal):
        for event in moment.events:
            shadow.apply(event)
            view.apply(veil(event, viewer))
        hold("chips", sum(shadow.stacks) == sum(deal.opened.stacks) and min(shadow.stacks) >= 0, moment.events)
        compare_view(moment.hand, view, viewer)
        actions += moment.player >= 0
        if moment.player >= 0 and actions == 1 + seed % 9:
            ask(moment.hand)
    check_end(moment, shadow, viewer)
    if seed % 4 == 0:
        a_view_stays_when_unseen_cards_are_swapped(deal)
    count = sum(cards > 0 for cards in deal.opened.fantasy)
    dead = sum(one.fouled for one in moment.hand.hands)
    return Tally(1, actions, len(moment.hand.events), dead, count == 1, count == 2, count == 3)


def check_end(moment: Moment, shadow: ChineseHand, viewer: int | None) -> None:
    """The laws of a finished deal."""
    hand = moment.hand
    hold("replay", state_of(shadow) == state_of(hand), hand.events)
    check_score(hand)
    check_cards(hand)
    check_names(hand, viewer)
