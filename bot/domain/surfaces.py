"""Which messages show a match. Changes of that make no new version of the match.

Whoever records a message names the one before. If another process recorded one meanwhile, that one stays.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.domain.match import (
    ELSEWHERE,
    INVITATION,
    STALE,
    WELCOME,
    Beside,
    Change,
    Match,
    Player,
    Surface,
    amend,
)
from bot.domain.notifications.outgoing import Outgoing
from bot.domain.notifications.plan import Plan, record_pending
from bot.domain.questions import replace_player


def record_table(
    match: Match,
    now: float,
    old: int | None,
    message: int | None,
    posted: float,
    notified: int,
    planned: tuple[Match, Plan] | None = None,
    outgoing: tuple[Outgoing, ...] = (),
    story: int | None = None,
    told: int = 0,
    channel: int | None = None,
) -> Change | None:
    """Record which message shows the table instead of *old*, and what its players are *notified* of.

    *planned* is the match that notifications were planned for, and that plan. Messages in *outgoing* are
    stored with it, so they are sent whatever happens. A new message shows what its players are notified of,
    and above it *story* tells what was done up to the public version *told*. It is in *channel*: the match
    may have moved meanwhile. None is the channel of the match.
    """
    was = match.table
    if was.message not in (old, message):
        return None
    after = match if planned is None else record_pending(match, *planned)
    if message != was.message:
        fields = {"channel": channel or match.place.channel_id, "message": message, "posted": posted}
        fields |= {"version": notified * match.dealt, "notified": notified, "story": story, "told": told}
        surface = update(was, **fields)
    else:
        surface = update(was, notified=max(notified, was.notified))
    if after is match and surface is was and not outgoing:
        return None
    players = after.players if message == was.message else tuple(map(_clear_closed, after.players))
    shown = replace(after, table=surface, players=players)
    return Change(match, shown, outgoing=outgoing) if after is match else amend(match, shown, outgoing)


def record_panel(
    match: Match,
    now: float,
    seat: int,
    old: int | None,
    message: int | None,
    channel: int | None = None,
    user_id: int | None = None,
    version: int = 0,
    posted: float = 0.0,
) -> Change | None:
    """Record which private message, if any, shows the panel of *seat* instead of *old*, to whom, and what."""
    player = match.players[seat]
    if player.panel.message != old:
        return None
    fields = {"channel": channel, "message": message, "user_id": user_id}
    surface = update(player.panel, **fields, version=version, posted=posted, closed=None)
    return Change(match, replace_player(match, replace(player, panel=surface)))


def record_closed(match: Match, now: float, seat: int, user_id: int) -> Change | None:
    """Record that the person in *seat* takes no direct messages, so no panel reached them."""
    player = match.players[seat]
    if player.user_id != user_id:
        return None
    surface = update(player.panel, user_id=user_id, closed=player.seen)
    return Change(match, replace_player(match, replace(player, panel=surface)))


MOST_BESIDE = 50
"""The most messages beside a panel that are remembered in one turn; further ones would stay."""


def note_beside(match: Match, now: float, seat: int | None, beside: Beside) -> Change | None:
    """Record a message *beside* the panel of *seat*, to be deleted once its question is answered.

    Without a seat, it is recorded beside the table, unless it has become a panel. A notice that the match has
    moved replaces earlier ones.
    """
    surface = _surface(match, seat)
    if beside in surface.beside or beside.message in [player.panel.message for player in match.players]:
        return None
    if beside.question == ELSEWHERE:
        surface = outdate_moved(surface)
    user_id = surface.user_id if seat is None or surface.message is not None else beside.user_id
    every = (*surface.beside, beside)[-MOST_BESIDE:]
    return _change_surface(match, seat, update(surface, beside=every, user_id=user_id))


def list_answered_beside(match: Match, seat: int | None) -> tuple[Beside, ...]:
    """The messages beside the panel of *seat*, or beside the table, that are of no use any more.

    Those of a lobby by direct message stay when it closes, since they say so.
    """
    if seat is None:
        if match.place.is_by_message and match.status == "cancelled" and not match.dealt:
            return ()
        stand = {(each.user_id, INVITATION) for each in match.missing}
        stand |= {(player.user_id, WELCOME) for player in match.players}
        if match.place.is_by_message:  # whoever was asked and came has the lobby in the same message
            stand |= {(player.user_id, INVITATION) for player in match.players}
        return tuple(
            each
            for each in match.table.beside
            if match.status != "lobby" or (each.user_id, each.question) not in stand
        )
    player = match.players[seat]
    asked = player.question if match.status == "running" else None
    standing = (asked, ELSEWHERE) if match.status == "running" else ()
    return tuple(
        each
        for each in player.panel.beside
        if each.user_id != player.user_id or each.question not in standing
    )


def outdate_moved(surface: Surface) -> Surface:
    """Return *surface* with all notices beside it that say where the match goes on marked as stale."""
    beside = tuple(
        each._replace(question=STALE) if each.question == ELSEWHERE else each for each in surface.beside
    )
    return update(surface, beside=beside)


def drop_beside(match: Match, now: float, seat: int | None, gone: tuple[Beside, ...]) -> Change | None:
    """Record that the messages *gone* beside the panel of *seat*, or of the table, have been deleted."""
    surface = _surface(match, seat)
    left = tuple(each for each in surface.beside if each not in gone)
    if left == surface.beside:
        return None
    return _change_surface(match, seat, update(surface, beside=left))


def _surface(match: Match, seat: int | None) -> Surface:
    return match.table if seat is None else match.players[seat].panel


def _change_surface(match: Match, seat: int | None, surface: Surface) -> Change:
    if seat is None:
        return Change(match, replace(match, table=surface))
    return Change(match, replace_player(match, replace(match.players[seat], panel=surface)))


def seats_without_panel(match: Match) -> frozenset[int]:
    """The seats of which the table says that no panel reached them, until they do something."""
    return frozenset(
        player.seat
        for player in match.players
        if player.user_id is not None
        and player.panel.user_id == player.user_id
        and player.panel.closed == player.seen
    )


def record_shown(match: Match, now: float, version: int) -> Change | None:
    """Record that all surfaces show the public *version* of the match, or a newer one."""
    if version <= match.shown_version:
        return None
    return Change(match, replace(match, shown_version=version))


def _clear_closed(player: Player) -> Player:
    """*player*, of whom a new table says nothing about a missing panel, because they did something since."""
    if player.panel.closed in (None, player.seen):
        return player
    return replace(player, panel=update(player.panel, closed=None))


def update(surface: Surface, **changes: Any) -> Surface:
    """Return *surface* with *changes*, as a revision of it; itself if they change nothing."""
    after = replace(surface, **changes)
    return surface if after == surface else replace(after, revision=surface.revision + 1)
