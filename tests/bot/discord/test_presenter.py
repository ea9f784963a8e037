"""The presenter with the real discord.py and the sandbox: what people see, and how often they're notified."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.domain import surfaces, turns
from bot.domain.notifications.plan import FOLLOW
from bot.service import work_queue
from sandbox.api.routes.messages import LATE_EDITS
from sandbox.model.permissions import Permission
from tests.kit.cafe import GONE, Cafe, cut_off, texts, verbs, wait_until
from tests.kit.narrow import not_none

HOUR = 3600


async def test_a_lobby_is_one_message_that_follows_what_happens(cafe: Cafe) -> None:
    await cafe.lobby(3)
    (message,) = cafe.tables()
    assert all(name in texts(message) for name in ("Anna", "Ben", "Clara"))
    assert cafe.pings() == [0, 0, 0]


async def test_each_turn_is_one_new_table_that_calls_one_person_once(cafe: Cafe) -> None:
    match = await cafe.match(3)
    called = {person.id: 0 for person in cafe.people}
    called[cafe.find_awaited(match).id] += 1
    for _ in range(7):
        match = await cafe.turn(match)
        called[cafe.find_awaited(match).id] += 1
        assert cafe.pings() == list(called.values())
        assert len(cafe.tables()) == 2


async def test_whoever_is_here_sees_the_next_turn_in_the_same_message(cafe: Cafe) -> None:
    match = await cafe.match()
    for person in cafe.persons[:2]:
        await cafe.client.matches.attempt(match.id, turns.record_seen, person.user_id)
    before = [message["id"] for message in cafe.tables()]
    waiting = match.waiting
    while (match := await cafe.move(match)).waiting == waiting:
        pass
    await cafe.wait_until_shown()
    assert [message["id"] for message in cafe.tables()] == before
    assert sum(cafe.pings()) == 1  # the first table's, when nobody was here
    match = await cafe.get(match)
    cafe.time.now = not_none(match.players[min(match.waiting)].notify_at)
    cafe.client.presenter.touch(match.id)
    await cafe.wait_until_shown()
    assert sum(cafe.pings()) == 2
    assert len(cafe.tables()) == 2


async def test_a_table_moves_down_after_some_minutes_even_if_everybody_is_here(cafe: Cafe) -> None:
    match = await cafe.match()
    cafe.time.now += FOLLOW
    for person in cafe.persons[:2]:
        await cafe.client.matches.attempt(match.id, turns.record_seen, person.user_id)
    waiting, pings = match.waiting, cafe.pings()
    while (match := await cafe.move(match)).waiting == waiting:
        pass
    await cafe.wait_until_shown()
    assert (await cafe.get(match)).table.message != match.table.message
    assert cafe.pings() == pings


async def test_moves_of_bots_do_not_post_until_a_person_is_awaited(cafe: Cafe) -> None:
    match = await cafe.match(1, bots=3)
    for _ in range(3):
        await wait_until(cafe, match, lambda match: not match.players[min(match.waiting)].absent)
        await cafe.move(match)
    await wait_until(cafe, match, lambda match: not match.players[min(match.waiting)].absent)
    there = str(cafe.channel)
    posted = [each for each in cafe.sandbox.rest.requests if each.method == "POST" and there in each.path]
    assert len(posted) in (2, 3)  # the lobby, a table if a bot begins, and the one that calls Anna
    assert cafe.pings()[0] == 1  # who has moved just now is here


async def test_quick_moves_are_shown_together(cafe: Cafe) -> None:
    match = await cafe.match(2)
    showing, over = cafe.client.presenter._workers, asyncio.Event()
    work = showing._work

    async def busy(key: Any) -> None:
        await over.wait()
        await work(key)

    showing._work = busy
    before = len(cafe.sandbox.rest.requests)
    for _ in range(12):
        match = await cafe.move(match)
    over.set()
    await cafe.wait_until_shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    shown = [request.method for request in asked if str(cafe.channel) in request.path]
    assert shown in (["PATCH"], ["PATCH", "PATCH"])  # one was under way
    assert (await cafe.get(match)).shown_version == match.version


def refuse_edits(cafe: Cafe, id: int) -> None:
    """Let Discord refuse to edit the message *id*, which was edited too often since it is old."""
    cafe.sandbox.world.advance(2 * HOUR)
    cafe.sandbox.world.messages[id].late_edits = [cafe.sandbox.world.now()] * LATE_EDITS


@pytest.mark.parametrize("is_refused", [False, True])
async def test_an_old_table_is_edited_and_posted_anew_only_if_it_cant_be(
    cafe: Cafe, is_refused: bool
) -> None:
    match = await cafe.match()
    before = cafe.pings()
    cafe.time.now += HOUR
    if is_refused:
        refuse_edits(cafe, not_none(match.table.message))
    cafe.client.presenter.touch(match.id)
    await cafe.wait_until_shown()
    _, new = cafe.tables()
    assert cafe.pings() == before
    assert (int(new["id"]) != match.table.message) is is_refused
    assert "hand" in verbs(new)


async def test_a_deleted_table_comes_back(cafe: Cafe) -> None:
    match = await cafe.match()
    pings = cafe.pings()
    cafe.remove(not_none(match.table.message))
    cafe.client.presenter.touch(match.id)
    await cafe.wait_until_shown()
    assert len(cafe.tables()) == 2
    assert "hand" in verbs(cafe.tables()[-1])
    assert cafe.pings() == pings


async def test_a_match_goes_on_by_message_without_its_channel_and_tells_its_players_once(cafe: Cafe) -> None:
    match = await cafe.match()
    await cafe.people[0].delete_channel(cafe.channel)
    await cafe.move(match)
    await cafe.wait_until_shown()
    match = await cafe.get(match)
    assert (match.status, match.place.channel_id, match.table.message) == ("running", None, None)
    assert match.shown_version == match.public
    for person in cafe.people[:2]:
        told = [
            message
            for message in person.messages(not_none(person.dm()).id)
            if "was deleted" in message["content"]
        ]
        assert len(told) == 1
    before = len(cafe.sandbox.rest.requests)
    cafe.client.presenter.touch(match.id)
    await cafe.wait_until_shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    assert not [request for request in asked if str(cafe.channel) in request.path]


async def test_without_permission_it_stops_and_tells_the_host_and_goes_on_when_it_may(cafe: Cafe) -> None:
    match = await cafe.match()
    cafe.allow(Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    await cafe.sandbox.world.until(lambda: not cafe.may(Permission.SEND_MESSAGES))
    match = await cafe.turn(match)
    match = await cafe.turn(match)
    host = cafe.people[0]
    (notice,) = [
        m for m in host.messages(not_none(host.dm()).id) if "I can’t show your table" in m["content"]
    ]
    assert f"<#{cafe.channel}>" in notice["content"]
    refused = [r for r in cafe.sandbox.rest.requests if r.status == 403]
    assert len(refused) == 1
    cafe.allow(Permission(0))
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    assert "hand" in verbs(cafe.tables()[-1])


async def test_closed_direct_messages_are_told_at_the_table_and_never_hold_it_up(cafe: Cafe) -> None:
    await cafe.people[1].close_dms(True)
    match = await cafe.match()
    for turn in range(3):
        told = [message for message in cafe.tables() if "I can’t write to you" in texts(message)]
        assert told == cafe.tables()[-1:] or (turn and not told)
        cafe.time.now += 1
        match = await cafe.turn(match)
    assert told == []
    person = await cafe.store.persons.get(cafe.people[1].id)
    assert not_none(person).dm_open is False
    assert cafe.people[1].dm() is None or not cafe.people[1].messages(not_none(cafe.people[1].dm()).id)


async def test_panels_come_silently_and_are_edited_in_place(cafe: Cafe) -> None:
    match = await cafe.match()
    mover = cafe.find_awaited(match)
    (panel,) = cafe.panels(match, mover.id)
    assert {"do", "pick", "choose"} & set(verbs(panel))
    assert not mover.pings(mover.dm().id)
    match = await cafe.turn(match)
    (after,) = cafe.panels(match, mover.id)
    assert after["id"] == panel["id"]
    assert verbs(after) == ["do"]  # to plan the next move
    (other,) = cafe.panels(match, cafe.find_awaited(match).id)
    assert {"do", "pick", "choose"} & set(verbs(other))


@pytest.mark.parametrize(("others", "is_refused"), [(0, False), (0, True), (1, False)])
async def test_an_old_panel_is_replaced_below_others_or_if_it_cant_be_edited(
    cafe: Cafe, others: int, is_refused: bool
) -> None:
    """Whoever plays one match has nothing below its panel."""
    for _ in range(others):
        await cafe.match()
        cafe.channel = cafe.sandbox.world.find_channel("quiet-corner").id
    match = await cafe.match()
    mover = cafe.find_awaited(match)
    other = next(person for person in cafe.people if person.id != mover.id)
    seats = [not_none(match.seat_of(person.id)) for person in (mover, other)]
    panels = [not_none(match.players[seat].panel.message) for seat in seats]
    cafe.time.now += HOUR
    if is_refused:
        refuse_edits(cafe, panels[1])
    match = await cafe.turn(match)
    assert cafe.find_awaited(match) == other
    match = await cafe.get(match)
    after = [not_none(match.players[seat].panel.message) for seat in seats]
    stays = not others and not is_refused
    assert [was == now for was, now in zip(panels, after, strict=True)] == [True, stays]
    for person in (mover, other):
        assert len(cafe.panels(match, person.id)) == 1 + others


async def test_a_deleted_panel_comes_back(cafe: Cafe) -> None:
    match = await cafe.match()
    mover = cafe.find_awaited(match)
    cafe.remove(int(cafe.panels(match, mover.id)[0]["id"]))
    match = await cafe.turn(match)
    assert len(cafe.panels(match, mover.id)) == 1


async def test_a_reminder_calls_who_is_awaited_and_nobody_else(cafe: Cafe) -> None:
    match = await cafe.match()
    before = cafe.pings()
    cafe.time.now += GONE
    mover = cafe.people.index(cafe.find_awaited(match))
    await cafe.client.matches.change(match.id, turns.nudge, cafe.people[1 - mover].id)
    await cafe.kill()  # before anything of it is shown
    await cafe.open()
    await cafe.client.uptime.update()
    await cafe.client.uptime.wait_until_idle()
    await cafe.client._clock.tick()
    await cafe.wait_until_shown()
    assert [after - earlier for after, earlier in zip(cafe.pings(), before, strict=True)] == [
        int(index == mover) for index in range(3)
    ]
    assert "is still waiting for you" in texts(cafe.tables()[-1])
    assert verbs(cafe.tables()[-2]) == []


async def test_a_restart_shows_what_was_not_shown(cafe: Cafe) -> None:
    match = await cafe.match()
    for worker in cafe.client.presenter._workers._tasks.values():
        worker.cancel()
    cafe.client.presenter._workers.stop()
    before = (await cafe.get(match)).waiting
    cafe.time.now += GONE
    while (match := await cafe.move(match)).waiting == before:
        pass
    pings = sum(cafe.pings())
    await cafe.kill()
    await cafe.open()
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    assert sum(cafe.pings()) == pings + 1
    assert ["hand" in verbs(message) for message in cafe.tables()] == [False, True]


async def test_a_table_posted_just_before_the_end_is_not_posted_twice(cafe: Cafe) -> None:
    match = await cafe.match()
    with cut_off(surfaces, "record_table"):
        match = await cafe.turn(match)
        posted = [message["id"] for message in cafe.tables()]
        pings = cafe.pings()
        await cafe.kill()
    await cafe.open()
    await wait_until(cafe, match, lambda found: found.shown_version == match.version)
    assert [message["id"] for message in cafe.tables()] == posted
    assert cafe.pings() == pings
    assert (await cafe.get(match)).table.message == int(posted[-1])


async def test_a_restart_of_a_quiet_house_asks_nothing_of_any_channel(cafe: Cafe) -> None:
    await cafe.match()
    await cafe.close()
    before = len(cafe.sandbox.rest.requests)
    await cafe.open()
    await cafe.wait_until_shown()
    asked = list(cafe.sandbox.rest.requests)[before:]
    assert not [request for request in asked if "messages" in request.route]


async def test_while_discord_is_out_of_order_it_tries_again(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(work_queue, "SOON", 0.02)
    match = await cafe.match()
    cafe.sandbox.rest.fail(1, 503, "POST", "/channels/{channel_id}/messages")
    match = await cafe.turn(match)
    assert "hand" in verbs(cafe.tables()[-1])
    assert (await cafe.get(match)).shown_version == match.version


async def test_one_picture_serves_all_who_look(cafe: Cafe) -> None:
    match = await cafe.match()
    pictures = cafe.client.presenter.pictures
    one = await pictures.make(match, None, "en")
    assert (await pictures.make(match, None, "en")) is one
    assert one.data.startswith(b"\x89PNG")
    assert (await pictures.make(match, None, "en", text=True)).data == b""
    assert (await pictures.make(match, None, "en", four_colors=True)).data != one.data


async def test_tables_as_text_have_no_picture(cafe: Cafe) -> None:
    guild = cafe.sandbox.world.find_channel("games").guild_id
    server = await cafe.store.servers.get(not_none(guild))
    await cafe.store.servers.put(msgspec.structs.replace(server, text_tables=True))
    await cafe.match()
    table = cafe.tables()[-1]
    assert table["attachments"] == []
    assert "$150" in texts(table)


async def test_the_private_reply_is_the_panel(cafe: Cafe) -> None:
    match = await cafe.match()
    (seat,) = match.waiting
    panels = cafe.client.presenter.panels
    reply = await panels.reply(match, seat, cafe.persons[0], None, "panel-stale", foreign=False)
    assert reply.view.is_finished()
    assert [file.filename for file in reply.files] == ["hand.png"]
    assert "moved on" in str(reply.view.to_components())


async def test_an_end_that_cannot_be_drawn_does_not_keep_the_table_from_being_shown(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any, **__: Any) -> None:
        raise LookupError("no such log")

    monkeypatch.setattr(cafe.client.presenter.pictures, "end", fail)
    match = await cafe.match()
    match = await cafe.client.matches.change_once(1, match.id, turns.resign, cafe.persons[0].user_id)
    assert match.status == "over"
    await cafe.wait_until_shown()
    assert (await cafe.get(match)).shown_version == match.version
    assert [file["filename"] for file in cafe.tables()[-1]["attachments"]] == ["table.png"]


async def test_a_match_is_shown_to_its_end(cafe: Cafe) -> None:
    match = await cafe.match()
    for _ in range(6):
        match = await cafe.turn(match)
    match = await cafe.client.matches.change_once(0, match.id, turns.resign, cafe.persons[0].user_id)
    await cafe.wait_until_shown()
    assert (await cafe.get(match)).shown_version == match.version
    table = cafe.tables()[-1]
    assert "wins!" in texts(table)
    assert verbs(table) == ["rematch", "replay", "analysis", "log", "verify"]
    assert [file["filename"] for file in table["attachments"]] == ["end.png", "table.png"]
    for person in cafe.people[:2]:
        (panel,) = cafe.panels(match, person.id)
        assert "wins!" in texts(panel)
        assert set(verbs(panel)) <= {"missed"}
    assert not cafe.client.presenter.panels._faces
    assert not cafe.client.presenter._stale
    assert not cafe.client.presenter._shown
