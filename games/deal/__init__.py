"""Monopoly Deal: collect three full sets, charge rents, and say no."""

from __future__ import annotations

from typing import ClassVar

from games.core import Game, Length, Pace, Standing, Text
from games.deal import begin, cards, labels, panel, rounds, rules, visibility
from games.deal import state as states
from games.deal.answers import orders
from games.deal.lessons import LESSON
from games.deal.moves import Move
from games.deal.opponent import features, strategy, worlds
from games.deal.sets import full_colors
from games.deal.state import SETTINGS, State
from games.deal.turns import offers
from games.deal.view import View
from games.kit import seats as kit
from games.settings import Recording


class Deal(Game[State, Move, View]):
    """The game of Monopoly Deal for 2 to 5 players."""

    key = "deal"
    rules_version = 1
    seats = range(2, 6)
    settings = SETTINGS
    face = "deal_breaker"
    sections: ClassVar = {
        "goal": "middle-4",
        "turn": "hand-7",
        "actions": "rent-4",
        "paying": "payment-2",
        "sayno": "birthday-5",
        "points": "end-4",
        "options": "",
    }
    lessons = (LESSON,)
    league: ClassVar = {"scoring": "points", "rounds": "1"}
    lengths: ClassVar = {2: Length(36, 30), 3: Length(31, 39), 4: Length(28, 43), 5: Length(24, 44)}
    paces = tuple(
        Pace({"scoring": "points", "rounds": str(count)}, dict.fromkeys(range(2, 6), count))
        for count in range(2, 9)
    )
    win_rates: ClassVar = {2: 0.97, 3: 0.9, 4: 0.9, 5: 0.9}
    inert_events: ClassVar = frozenset(("deal-end", "deal-lapse", "deal-reshuffle"))
    asking: ClassVar = frozenset(
        (
            "deal-birthday",
            "deal-breaker",
            "deal-debt",
            "deal-forced",
            "deal-rent",
            "deal-rent-one",
            "deal-sly",
        )
    )
    payments: ClassVar = {
        "deal-paid": dict.fromkeys(("deal-birthday", "deal-debt", "deal-rent", "deal-rent-one"), ""),
    }
    asides: ClassVar = frozenset(
        (
            "deal-roll",
            "deal-roll-again",
            "deal-begins",
            "deal-drew",
            "deal-reshuffle",
            "deal-arrange",
            "deal-end",
            "deal-lapse",
            "deal-passes",
            "deal-discard",
            "deal-nothing",
            "deal-paid",
            "deal-taken",
            "deal-swapped",
            "deal-freed",
        )
    )
    sheets: ClassVar = frozenset(("deal-counted",))
    recordings: ClassVar = {
        "two": Recording(2, {}, "11" * 32),
        "three": Recording(3, {"deal_breaker": "in"}, "14" * 32, skilled=True),
        "four": Recording(4, {"scoring": "points", "rounds": "2", "deal_breaker": "in"}, "12" * 32),
        "five": Recording(5, {"round_limit": "15", "forced_deal_own_set": "yes"}, "13" * 32),
    }
    feature_names = features.FEATURES
    burdens = features.BURDENS

    deal = staticmethod(begin.deal)
    random_move = staticmethod(offers.random_move)
    offers = staticmethod(offers.offers)
    anytime_offers = staticmethod(rules.anytime_offers)
    drop_orders = staticmethod(orders.drop_orders)
    apply = staticmethod(rules.apply)
    make = staticmethod(rules.make)
    lapse_move = staticmethod(rules.lapse_move)
    pass_move = staticmethod(rules.pass_move)
    view = staticmethod(visibility.view)
    fingerprint = staticmethod(visibility.fingerprint)
    discretion = staticmethod(visibility.discretion)
    gathering = staticmethod(visibility.gathering)
    permute_hidden = staticmethod(visibility.permute_hidden)
    outcome = staticmethod(rounds.outcome)
    end_now = staticmethod(rounds.end_now)
    merits = staticmethod(rounds.merits)
    finisher = staticmethod(rounds.finisher)
    choose = staticmethod(strategy.choose)
    choose_in_style = staticmethod(strategy.choose)
    styles = strategy.STYLES
    rollout = staticmethod(strategy.rollout)
    is_waste = staticmethod(strategy.is_waste)
    worlds = staticmethod(worlds.worlds)
    figures = staticmethod(features.figures)
    features = staticmethod(features.features)
    ask = staticmethod(labels.ask)
    offer_label = staticmethod(labels.offer_label)
    option_label = staticmethod(labels.option_label)
    card_name = staticmethod(labels.card_name)
    panel = staticmethod(panel.panel)
    card_emoji = staticmethod(cards.card_emoji)
    cards = staticmethod(states.cards)

    def waiting_for(self, state: State) -> frozenset[int]:
        """The seat on turn, or all seats that owe an answer."""
        if state.action is None and not state.over:
            return kit.ONLY[state.turn]
        return _SEATS[visibility.awaited_mask(state)]

    def active(self, state: State) -> frozenset[int]:
        """The seats that have not resigned."""
        return frozenset(kit.active_seats(state.out))

    def standing(self, state: State) -> Standing:
        """The figures that decide the ranking: full sets, millions in one round, or points over several."""
        if state.scoring == "sets":
            return Standing(Text("deal-sets"), tuple(map(full_colors, state.groups)))
        if state.rounds == 1:
            return Standing(Text("deal-wealth"), rounds.worth(state))
        return Standing(Text("deal-total"), tuple(rounds.totals(state)))


_MOST = Deal.seats.stop - 1
_SEATS = tuple(frozenset(seat for seat in range(_MOST) if mask >> seat & 1) for mask in range(1 << _MOST))

GAME = Deal(State, Move, View)
