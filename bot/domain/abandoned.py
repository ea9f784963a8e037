"""Abandoned matches end without a result."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

import games
from bot.domain.durations import DAY
from bot.domain.match import Change, Entry, Match, latest_events, stop
from games.core import Event

IDLE = 30 * DAY
"""Seconds without a move after which a match ends."""

GONE, FORGOTTEN = Event("house-deserted"), Event("house-idle")
"""The events that say why a match ended: nobody is left who plays; nobody has moved for too long."""


def end_if_abandoned(change: Change) -> Change:
    """End the match if *change*, by which somebody left, leaves nobody who plays.

    The bot opponents of a league's table play it to the end, because the others need its result.
    """
    match = change.after
    if match.status != "running" or match.league_id is not None:
        return change
    active = games.load(match.game).active(match.state)
    if not all(match.players[seat].absent for seat in active):
        return change
    assert change.entry is not None
    entry = change.entry._replace(events=(*change.entry.events, GONE))
    return dataclasses.replace(change, after=_end_because(match, GONE), entry=entry)


def end_if_idle(match: Match, now: float) -> Change | None:
    """End a running match in which nobody moved for as long as `IDLE`; None if somebody did."""
    if match.status != "running" or match.changed > now - IDLE:
        return None
    after = _end_because(replace(match, version=match.version + 1, changed=now), FORGOTTEN)
    return Change(match, after, Entry(after.version, None, now, (FORGOTTEN,)))


def _end_because(match: Match, why: Event) -> Match:
    return replace(stop(match), events=latest_events((*match.events, why)))
