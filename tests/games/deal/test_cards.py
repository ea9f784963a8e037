"""The deck (MD-01 to MD-06)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.core import Luck
from games.deal import GAME
from games.deal.cards import ANY, COLOR_NAMES, KIND, PRICE, RENTS, SIZE, VALUE
from games.deal.state import SETTINGS
from tests.games.deal.positions import NAMES


def card_value(name: str) -> int:
    return VALUE[NAMES[name][0]]


@pytest.mark.clause("MD-01")
def test_there_are_106_cards_worth_252_millions() -> None:
    kinds = Counter(KIND)
    actions = sum(kinds.values()) - sum(kinds[kind] for kind in ("money", "property", "wild", "rent"))
    assert (len(KIND), kinds["money"], kinds["property"], kinds["wild"]) == (106, 20, 28, 11)
    assert (actions, kinds["rent"], sum(VALUE)) == (34, 13, 252)


@pytest.mark.clause("MD-02")
def test_the_money() -> None:
    counts = {"10M": 1, "5M": 2, "4M": 3, "3M": 3, "2M": 5, "1M": 6}
    assert {name: len(NAMES[name]) for name in counts} == counts
    assert [card_value(name) for name in counts] == [10, 5, 4, 3, 2, 1]


@pytest.mark.clause("MD-03")
def test_the_properties() -> None:
    table = {
        "brown": (2, (1, 2), 1),
        "light_blue": (3, (1, 2, 3), 1),
        "pink": (3, (1, 2, 4), 2),
        "orange": (3, (1, 3, 5), 2),
        "red": (3, (2, 3, 6), 3),
        "yellow": (3, (2, 4, 6), 3),
        "green": (3, (2, 4, 7), 4),
        "dark_blue": (2, (3, 8), 4),
        "station": (4, (1, 2, 3, 4), 2),
        "utility": (2, (1, 2), 2),
    }
    assert {name: (SIZE[c], RENTS[c], PRICE[c]) for c, name in enumerate(COLOR_NAMES)} == table
    assert {name: len(NAMES[name]) for name in table} == {name: row[0] for name, row in table.items()}
    assert {name: card_value(name) for name in table} == {name: row[2] for name, row in table.items()}


@pytest.mark.clause("MD-04")
def test_the_wilds() -> None:
    table = {
        "green/dark_blue": (1, 4),
        "green/station": (1, 4),
        "station/utility": (1, 2),
        "light_blue/station": (1, 4),
        "brown/light_blue": (1, 1),
        "pink/orange": (2, 2),
        "red/yellow": (2, 3),
        "any": (2, 0),
    }
    assert {name: (len(NAMES[name]), card_value(name)) for name in table} == table
    assert sum(len(NAMES[name]) for name in table) == 11


@pytest.mark.clause("MD-05")
def test_the_actions_and_rents() -> None:
    table = {
        "breaker": (2, 5),
        "no": (3, 4),
        "sly": (3, 3),
        "forced": (3, 3),
        "debt": (3, 3),
        "birthday": (3, 2),
        "double": (2, 1),
        "house": (3, 3),
        "hotel": (2, 4),
        "go": (10, 1),
        "rent/brown/light_blue": (2, 1),
        "rent/pink/orange": (2, 1),
        "rent/red/yellow": (2, 1),
        "rent/green/dark_blue": (2, 1),
        "rent/station/utility": (2, 1),
        "rent/any": (3, 3),
    }
    assert {name: (len(NAMES[name]), card_value(name)) for name in table} == table
    assert len(ANY) == 10


@pytest.mark.clause("MD-06")
@pytest.mark.parametrize(("option", "count"), [("out", 104), ("in", 106)])
def test_the_deal_breakers_stay_out_unless_chosen(option: str, count: int) -> None:
    state, _ = GAME.deal(3, {"deal_breaker": option}, Luck(Random(1)))
    cards = GAME.cards(state)
    assert len(cards) == count
    assert set(NAMES["breaker"]) <= set(cards) or option == "out"
    assert GAME.view(state, None).options["deal_breaker"] == option


@pytest.mark.clause("MD-06")
def test_the_deal_breakers_stay_out_by_default() -> None:
    assert {setting.name: setting.values[0] for setting in SETTINGS} == {
        "scoring": "sets",
        "rounds": "1",
        "round_limit": "none",
        "deal_breaker": "out",
        "forced_deal_own_set": "no",
    }
