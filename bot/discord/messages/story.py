"""The story of a match: the message above its table, and the score sheets of hands and rounds that ended.

They say what stays true: what was done and by whom, never whose turn it is or what the deadline is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from discord import ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.table import UNTOLD, find_forced, list_shown, mark_forced
from bot.domain.match import Entry, Match
from bot.domain.news import join_payments
from bot.domain.replays import TABLE, Passage, sheet_events
from bot.language import Language
from bot.service.pictures import Picture
from games.core import Event

LINES = 6
"""The most sentences of a story: those of the last turns."""

SHEET_LINES = 2
"""The most sentences above a score sheet."""

LENGTH = 100
"""The most characters of such a sentence."""

Moves = Sequence[tuple[int, Entry]]
"""Moves of a match with their events, each with its step in the replay."""


def build_story(match: Match, passage: Passage, words: Language) -> ui.LayoutView:
    """Build the message above the table of *match*: who plays, and the last moves in *passage*.

    One button replays these moves, another one shows the log.
    """
    say = words.at_table(match)
    told, step = _tell_last(match, passage, say, LINES)
    buttons = [
        layout.button(Control("replay", match.id, 0, f"{step}.{TABLE}"), words("story-replay")),
        layout.button(Control("log", match.id), words("table-log")),
    ]
    return layout.plain_message(
        layout.paragraph(_tell_begin(match, say)),
        layout.paragraph(*told),
        *layout.rows(buttons if told else ()),
    )


def build_sheets(match: Match, passage: Passage, words: Language, scores: Sequence[Picture]) -> ui.LayoutView:
    """Build the message that replaces a table on which a hand or a round ended: the score sheets *scores*."""
    told, step = _tell_last(match, passage, words.at_table(match), SHEET_LINES)
    step = min((step for step, _ in find_endings(match, passage)), default=step)
    again = layout.button(Control("replay", match.id, 0, f"{step}.{TABLE}"), words("story-replay"))
    return layout.plain_message(
        layout.section("\n".join(told), again) if told else None,
        *(layout.picture_or_words(score.shown, score.description) for score in scores),
    )


def find_endings(match: Match, passage: Passage) -> list[tuple[int, list[Event]]]:
    """Return the steps of *passage* at which a hand or a round ended, with their events."""
    found = (
        (step, sheet_events(match, entry.events, last=entry.number == match.version))
        for step, entry in list_moves(passage)
    )
    return [(step, events) for step, events in found if events]


def since_last_ending(match: Match, passage: Passage) -> Passage:
    """Return the part of *passage* after the last end of a hand or round."""
    ends = [step for step, _ in find_endings(match, passage)]
    if not ends:
        return passage
    return Passage(tuple(each for each in passage.entries if each[0] > ends[-1]), opening=False)


def leave_out(passage: Passage, entries: Collection[Entry]) -> Passage:
    """Return *passage* without *entries*."""
    return Passage(tuple(each for each in passage.entries if each[1] not in entries), passage.opening)


def list_moves(passage: Passage) -> Moves:
    """Return the moves of *passage* after the deal, with their events."""
    return passage.entries[passage.opening :]


def count_events(match: Match, moves: Moves) -> int:
    """Count the events of *moves* of *match* that a table shows."""
    events = (event for _, entry in moves for event in entry.events)
    return len(list_shown(events, games.load(match.game).asides))


def _tell_last(match: Match, passage: Passage, say: Language, most: int) -> tuple[list[str], int]:
    """Put the last *most* actions of *passage* into words, and return the step of the first of them.

    Draws are named only if nothing else was done.
    """
    game, moves = games.load(match.game), list_moves(passage)
    known = [
        (step, event) for step, entry in moves for event in _public(entry) if event.id not in game.sheets
    ]
    known = [each for each in known if each[1].id not in game.asides] or known
    forced = {each for _, entry in moves for each in find_forced(entry.events, game.asides)}
    told = [(event, layout.shorten(say(event.text), LENGTH)) for _, event in known]
    step_of = {id(event): step for step, event in known}
    steps: dict[str, int] = {}
    for event, line in reversed(join_payments(told, game.payments, say)):
        if len(steps) == most:
            break
        steps.setdefault(f"-# {mark_forced(event, line, forced, say)}", step_of[id(event)])
    return list(reversed(steps)), min(steps.values(), default=0)


def _public(entry: Entry) -> Iterable[Event]:
    return (event for event in entry.events if event.seats is None and event.id not in UNTOLD)


def _tell_begin(match: Match, say: Language) -> str:
    players = " · ".join(say.name(player.seat) for player in match.players)
    return say("story-began", game=say(f"{match.game}-name"), players=players)
