"""Messages from request bodies: checks them against Discord's limits, then creates or edits the message.

A body is that of "create message" or "edit message". Interaction callbacks and webhooks use the same form.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from sandbox.api import uploads
from sandbox.api.checks.components import TEXT_DISPLAY, Components
from sandbox.api.checks.form import Form, Path
from sandbox.api.uploads import File
from sandbox.model import installs, mentions
from sandbox.model.errors import ApiError, not_imitated
from sandbox.model.reading import text, walk
from sandbox.model.records import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    PLAIN,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    Attachment,
    Cause,
    Channel,
    Json,
    Message,
)
from sandbox.model.world import World

NOT_IMITATED = ("tts", "sticker_ids", "poll", "shared_client_theme")
SETTABLE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
CUSTOM_EMOJI = re.compile(r"<a?:(?P<name>\w{2,32}):(?P<id>\d{15,20})>")
EMBED = {"title": 256, "description": 4096}


def compose(
    world: World,
    channel: Channel,
    body: Any,
    files: dict[int, File],
    *,
    path: Path = (),
    cause: Cause | None = None,
    viewer: int | None = None,
    type: int = PLAIN,
) -> Message:
    """Create the bot's message in *channel* without posting it.

    *cause* is the interaction it answers, *viewer* the only person who may see it.

    Raises:
        ApiError: 50035, 50006 and others, if Discord would refuse the message.
    """
    body = _object(body)
    message = Message(0, channel.id, world.bot.id, type=type, cause=cause, viewer=viewer, nonce=_nonce(body))
    message.flags = _flags(body) | (EPHEMERAL if viewer is not None else 0)
    reference = _reference(world, channel, body)
    if reference is not None:
        message.reference = (channel.id, reference.id)
        message.type = REPLY if type == PLAIN else type
    _fill(world, message, body, files, path)
    found = _mention(world, channel, message, body, reference)
    message.pinged = found.pinged
    message.id = world.new_id()
    return message


def revise(world: World, message: Message, body: Any, files: dict[int, File], *, path: Path = ()) -> None:
    """Edit the bot's own *message* as *body* says.

    Replacing the "thinking" state of a message doesn't count as an edit.

    Raises:
        ApiError: 50035, 50006 and others, if Discord would refuse it. The message is then unchanged.
    """
    body = _object(body)
    channel = world.channels[message.channel_id]
    was_loading = bool(message.flags & LOADING)
    changed = Message(
        message.id,
        message.channel_id,
        message.author_id,
        content=message.content,
        embeds=message.embeds,
        components=message.components,
        attachments=message.attachments,
        flags=(message.flags & ~LOADING) | (_flags(body) & (COMPONENTS_V2 | SUPPRESS_EMBEDS)),
    )
    _fill(world, changed, body, files, path)
    reference = world.messages.get(message.reference[1]) if message.reference else None
    found = _mention(world, channel, changed, body, reference)
    message.content, message.embeds = changed.content, changed.embeds
    message.components, message.attachments = changed.components, changed.attachments
    message.flags, message.mentions = changed.flags, changed.mentions
    message.everyone = changed.everyone
    if was_loading:
        message.pinged = found.pinged
    else:
        message.edited = world.now()
    world.change_message(message)


def _object(body: Any) -> Json:
    if not isinstance(body, dict):
        raise ApiError(50109 if body is not None else 50006)
    for field in NOT_IMITATED:
        if body.get(field):
            raise not_imitated(f"messages with {field}")
    return body


def _nonce(body: Json) -> str | None:
    nonce = body.get("nonce")
    form = Form()
    form.text(("nonce",), None if nonce is None else str(nonce), 0, 25, required=False)
    form.close()
    return None if nonce is None else str(nonce)


def _flags(body: Json) -> int:
    flags = body.get("flags") or 0
    form = Form()
    form.number(("flags",), flags, 0, 2**31 - 1)
    form.close()
    return int(flags) & SETTABLE


def _reference(world: World, channel: Channel, body: Json) -> Message | None:
    reference = body.get("message_reference")
    if not reference:
        return None
    if reference.get("type"):
        raise not_imitated("forwarding")
    message = world.messages.get(int(reference.get("message_id") or 0))
    if message is not None and message.channel_id == channel.id and message.viewer is None:
        return message
    if reference.get("fail_if_not_exists", True):
        form = Form()
        form.wrong(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.close()
    return None


def _fill(world: World, message: Message, body: Json, files: dict[int, File], path: Path) -> None:
    """Set the fields of *message* that are in *body*, and leave the others."""
    form = Form()
    v2 = bool(message.flags & COMPONENTS_V2)
    if "content" in body:
        form.text((*path, "content"), body["content"], 0, 2000, required=False)
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = _embeds(form, (*path, "embeds"), body["embeds"])
    kept, new = _attachments(form, message, body, files, path)
    names = [item.filename for item in kept] + [file.name for file, _ in new]
    usable = installs.find_usable_emojis(world, world.channels[message.channel_id])
    reader = Components(form, names, usable)
    if "components" in body:
        message.components = reader.message(body["components"], v2, (*path, "components"))
    elif len(kept) < len(message.attachments):
        _still_shown(form, message, names, path)
    if v2:
        for field in ("content", "embeds"):
            if getattr(message, field):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                told = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                form.wrong((*path, field), code, told)
    form.close()
    message.content = _name_unusable_emojis(world, message.content, usable)
    for part in walk(message.components):
        if part["type"] == TEXT_DISPLAY:
            part["content"] = _name_unusable_emojis(world, part["content"], usable)
    if not (message.content or message.embeds or message.components or names):
        raise ApiError(50006)
    if v2 and not message.components:
        raise ApiError(50006)
    message.attachments = kept + [uploads.keep(world, file, words) for file, words in new]


def _name_unusable_emojis(world: World, text: str, usable: Collection[int]) -> str:
    """*text* with ``:name:`` in place of the app's emojis that it can't use there."""

    def show(found: re.Match[str]) -> str:
        id = int(found["id"])
        return f":{found['name']}:" if id in world.emojis and id not in usable else found[0]

    return CUSTOM_EMOJI.sub(show, text)


def _attachments(
    form: Form, message: Message, body: Json, files: dict[int, File], path: Path
) -> tuple[list[Attachment], list[tuple[File, str | None]]]:
    """The attachments to keep, and the new files with their alternative texts."""
    present = {item.id: item for item in message.attachments}
    kept = [] if "attachments" in body else list(present.values())
    texts: dict[int, str | None] = {}
    names: dict[int, str] = {}
    for place, item in enumerate(form.objects((*path, "attachments"), body.get("attachments"), 0, 10)):
        here = (*path, "attachments", place)
        form.text((*here, "description"), item.get("description"), 0, 1024, required=False)
        id = int(item["id"]) if str(item.get("id", "")).isdigit() else -1
        if id in files:
            texts[id] = item.get("description")
            names[id] = item.get("filename") or files[id].name
        elif id in present:
            if item.get("description") is not None:
                present[id].description = item["description"]
            kept.append(present[id])
        else:
            told = f"There is no file and no attachment {item.get('id')}"
            form.wrong((*here, "id"), "ATTACHMENT_NOT_FOUND", told)
    if len(kept) + len(files) > 10:
        form.wrong((*path, "attachments"), "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 10 in length.")
    new = [(File(names.get(n, file.name), file.body), texts.get(n)) for n, file in sorted(files.items())]
    return kept, new


def _still_shown(form: Form, message: Message, names: list[str], path: Path) -> None:
    for part in walk(message.components):
        shown = [*part.get("items", ()), part]
        for media in (item.get("media") or item.get("file") for item in shown):
            url = media["url"] if media else ""
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.wrong((*path, "attachments"), code, f"A component still shows {url}")


def _embeds(form: Form, path: Path, embeds: Any) -> list[Json]:
    read = []
    total = 0
    for place, embed in enumerate(form.objects(path, embeds, 0, 10)):
        here = (*path, place)
        for field, most in EMBED.items():
            form.text((*here, field), embed.get(field), 0, most, required=False)
            total += len(str(embed.get(field) or ""))
        for number, item in enumerate(form.objects((*here, "fields"), embed.get("fields"), 0, 25)):
            form.text((*here, "fields", number, "name"), item.get("name"), 1, 256)
            form.text((*here, "fields", number, "value"), item.get("value"), 1, 1024)
            total += len(str(item.get("name"))) + len(str(item.get("value")))
        footer = (embed.get("footer") or {}).get("text")
        form.text((*here, "footer", "text"), footer, 0, 2048, required=False)
        total += len(str(footer or ""))
        read.append({**embed, "type": "rich"})
    if total > 6000:
        message = "Embed size exceeds maximum size of 6000"
        form.wrong(path, "MAX_EMBED_SIZE_EXCEEDED", message)
    return read


def _mention(
    world: World, channel: Channel, message: Message, body: Json, reference: Message | None
) -> mentions.Mentions:
    allowed = body.get("allowed_mentions")
    form = Form()
    for field in ("users", "roles"):
        if allowed and field in (allowed.get("parse") or ()) and allowed.get(field):
            told = f'parse:["{field}"] and {field}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", told)
    form.close()
    words = text({"content": message.content, "components": message.components})
    found = mentions.find(
        world,
        channel,
        message.author_id,
        words,
        allowed=allowed,
        replied_to=reference.author_id if reference else None,
        flags=message.flags,
    )
    message.mentions, message.everyone = found.users, found.everyone
    if message.viewer is not None:
        found = found._replace(pinged=[])
    return found
