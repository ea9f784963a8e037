"""Slash commands, buttons, selects and modals, and every way to answer them, over the real discord.py."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from sandbox.client import passing
from sandbox.client.people import Person
from sandbox.model.errors import Refused
from sandbox.model.reading import button, pictures, select, text
from sandbox.model.records import EPHEMERAL, LOADING
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.narrow import not_none
from tests.kit.sandbox.visitor import Interaction, Visitor

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (7).to_bytes(4) + (5).to_bytes(4) + b"\0" * 64

Answer = Callable[[Interaction], Awaitable[object]]


async def offer(visitor: Visitor, answer: Answer) -> None:
    """Give the bot one command, /play, which is answered by *answer*."""

    @app_commands.describe(game="Which", seats="How many")
    @app_commands.choices(game=[app_commands.Choice(name="Property", value="property")])
    async def play(interaction: Interaction, game: str = "property", seats: int = 2) -> None:
        interaction.extras = {"game": game, "seats": seats}
        await answer(interaction)

    visitor.tree.add_command(app_commands.Command(name="play", description="Open a table", callback=play))
    await visitor.tree.sync()


def layout(*items: ui.Item[ui.LayoutView]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


async def test_a_command_is_answered_for_all(
    visitor: Visitor, anna: Person, ben: Person, world: World
) -> None:
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name}: {interaction.extras}")

    await offer(visitor, answer)
    games = world.find_channel("games").id
    interaction = await anna.wait_for_answer(await anna.command(games, "play", game="Property", seats=3))
    (message,) = ben.messages(games)
    assert message["content"] == "Anna: {'game': 'property', 'seats': 3}"
    assert message["interaction_metadata"]["user"]["id"] == str(anna.id)
    assert interaction.reply == int(message["id"])


async def test_an_answer_for_one_is_seen_by_one(
    visitor: Visitor, anna: Person, ben: Person, world: World
) -> None:
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("only you", ephemeral=True)
        await interaction.followup.send("and this", ephemeral=True)
        await interaction.followup.send("all of you")

    await offer(visitor, answer)
    games = world.find_channel("games").id
    await anna.command(games, "play")
    await ben.until(lambda message: message["content"] == "all of you")
    assert [message["content"] for message in anna.messages(games)] == ["only you", "and this", "all of you"]
    assert [message["content"] for message in ben.messages(games)] == ["all of you"]
    private = anna.messages(games)[0]
    assert private["flags"] & EPHEMERAL
    with pytest.raises(discord.NotFound):
        await visitor.channel("games").fetch_message(int(private["id"]))
    await anna.dismiss(int(private["id"]))
    assert len(anna.messages(games)) == 2


async def test_thinking_first(visitor: Visitor, anna: Person, ben: Person, world: World) -> None:
    go_on = asyncio.Event()

    async def answer(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await go_on.wait()
        await interaction.followup.send(view=layout(ui.TextDisplay("done")))
        await interaction.edit_original_response(view=layout(ui.TextDisplay("done twice")))

    await offer(visitor, answer)
    games = world.find_channel("games").id
    await anna.wait_for_answer(await anna.command(games, "play"))
    (thinking,) = anna.messages(games)
    assert thinking["flags"] & LOADING and thinking["flags"] & EPHEMERAL
    go_on.set()
    done = await anna.until(lambda message: text(message) == "done twice")
    assert done["id"] == thinking["id"] and not done["flags"] & LOADING
    assert len(anna.messages(games)) == 1 and ben.messages(games) == []


async def test_pictures_are_shown_and_replaced(visitor: Visitor, anna: Person, world: World) -> None:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="The table")
    )
    sent = await visitor.channel("games").send(
        view=layout(ui.Container(ui.TextDisplay("Round 1"), gallery)),
        file=discord.File(io.BytesIO(PNG), "table.png"),
    )
    games = world.find_channel("games").id
    (shown,) = pictures(anna.message(sent.id))
    assert (shown["media"]["width"], shown["media"]["height"]) == (7, 5)
    assert shown["description"] == "The table"
    async with aiohttp.request("GET", shown["media"]["url"]) as answer:
        assert await answer.read() == PNG and answer.content_type == "image/png"

    gallery = ui.MediaGallery(discord.MediaGalleryItem("attachment://next.png", description="Later"))
    await sent.edit(
        view=layout(ui.Container(ui.TextDisplay("Round 2"), gallery)),
        attachments=[discord.File(io.BytesIO(PNG + b"2"), "next.png")],
    )
    (message,) = anna.messages(games)
    assert [item["filename"] for item in message["attachments"]] == ["next.png"]
    assert pictures(message)[0]["media"]["attachment_id"] == message["attachments"][0]["id"]
    assert message["edited_timestamp"]

    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(attachments=[])
    assert caught.value.code == 50035 and "still shows" in caught.value.text


async def test_buttons_and_selects(visitor: Visitor, anna: Person, ben: Person, world: World) -> None:
    row = ui.ActionRow[ui.LayoutView](
        ui.Button(label="Join", custom_id="join"), ui.Button(label="No", custom_id="no", disabled=True)
    )
    options = [discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(5)]
    cards = ui.Select[ui.LayoutView](custom_id="cards", max_values=3, options=options)
    user = discord.SelectDefaultValueType.user
    him = discord.SelectDefaultValue(id=ben.id, type=user)
    people = ui.UserSelect[ui.LayoutView](custom_id="who", default_values=[him])
    view = layout(row, ui.ActionRow(cards), ui.ActionRow(people))
    sent = await visitor.channel("games").send(view=view)
    proposed = select(ben.message(sent.id), 1)
    assert proposed and proposed["default_values"] == [{"id": str(ben.id), "type": "user"}]
    heard: list[Any] = []

    async def answer(interaction: Interaction) -> None:
        data: Any = interaction.data
        heard.append((interaction.user.id, data["custom_id"], data.get("values")))
        if data["custom_id"] == "join":
            await interaction.response.edit_message(view=layout(ui.TextDisplay("joined")))
        else:
            await interaction.response.defer()

    visitor.answer = answer
    await ben.wait_for_answer(await ben.select(sent.id, "cards", ["4", "0"]))
    await ben.wait_for_answer(await ben.select(sent.id, "who", [str(anna.id)]))
    await ben.wait_for_answer(await ben.click(sent.id, "join"))
    assert heard == [(ben.id, "cards", ["4", "0"]), (ben.id, "who", [str(anna.id)]), (ben.id, "join", None)]
    assert text(anna.message(sent.id)) == "joined"


async def test_a_modal_is_opened_and_submitted(visitor: Visitor, anna: Person, world: World) -> None:
    row = ui.ActionRow[ui.LayoutView](ui.Button(label="Pay", custom_id="pay"))
    sent = await visitor.channel("games").send(view=layout(row))
    submitted: list[Any] = []

    async def answer(interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.modal_submit:
            submitted.append(interaction.data)
            await interaction.response.edit_message(view=layout(ui.TextDisplay("paid")))
            return
        modal = ui.Modal(title="Pay the rent", custom_id=f"pay-{interaction.id}")
        options = [discord.SelectOption(label=f"{n} units", value=str(n)) for n in range(1, 5)]
        cards = ui.Select[ui.LayoutView](custom_id="cards", options=options, max_values=2)
        modal.add_item(ui.TextDisplay("Choose cards worth 5."))
        modal.add_item(ui.Label(text="Cards", description="Up to two", component=cards))
        modal.add_item(ui.Label(text="Words", component=ui.TextInput(custom_id="words", required=False)))
        radio = [discord.RadioGroupOption(label=name, value=name) for name in ("yes", "no")]
        modal.add_item(ui.Label(text="Sure?", component=ui.RadioGroup(custom_id="sure", options=radio)))
        await interaction.response.send_modal(modal)

    visitor.answer = answer
    opener = await anna.click(sent.id, "pay")
    await anna.wait_for_answer(opener)
    assert anna.modal is not None and anna.modal["title"] == "Pay the rent"
    with pytest.raises(Refused, match="not offered"):
        await anna.submit(opener, {"cards": ["9"], "sure": "yes"})
    await anna.wait_for_answer(await anna.submit(opener, {"cards": ["4", "1"], "sure": "yes"}))
    parts = {
        p["component"]["custom_id"]: p["component"] for p in submitted[0]["components"] if "component" in p
    }
    assert parts["cards"]["values"] == ["4", "1"]
    assert (parts["words"]["value"], parts["sure"]["value"]) == ("", "yes")
    assert text(anna.message(sent.id)) == "paid"


async def test_completion(visitor: Visitor, anna: Person, world: World) -> None:
    async def propose(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{current} {n}", value=str(n)) for n in range(3)]

    @app_commands.autocomplete(which=propose)
    async def show(interaction: Interaction, which: str) -> None:
        await interaction.response.send_message(which)

    visitor.tree.add_command(app_commands.Command(name="show", description="Show one", callback=show))
    await visitor.tree.sync()
    games = world.find_channel("games").id
    choices = await anna.autocomplete(games, "show", "which", "match")
    assert choices == [{"name": f"match {n}", "value": str(n)} for n in range(3)]
    await anna.command(games, "show", which="2")
    await anna.until(lambda message: message["content"] == "2")


async def test_no_answer_in_time_fails_for_the_person(
    sandbox: Sandbox, visitor: Visitor, anna: Person, world: World
) -> None:
    sandbox.interactions.acknowledge_within = 0.05
    codes: list[int] = []

    async def answer(interaction: Interaction) -> None:
        await asyncio.sleep(0.1)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            codes.append(error.code)

    await offer(visitor, answer)
    queue = anna.subscribe()
    id = await anna.command(world.find_channel("games").id, "play", nonce="7")
    with pytest.raises(Refused, match="did not respond"):
        await anna.wait_for_answer(id)
    failure = {"id": str(id), "nonce": "7", "reason": "The application did not respond"}
    assert queue.get_nowait() == {"t": "INTERACTION_FAILURE", "d": failure}
    await world.until(lambda: codes)
    assert codes == [10062]


async def test_only_one_acknowledgement(visitor: Visitor, anna: Person, world: World) -> None:
    codes: list[int] = []

    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None  # discord.py wouldn't even send the request
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            codes.append(error.code)

    await offer(visitor, answer)
    games = world.find_channel("games").id
    await anna.command(games, "play")
    await world.until(lambda: codes)
    assert codes == [40060]
    assert [message["content"] for message in anna.messages(games)] == ["once"]


async def test_a_token_ends_after_15_minutes(visitor: Visitor, anna: Person, world: World) -> None:
    kept: list[Interaction] = []

    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("now")
        kept.append(interaction)

    await offer(visitor, answer)
    games = world.find_channel("games").id
    await anna.command(games, "play")
    await world.until(lambda: kept)
    world.advance(14 * 60)
    await kept[0].edit_original_response(content="then")
    assert anna.messages(games)[0]["content"] == "then"
    world.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="too late")
    assert caught.value.code == 50027
    assert anna.messages(games)[0]["content"] == "then"


async def test_a_client_refuses_what_is_not_there(visitor: Visitor, anna: Person, world: World) -> None:
    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("hm")

    await offer(visitor, answer)
    games = world.find_channel("games").id
    options = [discord.SelectOption(label="A", value="a"), discord.SelectOption(label="B", value="b")]
    row = ui.ActionRow[ui.LayoutView](ui.Button(label="Off", custom_id="off", disabled=True))
    cards = ui.ActionRow[ui.LayoutView](ui.Select(custom_id="cards", options=options))
    sent = await visitor.channel("games").send(view=layout(row, cards))
    message = anna.message(sent.id)
    assert not_none(button(message, "Off"))["disabled"] and not_none(select(message))["custom_id"] == "cards"
    for refused in (
        anna.click(sent.id, "off"),
        anna.click(sent.id, "on"),
        anna.click(1, "off"),
        anna.select(sent.id, "cards", ["c"]),
        anna.select(sent.id, "cards", ["a", "b"]),
        anna.select(sent.id, "off", ["a"]),
        anna.command(games, "nothing"),
        anna.command(games, "play", color="red"),
        anna.command(games, "play", seats="two"),
        anna.command(games, "play", game="chess"),
        anna.submit(1, {}),
    ):
        with pytest.raises(Refused):
            await refused


async def test_nonsense_can_be_sent(visitor: Visitor, anna: Person, world: World) -> None:
    sent = await visitor.channel("games").send("nothing to click")
    heard: list[Any] = []

    async def answer(interaction: Interaction) -> None:
        heard.append(interaction.data)
        await interaction.response.send_message("no", ephemeral=True)

    visitor.answer = answer
    opener = await anna.raw_component(sent.id, "fh:forged", ["not offered"])
    await anna.wait_for_answer(opener)
    await anna.wait_for_answer(
        await anna.raw_modal(opener, {"custom_id": "fh:never-opened", "components": []})
    )
    assert [item["custom_id"] for item in heard] == ["fh:forged", "fh:never-opened"]
    assert heard[0]["values"] == ["not offered"]


async def test_a_dm_has_commands_and_buttons_too(visitor: Visitor, ben: Person, world: World) -> None:
    async def answer(interaction: Interaction) -> None:
        assert isinstance(interaction.user, discord.User) and interaction.guild is None
        await interaction.response.send_message("done", ephemeral=True)

    await offer(visitor, answer)
    visitor.answer = answer
    row = ui.ActionRow[ui.LayoutView](ui.Button(label="Play", custom_id="play"))
    user = await visitor.fetch_user(ben.id)
    sent = await user.send(view=layout(row))
    await ben.wait_for_answer(await ben.click(sent.id, "play"))
    await ben.wait_for_answer(await ben.command(sent.channel.id, "play"))
    assert [message["content"] for message in ben.messages(sent.channel.id)] == ["", "done", "done"]


async def test_a_reply_to_what_was_deleted(visitor: Visitor, anna: Person, ben: Person) -> None:
    row = ui.ActionRow[ui.LayoutView](ui.Button(label="Play", custom_id="play"))
    sent = await visitor.channel("games").send(view=layout(row))
    codes: list[int] = []

    async def answer(interaction: Interaction) -> None:
        await anna.delete(sent.id)
        try:
            await interaction.response.edit_message(view=layout(ui.TextDisplay("played")))
        except discord.NotFound as error:
            codes.append(error.code)
            await interaction.response.send_message("It is gone.", ephemeral=True)

    visitor.answer = answer
    await ben.wait_for_answer(await ben.click(sent.id, "play"))
    assert codes == [10008]
    assert [message["content"] for message in ben.messages(sent.channel.id)] == ["It is gone."]


async def test_time_that_passes_stops_before_a_private_message_can_no_longer_be_changed(
    visitor: Visitor, anna: Person, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: list[Interaction] = []

    async def answer(interaction: Interaction) -> None:
        await interaction.response.send_message("private", ephemeral=not answered)
        answered.append(interaction)

    await offer(visitor, answer)
    games = world.find_channel("games").id
    began = world.now()
    for _ in range(2):  # only the first is private
        await anna.wait_for_answer(await anna.command(games, "play"))
    monkeypatch.setattr(passing, "MOMENT", 1.0)
    hours = asyncio.create_task(passing.let_pass(world, 8 * 3600))
    await world.until(lambda: world.now() - began > 60)
    assert 840 < world.now() - began < 900
    await answered[0].delete_original_response()
    await hours
    assert 8 * 3600 <= world.now() - began < 8 * 3600 + 60
    assert [message["flags"] & EPHEMERAL for message in anna.messages(games)] == [0]
    await asyncio.wait_for(passing.let_pass(world, 3600), 0.5)  # nothing private is left
