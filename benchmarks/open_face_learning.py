"""Learn the policy of open-face Chinese: `python -m benchmarks.open_face_learning --deals 8000000` writes
`weights.py` and the two modules beside it.

The policy plays deals alone, in C (`open_face_learning.c`, compiled for the occasion): four minutes for both games.
After each deal the numbers behind every placement move towards what came of it: the worth of the rows at the end,
mixed with what the policy thought on the way (temporal differences). In most deals one street is laid otherwise, so
that placements are judged which it would not choose. The ranks of its own latest hands are what its lines are compared
with.
"""

from __future__ import annotations

import argparse
import lzma
import subprocess
import sys
from array import array
from base64 import b85encode
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import fill

from croupier.chinese.royalties import STANDARD, paytable
from croupier.chinese.variant import ChineseVariant
from croupier.chinese.variants import VARIANTS
from croupier.ranking.three import LOWEST_PAIR
from croupier.study.open_face.keys import Partial, fives, nexts, rows, threes
from croupier.study.open_face.policy import LEAST, Feature, numbers

HERE = Path(__file__).parent
FOLDER = HERE.parent / "src/croupier/study/open_face"
QUEENS, KEPT, STEPS, DOC = LOWEST_PAIR + 120, 8000, 64, '"""'
GAMES = {"ofc": (-13.0, 11.0), "ofc_classic": (-9.0, 8.0)}
"""What is learned, with what dead rows are worth, less than they cost, so that fewer die, and what Fantasyland is."""

NAMES = "weights_with_discards", "weights_without"
"""The modules of what was learned."""


def features(variant: ChineseVariant) -> array[int]:
    """What the learner reads."""
    by = numbers()

    def look(one: Partial, kinds: dict[Feature, int], levels: dict[Feature, int], shapes: dict[Feature, int]):  # type: ignore[no-untyped-def]
        return one.rank, kinds[one.kind], levels[one.level], shapes[one.shape]

    tops = [look(one, by.top_kinds, by.top_levels, by.top_shapes) for one in threes()]
    others = [look(one, by.kinds, by.levels, by.shapes) for one in chain(*fives())]
    head = [len(rows()), len(threes()), *map(len, by), len(variant.streets), QUEENS]
    streets = [(street.cards, street.cards - street.discards) for street in variant.streets]
    parts = head, chain(*streets), nexts(), chain(*tops), chain(*others), LEAST, *paytable(STANDARD)
    return array("i", chain(*parts))


def learned(variant: ChineseVariant, deals: int, dead: float, fantasyland: float) -> tuple[bytes, array[int]]:
    """The numbers that were learned, and the latest ranks of each row."""
    with TemporaryDirectory() as folder:
        program = f"{folder}/learner"
        source = str(HERE / "open_face_learning.c")
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, source, "-lm"], check=True)
        asked = [program, str(deals), str(dead), str(fantasyland)]
        said = subprocess.run(asked, input=features(variant).tobytes(), stdout=subprocess.PIPE, check=True).stdout
    hands = 3 * KEPT * 4
    return said[:-hands], array("i", said[-hands:])


def packed(found: bytes) -> str:
    """The numbers in a text."""
    return b85encode(lzma.compress(found, lzma.FORMAT_ALONE, preset=9)).decode()


def write_numbers(name: str, text: str) -> None:
    """Put the numbers into their module, which has nothing else."""
    file = FOLDER / f"{name}.py"
    head, rest = file.read_text().split("PACKED = (\n")
    lines = "".join(f'    "{text[at : at + 110]}"\n' for at in range(0, len(text), 110))
    file.write_text(f"{head}PACKED = (\n{lines}{rest[rest.index(')' + chr(10) + DOC) :]}")


def write_ranks(hands: array[int]) -> None:
    """Put the ranks into the module, whose code stays as it is."""
    texts = []
    for row in range(3):
        latest = sorted(hands[row * KEPT : (row + 1) * KEPT])
        steps = [latest[(2 * step + 1) * KEPT // (2 * STEPS)] for step in range(STEPS)]
        texts.append(fill(" ".join(map(str, steps)), 112))
    file = FOLDER / "weights.py"
    head, rest = file.read_text().split(f"RANKS = {DOC}\n")
    file.write_text(f"{head}RANKS = {DOC}\n" + ";\n".join(texts) + rest[rest.index(f"\n{DOC}\n") :])


def main() -> None:
    """Learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.open_face_learning", description=__doc__)
    parser.add_argument("--deals", type=int, default=8_000_000)
    wanted = parser.parse_args()
    found = []
    for key, (dead, fantasyland) in GAMES.items():
        print(key, file=sys.stderr)
        found.append(learned(VARIANTS[key], wanted.deals, dead, fantasyland))
    for name, (known, _) in zip(NAMES, found, strict=True):
        write_numbers(name, packed(known))
    write_ranks(found[0][1])


if __name__ == "__main__":
    main()
