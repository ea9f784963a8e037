"""The pictures of matches, with the same in words: made in a thread, and kept for a while.

The event loop must answer clicks while pictures are made, so they are made one after the other in one thread.
A picture depends on the view, the names and the language alone: that is the key it is kept under.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

import discord
import msgspec

import games
from bot.records import Match
from bot.words import words
from render import painter
from render.canvas import encode
from render.theme import Look

ROOM = 4_000_000
"""Bytes of pictures that are kept."""


class Picture(msgspec.Struct, frozen=True):
    """A file called *name*; *description* tells the same in words. Without *data* there is no file."""

    name: str
    data: bytes
    description: str

    @property
    def files(self) -> list[discord.File]:
        """The file to send along, to be used once."""
        return [discord.File(BytesIO(self.data), self.name)] if self.data else []

    @property
    def weight(self) -> int:
        """About how many bytes it takes to keep it."""
        return 1000 + len(self.data) + len(self.description)

    @property
    def shown(self) -> str | None:
        """The name of the file, if there is one."""
        return self.name if self.data else None


class Pictures:
    """Makes and keeps them."""

    def __init__(self) -> None:
        self._brush = ThreadPoolExecutor(1, "brush")
        self._kept: OrderedDict[tuple[object, ...], Picture] = OrderedDict()
        self._size = 0

    async def make(self, match: Match, seat: int | None, locale: str, *, text: bool = False) -> Picture:
        """The hand of *seat* in *match*, or with None the table; only in words if *text*."""
        view = games.load(match.game).view(match.state, seat)
        names = tuple(player.name for player in match.players)
        key = (match.game, locale, names, text, seat, msgspec.msgpack.encode(view))
        if (kept := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return kept
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(self._brush, _paint, match.game, view, seat, names, locale, text)
        if key not in self._kept:
            self._kept[key] = made
            self._size += made.weight
        while self._size > ROOM:
            self._size -= self._kept.popitem(last=False)[1].weight
        return made

    def close(self) -> None:
        """Let go of the thread."""
        self._brush.shutdown(wait=False, cancel_futures=True)


def _paint(
    game: str, view: Any, seat: int | None, names: tuple[str, ...], locale: str, text: bool
) -> Picture:
    look = Look(words(locale).seated(names, "picture"), names)
    paint = painter(game)
    name = "table.png" if seat is None else "hand.png"
    data = b"" if text else encode(paint.table(view, look) if seat is None else paint.hand(view, look))
    return Picture(name, data, paint.describe(view, look))
