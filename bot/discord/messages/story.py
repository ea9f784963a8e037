"""The story of a match: what the messages above its table become, a line or two each.

They tell what stays true: what was done and by whom, never whose turn it is or until when.
"""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.table import SEALED
from bot.domain.forced_moves import ONLY, PLANNED
from bot.domain.match import Entry, Match
from bot.domain.replays import TABLE, Passage, sheet_events
from bot.language import Language
from bot.service.pictures import Picture
from games.core import Event, Text
from games.fair import commitment

LINES = 2
"""How many sentences tell a turn."""

_UNTOLD = (SEALED, ONLY, PLANNED)
"""The events that say how a move came about, not what it did."""

LENGTH = 100
"""The most characters of such a sentence."""


def build_story(
    match: Match, passage: Passage, words: Language, scores: Sequence[Picture] = ()
) -> ui.LayoutView:
    """Build what becomes of the message that showed *match* during *passage*, in which nothing may have
    happened.

    A lobby becomes the list of players, and a table what was done, with a button to replay it. The score
    sheets (*scores*) of hands and rounds that ended stay.
    """
    say = words.at_table(match)
    told = dict.fromkeys(say(Text(event.id, event.args)) for event in _choose_events(match, passage))
    lines = "\n".join(f"-# {layout.shorten(line, LENGTH)}" for line in told)
    items: list[layout.Item | None] = []
    if passage.opening:
        items.append(layout.paragraph(*_tell_begin(match, say)))
    if lines:
        step, _ = _moves(passage)[0]
        again = Control("replay", match.id, 0, f"{step}.{TABLE}")
        items.append(layout.section(lines, layout.button(again, words("story-replay"))))
    items += [layout.picture_or_words(score.shown, score.description) for score in scores]
    return layout.plain_message(*items or [layout.paragraph(say("story-below"))])


def find_endings(match: Match, passage: Passage) -> list[tuple[int, list[Event]]]:
    """Return the steps of *passage* at which a hand or a round ended, with the events that tell how."""
    found = (
        (step, sheet_events(match, entry.events, last=entry.number == match.version))
        for step, entry in _moves(passage)
    )
    return [(step, events) for step, events in found if events]


def _choose_events(match: Match, passage: Passage) -> list[Event]:
    """Choose the events that tell *passage*, first those that hit somebody; the rest is seen at the table."""
    game = games.load(match.game)
    public = [
        event for _, entry in _moves(passage) for event in _public(entry) if event.id not in game.sheets
    ]
    known = [event for event in public if event.id not in game.asides]
    if not known:
        return public[-LINES:]
    done_to = [event for event in known if event.concerns]
    others = [event for event in known if not event.concerns]
    chosen = [*_first_and_last(done_to), *_first_and_last(others)][:LINES]
    return [event for event in known if any(event is each for each in chosen)]


def _first_and_last(events: list[Event]) -> list[Event]:
    """Return how it began and what it came to."""
    return events[:1] + events[1:][-1:]


def _moves(passage: Passage) -> tuple[tuple[int, Entry], ...]:
    """Return what happened in *passage* after the deal."""
    return passage.entries[passage.opening :]


def _public(entry: Entry) -> list[Event]:
    return [event for event in entry.events if event.seats is None and event.id not in _UNTOLD]


def _tell_begin(match: Match, say: Language) -> list[str]:
    players = " · ".join(say.name(player.seat) for player in match.players)
    return [
        say("story-began", game=say(f"{match.game}-name"), players=players),
        "-# " + say("story-sealed", commitment=commitment(match.secret)),
    ]
