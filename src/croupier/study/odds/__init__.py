"""Odds: how often each player wins, shares, and what his part of the pot is, in every game without betting.

>>> found = odds(question(["AhAs", "KdKc"], board="Ts 8h 3d"))
>>> [chance.equity for chance in found.chances], found.exact
([0.9161616161616162, 0.08383838383838384], True)
"""

from __future__ import annotations

from croupier.study.odds.answer import Chance, Odds
from croupier.study.odds.ask import odds
from croupier.study.odds.made import Made, made
from croupier.study.odds.question import BadQuestion, Holding, Question, question
from croupier.study.odds.reach import work
from croupier.study.odds.streets import by_street

__all__ = [
    "BadQuestion", "Chance", "Holding", "Made", "Odds", "Question", "by_street", "made", "odds", "question", "work",
]  # fmt: skip
