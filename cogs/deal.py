"""Monopoly Deal in Discord: its options as a command. Everything else is what all games share."""

from __future__ import annotations

from typing import ClassVar, Literal

from discord import app_commands
from discord.ext.commands import Bot

from bot.domain.match import Absent
from cogs.lobby import Deadline, GameCog, create, house_options, passing_option
from cogs.replies import Interaction
from cogs.translator import text


class Deal(GameCog):
    """The commands of Monopoly Deal."""

    game = "deal"
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "hand-7",
        "actions": "rent-4",
        "paying": "payment-2",
        "sayno": "birthday-5",
        "points": "end-4",
        "options": "",
    }
    deal = app_commands.Group(name="deal", description=text("command-deal"), guild_only=True)

    @deal.command(name="new", description=text("command-deal-new"))
    @app_commands.describe(
        scoring=text("option-scoring"),
        rounds=text("option-rounds"),
        deal_breaker=text("option-deal_breaker"),
        forced_deal_own_set=text("option-forced_deal_own_set"),
        round_limit=text("option-round_limit"),
    )
    @passing_option
    @house_options
    async def new(
        self,
        interaction: Interaction,
        scoring: Literal["sets", "points"] = "sets",
        rounds: Literal["1", "2", "3", "4", "5", "6", "7", "8"] = "1",
        deal_breaker: Literal["out", "in"] = "out",
        forced_deal_own_set: Literal["no", "yes"] = "no",
        round_limit: Literal["none", "15", "30"] = "none",
        absent: Absent = "move",
        deadline: Deadline | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby for Monopoly Deal."""
        options = {
            "scoring": scoring,
            "rounds": rounds,
            "deal_breaker": deal_breaker,
            "forced_deal_own_set": forced_deal_own_set,
            "round_limit": round_limit,
        }
        await create(interaction, self.game, options, deadline, absent, thread)


async def setup(bot: Bot) -> None:
    """Add the cog to *bot*."""
    await bot.add_cog(Deal())
