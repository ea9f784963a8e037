"""The one way to bring a message up to date: edit it, else find it, else post it; then store its id.

Tables, panels and the boards of leagues and puzzles are all shown through `MessageSync`. If a process dies
after it posted a message and before it stored the id, the next process finds that message by its nonce. The
caller calls `keep_again`, reads what is to be shown, and calls `show` and `keep`. It also handles the errors,
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
"""How many of the messages stored last are known to have no unstored successor."""

Record = Callable[[], Awaitable[object]]
"""Stores the id of a message."""

Finish = Callable[[discord.PartialMessage, int | None], Awaitable[None]]
"""Puts the old message out of use, given the version that the new one shows."""


@dataclass(frozen=True, slots=True, eq=False)
class Update:
    """What a message is to show, and where.

    *key* identifies the message, whatever its id. So far it is the message *old*. If that must not be edited
    (*in_place* is False) or can't be, a new one is posted *to* a channel, or to the person with that id,
    unless it *stays* unposted. *nonce* makes the new one unique. An edit shows the people in *mentions* as
    mentioned; a new message notifies those in *notifies*.

    A new message makes no sound if it is *silent*. A *private* old message is deleted before the new one is
    posted. Otherwise *finish* is called with it
    after that, and before the new id is stored: after a crash it is called again.
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
    silent: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class ShownMessage:
    """A message that is up to date.

    *version* is the one that its controls name. *lost* is the message itself if an earlier process posted it.
    """

    id: int
    channel_id: int
    is_new: bool = False
    version: int | None = None
    lost: discord.Message | None = None


class MessageSync:
    """Shows messages through *client*; *clicks* edit clicked ones without counted requests."""

    def __init__(self, client: discord.Client, clicks: Clicks) -> None:
        self._client = client
        self.clicks = clicks
        self._unkept: dict[Hashable, Record] = {}
        self._certain: OrderedDict[Hashable, None] = OrderedDict()

    async def show(self, update: Update) -> ShownMessage | None:
        """Edit the message of *update*, else find the lost one or post it.

        None if the message may only be edited, and that failed. An edit that changes nothing counts as shown.
        """
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
            channel,
            update.act,
            update.view,
            update.pictures,
            update.nonce,
            update.notifies,
            silent=update.silent,
        )
        version = posts.version_of(message)
        if old is not None and update.finish is not None:
            await update.finish(old, version)
        return ShownMessage(message.id, channel.id, is_new=True, version=version, lost=lost)

    async def keep(self, key: Hashable, shown: ShownMessage, record: Record) -> None:
        """Store with *record* which message *key* is; if that fails, `keep_again` does it."""
        if not shown.is_new:
            await record()
            return
        self._unkept[key] = record
        await self.keep_again(key)

    async def keep_again(self, key: Hashable) -> None:
        """Store the id of the message known as *key*, if storing it failed before."""
        if key in self._unkept:
            await self._unkept[key]()
            del self._unkept[key]
            self._certain[key] = None
            if len(self._certain) > CERTAIN:
                self._certain.popitem(last=False)

    def doubt_all(self) -> None:
        """Look for lost messages again, because another process may have posted some without storing their
        ids.
        """
        self._certain.clear()

    async def _edit(self, message: discord.PartialMessage, update: Update) -> bool:
        return await self.clicks.edit(message.id, update.view, update.pictures) or await posts.edit(
            message, update.view, update.pictures, update.mentions
        )

    async def _find(self, channel: posts.Channel, update: Update) -> discord.Message | None:
        """Find the message of *update* if it may have been posted without being stored.

        From now on it may have been, until `keep` succeeds.
        """
        if update.key in self._certain:
            del self._certain[update.key]
            return None
        old = update.old.id if update.old else None
        return await posts.find(channel, self._client, update.nonce, old, posts.controls_of(update.view))
