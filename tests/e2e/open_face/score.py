"""What a screen says of a score, and what it should say by the library's own count."""

from __future__ import annotations

from typing import Any

from croupier.chinese.hand import ChineseHand

SCORE = """() => {
  const texts = all => [...all].map(one => one.innerText.trim());
  const found = what => [...document.querySelectorAll(`.score ${what}`)];
  return {
    pairs: found('thead th').map(th => texts(th.querySelectorAll('bdi'))),
    rows: found('tbody tr').map(tr => texts(tr.children)),
    totals: found('.totals li').map(li => texts(li.children)),
  };
}"""

Score = tuple[dict[tuple[str, str], dict[str, str]], list[list[str]]]


def score_on_screen(page: Any) -> Score:
    """What a screen says of each pair, part by part, and of each player in all."""
    found = page.evaluate(SCORE)
    table = {tuple(pair): {name: cells[n] for name, *cells in found["rows"]} for n, pair in enumerate(found["pairs"])}
    return table, found["totals"]


def score_in_words(hand: ChineseHand, me: int) -> Score:
    """What a screen should say of a deal to one of its players, who is called You and comes first in his pairs."""
    names = ["You" if player == me else name for player, name in enumerate(hand.opened.names)]
    scoops, table = any(pair.scoop for pair in hand.pairs), {}
    for pair in hand.pairs:
        us, them, sign = (pair.second, pair.first, -1) if pair.second == me else (pair.first, pair.second, 1)
        chips = sign * pair.points * hand.house.ofc_point_value
        parts = dict(zip(("Top", "Middle", "Bottom"), pair.lines, strict=True)) | {"Royalties": pair.royalties}
        told = {name: signed(sign * points) for name, points in parts.items()}
        scoop = {"Scoop": signed(sign * pair.scoop) if pair.scoop else ""} if scoops else {}
        table[names[us], names[them]] = told | scoop | {"Points": signed(sign * pair.points), "Chips": signed(chips)}
    totals = [
        [name, signed(points), signed(won)]
        for name, points, won in zip(names, hand.points, hand.payoffs(), strict=True)
    ]
    return table, totals


def signed(points: int) -> str:
    """A number with its sign, as it is written on the screen."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
