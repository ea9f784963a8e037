"""What stands in the story of a match, and that Discord accepts it whatever the match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from discord import ui

import games
from bot.discord.messages import layout
from bot.discord.messages.story import LENGTH, LINES, build_story
from bot.discord.messages.table import SEALED
from bot.domain.match import Entry, Match
from bot.domain.replays import Passage, build_passage
from bot.domain.undo import UNDONE
from bot.language import LOCALES, language_of
from bot.service.pictures import Picture
from games.core import Event, Who


def texts(view: ui.LayoutView | ui.Section[Any]) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def event(name: str, seat: int, *concerns: int, **args: Any) -> Event:
    return Event(f"property-{name}", {"who": Who(seat), **args}, None, concerns)


CLAIM = event("claim", 0, column=1, row=2, cards="7♠")
RENT = event("rent", 1, 0, column=1, row=2, cards="8♠", amount=20, owner=Who(0), size=2)
DREW = event("drew", 0, count=2)
OTHER = event("claim", 2, column=5, row=5, cards="K♠")


def entry(number: int, *events: Event, private: bool = False) -> tuple[Entry, bytes | None]:
    return Entry(number, 0, 0.0, events, private), b""


def lines(found: Match, *events: Event) -> list[str]:
    view = build_story(found, Passage(((3, entry(9, *events)[0]),), False), language_of("en"))
    return texts(view).splitlines()


async def test_what_was_done_to_somebody_comes_first_and_draws_only_where_there_is_nothing_else(
    match: Callable[..., Any],
) -> None:
    found = match(3, 4)
    assert lines(found, DREW) == ["-# 🔵 Anna draws 2 cards."]
    assert lines(found, CLAIM, DREW) == ["-# 🔵 Anna claims column 1, row 2 with 7♠."]
    assert [line.split()[2] for line in lines(found, CLAIM, DREW, RENT, DREW, OTHER)] == ["Anna", "Ben"]
    assert len(lines(found, CLAIM, CLAIM)) == 1
    assert len(lines(found, CLAIM, RENT, RENT, OTHER, OTHER)) <= LINES


async def test_what_only_one_may_know_is_not_told(match: Callable[..., Any]) -> None:
    secret = Event("property-drew-you", {"cards": "A♠"}, (0,))
    assert lines(match(2, 3), secret) == ["-# The match continues below."]
    assert lines(match(2, 3), secret, CLAIM) == ["-# 🔵 Anna claims column 1, row 2 with 7♠."]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games.keys())
async def test_every_story_keeps_the_limits_and_is_one_or_two_short_lines(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str, locale: str
) -> None:
    game, say = games.load(key), language_of(locale)
    for seats in game.seats:
        found = match(seats, 60, game=key, names=awkward, locale=locale)
        events = (Event(SEALED, {"commitment": "ab" * 32}), *found.events)
        for opening in (False, True):
            both = ((0, entry(1, *events)[0]), (1, entry(2, *events)[0]))
            view = build_story(
                found, Passage(both, opening), say, [Picture("sheet-1.png", b"x", "words " * 400)]
            )
            accepted(view, ("sheet-1.png",))
            (section,) = [item for item in view.walk_children() if isinstance(item, ui.Section)]
            told = texts(section).splitlines()
            assert 1 <= len(told) <= LINES
            assert all(line.startswith("-# ") and len(line) <= LENGTH + 3 for line in told)
            assert "abab" not in "\n".join(told)


def test_a_text_is_shortened_by_what_is_read() -> None:
    text = "7 <:card_7S_0123abcd:42> " * 4
    for most in range(1, 20):
        short = layout.shorten(text, most)
        assert len(re.sub(r"<:\w+:\d+>", "x", short)) <= most
        assert "<" not in re.sub(r"<:\w+:\d+>", "", short)


def test_a_passage_leaves_out_what_was_taken_back_in_it_and_what_is_private() -> None:
    undone = Event(UNDONE, {"who": Who(0), "number": 4})
    log = [
        entry(2, DREW),
        entry(3, CLAIM),
        entry(4, DREW, private=True),
        entry(5, OTHER),
        entry(6, undone),
        entry(7, RENT),
    ]
    log[4] = (log[4][0], None)
    opening = build_passage(log, 0, 3)
    assert opening.opening
    assert [(step, each.number) for step, each in opening.entries] == [(0, 2), (1, 3)]
    assert not build_passage(log, 3, 6).opening
    assert [(step, each.number) for step, each in build_passage(log, 3, 6).entries] == [(4, 7)]
    assert [each.number for _, each in build_passage(log, 3, 4).entries] == [5]
    assert [each.number for _, each in build_passage(log, 4, 6).entries] == [6, 7]
