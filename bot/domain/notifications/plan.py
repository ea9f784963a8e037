"""What there is to ring at a time in a match: who, where, and what for.

Nobody is rung twice for the same: when a person is newly awaited, they are rung once, and reminded once
before their time is up (`turns.late`). Whoever has just done something in this match is here: they are rung
later, and only if they did nothing more; those on vacation, when they are back. What asks several of them
(`Game.gathering`) rings each once, however often it comes back to them. In quiet hours it waits. What
everybody sees says nothing of hidden cards: whether a person is called depends on `only.called` and
`asked.secret`, and on what the person likes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

import games
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.moves import only
from bot.domain.moves.asked import secret, with_player
from bot.domain.notifications.quiet import reminded_at, rings_at
from bot.domain.people import Person
from games.core import Text

HERE = 120.0
"""Seconds since the last click in a match for which a person counts as being here."""

Where = Literal["table", "dm", "silent"]
"""Where a ring is heard: the mention in the message of the table, or a direct message; or where it is found
later, in a direct message that makes no sound."""


class Note(msgspec.Struct, frozen=True):
    """What is to be kept of a ring, or of the fact that there was none: the fields are those of `Player`."""

    ring: float | None
    gathering: str
    reminder: float | None


class Rings(msgspec.Struct, frozen=True):
    """The table names the seats *called*; the mention rings those *at_table*, a direct message those
    *in_private*, and others must not know of it where they are *hushed*.

    Those in *again* were rung for this before. *anew*: the table becomes a new message, since it
    rings somebody or another turn begins. *notes* are by seat; without any, and with nothing *settled*, there
    was nothing to decide.
    """

    called: frozenset[int] = frozenset()
    at_table: frozenset[int] = frozenset()
    in_private: frozenset[int] = frozenset()
    hushed: frozenset[int] = frozenset()
    again: frozenset[int] = frozenset()
    anew: bool = False
    settled: bool = False
    notes: dict[int, Note] = {}


def rings(match: Match, now: float, persons: Mapping[int, Person]) -> Rings:
    """What there is to ring in *match*, whose seats these *persons* have."""
    if match.state is None or match.status not in ("running", "over"):
        return Rings()
    if match.status == "over":
        return _over(match, now, persons)
    players, game = match.players, games.load(match.game)
    gathering = game.gathering(game.view(match.state, None)) or ""
    hidden = secret(match)
    hushed = frozenset(seat for seat in hidden if persons[seat].dm_open is not False)
    called = only.called(match) | (hidden - hushed)
    fresh = {seat for seat in match.expected if players[seat].awaited > match.table.notified}
    new = {seat for seat in fresh if not gathering or players[seat].gathering != gathering}
    nudged = {seat for seat in match.expected if players[seat].ring == match.nudged > 0}
    new |= {seat for seat in match.expected if (players[seat].ring or now + 1) <= now} - nudged
    late = turns.late(match, now)
    notes, ringing = {}, set()
    for seat in match.expected:
        player, person = players[seat], persons[seat]
        ring, reminder = player.ring, _reminder(match, seat, person, now)
        rung = player.gathering
        if player.holiday is not None:  # `vacations.rested` has them rung when they are back
            ring = None
        elif seat in (new | late | nudged) & (called | hushed):
            when = rings_at(person, max(now, player.seen + HERE))
            if when <= now:
                ringing.add(seat)
                ring, rung = None, gathering
            else:
                ring = when
        note = Note(ring, rung, reminder)
        if note != Note(player.ring, player.gathering, player.reminder):
            notes[seat] = note
    summoned = _summoned(match, now, persons)
    ringing |= summoned
    called |= summoned
    places = {seat: _places(persons[seat], alone=seat in hushed) for seat in called | hushed}
    at_table = frozenset(seat for seat in ringing if "table" in places[seat])
    in_private = frozenset(seat for seat in ringing if "dm" in places[seat]) - only.unheard(match)
    return Rings(
        called=frozenset(seat for seat in called if "table" in places[seat]),
        at_table=at_table,
        in_private=in_private,
        hushed=hushed,
        again=frozenset(ringing - new - summoned),
        anew=bool(at_table) or (bool(fresh & called) and match.turned > match.table.notified),
        settled=bool(fresh & (called | hushed)),
        notes=notes,
    )


def _summoned(match: Match, now: float, persons: Mapping[int, Person]) -> frozenset[int]:
    """The seats not awaited yet at the new table of a league, whose players learn now where they play."""
    if match.league_id is None or match.table.notified:
        return frozenset()
    return frozenset(
        seat
        for seat, person in persons.items()
        if seat not in match.waiting and not match.players[seat].absent and rings_at(person, now) <= now
    )


def noted(match: Match, planned: Match, rings: Rings) -> Match:
    """*match* with what is to be kept of the *rings* that were *planned*; not for those who did something
    since."""
    for seat, note in rings.notes.items():
        player, then = match.players[seat], planned.players[seat]
        if (player.user_id, player.awaited, player.seen) == (then.user_id, then.awaited, then.seen):
            kept = msgspec.structs.replace(
                player, ring=note.ring, gathering=note.gathering, reminder=note.reminder
            )
            match = with_player(match, kept)
    return match


def reason(match: Match, seat: int) -> Text:
    """Why *seat* is called, as far as everybody may know: what it is asked, without a look at its hand.

    One that is not asked is called to a new table of a league.
    """
    if seat not in match.waiting:
        return Text("league-call")
    game = games.load(match.game)
    return game.ask(msgspec.structs.replace(game.view(match.state, None), seat=seat))


def invited(persons: Collection[Person], now: float) -> dict[int, frozenset[Where]]:
    """Where each of *persons*, who are asked to play (once more, say), is rung at once, by their ids.

    Whoever has quiet hours finds it afterwards.
    """
    found: dict[int, frozenset[Where]] = {}
    for person in persons:
        found[person.user_id] = places = _places(person)
        if places and rings_at(person, now) > now:
            found[person.user_id] = frozenset({"silent"})
    return found


def _over(match: Match, now: float, persons: Mapping[int, Person]) -> Rings:
    """Everybody is told how it ended: at the table at once, in a direct message after their quiet hours."""
    ended = match.table.notified < match.public
    notes, ringing = {}, {}
    for seat, person in persons.items():
        player = match.players[seat]
        waits = player.ring is not None and player.ring <= now
        if not ended and not waits:
            continue
        when = rings_at(person, max(now, player.holiday or now))
        if when <= now:
            ringing[seat] = _places(person, alone=waits)
        notes[seat] = Note(when if when > now else None, "", None)
    at_table = frozenset(seat for seat in ringing if "table" in ringing[seat])
    in_private = frozenset(seat for seat in ringing if "dm" in ringing[seat])
    called = frozenset(seat for seat, person in persons.items() if "table" in _places(person))
    return Rings(called, at_table, in_private, anew=bool(at_table) or ended, settled=ended, notes=notes)


def _reminder(match: Match, seat: int, person: Person, now: float) -> float | None:
    """When *seat* is to be reminded after now; None: not any more."""
    player = match.players[seat]
    if player.reminder is None or player.due is None:
        return None
    reminder = reminded_at(person, max(now, player.reminder), player.due, now)
    return None if reminder is None or reminder <= now else reminder


def _places(person: Person, *, alone: bool = False) -> frozenset[Where]:
    """Where *person* is rung, *alone* if others need not hear of it; whoever takes no DMs is mentioned."""
    if person.notify == "none":
        return frozenset()
    if person.dm_open is False or (person.notify == "here" and not alone):
        return frozenset({"table"})
    return frozenset({"table", "dm"}) if person.notify == "both" and not alone else frozenset({"dm"})
