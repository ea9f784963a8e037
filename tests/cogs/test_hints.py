"""Hints: only the person who asks sees one, and a tap makes the move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.discord.clicks import VALID
from bot.discord.controls import base36
from bot.domain import hints as domain
from bot.domain import turns
from bot.domain.match import Match
from bot.workers.pool import TaskFault
from bot.workers.search import Task, find
from bot.workers.search_workers import SearchWorkers
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest
from tests.kit.questions import Json

Ask = Callable[..., Awaitable[bytes]]


@pytest.fixture(autouse=True)
def thought(monkeypatch: pytest.MonkeyPatch) -> list[Task]:
    """Search in this process; yield the tasks of the search."""
    asked = []

    async def ask(self: SearchWorkers, task: Task, *_: object) -> bytes:
        asked.append(task)
        return await asyncio.to_thread(find, task)

    monkeypatch.setattr(SearchWorkers, "ask", ask)
    return asked


def hinting(message: Json) -> bool:
    return "💡" in text(message)


def does(message: Json, verb: str) -> list[str]:
    return [
        part["custom_id"] for part in controls(message) if part.get("custom_id", "").split(":")[3:4] == [verb]
    ]


async def play_alone(freehold: Freehold, **options: str) -> tuple[Guest, Match]:
    """Start a match of Anna against a bot, and wait until it is her turn."""
    (anna,) = await freehold.table("Anna", bots=1, **options)
    await freehold.sandbox.world.until(lambda: anna.find_control(["hint"]), PATIENCE)
    match, _ = await load_latest(freehold.file)
    return anna, match


async def test_a_tap_makes_the_move_of_the_hint(freehold: Freehold, thought: list[Task]) -> None:
    anna, match = await play_alone(freehold)
    await anna.press("hint")
    hint = await anna.wait_for_message(hinting)
    assert "%" not in text(hint)
    await anna.press("hint")
    await freehold.sandbox.world.until(lambda: sum(map(hinting, anna.find_messages())) == 2, PATIENCE)
    one, two = (text(message) for message in anna.find_messages() if hinting(message))
    assert one == two
    assert len(thought) == 1
    assert (await load_latest(freehold.file))[0].version == match.version
    await anna.press("do", message_id=int(hint["id"]))
    await freehold.sandbox.world.until(
        lambda: not any(map(hinting, anna.find_messages())), PATIENCE
    )  # both are old
    await wait_until_idle(freehold)
    assert (await freehold.client.matches.require(match.id)).version > match.version
    assert len(find_hands(anna)) == 1


async def test_a_tap_on_a_hint_in_a_channel_makes_it_the_hand(freehold: Freehold) -> None:
    anna, match = await play_alone(freehold)
    await anna.press("hand")
    hand = await anna.wait_for_message(
        lambda m: int(m["channel_id"]) == anna.channel_id and m["flags"] & EPHEMERAL
    )
    await anna.press("hint", message_id=int(hand["id"]))
    hint = await anna.wait_for_message(hinting)
    assert hint["flags"] & EPHEMERAL and int(hint["channel_id"]) == anna.channel_id
    await anna.press("do", message_id=int(hint["id"]))
    await anna.wait_for_message(lambda m: m["id"] == hint["id"] and m["attachments"])
    assert (await freehold.client.matches.require(match.id)).version > match.version


async def test_a_hint_in_a_channel_is_deleted_before_its_token_expires(freehold: Freehold) -> None:
    anna, _ = await play_alone(freehold)
    await anna.press("hand")
    hand = await anna.wait_for_message(
        lambda m: int(m["channel_id"]) == anna.channel_id and m["flags"] & EPHEMERAL
    )
    await anna.press("hint", message_id=int(hand["id"]))
    await anna.wait_for_message(hinting)
    await wait_until_idle(freehold)
    freehold.sandbox.world.advance(VALID)
    assert await freehold.client.presenter.panels.tick() is None
    assert not any(m["flags"] & EPHEMERAL for m in anna.find_messages())


async def test_a_hint_in_a_direct_message_goes_with_the_next_move_after_a_restart_too(
    freehold: Freehold,
) -> None:
    anna, _ = await play_alone(freehold)
    await anna.press("hint")
    await anna.wait_for_message(hinting)
    await wait_until_idle(freehold)
    await freehold.stop()
    await freehold.start()
    await wait_until_idle(freehold)
    assert any(map(hinting, anna.find_messages()))  # nothing was moved: it is still of use
    random = Random(1)
    while any(map(hinting, anna.find_messages())):
        await freehold.sandbox.world.until(anna.is_asked, PATIENCE)
        await anna.move(random)
        await wait_until_idle(freehold)
    assert len(find_hands(anna)) == 1


def find_hands(guest: Guest) -> list[Json]:
    """Return the messages in which *guest* sees their hand, in direct messages."""
    dm = guest.person.dm()
    assert dm is not None
    return [
        message
        for message in guest.find_messages()
        if int(message["channel_id"]) == dm.id and message["attachments"]
    ]


async def test_there_are_none_unless_everybody_allows_them(freehold: Freehold, thought: list[Task]) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await anna.press("more")
    await anna.wait_for_text("as long as you only play against bots")
    await anna.arrange("hints")
    await anna.wait_for_reply("They’ll be on once everybody does")
    await ben.press("join")
    await ben.press("more")
    await ben.wait_for_text("only Anna would allow them so far")
    await anna.press("start")
    one = await find_mover(freehold, anna, ben)
    assert not one.find_control(["hint"])
    match, _ = await load_latest(freehold.file)
    panel = int(one.find_messages()[0]["id"])
    forged = f"fh:{base36(match.id)}:{base36(match.version)}:hint:"
    await one.person.wait_for_answer(await one.person.raw_component(panel, forged))
    await one.wait_for_reply("not everybody allowed them")
    assert thought == []


async def test_where_all_allow_them_everybody_gets_them_and_nobody_else_can_tell(
    freehold: Freehold, thought: list[Task]
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    for guest in (anna, ben):
        await guest.arrange("hints")
    await ben.wait_for_text("everybody allows them")
    await anna.press("start")
    one = await find_mover(freehold, anna, ben)
    two = ben if one is anna else anna
    await freehold.sandbox.world.until(lambda: one.find_control(["hint"]), PATIENCE)
    await wait_until_idle(freehold)
    before = two.find_messages()
    await one.press("hint")
    await one.wait_for_message(hinting)
    await wait_until_idle(freehold)
    assert two.find_messages() == before
    assert not two.find_control(["hint"])


async def find_mover(freehold: Freehold, *guests: Guest) -> Guest:
    """Return the guest who is to move first."""
    found = await freehold.sandbox.world.until(
        lambda: next((guest for guest in guests if guest.is_asked()), None), PATIENCE
    )
    assert isinstance(found, Guest)
    return found


async def test_whoever_thinks_too_long_is_replaced_by_the_strategy(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await play_alone(freehold)

    async def ask(*_: object) -> bytes:
        raise TaskFault("killed")

    monkeypatch.setattr(SearchWorkers, "ask", ask)
    await anna.press("hint")
    hint = await anna.wait_for_text("I had no time to try it out")
    assert hinting(hint) and does(hint, "do")
    monkeypatch.setattr(freehold.client.hints, "_strategies", None)
    await anna.press("hint")
    await anna.wait_for_reply("I couldn’t find a hint")
    freehold.faults.clear()


async def test_what_was_thought_of_another_position_is_not_told(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(domain, "are_allowed", lambda match: True)
    guests = await freehold.table("Anna", "Ben", "Clara")
    one = await find_mover(freehold, *guests)
    there, go_on, ask = asyncio.Event(), asyncio.Event(), SearchWorkers.ask

    async def slow(self: SearchWorkers, task: Task, *others: object) -> bytes:
        there.set()
        await go_on.wait()
        return await ask(self, task, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(SearchWorkers, "ask", slow)
    panel, part = one.find_control(["hint"])  # type: ignore[misc]
    click = await one.person.raw_component(int(panel["id"]), part["custom_id"])
    await there.wait()
    match, _ = await load_latest(freehold.file)
    other = next(guest for guest in guests if guest is not one)
    await freehold.client.matches.change_once(1, match.id, turns.resign, other.person.id)
    go_on.set()
    await one.person.wait_for_answer(click)
    moved = await one.wait_for_text("The match moved on while I was thinking")
    await one.press("hint", message_id=int(moved["id"]))
    await one.wait_for_message(hinting)
