"""The usual hours of a person: in which four hours of the day (UTC) they are usually here.

They are learned from clicks, unless the person names them. A bit stands for each four hours of the day, the
lowest for those from midnight.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.domain.durations import HOUR
from bot.domain.people import Person

SPAN = 4
"""The hours of each part of a day."""

PARTS = 24 // SPAN

LEAST = 6
"""The number of clicks, at most one in each four hours, from which on hours are known."""

MOST = 40
"""The count of a part at which all counts are halved, so that new habits replace old ones."""

SHARE = 0.4
"""The share of the most frequent part from which on another one is usual, too."""


def find_part(now: float) -> int:
    """Return the part of the day that *now* is in.

    >>> find_part(0.0), find_part(23.5 * HOUR)
    (0, 5)
    """
    return int(now // HOUR) % 24 // SPAN


def count_click(clicked: tuple[int, ...], now: float) -> tuple[int, ...]:
    """Count a click in its part of the day."""
    counts = list(clicked or (0,) * PARTS)
    counts[find_part(now)] += 1
    return tuple(count // 2 for count in counts) if max(counts) >= MOST else tuple(counts)


def find_hours(person: Person) -> int:
    """Return the hours that a person named, or those in which they click; 0 if unknown or hidden."""
    if person.hours is not None:
        return person.hours
    if sum(person.clicked) < LEAST:
        return 0
    least = max(person.clicked) * SHARE
    return sum(1 << part for part, count in enumerate(person.clicked) if count >= least)


def list_parts(hours: int) -> list[int]:
    """List the parts of the day that *hours* has.

    >>> list_parts(0b100001)
    [0, 5]
    """
    return [part for part in range(PARTS) if hours >> part & 1]


def write_span(part: int, zone: str, now: float) -> str:
    """Write when a part of the day begins and ends in a time *zone*, as clocks there show it.

    >>> write_span(4, "Europe/Berlin", 0.0)
    '17:00–21:00'
    """
    midnight = datetime.fromtimestamp(now, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    begin, end = (
        (midnight + timedelta(hours=SPAN * each)).astimezone(ZoneInfo(zone)) for each in (part, part + 1)
    )
    return f"{begin.hour}:{begin:%M}–{end.hour}:{end:%M}"


def list_spans(hours: int, zone: str, now: float) -> list[str]:
    """Write each part of usual hours in a time *zone*.

    >>> list_spans(0b110001, "UTC", 0.0)
    ['0:00–4:00', '16:00–20:00', '20:00–0:00']
    """
    return [write_span(part, zone, now) for part in list_parts(hours)]
