"""Whole matches of Monopoly Deal through Discord's protocol, by clicking what is offered."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.discord import presenter
from bot.domain.match import Venue
from cogs.controls import lobby
from games.core import Text, Who
from games.deal import GAME
from games.deal.cards import KIND, NO
from render.deal import faces
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit import evidence
from tests.kit.dealing import deal_alike
from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.narrow import narrow
from tests.kit.process import Bot
from tests.kit.staging import stage
from tests.kit.witness import Witness

PEOPLE = ("Anna", "Ben", "Clara", "David")


@pytest.mark.soak
@pytest.mark.parametrize(("people", "bots"), [(2, 1), (1, 1), (1, 3)])
async def test_people_and_bots_play_a_match_to_its_end(freehold: Freehold, people: int, bots: int) -> None:
    guests = await freehold.table(*PEOPLE[:people], bots=bots, game="deal")

    await play(freehold.sandbox, guests, Random(people + bots))

    match, log = await evidence.load_finished(freehold)
    await evidence.wait_until_shown(freehold.sandbox, guests[0], match)
    evidence.check_notifications(guests, match, log)
    assert len(GAME.cards(match.state)) == 104
    for guest in guests:
        assert not any("Something went wrong" in reply for reply in guest.find_replies())
    await guests[-1].press("verify")
    assert await guests[-1].wait_for_reply("Every shuffle was fair")


def make_unique(card: int) -> str:
    """Return a unique name for the card."""
    return f"card{card:03}"


async def test_five_play_and_nobody_hears_of_a_card_that_another_holds(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        type(GAME), "card_name", lambda _, card: Text("deal-option-card", {"card": make_unique(card)})
    )
    monkeypatch.setattr(faces, "name", lambda card, _: make_unique(card))
    witness = Witness(freehold.sandbox.world, freehold.file, make_unique, re.compile(r"card\d{3}"))
    guests = await freehold.table("Anna", "Ben", bots=3, game="deal", deal_breaker="in")

    with capture_logs() as logged:
        await play(freehold.sandbox, guests, Random(5))
        match, log = await evidence.load_finished(freehold)
    witness.close()
    await evidence.wait_until_shown(freehold.sandbox, guests[0], match)
    evidence.check_notifications(guests, match, log)
    assert len(GAME.cards(match.state)) == 106  # the Deal Breakers are in
    for guest in guests:
        assert not any("Something went wrong" in reply for reply in guest.find_replies())
        assert witness.own_cards(guest.person.id, match, log) > 5
    assert witness.find_betrayals(match, log) == []
    assert witness.files() == {"table.png": {6}, "hand.png": {1}, "end.png": {6}, "deal.png": {6}}
    assert not any(entry["log_level"] == "error" or "card" in str(entry) for entry in logged)
    await guests[-1].press("verify")
    assert await guests[-1].wait_for_reply("Every shuffle was fair")


def is_birthday(state: Any) -> bool:
    """Whether three players have to pay, one of whom holds a Just Say No."""
    action = state.action
    if action is None or not action.owed or action.settled.count("") != 3 or any(action.nos):
        return False
    return any(
        KIND[card] == NO
        for seat, settled in enumerate(action.settled)
        if settled == ""
        for card in state.hands[seat]
    )


async def test_killed_while_three_have_to_answer_nothing_is_lost_or_doubled(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "freehold.db"
    with monkeypatch.context() as hasty:
        hasty.setattr(presenter, "EVERY", 0.02)
        deal_alike(hasty)  # so that a window is found
        hasty.setattr(lobby, "Venue", partial(Venue, forced="sealed"))  # and all of them are asked
        freehold = Freehold(sandbox, file)
        await freehold.start()
        guests = await freehold.table(*PEOPLE, game="deal", pace="none")
        match = await stage(freehold, guests[0], is_birthday)
        await freehold.stop()
    seats = {guest: match.seat_of(guest.person.id) or 0 for guest in guests}
    targets = [guest for guest in guests if match.state.action.settled[seats[guest]] == ""]
    everything = sorted(GAME.cards(match.state))
    bot = Bot(sandbox, file, tmp_path / "log")

    await bot.start()
    await sandbox.world.until(lambda: all(guest.is_asked() for guest in targets), PATIENCE)
    await bot.kill()
    await bot.start()
    answering = asyncio.gather(*(guest.take("accept") for guest in targets), return_exceptions=True)
    await sandbox.world.until(lambda: evidence.find_acknowledged(sandbox), PATIENCE)
    await bot.kill()
    answering.cancel()  # nobody answers these any more
    with suppress(asyncio.CancelledError):
        await answering
    kept = evidence.find_stored(file)
    assert len(kept) == len(set(kept))
    assert evidence.find_acknowledged(sandbox) <= set(kept)

    await bot.start()
    await evidence.wait_until_at_rest(sandbox, file)
    match, _ = await evidence.load_latest(file)
    rest = [guest for guest in targets if seats[guest] in match.waiting - {match.state.turn}]
    await sandbox.world.until(lambda: all(guest.is_asked() for guest in rest), PATIENCE)
    for guest in rest:
        await guest.take("accept")
        await sandbox.world.until(lambda: not guest.is_asked(), PATIENCE)  # noqa: B023
    match, log = await evidence.load_latest(file)
    evidence.check_log(match, log)
    await evidence.wait_until_shown(sandbox, guests[0], match)
    await bot.kill()

    assert sorted(GAME.cards(match.state)) == everything
    assert set(kept) <= set(evidence.find_stored(file))
    assert len(evidence.find_stored(file)) == 3
    assert match.state.action is None
    paid = [
        narrow(Who, event.args["who"]).seat
        for entry, _ in log[-3:]
        for event in entry.events
        if event.id == "deal-paid"
    ]
    assert sorted(paid) == sorted(seats[guest] for guest in targets)
    told = bot.log.read_text()
    assert '"ready"' in told
    assert match.seed.hex() not in told
    assert not re.search("Just Say No|Pass Go|Debt Collector|property|wild", told)
