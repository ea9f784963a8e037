"""Who plays, and where: persons and servers. Ids are Discord's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

import msgspec

from bot.language import language_of
from render.kit.names import letters

Notify = Literal["here", "dm", "both", "none"]
"""Where a person is notified: at the table, by direct message, both, or nowhere."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays, and how they like it. *dm_open* is None until a direct message was tried in
    *dm_channel*.

    They read *locale*, their client's latest language unless *locale_chosen*. *notify* says where they are
    notified, but not in the *quiet* hours: minutes of the day in their time *zone*, from and to, perhaps over
    midnight. What is private is *worded* instead of painted for them, and has cards in *four_colors*.
    *changed* is when they last chose any of it. *vacations* are those of the last months, from and to
    (`bot.domain.vacations`).
    """

    user_id: int
    name: str
    locale: str = "en"
    dm_channel: int | None = None
    dm_open: bool | None = None
    locale_chosen: bool = False
    notify: Notify = "here"
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    worded: bool = False
    four_colors: bool = False
    changed: float = 0.0
    vacations: tuple[tuple[float, float], ...] = ()


class Server(msgspec.Struct, frozen=True):
    """How Freehold behaves on one server: its language, the *channels* it plays in (none named: all), the
    *deadline* of a new match in seconds, whether tables are told as text, and the role of those who moderate
    them besides who manages channels."""

    guild_id: int
    locale: str = "en"
    channels: tuple[int, ...] = ()
    deadline: int = 86400
    text_tables: bool = False
    moderators: int | None = None

    def plays_in(self, channel_id: int, parent_id: int | None) -> bool:
        """Whether Freehold plays in a channel, or in a thread of *parent_id*."""
        return not self.channels or not {channel_id, parent_id}.isdisjoint(self.channels)


def free_names(locale: str, taken: Collection[str]) -> Iterator[str]:
    """The names a bot can have where those in *taken* have theirs, first those with free initials."""
    free = (name for name in language_of(locale)("opponent-names").split() if name not in taken)
    initials = letters(sorted(taken))
    return iter(sorted(free, key=lambda name: name[0] in initials))
