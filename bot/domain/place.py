"""Places: where a match is played, in a channel of a server or by direct message."""

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
    """

    guild_id: int | None = None
    channel_id: int | None = None
    parent_id: int | None = None

    @property
    def location(self) -> Location | None:
        """The channel or thread with the table; None by direct message."""
        if self.guild_id is None or self.channel_id is None:
            return None
        return Location(self.guild_id, self.channel_id, self.parent_id)

    @property
    def without_channel(self) -> Place:
        """The same server, by direct message."""
        return Place(self.guild_id)


BY_MESSAGE = Place()
"""By direct message, and on no server."""
