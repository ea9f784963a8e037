"""The text of a puzzle: its question, and the names of its answers."""

from __future__ import annotations

import re

import pytest

from bot.discord.messages.moves import FIRST
from bot.discord.messages.panel import describe_question
from bot.domain.people import Person
from bot.language import language_of
from bot.puzzles.match import build_match
from bot.puzzles.messages import STEPS, PuzzleMoves, describe_theme, join_steps
from games.search.puzzles import FINISH, WORTH, games_with_puzzles, puzzles

CARDOPOLY = puzzles("cardopoly").values()


@pytest.mark.parametrize(("locale", "offered"), [("en", "You’re offered a trade"), ("de", "einen Tausch an")])
def test_who_is_offered_a_trade_is_asked_for_an_answer(locale: str, offered: str) -> None:
    """It is somebody else's turn then, at its beginning or end, or somebody else's debt."""
    asked = 0
    for puzzle in CARDOPOLY:
        if puzzle.theme != FINISH:
            answers = puzzle.position.proposal is not None
            said = describe_theme(
                puzzle, language_of(locale).at_table(build_match(puzzle, 1, Person(7, "Ben", locale)))
            )
            assert (offered in said) == answers, puzzle.name
            asked += answers
    assert asked


@pytest.mark.parametrize("locale", ["en", "de"])
def test_answers_have_names_of_their_own(locale: str) -> None:
    """No answer has the name of a button that only leads on, and a bid is called a bid."""
    say = language_of(locale)
    bids = 0
    for puzzle in CARDOPOLY:
        posed = PuzzleMoves(build_match(puzzle, 1, Person(7, "Ben", locale)), puzzle, say)
        called = [posed.name_answer(answer) for answer in puzzle.answers[:5]]
        assert len(set(called)) == len(called), puzzle.name
        assert not [name for name in called if "…" in name]
        bids += sum(name.startswith(("Bid ", "Höchstens ")) for name in called)
    assert bids


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_plan_in_one_line_names_whole_moves_and_says_how_many_more(locale: str) -> None:
    say = language_of(locale)
    steps = [f"{number}. " + "x" * 70 for number in range(1, 6)]
    line = join_steps(steps, say)
    assert line.startswith(STEPS.join(steps[:2]))
    assert "3." not in line and line.endswith("3 more" if locale == "en" else "noch 3")
    assert join_steps(steps[:2], say) == STEPS.join(steps[:2])
    assert join_steps(steps[:1], say) == steps[0]
    long = 0
    for puzzle in puzzles("deal").values():
        if puzzle.is_turn:
            posed = PuzzleMoves(build_match(puzzle, 1, Person(7, "Ben", locale)), puzzle, say)
            for answer in puzzle.answers:
                moves, shown = posed.name_steps(answer.moves), posed.name_answer(answer)
                assert shown == STEPS.join(moves) or any(
                    shown.startswith(f"{STEPS.join(moves[:count])} … ") for count in range(1, len(moves))
                )
                long += shown != STEPS.join(moves)
    assert long


@pytest.mark.parametrize(
    ("locale", "sign"), [("en", r"\bYour (whole )?(turn|move)\b"), ("de", "am Zug|Dein (ganzer )?Zug|dran")]
)
def test_whose_turn_it_is_is_said_once(locale: str, sign: str) -> None:
    """The theme of a puzzle stands right above the question of its hand, which says it."""
    for game in games_with_puzzles():
        for puzzle in puzzles(game).values():
            if puzzle.theme == WORTH:
                continue
            posed = PuzzleMoves(build_match(puzzle, 1, Person(7, "Ben", locale)), puzzle, language_of(locale))
            said = "\n".join([describe_theme(puzzle, posed.say), *describe_question(posed, FIRST)])
            assert len(re.findall(sign, said)) <= 1, said
