"""The door that decides: a wish is checked, and what follows is worked out until somebody must decide again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from croupier.cards import UNKNOWN, name
from croupier.chinese import event as facts
from croupier.chinese import fantasy
from croupier.chinese.action import AutoPlace, ChineseAction, Lay, MoveCard, PlaceCard, Ready, TakeBack
from croupier.chinese.event import ChineseEvent
from croupier.chinese.legal import ChineseLegal, refusal
from croupier.chinese.record import RECORD
from croupier.chinese.rows import Row, Rows, Strength, place_in_order, room_in, strength
from croupier.chinese.royalties import paytable
from croupier.chinese.score import score_hand, score_pairs
from croupier.chinese.settle import settle
from croupier.chinese.variant import ALL, PACK, SIZES
from croupier.rules.action import Wish
from croupier.rules.decide import BadDeck
from croupier.rules.event import Shuffled

if TYPE_CHECKING:
    from croupier.chinese.hand import ChineseHand


def note(hand: ChineseHand, fact: ChineseEvent) -> None:
    """Record a fact that was decided."""
    RECORD[type(fact)](hand, fact)
    hand.events.append(fact)


# Cards.


def deal(hand: ChineseHand, deck: Sequence[int]) -> list[ChineseEvent]:
    """Put cards under the stub and play on; raises `BadDeck` before anything changes."""
    if hand.finished:
        raise refusal("deal_over")
    check_deck(hand, deck)
    before = len(hand.events)
    note(hand, Shuffled(tuple(deck)))
    play_on(hand)
    return hand.events[before:]


def check_deck(hand: ChineseHand, deck: Sequence[int]) -> None:
    """Refuse a card that lies somewhere already or is not in the pack; unknown cards are no card in particular."""
    seen = set(hand.stub).union(*hand.rows, *hand.given, *hand.discards)
    for place, card in enumerate(deck, 1):
        if type(card) is not int or not (0 <= card < PACK or card == UNKNOWN):
            raise BadDeck(f"card {place} of the deck is not in the pack: {card}")
        if card in seen and card != UNKNOWN:
            raise BadDeck(f"card {place} of the deck is there already: {name(card)}")
        seen.add(card)


def next_given(hand: ChineseHand) -> tuple[int, int]:
    """Who gets cards next and how many: those who set face down at once, then whoever's turn it is; (-1, 0) nobody."""
    for player in hand.hidden:
        if not hand.locked[player] and not hand.given[player]:
            return player, hand.opened.fantasy[player] or hand.variant.cards
    turn = hand.turn
    if turn < 0 or hand.given[turn]:
        return -1, 0
    return turn, hand.variant.streets[hand.locked[turn]].cards


def cards_missing(hand: ChineseHand) -> int:
    """How many cards the stub lacks for whoever is next."""
    return max(0, next_given(hand)[1] - (len(hand.stub) - hand.top))


def face_up(hand: ChineseHand, player: int) -> bool:
    """Whether the street of a player is dealt face up and placed in the open (K8, K24)."""
    return player not in hand.hidden and hand.variant.streets[hand.locked[player]].up


def discards_of(hand: ChineseHand, player: int) -> int:
    """How many cards of his street a player discards (K10, K24)."""
    if player in hand.hidden:
        return len(hand.given[player]) - ALL
    return hand.variant.streets[hand.locked[player]].discards


# What a player may do.


def legal_for(hand: ChineseHand, player: int) -> ChineseLegal:
    """What a player who owes a decision may do."""
    top, middle, bottom = hand.placed[3 * player : 3 * player + 3]
    discards = discards_of(hand, player)
    room = room_in(hand.rows_of(player))
    return ChineseLegal(
        player, hand.hand_of(player), (top, middle, bottom), room, left_to_place(hand, player), discards
    )


def left_to_place(hand: ChineseHand, player: int) -> int:
    """How many cards of this street must still be placed before Ready (K9, K10)."""
    count = len(hand.given[player]) - discards_of(hand, player)
    return count - sum(map(len, hand.placed[3 * player : 3 * player + 3]))


def act(hand: ChineseHand, player: int, action: ChineseAction | AutoPlace) -> list[ChineseEvent]:
    """Check a wish and carry it out; raises `Illegal` before anything changes."""
    decide = DECIDE.get(type(action))
    if decide is None and not isinstance(action, Wish):
        raise TypeError(f"not an action: {action!r}")
    if hand.finished:
        raise refusal("deal_over")
    due = hand.to_act
    if player not in due:
        raise refusal("not_your_turn")
    if decide is None:
        raise refusal("not_in_this_game")
    before = len(hand.events)
    decide(hand, due[due.index(player)], action)  # a plain number, whatever equals it
    return hand.events[before:]


def place(hand: ChineseHand, player: int, action: PlaceCard) -> None:
    """A card of this street goes from the hand to a row with room (K9)."""
    if row_of(hand, player, action.card) >= 0:
        raise refusal("already_placed", card=action.card)
    check_row(action.row)
    check_room(hand, player, action.row)
    if not left_to_place(hand, player):
        raise refusal("must_discard", discards=discards_of(hand, player))
    note(hand, facts.Put(player, action.card, action.row, face_up(hand, player)))


def move(hand: ChineseHand, player: int, action: MoveCard) -> None:
    """A card of this street goes from one row to another (K9)."""
    row = row_of(hand, player, action.card)
    if row < 0:
        raise refusal("not_placed", card=action.card)
    check_row(action.row)
    if row == action.row:
        raise refusal("already_placed", card=action.card)
    check_room(hand, player, action.row)
    note(hand, facts.CardMoved(player, action.card, action.row, face_up(hand, player)))


def take_back(hand: ChineseHand, player: int, action: TakeBack) -> None:
    """A card of this street goes from its row back to the hand (K9)."""
    if row_of(hand, player, action.card) < 0:
        raise refusal("not_placed", card=action.card)
    note(hand, facts.TakenBack(player, action.card, face_up(hand, player)))


def row_of(hand: ChineseHand, player: int, card: int) -> int:
    """The row in which a card of this street lies, -1 in the hand; one that is not of this street is refused (K11)."""
    if type(card) is not int:
        raise TypeError(f"a card is a whole number, not {card!r}")
    if card < 0 or card not in hand.given[player]:
        known = card >= 0 and any(card in row for row in hand.rows[3 * player : 3 * player + 3])
        raise refusal("card_locked" if known else "not_your_card", card=card)
    for row, cards in enumerate(hand.placed[3 * player : 3 * player + 3]):
        if card in cards:
            return row
    return -1


def check_row(row: int) -> None:
    """Refuse a row that does not exist (K5)."""
    if type(row) is not int:
        raise TypeError(f"a row is a whole number, not {row!r}")
    if not 0 <= row < len(SIZES):
        raise refusal("no_such_row", row=row)


def check_room(hand: ChineseHand, player: int, row: int) -> None:
    """Refuse a row that has no room for another card (K9)."""
    size = SIZES[row]
    if len(hand.rows_of(player)[row]) == size:
        raise refusal("row_full", row=row, size=size)


def ready(hand: ChineseHand, player: int, action: Ready) -> None:
    """The street is confirmed; what is left in the hand is discarded (K9, K10)."""
    left = left_to_place(hand, player)
    if left:
        raise refusal("ready_too_soon", left=left)
    rest = hand.hand_of(player)
    if action.discards and sorted(action.discards) != sorted(rest):
        raise refusal("wrong_discard", discards=len(rest))
    top, middle, bottom = hand.placed[3 * player : 3 * player + 3]
    lock(hand, player, (top, middle, bottom), rest, auto=False)


def lay(hand: ChineseHand, player: int, action: Lay) -> None:
    """The whole street in one go (K9, K10)."""
    rows = tuple(action.top), tuple(action.middle), tuple(action.bottom)
    cards = [card for row in rows for card in row]
    check_lay(hand, player, rows, cards)
    rest = tuple([card for card in hand.given[player] if card not in cards])
    step_to(hand, player, rows)
    lock(hand, player, rows, rest, auto=False)


def check_lay(hand: ChineseHand, player: int, rows: Rows, cards: list[int]) -> None:
    """Refuse cards that he has not got, one named twice, too many in a row, too many or too few in all."""
    for card in cards:
        row_of(hand, player, card)
    if len(set(cards)) < len(cards):
        raise refusal("card_twice")
    for row, new in enumerate(rows):
        if len(hand.rows[3 * player + row]) + len(new) > SIZES[row]:
            raise refusal("row_full", row=row, size=SIZES[row])
    discards = discards_of(hand, player)
    left = len(hand.given[player]) - discards - len(cards)
    if left < 0:
        raise refusal("must_discard", discards=discards)
    if left:
        raise refusal("ready_too_soon", left=left)


def auto_place(hand: ChineseHand, player: int, action: AutoPlace) -> None:
    """The clock has run out: the cards go in the order received, bottom first (K15)."""
    placed: Rows = ((), (), ())
    if hand.house.ofc_autoplace_partial == "keep":
        top, middle, bottom = hand.placed[3 * player : 3 * player + 3]
        placed = top, middle, bottom
    room = room_in([hand.rows[3 * player + row] + placed[row] for row in range(3)])
    given = hand.given[player]
    rows, rest = place_in_order(given, placed, room, len(given) - discards_of(hand, player))
    step_to(hand, player, rows)
    lock(hand, player, rows, rest, auto=True)


def step_to(hand: ChineseHand, player: int, rows: Rows) -> None:
    """On an open street each card that comes to lie elsewhere does so by a step that everybody sees (K28)."""
    if not face_up(hand, player):
        return
    for row, cards in enumerate(hand.placed[3 * player : 3 * player + 3]):
        for card in cards:
            if card not in rows[row]:
                note(hand, facts.TakenBack(player, card, up=True))
    for row, cards in enumerate(rows):
        for card in cards:
            if card not in hand.placed[3 * player + row]:
                note(hand, facts.Put(player, card, row, up=True))


def lock(hand: ChineseHand, player: int, rows: Rows, rest: Row, *, auto: bool) -> None:
    """The street of a player is done, and play goes on."""
    note(hand, facts.Locked(player, *rows, rest, player not in hand.hidden, auto))
    play_on(hand)


DECIDE: dict[type[Any], Callable[[Any, int, Any], None]] = {
    PlaceCard: place,
    MoveCard: move,
    TakeBack: take_back,
    Ready: ready,
    Lay: lay,
    AutoPlace: auto_place,
}
"""How each kind of wish is checked."""


# What follows by itself.


def play_on(hand: ChineseHand) -> None:
    """Let everything happen that needs nobody's decision: cards, and the end when all rows are set."""
    while True:
        player, count = next_given(hand)
        if player < 0 or len(hand.stub) - hand.top < count:
            break
        cards = hand.stub[hand.top : hand.top + count]
        note(hand, facts.Given(player, hand.locked[player], cards, face_up(hand, player)))
    if hand.turn < 0 and not hand.waiting and is_known(hand):
        finish(hand)


def is_known(hand: ChineseHand) -> bool:
    """Whether this reader knows every row: one who does not waits for the rows to be shown."""
    return all(UNKNOWN not in row for row in hand.rows)


def finish(hand: ChineseHand) -> None:
    """Turn up what is hidden, compare, settle, and say who goes to Fantasyland (K17 to K26)."""
    for player in hand.hidden:
        note(hand, facts.RowsShown(player, *hand.rows_of(player)))
    strengths = [strength(*hand.rows[place : place + 3]) for place in range(0, 3 * hand.n, 3)]
    note(hand, scored(hand, strengths))
    points = [(pair.first, pair.second, pair.points) for pair in hand.pairs]
    for transfer in settle(hand.opened.stacks, points, hand.house):
        note(hand, transfer)
    for player in range(hand.n):
        earn(hand, player, strengths[player])
    note(hand, facts.ChineseEnded())
    assert sum(hand.points) == 0, "points were created or destroyed"
    assert sum(hand.stacks) == sum(hand.opened.stacks), "chips were created or destroyed"


def scored(hand: ChineseHand, strengths: Sequence[Strength]) -> facts.Scored:
    """Every hand and every pair (K17 to K20)."""
    pays = paytable(hand.house.ofc_royalties)
    hands = tuple([score_hand(hand.rows[3 * place : 3 * place + 3], one, pays) for place, one in enumerate(strengths)])
    return facts.Scored(hands, score_pairs(strengths, hands, hand.house.ofc_foul_scoop))


def earn(hand: ChineseHand, player: int, rows: Strength) -> None:
    """Fantasyland for a player, if his hand is valid and good enough (K23, K25)."""
    if hand.hands[player].fouled:
        return
    variant, house, now = hand.variant, hand.house, hand.opened.fantasy[player]
    if not now:
        cards = fantasy.entry(variant, house, rows.top)
    else:
        cards = fantasy.repeat(variant, house, rows.top, now) if fantasy.stays(house, *rows) else 0
    if cards:
        note(hand, facts.FantasyEarned(player, cards, kept=now > 0))
