"""Vacation: a person's clocks are stopped for a few days, in all their matches.

A person has a number of days of it in a quarter. Those not used, because they come back earlier, are kept.
The others need not wait: if all of them agree, a bot plays until the person takes the seat back.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection

from msgspec.structs import replace

import games
from bot.domain.downtime import move_deadline, move_lapse
from bot.domain.durations import DAY
from bot.domain.match import Change, Entry, Match, Player, amend, latest_events
from bot.domain.questions import replace_player, update_deadlines
from bot.domain.refusals import Refusal
from bot.domain.turns import can_undo, record_events, require_player, take_over
from games.core import Event, Who

DAYS = 14
"""Days of vacation a person has in `WINDOW` days."""

WINDOW = 90

Spans = tuple[tuple[float, float], ...]
"""A person's vacations, each from and to, the latest last."""


def find_end(spans: Spans, now: float) -> float | None:
    """When the present vacation ends; None if there is none."""
    return spans[-1][1] if spans and spans[-1][1] > now else None


def count_days_left(spans: Spans, now: float) -> int:
    """The whole days of vacation a person may take now.

    >>> count_days_left(((0.0, 3 * DAY),), 10 * DAY), count_days_left(((0.0, 3 * DAY),), 91.5 * DAY)
    (11, 12)
    """
    since = now - WINDOW * DAY
    used = sum(max(0.0, min(end, now) - max(begin, since)) for begin, end in spans)
    return int((DAYS * DAY - used) / DAY)


def begin(spans: Spans, now: float, days: int) -> Spans:
    """Add a vacation of so many *days* from *now* on to *spans*, without those of long ago.

    Raises:
        Refusal: there is one already, or not that much is left.
    """
    if find_end(spans, now) is not None:
        raise Refusal("vacation-already")
    if not 0 < days <= count_days_left(spans, now):
        raise Refusal("vacation-too-long", days=count_days_left(spans, now))
    kept = tuple(span for span in spans if span[1] > now - WINDOW * DAY)
    return (*kept, (now, now + days * DAY))


def end(spans: Spans, now: float) -> Spans:
    """End the present vacation now.

    Raises:
        Refusal: there is none.
    """
    if find_end(spans, now) is None:
        raise Refusal("vacation-none")
    return (*spans[:-1], (spans[-1][0], now))


def set_vacation(match: Match, now: float, user_id: int, until: float | None) -> Change | None:
    """Stop the clock of a person *until* then, or let it run again (None).

    Whoever is back plays again. If the match waits for them, they are notified again.
    """
    seat = match.seat_of(user_id)
    if seat is None or match.status not in ("lobby", "running") or match.players[seat].holiday == until:
        return None
    player = match.players[seat]
    after = replace(player, holiday=until, agreed=())
    seconds = match.find_clock_start(after, now) - match.find_clock_start(player, now)
    player = _postpone(after, seconds)
    if match.status == "lobby":
        return amend(match, replace_player(match, player))
    back = until is None and player.away
    if back:
        player = replace(player, away=False, misses=0, since=match.version + 1, stayed=None)
    if until is None and player.awaited:
        player = replace(player, awaited=match.public + 1)
    told = Event("house-vacation" if until else "house-vacation-over", {"who": Who(seat)})
    stands = replace(match, undo=None) if can_undo(match, seat) else match  # its deadline has moved
    change = record_events(match, replace_player(stands, player), now, seat, [told])
    return dataclasses.replace(change, after=update_deadlines(change.after, now, seat if back else None))


def pause(match: Match, now: float, until: float | None) -> Change | None:
    """Stop all clocks *until* then, because the league of *match* pauses, or let them run again (None)."""
    if match.status != "running" or match.paused == until:
        return None
    paused = replace(match, paused=until)
    players = tuple(
        _postpone(player, paused.find_clock_start(player, now) - match.find_clock_start(player, now))
        for player in match.players
    )
    told = Event("house-league-paused" if until else "house-league-continues")
    after = replace(
        paused,
        version=match.version + 1,
        players=players,
        events=latest_events((*match.events, told)),
        changed=now,
        undo=None,
    )
    return Change(match, update_deadlines(after, now), Entry(after.version, None, now, (told,)))


def end_expired(match: Match, now: float) -> Change | None:
    """Let the clock run again for somebody whose vacation is over; None if there is nobody."""
    for player in match.players:
        if player.holiday is not None and player.holiday <= now and player.user_id is not None:
            return set_vacation(match, now, player.user_id, None)
    return None


def list_resting(match: Match) -> list[Player]:
    """The players in *match* who are on vacation and for whom no bot plays meanwhile."""
    return [player for player in match.players if player.holiday is not None and not player.absent]


def list_lacking(match: Match, agreed: Collection[int]) -> list[int]:
    """The seats whose players are here and have not *agreed* yet that a bot plays for one who is not."""
    away = {player.seat for player in match.players if player.absent or player.holiday is not None}
    return sorted(games.load(match.game).active(match.state) - away - {*agreed})


def find_awaited(match: Match) -> int | None:
    """The first seat on vacation that the match waits for; None if there is none."""
    return next((player.seat for player in list_resting(match) if player.seat in match.waiting), None)


def agree(match: Match, now: float, user_id: int) -> Change | None:
    """Agree that a bot plays for the player on vacation (`find_awaited`). It plays when all have agreed.

    None if the person did already.

    Raises:
        Refusal: they have no say in it, or the match waits for nobody on vacation.
    """
    mine, seat = require_player(match, user_id).seat, find_awaited(match)
    if seat is None:
        raise Refusal("vacation-nobody")
    if mine not in list_lacking(match, ()):
        raise Refusal("vacation-not-yours")
    player = match.players[seat]
    if mine in player.agreed:
        return None
    player = replace(player, agreed=(*player.agreed, mine))
    if not list_lacking(match, player.agreed):
        return take_over(match, now, seat)
    told = Event("house-vacation-agreed", {"who": Who(mine), "other": Who(seat)})
    return record_events(match, replace_player(match, player), now, player.seat, [told])


def _postpone(player: Player, seconds: float) -> Player:
    player = move_lapse(player, seconds)
    if player.due is None:
        return replace(player, tempo=player.tempo.postpone(seconds))
    return move_deadline(player, player.due + seconds)
