"""Downtime of a shard does not count towards deadlines, since nobody could do anything.

A clock that was wrong and set back does not give anybody more time than there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.domain.match import Change, Entry, Match, Player, Undo, amend, latest_events
from bot.domain.pace import Pace
from games.core import Event

TOLD = 60.0
"""Seconds of downtime above which a match says that its clock was stopped; nobody minds shorter ones."""

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
    players = tuple(_postpone_player(player, match.pace, absence) for player in match.players)
    if players == match.players:
        return match
    return replace(
        match,
        players=players,
        undo=_postpone_undo(match, absence),
        due=min((player.due for player in players if player.due is not None), default=None),
    )


def _postpone_player(player: Player, pace: Pace, absence: Absence) -> Player:
    if player.lapses is not None:
        later = postpone_due(player.lapses, pace.lapse, absence.since, absence.until)
        player = move_lapse(player, later - player.lapses)
    if player.due is None:
        return player
    return move_deadline(player, postpone_due(player.due, player.span, absence.since, absence.until))


def _postpone_undo(match: Match, absence: Absence) -> Undo | None:
    """The undo of *match*, which leaves its player that much more time, too."""
    undo = match.undo
    if undo is None:
        return None
    then = replace(match.players[undo.seat], due=undo.due, span=undo.span, reminder=undo.reminder)
    then = _postpone_player(then, match.pace, absence)
    return replace(undo, due=then.due, reminder=then.reminder)
