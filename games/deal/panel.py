"""The panel of Monopoly Deal: pick a play of a card, or an answer to a demand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from math import prod

from games.core import Field, Label, Offer, Text
from games.deal.answers.orders import HURTS, hurts
from games.deal.answers.payment import least_payment, total
from games.deal.cards import HAND, KIND, MONEY, SIZE, card_emoji
from games.deal.labels import (
    BREAKS,
    NOTHING,
    Chosen,
    group_size_with,
    numbered_card,
    offer_label,
    option_label,
    orders,
    play_label,
    rent,
    use_text,
)
from games.deal.state import ACCEPTS
from games.deal.view import Ask, View
from games.deal.visibility import to_groups
from games.kit.panel import BUTTONS, ENTRIES, Fill, Make, Panel, Pick, Tap, hint_lines, pick

Numbered = tuple[int, Offer]
"""An offer and its number."""

LISTED = 20
"""The most entries in the list of plays.

If there would be more, the cards with the most ways to be played get their own step.
"""

Answers = dict[str, tuple[int, ...]]
"""The options chosen for each field."""

Controls = tuple[Pick | Fill | None, list[Tap]]
"""The select and the buttons of a step."""

_ARRANGING = ("arrange", "exchange", "shift")
_GENERAL = ("end", "advance", *_ARRANGING)
"""The moves of a turn that play no card of the hand."""


def panel(view: View, offers: list[Offer]) -> Panel:
    """Build the first step: what the seat of *view* may do or answer now, and its standing orders."""
    found = list(enumerate(offers))
    moves = {offer.move: (number, offer) for number, offer in found}
    lines = [*_change_lines(view, moves)]
    if "end" in moves:
        arranging = [each for each in found if each[1].move in _ARRANGING]
        changes = [tap for each in arranging for tap in _choice_taps(view, *each)]
        select, buttons = _turn_controls(view, found, moves["end"][0], changes)
        if len(changes) == 1 and changes[0].label.hint == BREAKS:
            lines += hint_lines(changes[0])
    elif "discard" in moves:
        select, buttons = _card_select(*moves["discard"]), []
    elif view.window is not None and view.seat == view.window.actor:
        select, buttons = _reply_controls(view, found)
    else:
        select, buttons = None, list(_answer_taps(view, moves))
    if "advance" not in moves:
        return Panel(lines=tuple(lines), select=select, buttons=tuple(buttons))
    accepts, pays = ACCEPTS.index(view.accepts), int(view.pays)
    preset: Answers = {"accepts": (accepts,), "pays": (pays,)}
    number, offer = moves["advance"]
    return Panel(
        lines=(*lines, *((orders(accepts, pays),) if accepts or pays else ())),
        select=select,
        buttons=(*buttons, Tap(offer_label(view, offer), Make(number, preset=preset))),
    )


def _card_select(number: int, offer: Offer) -> Fill:
    """The select of cards to put back, which says how many, or to pay with."""
    (field,) = offer.fields
    title = Text("deal-field-cards") if field.need else Text("deal-choose-discard", {"count": field.most})
    return Fill(title, Make(number), {field.name: field.options})


# Turns


def _turn_controls(view: View, offers: list[Numbered], ending: int, changes: list[Tap]) -> Controls:
    """Build the list of plays, and the buttons to end the turn and to rearrange by one of *changes*."""
    played = [each for each in offers if each[1].move not in _GENERAL]
    hand = list(_play_taps(view, played))
    buttons = [
        Tap(
            offer_label(view, offers[ending][1]),
            Make(ending),
            "plain" if _is_useful(view, [offer for _, offer in played]) else "best",
        )
    ]
    if changes:
        buttons.append(_arrange_tap(changes))
    return pick(Text("deal-choose-card"), hand) if hand else None, buttons


def _is_useful(view: View, offers: list[Offer]) -> bool:
    """Whether there is a play besides banking a card with a better use, or the hand has to be cut."""
    crowded = len(view.hand) > HAND and bool(offers)
    return crowded or not all(map(_wastes, offers))


def _play_taps(view: View, offers: list[Numbered]) -> Iterator[Tap]:
    """Yield the ways to play each card of the hand; banking a card that can do more comes last."""
    place = {card: number for number, card in enumerate(view.hand)}
    ordered = sorted(offers, key=lambda each: (_wastes(each[1]), place[each[1].given["card"]]))
    listed = _list_limit([offer for _, offer in ordered])
    for number, offer in ordered:
        card = offer.given["card"]
        if _count_ways(offer) <= listed:
            for tap in _choice_taps(view, number, offer):
                yield Tap(play_label(view, card, tap.label, wastes=_wastes(offer)), tap.leads_to, tap.tone)
        else:
            label = Label(numbered_card(view, card), use_text(view, offer), card_emoji(card))
            yield Tap(label, partial(_ways_step, view, number, offer))


def _list_limit(offers: list[Offer]) -> int:
    """The most ways that an offer may have in the list of plays, so that it has at most `LISTED` entries."""
    counts = [_count_ways(offer) for offer in offers]
    for most in sorted(set(counts), reverse=True):
        if sum(count if count <= most else 1 for count in counts) <= LISTED:
            return most
    return 1


def _count_ways(offer: Offer) -> int:
    return prod(len(field.options) for field in offer.fields)


def _wastes(offer: Offer) -> bool:
    """Whether *offer* banks a card that is more than money."""
    return offer.move == "bank" and KIND[offer.given["card"]] != MONEY


def _ways_step(view: View, number: int, offer: Offer) -> Panel:
    """Build the step with all ways to play the card of *offer*."""
    question = Text("deal-ask-card", {"card": numbered_card(view, offer.given["card"])})
    return Panel(
        question, select=pick(offer_label(view, offer).text, list(_choice_taps(view, number, offer)))
    )


def _share(view: View, card: int, color: int) -> float:
    """The part of a set that the seat has once *card* lies in *color*."""
    return group_size_with(view, card, color) / SIZE[color]


def _choice_taps(view: View, number: int, offer: Offer, chosen: Chosen = NOTHING) -> Iterator[Tap]:
    """Yield the ways to make *offer* in one list, or field by field if the list would be too long."""
    left = sorted(
        (field for field in offer.fields if field.name not in chosen), key=lambda field: field.name != "taken"
    )
    ways = [[(field.name, option) for option in _sorted_options(view, offer, field)] for field in left]
    if prod(map(len, ways)) > ENTRIES and len(left) > 1:
        for name, option in ways[0]:
            label = option_label(view, offer, left[0], option)
            yield Tap(label, _next_step(view, number, offer, {**chosen, name: option}, label.text))
        return
    for way in product(*ways):
        made = {**chosen, **dict(way)}
        options: Answers = {name: (option,) for name, option in made.items()}
        yield Tap(offer_label(view, offer, made), Make(number, options))


def _next_step(view: View, number: int, offer: Offer, chosen: Chosen, question: Text) -> Callable[[], Panel]:
    """Build the step for the choices of *offer* that are left."""
    *_, last = (field.name for field in offer.fields if field.name not in chosen)
    name = Text(f"deal-field-{last}")
    return lambda: Panel(question, select=pick(name, list(_choice_taps(view, number, offer, chosen))))


def _sorted_options(view: View, offer: Offer, field: Field) -> list[int]:
    """The options of *field*, the most promising first; only one of equal cards in a group."""
    if field.name in ("target", "doubles"):
        return list(field.options)
    if field.name == "color":
        if offer.move in ("rent", "rent_one"):
            return sorted(field.options, key=lambda color: -rent(view, color))
        return sorted(field.options, key=lambda color: -_share(view, offer.given["card"], color))
    colors = {card: group.color for groups in view.groups for group in groups for card in group.cards}
    cards = view.distinct(field.options)
    if field.name == "taken" and offer.move != "breaker":
        cards.sort(key=lambda card: -_share(view, card, colors[card]))
    return cards


def _arrange_tap(changes: list[Tap]) -> Tap:
    """Build the tap to the step for rearranging; the only one of *changes* needs no step."""
    if len(changes) == 1:
        return changes[0]
    step = Panel(Text("deal-ask-arrange"), select=pick(Text("deal-choose-arrange"), changes))
    return Tap(Label(Text("deal-offer-rearrange"), None, "act-trade"), lambda: step)


# Answers


def _answer_taps(view: View, moves: dict[str, Numbered]) -> Iterator[Tap]:
    """Yield the answers: give, pay as proposed or in another way, or say no."""
    if view.window is None or "accept" not in moves:
        return
    number, accept = moves["accept"]
    ask = next(ask for ask in view.window.asks if ask.seat == view.seat)
    refuses = "refuse" in moves and _is_harmful(view.window.action, ask, view)
    yield Tap(offer_label(view, accept), Make(number), "plain" if refuses else "best")
    if "pay" in moves and moves["pay"][1].fields[0].only_answer() is None:
        yield Tap(Label(Text("deal-offer-otherwise"), None, "act-pay"), _payment_step(view, *moves["pay"]))
    if "refuse" in moves:
        number, refuse = moves["refuse"]
        yield Tap(offer_label(view, refuse), Make(number), "best" if refuses else "plain")


def _change_lines(view: View, moves: dict[str, Numbered]) -> Iterator[Text]:
    """Yield a text if the proposed payment is more than the sum asked, since nobody gives change."""
    if view.seat is not None and "pay" in moves:
        (field,) = moves["pay"][1].fields
        paid = least_payment(view.banks[view.seat], to_groups(view.groups[view.seat]), field.need)
        if over := total(paid) - field.need:
            yield Text("deal-line-change", {"count": over})


def _is_harmful(action: str, ask: Ask, view: View) -> bool:
    """Whether most players would say no: it hurts and isn't a small sum that their money pays exactly."""
    bank, groups = view.banks[ask.seat], to_groups(view.groups[ask.seat])
    exact = 0 < ask.sum <= HURTS and total(least_payment(bank, [], ask.sum)) == ask.sum
    return hurts(action, ask.sum, bank, groups) and not exact


def _payment_step(view: View, number: int, offer: Offer) -> Make | Callable[[], Panel]:
    """The choice of cards to pay with, in one select if they all fit."""
    if len(offer.fields[0].options) > ENTRIES:
        return Make(number)
    question = offer_label(view, offer).text
    return lambda: Panel(question, (Text("deal-no-change"),), _card_select(number, offer))


def _reply_controls(view: View, offers: list[Numbered]) -> Controls:
    """The controls for the actor's answer to each No."""
    replies = [(number, offer) for number, offer in offers if offer.move != "advance"]
    lone = len({offer.given["target"] for _, offer in replies}) == 1
    taps = [
        Tap(offer_label(view, offer), Make(number), "best" if lone and offer.move == "accept" else "plain")
        for number, offer in replies
    ]
    return (None, taps) if len(taps) < BUTTONS else (pick(Text("panel-pick"), taps), [])
