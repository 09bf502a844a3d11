"""What was learned: the numbers of the policy, for games with discards and for those without.

`benchmarks/open_face_learning.py` made this file: deals played alone by the policy itself, each placement corrected
towards what came of it. Values are in quarters of a point, one signed byte each, packed.
"""

from __future__ import annotations

from array import array
from base64 import b85decode
from collections.abc import Sequence
from lzma import decompress

from croupier.study.open_face import weights_with_discards, weights_without

DEAD = -13.0
"""What dead rows are worth, in points: less than they cost, since who fears them loses fewer hands."""

SCALE = 4
"""How many steps of a number make a point."""

RANKS = """
30 71 98 117 135 144 149 154 156 162 164 165 182 189 196 200 206 209 211 214 215 216 217 218 218 219 219 220 220
220 243 254 262 267 270 272 274 275 277 280 282 283 284 285 286 286 286 298 326 354 369 391 403 409 413 415 417
418 423 426 429 429 436 441;
525 810 908 1023 1134 1241 1323 1426 1504 1586 1677 1733 1822 1913 1962 2059 2124 2188 2284 2363 2449 2562 2651
2766 2856 2987 3085 3241 3377 3536 3735 3829 3916 3934 3957 3977 4006 4028 4066 4112 4153 4180 4199 4228 4250
4283 4317 4349 4391 4431 4484 4550 4618 4806 4898 4957 5076 5201 5342 5491 5760 5854 5860 6324;
1758 2473 2937 3279 3593 3994 4186 4233 4287 4334 4384 4435 4476 4515 4549 4592 4627 4684 4767 4876 5056 5217
5356 5482 5566 5674 5854 5857 5859 5861 5868 5925 5980 6031 6079 6140 6197 6254 6301 6363 6421 6487 6544 6611
6678 6738 6800 6848 6912 6978 7046 7112 7149 7166 7181 7195 7207 7220 7232 7244 7254 7267 7304 7415
"""

QUANTILES = tuple(tuple(map(int, ranks.split())) for ranks in RANKS.split(";"))
"""For the top, the middle and the bottom: the ranks of living hands of the policy, in 64 steps of their order."""


def load(sizes: Sequence[int], discards: bool) -> list[list[int]]:
    """The numbers in tables of these sizes, in thousandths of a point, for games with discards or without."""
    known = array("b", decompress(b85decode((weights_with_discards if discards else weights_without).PACKED)))
    if len(known) != sum(sizes):
        raise ValueError(f"{len(known)} numbers were learned, {sum(sizes)} are asked for: learn them again")
    found, start = [], 0
    for size in sizes:
        found.append([round(1000 * number / SCALE) for number in known[start : start + size]])
        start += size
    return found
