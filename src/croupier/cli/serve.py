"""`croupier serve`: open the room and print the link to it."""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    import uvicorn

    from croupier.server.room import Room


def serve(
    room: Annotated[
        str, typer.Argument(metavar="[ROOM.db]", help="The file in which the room is kept, or a PostgreSQL URL.")
    ] = "room.db",
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets the home network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on; 0 takes any free one.")] = 8000,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may talk to this room, as https://example.org.")
    ] = None,
    drain: Annotated[
        float, typer.Option(min=0, help="Seconds that running hands may take to end after a SIGTERM.")
    ] = 20.0,
) -> None:
    """Open the room: everybody with the link may come in, sit down and play."""
    try:
        listener = listen(host, port)
    except OSError as problem:
        stop(f"cannot listen on {host} port {port}: {why(problem)}")
    from croupier.server.database import CannotOpen
    from croupier.server.log import keep_log

    keep_log()
    with listener:
        try:
            run(room, listener, host, origin or [], drain)
        except CannotOpen as problem:
            stop(str(problem))


def stop(line: str) -> None:
    """Say in one line why the room does not open."""
    print(f"croupier: {line}", file=sys.stderr)
    raise typer.Exit(1)


def why(problem: OSError) -> str:
    """What a person should know of a port that cannot be had."""
    known = {
        errno.EADDRINUSE: "it is in use",
        errno.EACCES: "it is not allowed",
        errno.EADDRNOTAVAIL: "no such address",
    }
    return known.get(problem.errno or 0, problem.strerror or str(problem))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises `OSError`."""
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def run(address: str, listener: socket.socket, host: str, origins: list[str], drain: float = 0) -> None:
    """Open the room and serve it until a signal ends it; raises `CannotOpen`."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve_room(address, listener, host, origins, drain))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fast event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve_room(address: str, listener: socket.socket, host: str, origins: list[str], drain: float) -> None:
    """The room, from opening to closing."""
    from croupier.server.memory import leave_the_old
    from croupier.server.room import Room

    leave_the_old()
    room = await Room.open(address, origins=origins)
    try:
        await serve_app(room, listener, host, drain)
    finally:
        await room.close()


def configure(room: Room) -> uvicorn.Config:
    """How an open room is served."""
    import uvicorn

    from croupier.server.app import make_app
    from croupier.server.limits import FRAME
    from croupier.server.line import Line

    return uvicorn.Config(
        make_app(room),
        lifespan="off",
        log_config=None,
        log_level="warning",
        ws=Line,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=2,
        server_header=False,
    )


async def serve_app(room: Room, listener: socket.socket, host: str, drain: float = 0) -> None:
    """Serve an open room until a signal comes; after a SIGTERM hands may go on for `drain` seconds."""
    import uvicorn

    from croupier.cli.signals import Closer

    for line in links(host, listener.getsockname()[1], room.token):
        print(line, flush=True)
    server = uvicorn.Server(configure(room))
    Closer(room, server, drain).watch()
    await server.serve(sockets=[listener])


def links(host: str, port: int, token: str) -> list[str]:
    """The lines that tell people where the room is; what follows the # is the host's secret, and stays in a browser."""
    here = link("localhost" if is_everywhere(host) or host == "127.0.0.1" else host, port)
    lines = [f"The room is open: {here}"]
    if is_everywhere(host) and (address := lan_address()):
        lines.append(f"In your network:  {link(address, port)}")
    lines.append(f"For the host:     {here}#host={token}")
    return [*lines, "Send the link to your friends, the host's link to nobody. Ctrl-C closes the room."]


def link(host: str, port: int) -> str:
    """The address of the room in a browser."""
    host = f"[{host}]" if ":" in host else host
    return f"http://{host}/" if port == 80 else f"http://{host}:{port}/"


def is_everywhere(host: str) -> bool:
    """Whether the room listens on every address of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return False


def lan_address() -> str:
    """This machine's address in its network, "" when it has none; no packet is sent for it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if address.startswith("127.") else address
