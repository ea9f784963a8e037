"""News in whole matches: stored with them, cleared by the seat's own move, not passed to a successor."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.domain import turns
from bot.domain.match import Change, Match
from bot.domain.news import KEPT, News, concerns, is_worth_telling, record_news
from bot.domain.people import Person
from bot.domain.proofs import prove
from bot.domain.replays import list_missed_steps, list_steps
from games.core import Event, Who
from games.deal.moves import Advance
from games.property import GAME
from tests.kit.house import ANNA, BEN, CLARA, HOUR, House, person_at


def ids(match: Match, seat: int) -> list[str]:
    return [event.id for event in match.players[seat].news.unread.events]


async def miss_deadline(house: House, match: Match) -> tuple[Match, int]:
    """Let the house move for the awaited seat; return the match and that seat."""
    (seat,) = match.waiting
    house.time.now += HOUR
    return await house.matches.change(match.id, turns.miss, seat, house.sample(match, seat), False), seat


async def test_who_was_late_hears_of_it_until_they_move(house: House) -> None:
    match, seat = await miss_deadline(house, await house.begin(deadline=HOUR))
    assert ids(match, seat)[0] == "house-moved"
    house.matches.clear_cache()
    match = await house.matches.get(match.id)  # type: ignore[assignment]
    assert ids(match, seat)[0] == "house-moved"
    while seat not in match.waiting:
        match = await house.move(match)
    match = await house.move(match)
    assert "house-moved" not in ids(match, seat)


async def test_who_was_away_comes_back_to_their_news(house: House) -> None:
    match = await house.begin(deadline=HOUR)
    (seat,) = match.waiting
    match = await house.matches.change(match.id, turns.take_over, seat)
    match = await house.matches.change(match.id, turns.take_back, person_at(match, seat))
    assert ids(match, seat) == ["house-away"]


async def test_a_substitute_hears_nothing_that_the_one_before_was_to_hear(house: House) -> None:
    match, seat = await miss_deadline(house, await house.begin(deadline=HOUR))
    assert ids(match, seat)
    match = await house.hand_over(match, seat, CLARA, person_at(match, seat))
    assert match.players[seat].news == News(since=match.version)


async def test_matches_stored_before_there_was_news_have_none(house: House) -> None:
    match, seat = await miss_deadline(house, await house.begin(deadline=HOUR))
    await house.close()
    with closing(sqlite3.connect(house.file)) as connection:
        connection.execute("UPDATE players SET news = NULL")
        connection.commit()
    await house.open()
    again = await house.matches.get(match.id)
    assert again is not None
    assert again.players[seat].news == News()


async def test_a_match_holds_whose_log_does_not_say_whom_things_concern(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await house.finish(await house.begin())
    log = await house.matches.entries(match.id)
    apply = GAME.apply

    def concerning(*move: Any) -> list[Event]:
        return [replace(event, concerns=(0,)) for event in apply(*move)]

    monkeypatch.setattr(type(GAME), "apply", staticmethod(concerning))
    assert prove(match, log).holds


@pytest.mark.parametrize("game", ["property", "deal", "cardopoly", "monopoly"])
async def test_news_are_the_latest_of_the_log_that_concern_a_seat(house: House, game: str) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game=game)
    expected: dict[int, list[str]] = {0: [], 1: [], 2: []}
    for _ in range(120):
        if match.status != "running":
            break
        match = await house.move(match)
        entry = (await house.matches.log(match.id))[-1]
        assert entry.seat is not None
        for seat, known in expected.items():
            if seat == entry.seat:
                known.clear()
            known += [e.id for e in entry.events if seat in e.concerns and e.is_visible_to(seat)]
            assert ids(match, seat) == known[-KEPT:]
            assert match.players[seat].news.unread.more == max(0, len(known) - KEPT)


@pytest.mark.parametrize("game", ["property", "deal", "cardopoly", "monopoly"])
async def test_all_news_stand_at_the_steps_that_were_missed(house: House, game: str) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game=game)
    for number in range(60):
        if match.status != "running":
            break
        match = await house.move(match)
        if number % 5:
            continue
        log = await house.matches.entries(match.id)
        moves = list_steps(log)
        for player in match.players:
            news = player.news.unread
            missed = [moves[step - 1] for step in list_missed_steps(match, log, player.seat)]
            assert all(entry.number > news.since and entry.events for entry in missed)
            assert not any(entry.seat == player.seat for entry in missed)
            told = [event for entry in missed for event in entry.events]
            of_others = [event for event in news.events if event in told]
            others = await house.matches.list_others(match, player.seat)
            assert others == [
                event
                for entry in await house.matches.log(match.id)
                if entry.number > news.since and entry.seat not in (None, player.seat)
                for event in entry.events
                if is_worth_telling(event, games.load(game).asides) or concerns(event, player.seat)
            ]
            assert [event for event in told if event in others] == others
            own = [event for entry in moves if entry.number == news.since for event in entry.events]
            assert all(event in of_others or event in own for event in news.events)


async def test_a_move_taken_back_brings_back_what_was_news_before_it(house: House) -> None:
    match = await house.begin(ANNA, BEN, game="deal")
    (seat,) = match.waiting
    told = Event("deal-nothing", {"who": Who(1 - seat)}, concerns=(seat,))
    match = await house.matches.change(match.id, lambda m, now: Change(m, add_news(m, told)))
    game, player = games.load("deal"), match.players[seat]
    money = next(offer for offer in game.offers(match.state, seat) if offer.move == "bank")
    move = game.fill(money, {})
    match = await house.matches.change_once(
        1001, match.id, turns.act, player.user_id or 0, move, player.question
    )
    assert ids(match, seat) == []
    assert match.undo is not None
    match = await house.matches.change_once(
        1002, match.id, turns.undo, player.user_id or 0, match.undo.number
    )
    assert ids(match, seat) == ["deal-nothing"]


async def test_after_undo_the_news_are_those_of_before(house: House) -> None:
    """Also in a later turn, after others did something that touched nobody."""
    match, undone = await house.begin(ANNA, BEN, game="property"), 0
    for number in range(12):
        (seat,) = match.waiting
        before, others = match.players[seat], await house.matches.list_others(match, seat)
        me, move = before.user_id or 0, house.sample(match, seat)
        match = await house.matches.change_once(
            2 * number + 1, match.id, turns.act, me, move, before.question
        )
        if match.undo is not None:
            assert await house.matches.list_others(match, seat) == []
            match = await house.matches.change_once(
                2 * number + 2, match.id, turns.undo, me, match.undo.number
            )
            assert match.players[seat].news == before.news
            assert await house.matches.list_others(match, seat) == others
            undone += bool(others)
            match = await house.move(match)
    assert undone


def add_news(match: Match, told: Event) -> Match:
    return replace(match, players=record_news(match.players, [told], match.version, ()))


async def test_a_move_taken_back_is_no_news_to_the_others(house: House) -> None:
    match = await house.begin(ANNA, BEN, game="deal")
    (seat,) = match.waiting
    game, player = games.load("deal"), match.players[seat]
    money = next(offer for offer in game.offers(match.state, seat) if offer.move == "bank")
    move, me = game.fill(money, {}), player.user_id or 0
    for number, user_id in enumerate((person_at(match, 1 - seat).user_id, me), start=1):  # in private
        match = await house.matches.change_once(
            number, match.id, turns.act, user_id, Advance(1, 1), match.version
        )
    question = match.players[seat].question
    match = await house.matches.change_once(1001, match.id, turns.act, me, move, question)
    assert [event.id for event in await house.matches.list_others(match, 1 - seat)] == ["deal-bank"]
    assert list_missed_steps(match, await house.matches.entries(match.id), 1 - seat) == [1]
    assert match.undo is not None
    match = await house.matches.change_once(1002, match.id, turns.undo, me, match.undo.number)
    assert await house.matches.list_others(match, 1 - seat) == []
    assert list_missed_steps(match, await house.matches.entries(match.id), 1 - seat) == []


async def test_a_move_stores_only_the_players_whom_it_touches(house: House) -> None:
    people = [Person(500 + number, f"P{number}") for number in range(6)]
    match = await house.begin(*people, game="property", forced="quick")
    changed = moves = 0
    while match.status == "running" and moves < 60:
        after = await house.move(match)
        changed += sum(was != now for was, now in zip(match.players, after.players, strict=True))
        moves += 1
        match = after
    assert changed < 3 * moves
