"""Panels stay as a click left them, and people who can't be mentioned at the table are told in private."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.panels import Panels
from bot.discord_internals import answering_tasks
from bot.domain import lobbies, own_notes, turns
from bot.domain.forced_moves import seats_without_choice
from bot.domain.match import Change, Entry, Match, Venue
from bot.domain.pace import per_move
from bot.domain.place import BY_MESSAGE
from bot.domain.questions import update_deadlines
from bot.language import language_of
from bot.store import StoreFault
from games.deal.moves import Debt
from sandbox.model.reading import text
from tests.games.deal.positions import NAMES, position
from tests.kit.cafe import Cafe, verbs


async def wait_for_answers() -> None:
    """Wait until every click is answered."""
    while answers := answering_tasks():
        await asyncio.wait(answers)


async def test_the_note_of_a_click_outlives_an_edit_that_was_on_its_way(cafe: Cafe, monkeypatch: Any) -> None:
    match = await cafe.match()
    (seat,) = match.waiting
    panel = cafe.panels(match, match.players[seat].user_id or 0)[-1]
    edit, under_way, go_on = posts.edit, asyncio.Event(), asyncio.Event()

    async def slow(message: Any, *args: Any) -> bool:
        if message.id == int(panel["id"]):
            under_way.set()
            await go_on.wait()
        return await edit(message, *args)

    monkeypatch.setattr(posts, "edit", slow)
    panels = cafe.client.presenter.panels
    panels._faces.clear()
    cafe.client.presenter.touch(match.id, seat)
    await under_way.wait()
    mover = cafe.find_awaited(match)
    await mover.wait_for_answer(
        await mover.raw_component(int(panel["id"]), Control("do", match.id, 0, "/").custom_id)
    )
    await wait_for_answers()
    go_on.set()
    await cafe.wait_until_shown()
    shown = cafe.panels(match, match.players[seat].user_id or 0)[-1]
    assert "The match has moved on" in text(shown)


async def test_a_panel_that_was_clicked_is_edited_through_that_click_for_a_while(cafe: Cafe) -> None:
    match = await cafe.match()
    mover = cafe.find_awaited(match)
    panel = int(cafe.panels(match, mover.id)[-1]["id"])
    requests = cafe.sandbox.rest.requests

    async def find_edits() -> list[str]:
        """Return the routes by which an outdated panel was edited."""
        requests.clear()
        await cafe.turn(match)
        return [each.route for each in requests if each.method == "PATCH" and each.path.endswith(str(panel))]

    await mover.wait_for_answer(await mover.raw_component(panel, Control("refresh", match.id).custom_id))
    await wait_for_answers()
    assert await find_edits() == []
    assert verbs(cafe.panels(match, mover.id)[-1]) == ["do"]  # to plan the next move
    cafe.sandbox.world.advance(15 * 60)  # Discord takes that click no more
    await cafe.turn(match)
    assert await find_edits() == ["/channels/{channel_id}/messages/{message_id}"]


async def test_a_store_that_does_not_answer_is_no_error_of_who_clicks(cafe: Cafe, monkeypatch: Any) -> None:
    match = await cafe.match()
    asked, person = asyncio.Event(), cafe.client.presenter.notices.find_person

    async def failing(user_id: int, name: str) -> Any:
        if not asked.is_set():
            asked.set()
            raise StoreFault("busy")
        return await person(user_id, name)

    monkeypatch.setattr("bot.service.work_queue.SOON", 0.01)
    monkeypatch.setattr(cafe.client.presenter.notices, "find_person", failing)
    cafe.client.presenter.person_clicked(match.players[0].user_id or 0, "en")
    await cafe.wait_until_shown()
    assert asked.is_set()
    assert not cafe.client.presenter.failures


async def arrange_payment(cafe: Cafe, hand: str) -> Match:
    """Start a match of Monopoly Deal: the first seat is about to ask the second, who holds *hand*."""
    match = await cafe.match(game="deal", forced="sealed")
    state = position("bank: 4M", "bank: 5M", hands=("debt go 10M", hand))

    def arrange(match: Match, now: float) -> Change:
        players = tuple(replace(player, awaited=0) for player in match.players)
        after = replace(
            match, version=match.version + 1, state=state, waiting=frozenset({0}), players=players
        )
        return Change(match, update_deadlines(after, now), Entry(after.version, None, now, ()))

    await cafe.client.matches.change(match.id, arrange)
    await cafe.wait_until_shown()
    return await cafe.get(match)


@pytest.mark.parametrize(("hand", "has_choice"), [("no 2M", True), ("1M 2M", False)])
async def test_nobody_is_called_at_the_table_but_who_has_a_choice_is_told(
    cafe: Cafe, hand: str, has_choice: bool
) -> None:
    match = await arrange_payment(cafe, hand)
    pings = cafe.pings()
    mover, move = match.players[0].user_id or 0, Debt(NAMES["debt"][0], 1)
    match = await cafe.client.matches.change_once(
        next(cafe.interactions), match.id, turns.act, mover, move, match.version
    )
    await cafe.wait_until_shown()
    cafe.client.presenter.touch(match.id)
    await cafe.wait_until_shown()
    assert bool(seats_without_choice(match)) is not has_choice
    assert cafe.pings() == pings
    told = [
        message["content"]
        for message in cafe.panels(match, match.players[1].user_id or 0)
        if message["content"].startswith("**[Monopoly Deal](")
    ]
    assert len(told) == has_choice


async def find_waiting(cafe: Cafe) -> tuple[Match, Any, dict[str, Any]]:
    """Return a table of three at the start of a turn, a player who waits for two turns, and their panel."""
    match = await cafe.match(3)
    match = await cafe.turn(match)
    mover, follows = cafe.find_awaited(match).id, match.players[(min(match.waiting) + 1) % 3].user_id
    waits = next(person for person in cafe.people if person.id not in (mover, follows))
    cafe.time.now += 2 * posts.OLD
    return match, waits, cafe.panels(match, waits.id)[-1]


def waiting_for(match: Match) -> str:
    (seat,) = match.waiting
    return f"Waiting for {language_of('en').at_table(match).name(seat)}"


async def test_an_old_panel_says_for_whom_the_match_waits_without_being_posted_anew(cafe: Cafe) -> None:
    match, waits, panel = await find_waiting(cafe)
    assert waiting_for(match) in text(panel)
    after = await cafe.turn(match)
    shown = cafe.panels(match, waits.id)[-1]
    assert shown["id"] == panel["id"]
    assert waiting_for(after) in text(shown)
    assert waiting_for(match) not in text(shown)


async def test_an_old_panel_of_whoever_waits_is_edited_whatever_is_new_on_it(cafe: Cafe) -> None:
    match, waits, panel = await find_waiting(cafe)
    await cafe.client.matches.change(match.id, own_notes.write_note, waits.id, "Keep the sevens")
    cafe.client.presenter.touch(match.id, match.seat_of(waits.id))
    await cafe.wait_until_shown()
    shown = cafe.panels(match, waits.id)[-1]
    assert shown["id"] == panel["id"]
    assert "Keep the sevens" in text(shown)


MATCHES = 12


async def test_many_matches_that_begin_at_once_are_counted_together(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    build, drawn = Panels._build_drawing, []

    async def count(self: Panels, match: Match, seat: int, *args: Any, **kwargs: Any) -> Any:
        drawn.append(match.id)
        return await build(self, match, seat, *args, **kwargs)

    monkeypatch.setattr(Panels, "_build_drawing", count)
    host = cafe.persons[0]
    ids = []
    for _ in range(MATCHES):
        venue = Venue(BY_MESSAGE, "en", per_move(0))
        match = await cafe.client.matches.open(lobbies.create, "property", {}, host, venue)
        await cafe.client.matches.change(match.id, lobbies.add_bot, host.user_id)
        ids.append(match.id)
    await cafe.wait_until_shown()
    drawn.clear()
    for id in ids:
        await cafe.client.matches.change(id, lobbies.start, host.user_id)
    await cafe.wait_until_shown()
    panels = [text(message) for message in cafe.panels(match, host.user_id)]
    assert {f"match {number} of {MATCHES}" for number in range(1, MATCHES + 1)} == {
        f"match {number} of {MATCHES}"
        for number in range(1, MATCHES + 1)
        if any(f"match {number} of {MATCHES}" in panel for panel in panels)
    }
    assert len(drawn) < 8 * MATCHES


async def test_an_old_panel_that_cannot_be_edited_stays_while_its_player_waits(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, waits, panel = await find_waiting(cafe)
    edit, tried = posts.edit, []

    async def refusing(message: Any, *args: Any) -> bool:
        if message.id == int(panel["id"]):
            tried.append(message.id)
            return False
        return await edit(message, *args)

    with monkeypatch.context() as patch:
        patch.setattr(posts, "edit", refusing)
        await cafe.turn(match)
    assert tried == [int(panel["id"])]
    assert cafe.panels(match, waits.id)[-1] == panel


async def test_a_seat_that_somebody_has_just_left_is_not_shown(cafe: Cafe) -> None:
    lobby = await cafe.lobby(3)
    await cafe.client.matches.change(lobby.id, lobbies.leave, cafe.persons[2].user_id)
    cafe.client.presenter.touch(lobby.id, 2)
    await cafe.wait_until_shown()
    assert cafe.client.presenter.failures == 0
