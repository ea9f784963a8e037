"""Undo: whether a move can be taken back, and what that takes.

A move stands once it has used chance, asked somebody else for anything, ended the match, or revealed
something that its player could not know; and once somebody else has moved. To find out what it reveals, it is
made in other matches that the player cannot tell from this one (`Game.permute_hidden`). If anybody sees
something else there, it revealed something. What players showed of their own hands stays shown: others may
remember it.

Private moves and changes of other seats may come after it; they stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

import games
from bot.domain.match import Entry, Match, Player, Undo
from bot.domain.news import News
from games.chance import DerangingRandom
from games.core import AnyGame, Event, Luck, MoveError, Value, Who

UNDONE = "house-undone"
"""The event that a move was taken back; *number* is the public version to which it led."""

WORLDS = 2
"""The number of other matches in which a move is tried."""


def build_undo(match: Match, after: Match, seat: int, move: Any, told: Sequence[Event]) -> Undo | None:
    """What is needed to take back the *move* of *seat* from *match* to *after*; None if it stands.

    The caller checks whether others are asked anything else.
    """
    game = games.load(match.game)
    if after.status != "running" or after.used != match.used:
        return None
    if not is_open(game, match.state, after.state, seat, move, told):
        return None
    player = match.players[seat]
    return Undo(
        version=after.version,
        number=after.public,
        seat=seat,
        state=game.encode(match.state),
        awaited=player.awaited,
        due=player.due,
        span=player.span,
        reminder=player.reminder,
        saved=player.saved,
        news=player.news,
        concerns=tuple(sorted({other for event in told for other in event.concerns} - {seat})),
    )


def is_open(game: AnyGame, before: Any, after: Any, seat: int, move: Any, told: Sequence[Event]) -> bool:
    """Whether the *move* of *seat* revealed nothing that it could not have known before."""
    if any(event.seats not in (None, (seat,)) for event in told):
        return False
    seen = game.view(after, seat), game.view(after, None), list(told)
    others = [other for other in range(seen[0].seats) if other != seat]
    theirs = [(other, game.view(before, other), game.view(after, other)) for other in others]
    for world in range(WORLDS):
        there = game.permute_hidden(before, seat, DerangingRandom(world))
        try:
            events = game.apply(there, seat, move, Luck(Random(world)))
        except MoveError:
            return False
        if (game.view(there, seat), game.view(there, None), events) != seen:
            return False
        if not all(_becomes(was, now, game.view(there, other)) for other, was, now in theirs):
            return False
    return True


def _becomes(before: Any, after: Any, there: Any) -> bool:
    """Whether everything that is new in *after* compared with *before* is in *there*, too."""
    if after in (before, there):
        return True
    if not isinstance(after, msgspec.Struct) or len(set(map(type, (before, after, there)))) > 1:
        return False
    return all(
        _becomes(*(getattr(each, name) for each in (before, after, there)))
        for name in after.__struct_fields__
    )


def add_private_move(match: Match, seat: int, move: Any, told: Sequence[Event]) -> Undo | None:
    """The undo of the last move after *seat* has made a private *move*; None if that is impossible."""
    undo = match.undo
    if undo is None:
        return None
    game = games.load(match.game)
    state = game.decode(undo.state)
    try:
        events = game.apply(state, seat, move, Luck(Random(0)))
    except MoveError:
        return None
    return replace(undo, state=game.encode(state)) if events == list(told) else None


def restore(match: Match, undo: Undo) -> tuple[Player, Event]:
    """The player who made the move, awaited as before it, and the event that it is taken back."""
    player = replace(
        match.players[undo.seat],
        awaited=undo.awaited,
        due=undo.due,
        span=undo.span,
        reminder=undo.reminder,
        saved=undo.saved,
        news=_restore_news(match.players[undo.seat].news, undo),
    )
    args: dict[str, Value] = {"who": Who(undo.seat), "number": undo.number}
    return player, Event(UNDONE, args, None, undo.concerns)


def _restore_news(news: News, undo: Undo) -> News:
    """Return the news from before the move to take back, with those that came after it."""
    if undo.news is None:  # stored by an earlier Freehold
        return news.mark_unread(undo.version)
    return undo.news.add(news.unread.since_own)


def is_undone(event: Event, seat: int, number: int) -> bool:
    """Whether *event* says that *seat* took back the move that led to the public version *number*."""
    return event.id == UNDONE and event.args == {"who": Who(seat), "number": number}


def undone_version(entry: Entry) -> int | None:
    """The public version whose move *entry* takes back, if it does."""
    number = next((event.args["number"] for event in entry.events if event.id == UNDONE), None)
    assert number is None or isinstance(number, int)
    return number
