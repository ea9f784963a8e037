"""`/help` and its buttons: a page for newcomers, two taps away from a table against bots."""

from __future__ import annotations

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.foreign import is_foreign, is_in_dm
from bot.discord.messages import newcomers
from bot.domain.people import Person
from bot.domain.place import Location
from bot.domain.refusals import Refusal
from cogs.controls.lobby import can_have_threads, describe_taken
from cogs.kit.guards import anybody
from cogs.kit.replies import Interaction, reader, redraw, show, spend, think
from cogs.kit.rights import may
from cogs.kit.router import control, parse_numbers
from cogs.kit.translator import localize

Reply = tuple[ui.LayoutView, list[discord.File]]


class Help(commands.Cog):
    """The command `/help`."""

    @app_commands.command(name="help", description=localize("command-help"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: Interaction) -> None:
        """Show all games and how to begin."""
        spend(interaction, "help")
        await think(interaction)
        await show(interaction, *await _build_page(interaction, "games", None))


@control("help", anybody, act="look")
async def turn(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Turn to another page."""
    page, _, place = wanted.argument.partition(".")
    await redraw(
        interaction,
        *await _build_page(interaction, page, Location(*parse_numbers(place, 2)) if place else None),
    )


async def _build_page(interaction: Interaction, page: str, place: Location | None) -> Reply:
    """Build the page called *page*.

    Raises:
        Refusal: there is no such page.
    """
    words = reader(interaction)
    if place:
        words = words.with_public((await interaction.client.store.servers.get(place.guild_id)).locale)
    match page:
        case "games":
            server = await interaction.client.store.servers.get(interaction.guild_id or 0)
            head, text = words("help-head"), words.worded or server.text_tables
            return await interaction.client.newcomers.build_welcome(words, head, place, text=text)
        case "play":
            return await _build_play(interaction, place), []
        case "read":
            return newcomers.build_read(words, place), []
        case "more":
            is_here = interaction.guild_id is not None and not is_foreign(interaction)
            manages = is_here and await may(interaction, "settings")
            return newcomers.build_more(words, place, manages=manages), []
    raise Refusal("reply-unknown-control")


async def _build_play(interaction: Interaction, place: Location | None) -> ui.LayoutView:
    """Build the choice of games to play against bots, and say where the table will be."""
    words = reader(interaction)
    if is_in_dm(interaction):
        return newcomers.build_play(words, words("help-play-message"))
    if interaction.guild_id is None or interaction.channel_id is None:
        return newcomers.build_elsewhere(words, place)
    taken = await interaction.client.matches.in_channel(interaction.channel_id)
    if taken and not can_have_threads(interaction):
        return newcomers.build_elsewhere(words, place, describe_taken(interaction, taken))
    where = "help-play-thread" if taken else "help-play-here"
    return newcomers.build_play(words, words(where, channel=f"<#{interaction.channel_id}>"))
