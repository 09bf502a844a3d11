"""The room: everything that one process needs to hold a game, opened and closed together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import structlog
from sqlalchemy.exc import SQLAlchemyError

from croupier.room.clock import PACE, Pace
from croupier.server.accounts import FRESH, Accounts
from croupier.server.bus import Bus, LocalBus
from croupier.server.clock import Clock, MonotonicClock
from croupier.server.coach import Coach
from croupier.server.crew import HouseCrew, Think, like_a_person
from croupier.server.dealer import QUICK, Kit
from croupier.server.deck import Secret
from croupier.server.floor import Floor
from croupier.server.limits import ALL_SIGN_INS, CHANGES, CLAIMS, ENTRIES, OPENINGS, SIGN_INS, Buckets
from croupier.server.metrics import Meter
from croupier.server.passkeys import Ceremonies
from croupier.server.shuffle import Shuffle, shuffled
from croupier.server.store import Store
from croupier.server.studying import Studying

log = structlog.get_logger()

SIGNED_OUT = 4001
"""Why the room closes a connection whose session has ended."""

if TYPE_CHECKING:
    from croupier.server.gateway import Connection


class Room:
    """The open room. Tests bring their own clock, pace, order of cards, keys and thinking time; nobody else can."""

    def __init__(self, store: Store, kit: Kit, crew: HouseCrew, origins: Sequence[str]) -> None:
        self.store = store
        self.bus: Bus = kit.bus
        self.clock = kit.clock
        self.accounts = Accounts(store, kit.clock.now)
        self.floor = Floor(kit)
        self.crew = crew
        self.origins = frozenset(origins)
        self.connections: list[Connection] = []
        self.openings = Buckets(OPENINGS)
        self.entries = Buckets(ENTRIES)
        self.claims = Buckets(CLAIMS)
        self.changes = Buckets(CHANGES)
        self.sign_ins = Buckets(SIGN_INS)
        self.all_sign_ins = Buckets(ALL_SIGN_INS)
        self.ceremonies = Ceremonies()
        self.coach = Coach()
        self.studying = Studying()
        self.token = secrets.token_urlsafe(18)
        self.meter = Meter()
        self.ready = False
        self.closing = False
        self._looking: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        *,
        clock: Clock | None = None,
        shuffle: Shuffle | None = None,
        secret: Secret | None = None,
        think: Think = like_a_person,
        pace: Pace = PACE,
        quick: Pace = QUICK,
        origins: Sequence[str] = (),
    ) -> Room:
        """Open the room that is kept in a file or a database; raises `CannotOpen` with one line that says why not.

        Decks are sealed and cut by the players' seeds. A `shuffle` that is given without a `secret`, from which the
        keys of the seals come, is dealt as it is.
        `origins` are the sites, besides the room's own, whose pages may talk to it.
        """
        store = await Store.open(address)
        bus = LocalBus()
        crew = HouseCrew(store, bus, think)
        fair = shuffle is None or secret is not None
        time, cards, key = clock or MonotonicClock(), shuffle or shuffled, secret or secrets.token_hex
        kit = Kit(store, bus, time, cards, crew, pace, quick, fair, key)
        room = cls(store, kit, crew, origins)
        try:
            await room.floor.open()
        except BaseException:
            await room.close()
            raise
        room.ready = True
        room._looking = asyncio.create_task(room._look_on(), name="sessions")
        return room

    def move_session(self, old: str, new: str) -> None:
        """The lines that were opened under a session that has been replaced belong to the new one."""
        for line in self.connections:
            if old and line.session == old:
                line.session = new

    def end_lines(self, session: str = "", player: str = "", but: str = "") -> None:
        """Close the lines of a session, or of a player, except those under the session `but`: it is signed out."""
        for line in self.connections:
            mine = line.player is not None and line.player.id == player
            if (mine or (session and line.session == session)) and not (but and line.session == but):
                line.end(SIGNED_OUT)

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(FRESH / 1000)
            try:
                await self.end_dead_lines()
            except SQLAlchemyError as problem:
                log.error("cannot look after sessions", problem=type(problem).__name__)

    async def end_dead_lines(self) -> None:
        """Close the lines whose session was ended by another program, as by `croupier account reset`.

        The sessions of all others count as used.
        """
        for session in {line.session for line in self.connections if line.player is not None}:
            if await self.accounts.player_of(session) is None:
                self.end_lines(session=session)

    def is_token(self, token: str) -> bool:
        """Whether this is what was printed where the room was started: who has it hosts the tables without a host."""
        return secrets.compare_digest(token.encode(), self.token.encode())

    async def close(self) -> None:
        """Stop dealing and write down what is left; the hands go on when the room opens again."""
        self.ready = False
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.crew.close()
        await self.floor.close()
        await self.store.close()
