"""Downtime of a shard does not count towards deadlines, since nobody could do anything.

A clock that was wrong and set back does not give anybody more time than there is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.domain.match import Change, Entry, Match, Player, Undo, amend, latest_events
from bot.domain.pace import Pace
from games.core import Event

TOLD = 60.0
"""Seconds of downtime above which a match says that its clock was stopped; nobody minds shorter ones.

At a live pace, its messages are updated with the new deadlines even after shorter ones.
"""

LATE = 5.0
"""Seconds in which a question should be shown to whoever is asked. If it takes longer at a live pace, their
clock starts when it is shown.
"""

PAUSED = Event("house-paused")
"""The event that the clock was stopped."""


class Absence(NamedTuple):
    """The downtime of shard *number* of so many *shards*, from *since* to *until*. Later ones have greater
    ids.
    """

    id: int
    number: int
    shards: int
    since: float
    until: float


def postpone_due(due: float, span: float, since: float, now: float) -> float:
    """When a deadline at *due*, which takes *span*, ends if the clock stood still from *since* to *now*.

    >>> postpone_due(due=100, span=60, since=70, now=1000)
    1030
    >>> postpone_due(due=100, span=60, since=0, now=1000)  # it began when that was half over, at 40
    1060
    """
    begun = due - span
    return min(due + max(0, now - max(since, begun)), now + span)


def catch_up(match: Match, absences: Sequence[Absence], now: float) -> Change:
    """Move every deadline of *match* by the *absences* it does not account for yet, the oldest first.

    Short ones make no new version, so nothing is shown again because of them.
    """
    after, told = match, False
    for absence in absences:
        before, after = after, _postpone_match(after, absence)
        told |= after is not before and abs(absence.until - absence.since) > TOLD
    after = replace(after, caught_up=absences[-1].id)
    if not told:
        return amend(match, after)
    after = replace(after, version=match.version + 1)
    if match.status == "lobby":
        return Change(match, after)
    after = replace(after, events=latest_events((*match.events, PAUSED)), changed=now)
    return Change(match, after, Entry(after.version, None, now, (PAUSED,)))


def start_late(match: Match, now: float, version: int, seats: Collection[int]) -> Change | None:
    """Let the clocks of *seats* start now, if at a live pace they are asked something only now shown to them.

    It is shown with the public *version*. None if that was soon enough, or was shown before.
    """
    if match.status != "running" or not match.pace.is_live:
        return None
    late = {
        player.seat: postpone_player(player, match.pace, player.due - player.span, now)
        for player in match.players
        if player.seat in seats and player.due is not None and match.shown_version < player.awaited <= version
        if now - (player.due - player.span) > LATE
    }
    if not late:
        return None
    players = tuple(late.get(player.seat, player) for player in match.players)
    due = min(player.due for player in players if player.due is not None)
    return amend(match, replace(match, players=players, due=due))


def is_paused_only(match: Match) -> bool:
    """Whether the messages of *match* lack nothing but that its clock was stopped."""
    unseen = match.public - match.shown_version
    return unseen > 0 and match.events[-unseen:] == (PAUSED,) * unseen


def move_deadline(player: Player, due: float) -> Player:
    """Move the deadline of *player*, whose time runs, to *due*, and the reminder with it."""
    if player.due is None:
        return replace(player, due=due)
    more = due - player.due
    reminder = None if player.reminder is None else player.reminder + more
    return replace(player, due=due, reminder=reminder, tempo=player.tempo.postpone(more))


def move_lapse(player: Player, seconds: float) -> Player:
    """Let the turn of *player* end by itself so many *seconds* later, if it does."""
    return player if player.lapses is None else replace(player, lapses=player.lapses + seconds)


def _postpone_match(match: Match, absence: Absence) -> Match:
    """*match* with every deadline later by *absence*; itself if none changes."""
    if match.status == "lobby":
        if match.due is None:
            return match
        due = postpone_due(match.due, match.pace.lobby_life, absence.since, absence.until)
        return match if due == match.due else replace(match, due=due)
    since, until = absence.since, absence.until
    players = tuple(postpone_player(player, match.pace, since, until) for player in match.players)
    if players == match.players:
        return match
    return replace(
        match,
        players=players,
        undo=_postpone_undo(match, absence),
        due=min((player.due for player in players if player.due is not None), default=None),
    )


def postpone_player(player: Player, pace: Pace, since: float, until: float) -> Player:
    """Move every deadline of *player*, whose clock stood still from *since* to *until*."""
    if player.lapses is not None:
        later = postpone_due(player.lapses, pace.lapse, since, until)
        player = move_lapse(player, later - player.lapses)
    if player.due is None:
        return player
    return move_deadline(player, postpone_due(player.due, player.span, since, until))


def _postpone_undo(match: Match, absence: Absence) -> Undo | None:
    """The undo of *match*, which leaves its player that much more time, too."""
    undo = match.undo
    if undo is None:
        return None
    then = replace(match.players[undo.seat], due=undo.due, span=undo.span, reminder=undo.reminder)
    then = postpone_player(then, match.pace, absence.since, absence.until)
    return replace(undo, due=then.due, reminder=then.reminder)
