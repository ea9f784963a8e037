"""The turning points of a match in words, and moves that were not made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import games
from bot.analysis.record import WHOLE, Analysis, to_percent
from bot.domain.match import Entry, Match
from bot.domain.replays import Log, replay_positions
from games.core import AnyGame, Event, Luck, Text, Value, Who
from games.search.evaluation import Evaluation

WORLDS = 4
"""How many other worlds have to describe a move the same way, so that luck plays no part in it."""


TRIES = 12
"""In how many other worlds the move of a turning point is tried again."""


class TurningPoint(NamedTuple):
    """A move that changed the chances a lot.

    It led to *step*. *what* says what changed them, if anything can be told. *seat* is the one whose chances
    changed most, from *before* to *after*.
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


class Try(NamedTuple):
    """A move tried again in another world: everybody's chances *before* and *after* it, and its *events*."""

    before: tuple[float, ...]
    after: tuple[float, ...]
    events: list[Event]


def find_turning_points(analysis: Analysis, match: Match, log: Log) -> list[TurningPoint]:
    """The turning points of *match*, whose log is *log*, in their order.

    Raises:
        Exception: the log is not that of this match.
    """
    wanted, moves = set(analysis.turns), {entry.number: move for entry, move in log}
    found = []
    game = games.load(match.game)
    before: Any = None  # the state before a turning point, if it is one of today's rules
    for step, played in enumerate(replay_positions(match, log)):
        if step in wanted:
            then, now = analysis.chances[step - 1], analysis.chances[step]
            # If two players swap their chances, the one who gains counts.
            seat = max(range(len(now)), key=lambda seat: (abs(now[seat] - then[seat]), now[seat]))
            move = moves[played.entry.number]
            tries = []
            if before is not None and move is not None and played.entry.seat is not None:
                tries = _try_again(match, before, played.entry.seat, game.decode_move(move))
            change = (now[seat] - then[seat]) / WHOLE
            what = find_cause(game, played.entry.events, tries, seat, change)
            if _is_blamed_for_its_best(analysis, step, played.entry, what):
                what = None
            found.append(TurningPoint(step, what, seat, then[seat], now[seat]))
        before = game.copy(played.state) if step + 1 in wanted and played.rules is game else None
    return found


def _is_blamed_for_its_best(analysis: Analysis, step: int, entry: Entry, what: Text | None) -> bool:
    """Whether *what* turned a match at *step* is a move that was the best one, but came before a loss."""
    seat, done = entry.seat, [event.text for event in entry.events if event.seats is None]
    if seat is None or what not in done[:1]:
        return False
    is_loss = analysis.chances[step][seat] < analysis.chances[step - 1][seat]
    return is_loss and any(
        each.step == step and each.gain > 0 and each.is_clear for each in analysis.verdicts
    )


def _try_again(match: Match, state: Any, seat: int, move: Any) -> list[Try]:
    """What *move* of *seat* in *state* leads to in other worlds that this seat could not tell from it."""
    game, random = games.load(match.game), Random(0)
    evaluation = Evaluation(game, len(match.players), match.options)
    found = []
    for _ in range(TRIES):
        world = game.permute_hidden(state, seat, random)
        before = evaluation.chances(world)
        events = game.apply(world, seat, move, Luck(random))
        found.append(Try(before, evaluation.chances(world), events))
    return found


def find_cause(
    game: AnyGame, events: Iterable[Event], tries: Sequence[Try], seat: int, change: float
) -> Text | None:
    """Find which of a move's *events* changed the chance of *seat* by *change*; None if none can have.

    If the move makes most of the change in other worlds, too, the move is the cause. Otherwise the cause is
    what differs between worlds, such as the cards that were drawn.
    """
    known = [event for event in events if event.id not in game.inert_events]
    public = [event for event in known if event.seats is None]
    lucky: list[Event] = []
    if tries:
        lucky = [event for event in known if not all(event in each.events for each in tries)]
        expected = fmean(each.after[seat] - each.before[seat] for each in tries)
        if lucky and abs(change - expected) > abs(expected):
            its = [event for event in lucky if event.seats == (seat,) or event.names(seat)]
            if told := next(filter(None, (_tell(event, known, lucky) for event in its or lucky)), None):
                return told
        public = [event for event in public if event not in lucky] or public
    cause = next(iter([event for event in public if event.names(seat)] or public), None)
    return None if cause is None else _tell(cause, known, lucky)


def _tell(event: Event, events: Sequence[Event], lucky: Sequence[Event]) -> Text | None:
    """One of *events* as a sentence for everybody; None if it is private, and not about cards drawn.

    Cards that are only counted are named if the event beside it names them. What a seat alone was told of
    cards by chance, among the *lucky* events, is what it drew.
    """
    if event.seats is None:
        place = events.index(event)
        beside = [each for each in events[max(0, place - 1) : place + 2] if each.seats is not None]
        drawn = (_tell(each, events, lucky) for each in beside if set(event.args) == {"who", "count"})
        return next(filter(None, drawn), None) or event.text
    if event in lucky and len(event.seats) == 1 and set(event.args) == {"cards"}:
        return Text("chances-drew", {"who": Who(event.seats[0]), "cards": event.args["cards"]})
    return None


def describe_move(game: AnyGame, state: Any, seat: int, move: Any) -> Text | None:
    """The first event that *seat* would have seen of its *move* in *state*.

    It is None if there is no event, or if it depends on luck.
    """
    random = Random(0)
    found = []
    for after in (game.copy(state), *(game.permute_hidden(state, seat, random) for _ in range(WORLDS))):
        events = game.apply(after, seat, move, Luck(random))
        found.append(next((event.text for event in events if event.is_visible_to(seat)), None))
    return found[0] if all(each == found[0] for each in found) else None
