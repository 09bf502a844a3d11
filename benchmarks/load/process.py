"""A server in a process of its own, on a core of its own where the machine has two."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def pin(core: int, pid: int = 0) -> None:
    """Let a process run on one core alone, where that can be asked for and there are two."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


class Process:
    """The process of a server: started, asked about itself, killed."""

    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.port = 0
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, port: int = 0) -> None:
        """Start it, and wait until it listens; raises `RuntimeError` when it does not."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "benchmarks.load.server",
            *self.arguments,
            str(port),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        pin(0, self._process.pid)
        line = await self._line()
        if not line:
            raise RuntimeError("the server did not start")
        self.port = int(line)

    async def _line(self) -> bytes:
        assert self._process is not None and self._process.stdout is not None
        return await self._process.stdout.readline()

    async def ask(self) -> dict[str, Any]:
        """What it tells of itself."""
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(b"\n")
        told: dict[str, Any] = json.loads(await self._line())
        return told

    async def kill(self) -> None:
        """End it without a word."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None
