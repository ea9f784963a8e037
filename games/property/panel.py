"""The panel of Property: a select of plays, the most promising first, and a button that pays for a cell.

A waiting player may plan a play, and another one in case the first no longer fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from msgspec.structs import replace

from games.cards import emoji
from games.core import Cards, Label, Offer, Text
from games.kit.panel import ENTRIES, Fill, Make, Panel, Pick, Tap, Tone, pick
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
        return _waiting_step(view, offers)
    if view.phase == "buy":
        return _sale_step(view, *offers)
    makes = _list_makes(offers, "play")
    found = pairs(view)
    if len(found) == 1:
        return _only_play_step(view, 1, found[0], makes)
    taps = [tap for number, pair in enumerate(found, 1) for tap in _play_taps(view, number, pair, makes)]
    return Panel(select=pick(Text("property-pick-play"), taps))


def _waiting_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step that shows the plan of the seat of *view*, with buttons to make, change and drop it.

    The plays are in a further step, so that the first step doesn't change with every move of the others.
    """
    if not view.plan:
        found = pairs(view)
        if len(found) == 1 and len(found[0].landings) == 1:
            tap = _play_tap(view, 1, found[0], found[0].landings[0], _list_makes(offers, "plan", 0))
            planned = Text("property-tap-plan-only", {"play": tap.label.text})
            return Panel(buttons=(Tap(Label(planned), tap.leads_to),))
        return Panel(buttons=(Tap(Label(Text("property-tap-plan")), partial(_plan_step, view, offers, 0)),))
    drop = len(offers) - 1
    buttons = [Tap(offer_label(view, offers[drop]), Make(drop))]
    lines = [plan_text(view, number) for number in range(len(view.plan))]
    if drop:
        change = Label(Text("property-tap-replan"))
        buttons.insert(0, Tap(change, partial(_plan_step, view, offers, 0)))
        if _list_plannable(view, 1):
            more = Label(Text("property-tap-otherwise" if len(lines) == 1 else "property-tap-second"))
            buttons.insert(0, Tap(more, partial(_plan_step, view, offers, 1)))
    if len(lines) == 1:
        lines.append(Text("property-line-asked"))
    return Panel(lines=tuple(lines), buttons=tuple(buttons))


def _plan_step(view: View, offers: Sequence[Offer], otherwise: int) -> Panel:
    """Build the step with the plays to plan, numbered as in the picture of the hand."""
    makes, found = _list_makes(offers, "plan", otherwise), _list_plannable(view, otherwise)
    question = Text("property-ask-otherwise" if otherwise else "property-ask-plan")
    if len(found) == 1:
        step = _only_play_step(view, *found[0], makes)
        return replace(step, question=question, lines=(*step.lines, Text("property-line-fits")))
    taps = [tap for number, pair in found for tap in _play_taps(view, number, pair, makes)]
    return Panel(question, (Text("property-line-fits"),), pick(Text("property-pick-plan"), taps))


def _list_plannable(view: View, otherwise: int) -> list[tuple[int, Pair]]:
    """The numbers and pairs to plan. The second play can't name the cell of the first: it wouldn't fit
    either.
    """
    taken = view.plan[0].cell if otherwise else None
    left = [
        (
            number,
            replace(pair, landings=tuple(landing for landing in pair.landings if landing.cell != taken)),
        )
        for number, pair in enumerate(pairs(view), 1)
    ]
    return [(number, pair) for number, pair in left if pair.landings]


def _list_makes(offers: Sequence[Offer], move: str, otherwise: int | None = None) -> _Makes:
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


def _play_taps(view: View, number: int, pair: Pair, makes: _Makes) -> list[Tap]:
    """The taps for *pair*: its best cell and, for a 9 or 10, the others."""
    best, *others = pair.landings
    taps = [_play_tap(view, number, pair, best, makes)]
    if len(others) == 1:
        taps.append(_play_tap(view, number, pair, others[0], makes))
    elif others:
        label = _cells_label(view, pair)
        place = {**label.text.args, "place": Text("property-place-other")}
        other = replace(label, text=_numbered_text(number, Text(label.text.id, place)))
        taps.append(Tap(other, partial(_cells_step, label.text, pair, pair.landings, makes)))
    return taps


def _play_tap(view: View, number: int, pair: Pair, landing: Landing, makes: _Makes) -> Tap:
    column, row = place_of(landing.cell)
    label = pair_label(view, {"red": pair.red, "black": pair.black, "column": column, "row": row})
    make = makes[pair.red, pair.black, landing.cell]
    return Tap(replace(label, text=_numbered_text(number, label.text)), make, _tone(landing))


def _numbered_text(number: int, play: Text) -> Text:
    return Text("property-pick-numbered", {"sign": sign(number), "play": play})


def _cells_label(view: View, pair: Pair) -> Label:
    """The label of *pair* with all cells that it names."""
    given = {"red": pair.red, "black": pair.black}
    places = [place_of(landing.cell) for landing in pair.landings]
    for name, numbers in zip(("column", "row"), map(set, zip(*places, strict=True)), strict=True):
        if len(numbers) == 1:
            given[name] = numbers.pop()
    return pair_label(view, given, any(each.what == "bankrupt" for each in pair.landings))


def _only_play_step(view: View, number: int, pair: Pair, makes: _Makes) -> Panel:
    """Build the first step if *pair* is the only one that can be played: its cells, or a button."""
    if len(pair.landings) > 1:
        question = _numbered_text(number, _cells_label(view, pair).text)
        return replace(_cells_step(question, pair, pair.landings, makes), question=None, lines=(question,))
    tap = _play_tap(view, number, pair, pair.landings[0], makes)
    button = replace(tap, tone="best") if tap.tone == "plain" else tap
    return Panel(lines=(tap.label.hint,) if tap.label.hint else (), buttons=(button,))


def _tone(landing: Landing) -> Tone:
    ends = landing.reached and landing.what == "rent"  # a sale can still be taken back
    return "grave" if landing.what == "bankrupt" or ends else "plain"


def _cells_step(question: Text, pair: Pair, landings: Sequence[Landing], makes: _Makes) -> Panel:
    """Build the step with the cells of *landings*: the best first, then the rest by columns."""
    taps = {landing.cell: _cell_tap(pair, landing, makes) for landing in landings}
    name = Text("property-pick-cell")
    if len(taps) <= ENTRIES:
        return Panel(question, select=pick(name, [*taps.values()]))
    parts = []
    for first, last in _PARTS:
        part = [tap for cell, tap in taps.items() if first <= place_of(cell)[0] <= last]
        label = Label(Text("property-pick-columns", {"first": first, "last": last}))
        parts.append(Tap(label, partial(Panel, question, select=pick(name, part))))
    return Panel(question, select=pick(name, [*taps.values()][:ENTRIES]), buttons=tuple(parts))


def _cell_tap(pair: Pair, landing: Landing, makes: _Makes) -> Tap:
    column, row = place_of(landing.cell)
    owner = "" if landing.owner == NOBODY else f"seat-{landing.owner + 1}"
    label = Label(place({"column": column, "row": row}), landing_hint(landing, pair.red, pair.black), owner)
    return Tap(label, makes[pair.red, pair.black, landing.cell], _tone(landing))


def _sale_step(view: View, buy: Offer, decline: Offer) -> Panel:
    """Build the step to buy the cell as cheaply as possible, in another way, or not at all.

    Buying is recommended only if the cell joins a group and the payment is exact: few players want others.
    """
    assert view.cell is not None
    (field,) = buy.fields
    best, *rest = payment_ways(field)
    others = {*field.options} - {card for cards in (best, *rest) for card in cards}
    id = "property-tap-buy" if len(rest) == 1 and not others else "property-pick-payment"
    payments = [_payment_tap(view, cards, id, "property-hint-over") for cards in rest]
    if others:
        fill = Fill(Text("property-field-cards"), Make(0), {field.name: field.options})
        payments.append(Tap(Label(Text("property-pick-suits")), partial(Panel, select=fill)))
    exact = sum(WORTH[card] for card in best) == view.price
    size = Town(view).group_with(view.cell).bit_count()
    tone: Tone = "best" if exact and size > 1 else "plain"
    proposal = _payment_tap(view, best, "property-tap-buy", "property-hint-change", tone)
    lines = [Text("property-line-bought", {"size": size})]
    if proposal.label.hint:
        lines.append(proposal.label.hint)
    return Panel(
        lines=tuple(lines),
        select=Pick(Text("property-pick-otherwise"), tuple(payments), is_other=True) if payments else None,
        buttons=(proposal, Tap(offer_label(view, decline), Make(1))),
    )


def _payment_tap(view: View, cards: tuple[int, ...], id: str, over: str, tone: Tone = "plain") -> Tap:
    units = sum(WORTH[card] for card in cards)
    text = Text(id, {"units": units, "cards": Cards(cards)})
    hint = Text(over, {"count": units - view.price}) if units > view.price else None
    return Tap(Label(text, hint, emoji(cards[0])), Make(0, {"cards": cards}), tone)
