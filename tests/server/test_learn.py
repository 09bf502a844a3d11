"""What the learn corner shows is what the library says: counts, games, and a hand played by the real rules."""

from __future__ import annotations

import json
import re
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import pytest

import croupier
from croupier.cards import cards, deck
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.ranking.high import best
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server.learn import __main__ as writing
from croupier.server.learn.games import games
from croupier.server.learn.lesson import ANNA, BOARD, HOLES, NAMES, PAGES, lesson, played
from croupier.server.learn.rankings import CHARTS, Chart, chart_of

ROOT = Path(__file__).resolve().parents[2]
LOCALE = Path(croupier.__file__).parent / "locale"
HIGH = {
    5: (4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540),
    7: (4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460),
}
"""Royal flush to high card, as every book has them."""


def written(name: str) -> dict[str, Any]:
    """A file as it stands in the browser's sources."""
    found: dict[str, Any] = json.loads((ROOT / writing.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def charts() -> dict[str, dict[str, Any]]:
    """The charts as they are written, by key."""
    return {chart["key"]: chart for chart in written("rankings")["charts"]}


@pytest.mark.parametrize("name", ["games", "lesson"])
def test_the_games_and_the_hand_are_fresh(name: str) -> None:
    text = (ROOT / writing.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert text == writing.text(writing.PARTS[name]()), "run python -m croupier.server.learn"


@pytest.mark.slow
def test_the_rankings_are_fresh() -> None:
    text = (ROOT / writing.FOLDER / "rankings.json").read_text(encoding="utf-8")
    assert text == writing.text(writing.PARTS["rankings"]()), "run python -m croupier.server.learn"


@pytest.mark.parametrize("key", ["rhode_island", "two_to_eleven"])
def test_a_small_chart_is_what_is_counted_now(key: str) -> None:
    chart = next(one for one in CHARTS if one.key == key)
    assert json.loads(json.dumps(chart_of(chart))) == charts()[key]


@pytest.mark.parametrize("size", [5, 7])
def test_high_hands_come_as_often_as_every_book_says(size: int) -> None:
    assert tuple(row["hands"][str(size)] for row in charts()["high"]["rows"]) == HIGH[size]


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.key)
def test_every_hand_of_the_pack_is_in_one_class_of_its_chart(chart: Chart) -> None:
    found = charts()[chart.key]
    for size in map(str, chart.sizes):
        assert found["totals"][size] == comb(found["pack"], int(size))
        assert sum(row["hands"][size] for row in found["rows"]) == found["totals"][size]


def test_in_short_deck_a_flush_stands_above_a_full_house() -> None:
    categories = [row["name"]["category"] for row in charts()["short_deck"]["rows"]]
    assert categories.index("flush") < categories.index("full_house")


def test_only_the_cards_that_make_a_pair_stand_in_the_light() -> None:
    pair = next(row for row in charts()["high"]["rows"] if row["name"]["category"] == "pair")
    assert pair["counts"] == pair["cards"][:2]
    assert len(pair["cards"]) == 5


def test_every_game_and_rotation_has_a_page_and_every_ranking_a_chart_or_words() -> None:
    told = games()
    assert told["games"].keys() == VARIANTS.keys()
    assert told["rotations"].keys() == ROTATIONS.keys()
    assert told["chinese"].keys() == CHINESE.keys()
    said = (LOCALE / "en" / "learn.ftl").read_text(encoding="utf-8")
    for game in told["games"].values():
        for part in game["parts"]:
            assert f"\nwins-{part['chart']} = " in said


@pytest.mark.parametrize(
    ("variant", "use"), [("omaha", "two"), ("greek_holdem", "both"), ("holdem", "any"), ("razz", "best")]
)
def test_how_own_cards_are_used_is_told_by_the_games_data(variant: str, use: str) -> None:
    assert games()["games"][variant]["parts"][0]["use"] == use


def test_the_guided_hand_ends_as_the_story_does() -> None:
    assert dict(zip(NAMES, played().stacks, strict=True)) == {
        "Anna": 1350, "Boris": 990, "Viktoria": 780, "Georgij": 880,
    }  # fmt: skip


def test_the_guided_hand_tells_no_card_that_anna_may_not_know() -> None:
    facts = lesson()["record"]["facts"]
    others = [card for fact in facts if fact["type"] == "dealt" and fact["player"] != ANNA for card in fact["cards"]]
    assert others
    assert {*others, *(card for fact in facts if fact["type"] == "shuffled" for card in fact["deck"])} == {-1}


def test_what_anna_does_on_a_page_that_asks_leads_to_the_next_page() -> None:
    pages = lesson()["pages"]
    asked = [number for number, page in enumerate(pages) if page["legal"]]
    assert [pages[number]["wish"]["type"] for number in asked] == ["call", "call", "check", "call"]
    for number in asked:
        assert pages[number + 1]["facts"] > pages[number]["facts"]


def test_only_the_two_other_aces_would_have_beaten_anna() -> None:
    board, mine = cards(BOARD), cards(HOLES[ANNA])
    rest = [card for card in deck() if card not in (*board, *mine)]
    own = best((*mine, *board))
    assert [hole for hole in combinations(rest, 2) if best((*hole, *board)) > own] == [
        tuple(sorted(cards("Ac Ah"))),
    ]


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
def test_the_words_of_a_page_name_only_amounts_that_stand_in_the_hand(language: str) -> None:
    text = (LOCALE / language / "lesson.ftl").read_text(encoding="utf-8")
    known = {str(number) for number in numbers(lesson())} | {"40", "120", "250", "470", "1350"}
    for page in PAGES:
        own = re.search(rf"^lesson-{page.key} = .*(?:\n +\..*)*", text, re.MULTILINE)
        assert own, f"{page.key} has no words"
        told = re.findall(r"\d+", re.sub(r"(?<=\d)[,\u00a0 ](?=\d{3})", "", own[0]))
        assert set(told) <= known, page.key


def numbers(value: Any) -> set[int]:
    """Every number in a value."""
    if isinstance(value, dict):
        return set().union(*map(numbers, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(numbers, value)) if value else set()
    return {value} if isinstance(value, int) else set()


def test_the_check_says_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(writing, "PARTS", {"games": games})
    assert writing.main(["--check"]) == 1
    assert writing.main([]) == 0
    assert writing.main(["--check"]) == 0
    assert "is stale: run python -m croupier.server.learn" in capsys.readouterr().out
