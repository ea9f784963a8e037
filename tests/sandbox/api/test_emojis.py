"""The app's own emojis, through discord.py and beside it."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox.api.routes import emojis
from sandbox.model.records import Emoji
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.sandbox.refusals import code_of, codes
from tests.kit.sandbox.showcase import build_sealed
from tests.kit.sandbox.visitor import Api, Visitor

PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)


def uri(body: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(body).decode()}"


async def test_an_emoji_comes_changes_its_name_and_goes(visitor: Visitor) -> None:
    assert await visitor.fetch_application_emojis() == []
    made = await visitor.create_application_emoji(name="card_7S", image=PNG)
    assert (made.name, made.animated, made.user) == ("card_7S", False, visitor.user)
    assert await visitor.fetch_application_emojis() == [made]
    renamed = await made.edit(name="card_8S")
    assert (await visitor.fetch_application_emoji(made.id)).name == renamed.name == "card_8S"
    await renamed.delete()
    assert await visitor.fetch_application_emojis() == []
    assert await code_of(visitor.fetch_application_emoji(made.id)) == (404, 10014)


async def test_its_picture_is_where_the_cdn_has_it(visitor: Visitor) -> None:
    made = await visitor.create_application_emoji(name="card_7S", image=PNG)
    async with aiohttp.ClientSession() as session:
        for ending in ("png", "webp?size=48"):
            async with session.get(f"{visitor.sandbox.url}/emojis/{made.id}.{ending}") as answer:
                assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", PNG)
        async with session.get(f"{visitor.sandbox.url}/emojis/{made.id + 1}.png") as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"image": uri(PNG)}, "BASE_TYPE_REQUIRED"),
        ({"name": "x", "image": uri(PNG)}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33, "image": uri(PNG)}, "BASE_TYPE_BAD_LENGTH"),
        ({"name": "card-7S", "image": uri(PNG)}, "STRING_TYPE_REGEX"),
        ({"name": "käse", "image": uri(PNG)}, "STRING_TYPE_REGEX"),
        ({"name": "taken", "image": uri(PNG)}, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ({"name": "card_7S"}, "BASE_TYPE_REQUIRED"),
        ({"name": "card_7S", "image": uri(b"words")}, "IMAGE_INVALID"),
        ({"name": "card_7S", "image": "data:image/png;base64,?"}, "IMAGE_INVALID"),
        ({"name": "card_7S", "image": PNG.hex()}, "IMAGE_INVALID"),
        ({"name": "card_7S", "image": uri(PNG + bytes(emojis.BYTES))}, "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_a_wrong_emoji_is_refused(api: Api, sandbox: Sandbox, body: Any, code: str) -> None:
    place = f"/applications/{sandbox.world.bot.id}/emojis"
    assert (await api("POST", place, {"name": "taken", "image": uri(PNG)}))[0] == 201
    status, answer = await api("POST", place, body)
    assert (status, answer["code"], codes(answer["errors"])) == (400, 50035, {code})


async def test_an_app_has_2000_at_most(visitor: Visitor) -> None:
    world = visitor.sandbox.world
    for number in range(emojis.MOST):
        world.emojis[number] = Emoji(number, f"old_{number}", "png", PNG)
    assert await code_of(visitor.create_application_emoji(name="one_more", image=PNG)) == (400, 30008)


async def test_others_have_none(api: Api, sandbox: Sandbox) -> None:
    assert (await api("GET", f"/applications/{sandbox.world.bot.id + 1}/emojis"))[1]["code"] == 10002


async def test_only_those_there_are_go_into_controls(visitor: Visitor) -> None:
    made = await visitor.create_application_emoji(name="card_7S", image=PNG)

    def view(id: int) -> ui.LayoutView:
        emoji = discord.PartialEmoji(name="card_7S", id=id)
        options = [discord.SelectOption(label="Seven", emoji=emoji)]
        return build_sealed(
            ui.ActionRow(ui.Button(label="Seven", custom_id="seven", emoji=emoji)),
            ui.ActionRow(ui.Select(custom_id="which", options=options)),
        )

    await visitor.channel("games").send(view=view(made.id))
    assert await code_of(visitor.channel("games").send(view=view(made.id + 1))) == (400, 50035)


def test_they_outlive_the_sandbox(tmp_path: Path) -> None:
    world = World(tmp_path / "sandbox.db")
    emoji = world.emojis.keep(Emoji(world.new_id(), "card_7S", "png", PNG))
    gone = world.emojis.keep(Emoji(world.new_id(), "card_8S", "png", PNG))
    world.emojis.remove(gone)
    world.close()
    world = World(tmp_path / "sandbox.db")
    assert world.emojis == {emoji.id: emoji}
    assert world.new_id() > emoji.id
    world.close()
