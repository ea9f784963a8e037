"""Moving a lobby or a match to another place while it goes on."""

from __future__ import annotations

from typing import Literal, cast

from msgspec.structs import replace

from bot.domain import surfaces
from bot.domain.lobbies import update_lobby
from bot.domain.match import LOST, OUTDATED, Change, Entry, Match, latest_events
from bot.domain.notifications.outgoing import Outgoing
from bot.domain.place import Place
from games.core import Event

Loss = Literal["deleted", "closed"]
"""Why a channel was lost: it was deleted, or is closed to Freehold."""


def move(match: Match, now: float, place: Place, outgoing: tuple[Outgoing, ...] = ()) -> Change | None:
    """Move the running *match* to another *place*, announced by *outgoing*. Returns None if it can't move.

    The message of its old table stays recorded until the presenter has put it out of use. Direct messages
    that say where it went on before are stale.
    """
    if match.status != "running" or match.place == place:
        return None
    moved = Event("house-to-message" if place.location is None else "house-to-channel")
    version, events = match.version + 1, latest_events((*match.events, moved))
    players = tuple(replace(each, panel=surfaces.outdate_moved(each.panel)) for each in match.players)
    after = replace(match, place=place, players=players, version=version, events=events, changed=now)
    return Change(match, after, Entry(version, None, now, (moved,)), outgoing=outgoing)


def move_lobby(match: Match, now: float, why: Loss) -> Change | None:
    """Go on with the lobby *match* by direct message, because its channel is lost. None if it can't move.

    What was written beside it is outdated: its people get the lobby itself, which says *why*.
    """
    if match.status != "lobby" or match.place.is_by_message:
        return None
    beside = tuple(each._replace(question=OUTDATED) for each in match.table.beside)
    return update_lobby(
        match,
        now,
        place=match.place.without_channel,
        table=surfaces.update(match.table, beside=beside),
        events=(Event(LOST, {"why": why}),),
    )


def find_loss(match: Match) -> Loss | None:
    """Why *match*, a lobby, lost its channel and goes on by direct message; None if it did not."""
    first = match.events[0] if match.events else None
    return cast(Loss, first.args["why"]) if first is not None and first.id == LOST else None
