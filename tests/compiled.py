"""The package with its rules and its room compiled, and tests that are run once more on what mypyc made of them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LISTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["croupier"]
MODULES = [*LISTS["compiled-rules"], *LISTS["compiled-room"]]

can_build = pytest.mark.skipif(
    shutil.which("gcc") is None or not (Path(sysconfig.get_path("include")) / "Python.h").exists(),
    reason="there is no C compiler here, or Python came without its headers",
)


def run(*command: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """What a command says."""
    environment = os.environ | more
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def compile_into(folder: Path) -> None:
    """Put the package there and compile it."""
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "croupier", folder / "croupier", ignore=unwanted)
    paths = [f"croupier/{name}.py" for name in MODULES]
    done = run(sys.executable, "-m", "mypyc", *paths, folder=folder, MYPYC_OPT_LEVEL="1", MYPYC_DEBUG_LEVEL="0")
    assert done.returncode == 0, done.stdout + done.stderr


def files_of(compiled: Path, *modules: str) -> list[Path]:
    """From where these modules come in the compiled package."""
    script = f"import importlib; print(*(importlib.import_module(name).__file__ for name in {modules}), sep='\\n')"
    said = run(sys.executable, "-c", script, folder=compiled, PYTHONPATH=str(compiled)).stdout
    return [Path(line) for line in said.splitlines()]


def try_again(compiled: Path, *arguments: str) -> None:
    """Run tests on the compiled package; they must pass, and no database but SQLite is theirs."""
    paths = os.pathsep.join([str(compiled), str(ROOT)])
    pytest_ = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow and not postgres")
    done = run(*pytest_, *arguments, folder=ROOT, PYTHONPATH=paths)
    assert done.returncode == 0, done.stdout + done.stderr
