"""`/learn`: a first match of a game, guided step by step, in private."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.lessons.progress import lessons
from cogs.controls.lesson import alone, begin
from cogs.kit.replies import Interaction
from cogs.kit.translator import text
from games.kit.lesson import lesson_title

CHOICES = [
    app_commands.Choice(name=text(lesson_title(game, lesson).id), value=f"{game.key}/{lesson.name}")
    for game, lesson in lessons()
]


class Learn(commands.Cog):
    """The command."""

    @app_commands.command(name="learn", description=text("command-learn"))
    @app_commands.describe(game=text("option-game"))
    @app_commands.choices(game=CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Start or resume a lesson; without a game, let the person choose."""
        await alone(interaction)
        await begin(interaction, game)
