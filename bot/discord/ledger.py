"""Which messages were posted and are not kept yet: by this process, or by one that ended right then."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord
from discord.ui import LayoutView

from bot.discord import posts

Surface = tuple[int, int | None]
"""A match's id and a seat; None is the table."""

CERTAIN = 2_000
"""The surfaces, kept last, of which is remembered that nothing else was posted as them."""

Note = Callable[[], Awaitable[object]]
"""Keeps which message was posted."""


class Ledger:
    """Keeps which message each surface is, posted through *client*."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._unkept: dict[Surface, Note] = {}
        self._certain: OrderedDict[Surface, None] = OrderedDict()

    async def keep(self, surface: Surface, note: Note) -> None:
        """Keep which message *surface* is now; if that fails, `keep_again` does it."""
        self._unkept[surface] = note
        await note()
        del self._unkept[surface]
        self._certain[surface] = None
        self._certain.move_to_end(surface)
        if len(self._certain) > CERTAIN:
            self._certain.popitem(last=False)

    async def keep_again(self, surface: Surface) -> None:
        """Keep what could not be kept."""
        if surface in self._unkept:
            await self.keep(surface, self._unkept[surface])

    def is_kept(self, surface: Surface) -> bool:
        """Whether all that this process posted as *surface* is kept."""
        return surface not in self._unkept

    def doubt(self, surface: Surface) -> None:
        """Something failed: a message may have been posted as *surface* without an answer."""
        self._certain.pop(surface, None)

    def doubt_all(self) -> None:
        """Another process may have posted anything without an answer."""
        self._certain.clear()

    async def lost(
        self, surface: Surface, channel: posts.Channel, nonce: str, old: int | None, view: LayoutView
    ) -> discord.Message | None:
        """The message posted with *nonce*, or looking like *view*, and not kept, if there can be one."""
        if surface in self._certain:
            return None
        return await posts.find(channel, self._client, nonce, old, posts.controls_of(view))
