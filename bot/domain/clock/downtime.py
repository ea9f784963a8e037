"""Time in which Freehold was away does not count: nobody could do anything, so nobody's time ran out.

Nor does a wrong clock that was set back give anybody more time than there is.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.lobbies import LIFE
from bot.domain.match import EVENTS, Change, Entry, Match, Player, Undo
from games.core import Event

PAUSED = Event("house-paused")
"""Tells that the clock stood still."""


def later(due: float, span: float, since: float, now: float) -> float:
    """When the time is up that would be at *due* and takes *span*, if it stood still from *since* to *now*.

    >>> later(due=100, span=60, since=70, now=1000)
    1030
    >>> later(due=100, span=60, since=0, now=1000)  # it began when that was half over, at 40
    1060
    """
    begun = due - span
    return min(due + max(0, now - max(since, begun)), now + span)


def postponed(match: Match, since: float, now: float) -> Change | None:
    """*match* with every deadline later by the time from *since* to *now*."""
    if match.due is None:
        return None
    if match.status == "lobby":
        due = later(match.due, LIFE, since, now)
        return None if due == match.due else Change(match, replace(match, version=match.version + 1, due=due))
    players = tuple(_postponed(player, match.deadline, since, now) for player in match.players)
    if players == match.players:
        return None
    after = replace(
        match,
        version=match.version + 1,
        events=(*match.events, PAUSED)[-EVENTS:],
        changed=now,
        players=players,
        undo=_undo_postponed(match, since, now),
        due=min(player.due for player in players if player.due is not None),
    )
    return Change(match, after, Entry(after.version, None, now, (PAUSED,)))


def _postponed(player: Player, deadline: float, since: float, now: float) -> Player:
    if player.due is None:
        return player
    return due_at(player, later(player.due, deadline, since, now))


def due_at(player: Player, due: float) -> Player:
    """*player*, whose time runs, with the time up at *due* instead, and the reminder moved with it."""
    reminder = None
    if player.reminder is not None and player.due is not None:
        reminder = player.reminder + due - player.due
    return replace(player, due=due, reminder=reminder)


def _undo_postponed(match: Match, since: float, now: float) -> Undo | None:
    """To take the last move back with that much more time, too."""
    undo = match.undo
    if undo is None:
        return None
    then = replace(match.players[undo.seat], due=undo.due, reminder=undo.reminder)
    then = _postponed(then, match.deadline, since, now)
    return replace(undo, due=then.due, reminder=then.reminder)
