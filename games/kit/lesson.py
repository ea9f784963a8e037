"""A lesson: a guided first match that the learner plays by clicking. It is data in a game's package.

The text of a step is the message ``<key>-lesson-<lesson>-<step>``: one idea, why it matters, and what to do
now. ``<key>-lesson-<lesson>-<step>-else`` answers any other move kindly; without it, a generic sentence does.
Both can name the seats to the learner's ``$left``, who plays next, and ``$right``; with two seats, these are
the same. The label of *a control* to use is written between asterisks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from games.chance import Chance
from games.texts import Event, Text, Who

if TYPE_CHECKING:
    from games.core import AnyGame


class Step(NamedTuple):
    """One step of a lesson, called *name*.

    It starts from the position that *scene* builds, or from the end of the previous step. The learner makes
    the *move*; without one, there is only text to read. Then the other seats make their *replies*. With
    *table*, the learner also sees the picture of the table, for details that the picture of the hand omits.
    """

    name: str
    move: msgspec.Struct | None = None
    replies: tuple[tuple[int, msgspec.Struct], ...] = ()
    scene: Callable[[Chance], Any] | None = None
    table: bool = False


class Lesson(NamedTuple):
    """A lesson called *name* with 10 to 14 *steps*; *options* are those of its match.

    The first step has a scene. The learner sits in *seat* of *seats*. ``<key>-lesson-<name>-title`` says what
    the lesson teaches.
    """

    name: str
    steps: tuple[Step, ...]
    seats: int = 2
    seat: int = 0
    options: Mapping[str, str] = {}


class Moment(NamedTuple):
    """The point a lesson has reached: the position, and the events of the step before that the learner sees.

    These are the first event of each reply, and every event that concerns the learner.
    """

    state: Any
    events: tuple[Event, ...]


def lesson_title(game: AnyGame, lesson: Lesson) -> Text:
    """The title of *lesson*: what it teaches."""
    return Text(f"{game.key}-lesson-{lesson.name}-title")


def step_text(game: AnyGame, lesson: Lesson, step: Step) -> Text:
    """The text of *step*."""
    left, right = (Who((lesson.seat + away) % lesson.seats) for away in (1, -1))
    return Text(f"{game.key}-lesson-{lesson.name}-{step.name}", {"left": left, "right": right})


def other_move_text(game: AnyGame, lesson: Lesson, step: Step) -> Text:
    """The answer to a move other than that of *step*. Not every step has this message."""
    words = step_text(game, lesson, step)
    return Text(f"{words.id}-else", words.args)


def build_moment(game: AnyGame, lesson: Lesson, number: int, chance: Callable[[int], Chance]) -> Moment:
    """Play *lesson* up to the start of step *number*; *chance* gives the source of chance of each step.

    Raises:
        MoveError: a move of the lesson isn't allowed.
    """
    start = max(at for at, step in enumerate(lesson.steps[: number + 1]) if step.scene)
    scene = lesson.steps[start].scene
    assert scene is not None
    state = scene(chance(start))
    events: list[Event] = []
    for at, step in enumerate(lesson.steps[start:number], start):
        luck = chance(at)
        events = []
        for seat, move in (*([(lesson.seat, step.move)] if step.move else []), *step.replies):
            made = game.apply(state, seat, move, luck)
            seen = [event for event in made if event.is_visible_to(lesson.seat)]
            first = seen[:1] if seat != lesson.seat else []
            events += [event for event in seen if event in first or lesson.seat in event.concerns]
    return Moment(state, tuple(events))
