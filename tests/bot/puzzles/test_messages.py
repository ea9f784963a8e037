"""What a puzzle says: what is asked, and what its answers are called."""

from __future__ import annotations

import pytest

from bot.language import language_of
from bot.puzzles.match import match
from bot.puzzles.messages import Posed, theme
from games.search.puzzles import FINISH, puzzles

CARDOPOLY = puzzles("cardopoly").values()


@pytest.mark.parametrize(
    ("locale", "offered"), [("en", "You are offered a trade"), ("de", "einen Tausch an")]
)
def test_who_is_offered_a_trade_is_asked_for_an_answer(locale: str, offered: str) -> None:
    """It is somebody else's turn then, at its beginning or its end, or somebody else's debt."""
    asked = 0
    for puzzle in CARDOPOLY:
        if puzzle.theme != FINISH:
            answers = puzzle.position.proposal is not None
            said = theme(puzzle, language_of(locale).at(match(puzzle, 1, "Ben", locale)))
            assert (offered in said) == answers, puzzle.name
            asked += answers
    assert asked


@pytest.mark.parametrize("locale", ["en", "de"])
def test_answers_have_names_of_their_own(locale: str) -> None:
    """No name of a button is left that only leads on, and a bid is called one."""
    say = language_of(locale)
    bids = 0
    for puzzle in CARDOPOLY:
        posed = Posed(match(puzzle, 1, "Ben", locale), puzzle, say)
        called = [posed.called(answer) for answer in puzzle.answers[:5]]
        assert len(set(called)) == len(called), puzzle.name
        assert not [name for name in called if "…" in name]
        bids += sum(name.startswith(("Bid ", "Höchstens ")) for name in called)
    assert bids
