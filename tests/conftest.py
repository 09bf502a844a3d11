"""What all tests share: where the real hands lie, which database and browser to use, and what may not be skipped."""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI") == "true"
NEVER_SKIPPED = {"browser", "peers", "postgres"}
FOLDERS_NEVER_SKIPPED = {ROOT / "tests" / "server", ROOT / "tests" / "e2e"}

settings.register_profile(
    "croupier", deadline=None, derandomize=IN_CI, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("croupier")


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long the fuzzers of the room go on; without it they make a fixed number of frames."""
    parser.addoption("--fuzz-minutes", type=float, default=0, help="Minutes that each fuzzer of the room goes on.")


@pytest.fixture
def fuzz_minutes(request: pytest.FixtureRequest) -> float:
    """Minutes that were asked for, 0 for a fixed number of frames; who asks for some knows that the test is long."""
    minutes: float = request.config.getoption("--fuzz-minutes")
    if minutes:
        faulthandler.cancel_dump_traceback_later()
    return minutes


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real hands: CROUPIER_CORPUS, else ../shared/corpus beside the project."""
    folder = Path(os.environ.get("CROUPIER_CORPUS") or ROOT.parent / "shared" / "corpus")
    if not folder.is_dir():
        pytest.skip(f"no corpus of real hands at {folder} (set CROUPIER_CORPUS)")
    return folder


@pytest.fixture(scope="session")
def postgres_url() -> str:
    """The address of a PostgreSQL database that tests may fill and empty, for SQLAlchemy: CROUPIER_TEST_POSTGRES."""
    address = os.environ.get("CROUPIER_TEST_POSTGRES")
    if not address:
        pytest.skip("no PostgreSQL to test with (set CROUPIER_TEST_POSTGRES=postgresql+psycopg://user@host/database)")
    return address


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for tests in a real browser: CROUPIER_CHROMIUM, else /usr/bin/chromium."""
    path = os.environ.get("CROUPIER_CHROMIUM") or "/usr/bin/chromium"
    if not Path(path).is_file():
        pytest.skip(f"no Chromium at {path} (set CROUPIER_CHROMIUM)")
    return path


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package, its rules and its room compiled: one for all tests, for it takes most of a minute."""
    from tests.compiled import compile_into

    folder = tmp_path_factory.mktemp("compiled")
    compile_into(folder)
    return folder


def _may_skip(path: Path, markers: set[str]) -> bool:
    return NEVER_SKIPPED.isdisjoint(markers) and FOLDERS_NEVER_SKIPPED.isdisjoint(path.parents)


def _forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
    report.outcome = "failed"
    report.longrepr = f"This test may not be skipped in CI, and it was. {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, pytest.TestReport]:
    """In CI, a skipped test of the server or of the browser is a failed one."""
    report: pytest.TestReport = yield
    markers = {marker.name for marker in item.iter_markers()}
    if IN_CI and report.skipped and not hasattr(report, "wasxfail") and not _may_skip(item.path, markers):
        _forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, Any, pytest.CollectReport]:
    """The same for a file that skips itself as a whole."""
    report: pytest.CollectReport = yield
    if IN_CI and report.outcome == "skipped" and not _may_skip(collector.path, set()):
        _forbid_skip(report)
    return report
