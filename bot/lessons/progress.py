"""How far somebody has come in a lesson: a value, and all that is stored of them, for the lesson says the
rest."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.domain.refusals import Refusal
from games import keys, load
from games.core import AnyGame
from games.kit.lesson import Lesson, Step


class Progress(msgspec.Struct, frozen=True):
    """The person *user_id* has come to the step number *step*, from 0, of a *lesson* of a *game*.

    *missed* is how often they missed the right move there, *changed* when this last changed.
    """

    id: int
    user_id: int
    game: str
    lesson: str
    step: int = 0
    missed: int = 0
    changed: float = 0.0

    @property
    def definition(self) -> Lesson:
        """The lesson.

        Raises:
            Refusal: there is none like this any more.
        """
        return find_lesson(self.game, self.lesson)

    @property
    def current_step(self) -> Step | None:
        """The step; None after the last one."""
        steps = self.definition.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do: after the last step, or where there is only something to
        read."""
        return self.step >= len(self.definition.steps) - 1 and not (
            self.current_step and self.current_step.move
        )

    @property
    def one_step_further(self) -> Progress:
        """One step further."""
        return replace(self, step=min(self.step + 1, len(self.definition.steps)), missed=0)

    @property
    def restarted(self) -> Progress:
        """At the beginning."""
        return replace(self, step=0, missed=0)

    @property
    def with_miss(self) -> Progress:
        """After one more move that is not the right one."""
        return replace(self, missed=self.missed + 1)


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson called *name* of a *game*.

    Raises:
        Refusal: there is none.
    """
    for each in load(game).lessons if game in keys() else ():
        if each.name == name:
            return each
    raise Refusal("lesson-unknown")


def list_lessons() -> list[tuple[AnyGame, Lesson]]:
    """All lessons there are, game by game."""
    return [(game, lesson) for game in map(load, keys()) for lesson in game.lessons]
