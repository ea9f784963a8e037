"""Going out as steps: what is discarded, what a Chance stands for, what is arranged differently."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from games.core import Label, Offer, Text, Value
from games.kit.panel import Make, Panel, Tap, pick
from games.monopoly.cards import card_emoji
from games.monopoly.labels import colour_name, numbered, offer_label, option_label
from games.monopoly.panel.parts import answers, buttons
from games.monopoly.view import View


def laying(view: View, offers: Sequence[Offer]) -> Panel:
    """Lay it down as proposed, discard another card, or say what a Chance stands for (MC-27, MC-32)."""
    asked = [number for number, offer in enumerate(offers) if offer.fields]
    others = [
        Tap(offer_label(view, offers[number]), partial(_asking, view, offers, number)) for number in asked[1:]
    ]
    select = _asking(view, offers, asked[0]).select if asked else None
    return Panel(select=select, buttons=(*buttons(view, offers, "confirm"), *others))


def _asking(view: View, offers: Sequence[Offer], number: int) -> Panel:
    """The step that answers the only field of the offer *number*."""
    offer = offers[number]
    (field,) = offer.fields
    asked = offer_label(view, offer).text
    return Panel(asked, select=pick(asked, answers(view, offers, number, field, {})))


def arranging(view: View, offers: Sequence[Offer]) -> Panel:
    """Leave it as it lies, or change one thing (MC-40, MC-41)."""
    changes = list(_changes(view, offers))
    select = pick(Text("monopoly-panel-change"), changes) if changes else None
    return Panel(select=select, buttons=buttons(view, offers, "confirm"))


def _changes(view: View, offers: Sequence[Offer]) -> Iterator[Tap]:
    for number, offer in enumerate(offers):
        if offer.move == "houses":
            yield Tap(offer_label(view, offer), Make(number))
        for field in offer.fields:
            for option in field.options:
                yield Tap(_change(view, offer, option), Make(number, {field.name: (option,)}))


def _change(view: View, offer: Offer, option: int) -> Label:
    """What is changed by one *option* of the only field of *offer*."""
    if offer.move == "token":
        groups: dict[str, Value] = {
            "group": colour_name(view, offer.given["source"]),
            "other": colour_name(view, option),
        }
        return Label(Text("monopoly-panel-token", groups))
    card = offer.given["card"]
    target = option_label(view, offer, offer.fields[0], option)
    stands: dict[str, Value] = {"card": numbered(view, card), "target": target.text}
    return Label(Text("monopoly-panel-bind", stands), emoji=card_emoji(card))
