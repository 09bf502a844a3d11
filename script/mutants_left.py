"""Put the laws of many hands to the mutants that the quick tests have left, and print what is left then.

`script/mutate` calls it after `mutmut run`. A mutant that the laws have killed is noted in `mutants/killed-by-laws`, so
that it is asked only once.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

MUTANTS = Path(__file__).resolve().parents[1] / "mutants"
KILLED, SURVIVED = MUTANTS / "killed-by-laws", MUTANTS / "survived-laws"
HANDS, SECONDS = 250, 120
LAWS = {"chinese": "tests.chinese.many_deals", "rules": "tests.rules.many_hands"}
SURVIVOR, BY_TYPES, NO_VERDICT = 0, 37, None
"""Mutmut's codes: tests passed, the type checker refused it, not run yet; all others are a kill."""


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
    """Whether a hand of many breaks a law, or breaks down, when this mutant is switched on."""
    command = [sys.executable, "-m", LAWS[mutant.split(".")[1]], "0", str(HANDS)]
    path = os.pathsep.join([str(MUTANTS / "src"), str(MUTANTS)])
    switched_on = {**os.environ, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": path}
    try:
        ran = subprocess.run(command, check=False, env=switched_on, cwd=MUTANTS, capture_output=True, timeout=SECONDS)
        return ran.returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main() -> None:
    """Ask for each mutant that is left, and print the score and the rest."""
    forget()
    codes = verdicts()
    if dies_by_laws("croupier.rules.nothing"):
        sys.exit("the laws do not hold even without a mutant")
    for mutant, code in codes.items():
        if code == SURVIVOR and mutant not in told(KILLED) | told(SURVIVED):
            with (KILLED if dies_by_laws(mutant) else SURVIVED).open("a", encoding="utf-8") as done:
                done.write(mutant + "\n")
    left = sorted(mutant for mutant, code in codes.items() if code == SURVIVOR and mutant not in told(KILLED))
    counted = Counter(codes.values())
    tested = len(codes) - counted[NO_VERDICT] - counted[BY_TYPES]
    print("\n".join(left))
    print(f"{len(codes)} mutants, {counted[NO_VERDICT]} not run, {counted[BY_TYPES]} killed by types, {tested} tested")
    print(f"{len(left)} left: {100 * (1 - len(left) / max(1, tested)):.1f} % of those tested are killed")


if __name__ == "__main__":
    main()
