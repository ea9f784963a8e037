"""What several steps are made of."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Field, Offer
from games.kit.panel import Make, Tap
from games.monopoly.labels import offer_label, option_label
from games.monopoly.view import View

Chosen = dict[str, tuple[int, ...]]

_BEST = ("go_out", "confirm")


def buttons(view: View, offers: Sequence[Offer], *moves: str) -> tuple[Tap, ...]:
    """A button for each of *offers* that is one of *moves* and leaves nothing to choose, in their order."""
    return tuple(
        Tap(offer_label(view, offer), Make(number), "best" if move in _BEST else "plain")
        for move in moves
        for number, offer in enumerate(offers)
        if offer.move == move and not offer.fields
    )


def answers(view: View, offers: Sequence[Offer], number: int, field: Field, chosen: Chosen) -> list[Tap]:
    """An entry for each option of the last *field* of the offer *number*; the others are *chosen*."""
    return [
        Tap(
            option_label(view, offers[number], field, option),
            Make(number, {**chosen, field.name: (option,)}),
        )
        for option in field.options
    ]
