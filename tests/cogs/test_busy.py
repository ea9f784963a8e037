"""What the table in the channel shows on a busy machine, which takes long to draw."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord import presenter
from bot.domain.match import Match
from bot.service.pictures import Picture
from sandbox.model.reading import text
from tests.kit.freehold import Freehold, wait_until_idle


def hold_back(freehold: Freehold, monkeypatch: pytest.MonkeyPatch, what: str) -> asyncio.Event:
    """Let no picture of *what* be ready until the returned event is set."""
    pictures, ready = freehold.client.presenter.pictures, asyncio.Event()
    paint = getattr(pictures, what)

    async def wait(*args: Any, **settings: Any) -> Picture:
        await ready.wait()
        picture: Picture = await paint(*args, **settings)
        return picture

    monkeypatch.setattr(pictures, what, wait)
    return ready


async def test_the_end_is_told_at_once_and_drawn_when_it_is_ready(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    monkeypatch.setattr(presenter, "END_AFTER", 0.05)
    ready = hold_back(freehold, monkeypatch, "end")
    await ben.resign()
    told = await anna.wait_for_message(lambda m: "Anna wins!" in text(m))
    assert told["attachments"] == []
    ready.set()
    await wait_until_idle(freehold)
    drawn = await anna.wait_for_message(lambda m: m["id"] == told["id"] and m["attachments"])
    assert [file["filename"] for file in drawn["attachments"]] == ["end.png", "table.png"]
    assert "Anna wins!" in text(drawn)


async def test_the_end_does_not_wait_for_the_picture_of_an_earlier_move(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    monkeypatch.setattr(presenter, "LOOK", 0.02)
    make, ready = freehold.client.presenter.pictures.make, asyncio.Event()

    async def wait(match: Match, *args: Any, **settings: Any) -> Picture:
        if match.status == "running":
            await ready.wait()
        return await make(match, *args, **settings)

    monkeypatch.setattr(freehold.client.presenter.pictures, "make", wait)
    freehold.client.presenter.touch((await freehold.client.matches.in_channel(anna.channel_id)).id)  # type: ignore[union-attr]
    await ben.resign()
    await anna.wait_for_message(lambda m: "Anna wins!" in text(m) and m["attachments"])
    ready.set()
