"""How often people are notified during a match, as their clients receive it."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random
from typing import Any

import msgspec
import pytest

import games
from bench.notifications import BRISK, GONE
from bot.domain import forced_moves, questions, surfaces, turns
from bot.domain.match import Match
from bot.domain.notifications.plan import Pending, Plan
from bot.domain.people import Person
from tests.kit.cafe import Cafe, count_waiting, cut_off, notifications, texts


async def pass_time(cafe: Cafe, match: Match, seconds: float) -> Match:
    """Let time pass and return the match after the moves of the house and the bots, once it is shown."""
    cafe.time.now += seconds
    await cafe.client._clock.tick()
    await cafe.client._opponents.wait_until_idle()
    await cafe.wait_until_shown()
    return await cafe.get(match)


MOVES = 60
"""How many moves are made before the people resign."""


@pytest.mark.usefixtures("same_cards")
@pytest.mark.parametrize("key", games.keys())
async def test_people_are_notified_once_in_a_turn_that_asks_them_and_at_the_end(
    cafe: Cafe, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They play like bot opponents, beside one, are gone before a third of their moves, and resign.

    The house answers in secret as soon as people would who are there.
    """
    monkeypatch.setattr(questions, "draw_wait", lambda own, others, most, random: random.uniform(8, 24))
    guild = cafe.sandbox.world.find_channel("games").guild_id
    server = await cafe.store.servers.get(guild or 0)
    await cafe.store.servers.put(msgspec.structs.replace(server, text_tables=True))
    game, random = games.load(key), Random(7)
    match = await cafe.match(2, bots=1, game=key)
    asked = set()
    while match.status == "running" and match.version < MOVES:
        asked |= {(seat, match.turned) for seat in match.expected}
        free = sorted(match.expected - forced_moves.seats_without_choice(match))
        if free:
            seat = random.choice(free)
            player, offers = match.players[seat], game.offers(match.state, seat)
            move = game.choose(game.view(match.state, seat), offers, random)
            fields = (player.user_id or 0, move, player.question)
            await cafe.client.matches.change_once(next(cafe.interactions), match.id, turns.act, *fields)
        match = await pass_time(cafe, match, GONE if random.random() < 0.3 else BRISK)
    for player in match.players:
        if player.user_id is not None and match.status == "running":
            await cafe.client.matches.change_once(
                next(cafe.interactions), match.id, turns.resign, player.user_id
            )
            match = await pass_time(cafe, match, BRISK)
    assert match.status == "over"
    people = [person for person in cafe.people if match.seat_of(person.id) is not None]
    pings = [message for person in people for message in person.pings()]
    assert len(pings) <= 1.1 * (len(asked) + len(people))
    for person in people:
        last = max(person.pings(), key=lambda message: int(message["id"]))
        assert "wins!" in texts(last) and "Good game" in texts(last)


async def prefer(cafe: Cafe, person: Person, **how: Any) -> None:
    """Set the notification preferences of *person*."""
    known = await cafe.store.persons.get(person.user_id) or person
    await cafe.store.persons.put(msgspec.structs.replace(known, **how))


async def count_notifications(cafe: Cafe, match: Match, seat: int) -> tuple[list[str], list[str]]:
    """Return what notifies the player of *seat*, at the table and by direct message, on their turn."""
    person = next(who for who in cafe.people if who.id == match.players[seat].user_id)
    before = {message["id"] for message in person.pings()}
    while (match := await cafe.turn(match)).waiting != {seat}:
        pass
    await cafe.wait_until_shown()
    new = [message for message in person.pings() if message["id"] not in before]
    places = [message for message in new if message["channel_id"] == str(cafe.channel)]
    return [texts(message) for message in places], [
        texts(message) for message in new if message not in places
    ]


async def test_people_are_notified_where_they_like_with_the_reason(cafe: Cafe) -> None:
    match = await cafe.match()
    (first,) = match.waiting
    seat = 1 - first
    person = next(who for who in cafe.persons if who.user_id == match.players[seat].user_id)
    reason = "Your turn: play a red and a black card."

    ((there,), none) = await count_notifications(cafe, match, seat)
    assert f"<@{person.user_id}> {reason}" in there and not none

    await prefer(cafe, person, notify="dm")
    none, (alone,) = await count_notifications(cafe, await cafe.turn(match), seat)
    assert not none
    assert alone.startswith("**[Property](https://")
    assert alone.endswith(f")** {reason}")

    await prefer(cafe, person, notify="both", locale="de")
    (there,), (alone,) = await count_notifications(cafe, await cafe.turn(match), seat)
    assert reason in there and "Du bist am Zug" in alone

    await prefer(cafe, person, notify="none")
    assert await count_notifications(cafe, await cafe.turn(match), seat) == ([], [])


async def test_a_direct_message_that_notifies_goes_when_it_is_answered(cafe: Cafe) -> None:
    match = await cafe.match()
    (first,) = match.waiting
    seat = 1 - first
    person = next(who for who in cafe.persons if who.user_id == match.players[seat].user_id)
    await prefer(cafe, person, notify="dm")
    _, (alone,) = await count_notifications(cafe, match, seat)
    assert alone in map(texts, cafe.panels(match, person.user_id))
    await cafe.turn(match)
    await cafe.wait_until_shown()
    assert alone not in map(texts, cafe.panels(match, person.user_id))


@pytest.mark.parametrize("is_noted", [True, False], ids=["noted", "just sent"])
async def test_a_direct_message_that_notifies_goes_after_a_restart_too(cafe: Cafe, is_noted: bool) -> None:
    match = await cafe.match()
    (first,) = match.waiting
    seat = 1 - first
    person = next(who for who in cafe.persons if who.user_id == match.players[seat].user_id)
    await prefer(cafe, person, notify="dm")
    with nullcontext() if is_noted else cut_off(surfaces, "note_beside"):
        match = await cafe.turn(match)
        assert len(notifications(cafe, match)) == 1
        await cafe.kill()
    await cafe.open()
    await cafe.sandbox.world.until(lambda: not count_waiting(cafe))
    await cafe.wait_until_shown()
    assert len(notifications(cafe, match)) == 1  # it is still their turn
    await cafe.turn(match)
    await cafe.wait_until_shown()
    assert not notifications(cafe, match)


async def test_who_takes_no_direct_messages_after_all_is_notified_at_the_table(cafe: Cafe) -> None:
    match = await cafe.match()
    (first,) = match.waiting
    seat = 1 - first
    person = next(who for who in cafe.persons if who.user_id == match.players[seat].user_id)
    await prefer(cafe, person, notify="dm", dm_open=True)
    await next(who for who in cafe.people if who.id == person.user_id).close_dms(True)
    (there,), none = await count_notifications(cafe, match, seat)
    assert f"<@{person.user_id}> Your turn" in there and not none
    (there,), none = await count_notifications(cafe, await cafe.turn(match), seat)  # and from now on at once
    assert f"<@{person.user_id}> Your turn" in there and not none


async def test_a_direct_message_is_worded_by_what_its_plan_makes_so(cafe: Cafe) -> None:
    match = await cafe.match(2)
    (seat,) = match.waiting
    player = match.players[seat]
    pending = Pending(None, "", None, turns.REMINDERS)
    plan = Plan(in_private=frozenset({1 - seat}), pending={seat: pending})
    assert player.reminded < turns.REMINDERS
    notices = cafe.client.presenter.notices
    (told,) = notices.build_notifications(match, plan, await notices.find_persons(match))
    assert "Three reminders, and still nobody has played." in told.text
