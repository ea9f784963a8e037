"""The one way to bring a message up to date: edit it, else find the lost one, else post it; then keep its id.

Tables, panels and the boards of leagues and puzzles are all shown through `MessageSync`. If a process ends
after it posted a message and before it kept the id, the next one finds that message by its nonce. The caller
calls `keep_again`, reads what is to be shown, and then calls `show` and `keep`. It also handles the errors,
since what follows from them differs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from dataclasses import dataclass

import discord
from discord.ui import LayoutView

from bot.discord import posts
from bot.discord.clicks import Clicks
from bot.domain.notifications.acts import Act
from bot.service.pictures import Picture

CERTAIN = 2_000
"""The messages, kept last, for which nothing can have been posted without being kept."""

Record = Callable[[], Awaitable[object]]
"""Keeps the id of a message."""

Finish = Callable[[discord.PartialMessage, int | None], Awaitable[None]]
"""Puts the old message out of use, given the version that the new one shows."""


@dataclass(frozen=True, slots=True, eq=False)
class Update:
    """What a message is to show, and where.

    The *key* says which message this is, whatever its id. It is the message *old* so far. If that must not be
    edited (*in_place*) or cannot be, a new one is posted *to* a channel or to a person of that id, unless it
    *stays* unposted. The *nonce* makes the new one unique. The people it *mentions* are shown as mentioned by
    an edit, those it *notifies* are notified by a new message.

    Before a new message is posted, the old one is deleted if it is *private*. Otherwise *finish* is called
    with it, after the new message was posted and before its id is kept: after a crash that is done again.
    """

    key: Hashable
    act: Act
    nonce: str
    to: posts.Channel | int
    view: LayoutView
    pictures: Sequence[Picture]
    old: discord.PartialMessage | None = None
    in_place: bool = True
    stays: bool = False
    mentions: Collection[int] = ()
    notifies: Collection[int] = ()
    private: bool = False
    finish: Finish | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ShownMessage:
    """A message that shows something now.

    *version* is the one its controls name. *lost* is the message itself if an earlier process posted it.
    """

    id: int
    channel_id: int
    is_new: bool = False
    version: int | None = None
    lost: discord.Message | None = None


class MessageSync:
    """Shows messages through *client*; *clicks* edit what was clicked without counted requests."""

    def __init__(self, client: discord.Client, clicks: Clicks) -> None:
        self._client = client
        self.clicks = clicks
        self._unkept: dict[Hashable, Record] = {}
        self._certain: OrderedDict[Hashable, None] = OrderedDict()

    async def show(self, update: Update) -> ShownMessage | None:
        """Edit the message of *update*, else find or post the new one; None if it is not shown at all."""
        old = update.old
        if old is not None and update.in_place and await self._edit(old, update):
            return ShownMessage(old.id, old.channel.id)
        if update.stays:
            return None
        if old is not None and update.private:
            await posts.delete(old)
        channel = update.to
        if isinstance(channel, int):
            channel = await self._client.create_dm(discord.Object(channel))
        lost = await self._find(channel, update)
        message = lost or await posts.post(
            channel, update.act, update.view, update.pictures, update.nonce, update.notifies
        )
        version = posts.version_of(message)
        if old is not None and update.finish is not None:
            await update.finish(old, version)
        return ShownMessage(message.id, channel.id, is_new=True, version=version, lost=lost)

    async def keep(self, key: Hashable, shown: ShownMessage, note: Record) -> None:
        """Keep with *note* which message *key* is; if that fails, `keep_again` does it."""
        if not shown.is_new:
            await note()
            return
        self._unkept[key] = note
        await self.keep_again(key)

    async def keep_again(self, key: Hashable) -> None:
        """Keep the id of *key* if it could not be kept before."""
        if key in self._unkept:
            await self._unkept[key]()
            del self._unkept[key]
            self._certain[key] = None
            if len(self._certain) > CERTAIN:
                self._certain.popitem(last=False)

    def doubt_all(self) -> None:
        """Look for lost messages again: another process may have posted some without keeping them."""
        self._certain.clear()

    async def _edit(self, message: discord.PartialMessage, update: Update) -> bool:
        return await self.clicks.edit(message.id, update.view, update.pictures) or await posts.edit(
            message, update.view, update.pictures, update.mentions
        )

    async def _find(self, channel: posts.Channel, update: Update) -> discord.Message | None:
        """The message of *update* that was posted but not kept, if there can be one.

        From now on there can be one, until it is kept.
        """
        if update.key in self._certain:
            del self._certain[update.key]
            return None
        old = update.old.id if update.old else None
        return await posts.find(channel, self._client, update.nonce, old, posts.controls_of(update.view))
