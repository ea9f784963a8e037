"""The times at which a league can start, in the time zone of the person who sets it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from discord import app_commands

from bot.discord.messages.layout import OPTION, cut
from bot.domain.refusals import Refusal
from cogs.kit.replies import Interaction, person, reader

DAYS = 20
"""The number of days that are offered."""

EVENING = time(20)
"""The time of the day that is offered unless another is typed."""

LONGEST = 12
"""The most digits of a time in unix seconds."""

_CLOCK = re.compile(r"(\d{1,2})[:.h](\d{2})")


def list_starts(now: float, zone: str, typed: str = "") -> Iterator[datetime]:
    """The next days in a time *zone*, each at the time of the day that was *typed*, or else in the evening.

    >>> [f"{start:%d %H:%M}" for start in list_starts(1_800_000_000, "Europe/Berlin", "19:30")][:2]
    ['15 19:30', '16 19:30']
    >>> [f"{start:%d %H:%M}" for start in list_starts(1_800_000_000, "UTC", "99:99")][:1]
    ['15 20:00']
    """
    clock, found = EVENING, _CLOCK.search(typed)
    if found and int(found[1]) < 24 and int(found[2]) < 60:
        clock = time(int(found[1]), int(found[2]))
    today = datetime.fromtimestamp(now, ZoneInfo(zone))
    for day in range(DAYS + 1):
        start = datetime.combine(today.date() + timedelta(days=day), clock, today.tzinfo)
        if start > today:
            yield start


def name_starts(interaction: Interaction, typed: str = "") -> list[tuple[str, str]]:
    """Return the times offered to a person: each as a value and in words."""
    words, who, now = reader(interaction), person(interaction), interaction.client.now()
    today = datetime.fromtimestamp(now, ZoneInfo(who.zone)).date()
    return [
        (
            str(int(start.timestamp())),
            words(
                "league-start-choice",
                days=(start.date() - today).days,
                time=f"{start:%H:%M}",
                date=words.write_date(start),
                zone=who.zone.replace("_", " "),
            ),
        )
        for start in list_starts(now, who.zone, typed)
    ]


def find_start(interaction: Interaction, value: str) -> float:
    """Return the time that *value* stands for, which may also be a time of the day.

    Raises:
        Refusal: *value* is neither an offered time nor a time of the day.
    """
    if value.isascii() and value.isdecimal() and len(value) <= LONGEST:
        return float(value)
    if _CLOCK.search(value) is None:
        raise Refusal("league-start-time")
    return next(list_starts(interaction.client.now(), person(interaction).zone, value)).timestamp()


def complete_start(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the option for a start of a command with the next days, at the time that was typed."""
    return [
        app_commands.Choice(name=cut(name, OPTION), value=value)
        for value, name in name_starts(interaction, current)
    ]
