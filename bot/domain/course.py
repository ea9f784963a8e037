"""The course of a match that is over: how its seats stood after each move, and memorable moments."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

import games
from bot.domain.match import Match
from bot.domain.replays import Log, replay_positions, undone_numbers
from games.core import Event, Outcome, Standing, Text, Who

EVENTS = 2
"""The number of biggest changes that are remembered."""

APART = 0.1
"""The least distance between them, as a part of the match."""

BEHIND = 0.25
"""How far behind the leader a winner must have been for that to be remembered, as a part of their final
figure.
"""


class Course(msgspec.Struct, frozen=True):
    """*figures* hold, from the deal on and after each move, one figure for each seat, counted in *unit*.

    Without a *unit* the game has no such figures. *moments* are sentences, each naming its move.
    """

    unit: Text | None
    figures: tuple[tuple[int, ...], ...]
    moments: tuple[Text, ...]


def build_course(match: Match, log: Log) -> Course:
    """Compute the course of *match*, which is over.

    Raises:
        Exception: the log is not that of this match.
    """
    game = games.load(match.game)
    back = undone_numbers(log)
    standings: list[Standing | None] = []
    told = []
    for played in replay_positions(match, log):
        # What was taken back changed nothing.
        standings.append(standings[-1] if played.entry.number in back else game.standing(played.shown))
        public = [event for event in played.entry.events if event.seats is None]
        told.append([event for event in public if event.id not in game.inert_events])
    known = [standing for standing in standings if standing is not None]
    if len(known) < len(standings):
        return Course(None, (), ())
    figures = tuple(standing.figures for standing in known)
    outcome = game.outcome(match.state)
    return Course(known[0].unit, figures, tuple(_moments(figures, told, outcome)))


def _moments(
    figures: Sequence[tuple[int, ...]], told: Sequence[Sequence[Event]], outcome: Outcome | None
) -> list[Text]:
    moments = [
        (step, _pick_event(step, told[step], figures)) for step in find_swings(figures, EVENTS) if told[step]
    ]
    if told[-1:] and any(event.id.endswith("-resign") for event in told[-1]):
        figures = figures[:-1]  # what somebody gave up was not won from behind
    if outcome is not None and len(outcome.winners) == 1 and figures:
        taken = {step for step, _ in moments}
        moments += [moment for moment in _find_way(figures, outcome.winners[0]) if moment[0] not in taken]
    return [text for _, text in sorted(moments, key=lambda moment: moment[0])]


def _pick_event(step: int, events: Sequence[Event], figures: Sequence[tuple[int, ...]]) -> Text:
    """The event that changed the *figures* at *step*: of several, the one of the seat that changed most."""
    changes = [now - then for now, then in zip(figures[step], figures[step - 1], strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    its = [event for event in events if event.names(seat)]
    by_sum = [event for event in its if abs(changes[seat]) in _numbers(event.args.values())]
    event = (by_sum or its or list(events))[0]
    return Text("moment-event", {"move": step, "what": event.text})


def _numbers(values: Iterable[object]) -> Iterator[int]:
    """The numbers among *values*, and within texts among them."""
    for value in values:
        if isinstance(value, Text):
            yield from _numbers(value.args.values())
        elif isinstance(value, int):
            yield value


def _find_way(figures: Sequence[tuple[int, ...]], winner: int) -> list[tuple[int, Text]]:
    """How the *winner* got ahead: from far behind, or since when."""
    gaps = [max(standing) - standing[winner] for standing in figures]
    gap = max(gaps)
    if gap and gap >= BEHIND * figures[-1][winner] and not gaps[-1]:
        step = len(gaps) - 1 - gaps[::-1].index(gap)
        return [(step, Text("moment-behind", {"move": step, "who": Who(winner), "gap": gap}))]
    behind = [step for step, gap in enumerate(gaps) if gap]
    since = behind[-1] + 1 if behind else 0
    if not 0 < since < len(figures):
        return []
    return [(since, Text("moment-lead", {"move": since, "who": Who(winner)}))]


def find_swings(
    figures: Sequence[tuple[int, ...]], most: int, least: int = 1, without: Container[int] = ()
) -> list[int]:
    """Up to *most* steps that changed *figures* most, spread apart, each by *least* at least; none in
    *without*.
    """
    changes = [
        max(abs(now - then) for now, then in zip(after, before, strict=True))
        for before, after in pairwise(figures)
    ]
    found: list[int] = []
    for step in sorted(range(1, len(figures)), key=lambda step: (-changes[step - 1], step)):
        if len(found) == most or changes[step - 1] < least:
            break
        if step not in without and all(abs(step - other) >= APART * len(figures) for other in found):
            found.append(step)
    return found
