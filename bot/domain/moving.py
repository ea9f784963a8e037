"""Moving a match to another place while it goes on."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.match import Change, Entry, Match, latest_events
from bot.domain.notifications.outgoing import Outgoing
from bot.domain.place import Place
from games.core import Event


def move(match: Match, now: float, place: Place, outgoing: tuple[Outgoing, ...] = ()) -> Change | None:
    """Play *match*, which runs, at another *place* from now on; *outgoing* says so. None if it can't move.

    The message of its old table stays recorded until the presenter has put it out of use.
    """
    if match.status != "running" or match.place == place:
        return None
    moved = Event("house-to-message" if place.location is None else "house-to-channel")
    version, events = match.version + 1, latest_events((*match.events, moved))
    after = replace(match, place=place, version=version, events=events, changed=now)
    return Change(match, after, Entry(version, None, now, (moved,)), outgoing=outgoing)
