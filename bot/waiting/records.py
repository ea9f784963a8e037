"""A wait, and a group of people who begin a match together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from bot.domain.pace import Pace

EVERYWHERE = 0
"""Stands for a server's id where people of all servers wait together."""

PATIENCE = 0.5
"""The share of a wait after which somebody is asked whether bots may fill up the table."""


class Wait(msgspec.Struct, frozen=True):
    """A person who waits for a table of any of these *games* at a *pace*; nobody waits twice at once.

    They wait since *since*, and no longer than *until*. They want to sit with people of the server *guild_id*
    where they asked (None: on no server) or, if *everywhere*, with strangers, too. *seats* is the number of
    players they want; 0 takes any. At *ask_at* they are asked whether bots may fill up the table (None: they
    have been); *bots* says that these may.

    *skills* are numbers that compare people in a game, by game. A *newcomer* has hardly played yet. *hours*
    has a bit for each four hours of a day (UTC) in which they usually play, 0 if that is unknown. They
    *avoid* these users. *interaction_id* is added to the seed of their match.
    """

    id: int
    user_id: int
    name: str
    guild_id: int | None
    everywhere: bool
    games: tuple[str, ...]
    pace: Pace
    seats: int
    since: float
    until: float
    ask_at: float | None
    bots: bool = False
    skills: Mapping[str, int] = {}
    newcomer: bool = False
    hours: int = 0
    interaction_id: int | None = None
    avoid: frozenset[int] = frozenset()

    @property
    def places(self) -> tuple[int, ...]:
        """Where they wait, each a server's id or `EVERYWHERE`."""
        here = () if self.guild_id is None else (self.guild_id,)
        return (*here, EVERYWHERE) if self.everywhere else here


class Group(NamedTuple):
    """Those whose *waits* end now with a match of *game*, the longest waiting first, and so many *bots*."""

    game: str
    waits: tuple[Wait, ...]
    bots: int = 0
