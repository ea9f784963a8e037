"""Whole matches of Monopoly: The Card Game through Discord's protocol, by clicking what is offered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from bot.discord import presenter
from games.monopoly.state import ARRANGE, State
from sandbox.model.reading import text
from sandbox.server import Sandbox
from tests.games.monopoly.positions import position
from tests.kit.evidence import load_finished, load_latest, read_matches, wait_until_shown
from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.process import Bot
from tests.kit.witness import Witness

PRIVATE = re.compile("Your hand: 1|You drew |passed you |You were dealt ")
SETUPS = (
    (("Anna", "Ben"), 1, "deluxe"),
    pytest.param(("Anna", "Ben", "Clara"), 3, "uk", marks=pytest.mark.soak),
    pytest.param(("Anna", "Ben"), 0, "uk", marks=pytest.mark.soak),
    pytest.param(("Anna", "Ben", "Clara"), 1, "uk", marks=pytest.mark.soak),
    pytest.param(("Anna", "Ben"), 3, "uk", marks=pytest.mark.soak),
)


@pytest.mark.parametrize(("names", "bots", "edition"), SETUPS, ids=lambda value: str(value))
async def test_a_whole_match_is_played_by_clicks(
    freehold: Freehold, names: tuple[str, ...], bots: int, edition: str
) -> None:
    guests = await freehold.table(*names, bots=bots, game="monopoly", edition=edition, target="3000")

    await play(freehold.sandbox, guests, Random(len(names) + bots), well=True)

    match, _ = await load_finished(freehold)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    end = text(await guests[0].wait_for_text("🥇"))
    assert all(name in end for name in names)
    for guest in guests:
        assert not any("Something went wrong" in reply for reply in guest.find_replies())


async def test_hands_and_passed_cards_reach_their_player_alone(freehold: Freehold) -> None:
    witness = Witness(freehold.sandbox.world, freehold.file)
    guests = await freehold.table("Anna", "Ben", bots=3, game="monopoly")

    await play(freehold.sandbox, guests, Random(5), 24, well=True)

    await freehold.client.presenter.wait_until_idle()
    witness.close()
    assert witness.files()["hand.png"] == {1}
    private = [heard for heard in witness.heard if PRIVATE.search(json.dumps(heard.data))]
    assert {name for heard in private for name in PRIVATE.findall(json.dumps(heard.data))} >= {
        "Your hand: 1",
        "passed you ",
    }
    assert {len(heard.people) for heard in private} == {1}


def arrange_complete_hand(_: State) -> State:
    """Arrange a hand that can go out, and then be arranged with its token and house elsewhere."""
    return position(
        "yellow*3 lightblue*3 h1 token go*2",
        "pink orange red*2 darkblue mr*2 green utility h2",
        draw="orange pink",
        piles=("red", "brown", "station", "h3"),
    )


async def test_a_kill_loses_nothing(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "EVERY", 0.02)
    bot = Freehold(sandbox, tmp_path / "freehold.db")
    await bot.start()
    guests = await bot.table("Anna", "Ben", game="monopoly")
    await bot.arrange(arrange_complete_hand)
    match, _ = await load_latest(bot.file)
    (first,) = [guest for guest in guests if match.seat_of(guest.person.id) == 0]
    await first.press("hand")
    await first.take("go_out")
    match, _ = await load_latest(bot.file)
    assert match.state.phase == ARRANGE
    before = read_matches(bot.file)

    await bot.stop()
    child = Bot(sandbox, bot.file, tmp_path / "log")
    await child.start()
    await child.kill()
    assert read_matches(bot.file) == before

    await bot.start()
    await first.press("hand")
    await first.take("confirm")
    after, _ = await load_latest(bot.file)
    assert after.state.last_hand.out == 0
    await bot.stop()
