"""The moves of Monopoly: The Card Game as steps of a few taps (`games.kit.panel`).

Controls are in the same place whatever else is open: trades, cards and changes in the select; of the buttons
drawing comes first, then the trade that promises most, going out last.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Offer, Text
from games.kit.panel import ENTRIES, Fill, Make, Panel, Tap, pick
from games.monopoly.labels import offer_label
from games.monopoly.panel.laying import arranging, laying
from games.monopoly.panel.parts import answers, buttons
from games.monopoly.panel.trading import trading
from games.monopoly.view import View


def panel(view: View, offers: Sequence[Offer]) -> Panel:
    """The steps of the *offers* to the seat of *view*."""
    match view.asked:
        case "turn":
            return trading(view, offers)
        case "lay":
            return laying(view, offers)
        case "arrange":
            return arranging(view, offers)
        case "close" | "passing":
            return _passing(view, offers)
        case _:
            return _discarding(view, offers)


def _passing(view: View, offers: Sequence[Offer]) -> Panel:
    """The card to pass, or going out instead (MC-72, MC-73)."""
    (card,) = offers[0].fields
    select = pick(Text("monopoly-panel-pass"), answers(view, offers, 0, card, {}))
    return Panel(select=select, buttons=buttons(view, offers, "go_out", "lay"))


def _discarding(view: View, offers: Sequence[Offer]) -> Panel:
    """The cards to discard; a window asks for them where a select does not hold the hand (MC-24)."""
    (offer,) = offers
    (cards,) = offer.fields
    if len(cards.options) > ENTRIES:
        return Panel(buttons=(Tap(offer_label(view, offer), Make(0)),))
    name = Text("monopoly-panel-discard", {"count": view.due})
    return Panel(select=Fill(name, Make(0), {cards.name: cards.options}))
