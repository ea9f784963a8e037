"""Solving puzzles, for tests through Discord's protocol."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.puzzles.records import Given
from bot.puzzles.rows import PuzzleRows
from games import keys, load
from games.kit.moves import find_ways
from games.search.puzzles import WORTH, Answer, Puzzle
from games.search.puzzles import puzzles as all_puzzles
from sandbox.model.reading import controls
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest
from tests.kit.questions import Json, Question, parse_control

FEW = 3
"""How many puzzles each game has with `few`."""


async def find_given(freehold: Freehold, guest: Guest) -> Given:
    """Return the puzzle that *guest* was given last."""
    return (await PuzzleRows(freehold.store).find_given(guest.person.id, 0.0))[-1]


async def solve(freehold: Freehold, guest: Guest, message: Json, answer: Answer | None = None) -> Given:
    """Solve the puzzle in a *message* that *guest* was given last, with the best or another *answer*."""
    asked = await find_given(freehold, guest)
    puzzle = asked.definition
    answer = answer or puzzle.best
    id = int(message["id"])
    if puzzle.theme == WORTH:
        await guest.press(f"puzzleworth:{answer.amount}", message_id=id)
    elif puzzle.is_turn:
        for made in range(len(answer.moves)):
            await make(guest, message, puzzle, answer.moves, made)
            await wait_for_progress(guest, id, made)
    else:
        game = load(puzzle.game)
        question = Question(game, puzzle.position, puzzle.seat, 0, puzzle.offers)
        way = next(iter(find_ways(puzzle.offers, game.decode_move(answer.move)).items()))
        await guest.walk(message, question, *question.way(*way))
    await guest.wait_for_message(lambda m: int(m["id"]) == id and guest.find_control(["puzzle"], id))
    return await find_given(freehold, guest)


async def make(guest: Guest, message: Json, puzzle: Puzzle, moves: Sequence[bytes], made: int) -> None:
    """Make the next of *moves* on the *message* that asks for a turn, after *made* of them."""
    plan = puzzle.plan(moves[:made])
    question = Question(plan.game, plan.state, puzzle.seat, made, plan.offers)
    way = next(iter(find_ways(plan.offers, plan.game.decode_move(moves[made])).items()))
    await guest.walk(message, question, *question.way(*way))


async def wait_for_progress(guest: Guest, id: int, made: int) -> None:
    """Wait until more than *made* moves of the turn in the message *id* are made."""
    await guest.wait_for_message(lambda m: int(m["id"]) == id and count_made(m) > made)


def count_made(message: Json) -> int:
    """Count the moves made of the turn that a *message* asks for; a large number once it is answered."""
    versions = [parse_control(part).version for part in controls(message) if _is_asking(part)]
    return min(versions, default=1000)


def is_posed(message: Json) -> bool:
    """Whether a message asks a puzzle that somebody was given."""
    return any(map(_is_asking, controls(message)))


def _is_asking(part: Json) -> bool:
    id = part.get("custom_id", "")
    return any(f":puzzle{verb}:" in id for verb in ("do", "pick", "choose", "worth"))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit each game to its first puzzles, whoever asks."""
    first = {key: dict(sorted(all_puzzles(key).items())[:FEW]) for key in keys()}
    monkeypatch.setattr("bot.puzzles.puzzles.puzzles", first.__getitem__)
