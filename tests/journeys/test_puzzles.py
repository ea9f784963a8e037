"""A week of daily puzzles in a channel, with a restart: right and wrong answers, and what everybody sees."""

from __future__ import annotations

from msgspec.structs import replace

from bot.domain.durations import DAY
from bot.puzzles.boards import EVERY
from bot.puzzles.records import Board
from bot.puzzles.rows import PuzzleRows
from sandbox.model.permissions import Permission
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json
from tests.kit.solver import find_given, is_posed, solve

WEEK = 7
EPHEMERAL = 64


async def pass_time(freehold: Freehold, seconds: float) -> None:
    """Let time pass, and do everything that is due."""
    freehold.sandbox.world.advance(seconds)
    await brought(freehold)


async def brought(freehold: Freehold) -> None:
    await freehold.client.boards.tick()
    await freehold.client.boards.wait_until_idle()


def find_dailies(guest: Guest) -> list[Json]:
    """Return the public messages with the puzzle of a day, the oldest first."""
    return [m for m in reversed(guest.find_messages()) if "Puzzle of the day" in text(m)]


async def subscribe(anna: Guest, freehold: Freehold) -> None:
    """Let Anna turn on the daily puzzle in her channel."""
    await anna.command("settings")
    await anna.press("set:puzzles", str(anna.channel_id))
    await anna.wait_for_text("Puzzle of the day")
    await wait_until_idle(freehold)
    await brought(freehold)


async def answer_daily(freehold: Freehold, guest: Guest, *, right: bool) -> Json:
    """Open the daily puzzle and answer it; return the private message with the result."""
    asked = await guest.press("puzzleday")
    message = await guest.wait_for_message(lambda m: int(m["id"]) > asked and is_posed(m))
    assert message["flags"] & EPHEMERAL
    answers = (await find_given(freehold, guest)).definition.answers
    assert (await solve(freehold, guest, message, answers[0 if right else -1])).right is right
    return await guest.wait_for_message(lambda m: m["id"] == message["id"] and not is_posed(m))


async def test_a_week_of_daily_puzzles(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await subscribe(anna, freehold)
    seen = []
    for day in range(WEEK):
        posted = find_dailies(anna)
        assert len(posted) == day + 1
        assert [bool(controls(message)) for message in posted] == [False] * day + [True]
        assert not posted[-1]["mentions"] and len(posted[-1]["attachments"]) == 2
        right = await answer_daily(freehold, ben, right=day % 2 == 0)
        assert ("✅" in text(right)) == (day % 2 == 0)
        given_now = await find_given(freehold, ben)
        seen.append((given_now.game, given_now.puzzle))
        if day == 0:  # once more: it is answered, and stays so
            await ben.press("puzzleday")
            await ben.wait_for_text("answered this one already")
            wrong = await answer_daily(freehold, anna, right=False)
            assert "❌" in text(wrong)
            assert (await find_given(freehold, anna)).puzzle == given_now.puzzle
            assert "Nobody has answered" in text(find_dailies(anna)[-1])
            await pass_time(freehold, EVERY)
            table = text(find_dailies(anna)[-1])
            assert "Solved by** Ben" in table and "2 answers" in table and "Anna" not in table
        if day == 3:  # it is not running when the next one is due
            await freehold.stop()
            freehold.sandbox.world.advance(DAY)
            await freehold.start()
            await brought(freehold)
            await brought(freehold)
        else:
            await pass_time(freehold, DAY)
        explained = text(find_dailies(anna)[-2])
        assert "Best:" in explained or "It’s worth" in explained
        assert ("Solved by** Ben" in explained) == (day % 2 == 0)
    assert len(set(seen)) == WEEK
    chosen = await PuzzleRows(freehold.store).find_dailies(0)
    assert [(each.game, each.puzzle) for each in chosen[:WEEK]] == seen

    await answer_daily(freehold, ben, right=True)
    await pass_time(freehold, EVERY)
    assert "Solved by** Ben" in text(find_dailies(anna)[-1])
    await ben.command("privacy delete")
    await ben.press("forget")
    await ben.wait_for_reply("forgotten")
    assert await PuzzleRows(freehold.store).find_given(ben.person.id, 0.0) == []
    await pass_time(freehold, EVERY)
    assert "Ben" not in text(find_dailies(anna)[-1])


async def test_where_it_may_not_write_the_manager_is_told_once(freehold: Freehold) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    await subscribe(anna, freehold)
    world.deny(anna.channel_id, Permission.SEND_MESSAGES)
    for _ in range(2):
        await pass_time(freehold, DAY)
    told = [text(m) for m in anna.find_messages() if "can’t show the daily puzzle" in text(m)]
    assert len(told) == 1 and "Send Messages" in told[0]
    world.allow(anna.channel_id, Permission.SEND_MESSAGES)
    await world.until(lambda: len(find_dailies(anna)) == 2)
    await wait_until_idle(freehold)
    await freehold.client.boards.wait_until_idle()
    board = await PuzzleRows(freehold.store).find_board(next(iter(world.guilds)))
    assert board is not None and board.trouble == ""

    # Elsewhere from now on, then nowhere.
    elsewhere = freehold.guest("Anna", "lobby")
    await anna.command("settings")
    await anna.press("set:puzzles", str(elsewhere.channel_id))
    await elsewhere.wait_for_text("Puzzle of the day")
    await wait_until_idle(freehold)
    assert [m for m in find_dailies(anna) if controls(m)] == []
    await anna.press("set:puzzles")
    await wait_until_idle(freehold)
    await pass_time(freehold, DAY)
    assert len(find_dailies(elsewhere)) == 1


async def test_a_deleted_channel_ends_it_and_a_server_that_removed_freehold_hears_nothing(
    freehold: Freehold,
) -> None:
    world, anna = freehold.sandbox.world, freehold.guest("Anna")
    anna.channel_id = await anna.person.create_channel("puzzles")
    await subscribe(anna, freehold)
    board = await PuzzleRows(freehold.store).find_board(next(iter(world.guilds)))
    assert board is not None
    await anna.person.delete_channel(anna.channel_id)
    anna.channel_id = world.find_channel("games").id
    await pass_time(freehold, DAY)
    await anna.wait_for_text("The channel of the daily puzzle was deleted")
    assert await PuzzleRows(freehold.store).find_boards_before(2**31 - 1) == []
    await PuzzleRows(freehold.store).put_board(replace(Board(1, 2, anna.person.id), day=1))
    before = len(anna.find_messages())
    await pass_time(freehold, DAY)
    assert len(anna.find_messages()) == before
    assert freehold.client.boards.failing == {}
