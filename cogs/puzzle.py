"""`/puzzle`: a position from a match, and one move that is much better than all others."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.controls.lesson import alone
from cogs.controls.puzzle import begin
from cogs.kit.replies import Interaction
from cogs.kit.translator import text
from games import keys

CHOICES = [app_commands.Choice(name=text(f"{key}-name"), value=key) for key in keys()]


class PuzzleCommand(commands.Cog):
    """The command."""

    @app_commands.command(name="puzzle", description=text("command-puzzle"))
    @app_commands.describe(game=text("option-game"))
    @app_commands.choices(game=CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def puzzle(self, interaction: Interaction, game: str = "") -> None:
        """Give a puzzle, in private."""
        await alone(interaction)
        await begin(interaction, game)
