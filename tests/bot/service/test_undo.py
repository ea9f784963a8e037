"""Taking back the last move: as long as it had no consequences, once, as if it had not been made."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import games
from bot.domain import lobbies, turns
from bot.domain.course import build_course
from bot.domain.match import Match
from bot.domain.proofs import prove
from bot.domain.replays import count_steps, find_position
from bot.league.rows import postpone
from bot.service.uptime import JUMP, Uptime
from games.core import Who
from games.deal.moves import Advance, End
from tests.kit.house import ANNA, BEN, CLARA, HOUR, House, find_refusal
from tools import verify

GAME = games.load("deal")


pytestmark = pytest.mark.usefixtures("same_cards")


async def begin(house: House) -> Match:
    return await house.begin(ANNA, BEN, CLARA, game="deal", deadline=HOUR)


def user(match: Match, seat: int) -> int:
    user_id = match.players[seat].user_id
    assert user_id is not None
    return user_id


async def act(house: House, match: Match, move: Any, seat: int | None = None) -> Match:
    user_id = user(match, min(match.waiting) if seat is None else seat)
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.act, user_id, move, match.version
    )


def find_kept_move(match: Match) -> Any:
    """Return a move by which the player on turn banks or lays a card."""
    offers = GAME.offers(match.state, min(match.waiting))
    return GAME.sample(
        [offer for offer in offers if offer.move in ("bank", "lay")], __import__("random").Random(1)
    )


async def undo(house: House, match: Match, number: int, seat: int) -> Match:
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.undo, user(match, seat), number
    )


async def test_a_card_that_was_laid_is_taken_back_and_the_log_tells_both(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    moved = await act(house, match, find_kept_move(match))
    assert [turns.can_undo(moved, each.seat) for each in moved.players] == [each == seat for each in range(3)]
    back = await undo(house, moved, moved.version, seat)
    assert (back.state, back.waiting, back.used) == (match.state, match.waiting, match.used)
    assert (back.version, back.players[seat].question) == (moved.version + 1, moved.public + 1)
    assert not turns.can_undo(back, seat)
    *_, made, taken = await house.matches.log(match.id)
    assert (made.number, taken.number, taken.seat) == (moved.version, back.version, seat)
    assert [event.id for event in taken.events] == ["house-undone"]
    assert taken.events[0].args["who"] == Who(seat)
    again = await act(house, back, find_kept_move(back))
    assert again.state == moved.state


async def test_two_quick_clicks_take_one_move_back(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    first = await act(house, match, find_kept_move(match))
    second = await act(house, first, find_kept_move(first))
    clicks = [undo(house, second, second.version, seat) for _ in range(3)]
    backs = await asyncio.gather(*clicks)
    assert {back.version for back in backs} == {second.version + 1}
    assert backs[0].state == first.state
    assert await find_refusal(undo(house, second, first.version, seat)) == "undo-stands"


async def test_it_goes_on_after_a_restart(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    moved = await act(house, match, find_kept_move(match))
    await house.close()
    await house.open()
    back = await undo(house, moved, moved.version, seat)
    assert back.state == match.state
    await house.close()
    await house.open()
    assert await house.matches.get(match.id) == back


async def test_what_somebody_has_answered_stands(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    moved = await act(house, match, find_kept_move(match))
    ended = await act(house, moved, End())
    assert not any(turns.can_undo(ended, each) for each in range(3))
    assert await find_refusal(undo(house, ended, ended.version, seat)) == "undo-stands"
    assert await find_refusal(undo(house, ended, moved.version, seat)) == "undo-stands"


async def test_in_a_match_that_was_closed_nothing_is_left_to_take_back(house: House) -> None:
    match = await begin(house)
    moved = await act(house, match, find_kept_move(match))
    assert moved.undo is not None
    closed = await house.matches.attempt(match.id, lobbies.close)
    assert closed is not None
    assert (closed.status, closed.undo) == ("cancelled", None)


async def test_nobody_takes_back_what_another_has_moved(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    moved = await act(house, match, find_kept_move(match))
    other = next(iter({0, 1, 2} - {seat}))
    assert await find_refusal(undo(house, moved, moved.version, other)) == "undo-stands"
    assert await house.matches.get(match.id) == moved


async def test_the_time_does_not_begin_anew(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    due = match.players[seat].due
    house.time.now += 600
    moved = await act(house, match, find_kept_move(match))
    assert moved.players[seat].due == house.time.now + HOUR
    house.time.now += 600
    back = await undo(house, moved, moved.version, seat)
    assert (back.players[seat].due, back.due) == (due, due)
    assert back.players[seat].awaited == match.players[seat].awaited
    again = await act(house, back, find_kept_move(back))
    assert due is not None
    house.time.now = due + 1
    assert await find_refusal(undo(house, again, again.version, seat)) == "undo-late"


async def test_while_freehold_is_away_the_time_of_the_move_before_stands_still(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    moved = await act(house, match, find_kept_move(match))

    process = Uptime(
        house.store, house.matches, lambda: {0: 0.0}, postpone, print, house.changed.append, house.time
    )
    await process.update()
    house.time.now += JUMP + 1000
    await process.update()
    await process.wait_until_idle()
    back = await undo(house, moved, moved.version, seat)
    due = match.players[seat].due
    assert due is not None
    assert back.players[seat].due == due + JUMP + 1000


async def test_a_standing_order_of_another_betrays_nothing_and_is_kept(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    other = next(iter({0, 1, 2} - {seat}))
    match = await act(house, match, Advance(1, 0), other)
    moved = await act(house, match, find_kept_move(match))
    assert moved.undo is not None
    assert moved.undo.number == moved.public < moved.version  # the button tells nothing of the order
    ordered = await act(house, moved, Advance(2, 1), other)
    assert ordered.private == 2
    assert turns.can_undo(ordered, seat)
    back = await undo(house, ordered, moved.public, seat)
    assert back.state.hands == match.state.hands
    assert (back.state.accepts[other], back.state.pays[other]) == (2, 1)
    log = await house.matches.entries(match.id)
    assert count_steps(log) == 2
    assert find_position(back, log, 1).match.state.hands == moved.state.hands
    assert find_position(back, log, 2).match.state == back.state


async def test_the_seat_of_another_may_change_and_the_own_may_not(house: House) -> None:
    match = await begin(house)
    seat = min(match.waiting)
    other = next(iter({0, 1, 2} - {seat}))
    moved = await act(house, match, find_kept_move(match))
    away = await house.matches.change(match.id, turns.take_over, other)
    assert turns.can_undo(away, seat)
    gone = await house.matches.change(match.id, turns.take_over, seat)
    assert not turns.can_undo(gone, seat)
    assert await find_refusal(undo(house, gone, moved.version, seat)) == "undo-stands"


async def test_bot_opponents_take_nothing_back(house: House) -> None:
    match = await house.begin(ANNA, game="deal", bots=1)
    for _ in range(12):
        seat = min(match.waiting)
        match = await house.move(match)
        if match.players[seat].user_id is None:
            assert match.undo is None


async def play_with_undo(house: House) -> Match:
    """Play a match in which every third move that can be taken back is."""
    match, count = await house.begin(ANNA, BEN, game="deal"), 0
    while match.status == "running":
        seat = min(match.waiting)
        match = await house.move(match)
        if turns.can_undo(match, seat):
            count += 1
            if count % 3 == 0:
                match = await undo(house, match, match.version, seat)
    assert count > 6
    return match


async def test_replay_course_and_proof_of_a_match_with_moves_taken_back(house: House, tmp_path: Path) -> None:
    match = await play_with_undo(house)
    log = await house.matches.entries(match.id)
    last = find_position(match, log, count_steps(log))
    assert last.match.state == match.state
    known = build_course(match, log)
    assert len(known.figures) == count_steps(log) + 1
    proof = await house.matches.verify(match.id)
    assert proof.holds
    told = await house.matches.export(match.id)
    assert len(told["moves"]) == proof.moves < count_steps(log)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(told), "utf-8")
    assert verify.main([str(file)]) == 0


async def test_a_move_said_to_be_taken_back_that_was_not_does_not_hold(house: House) -> None:
    match = await play_with_undo(house)
    log = await house.matches.entries(match.id)
    taken = next(place for place, (entry, _) in enumerate(log) if entry.events[0].id == "house-undone")
    assert prove(match, log).holds
    assert not prove(match, log[:taken] + log[taken + 1 :]).holds
