"""Why: for every fact of a hand, every choice, every refusal and every turn, the rule that decided and its numbers.

Nothing here is made while a hand is played: a finished or running Hand is asked afterwards, and answers from its facts.
Codes and numbers only; words stand in the locale files.

>>> from croupier.cards import standard_deck
>>> from croupier.rules.betting import Betting
>>> from croupier.rules.forced import open_hand
>>> from croupier.rules.hand import Hand
>>> stakes = Betting(small_blind=5, big_blind=10)
>>> hand = Hand.open(open_hand(seats=(1, 2), names=("Ann", "Ben"), stacks=(100, 100), betting=stakes))
>>> facts = hand.deal(standard_deck())
>>> answers = {answer.action: answer for answer in explain_choices(hand, hand.to_act)}
>>> answers["check"].reasons[0]
Reason(code='cannot_check', rule='E1', numbers={'call': 5, 'price': 10, 'bet': 5}, players=(), cards=(), hand=None)
>>> [(reason.code, reason.rule, reason.numbers) for reason in answers["raise"].reasons]
[('least_raise', 'E6', {'price': 10, 'step': 10, 'to': 20}), ('most_stack', 'E6', {'stack': 100})]
>>> [told.reasons[0].rule for told in explain(hand)][:4]
['C5', 'D4', 'C5', 'C8']
"""

from croupier.rules.explained.choices import explain_choices, explain_refusal
from croupier.rules.explained.facts import explain
from croupier.rules.explained.reason import CHIPS, COUNTS, RULE_OF_REASON, Answer, Reason, Told
from croupier.rules.explained.turn import explain_turn

__all__ = [
    "CHIPS",
    "COUNTS",
    "RULE_OF_REASON",
    "Answer",
    "Reason",
    "Told",
    "explain",
    "explain_choices",
    "explain_refusal",
    "explain_turn",
]
