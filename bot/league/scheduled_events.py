"""Discord's own scheduled event of a league, for organizers who want one in their server's list of events.

Discord's event follows the league, and what somebody does to it on Discord is left alone: an event that was
deleted or ended there isn't made again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple

import discord
import structlog

from bot.discord.errors import Meaning, find_meaning, is_refusal, is_transient
from bot.discord.messages import layout
from bot.discord.pace import PRIORITY, RequestPriority
from bot.discord.permissions import find_server
from bot.domain.durations import HOUR, MINUTE
from bot.language import Language, language_of
from bot.league import changes, evening
from bot.league.leagues import Leagues
from bot.league.messages import name_league
from bot.league.records import League
from bot.league.rules import FINAL, SIZE
from bot.service.work_queue import WorkQueue

log = structlog.get_logger(__name__)

NAME, DESCRIPTION = 100, 1000
"""The most characters of an event's name and of its description, Discord's limits."""

LEAD = float(MINUTE)
"""Seconds from now until the start of an event for something that has begun; Discord refuses a past start."""

SLACK = float(HOUR)
"""Seconds after the expected end of a league until its event ends by itself."""


class Plan(NamedTuple):
    """What the event of a league shows: its texts and times, and whether it *runs*."""

    name: str
    description: str
    location: str
    starts: float
    ends: float
    runs: bool


def plan_event(league: League, words: Language) -> Plan | None:
    """Plan the scheduled event of *league*; None if it wants none or has no start time."""
    starts = league.due if league.checking else league.starts
    runs = league.status == "running"
    if not league.scheduled or league.status not in ("open", "running") or (starts is None and not runs):
        return None
    begins = league.changed if starts is None else starts
    how = words("league-event-how", kind=league.kind, channel=f"<#{league.channel_id}>")
    return Plan(
        layout.cut(name_league(league, words, "label"), NAME),
        layout.cut(f"{league.description}\n{how}".strip(), DESCRIPTION),
        layout.message_url(league.guild_id, league.channel_id, None),
        begins,
        find_end(league, begins) + SLACK,
        runs,
    )


def find_end(league: League, begins: float) -> float:
    """Return when *league* ends at the latest if all goes on as it does now."""
    due = league.due if league.status == "running" else None
    if league.kind == "season":
        return begins + league.span if due is None else due
    if league.kind == "evening":
        begun = begins + evening.CHECK_IN + league.span if due is None else due
        return begun + (league.rounds - max(1, league.round)) * league.span
    if due is None:
        return begins + (1 if league.places == SIZE else FINAL) * league.span
    return due + (FINAL - league.round) * league.span


class ScheduledEvents(WorkQueue[int]):
    """Keeps the events of leagues up to date through *client*.

    *refused* is called with a league for which Discord refuses an event.
    """

    def __init__(
        self,
        client: discord.Client,
        leagues: Leagues,
        now: Callable[[], float],
        refused: Callable[[League], Awaitable[None]],
    ) -> None:
        super().__init__("scheduled event", self._show, is_transient)
        self._client = client
        self._leagues = leagues
        self._now = now
        self._refused = refused
        self._shown: dict[int, Plan] = {}

    async def _show(self, id: int) -> None:
        PRIORITY.set(RequestPriority.LATER)
        league = await self._leagues.get(id)
        plan = plan_event(league, language_of(league.locale))
        event_id = league.scheduled_event
        try:
            if plan != self._shown.get(id) or (plan is None) != (event_id is None):
                event_id = await self._bring_up_to_date(league, plan)
        except discord.HTTPException as error:
            if not is_refusal(error) and find_meaning(error) is not Meaning.NO_CHANNEL:
                raise
            log.warning("cannot have a scheduled event", league=id, code=error.code)
            event_id = None
            if plan is not None:
                await self._refused(league)
        self._shown.pop(id, None)
        if event_id is not None and plan is not None:
            self._shown[id] = plan
        await self._leagues.change(id, changes.record_event, event_id, plan is not None)

    async def _bring_up_to_date(self, league: League, plan: Plan | None) -> int | None:
        """Create, change or end the event of *league*; return its id if there still is one."""
        guild = await find_server(self._client, league.guild_id)
        if league.scheduled_event is None:
            if plan is None:
                return None
            event = await self._find_lost(guild, league) or await self._create(guild, plan)
        else:
            try:
                event = await guild.fetch_scheduled_event(league.scheduled_event, with_counts=False)
            except discord.HTTPException as error:
                if find_meaning(error) is not Meaning.NO_EVENT:
                    raise
                return None
        is_active = event.status is discord.EventStatus.active
        if not is_active and event.status is not discord.EventStatus.scheduled:
            return None
        if plan is None:
            ended = discord.EventStatus.completed if is_active else discord.EventStatus.canceled
            await event.edit(status=ended)
            return None
        if changed := self._compare(event, plan):
            await event.edit(**changed)
        return event.id

    async def _find_lost(self, guild: discord.Guild, league: League) -> discord.ScheduledEvent | None:
        """Find the event that was created for *league* by a process that ended before it stored the id."""
        me = self._client.user.id if self._client.user else 0
        where = layout.message_url(league.guild_id, league.channel_id, None)
        for event in await guild.fetch_scheduled_events(with_counts=False):
            since = discord.utils.snowflake_time(event.id).timestamp() - league.created
            if event.creator_id == me and event.location == where and since >= 0:
                return event
        return None

    async def _create(self, guild: discord.Guild, plan: Plan) -> discord.ScheduledEvent:
        starts = max(plan.starts, self._now() + LEAD)
        return await guild.create_scheduled_event(
            name=plan.name,
            description=plan.description,
            start_time=_at(starts),
            end_time=_at(max(plan.ends, starts + LEAD)),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=plan.location,
        )

    def _compare(self, event: discord.ScheduledEvent, plan: Plan) -> dict[str, Any]:
        """Return what is to be changed so that *event* shows *plan*."""
        wanted: dict[str, Any] = {
            "name": plan.name,
            "description": plan.description,
            "location": plan.location,
        }
        is_scheduled = event.status is discord.EventStatus.scheduled
        if is_scheduled and not plan.runs and plan.starts > self._now():
            wanted["start_time"] = _at(plan.starts)
        if plan.ends > max(plan.starts, self._now()):
            wanted["end_time"] = _at(plan.ends)
        changed = {name: value for name, value in wanted.items() if getattr(event, name) != value}
        if is_scheduled and plan.runs:
            changed["status"] = discord.EventStatus.active
        return changed


def _at(time: float) -> datetime:
    """The *time* as Discord keeps it, in whole seconds."""
    return datetime.fromtimestamp(int(time), UTC)
