"""The result in words: places, scores, and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import games
from bot.discord.messages.result import describe_result
from bot.domain.match import Match
from bot.language import LOCALES, language_of
from games.core import Outcome


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["cardopoly", "deal"])
def test_equal_scores_with_different_places_say_what_decided(
    match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch, key: str, locale: str
) -> None:
    seats = 4
    ended = match(seats, 1, game=key, status="over", names=("Anna", "Ben", "Clara", "David"))
    words = language_of(locale).at_table(ended)

    def read_result(**how: Any) -> list[str]:
        outcome = Outcome(((0,), (1,), (2,), (3,)), (3, 1, 1, 0), **how)
        monkeypatch.setattr(type(games.load(key)), "outcome", lambda self, state: outcome)
        return describe_result(ended, words)[1:]

    plain, decided = read_result(), read_result(tiebreaks=(-1, 17, 4, 23))
    assert [line for line in decided if line in plain] == [plain[0], plain[3]]
    assert "17" in decided[1] and decided[1].startswith(plain[1])
    assert "4" in decided[2] and decided[2].startswith(plain[2])
