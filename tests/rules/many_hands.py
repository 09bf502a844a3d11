"""Put the laws to very many random hands: `python -m tests.rules.many_hands FIRST COUNT` plays these seeds.

Two of three are of a game of the list, the third is of a game put together from known parts. It prints lines of JSON
with what was tried; at the first seed that breaks a law it says which and exits with 1.
"""

from __future__ import annotations

import json
import sys
from contextlib import nullcontext

from tests.rules.law import Broken
from tests.rules.laws import Tally, all_at_once
from tests.rules.made_up import made_up_deal
from tests.rules.random_hands import random_deal


def run(first: int, count: int) -> Tally:
    """Play the hands of these seeds; raises Broken at once."""
    total = Tally(0, 0, 0)
    for seed in range(first, first + count):
        with made_up_deal(seed) if seed % 3 == 0 else nullcontext(random_deal(seed)) as deal:
            one = all_at_once(deal, seed)
        total = Tally(*(a + b for a, b in zip(total, one, strict=True)))
    return total


def main(first: int, count: int) -> int:
    """Run and report; the exit code."""
    for seed in range(first, first + count, 1000):
        part = min(1000, first + count - seed)
        try:
            print(json.dumps({"seed": seed, **run(seed, part)._asdict()}), flush=True)
        except Broken as broken:
            print(f"among the seeds {seed} to {seed + part - 1}: {broken}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
