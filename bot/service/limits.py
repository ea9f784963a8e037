"""Rate limits for what reaches others or costs work, by the table in `bot.domain.notifications.acts`.

The counts are in memory only: a restart clears them.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from typing import Literal

from bot.domain.durations import HOUR
from bot.domain.notifications.acts import ACTS, Act
from bot.domain.refusals import Refusal

Counter = tuple[Literal["person", "server", "reached"], int]
"""What is counted: acts of a person, acts of all people on a server, or acts towards somebody."""


class Limits:
    """Counts acts at the time *now*. A call takes the same time however many are counted."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        # The times of each act, with the least recent counter first: it is the next to expire.
        self._done: dict[Act, OrderedDict[Counter, deque[float]]] = {act: OrderedDict() for act in ACTS}

    def __len__(self) -> int:
        """The number of counters."""
        return sum(map(len, self._done.values()))

    def spend(self, act: Act, user_id: int, guild_id: int | None, reached: Collection[int] = ()) -> None:
        """Count an act of a person, on a server or (None) in a direct message.

        It reaches the persons, or concerns the match, in *reached*.

        Raises:
            Refusal: it was done too often of late, by them, on that server, or towards one of those.
        """
        terms, now, done = ACTS[act], self._now(), self._done[act]
        wanted: list[tuple[Counter, int | None]] = [(("person", user_id), terms.person)]
        if guild_id is not None:
            wanted.append((("server", guild_id), terms.server))
        wanted += [(("reached", id), terms.reached) for id in reached if id != user_id]
        counters = [(counter, most) for counter, most in wanted if most is not None]
        since = now - terms.seconds
        _drop_expired(done, since, len(counters) + 1)  # more than are added, so they never pile up
        for counter, most in counters:
            times = done.get(counter, deque())
            while times and times[0] <= since:
                times.popleft()
            if len(times) >= most:
                left = times[0] + terms.seconds - now
                raise Refusal(
                    f"limit-{terms.says or act}{'-reached' if counter[0] == 'reached' else ''}",
                    person=terms.person or 0,
                    server=terms.server or 0,
                    reached=terms.reached or 0,
                    hours=int(left // HOUR) + 1,
                    minutes=int(left // 60) + 1,
                )
        for counter, _ in counters:
            done.setdefault(counter, deque()).append(now)
            done.move_to_end(counter)

    def allows(self, act: Act, user_id: int, guild_id: int | None, reached: Collection[int] = ()) -> bool:
        """Like `spend`, but returns whether the act is allowed."""
        try:
            self.spend(act, user_id, guild_id, reached)
        except Refusal:
            return False
        return True


def _drop_expired(done: OrderedDict[Counter, deque[float]], since: float, most: int) -> None:
    """Drop up to *most* of the counters that counted nothing after *since*."""
    for _ in range(most):
        counter = next(iter(done), None)
        if counter is None or (done[counter] and done[counter][-1] > since):
            return
        del done[counter]
