"""`croupier play`: an evening in plain lines, from the first word to the parting."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier.cards import standard_deck
from croupier.cli.playing.at_the_table import of_the_table
from croupier.cli.playing.lines import coloured
from croupier.cli.playing.narrator import Narrator, offers
from croupier.cli.playing.own_spec import NoSuchTable, most_bots, own_spec
from croupier.cli.playing.own_table import OwnTable
from croupier.cli.playing.session import Session
from croupier.cli.playing.typed import DEEDS, ORDERS, SIZES, Keys, NotUnderstood, action_of
from croupier.cli.words import Words, card_sign, languages
from croupier.room import fact as room
from croupier.room.desk import Correction, Knock
from croupier.rules.action import CALL, CHECK, Bet, Discard, Raise
from croupier.rules.legal import Legal
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server import wire

COMMAND = [sys.executable, "-c", "from croupier.cli.app import main; main()"]
ENGLISH = Words("en")


class Script:
    """Lines that are typed one after another, and everything that was said; at the end of the script the input ends."""

    def __init__(self, typed: Sequence[str]) -> None:
        self.typed = list(typed)
        self.said: list[str] = []

    def open(self) -> None:
        """Nothing to open."""

    def say(self, line: str) -> None:
        self.said.append(line)

    async def get(self) -> str | None:
        return self.typed.pop(0) if self.typed else None

    def forget_early(self) -> bool:
        return False


def table(game: str = "", *, seed: int = 1, bots: Sequence[str] = ("caller", "caller")) -> OwnTable:
    """A table of one's own whose cards are known beforehand."""
    chance = Random(seed)
    bots = bots[: most_bots(game)]
    spec = own_spec("My table", game, "", "5/10", len(bots) + 1)
    return OwnTable(spec, "Ann", bots, lambda cards: chance.sample(list(cards), len(cards)))


def evening(
    typed: Sequence[str], at: OwnTable | None = None, words: Words = ENGLISH, *, why: bool = False
) -> list[str]:
    """All that is said on an evening on which this is typed."""
    place, script = at or table(), Script(typed)

    async def play() -> None:
        session = Session(place, Narrator(words, place.player, why), script)  # type: ignore[arg-type]
        await place.deal()
        await session.run()
        await session.leave()

    asyncio.run(play())
    return script.said


def test_a_hand_is_told_from_the_blinds_to_who_won_what() -> None:
    said = evening(["c", "c", "c", "c"])
    assert any("posts the big blind of 10" in line for line in said)
    assert any(line.startswith("Flop: ") for line in said)
    assert "Enter: next hand. q: leave." in said
    changes = next(line for line in said if line.startswith(("Ann ", "Ada ", "Basil ")) and re.search(r"[+−±]\d", line))
    won = [int(found.replace("−", "-").replace("±", "")) for found in re.findall(r"[+−±]\d+", changes)]
    assert len(won) == 3 and sum(won) == 0
    mine = re.search("Ann (.*?)(,|$)", changes)
    assert mine is not None and said[-1].endswith(f" after 1 hand: {mine[1]}.")


def test_nobody_elses_cards_are_told_before_they_are_shown() -> None:
    at = table()
    said = evening(["c", "c", "c", "c"], at)
    hand = at.real.hand
    assert hand is not None
    open_cards = {*hand.board, *hand.holes[hand.opened.seats.index(1)]}
    open_cards |= {card for shown in hand.shown for card in shown or ()}
    hidden = {card_sign(card) for card in standard_deck()} - {card_sign(card) for card in open_cards}
    told = set(re.findall(r"(?:10|[2-9JQKA])[♣♦♥♠]", "\n".join(said)))
    assert told and not told & hidden


def test_what_is_not_understood_or_not_allowed_changes_nothing_and_is_answered() -> None:
    said = evening(["dance", "r", "r lots", "r 11", "r 999999", "p", "d 1", "n 2", "2"])
    assert said.count("Your turn.") == 1
    for answer in ("“dance” says nothing", "How much? For example r 20.", "“lots” is no amount.", "[E6]", "[L6]"):
        assert any(answer in line for line in said), answer


def test_a_question_mark_says_what_may_be_done_and_why() -> None:
    said = evening(["?"])
    assert any("Fold: yes." in line for line in said)
    assert any("Check: no." in line and "[E1]" in line for line in said)


def test_the_evening_goes_on_without_chips_after_buying_anew() -> None:
    at = table(seed=3)
    said = evening(["a", "", "a", "", "a", "", "a", "", "a", "", "a", "", "a", "", "a", "t", "e"], at)
    assert any(line.startswith("You have no chips left.") for line in said)
    assert any(line.startswith("Ann adds 1,000") for line in said)
    assert said[-1].startswith("You leave with ")


def test_with_why_every_line_has_its_rule() -> None:
    said = evening(["c", "c", "c", "c"], why=True)
    told = [line for line in said if " posts " in line or " calls " in line or " wins " in line]
    assert told and all(re.search(r"\[[A-Z]\d+\]$", line) for line in told)


def test_cards_can_be_named_in_words_for_those_who_listen() -> None:
    said = evening(["c", "c", "c", "c"], words=Words("en", spoken=True))
    assert any(" of " in line for line in said)
    assert not re.search("[♣♦♥♠]", "\n".join(said))


def test_the_cards_of_a_line_get_the_colours_of_their_suits_and_nothing_else_changes() -> None:
    line = "Flop: 10♥ 2♠ K♣."
    assert coloured(line) == "Flop: \x1b[31m10♥\x1b[0m \x1b[1m2♠\x1b[0m \x1b[32mK♣\x1b[0m."
    assert coloured("no cards, +120") == "no cards, +120"


@pytest.mark.parametrize("game", [*VARIANTS, *ROTATIONS])
def test_every_game_of_the_tables_can_be_played_by_typing_what_is_offered(game: str) -> None:
    at, chance = table(game, seed=5), Random(7)
    keys, asked, narrator = Keys(ENGLISH), 0, Narrator(ENGLISH, at.player, why=True)

    async def heard() -> wire.Told:
        last = None
        while (told := await at.news()) is not None:
            assert all("{" not in line for line in [*narrator.news(at.table, told), *narrator.standing(at.table)])
            last = told
        assert last is not None
        return last

    async def play() -> None:
        nonlocal asked
        for _ in range(6):
            if not at.real.chips(1):
                await at.buy(400)
            await at.deal()
            while (told := await at.news()) is not None:
                assert at.table.n == told.facts[-1].n
            while at.real.running:
                hand, legal = at.hand, at.real.hand and at.real.hand.legal(at.real.hand.to_act)
                assert hand is not None and legal is not None
                meaning, _ = chance.choice([each for each in offers(hand, legal) if each[0] != "all_in"])
                thrown = [str(place + 1) for place in range(max(1, legal.discard_min))]
                rest = {"discard": thrown, "discard-exact": thrown, "bet": ["min"], "raise": ["min"], "run": ["1"]}.get(
                    meaning, []
                )
                await at.act(action_of(keys, meaning.partition("-")[0], rest, hand, legal))
                asked += 1
                while await at.news() is not None:
                    pass

    asyncio.run(play())
    assert asked > 5


def test_the_next_game_is_chosen_by_its_number() -> None:
    at, script = table("dealers_choice_each_hand", seed=2, bots=("caller",)), Script([])
    session = Session(at, Narrator(ENGLISH, at.player), script)  # type: ignore[arg-type]
    keys = session.narrator.keys

    async def play_until_asked() -> None:
        for _ in range(50):
            await at.deal()
            await session.hear_all()
            while at.real.running:
                hand, legal = at.hand, session.told and session.told.legal
                assert hand is not None and legal is not None
                thrown = ["1"] if legal.discard_max == legal.discard_min == 1 else ["1", "2"]
                meaning = "discard" if legal.discard_min > 0 else "pat" if legal.discard_max > 0 else "call"
                await at.act(action_of(keys, meaning, thrown, hand, legal))
                await session.hear_all()
            if session.told and session.told.choosing and session.told.choosing.seat == 1:
                return
            if not at.real.chips(1):
                await at.buy(1000)
        raise AssertionError("nobody was asked")

    async def play() -> None:
        await play_until_asked()
        for typed in ("g", "g 99", "g 2"):
            await session.carry_out(typed)
        await session.hear_all()

    asyncio.run(play())
    asked = script.said.index("You choose the next game: g and its number. If you choose none, the game stays.")
    assert script.said[asked + 1].startswith("1. ")
    assert sum(line.startswith("Which game? A number from 1 to ") for line in script.said) == 2
    assert "Ann has chosen the next game." in script.said


# What is typed.


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_language_means_two_things(language: str) -> None:
    words = Words(language)
    typed = [word for meaning in (*DEEDS, *ORDERS, *SIZES) for word in words.say(f"typed-{meaning}").split()]
    assert len(typed) == len(set(typed))


@pytest.mark.parametrize(
    ("language", "line", "meaning"),
    [
        ("en", "F", ("fold", [])),
        ("en", " r  60 ", ("raise", ["60"])),
        ("en", "r60", ("raise", ["60"])),
        ("en", "2", ("run", ["2"])),
        ("en", "", ("", [])),
        ("uk", "ф", ("fold", [])),
        ("uk", "рейз банк", ("raise", ["банк"])),
        ("ru", "колл", ("call", [])),
        ("bg", "край", ("quit", [])),
        ("bg", "fold", ("fold", [])),
    ],
)
def test_words_of_the_language_and_of_english_are_understood(
    language: str, line: str, meaning: tuple[str, list[str]]
) -> None:
    assert Keys(Words(language)).read(line) == meaning


def test_a_size_may_be_a_number_or_a_name() -> None:
    at = table()
    asyncio.run(at.deal())
    keys, hand = Keys(ENGLISH), at.real.hand
    assert hand is not None
    legal = hand.legal(hand.to_act)
    assert legal is not None
    sizes = {each: action_of(keys, "raise", [each], hand, legal) for each in ("min", "max", "1,000", "40", "pot")}
    pot = legal.price + hand.total + legal.call
    assert sizes == {"min": Raise(20), "max": Raise(1000), "1,000": Raise(1000), "40": Raise(40), "pot": Raise(pot)}


def test_a_call_that_costs_nothing_is_a_check_and_never_the_other_way_round() -> None:
    at = table()
    asyncio.run(at.deal())
    keys, hand = Keys(ENGLISH), at.real.hand
    assert hand is not None
    free, dear = Legal(0, check=True), Legal(0, fold=True, call=400)
    assert action_of(keys, "call", [], hand, free) == CHECK
    assert action_of(keys, "call", [], hand, dear) == CALL
    assert action_of(keys, "check", [], hand, dear) == CHECK
    assert action_of(keys, "raise", [], hand, Legal(0, min_to=20, max_to=20, opens=True)) == Bet(20)


@pytest.mark.parametrize("typed", ["K♥", "kh", "1"])
def test_cards_are_chosen_by_their_place_or_their_name(typed: str) -> None:
    at = table()
    asyncio.run(at.deal())
    keys, hand = Keys(ENGLISH), at.real.hand
    assert hand is not None
    hand.holes[0] = (46, 3)
    assert action_of(keys, "discard", [typed], hand, Legal(0, discard_min=0, discard_max=2)) == Discard((46,))
    with pytest.raises(NotUnderstood):
        action_of(keys, "discard", ["as"], hand, Legal(0, discard_min=0, discard_max=2))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (("golf", "", "5/10", 3), "play-no-game"),
        (("", "no", "5/10", 3), "play-no-structure"),
        (("", "", "many", 3), "play-no-stakes"),
        (("", "", "5/10", 1), "play-alone"),
        (("", "", "10/5", 3), "refused-small_blind_too_big"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(wish: tuple[str, str, str, int], key: str) -> None:
    with pytest.raises(NoSuchTable) as caught:
        own_spec("My table", *wish)
    assert caught.value.key == key


# As somebody starts it.


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[str]]]:
    """Processes; what still runs at the end is killed."""
    processes: list[subprocess.Popen[str]] = []
    yield processes
    for process in processes:
        process.kill()
        process.communicate()


def start(started: list[subprocess.Popen[str]], *words: str) -> subprocess.Popen[str]:
    """A process of the command."""
    pipe = subprocess.PIPE
    process = subprocess.Popen([*COMMAND, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")
    started.append(process)
    return process


def read_until(process: subprocess.Popen[str], text: str) -> str:
    """The lines up to the first with this text, which is the last."""
    assert process.stdout is not None
    read = ""
    for line in process.stdout:
        read += line
        if text in line:
            return read
    raise AssertionError(f"{text!r} never came:\n{read}")


def test_the_end_of_the_input_is_a_way_of_leaving() -> None:
    run = subprocess.run(
        [*COMMAND, "play", "--language", "en"], input="c\n", capture_output=True, text=True, timeout=60, check=False
    )
    assert run.returncode == 0 and run.stderr == ""
    assert run.stdout.splitlines()[-1].startswith("You leave with ")
    assert "\x1b" not in run.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGINT to send")
def test_ctrl_c_leaves_with_the_result(started: list[subprocess.Popen[str]]) -> None:
    process = start(started, "play", "--language", "en")
    read_until(process, "?: why")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert out.splitlines()[-1].startswith("You leave with ")


@pytest.mark.parametrize(
    "words", [["--game", "golf"], ["--bots", "shark"], ["--join", "http://127.0.0.1:9/"], ["--language", "xx"]]
)
def test_what_cannot_be_is_one_clear_line(words: list[str]) -> None:
    run = subprocess.run([*COMMAND, "play", *words], capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1 and run.stdout == ""
    assert run.stderr.startswith("croupier play: ") and run.stderr.count("\n") == 1


def test_a_link_leads_to_a_seat_in_a_room_and_leaving_gives_it_back(
    started: list[subprocess.Popen[str]], tmp_path: Path
) -> None:
    room = start(started, "serve", str(tmp_path / "room.db"), "--port", "0")
    link = read_until(room, "The room is open: ").rpartition(" ")[2].strip()
    process = start(started, "play", "--language", "en", "--name", "Ann", "--join", link)
    assert process.stdin is not None
    read_until(process, "?: why")
    process.stdin.write("f\nt\nq\n")
    process.stdin.flush()
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Seat 4, Ann: " in out
    assert out.splitlines()[-1].startswith("You leave with ")


# What the host does, in every language.

DONE = [
    room.Paused("h", "Host"),
    room.Resumed("h", "Host"),
    room.Knocked(Knock("b", "Ben", 2, 400)),
    room.Knocked(Knock("b", "Ben", 0, 100)),
    room.KnockAnswered("b", "Ben", True, "h", "Host"),
    room.KnockAnswered("b", "Ben", False, "h", "Host"),
    room.KnockAnswered("b", "Ben", False, "b", "Ben"),
    room.Kicked(1, "you", "Ann", "h", "Host"),
    room.Corrected(1, 50, 0, "a slip", "h", "Host"),
    room.Corrected(1, -50, 0, "a slip", "h", "Host"),
    room.Corrected(1, 50, 2, "a slip", "h", "Host"),
    room.CorrectionAsked(Correction("b", "Ben", -50, "", "a slip", "h", "Host")),
    room.CorrectionDropped(Correction("b", "Ben", -50, "", "a slip", "h", "Host")),
    room.Voided(3, "a slip", "h", "Host"),
    room.HostChanged("b", "Ben", "h", "Host"),
    room.Straddling(1, True),
    room.Straddling(1, False),
    room.Chosen(1, 0),
    room.BombCalled("h", "Host"),
    room.Stood(2, "bot-1", 70),
    room.Away(1, "wish"),
    room.Away(1, "timeouts"),
    room.Leaving(1),
    room.TimedOut(1),
    room.Back(1),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("fact", DONE, ids=lambda fact: type(fact).__name__)
def test_what_happens_at_a_table_is_one_sentence(language: str, fact: Any) -> None:
    line = of_the_table(Words(language), table().real, {"bot-1": "Ada"}, fact)
    assert len(line) > 5 and line.endswith(".") and "{" not in line


def test_who_leaves_is_named_though_the_seat_is_empty_by_then() -> None:
    assert of_the_table(ENGLISH, table().real, {"bot-1": "Ada"}, room.Stood(2, "bot-1", 70)) == "Ada leaves with 70."
