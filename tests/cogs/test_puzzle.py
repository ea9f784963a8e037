"""`/puzzle`: how puzzles are given, solved by taps and explained; nobody can use somebody else's."""

from __future__ import annotations

from itertools import cycle

import discord
import pytest

from bot.discord.controls import Control
from bot.domain.notifications.acts import ACTS
from bot.language import language_of
from bot.puzzles.rows import PuzzleRows
from games import load
from games.search.puzzles import games_with_puzzles
from games.search.puzzles import puzzles as all_puzzles
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json
from tests.kit.solver import count_made, few, find_given, is_posed, make, solve, wait_for_progress

__all__ = ["few"]

pytestmark = pytest.mark.usefixtures("few")

EPHEMERAL = 64


async def ask_for_puzzle(guest: Guest, game: str) -> Json:
    """Ask for a puzzle of a *game* and return its message."""
    asked = await guest.command("puzzle", game=game)
    return await guest.wait_for_message(lambda m: int(m["id"]) > asked and is_posed(m))


async def reload(guest: Guest, message: Json) -> Json:
    """Return the current version of a *message*."""
    return await guest.wait_for_message(lambda m: m["id"] == message["id"])


@pytest.mark.parametrize(("game", "locale"), [*zip(games_with_puzzles(), cycle(("de", "en")))])
async def test_a_puzzle_is_solved_by_taps_and_explained(freehold: Freehold, game: str, locale: str) -> None:
    ben, say = freehold.guest("Ben"), language_of(locale)
    await ben.person.speak(locale)
    message = await ask_for_puzzle(ben, game)
    assert message["flags"] & EPHEMERAL
    assert len(message["attachments"]) == 2
    solved = await solve(freehold, ben, message)
    assert solved.right
    assert text(await reload(ben, message)).count("✅") == 1
    assert say("puzzle-streak", days=1) in text(await reload(ben, message))

    await ben.press("puzzle", message_id=int(message["id"]))
    later = await ben.wait_for_message(lambda m: int(m["id"]) > int(message["id"]) and is_posed(m))
    asked = await find_given(freehold, ben)
    assert asked.puzzle != solved.puzzle
    wrong = await solve(freehold, ben, later, asked.definition.answers[-1])
    assert not wrong.right
    answered = await reload(ben, later)
    assert "❌" in text(answered) and "✅" not in text(answered) and "🔥" not in text(answered)
    assert say("puzzle-next") in [part.get("label") for part in controls(answered)]


async def test_a_turn_is_played_move_by_move_and_goes_on_after_a_restart(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = {name: each for name, each in sorted(all_puzzles("deal").items()) if each.is_turn}
    monkeypatch.setattr("bot.puzzles.puzzles.puzzles", {"deal": turns}.__getitem__)
    ben = freehold.guest("Ben")
    message = await ask_for_puzzle(ben, "deal")
    puzzle = (await find_given(freehold, ben)).definition
    best = puzzle.best.moves
    await make(ben, message, puzzle, best, 0)
    gone_on = await ben.wait_for_message(lambda m: m["id"] == message["id"] and count_made(m) == 1)
    assert "\n- " in text(gone_on) and (await find_given(freehold, ben)).moves == best[:1]

    # What was shown before makes nothing any more; what was made can be made anew, until it is answered.
    stale = next(part for part in controls(message) if part["type"] == 2)
    await ben.person.wait_for_answer(
        await ben.person.raw_component(int(message["id"]), stale["custom_id"], None)
    )
    assert (await find_given(freehold, ben)).moves == best[:1]
    await ben.press("puzzlereset", message_id=int(message["id"]))
    message = await ben.wait_for_message(lambda m: m["id"] == message["id"] and count_made(m) == 0)
    assert (await find_given(freehold, ben)).moves == ()
    await make(ben, message, puzzle, best, 0)
    await ben.wait_for_message(lambda m: m["id"] == message["id"] and count_made(m) == 1)

    await freehold.stop()
    await freehold.start()
    for made in range(1, len(best)):
        await make(ben, message, puzzle, best, made)
        await wait_for_progress(ben, int(message["id"]), made)
    solved = await find_given(freehold, ben)
    assert solved.right and solved.moves == best
    assert "✅" in text(await reload(ben, message))

    await ben.press("puzzle", message_id=int(message["id"]))
    later = await ben.wait_for_message(lambda m: int(m["id"]) > int(message["id"]) and is_posed(m))
    wrong = (asked := (await find_given(freehold, ben)).definition).answers[asked.right_count]
    assert not (await solve(freehold, ben, later, wrong)).right
    answered = text(await reload(ben, later))
    assert "❌" in answered and "Better:" in answered and "wins at once" in answered


async def test_a_missed_one_is_given_again_and_said_to_be(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    ben = freehold.guest("Ben")
    message = await ask_for_puzzle(ben, "property")
    assert "another go" not in text(message)
    missed = await solve(freehold, ben, message, (await find_given(freehold, ben)).definition.answers[-1])
    monkeypatch.setattr("bot.puzzles.puzzles.RETRY", 0.0)
    again = await ask_for_puzzle(ben, "property")
    assert (await find_given(freehold, ben)).puzzle == missed.puzzle
    assert "You missed this one a while ago. Here’s another go." in text(again)


async def test_what_is_unusual_about_its_match_is_told(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = {
        name: each
        for name, each in all_puzzles("cardopoly").items()
        if load("cardopoly").view(each.position, each.seat).quick
    }
    monkeypatch.setattr("bot.puzzles.puzzles.puzzles", {"cardopoly": quick}.__getitem__)
    ben = freehold.guest("Ben")
    assert "the first to own 4 wins" in text(await ask_for_puzzle(ben, "cardopoly"))


async def test_one_waits_until_it_is_answered_also_in_a_direct_message(freehold: Freehold) -> None:
    ben = freehold.guest("Ben")
    first = await ask_for_puzzle(ben, "property")
    ben.channel_id = (await freehold.client.create_dm(discord.Object(ben.person.id))).id
    second = await ask_for_puzzle(ben, "property")
    assert text(second) == text(first)
    assert not second["flags"] & EPHEMERAL
    await solve(freehold, ben, second)
    # The other message asks no longer: it shows the answer too.
    part = next(part for part in controls(first) if part["type"] in (2, 3))
    values = [part["options"][0]["value"]] if "options" in part else None
    await ben.person.wait_for_answer(
        await ben.person.raw_component(int(first["id"]), part["custom_id"], values)
    )
    await ben.wait_for_text("answered this one already")


async def test_forged_controls_give_and_answer_nothing(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ask_for_puzzle(anna, "property")
    message = await ask_for_puzzle(ben, "property")
    mine, theirs = await find_given(freehold, ben), await find_given(freehold, anna)
    forged = [
        *(
            Control(f"puzzle{verb}", theirs.id, 0, "/0=0")
            for verb in ("do", "pick", "choose", "sure", "fill")
        ),
        Control("puzzleworth", theirs.id, 0, "100"),
        Control("puzzleworth", mine.id, 0, "100"),
        Control("puzzledo", mine.id, 0, "/99"),
        Control("puzzleday", 0, 3),
        Control("puzzle", argument="nonsense"),
        Control("set", argument="puzzles"),
    ]
    for control in forged:
        await ben.person.wait_for_answer(
            await ben.person.raw_component(int(message["id"]), control.custom_id, None)
        )
    await wait_until_idle(freehold)
    assert await find_given(freehold, anna) == theirs
    assert await find_given(freehold, ben) == mine
    assert await PuzzleRows(freehold.store).find_boards_before(2**31 - 1) == []


async def test_nobody_takes_too_many_at_once(freehold: Freehold, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ACTS, "puzzle", ACTS["puzzle"]._replace(person=1))
    ben = freehold.guest("Ben")
    await ask_for_puzzle(ben, "property")
    await ben.command("puzzle")
    await ben.wait_for_reply("That’s a lot of puzzles at once")
