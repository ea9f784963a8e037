"""The panel of Property: a select of plays, the most promising first, and a button that pays for a cell.

Whoever waits may decide on a play in advance, and on another if that doesn't fit any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from msgspec.structs import replace

from games.cards import emoji
from games.core import Cards, Label, Offer, Text
from games.kit.panel import ENTRIES, Fill, Make, Panel, Tap, Tone, pick
from games.property.board import NOBODY, cell_at, place_of
from games.property.labels import landing_hint, offer_label, pair_label, place, plan_text
from games.property.offers import payment_ways
from games.property.plays import Landing, Pair, Town, pairs, sign
from games.property.state import WORTH
from games.property.view import View

_Makes = dict[tuple[int, int, int], Make]
"""The moves that play a red and a black card on a cell, by these three."""

_PARTS = ((1, 3), (4, 6), (7, 8))
"""The ranges of columns whose cells fit into one select."""


def panel(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the steps that lead the seat of *view* to each of *offers*."""
    if not offers:
        return Panel()
    if view.seat != view.turn:
        return _waiting(view, offers)
    if view.phase == "buy":
        return _sale(view, *offers)
    makes = _makes(offers, "play")
    found = pairs(view)
    if len(found) == 1:
        return _only(view, found[0], makes)
    taps = [tap for number, pair in enumerate(found, 1) for tap in _plays(view, number, pair, makes)]
    return Panel(select=pick(Text("property-pick-play"), taps))


def _waiting(view: View, offers: Sequence[Offer]) -> Panel:
    """What the seat of *view* decided on for its next turn, and the ways to decide, to change and to drop it.

    The plays are a step further, so that nothing on the first step changes with every move of the others.
    """
    if not view.plan:
        found = pairs(view)
        if len(found) == 1 and len(found[0].landings) == 1:
            tap = _play(view, 1, found[0], found[0].landings[0], _makes(offers, "plan", 0))
            planned = Text("property-tap-plan-only", {"play": tap.label.text})
            return Panel(buttons=(Tap(Label(planned), tap.then),))
        return Panel(buttons=(Tap(Label(Text("property-tap-plan")), partial(_planning, view, offers, 0)),))
    drop = len(offers) - 1
    buttons = [Tap(offer_label(view, offers[drop]), Make(drop))]
    lines = [plan_text(view, number) for number in range(len(view.plan))]
    if drop:
        change = Label(Text("property-tap-replan"))
        buttons.insert(0, Tap(change, partial(_planning, view, offers, 0)))
        more = Label(Text("property-tap-otherwise" if len(lines) == 1 else "property-tap-second"))
        buttons.insert(0, Tap(more, partial(_planning, view, offers, 1)))
    if len(lines) == 1:
        lines.append(Text("property-line-asked"))
    return Panel(lines=tuple(lines), buttons=tuple(buttons))


def _planning(view: View, offers: Sequence[Offer], otherwise: int) -> Panel:
    """The plays to decide on, numbered as on the picture of the hand."""
    makes, found = _makes(offers, "plan", otherwise), pairs(view)
    asked = Text("property-ask-otherwise" if otherwise else "property-ask-plan")
    if len(found) == 1:
        step = _only(view, found[0], makes)
        return replace(step, question=asked, lines=(*step.lines, Text("property-line-fits")))
    taps = [tap for number, pair in enumerate(found, 1) for tap in _plays(view, number, pair, makes)]
    return Panel(asked, (Text("property-line-fits"),), pick(Text("property-pick-plan"), taps))


def _makes(offers: Sequence[Offer], move: str, otherwise: int | None = None) -> _Makes:
    found: _Makes = {}
    for number, offer in enumerate(offers):
        if offer.move != move or offer.given.get("otherwise") != otherwise:
            continue
        names = [field.name for field in offer.fields]
        for options in product(*(field.options for field in offer.fields)):
            chosen = dict(zip(names, options, strict=True))
            named = {**offer.given, **chosen}
            cell = cell_at(named["column"], named["row"])
            make = Make(number, {name: (option,) for name, option in chosen.items()})
            found[named["red"], named["black"], cell] = make
    return found


def _plays(view: View, number: int, pair: Pair, makes: _Makes) -> list[Tap]:
    """The taps for *pair*: its best cell, and for a 9 or 10 the others."""
    best, *others = pair.landings
    taps = [_play(view, number, pair, best, makes)]
    if len(others) == 1:
        taps.append(_play(view, number, pair, others[0], makes))
    elif others:
        label = _name_cells(view, pair)
        place = {**label.text.args, "place": Text("property-place-other")}
        other = replace(label, text=_number(number, Text(label.text.id, place)))
        taps.append(Tap(other, partial(_cells, label.text, pair, others, makes)))
    return taps


def _play(view: View, number: int, pair: Pair, landing: Landing, makes: _Makes) -> Tap:
    column, row = place_of(landing.cell)
    label = pair_label(view, {"red": pair.red, "black": pair.black, "column": column, "row": row})
    make = makes[pair.red, pair.black, landing.cell]
    return Tap(replace(label, text=_number(number, label.text)), make, _tone(landing))


def _number(number: int, play: Text) -> Text:
    return Text("property-pick-numbered", {"sign": sign(number), "play": play})


def _name_cells(view: View, pair: Pair) -> Label:
    """The label of *pair* with all the cells that it names."""
    given = {"red": pair.red, "black": pair.black}
    places = [place_of(landing.cell) for landing in pair.landings]
    for name, numbers in zip(("column", "row"), map(set, zip(*places, strict=True)), strict=True):
        if len(numbers) == 1:
            given[name] = numbers.pop()
    return pair_label(view, given, any(each.what == "bankrupt" for each in pair.landings))


def _only(view: View, pair: Pair, makes: _Makes) -> Panel:
    """The first step if *pair* is the only one that can be played: its cells, or a button."""
    if len(pair.landings) > 1:
        asked = _number(1, _name_cells(view, pair).text)
        return replace(_cells(asked, pair, pair.landings, makes), question=None, lines=(asked,))
    tap = _play(view, 1, pair, pair.landings[0], makes)
    button = replace(tap, tone="best") if tap.tone == "plain" else tap
    return Panel(lines=(tap.label.hint,) if tap.label.hint else (), buttons=(button,))


def _tone(landing: Landing) -> Tone:
    return "grave" if landing.what == "bankrupt" else "plain"


def _cells(asked: Text, pair: Pair, landings: Sequence[Landing], makes: _Makes) -> Panel:
    """The cells of *landings*, by what they bring: the best first, then the rest by columns."""
    taps = {landing.cell: _cell(pair, landing, makes) for landing in landings}
    name = Text("property-pick-cell")
    if len(taps) <= ENTRIES:
        return Panel(asked, select=pick(name, [*taps.values()]))
    parts = []
    for first, last in _PARTS:
        part = [tap for cell, tap in taps.items() if first <= place_of(cell)[0] <= last]
        label = Label(Text("property-pick-columns", {"first": first, "last": last}))
        parts.append(Tap(label, partial(Panel, asked, select=pick(name, part))))
    return Panel(asked, select=pick(name, [*taps.values()][:ENTRIES]), buttons=tuple(parts))


def _cell(pair: Pair, landing: Landing, makes: _Makes) -> Tap:
    column, row = place_of(landing.cell)
    owner = "" if landing.owner == NOBODY else f"seat-{landing.owner + 1}"
    label = Label(place({"column": column, "row": row}), landing_hint(landing), owner)
    return Tap(label, makes[pair.red, pair.black, landing.cell], _tone(landing))


def _sale(view: View, buy: Offer, decline: Offer) -> Panel:
    """Offer to pay as cheaply as possible, in another way, or not at all.

    Only a cell that joins a group and needs no change is recommended: few players want another.
    """
    assert view.cell is not None
    (field,) = buy.fields
    best, *rest = payment_ways(field)
    payments = [_payment(view, cards, "property-pick-payment", "property-hint-over") for cards in rest]
    if {*field.options} - {card for cards in (best, *rest) for card in cards}:
        fill = Fill(Text("property-field-cards"), Make(0), {field.name: field.options})
        payments.append(Tap(Label(Text("property-pick-suits")), partial(Panel, select=fill)))
    exact = sum(WORTH[card] for card in best) == view.price
    size = Town(view).joined(view.cell).bit_count()
    tone: Tone = "best" if exact and size > 1 else "plain"
    proposal = _payment(view, best, "property-tap-buy", "property-hint-change", tone)
    bought = Text("property-line-bought", {"size": size})
    return Panel(
        lines=(bought, proposal.label.hint) if proposal.label.hint else (bought,),
        select=pick(Text("property-pick-otherwise"), payments) if payments else None,
        buttons=(proposal, Tap(offer_label(view, decline), Make(1))),
    )


def _payment(view: View, cards: tuple[int, ...], id: str, over: str, tone: Tone = "plain") -> Tap:
    units = sum(WORTH[card] for card in cards)
    text = Text(id, {"units": units, "cards": Cards(cards)})
    hint = Text(over, {"count": units - view.price}) if units > view.price else None
    return Tap(Label(text, hint, emoji(cards[0])), Make(0, {"cards": cards}), tone)
