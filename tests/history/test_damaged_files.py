"""A damaged file is refused with its name, the line, and what was expected there."""

from __future__ import annotations

import re

import pytest

from croupier.history.phh import read
from croupier.history.record import BadHistory

CODES = "F2L3D, F7S, F7S/8, FB, FO/8, FR, FT, N2L1D, NS, NT, PO"

WHOLE = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
min_bet = 20
starting_stacks = [1000, 1000, 1000]
actions = [
  "d dh p1 AcKc",
  "d dh p2 2c7d",
  "d dh p3 ????",
  "p3 cc",
  "p1 f",
  "p2 cc",
  "d db 3d4d5d",
]
_house = { burn_cards = true }
"""


def refusal(text: str | bytes) -> str:
    """What the reader says of a file."""
    with pytest.raises(BadHistory) as caught:
        read(text, "hand.phh")
    said = str(caught.value)
    assert "\n" not in said
    assert said.startswith(f"hand.phh:{caught.value.line}: expected {caught.value.expected}, found ")
    return said.removeprefix("hand.phh:")


def changed(old: str, new: str) -> str:
    """The whole file with one thing changed."""
    assert WHOLE.count(old) == 1
    return WHOLE.replace(old, new)


def test_the_whole_file_is_read() -> None:
    assert read(WHOLE)[0].check().agrees


@pytest.mark.parametrize("field", ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks"])
def test_a_missing_field_is_named(field: str) -> None:
    without = re.sub(rf"^{field} = .*\n", "", WHOLE, flags=re.MULTILINE)
    assert refusal(without) == f"1: expected the field '{field}', found no such field"


def test_missing_actions_are_named() -> None:
    assert refusal(WHOLE[: WHOLE.index("actions")]) == "1: expected the field 'actions', found no such field"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"NT"', '"NX"', f"1: expected a game that is played here ({CODES}), found 'NX'"),
        ('"NT"', "5", f"1: expected a game that is played here ({CODES}), found 5"),
        ("[0, 0, 0]", "0", "2: expected a list of amounts in 'antes', found 0"),
        ("[0, 0, 0]", "[0, 0]", "2: expected 3 amounts in 'antes', one a player, found 2"),
        ("[0, 0, 0]", "[0, -5, 0]", "2: expected an amount of zero or more in 'antes', found -5"),
        ("[10, 20, 0]", '["10", 20, 0]', "3: expected an amount in 'blinds_or_straddles', found '10'"),
        ("[10, 20, 0]", "[10, 0, 0]", "3: expected a big blind from p2, found [10, 0, 0]"),
        ("[10, 20, 0]", "[10, 20, 50]", "3: expected a straddle of 40 from p3 next, or none (C10), found [10, 20, 50]"),
        ("min_bet = 20", "min_bet = 0", "4: expected an amount above zero in 'min_bet', found 0"),
        ("min_bet = 20", "min_bet = true", "4: expected an amount in 'min_bet', found true"),
        ("min_bet = 20", "min_bet = nan", "4: expected an amount in 'min_bet', found NaN"),
        ("1000, 1000, 1000", "1000, inf, 1000", "5: expected an amount in 'starting_stacks', found Infinity"),
        ("1000, 1000, 1000", "1000, 0, 1000", "5: expected an amount above zero in 'starting_stacks', found 0"),
        ("1000, 1000, 1000", "1000", "5: expected two players or more in 'starting_stacks', found 1"),
        ("[1000, 1000, 1000]", "[9007199254740993, 1, 1]",
         "5: expected an amount in 'starting_stacks', found 9007199254740993"),
        ("[1000, 1000, 1000]", "[9223372036854775808, 1, 1]",
         "5: expected an amount in 'starting_stacks', found 9223372036854775808"),
        ("[1000, 1000, 1000]", "[1e400, 1, 1]", "5: expected an amount in 'starting_stacks', found 1E+400"),
        ("burn_cards = true", "burn = true", "15: expected a house rule ("),
        ("burn_cards = true", "burn_cards = 1",
         "15: expected a value of burn_cards (Expected `bool`, got `int`), found 1"),
        ("burn_cards = true", 'odd_chip = "dealer"',
         "15: expected a value of odd_chip (Invalid enum value 'dealer'), found 'dealer'"),
        ("burn_cards = true", "rake = 5", "15: expected a value of rake ("),
        ("burn_cards = true", "rake = { percent = 101 }", "15: expected a value of rake ("),
        ("burn_cards = true", "rake = { percent = 5, from = 1 }", "15: expected percent and cap in rake, found 'from'"),
        ("burn_cards = true", "odd_chip_unit = 0",
         "15: expected an amount above zero in '_house.odd_chip_unit', found 0"),
        ("{ burn_cards = true }", "7", "15: expected named values in '_house', like { name = value }, found 7"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert refusal(changed(old, new)).startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("AcKc", "AcKx", "7: expected cards like 'AcKd' or '????', found 'Kx' in 'd dh p1 AcKx'"),
        ("AcKc", "AcK", "7: expected cards like 'AcKd' or '????', found 'K' in 'd dh p1 AcK'"),
        ("AcKc", "AcKcQc", "7: expected 2 hole cards for p1, found 'd dh p1 AcKcQc'"),
        ("AcKc", "AcAc", "7: expected each card once, found Ac in 'd dh p1 AcAc' and in 'd dh p1 AcAc'"),
        ("2c7d", "2cKc", "8: expected each card once, found Kc in 'd dh p2 2cKc' and in 'd dh p1 AcKc'"),
        ("3d4d5d", "3d4d7d", "13: expected each card once, found 7d in 'd db 3d4d7d' and in 'd dh p2 2c7d'"),
        ("3d4d5d", "3d4d??", "13: expected known cards on the board, found 'd db 3d4d??'"),
        ("d db 3d4d5d", "d xx 3d4d5d", "13: expected 'd dh PLAYER CARDS' or 'd db CARDS', found 'd xx 3d4d5d'"),
        ("p3 cc", "p3 call", "10: expected f, cc, cbr or sm after the player, found 'p3 call'"),
        ("p3 cc", "p3", "10: expected f, cc, cbr or sm after the player, found 'p3'"),
        ("p3 cc", "p3 cc 20", "10: expected nothing after 'cc', found 'p3 cc 20'"),
        ("p3 cc", "p3 cbr", "10: expected one amount after 'cbr', found 'p3 cbr'"),
        ("p3 cc", "p3 cbr ten", "10: expected one amount after 'cbr', found 'p3 cbr ten'"),
        ("p3 cc", "p3 cbr -40", "10: expected one amount after 'cbr', found 'p3 cbr -40'"),
        ("p3 cc", "p3 cbr nan", "10: expected one amount after 'cbr', found 'p3 cbr nan'"),
        ("p3 cc", "p3 cbr 1e3", "10: expected one amount after 'cbr', found 'p3 cbr 1e3'"),
        ("p3 cc", "p3 cbr 40 60", "10: expected one amount after 'cbr', found 'p3 cbr 40 60'"),
        ("p3 cc", "p9 cc", "10: expected a player from p1 to p3, found 'p9 cc'"),
        ("p3 cc", "p0 cc", "10: expected 'd' or a player like 'p1', found 'p0 cc'"),
        ("p3 cc", "q3 cc", "10: expected 'd' or a player like 'p1', found 'q3 cc'"),
        ("p3 cc", "p3 sd", "10: expected an action of this game (f, cc, cbr or sm), found a draw: 'p3 sd'"),
        ("p1 f", "p1 sm AcKd", "11: expected the cards that p1 was dealt, found Kd in 'p1 sm AcKd'"),
        ("p1 f", "p3 sm AcQd", "11: expected the cards that p3 was dealt, found Ac in 'p3 sm AcQd'"),
        ("p1 f", "p1 sm AcKcQc", "11: expected 2 cards, as p1 was dealt, found 'p1 sm AcKcQc'"),
        ("p1 f", "p3 sm QdQd", "11: expected each card once, found 'p3 sm QdQd'"),
    ],
)  # fmt: skip
def test_a_wrong_action_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert refusal(changed(old, new)) == said


def test_a_truncated_file_is_told_at_its_end() -> None:
    for line, rest in ((10, '  "p1 f"'), (12, ' cc",\n  "d db'), (13, "]\n_house")):
        cut = WHOLE[: WHOLE.index(rest)]
        assert refusal(cut).startswith(f"{line}: expected the rest of the file, found its end (")


def test_text_that_is_not_toml_is_told_with_its_line() -> None:
    assert re.match(r"4: expected a PHH file, which is TOML, found ", refusal(changed("min_bet = 20", "min_bet 20")))


def test_a_field_told_twice_is_refused() -> None:
    assert refusal(changed("min_bet = 20", "antes = [1, 1, 1]")).startswith("4: expected a PHH file, which is TOML")


def test_text_that_is_not_utf_8_is_told_with_its_line() -> None:
    latin = WHOLE.encode() + b'event = "caf\xe9"\n'
    assert refusal(latin) == "16: expected UTF-8 text, found the byte 0xe9"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a comment\n"])
def test_an_empty_file_is_no_hand(text: str) -> None:
    assert refusal(text) == "1: expected a hand with the field 'variant', found no field at all"


def test_a_file_of_noise_is_refused_and_not_a_crash() -> None:
    assert refusal(bytes(range(128))).startswith("1: expected a PHH file")
    assert refusal("a = " + "[" * 100_000).startswith("1: expected a PHH file")
    assert refusal("a = " + "9" * 5_000).startswith("1: expected a PHH file")


def test_damage_in_one_of_many_hands_is_told_with_its_line_in_the_file() -> None:
    many = f"[1]\n{WHOLE}\n[2]\n{changed('p3 cc', 'p8 cc')}"
    assert refusal(many) == "28: expected a player from p1 to p3, found 'p8 cc'"


def test_a_file_with_a_byte_order_mark_and_other_line_ends_is_whole() -> None:
    data = b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()
    [record] = read(data)
    assert [deed.line for deed in record.deeds] == [7, 8, 9, 10, 11, 12, 13]


def test_a_field_that_the_standard_does_not_know_is_kept_and_noted() -> None:
    [record] = read(WHOLE + "venu = 'home'\n_mine = 1\n")
    assert record.told == {"venu": "home", "_mine": 1}
    assert record.notes == ("the field 'venu' is not in the standard",)


STUD = """\
variant = "F7S"
antes = [1, 1]
bring_in = 2
small_bet = 10
big_bet = 20
starting_stacks = [500, 500]
actions = [
  "d dh p1 AcKd9h",
  "d dh p2 ????3c",
  "p2 pb",
]
"""
DRAW = """\
_variant = "badugi"
_structure = "spread_limit"
antes = [0, 0]
blinds_or_straddles = [5, 10]
small_bet = 10
big_bet = 20
starting_stacks = [500, 500]
actions = [
  "d dh p1 2c3c4c5c",
  "d dh p2 ????????",
  "p2 cc",
  "p1 cc",
  "p1 sd 5c",
  "p2 sd ??",
  "d dh p1 6c",
]
_house = { run_it_twice = "off" }
_posts = ["p2 small_blind 5", "p1 big_blind 10"]
"""
OWN = """\
variant = "NT"
antes = [10, 10, 10]
blinds_or_straddles = [0, 0, 0]
min_bet = 20
starting_stacks = [1000, 1000, 1000]
actions = [
  "d dh p1 ????",
]
_bomb = true
_boards = 2
_absent = [3]
_runs = { p1 = 2 }
_rabbit = { cards = "AcKd", after = 1 }
_betting = { big_blind = 20 }
_variant = "holdem"
_structure = "pot_limit"
"""


@pytest.mark.parametrize("text", [STUD, DRAW, OWN])
def test_the_whole_files_of_other_games_are_read(text: str) -> None:
    assert len(read(text)) == 1


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("bring_in = 2\n", "", "1: expected the field 'bring_in', found no such field"),
        ("bring_in = 2", "bring_in = 0", "3: expected an amount above zero in 'bring_in', found 0"),
        ("bring_in = 2", "bring_in = 11",
         "3: expected a hand that can be dealt, found the bring-in is not above the small bet (L10)"),
        ("big_bet = 20\n", "", "1: expected the field 'big_bet', found no such field"),
        ("bring_in", "blinds_or_straddles = [1, 2]\nbring_in", "3: expected no blinds in this game, found [1, 2]"),
        ("AcKd9h", "AcKd9hTh9dQhJhKh", "8: expected 7 hole cards for p1, found 'd dh p1 AcKd9hTh9dQhJhKh'"),
        ("????3c", "????9h", "9: expected each card once, found 9h in 'd dh p2 ????9h' and in 'd dh p1 AcKd9h'"),
        ("p2 pb", "p2 pb 2", "10: expected nothing after 'pb', found 'p2 pb 2'"),
        ("p2 pb", "p2 sd", "10: expected an action of this game (f, cc, cbr, sm or pb), found a draw: 'p2 sd'"),
        ("p2 pb", "p2 bring", "10: expected f, cc, cbr, sm or pb after the player, found 'p2 bring'"),
    ],
)  # fmt: skip
def test_damage_in_a_stud_game_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert STUD.count(old) == 1
    assert refusal(STUD.replace(old, new)) == said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"badugi"', '"badougi"', "1: expected a game that is played here (holdem, "),
        ('"spread_limit"', '"no_limits"',
         "2: expected a structure of no_limit, pot_limit, fixed_limit, spread_limit, found 'no_limits'"),
        ("small_bet = 10\n", "", "1: expected the field 'small_bet', found no such field"),
        ("small_bet = 10", "small_bet = 30",
         "5: expected a hand that can be dealt, found the least bet of a spread is not above the greatest (C8)"),
        ("p1 sd 5c", "p1 sd 9c", "13: expected the cards that p1 was dealt, found 9c in 'p1 sd 9c'"),
        ("p1 sd 5c", "p1 sd ??", "13: expected the cards that p1 was dealt, found ?? in 'p1 sd ??'"),
        ("p1 sd 5c", "p1 sd 5c5c", "13: expected each card once, found 'p1 sd 5c5c'"),
        ("p1 sd 5c", "p1 sd 5c 4c", "13: expected at most one word of cards after 'sd', found 'p1 sd 5c 4c'"),
        ("p1 sd 5c", "p1 sd 5x", "13: expected cards like 'AcKd' or '????', found '5x' in 'p1 sd 5x'"),
        ("p2 sd ??", "p2 sd 4c", "14: expected the cards that p2 was dealt, found 4c in 'p2 sd 4c'"),
        ("p2 sd ??", "p2 pb",
         "14: expected an action of this game (f, cc, cbr, sm or sd), found a bring-in: 'p2 pb'"),
        ("d dh p1 6c", "d dh p1 6c7c", "15: expected 4 hole cards for p1, found 'd dh p1 6c7c'"),
        ("d dh p1 6c", "d dh p1 5c", "15: expected each card once, found 5c in 'd dh p1 5c' and in 'd dh p1 2c3c4c5c'"),
        ('"off"', '"4"', "17: expected a value of run_it_twice (Invalid enum value '4'), found '4'"),
        ("p2 small_blind 5", "p2 smallblind 5",
         "18: expected a forced bet like 'p1 small_blind 5', found 'p2 smallblind 5'"),
        ("p2 small_blind 5", "p3 small_blind 5", "18: expected a player from p1 to p2, found 'p3 small_blind 5'"),
        ("p2 small_blind 5", "p1 small_blind 5",
         "18: expected the forced bets that these rules ask for, in their order, found ["),
        ('["p2 small_blind 5", "p1 big_blind 10"]', '"p2"', "18: expected a list of strings in '_posts', found 'p2'"),
    ],
)  # fmt: skip
def test_damage_in_a_draw_game_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert DRAW.count(old) == 1
    assert refusal(DRAW.replace(old, new)).startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("_bomb = true", "_bomb = 1", "9: expected true or false in '_bomb', found 1"),
        ("antes = [10, 10, 10]", "antes = [0, 0, 0]",
         "9: expected a hand that can be dealt, found in a bomb pot everybody antes: it takes an ante (L17)"),
        ("_boards = 2", "_boards = 0", "10: expected a number of boards in '_boards', found 0"),
        ("_boards = 2", "_boards = true", "10: expected a number of boards in '_boards', found true"),
        ("_boards = 2", "_boards = 12",
         "10: expected a hand that can be dealt, found the pack does not serve 3 players here (A3)"),
        ("_absent = [3]", "_absent = [4]", "11: expected a list of players from 1 to 3 in '_absent', found [4]"),
        ("_absent = [3]", "_absent = 3", "11: expected a list of players from 1 to 3 in '_absent', found 3"),
        ("_runs = { p1 = 2 }", "_runs = 2", "12: expected named values in '_runs', like { name = value }, found 2"),
        ("p1 = 2", "p4 = 2", "12: expected a player from p1 to p3, found 'p4 = 2'"),
        ("p1 = 2", "p1 = 0", "12: expected how often a player agrees to run it, like p1 = 2, found 'p1 = 0'"),
        ("_rabbit = { cards", "_rabbit = { card", "13: expected _rabbit = { cards = 'AcKd', after = the number of "),
        ("after = 1", "after = 2", "13: expected a number of lines up to 1, found 2"),
        ("AcKd", "AcXd", "13: expected cards like 'AcKd' or '????', found 'Xd' in '_rabbit AcXd'"),
        ("AcKd", "AcAc", "13: expected each card once, found Ac in '_rabbit AcAc' and in '_rabbit AcAc'"),
        ("big_blind = 20", "blind = 20", "14: expected an amount of small_blind, big_blind, ante, min_bet, "),
        ("big_blind = 20", 'big_blind = "x"', "14: expected an amount in '_betting.big_blind', found 'x'"),
    ],
)  # fmt: skip
def test_damage_in_a_field_of_our_own_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert OWN.count(old) == 1
    assert refusal(OWN.replace(old, new)).startswith(said)
