"""A whole match of Monopoly Deal by touch alone, on a page as wide as a phone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.discord.controls import base36
from bot.domain.choices import only_move
from bot.domain.match import Match
from bot.language import language_of
from games.deal import GAME
from games.kit.panel import Make, Panel, Pick, Tap
from tests.kit.dealing import deal_alike
from tests.kit.evidence import check_log, load_latest
from tests.kit.freehold import Freehold
from tests.kit.sandbox.hands import PHONE, Open

TALLEST = 900

Way = tuple[tuple[Panel, Tap], ...]
"""Taps, each with the step it is made in."""


def list_ways(step: Panel, before: Way = ()) -> Iterator[tuple[Way, Make]]:
    """Yield every sequence of taps from *step* to a move."""
    for tap in step.taps:
        if isinstance(tap.leads_to, Make):
            yield (*before, (step, tap)), tap.leads_to
        else:
            yield from list_ways(tap.leads_to(), (*before, (step, tap)))


def find_way(state: Any, seat: int, random: Random) -> Way:
    """Return the taps to the move of a good player, who pays what is proposed."""
    view, offers = GAME.view(state, seat), GAME.open_offers(state, seat)
    move: Any = GAME.choose(view, GAME.offers(state, seat), random)
    for taps, make in list_ways(GAME.panel(view, offers)):
        offer = offers[make.offer]
        if move.__struct_config__.tag == "pay" and offer.move == "accept":
            return taps
        if len(make.chosen) == len(offer.fields) and GAME.fill(offer, make.chosen) == move:
            return taps
    raise AssertionError(f"no way to {move}")


async def tap_way(page: Page, panel: Locator, match: Match, seat: int, taps: Way) -> None:
    """Tap that sequence on the page, as soon as the *panel* shows the question of *match*."""
    say = language_of("en").at_table(match, "label")
    asked = f"fh:{base36(match.id)}:{base36(match.players[seat].question)}:"
    await expect(panel.locator(f"[data-custom-id^='{asked}']").first).to_be_visible()
    if box := await panel.bounding_box():  # none while it is just drawn anew
        assert box["height"] <= TALLEST
    for step, tap in taps:
        words = say(tap.label.text)
        if isinstance(step.select, Pick) and tap in step.select.entries:
            await panel.get_by_role("combobox", name=say(step.select.name)).tap()
            await page.get_by_role("option", name=words).first.tap()
        else:
            await panel.get_by_role("button", name=words, exact=True).tap()


async def test_a_whole_match_is_played_by_hand(
    window: Open, freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_alike(monkeypatch, bytes([1] * 32))
    (anna,) = await freehold.table("Anna", bots=1, game="deal")
    page = await window("Anna", size=PHONE)
    dm = anna.person.dm()
    assert dm is not None
    await page.goto(f"{freehold.sandbox.url}/#Anna/{dm.id}")
    panel = page.locator(".message", has=page.locator("[data-custom-id*=':do:']")).last
    random, counted, version = Random(1), [], 0
    while match := await freehold.client.matches.in_channel(anna.channel_id):
        seat = match.names.index("Anna")
        if match.status != "running":
            break
        awaited = match.version != version and seat in match.waiting
        if (
            not awaited or only_move(GAME, match.state, seat) is not None
        ):  # the house makes a move without a choice
            await asyncio.sleep(0.01)
            continue
        version, taps = match.version, find_way(match.state, seat, random)
        await tap_way(page, panel, match, seat, taps)
        counted.append(len(taps))

    match, log = await load_latest(freehold.file)
    assert match.status == "over"
    check_log(match, log)
    assert len(counted) > 10
    assert sorted(counted)[len(counted) * 9 // 10] <= 2
    assert max(counted) <= 6
