"""Records as the JSON that Discord sends. All functions are pure: the same records give the same JSON."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sandbox.model.permissions import Permission
from sandbox.model.records import (
    DM,
    EXTERNAL_EVENT,
    GUILD_INSTALL,
    HAS_THREAD,
    PRIVATE_THREAD,
    STAGE,
    VOICE,
    Attachment,
    Cause,
    Channel,
    Command,
    Emoji,
    Guild,
    Json,
    Message,
    Role,
    ScheduledEvent,
    User,
)
from sandbox.model.snowflakes import created_at

if TYPE_CHECKING:
    from sandbox.model.world import World


def timestamp(seconds: float) -> str:
    """A time in Discord's format (ISO 8601)."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(who: User) -> Json:
    """A user object."""
    return {
        "id": str(who.id),
        "username": who.name if who.bot else who.name.lower(),
        "discriminator": "0",
        "global_name": None if who.bot else who.name,
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def me(bot: User) -> Json:
    """The bot's own user object."""
    return {
        **user(bot),
        "username": bot.name,
        "mfa_enabled": True,
        "locale": bot.locale,
        "verified": True,
        "email": None,
    }


def member(guild: Guild, who: User, permissions: Permission | None = None) -> Json:
    """A guild member object, with *permissions* if given, as in interactions."""
    until = guild.timeouts.get(who.id)
    body: Json = {
        "user": user(who),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(id) for id in guild.members[who.id]],
        "joined_at": timestamp(guild.joined if who.bot else created_at(guild.id)),
        "premium_since": None,
        "communication_disabled_until": timestamp(until) if until else None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }
    if permissions is not None:
        body["permissions"] = str(int(permissions))
    return body


def role(item: Role) -> Json:
    """A role object."""
    return {
        "id": str(item.id),
        "name": item.name,
        "permissions": str(item.permissions),
        "position": item.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": item.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, item: Channel) -> Json:
    """A channel, thread, DM or group DM object, as the bot sees it."""
    body: Json = {
        "id": str(item.id),
        "type": item.type,
        "flags": 0,
        "last_message_id": world.last_message_id(item),
    }
    if item.is_private:
        body["recipients"] = [user(world.users[id]) for id in item.recipients if id != world.bot.id]
        if item.type == DM:
            return body
        return body | {"name": item.name or None, "icon": None, "owner_id": str(item.owner_id)}
    body |= {
        "guild_id": str(item.guild_id),
        "name": item.name,
        "parent_id": str(item.parent_id) if item.parent_id else None,
        "rate_limit_per_user": item.slowmode,
    }
    if item.is_thread:
        return body | _thread(item, world.history(item.id))
    return body | {
        **({"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if item.type in (VOICE, STAGE) else {}),
        "topic": item.topic,
        "position": item.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(o.id), "type": int(o.member), "allow": str(o.allow), "deny": str(o.deny)}
            for o in item.overwrites
        ],
    }


def _thread(item: Channel, history: list[Message]) -> Json:
    metadata: Json = {
        "archived": item.archived,
        "locked": item.locked,
        "auto_archive_duration": item.archive_minutes,
        "archive_timestamp": timestamp(item.archive_changed),
        "create_timestamp": timestamp(created_at(item.id)),
    }
    if item.type == PRIVATE_THREAD:
        metadata["invitable"] = item.invitable
    return {
        "owner_id": str(item.owner_id),
        "message_count": len(history),
        "total_message_sent": len(history),
        "member_count": len(item.members),
        "thread_metadata": metadata,
    }


def thread_member(thread: Channel, user_id: int) -> Json:
    """A thread member object."""
    joined = timestamp(created_at(thread.id))
    return {"id": str(thread.id), "user_id": str(user_id), "join_timestamp": joined, "flags": 0}


def guild(item: Guild) -> Json:
    """A guild object, as returned by ``GET /guilds/{id}``."""
    return {
        "id": str(item.id),
        "name": item.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(item.owner_id),
        "application_id": None,
        "region": "us-west",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": str(item.system_channel) if item.system_channel else None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role(one) for one in item.roles],
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": item.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "premium_progress_bar_enabled_user_updated_at": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(world: World, item: Guild) -> Json:
    """The data of GUILD_CREATE: the guild, its channels and threads, and the bot as a member."""
    channels = world.channels.in_guild(item.id)
    return {
        **guild(item),
        "joined_at": timestamp(item.joined),
        "large": False,
        "unavailable": False,
        "member_count": len(item.members),
        "members": [member(item, world.bot)] if world.bot.id in item.members else [],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [scheduled_event(world, event) for event in world.open_events(item.id)],
        "soundboard_sounds": [],
        "channels": [channel(world, c) for c in channels if not c.is_thread],
        "threads": [
            channel(world, c)
            for c in channels
            if c.is_thread and not c.archived and world.can_see(world.bot.id, c)
        ],
    }


def attachment(world: World, item: Attachment, ephemeral: bool) -> Json:
    """An attachment object, whose address is on the sandbox itself."""
    body: Json = {
        "id": str(item.id),
        "filename": item.filename,
        "size": item.size,
        "content_type": item.content_type,
        **_address(world, item),
    }
    if item.description is not None:
        body["description"] = item.description
    if item.width is not None and item.height is not None:
        body |= {"width": item.width, "height": item.height}
    if ephemeral:
        body["ephemeral"] = True
    return body


def _address(world: World, item: Attachment) -> Json:
    url = f"{world.url}/attachments/{item.id}/{item.filename}"
    return {"url": url, "proxy_url": url}


def _media(world: World, media: Json, files: dict[str, Attachment]) -> Json:
    name = media["url"].removeprefix("attachment://")
    found = files.get(name) if name != media["url"] else None
    if found is None:
        return {"id": "0", "url": media["url"], "proxy_url": media["url"]}
    return {
        "id": str(found.id),
        "attachment_id": str(found.id),
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        **_address(world, found),
    }


def _components(world: World, components: list[Json], files: dict[str, Attachment]) -> list[Json]:
    """Replace references to attachments in *components* by their addresses."""
    shown = []
    for component in components:
        part = dict(component)
        for name in ("media", "file"):
            if name in part:
                part[name] = _media(world, part[name], files)
        if "items" in part:
            part["items"] = [{**item, "media": _media(world, item["media"], files)} for item in part["items"]]
        if "components" in part:
            part["components"] = _components(world, part["components"], files)
        if "accessory" in part:
            part["accessory"] = _components(world, [part["accessory"]], files)[0]
        shown.append(part)
    return shown


def message(world: World, item: Message) -> Json:
    """A message object."""
    files = {one.filename: one for one in item.attachments}
    body: Json = {
        "id": str(item.id),
        "channel_id": str(item.channel_id),
        "type": item.type,
        "author": user(world.users[item.author_id]),
        "content": item.content,
        "timestamp": timestamp(created_at(item.id)),
        "edited_timestamp": timestamp(item.edited) if item.edited else None,
        "tts": False,
        "mention_everyone": item.everyone,
        "mentions": [user(world.users[id]) for id in item.mentions],
        "mention_roles": [],
        "attachments": [attachment(world, one, item.viewer is not None) for one in item.attachments],
        "embeds": item.embeds,
        "components": _components(world, item.components, files),
        "pinned": False,
        "flags": item.flags,
    }
    if item.nonce is not None:
        body["nonce"] = item.nonce
    if item.reference:
        body |= _reference(world, item)
    if item.cause:
        body |= _cause(world, item)
    elif item.author_id == world.bot.id:
        body["application_id"] = str(world.bot.id)
    if item.flags & HAS_THREAD and item.id in world.channels:
        body["thread"] = channel(world, world.channels[item.id])
    return body


def withheld(body: Json, bot_id: int) -> Json:
    """A guild's message for a bot without the message content intent, without other people's text."""
    mentioned = any(user["id"] == str(bot_id) for user in body["mentions"])
    if body["author"]["id"] == str(bot_id) or mentioned:
        return body
    return {**body, "content": "", "embeds": [], "attachments": [], "components": []}


def _reference(world: World, item: Message) -> Json:
    assert item.reference is not None
    channel_id, message_id = item.reference
    guild_id = world.channels[item.channel_id].guild_id
    reference: Json = {"type": 0, "channel_id": str(channel_id)}
    if message_id:
        reference["message_id"] = str(message_id)
    if guild_id:
        reference["guild_id"] = str(guild_id)
    original = world.messages.get(message_id)
    if original is not None and original.reference:
        original = None  # Discord shows one step only
    return {
        "message_reference": reference,
        "referenced_message": message(world, original) if original else None,
    }


def _cause(world: World, item: Message) -> Json:
    cause = item.cause
    assert cause is not None
    guild_id = world.channels[item.channel_id].guild_id
    body: Json = {
        "application_id": str(world.bot.id),
        "webhook_id": str(world.bot.id),
        "interaction_metadata": _metadata(world, cause, guild_id),
    }
    if cause.name:
        who = user(world.users[cause.user_id])
        body["interaction"] = {"id": str(cause.id), "type": cause.type, "name": cause.name, "user": who}
    return body


def _metadata(world: World, cause: Cause, guild_id: int | None) -> Json:
    body: Json = {
        "id": str(cause.id),
        "type": cause.type,
        "user": user(world.users[cause.user_id]),
        "authorizing_integration_owners": owners(cause.owners or {GUILD_INSTALL: str(guild_id or 0)}),
    }
    if cause.opener is not None:
        body["triggering_interaction_metadata"] = _metadata(world, cause.opener, guild_id)
    elif cause.message_id:
        body["interacted_message_id"] = str(cause.message_id)
    return body


def owners(installations: dict[int, str]) -> Json:
    """An authorizing_integration_owners object."""
    return {str(kind): owner for kind, owner in installations.items()}


def command(item: Command, application_id: int) -> Json:
    """An application command object."""
    body = {
        "id": str(item.id),
        "application_id": str(application_id),
        "version": str(item.version),
        **item.body,
    }
    if item.guild_id:
        body["guild_id"] = str(item.guild_id)
    return body


def emoji(item: Emoji, owner: User) -> Json:
    """An application emoji object, uploaded by *owner*."""
    return {
        "id": str(item.id),
        "name": item.name,
        "user": user(owner),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": item.kind == "gif",
        "available": True,
    }


def scheduled_event(world: World, item: ScheduledEvent) -> Json:
    """A guild scheduled event object."""
    return {
        "id": str(item.id),
        "guild_id": str(item.guild_id),
        "channel_id": None,
        "creator_id": str(item.creator_id),
        "creator": user(world.users[item.creator_id]),
        "name": item.name,
        "description": item.description,
        "image": None,
        "scheduled_start_time": timestamp(item.starts),
        "scheduled_end_time": timestamp(item.ends),
        "privacy_level": 2,
        "status": world.event_status(item),
        "entity_type": EXTERNAL_EVENT,
        "entity_id": None,
        "entity_metadata": {"location": item.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
