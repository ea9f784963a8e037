"""Decides which people of a match to notify now: who, where, and what for.

Nobody is notified twice of the same thing. A newly awaited person is notified once, and reminded once or
twice before their time is up (`turns.seats_to_remind`). When three reminders changed nothing, all players are
told once, and nobody is reminded again until somebody moves (`turns.stands_still`). Whoever has just clicked
in this match is still here; they are notified later if they do nothing more. People on vacation are notified
when they are back. A question that asks several people (`Game.gathering`) notifies each once, however often
it comes back to them. In quiet hours a notification waits.

What everybody sees reveals no hidden cards: whether a person is mentioned depends only on
`forced_moves.mentioned_seats`, `questions.secret_seats` and the person's preferences.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

import games
from bot.domain import forced_moves, turns
from bot.domain.match import Match
from bot.domain.notifications.quiet import notify_time, reminder_time
from bot.domain.people import Person
from bot.domain.questions import replace_player, secret_seats
from games.core import Text

FOLLOW = 300.0
"""Seconds after which a table becomes a new message at the next turn even if everybody whom it awaits is
here, since it may have scrolled away.
"""

Where = Literal["table", "dm", "silent"]
"""Where a person is notified: a mention in the table's message, a direct message, or a silent direct message
that they find later."""


class Pending(msgspec.Struct, frozen=True):
    """What to record of a seat's notifications: the fields of `Player` with the same names."""

    notify_at: float | None
    gathering: str
    reminder: float | None
    reminded: int = 0


class Plan(msgspec.Struct, frozen=True):
    """The notifications of a match.

    The table's message names the seats *mentioned*. The mention notifies those *at_table*, a direct message
    those *in_private*; of those *hushed* the others must not know. Those in *again* were notified of this
    before. With *new_message* the table becomes a new message: it notifies somebody, or another turn begins
    for somebody who isn't here, or after `FOLLOW`. *pending* is by seat, and empty if there was nothing to
    decide. With *settled*, the present version counts as announced even if the table is only edited.
    """

    mentioned: frozenset[int] = frozenset()
    at_table: frozenset[int] = frozenset()
    in_private: frozenset[int] = frozenset()
    hushed: frozenset[int] = frozenset()
    again: frozenset[int] = frozenset()
    new_message: bool = False
    settled: bool = False
    pending: dict[int, Pending] = {}


def plan_notifications(match: Match, now: float, persons: Mapping[int, Person]) -> Plan:
    """Plan whom to notify in *match*; *persons* are its people by seat."""
    if match.state is None or match.status not in ("running", "over"):
        return Plan()
    if match.status == "over":
        return _plan_end(match, now, persons)
    players, game = match.players, games.load(match.game)
    gathering = game.gathering(game.view(match.state, None)) or ""
    hidden = secret_seats(match)
    hushed = frozenset(seat for seat in hidden if persons[seat].dm_open is not False)
    mentioned = forced_moves.mentioned_seats(match) | (hidden - hushed)
    fresh = {seat for seat in match.expected if players[seat].awaited > match.table.notified}
    new = {seat for seat in fresh if not gathering or players[seat].gathering != gathering}
    nudged = {seat for seat in match.expected if players[seat].notify_at == match.nudged > 0}
    new |= {seat for seat in match.expected if (players[seat].notify_at or now + 1) <= now} - nudged
    called = nudged if match.pace.is_live else turns.seats_to_remind(match, now) | nudged
    late = {seat for seat in called if players[seat].reminded < turns.REMINDERS}
    pending, notified = {}, set()
    for seat in match.expected:
        player, person = players[seat], persons[seat]
        notify_at, reminder = player.notify_at, _find_reminder(match, seat, person, now)
        known, reminded = player.gathering, player.reminded
        if player.holiday is not None:  # `vacations.set_vacation` has them notified when they are back
            notify_at = None
        elif seat in (new | late) & (mentioned | hushed):
            reminded += seat in late
            when = notify_time(person, max(now, player.seen + match.pace.presence))
            if when <= now:
                notified.add(seat)
                notify_at, known = None, gathering
            else:
                notify_at = when
        elif seat in nudged:
            notify_at = None
        after = Pending(notify_at, known, reminder, reminded)
        if after != Pending(player.notify_at, player.gathering, player.reminder, player.reminded):
            pending[seat] = after
    summoned = _find_summoned(match, now, persons)
    if any(seat in late and each.reminded >= turns.REMINDERS for seat, each in pending.items()):
        summoned |= _find_others(match, now, persons)
    newly = fresh & mentioned
    here = all(players[seat].seen + match.pace.presence > now for seat in newly)
    stays = here and now < match.table.posted + FOLLOW
    notified |= summoned
    mentioned |= summoned
    has_table = match.place.location is not None
    places = {
        seat: _find_places(persons[seat], alone=seat in hushed, has_table=has_table)
        for seat in mentioned | hushed
    }
    at_table = frozenset(seat for seat in notified if "table" in places[seat])
    in_private = frozenset(
        seat for seat in notified if "dm" in places[seat]
    ) - forced_moves.seats_without_choice(match)
    return Plan(
        mentioned=frozenset(seat for seat in mentioned if "table" in places[seat]),
        at_table=at_table,
        in_private=in_private,
        hushed=hushed,
        again=frozenset(notified - new - summoned),
        new_message=bool(at_table) or (bool(newly) and not stays and match.turned > match.table.notified),
        settled=bool(fresh & (mentioned | hushed)),
        pending=pending,
    )


def _find_summoned(match: Match, now: float, persons: Mapping[int, Person]) -> frozenset[int]:
    """The seats not awaited yet at the new table of a league, whose players learn now where they play."""
    if match.league_id is None or match.table.notified:
        return frozenset()
    return _find_others(match, now, persons)


def _find_others(match: Match, now: float, persons: Mapping[int, Person]) -> frozenset[int]:
    """The seats not awaited whose players can be told something about the whole match now."""
    return frozenset(
        seat
        for seat, person in persons.items()
        if seat not in match.waiting and not match.players[seat].absent and notify_time(person, now) <= now
    )


def record_pending(match: Match, planned: Match, plan: Plan) -> Match:
    """Record in *match* what is pending by the *plan* for the match *planned*.

    Seats whose players did something since then stay as they are.
    """
    for seat, pending in plan.pending.items():
        player, then = match.players[seat], planned.players[seat]
        if (player.user_id, player.awaited, player.seen) == (then.user_id, then.awaited, then.seen):
            after = msgspec.structs.replace(
                player,
                notify_at=pending.notify_at,
                gathering=pending.gathering,
                reminder=pending.reminder,
                reminded=pending.reminded,
            )
            match = replace_player(match, after)
    return match


def build_reason(match: Match, seat: int) -> Text:
    """Why *seat* is notified, in public: what it is asked, without a look at its hand.

    A seat that is not asked anything is told that the match stands still, or of its new table in a league.
    """
    if seat not in match.waiting:
        return Text("table-still" if turns.stands_still(match) else "league-mention")
    game = games.load(match.game)
    return game.ask(msgspec.structs.replace(game.view(match.state, None), seat=seat))


def plan_invitations(
    persons: Collection[Person], now: float, *, has_table: bool
) -> dict[int, frozenset[Where]]:
    """Where to notify each of *persons* of an invitation to play, by their user ids.

    In quiet hours it is a silent direct message. Unless it *has_table*, nobody can be mentioned there.
    """
    found: dict[int, frozenset[Where]] = {}
    for person in persons:
        found[person.user_id] = places = _find_places(person, has_table=has_table)
        if places and notify_time(person, now) > now:
            found[person.user_id] = frozenset({"silent"})
    return found


def _plan_end(match: Match, now: float, persons: Mapping[int, Person]) -> Plan:
    """Notify everybody of the end: at the table at once, in a direct message after their quiet hours.

    Without a table, whoever had just clicked when it ended saw it where they clicked, and isn't notified.
    """
    ended, has_table = match.table.notified < match.public, match.place.location is not None
    pending, notified = {}, {}
    for seat, person in persons.items():
        player = match.players[seat]
        waits = player.notify_at is not None and player.notify_at <= now
        if not ended and not waits:
            continue
        if not has_table and ended and player.seen > match.changed - turns.SEEN:
            pending[seat] = Pending(None, "", None)
            continue
        when = notify_time(person, match.find_clock_start(player, now))
        if when <= now:
            notified[seat] = _find_places(person, alone=waits, has_table=has_table)
        pending[seat] = Pending(when if when > now else None, "", None)
    at_table = frozenset(seat for seat in notified if "table" in notified[seat])
    in_private = frozenset(seat for seat in notified if "dm" in notified[seat])
    mentioned = frozenset(
        seat for seat, person in persons.items() if "table" in _find_places(person, has_table=has_table)
    )
    return Plan(
        mentioned, at_table, in_private, new_message=bool(at_table) or ended, settled=ended, pending=pending
    )


def reads_end_in_private(match: Match, seat: int, person: Person) -> bool:
    """Whether the *person* of *seat* learns of the end of *match* by their panel, and not at the table."""
    return match.place.location is None or "dm" in _find_end(match, seat, person)[0]


def is_end_due(match: Match, seat: int, person: Person, now: float) -> bool:
    """Whether the panel of *seat* has to be a new message by now, since it tells its *person* of the end.

    Like in `_plan_end`, that is once their quiet hours are over, unless they saw the end where they clicked.
    """
    if match.status != "over" or match.players[seat].seen > match.changed - turns.SEEN:
        return False
    places, time = _find_end(match, seat, person)
    return "dm" in places and time <= now


def _find_end(match: Match, seat: int, person: Person) -> tuple[frozenset[Where], float]:
    """Where and when to notify the *person* of *seat* of the end of *match*."""
    time = notify_time(person, match.find_clock_start(match.players[seat], match.changed))
    has_table = match.place.location is not None
    return _find_places(person, alone=time > match.changed, has_table=has_table), time


def _find_reminder(match: Match, seat: int, person: Person, now: float) -> float | None:
    """When to remind *seat* after *now*; None: never."""
    player = match.players[seat]
    if player.reminder is None or player.due is None:
        return None
    times = [player.reminder]
    if match.pace.is_live:  # half of the time is over, which nobody is notified of
        return player.reminder if player.reminder > now else None
    if person.second_reminder is not None:
        times.append(player.due - player.span * (1 - person.second_reminder / 100))
    found = [reminder_time(person, max(now, time), player.due, now) for time in times]
    return min((time for time in found if time is not None and time > now), default=None)


def _find_places(person: Person, *, alone: bool = False, has_table: bool = True) -> frozenset[Where]:
    """Where to notify *person*; *alone* if others need not know. People who take no DMs are mentioned.

    Unless the match *has_table*, nobody can be mentioned, and everybody is written to who can be.
    """
    if person.notify == "none":
        return frozenset()
    if not has_table:
        return frozenset() if person.dm_open is False else frozenset({"dm"})
    if person.dm_open is False or (person.notify == "here" and not alone):
        return frozenset({"table"})
    return frozenset({"table", "dm"}) if person.notify == "both" and not alone else frozenset({"dm"})
