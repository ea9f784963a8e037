"""Whom the events of Monopoly Deal concern: those who are asked, paid, robbed or refused, and nobody else."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Luck, Resign
from games.deal import GAME
from games.deal.answers.orders import ALWAYS, UNARMED
from games.texts import Event
from tests.games.deal.positions import make, position

FRONT = "red: red red red house"


def find_concerns(events: list[Event]) -> dict[str, tuple[int, ...]]:
    """Return the events that concern somebody, each with the seats concerned."""
    return {event.id.removeprefix("deal-"): event.concerns for event in events if event.concerns}


@pytest.mark.parametrize(
    ("move", "card", "choice", "expected"),
    [
        ("birthday", "birthday", {}, (1, 2)),
        ("debt", "debt", {"target": 2}, (2,)),
        ("rent", "rent/red/yellow", {}, (1, 2)),
        ("rent_one", "rent/any", {"target": 1}, (1,)),
        ("sly", "sly", {"taken": "green"}, (1,)),
        ("forced", "forced", {"taken": "brown"}, (2,)),
        ("breaker", "breaker", {"taken": "utility"}, (2,)),
        ("bank", "2M", {}, ()),
        ("lay", "pink", {}, ()),
        ("go", "go", {}, ()),
    ],
)
def test_an_action_concerns_those_it_is_aimed_at(
    move: str, card: str, choice: dict[str, int | str], expected: tuple[int, ...]
) -> None:
    state = position(
        f"{FRONT} | pink: pink",
        "bank: 1M | green: green",
        "bank: 1M | brown: brown | utility: utility utility",
        hands=(f"{card} 1M",),
    )
    events = make(state, 0, move, card=card, **choice)
    assert events[0].concerns == expected
    assert not any(event.concerns for event in events[1:])


def test_what_comes_of_it_concerns_the_other_side() -> None:
    state = position("", "red: red", "bank: 1M", hands=("sly forced no 1M", "no no", "go"))
    make(state, 0, "sly")
    assert find_concerns(make(state, 1, "refuse")) == {"no": (0,)}
    assert find_concerns(make(state, 0, "refuse")) == {"no": (1,)}
    assert find_concerns(make(state, 1, "accept")) == {"taken": (1,)}
    state = position("pink: pink", "red: red", hands=("forced no 1M", "no no"))
    make(state, 0, "forced")
    assert find_concerns(make(state, 1, "accept")) == {"swapped": (1,)}
    state = position("", "bank: 5M", "", hands=("debt birthday 1M", "no go", "go"))
    make(state, 0, "debt")
    make(state, 1, "refuse")
    assert find_concerns(make(state, 0, "accept")) == {"refused": (1,)}
    assert find_concerns(make(state, 0, "birthday")) == {"birthday": (1, 2), "nothing": (0,)}
    assert find_concerns(make(state, 1, "accept")) == {"paid": (0,)}


def test_what_is_answered_in_advance_concerns_who_was_not_asked() -> None:
    state = position("", "bank: 5M", hands=("debt 1M", "go"))
    state.accepts[1], state.pays[1] = ALWAYS, 1
    assert find_concerns(make(state, 0, "debt")) == {"debt": (1,), "paid": (0, 1)}
    state = position("", FRONT, hands=("breaker no 1M", "no go"))
    state.accepts[1] = UNARMED
    assert find_concerns(make(state, 0, "breaker")) == {"breaker": (1,), "no": (0, 1)}


def test_the_end_of_a_round_concerns_all_who_did_not_bring_it() -> None:
    front = "brown: brown brown | utility: utility utility | dark_blue: dark_blue"
    state = position(front, "", "", hands=("dark_blue", "go", "go"), scoring="points", rounds="2")
    told = make(state, 0, "lay", card="dark_blue")
    assert find_concerns(told)["complete"] == (1, 2)
    assert [event.concerns for event in told if event.id == "deal-counted"] == [(0,), (1,), (2,)]
    state = position("", "", round_limit="15", hands=("go", "go"))
    state.lap, state.first = 15, 1
    assert find_concerns(make(state, 0, "end")) == {"end-laps": (0, 1)}


def test_to_resign_concerns_those_who_are_left() -> None:
    state = position("", "", "")
    resigned = [GAME.apply(state, seat, Resign(), Luck(Random(1))) for seat in (2, 0)]
    assert list(map(find_concerns, resigned)) == [{"resign": (0, 1)}, {"resign": (1,), "alone": (1,)}]
