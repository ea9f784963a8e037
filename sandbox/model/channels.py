"""The channels, threads and DMs of the sandbox, by id and by guild."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.model.records import Channel


class Channels(dict[int, Channel]):
    """All *channels* by id."""

    def __init__(self, channels: Iterable[Channel] = ()) -> None:
        super().__init__()
        self._of: dict[int | None, dict[int, Channel]] = {}
        for channel in channels:
            self[channel.id] = channel

    def in_guild(self, guild_id: int) -> list[Channel]:
        """The channels and threads of a guild, the oldest first."""
        return list(self._of.get(guild_id, {}).values())

    def __setitem__(self, id: int, channel: Channel) -> None:
        super().__setitem__(id, channel)
        self._of.setdefault(channel.guild_id, {})[id] = channel

    def __delitem__(self, id: int) -> None:
        del self._of[self[id].guild_id][id]
        super().__delitem__(id)
