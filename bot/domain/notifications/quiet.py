"""Quiet hours, in which a person is not notified, by the clock where they live."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.domain.people import Person

BEFORE = 900.0
"""How many seconds before quiet hours a reminder comes that would fall into them."""


def find_quiet_hours(person: Person, at: float) -> tuple[float, float] | None:
    """The quiet hours, from and to, in which *person* is at the time *at*; None if it is not in any.

    >>> anna = Person(1, "Anna", quiet=(22 * 60, 7 * 60), zone="Europe/Berlin")
    >>> find_quiet_hours(anna, datetime(2026, 1, 1, 5, tzinfo=ZoneInfo("UTC")).timestamp())
    (1767214800.0, 1767247200.0)
    """
    if person.quiet is None:
        return None
    begins, ends = person.quiet
    zone = ZoneInfo(person.zone)
    today = datetime.fromtimestamp(at, zone).date()
    for day in (today, today - timedelta(1)):
        begun = _moment(day, begins, zone)
        ended = _moment(day + timedelta(ends < begins), ends, zone)
        if begun <= at < ended:
            return begun, ended
    return None


def notify_time(person: Person, at: float) -> float:
    """The first time from *at* on when *person* may be notified."""
    hours = find_quiet_hours(person, at)
    return at if hours is None else hours[1]


def reminder_time(person: Person, reminder: float, due: float, now: float) -> float | None:
    """When to remind *person*, whose *reminder* is due then and whose time is up at *due*; None: never.

    That is before their quiet hours, or after them if those have nearly begun.
    """
    hours = find_quiet_hours(person, reminder)
    if hours is None:
        return reminder
    begun, ended = hours
    if now < begun - BEFORE:
        return begun - BEFORE
    return ended if ended < due else None


def _moment(day: date, minutes: int, zone: ZoneInfo) -> float:
    return datetime.combine(day, time(*divmod(minutes, 60)), zone).timestamp()
