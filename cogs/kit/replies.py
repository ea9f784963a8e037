"""Answers to a person: private, in their language, exactly one.

Discord wants one answer within three seconds and takes only one; everything later is a follow-up. The
functions here know which of the two is due.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.errors import Meaning, find_meaning
from bot.discord.foreign import is_foreign, is_in_dm, is_public
from bot.discord.messages.moves import FIRST, PanelPlace
from bot.discord.panels import Reply
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.notifications.acts import Act
from bot.domain.people import Person, Server
from bot.domain.refusals import Refusal
from bot.domain.turns import require_begun
from bot.language import Language, language_of
from games.core import Text, Value
from locales import find_nearest

if TYPE_CHECKING:
    from bot.client import Client

    Interaction: TypeAlias = discord.Interaction[Client]
else:
    Interaction = discord.Interaction


async def meet(interaction: Interaction) -> bool:
    """Look up the person behind *interaction* and their server before they are answered; return True."""
    store, known = interaction.client.store, interaction.extras
    if interaction.guild_id is None:
        known["person"] = await store.persons.get(interaction.user.id)
    else:
        known["person"], known["server"] = await asyncio.gather(
            store.persons.get(interaction.user.id), store.servers.get(interaction.guild_id)
        )
    return True


def person(interaction: Interaction) -> Person:
    """Return the person behind *interaction*, with their name on the server and their present language."""
    known: Person | None = interaction.extras.get("person")
    name, locale = interaction.user.display_name, find_nearest(interaction.locale.value)
    if known is None:
        return Person(interaction.user.id, name, locale)
    return replace(known, name=name, locale=known.locale if known.locale_chosen else locale)


def reader(interaction: Interaction, *, worded: bool = False) -> Language:
    """Return the language of the person who clicked or typed.

    If *worded*, or if they prefer words, it puts no pictures into texts. Neither does it in a foreign place,
    where Discord may show none of our emojis.
    """
    who = person(interaction)
    words = language_of(
        who.locale,
        worded=worded or who.worded or is_foreign(interaction),
        four_colors=who.four_colors,
        client=interaction.locale.value,
    )
    server: Server | None = interaction.extras.get("server")
    return words.with_public(server.locale) if server else words


async def reader_of_tables(interaction: Interaction, guild_id: int | None) -> Language:
    """Like `reader`, but without pictures in texts also if the server *guild_id* prefers words."""
    server = await interaction.client.store.servers.get(guild_id or 0)
    return reader(interaction, worded=server.text_tables)


def spend(
    interaction: Interaction, act: Act, guild_id: int | None = None, reached: Collection[int] = ()
) -> None:
    """Count an *act* of the person against all its limits.

    The limits are those of the person, of the server (this one, or *guild_id*), and of the people or the
    match *reached*.

    Raises:
        Refusal: it was done too often lately.
    """
    interaction.client.limits.spend(act, interaction.user.id, guild_id or interaction.guild_id, reached)


Show = Callable[..., Awaitable[object]]
"""Shows a view with its files: `show` or `redraw`."""


async def think(interaction: Interaction) -> None:
    """Acknowledge now; the answer will be a private message."""
    await interaction.response.defer(ephemeral=True, thinking=True)


async def begin_message(interaction: Interaction) -> None:
    """Acknowledge now; the answer will be private and, in a direct message, permanent."""
    await interaction.response.defer(ephemeral=not is_in_dm(interaction), thinking=True)


async def settle(interaction: Interaction) -> None:
    """Acknowledge now; if anything changes, it will be the message that was clicked.

    If that message is deleted at this moment, the answer will be a message beside it.
    """
    with _unless_deleted():
        await interaction.response.defer()


async def close(interaction: Interaction) -> None:
    """Acknowledge *interaction* without an answer, unless it was answered."""
    if not interaction.response.is_done():
        await settle(interaction)
    if not interaction.response.is_done():
        await think(interaction)
        await interaction.delete_original_response()


async def say(interaction: Interaction, text: Text | str, /, **args: Value) -> None:
    """Answer with one private sentence."""
    await tell(interaction, reader(interaction)(text, **args))


async def tell(interaction: Interaction, sentence: str) -> int | None:
    """Answer privately with *sentence*, which is in the reader's language; return the message's id."""
    if interaction.response.is_done():
        return (await interaction.followup.send(sentence, ephemeral=True, wait=True)).id
    return (await interaction.response.send_message(sentence, ephemeral=True)).message_id


def keep_lobby_reply(
    interaction: Interaction,
    match: Match,
    message_id: int | None,
    build: Callable[[Match], ui.LayoutView] | None = None,
    *,
    stays: bool = False,
) -> None:
    """Let the private message *message_id* about the lobby *match* be deleted when that is no lobby any
    more, unless it *stays*. Until then it shows what *build* builds, if given.
    """
    if message_id is not None and match.status == "lobby":
        interaction.client.presenter.lobby_replies.keep(match, interaction, message_id, build, stays=stays)


async def show(
    interaction: Interaction, view: ui.LayoutView, files: list[discord.File] | None = None
) -> int | None:
    """Answer with a private message, *view* and its pictures; return the message's id."""
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, files=files or [], ephemeral=True, wait=True)
        return sent.id
    answered = await interaction.response.send_message(view=view, files=files or [], ephemeral=True)
    return answered.message_id


async def redraw(
    interaction: Interaction, view: ui.LayoutView, files: list[discord.File] | None = None
) -> int | None:
    """Replace the private message that was clicked by *view* and its pictures.

    Return the id of a new message if there had to be one. That is so if the message is public, since nobody's
    hand may get into a channel; if it holds no components, which only a forged click can name; or if it is
    deleted at this moment, as an old panel is for a new one.
    """
    files = files or []
    clicked = interaction.message
    if clicked is None or is_public(interaction) or not clicked.flags.components_v2:
        return await show(interaction, view, files)
    if not interaction.response.is_done():
        await settle(interaction)
    if interaction.response.is_done():
        with _unless_deleted():
            await interaction.edit_original_response(view=view, attachments=files)
            return None
    for file in files:
        file.reset()
    return await show(interaction, view, files)


async def show_panel(interaction: Interaction, match: Match) -> None:
    """Answer with the person's panel.

    Raises:
        Refusal: they do not sit at that table, or it has not begun.
    """
    reply = await _panel(interaction, match)
    new = await show(interaction, reply.view, reply.files)
    await interaction.client.presenter.panels.keep_reply(interaction, reply, new)
    await interaction.client.matches.change(match.id, turns.record_seen, interaction.user.id)


async def redraw_panel(
    interaction: Interaction, match: Match, note: str = "", place: PanelPlace = FIRST
) -> None:
    """Replace the private message that was clicked by the person's panel, at *place*.

    *note* is the id of a line at the top. A hint in a direct message is deleted instead once it has nothing
    left to say, since the panel itself stands above it.

    Raises:
        Refusal: they do not sit at that table, or it has not begun.
    """
    panels = interaction.client.presenter.panels
    if not note and place == FIRST and panels.is_beside(interaction, match):
        with _unless_deleted():
            await interaction.delete_original_response()
        return
    reply = await _panel(interaction, match, note, place, interaction)
    try:
        new = await redraw(interaction, reply.view, reply.files)
    except BaseException:
        panels.doubt(match, interaction.user.id)
        raise
    await panels.keep_reply(interaction, reply, new)


async def _panel(
    interaction: Interaction,
    match: Match,
    note: str = "",
    place: PanelPlace = FIRST,
    clicked: Interaction | None = None,
) -> Reply:
    seat = match.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("not-seated")
    require_begun(match)
    panels = interaction.client.presenter.panels
    return await panels.reply(
        match,
        seat,
        person(interaction),
        interaction.channel_id,
        note,
        place,
        clicked,
        foreign=is_foreign(interaction),
    )


@contextmanager
def _unless_deleted() -> Iterator[None]:
    """Ignore that the clicked message is gone."""
    try:
        yield
    except discord.HTTPException as error:
        if find_meaning(error) is not Meaning.NO_MESSAGE:
            raise
