"""Every game, rotation and open-face game as the browser tells it: what happens in order, and what wins; no words."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from croupier.cards import rank_of
from croupier.chinese.variant import ChineseStreet, ChineseVariant
from croupier.chinese.variants import VARIANTS as CHINESE
from croupier.rules.rotation import Rotation
from croupier.rules.variant import Street, Variant
from croupier.rules.variants import ROTATIONS, VARIANTS
from croupier.server.learn.rankings import chart_and_use


def games() -> dict[str, Any]:
    """All games by their kind and key (Rulebook K, L)."""
    return {
        "games": {key: game(variant) for key, variant in VARIANTS.items()},
        "rotations": {key: rotation(mixed) for key, mixed in ROTATIONS.items()},
        "chinese": {key: chinese(variant) for key, variant in CHINESE.items()},
    }


def game(variant: Variant) -> dict[str, Any]:
    """A game: its family, pack, streets, the parts of the pot, how it is opened and bet."""
    return {
        "family": family(variant),
        "pack": len(variant.pack),
        "ranks": [] if variant.is_full else sorted({rank_of(card) for card in variant.pack}),
        "players": variant.max_players,
        "structures": list(variant.structures),
        "forced": variant.forced,
        "low": variant.low,
        "cap": variant.cap,
        "hole": variant.hole,
        "board": variant.board,
        "odds": has_odds(variant),
        "streets": [street(one, number) for number, one in enumerate(variant.streets)],
        "parts": [part(variant, half, label) for half, label in zip(variant.halves, variant.labels, strict=False)],
    }


def has_odds(variant: Variant) -> bool:
    """Whether cards are only dealt in this game, so that hands have chances against each other."""
    return not any(street.draw or street.discard for street in variant.streets)


def family(variant: Variant) -> str:
    """Where a game stands in the list: tiny ones of theory, stud, draw, or those of a board."""
    if variant.forced == "ante":
        return "tiny"
    if variant.forced == "bring_in":
        return "stud"
    return "board" if variant.board else "draw"


def street(one: Street, number: int) -> dict[str, Any]:
    """A street: what is dealt, exchanged and bet; `first` tells the one with which a hand begins."""
    return {
        "name": one.name,
        "first": number == 0,
        "hole": one.hole,
        "up": one.up,
        "board": one.board,
        "draw": one.draw,
        "discard": one.discard,
        "bets": one.bets,
        "limit": one.limit,
        "common": one.common,
    }


def part(variant: Variant, half: str, label: str) -> dict[str, Any]:
    """A part of the pot: its chart, which cards make a hand for it, and whether a hand must qualify."""
    chart, use = chart_and_use(variant, half)
    return {"ranking": half, "chart": chart, "use": use, "label": label if len(variant.halves) > 1 else ""}


def rotation(mixed: Rotation) -> dict[str, Any]:
    """A rotation: its games in order, how long each lasts, whether they are chosen, and for how many players."""
    return {
        "games": [{"variant": one.variant, "structure": one.structure} for one in mixed.games],
        "lasts": mixed.lasts,
        "hands": mixed.hands,
        "chosen": mixed.chosen,
        "players": min(VARIANTS[one.variant].max_players for one in mixed.games),
    }


def chinese(variant: ChineseVariant) -> dict[str, Any]:
    """An open-face game: its streets, equal ones in a row as one, and its Fantasyland."""
    return {
        "streets": [chinese_street(one, len(list(same))) for one, same in groupby(variant.streets)],
        "fantasy": list(variant.fantasy),
        "together": variant.together,
        "players": variant.max_players,
    }


def chinese_street(one: ChineseStreet, times: int) -> dict[str, Any]:
    """So many cards, so many of them discarded, and how often in a row."""
    return {"cards": one.cards, "discards": one.discards, "up": one.up, "times": times}
