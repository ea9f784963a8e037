"""`/learn`: every lesson through Discord's protocol, with wrong moves, left and continued."""

from __future__ import annotations

from itertools import cycle

from bot.discord.controls import Control, parse
from bot.domain.notifications.acts import ACTS
from bot.language import LOCALES, language_of
from bot.lessons.match import step_chance
from bot.lessons.progress import list_lessons
from games import load
from games.core import AnyGame
from games.kit.lesson import Lesson, build_moment, lesson_title
from games.kit.moves import find_ways
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, verbs, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
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
        """Ask for the lesson and return the message in which it takes place."""
        asked = await self.guest.command("learn", game=f"{self.game.key}/{self.lesson.name}")
        message = await self.guest.wait_for_message(
            lambda m: int(m["id"]) > asked and find_step(m) is not None
        )
        self.id = int(message["id"])
        return message

    async def wait_for_step(self, number: int) -> Json:
        """Wait for the step with that *number* and return its message."""
        return await self.guest.wait_for_message(lambda m: int(m["id"]) == self.id and find_step(m) == number)

    def question(self, number: int) -> Question:
        """Return the question of the step with that *number*."""
        state = build_moment(self.game, self.lesson, number, step_chance).state
        return Question(self.game, state, self.lesson.seat, number)

    async def do_step(self, number: int) -> None:
        """Make the move that the step with that *number* asks for."""
        message, step, question = (
            await self.wait_for_step(number),
            self.lesson.steps[number],
            self.question(number),
        )
        assert len(message["attachments"]) == 1 + step.table
        if step.move is None:
            await self.guest.press("lessonnext", message_id=self.id)
            return
        way = next(iter(find_ways(question.offers, step.move).items()))
        await self.guest.walk(message, question, *question.way(*way))

    async def finish(self, number: int = 0) -> Json:
        """Go through the lesson from the step with that *number* to the end, and return its message."""
        steps = self.lesson.steps
        for each in range(number, len(steps) - (steps[-1].move is None)):
            await self.do_step(each)
        return await self.guest.wait_for_message(lambda m: self.guest.find_control(["lessontable"], self.id))


def find_step(message: Json) -> int | None:
    """Return the step of the lesson that a message shows."""
    found = (parse(part.get("custom_id", "")) for part in controls(message))
    steps = (each.version for each in found if each and each.verb in ("lessonleave", "lessontable"))
    return next(steps, None)


def property_lesson(guest: Guest) -> Pupil:
    """The lesson of Property, whose fourth step asks for a wild card on a certain cell."""
    game = load("property")
    return Pupil(guest, game, game.lessons[0])


WILD = 3
WRONG: dict[str, tuple[int, ...]] = {"column": (5,)}
"""The step that asks for a wild card, and the wrong cells that could be chosen there."""


async def go_to_wild(pupil: Pupil) -> Json:
    """Begin the lesson, go to the step with the wild card, and return its message."""
    await pupil.begin()
    for number in range(WILD):
        await pupil.do_step(number)
    return await pupil.wait_for_step(WILD)


async def play_elsewhere(pupil: Pupil) -> None:
    """Play the wild card on another cell."""
    message, question = await pupil.wait_for_step(WILD), pupil.question(WILD)
    move = pupil.lesson.steps[WILD].move
    assert move is not None
    (number,) = find_ways(question.offers, move)
    await pupil.guest.walk(message, question, *question.way(number, WRONG))


def list_labels(message: Json) -> list[str]:
    """Return the labels of a message's controls and of the entries of its selects."""
    parts = list(controls(message))
    return [each.get("label", "") for part in parts for each in (part, *part.get("options", ()))]


async def test_every_lesson_leads_to_its_end_with_closed_dms(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    await ben.person.close_dms()
    for (game, lesson), locale in zip(list_lessons(), cycle(LOCALES), strict=False):
        await ben.person.speak(locale)
        words = language_of(locale)
        pupil = Pupil(ben, game, lesson)
        message, steps = await pupil.begin(), len(lesson.steps)
        assert message["flags"] & EPHEMERAL
        head = words("lesson-step", title=words(lesson_title(game, lesson)), step=1, steps=steps)
        assert head.replace("\u00a0", " ") in text(message)
        assert message["attachments"]
        await pupil.finish()
    assert await freehold.client.matches.of_person(ben.person.id) == []


async def test_another_move_is_answered_kindly_and_the_right_one_is_shown_in_the_end(
    freehold: Freehold,
) -> None:
    pupil = property_lesson(freehold.guest("Ben"))
    await go_to_wild(pupil)
    await play_elsewhere(pupil)
    shown = await pupil.guest.wait_for_text("look at your two groups on the left")
    assert "Take *9♥ + 4♣ · column 2, row 4*" in text(shown)
    assert "Show me" not in list_labels(shown)
    await play_elsewhere(pupil)
    helped = await pupil.guest.wait_for_text("marked with 👉")
    assert [label for label in list_labels(helped) if "👉" in label] == ["👉 ① 9♥ + 4♣ · column 2, row 4"]
    await pupil.do_step(WILD)
    assert "✅" in text(await pupil.wait_for_step(WILD + 1))
    await pupil.finish(WILD + 1)


async def test_the_right_move_is_made_for_whoever_asks_for_it(freehold: Freehold) -> None:
    pupil = property_lesson(freehold.guest("Ben"))
    await go_to_wild(pupil)
    for _ in range(2):
        await play_elsewhere(pupil)
    await pupil.guest.press("lessonshow", message_id=pupil.id)
    assert "I did it for you: *① 9♥ + 4♣ · column 2, row 4*" in text(await pupil.wait_for_step(WILD + 1))


async def test_it_goes_on_after_a_restart_and_elsewhere(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    pupil = property_lesson(ben)
    old = await go_to_wild(pupil)
    await ben.press("lessonleave", message_id=pupil.id)
    assert "</learn:" in text(
        await ben.wait_for_message(lambda m: ben.find_control(["lessonhere"], pupil.id))
    )
    await freehold.stop()
    await freehold.start()
    await ben.press("lessonhere", message_id=pupil.id)
    await pupil.do_step(WILD)
    await pupil.wait_for_step(WILD + 1)
    ben.channel_id = freehold.sandbox.world.find_channel("lobby").id
    elsewhere = property_lesson(ben)
    assert "Welcome back!" in text(await elsewhere.begin())
    await elsewhere.do_step(WILD + 1)
    await elsewhere.wait_for_step(WILD + 2)
    ben.channel_id = int(old["channel_id"])
    select = next(part for part in controls(ben.person.message(pupil.id)) if part.get("options"))
    await ben.press("pick", select["options"][0]["value"], message_id=pupil.id)
    assert "Here’s where you are now" in text(await pupil.wait_for_step(WILD + 2))
    await ben.press("lessonreset", message_id=pupil.id)
    await pupil.wait_for_step(0)


async def test_in_direct_messages_it_stays_and_says_where_a_table_can_be(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    await ben.command("property new")
    await ben.arrange("cancel")
    ben.channel_id = (await freehold.sandbox.world.until(ben.person.dm)).id
    pupil = property_lesson(ben)
    message = await pupil.begin()
    assert not message["flags"] & EPHEMERAL
    await pupil.finish()
    await ben.press("lessontable", message_id=pupil.id)
    assert await ben.wait_for_reply("Type </property new:")


async def test_where_tables_are_told_a_lesson_is_told_too(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("settings")
    await anna.press("set:tables", "text")
    await wait_until_idle(freehold)
    pupil = property_lesson(anna)
    message = await pupil.begin()
    assert message["attachments"] == []
    assert "Your hand: ① 3♦ (group of 1), ① 5♣ (group of 1)." in text(message)


async def test_a_finished_lesson_opens_a_table_of_what_was_learned(freehold: Freehold) -> None:
    ben, game = freehold.guest("Ben"), load("monopoly")
    pupil = Pupil(ben, game, next(lesson for lesson in game.lessons if lesson.options))
    await pupil.begin()
    await pupil.finish()
    await ben.press("read", message_id=pupil.id)
    await ben.wait_for_reply("### Monopoly: The Card Game")
    await ben.press("lessontable", message_id=pupil.id)
    await ben.wait_for_reply("Your table is ready")
    match = await freehold.client.matches.in_channel(ben.channel_id)
    assert match is not None
    assert match.options.items() >= dict(pupil.lesson.options).items()
    await ben.press("lesson", message_id=pupil.id)
    await ben.wait_for_message(
        lambda m: int(m["id"]) == pupil.id and "What would you like to learn?" in text(m)
    )
    await ben.press("lesson", "property/first", message_id=pupil.id)
    await pupil.wait_for_step(0)
    again = Pupil(ben, game, pupil.lesson)
    assert "Welcome back!" not in text(await again.begin())


async def test_without_a_choice_all_lessons_are_offered_and_of_one_game_its_own(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    await ben.command("learn")
    message = await ben.wait_for_text("What would you like to learn?")
    (select,) = controls(message)
    assert [each["value"] for each in select["options"]] == [
        f"{game.key}/{lesson.name}" for game, lesson in list_lessons()
    ]
    for argument in ("monopoly", "property"):
        await ben.person.wait_for_answer(
            await ben.person.raw_component(int(message["id"]), Control("learn", argument=argument).custom_id)
        )
    await ben.wait_for_message(lambda m: find_step(m) == 0)
    await ben.wait_for_message(lambda m: [len(part.get("options", ())) for part in controls(m)] == [2])


async def test_no_lesson_of_others_and_no_other_step_is_touched(freehold: Freehold) -> None:
    ben, clara = freehold.guest("Ben"), freehold.guest("Clara")
    pupil = property_lesson(ben)
    await go_to_wild(pupil)
    mine = await freehold.client.lessons.find_own(1, ben.person.id)
    await clara.command("learn")
    message = int((await clara.wait_for_text("What would you like to learn?"))["id"])
    forged = [verb for verb in verbs() if verb.startswith("lesson") and verb != "lesson"]
    for verb in forged:
        for number in (1, 99):
            control = Control(verb, number, WILD, "/0=0.2").custom_id
            await clara.person.wait_for_answer(await clara.person.raw_component(message, control))
    await wait_until_idle(freehold)
    assert {*clara.find_replies()[: 2 * len(forged)]} == {language_of("en")("lesson-unknown")}
    for argument in ("/=0.2", "/=99", "/=0.-", "/9/9", "x", "/0=0.99", "/=" + "9" * 60):
        for verb in ("lessondo", "lessonsure", "lessonchoose", "lessonfill"):
            control = Control(verb, 1, WILD + 3, argument).custom_id
            await ben.person.wait_for_answer(await ben.person.raw_component(pupil.id, control))
            control = Control(verb, 1, WILD, argument).custom_id
            await ben.person.wait_for_answer(await ben.person.raw_component(pupil.id, control))
    await wait_until_idle(freehold)
    now = await freehold.client.lessons.find_own(1, ben.person.id)
    assert (now.game, now.step) == (mine.game, mine.step)
    assert not [reply for reply in ben.find_replies() if "Something went wrong" in reply]


async def test_lessons_are_begun_so_and_so_often(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    for _ in range(not_none(ACTS["lesson"].person) + 1):
        await ben.command("learn", game="property/first")
    assert await ben.wait_for_reply("a lot of lessons at once")
