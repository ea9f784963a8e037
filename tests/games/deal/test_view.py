"""The public part of a view of Monopoly Deal, including the last action."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import asdict

from games.core import Luck, Resign, Who
from games.deal import GAME
from games.deal.state import POINTS, State
from games.deal.view import Counted, Group, Roll
from tests.games.deal.positions import NAMES, color, hand, ids, make, name, position
from tests.kit.matches import steps
from tests.kit.narrow import narrow, not_none

CHANCE = Luck(Random(3))
MINE = "bank: 2M 5M | red: red red any house hotel | brown: brown | red: red/yellow"
HANDS = ("no 1M", "go", "4M 4M")


def read_last_action(state: State) -> tuple[int | str | None, ...]:
    """Return the last action: seat, kind, names of the cards, other seat, color and amount."""
    last = GAME.view(state, None).last
    assert last is not None
    return last.seat, last.what, " ".join(map(name, last.cards)), last.other, last.color, last.amount


def test_the_view_of_a_table() -> None:
    state = position(MINE, "bank: 10M", "", hands=HANDS, draw="1M 3M", discard="debt go", round_limit="15")
    state.points, state.values, state.completed = [[10, 7, 5], [7, 10, 5]], [[9, 5, 1], [1, 8, 0]], [0, -1]
    state.rolls, state.first, state.lap, state.round, state.rounds = [[1, 6, 5], [2, 3, 4]], 1, 4, 3, 5
    state.accepts, state.pays = [1, 2, 0], [1, 0, 0]
    state.out[2] = "resigned"
    spectator, mine = GAME.view(state, None), GAME.view(state, 0)
    red = tuple(NAMES["red"][:2])
    assert spectator.groups[0] == (
        Group(0, tuple(NAMES["brown"][:1]), None, None, False, 1),
        Group(4, (*red, NAMES["any"][0]), NAMES["house"][0], NAMES["hotel"][0], True, 13),
        Group(4, tuple(NAMES["red/yellow"][:1]), None, None, False, 2),
    )
    assert spectator.groups[1:] == ((), ())
    assert spectator.banks == (tuple(NAMES["2M"][:1] + NAMES["5M"][:1]), tuple(NAMES["10M"]), ())
    assert (spectator.bank_values, spectator.worth) == ((7, 10, 0), (7 + 6 + 3 + 4 + 1 + 3, 10, 0))
    assert (spectator.hand, mine.hand) == ((), tuple(state.hands[0]))
    assert spectator.hand_sizes == (2, 1, 2)
    assert (spectator.draw, spectator.discard) == (2, tuple(state.discard))
    assert spectator.discard[:2] == (NAMES["debt"][0], NAMES["go"][1])
    assert (spectator.turn, spectator.plays, spectator.phase, spectator.awaited) == (0, 3, "play", (0,))
    assert spectator.window is None
    assert spectator.rolls == (Roll(1, (6, 5)), Roll(2, (3, 4)))
    assert (spectator.first, spectator.round, spectator.rounds, spectator.lap) == (1, 3, 5, 4)
    assert spectator.points == (17, 17, 10)
    assert spectator.counted == (Counted((9, 5, 1), (10, 7, 5), 0), Counted((1, 8, 0), (7, 10, 5), None))
    assert (spectator.accepts, spectator.pays) == ("ask", False)
    assert (mine.accepts, mine.pays) == ("unarmed", True)
    assert (GAME.view(state, 1).accepts, GAME.view(state, 1).pays) == ("always", False)
    assert (spectator.out, spectator.outcome, spectator.seat) == (("", "", "resigned"), None, None)
    different = {key for key, value in asdict(mine).items() if value != asdict(spectator)[key]}
    assert different == {"seat", "hand", "numbers", "accepts", "pays"}


@pytest.mark.parametrize(
    "options",
    [
        {"scoring": "sets", "rounds": "1", "round_limit": "none"},
        {"scoring": "points", "rounds": "4", "round_limit": "30"},
        {"scoring": "points", "rounds": "8", "round_limit": "15"},
    ],
)
@pytest.mark.parametrize("extra", [("in", "no"), ("out", "yes")])
def test_the_options_are_told_as_they_were_chosen(options: dict[str, str], extra: tuple[str, str]) -> None:
    chosen = {**options, "deal_breaker": extra[0], "forced_deal_own_set": extra[1]}
    state, events = GAME.deal(2, chosen, CHANCE)
    assert GAME.view(state, None).options == chosen
    assert len(GAME.cards(state)) == (106 if extra[0] == "in" else 104)
    assert ("round" in ids(events)) == (options["rounds"] != "1")


def test_nobody_is_asked_anything_when_it_is_over() -> None:
    state = position("", "")
    GAME.apply(state, 1, Resign(), CHANCE)
    view = GAME.view(state, 0)
    assert (view.phase, view.awaited, view.points) == ("", (), (0, 0))
    assert GAME.standing(state).figures == (0, 0)
    assert [GAME.anytime_offers(state, seat) for seat in range(2)] == [[], []]


@pytest.mark.parametrize(
    ("card", "move", "choice", "last"),
    [
        ("4M", "bank", {}, (0, "bank", "4M", None, None, 0)),
        ("pink", "lay", {}, (0, "lay", "pink", None, color("pink"), 0)),
        ("any", "lay", {"color": "green"}, (0, "lay", "any", None, color("green"), 0)),
        ("go", "go", {}, (0, "go", "go", None, None, 0)),
        ("hotel", "build", {}, (0, "build", "hotel", None, color("red"), 0)),
        ("birthday", "birthday", {}, (0, "birthday", "birthday", None, None, 2)),
        ("debt", "debt", {"target": 2}, (0, "debt", "debt", 2, None, 5)),
        ("rent/red/yellow", "rent", {}, (0, "rent", "rent/red/yellow", None, color("red"), 9)),
        ("rent/any", "rent_one", {"target": 1}, (0, "rent", "rent/any", 1, color("red"), 9)),
        ("sly", "sly", {}, (0, "sly", "sly", 1, None, 0)),
        ("breaker", "breaker", {}, (0, "breaker", "breaker", 2, color("brown"), 0)),
    ],
)
def test_what_was_played_is_seen(
    card: str, move: str, choice: dict[str, int | str], last: tuple[int | str | None, ...]
) -> None:
    front = "red: red red red house"
    state = position(
        front,
        "bank: 10M | green: green",
        "bank: 5M | brown: brown brown",
        hands=(f"{card} 1M 1M", "go", "go"),
    )
    make(state, 0, move, card=card, **choice)
    assert read_last_action(state) == last


def test_what_comes_of_it_is_seen() -> None:
    state = position("red: red | pink: pink/orange", "green: green", hands=("forced sly 1M", "no go"))
    make(state, 0, "forced", own="red")
    assert read_last_action(state) == (0, "forced", "forced", 1, None, 0)
    make(state, 1, "refuse")
    assert read_last_action(state) == (1, "no", "no", 0, None, 0)
    make(state, 0, "accept")
    assert read_last_action(state) == (1, "refused", "", 0, None, 0)
    make(state, 0, "arrange")
    assert read_last_action(state) == (0, "arrange", "pink/orange", None, color("orange"), 0)
    make(state, 0, "sly")
    make(state, 1, "accept")
    assert read_last_action(state) == (1, "taken", "green", 0, color("green"), 0)
    make(state, 0, "end")
    assert read_last_action(state) == (0, "end", "", None, None, 0)


def test_what_was_paid_is_seen() -> None:
    state = position("", "bank: 4M 1M | red: red", hands=("debt 1M", "go"))
    make(state, 0, "debt")
    make(state, 1, "pay", cards="4M red")
    assert read_last_action(state) == (1, "paid", "4M red", 0, None, 7)


def test_what_was_rearranged_is_seen() -> None:
    state = position("red: red/yellow red/yellow any house", "")
    make(state, 0, "shift")
    assert read_last_action(state) == (0, "arrange", "red/yellow red/yellow any", None, color("yellow"), 0)


def test_a_stolen_set_is_seen_with_its_buildings() -> None:
    state = position("", "brown: brown brown house", hands=("breaker 1M", "go"))
    make(state, 0, "breaker")
    window = GAME.view(state, None).window
    assert not_none(window).color == color("brown")
    assert {name(card) for card in not_none(window).asks[0].taken} == {"brown", "house"}
    make(state, 1, "accept")
    last = GAME.view(state, None).last
    assert (not_none(last).what, not_none(last).color, len(not_none(last).cards)) == (
        "taken",
        color("brown"),
        3,
    )


def test_a_round_that_begins_shows_nothing_of_the_last() -> None:
    front = "brown: brown brown | utility: utility utility | dark_blue: dark_blue"
    state = position(front, "", hands=("dark_blue", "go"), scoring="points", rounds="2")
    make(state, 0, "lay", card="dark_blue")
    assert GAME.view(state, None).last is None


@pytest.mark.clause("MD-37")
def test_those_who_have_nothing_are_told_in_the_order_of_play() -> None:
    state = position("", "", "bank: 1M", "", "", hands=("go", "go", "birthday 1M", "go", "go"), turn=2)
    state.banks[2], state.banks[0] = [], NAMES["5M"][:1]
    events = make(state, 2, "birthday")
    assert [narrow(Who, event.args["who"]).seat for event in events if event.id == "deal-nothing"] == [
        3,
        4,
        1,
    ]
    asks = not_none(GAME.view(state, None).window).asks
    assert [(ask.seat, ask.settled, ask.answers) for ask in asks] == [
        (0, "", 0),
        (1, "nothing", None),
        (3, "nothing", None),
        (4, "nothing", None),
    ]


@pytest.mark.clause("MD-14")
def test_no_card_is_lost_in_a_cut() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M 5M", "go"), draw="10M go go")
    bottom = state.draw[0]
    make(state, 0, "end")
    make(state, 0, "discard", cards="5M 4M")
    assert state.draw[2] == bottom
    assert len(set(GAME.cards(state))) == 106
    assert "5M" not in hand(state, 0)


def test_there_are_points_for_every_seat() -> None:
    assert (len(POINTS), sorted(POINTS, reverse=True)) == (GAME.seats[-1], list(POINTS))


def test_a_settled_demand_says_how_it_was_settled() -> None:
    settled = set()
    for seed in range(6):
        for *_, after in steps("deal", (4, {}), seed):
            window = GAME.view(after, None).window
            settled |= {ask.settled for ask in window.asks} if window else set()
    assert {"", "paid"} <= settled <= {"", "paid", "taken", "refused", "nothing"}


def list_numbered_hand(state: State, seat: int = 0) -> list[str]:
    """Return the numbers and names of the cards that *seat* holds."""
    view = GAME.view(state, seat)
    return [f"{number} {name(card)}" for number, card in zip(view.numbers, view.hand, strict=True)]


def test_a_card_keeps_its_number_as_long_as_a_turn_goes_on() -> None:
    state = position("", "", hands=("1M 2M red go sly", "5M no"), draw="1M 4M 3M green brown brown")
    assert list_numbered_hand(state) == ["1 2M", "2 1M", "3 red", "4 sly", "5 go"]
    make(state, 0, "bank", card="2M")
    assert list_numbered_hand(state) == ["2 1M", "3 red", "4 sly", "5 go"]
    make(state, 0, "go")
    assert list_numbered_hand(state) == ["2 1M", "3 red", "4 sly", "6 4M", "7 1M"]
    assert list_numbered_hand(GAME.copy(state)) == list_numbered_hand(state)
    make(state, 0, "end")
    assert list_numbered_hand(state) == ["1 4M", "2 1M", "3 1M", "4 red", "5 sly"]
    assert list_numbered_hand(state, 1) == ["1 5M", "2 3M", "3 green", "4 no"]


def test_a_card_that_is_played_and_drawn_again_has_its_number_again() -> None:
    state = position("", "", hands=("1M go red", "no"))
    state.discard, state.draw = [], NAMES["4M"][:1]
    make(state, 0, "go")
    assert sorted(list_numbered_hand(state)) == ["1 1M", "2 red", "3 go", "4 4M"]


def test_only_the_seat_on_turn_knows_what_it_has_drawn_in_its_turn() -> None:
    state = position("", "", hands=("2M go", "5M"), draw="1M 4M 3M green brown brown")
    assert GAME.view(state, 0).drawn == ()
    make(state, 0, "go")
    drawn = GAME.view(state, 0).drawn
    assert [name(card) for card in drawn] == ["4M", "1M"]
    assert GAME.view(state, 1).drawn == GAME.view(state, None).drawn == ()
    make(state, 0, "bank", card="4M")
    assert [name(card) for card in GAME.view(state, 0).drawn] == ["1M"]
    make(state, 0, "end")
    assert [name(card) for card in GAME.view(state, 1).drawn] == ["3M", "green"]
    assert GAME.view(state, 0).drawn == ()
    assert GAME.view(GAME.permute_hidden(state, 1, Random(3)), 1).drawn == GAME.view(state, 1).drawn
