"""The lesson of Monopoly Deal: a match of three, told in ``locales/*/deal-rules.ftl``."""

from __future__ import annotations

from games.chance import Chance
from games.deal import moves as m
from games.deal.begin import deal
from games.deal.cards import BREAKERS, BROWN, DARK_BLUE, PINK, RED, UTILITY
from games.deal.lessons.positions import NAMES, Box
from games.deal.state import State, wilds
from games.kit.lesson import Lesson, Step

_YOU, _LEFT, _RIGHT = range(3)
_SEATS = 3

_FRONTS = ("red: red", "bank: 4M 1M", "bank: 5M 1M")
_HANDS = (
    "red 3M brown no sly rent/station/utility",
    "pink pink rent/brown/light_blue",
    "dark_blue double house",
)
_DRAWN = (
    "house utility",
    "2M hotel",
    "go rent/red/yellow",
    "red pink/orange",
    "debt hotel",
    "dark_blue rent/green/dark_blue",
    "any green",
)
"""What is drawn, one turn after the other; in your second one with *Pass Go* too."""


def _scene(chance: Chance) -> State:
    state, _ = deal(_SEATS, {}, chance)
    state.first = state.turn = _YOU
    box = Box()
    state.banks, state.groups = box.fronts(_FRONTS)
    state.wilds = list(map(wilds, state.groups))
    state.hands = [sorted(box.take(hand)) for hand in _HANDS]
    state.numbered = [hand[:] for hand in state.hands]
    planned = box.take(" ".join(_DRAWN))
    state.draw = [card for card in box.left if card not in BREAKERS]
    chance.shuffle(state.draw)
    state.draw += reversed(planned)
    return state


def _card(name: str, number: int = 0) -> int:
    """The card called *name* that comes as the *number*-th, as everything is taken from the box."""
    return NAMES[name][number]


LESSON = Lesson(
    "first",
    (
        Step("goal", scene=_scene, table=True),
        Step("lay", m.Lay(_card("red", 1), RED)),
        Step("bank", m.Bank(_card("3M"))),
        Step(
            "three",
            m.Lay(_card("brown"), BROWN),
            (
                (_LEFT, m.Lay(_card("pink"), PINK)),
                (_LEFT, m.Lay(_card("pink", 1), PINK)),
                (_LEFT, m.Lay(_card("utility"), UTILITY)),
                (_RIGHT, m.Lay(_card("dark_blue"), DARK_BLUE)),
                (_RIGHT, m.Bank(_card("2M"))),
                (_RIGHT, m.End()),
            ),
        ),
        Step("go", m.Go(_card("go"))),
        Step("set", m.Lay(_card("red", 2), RED)),
        Step(
            "rent",
            m.Rent(_card("rent/red/yellow"), RED, 0),
            (
                (_LEFT, m.Accept(_LEFT)),
                (_RIGHT, m.Accept(_RIGHT)),
                (_LEFT, m.Debt(_card("debt"), _YOU)),
            ),
        ),
        Step(
            "pay",
            m.Accept(_YOU),
            (
                (_LEFT, m.End()),
                (_RIGHT, m.Lay(_card("dark_blue", 1), DARK_BLUE)),
                (_RIGHT, m.Rent(_card("rent/green/dark_blue"), DARK_BLUE, 1)),
                (_LEFT, m.Accept(_LEFT)),
            ),
        ),
        Step("no", m.Refuse(_YOU), ((_RIGHT, m.Accept(_YOU)),)),
        Step("wild", m.Lay(_card("any"), BROWN)),
        Step("either", m.Lay(_card("pink/orange"), PINK)),
        Step("sly", m.Sly(_card("sly"), _card("pink", 1)), ((_RIGHT, m.Accept(_RIGHT)),), table=True),
        Step("over"),
    ),
    _SEATS,
)
