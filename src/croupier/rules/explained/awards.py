"""Why cards are shown or mucked, and who is paid what (Rulebook B1, B4, B5, F5 to F10, G1 to G7, L17)."""

from __future__ import annotations

from collections.abc import Iterator

from croupier.ranking import EVALUATORS
from croupier.ranking.rules import RULE_OF_RANKING
from croupier.rules import event as facts
from croupier.rules.explained.choices import beaten_by
from croupier.rules.explained.reason import Reason, because
from croupier.rules.explained.turn import why_shows
from croupier.rules.hand import Hand
from croupier.rules.showdown import halves_of, is_unknown, ranks_of

Reasons = Iterator[Reason]


def why_shown(now: Hand, player: int) -> Reason:
    """Why cards are turned up at this moment (G1, G3, G5, and the bounty of the house)."""
    if now.finished:
        return because("shown_by_choice", players=(player,))
    if type(now.events[-1]) in {facts.Awarded, facts.Bounty}:
        return because("shown_for_bounty", players=(player,))
    if now.rich < 2 and now.opened.house.allin_faceup:
        return because("turned_up", players=(player,))
    return why_shows(now, player)


def mucked(now: Hand, fact: facts.Mucked, hand: Hand) -> Reasons:
    """A beaten hand, and by whom it is beaten (G2)."""
    yield beaten_by(now, fact.player, "beaten")


def raked(now: Hand, fact: facts.Raked, hand: Hand) -> Reasons:
    """A share of the pot, under the cap of the hand (F10)."""
    rake, pot = now.opened.house.rake, now.pots[fact.pot].amount
    if rake is None:
        return
    percent = round(rake.percent * 100)
    yield because("rake", number=fact.pot, amount=fact.amount, pot=pot, percent=percent)
    unit = now.opened.house.odd_chip_unit
    if fact.amount < pot * percent // 10_000 // unit * unit:
        yield because("rake_capped", maximum=rake.cap)


def awarded(now: Hand, fact: facts.Awarded, hand: Hand) -> Reasons:
    """Why these players win this part of a pot: alone, or by the best hand; and the odd chips (E12, F5 to F9, G7)."""
    contenders = [player for player in now.pots[fact.pot].players if not now.folded[player] and not now.mucked[player]]
    if len(contenders) == 1:
        yield why_alone(now, fact, contenders[0])
        if now.live > 1:
            yield from shown_hand(now, fact.wins[0])
        return
    yield from why_best(now, fact, contenders)
    yield from why_part(now, fact, hand, contenders)
    yield from odd_chips(now, fact)


def why_alone(now: Hand, fact: facts.Awarded, player: int) -> Reason:
    """All others have folded or mucked, or nobody else can win this pot (E12, F5, G2)."""
    if now.live == 1:
        return because("last_one_left", players=(player,))
    only = len(now.pots[fact.pot].players) == 1
    return because("only_one_can_win" if only else "others_mucked", players=(player,))


def shown_hand(now: Hand, win: facts.Win) -> Reasons:
    """What a winner has shown, where the others gave up before they had to show (G2, G7)."""
    if win.name is not None:
        ranking = halves_of(now)[0]
        yield because("best_hand", RULE_OF_RANKING[ranking], players=(win.player,), seen=win.cards, hand=win.name)


def why_best(now: Hand, fact: facts.Awarded, contenders: list[int]) -> Reasons:
    """The best hand, in each ranking by its own rule, and what it has beaten (B1, B4, B5, G7, H, L)."""
    win = fact.wins[0]
    winners = [each.player for each in fact.wins]
    ranking = halves_of(now)[half_of(now, fact)]
    yield because("best_hand", RULE_OF_RANKING[ranking], players=winners, seen=win.cards, hand=win.name)
    if len(winners) > 1:
        yield because("split", players=winners)
    yield from next_best(now, fact, [player for player in contenders if player not in winners])


def half_of(now: Hand, fact: facts.Awarded) -> int:
    """Which ranking decides this part of the pot."""
    return now.variant.labels.index(fact.half) if fact.half else 0


def next_best(now: Hand, fact: facts.Awarded, losers: list[int]) -> Reasons:
    """The best hand that was beaten, if it lies open: by its category (B1) or inside it (B4)."""
    half, board = half_of(now, fact), now.boards[fact.board]
    ranks = ranks_of(now)[fact.board * len(now.variant.halves) + half]
    seen = [player for player in losers if now.shown[player] is not None and ranks[player] > 0]
    if not seen or fact.wins[0].name is None:
        return
    second = max(seen, key=ranks.__getitem__)
    evaluator = EVALUATORS[halves_of(now)[half]]
    if is_unknown(now.holes[second], board):
        return
    five = evaluator.five(now.holes[second], board)
    name = evaluator.name(five)
    ranking = RULE_OF_RANKING[halves_of(now)[half]]
    same = name.category == fact.wins[0].name.category
    rule = ("" if same else "B1") if ranking == "B4" else ranking
    yield because("beats_inside" if same else "beats", rule, players=(second,), seen=five, hand=name)


def why_part(now: Hand, fact: facts.Awarded, hand: Hand, contenders: list[int]) -> Reasons:
    """Which part of the pot this is: a board's, a half, or all of it because nobody has a low (F7, F9, L17)."""
    kept = now.opened.house.odd_chip == "carry_over"
    if now.runs > 1:
        rule = "L17" if now.opened.boards > 1 else ""
        boards = parts_of(hand, fact)
        own, least = boards[fact.board], min(boards.values()) if len(boards) == now.runs else 0
        yield because(
            "part_of_board", rule, board=fact.board + 1, boards=now.runs, amount=own, pot=sum(boards.values())
        )
        if own > least and not kept:
            yield because("odd_to_first_board", rule, odd=own - least)
    if not fact.half:
        return
    if not other_halves(now, fact, contenders):
        yield because("nobody_qualifies", amount=fact.amount)
        return
    halves = [each.amount for each in paid_of(hand, fact) if each.board == fact.board]
    yield because("half", amount=fact.amount, pot=sum(halves))
    least = min(halves) if len(halves) > 1 else 0
    if fact.amount > least and not kept:
        yield because("odd_to_first_half", odd=fact.amount - least)


def paid_of(hand: Hand, fact: facts.Awarded) -> list[facts.Awarded]:
    """All the facts that pay out the same pot."""
    return [each for each in hand.events if type(each) is facts.Awarded and each.pot == fact.pot]


def parts_of(hand: Hand, fact: facts.Awarded) -> dict[int, int]:
    """What each board plays for in this pot."""
    parts: dict[int, int] = {}
    for each in paid_of(hand, fact):
        parts[each.board] = parts.get(each.board, 0) + each.amount
    return parts


def other_halves(now: Hand, fact: facts.Awarded, contenders: list[int]) -> list[int]:
    """The other rankings for which somebody in the pot has a hand (F7)."""
    count, own = len(now.variant.halves), half_of(now, fact)
    ranks = ranks_of(now)[fact.board * count : (fact.board + 1) * count]
    return [half for half in range(count) if half != own and any(ranks[half][player] for player in contenders)]


def odd_chips(now: Hand, fact: facts.Awarded) -> Reasons:
    """Who gets the chips that cannot be divided, and why he (F6, L10)."""
    house = now.opened.house
    for win in fact.wins:
        who, odd, unit = (win.player,), win.odd, house.odd_chip_unit
        if not odd:
            continue
        if house.odd_chip == "shortest_stack":
            yield because("odd_shortest_stack", players=who, odd=odd, unit=unit, stack=now.stacks[win.player])
        elif now.variant.forced == "bring_in":
            yield because("odd_high_card", players=who, odd=odd, unit=unit, seen=[max(win.cards, default=-1)])
        else:
            yield because("odd_left_of_button", players=who, odd=odd, unit=unit)


def bounty(now: Hand, fact: facts.Bounty, hand: Hand) -> Reasons:
    """A pot won alone with the worst hand (`seven_deuce`)."""
    yield because("bounty", players=(fact.player, fact.payer), amount=fact.amount)
