"""Freehold's own emojis: which are uploaded, which are left alone, and that nothing waits for them."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
from PIL import Image

import render
from bot.discord import emojis
from bot.discord.messages import layout
from bot.language import EMOJIS, language_of
from bot.service import work_queue
from render.kit.emojis import SIZE, Drawing
from sandbox.model.reading import text, walk
from sandbox.model.records import Emoji
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.dealing import deal_alike, deal_by_name
from tests.kit.freehold import Freehold, wait_until_idle

PLACE = "/applications/{application_id}/emojis"
ALL = emojis.list_drawings

Start = Callable[[Mapping[str, Drawing]], Any]


def drawing(color: str) -> Drawing:
    return lambda: Image.new("RGBA", (SIZE, SIZE), color)


FEW: Mapping[str, Drawing] = {
    "card-7S": drawing("white"),
    "card-8S": drawing("gray"),
    "deal-red": drawing("red"),
    "money": drawing("gold"),
}


@pytest.fixture
def start(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Start:
    """Run Freehold for a while with these emojis."""
    if "same_cards" not in request.fixturenames:
        deal_by_name(monkeypatch, request.node.nodeid)
    file = tmp_path / "freehold.db"
    monkeypatch.setattr(emojis, "PAUSES", (0.02,))
    monkeypatch.setattr(work_queue, "SOON", 0.02)

    @asynccontextmanager
    async def live(drawings: Mapping[str, Drawing]) -> AsyncIterator[Freehold]:
        monkeypatch.setattr(emojis, "list_drawings", lambda: drawings)
        monkeypatch.setattr(render, "emojis", lambda keys: drawings)
        freehold = Freehold(sandbox, file)
        await freehold.start()
        try:
            yield freehold
        finally:
            await freehold.stop()
        assert freehold.faults == []
        assert not EMOJIS

    return live


def find_emojis(sandbox: Sandbox) -> dict[str, int]:
    """Return the ids of Discord's emojis, by the part of their names that doesn't depend on the picture."""
    return {emoji.name[: -emojis.DIGITS - 1]: emoji.id for emoji in sandbox.world.emojis.values()}


async def wait_until_uploaded(sandbox: Sandbox, drawings: Mapping[str, Drawing]) -> None:
    """Wait until all *drawings* are in use and no other emoji of ours is left."""
    stems = {emojis.name_stem(key) for key in drawings}

    def ids() -> set[str]:
        return {written.rpartition(":")[2][:-1] for written in EMOJIS.values()}

    await sandbox.world.until(
        lambda: (
            EMOJIS.keys() == drawings.keys()
            and find_emojis(sandbox).keys() == stems
            and ids() == {str(id) for id in sandbox.world.emojis}
        ),
        PATIENCE,
    )


def count_requests(sandbox: Sandbox, method: str) -> int:
    """Return how many requests about emojis the bot has made."""
    return sum(r.method == method and r.route.startswith(PLACE) for r in sandbox.rest.requests)


async def test_the_first_start_uploads_all_and_the_second_none(sandbox: Sandbox, start: Start) -> None:
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
    first = find_emojis(sandbox)
    assert all(len(emoji.name) <= emojis.LONGEST for emoji in sandbox.world.emojis.values())
    assert count_requests(sandbox, "POST") == len(FEW)
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
        assert (
            str(emojis.find_emoji("card-7S", language_of("en")))
            == f"<:{sandbox.world.emojis[first['card_7S']].name}:{first['card_7S']}>"
        )
        assert emojis.find_emoji("card-9S", language_of("en")) is None
    assert find_emojis(sandbox) == first
    assert (count_requests(sandbox, "POST"), count_requests(sandbox, "DELETE")) == (len(FEW), 0)


async def test_a_changed_picture_takes_the_place_of_the_old_one(sandbox: Sandbox, start: Start) -> None:
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
    before = find_emojis(sandbox)
    changed = {**FEW, "card-8S": drawing("black")}
    async with start(changed):
        await wait_until_uploaded(sandbox, changed)
    after = find_emojis(sandbox)
    assert {key for key in after if after[key] != before[key]} == {"card_8S"}
    assert (count_requests(sandbox, "POST"), count_requests(sandbox, "DELETE")) == (len(FEW) + 1, 1)


async def test_what_is_drawn_no_more_goes(sandbox: Sandbox, start: Start) -> None:
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
    fewer = {key: draw for key, draw in FEW.items() if key != "card-8S"}
    async with start(fewer):
        await wait_until_uploaded(sandbox, fewer)
    assert count_requests(sandbox, "DELETE") == 1


async def test_emojis_of_others_are_left_alone(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = structlog.testing.CapturingLogger()
    monkeypatch.setattr(emojis, "log", log)
    names = ("party", "card_7S", "card_7S_decade", "deal_with_it", "money_money_money", "xcard_7S_0123abcd")
    for name in names:
        sandbox.world.emojis.keep(Emoji(sandbox.world.new_id(), name, "png", b""))
    async with start(FEW):
        await sandbox.world.until(lambda: log.calls, PATIENCE)  # that they are up to date
    assert [emoji.name for emoji in sandbox.world.emojis.values()][: len(names)] == list(names)
    assert len(sandbox.world.emojis) == len(names) + len(FEW)


async def test_an_older_picture_serves_until_the_new_one_is_there(sandbox: Sandbox, start: Start) -> None:
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
    sandbox.rest.fail(10**6, 403, "POST", PLACE)
    async with start({**FEW, "card-8S": drawing("black")}):
        await sandbox.world.until(lambda: "card-8S" in EMOJIS, PATIENCE)


@pytest.mark.parametrize(("method", "status"), [("GET", 403), ("POST", 500)])
async def test_a_match_is_played_with_letters_where_there_are_none(
    sandbox: Sandbox, start: Start, method: str, status: int
) -> None:
    sandbox.rest.fail(10**6, status, method, PLACE)
    async with start(FEW) as freehold:
        anna, _ = await freehold.table("Anna", "Ben")
        await anna.press("hand")
        await wait_until_idle(freehold)
        assert not EMOJIS
        assert "<:" not in "".join(text(message) for message in anna.find_messages())
        assert not any(
            "emoji" in part for message in anna.find_messages() for part in walk(message["components"])
        )
    assert status in {request.status for request in sandbox.rest.requests if request.route == PLACE}


async def test_each_failure_is_told_once_and_passes(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = structlog.testing.CapturingLogger()
    monkeypatch.setattr(emojis, "log", log)
    sandbox.rest.fail(3, 403, "POST", PLACE)
    async with start(FEW):
        await wait_until_uploaded(sandbox, FEW)
    assert [call.method_name for call in log.calls] == ["warning", "info"]
    assert count_requests(sandbox, "POST") == len(FEW) + 3


async def test_an_application_that_is_full_keeps_what_it_has(sandbox: Sandbox, start: Start) -> None:
    async with start({"card-7S": drawing("black")}):
        await sandbox.world.until(lambda: "card-7S" in EMOJIS, PATIENCE)
    for number in range(1, emojis.MOST - 1):
        sandbox.world.emojis[number] = Emoji(number, f"other_{number}", "png", b"")
    async with start(FEW):
        await sandbox.world.until(lambda: len(sandbox.world.emojis) == emojis.MOST, PATIENCE)
        await sandbox.world.until(lambda: count_requests(sandbox, "POST") > 4, PATIENCE)
        assert list(EMOJIS) == ["card-7S", "card-8S"]
    assert sum(emoji.name.startswith("other_") for emoji in sandbox.world.emojis.values()) == emojis.MOST - 2


async def test_an_emoji_that_somebody_deleted_is_done_without(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    button, english = layout.button, language_of("en")
    monkeypatch.setattr(
        layout,
        "button",
        lambda *args, **more: button(*args, **{**more, "emoji": emojis.find_emoji("money", english)}),
    )
    async with start(FEW) as freehold:
        await wait_until_uploaded(sandbox, FEW)
        sandbox.world.emojis.clear()
        freehold.client.presenter._workers.failing.clear()
        anna = freehold.guest("Anna")
        await anna.command("property new")
        await anna.wait_for_text("Anna** · A · host")
        await wait_until_uploaded(sandbox, FEW)
        freehold.faults.clear()  # the first try was told as one


def test_every_key_has_a_name_of_its_own() -> None:
    assert len({emojis.name_stem(key) for key in ALL()}) == len(ALL())


def test_all_are_uploaded_within_a_minute() -> None:
    # 30 requests in 10 seconds: the last ones leave when the windows before are over.
    assert (len(ALL()) - 1) // 30 * 10 <= 50


@pytest.mark.soak
async def test_a_minute_is_enough(start: Start, sandbox: Sandbox) -> None:
    sandbox.rates.pace = 1.0
    began = time.monotonic()
    async with start(ALL()):
        await sandbox.world.until(lambda: EMOJIS.keys() == ALL().keys(), 90)
    assert time.monotonic() - began < 60


async def test_the_loop_goes_on_while_they_are_drawn(sandbox: Sandbox, start: Start) -> None:
    goes_on, drawn = threading.Event(), []

    def draw() -> Image.Image:
        drawn.append(goes_on.wait(PATIENCE))
        return drawing("white")()

    async with start({"money": draw}):  # takes some turns of the loop
        goes_on.set()
        await sandbox.world.until(lambda: "money" in EMOJIS, PATIENCE)
    assert drawn == [True]


@pytest.mark.usefixtures("same_cards")
async def test_a_panel_shows_the_cards(
    sandbox: Sandbox, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_alike(monkeypatch, bytes([4]) * 32)  # a hand with several pairs to play
    cards = {key: drawing("white") for key in ALL() if key.startswith("card-")}
    async with start(cards) as freehold:
        await wait_until_uploaded(sandbox, cards)
        guests = await freehold.table("Anna", "Ben")
        await sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
        one = next(guest for guest in guests if guest.is_asked())
        found = [part for message in one.find_messages() for part in walk(message["components"])]
        found += [option for part in found for option in part.get("options", ())]
        shown = [part["emoji"] for part in found if "emoji" in part]
        assert {int(each["id"]) for each in shown} & sandbox.world.emojis.keys()
        assert re.search(r"<:card_\w+:\d+>", "".join(text(message) for message in one.find_messages()))
