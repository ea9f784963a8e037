"""Monopoly: The Card Game, UK and Deluxe editions: collect full groups, build on them, go out."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from games.core import Game, Length, Pace, Standing, Text, Variant
from games.kit.seats import active_seats
from games.monopoly import begin, cards, labels, panel, rules, visibility
from games.monopoly import state as states
from games.monopoly.cards import EDITIONS
from games.monopoly.going_out.laying import WAYS, random_way
from games.monopoly.lessons import DELUXE, UK
from games.monopoly.moves import Move
from games.monopoly.opponent import features, strategy, styled, worlds
from games.monopoly.state import DISCARD, SETTINGS, TURN, State
from games.monopoly.turns import random_discard, random_turn
from games.monopoly.view import View
from games.offer import draw_move
from games.settings import Recording


class Monopoly(Game[State, Move, View]):
    """Monopoly: The Card Game for 2 to 6 players."""

    key = "monopoly"
    rules_version = 1
    seats = range(2, 7)
    settings = SETTINGS
    variants = (
        Variant("uk", {"edition": "uk"}),
        Variant("deluxe", {"edition": "deluxe"}),
    )
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "middle-3",
        "groups": "hand-10",
        "out": "hand-arrange",
        "scoring": "sheet-4",
        "six": "middle-6",
        "options": "",
    }
    lessons = (UK, DELUXE)
    league_settings = ("edition", "target")
    lengths: ClassVar = {
        2: Length(32, 33),
        3: Length(25, 38),
        4: Length(22, 44),
        5: Length(28, 69),
        6: Length(35, 92),
    }
    short: ClassVar = {"target": "5000"}
    paces = (
        Pace({"target": "5000"}, {2: 0.5, 3: 0.5, 4: 0.42, 5: 0.68, 6: 0.7}),
        Pace({"target": "3000"}, {2: 0.38, 3: 0.36, 4: 0.3, 5: 0.5, 6: 0.47}),
    )
    win_rates: ClassVar = {2: 0.95, 3: 0.9, 4: 0.9, 5: 0.9, 6: 0.9}
    asides: ClassVar = frozenset(
        (
            "monopoly-start",
            "monopoly-deal",
            "monopoly-draw",
            "monopoly-pass-turn",
            "monopoly-pass",
            "monopoly-passed",
            "monopoly-laying",
            "monopoly-reward",
            "monopoly-reward-none",
        )
    )
    sheets: ClassVar = frozenset(
        (
            "monopoly-result",
            "monopoly-result-void",
        )
    )
    recordings: ClassVar = {
        "two": Recording(2, {"target": "3000"}, "09" * 32),
        "three": Recording(3, {"edition": "deluxe", "target": "3000"}, "40" * 32),
        "six": Recording(6, {"target": "3000"}, "0b" * 32),
    }
    feature_names = features.FEATURES
    burdens = features.BURDENS

    deal = staticmethod(begin.deal)
    offers = staticmethod(rules.offers)
    apply = staticmethod(rules.apply)
    make = staticmethod(rules.make)
    outcome = staticmethod(rules.outcome)
    end_now = staticmethod(rules.end_now)
    waiting_for = staticmethod(rules.waiting_for)
    view = staticmethod(visibility.view)
    fingerprint = staticmethod(visibility.fingerprint)
    discretion = staticmethod(visibility.discretion)
    permute_hidden = staticmethod(visibility.permute_hidden)
    choose = staticmethod(strategy.choose)
    choose_in_style = staticmethod(strategy.choose)
    styles = styled.STYLES
    rollout = staticmethod(strategy.rollout)
    worlds = staticmethod(worlds.worlds)
    figures = staticmethod(features.figures)
    nearness = staticmethod(features.nearness)
    features = staticmethod(features.features)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    warning = staticmethod(labels.warning)
    option_label = staticmethod(labels.option_label)
    panel = staticmethod(panel.panel)
    card_name = staticmethod(cards.card_name)
    card_emoji = staticmethod(cards.card_emoji)
    cards = staticmethod(states.cards)

    def seats_with(self, options: dict[str, str]) -> range:
        """2 to 6 players, with the Deluxe edition 2 to 4."""
        return range(2, 5) if options.get("edition") == "deluxe" else self.seats

    def random_move(self, state: State, seat: int, random: Random) -> Move:
        """A random move open to *seat*."""
        phase = state.phase
        if phase == TURN and not state.six:
            return random_turn(state, seat, random, random_way, WAYS)
        if phase == DISCARD:
            return random_discard(state, seat, random)
        if openings := rules.LAID.get(phase):
            found: Move = draw_move(openings(state, seat), state, seat, random)
            return found
        return self.sample(rules.offers(state, seat), random)

    def active(self, state: State) -> frozenset[int]:
        """The seats that have not resigned."""
        return frozenset(active_seats(state.out))

    def standing(self, state: State) -> Standing:
        """The money of every seat."""
        return Standing(Text(f"monopoly-wealth-{EDITIONS[state.edition]}"), tuple(state.scores))


GAME = Monopoly(State, Move, View)
