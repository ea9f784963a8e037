"""The result in words: places, scores, and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import games
from bot.discord.messages.result import describe_result, tell_end
from bot.domain.forced_moves import ONLY
from bot.domain.match import Entry, Match
from bot.domain.replays import list_ending
from bot.language import LOCALES, language_of
from games.core import Cards, Event, Outcome, Who

WINS = {
    "de": "gewinnt",
    "en": "wins",
    "es-419": "gan",
    "es-ES": "gan",
    "fr": "gagne",
    "it": "vince",
    "ja": "勝",
    "pl": "wygrywa",
    "pt-BR": "vence",
}
"""The word for winning in each language."""

ENDS = (
    "game-end-alone",
    "property-end-alone",
    "deal-alone",
    "cardopoly-end-alone",
    "cardopoly-end-team",
    "cardopoly-end-quick",
    "monopoly-end",
    "monopoly-end-alone",
)
"""The events of ends that name the winner."""


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


def test_the_end_tells_all_that_the_house_did_after_the_last_choice(match: Callable[..., Match]) -> None:
    def move(number: int, seat: int, *events: Event) -> tuple[Entry, bytes | None]:
        return Entry(number, seat, 0.0, events), b""

    def claim(seat: int, row: int) -> Event:
        return Event("property-claim", {"who": Who(seat), "column": 1, "row": row, "cards": Cards((0, 1))})

    def only(seat: int) -> Event:
        return Event(ONLY, {"who": Who(seat)})

    drew = Event("property-drew", {"who": Who(0), "count": 1})
    log = [
        move(1, 0, Event("property-start")),
        move(2, 0, claim(0, 1)),
        move(3, 1, claim(1, 2), drew),
        move(4, 0, only(0), claim(0, 3), drew),
        move(5, 1, only(1), claim(1, 4), Event("property-end-alone", {"who": Who(1)})),
    ]
    ended = match(2, 1, status="over", names=("Anna", "Ben"))
    ending = list_ending(ended, log)
    assert [entry.number for entry in ending] == [3, 4, 5]
    say = language_of("en").at_table(ended)
    _, played, forced, own, last = [
        line.removeprefix("-# ").replace("\u00a0", " ") for line in tell_end(ended, ending, say, 1)
    ]
    assert "takes column 1, row 2" in played and "only one" not in played
    assert "Anna had only one possible move, so I made it. " in forced and "row 3" in forced
    assert own.startswith("You had only one possible move") and "row 4" in own
    assert "last one left" in last


@pytest.mark.parametrize("locale", LOCALES)
def test_what_decided_a_match_does_not_say_again_who_won(match: Callable[..., Match], locale: str) -> None:
    say = language_of(locale).at_table(match(4, 1, names=("Anna", "Ben", "Clara", "David")))
    wins = WINS[locale]
    assert wins in say("result-won", winners="", count=1).lower()
    who = {"who": Who(0), "partner": Who(2)}
    assert not [end for end in ENDS if wins in say(end, **who, count=4, amount="£5").lower()]
