"""Who sits down with whom: a pure function of those who wait and the time.

Two people fit if neither avoids the other and the *distance* between them, in points of skill, is within the
*reach* of whoever of them has waited longer. A reach grows with the wait; after a quarter of the longest wait
it has no limit.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import inf
from typing import NamedTuple

import games
from bot.domain.durations import DAY
from bot.domain.lobbies import COMPANY
from bot.domain.pace import PACES, Pace
from bot.waiting.records import Group, Wait

SKILL = 1000
"""The skill of somebody who has never played a game."""

NEAR, FAR = 100.0, 400.0
"""The points within the reach of somebody who has just begun to wait, and just before it has no limit."""

WIDE = 0.25
"""The share of the longest wait after which anybody fits."""

STEPS = 40
"""In how many steps of a whole wait a reach is looked at again."""

STRANGE, ELSEWHEN = 200, 150
"""The points between a newcomer and others, and between people who never play at the same time of day."""

CROWD = 4
"""The most players at a table of people who take any number."""


def form_groups(waits: Iterable[Wait], now: float) -> list[Group]:
    """Find all groups that can begin now among *waits*, all in one place.

    Who has waited longest is served first, with as many others as are there. Bots only fill up where all who
    sit down want them.
    """
    free = {wait.user_id: wait for wait in sorted(waits, key=lambda each: (each.since, each.user_id))}
    found: list[Group] = []
    for with_bots in (False, True):
        asking = [wait for wait in free.values() if wait.bots or not with_bots]
        by_game = _sort_by_game(asking)
        for first in asking:
            if first.user_id not in free:
                continue
            others = {
                game: [each for each in by_game[game, first.pace] if each.user_id in free]
                for game in first.games
            }
            group = _fill_up(first, others, now) if with_bots else _find_group(first, others, now)
            if group is not None:
                found.append(group)
                for wait in group.waits:
                    del free[wait.user_id]
    return found


class Ending(NamedTuple):
    """How a match *ended* for a person: whether they were *replaced*, that is, gave up their seat."""

    replaced: bool
    ended: float


def find_hurdle(endings: Sequence[Ending], pace: Pace, now: float) -> tuple[str, float] | None:
    """Find why somebody can't wait with strangers at a *pace*, by their latest matches, the latest first.

    It is ``play-slow-first``, or ``play-rest`` until a time.
    """
    if pace.credit >= PACES["daily"].credit:
        return None
    if len(endings) > 1 and endings[0].replaced and endings[1].replaced:
        until = endings[0].ended + DAY
        return ("play-rest", until) if now < until else None
    if all(ending.replaced for ending in endings):
        return "play-slow-first", now
    return None


def find_next_look(waits: Sequence[Wait], now: float) -> float | None:
    """When to look again because somebody's reach has grown by then; None if nobody's still grows."""
    if len(waits) < 2:
        return None
    growing = [wait for wait in waits if _share(wait, now) < WIDE]
    return min((now + (wait.until - wait.since) / STEPS for wait in growing), default=None)


def fits(one: Wait, other: Wait, game: str, now: float) -> bool:
    """Whether two people who wait for *game* can sit at one table now."""
    if one.user_id in other.avoid or other.user_id in one.avoid:
        return False
    apart = find_distance(one, other, game)
    return apart <= NEAR or apart <= max(find_reach(one, now), find_reach(other, now))


def find_distance(one: Wait, other: Wait, game: str) -> float:
    """How little two people suit each other in *game*, in points."""
    apart = abs(one.skills.get(game, SKILL) - other.skills.get(game, SKILL))
    if one.newcomer != other.newcomer:
        apart += STRANGE
    if one.hours and other.hours and not one.hours & other.hours and not one.pace.is_live:
        apart += ELSEWHEN
    return apart


def find_reach(wait: Wait, now: float) -> float:
    """The distance at which others suit somebody who has waited until *now*."""
    share = _share(wait, now)
    return inf if share >= WIDE else NEAR + (FAR - NEAR) * share / WIDE


@cache
def list_seats(game: str) -> range:
    """List the numbers of players that *game* takes with its usual settings."""
    loaded = games.load(game)
    return loaded.seats_with({setting.name: setting.values[0] for setting in loaded.settings})


def _share(wait: Wait, now: float) -> float:
    return (now - wait.since) / (wait.until - wait.since)


def _sort_by_game(waits: Iterable[Wait]) -> defaultdict[tuple[str, object], list[Wait]]:
    found: defaultdict[tuple[str, object], list[Wait]] = defaultdict(list)
    for wait in waits:
        for game in wait.games:
            found[game, wait.pace].append(wait)
    return found


def _find_group(first: Wait, others: dict[str, list[Wait]], now: float) -> Group | None:
    """Find the largest group with *first*, in the game that most *others* want."""
    for game in sorted(others, key=lambda each: -len(others[each])):
        near = _list_near(first, others[game], game, now)
        for size in _list_sizes(first, game):
            group = _gather(first, near, game, size, now)
            if len(group) == size:
                return Group(game, group)
    return None


def _fill_up(first: Wait, others: dict[str, list[Wait]], now: float) -> Group | None:
    """Seat *first*, with *others* who want bots, too, and bots in all seats that are left."""
    game = max(others, key=lambda each: len(others[each]))
    seats = list_seats(game)
    size = first.seats or max(seats[0], min(COMPANY, seats[-1]))
    if size not in seats:
        return None
    group = _gather(first, _list_near(first, others[game], game, now), game, size, now)
    return Group(game, group, size - len(group))


def _list_sizes(wait: Wait, game: str) -> Iterator[int]:
    """List the numbers of players that somebody takes in *game*, the most first."""
    for size in reversed(list_seats(game)):
        if size == wait.seats or (not wait.seats and size <= CROWD):
            yield size


def _list_near(first: Wait, others: Iterable[Wait], game: str, now: float) -> list[Wait]:
    """List those of *others* who suit *first*, the nearest first."""
    near = [each for each in others if each is not first and fits(first, each, game, now)]
    return sorted(near, key=lambda each: (find_distance(first, each, game), each.since))


def _gather(first: Wait, near: Sequence[Wait], game: str, size: int, now: float) -> tuple[Wait, ...]:
    """Gather up to *size* people around *first*, of those *near*, who all suit each other."""
    group = [first]
    for other in near:
        if len(group) == size:
            break
        if other.seats in (0, size) and all(fits(each, other, game, now) for each in group[1:]):
            group.append(other)
    return tuple(sorted(group, key=lambda each: each.since))
