"""Scheduled events outside voice channels, as a bot makes them with discord.py."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from sandbox.client import members
from sandbox.client.people import Person
from sandbox.model.permissions import INVITED, Permission
from sandbox.model.world import World
from tests.kit.sandbox.refusals import code_of
from tests.kit.sandbox.visitor import Api, Visitor

EVENTS = "/guilds/{}/scheduled-events"


@pytest.fixture
def guild(visitor: Visitor, world: World) -> discord.Guild:
    """The server, where the bot may create events."""
    allow(world, Permission.CREATE_EVENTS)
    return visitor.channel("games").guild


def allow(world: World, *more: Permission) -> None:
    """Give the bot its usual permissions and *more*, and no others."""
    (guild,) = world.guilds.values()
    own = next(role for role in guild.roles if role.managed)
    total = INVITED
    for permission in more:
        total |= permission
    members.change_role(world, guild, own.id, total)


def plan(world: World, hours: float = 1, **fields: Any) -> dict[str, Any]:
    """Return the fields of an event that begins in that many *hours* and lasts two."""
    starts = datetime.fromtimestamp(world.now(), discord.utils.utcnow().tzinfo) + timedelta(hours=hours)
    return {
        "name": "Cup",
        "start_time": starts,
        "end_time": starts + timedelta(hours=2),
        "entity_type": discord.EntityType.external,
        "privacy_level": discord.PrivacyLevel.guild_only,
        "location": "#games",
        **fields,
    }


async def test_an_event_is_created_changed_begun_and_ended(guild: discord.Guild, world: World) -> None:
    event = await guild.create_scheduled_event(**plan(world, description="Come!"))
    assert [each.id for each in await guild.fetch_scheduled_events()] == [event.id]
    assert (event.status, event.creator_id) == (discord.EventStatus.scheduled, world.bot.id)
    event = await event.edit(name="Spring cup", location="#lobby")
    event = await event.edit(status=discord.EventStatus.active)
    await event.edit(end_time=event.end_time + timedelta(hours=3) if event.end_time else None)
    event = await guild.fetch_scheduled_event(event.id)
    assert (event.name, event.location, event.status) == (
        "Spring cup",
        "#lobby",
        discord.EventStatus.active,
    )
    event = await event.edit(status=discord.EventStatus.completed)
    assert await code_of(event.edit(name="Again")) == (400, 180000)
    assert await guild.fetch_scheduled_events() == []


async def test_an_event_begins_and_ends_by_itself(guild: discord.Guild, world: World) -> None:
    event = await guild.create_scheduled_event(**plan(world))
    world.advance(3601)
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.active
    world.advance(7200)
    assert (await guild.fetch_scheduled_event(event.id)).status is discord.EventStatus.completed


async def test_only_whoever_may_creates_events(guild: discord.Guild, world: World) -> None:
    event = await guild.create_scheduled_event(**plan(world))
    allow(world)
    assert await code_of(guild.create_scheduled_event(**plan(world))) == (403, 50013)
    assert await code_of(event.edit(name="No")) == (403, 50013)
    allow(world, Permission.MANAGE_EVENTS)
    await event.edit(name="Yes")
    world.events[event.id].creator_id = guild.owner_id or 0
    allow(world, Permission.CREATE_EVENTS)
    assert await code_of(event.delete()) == (403, 50013)
    allow(world, Permission.CREATE_EVENTS, Permission.MANAGE_EVENTS)
    await event.delete()
    assert await code_of(event.delete()) == (404, 10070)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"name": "x" * 101}, "name"),
        ({"description": "x" * 1001}, "description"),
        ({"scheduled_start_time": "2001-01-01T00:00:00+00:00"}, "scheduled_start_time"),
        ({"scheduled_end_time": "2001-01-01T00:00:00+00:00"}, "scheduled_end_time"),
        ({"scheduled_end_time": None}, "scheduled_end_time"),
        ({"scheduled_start_time": "soon"}, "scheduled_start_time"),
        ({"entity_metadata": {}}, "entity_metadata"),
        ({"privacy_level": 1}, "privacy_level"),
        ({"entity_type": 4}, "entity_type"),
        ({"channel_id": "1"}, "channel_id"),
    ],
)
async def test_what_is_wrong_is_refused_field_by_field(
    guild: discord.Guild, api: Api, fields: dict[str, Any], field: str
) -> None:
    body = {
        "name": "Cup",
        "scheduled_start_time": "2101-01-01T00:00:00+00:00",
        "scheduled_end_time": "2101-01-02T00:00:00+00:00",
        "privacy_level": 2,
        "entity_type": 3,
        "entity_metadata": {"location": "here"},
    }
    path = EVENTS.format(guild.id)
    assert (await api("POST", path, {**body, **fields}))[1].get("errors", {}).keys() == {field}
    status, event = await api("POST", path, body)
    assert status == 200
    status, answer = await api("PATCH", f"{path}/{event['id']}", {"status": 3})
    assert (status, answer["errors"].keys()) == (400, {"status"})


async def test_a_server_has_a_hundred_events_at_most(guild: discord.Guild, world: World) -> None:
    first = await guild.create_scheduled_event(**plan(world))
    for _ in range(99):
        world.save_event(replace(world.events[first.id], id=world.new_id()))
    assert await code_of(guild.create_scheduled_event(**plan(world))) == (400, 30038)
    await first.edit(status=discord.EventStatus.canceled)
    await guild.create_scheduled_event(**plan(world))


async def test_people_see_the_events_of_their_server(
    guild: discord.Guild, world: World, anna: Person
) -> None:
    queue = anna.subscribe()
    event = await guild.create_scheduled_event(**plan(world))
    await event.delete()
    told = [queue.get_nowait()["t"] for _ in range(2)]
    assert told == ["GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_DELETE"]
    await guild.create_scheduled_event(**plan(world))
    (shown,) = anna.ready()["guilds"][0]["guild_scheduled_events"]
    assert shown["name"] == "Cup"
