"""The controls of Property state the effects of a play, with the numbers from the rules."""

from __future__ import annotations

import pytest

from bot.language import language_of
from games.property import GAME
from games.property.state import State
from tests.games.property.positions import SIX, play, position
from tests.kit.narrow import not_none

SAY = language_of("en").with_seats(["Anna", "Ben", "Clara"])


def labels(state: State) -> dict[str, str]:
    view = GAME.view(state, state.turn)
    found = {}
    for offer in GAME.offers(state, state.turn):
        label = GAME.offer_label(view, offer)
        found[SAY(label.text)] = SAY(not_none(label.hint))
    return found


def name_pair(pair: str) -> str:
    red, black = pair.split()
    return f"{red} + {black} · column {red[0].replace('A', '1')}, row {black[0].replace('A', '1')}"


def options(state: State, number: int = 0) -> list[str]:
    view = GAME.view(state, state.turn)
    offer = GAME.offers(state, state.turn)[number]
    found = []
    for field in offer.fields:
        for option in field.options:
            label = GAME.option_label(view, offer, field, option)
            found.append(f"{SAY(label.text)}: {SAY(not_none(label.hint))}")
    return found


@pytest.mark.parametrize(
    ("pair", "hint"),
    [
        ("A♦ A♣", "Free: it becomes yours (rent $1 to $4)."),
        ("7♦ 7♣", "Free: it becomes yours, in a group of 3 (rent $3 to $12)."),
        ("7♦ 8♣", "Yours: it gets mortgaged. That brings no money, and next time you’d lose it."),
        ("8♦ 7♣", "Yours and mortgaged: you lose it."),
        ("3♥ 5♠", "Pay 🔶 Ben $24 (6 × $4 for ♥♠). You could then buy it for 6 units."),
    ],
)
def test_a_pair_tells_what_comes_of_it(pair: str, hint: str) -> None:
    state = position([(7, 8), (8, 7)], SIX, hands=(pair,), mortgaged=((8, 7),))
    assert labels(state) == {name_pair(pair): hint}


def test_nothing_is_said_of_a_sale_that_one_cannot_pay() -> None:
    state = position([], SIX, hands=("3♥ 5♠",), purchase=("K♥", ""))
    assert labels(state) == {name_pair("3♥ 5♠"): "Pay 🔶 Ben $24 (6 × $4 for ♥♠)."}


def test_a_ruinous_pair_warns() -> None:
    state = position([], SIX, hands=("3♥ 5♠",), money=(20, 100))
    assert labels(state) == {name_pair("3♥ 5♠"): "🔶 Ben charges $24, more than you have: you’re bankrupt!"}
    just = position([], SIX, hands=("3♥ 5♠",), money=(24, 100))
    assert labels(just) == {
        name_pair("3♥ 5♠"): "Pay 🔶 Ben $24 (6 × $4 for ♥♠). You could then buy it for 6 units."
    }


@pytest.mark.clause("PR-23")
def test_a_rent_that_ends_a_short_match_warns_and_is_asked_about() -> None:
    for goal, ends in ((124, True), (125, False), (0, False)):
        state = position([], SIX, hands=("3♥ 5♠",), money=(75, 100), purchase=("", ""))
        state.goal = goal
        view = GAME.view(state, 0)
        (offer,) = GAME.offers(state, 0)
        (hint,) = labels(state).values()
        assert ("Then 🔶 Ben has $124, and the match ends!" in hint) is ends
        assert (GAME.warning(view, offer, {}) is not None) is ends
        play(state, "3♥ 5♠")
        assert state.over is ends


def test_of_a_wild_pair_only_the_ruinous_cells_are_asked_about() -> None:
    state = position([], SIX, hands=("9♥ 5♠",), money=(20, 100))
    careful = "You choose the column next. Careful: some cells would bankrupt you."
    assert labels(state) == {"9♥ + 5♠ · any column, row 5": careful}
    (offer,) = GAME.offers(state, 0)
    view = GAME.view(state, 0)
    asked = {column: GAME.warning(view, offer, {"column": (column,)}) for column in range(1, 9)}
    assert {column for column, label in asked.items() if label} == {3}
    assert "you’re bankrupt" in SAY(not_none(not_none(asked[3]).hint))


def test_the_card_that_differs_comes_first() -> None:
    state = position([], [], hands=("2♦ 7♥ 3♣",))
    assert list(labels(state)) == ["2♦ + 3♣ · column 2, row 3", "7♥ + 3♣ · column 7, row 3"]
    state = position([], [], hands=("2♦ 3♣ 4♠",))
    assert list(labels(state)) == ["3♣ + 2♦ · column 2, row 3", "4♠ + 2♦ · column 2, row 4"]


def test_a_wild_card_tells_of_every_column() -> None:
    state = position([(1, 5)], SIX, hands=("9♦ 5♣",))
    assert labels(state) == {"9♦ + 5♣ · any column, row 5": "You choose the column next."}
    assert options(state)[:3] == [
        "Column 1: Yours: it gets mortgaged. That brings no money, and next time you’d lose it.",
        "Column 2: Free: it becomes yours, in a group of 2 (rent $2 to $8).",
        "Column 3: Pay 🔶 Ben $6 (6 × $1). You could then buy it for 6 units.",
    ]


def test_a_sale_names_price_cards_and_seller() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣",), purchase=("K♥ J♥", ""))
    play(state, "3♦ 5♣")
    ask = GAME.ask(GAME.view(state, 0))
    assert SAY(ask) == "You’ve paid the rent. Want to buy column 3, row 5 from 🔶 Ben for 1 unit?"
    assert SAY(GAME.ask(GAME.view(state, None))) == "🔵 Anna may buy column 3, row 5 from 🔶 Ben for 1 unit"
    assert options(state) == ["K♥: 4 units", "J♥: 1 unit"]


@pytest.mark.parametrize(
    ("counted", "said"), [("no", "Money in dollars"), ("yes", "Money and cells in dollars")]
)
def test_the_chart_says_what_it_counts(counted: str, said: str) -> None:
    assert SAY(GAME.standing(position([], [], count_property=counted)).unit) == said
