"""In CI a test of the server or of the browser either runs or fails; anywhere else it may say why it was skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"
TESTS = {
    "e2e/test_whole_file.py": "import pytest\npytest.skip('no browser', allow_module_level=True)\n",
    "test_one.py": """
import pytest

@pytest.mark.postgres
def test_marked():
    pytest.skip("no database")

def test_other():
    pytest.skip("no corpus")

@pytest.mark.browser
@pytest.mark.xfail
def test_known_to_fail():
    assert False
""",
}


def outcome(folder: Path, ci: str) -> str:
    """What pytest says of the little suite above, run with this value of CI."""
    (folder / "tests").mkdir()
    shutil.copy(CONFTEST, folder / "tests")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  browser\n  postgres\n")
    for name, text in TESTS.items():
        (folder / "tests" / name).parent.mkdir(exist_ok=True)
        (folder / "tests" / name).write_text(text)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--continue-on-collection-errors", "tests"]
    done = subprocess.run(command, cwd=folder, env=os.environ | {"CI": ci}, capture_output=True, text=True, check=False)
    return done.stdout


def test_in_ci_a_skipped_test_of_server_or_browser_is_a_failure(tmp_path: Path) -> None:
    said = outcome(tmp_path, "true")
    assert "1 failed, 1 skipped, 1 xfailed, 1 error" in said
    assert "This test may not be skipped in CI, and it was. Skipped: no database" in said
    assert "no browser" in said


@pytest.mark.parametrize("ci", ["", "false"])
def test_elsewhere_a_test_may_be_skipped(tmp_path: Path, ci: str) -> None:
    assert "3 skipped, 1 xfailed" in outcome(tmp_path, ci)
