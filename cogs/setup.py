"""Adds every command, the router of clicks, the handler of errors and the translator to a client."""

from __future__ import annotations

from bot.client import Client
from cogs.controls import film, league, lobby, panel, seats, table  # noqa: F401  they answer clicks
from cogs.evening import EveningCommand
from cogs.games import build_command
from cogs.help import Help
from cogs.kit.errors import admit, answer_command
from cogs.kit.router import Router
from cogs.kit.translator import Translator
from cogs.league import LeagueCommands
from cogs.learn import Learn
from cogs.match import MatchCommands, MatchList
from cogs.moderation import Moderation
from cogs.play import PlayCommand
from cogs.preferences import Persons, avoid_from_menu
from cogs.privacy import PrivacyCommands
from cogs.profile import Profiles
from cogs.puzzle import PuzzleCommand
from cogs.rules import Rules
from cogs.server import ServerCommand
from cogs.settings import Settings
from cogs.vacation import Vacation
from games import keys, load


async def setup(bot: Client) -> None:
    """Add all cogs to *bot*. Each game's command is made from its settings."""
    bot.tree.error(answer_command)
    bot.tree.interaction_check = admit  # type: ignore[method-assign]
    await bot.tree.set_translator(Translator())
    for cog in (
        Router,
        Help,
        LeagueCommands,
        EveningCommand,
        Learn,
        MatchCommands,
        MatchList,
        Moderation,
        Persons,
        PlayCommand,
        PrivacyCommands,
        Profiles,
        PuzzleCommand,
        Rules,
        ServerCommand,
        Settings,
        Vacation,
    ):
        await bot.add_cog(cog())
    bot.tree.add_command(avoid_from_menu)
    for key in keys():
        bot.tree.add_command(build_command(load(key)))
