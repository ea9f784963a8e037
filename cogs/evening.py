"""`/evening`: announces a live evening. Its buttons are those of leagues (`cogs.league`)."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.domain.match import Venue
from bot.league import edits, evening
from bot.league.records import League
from bot.league.rules import playable_games
from cogs.kit.league_starts import complete_start, find_start
from cogs.kit.replies import Interaction, person
from cogs.kit.translator import localize
from cogs.league import announce
from games.search.levels import NORMAL, Level

Rounds = Literal[2, 3]
"""How many rounds an evening may have (EV-01)."""


class EveningCommand(commands.Cog):
    """The command `/evening`."""

    @app_commands.command(name="evening", description=localize("command-evening"))
    @app_commands.guild_only()
    @app_commands.describe(
        game=localize("option-game"),
        rounds=localize("option-rounds"),
        name=localize("option-name"),
        starts=localize("option-starts"),
        bots=localize("option-bots"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in playable_games()]
    )
    async def evening(
        self,
        interaction: Interaction,
        game: str,
        rounds: Rounds = 3,
        name: app_commands.Range[str, 1, edits.NAME] | None = None,
        starts: str | None = None,
        bots: Level = NORMAL,
    ) -> None:
        """Announce an evening here."""

        def build(now: float, venue: Venue) -> League:
            return evening.create(
                now,
                game,
                person(interaction),
                venue,
                rounds,
                interaction.id,
                name or "",
                find_start(interaction, starts) if starts else None,
                bots,
            )

        await announce(interaction, build, None, "evening-created", starts="yes" if starts else "no")

    @evening.autocomplete("starts")
    async def starts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete the option *starts* with the next days, at the time that was typed."""
        return complete_start(interaction, current)
