"""What a table remembers of its answers."""

from __future__ import annotations

from croupier.server.answers import OF_ONE, PLAYERS, Answers
from croupier.server.wire import Done


def test_a_repeated_message_finds_its_first_answer() -> None:
    answers = Answers({("ann", "a"): Done("a")})
    answers.keep("ann", "b", Done("b"))
    assert [answers.get("ann", each) for each in "abc"] == [Done("a"), Done("b"), None]
    assert answers.get("bob", "a") is None


def test_one_players_messages_push_out_his_own_oldest_ones_alone() -> None:
    answers = Answers({("ann", "first"): Done("first")})
    for number in range(OF_ONE + 1):
        answers.keep("bob", str(number), Done(str(number)))
    assert answers.get("bob", "0") is None
    assert answers.get("bob", "1") == Done("1")
    assert answers.get("ann", "first") == Done("first")
    assert len(list(answers)) == OF_ONE + 1


def test_who_was_not_heard_for_longest_is_forgotten_first() -> None:
    answers = Answers({})
    for number in range(PLAYERS):
        answers.keep(str(number), "x", Done("x"))
    answers.keep("0", "y", Done("y"))
    answers.keep("new", "x", Done("x"))
    assert answers.get("1", "x") is None
    assert answers.get("0", "x") == Done("x")
