"""A leaver is rated below everybody who stayed; the others are rated as if nothing had happened."""

from __future__ import annotations

from typing import Any

import pytest
from openskill.models import PlackettLuce

import games
from bot.domain import lobbies, turns
from bot.domain.leaving import find_starter
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.results import BOTS, Rating, Result, rate, trace_alone
from bot.league.leagues import Leagues
from bot.service.privacy import Privacy
from tests.kit.house import ANNA, BEN, CLARA, DAVID, HOUR, ON_BOTH, House

WAYS = ("bot", "person", "misses", "resigns", "forgotten")
"""The ways to give a seat up."""


def seat_of(match: Match, person: Person) -> int:
    seat = match.seat_of(person.user_id)
    assert seat is not None
    return seat


async def miss_deadlines(house: House, match: Match, person: Person) -> Match:
    """Let *person* miss deadlines until a bot takes over, while the others move in time."""
    seat = seat_of(match, person)
    while match.status == "running" and not match.players[seat].away:
        if seat not in match.waiting:
            match = await house.move(match)
            continue
        house.time.now = (match.players[seat].due or 0) + 1
        missed = await house.matches.change_if_unmoved(
            match, turns.miss, seat, house.sample(match, seat), False
        )
        assert missed is not None
        match = missed
    return match


async def give_up(house: House, match: Match, person: Person, way: str) -> Match:
    seat = seat_of(match, person)
    if way == "bot":
        invitation = await house.invitations.make(match, seat, BOTS["normal"], person.user_id)
        _, match = await house.invitations.install(match.id, invitation.id)
    elif way == "person":
        match = await house.hand_over(match, seat, DAVID, person)
    elif way == "misses":
        match = await miss_deadlines(house, match, person)
    elif way == "resigns":
        match = await house.matches.change_once(
            next(house.interactions), match.id, turns.resign, person.user_id
        )
    else:
        leagues = Leagues(house.store, house.time, lambda id: None, lambda outgoing: None)
        await Privacy(house.store, house.matches, leagues.forsake, house.time).delete(person.user_id)
        match = await house.matches.require(match.id)
    return match


async def finish(house: House, match: Match) -> Match:
    """Play to the end; bots move for players who are away."""
    while match.status == "running":
        seat = min(match.waiting)
        if not match.players[seat].absent:
            match = await house.move(match)
            continue
        moved = await house.matches.change_if_unmoved(match, turns.act_for, seat, house.sample(match, seat))
        assert moved is not None
        match = moved
    return match


async def read_ratings(house: House, *people: Person) -> list[tuple[float, float] | None]:
    found = [(await house.store.results.ratings(1, person.user_id)).get("property") for person in people]
    return [None if rating is None else (rating.mu, rating.sigma) for rating in found]


def rate_directly(places: dict[str, int]) -> dict[str, tuple[float, float]]:
    """Return the ratings of newcomers who reached *places*, as the rating library computes them."""
    model = PlackettLuce()
    teams = model.rate([[model.rating()] for _ in places], ranks=[float(place) for place in places.values()])
    return {name: (team[0].mu, team[0].sigma) for name, team in zip(places, teams, strict=True)}


def find_places(match: Match) -> dict[int, int]:
    """Return the places of the seats at the end."""
    outcome = games.load(match.game).outcome(match.state)
    assert outcome is not None
    return {player.seat: outcome.place(player.seat) for player in match.players}


@ON_BOTH
@pytest.mark.parametrize("way", WAYS)
async def test_who_gives_a_seat_up_is_last_of_those_who_stayed(house: House, way: str) -> None:
    match = await house.begin(ANNA, BEN, CLARA, deadline=HOUR)
    seats = {person.name: seat_of(match, person) for person in (ANNA, BEN, CLARA)}
    for _ in range(6):
        match = await house.move(match)
    match = await give_up(house, match, BEN, way)
    assert match.status == "running"
    match = await finish(house, match)
    places = {name: find_places(match)[seat] for name, seat in seats.items()}
    as_if_nothing, as_last = rate_directly(places), rate_directly({**places, BEN.name: 99})
    who = find_starter(match, seats[BEN.name]).user_id
    assert who is not None
    assert (who < 0) == (way == "forgotten")
    ben = (await house.store.results.ratings(1, who))["property"]
    assert (ben.mu, ben.sigma) == as_last[BEN.name]
    (result,) = await house.store.results.results_of(1, who)
    assert (result.rank, result.won) == (3, False)
    assert await read_ratings(house, ANNA, CLARA) == [as_if_nothing[ANNA.name], as_if_nothing[CLARA.name]]
    ratings = await house.store.results.board(1, "property", 0, 10)
    assert await house.store.results.recompute() == 1
    assert await read_ratings(house, ANNA, CLARA) == [as_if_nothing[ANNA.name], as_if_nothing[CLARA.name]]
    assert await house.store.results.board(1, "property", 0, 10) == ratings
    if way == "person":
        assert await read_ratings(house, DAVID) == [None]


@ON_BOTH
async def test_the_forgotten_are_still_rated_under_no_name(house: House) -> None:
    for _ in range(2):
        await house.finish(await house.begin(ANNA, BEN))
    running = await house.begin(ANNA, BEN, CLARA, deadline=HOUR)
    before = await read_ratings(house, ANNA)
    seat = seat_of(running, BEN)
    running = await give_up(house, running, BEN, "forgotten")
    nobody = find_starter(running, seat).user_id
    assert nobody is not None
    assert nobody < 0
    known = (await house.store.results.ratings(1, nobody))["property"]
    assert known.matches == 2
    await finish(house, running)
    assert await read_ratings(house, ANNA) != before
    after = (await house.store.results.ratings(1, nobody))["property"]
    assert after.matches == 3
    assert after.points < known.points
    over = await house.matches.require(running.id)
    await house.store.results.recompute()
    assert (await house.store.results.ratings(1, nobody))["property"] == after
    assert [player.user_id for player in over.players].count(None) == 1


@ON_BOTH
@pytest.mark.parametrize("way", ["misses", "replaced", "league", "vacation"])
async def test_who_takes_the_seat_back_played_on(house: House, way: str) -> None:
    match = await house.begin(ANNA, BEN, CLARA, deadline=HOUR)
    seats = {person.name: seat_of(match, person) for person in (ANNA, BEN, CLARA)}
    if way in ("league", "vacation"):
        match = await house.matches.change(match.id, turns.take_over, seats[BEN.name])
    else:
        match = await miss_deadlines(house, match, BEN)
    if way == "replaced":
        match = await house.hand_over(match, seats[BEN.name], DAVID, ANNA, CLARA)
    if way != "vacation":
        match = await house.matches.change(match.id, turns.take_back, BEN)
    match = await finish(house, match)
    places = {name: find_places(match)[seat] for name, seat in seats.items()}
    assert await read_ratings(house, ANNA, BEN, CLARA) == list(rate_directly(places).values())


@pytest.mark.parametrize("way", WAYS)
async def test_with_two_people_the_winner_still_wins(house: House, way: str) -> None:
    match = await house.begin(ANNA, BEN, bots=1, deadline=HOUR)
    match = await give_up(house, match, BEN, way)
    match = await finish(house, match)
    (ben,) = [each for each in await house.store.results.results_of(1, ANNA.user_id) if each.counts]
    assert ben.counts
    (anna,) = await read_ratings(house, ANNA)
    assert anna is not None
    assert anna != (25.0, 25 / 3)


async def test_who_leaves_first_of_a_match_that_nobody_ends_is_last(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, deadline=HOUR)
    match = await give_up(house, match, BEN, "bot")
    match = await give_up(house, match, CLARA, "misses")
    match = await give_up(house, match, ANNA, "bot")
    assert match.status == "cancelled"
    ben, clara = await read_ratings(house, BEN, CLARA)
    assert ben == rate_directly({"a": 1, "c": 1, "b": 2})["b"]
    assert clara == rate_directly({"a": 1, "c": 2})["c"]
    assert await read_ratings(house, ANNA) == [None]
    assert [each.counts for each in await house.store.results.results_of(1, ANNA.user_id)] == [False]


async def test_a_match_that_is_closed_after_somebody_escaped_counts_for_them_alone(house: House) -> None:
    match = await give_up(house, await house.begin(ANNA, BEN, deadline=HOUR), BEN, "bot")
    await house.matches.attempt(match.id, lobbies.close)
    assert await read_ratings(house, ANNA, BEN) == [None, rate_directly({"a": 1, "b": 2})["b"]]


async def test_an_escape_from_bots_alone_counts_for_nobody(house: House) -> None:
    match = await house.begin(ANNA, bots=2, deadline=HOUR)
    match = await give_up(house, match, ANNA, "resigns")
    await finish(house, match)
    assert await read_ratings(house, ANNA) == [None]


def result(seat: int, place: int, **values: Any) -> Result:
    return Result(1, seat, 1, "cardopoly", 100 + seat, values.pop("team", seat), place, True, 0.0, **values)


def test_a_partner_who_stays_is_not_dragged_down() -> None:
    left = result(0, 1, team=0, stayed=(1, 2, 3))
    others = [result(1, 2, team=1), result(2, 1, team=0), result(3, 2, team=1)]
    after = rate([left, *others], {})
    usual = rate([result(0, 1, team=0), *others], {})
    assert {seat: after[100 + seat] for seat in (1, 2, 3)} == {seat: usual[100 + seat] for seat in (1, 2, 3)}
    assert after[100].mu < 25.0 < usual[100].mu


def test_who_was_out_before_is_not_among_those_who_stayed() -> None:
    """One of four was bankrupt when another left: that one is rated against the other two alone."""
    left = result(0, 3, stayed=(1, 2))
    alone = rate([left, result(1, 1), result(2, 2)], {})[100]
    assert rate([left, result(1, 1), result(2, 2), result(3, 4)], {})[100] == alone
    assert alone.mu < Rating(25.0, 25 / 3).mu


@pytest.mark.parametrize("way", ["bot", "resigns", "forgotten"])
async def test_who_is_alone_with_bots_does_not_escape_either(house: House, way: str) -> None:
    match = await house.begin(ANNA, bots=2)
    for _ in range(6):
        match = await house.move(match)
    match = await give_up(house, match, ANNA, way)
    if match.status == "running":
        match = await house.finish(match)
    (mine,) = [each for each in await house.store.results.around(1, match.game) if each.user_id is not None]
    assert not mine.counts and mine.stayed is not None and not mine.won
    if way != "forgotten":
        (first, after) = trace_alone(await house.store.results.find_uncounted(1, ANNA.user_id), ANNA.user_id)
        assert after.points < first.points
        assert (after.matches, after.wins) == (1, 0)
    assert await house.store.results.levels(1, match.game) == {}
