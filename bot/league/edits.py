"""The steps that the changes of leagues consist of, whatever kind of league it is."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.domain.durations import DAY
from bot.domain.refusals import Refusal
from bot.league.records import League, Participant, Table

LIFE = 14 * DAY
"""Seconds without a change after which an open league closes."""

NAME, DESCRIPTION = 40, 300
"""The most characters of a league's name and of its description."""

FURTHEST = 60 * DAY
"""The most seconds from now until a league starts by itself."""


def with_changes(league: League, now: float, **fields: Any) -> League:
    """Return the league with *fields* changed, as a new version."""
    return replace(league, **{"version": league.version + 1, "changed": now, **fields})


def end_league(league: League, now: float) -> League:
    """Return the league without a winner."""
    return with_changes(
        league, now, status="cancelled", due=None, wake=now, trouble="", waitlist=(), paused=None
    )


def finish(league: League, now: float) -> League:
    """Return the league as one that has come to its end."""
    return with_changes(league, now, status="over", due=None, wake=now, trouble="", waitlist=(), paused=None)


def replace_participant(league: League, who: Participant) -> tuple[Participant, ...]:
    """Return the participants with *who* in place of the one with that number."""
    return (*league.participants[: who.number], who, *league.participants[who.number + 1 :])


def replace_table(league: League, table: Table) -> tuple[Table, ...]:
    """Return the tables with *table* in place of the one with the same round and number."""
    return tuple(
        table if (other.round, other.number) == (table.round, table.number) else other
        for other in league.tables
    )


def clean(text: str, most: int) -> str:
    """Return *text* on one line, at most *most* characters of it."""
    return " ".join(text.split())[:most]


def require_soon(starts: float | None, now: float) -> None:
    """Check the time at which a league is to start by itself.

    Raises:
        Refusal: it is over, or too far away.
    """
    if starts is not None and not now < starts <= now + FURTHEST:
        raise Refusal("league-start-time")


def require_organizer(league: League, user_id: int, manager: bool) -> None:
    """Check that *user_id* organizes the league or is a *manager* of its server.

    Raises:
        Refusal: neither.
    """
    if user_id != league.organizer_id and not manager:
        raise Refusal("league-organizer", organizer=f"<@{league.organizer_id}>")
