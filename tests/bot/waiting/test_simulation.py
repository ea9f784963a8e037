"""A fortnight of 2,000 people who come and go as people do."""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

import pytest

from bot.domain.durations import DAY, HOUR, MINUTE
from bot.domain.hours import SPAN
from bot.domain.pace import PACES
from bot.waiting.matching import find_next_look, form_groups
from bot.waiting.records import Wait

PEOPLE, DAYS, SERVERS = 2000, 7, 5
GAMES = "cardopoly", "deal", "property"
SHARES = {"live": 0.35, "hourly": 0.1, "daily": 0.4, "slow": 0.15}
"""How many of the waits are at which pace."""

ZONES = {-8: 0.1, -5: 0.25, 0: 0.2, 1: 0.35, 9: 0.1}
"""How many people live at which distance from UTC, in hours."""

COMES, LEAVES, BUSY = 0.6, 0.1, range(17, 22)
"""The chance that a person comes on a day, that they leave early, and the busy hours (UTC)."""


class Person(NamedTuple):
    """A person of the simulation: *first* is the hour (UTC) at which their usual hours begin."""

    id: int
    server: int
    first: int
    skill: int
    is_new: bool
    games: tuple[str, ...]
    avoid: frozenset[int]


class Outcome(NamedTuple):
    """How a wait ended: with *others* after so many *seconds*, or without a table."""

    wait: Wait
    seconds: float
    others: tuple[int, ...] | None


def invent_people(random: Random) -> list[Person]:
    zones = random.choices(list(ZONES), list(ZONES.values()), k=PEOPLE)
    return [
        Person(
            id,
            1 + random.randrange(SERVERS),
            (random.choice((18, 18, 19, 19, 12)) - zone) % 24,
            round(random.gauss(1000, 130)),
            random.random() < 0.15,
            tuple(sorted(random.sample(GAMES, random.choice((1, 2, 3, 3))))),
            frozenset(random.sample(range(PEOPLE), random.choice((0, 0, 1, 4)))) - {id},
        )
        for id, zone in enumerate(zones)
    ]


def come(person: Person, day: int, id: int, random: Random) -> Wait:
    """Let a person wait at some time of their usual hours; at a fast pace, they do so everywhere."""
    pace = random.choices(list(SHARES), list(SHARES.values()))[0]
    since = DAY * day + HOUR * (person.first + 4 * random.random())
    usual = {int(person.first + hour) % 24 // SPAN for hour in range(4)}
    life = PACES[pace].lobby_life
    return Wait(
        id,
        person.id,
        f"P{person.id}",
        person.server,
        pace in ("live", "hourly") or random.random() < 0.7,
        person.games,
        PACES[pace],
        random.choice((0, 0, 0, 2)),
        since,
        since + life,
        None,
        skills={} if person.is_new else dict.fromkeys(person.games, person.skill),
        newcomer=person.is_new,
        hours=sum(1 << part for part in usual),
        avoid=person.avoid,
    )


def simulate(random: Random) -> Iterator[Outcome]:
    """Let people come, leave, and sit down; somebody who waits or was just seated does not come again."""
    numbers = count()
    people = invent_people(random)
    events: list[tuple[float, int, str, Wait | int]] = []
    for day in range(DAYS):
        for person in people:
            if random.random() < COMES:
                wait = come(person, day, next(numbers), random)
                heapq.heappush(events, (wait.since, next(numbers), "come", wait))
    waiting: dict[int, Wait] = {}
    places: defaultdict[int, dict[int, Wait]] = defaultdict(dict)
    looks: dict[int, float] = {}
    while events:
        now, _, what, about = heapq.heappop(events)
        touched: list[int] = []
        if what == "look" and isinstance(about, int) and looks.get(about) == now:
            touched = [about]
        elif isinstance(about, Wait) and what == "come" and about.user_id not in waiting:
            waiting[about.user_id] = about
            touched = list(about.places)
            for place in touched:
                places[place][about.user_id] = about
            early = about.since + random.random() * (about.until - about.since)
            end = early if random.random() < LEAVES else about.until
            heapq.heappush(events, (end, next(numbers), "leave", about))
        elif isinstance(about, Wait) and what == "leave" and waiting.get(about.user_id) is about:
            end_wait(about, waiting, places)
            yield Outcome(about, now - about.since, None)
        for place in touched:
            here = list(places[place].values())
            for group in form_groups(here, now):
                users = [each.user_id for each in group.waits]
                assert all(waiting[user] is wait for user, wait in zip(users, group.waits, strict=True))
                for wait in group.waits:
                    end_wait(wait, waiting, places)
                    others = tuple(user for user in users if user != wait.user_id)
                    yield Outcome(wait, now - wait.since, others)
            if (look := find_next_look(list(places[place].values()), now)) is not None:
                looks[place] = look
                heapq.heappush(events, (look, next(numbers), "look", place))


def end_wait(wait: Wait, waiting: dict[int, Wait], places: dict[int, dict[int, Wait]]) -> None:
    del waiting[wait.user_id]
    for place in wait.places:
        del places[place][wait.user_id]


def share_within(outcomes: list[Outcome], seconds: float) -> float:
    """The share of those who got a table in time, without those who left before."""
    patient = [each for each in outcomes if each.others is not None or each.seconds >= seconds]
    return sum(each.others is not None and each.seconds <= seconds for each in patient) / len(patient)


@pytest.mark.parametrize("seed", [1, 2])
def test_people_find_each_other_soon(seed: int) -> None:
    outcomes = list(simulate(Random(seed)))
    assert len({each.wait.id for each in outcomes}) == len(outcomes) > 6000
    for each in outcomes:
        assert each.wait.avoid.isdisjoint(each.others or ())
        assert each.others is None or 1 <= len(each.others) <= 3
    daily = [each for each in outcomes if each.wait.pace == PACES["daily"]]
    live = [
        each
        for each in outcomes
        if each.wait.pace == PACES["live"] and int(each.wait.since / HOUR) % 24 in BUSY
    ]
    assert len(daily) > 1500 and share_within(daily, DAY) >= 0.9
    assert len(live) > 300 and share_within(live, 10 * MINUTE) >= 0.9
