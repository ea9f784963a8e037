"""Posting, finding, editing and retiring a single message on Discord.

Whatever Freehold writes unasked goes through `send` or `open_thread`, because of an entry of
`bot.domain.notifications.acts`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import discord
from discord import ui

from bot.discord.controls import base36, parse
from bot.discord.errors import Meaning, find_meaning, is_refusal, is_transient
from bot.domain.notifications.acts import ACTS, Act
from bot.service.pictures import Picture

UNEDITABLE = (Meaning.NO_MESSAGE, Meaning.TOO_OLD, Meaning.CLOSED)
"""Why a message can no longer be edited: it is deleted, was edited too often, or its thread is archived."""

OLD = 55 * 60
"""Seconds after which a panel is posted again below others: Discord limits edits after an hour."""

FILE_BYTES = 10 * 1024 * 1024
"""The largest file that Discord takes."""

LATELY = 100
"""How many of a channel's latest messages are searched."""

NONCE = 25
"""The characters of a nonce, Discord's limit."""

WEEK: Final = 10080
"""Minutes without a message after which Discord hides a thread."""

Channel = discord.PartialMessageable | discord.DMChannel


async def send(
    channel: discord.abc.Messageable,
    act: Act,
    *,
    mentions: Collection[int] = (),
    silent: bool = False,
    **content: Any,
) -> discord.Message:
    """Write *content* to *channel* because of an *act*, and notify the users in *mentions*.

    It makes no sound if that act never does, or if it is *silent* this time.

    Raises:
        ValueError: that act may not mention anybody.
    """
    terms = ACTS[act]
    if mentions and not terms.mentions:
        raise ValueError(f"{act} mentions nobody")
    return await channel.send(
        allowed_mentions=_only(mentions),
        silent=silent or not terms.notifies,
        **content,
    )


async def open_thread(place: discord.TextChannel | discord.PartialMessage, act: Act, name: str) -> int:
    """Open a thread called *name* in a channel or below a message because of an *act*; return its id."""
    assert ACTS[act].to != "nobody"
    if isinstance(place, discord.TextChannel):
        types = discord.ChannelType
        public = types.news_thread if place.is_news() else types.public_thread
        return (await place.create_thread(name=name, type=public, auto_archive_duration=WEEK)).id
    return (await place.create_thread(name=name, auto_archive_duration=WEEK)).id


async def add_to_thread(client: discord.Client, act: Act, thread_id: int, user_id: int) -> None:
    """Add a person to a thread because of an *act*."""
    assert ACTS[act].to != "nobody"
    await client.http.add_user_to_thread(thread_id, user_id)


def build_nonce(*numbers: int) -> str:
    """Build the nonce of the message that *numbers* identify, which makes posting it again after a crash
    harmless.
    """
    return ".".join(map(base36, numbers))[-NONCE:]


def files_of(pictures: Iterable[Picture]) -> list[discord.File]:
    """Return the files of *pictures*, to be sent once."""
    return [file for picture in pictures for file in picture.files]


async def post(
    channel: Channel,
    act: Act,
    view: ui.LayoutView,
    pictures: Sequence[Picture],
    nonce: str,
    mentions: Collection[int] = (),
    *,
    silent: bool = False,
) -> discord.Message:
    """Post *view* with its *pictures*. With the same *nonce*, Discord returns the first message instead."""
    files = files_of(pictures)
    return await send(channel, act, mentions=mentions, silent=silent, view=view, files=files, nonce=nonce)


async def find(
    channel: Channel,
    client: discord.Client,
    nonce: str,
    old: int | None,
    alike: Callable[[discord.Message], bool],
) -> discord.Message | None:
    """Find the message that *client* sent with *nonce* after the message *old*.

    Discord remembers a nonce for minutes, and a process that died between posting a message and storing its
    id may be gone for longer. Where Discord doesn't return nonces, the message is the one that is *alike*.
    """
    me = client.user.id if client.user else 0
    try:
        async for message in channel.history(limit=LATELY):
            if message.id <= (old or 0):
                break
            told = message.nonce
            if message.author.id == me and (alike(message) if told is None else str(told) == nonce):
                return message
    except discord.HTTPException as error:
        if not is_refusal(error):  # otherwise Freehold can't read there, but may be able to write
            raise
    return None


def controls_of(view: ui.LayoutView) -> Callable[[discord.Message], bool]:
    """Return a test for messages that have a control of the same verb and match as one of *view*."""
    wanted = _deeds(getattr(item, "custom_id", None) for item in view.walk_children())
    return lambda message: bool(wanted & _deeds(_custom_ids(message.components)))


async def edit(
    message: discord.PartialMessage,
    view: ui.LayoutView,
    pictures: Sequence[Picture],
    mentions: Collection[int] = (),
) -> bool:
    """Edit *message* to *view* and its *pictures*; return False if it can no longer be edited.

    The users in *mentions* are shown as mentioned; an edit notifies nobody.
    """
    try:
        await message.edit(view=view, attachments=files_of(pictures), allowed_mentions=_only(mentions))
    except discord.RateLimited:  # for longer than any wait but that after too many edits of an old message
        return False
    except discord.HTTPException as error:
        if find_meaning(error) in UNEDITABLE:
            return False
        raise
    return True


async def retire(message: discord.PartialMessage) -> None:
    """Remove the buttons of *message*; ignore errors that no retry would mend."""
    with ignore_permanent_errors():
        whole = await message.fetch()
        view = ui.LayoutView.from_message(whole, timeout=None)
        view.stop()
        files = iter(whole.attachments)
        for item in list(view.walk_children()):
            if isinstance(item, ui.MediaGallery):
                for media, file in zip(item.items, files, strict=False):
                    media.media = discord.UnfurledMediaItem(f"attachment://{file.filename}")
            elif isinstance(item, ui.ActionRow) and isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        await whole.edit(view=view)


async def delete(message: discord.PartialMessage) -> None:
    """Delete *message* if it is still there."""
    with ignore_permanent_errors():
        await message.delete()


@contextmanager
def ignore_permanent_errors() -> Iterator[None]:
    """Raise only transient errors, so that the caller retries."""
    try:
        yield
    except discord.HTTPException as error:
        if is_transient(error):
            raise


def version_of(message: discord.Message) -> int | None:
    """Return the version of the match that *message* shows, read from its controls; None if there is none."""
    controls = (parse(custom_id) for custom_id in _custom_ids(message.components))
    return next((control.version for control in controls if control is not None and control.version), None)


def _only(users: Collection[int]) -> discord.AllowedMentions:
    """Mention these *users* and nobody else."""
    found = [discord.Object(id) for id in users]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=found)


def _deeds(custom_ids: Iterable[str | None]) -> set[tuple[str, int]]:
    found = (parse(custom_id or "") for custom_id in custom_ids)
    return {(control.verb, control.match) for control in found if control is not None}


def _custom_ids(components: Iterable[Any]) -> Iterable[str]:
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from _custom_ids(getattr(component, "children", ()))
