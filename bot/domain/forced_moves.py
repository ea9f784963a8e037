"""Moves of the house: for whoever has only one answer, or decided on one in advance. Nobody waits for them.

Where everybody can see that there is only one (`Game.discretion`), and always at a *quick* table
(`Match.forced`), it moves at once, and the log says so. At a *sealed* table that would reveal hidden cards.
There everybody seems to be awaited: nobody is mentioned at the table, and whoever has a choice is notified in
private. The house answers after a wait drawn from how long people with a choice take (`bot.domain.tempo`),
and the log tells only the seat itself.

A move that somebody has planned (`Game.planned_move`) is made at once at every table. Whether it is made
depends on public facts and on the plan, so its time reveals nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import games
from bot.domain.choices import only_move
from bot.domain.match import Change, Match, amend
from bot.domain.moves import record_move
from bot.domain.questions import draw_closing, move_due, replace_player, secret_seats
from games.core import Event, Who

ONLY = "house-only"
"""The event that a seat had only one move."""

ONLY_YOU = "house-only-you"
"""The event that tells nobody but a seat that it had only one move."""

PLANNED = "house-planned"
"""The event that a seat decided on its move in advance."""

MOVED, PASSED = "house-moved", "house-passed"
"""The events that a seat missed a deadline, and that a move was made for it or its turn was passed."""

REASONS = frozenset((ONLY, PLANNED, MOVED, PASSED))
"""The events that say why the house moved for a seat. Each comes before what that move did."""

LATE = 300.0
"""Seconds after which an answer that is due must have been held up by an outage."""


def answer_next(match: Match, now: float) -> Change | None:
    """Make the next forced move that is due; None if there is none."""
    if match.status != "running" or match.state is None:
        return None
    game = games.load(match.game)
    hidden = secret_seats(match)
    for seat, move in planned_moves(match).items():
        planned = Event(PLANNED, {"who": Who(seat)}, concerns=(seat,))
        return record_move(match, match.players[seat], move, [planned], now)
    for seat in sorted(match.expected - hidden):
        if game.discretion(match.state, seat) == "own" and match.forced == "sealed":
            continue
        if (move := only_move(game, match.state, seat)) is not None:
            only = Event(ONLY, {"who": Who(seat)}, concerns=(seat,))
            return record_move(match, match.players[seat], move, [only], now)
    due = ((time, seat) for seat, time in _closings(match) if time <= now <= time + LATE)
    time, seat = min(due, default=(None, 0))
    if time is None:
        return None
    player, told = match.players[seat], []
    if (end := move_due(match, player)) is not None and time >= end:  # it seems so, but nothing was missed
        passed = match.absent == "pass" and game.pass_move(match.state, seat) is not None
        told.append(build_missed_event(seat, passed=passed))
    told.append(Event(ONLY_YOU, {}, (seat,), (seat,)))
    return record_move(match, player, only_move(game, match.state, seat), told, now)


def planned_moves(match: Match) -> dict[int, Any]:
    """The moves that awaited persons decided on in advance, by seat."""
    game = games.load(match.game)
    persons = (seat for seat in sorted(match.waiting) if match.players[seat].user_id is not None)
    found = {seat: game.planned_move(match.state, seat) for seat in persons}
    return {seat: move for seat, move in found.items() if move is not None}


def postpone_late(match: Match, now: float) -> Change | None:
    """Give another time to answers that an outage held up; None if there are none.

    It kept the others from answering, too. It is no new version.
    """
    if match.status != "running":
        return None
    after = match
    for seat, time in _closings(match):
        if now > time + LATE:
            after = replace_player(after, draw_closing(after, after.players[seat], now))
    return None if after is match else amend(match, after)


def build_missed_event(seat: int, *, passed: bool) -> Event:
    """The event that *seat* missed a deadline; *passed* if its turn was passed."""
    return Event(PASSED if passed else MOVED, {"who": Who(seat)}, concerns=(seat,))


def next_closing(match: Match) -> float | None:
    """The time at which the house gives the next answer in secret; None if there is none."""
    return min((time for _, time in _closings(match)), default=None)


def _closings(match: Match) -> Iterable[tuple[int, float]]:
    for seat in seats_without_choice(match):
        time = match.players[seat].tempo.closing
        if time is not None:
            yield seat, time


def seats_without_choice(match: Match) -> frozenset[int]:
    """The awaited persons' seats that have only one answer, which others can't see."""
    game = games.load(match.game)
    return frozenset(seat for seat in secret_seats(match) if only_move(game, match.state, seat) is not None)


def mentioned_seats(match: Match) -> frozenset[int]:
    """The seats of the persons who are mentioned at the table: everybody may see that they have a choice."""
    game = games.load(match.game)
    hidden = secret_seats(match) | planned_moves(match).keys()

    def is_mentioned(seat: int) -> bool:
        if match.forced == "sealed" and game.discretion(match.state, seat) == "own":
            return True
        return only_move(game, match.state, seat) is None

    return frozenset(seat for seat in match.expected - hidden if is_mentioned(seat))
