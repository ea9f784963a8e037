"""How a match ended, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import games
from bot.domain.forced_moves import REASONS
from bot.domain.match import Entry, Match
from bot.domain.news import is_by_house
from bot.domain.results import describe_score, describe_tiebreak
from bot.language import Language
from games.core import Event, Text, Who

MEDALS = ("🥇", "🥈", "🥉")

LINES = 5
"""The most lines about what decided a match."""


def describe_result(match: Match, say: Language) -> list[str]:
    """Say who won, and everybody's place and score, a line each; *say* knows the players' names.

    A match without an outcome has one line: it was cancelled, or its rules are no longer known.
    """
    outcome = games.load(match.game).outcome(match.state) if match.state is not None else None
    if outcome is None:
        return [say("result-outdated" if match.status == "over" else "result-cancelled")]
    winners = " · ".join(say.name(seat) for seat in outcome.winners)
    lines = [say("result-won", winners=winners, count=len(outcome.winners))]
    for seat in chain.from_iterable(outcome.places):
        place = outcome.place(seat)
        mark = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
        score = describe_score(match, outcome, seat)
        if by := describe_tiebreak(match, outcome, seat):
            score = Text("result-tiebreak", {"score": score, "by": by})
        lines.append(say("result-place", mark=mark, who=Who(seat), score=score))
    return lines


def tell_end(match: Match, ending: Iterable[Entry], say: Language, seat: int | None = None) -> list[str]:
    """Say who won *match*, what decided it, and everybody's place; for the player of *seat*, if any."""
    won, *places = describe_result(match, say)
    return [won, *tell_decisive(match, ending, say, seat), *places]


def tell_decisive(match: Match, ending: Iterable[Entry], say: Language, seat: int | None = None) -> list[str]:
    """Tell what decided *match*: what the moves of its *ending* did, a line each, without draws and results.

    A move of the house shares its line with the reason; the player of *seat* is *you* in it. The last line is
    large.
    """
    told = [line for entry in ending for line in _tell_move(match, entry, say, seat)][-LINES:]
    return [line if at == len(told) - 1 else f"-# {line}" for at, line in enumerate(told)]


def _tell_move(match: Match, entry: Entry, say: Language, seat: int | None) -> Iterator[str]:
    """Tell what a move did: first the move itself, even if the story leaves such events out."""
    game = games.load(match.game)
    public = [event for event in entry.events if event.seats is None]
    done = [event for event in public if not is_by_house(event)]
    reason = next((event for event in public if event.id in REASONS), None)
    for event in done:
        is_move = event is done[0]
        if event.id in game.sheets or (event.id in game.asides and not is_move):
            continue
        line = say(event.text)
        yield f"{write_reason(reason, seat, say)} {line}" if reason and is_move else line


def write_event(event: Event, seat: int, say: Language) -> str:
    """Write *event* for the player of *seat*, who is *you* in it where a message of the game says so.

    Such a message is called like the event, with the argument that is the reader: ``…-to-reader``.
    """
    for name in ("who", "to", "owner"):
        told = Text(f"{event.id}-{name}-reader", event.args)
        if event.args.get(name) == Who(seat) and say.has_message(told):
            return say(told)
    return say(event.text)


def write_reason(reason: Event, seat: int | None, say: Language) -> str:
    """Write the *reason* why the house made a move, for the player of *seat*."""
    is_reader = seat is not None and reason.args["who"] == Who(seat)
    return say(f"{reason.id}-you" if is_reader else reason.text)
