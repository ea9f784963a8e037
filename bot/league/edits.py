"""The steps that the changes of leagues consist of, whatever kind of league it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.domain.durations import DAY
from bot.domain.match import Venue
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.league.records import League, Participant, Status, Table
from bot.league.rules import list_levels, playable_games
from games.fair import add_join, new_secret
from games.search.levels import Level

LIFE = 14 * DAY
"""Seconds without a change after which an open league closes."""

NAME, DESCRIPTION = 40, 300
"""The most characters of a league's name and of its description."""

FURTHEST = 60 * DAY
"""The most seconds from now until a league starts by itself."""


def announce(
    now: float,
    games: Sequence[str],
    organizer: Person,
    venue: Venue,
    interaction_id: int | None,
    name: str,
    starts: float | None,
    level: Level,
    /,
    **fields: Any,
) -> League:
    """Return a league of *games* that people can join, with *fields* of its kind.

    Raises:
        Refusal: it can't be played in these games, at that *level*, or begin then.
    """
    if not games or len(set(games)) < len(games) or not set(games) <= set(playable_games()):
        raise Refusal("option-unknown")
    if any(level not in list_levels(game) for game in games):
        raise Refusal("level-unknown")
    require_soon(starts, now)
    location = venue.place.location
    assert location is not None  # a league is played in a channel and its threads
    due = now + LIFE if starts is None else starts
    usual: dict[str, Any] = {"places": 0, "pace": venue.pace, "due": due, "wake": due, "starts": starts}
    return League(
        id=0,
        guild_id=location.guild_id,
        channel_id=location.channel_id,
        organizer_id=organizer.user_id,
        game=games[0],
        locale=venue.locale,
        secret=new_secret(),
        status="open",
        version=1,
        shown_version=0,
        round=0,
        trouble="",
        message=None,
        message_round=0,
        created=now,
        changed=now,
        joins=add_join((), interaction_id),
        name=clean(name, NAME),
        level=level,
        **(usual | fields),
    )


def with_changes(league: League, now: float, **fields: Any) -> League:
    """Return the league with *fields* changed, as a new version."""
    return replace(league, **{"version": league.version + 1, "changed": now, **fields})


def end_league(league: League, now: float) -> League:
    """Return the league without a winner."""
    return _with_end(league, now, "cancelled")


def finish(league: League, now: float) -> League:
    """Return the league as one that has come to its end."""
    return _with_end(league, now, "over")


def _with_end(league: League, now: float, status: Status) -> League:
    return with_changes(
        league, now, status=status, due=None, wake=now, trouble="", waitlist=(), asked=(), paused=None
    )


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
