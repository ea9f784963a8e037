"""What can happen to a running match. Every function computes a change from a match, or refuses.

A deadline belongs to a seat: it begins when the seat is awaited, and again with every move that answers; what
the seat does besides (`Game.anytime_offers`) and what others do does not touch it. Nor does what others do
touch what somebody answers: a click counts as long as its question stands (`require_question`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import games
from bot.domain.abandoned import end_if_abandoned
from bot.domain.durations import HOUR
from bot.domain.forced_moves import build_missed_event
from bot.domain.leaving import drop_orders, give_up
from bot.domain.match import Change, Entry, Former, Match, Player, amend, latest_events, settle_marks
from bot.domain.moves import record_move, record_time
from bot.domain.news import News, record_news
from bot.domain.people import Person, free_names
from bot.domain.questions import (
    find_lapse,
    move_due,
    next_question,
    replace_player,
    start_lapse,
    update_deadlines,
)
from bot.domain.refusals import Refusal, Stale
from bot.domain.undo import is_undone, restore
from games.core import Event, MoveError, Resign, Who
from games.search.levels import Level

MISSES = 3
"""Missed deadlines in a row after which the strategy takes the seat over."""

JUST_HERE = 1 / 3
"""The last part of the time since they were asked in which somebody who did something needs no reminder."""

REMINDERS = 3
"""Reminders of a player after which nobody is mentioned at the table until somebody moves."""

SEEN = 5.0
"""Seconds between two records that a person is here."""

NUDGES = HOUR
"""Seconds between two nudges in one match."""


def act(match: Match, now: float, interaction_id: int, user_id: int, move: Any, seen_version: int) -> Change:
    """Make the *move* of a person who saw the match at *seen_version*. Whoever was away is back by it.

    What others did since does not matter as long as the person is asked the same.

    Raises:
        Stale: the person is asked something else by now.
        Refusal: the person does not sit here or is not awaited, the match is over, or the rules forbid
            the move (the text is then the game's).
    """
    player = require_question(match, user_id, seen_version)
    if not games.load(match.game).open_offers(match.state, player.seat):
        raise Refusal("not-your-turn")
    return _by_person(match, player, move, interaction_id, now)


def resign(match: Match, now: float, interaction_id: int, user_id: int) -> Change:
    """Let a person leave the match for good.

    Raises:
        Refusal: the person does not sit here, is out already, or the match does not run.
    """
    player = require_player(match, user_id)
    if player.seat not in games.load(match.game).active(match.state):
        raise Refusal("already-out")
    return _by_person(match, player, Resign(), interaction_id, now)


def can_undo(match: Match, seat: int) -> bool:
    """Whether the player of *seat* can take the last move back."""
    return match.status == "running" and match.undo is not None and match.undo.seat == seat


def undo(match: Match, now: float, interaction_id: int, user_id: int, number: int) -> Change | None:
    """Take back the move that led to the public version *number*; None if that is done already.

    The person's time goes on as if they had not moved.

    Raises:
        Refusal: the person does not sit here, the match is over, the move stands by now, or its time is up.
    """
    player = require_player(match, user_id)
    kept = match.undo
    if kept is None or (kept.seat, kept.number) != (player.seat, number):
        if any(is_undone(event, player.seat, number) for event in match.events):
            return None
        raise Refusal("undo-stands")
    if kept.due is not None and kept.due <= now:
        raise Refusal("undo-late")
    game = games.load(match.game)
    state = game.decode(kept.state)
    player, told = restore(match, kept)
    player = replace(
        player,
        question=next_question(match, player),
        seen=now,
        notify_at=None,
    )
    after = replace(
        replace_player(match, player),
        version=match.version + 1,
        state=state,
        events=latest_events((*match.events, told)),
        changed=now,
        waiting=game.waiting_for(state),
        undo=None,
    )
    after = replace(after, players=record_news(after.players, (told,), after.version, game.asides))
    entry = Entry(after.version, player.seat, now, (told,))
    return Change(match, update_deadlines(after, now), entry, None, user_id, interaction_id)


def act_for(match: Match, now: float, seat: int, move: Any) -> Change:
    """Make a move of the strategy for the player in *seat*.

    Raises:
        MoveError: the rules forbid it.
    """
    return record_move(match, match.players[seat], move, [], now)


def miss(match: Match, now: float, seat: int, move: Any, passed: bool) -> Change | None:
    """Make the *move* of the house for a person whose time is up; *passed* if it passes the turn. None if it
    isn't.

    Raises:
        MoveError: the rules forbid it.
    """
    player = match.players[seat]
    due = move_due(match, player)
    if due is None or due > now:
        return None
    if player.tempo.closing is not None:
        player = record_time(match, player, now, missed=True)
    player = replace(player, misses=player.misses + 1, away=player.misses + 1 >= MISSES)
    events = [build_missed_event(seat, passed=passed)]
    if player.away:
        events.append(_build_own_event("house-away", seat))
        return end_if_abandoned(record_move(match, give_up(match, player), move, events, now))
    return record_move(match, player, move, events, now)


def lapse(match: Match, now: float) -> Change | None:
    """End the turn of a player who has nothing left to do and took no notice of that for a while.

    It is no missed deadline. None if there is no such player.
    """
    player = next((each for each in match.players if each.lapses is not None and each.lapses <= now), None)
    if player is None or match.status != "running":
        return None
    move = None if match.state is None else find_lapse(match)
    if move is None:  # the rules have changed since it was set
        return amend(match, replace_player(match, replace(player, lapses=None)))
    told = Event("house-lapsed", {}, (player.seat,), (player.seat,))
    return record_move(match, player, move, [told], now)


def keep_turn(match: Match, now: float, user_id: int) -> Change | None:
    """Let the turn of a person, which would end by itself, go on for a while; no new version.

    None if it would not end by itself.

    Raises:
        Refusal: the person does not sit here, or the match does not run.
    """
    player = require_player(match, user_id)
    if player.lapses is None:
        return None
    return amend(match, replace_player(match, replace(start_lapse(match, player, now), seen=now)))


def take_over(match: Match, now: float, seat: int) -> Change:
    """Let the strategy play for a person until they take the seat back.

    Raises:
        Refusal: the match does not run, or no person plays there.
    """
    _require_running(match)
    player = match.players[seat]
    if player.absent:
        raise Refusal("already-away")
    return _reseat(match, replace(player, away=True), _build_own_event("house-away", seat), now)


def take_back(match: Match, now: float, person: Person) -> Change:
    """Let a person who was away play again, even if others gave their seat to somebody meanwhile.

    Raises:
        Refusal: the match does not run, the person has no seat here, or was not away.
    """
    seat = match.owned_by(person.user_id)
    if seat is None:
        player = require_player(match, person.user_id)
        if not player.away:
            raise Refusal("not-away")
        return _reseat(
            match, _to_returned(player, now), _build_event("house-back", player.seat), now, person.user_id
        )
    _require_running(match)
    if seat not in games.load(match.game).active(match.state):
        raise Refusal("substitute-out")
    question = next_question(match, match.players[seat])
    player = Player(
        seat, person.user_id, person.name, question=question, seen=now, bank=float(match.pace.bank)
    )
    return _hand_over(match, player, "house-returned", now, person.user_id)


def substitute(match: Match, now: float, seat: int, person: Person, by: int, *, given: bool) -> Change:
    """Seat another person; unless the seat's player has *given* it, they may take it back at any time.

    `bot.domain.invitations` decides whose consent that needs.
    """
    _require_running(match)
    if match.seat_of(person.user_id) is not None:
        raise Refusal("substitute-seated", name=f"<@{person.user_id}>")
    if match.owned_by(person.user_id) is not None:
        raise Refusal("substitute-owner", person=f"<@{person.user_id}>")
    if seat not in games.load(match.game).active(match.state):
        raise Refusal("substitute-out")
    before = match.players[seat]
    after = Player(
        seat,
        person.user_id,
        person.name,
        question=next_question(match, before),
        seen=now,
        bank=float(match.pace.bank),
        owner=_find_owner(before, given),
    )
    return _hand_over(match, after, "house-substitute", now, by, given=given)


def _find_owner(before: Player, given: bool) -> int | None:
    return before.owner if given else before.owner or before.user_id


def install(match: Match, now: float, seat: int, level: Level, by: int, *, given: bool) -> Change:
    """Seat a bot opponent of that *level*, like `substitute` does with a person."""
    _require_running(match)
    if seat not in games.load(match.game).active(match.state):
        raise Refusal("substitute-out")
    before = match.players[seat]
    name = next(free_names(match.locale, match.names))
    owner = _find_owner(before, given)
    after = Player(seat, None, name, question=next_question(match, before), owner=owner, level=level)
    return end_if_abandoned(_hand_over(match, after, f"house-bot-{level}", now, by, given=given))


def vacate(match: Match, now: float, user_id: int) -> Change | None:
    """Seat a bot opponent, under a new name, for a person who is gone for good. A kept seat becomes free."""
    if (kept := match.owned_by(user_id)) is not None:
        return amend(match, replace_player(match, replace(match.players[kept], owner=None)))
    seat = match.seat_of(user_id)
    if seat is None or match.status != "running":
        return None
    before = match.players[seat]
    name = next(free_names(match.locale, match.names))
    player = Player(seat, None, name, question=before.question, owner=before.owner)
    return end_if_abandoned(_hand_over(match, player, "house-vacated", now, given=True))


def seats_to_remind(match: Match, now: float) -> frozenset[int]:
    """The seats whose players are to be reminded: their time is running out, they were not just here, and
    their turn does not end by itself.
    """

    def was_here(player: Player, due: float) -> bool:
        asked = due - player.span
        return player.seen >= now - JUST_HERE * (now - asked)

    return frozenset(
        player.seat
        for player in match.players
        if player.reminder is not None
        and player.due is not None
        and player.lapses is None
        and player.reminder <= now < player.due
        and not was_here(player, player.due)
    )


def has_reminder_due(match: Match, now: float) -> bool:
    """Whether it is time to remind somebody, or to decide that they need no reminder."""
    return any(
        player.reminder is not None and player.due is not None and player.reminder <= now < player.due
        for player in match.players
    )


def stands_still(match: Match) -> bool:
    """Whether so many reminders changed nothing that nobody is reminded again until somebody moves."""
    return any(match.players[seat].reminded >= REMINDERS for seat in match.expected)


def notify(match: Match, now: float, seat: int) -> Change | None:
    """Notify the player of *seat* now because a notification did not reach them; no new version."""
    if match.status == "running" and seat not in match.expected:
        return None
    return amend(match, replace_player(match, replace(match.players[seat], notify_at=now)))


def record_seen(match: Match, now: float, user_id: int) -> Change | None:
    """Record that a person was here, for example to look at their hand, so they need no notification now."""
    seat = match.seat_of(user_id)
    if seat is None or match.status not in ("lobby", "running"):
        return None
    player = match.players[seat]
    if player.notify_at is None and now - player.seen < SEEN:
        return None
    return amend(match, replace_player(match, replace(player, seen=now, notify_at=None)))


def nudge(match: Match, now: float, user_id: int) -> Change:
    """Notify the awaited players (`Match.expected`) for another player, at most once an hour; no new version.

    Raises:
        Refusal: nobody is awaited, *user_id* does not sit here or is awaited, it was done within the hour, or
            so often that it helps nobody.
    """
    if require_player(match, user_id).seat in match.expected:
        raise Refusal("nudge-yourself")
    if not match.expected:
        raise Refusal("nudge-nobody")
    if stands_still(match):
        raise Refusal("nudge-still")
    if match.nudged > now - NUDGES:
        raise Refusal("nudge-soon", minutes=int((match.nudged + NUDGES - now) // 60) + 1)
    players = tuple(
        replace(player, notify_at=now) if player.seat in match.expected else player
        for player in match.players
    )
    return amend(match, replace(match, nudged=now, players=players))


def record_events(match: Match, after: Match, now: float, seat: int, events: Sequence[Event]) -> Change:
    """Record *events* that the person in *seat* brought about besides moving, as a new version of *match*.

    *after* holds what else changed.
    """
    after = replace(
        after,
        version=match.version + 1,
        events=latest_events((*match.events, *events)),
        changed=now,
    )
    return Change(match, after, Entry(after.version, seat, now, tuple(events)))


def require_player(match: Match, user_id: int) -> Player:
    """The player that a person is in a running match."""
    seat = match.seat_of(user_id)
    if seat is None:
        raise Refusal("not-seated")
    _require_running(match)
    return match.players[seat]


def require_question(match: Match, user_id: int, seen_version: int) -> Player:
    """The player that a person is, provided they are still asked what they were at *seen_version*.

    Raises:
        Stale: it is something else by now.
    """
    seat = match.seat_of(user_id)
    if seat is not None and not match.players[seat].question <= seen_version <= match.version:
        raise Stale(match)
    return require_player(match, user_id)


def _by_person(match: Match, player: Player, move: Any, interaction_id: int, now: float) -> Change:
    resigns = isinstance(move, Resign)
    back = [_build_event("house-back", player.seat)] if player.away and not resigns else []
    player = _to_returned(player, now)
    try:
        return record_move(
            match, give_up(match, player) if resigns else player, move, back, now, interaction_id
        )
    except MoveError as error:
        raise Refusal.from_error(error) from None


def _reseat(match: Match, player: Player, told: Event, now: float, by: int | None = None) -> Change:
    before, version = match.players[player.seat], match.version + 1
    if player.user_id != before.user_id:
        player = replace(player, panel=before.panel, news=News(since=version))
    game = games.load(match.game)
    state, undo = game.copy(match.state), None if can_undo(match, player.seat) else match.undo
    drop_orders(game, state, [told])
    if undo is not None:
        earlier = game.decode(undo.state)
        drop_orders(game, earlier, [told])
        undo = replace(undo, state=game.encode(earlier))
    after = replace(
        replace_player(match, replace(player, since=version)),
        version=version,
        state=state,
        events=latest_events((*match.events, told)),
        changed=now,
        taken=True,
        undo=undo,
    )
    after = replace(after, players=record_news(after.players, (told,), version, game.asides))
    return Change(
        match,
        update_deadlines(after, now, player.seat),
        Entry(after.version, player.seat, now, (told,)),
        None,
        by,
    )


def _hand_over(
    match: Match, player: Player, id: str, now: float, by: int | None = None, *, given: bool = False
) -> Change:
    """Seat *player* where another one played. Events name neither, only the seat and the sitting.

    *given*: whoever played it gives it up. The color goes with the seat, the letter with the name. The
    letters of the others stay.
    """
    seat, sitting = player.seat, len(match.earlier[player.seat])
    told = Event(id, {"who": Who(seat, sitting + 1), "before": Who(seat, sitting)})
    before = give_up(match, match.players[seat]) if given else match.players[seat]
    change = _reseat(match, replace(player, mark=before.mark), told, now, by)
    former = (*match.former, Former(seat, before.user_id, before.name, before.stayed))
    players = tuple(
        each if each.seat == seat else replace(each, letter=match.letters[each.seat])
        for each in change.after.players
    )
    return dataclasses.replace(
        change, after=settle_marks(replace(change.after, former=former, players=players))
    )


def _to_returned(player: Player, now: float) -> Player:
    return replace(player, away=False, misses=0, seen=now, notify_at=None, stayed=None)


def _build_event(id: str, seat: int) -> Event:
    return Event(id, {"who": Who(seat)})


def _build_own_event(id: str, seat: int) -> Event:
    return Event(id, {"who": Who(seat)}, concerns=(seat,))


def require_begun(match: Match) -> None:
    """Raise a `Refusal` unless *match* has begun.

    Raises:
        Refusal: it is still a lobby, was cancelled as one, or is of rules that today's know nothing of.
    """
    if match.state is None:
        if match.dealt:
            raise Refusal("match-outdated")
        _require_running(match)


def _require_running(match: Match) -> None:
    if match.status != "running":
        raise Refusal({"lobby": "match-not-begun", "over": "match-over"}.get(match.status, "match-cancelled"))
