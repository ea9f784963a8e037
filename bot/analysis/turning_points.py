"""The turning points of a match in words, and moves that were not made."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from bot.analysis.record import Analysis, to_percent
from bot.domain.replays import Log, list_steps
from games.core import AnyGame, Event, Luck, Text, Value, Who

WORLDS = 4
"""How many other worlds have to describe a move the same way, so that luck plays no part in it."""


class TurningPoint(NamedTuple):
    """A move that changed the chances a lot.

    It led to *step*. *what* describes it if it was public. *seat* is the one whose chances changed most, from
    *before* to *after*.
    """

    step: int
    what: Text | None
    seat: int
    before: int
    after: int

    @property
    def text(self) -> Text:
        """The turning point as a sentence."""
        args: dict[str, Value] = {"move": self.step, "who": Who(self.seat)}
        chances: dict[str, Value] = {"before": to_percent(self.before), "after": to_percent(self.after)}
        if self.what is None:
            return Text("chances-turn-quiet", args | chances)
        return Text("chances-turn", args | chances | {"what": self.what})


def find_turning_points(game: AnyGame, analysis: Analysis, log: Log) -> list[TurningPoint]:
    """The turning points of a match of *game* with this *log*, in their order."""
    entries = list_steps(log)
    found = []
    for step in analysis.turns:
        before, after = analysis.chances[step - 1], analysis.chances[step]
        # If two players swap their chances, the one who gains counts.
        seat = max(range(len(after)), key=lambda seat: (abs(after[seat] - before[seat]), after[seat]))
        what = _cause(game, entries[step - 1].events, seat)
        found.append(TurningPoint(step, what, seat, before[seat], after[seat]))
    return found


def _cause(game: AnyGame, events: Iterable[Event], seat: int) -> Text | None:
    """The first of the public *events* that can have changed the chances of *seat*; None: there is none.

    Events that name the seat go before all others.
    """
    public = [event for event in events if event.seats is None and event.id not in game.inert]
    its = [event for event in public if event.names(seat)]
    cause = next(iter(its or public), None)
    return None if cause is None else Text(cause.id, cause.args)


def describe_move(game: AnyGame, state: Any, seat: int, move: Any) -> Text | None:
    """The first event that *seat* would have seen of its *move* in *state*.

    It is None if there is no event, or if it depends on luck.
    """
    random = Random(0)
    found = []
    for after in (game.copy(state), *(game.permute_hidden(state, seat, random) for _ in range(WORLDS))):
        events = game.apply(after, seat, move, Luck(random))
        found.append(next((Text(event.id, event.args) for event in events if event.seen_by(seat)), None))
    return found[0] if all(each == found[0] for each in found) else None
