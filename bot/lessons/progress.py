"""How far a person has come in a lesson, as a value. The lesson itself is data of its game."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bot.domain.refusals import Refusal
from games import keys, load
from games.core import AnyGame
from games.kit.lesson import Lesson, Step


class Progress(msgspec.Struct, frozen=True):
    """The person *user_id* has come to step *step*, from 0, of a *lesson* of a *game*.

    *missed* counts the wrong moves made there; *changed* is when this last changed.
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
        """The lesson itself.

        Raises:
            Refusal: it no longer exists.
        """
        return find_lesson(self.game, self.lesson)

    @property
    def current_step(self) -> Step | None:
        """The present step; None after the last one."""
        steps = self.definition.steps
        return steps[self.step] if self.step < len(steps) else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to do: after the last step, or at a last step that is only to be read."""
        return self.step >= len(self.definition.steps) - 1 and not (
            self.current_step and self.current_step.move
        )

    @property
    def one_step_further(self) -> Progress:
        """The progress after this step."""
        return replace(self, step=min(self.step + 1, len(self.definition.steps)), missed=0)

    @property
    def restarted(self) -> Progress:
        """The progress at the start of the lesson."""
        return replace(self, step=0, missed=0)

    @property
    def with_miss(self) -> Progress:
        """The progress after one more wrong move."""
        return replace(self, missed=self.missed + 1)


def find_lesson(game: str, name: str) -> Lesson:
    """Return the lesson called *name* of a *game*.

    Raises:
        Refusal: there is none.
    """
    for each in load(game).lessons if game in keys() else ():
        if each.name == name:
            return each
    raise Refusal("lesson-unknown")


def list_lessons() -> list[tuple[AnyGame, Lesson]]:
    """List all lessons, game by game."""
    return [(game, lesson) for game in map(load, keys()) for lesson in game.lessons]
