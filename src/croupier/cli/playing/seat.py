"""A seat in a room: the small client, with the doors that a conversation in the terminal needs."""

from __future__ import annotations

from croupier.client import Client
from croupier.room.table import Table
from croupier.rules.action import Action
from croupier.rules.hand import Hand
from croupier.server import wire


class RoomSeat:
    """A `Client` whose hands begin by themselves; each wish raises `RoomRefused`."""

    waits_for_deal = False

    def __init__(self, client: Client) -> None:
        self.client = client

    @property
    def player(self) -> str:
        """The id of this player."""
        return self.client.player

    @property
    def table(self) -> Table:
        """The table as far as the news that were taken tell."""
        return self.client.table

    @property
    def hand(self) -> Hand | None:
        """The running or last hand, veiled."""
        return self.client.hand

    async def news(self) -> wire.Told | None:
        """The next news, as soon as there are any."""
        return await anext(self.client)

    async def act(self, action: Action) -> None:
        """Act in the hand."""
        await self.client.act(action)

    async def buy(self, amount: int) -> None:
        """Add chips between hands."""
        await self.client.buy(amount)

    async def choose(self, game: int) -> None:
        """Choose the next game."""
        await self.client.choose(game)

    async def deal(self) -> None:
        """Nothing: the room deals when it is time."""

    async def stand(self) -> None:
        """Leave the seat."""
        await self.client.stand()
