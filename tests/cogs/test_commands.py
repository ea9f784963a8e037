"""All commands at once: what Discord and people need of each of them."""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

import bot.discord.controls
import locales
from bot.language import LOCALES, MissingMessage, language_of
from cogs.setup import setup
from games import keys, load
from sandbox.api.checks.commands import read_all
from sandbox.model.errors import ApiError
from sandbox.model.slash import MENU, SLASH
from tests.kit.sandbox import openapi

Node = app_commands.Command[Any, ..., Any] | app_commands.Group

LEAGUE = ("create", "season", "join", "leave", "start", "standings", "schedule", "close")
GOLDEN = Path(__file__).parent / "golden"

MODERATE = ("end", "remove", "bar", "allow")
GENERAL = ("show", "hand", "log", "replay", "analysis", "resign", "move", "replace", "nudge", "verify")


@pytest.fixture
async def program() -> AsyncIterator[commands.Bot]:
    async with commands.Bot((), intents=discord.Intents(guilds=True)) as program:
        try:
            await setup(program)  # type: ignore[arg-type]
        except MissingMessage as missing:  # one test fails for it
            pytest.skip(str(missing))
        yield program


async def test_the_commands_have_all_their_messages() -> None:
    async with commands.Bot((), intents=discord.Intents(guilds=True)) as program:
        await setup(program)  # type: ignore[arg-type]


def nodes(tree: app_commands.CommandTree[Any]) -> Iterator[Node]:
    for command in tree.walk_commands():
        assert not isinstance(command, app_commands.ContextMenu)
        yield command


def parameters(tree: app_commands.CommandTree[Any]) -> Iterator[app_commands.Parameter]:
    for node in nodes(tree):
        if isinstance(node, app_commands.Command):
            yield from node.parameters


async def test_the_commands_are_those_of_the_house_and_of_each_game(program: commands.Bot) -> None:
    house = {
        "match",
        *(f"match {name}" for name in GENERAL),
        "matches",
        "rules",
        "learn",
        "puzzle",
        "server",
        "settings",
        "evening",
        "play",
    }
    house |= {"notify", "me"}
    house |= {"moderate", *(f"moderate {name}" for name in MODERATE)}
    house |= {"league", *(f"league {name}" for name in LEAGUE)}
    house |= {"help", "vacation", "profile", "leaderboard", "privacy", "privacy export", "privacy delete"}
    of_games = {name for key in keys() for name in (key, f"{key} new")}
    assert {node.qualified_name for node in nodes(program.tree)} == house | of_games


async def test_whom_to_avoid_is_chosen_in_the_menu_of_a_person(program: commands.Bot) -> None:
    menus = [each for each in await payloads(program) if each["type"] != SLASH]
    assert [(each["type"], each["name"], each["name_localizations"]["de"]) for each in menus] == [
        (MENU, "Avoid", "Meiden")
    ]


@pytest.mark.all_games
async def test_every_command_and_option_is_described_in_the_locale(program: commands.Bot) -> None:
    for node in nodes(program.tree):
        name = node.qualified_name.replace(" ", "-")
        key, _, rest = name.partition("-")
        id = "-".join((key, "command", *rest.split())) if key in keys() else f"command-{name}"
        assert node.description == language_of("en")(id)
        assert len(node.description) <= 100
    for parameter in parameters(program.tree):
        assert 1 <= len(str(parameter.description)) <= 100


@pytest.mark.parametrize("recorded", ["games", "lessons", "persons"])
async def test_the_commands_are_as_discord_has_them(program: commands.Bot, recorded: str) -> None:
    """A command with another shape is a different one for Discord, and for the habits of its users."""
    translator = program.tree.translator
    assert translator is not None
    for key, known in json.loads((GOLDEN / f"{recorded}.json").read_text(encoding="utf-8")).items():
        command = program.tree.get_command(key)
        assert command is not None
        assert await command.get_translated_payload(program.tree, translator) == known


@pytest.mark.all_games
async def test_every_name_and_choice_of_the_house_can_be_translated(program: commands.Bot) -> None:
    house = [node for node in nodes(program.tree) if node.qualified_name.split()[0] not in keys()]
    named = [*house, *(parameter for node in house for parameter in getattr(node, "parameters", ()))]
    for item in named:
        shown = item.display_name if isinstance(item, app_commands.Parameter) else item.name
        assert language_of("en")(f"name-{shown}") == shown
        if isinstance(item, app_commands.Parameter):
            assert str(item.description) == language_of("en")(f"option-{shown}")
            for choice in item.choices:
                if item.name == "pace":
                    assert language_of("en")(f"setting-pace-{choice.value}") == choice.name
                elif item.name != "game" and not choice.name.isdecimal():
                    assert language_of("en")(f"choice-{choice.name.replace(' ', '-')}") == choice.name


@pytest.mark.all_games
@pytest.mark.parametrize("language", [name for name in LOCALES if name != "en"])
async def test_discord_gets_names_it_accepts_in_other_languages(program: commands.Bot, language: str) -> None:
    translator = program.tree.translator
    assert translator is not None
    for command in program.tree.get_commands():
        payload = await command.get_translated_payload(program.tree, translator)
        for item in _items(payload):
            if item is payload and payload["type"] == MENU:
                assert 1 <= len(item["name_localizations"][language]) <= 32
            elif "value" not in item:
                name = item["name_localizations"][language]
                assert re.fullmatch(r"[-_\w]{1,32}", name)
                assert name == name.lower()
                assert 1 <= len(item["description_localizations"][language]) <= 100
            elif not item["name"].isdecimal():
                assert 1 <= len(item["name_localizations"][language]) <= 100


def _items(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield payload
    for item in (*payload.get("options", ()), *payload.get("choices", ())):
        yield from _items(item)


async def payloads(program: commands.Bot) -> list[dict[str, Any]]:
    """Return all commands as they are registered with Discord."""
    translator = program.tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(program.tree, translator)
        for command in program.tree.get_commands()
    ]


@pytest.mark.all_games
async def test_the_commands_keep_within_the_limits_of_discord(program: commands.Bot) -> None:
    assert len(read_all(await payloads(program))) == len(program.tree.get_commands())


@pytest.mark.all_games
@pytest.mark.skipif(not openapi.FILE.exists(), reason=openapi.MISSING)
async def test_the_commands_are_what_discord_describes(program: commands.Bot) -> None:
    assert [fault for each in await payloads(program) if (fault := openapi.find_command_fault(each))] == []


OPTION = {"type": 3, "name": "one", "description": "One"}
SUBCOMMAND = {"type": 1, "name": "new", "description": "New"}
BEYOND: dict[str, dict[str, Any]] = {
    "a context that doesn't exist": {"contexts": [0, 3]},
    "a context twice": {"contexts": [1, 1]},
    "an installation that doesn't exist": {"integration_types": [2]},
    "no installation": {"integration_types": []},
    "too long a description": {"description": "x" * 101},
    "too long a name": {"name": "x" * 33},
    "too long a description in German": {"description_localizations": {"de": "x" * 101}},
    "26 options": {"options": [OPTION | {"name": f"option-{number}"} for number in range(26)]},
    "26 sub-commands": {"options": [SUBCOMMAND | {"name": f"new-{number}"} for number in range(26)]},
    "26 choices": {
        "options": [OPTION | {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}],
    },
    "too long a choice": {"options": [OPTION | {"choices": [{"name": "x" * 101, "value": "x"}]}]},
}


@pytest.mark.parametrize("change", BEYOND.values(), ids=BEYOND)
def test_a_command_beyond_the_limits_is_noticed(change: dict[str, Any]) -> None:
    command = {"type": 1, "name": "play", "description": "Play", "contexts": [0, 1], "integration_types": [0]}
    assert read_all([command])
    with pytest.raises(ApiError):
        read_all([command | change])
    if openapi.FILE.exists():
        assert not openapi.find_command_fault(command)
        assert openapi.find_command_fault(command | change)


def test_two_options_cannot_have_the_same_name_in_a_language() -> None:
    options = [OPTION | {"name": name, "name_localizations": {"de": "eins"}} for name in ("one", "two")]
    with pytest.raises(ApiError, match="50035"):
        read_all([{"type": 1, "name": "play", "description": "Play", "options": options}])


async def test_other_languages_are_not_kept_for_the_names_of_commands(program: commands.Bot) -> None:
    locales._read_sources.cache_clear()
    translator = program.tree.translator
    assert translator is not None
    for command in program.tree.get_commands():
        payload = await command.get_translated_payload(program.tree, translator)
        assert payload.get("description_localizations", payload["name_localizations"])["de"]
    assert locales._read_sources.cache_info().currsize == 0


async def test_text_options_offer_what_they_take(program: commands.Bot) -> None:
    for parameter in parameters(program.tree):
        if parameter.type in (discord.AppCommandOptionType.string, discord.AppCommandOptionType.integer):
            assert parameter.choices or parameter.autocomplete or parameter.name == "name"


async def test_only_managers_see_the_settings(program: commands.Bot) -> None:
    for command in program.tree.get_commands():
        manages = discord.Permissions(manage_guild=True) if command.name == "settings" else None
        assert command.default_permissions == manages


async def test_commands_are_registered_for_where_they_work(program: commands.Bot) -> None:
    """On servers, in direct messages with the bot, in other conversations; and whether people bring them."""
    of_servers = {"settings", "server", "evening", "moderate", "league", "profile", "leaderboard"}
    alone = {"learn", "puzzle"}  # in a foreign place, nothing stays up to date without clicks
    for payload in await payloads(program):
        name = payload["name"]
        where = {0} if name in of_servers else {0, 1} if name in alone else {0, 1, 2}
        installs = None if name in of_servers | alone else [0, 1]
        assert (set(payload["contexts"]), payload["integration_types"]) == (where, installs), name


@pytest.mark.parametrize("key", keys())
async def test_a_game_offers_its_settings_with_their_values(program: commands.Bot, key: str) -> None:
    new = program.tree.get_command(key)
    assert isinstance(new, app_commands.Group)
    command = new.get_command("new")
    assert isinstance(command, app_commands.Command)
    for setting in load(key).settings:
        parameter = command.get_parameter(setting.name)
        assert parameter is not None
        assert sorted(choice.value for choice in parameter.choices) == sorted(setting.values)
        assert parameter.default == setting.values[0]
    assert command.get_parameter("thread") is not None
    assert command.get_parameter("pace") is not None


@pytest.mark.parametrize("key", keys())
def test_a_game_has_rules_to_read(key: str) -> None:
    for language, section in product(LOCALES, load(key).sections):
        assert len(language_of(language)(f"{key}-rules-{section}-title")) <= 100
        assert len(language_of(language)(f"{key}-rules-{section}")) <= 1500


async def test_every_verb_of_a_control_is_answered(program: commands.Bot) -> None:
    verbs = set(re.findall(r"``([a-z]+)``", bot.discord.controls.__doc__ or ""))
    assert verbs >= {"join", "hand", "do"}
    # Where the extension was loaded anew, its modules are new ones.
    assert verbs <= importlib.import_module("cogs.kit.router").HANDLERS.keys()
