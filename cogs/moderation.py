"""`/moderate …`: end a table, take a person out of a lobby, or bar one from opening tables.

Every act is shown at the table and logged.
"""

from __future__ import annotations

from typing import Literal, cast

import discord
import structlog
from discord import app_commands, ui
from discord.ext import commands

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.messages import layout, panel
from bot.domain import lobbies
from bot.domain.match import Match
from bot.domain.refusals import Refusal
from bot.language import language_of
from cogs.kit.guards import match_here
from cogs.kit.replies import Interaction, reader, redraw, say, show, spend, think
from cogs.kit.rights import require
from cogs.kit.router import control
from cogs.kit.translator import localize

log = structlog.get_logger(__name__)


@app_commands.guild_only()
class Moderation(commands.GroupCog, group_name="moderate", group_description=localize("command-moderate")):
    """The commands for moderators."""

    @app_commands.command(name="end", description=localize("command-moderate-end"))
    async def end(self, interaction: Interaction) -> None:
        """Ask whether the lobby or match of this channel is to end without a result."""
        await think(interaction)
        await require(interaction, "end")
        match = await _find_match(interaction)
        words = reader(interaction)
        question = words("moderate-end-question", game=words(f"{match.game}-name"), status=match.status)
        hint = words("moderate-end-hint", league="no" if match.league_id is None else "yes")
        await show(
            interaction,
            panel.build_confirmation(words, question, Control("end", match.id, match.version), hint),
        )

    @app_commands.command(name="remove", description=localize("command-moderate-remove"))
    @app_commands.describe(who=localize("option-who"))
    async def remove(self, interaction: Interaction, who: discord.User) -> None:
        """Take a person out of the lobby of this channel."""
        await think(interaction)
        await require(interaction, "remove")
        spend(interaction, "moderate")
        match = await _find_match(interaction)
        if match.seat_of(who.id) is None:
            raise Refusal("moderate-not-here", person=who.mention)
        await interaction.client.matches.change(match.id, lobbies.leave, who.id)
        await _tell_table(interaction, match, "moderated-remove", who)
        await say(interaction, "moderate-done")

    @app_commands.command(name="bar", description=localize("command-moderate-bar"))
    @app_commands.describe(who=localize("option-who"))
    async def bar(self, interaction: Interaction, who: discord.User) -> None:
        """Stop a person from opening tables on this server."""
        await _bar(interaction, who, "bar")

    @app_commands.command(name="allow", description=localize("command-moderate-allow"))
    @app_commands.describe(who=localize("option-who"))
    async def allow(self, interaction: Interaction, who: discord.User) -> None:
        """Let a person open tables again."""
        await _bar(interaction, who, "allow")


@control("end", match_here, act="moderate")
async def end(interaction: Interaction, match: Match, wanted: Control) -> None:
    """End a lobby or a match without a result."""
    if match.place.channel_id != interaction.channel_id:  # perhaps one without a table
        raise Refusal("match-unknown")
    await require(interaction, "end")
    if await interaction.client.matches.attempt(match.id, lobbies.close) is None:
        raise Refusal("moderate-nothing")
    await _tell_table(interaction, match, "moderated-end")
    await redraw(interaction, _note(reader(interaction)("moderate-done")))


async def _find_match(interaction: Interaction) -> Match:
    """Return the lobby or match of this channel.

    Raises:
        Refusal: there is none.
    """
    match = await interaction.client.matches.in_channel(interaction.channel_id)
    if match is None:
        raise Refusal("moderate-nothing")
    return match


async def _bar(interaction: Interaction, person: discord.User, act: Literal["bar", "allow"]) -> None:
    """Bar a person from opening tables on this server, or lift that.

    If this is a change, the table of this channel shows it, and the person gets a message if they have played
    on this server.
    """
    await think(interaction)
    await require(interaction, act)
    spend(interaction, "moderate")
    client, guild_id = interaction.client, cast(int, interaction.guild_id)
    if not await client.store.bars.put(guild_id, person.id, barred=act == "bar"):
        await say(interaction, f"moderate-{act}-already", person=person.mention)
        return
    match = await client.matches.in_channel(interaction.channel_id)
    if match is None:
        _log(interaction, f"moderated-{act}", person)
    else:
        await _tell_table(interaction, match, f"moderated-{act}", person)
    if await client.store.bars.knows(guild_id, person.id):
        await _notify(interaction, person, act)
    await say(interaction, "moderate-done")


async def _notify(interaction: Interaction, person: discord.User, act: Literal["bar", "allow"]) -> None:
    """Write to a person who has played on this server what moderators did, unless that was done too often."""
    guild_id = cast(int, interaction.guild_id)
    if not interaction.client.limits.allows("bar", interaction.user.id, guild_id, [person.id]):
        return
    notices = interaction.client.presenter.notices
    them = await notices.find_person(person.id, person.display_name)
    words = language_of(them.locale)
    server = words.write_name(interaction.guild.name if interaction.guild else "")
    await notices.write("bar", them, words(f"notice-{act}", server=server), guild_id)


async def _tell_table(
    interaction: Interaction, match: Match, id: str, person: discord.abc.User | None = None
) -> None:
    """Say at the table of *match* what a moderator did, and log it."""
    _log(interaction, id, person, match.id)
    public = language_of(match.locale)
    sentence = public(
        id,
        by=interaction.user.mention,
        person=person.mention if person else "",
        game=public(f"{match.game}-name"),
        status=match.status,
    )
    if match.place.channel_id is not None:
        channel = interaction.client.get_partial_messageable(match.place.channel_id)
        await posts.send(channel, "moderate", view=_note(sentence))


def _log(
    interaction: Interaction, id: str, person: discord.abc.User | None, match_id: int | None = None
) -> None:
    log.info(
        id,
        by=interaction.user.id,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        person=person.id if person else None,
        match=match_id,
    )


def _note(sentence: str) -> ui.LayoutView:
    return layout.framed_message(layout.paragraph(sentence))
