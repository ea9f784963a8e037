"""A match that runs by itself, as in the bot's process."""

from __future__ import annotations

from typing import Any

from bot.domain import turns
from bot.domain.match import Forced, Match
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from tests.kit.house import ANNA, BEN, CLARA, HOUR, House


class Table:
    """A house in which a match runs by itself, as in the bot's process."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.opponents = Opponents(house.matches, house.store)
        house.matches._changed = self.opponents.touch
        self.clock = Clock(house.matches, house.store, self.opponents, house.time, lambda id: None)

    async def begin(self, game: str, state: Any, bots: int = 0, forced: Forced = "sealed") -> Match:
        """Begin a match in that *state*, with as many seats as it has."""
        people = (ANNA, BEN, CLARA)[: len(state.out) - bots]
        match = await self.house.begin(*people, game=game, deadline=HOUR, bots=bots, forced=forced)
        order = {None: 9, ANNA.user_id: 0, BEN.user_id: 1, CLARA.user_id: 2}
        players = sorted(match.players, key=lambda player: order[player.user_id])
        await self.house.arrange(match, state, players)
        return await self.wait_until_idle(match)

    async def wait_until_idle(self, match: Match) -> Match:
        await self.opponents.wait_until_idle()
        after = await self.house.matches.get(match.id)
        assert after is not None
        return after

    async def act(self, match: Match, seat: int, move: Any) -> Match:
        user_id = match.players[seat].user_id
        assert user_id is not None
        await self.house.matches.change_once(
            next(self.house.interactions), match.id, turns.act, user_id, move, match.version
        )
        return await self.wait_until_idle(match)

    async def wait(self, seconds: float, match: Match) -> Match:
        self.house.time.now += seconds
        await self.clock.tick()
        await self.clock.wait_until_idle()
        return await self.wait_until_idle(match)
