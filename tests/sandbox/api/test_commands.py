from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.api.checks import commands
from sandbox.client.people import Person
from sandbox.model.errors import ApiError, Refused
from sandbox.model.records import Json
from sandbox.model.world import World
from tests.kit.sandbox.refusals import codes
from tests.kit.sandbox.visitor import Interaction, Visitor


def command(**more: Any) -> Json:
    return {"name": "play", "description": "Open a table", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "game", "description": "Which", **more}


def group(*inner: Json, type: int = 1) -> Json:
    return {"type": type, "name": "sub", "description": "Below", "options": list(inner)}


CHOICES = [{"name": str(n), "value": str(n)} for n in range(26)]

LONG = [{"name": f"{c}" * 100, "value": f"{c}" * 100} for c in "abcdefghi"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (command(name="Play"), "APPLICATION_COMMAND_INVALID_NAME"),
        (command(name="two words"), "APPLICATION_COMMAND_INVALID_NAME"),
        (command(name="x" * 33), "BASE_TYPE_BAD_LENGTH"),
        (command(integration_types=[]), "BASE_TYPE_MIN_LENGTH"),
        (command(integration_types=[2]), "BASE_TYPE_CHOICES"),
        (command(integration_types=[1, 1]), "SET_TYPE_CONTAINS_DUPLICATES"),
        (command(integration_types=1), "LIST_TYPE_CONVERT"),
        (command(contexts=[]), "BASE_TYPE_MIN_LENGTH"),
        (command(contexts=[0, 3]), "BASE_TYPE_CHOICES"),
        (command(contexts=[2, 0, 2]), "SET_TYPE_CONTAINS_DUPLICATES"),
        (command(contexts=["guild"]), "BASE_TYPE_CHOICES"),
        (command(description=""), "BASE_TYPE_BAD_LENGTH"),
        (command(description="x" * 101), "BASE_TYPE_BAD_LENGTH"),
        (command(name_localizations={"xx": "spiel"}), "BASE_TYPE_CHOICES"),
        (command(name_localizations={"de": "Spiel"}), "APPLICATION_COMMAND_INVALID_NAME"),
        (command(description_localizations={"de": "x" * 101}), "BASE_TYPE_BAD_LENGTH"),
        (command(options=[option(name=f"o{n}") for n in range(26)]), "BASE_TYPE_BAD_LENGTH"),
        (command(options=[option(), option()]), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"),
        (command(options=[option(name="Game")]), "APPLICATION_COMMAND_INVALID_NAME"),
        (command(options=[option(type=12)]), "BASE_TYPE_CHOICES"),
        (
            command(options=[option(), option(name="seats", required=True)]),
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (command(options=[option(choices=CHOICES)]), "BASE_TYPE_BAD_LENGTH"),
        (command(options=[option(choices=[{"name": "x" * 101, "value": "1"}])]), "BASE_TYPE_BAD_LENGTH"),
        (command(options=[option(type=4, choices=CHOICES[:1])]), "NUMBER_TYPE_COERCE"),
        (
            command(options=[option(choices=CHOICES[:1], autocomplete=True)]),
            "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID",
        ),
        (command(options=[group(), option()]), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (command(options=[group(group(type=2), type=2)]), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
        (command(type=2), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"),
        (
            command(options=[option(name=f"o{n}", description="x" * 100, choices=LONG) for n in range(5)]),
            "APPLICATION_COMMAND_TOO_LARGE",
        ),
    ],
)  # fmt: skip
def test_commands_discord_refuses(body: Json, code: str) -> None:
    with pytest.raises(ApiError) as caught:
        commands.read_all([body])
    assert code in codes(caught.value.errors)


def test_a_hundred_commands_of_different_names() -> None:
    assert len(commands.read_all([command(name=f"c{n}") for n in range(100)])) == 100
    with pytest.raises(ApiError) as caught:
        commands.read_all([command(name=f"c{n}") for n in range(101)])
    assert caught.value.code == 30032
    with pytest.raises(ApiError) as caught:
        commands.read_all([command(), command()])
    assert codes(caught.value.errors) == {"APPLICATION_COMMANDS_DUPLICATE_NAME"}


def test_names_in_other_scripts() -> None:
    names = {"de": "grundstück", "hi": "संपत्ति", "th": "ทรัพย์สิน", "ja": "資産"}
    assert commands.read_all([command(name_localizations=names)])[0]["name_localizations"] == names


async def test_commands_are_synced_and_offered(
    visitor: Visitor, world: World, anna: Person, ben: Person
) -> None:
    tree = visitor.tree
    table = app_commands.Group(name="table", description="Your table")

    @table.command(description="Open one")
    async def new(
        interaction: Interaction, friend: discord.User, where: discord.TextChannel | None = None
    ) -> None:
        await interaction.response.send_message(f"{friend.name} {where}")

    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: Interaction) -> None:
        await interaction.response.send_message("settings")

    tree.add_command(table)
    tree.add_command(app_commands.Command(name="settings", description="Settings", callback=settings))
    here: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="here", description="Here", callback=_answer_here
    )
    tree.add_command(here, guild=visitor.guilds[0])
    queue = ben.subscribe()
    first = await tree.sync()
    await tree.sync(guild=visitor.guilds[0])
    assert [command.id for command in await tree.sync()] == [command.id for command in first]
    assert {command.name for command in await tree.fetch_commands()} == {"table", "settings"}
    assert queue.get_nowait()["t"] == "COMMANDS_UPDATE"

    games = world.find_channel("games").id
    assert {command["name"] for command in anna.commands(games)} == {"table", "settings", "here"}
    assert {command["name"] for command in ben.commands(games)} == {"table", "here"}
    with pytest.raises(Refused):
        await ben.command(games, "settings")
    with pytest.raises(Refused, match="subcommand"):
        await ben.command(games, "table")
    await ben.command(games, "table new", friend=anna.id, where=games)
    await ben.until(lambda message: message["content"] == "anna games")

    tree.clear_commands(guild=None)
    await tree.sync()
    assert {command["name"] for command in anna.commands(games)} == {"here"}


async def _answer_here(interaction: Interaction) -> None:
    await interaction.response.send_message("here")


async def test_the_language_of_the_reader_comes_along(visitor: Visitor, world: World, ben: Person) -> None:
    async def hello(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.locale} {interaction.guild_locale}")

    visitor.tree.add_command(app_commands.Command(name="hello", description="Hello", callback=hello))
    await visitor.tree.sync()
    await ben.speak("de")
    await ben.command(world.find_channel("games").id, "hello")
    await ben.until(lambda message: message["content"] == "de en-US")
