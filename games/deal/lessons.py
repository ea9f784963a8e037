"""The lesson of Monopoly Deal, a match of three seats, and the notation of its positions.

Its texts are in ``locales/*/deal-rules.ftl``. The cards in front of a seat are written as
``"bank: 5M 2M | red: red red/yellow house | brown: any"``, and a hand as ``"no 5M"``. Cards have the names of
`NAMES`; each mention stands for the next card of that name that isn't used yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.chance import Chance
from games.deal import moves as m
from games.deal.begin import deal
from games.deal.cards import (
    ANY,
    BREAKERS,
    BROWN,
    COLOR_NAMES,
    COLORS,
    DARK_BLUE,
    HOTEL,
    HOUSE,
    KIND,
    MONEY,
    PINK,
    RED,
    RENT,
    UTILITY,
    VALUE,
)
from games.deal.sets import FILLED
from games.deal.state import NONE, Group, Groups, State, wilds
from games.kit.lesson import Lesson, Step


def name(card: int) -> str:
    """The name of *card* in a position.

    >>> name(0), name(48), name(93), name(105)
    ('10M', 'green/dark_blue', 'rent/brown/light_blue', 'rent/any')
    """
    kind, colors = KIND[card], COLORS[card]
    if kind == MONEY:
        return f"{VALUE[card]}M"
    parts = ["any"] if colors == ANY else [COLOR_NAMES[color] for color in colors]
    return "/".join(["rent", *parts] if kind == RENT else parts) or kind


NAMES: Final[dict[str, list[int]]] = {}
"""The cards with each name."""
for _each in range(len(KIND)):
    NAMES.setdefault(name(_each), []).append(_each)


class Box:
    """The cards that are not used yet."""

    def __init__(self) -> None:
        self._left = {key: cards[:] for key, cards in NAMES.items()}

    @property
    def left(self) -> list[int]:
        """All unused cards."""
        return [card for cards in self._left.values() for card in cards]

    def take(self, text: str) -> list[int]:
        """Take the next cards with these names."""
        return [self._left[each].pop(0) for each in text.split()]

    def fronts(self, texts: Sequence[str]) -> tuple[list[list[int]], list[Groups]]:
        """The banks and the properties in front of the seats."""
        banks: list[list[int]] = [[] for _ in texts]
        groups: list[Groups] = [[] for _ in texts]
        for seat, text in enumerate(texts):
            for part in filter(None, map(str.strip, text.split("|"))):
                what, _, cards = part.partition(":")
                if what == "bank":
                    banks[seat] = self.take(cards)
                else:
                    groups[seat].append(_group(what, self.take(cards)))
        return banks, groups


def _group(what: str, cards: list[int]) -> Group:
    laid = [card for card in cards if KIND[card] not in (HOUSE, HOTEL)]
    house, hotel = (next((card for card in cards if KIND[card] == kind), NONE) for kind in (HOUSE, HOTEL))
    group = (COLOR_NAMES.index(what), house, hotel, *laid)
    assert len(group) <= FILLED[group[0]]
    return group


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
"""The cards drawn, turn by turn; in your second turn *Pass Go* draws more."""


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
    """The *number*-th card called *name* to be taken from the box."""
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
