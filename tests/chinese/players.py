"""Players for tests: one who lays his cards at random, and one greedy for pairs and high cards. Neither is any good."""

from __future__ import annotations

from collections import Counter
from random import Random

from croupier.chinese.action import Lay
from croupier.chinese.hand import ChineseHand
from croupier.chinese.legal import ChineseLegal
from croupier.chinese.rows import room_in
from croupier.chinese.variant import BOTTOM, MIDDLE, TOP


def street_of(hand: ChineseHand, player: int) -> tuple[list[int], int, list[int]]:
    """The cards of a player's street, how many he places, and the room of his rows without those of this street."""
    legal = hand.legal(player)
    assert isinstance(legal, ChineseLegal)
    given = list(hand.given[player])
    return given, len(given) - legal.discards, list(room_in(hand.rows[3 * player : 3 * player + 3]))


def random_lay(hand: ChineseHand, player: int, random: Random) -> Lay:
    """Any of the legal ways to lay a street."""
    given, count, room = street_of(hand, player)
    slots = [row for row in (TOP, MIDDLE, BOTTOM) for _ in range(room[row])]
    cards = random.sample(given, count)
    rows: list[list[int]] = [[], [], []]
    for card, row in zip(cards, random.sample(slots, count), strict=True):
        rows[row].append(card)
    return Lay(*map(tuple, rows))


def greedy_lay(hand: ChineseHand, player: int) -> Lay:
    """Keep what repeats and what is high; the strong to the bottom, a like card to its like."""
    given, count, room = street_of(hand, player)
    lying = [[card >> 2 for card in row] for row in hand.rows[3 * player : 3 * player + 3]]
    counts = Counter([card >> 2 for card in given] + [rank for row in lying for rank in row])
    best = sorted(given, key=lambda card: (counts[card >> 2], card >> 2), reverse=True)[:count]
    rows: list[list[int]] = [[], [], []]
    for card in best:
        row = row_for(card >> 2, lying, room, all_at_once=count > 5)
        rows[row].append(card)
        lying[row].append(card >> 2)
        room[row] -= 1
    return Lay(*map(tuple, rows))


def row_for(rank: int, lying: list[list[int]], room: list[int], *, all_at_once: bool) -> int:
    """The row for a card: where its like lies, else the bottom for high cards, and what has room."""
    like = [row for row in (BOTTOM, MIDDLE, TOP) if room[row] and rank in lying[row] and (row or rank >= 10)]
    if like and not all_at_once:
        return like[0]
    wish = (BOTTOM, MIDDLE, TOP) if all_at_once or rank >= 8 else (MIDDLE, BOTTOM, TOP) if rank >= 5 else (TOP, MIDDLE)
    return next(row for row in (*wish, BOTTOM, MIDDLE, TOP) if room[row])
