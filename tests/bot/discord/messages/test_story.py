"""The story of a match: its content, and that Discord accepts it for any match."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

import games
from bot.discord.controls import parse
from bot.discord.messages import layout
from bot.discord.messages.story import (
    LENGTH,
    LINES,
    SHEET_LINES,
    build_sheets,
    build_story,
    since_last_ending,
)
from bot.discord.messages.table import SEALED, find_forced, tell_events
from bot.domain.forced_moves import ONLY
from bot.domain.match import Entry, Match
from bot.domain.replays import Passage, build_passage
from bot.domain.undo import UNDONE
from bot.language import LOCALES, language_of
from bot.service.pictures import Picture
from games.core import Event, Who
from tests.kit.narrow import not_none


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


def passage(*events: Event, step: int = 3, opening: bool = False) -> Passage:
    return Passage(((step, entry(9, *events)[0]),), opening)


def read_lines(found: Match, *events: Event) -> list[str]:
    """Return what a story says below the players."""
    view = build_story(found, passage(*events), language_of("en"))
    return texts(view).splitlines()[1:]


def verbs(view: ui.LayoutView) -> list[tuple[str, str]]:
    buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
    controls = [not_none(parse(button.custom_id or "")) for button in buttons]
    return [(control.verb, control.argument) for control in controls]


async def test_draws_are_told_only_where_there_is_nothing_else(match: Callable[..., Any]) -> None:
    found = match(3, 4)
    assert read_lines(found, DREW) == ["-# 🔵 Anna draws 2 cards."]
    assert read_lines(found, CLAIM, DREW) == ["-# 🔵 Anna takes column 1, row 2 with 7♠."]
    assert [line.split()[2] for line in read_lines(found, CLAIM, DREW, RENT, DREW, OTHER)] == [
        *("Anna", "Ben", "Clara")
    ]
    assert len(read_lines(found, CLAIM, CLAIM)) == 1
    many = [event("claim", 0, column=1, row=row, cards="7♠") for row in range(LINES + 3)]
    assert [line.split()[7] for line in read_lines(found, *many)] == [str(row) for row in range(3, LINES + 3)]


async def test_the_buttons_lead_to_the_first_turn_that_is_told_and_to_the_log(
    match: Callable[..., Any],
) -> None:
    claims = [event("claim", 0, column=1, row=row, cards="7♠") for row in range(LINES + 3)]
    moves = tuple((step, entry(step, claim)[0]) for step, claim in enumerate(claims, start=1))
    view = build_story(match(2, 3), Passage(moves, False), language_of("en"))
    assert verbs(view) == [("replay", "4.t"), ("log", "")]
    assert verbs(build_story(match(2, 3), Passage((), False), language_of("en"))) == []


async def test_what_only_one_may_know_is_not_told(match: Callable[..., Any]) -> None:
    secret = Event("property-drew-you", {"cards": "A♠"}, (0,))
    assert read_lines(match(2, 3), secret) == []
    assert read_lines(match(2, 3), secret, CLAIM) == ["-# 🔵 Anna takes column 1, row 2 with 7♠."]


def test_a_story_begins_after_the_last_score_sheet(match: Callable[..., Any]) -> None:
    found, sheet = match(2, 3, game="monopoly"), Event(min(games.load("monopoly").sheets), {})
    moves = ((1, entry(3, DREW)[0]), (2, entry(4, CLAIM, sheet)[0]), (3, entry(5, OTHER)[0]))
    assert since_last_ending(found, Passage(moves[:1], True)).entries == moves[:1]
    assert since_last_ending(found, Passage(moves, True)) == Passage(moves[2:], False)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games.keys())
async def test_every_story_keeps_the_limits_and_is_a_few_short_lines(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], key: str, locale: str
) -> None:
    game, say = games.load(key), language_of(locale)
    for seats in game.seats:
        found = match(seats, 60, game=key, names=awkward, locale=locale)
        events = (Event(SEALED, {"commitment": "ab" * 32}), *found.events)
        there = passage(*events)
        story = build_story(found, there, say)
        sheets = build_sheets(found, there, say, [Picture("sheet-1.png", b"x", "words " * 400)])
        accepted(story, ())
        accepted(sheets, ("sheet-1.png",))
        for view, first, most in ((story, 1, LINES), (sheets, 0, SHEET_LINES)):
            told = texts(view).splitlines()[first:]
            assert 1 <= len(told) <= most
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


def test_a_debt_and_its_payment_are_one_line_of_the_story(match: Callable[..., Any]) -> None:
    found: Match = match(2, 0, game="cardopoly")
    owed = Event("cardopoly-rent", {"who": Who(0), "to": Who(1), "count": 2}, concerns=(1,))
    paid = Event("cardopoly-paid", {"who": Who(0), "to": Who(1), "count": 2}, concerns=(1,))
    (line,) = read_lines(found, owed, paid)
    assert "2 cards of rent" in line
    assert line.count("2 cards") == 1


def test_a_debt_that_was_paid_by_the_only_possible_move_is_marked(match: Callable[..., Any]) -> None:
    found: Match = match(2, 0, game="cardopoly")
    owed = Event("cardopoly-rent", {"who": Who(0), "to": Who(1), "count": 2}, concerns=(1,))
    only = Event(ONLY, {"who": Who(0)}, concerns=(0,))
    paid = Event("cardopoly-paid", {"who": Who(0), "to": Who(1), "count": 2}, concerns=(1,))
    (line,) = read_lines(found, owed, only, paid)
    assert "2 cards of rent" in line
    assert "only possible move" in line


def test_the_story_and_the_table_say_which_move_was_the_only_one(match: Callable[..., Any]) -> None:
    found: Match = match(2, 0)
    claims = [CLAIM, event("claim", 0, column=3, row=4, cards="9♠")]
    only = Event(ONLY, {"who": Who(0)}, concerns=(0,))
    told = read_lines(found, claims[0], only, claims[1])
    assert ["only possible move" in line for line in told] == [False, True]
    found = replace(found, events=(claims[0], only, claims[1]))
    shown = tell_events(found, language_of("en").at_table(found), [])
    assert ["only possible move" in line for line in shown] == [False, True]


def test_a_later_move_is_not_taken_for_the_only_one() -> None:
    only, draw = Event(ONLY, {"who": Who(0)}), Event("drew", {"who": Who(0)})
    claim, others = Event("claim", {"who": Who(0)}), Event("claim", {"who": Who(1)})
    assert find_forced([only, claim, claim], {"drew"}) == {id(claim)}
    assert find_forced([only, draw, claim], {"drew"}) == find_forced([only, others, claim], {"drew"}) == set()
