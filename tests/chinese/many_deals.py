"""Put the laws to very many random deals: `python -m tests.chinese.many_deals FIRST COUNT` plays these seeds.

It prints one line of JSON with what was tried; at the first seed that breaks a law it says which and exits with 1.
"""

from __future__ import annotations

import json
import sys

from tests.chinese.laws import Tally, all_at_once
from tests.chinese.random_deals import random_deal
from tests.rules.law import Broken


def main(first: int, count: int) -> int:
    """Run and report; the exit code."""
    total = Tally(0, 0, 0, 0, 0, 0, 0)
    for seed in range(first, first + count):
        try:
            one = all_at_once(random_deal(seed), seed)
        except Broken as broken:
            print(f"seed {seed}: {broken}", file=sys.stderr)
            return 1
        total = Tally(*map(sum, zip(total, one, strict=True)))
    print(json.dumps(total._asdict()))
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
