"""A process that plays eight matches at once as fast as it can, to be killed: see `test_crash`.

It prints a line for every move that was acknowledged: match, version, interaction.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

from bot.domain import lobbies, turns
from bot.domain.match import Match
from tests.kit.house import ANNA, BEN, CLARA, House

MATCHES = 8


async def main(file: Path) -> None:
    house = House(file)
    await house.open()
    house.random.seed()
    await asyncio.gather(*(keep_playing(house, channel) for channel in range(1, MATCHES + 1)))


async def keep_playing(house: House, channel: int) -> None:
    match = await house.matches.in_channel(channel)
    while True:
        match = await move(house, match) if match else await house.begin(ANNA, BEN, CLARA, channel=channel)
        if match.status == "over":
            match = None


async def move(house: House, match: Match) -> Match:
    if match.status == "lobby":
        for person in (BEN, CLARA):
            if match.seat_of(person.user_id) is None:
                match = await house.matches.change(match.id, lobbies.join, person)
        return await house.matches.change(match.id, lobbies.start, ANNA.user_id)
    interaction = random.getrandbits(60)
    seat = min(match.waiting)
    user_id = match.players[seat].user_id
    assert user_id is not None
    match = await house.matches.change_once(
        interaction, match.id, turns.act, user_id, house.sample(match, seat), match.version
    )
    os.write(1, f"{match.id} {match.version} {interaction}\n".encode())
    return match


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
