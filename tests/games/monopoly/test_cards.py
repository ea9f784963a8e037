"""The 60 cards, their kinds, values and names."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from bot.language import language_of
from games.core import Cards, Luck, Text
from games.monopoly import GAME
from games.monopoly.cards import HOUSE_COUNTS, KIND, MEMBERS, STATION_VALUES, VALUES, name_cards
from tests.games.monopoly.positions import KINDS
from tests.kit.matches import SEEDS, examples, setups, steps


def name(card: int, edition: int) -> str:
    (number,) = name_cards((card,), edition).cards
    return language_of("en")(GAME.card_name(number))


@pytest.mark.clause("MC-01")
def test_28_properties_have_the_values_of_their_groups() -> None:
    assert [len(members) for members in MEMBERS] == [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]
    assert VALUES[:8] == (50, 100, 150, 200, 250, 300, 350, 400)
    assert VALUES[9] == 500
    assert STATION_VALUES[2:] == (250, 500, 1000)


@pytest.mark.clause("MC-02")
def test_both_editions_name_every_property() -> None:
    uk = [name(card, 0) for card in range(28)]
    deluxe = [name(card, 1) for card in range(28)]
    assert uk[:2] == ["Old Kent Road", "Whitechapel Road"]
    assert uk[20:24] == ["Park Lane", "Mayfair", "King’s Cross", "Marylebone"]
    assert deluxe[:2] == ["Mediterranean Avenue", "Baltic Avenue"]
    assert deluxe[20:23] == ["Park Place", "Boardwalk", "Reading Railroad"]
    assert deluxe[14:17] == ["Atlantic Avenue", "Ventnor Avenue", "Marvin Gardens"]
    assert uk[26:] == deluxe[26:] == ["Electric Company", "Water Works"]
    assert len(set(uk)) == len(set(deluxe)) == 28


@pytest.mark.clause("MC-03")
def test_14_houses_and_2_hotels() -> None:
    assert HOUSE_COUNTS == (5, 4, 3, 2)
    counts = Counter(KIND)
    assert [counts[level] for level in range(1, 6)] == [5, 4, 3, 2, 2]
    assert name(KINDS["h3"][0], 0) == "3rd house"
    assert name(KINDS["hotel"][1], 1) == "Hotel"


@pytest.mark.clause("MC-04")
def test_16_bonus_cards() -> None:
    assert {kind: len(KINDS[kind]) for kind in ("token", "chance", "go", "mr")} == {
        "token": 6,
        "chance": 2,
        "go": 4,
        "mr": 4,
    }
    assert sum(map(len, KINDS.values())) == 60
    assert len({name(card, 0) for card in KINDS["token"]}) == 6
    told = Text("monopoly-dealt-you", {"cards": Cards((50, 56, 112), "monopoly")})
    assert language_of("en")(told) == "You were dealt Chance, Mr. Monopoly, GO."
    painted = language_of("en").with_seats(["Anna"], "picture")(told)
    assert painted == "You were dealt Chance, Mr. Mo\xadnop\xadoly, GO."  # soft hyphens allow line breaks


@pytest.mark.clause("MC-05")
@examples(10)
@given(data=st.data(), seed=SEEDS)
def test_the_cards_are_conserved(data: DataObject, seed: int) -> None:
    for *_, after in steps("monopoly", data.draw(setups("monopoly")), seed, resigning=0.01):
        assert sorted(GAME.cards(after)) == list(range(60))


@pytest.mark.clause("MC-02")
def test_the_deluxe_edition_takes_four_players() -> None:
    assert GAME.seats_with({"edition": "deluxe"}) == range(2, 5)
    assert GAME.seats_with({"edition": "uk"}) == range(2, 7)
    state, events = GAME.deal(2, {"edition": "deluxe"}, Luck(Random(1)))
    assert GAME.view(state, 0).options["edition"] == "deluxe"
    assert (
        language_of("en").with_seats(["Anna", "Ben"])(Text(events[0].id, events[0].args)).count("$10,000")
        == 1
    )
