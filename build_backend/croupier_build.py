"""How the package is built (PEP 517 and 660): setuptools, after the browser part was put inside the package.

Node is asked for as a build dependency only when the built browser files are missing or older than their sources;
a source distribution carries them and needs none.
"""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta as setuptools_build

import croupier_rules
import croupier_web

Settings = dict[str, Any] | None

prepare_metadata_for_build_wheel = setuptools_build.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = setuptools_build.prepare_metadata_for_build_editable


def _with_node(requirements: list[str]) -> list[str]:
    return requirements if croupier_web.is_fresh() else [*requirements, croupier_web.NODE_PACKAGE]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What must be installed to build a wheel."""
    needed = _with_node(setuptools_build.get_requires_for_build_wheel(config_settings))
    return [*needed, *croupier_rules.requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What must be installed to install from this folder in place."""
    return _with_node(setuptools_build.get_requires_for_build_editable(config_settings))


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What must be installed to build a source distribution, which carries the built files."""
    return _with_node(setuptools_build.get_requires_for_build_sdist(config_settings))


def _prepare() -> None:
    """Build the browser part, and forget the last build: setuptools would put files into the wheel that are gone."""
    croupier_web.build()
    for last in Path("build").glob("lib*"):
        shutil.rmtree(last, ignore_errors=True)


LEAST = "cp311"
"""The oldest Python that can load the compiled part; every later one can as well."""


def _for_many_pythons(settings: Settings) -> Settings:
    """The settings for a wheel that fits every later Python too; free-threaded ones have no such wheels yet, and
    what mypyc compiled fits the Python alone for which it was made."""
    if croupier_rules.ASKED or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return settings
    asked = (settings or {}).get("--build-option", [])
    options = [asked] if isinstance(asked, str) else asked
    return {**(settings or {}), "--build-option": [f"--py-limited-api={LEAST}", *options]}


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build a wheel with the browser part inside."""
    _prepare()
    settings = _for_many_pythons(config_settings)
    return str(setuptools_build.build_wheel(wheel_directory, settings, metadata_directory))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build what `pip install -e .` installs; the browser part is put into src/."""
    _prepare()
    return str(setuptools_build.build_editable(wheel_directory, config_settings, metadata_directory))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution that needs no Node."""
    _prepare()
    return str(setuptools_build.build_sdist(sdist_directory, config_settings))
