"""Counts how often people do what reaches others or costs work, by the table in `bot.domain.rings.acts`.

The counts are in memory only: a restart clears them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection

from bot.domain.refusals import Refusal
from bot.domain.rings.acts import ACTS, DAY, HOUR, Act

MOST = 10_000
"""How many persons and servers are counted before the oldest counts are let go."""


class Limits:
    """Counts what people do at the time *now*."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._done: dict[tuple[Act, str, int], deque[float]] = {}

    def spend(self, act: Act, user_id: int, guild_id: int | None, reached: Collection[int] = ()) -> None:
        """Count that a person does it now, on a server or (None) in a direct message.

        It reaches the persons, or concerns the match, in *reached*.

        Raises:
            Refusal: it was done too often of late, by them, on that server, or towards one of those.
        """
        terms = ACTS[act]
        counted = [("person", user_id, terms.person)]
        if guild_id is not None:
            counted.append(("server", guild_id, terms.server))
        counted += [("reached", id, terms.reached) for id in reached if id != user_id]
        done = []
        for whose, id, most in counted:
            if most is None:
                continue
            lately = self._lately((act, whose, id), terms.seconds)
            if len(lately) >= most:
                left = lately[0] + terms.seconds - self._now()
                raise Refusal(
                    f"limit-{terms.says or act}{'-reached' if whose == 'reached' else ''}",
                    person=terms.person or 0,
                    server=terms.server or 0,
                    reached=terms.reached or 0,
                    hours=int(left // HOUR) + 1,
                    minutes=int(left // 60) + 1,
                )
            done.append(lately)
        for lately in done:
            lately.append(self._now())

    def allows(self, act: Act, user_id: int, guild_id: int | None, reached: Collection[int] = ()) -> bool:
        """Like `spend`, but returns whether it may be done."""
        try:
            self.spend(act, user_id, guild_id, reached)
        except Refusal:
            return False
        return True

    def _lately(self, key: tuple[Act, str, int], seconds: float) -> deque[float]:
        if len(self._done) > MOST:
            since = self._now() - DAY
            self._done = {key: done for key, done in self._done.items() if done and done[-1] > since}
        done = self._done.setdefault(key, deque())
        while done and done[0] <= self._now() - seconds:
            done.popleft()
        return done
