"""Cardopoly in Discord: its options as a command. Everything else is what all games share."""

from __future__ import annotations

from typing import ClassVar, Literal

from discord import app_commands
from discord.ext.commands import Bot

from bot.domain.match import Absent
from cogs.lobby import Deadline, GameCog, create, house_options, passing_option
from cogs.replies import Interaction
from cogs.translator import text


class Cardopoly(GameCog):
    """The commands of Cardopoly."""

    game = "cardopoly"
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "quick-4",
        "buying": "hand-buy",
        "rent": "rent-4",
        "chance": "jail-3",
        "trade": "trade-4",
        "options": "",
    }
    cardopoly = app_commands.Group(name="cardopoly", description=text("command-cardopoly"), guild_only=True)

    @cardopoly.command(name="new", description=text("command-cardopoly-new"))
    @app_commands.describe(
        play=text("option-play"),
        teams=text("option-teams"),
        suits=text("option-suits"),
        king_tax=text("option-king_tax"),
        tax_choice=text("option-tax_choice"),
        round_limit=text("option-round_limit"),
    )
    @passing_option
    @house_options
    async def new(
        self,
        interaction: Interaction,
        play: Literal["standard", "quick"] = "standard",
        teams: Literal["no", "yes"] = "no",
        suits: Literal["random", "chosen"] = "random",
        king_tax: Literal["1", "2"] = "1",
        tax_choice: Literal["random", "giver"] = "random",
        round_limit: Literal["40", "20", "80", "none"] = "40",
        absent: Absent = "move",
        deadline: Deadline | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby for Cardopoly."""
        options = {
            "play": play,
            "teams": teams,
            "suits": suits,
            "king_tax": king_tax,
            "tax_choice": tax_choice,
            "round_limit": round_limit,
        }
        await create(interaction, self.game, options, deadline, absent, thread)


async def setup(bot: Bot) -> None:
    """Add the cog to *bot*."""
    await bot.add_cog(Cardopoly())
