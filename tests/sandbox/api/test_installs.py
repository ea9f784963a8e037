"""The app installed to user accounts: its commands in group chats and on servers without the bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox.client import members
from sandbox.client.people import Person
from sandbox.model.errors import Refused
from sandbox.model.permissions import EVERYONE, Permission
from sandbox.model.reading import text
from sandbox.model.records import EPHEMERAL, Emoji
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.narrow import not_none
from tests.kit.sandbox.refusals import code_of
from tests.kit.sandbox.visitor import Api, Interaction, Visitor

Answer = Callable[[Interaction], Awaitable[object]]

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BOTH = app_commands.AppInstallationType(guild=True, user=True)


async def offer(
    visitor: Visitor,
    answer: Answer,
    name: str = "play",
    installs: app_commands.AppInstallationType | None = BOTH,
    contexts: app_commands.AppCommandContext | None = EVERYWHERE,
) -> list[Interaction]:
    """Give the bot one more command, answered by *answer*; return its interactions as they arrive."""
    asked: list[Interaction] = []

    async def play(interaction: Interaction) -> None:
        asked.append(interaction)
        await answer(interaction)

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=name,
        description="Open a table",
        callback=play,
        allowed_installs=installs,
        allowed_contexts=contexts,
    )
    visitor.tree.add_command(command)
    await visitor.tree.sync()
    return asked


async def lobby(interaction: Interaction) -> None:
    """Answer with a public message that has a button."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Join", custom_id="join"))
    view.stop()
    await interaction.response.send_message("a lobby", view=view)


@pytest.fixture
async def group(anna: Person, ben: Person, sandbox: Sandbox) -> int:
    """A group chat of Anna, Ben and Clara; Anna has installed the app."""
    await anna.install()
    return await anna.create_group([ben.id, sandbox.person("Clara").id], "Friday")


async def test_a_command_in_a_group_chat_says_where_it_is_and_who_allows_it(
    visitor: Visitor, anna: Person, ben: Person, group: int
) -> None:
    asked = await offer(visitor, lobby)
    await anna.wait_for_answer(await anna.command(group, "play"))
    (interaction,) = asked
    assert interaction.context.private_channel and not interaction.context.guild
    assert interaction.is_user_integration() and not interaction.is_guild_integration()
    assert interaction.guild_id is None and interaction.user.id == anna.id
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert isinstance(interaction.channel, discord.GroupChannel)
    assert (interaction.channel.id, interaction.channel.name) == (group, "Friday")
    assert {user.name for user in interaction.channel.recipients} == {"anna", "ben", "clara"}
    may = interaction.app_permissions
    assert may.attach_files and may.embed_links and may.mention_everyone
    assert not may.external_emojis and not may.send_messages
    (message,) = ben.messages(group)
    assert message["interaction_metadata"]["authorizing_integration_owners"] == {"1": str(anna.id)}
    assert ben.unread(group) == (1, 1)  # every message notifies a group chat


async def test_the_bot_sees_nothing_else_of_a_group_chat(
    visitor: Visitor, anna: Person, group: int, sandbox: Sandbox
) -> None:
    await offer(visitor, lobby)
    (session,) = sandbox.gateway.sessions.values()
    before = session.sent
    await anna.say(group, "hello")
    id = await anna.command(group, "play")
    interaction = await anna.wait_for_answer(id)
    assert session.sent == before + 1  # about the interaction, but not the group or its messages
    assert await code_of(visitor.fetch_channel(group)) == (403, 50001)
    place = visitor.get_partial_messageable(group)
    assert await code_of(place.send("hello")) == (403, 50001)
    message = place.get_partial_message(not_none(interaction.reply))
    assert await code_of(message.edit(content="changed")) == (403, 50001)
    assert await code_of(message.delete()) == (403, 50001)


async def test_everybody_in_a_group_chat_may_click_and_each_click_brings_a_new_token(
    visitor: Visitor, anna: Person, ben: Person, group: int
) -> None:
    clicks: list[Interaction] = []

    async def answer(interaction: Interaction) -> None:
        clicks.append(interaction)
        await interaction.response.edit_message(content=f"{len(clicks)} joined")

    visitor.answer = answer
    asked = await offer(visitor, lobby)
    first = await anna.command(group, "play")
    message = not_none((await anna.wait_for_answer(first)).reply)
    await anna.expire(first)
    assert await code_of(asked[0].edit_original_response(content="late")) == (401, 50027)
    assert await code_of(asked[0].followup.send("late")) == (401, 50027)
    await ben.wait_for_answer(await ben.click(message, "join"))
    assert anna.message(message)["content"] == "1 joined"
    assert clicks[0].user.id == ben.id and clicks[0].token != asked[0].token
    owners = not_none(not_none(clicks[0].message).interaction_metadata)
    assert owners.is_user_integration() and not clicks[0].is_user_integration()  # Anna's, and Ben has none
    await clicks[0].edit_original_response(content="Ben joined")
    assert anna.message(message)["content"] == "Ben joined"
    await clicks[0].followup.send("your hand", ephemeral=True)
    assert [m["content"] for m in ben.messages(group)][-1] == "your hand"
    assert len(anna.messages(group)) == 1


@pytest.mark.parametrize("thinking", [False, True])
async def test_an_installation_of_a_person_allows_five_follow_ups(
    thinking: bool, visitor: Visitor, anna: Person, group: int
) -> None:
    async def answer(interaction: Interaction) -> None:
        if thinking:
            await interaction.response.defer(thinking=True)
            await interaction.followup.send("thought")  # replaces the first message
        else:
            await interaction.response.send_message("at once")

    asked = await offer(visitor, answer)
    await anna.wait_for_answer(await anna.command(group, "play"))
    await anna.until(lambda message: message["content"] in ("thought", "at once"))
    for number in range(5):
        await asked[0].followup.send(str(number), ephemeral=bool(number % 2))
    assert await code_of(asked[0].followup.send("one too many")) == (400, 40094)
    await asked[0].edit_original_response(content="edits go on")


async def test_an_installation_of_a_server_allows_more_follow_ups(
    visitor: Visitor, anna: Person, world: World
) -> None:
    await anna.install()
    asked = await offer(visitor, lobby)
    await anna.wait_for_answer(await anna.command(world.find_channel("games").id, "play"))
    assert asked[0].is_user_integration() and asked[0].is_guild_integration()
    for number in range(6):
        await asked[0].followup.send(str(number))


async def test_a_server_without_the_bot_stays_hidden_from_it(
    visitor: Visitor, anna: Person, ben: Person, world: World, api: Api
) -> None:
    library = await anna.create_server("Library")
    general = world.channels.in_guild(library)[0].id
    asked = await offer(visitor, lobby)
    await anna.install()
    await anna.wait_for_answer(await anna.command(general, "play"))
    (interaction,) = asked
    assert interaction.context.guild and interaction.guild_id == library
    assert interaction.is_user_integration() and not interaction.is_guild_integration()
    assert interaction.app_permissions.external_emojis and not interaction.app_permissions.send_messages
    assert [message["content"] for message in ben.messages(general)] == ["a lobby"]
    assert visitor.get_guild(library) is None
    assert await code_of(visitor.fetch_guild(library)) == (404, 10004)
    assert await code_of(visitor.fetch_channel(general)) == (403, 50001)
    assert await code_of(visitor.get_partial_messageable(general).send("hello")) == (403, 50001)
    status, told = await api("GET", f"/applications/{world.bot.id}/guilds/{library}/commands")
    assert (status, told["code"]) == (403, 50001)
    status, told = await api("GET", f"/guilds/{library}/members/{anna.id}")
    assert (status, told["code"]) == (404, 10004)


@pytest.mark.parametrize("missing", [Permission.USE_EXTERNAL_APPS, Permission.SEND_MESSAGES])
@pytest.mark.parametrize("thinking", [False, True])
async def test_answers_are_private_where_a_person_lacks_the_permission(
    missing: Permission, thinking: bool, visitor: Visitor, anna: Person, ben: Person, world: World
) -> None:
    async def answer(interaction: Interaction) -> None:
        if thinking:
            await interaction.response.defer(thinking=True)
            await interaction.edit_original_response(content="a lobby")
        else:
            told = await interaction.response.send_message("a lobby")
            assert told.is_ephemeral()
        await interaction.followup.send("more")

    library = world.guilds[await anna.create_server("Library")]
    members.change_role(world, library, library.id, EVERYONE & ~missing)
    general = world.channels.in_guild(library.id)[0].id
    await offer(visitor, answer)
    for person in (anna, ben):  # Anna owns the server, so she has every permission
        await person.install()
    await ben.wait_for_answer(await ben.command(general, "play"))
    await ben.until(lambda message: message["content"] == "more")
    assert [message["content"] for message in ben.messages(general)] == ["a lobby", "more"]
    assert all(message["flags"] & EPHEMERAL for message in ben.messages(general))
    assert anna.messages(general) == []
    if not thinking:
        return
    await anna.wait_for_answer(await anna.command(general, "play"))
    await ben.until(lambda message: message["content"] == "more" and not message["flags"] & EPHEMERAL)


async def test_a_bot_on_the_server_answers_publicly_without_that_permission(
    visitor: Visitor, ben: Person, anna: Person, world: World
) -> None:
    games = world.find_channel("games")
    home = world.guilds[games.guild_id or 0]
    members.change_role(world, home, home.id, EVERYONE & ~Permission.USE_EXTERNAL_APPS)
    await offer(visitor, lobby)
    await ben.wait_for_answer(await ben.command(games.id, "play"))
    assert [message["content"] for message in anna.messages(games.id)] == ["a lobby"]


async def test_commands_are_offered_by_place_and_installation(
    visitor: Visitor, anna: Person, ben: Person, world: World, group: int
) -> None:
    guild = app_commands.AppInstallationType(guild=True)
    user = app_commands.AppInstallationType(user=True)
    no_group = app_commands.AppCommandContext(guild=True, dm_channel=True)
    await offer(visitor, lobby, "plain", None, None)
    await offer(visitor, lobby, "server", guild)
    await offer(visitor, lobby, "own", user)
    await offer(visitor, lobby, "both")
    await offer(visitor, lobby, "alone", contexts=no_group)
    library = world.channels.in_guild(await anna.create_server("Library"))[0].id
    games, private = world.find_channel("games").id, await anna.open_dm(ben.id)
    places = {"games": games, "library": library, "group": group, "private": private}
    places["bot"] = await anna.open_dm(world.bot.id)

    def names(person: Person, place: str) -> set[str]:
        return {command["name"] for command in person.commands(places[place])}

    everything = {"plain", "server", "own", "both", "alone"}
    assert names(anna, "games") == names(anna, "bot") == everything
    assert names(ben, "games") == everything - {"own"}
    assert names(anna, "library") == {"own", "both", "alone"}
    assert names(anna, "group") == names(anna, "private") == {"own", "both"}
    assert names(ben, "library") == names(ben, "group") == names(ben, "private") == set()
    await anna.install(False)
    assert names(anna, "library") == names(anna, "group") == set()
    assert names(anna, "games") == names(anna, "bot") == everything - {"own"}


async def test_it_is_said_why_a_command_is_not_offered(
    visitor: Visitor, anna: Person, ben: Person, world: World, group: int
) -> None:
    await offer(visitor, lobby, "server", app_commands.AppInstallationType(guild=True))
    await offer(visitor, lobby, "own", app_commands.AppInstallationType(user=True))
    await offer(visitor, lobby, "both")
    await offer(visitor, lobby, "alone", contexts=app_commands.AppCommandContext(dm_channel=True))
    library = world.channels.in_guild(await anna.create_server("Library"))[0].id
    assert anna.obstacles(world.find_channel("games").id) == {"alone": "it can't be used on servers"}
    assert ben.obstacles(library) == {
        "server": "the app isn't on this server, and people can't install this command",
        "own": "you haven't installed the app",
        "both": "the app isn't on this server, and you haven't installed it",
        "alone": "it can't be used on servers",
    }
    assert ben.obstacles(group)["both"] == "you haven't installed the app"
    assert anna.obstacles(group) == {
        "server": "the app isn't part of this conversation, and people can't install this command",
        "alone": "it can't be used in group chats and direct messages with other people",
    }
    with pytest.raises(Refused, match="no command /both here: you haven't installed the app"):
        await ben.command(group, "both")


async def test_a_removed_app_answers_no_clicks(
    visitor: Visitor, anna: Person, ben: Person, world: World, group: int
) -> None:
    await offer(visitor, lobby)
    library = await anna.create_server("Library")
    general = world.channels.in_guild(library)[0].id
    for place in (group, general):
        await anna.wait_for_answer(await anna.command(place, "play"))
    await anna.install(False)
    for place in (group, general):
        with pytest.raises(Refused, match="isn't installed here any more"):
            await ben.click(int(ben.messages(place)[0]["id"]), "join")
    visitor.answer = lambda interaction: interaction.response.defer()
    await anna.add_app(library)  # now the server's own installation allows it
    await ben.wait_for_answer(await ben.click(int(ben.messages(general)[0]["id"]), "join"))


async def test_a_server_gains_and_loses_the_bot(
    visitor: Visitor, anna: Person, ben: Person, world: World
) -> None:
    library = await anna.create_server("Library")
    with pytest.raises(Refused, match="Ben may not manage Library"):
        await ben.add_app(library)
    await anna.add_app(library)
    await world.until(lambda: visitor.get_guild(library))
    guild = not_none(visitor.get_guild(library))
    assert [channel.name for channel in guild.text_channels] == ["general"]
    await guild.text_channels[0].send("hello")
    await anna.remove_app(library)
    await world.until(lambda: visitor.get_guild(library) is None)


async def test_own_emojis_are_not_shown_in_group_chats(
    visitor: Visitor, anna: Person, world: World, group: int
) -> None:
    emoji = world.emojis.keep(Emoji(world.new_id(), "spade_ace", "png", b""))
    shown = f"<:spade_ace:{emoji.id}>"
    refused: list[discord.HTTPException] = []

    async def answer(interaction: Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(f"your card: {shown}"))
        await interaction.response.send_message(view=view)
        view.add_item(ui.ActionRow(ui.Button(custom_id="card", emoji=shown)))
        view.stop()
        try:
            await interaction.edit_original_response(view=view)
        except discord.HTTPException as error:
            refused.append(error)

    await offer(visitor, answer)
    await anna.command(group, "play")
    await world.until(lambda: refused)
    assert refused[0].code == 50035 and "emoji" in str(refused[0])
    assert text(anna.messages(group)[0]) == "your card: :spade_ace:"
    dm = await anna.open_dm(world.bot.id)
    await anna.command(dm, "play")
    await anna.until(lambda message: shown in text(message) and len(message["components"]) == 2)


async def test_the_app_permissions_in_its_own_dm(visitor: Visitor, anna: Person, world: World) -> None:
    asked = await offer(visitor, lobby)
    dm = await anna.open_dm(world.bot.id)
    await anna.wait_for_answer(await anna.command(dm, "play"))
    assert asked[0].context.dm_channel
    assert asked[0].app_permissions.value == 442368  # the number in Discord's documentation


async def test_a_dm_needs_a_server_in_common_or_an_installation(
    visitor: Visitor, anna: Person, world: World
) -> None:
    user = await visitor.fetch_user(anna.id)
    home = next(iter(world.guilds.values()))
    members.leave(world, home, anna.id)
    with pytest.raises(Refused, match="share a server with the app, or install it"):
        await anna.open_dm(world.bot.id)
    assert await code_of(user.send("hello")) == (403, 50278)
    await anna.install()
    await user.send("hello")
    await anna.install(False)
    assert await code_of(user.send("hello")) == (403, 50278)
    await anna.say(not_none(anna.dm()).id, "I'm still here")
    await user.send("so am I")
    await anna.close_dms()
    assert await code_of(user.send("hello")) == (403, 50007)


async def test_group_chats_have_their_limits(anna: Person, ben: Person, sandbox: Sandbox) -> None:
    clara, world = sandbox.person("Clara"), sandbox.world
    with pytest.raises(Refused, match="3 to 10"):
        await anna.create_group([ben.id])
    with pytest.raises(Refused, match="apps can't"):
        await anna.create_group([ben.id, world.bot.id])
    with pytest.raises(Refused, match="with themself"):
        await anna.open_dm(anna.id)
    group = await anna.create_group([ben.id, clara.id])
    private = await anna.open_dm(ben.id)
    assert await ben.open_dm(anna.id) == private
    with pytest.raises(Refused):
        clara.messages(private)
    assert {c["id"] for c in clara.ready()["private_channels"]} == {str(group)}
