"""Who sits down with whom: a pure function of those who wait and the time.

Two people fit if neither avoids the other and the *distance* between them, in points of skill, is within the
*reach* of whoever of them has waited longer. A reach grows with the wait; after a quarter of the longest wait
it has no limit.

People who are alike in skill, hours, experience and number of players are looked at together (`_Crowd`), and
only as far away as somebody's reach, so a large crowd costs little more than the people in it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from heapq import heappop, heappush
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
        crowds = _gather_crowds(asking, now)
        for first in asking:
            if first.user_id not in free:
                continue
            others = {game: crowds[game, first.pace] for game in first.games}
            group = _fill_up(first, others, now) if with_bots else _find_group(first, others, now)
            if group is not None:
                found.append(group)
                for wait in group.waits:
                    del free[wait.user_id]
                    for game in wait.games:
                        crowds[game, wait.pace].remove(wait)
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


class _Kind(NamedTuple):
    """What makes people equally suitable for anybody else: *skill*, *newcomer*, *hours* and *seats*."""

    skill: int
    newcomer: bool
    hours: int
    seats: int


class _Crowd:
    """Those of *waits*, the longest waiting first, who wait for *game* at one pace, by kind."""

    def __init__(self, game: str, waits: Sequence[Wait], now: float) -> None:
        self._game = game
        self._now = now
        self._reach = max(find_reach(wait, now) for wait in waits)
        self._of_kind: defaultdict[_Kind, dict[int, Wait]] = defaultdict(dict)
        for wait in waits:
            self._of_kind[self._find_kind(wait)][wait.user_id] = wait
        self._kinds = sorted(self._of_kind)
        self._count = len(waits)

    def __len__(self) -> int:
        return self._count

    def remove(self, wait: Wait) -> None:
        """Remove somebody who got a table."""
        kind = self._find_kind(wait)
        alike = self._of_kind[kind]
        del alike[wait.user_id]
        self._count -= 1
        if not alike:
            del self._of_kind[kind]
            del self._kinds[bisect_left(self._kinds, kind)]

    def walk(self, first: Wait, size: int) -> Iterator[Wait]:
        """Yield those who suit *first* at a table of *size*, the nearest first.

        Kinds are looked at from the skill of *first* outwards. One of them is final once all others are
        further away by their skill alone.
        """
        skill = self._find_kind(first).skill
        above = bisect_left(self._kinds, (skill,))
        below = above - 1
        reached: list[tuple[float, float, int, list[Wait]]] = []
        while True:
            up = self._kinds[above].skill - skill if above < len(self._kinds) else inf
            down = skill - self._kinds[below].skill if below >= 0 else inf
            gap = min(up, down)
            ends = gap == inf or gap > self._reach
            while reached and (ends or reached[0][0] < gap):
                apart, _, _, alike = heappop(reached)
                other = alike.pop()
                if alike:
                    heappush(reached, (apart, alike[-1].since, alike[-1].user_id, alike))
                if other is not first and fits(first, other, self._game, self._now):
                    yield other
            if ends:
                return
            kind = self._kinds[above if up == gap else below]
            above, below = (above + 1, below) if up == gap else (above, below - 1)
            if kind.seats in (0, size):
                alike = list(reversed(self._of_kind[kind].values()))
                apart = find_distance(first, alike[-1], self._game)
                heappush(reached, (apart, alike[-1].since, alike[-1].user_id, alike))

    def _find_kind(self, wait: Wait) -> _Kind:
        return _Kind(wait.skills.get(self._game, SKILL), wait.newcomer, wait.hours, wait.seats)


def _gather_crowds(waits: Iterable[Wait], now: float) -> dict[tuple[str, Pace], _Crowd]:
    found: defaultdict[tuple[str, Pace], list[Wait]] = defaultdict(list)
    for wait in waits:
        for game in wait.games:
            found[game, wait.pace].append(wait)
    return {(game, pace): _Crowd(game, alike, now) for (game, pace), alike in found.items()}


def _find_group(first: Wait, others: Mapping[str, _Crowd], now: float) -> Group | None:
    """Find the largest group with *first*, in the game that most *others* want."""
    for game in sorted(others, key=lambda each: -len(others[each])):
        for size in _list_sizes(first, game):
            group = _gather(first, others[game], game, size, now)
            if len(group) == size:
                return Group(game, group)
    return None


def _fill_up(first: Wait, others: Mapping[str, _Crowd], now: float) -> Group | None:
    """Seat *first*, with *others* who want bots, too, and bots in all seats that are left."""
    game = max(others, key=lambda each: len(others[each]))
    seats = list_seats(game)
    size = first.seats or max(seats[0], min(COMPANY, seats[-1]))
    if size not in seats:
        return None
    group = _gather(first, others[game], game, size, now)
    return Group(game, group, size - len(group))


def _list_sizes(wait: Wait, game: str) -> Iterator[int]:
    """List the numbers of players that somebody takes in *game*, the most first."""
    for size in reversed(list_seats(game)):
        if size == wait.seats or (not wait.seats and size <= CROWD):
            yield size


def _gather(first: Wait, others: _Crowd, game: str, size: int, now: float) -> tuple[Wait, ...]:
    """Gather up to *size* people around *first* who all suit each other, the nearest of *others*."""
    group = [first]
    for other in others.walk(first, size):
        if all(fits(each, other, game, now) for each in group[1:]):
            group.append(other)
        if len(group) == size:
            break
    return tuple(sorted(group, key=lambda each: each.since))
