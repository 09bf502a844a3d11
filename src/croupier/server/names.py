"""Names that people give themselves and their tables: what everybody can read, and nothing that plays tricks."""

from __future__ import annotations

import unicodedata

LONGEST = 24
LONGEST_TABLE = 40
_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi marks, zero-width, private and unassigned
_NOTHING = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
_MARKS = {"Mn", "Me", "Mc"}
_ALIKE = str.maketrans(
    "авекмнорстухіѕјһԁԛԝүαβεζηικμνορτυχi1|ıł0",
    "abekmhopctyxlsjhdqwyabezhlkmnoptyxlllllo",
)
"""Letters of other scripts, and figures, that are drawn like a Latin letter: no mark and no case is left by then."""


class BadName(Exception):
    """The name cannot be used; `code` says why, `numbers` with which limits."""

    def __init__(self, code: str, **numbers: int) -> None:
        super().__init__(code)
        self.code = code
        self.numbers = numbers


def clean_name(name: str, longest: int = LONGEST) -> str:
    """The name in one spelling, trimmed, with single spaces; raises `BadName` for what nobody could read.

    Markup characters are kept: they are text, and nobody ever renders a name as anything else.
    """
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(character) in _HIDDEN for character in name.strip()):
        raise BadName("name_hidden_characters")
    name = " ".join(name.split())
    if not any(_visible(character) for character in name):
        raise BadName("name_empty")
    if len(name) > longest:
        raise BadName("name_too_long", most=longest)
    if _stacked(name):
        raise BadName("name_hidden_characters")
    return name


def folded(name: str) -> str:
    """What is left of a name when all that looks alike is one: case, marks, widths, spaces, Latin and Cyrillic twins.

    Two names with the same fold could be taken for one another. It is for comparing and never shown.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = (one for one in plain if unicodedata.category(one) not in _MARKS and not one.isspace())
    return "".join(letters).translate(_ALIKE)


def is_hidden(character: str) -> bool:
    """Whether nobody can see the character, or it changes how others are read."""
    return unicodedata.category(character) in _HIDDEN or character in _NOTHING


def _visible(character: str) -> bool:
    category = unicodedata.category(character)
    return category[0] in "LNPS" and character not in _NOTHING


def _stacked(name: str) -> bool:
    """Whether marks are piled upon a letter until they cover the lines beside it."""
    pile = 0
    for character in name:
        pile = pile + 1 if unicodedata.category(character) in _MARKS else 0
        if pile > 3:
            return True
    return False
