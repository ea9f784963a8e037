"""The right move of a lesson's step, whichever taps lead to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.language import Language
from games.core import AnyGame, Label, Offer
from games.kit.moves import Chosen, find_ways
from games.kit.panel import Fill, Make, Panel

_Read = tuple[str, str, dict[str, list[str]]]
"""What a reader sees of a move: its kind, the label of its offer, and the labels of what is chosen."""


class Aim:
    """The right *move* among *offers*, or any that reads the same in *words*."""

    def __init__(
        self, game: AnyGame, view: Any, offers: list[Offer], move: msgspec.Struct, words: Language
    ) -> None:
        self._game = game
        self._view = view
        self._offers = offers
        self._words = words
        self.ways = find_ways(offers, move)
        self._meant = [self._read(number, chosen) for number, chosen in self.ways.items()]

    def is_met(self, number: int, chosen: Chosen) -> bool:
        """Whether the offer *number*, with these choices, makes the right move."""
        return self._read(number, chosen) in self._meant

    def is_ahead(self, then: Make | Callable[[], Panel]) -> bool:
        """Whether what follows a tap makes the right move or leads to it."""
        if isinstance(then, Make):
            kind, called, options = self._read(then.offer, then.chosen)
            return any(
                (kind, called) == (meant[0], meant[1]) and options.items() <= meant[2].items()
                for meant in self._meant
            )
        step = then()
        fills = isinstance(step.select, Fill) and self.is_ahead(step.select.make)
        return fills or any(self.is_ahead(tap.leads_to) for tap in step.taps)

    def _read(self, number: int, chosen: Chosen) -> _Read:
        offer = self._offers[number]
        options = {
            field.name: sorted(
                self._name(self._game.option_label(self._view, offer, field, option))
                for option in chosen[field.name]
            )
            for field in offer.fields
            if field.name in chosen
        }
        return offer.move, self._name(self._game.offer_label(self._view, offer)), options

    def _name(self, label: Label) -> str:
        return "\n".join(self._words(text) for text in (label.text, label.hint) if text)
