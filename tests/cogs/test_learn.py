"""`/learn`: every lesson, tapped through Discord's protocol, with wrong turns, left and taken up again."""

from __future__ import annotations

import pytest

from bot.discord.controls import parse
from bot.domain.lessons.match import chance
from bot.domain.lessons.progress import lessons
from bot.language import LOCALES, language_of
from games.core import AnyGame
from games.kit.lesson import Lesson, moment, title
from games.kit.ways import wanted
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.questions import Json, Question

EPHEMERAL = 64


class Pupil:
    """Somebody who goes through a *lesson* of a *game* in one message."""

    def __init__(self, guest: Guest, game: AnyGame, lesson: Lesson) -> None:
        self.guest = guest
        self.game = game
        self.lesson = lesson
        self.id = 0

    async def begin(self) -> Json:
        """Ask for the lesson; the message that is its place from now on."""
        before = max((int(message["id"]) for message in self.guest.seen()), default=0)
        await self.guest.command("learn", game=f"{self.game.key}/{self.lesson.name}")
        message = await self.guest.see(lambda m: int(m["id"]) > before and step_of(m) is not None)
        self.id = int(message["id"])
        return message

    async def at(self, number: int) -> Json:
        """Wait for the step of that *number*; the message."""
        return await self.guest.see(lambda m: int(m["id"]) == self.id and step_of(m) == number)

    def question(self, number: int) -> Question:
        """What the step of that *number* asks."""
        state = moment(self.game, self.lesson, number, chance).state
        return Question(self.game, state, self.lesson.seat, number)

    async def go(self, number: int) -> None:
        """Do what the step of that *number* wants, as it shows."""
        message, step, question = await self.at(number), self.lesson.steps[number], self.question(number)
        if step.move is None:
            await self.guest.press("lessonnext", message_id=self.id)
            return
        way = next(iter(wanted(question.offers, step.move).items()))
        await self.guest.walk(message, question, *question.way(*way))

    async def finish(self, number: int = 0) -> Json:
        """Go on from the step of that *number* to the end; the message then."""
        steps = self.lesson.steps
        for each in range(number, len(steps) - (steps[-1].move is None)):
            await self.go(each)
        return await self.guest.see(lambda m: self.guest.offered(["lessontable"], self.id))


def step_of(message: Json) -> int | None:
    """The step of the lesson that a message shows."""
    found = (parse(part.get("custom_id", "")) for part in controls(message))
    steps = (each.version for each in found if each and each.verb in ("lessonleave", "lessontable"))
    return next(steps, None)


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_lesson_leads_to_its_end_with_closed_dms(freehold: Freehold, locale: str) -> None:
    ben = freehold.guest("Ben")
    await ben.person.close_dms()
    await ben.person.speak(locale)
    for game, lesson in lessons():
        pupil = Pupil(ben, game, lesson)
        message = await pupil.begin()
        assert message["flags"] & EPHEMERAL
        assert language_of(locale)(title(game, lesson)) in text(message)
        assert message["attachments"]
        await pupil.finish()
    assert not freehold.faults
