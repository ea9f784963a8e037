"""Lessons as messages: one step at a time, with the panel of its match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, ui
from msgspec.structs import replace

import games
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.moves import FIRST, Moves, PanelPlace, Path
from bot.discord.messages.naming import name_move
from bot.discord.messages.news import tell_news
from bot.discord.messages.panel import build_controls, describe_question
from bot.domain.match import Match
from bot.language import Language
from bot.lessons.aim import Aim
from bot.lessons.progress import Progress, list_lessons
from bot.service.pictures import Picture
from games.core import Text
from games.kit.lesson import lesson_title, step_text
from games.kit.panel import Make, Panel, Pick, Tap

HELPED = 2
"""After so many wrong moves, the right one is highlighted."""


class LessonMoves(Moves):
    """The moves open at a step of a lesson.

    After enough wrong moves, the taps that lead to the right one are highlighted.
    """

    def __init__(self, match: Match, progress: Progress, words: Language) -> None:
        super().__init__(match, progress.definition.seat, words)
        step = progress.current_step
        move = step.move if step else None
        self.aim = None if move is None else Aim(self.game, self.view, self.offers, move, self.plain)
        self._move = move
        self._shows = self.aim if progress.missed >= HELPED else None

    def name_aim(self) -> str:
        """Name the right move by the taps that make it."""
        assert self._move is not None
        found = name_move(self.game, self.view, self.offers, self._move, self.plain)
        assert found is not None
        return found[1]

    def step(self, path: Path) -> Panel:
        """Return the step of the panel that *path* leads to.

        Raises:
            InvalidMove: it leads to none.
        """
        step = super().step(path)
        if self._shows is None:
            return step
        ways = [tap for tap in step.taps if self._shows.is_ahead(tap.leads_to)]
        shown = [tap for tap in ways if isinstance(tap.leads_to, Make)] or ways  # the shortest way

        def mark(tap: Tap) -> Tap:
            if tap not in shown:
                return replace(tap, tone="plain" if tap.tone == "best" else tap.tone)
            text = Text("lesson-marked", {"label": tap.label.text})
            return replace(tap, label=replace(tap.label, text=text), tone="best")

        select = step.select
        if isinstance(select, Pick):
            select = replace(select, entries=tuple(map(mark, select.entries)))
        return replace(step, select=select, buttons=tuple(map(mark, step.buttons)))

    def control(self, verb: str, argument: str) -> Control:
        """Return a control that belongs to this step of the lesson."""
        control = super().control(verb, argument)
        return Control(f"lesson{verb}", control.match, control.version, control.argument)


def build_step(
    progress: Progress,
    match: Match,
    moves: LessonMoves,
    words: Language,
    pictures: Sequence[Picture],
    note: str = "",
    place: PanelPlace = FIRST,
) -> ui.LayoutView:
    """Build a step of a lesson: its words, *pictures* of its *match*, and the panel at *place*.

    The last picture is that of the hand. *note* answers what the reader did before.
    """
    lesson, current = progress.definition, progress.current_step
    said = moves.say(step_text(moves.game, lesson, current)) if current else words("lesson-done")
    *tables, hand = (layout.picture_or_words(picture.shown, picture.description) for picture in pictures)
    return layout.framed_message(
        layout.paragraph(f"-# {describe_progress(progress, words)}"),
        layout.paragraph(note),
        layout.paragraph(
            *(tell_news(match, lesson.seat, words) if place == FIRST and not progress.missed else ())
        ),
        *tables,
        layout.paragraph(said),
        layout.paragraph(*(describe_question(moves, place) if place != FIRST else ())),
        hand,
        *(build_controls(moves, place) if current and current.move else ()),
        *layout.rows(_buttons(progress, moves, place, words)),
        accent=layout.seat_color(match.marks[lesson.seat]),
    )


def describe_progress(progress: Progress, words: Language) -> str:
    """Say which lesson it is, and how far the reader has come."""
    lesson = progress.definition
    steps = len(lesson.steps)
    called = words(lesson_title(games.load(progress.game), lesson))
    return words("lesson-step", title=called, step=min(progress.step + 1, steps), steps=steps)


def _buttons(
    progress: Progress, moves: LessonMoves, place: PanelPlace, words: Language
) -> Iterator[ui.Button[ui.LayoutView]]:
    """Build the buttons of a step besides its moves."""
    if progress.is_over:
        yield _button(progress, "table", words, ButtonStyle.success)
        yield layout.button(Control("lesson"), words("lesson-other"))
        yield layout.button(Control("read", argument=progress.game), words("lesson-rules"))
        yield _button(progress, "reset", words)
        return
    if moves.aim is None:
        yield _button(progress, "next", words, ButtonStyle.success)
    elif progress.missed >= HELPED:
        yield _button(progress, "show", words)
    if place != FIRST:
        yield moves.back(place)
        return
    yield _button(progress, "leave", words)
    if progress.step:
        yield _button(progress, "reset", words)


def build_left(progress: Progress, words: Language) -> ui.LayoutView:
    """Build what remains of a lesson that was left: how to resume it."""
    return layout.framed_message(
        layout.paragraph(f"-# {describe_progress(progress, words)}"),
        layout.paragraph(words("lesson-left")),
        *layout.rows(
            [_button(progress, "here", words, ButtonStyle.success), _button(progress, "reset", words)]
        ),
    )


def build_choice(words: Language, game: str | None = None) -> ui.LayoutView:
    """Build the choice between all lessons, or those of one *game*."""
    options = [
        layout.option(f"{of.key}/{lesson.name}", words(lesson_title(of, lesson)), words(f"{of.key}-command"))
        for of, lesson in list_lessons()
        if game in (None, of.key)
    ]
    return layout.framed_message(
        layout.paragraph(words("lesson-choice")),
        layout.select(Control("lesson"), words("lesson-choose"), options),
    )


def _button(
    progress: Progress, verb: str, words: Language, style: ButtonStyle = ButtonStyle.secondary
) -> ui.Button[ui.LayoutView]:
    control = Control(f"lesson{verb}", progress.id, progress.step)
    return layout.button(control, words(f"lesson-{verb}"), style)
