"""What the package carries: every file that is not Python is named in pyproject.toml, and the browser part is fresh."""

from __future__ import annotations

import importlib.util
import sys
import sysconfig
import tomllib
from fnmatch import fnmatch
from pathlib import Path, PurePath
from types import ModuleType
from typing import Any
from unittest.mock import MagicMock

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "croupier"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NOT_CARRIED = {"__pycache__", "static", "fast"}
COMPILED = {".py", ".so", ".pyd"}


def test_every_folder_with_python_in_it_is_a_package() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert not [str(folder) for folder in folders if not (folder / "__init__.py").is_file()]


def test_every_other_file_is_named_as_package_data() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["croupier"]
    others = [
        path.relative_to(PACKAGE)
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix not in COMPILED and NOT_CARRIED.isdisjoint(path.relative_to(PACKAGE).parts)
    ]
    assert PurePath("py.typed") in others
    assert not [str(path) for path in others if not any(path.match(pattern) for pattern in patterns)]


def test_every_source_of_the_compiled_part_is_named() -> None:
    (extension,) = PROJECT["tool"]["setuptools"]["ext-modules"]
    named = {*extension["sources"], *extension["depends"]}
    assert {path.relative_to(ROOT).as_posix() for path in (PACKAGE / "kernels" / "fast").iterdir()} == named


def test_the_version_is_said_the_same_twice() -> None:
    source = (PACKAGE / "__init__.py").read_text(encoding="utf-8")
    assert f'__version__ = "{PROJECT["project"]["version"]}"' in source


@pytest.mark.parametrize("name", ["_fast.abi3.so", "_fast.cp313-win_amd64.pyd", "cards.cpython-311.pyc"])
def test_a_source_distribution_carries_nothing_that_was_compiled_here(name: str) -> None:
    lines = (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    patterns = [pattern for line in lines if line.startswith("global-exclude ") for pattern in line.split()[1:]]
    assert any(fnmatch(name, pattern) for pattern in patterns)


@pytest.mark.parametrize(
    ("free_threaded", "compiled", "given", "wanted"),
    [
        (0, False, None, ["--py-limited-api=cp311"]),
        (0, False, {"--build-option": "--quiet"}, ["--py-limited-api=cp311", "--quiet"]),
        (0, True, {"--build-option": ["--quiet"]}, ["--quiet"]),
        (1, False, {"--build-option": ["--quiet"]}, ["--quiet"]),
        (1, False, None, None),
    ],
)
def test_a_wheel_fits_later_pythons_too_but_where_there_are_no_such_wheels(
    free_threaded: int,
    compiled: bool,
    given: dict[str, Any] | None,
    wanted: list[str] | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    asked: list[dict[str, Any] | None] = []
    setuptools = MagicMock()
    setuptools.build_meta.build_wheel = lambda place, settings, metadata: asked.append(settings) or "wheel"
    monkeypatch.setitem(sys.modules, "setuptools", setuptools)
    monkeypatch.setitem(sys.modules, "croupier_web", MagicMock())
    monkeypatch.setitem(sys.modules, "croupier_rules", MagicMock(ASKED="room" if compiled else ""))
    monkeypatch.setattr(sysconfig, "get_config_var", {"Py_GIL_DISABLED": free_threaded}.get)
    spec = importlib.util.spec_from_file_location("croupier_build", ROOT / "build_backend" / "croupier_build.py")
    assert spec
    assert spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    last = [tmp_path / "build" / name / "compiled_last_time.so" for name in ("lib", "lib.linux-x86_64-cpython-311")]
    for file in last:
        file.parent.mkdir(parents=True)
        file.touch()
    monkeypatch.chdir(tmp_path)
    assert build.build_wheel("somewhere", given) == "wheel"
    assert not any(file.exists() for file in last)
    assert [(settings or {}).get("--build-option") for settings in asked] == [wanted]


def compiling(asked: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build's compiling part, asked for this."""
    for name in ("setuptools", "setuptools.command", "setuptools.command.build_ext"):
        monkeypatch.setitem(sys.modules, name, MagicMock())
    monkeypatch.setenv("CROUPIER_COMPILE", asked)
    monkeypatch.chdir(ROOT)
    spec = importlib.util.spec_from_file_location("croupier_rules", ROOT / "build_backend" / "croupier_rules.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_room_is_compiled_with_the_rules_and_only_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing, rules, room = (compiling(asked, monkeypatch).sources() for asked in ("", "rules", "room"))
    assert nothing == []
    assert all((ROOT / file).is_file() for file in room)
    assert room[: len(rules)] == rules
    assert {file.split("/")[2] for file in room[len(rules) :]} == {"room", "server"}


def test_compiling_needs_the_types_of_what_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiling("", monkeypatch).requirements() == []
    assert compiling("rules", monkeypatch).requirements() == ["mypy>=1.19", "msgspec>=0.20"]
    assert set(PROJECT["project"]["dependencies"]) < set(compiling("room", monkeypatch).requirements())


@pytest.mark.parametrize("asked", ["yes", "Rules", "rules,room"])
def test_what_cannot_be_compiled_is_refused_by_name(asked: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit, match=f"CROUPIER_COMPILE is '{asked}'"):
        compiling(asked, monkeypatch)


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build's browser part, pointed at a small project that was just built."""
    spec = importlib.util.spec_from_file_location("croupier_web", ROOT / "build_backend" / "croupier_web.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, place in {"WEB": "web", "LOCALE": "src/locale", "STATIC": "src/static"}.items():
        monkeypatch.setattr(module, name, tmp_path / place)
        (tmp_path / place).mkdir(parents=True)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "main.ts").write_text("one")
    (tmp_path / "src" / "static" / "index.html").write_text("<html>")
    (tmp_path / "src" / "static" / module.STAMP).write_text(module.digest())
    return module


def test_built_files_are_fresh_until_a_source_changes(web: ModuleType) -> None:
    assert web.is_fresh()
    (web.WEB / "main.ts").write_text("two")
    assert not web.is_fresh()


def test_a_new_sentence_in_a_language_file_makes_built_files_stale(web: ModuleType) -> None:
    (web.LOCALE / "en").mkdir()
    (web.LOCALE / "en" / "table.ftl").write_text("fold = Fold")
    assert not web.is_fresh()


def test_tests_and_installed_libraries_leave_built_files_fresh(web: ModuleType) -> None:
    (web.WEB / "node_modules" / "svelte").mkdir(parents=True)
    (web.WEB / "node_modules" / "svelte" / "index.js").write_text("")
    (web.WEB / "main.test.ts").write_text("")
    assert web.is_fresh()


def test_a_source_distribution_without_the_sources_takes_the_files_it_carries(web: ModuleType) -> None:
    (web.WEB / "package.json").unlink()
    assert web.is_fresh()
    (web.STATIC / "index.html").unlink()
    assert not web.is_fresh()
