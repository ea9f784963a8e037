from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from bot.domain import lobbies, surfaces, turns
from bot.domain.match import Match
from bot.domain.refusals import Refusal, Stale
from bot.domain.turns import NUDGES
from bot.service.matches import Matches
from games.property.moves import Play
from tests.kit.house import ANNA, BEN, CLARA, DAVID, HOUR, House, find_refusal, person_at


def find_mover(match: Match) -> int:
    """Return the person who is to move."""
    user_id = match.players[min(match.waiting)].user_id
    assert user_id is not None
    return user_id


async def test_a_move_is_stored_with_its_version_and_its_log(house: House) -> None:
    match = await house.begin()
    seat = min(match.waiting)
    after = await house.matches.change_once(
        77, match.id, turns.act, find_mover(match), house.sample(match, seat), match.version
    )
    assert after.version == match.version + 1
    assert after.state != match.state
    started, moved = await house.matches.log(match.id)
    assert (started.number, started.seat, started.events[0].id) == (match.version, None, "house-sealed")
    assert (moved.number, moved.seat, moved.at) == (after.version, seat, house.time.now)
    assert after.events[-len(moved.events) :] == moved.events
    assert house.changed[-1] == match.id


async def test_the_state_somebody_holds_is_not_changed_by_a_move(house: House) -> None:
    match = await house.begin()
    before = repr(match.state)
    await house.move(match)
    assert repr(match.state) == before


async def test_the_same_interaction_acts_once(house: House) -> None:
    match = await house.begin()
    move = house.sample(match, min(match.waiting))

    async def click() -> Match:
        return await house.matches.change_once(
            77, match.id, turns.act, find_mover(match), move, match.version
        )

    answers = await asyncio.gather(*(click() for _ in range(5)))
    answers.append(await click())
    assert {answer.version for answer in answers} == {match.version + 1}
    assert len(await house.matches.log(match.id)) == 2


async def test_the_same_interaction_acts_once_even_if_it_is_said_to_have_seen_more(house: House) -> None:
    match = await house.begin()
    seat = min(match.waiting)
    after = await house.matches.change_once(
        77, match.id, turns.act, find_mover(match), house.sample(match, seat), match.version
    )
    again = await house.matches.change_once(
        77, match.id, turns.act, find_mover(after), house.sample(after, min(after.waiting)), after.version
    )
    assert again == after


async def test_an_interaction_that_ended_the_match_can_come_again(house: House) -> None:
    match = await house.begin()
    over = await house.matches.change_once(77, match.id, turns.resign, ANNA.user_id)
    assert over.status == "over"
    assert await house.matches.change_once(77, match.id, turns.resign, ANNA.user_id) == over
    assert (
        await find_refusal(house.matches.change_once(78, match.id, turns.resign, ANNA.user_id))
        == "match-over"
    )


async def test_of_many_moves_at_once_one_is_made_and_the_others_are_stale(house: House) -> None:
    match = await house.begin()
    seat = min(match.waiting)
    done = await asyncio.gather(
        *(
            house.matches.change_once(
                interaction, match.id, turns.act, find_mover(match), house.sample(match, seat), match.version
            )
            for interaction in range(100, 130)
        ),
        return_exceptions=True,
    )
    made = [answer for answer in done if isinstance(answer, Match)]
    stale = [answer for answer in done if isinstance(answer, Stale)]
    assert (len(made), len(stale)) == (1, 29)
    assert {answer.match.version for answer in stale} == {match.version + 1}
    assert len(await house.matches.log(match.id)) == 2


async def test_two_processes_cannot_both_move(house: House) -> None:
    match = await house.begin()
    other = Matches(house.store, house.time, house.changed.append)
    assert await other.get(match.id) == match
    after = await house.move(match)
    seat = min(match.waiting)
    with pytest.raises(Stale) as stale:
        await other.change_once(
            500, match.id, turns.act, find_mover(match), house.sample(match, seat), match.version
        )
    assert stale.value.match == after
    assert await other.change_if_unmoved(match, turns.act_for, seat, house.sample(match, seat)) is None
    assert await other.get(match.id) == after


async def test_two_processes_that_race_move_once_for_each_version(house: House) -> None:
    match = await house.begin()
    others = [Matches(house.store, house.time, house.changed.append) for _ in range(4)]
    for other in others:
        await other.get(match.id)
    for _ in range(20):
        seat = min(match.waiting)
        done = await asyncio.gather(
            *(
                other.change_if_unmoved(match, turns.act_for, seat, house.sample(match, seat))
                for other in others
            )
        )
        made = [answer for answer in done if answer is not None]
        assert len(made) == 1
        match = made[0]
    assert len(await house.matches.log(match.id)) == 21


async def test_a_stale_click_gets_the_match_as_it_is(house: House) -> None:
    match = await house.begin()
    after = await house.move(match)
    with pytest.raises(Stale) as stale:
        await house.matches.change_once(
            99, match.id, turns.act, find_mover(match), house.sample(match, min(match.waiting)), match.version
        )
    assert stale.value.match == after
    assert await house.matches.get(match.id) == after


async def test_who_may_not_move(house: House) -> None:
    match = await house.begin(game="monopoly")  # where nothing can be done in advance
    move = house.sample(match, min(match.waiting))
    other = next(player.user_id for player in match.players if player.seat not in match.waiting)
    assert other is not None
    lobby = await house.lobby(ANNA)

    def act(id: int, user_id: int, version: int) -> Awaitable[Match]:
        return house.matches.change_once(10**6, id, turns.act, user_id, move, version)

    assert await find_refusal(act(match.id, other, match.version)) == "not-your-turn"
    assert await find_refusal(act(match.id, CLARA.user_id, match.version)) == "not-seated"
    assert await find_refusal(act(999, ANNA.user_id, match.version)) == "match-unknown"
    assert await find_refusal(act(lobby.id, ANNA.user_id, lobby.version)) == "match-not-begun"
    assert await house.matches.get(match.id) == match


async def test_what_the_rules_forbid_is_refused_in_their_words(house: House) -> None:
    match = await house.begin()
    forbidden = Play(red=0, black=0, column=1, row=1)
    with pytest.raises(Refusal) as refusal:
        await house.matches.change_once(1, match.id, turns.act, find_mover(match), forbidden, match.version)
    assert refusal.value.text.id.startswith("property-")
    assert await house.matches.get(match.id) == match
    assert len(await house.matches.log(match.id)) == 1


async def test_a_match_to_its_end(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA, bots=1))
    assert match.status == "over"
    assert not match.waiting
    assert (
        await find_refusal(
            house.matches.change_once(10**9, match.id, turns.act, ANNA.user_id, None, match.version)
        )
        == "match-over"
    )
    assert match.id not in await house.store.reader.unattended_matches()


async def test_resigning(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA)
    match = await house.matches.change_once(1, match.id, turns.resign, ANNA.user_id)
    assert match.status == "running"
    assert (
        await find_refusal(house.matches.change_once(2, match.id, turns.resign, ANNA.user_id))
        == "already-out"
    )
    assert (
        await find_refusal(house.matches.change_once(3, match.id, turns.resign, DAVID.user_id))
        == "not-seated"
    )
    assert match.seat_of(ANNA.user_id) not in match.waiting
    match = await house.matches.change_once(4, match.id, turns.resign, BEN.user_id)
    assert match.status == "over"


async def test_being_away_and_coming_back(house: House) -> None:
    match = await house.begin(ANNA, BEN, deadline=600)
    seat = min(match.waiting)
    player = person_at(match, seat)
    assert match.players[seat].due == house.time.now + 600
    assert await find_refusal(house.matches.change(match.id, turns.take_back, player)) == "not-away"
    away = await house.matches.change(match.id, turns.take_over, seat)
    assert (away.players[seat].away, away.players[seat].due, away.due) == (True, None, None)
    assert away.events[-1].id == "house-away"
    assert match.id in await house.store.reader.unattended_matches()
    assert await find_refusal(house.matches.change(match.id, turns.take_over, seat)) == "already-away"
    house.time.now += HOUR
    back = await house.matches.change(match.id, turns.take_back, player)
    assert not back.players[seat].away
    assert back.players[seat].due == house.time.now + 600
    assert back.events[-1].id == "house-back"
    assert match.id not in await house.store.reader.unattended_matches()


async def test_who_moves_is_back(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    seat = min(match.waiting)
    match = await house.matches.change(match.id, turns.take_over, seat)
    match = await house.move(match)
    assert not match.players[seat].away
    assert (await house.matches.log(match.id))[-1].events[0].id == "house-back"


async def test_nudging(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    awaited = find_mover(match)
    other = ANNA.user_id + BEN.user_id - awaited
    assert await find_refusal(house.matches.change(match.id, turns.nudge, awaited)) == "nudge-yourself"
    assert await find_refusal(house.matches.change(match.id, turns.nudge, CLARA.user_id)) == "not-seated"
    assert (await house.matches.change(match.id, turns.nudge, other)).expected == match.waiting
    assert await find_refusal(house.matches.change(match.id, turns.nudge, other)) == "nudge-soon"
    house.time.now += NUDGES
    assert (await house.matches.change(match.id, turns.nudge, other)).expected == match.waiting
    after = await house.matches.get(match.id)
    assert after is not None
    assert after.version == match.version


async def test_nobody_to_nudge(house: House) -> None:
    match = await house.begin(ANNA, bots=1)
    while match.players[min(match.waiting)].user_id is not None:
        match = await house.move(match)
    assert await find_refusal(house.matches.change(match.id, turns.nudge, ANNA.user_id)) == "nudge-nobody"


async def test_since_when_a_seat_is_awaited(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    for _ in range(30):
        before, match = match, await house.move(match)
        for player in match.players:
            if player.seat not in match.waiting:
                assert player.awaited == 0
            elif player.seat in before.waiting:
                assert player.awaited == before.players[player.seat].awaited
            else:
                assert player.awaited == match.version


async def test_what_discord_shows_is_kept_beside_what_happens(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    assert await house.store.reader.unshown() == [match.id]
    marks = [
        house.matches.change(match.id, surfaces.record_table, None, 2**61, 12.5, match.version),
        house.matches.change(
            match.id, surfaces.record_panel, 1, None, 4, 3, BEN.user_id, match.version, 13.5
        ),
        house.matches.change(match.id, surfaces.record_shown, match.version),
        house.move(match),
    ]
    *_, after = await asyncio.gather(*marks)
    assert isinstance(after, Match)
    await house.close()
    await house.open()
    stored = await house.matches.get(match.id)
    assert stored is not None
    assert stored == after
    assert (stored.table.message, stored.table.posted) == (2**61, 12.5)
    assert (stored.shown_version, stored.table.notified) == (match.version, match.version)
    assert (stored.players[1].panel.channel, stored.players[1].panel.message) == (3, 4)
    assert stored.version == match.version + 1
    assert await house.store.reader.unshown() == [match.id]
    await house.matches.change(match.id, surfaces.record_shown, stored.version)
    assert await house.store.reader.unshown() == []


async def test_a_mark_is_no_change_of_the_match(house: House) -> None:
    match = await house.begin(ANNA, BEN)
    house.changed.clear()
    await house.matches.change(match.id, surfaces.record_table, None, 1, 1.0, match.version)
    await house.matches.change(match.id, surfaces.record_shown, match.version)
    assert house.changed == []


async def test_closing(house: House) -> None:
    match = await house.begin(ANNA, BEN, channel=3, deadline=600)
    closed = await house.matches.attempt(match.id, lobbies.close)
    assert closed is not None
    assert (closed.status, closed.waiting, closed.due) == ("cancelled", frozenset(), None)
    assert await house.matches.attempt(match.id, lobbies.close) is None
    assert (
        await find_refusal(house.matches.change_once(5, match.id, turns.resign, ANNA.user_id))
        == "match-cancelled"
    )
    await house.lobby(channel=3)
    assert await house.store.reader.next_wake() is not None  # the lobby's, not the match's


async def test_many_matches_are_more_than_are_kept_in_memory(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.matches.KEPT", 3)
    started = [await house.begin() for _ in range(8)]
    moved = await asyncio.gather(*(house.move(match) for match in started))
    assert [await house.matches.get(match.id) for match in started] == list(moved)
    assert len(house.matches._kept) == 3
