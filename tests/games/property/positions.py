"""Positions of Property for tests, in a short notation: cards as ``"7♥ 3♣"``, cells as (column, row)."""

from __future__ import annotations

from random import Random

from games.cards import cards as cards
from games.cards import is_red
from games.core import Event, Luck
from games.property import GAME
from games.property.board import cell_at
from games.property.moves import Play
from games.property.state import DECK, State

Place = tuple[int, int]
SIX = [(3, 5), (3, 4), (2, 4), (4, 4), (4, 3), (5, 4)]
"""The example of the printed rules: a group of six cells, with column 3, row 5 among them."""


def pair(words: str, column: int, row: int) -> Play:
    """Return the move that plays two cards, such as "2♦ 3♣", for the cell at *column* and *row*."""
    red, black = cards(words)
    return Play(red, black, column, row)


def position(
    *lands: list[Place],
    hands: tuple[str, ...] = (),
    money: tuple[int, ...] = (),
    purchase: tuple[str, ...] | None = None,
    mortgaged: tuple[Place, ...] = (),
    draw: str | None = None,
    turn: int = 0,
    **options: str,
) -> State:
    """Build a match with a seat for each of *lands*, in which seat *turn* plays.

    *draw* is the whole draw pile, the next card first, and all other cards are discarded. A hand
    that isn't given has one red and one black card.
    """
    seats = len(lands)
    state, _ = GAME.deal(seats, options, Luck(Random(7)))
    state.first = state.turn = turn
    state.lands = [mask(places) for places in lands]
    state.mortgaged = mask(list(mortgaged))
    if money:
        state.money = list(money)
    if purchase is not None:
        state.purchase = [cards(text) for text in purchase]
        given = [each for hand in state.purchase for each in hand]
        state.removed = [each for each in range(54) if each not in (*DECK, *given)]
    named = [each for text in hands for each in cards(text)]
    rest = [each for each in DECK if each not in named]
    top = [each for each in cards(draw or "") if each not in named]
    rest = [each for each in rest if each not in top]
    for seat in range(seats):
        hand = cards(hands[seat]) if seat < len(hands) else [_first(rest, True), _first(rest, False)]
        state.reds[seat] = sorted(each for each in hand if is_red(each))
        state.blacks[seat] = sorted(each for each in hand if not is_red(each))
    state.draw = [*([] if draw is not None else rest), *reversed(top)]
    state.discard = rest if draw is not None else []
    assert sorted(GAME.cards(state)) == list(range(54))
    return state


def _first(rest: list[int], red: bool) -> int:
    found = next(each for each in rest if is_red(each) == red)
    rest.remove(found)
    return found


def mask(places: list[Place]) -> int:
    """Return the cells at *places* as a mask."""
    return sum(1 << cell_at(*place) for place in places)


def play(state: State, pair: str, column: int = 0, row: int = 0) -> list[Event]:
    """Let the seat on turn play *pair*, the red card first; a 9 or 10 names *column* or *row*."""
    red, black = cards(pair)
    move = Play(red, black, column or red % 13 + 1, row or black % 13 + 1)
    return GAME.apply(state, state.turn, move, Luck(Random(3)))


def ids(events: list[Event]) -> list[str]:
    """Return the ids of the events."""
    return [event.id.removeprefix("property-") for event in events]


def owner(state: State, column: int, row: int) -> int:
    """Return the owner of the cell, or -1 if nobody owns it."""
    return GAME.view(state, None).owners[cell_at(column, row)]
