"""The games of open-face Chinese and its kin, one entry each; a game's name stands nowhere else (Rulebook K, L18)."""

from __future__ import annotations

from croupier.chinese.variant import ChineseStreet, ChineseVariant

FIVE_UP = ChineseStreet(5, up=True)
THREE_DOWN = ChineseStreet(3, discards=1)
ONE_UP = ChineseStreet(1, up=True)

OFC = ChineseVariant("ofc", streets=(FIVE_UP, *(THREE_DOWN,) * 4), fantasy=(14, 14, 14, 14))

OFC_PROGRESSIVE = ChineseVariant("ofc_progressive", streets=(FIVE_UP, *(THREE_DOWN,) * 4), fantasy=(14, 15, 16, 17))

OFC_CLASSIC = ChineseVariant("ofc_classic", streets=(FIVE_UP, *(ONE_UP,) * 8), fantasy=(13, 13, 13, 13))

CLOSED_CHINESE = ChineseVariant("closed_chinese", streets=(ChineseStreet(13),), together=True)

VARIANTS = {variant.key: variant for variant in (OFC, OFC_PROGRESSIVE, OFC_CLASSIC, CLOSED_CHINESE)}
"""Every game by its key."""

DEFAULT = OFC.key
"""What is played where nobody says another game."""
