"""Property, by Sid Sackson: claim cells of a grid with pairs of cards, grow groups, collect rent."""

from __future__ import annotations

from typing import ClassVar

from games.core import Game, Standing
from games.property import begin, labels, rules, visibility
from games.property import state as states
from games.property.bot import strategy
from games.property.moves import AnyMove, Move
from games.property.recordings import RECORDINGS
from games.property.state import SETTINGS, State
from games.property.view import View


class Property(Game[State, Move, View]):
    """The game of Property for 2 to 6 players."""

    key = "property"
    seats = range(2, 7)
    settings = SETTINGS
    rules_version = 1
    sections: ClassVar = {
        "goal": "middle-3",
        "turn": "hand-5",
        "rent": "",
        "buying": "",
        "mortgage": "",
        "end": "",
        "options": "",
    }
    least: ClassVar = {2: 0.97, 3: 0.9, 4: 0.9, 5: 0.9, 6: 0.9}
    recordings = RECORDINGS

    def __init__(self) -> None:
        super().__init__(State, AnyMove)

    deal = staticmethod(begin.deal)
    offers = staticmethod(rules.offers)
    apply = staticmethod(rules.apply)
    view = staticmethod(visibility.view)
    outcome = staticmethod(rules.outcome)
    cards = staticmethod(states.cards)
    choose = staticmethod(strategy.choose)
    permute_hidden = staticmethod(visibility.permute_hidden)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    option_label = staticmethod(labels.option_label)
    warning = staticmethod(labels.warning)

    def waiting_for(self, state: State) -> frozenset[int]:
        """The one seat whose turn it is."""
        return _NOBODY if state.over else _ONE[state.turn]

    def active(self, state: State) -> frozenset[int]:
        """The seats neither bankrupt nor resigned."""
        return frozenset(seat for seat, out in enumerate(state.out) if not out)

    def standing(self, state: State) -> Standing:
        """What every seat has, counted as at the end."""
        return Standing(labels.wealth(state.count_property), rules.wealth(state))


_NOBODY: frozenset[int] = frozenset()
_ONE = tuple(frozenset({seat}) for seat in range(Property.seats.stop))

GAME = Property()
