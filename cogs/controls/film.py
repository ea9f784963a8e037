"""Films of a match and pictures of its end; its players may post both in public."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Literal, cast

import discord
from discord import app_commands

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.errors import is_transient
from bot.discord.messages import layout
from bot.discord.messages import replay as messages
from bot.discord.permissions import find_channel
from bot.domain.match import Match
from bot.domain.place import Location
from bot.domain.refusals import Refusal
from bot.domain.turns import require_begun
from bot.language import language_of
from bot.service.films import Film
from cogs.kit.guards import match_here, require_sight
from cogs.kit.replies import Interaction, reader, spend, think
from cogs.kit.rights import may
from cogs.kit.router import control

EVERY = 2.0
"""Seconds between two updates of a film's progress."""


@control("film", match_here, first=think, act="look")
async def film(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Make the film and show it in private."""
    spend(interaction, "film", match.place.guild_id)
    words = reader(interaction)
    film = await _make_film(interaction, match, words.locale)
    played = match.status == "over" and match.seat_of(interaction.user.id) is not None
    view = messages.build_film(match, film, words, words("film-keep"), played=played)
    await interaction.edit_original_response(view=view, attachments=[_file(match, film)])


@control("share", match_here, first=think, act="look")
async def share(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Post the film or the final picture in public.

    Raises:
        Refusal: the person did not play, the match is not over, or it was posted lately.
        AppCommandError: the bot lacks a permission.
    """
    if match.seat_of(interaction.user.id) is None:
        raise Refusal("share-players")
    if match.status != "over":
        raise Refusal("share-not-over")
    require_begun(match)
    channel = await _choose_channel(interaction, match)
    public = language_of(match.locale)
    by = public("share-by", person=interaction.user.mention)
    client = interaction.client
    act: Literal["show-film", "show-end"]
    match wanted.argument:
        case "film":
            act = "show-film"
            spend(interaction, "show-film", match.place.guild_id, [match.id])
            film = await _make_film(interaction, match, match.locale)
            view, files = messages.build_film(match, film, public, by), [_file(match, film)]
        case "end":
            act = "show-end"
            spend(interaction, "show-end", match.place.guild_id, [match.id])
            server = await client.store.servers.get(match.place.guild_id)
            log = await client.matches.entries(match.id)
            end = await client.presenter.pictures.end(match, log, match.locale, text=server.text_tables)
            view, files = messages.build_end(match, end, public, by), end.files
        case _:
            raise Refusal("reply-unknown-control")
    posted = await posts.send(channel, act, view=view, files=files)
    told = reader(interaction)("share-done", link=posted.jump_url)
    await interaction.edit_original_response(view=layout.framed_message(layout.paragraph(told)))


async def _choose_channel(interaction: Interaction, match: Match) -> discord.abc.Messageable:
    """Choose where to post: here if the person may write and Freehold plays here, else at the table.

    Raises:
        Refusal: they do not see the table, or there is none.
        BotMissingPermissions: the bot may not post there.
    """
    here, at = interaction.channel, match.place.location
    if await _may_write(interaction, match) and isinstance(here, discord.TextChannel | discord.Thread):
        at = Location(here.guild.id, here.id, here.parent_id if isinstance(here, discord.Thread) else None)
    elif at is None:
        raise Refusal("share-no-channel")
    else:
        await require_sight(interaction, match)
    try:
        guild, known = await find_channel(interaction.client, at.guild_id, at.parent_id or at.channel_id)
        me = guild.me or await guild.fetch_member(cast(discord.ClientUser, interaction.client.user).id)
    except discord.HTTPException as error:
        if is_transient(error):
            raise
        raise Refusal("match-unseen", channel=f"<#{at.channel_id}>") from None
    allowed = known.permissions_for(me)
    needed = ["view_channel", "send_messages" if at.parent_id is None else "send_messages_in_threads"]
    if missing := [name for name in (*needed, "attach_files") if not getattr(allowed, name)]:
        raise app_commands.BotMissingPermissions(missing)
    return interaction.client.get_partial_messageable(at.channel_id, guild_id=at.guild_id)


async def _may_write(interaction: Interaction, match: Match) -> bool:
    """Whether this is the server of *match*, and both the person may write and Freehold plays here."""
    here, guild_id = interaction.channel, match.place.guild_id
    if guild_id is None or interaction.guild_id != guild_id:
        return False
    server = await interaction.client.store.servers.get(guild_id)
    if isinstance(here, discord.Thread):
        return await may(interaction, "share_in_thread") and server.plays_in(here.id, here.parent_id)
    return await may(interaction, "share") and server.plays_in(here.id if here else 0, None)


async def _make_film(interaction: Interaction, match: Match, locale: str) -> Film:
    """Make the film of *match*; show the progress in the reply until it is done."""
    log = await interaction.client.matches.entries(match.id)
    words = reader(interaction)
    done = all = 0

    def progress(frame: int, frames: int) -> None:
        nonlocal done, all
        done, all = frame, frames

    making = asyncio.create_task(interaction.client.films.make(match, log, locale, progress))
    try:
        told = ""
        while not (await asyncio.wait([making], timeout=EVERY if told else 0.1))[0]:
            line = words("film-progress", done=done, all=all) if all else words("film-begun")
            if line != told:
                await interaction.edit_original_response(view=layout.framed_message(layout.paragraph(line)))
            told = line
    except BaseException:
        making.cancel()
        raise
    return making.result()


def _file(match: Match, film: Film) -> discord.File:
    return discord.File(BytesIO(film.data), messages.name_film(match))
