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
from croupier.cards import cards, deck, rank_of
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.ranking.describe import name_of
from croupier.ranking.high import best
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server.learn import __main__ as writing
from croupier.server.learn import first_deal as deal
from croupier.server.learn.first_deal import first_deal
from croupier.server.learn.games import games
from croupier.server.learn.lesson import ANNA, BOARD, HOLES, NAMES, PAGES, lesson, played
from croupier.server.learn.rankings import CHARTS, Chart, chart_of
from croupier.study.coach import judged

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


@pytest.mark.parametrize("name", ["games", "lesson", "first_deal"])
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


# The guided first deal.


def test_the_guided_deal_ends_as_its_story_does() -> None:
    hand = deal.played()
    assert hand.finished
    assert [score.fouled for score in hand.hands] == [True, False]
    assert hand.hands[deal.ANNA].royalties == (7, 0, 4)
    assert (hand.points[deal.ANNA], hand.stacks[deal.ANNA]) == (17, 217)
    assert hand.fantasy_next == [0, 14]


def test_the_guided_deal_tells_no_card_that_anna_may_not_know() -> None:
    facts = first_deal()["record"]["facts"]
    closed = [
        card
        for fact in facts
        if fact["type"] == "given" and not fact["up"] and fact["player"] == deal.BORIS
        for card in fact["cards"]
    ]
    thrown = [
        card for fact in facts if fact["type"] == "locked" and fact["player"] == deal.BORIS for card in fact["discards"]
    ]
    assert (len(closed), len(thrown)) == (12, 4)
    assert {*closed, *thrown, *(card for fact in facts if fact["type"] == "shuffled" for card in fact["deck"])} == {-1}


def test_where_anna_lays_the_cards_of_a_page_that_asks_they_lie_on_the_next_page() -> None:
    hand, pages = deal.played(), first_deal()["pages"]
    asked = [number for number, page in enumerate(pages) if page["legal"]]
    assert [pages[number]["legal"]["left"] for number in asked] == [5, 2, 2, 2, 2]
    for number in asked:
        before, after = [deal.at(hand, pages[place]["facts"] - 1).rows_of(deal.ANNA) for place in (number, number + 1)]
        assert [{*row} for row in after] == [
            {*row, *more} for row, more in zip(before, pages[number]["wish"], strict=True)
        ]


def test_the_rows_of_a_street_are_named_for_all_cards_that_fit_into_them() -> None:
    page = next(page for page in first_deal()["pages"] if page["key"] == "first")
    assert [len(lays) for lays in page["lays"]] == [1 + 5 + 10 + 10, 32, 32]
    hearts = " ".join(map(str, sorted(cards("Jh 9h 4h"))))
    assert page["lays"][2][hearts] == {"name": {"category": "high_card", "ranks": (9, 7, 2)}, "royalty": 0}


def test_only_three_queens_on_top_and_a_bottom_of_a_jack_would_kill_the_hand_of_anna() -> None:
    hand, pages = deal.played(), {page["key"]: page for page in first_deal()["pages"]}
    assert {key for key, page in pages.items() if page["dead"]} == {"second", "third", "fifth"}
    assert pages["fifth"]["dead"] == [[sorted(cards("Qs Qc")), [], []]]
    for key in ("second", "third"):
        rows = deal.at(hand, pages[key]["facts"] - 1).rows_of(deal.ANNA)
        assert cards("Ks")[0] in rows[1]
        for *_, more in pages[key]["dead"]:
            bottom = (*rows[2], *more)
            assert name_of(bottom).category == "high_card"
            assert max(map(rank_of, bottom)) == rank_of(cards("Jh")[0])
            assert len(bottom) == 5


def test_the_coach_is_not_sure_of_anything_better_than_what_the_guided_deal_teaches() -> None:
    own = [one for one in judged(deal.played().events, 1000) if one.player == deal.ANNA]
    assert len(own) == 5
    assert max(one.cost - 2 * one.error for one in own) < 0.5


@pytest.mark.parametrize("language", ["en", "uk", "ru", "bg"])
def test_the_words_of_the_guided_deal_name_only_numbers_that_are_true(language: str) -> None:
    text = (LOCALE / language / "first-deal.ftl").read_text(encoding="utf-8")
    known = {str(number) for number in numbers(first_deal())}
    for page in deal.PAGES:
        own = re.search(rf"^deal-lesson-{page.key} = .*(?:\n +\..*)*", text, re.MULTILINE)
        assert own, f"{page.key} has no words"
        assert set(re.findall(r"\d+", own[0])) <= known, page.key


def test_the_check_says_what_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(writing, "PARTS", {"games": games})
    assert writing.main(["--check"]) == 1
    assert writing.main([]) == 0
    assert writing.main(["--check"]) == 0
    assert "is stale: run python -m croupier.server.learn" in capsys.readouterr().out
