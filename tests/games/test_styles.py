"""Each style of a bot opponent does more of what its name says and changes nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from games import keys, load
from games.cardopoly import moves as cardopoly
from games.core import Offer
from games.deal import moves as deal
from games.deal.cards import HOTEL, HOUSE, KIND
from games.kit.styles import NEUTRAL, STYLES
from games.monopoly import moves as monopoly
from games.monopoly.cards import GO, MISTER
from games.monopoly.cards import HOTEL as LAST_BUILDING
from games.monopoly.cards import KIND as KINDS
from games.property import board
from games.search.levels import choose_move
from games.search.search import Budget, search
from tests.kit.matches import steps

MATCHES = {"deal": 8, "property": 2, "monopoly": 6, "cardopoly": 5}
"""The number of two-player matches whose positions are tried; 1 for any other game."""


@cache
def positions(key: str) -> list[tuple[Any, list[Offer]]]:
    """Return views and offers from matches of neutral opponents, wherever there is a choice."""
    game, found = load(key), []
    for number in range(MATCHES.get(key, 1)):
        options: dict[str, str] = {setting.name: setting.values[0] for setting in game.settings}
        for state, seat, *_ in steps(key, (game.seats[0], options), number, sense=1.0):
            offers = game.offers(state, seat)
            if len(offers) > 1 or offers[0].fields:
                found.append((game.view(state, seat), offers))
    return found


@cache
def neutral_moves(key: str) -> list[Any]:
    game = load(key)
    return [game.choose(view, offers, Random(1)) for view, offers in positions(key)]


def is_building(kind: int) -> bool:
    return 0 < kind <= LAST_BUILDING


def count_kept(view: Any, move: Any, is_liked: Callable[[int], bool]) -> int:
    """Return how many more liked cards the hand holds after *move*."""
    if isinstance(move, monopoly.Discard):
        return -sum(is_liked(KINDS[card]) for card in move.cards)
    if isinstance(move, monopoly.Trade):
        got, own = view.piles[move.pile][-move.count :], [*view.piles[view.seat], move.card]
        given = own if move.card >= 0 else own[:-1]
        return sum(is_liked(KINDS[card]) for card in got) - sum(
            is_liked(KINDS[card]) for card in given[-move.count :]
        )
    return 0


def lands(view: Any, move: Any) -> Iterator[tuple[int, int]]:
    """Return the cell of a play of Property and its owner; nothing for other moves."""
    for cell in board.cells((move.column,), (move.row,)) if hasattr(move, "column") else ():
        yield cell, view.owners[cell]


def count_beside(view: Any, move: Any, *, own: bool) -> int:
    """Return 1 if *move* takes an empty cell next to an own one, or to a rival's, else 0."""
    all_lands = board.lands_of(view.owners, view.seats)
    beside = [land for seat, land in enumerate(all_lands) if (seat == view.seat) == own]
    return sum(
        owner == board.NOBODY and any(board.neighbors(1 << cell) & land for land in beside)
        for cell, owner in lands(view, move)
    )


def count_bought(view: Any, move: Any) -> int:
    return sum(owner not in (board.NOBODY, view.seat) for _, owner in lands(view, move))


def count_wild(view: Any, move: Any) -> int:
    return sum(map(board.is_wild, (move.red, move.black))) if hasattr(move, "red") else 0


LIKED: dict[tuple[str, str], Callable[[Any, Any], int]] = {
    ("deal", "builder"): lambda view, move: (
        isinstance(move, deal.Build) - (isinstance(move, deal.Bank) and KIND[move.card] in (HOUSE, HOTEL))
    ),
    ("deal", "miser"): lambda view, move: isinstance(move, deal.Bank),
    ("deal", "thief"): lambda view, move: isinstance(
        move, deal.Sly | deal.Breaker | deal.Rent | deal.RentOne | deal.Debt | deal.Birthday
    ),
    ("property", "builder"): lambda view, move: count_beside(view, move, own=True),
    ("property", "trader"): count_bought,
    ("property", "miser"): lambda view, move: -count_wild(view, move),
    ("property", "thief"): lambda view, move: count_beside(view, move, own=False),
    ("monopoly", "builder"): lambda view, move: count_kept(view, move, is_building),
    ("monopoly", "trader"): lambda view, move: isinstance(move, monopoly.Trade | monopoly.Grow),
    ("monopoly", "miser"): lambda view, move: count_kept(view, move, {GO, MISTER}.__contains__),
    ("monopoly", "thief"): lambda view, move: move.count if isinstance(move, monopoly.Trade) else 0,
    ("cardopoly", "builder"): lambda view, move: isinstance(move, cardopoly.Expand),
    ("cardopoly", "trader"): lambda view, move: isinstance(
        move, cardopoly.Draft | cardopoly.Accept | cardopoly.AcceptGiving
    ),
    ("cardopoly", "miser"): lambda view, move: (
        -isinstance(move, cardopoly.Buy | cardopoly.Expand | cardopoly.Unmortgage)
    ),
}
"""What each style does more often, by game and style: a number for a move."""

STYLED = [(key, style) for key in keys() for style in STYLES if style.name in load(key).styles]


@pytest.mark.parametrize(("key", "style"), STYLED, ids=lambda each: getattr(each, "name", each))
def test_a_style_does_what_its_word_says(key: str, style: Any) -> None:
    game, liked = load(key), LIKED[key, style.name]
    more = fewer = 0
    for (view, offers), neutral in zip(positions(key), neutral_moves(key), strict=True):
        styled = game.choose_in_style(view, offers, Random(1), style)
        lead = liked(view, styled) - liked(view, neutral)
        more, fewer = more + (lead > 0), fewer + (lead < 0)
    assert more >= 3 * max(1, fewer)


@pytest.mark.parametrize("key", keys())
def test_without_a_style_the_choice_is_the_same(key: str) -> None:
    game = load(key)
    for (view, offers), neutral in zip(positions(key), neutral_moves(key), strict=True):
        assert game.choose_in_style(view, offers, Random(1), NEUTRAL) == neutral


@pytest.mark.parametrize("key", keys())
def test_a_game_knows_only_styles_that_there_are(key: str) -> None:
    assert load(key).styles <= {style.name for style in STYLES}


def test_every_level_plays_in_a_style() -> None:
    game, style = load("deal"), next(style for style in STYLES if style.name == "miser")
    for (view, offers), neutral in zip(positions("deal"), neutral_moves("deal"), strict=True):
        styled = game.choose_in_style(view, offers, Random(1), style)
        if styled != neutral and isinstance(neutral, deal.Rent):
            break
    assert choose_move(game, view, offers, Random(1), "normal", style=style) == styled
    easy = [choose_move(game, view, offers, Random(seed), "easy", style=style) for seed in range(20)]
    assert styled in easy
    assert search(game, view, offers, Random(1), Budget(simulations=40), style).tried[0].move == styled
    assert search(game, view, offers, Random(1), Budget(simulations=40)).tried[0].move == neutral
