"""Cardopoly: move around a ring of cards, buy, collect rent, trade and promise until one player is left."""

from __future__ import annotations

from typing import ClassVar

from games.cardopoly import begin, cards, labels, offers, rules, visibility, waiting
from games.cardopoly import state as states
from games.cardopoly.actions import ending, orders
from games.cardopoly.lessons import FIRST
from games.cardopoly.moves import Move
from games.cardopoly.opponent import features, strategy, worlds
from games.cardopoly.panels import phases
from games.cardopoly.state import SETTINGS, State
from games.cardopoly.view import View
from games.core import Game, Length, Offer, Pace
from games.kit.panel import Panel
from games.kit.seats import active_seats
from games.settings import Recording


class Cardopoly(Game[State, Move, View]):
    """The game of Cardopoly for 2 to 4 players."""

    key = "cardopoly"
    rules_version = 1
    seats = range(2, 5)
    settings = SETTINGS
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "quick-4",
        "buying": "hand-buy",
        "rent": "rent-4",
        "chance": "jail-3",
        "trade": "trade-4",
        "options": "",
    }
    lessons = (FIRST,)
    league_settings = ("play",)
    lengths: ClassVar = {2: Length(130, 69), 3: Length(101, 116), 4: Length(92, 158)}
    short: ClassVar = {"play": "quick"}
    paces = (
        Pace({"play": "quick"}, dict.fromkeys(seats, 0.2)),
        Pace({"teams": "yes", "round_limit": "20"}, {4: 0.65}),
        Pace({"teams": "yes"}, {4: 0.75}),
        Pace({"round_limit": "20"}, dict.fromkeys(seats, 0.7)),
        Pace({"tax_choice": "giver"}, {3: 1.25}),
    )
    win_rates: ClassVar = {2: 0.95, 3: 0.9, 4: 0.85}
    inert_events: ClassVar = frozenset(("cardopoly-reshuffle",))
    payments: ClassVar = {
        "cardopoly-paid": {"cardopoly-rent": "cardopoly-rent-paid"},
        "cardopoly-handed": {
            "cardopoly-rent-paid": "cardopoly-rent-handed",
            "cardopoly-paid": "cardopoly-paid-handed",
            "cardopoly-taxed": "cardopoly-taxed-handed",
            "cardopoly-shared": "cardopoly-handed",
            "cardopoly-accepted": "",
        },
    }
    asides: ClassVar = frozenset(
        (
            "cardopoly-start",
            "cardopoly-token",
            "cardopoly-begins",
            "cardopoly-move",
            "cardopoly-chance",
            "cardopoly-nothing-drawn",
            "cardopoly-salary",
            "cardopoly-passed",
            "cardopoly-reshuffle",
            "cardopoly-bid",
            "cardopoly-handed",
            "cardopoly-king-draws",
        )
    )
    recordings: ClassVar = {
        "standard": Recording(3, {"tax_choice": "giver"}, "04" * 32),
        "quick": Recording(2, {"play": "quick", "suits": "chosen", "round_limit": "none"}, "05" * 32),
        "team": Recording(4, {"teams": "yes", "round_limit": "20"}, "06" * 32),
        "skill": Recording(4, {"tax_choice": "giver"}, "07" * 32, skilled=True),
        "skill-quick": Recording(
            3, {"play": "quick", "king_tax": "2", "round_limit": "none"}, "08" * 32, skilled=True
        ),
        "skill-team": Recording(
            4, {"teams": "yes", "suits": "chosen", "round_limit": "20"}, "0a" * 32, skilled=True
        ),
    }
    feature_names = features.FEATURES
    burdens = features.BURDENS

    deal = staticmethod(begin.deal)
    anytime_offers = staticmethod(offers.anytime_offers)
    drop_orders = staticmethod(orders.drop_orders)
    random_move = staticmethod(offers.random_move)
    pass_move = staticmethod(offers.pass_move)
    offers = staticmethod(offers.offers)
    apply = staticmethod(rules.apply)
    make = staticmethod(rules.make)
    view = staticmethod(visibility.view)
    fingerprint = staticmethod(visibility.fingerprint)
    discretion = staticmethod(visibility.discretion)
    gathering = staticmethod(visibility.gathering)
    permute_hidden = staticmethod(visibility.permute_hidden)
    outcome = staticmethod(ending.outcome)
    end_now = staticmethod(ending.end_now)
    standing = staticmethod(ending.standing)
    waiting_for = staticmethod(waiting.waiting_for)
    choose = staticmethod(strategy.choose)
    choose_in_style = staticmethod(strategy.choose)
    styles = strategy.STYLES
    worlds = staticmethod(worlds.worlds)
    figures = staticmethod(features.figures)
    features = staticmethod(features.features)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    option_label = staticmethod(labels.option_label)
    card_name = staticmethod(cards.card_name)
    card_emoji = staticmethod(cards.card_emoji)
    cards = staticmethod(states.cards)

    def panel(self, view: View, offers: list[Offer]) -> Panel:
        """Build the steps for *offers*: what most players want now first, then everything else."""
        return phases.panel(self, view, offers)

    def seats_with(self, options: dict[str, str]) -> range:
        """Team Play takes four players (CP-95)."""
        return range(4, 5) if options.get("teams") == "yes" else self.seats

    def partners(self, seats: int, options: dict[str, str]) -> tuple[tuple[int, ...], ...]:
        """The pairs of seats that sit opposite each other in Team Play (CP-95)."""
        return ((0, 2), (1, 3)) if options.get("teams") == "yes" else super().partners(seats, options)

    def active(self, state: State) -> frozenset[int]:
        """The seats neither eliminated nor resigned."""
        return frozenset(active_seats(state.out))


GAME = Cardopoly(State, Move, View)
