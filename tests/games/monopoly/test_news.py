"""Events concern players who were traded with, were passed a card or lost, never those who acted."""

from __future__ import annotations

import pytest

from games.core import Resign
from games.monopoly.moves import Confirm, Discard, Exchange, GoOut, PassCard, Trade
from games.texts import Event
from tests.games.monopoly.positions import act, ids, position, six_players

OTHER = "lightblue*2 pink orange red darkblue mr*2"


def find_concerns(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    """Return the seats that each event concerns, without events that concern nobody."""
    return [(id, event.concerns) for id, event in zip(ids(events), events, strict=True) if event.concerns]


@pytest.mark.clause("MC-21")
def test_a_trade_concerns_whose_pile_it_takes() -> None:
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1", "yellow", "station"))
    assert find_concerns(act(state, 0, Trade(1, 1, -1))) == [("trade", (1,))]
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1", "yellow", "station"))
    assert find_concerns(act(state, 0, Trade(2, 1, -1))) == []


@pytest.mark.clause("MC-71", "MC-72")
def test_an_exchange_concerns_the_other_and_a_passed_card_who_gets_it() -> None:
    state = six_players()
    assert find_concerns(act(state, 0, Exchange(2))) == [("trade", (2,))]
    act(state, 0, Discard((state.hands[0][0],)))
    act(state, 2, Discard((state.hands[2][0],)))
    told = [find_concerns(act(state, seat, PassCard(state.hands[seat][0]))) for seat in range(6)]
    assert told == [[], [], [], [], [], [("passed-you", (seat,)) for seat in (1, 2, 3, 4, 5, 0)]]


@pytest.mark.clause("MC-26", "MC-42")
def test_going_out_concerns_all_others_and_each_what_it_brings_them() -> None:
    state = position("yellow*3", OTHER, "pink orange", draw="mr h4", fill=True)
    assert find_concerns(act(state, 0, GoOut())) == [("out", (1, 2))]
    assert find_concerns(act(state, 0, Confirm())) == [("result", (1,)), ("result", (2,))]


@pytest.mark.clause("MC-60")
def test_the_end_of_a_match_concerns_who_did_not_win_it() -> None:
    state = position("yellow*3 h1", OTHER, "pink orange", draw="h4", fill=True)
    state.scores[1] = 20_000
    act(state, 0, GoOut())
    assert find_concerns(act(state, 0, Confirm()))[-1] == ("end", (0, 2))


@pytest.mark.clause("MC-63")
def test_that_somebody_leaves_concerns_who_stays() -> None:
    state = position("yellow*3", OTHER, "pink orange", draw="mr h4", fill=True)
    assert find_concerns(act(state, 1, Resign()))[0] == ("resign", (0, 2))


@pytest.mark.clause("MC-28")
def test_that_nobody_went_out_concerns_everybody() -> None:
    state = position("yellow*2", OTHER, piles=("h1", "h2"))
    state.idle = [1, 0]
    state.turn = 1
    told = find_concerns(act(state, 1, Trade(0, 1, -1)))
    assert ("undecided", (0, 1)) in told
