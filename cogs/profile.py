"""`/profile` and `/leaderboard`: how people are doing on this server."""

from __future__ import annotations

import asyncio
from typing import cast

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.messages import profile as messages
from bot.domain.profiles import build_alone
from bot.domain.profiles import build_profile as profile_of
from bot.domain.refusals import Refusal
from bot.service.profiles import gather_profile
from cogs.kit.guards import server_here
from cogs.kit.replies import Interaction, reader, redraw, show, think
from cogs.kit.router import control, parse_numbers
from cogs.kit.translator import localize
from games import keys


class Profiles(commands.Cog):
    """The commands `/profile` and `/leaderboard`."""

    @app_commands.command(name="profile", description=localize("command-profile"))
    @app_commands.describe(member=localize("option-member"))
    @app_commands.guild_only()
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """Show somebody's results here; without a name, the person's own."""
        await think(interaction)
        person, guild_id = member or interaction.user, cast(int, interaction.guild_id)
        client = interaction.client
        results, words = client.store.results, reader(interaction)
        uncounted = await results.find_uncounted(guild_id, person.id)
        known = profile_of(
            await results.results_of(guild_id, person.id),
            await results.ratings(guild_id, person.id),
            await asyncio.to_thread(build_alone, uncounted, person.id),
        )
        picture, puzzles = None, await client.puzzles.count_solved(person.id)
        if not known.is_empty and not words.worded:
            shown = await gather_profile(
                client.store, guild_id, person.id, person.display_name, known, puzzles
            )
            picture = await client.presenter.pictures.profile(shown, words.locale)
        view = messages.build_profile(known, person.id, words, picture, puzzles)
        await show(interaction, view, picture.files if picture else [])

    @app_commands.command(name="leaderboard", description=localize("command-leaderboard"))
    @app_commands.describe(game=localize("option-game"))
    @app_commands.choices(
        game=[app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in keys()]
    )
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """Show who is rated highest here."""
        await think(interaction)
        await show(interaction, await _build_page(interaction, cast(int, interaction.guild_id), game, 0))


@control("leaderboard", server_here, act="look")
async def turn(interaction: Interaction, guild_id: int, wanted: Control) -> None:
    """Turn to another page of a leaderboard."""
    game, _, number = wanted.argument.partition(".")
    (page,) = parse_numbers(number)
    if game not in keys():
        raise Refusal("reply-unknown-control")
    await redraw(interaction, await _build_page(interaction, guild_id, game, page))


async def _build_page(interaction: Interaction, guild_id: int, game: str, page: int) -> ui.LayoutView:
    results = interaction.client.store.results
    ranked, size = await results.board(guild_id, game, page * messages.LINES, messages.LINES)
    levels = await results.levels(guild_id, game)
    return messages.build_leaderboard(
        game, ranked, size, page, levels, interaction.user.id, reader(interaction)
    )
