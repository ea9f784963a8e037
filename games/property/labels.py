"""What Property asks and what it calls its moves, as ids of the messages in `locales/*/property.ftl`."""

from __future__ import annotations

from games.core import Cards, Field, Label, Offer, Text, Value
from games.kit.seats import WHO
from games.kit.texts import OVER
from games.property.board import (
    NOBODY,
    cell_at,
    factor,
    group,
    lands_of,
    owner_of,
    place_of,
)
from games.property.state import WORTH
from games.property.view import View


def ask(view: View) -> Text:
    """What the seat of *view* is to do, or whom everybody waits for."""
    if not view.asked:
        return OVER
    if view.asked == "play":
        return (
            Text("property-ask-play") if _asked(view) else Text("property-wait-play", {"who": WHO[view.turn]})
        )
    column, row = place_of(view.cell or 0)
    args: dict[str, Value] = {
        "owner": WHO[view.owners[view.cell or 0]],
        "column": column,
        "row": row,
        "price": view.price,
    }
    if _asked(view):
        return Text("property-ask-buy", args)
    return Text("property-wait-buy", {"who": WHO[view.turn], **args})


def _asked(view: View) -> bool:
    return view.seat == view.turn


def offer_label(view: View, offer: Offer) -> Label:
    """A pair by its numbers in the hand and its faces; the hint says what comes of it."""
    if offer.move == "buy":
        return Label(Text("property-offer-buy", {"price": view.price}), Text("property-hint-buy"))
    if offer.move == "decline":
        return Label(Text("property-offer-decline"), Text("property-hint-decline"))
    red, black = offer.given["red"], offer.given["black"]
    first, second = view.hand.index(red) + 1, view.hand.index(black) + 1
    pair: dict[str, Value] = {"first": first, "second": second, "cards": Cards((red, black))}
    return Label(Text("property-offer-play", pair), _hint(view, offer))


def warning(view: View, offer: Offer, chosen: dict[str, tuple[int, ...]]) -> Label | None:
    """The label of a play on the *chosen* cell, if the rent there is more than its player has (PR-14)."""
    if not offer.grave:
        return None
    cell = {field.name: chosen[field.name][0] for field in offer.fields}
    label = offer_label(view, Offer(offer.move, {**offer.given, **cell}))
    return label if label.hint and label.hint.id == "property-hint-bankrupt" else None


def _hint(view: View, offer: Offer) -> Text:
    left = "-".join(field.name for field in offer.fields)
    if not left:
        return _cell_hint(view, offer, offer.given["column"], offer.given["row"])
    return Text(f"property-hint-choose-{left}", {**offer.given, "grave": "yes" if offer.grave else "no"})


def option_label(view: View, offer: Offer, field: Field, option: int) -> Label:
    """A purchase card by its number, or a column or row and what is there."""
    if field.name == "cards":
        number = view.purchase[view.turn].index(option) + 1
        named = Text("property-option-card", {"number": number, "card": Cards((option,))})
        return Label(named, Text("property-hint-units", {"units": WORTH[option]}))
    given = {**offer.given, field.name: option}
    text = Text(f"property-option-{field.name}", {"number": option})
    if "column" in given and "row" in given:
        return Label(text, _cell_hint(view, offer, given["column"], given["row"]))
    return Label(text, _line_hint(view, field.name, option))


def _cell_hint(view: View, offer: Offer, column: int, row: int) -> Text:
    """What a play on one cell brings."""
    lands = lands_of(view.owners, len(view.money))
    cell = cell_at(column, row)
    bit = 1 << cell
    owner = owner_of(lands, bit)
    place: dict[str, Value] = {"column": column, "row": row}
    if owner == NOBODY:
        size = group(lands[view.turn] | bit, bit).bit_count()
        return Text("property-hint-claim", {**place, "size": size})
    if owner == view.turn:
        return Text("property-hint-lose" if view.mortgaged[cell] else "property-hint-mortgage", place)
    size = group(lands[owner], bit).bit_count()
    rent = size * factor(offer.given["red"], offer.given["black"])
    args: dict[str, Value] = {**place, "owner": WHO[owner], "amount": rent}
    if rent > view.money[view.turn]:
        return Text("property-hint-bankrupt", args)
    if sum(WORTH[card] for card in view.purchase[view.turn]) < size:
        return Text("property-hint-rent", args)
    return Text("property-hint-rent-sale", {**args, "price": size})


def _line_hint(view: View, name: str, number: int) -> Text:
    """How many cells of a whole column or row are free, own, and others'."""
    line = [
        view.owners[cell_at(number, other) if name == "column" else cell_at(other, number)]
        for other in range(1, 9)
    ]
    free, own = line.count(NOBODY), line.count(view.turn)
    return Text("property-hint-line", {"free": free, "own": own, "others": 8 - free - own})


def wealth(cells_count: bool) -> Text:
    """What the chart of a match counts."""
    return Text("property-wealth-cells") if cells_count else Text("property-wealth")
