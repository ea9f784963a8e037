"""What is told of an analysis: the turning points, and moves that were not made."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, NamedTuple

from bot.analysis.record import Analysis, percent
from bot.domain.replays import Log, made
from games.core import AnyGame, Event, Luck, Text, Value, Who

WORLDS = 4
"""In how many other worlds a move has to be told in the same way, so that no chance is in it."""


class Turn(NamedTuple):
    """A turning point: the move that led to *step*, *what* it was if anybody was told, and of the *seat*
    whose chances it changed most, those *before* and *after*."""

    step: int
    what: Text | None
    seat: int
    before: int
    after: int

    @property
    def text(self) -> Text:
        """It as a sentence."""
        args: dict[str, Value] = {"move": self.step, "who": Who(self.seat)}
        chances: dict[str, Value] = {"before": percent(self.before), "after": percent(self.after)}
        if self.what is None:
            return Text("chances-turn-quiet", args | chances)
        return Text("chances-turn", args | chances | {"what": self.what})


def turns(game: AnyGame, analysis: Analysis, log: Log) -> list[Turn]:
    """The turning points of a match of *game* with this *log*, in their order."""
    entries = made(log)
    found = []
    for step in analysis.turns:
        before, after = analysis.chances[step - 1], analysis.chances[step]
        # Of two who exchange their chances, whoever wins by it.
        seat = max(range(len(after)), key=lambda seat: (abs(after[seat] - before[seat]), after[seat]))
        what = _cause(game, entries[step - 1].events, seat)
        found.append(Turn(step, what, seat, before[seat], after[seat]))
    return found


def _cause(game: AnyGame, events: Iterable[Event], seat: int) -> Text | None:
    """The first of the public *events* that can have changed the chances of *seat*; None: there is none.

    Events that name the seat go before all others.
    """
    public = [event for event in events if event.seats is None and event.id not in game.inert]
    its = [event for event in public if event.names(seat)]
    cause = next(iter(its or public), None)
    return None if cause is None else Text(cause.id, cause.args)


def would_tell(game: AnyGame, state: Any, seat: int, move: Any) -> Text | None:
    """What *seat* would first have been told of its *move* in *state*; None: nothing, or what chance makes of
    it."""
    random = Random(0)
    found = []
    for after in (game.copy(state), *(game.permute_hidden(state, seat, random) for _ in range(WORLDS))):
        events = game.apply(after, seat, move, Luck(random))
        found.append(next((Text(event.id, event.args) for event in events if event.seen_by(seat)), None))
    return found[0] if all(each == found[0] for each in found) else None
