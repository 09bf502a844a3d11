"""Put the laws of many hands to the mutants that the quick tests have left, and print what is left then.

`script/mutate` calls it after `mutmut run`. A mutant that the laws have killed is noted in `mutants/killed-by-laws`, so
that it is asked only once.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path

MUTANTS = Path(__file__).resolve().parents[1] / "mutants"
os.chdir(MUTANTS)
sys.path[:0] = [str(MUTANTS / "src"), str(MUTANTS)]
os.environ["MUTANT_UNDER_TEST"] = ""

from tests.chinese.many_deals import main as many_deals  # noqa: E402
from tests.rules.many_hands import main as many_hands  # noqa: E402

KILLED, SURVIVED = MUTANTS / "killed-by-laws", MUTANTS / "survived-laws"
HANDS, SECONDS = 100, 40
LAWS = {"chinese": many_deals, "rules": many_hands}
SURVIVED_QUICK, BY_TYPES, NO_VERDICT = (0, 33), 37, None
"""Mutmut's codes: the quick tests passed or there are none, the type checker refused it, not run; others are a kill."""


def forget() -> None:
    """Begin anew when the mutants are others than those that were asked."""
    newest = max(path.stat().st_mtime for path in (MUTANTS / "src").rglob("*.py"))
    for path in (KILLED, SURVIVED):
        if path.exists() and path.stat().st_mtime < newest:
            path.unlink()


def verdicts() -> dict[str, int | None]:
    """Every mutant with mutmut's code for it."""
    found: dict[str, int | None] = {}
    for path in sorted(MUTANTS.rglob("*.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def told(path: Path) -> set[str]:
    """The mutants of a list."""
    return set(path.read_text(encoding="utf-8").split()) if path.exists() else set()


def dies_by_laws(mutant: str) -> bool:
    """Whether a hand of many breaks a law, or breaks down, when this mutant is switched on in a process of its own."""
    child = os.fork()
    if child == 0:
        os.environ["MUTANT_UNDER_TEST"] = mutant
        signal.alarm(SECONDS)  # a hand that does not end is a kill
        for stream in (1, 2):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream)
        try:
            os._exit(LAWS[mutant.split(".")[1]](0, HANDS))
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] != 0


def main() -> None:
    """Ask for each mutant that is left, and print the score and the rest."""
    forget()
    codes = verdicts()
    if dies_by_laws("croupier.rules.nothing"):
        sys.exit("the laws do not hold even without a mutant")
    for mutant, code in codes.items():
        if code in SURVIVED_QUICK and mutant not in told(KILLED) | told(SURVIVED):
            with (KILLED if dies_by_laws(mutant) else SURVIVED).open("a", encoding="utf-8") as done:
                done.write(mutant + "\n")
    left = sorted(mutant for mutant, code in codes.items() if code in SURVIVED_QUICK and mutant not in told(KILLED))
    counted = Counter(codes.values())
    tested = len(codes) - counted[NO_VERDICT] - counted[BY_TYPES]
    print("\n".join(left))
    print(f"{len(codes)} mutants, {counted[NO_VERDICT]} not run, {counted[BY_TYPES]} killed by types, {tested} tested")
    print(f"{len(left)} left: {100 * (1 - len(left) / max(1, tested)):.1f} % of those tested are killed")


if __name__ == "__main__":
    main()
