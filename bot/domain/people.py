"""Persons and servers. Ids are Discord's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Literal

import msgspec

from bot.domain.pace import PACES, Pace
from bot.language import MARKS, language_of
from locales.names import choose_letters

Notify = Literal["here", "dm", "both", "none"]
"""Where a person is notified: at the table, by direct message, both, or nowhere."""

SECOND_REMINDERS = 85, 90, 95
"""The percentages of their time after which people can be reminded a second time."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays, with their preferences.

    *dm_open* is None until a direct message was tried in *dm_channel*. They read *locale*, their client's
    latest language unless *locale_chosen*. *notify* says where they are notified, except in *quiet* hours:
    minutes of the day in their time *zone*, from and to, perhaps over midnight. Private messages are *worded*
    instead of drawn, or show cards in *four_colors*. *favorite* is the color they chose, an index of `MARKS`.
    They are reminded once more after *second_reminder* percent of their time; None: only once.
    *clicked* counts how often they were here in each four hours of the day, and *hours* are those that they
    named instead (`bot.domain.hours`). *invitable*: people they have played with may invite them.
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
    favorite: int | None = None
    second_reminder: int | None = None
    clicked: tuple[int, ...] = ()
    hours: int | None = None
    invitable: bool = True

    @property
    def mark(self) -> int:
        """The color and pattern this person gets wherever nobody else has them, an index of `MARKS`.

        Without a favorite it follows from the id, so it is the same at every table.
        """
        return default_mark(self.user_id) if self.favorite is None else self.favorite


class Server(msgspec.Struct, frozen=True):
    """The settings of a server: its language, the *channels* to play in (none: all), the *pace* of new
    matches, whether tables are shown as text, and the role that moderates besides channel
    managers. With *announcers*, only that role and managers announce leagues; who wins one gets the role
    *champions*. Tables of people who waited begin in threads of *play_channel*; without one, by direct
    message.
    """

    guild_id: int
    locale: str = "en"
    channels: tuple[int, ...] = ()
    pace: Pace = PACES["daily"]
    text_tables: bool = False
    moderators: int | None = None
    announcers: int | None = None
    champions: int | None = None
    play_channel: int | None = None

    def plays_in(self, channel_id: int, parent_id: int | None) -> bool:
        """Whether Freehold plays in a channel, or in a thread of *parent_id*."""
        return not self.channels or not {channel_id, parent_id}.isdisjoint(self.channels)


def free_names(locale: str, taken: Collection[str]) -> Iterator[str]:
    """The names for a bot that are not *taken*, first those with free initials."""
    free = (name for name in language_of(locale)("opponent-names").split() if name not in taken)
    initials = choose_letters(sorted(taken))
    return iter(sorted(free, key=lambda name: name[0] in initials))


_BLUES = frozenset((0, 5))
"""The marks whose colors are hard to tell apart at a glance."""


def default_mark(user_id: int) -> int:
    """Return the mark of somebody who chose none: the same at every table, an index of `MARKS`."""
    return (user_id >> 22) % len(MARKS)


def pick_mark(taken: Collection[int], wanted: int | None = None) -> int:
    """Return the mark *wanted* if it isn't *taken*, else the first free one; a second blue comes last.

    >>> pick_mark({0, 2}, 4), pick_mark({0, 2}, 2), pick_mark({0, 2}), pick_mark({5})
    (4, 1, 1, 1)
    """
    if wanted is not None and wanted not in taken:
        return wanted
    free = [mark for mark in range(max(len(MARKS), len(taken) + 1)) if mark not in taken]
    return min(free, key=lambda mark: mark in _BLUES and not _BLUES.isdisjoint(taken))
