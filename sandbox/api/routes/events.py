"""Routes for scheduled events that take place outside the voice channels of a guild."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sandbox.api.checks.form import Form
from sandbox.api.rest import Answer, Call, Handlers, Route
from sandbox.model import payloads
from sandbox.model.errors import ApiError, not_imitated
from sandbox.model.permissions import Permission, in_guild
from sandbox.model.records import (
    ACTIVE,
    CANCELED,
    COMPLETED,
    EXTERNAL_EVENT,
    SCHEDULED,
    STAGE_EVENT,
    VOICE_EVENT,
    Guild,
    Json,
    ScheduledEvent,
)

ALL = "/guilds/{guild_id}/scheduled-events"
ONE = ALL + "/{guild_scheduled_event_id}"
GUILD_ONLY = 2
MOST = 100
"""The most events of a guild that are not over."""

NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""What an event may become; one that is over stays so."""


class Events(Handlers):
    """Handlers for scheduled events."""

    def routes(self) -> list[Route]:
        """The routes that these handlers answer."""
        return [
            Route("GET", ALL, self.find_open),
            Route("POST", ALL, self.create),
            Route("GET", ONE, self.get),
            Route("PATCH", ONE, self.edit),
            Route("DELETE", ONE, self.delete),
        ]

    def find_open(self, call: Call) -> Answer:
        """GET the events of a guild that are not over"""
        guild = self._guild(call)
        return [self._show(call, event) for event in self._world.open_events(guild.id)]

    def get(self, call: Call) -> Answer:
        """GET an event"""
        return self._show(call, self._event(call, self._guild(call)))

    def create(self, call: Call) -> Answer:
        """POST an event"""
        world, guild = self._world, self._guild(call)
        if not in_guild(guild, world.bot.id) & Permission.CREATE_EVENTS:
            raise ApiError(50013)
        body: Json = call.body if isinstance(call.body, dict) else {}
        form = Form()
        _check_kind(form, body)
        _check_texts(form, body, partial=False)
        starts = _read_time(form, body, "scheduled_start_time")
        ends = _read_time(form, body, "scheduled_end_time")
        _check_times(form, starts, ends, world.now())
        form.close()
        assert starts is not None and ends is not None
        if len(world.open_events(guild.id)) >= MOST:
            raise ApiError(30038)
        event = ScheduledEvent(
            world.new_id(),
            guild.id,
            world.bot.id,
            body["name"],
            body.get("description"),
            body["entity_metadata"]["location"],
            starts,
            ends,
        )
        world.save_event(event)
        return self._show(call, event)

    def edit(self, call: Call) -> Answer:
        """PATCH an event: its texts, its times, or how far it is"""
        world, event = self._world, self._own_event(call)
        body: Json = call.body if isinstance(call.body, dict) else {}
        now = world.event_status(event)
        if now not in NEXT:
            raise ApiError(180000)
        form = Form()
        _check_texts(form, body, partial=True)
        if "entity_type" in body or "privacy_level" in body:
            _check_kind(form, {"entity_type": EXTERNAL_EVENT, "privacy_level": GUILD_ONLY, **body})
        if body.get("status") is not None and body["status"] != now:
            form.one_of(("status",), body["status"], set(NEXT[now]))
        starts = ends = None
        if "scheduled_start_time" in body:
            starts = _read_time(form, body, "scheduled_start_time")
        if "scheduled_end_time" in body:
            ends = _read_time(form, body, "scheduled_end_time")
        moved = starts is not None and starts != event.starts
        if moved and now == ACTIVE:  # Discord's own wording is not published
            form.wrong(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_STARTED", "The event has begun.")
        if moved or ends is not None:
            after = starts if starts is not None else event.starts
            _check_times(form, after, ends or event.ends, world.now() if moved else 0.0)
        form.close()
        event.name = body.get("name", event.name)
        event.description = body.get("description", event.description)
        event.location = (body.get("entity_metadata") or {}).get("location", event.location)
        event.starts, event.ends = starts or event.starts, ends or event.ends
        event.status = body.get("status") or now
        world.save_event(event)
        return self._show(call, event)

    def delete(self, call: Call) -> Answer:
        """DELETE an event"""
        self._world.remove_event(self._own_event(call))
        return None

    def _show(self, call: Call, event: ScheduledEvent) -> Json:
        body = payloads.scheduled_event(self._world, event)
        if call.query.get("with_user_count") in ("true", "1", "True"):
            body["user_count"] = 0
        return body

    def _event(self, call: Call, guild: Guild) -> ScheduledEvent:
        event = self._world.events.get(call.id("guild_scheduled_event_id"))
        if event is None or event.guild_id != guild.id:
            raise ApiError(10070)
        return event

    def _own_event(self, call: Call) -> ScheduledEvent:
        """The event in the path, which the bot may change: its own with one permission, others' with another.

        Raises:
            ApiError: 50013 if it may not.
        """
        guild, bot = self._guild(call), self._world.bot
        event, may = self._event(call, guild), in_guild(guild, bot.id)
        own = event.creator_id == bot.id and may & Permission.CREATE_EVENTS
        if not own and not may & Permission.MANAGE_EVENTS:
            raise ApiError(50013)
        return event


def _check_kind(form: Form, body: Json) -> None:
    kind = body.get("entity_type")
    if form.one_of(("entity_type",), kind, {STAGE_EVENT, VOICE_EVENT, EXTERNAL_EVENT}):
        if kind != EXTERNAL_EVENT:
            raise not_imitated("events in voice channels and on stages")
        if body.get("channel_id") is not None:
            form.wrong(("channel_id",), "BASE_TYPE_CHOICES", "An external event has no channel.")
    form.one_of(("privacy_level",), body.get("privacy_level"), {GUILD_ONLY})
    for name in ("image", "recurrence_rule"):
        if body.get(name) is not None:
            raise not_imitated(f"an event's {name}")


def _check_texts(form: Form, body: Json, *, partial: bool) -> None:
    if not partial or "name" in body:
        form.text(("name",), body.get("name"), 1, 100)
    form.text(("description",), body.get("description"), 1, 1000, required=False)
    if not partial or body.get("entity_metadata") is not None:
        place: Any = body.get("entity_metadata")
        where = place.get("location") if isinstance(place, dict) else None
        form.text(("entity_metadata", "location"), where, 1, 100)


def _read_time(form: Form, body: Json, name: str) -> float | None:
    """The time in a field that must be there, in unix seconds; None if it is none."""
    value = body.get(name)
    if value is None:
        form.missing((name,))
        return None
    try:
        time = datetime.fromisoformat(value)
    except (TypeError, ValueError):
        form.wrong((name,), "DATE_TIME_TYPE_PARSE", f"Could not parse {value}. Should be ISO8601.")
        return None
    return time.timestamp()


def _check_times(form: Form, starts: float | None, ends: float | None, now: float) -> None:
    """Check that an event begins in the future and ends after that. Discord's wording is an assumption."""
    if starts is not None and starts <= now:
        message = "Cannot schedule event in the past."
        form.wrong(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message)
    if starts is not None and ends is not None and ends <= starts:
        message = "Cannot schedule event's end before its start."
        form.wrong(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_TOO_EARLY", message)
