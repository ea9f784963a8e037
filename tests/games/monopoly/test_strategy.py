"""The bot of Monopoly finishes groups, uses open piles, gets rid of Chance in time, and goes out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.monopoly import GAME
from games.monopoly.moves import Confirm, Discard, GoOut, PassCard, Trade
from games.monopoly.state import State
from tests.games.monopoly.positions import act, kinds, position
from tests.kit.matches import steps

OTHER = "lightblue*2 pink orange red green utility mr*3"


def choose(state: State) -> Any:
    seat = min(GAME.waiting_for(state))
    return GAME.choose(GAME.view(state, seat), GAME.offers(state, seat), Random(1))


def test_it_trades_for_the_card_that_completes_a_group() -> None:
    state = position(
        "yellow*2 h1 h2 token*2 go*3 red", OTHER, draw="h3", piles=("brown", "h4 yellow"), fill=True
    )
    move = choose(state)
    assert isinstance(move, Trade)
    assert (move.pile, move.count) == (1, 1)


def test_where_a_match_is_played_on_it_nearly_always_does_the_same() -> None:
    decided = [
        (GAME.view(before, seat), GAME.offers(before, seat))
        for before, seat, *_ in steps("monopoly", (4, {}), 1, sense=1.0)
    ]
    same = sum(
        GAME.rollout(view, offers, Random(1)) == (GAME.choose(view, offers, Random(1)),)
        for view, offers in decided
    )
    assert 0.85 < same / len(decided) < 1


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("yellow*3 h1 h2 token*2 go*3 station", ["station"]),
        ("yellow*3 h1 h2 token*2 go*3 h4", ["h4"]),
        ("darkblue chance h1 h2 token*2 go*4 pink", ["pink"]),
    ],
)
def test_it_discards_what_fits_nowhere(hand: str, least: list[str]) -> None:
    state = position(hand, OTHER, piles=("brown", "h3"), fill=True)
    state.phase = 1
    move = choose(state)
    assert isinstance(move, Discard)
    assert kinds(move.cards) == least


def test_it_gives_a_chance_away_that_it_cannot_use_in_time() -> None:
    hand = "darkblue*2 h1 h2 token*2 red green go chance*1 brown"
    late = position(hand, OTHER, piles=("pink", "h3"))
    late.phase = 1
    early = position(hand, OTHER, piles=("pink", "h3"), fill=True)
    early.phase = 1
    assert kinds(choose(late).cards) == ["chance"]
    assert kinds(choose(early).cards) != ["chance"]


def test_it_goes_out_once_the_hand_is_worth_it() -> None:
    state = position("yellow*3 h1 h2 token*2 go*3", OTHER, piles=("brown", "h3"), fill=True)
    assert choose(state) == GoOut()
    act(state, 0, GoOut())
    assert choose(state) == Confirm()


@pytest.mark.parametrize(
    ("hand", "out"), [("brown*2", False), ("brown*2 go*3", True), ("brown*2 mr*3", True)]
)
def test_go_cards_and_mister_monopolies_make_a_poor_hand_worth_it(hand: str, out: bool) -> None:
    state = position(hand, OTHER.removesuffix(" mr*3"), draw="h1*5 h2*4 h3*3 token*6", piles=("pink", "h4"))
    assert (choose(state) == GoOut()) is out


def test_it_passes_the_card_it_misses_least() -> None:
    seats = [
        "yellow*3 h1 h2 token*2 go station",
        *[f"{name}*2" for name in ("pink", "red", "green", "orange")],
    ]
    state = position(*seats, "lightblue*2", piles=("brown",))
    state.six, state.size, state.phase = True, 9, 5
    move = choose(state)
    assert isinstance(move, PassCard)
    assert kinds([move.card]) == ["station"]
