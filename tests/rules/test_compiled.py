"""Rules compiled from the same sources decide the same: their tests are run once more, on what mypyc made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["croupier"]["compiled-rules"]

AGAIN = ("test_golden", "test_vectors", "test_bad_input", "test_refusals", "test_sizes", "test_awards", "test_laws")
"""Not those that replace a function of the rules on purpose: compiled code calls the right one all the same."""

can_build = pytest.mark.skipif(
    shutil.which("gcc") is None or not (Path(sysconfig.get_path("include")) / "Python.h").exists(),
    reason="there is no C compiler here, or Python came without its headers",
)


def run(*command: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """What a command says."""
    environment = os.environ | more
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, its rules compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "croupier", folder / "croupier", ignore=unwanted)
    paths = [f"croupier/{name}.py" for name in MODULES]
    done = run(sys.executable, "-m", "mypyc", *paths, folder=folder, MYPYC_OPT_LEVEL="1", MYPYC_DEBUG_LEVEL="0")
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@can_build
def test_it_is_the_compiled_rules_that_are_tried(compiled: Path) -> None:
    script = "import croupier.rules as r; from croupier.rules import hand, wager; print(hand.__file__, wager.__file__)"
    said = run(sys.executable, "-c", script, folder=compiled, PYTHONPATH=str(compiled)).stdout.split()
    assert [Path(file).suffix for file in said] == [".so", ".so"]
    assert all(Path(file).is_relative_to(compiled) for file in said)


@can_build
def test_compiled_rules_decide_every_vector_golden_hand_and_law_alike(compiled: Path) -> None:
    tests = [f"tests/rules/{name}.py" for name in AGAIN]
    paths = os.pathsep.join([str(compiled), str(ROOT)])
    done = run(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, folder=ROOT, PYTHONPATH=paths)
    assert done.returncode == 0, done.stdout + done.stderr
