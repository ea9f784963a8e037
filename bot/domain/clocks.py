"""What a table may decide about its clocks: another pace, at once or later, and more time for somebody."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TypeVar
from zoneinfo import ZoneInfo

from msgspec.structs import replace

import games
from bot.domain.match import Change, Entry, Match, Player, Undo, latest_events
from bot.domain.pace import PACES, Pace, can_be_chosen, describe_pace, parse_pace
from bot.domain.questions import LIVE_REMINDER, replace_player, update_deadlines
from bot.domain.refusals import Refusal
from bot.domain.turns import record_events, require_player
from games.core import Event, Who

PACE_CHANGED = "house-pace-changed"
"""The event that the pace changed, with the `old` and the `new` one as strings."""

Clock = TypeVar("Clock", Player, Undo)
"""Whatever has a deadline."""


def can_change_pace(match: Match) -> bool:
    """Whether the players of *match* may agree on another pace; a league sets its own."""
    return match.status == "running" and match.league_id is None


def list_deciding(match: Match) -> list[Player]:
    """The players whose consent another pace needs: the persons who play, even while on vacation."""
    active = games.load(match.game).active(match.state)
    return [player for player in match.players if player.seat in active and not player.absent]


def list_choices(match: Match) -> list[Pace]:
    """The paces that a player of *match* can choose from: those with a name, and what others at it want."""
    wanted = {parse_pace(player.wanted) for player in match.players if player.wanted}
    own = sorted(wanted.difference(PACES.values()), key=lambda pace: pace.credit)
    return [pace for pace in (*own, *PACES.values()) if pace != match.pace]


def require_deciding(match: Match, user_id: int) -> Player:
    """The player that a person is, provided they have a say in the pace of *match*.

    Raises:
        Refusal: they do not play here (any more), or the pace is fixed.
    """
    player = require_player(match, user_id)
    if not can_change_pace(match):
        raise Refusal("pace-fixed")
    if player.seat not in games.load(match.game).active(match.state):
        raise Refusal("already-out")
    return player


def want_pace(match: Match, now: float, user_id: int, pace: Pace) -> Change | None:
    """Want another *pace*. Once all persons want it, it applies, and all clocks begin anew.

    None if the person wants it already.

    Raises:
        Refusal: they have no say, it is the pace already, or no table can have it.
    """
    player = require_deciding(match, user_id)
    if not can_be_chosen(pace):
        raise Refusal("option-unknown")
    if pace == match.pace:
        raise Refusal("pace-same")
    wanted = str(pace)
    after = replace_player(match, replace(player, wanted=wanted))
    agreed = all(each.wanted == wanted for each in list_deciding(after))
    if player.wanted == wanted and not agreed:
        return None
    told = [Event("house-pace-wanted", {"who": Who(player.seat), "pace": describe_pace(pace)})]
    if agreed:
        told = [_build_changed(match.pace, pace, planned=False)]
        after = _set_pace(after, pace)
    change = record_events(match, after, now, player.seat, told)
    return dataclasses.replace(change, after=update_deadlines(change.after, now))


def switch_pace(match: Match, now: float) -> Change | None:
    """Change to the pace that was agreed in the lobby, once its time has come; None before."""
    pace = match.switch_pace
    if match.status != "running" or match.switch_at is None or match.switch_at > now or pace is None:
        return None
    told = (_build_changed(match.pace, pace, planned=True),)
    version = match.version + 1
    events = latest_events((*match.events, *told))
    after = replace(_set_pace(match, pace), version=version, events=events, changed=now)
    return Change(match, update_deadlines(after, now), Entry(version, None, now, told))


def find_pace_change(entry: Entry) -> tuple[Pace, Pace] | None:
    """Return the paces before and after *entry*, if it says that the pace changed."""
    for event in entry.events:
        if event.id == PACE_CHANGED:
            return parse_pace(str(event.args["old"])), parse_pace(str(event.args["new"]))
    return None


def list_paces(match: Match, entries: Sequence[Entry]) -> list[tuple[int, Pace]]:
    """Return the paces at which *match* was played, each with the number of the entry from which it applied.

    *entries* is its whole log. The first pace applied from the deal on.
    """
    changes = [(entry.number, *change) for entry in entries if (change := find_pace_change(entry))]
    first = changes[0][1] if changes else match.pace
    return [(entries[0].number, first), *((number, new) for number, _, new in changes)]


def is_half_over(match: Match) -> bool:
    """Whether half of the time of somebody is over at a live pace, as the clock has noticed."""
    awaited = (match.players[seat] for seat in match.expected)
    return match.pace.is_live and any(each.due is not None and each.reminder is None for each in awaited)


def find_next_hour(now: float, zone: str, hour: int) -> float:
    """The next time it is so many o'clock in the time *zone*.

    >>> find_next_hour(0.0, "Europe/Berlin", 0) / 3600, find_next_hour(0.0, "UTC", 0) / 3600
    (23.0, 24.0)
    """
    there = datetime.fromtimestamp(now, ZoneInfo(zone))
    next = there.replace(hour=hour, minute=0, second=0, microsecond=0)
    return (next if next > there else next + timedelta(days=1)).timestamp()


def give_time(match: Match, now: float, user_id: int) -> Change:
    """Give everybody else whose clock runs one more credit.

    Raises:
        Refusal: the person does not play here, nobody else's clock runs, or they have plenty of time.
    """
    giver = require_player(match, user_id)
    running = [player for player in match.players if player.due is not None and player.seat != giver.seat]
    if not running:
        raise Refusal("givetime-nobody")
    short = [player for player in running if (player.due or 0.0) - now <= match.pace.cap]
    if not short:
        raise Refusal("givetime-plenty")
    after, credit = match, match.pace.credit
    told = []
    for player in short:
        longer = _extend(player, credit)
        if match.pace.is_live and longer.due is not None:  # less than half of it may be over now
            half = longer.due - longer.span * LIVE_REMINDER
            longer = replace(longer, reminder=half if half > now else None)
        after = replace_player(after, longer)
        if after.undo is not None and after.undo.seat == player.seat:
            after = replace(after, undo=_extend(after.undo, credit))
        told.append(Event("house-time-given", {"who": Who(giver.seat), "other": Who(player.seat)}))
    change = record_events(match, after, now, giver.seat, told)
    return dataclasses.replace(change, after=update_deadlines(change.after, now))


def _set_pace(match: Match, pace: Pace) -> Match:
    """Play *match* at *pace* from now on, whatever was agreed before; all clocks begin anew."""
    players = tuple(_reset_clock(each, pace) for each in match.players)
    return replace(match, pace=pace, players=players, undo=None, switch_at=None, switch_pace=None)


def _reset_clock(player: Player, pace: Pace) -> Player:
    """Restart the clock of *player* at *pace*, and everything that depends on it."""
    return replace(
        player,
        wanted="",
        due=None,
        reminder=None,
        bank=float(pace.bank),
        saved=None,
        lapses=None,
        tempo=replace(player.tempo, closing=None),
    )


def _extend(clock: Clock, seconds: int) -> Clock:
    """Add *seconds* to a *clock* of a player, or of a move that can be taken back.

    The time at which the house answers in secret doesn't change.
    """
    if clock.due is None:
        return clock
    reminder = None if clock.reminder is None else clock.reminder + seconds
    return replace(clock, due=clock.due + seconds, span=clock.span + seconds, reminder=reminder)


def _build_changed(old: Pace, new: Pace, *, planned: bool) -> Event:
    """Build the event that *new* replaces *old* as the pace, perhaps as *planned* in the lobby."""
    told = {"pace": describe_pace(new), "planned": "yes" if planned else "no"}
    return Event(PACE_CHANGED, {**told, "old": str(old), "new": str(new)})
