"""`/learn`: starting, resuming and doing a lesson in private.

A control of a lesson names the step that its reader saw. If they have left that step, perhaps through another
message, the present step is shown instead.
"""

from __future__ import annotations

from functools import partial

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.discord.controls import Control
from bot.discord.messages.moves import FIRST, PanelPlace
from bot.discord.posts import files_of
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.language import Language
from bot.lessons import messages
from bot.lessons.match import build_match as match_of
from bot.lessons.progress import Progress, list_lessons
from cogs.controls.lobby import create
from cogs.controls.taps import TappedPanel, answer_taps
from cogs.kit.guards import anybody
from cogs.kit.replies import (
    Interaction,
    Show,
    begin_message,
    person,
    reader,
    reader_of_tables,
    redraw,
    say,
    show,
    spend,
)
from cogs.kit.router import chosen_values, control
from cogs.kit.translator import localize
from games import load
from games.core import Text, Value
from games.kit.lesson import lesson_title, other_move_text
from games.kit.moves import Chosen

CHOICES = [
    app_commands.Choice(name=localize(lesson_title(game, lesson).id), value=f"{game.key}/{lesson.name}")
    for game, lesson in list_lessons()
]


class Learn(commands.Cog):
    """The command `/learn`."""

    @app_commands.command(name="learn", description=localize("command-learn"))
    @app_commands.describe(game=localize("option-game"))
    @app_commands.choices(game=CHOICES)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Start or resume a lesson; without a game, let the person choose."""
        await begin_message(interaction)
        await begin(interaction, game)


class _Lesson(TappedPanel):
    """The panel of a lesson at its reader's step."""

    moves: messages.LessonMoves

    def __init__(self, interaction: Interaction, progress: Progress, words: Language) -> None:
        who = replace(person(interaction), locale=words.locale)
        match = match_of(progress, who)
        super().__init__(interaction, match, messages.LessonMoves(match, progress, words))
        self.progress = progress
        self.words = words

    @classmethod
    async def build(cls, interaction: Interaction, progress: Progress) -> _Lesson:
        """Return the lesson in the person's language, in words if they or the server prefer that."""
        return cls(interaction, progress, await reader_of_tables(interaction, interaction.guild_id))

    async def show(self, place: PanelPlace, note: str = "", answer: Show = redraw) -> None:
        """Show the panel at *place*, with a *note* above it."""
        step, words = self.progress.current_step, self.words
        make = partial(
            self.interaction.client.presenter.pictures.make,
            self.match,
            locale=words.locale,
            text=words.worded,
            four_colors=words.four_colors,
        )
        seat = self.progress.definition.seat
        pictures = [await make(seat, fresh=self.match.players[seat].news.cards)]
        if step is not None and step.table and place == FIRST:
            pictures.insert(0, await make(None))
        view = messages.build_step(self.progress, self.match, self.moves, words, pictures, note, place)
        await answer(self.interaction, view, files_of(pictures))

    async def make(self, index: int, chosen: Chosen) -> None:
        """Continue if the move is right; otherwise say kindly why it isn't."""
        step, aim = self.progress.current_step, self.moves.aim
        assert step is not None and aim is not None
        if aim.is_met(index, chosen):
            await self.go(self.progress.one_step_further, "lesson-right")
            return
        after, answer = (
            self.progress.with_miss,
            other_move_text(self.moves.game, self.progress.definition, step),
        )
        said = self.moves.say(answer if self.moves.say.has_message(answer) else "lesson-else")
        await self.go(after, "lesson-wrong", answer=said, helped=int(after.missed >= messages.HELPED))

    async def go(self, after: Progress, note: Text | str, **args: Value) -> None:
        """Store the progress *after*, and show it with a *note* above."""
        after = await self.interaction.client.lessons.record(self.progress, after)
        said = self.moves.say(note, **args) if note else ""
        lesson = await _Lesson.build(self.interaction, after)
        await lesson.show(FIRST, said)


async def own_lesson(interaction: Interaction, id: int) -> Progress:
    """Guard: return the progress *id* in a lesson, which belongs to the person who clicked.

    Raises:
        Refusal: it is somebody else's, or forgotten.
    """
    return await interaction.client.lessons.find_own(id, interaction.user.id)


async def begin(interaction: Interaction, wanted: str, answer: Show = show) -> None:
    """Start or resume the lesson *wanted*: ``<game>/<lesson>``, or a game with one lesson.

    If more than one lesson fits, offer a choice.

    Raises:
        Refusal: there is no such lesson, or too many were begun.
    """
    game, _, name = wanted.partition("/")
    known = [each.name for of, each in list_lessons() if of.key == game]
    if not name and len(known) != 1:
        await answer(interaction, messages.build_choice(reader(interaction), game if known else None), [])
        return
    spend(interaction, "lesson")
    progress = await interaction.client.lessons.begin(interaction.user.id, game, name or known[0])
    note = reader(interaction)("lesson-resumed") if progress.step else ""
    lesson = await _Lesson.build(interaction, progress)
    await lesson.show(FIRST, note, answer)


@control("learn", anybody, first=begin_message)
async def learn(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Start a lesson in a new message; the argument is for `begin`."""
    await begin(interaction, wanted.argument)


@control("lesson", anybody)
async def choose(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Start the chosen lesson, or show all lessons, in the clicked message."""
    values = next(iter(chosen_values(interaction).values()), ())
    await begin(interaction, next(iter(values), ""), redraw)


async def _current(interaction: Interaction, progress: Progress, wanted: Control) -> _Lesson | None:
    """Return the lesson at the step its reader saw, or None: then another step was shown."""
    lesson = await _Lesson.build(interaction, progress)
    if lesson.progress.step == wanted.version and not lesson.progress.is_over:
        return lesson
    await lesson.show(FIRST, reader(interaction)("lesson-elsewhere"))
    return None


async def _open(interaction: Interaction, progress: Progress, wanted: Control) -> _Lesson | None:
    """Return the panel of a lesson whose step asks for a move; see `_current`."""
    lesson = await _current(interaction, progress, wanted)
    if lesson is not None and lesson.moves.aim is None:
        raise Refusal("option-unknown")
    return lesson


answer_taps(_open, own_lesson, "lesson")


@control("lessonnext", own_lesson)
async def next_step(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Continue from a step without a move."""
    if (lesson := await _current(interaction, progress, wanted)) and lesson.moves.aim is None:
        await lesson.go(lesson.progress.one_step_further, "")


@control("lessonshow", own_lesson)
async def show_how(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Make the right move for a reader who can't find it."""
    if (lesson := await _current(interaction, progress, wanted)) and lesson.moves.aim is not None:
        await lesson.go(lesson.progress.one_step_further, "lesson-shown", move=lesson.moves.name_aim())


@control("lessonhere", own_lesson)
async def resume(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Resume the lesson."""
    lesson = await _Lesson.build(interaction, progress)
    await lesson.show(FIRST)


@control("lessonreset", own_lesson)
async def restart(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Start the lesson again."""
    spend(interaction, "lesson")
    lesson = await _Lesson.build(interaction, progress)
    await lesson.go(lesson.progress.restarted, "")


@control("lessonleave", own_lesson)
async def leave(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Leave the lesson, and say how to come back."""
    await redraw(interaction, messages.build_left(progress, reader(interaction)))


@control("lessontable", own_lesson, first=None)
async def open_table(interaction: Interaction, progress: Progress, wanted: Control) -> None:
    """Open a table of the lesson's game, if that is possible here."""
    if interaction.guild_id is None:
        await say(interaction, "lesson-where", game=progress.game)
        return
    defaults = {setting.name: setting.values[0] for setting in load(progress.game).settings}
    await create(interaction, progress.game, {**defaults, **progress.definition.options}, None)
