"""What Freehold may do on a server changes during a match: DMs, permissions, messages, channels."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from bot.domain.notifications.plan import FOLLOW
from sandbox.api.rest import Request
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from sandbox.model.world import World
from tests.kit.evidence import (
    check_log,
    check_notifications,
    find_tables,
    load_latest,
    read_matches,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest, play
from tests.kit.questions import MOVES


async def goes_on(freehold: Freehold, guests: list[Guest], moves: int = 6) -> None:
    """Check that the match goes on: moves are stored and shown, with one notification per turn."""
    made = len(read_matches(freehold.file)[2])
    await play(freehold.sandbox, guests, Random(5), moves)
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    assert len(log) > made
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    check_notifications(guests, match, log)


def find_awaited(guests: list[Guest]) -> tuple[Guest, Guest]:
    """Return the guest whose turn it is, and the other one."""
    one, two = sorted(guests, key=lambda guest: not guest.is_asked())
    assert one.is_asked()
    return one, two


async def seat_both(freehold: Freehold) -> list[Guest]:
    guests = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await freehold.client.presenter.wait_until_idle()
    return guests


async def begin_without_dms(freehold: Freehold) -> tuple[Guest, Guest]:
    """Start a match between Anna and Ben whose table has told Ben that his DMs are closed."""
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.command("property new")
    await ben.press("join")
    await ben.wait_for_text("You’re at a table")
    await ben.person.close_dms()
    await anna.press("start")
    assert await ben.wait_for_text("your DMs are closed")
    return anna, ben


@pytest.mark.usefixtures("sealed")
async def test_who_closes_dms_is_told_until_they_move_and_plays_from_my_hand(freehold: Freehold) -> None:
    anna, ben = await begin_without_dms(freehold)
    for _ in range(6):
        mover = await find_mover(freehold, anna, ben)
        if mover is ben:
            await ben.press("hand")
        await freehold.sandbox.world.until(mover.is_asked)
        await mover.move(Random(1))
    await freehold.client.presenter.wait_until_idle()
    assert not any("your DMs are closed" in text(message) for message in anna.find_messages())
    dm = ben.person.dm()
    assert dm is not None
    assert not any(message["attachments"] for message in ben.person.messages(dm.id))
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, anna, match)
    check_notifications([anna, ben], match, log)


async def test_who_opens_dms_again_has_the_panel_there_at_the_next_click(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    _, ben = await begin_without_dms(freehold)
    dm = ben.person.dm()
    assert dm is not None
    before = len(ben.person.messages(dm.id))
    for _ in range(2):  # still closed: nothing is told again
        await ben.press("hand")
        await freehold.client.presenter.wait_until_idle()
    assert sum("your DMs are closed" in text(message) for message in ben.find_messages()) == 1
    await ben.person.close_dms(False)
    await ben.press("hand")
    await world.until(lambda: len(ben.person.messages(dm.id)) == before + 1)
    await freehold.client.presenter.wait_until_idle()
    known = await freehold.store.persons.get(ben.person.id)
    assert known is not None
    assert known.dm_open is True


async def find_mover(freehold: Freehold, *guests: Guest) -> Guest:
    """Return the one of *guests* whom the match waits for."""
    match, _ = await load_latest(freehold.file)
    return next(guest for guest in guests if match.seat_of(guest.person.id) in match.waiting)


async def test_a_stranger_and_a_player_who_may_not_change_nothing(freehold: Freehold) -> None:
    guests = await seat_both(freehold)
    one, _ = find_awaited(guests)
    clara = freehold.guest("Clara")
    panel, part = one.find_control(MOVES)  # type: ignore[misc]
    (table,) = find_tables(one)
    fh, match, version, *_ = part["custom_id"].split(":")
    before = read_matches(freehold.file)
    for verb in (
        "do:/0",
        "sure:0",
        "gone:",
        "no:",
        "takeback:",
        "nudge:",
        "replace:",
        "join:",
        "leave:",
        "start:",
    ):
        answers = len(clara.find_replies())
        custom_id = f"{fh}:{match}:{version}:{verb}"
        await clara.person.wait_for_answer(await clara.person.raw_component(int(table["id"]), custom_id))
        await freehold.sandbox.world.until(lambda: len(clara.find_replies()) > answers)  # noqa: B023
        assert len(clara.find_replies()) == answers + 1, verb
        assert "Something went wrong" not in clara.find_replies()[0], verb
    assert read_matches(freehold.file) == before
    assert panel["id"] not in {message["id"] for message in clara.find_messages()}


@pytest.mark.parametrize("name", ["SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES"])
async def test_a_permission_is_taken_away_and_given_back(freehold: Freehold, name: str) -> None:
    world = freehold.sandbox.world
    guests = await seat_both(freehold)
    anna, channel = guests[0], guests[0].channel_id
    one, _ = find_awaited(guests)
    world.advance(FOLLOW)  # a turn begins with a new message now
    world.deny(channel, Permission[name])
    await one.move(Random(1))
    assert await anna.wait_for_text("I can’t show your table")
    made = len(read_matches(freehold.file)[2])
    await play(freehold.sandbox, guests, Random(4), 3)  # from their panels
    assert len(read_matches(freehold.file)[2]) > made
    seen = [text(message) for guest in guests for message in guest.find_messages()]
    assert sum("can’t show your table" in told for told in seen) == 1

    world.allow(channel, Permission[name])
    await goes_on(freehold, guests)


async def test_deleted_messages_come_back_and_call_nobody_twice(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    guests = await seat_both(freehold)
    for guest in (guests[0], *guests):
        one, _ = find_awaited(guests)
        for message in (find_tables(guest)[0], one.find_control(MOVES)[0]):  # type: ignore[index]
            world.remove_message(world.messages[int(message["id"])])
        await one.press("hand") if find_tables(one) else await one.command("match hand")
        await goes_on(freehold, guests, 2)
        await world.until(lambda: any(guest.is_asked() for guest in guests))


class Deleting(deque[Request]):
    """The sandbox's list of requests, which deletes the table in a channel at each request for *route*."""

    def __init__(self, world: World, channel_id: int, route: str) -> None:
        super().__init__(maxlen=5000)
        self._world = world
        self._channel_id = channel_id
        self._route = route
        self.deleted = 0

    def append(self, request: Request) -> None:
        super().append(request)
        if request.route == self._route and self.deleted < 3:
            table = next(
                (m for m in reversed(self._world.history(self._channel_id)) if m.viewer is None), None
            )
            if table is not None:
                self.deleted += 1
                self._world.remove_message(table)


@pytest.mark.parametrize(
    "route",
    [
        "/interactions/{interaction_id}/{interaction_token}/callback",
        "/channels/{channel_id}/messages/{message_id}",
    ],
)
async def test_the_table_is_deleted_while_it_is_edited(freehold: Freehold, route: str) -> None:
    guests = await seat_both(freehold)
    requests = Deleting(freehold.sandbox.world, guests[0].channel_id, route)
    freehold.sandbox.rest.requests = requests
    await goes_on(freehold, guests, 8)
    assert requests.deleted == 3


@pytest.mark.parametrize("thread", [False, True])
async def test_a_match_goes_on_by_message_when_its_channel_is_deleted(
    freehold: Freehold, thread: bool
) -> None:
    guests = await freehold.table("Anna", "Ben", thread=thread)
    anna = guests[0]
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await freehold.client.presenter.wait_until_idle()
    dms = [guest.person.dm() for guest in guests]
    await anna.person.delete_channel(anna.channel_id)
    for guest, dm in zip(guests, dms, strict=True):
        assert dm is not None
        guest.channel_id = dm.id
    for guest in guests:
        await guest.wait_for_text("was deleted")
    assert read_matches(freehold.file)[0][0][1] == "running"
    assert await play(freehold.sandbox, guests, Random(1), 8) == 8
    await freehold.client.presenter.wait_until_idle()
    for guest in guests:
        assert sum("was deleted" in text(message) for message in guest.find_messages()) == 1
    await guests[1].command("matches")
    assert "by direct message" in await guests[1].wait_for_reply("Property")
