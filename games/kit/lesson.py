"""A lesson: a guided first match, played by one's own clicks. It is data in a game's package.

The words of a step are the message ``<key>-lesson-<lesson>-<step>``: one idea, why it matters, and what to do
now. ``<key>-lesson-<lesson>-<step>-else`` answers another move kindly; without it a common sentence does.
They may name who sits to the learner's ``$left``, who is next, and to the ``$right``; of two seats these are
the same. *A control* that is to be used they name between asterisks, as it is called there.
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

    It begins with the position that *scene* makes, or as the step before left it. The learner makes the
    *move*; without one there is only something to read. Then the other seats make their *replies*. With
    *table* the learner sees its picture, too: for what that of the hand leaves out.
    """

    name: str
    move: msgspec.Struct | None = None
    replies: tuple[tuple[int, msgspec.Struct], ...] = ()
    scene: Callable[[Chance], Any] | None = None
    table: bool = False


class Lesson(NamedTuple):
    """A lesson called *name*, of 10 to 14 *steps*, the first with a scene; *options* are those of its match.

    The learner sits in *seat* of *seats*. ``<key>-lesson-<name>-title`` is what it teaches.
    """

    name: str
    steps: tuple[Step, ...]
    seats: int = 2
    seat: int = 0
    options: Mapping[str, str] = {}


class Moment(NamedTuple):
    """Where a lesson has come to: the position, and what the learner is told of the step before.

    Of each reply that is what it was, and of all of it what concerns the learner.
    """

    state: Any
    events: tuple[Event, ...]


def lesson_title(game: AnyGame, lesson: Lesson) -> Text:
    """What *lesson* teaches."""
    return Text(f"{game.key}-lesson-{lesson.name}-title")


def step_text(game: AnyGame, lesson: Lesson, step: Step) -> Text:
    """The words of *step*."""
    left, right = (Who((lesson.seat + away) % lesson.seats) for away in (1, -1))
    return Text(f"{game.key}-lesson-{lesson.name}-{step.name}", {"left": left, "right": right})


def other_move_text(game: AnyGame, lesson: Lesson, step: Step) -> Text:
    """What answers a move other than that of *step*, if there are words for it."""
    words = step_text(game, lesson, step)
    return Text(f"{words.id}-else", words.args)


def build_moment(game: AnyGame, lesson: Lesson, number: int, chance: Callable[[int], Chance]) -> Moment:
    """How it stands when step *number* of *lesson* begins; *chance* is that of the step of a number.

    Raises:
        MoveError: a move of the lesson is not allowed.
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
            seen = [event for event in made if event.seen_by(lesson.seat)]
            first = seen[:1] if seat != lesson.seat else []
            events += [event for event in seen if event in first or lesson.seat in event.concerns]
    return Moment(state, tuple(events))
