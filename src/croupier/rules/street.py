"""A street begins: its cards lie on the table, and it is settled what comes first, a draw or betting (Rulebook D3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from croupier.cards import UNKNOWN
from croupier.ranking import showing
from croupier.rules.event import Board, Dealt, Gathered
from croupier.rules.phase import AGREEING, BETTING, BRINGING, DEALING, DRAWING, SHOWDOWN

if TYPE_CHECKING:
    from croupier.rules.hand import Hand
    from croupier.rules.variant import Street

NOBODY = (-1, 0)
"""No player waits for cards in exchange."""


def dealt(hand: Hand, event: Dealt) -> None:
    """A player has cards; with the last live player's the street has come (D1), in a draw he has his new ones (L6)."""
    player, cards = event.player, event.cards
    hand.holes[player] += cards
    hand.top += len(cards)
    if event.up:
        ups = list(hand.ups or ((),) * hand.n)
        ups[player] += cards[-event.up :]
        hand.ups = tuple(ups)
    if hand.phase == DRAWING:
        hand.missing = NOBODY
        after_discard(hand)
    elif all(hand.folded[player + 1 :]) and not hand.variant.streets[hand.street_index + 1].board:
        begin(hand)


def dealt_to_all(hand: Hand, events: Sequence[Dealt]) -> None:
    """All who are in have their cards of a street without a board: as by `dealt` for each, in one go (D1)."""
    holes, up = hand.holes, events[0].up
    ups = list(hand.ups or ((),) * hand.n) if up else []
    for event in events:
        player, cards = event.player, event.cards
        holes[player] += cards
        hand.top += len(cards)
        if up:
            ups[player] += cards[-up:]
    if up:
        hand.ups = tuple(ups)
    begin(hand)


def board(hand: Hand, event: Board) -> None:
    """Cards are turned up for all; with those of the last board the street has come (D3)."""
    hand.top += len(event.cards) + len(event.burn)
    if not event.board:
        hand.board.extend(event.cards)
    else:
        place = event.board - 1
        hand.more = (*hand.more[:place], hand.more[place] + event.cards, *hand.more[place + 1 :])
    if event.board + 1 >= hand.runs:
        begin(hand)


def boards(hand: Hand, events: list[Board]) -> None:
    """All the cards that are left for one board: as by `board` for each where nobody bets in between (F8)."""
    board(hand, events[0])
    for event in events[1:]:
        hand.top += len(event.cards) + len(event.burn)
        hand.board.extend(event.cards)
    hand.street_index += len(events) - 1
    size_up(hand, hand.variant.streets[hand.street_index])
    move_on(hand)


def begin(hand: Hand) -> None:
    """A new street: nobody's bet is in it, or before the first one what has been posted (D3)."""
    index = hand.street_index = hand.street_index + 1
    street = hand.variant.streets[index]
    size_up(hand, street)
    if hand.ranks:
        hand.ranks = []
    if index and (hand.rich > 1 or hand.price or hand.acted.count(-1) < hand.n):  # else nobody has bet since the last
        clear_round(hand)
    if street.draw or street.discard:
        hand.phase, hand.drawn, hand.missing = DRAWING, tuple(hand.folded), NOBODY
    elif index and hand.rich <= 1:  # a run-out: the final round of betting was an earlier one (F8, G1)
        move_on(hand)
    else:
        open_betting(hand, street)


def size_up(hand: Hand, street: Street) -> None:
    """The bet of a street in fixed limit, the limit of one in other structures with two (E14, E15), and whether an
    open pair may double it (L10)."""
    limit = street.limit
    hand.size = hand.upper if limit == "upper" else hand.lower
    hand.double = limit == "pair" and hand.fixed and hand.opened.house.stud_open_pair_big_bet


def clear_round(hand: Hand) -> None:
    """Nobody has bet or acted in the round that begins (E1)."""
    n = hand.n
    hand.acted, hand.acted_fulls = [-1] * n, [-1] * n
    hand.price = hand.fulls = hand.phantom = 0
    hand.step, hand.last, hand.leader = street_step(hand), n - 1, -1
    hand.led, hand.two_left = True, 0 if hand.live == 2 else -1


def open_betting(hand: Hand, street: Street) -> None:
    """Who is asked first, if anybody is (C4, C9, F8, L10, L17)."""
    if hand.street_index and hand.rich <= 1:  # with the last discard it has become one
        move_on(hand)
        return
    hand.phase, hand.order = BETTING, ()
    if not street.bets or (hand.opened.bomb and not hand.street_index):
        hand.acted = [hand.price] * hand.n
        return
    if hand.street_index:
        hand.aggressor = -1
    if hand.ups:
        ask_by_showing(hand)


def ask_by_showing(hand: Hand) -> None:
    """In stud the cards that lie face up say who opens, at first by the bring-in where there is one (L5, L9, L10)."""
    low, forced = hand.variant.low, hand.variant.forced
    ups = [() if out else up for up, out in zip(hand.ups, hand.folded, strict=True)]
    if hand.street_index or forced == "ante":
        hand.last = (showing.first_to_act(ups, low) - 1) % hand.n
    elif forced != "bring_in":  # the blinds have said it
        return
    elif hand.rich > 1:
        opener = showing.bring_in([up[-1] if up else UNKNOWN for up in ups], low)
        hand.last = (opener - 1) % hand.n
        if hand.stacks[opener]:
            hand.phase = BRINGING
        else:  # the ante has taken everything: the others play at the price all the same (E20)
            hand.price = hand.phantom = hand.opened.betting.opening
            hand.fulls = hand.price // hand.lower
            hand.last = hand.leader = opener
            hand.led = False
    else:
        hand.acted = [0] * hand.n


def street_step(hand: Hand) -> int:
    """The least opening bet of a street after the first (C10, E6, E14)."""
    opened = hand.opened
    betting = opened.betting
    least = betting.min_bet or betting.big_blind
    if betting.structure == "spread_limit":
        least = hand.lower
    if opened.house.pl_min_bet == "split_limit" and betting.structure == "pot_limit":
        least = hand.size
    if opened.house.straddle_postflop_min == "straddle":
        least = max(least, opened.price)
    return least


def move_on(hand: Hand) -> None:
    """What follows a round of betting: the next street's cards, or the showdown after the last (D3)."""
    index, streets = hand.street_index + 1, hand.variant.streets
    if index == len(streets):
        hand.phase = SHOWDOWN
        return
    hand.phase = DEALING
    street = streets[index]
    if not (street.board or street.hole or street.up) and hand.live > 1:
        begin(hand)


def after_discard(hand: Hand) -> None:
    """With the last one's discard the betting begins (L6)."""
    if False not in hand.drawn:
        open_betting(hand, hand.variant.streets[hand.street_index])


def gathered(hand: Hand, event: Gathered) -> None:
    """The round is over and its bets lie in the pots (F11)."""
    hand.pots = list(event.pots)
    hand.bets = [0] * hand.n
    hand.order = ()
    if hand.rich <= 1 < hand.live and not hand.agreed and most_runs(hand) > 1:
        hand.phase, hand.agreed = AGREEING, (0,) * hand.n
    else:
        move_on(hand)


def most_runs(hand: Hand) -> int:
    """How often the rest of the board may be dealt: as the house says, as far as the pack goes, 1 if not at all (F9).

    Nothing but board cards may be missing.
    """
    most, left = hand.opened.house.run_it_twice, hand.variant.streets[hand.street_index + 1 :]
    if most == "off" or hand.live < 2 or hand.runs > 1:
        return 1
    cards = sum(street.board for street in left)
    if not cards or any(street.own or street.draw or street.discard for street in left):
        return 1
    burns = len(left) if hand.opened.house.burn_cards else 0
    return min(int(most), (len(hand.variant.pack) - hand.top - burns) // cards)
