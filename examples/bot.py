"""A bot that joins a table by its link and plays: checks when it can, else calls.

python examples/bot.py http://localhost:8000/t/abcdefgh
"""

import asyncio
import sys

from croupier.client import Client, RoomRefused
from croupier.rules.action import CALL, CHECK


async def play(link: str, name: str = "Example bot") -> None:
    """Sit down, answer at every turn, and buy in again when the chips are gone."""
    async with Client(link, name) as room:
        seat = await room.sit()
        print(f"{name} sits in seat {seat} of {link}")
        async for told in room:
            try:
                if told.legal:
                    await room.act(CHECK if told.legal.check else CALL)
                elif told.seat and not told.turn and not room.table.seats[told.seat].stack:
                    await room.buy(room.table.spec.betting.big_blind * room.table.spec.house.buy_in_max_bb)
            except RoomRefused as no:
                print(f"the room refused: {no}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
