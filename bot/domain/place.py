"""Places: where a match is played, in a channel, by direct message, or where Freehold is only a guest."""

from __future__ import annotations

from typing import NamedTuple


class Location(NamedTuple):
    """A channel of a server, or a thread of the channel *parent_id*."""

    guild_id: int
    channel_id: int
    parent_id: int | None = None


class Place(NamedTuple):
    """Where a match is played: in a channel, perhaps a thread of *parent_id*, or without one.

    Without a channel it is played by direct message, and has no table that everybody sees. It may still
    belong to the server *guild_id*: results count there, and its settings and moderators apply.

    A place with a *foreign_id* is foreign: Freehold is neither in that group chat (0) nor in the server with
    that id. A person brought it there and it can only answer clicks, so it has no location.
    """

    guild_id: int | None = None
    channel_id: int | None = None
    parent_id: int | None = None
    foreign_id: int | None = None

    @property
    def is_foreign(self) -> bool:
        """Whether Freehold can do nothing there but answer clicks."""
        return self.foreign_id is not None

    @property
    def location(self) -> Location | None:
        """The channel or thread with the table; None by direct message, and in a foreign place."""
        if self.guild_id is None or self.channel_id is None:
            return None
        return Location(self.guild_id, self.channel_id, self.parent_id)

    @property
    def is_by_message(self) -> bool:
        """Whether it is played by direct message alone, so each person's own message shows its lobby."""
        return self.location is None and not self.is_foreign

    @property
    def without_channel(self) -> Place:
        """The same server, by direct message."""
        return Place(self.guild_id)


BY_MESSAGE = Place()
"""By direct message, and on no server."""
