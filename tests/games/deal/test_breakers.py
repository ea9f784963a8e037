"""Deal Breakers are in play, and in pictures, only if the host wants them (MD-06)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from bot.league.rules import default_options
from games.core import Luck
from games.deal import GAME
from games.deal.cards import BREAKERS
from games.search.puzzles import puzzles
from render.deal.positions import positions


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from numbers(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from numbers(each)


def cards_on(view: Any) -> set[int]:
    """Return the cards that a view shows: in hand, in front, on the discard pile, played."""
    shown = [view.hand, view.banks, view.discard, view.groups, view.last and view.last.cards]
    window = view.window
    if window is not None:
        shown += [window.cards, [(ask.taken, ask.given) for ask in window.asks]]
    return set(numbers(msgspec.to_builtins(shown)))


def test_no_picture_shows_one_as_if_it_were_in() -> None:
    for name, position in positions().items():
        view = position.view
        there = cards_on(view) & set(BREAKERS)
        assert not there or view.options["deal_breaker"] == "in", name
    shown = set(GAME.sections.values())
    assert all(positions()[name].view.options["deal_breaker"] == "out" for name in shown if name)


def test_they_are_out_by_default_and_in_a_league() -> None:
    for chosen in ({}, default_options("deal")):
        for seats in GAME.seats_with(chosen):
            state, _ = GAME.deal(seats, chosen, Luck(Random(seats)))
            assert not set(GAME.cards(state)) & set(BREAKERS)


def test_no_lesson_and_no_puzzle_has_one() -> None:
    assert all(lesson.options.get("deal_breaker", "out") == "out" for lesson in GAME.lessons)
    for puzzle in puzzles("deal").values():
        assert not set(GAME.cards(GAME.decode(puzzle.state))) & set(BREAKERS)
