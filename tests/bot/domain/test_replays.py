"""Replays: positions, who may see which of their parts, the course of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import games
from bot.domain import clocks, lobbies, turns
from bot.domain.course import build_course
from bot.domain.match import Match, Player, Venue
from bot.domain.pace import PACES, Pace, per_move
from bot.domain.place import Place
from bot.domain.proofs import prove
from bot.domain.refusals import Refusal
from bot.domain.replays import (
    OPEN,
    TABLE,
    Log,
    count_steps,
    find_position,
    view_codes,
    visible_events,
    visible_seats,
)
from games.core import Text, Who
from tests.kit.house import ANNA, BEN, CLARA, House
from tests.kit.narrow import narrow

RECORDINGS = {
    path.stem: path.read_text("utf-8")
    for path in sorted((Path(__file__).parents[2] / "games" / "golden").glob("*.txt"))
}


async def play_recording(house: House, text: str, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Play the match of a recording in the house, on given seats, with its seed and its moves."""
    first, *lines = text.splitlines()
    header = msgspec.json.decode(first)
    game, seed = games.load(header["game"]), bytes.fromhex(header["seed"])
    players = [Player(seat, 500 + seat, f"P{seat}") for seat in range(header["seats"])]
    venue = Venue(Place(1, next(house.channels)), "en", per_move(0))
    match = await house.matches.open(
        lobbies.start_league_table, game.key, header["options"], ANNA, venue, players, 1, seed, ()
    )
    for line in lines:
        if line[0].isdigit():
            seat, made = line.split(" ", 1)
            move = game.decode_move(msgspec.msgpack.encode(msgspec.json.decode(made)))
            user_id, interaction = 500 + int(seat), next(house.interactions)
            match = await house.matches.change_once(
                interaction, match.id, turns.act, user_id, move, match.version
            )
    return match


@pytest.mark.parametrize("recording", RECORDINGS)
async def test_the_replay_of_every_golden_match_gives_the_stored_final_state(
    house: House, recording: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await play_recording(house, RECORDINGS[recording], monkeypatch)
    assert match.status == "over"
    log = await house.matches.entries(match.id)
    last = find_position(match, log, count_steps(log))
    game = games.load(match.game)
    assert game.encode(last.match.state) == game.encode(match.state)
    assert last.step == last.steps == len(log) - 1
    assert prove(match, log).holds
    known = build_course(match, log)
    assert len(known.figures) == len(log)
    assert known.figures[-1] == (game.standing(match.state) or known).figures


async def play(house: House, moves: int) -> tuple[Match, Log, list[Any]]:
    """Return a running match after that many moves, its log, and its states after the deal and each move."""
    match = await house.begin(ANNA, BEN)
    states = [match.state]
    for _ in range(moves):
        match = await house.move(match)
        states.append(match.state)
    return match, await house.matches.entries(match.id), states


async def test_every_position_is_as_it_was_and_beyond_the_ends_are_the_ends(house: House) -> None:
    match, log, states = await play(house, 9)
    for step, state in enumerate(states):
        found = find_position(match, log, step)
        assert (found.step, found.steps, found.match.state) == (step, 9, state)
    assert find_position(match, log, -3).step == 0
    assert find_position(match, log, 99).step == 9


async def test_every_position_has_the_pace_of_its_time(house: House) -> None:
    own = Pace(300, 10, 600)
    match = await house.move(await house.begin(ANNA, BEN, pace=own))
    for person in (ANNA, BEN):
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES["daily"])
    match = await house.move(match)
    log = await house.matches.entries(match.id)
    paces = [find_position(match, log, step).match.pace for step in range(3)]
    assert paces == [own, own, PACES["daily"]]


async def test_changes_of_seats_are_no_steps(house: House) -> None:
    match, _, _ = await play(house, 3)
    await house.matches.change(match.id, turns.take_over, match.seat_of(BEN.user_id) or 0)
    log = await house.matches.entries(match.id)
    assert len(log) == 5
    assert count_steps(log) == 3
    assert find_position(match, log, 3).match.state == match.state


async def test_while_it_runs_there_is_the_table_and_the_own_hand(house: House) -> None:
    match, log, _ = await play(house, 2)
    anna, ben = (str(match.seat_of(who.user_id)) for who in (ANNA, BEN))
    assert view_codes(match, ANNA.user_id) == [TABLE, anna]
    assert view_codes(match, CLARA.user_id) == [TABLE]
    assert visible_seats(match, anna, ANNA.user_id) == [int(anna)]
    for code in (ben, OPEN):
        with pytest.raises(Refusal, match="replay-secret"):
            visible_seats(match, code, ANNA.user_id)
    for code in ("x", "9", "", "-1", "²"):
        with pytest.raises(Refusal, match="reply-unknown-control"):
            visible_seats(match, code, ANNA.user_id)
    found = find_position(match, log, 1)
    private = [event for event in found.events if event.seats is not None]
    assert private
    assert not any(event.seats for event in visible_events(found, TABLE))
    assert visible_events(found, OPEN) == list(found.events)
    mine = [event for event in private if event.is_visible_to(int(anna))]
    assert [event for event in visible_events(found, anna) if event.seats] == mine


async def test_once_it_is_over_everybody_may_see_everything(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN))
    assert view_codes(match, CLARA.user_id) == [TABLE, "0", "1", OPEN]
    assert visible_seats(match, OPEN, CLARA.user_id) == [0, 1]
    assert visible_seats(match, TABLE, CLARA.user_id) == []


async def test_a_lobby_has_no_replay(house: House) -> None:
    match = await house.lobby(ANNA)
    with pytest.raises(Refusal, match="match-not-begun"):
        visible_seats(match, TABLE, ANNA.user_id)


async def test_the_course_names_moves_that_changed_much_in_their_order(house: House) -> None:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    known = build_course(match, await house.matches.entries(match.id))
    changes = [
        max(abs(a - b) for a, b in zip(now, then, strict=True))
        for then, now in zip(known.figures, known.figures[1:], strict=False)
    ]
    numbers = [narrow(int, moment.args["move"]) for moment in known.moments]
    assert numbers == sorted(set(numbers))
    assert changes.index(max(changes)) + 1 in numbers
    assert 1 <= len(numbers) <= 3
    outcome = games.load(match.game).outcome(match.state)
    assert outcome is not None
    for moment in known.moments:
        if moment.id == "moment-event":
            assert isinstance(moment.args["what"], Text)
        else:
            assert moment.args["who"] == Who(outcome.winners[0])


async def test_a_game_without_figures_has_no_chart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await house.finish(await house.begin(ANNA, BEN))
    monkeypatch.setattr(type(games.load("property")), "standing", lambda self, state: None)
    known = build_course(match, await house.matches.entries(match.id))
    assert (known.unit, known.figures, known.moments) == (None, (), ())
