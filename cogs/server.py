"""`/server`: what is played on this server, and by whom."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.analysis.record import to_percent
from bot.discord.messages.places import build_address
from bot.discord.messages.server import BestMove, ServerPage, build_server_page
from bot.domain.durations import DAY
from bot.league.messages import name_league
from bot.store.personal_data import SHARED
from cogs.kit.open_seats import find_open_lobbies, sees
from cogs.kit.replies import Interaction, reader, show, think
from cogs.kit.translator import localize
from games import keys

LATELY = 30 * DAY
"""Seconds since the end of a match for which it counts among those of lately."""


class ServerCommand(commands.Cog):
    """The command `/server`."""

    @app_commands.command(name="server", description=localize("command-server"))
    @app_commands.guild_only()
    async def server(self, interaction: Interaction) -> None:
        """Show the page of this server, without what is played in channels that the person doesn't see."""
        await think(interaction)
        guild = interaction.guild
        assert guild is not None
        page = await _read_page(interaction, guild)
        await show(interaction, build_server_page(page, guild.name, reader(interaction)))


async def _read_page(interaction: Interaction, guild: discord.Guild) -> ServerPage:
    client, store, words = interaction.client, interaction.client.store, reader(interaction)
    tables = [
        table
        for table in await store.reader.tables_of_server(guild.id)
        if sees(interaction, guild, table.channel_id, table.parent_id)
    ]
    leagues = [await client.leagues.get(id) for id in await client.leagues.rows.leagues_of_server(guild.id)]
    boards = {game: (await store.results.board(guild.id, game, 0, 1))[0] for game in keys()}
    return ServerPage(
        await find_open_lobbies(interaction, guild),
        [table for table in tables if table.status == "running"],
        [
            (league.channel_id, name_league(league, words))
            for league in leagues
            if sees(interaction, guild, league.channel_id, None)
        ],
        await store.results.active_people(guild.id, client.now() - LATELY),
        {game: ranked[0] for game, ranked in boards.items() if ranked},
        await _find_best_move(interaction, guild),
        await store.results.records(guild.id),
    )


async def _find_best_move(interaction: Interaction, guild: discord.Guild) -> BestMove | None:
    """Return the best move of the week that somebody shared, of a match in a channel that the person sees."""
    client = interaction.client
    for move in await client.shared_moves.best_of(guild.id, client.now() - SHARED):
        match = await client.matches.get(move.match_id)
        location = match and match.place.location
        if match and location and sees(interaction, guild, location.channel_id, location.parent_id):
            link = build_address(match, interaction.user.id)
            return BestMove(move.game, move.user_id, to_percent(move.gain), link)
    return None
