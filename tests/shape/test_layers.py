"""Who may import whom: the order of the layers, read from the imports themselves."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"
FILES = sorted((SOURCE / "croupier").rglob("*.py"))

# A layer may import those of a smaller number. Those of one number are siblings and may not import each other.
LAYERS = {
    "cards": 0,
    "kernels": 1,
    "ranking": 2,
    "rules": 3,
    "chinese": 4,
    "study": 5,
    "history": 5,
    "bots": 5,
    "room": 5,
    "server": 6,
    "client": 7,
    "cli": 8,
    "__main__": 9,
}
ALSO = {("bots", "study")}
PURE = {"cards", "ranking", "rules", "chinese", "room"}
FREE = {"server", "client", "cli"}
OUTSIDE_THE_PURE = {
    "random",
    "time",
    "os",
    "asyncio",
    "logging",
    "sqlite3",
    "secrets",
    "socket",
    "ssl",
    "subprocess",
    "threading",
    "multiprocessing",
    "concurrent",
    "pathlib",
    "shutil",
    "tempfile",
    "uuid",
    "urllib",
    "http",
}
OUTSIDE_ALL_BUT_THE_FREE = {"asyncio", "socket", "ssl", "sqlite3", "subprocess", "urllib", "http"}


def layer_of(module: str) -> str:
    """The layer of `croupier.rules.hand` is `rules`; that of `croupier` itself is empty."""
    return [*module.split("."), ""][1]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each line of a file that imports, with the full name of what it imports; a member may be a module, or not."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write the whole name of the module"
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def is_allowed(own: str, imported: str) -> bool:
    """Whether a file of the layer `own` may import this name."""
    top = imported.partition(".")[0]
    if top == "croupier":
        other = layer_of(imported)
        return other in {own, "__version__"} or LAYERS.get(other, 99) < LAYERS.get(own, -1) or (own, other) in ALSO
    if own in FREE:
        return True
    forbidden = OUTSIDE_THE_PURE if own in PURE else OUTSIDE_ALL_BUT_THE_FREE
    return top not in forbidden and (top in sys.stdlib_module_names or top == "msgspec")


def place(path: Path) -> str:
    """A file's place as an id of a test."""
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=place)
def test_a_file_imports_only_from_below(path: Path) -> None:
    module = place(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    own = layer_of(module)
    assert own in LAYERS or module == "croupier", f"{own} stands in no layer: add it to LAYERS"
    wrong = [f"line {line}: {name}" for line, name in imports(path) if not is_allowed(own, name)]
    assert not wrong, f"{place(path)} may not import " + ", ".join(wrong)


@pytest.mark.parametrize(
    ("own", "imported", "allowed"),
    [
        ("rules", "croupier.cards.Card", True),
        ("rules", "croupier.room.table", False),
        ("room", "croupier.history.phh", False),
        ("bots", "croupier.study.odds", True),
        ("study", "croupier.bots.caller", False),
        ("rules", "random", False),
        ("room", "os.path", False),
        ("history", "random.Random", True),
        ("history", "tomllib", True),
        ("history", "sqlalchemy", False),
        ("server", "sqlalchemy", True),
        ("server", "croupier.cli.app", False),
    ],
)
def test_the_order_of_the_layers_is_the_one_agreed(own: str, imported: str, allowed: bool) -> None:
    assert is_allowed(own, imported) is allowed


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh Python has loaded after one statement."""
    script = f"import sys; before = set(sys.modules); {statement}; print(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_croupier_loads_nothing_else() -> None:
    assert loaded_by("import croupier") == {"croupier"}


@pytest.mark.skipif(not (SOURCE / "croupier/cli/app.py").is_file(), reason="there is no command line yet")
def test_the_command_line_starts_without_the_heavy_libraries() -> None:
    loaded = {name.split(".")[0] for name in loaded_by("import croupier.cli.app")}
    assert not loaded & {"sqlalchemy", "alembic", "uvicorn", "starlette", "uvloop", "websockets", "fluent", "babel"}
