"""Property, by Sid Sackson: claim cells of a grid with pairs of cards, grow groups, collect rent."""

from __future__ import annotations

from typing import ClassVar

from games.core import Game, Length, Pace, Standing
from games.kit.seats import active_seats
from games.property import begin, labels, offers, panel, plans, rules, visibility
from games.property import state as states
from games.property.lessons import LESSON
from games.property.moves import Move
from games.property.opponent import features, strategy, styled, worlds
from games.property.state import SETTINGS, State
from games.property.view import View
from games.settings import Recording


class Property(Game[State, Move, View]):
    """The game of Property for 2 to 6 players."""

    key = "property"
    rules_version = 1
    seats = range(2, 7)
    settings = SETTINGS
    sections: ClassVar = {
        "goal": "middle-3",
        "turn": "hand-5",
        "rent": "",
        "buying": "",
        "mortgage": "",
        "end": "",
        "options": "",
    }
    lessons = (LESSON,)
    short: ClassVar = {"length": "short"}
    paces = (
        Pace({"length": "short"}, {2: 0.64, 3: 0.6, 4: 0.53, 5: 0.49, 6: 0.47}),
        Pace({"bankruptcies": "2", "round_limit": "40"}, {2: 0.7, 5: 1.27, 6: 1.15}),
        Pace({"bankruptcies": "3", "round_limit": "40"}, {2: 0.7, 5: 1.4, 6: 1.4}),
        Pace({"bankruptcies": "2"}, {3: 1.55, 4: 1.22, 5: 1.3, 6: 1.15}),
        Pace({"bankruptcies": "3"}, {3: 1.55, 4: 1.55, 5: 1.7, 6: 1.4}),
        Pace({"round_limit": "40"}, {2: 0.7}),
    )
    lengths: ClassVar = {
        2: Length(60, 98),
        3: Length(49, 110),
        4: Length(43, 121),
        5: Length(38, 133),
        6: Length(34, 140),
    }
    win_rates: ClassVar = {2: 0.97, 3: 0.9, 4: 0.9, 5: 0.9, 6: 0.9}
    inert_events: ClassVar = frozenset(("property-reshuffle",))
    planning: ClassVar = frozenset({"plan"})
    asides: ClassVar = frozenset(
        (
            "property-start",
            "property-goal",
            "property-fewer-bankruptcies",
            "property-cut",
            "property-cut-again",
            "property-redealt",
            "property-drew",
            "property-begins",
            "property-decline",
            "property-reshuffle",
        )
    )
    recordings: ClassVar = {
        "two": Recording(2, {}, "01" * 32, skilled=True),
        "three": Recording(3, {"bankruptcies": "2", "count_property": "yes"}, "02" * 32, skilled=True),
        "short": Recording(4, {"length": "short"}, "04" * 32, skilled=True),
        "six": Recording(6, {"round_limit": "40"}, "03" * 32),
    }
    feature_names = features.FEATURES
    burdens = features.BURDENS

    deal = staticmethod(begin.deal)
    random_move = staticmethod(offers.random_move)
    offers = staticmethod(offers.offers)
    anytime_offers = staticmethod(plans.offers)
    planned_move = staticmethod(plans.planned_move)
    drop_orders = staticmethod(plans.drop_orders)
    apply = staticmethod(rules.apply)
    make = staticmethod(rules.make)
    outcome = staticmethod(rules.outcome)
    end_now = staticmethod(rules.end_now)
    waiting_for = staticmethod(rules.waiting_for)
    view = staticmethod(visibility.view)
    fingerprint = staticmethod(visibility.fingerprint)
    permute_hidden = staticmethod(visibility.permute_hidden)
    cards = staticmethod(states.cards)
    choose = staticmethod(strategy.choose)
    choose_in_style = staticmethod(strategy.choose)
    styles = styled.STYLES
    worlds = staticmethod(worlds.worlds)
    nearness = staticmethod(features.nearness)
    figures = staticmethod(features.figures)
    features = staticmethod(features.features)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    warning = staticmethod(labels.warning)
    option_label = staticmethod(labels.option_label)
    panel = staticmethod(panel.panel)

    def active(self, state: State) -> frozenset[int]:
        """The seats neither bankrupt nor resigned."""
        return frozenset(active_seats(state.out))

    def standing(self, state: State) -> Standing:
        """The wealth of every seat, counted as at the end."""
        return Standing(labels.wealth(state.count_property), rules.wealth(state))


GAME = Property(State, Move, View)
