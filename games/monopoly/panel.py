"""The panel of Monopoly: The Card Game, which makes each move with a few taps (`games.kit.panel`).

Each control always has the same place. Trades, cards and changes are in the select. Among the buttons,
drawing comes first, then the most promising trade; going out is last. The bot opponent's evaluation of the
view ranks the trades.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from games.core import Field, Label, Offer, Text, Value
from games.kit.panel import ENTRIES, Fill, Make, Panel, Tap, pick
from games.monopoly.cards import card_emoji, mask
from games.monopoly.going_out.proposal import order_of
from games.monopoly.labels import (
    cards_text,
    color_name,
    discard_lines,
    numbered_card,
    offer_label,
    option_label,
    pile_of,
    swap_of,
    top_cards_text,
)
from games.monopoly.moves import Move
from games.monopoly.opponent.judging import Position
from games.monopoly.opponent.strategy import NONE, weigh_moves
from games.monopoly.view import View

_SWAPS = ("trade", "grow", "exchange")


def trade_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step to draw, trade or go out.

    Going out is green if possible; otherwise, the better of drawing and the first trade is.
    """
    position = Position(view)
    ranked = sorted(weigh_moves(position, offers), key=lambda found: found[0], reverse=True)
    trades = list(_best_trades(view, offers, [(number, move) for _, number, move in ranked]))
    out = buttons(view, offers, "go_out", "lay")
    best = -1 if out else ranked[0][1]
    taps = [*buttons(view, offers, "draw", "pass_turn")]
    taps += [_trade_tap(position, offers, number, chosen) for number, chosen in trades[:1]]
    others = [_trade_tap(position, offers, number, chosen) for number, chosen in trades[1:]]
    others += _other_trades(view, offers)
    name = Text("monopoly-panel-exchanges" if view.six else "monopoly-panel-trades")
    return Panel(
        lines=discard_lines(view) if out else (),
        select=pick(name, others) if others else None,
        buttons=(*(_mark_best(tap, best) for tap in taps), *out),
    )


def _mark_best(tap: Tap, best: int) -> Tap:
    """The *tap*, marked as best if it makes offer number *best*."""
    return replace(tap, tone="best") if isinstance(tap.leads_to, Make) and tap.leads_to.offer == best else tap


def _best_trades(
    view: View, offers: Sequence[Offer], ranked: Sequence[tuple[int, Move]]
) -> Iterator[tuple[int, Chosen]]:
    """Yield the best trade with each pile: the number of its offer and the choice."""
    met = set[int]()
    for number, move in ranked:
        offer = offers[number]
        if offer.move in _SWAPS:
            chosen: Chosen = {field.name: (getattr(move, field.name),) for field in offer.fields}
            pile = swap_of(view, offer, chosen)[0]
            if pile not in met:
                met.add(pile)
                yield number, chosen


def _trade_tap(position: Position, offers: Sequence[Offer], number: int, chosen: Chosen) -> Tap:
    """The tap that makes a trade; of several cards it names the most useful one."""
    view, offer = position.view, offers[number]
    pile, given, got = swap_of(view, offer, chosen)
    best = max(got, key=lambda each: position.worth(mask((*view.hand, each))))
    what = "take" if offer.move == "trade" and pile in view.ownerless else offer.move
    id = f"monopoly-{'offer' if what == 'exchange' else 'panel'}-{what}"
    args: dict[str, Value] = {
        "other": pile_of(view, pile),
        "given": cards_text(view, given[-1], len(given)),
        "got": cards_text(view, best, len(got)),
    }
    return Tap(Label(Text(id, args), emoji=card_emoji(best)), Make(number, chosen))


def _other_trades(view: View, offers: Sequence[Offer]) -> Iterator[Tap]:
    """Yield a tap for each pile and number of cards to trade, and for each pile that can grow."""
    for number, offer in enumerate(offers):
        if offer.move in ("trade", "grow") and "card" not in offer.given:
            counts = [field.options for field in offer.fields if field.name == "count"]
            ways: list[Chosen] = [{"count": (count,)} for count in counts[0]] if counts else [{}]
            yield from (_add_card_tap(view, offers, number, chosen) for chosen in ways)


def _add_card_tap(view: View, offers: Sequence[Offer], number: int, chosen: Chosen) -> Tap:
    """The tap to the step in which the player can first lay a card on their own pile (MC-22)."""
    offer = offers[number]
    pile, _, got = swap_of(view, offer, chosen)
    args: dict[str, Value] = {
        "other": pile_of(view, pile),
        "count": len(got),
        "got": cards_text(view, got[-1], len(got)),
    }
    name = Label(
        Text("monopoly-panel-add-grow" if offer.move == "grow" else "monopoly-panel-count", args),
        Text("monopoly-hint-choosing", {"got": top_cards_text(view, got)}),
        card_emoji(got[-1]),
    )
    return Tap(name, partial(_add_card_step, view, offers, number, chosen, name.text))


def _add_card_step(view: View, offers: Sequence[Offer], number: int, chosen: Chosen, name: Text) -> Panel:
    """Build the step to choose a card to lay on the player's own pile first, or to trade without one."""
    offer = offers[number]
    card = offer.fields[0]
    entries = answers(view, offers, number, card, chosen)
    without = [
        Tap(_plain_trade_label(view, other, chosen), Make(at, chosen))
        for at, other in enumerate(offers)
        if (other.move, other.given) == (offer.move, {**offer.given, "card": NONE})
        and all(chosen[field.name][0] in field.options for field in other.fields)
    ]
    got = Text("monopoly-hint-swap", {"got": top_cards_text(view, swap_of(view, offer, chosen)[2])})
    return Panel(name, (got,), pick(Text("monopoly-panel-add"), entries), tuple(without))


def _plain_trade_label(view: View, offer: Offer, chosen: Chosen) -> Label:
    given = swap_of(view, offer, chosen)[1]
    return Label(Text("monopoly-panel-without", {"given": cards_text(view, given[-1], len(given))}))


Chosen = dict[str, tuple[int, ...]]

_BEST = ("go_out", "confirm")


def buttons(view: View, offers: Sequence[Offer], *moves: str) -> tuple[Tap, ...]:
    """A button for each of *offers* without fields that is one of *moves*, in the order of *moves*."""
    return tuple(
        Tap(offer_label(view, offer), Make(number), "best" if move in _BEST else "plain")
        for move in moves
        for number, offer in enumerate(offers)
        if offer.move == move and not offer.fields
    )


def answers(view: View, offers: Sequence[Offer], number: int, field: Field, chosen: Chosen) -> list[Tap]:
    """An entry for each option of the last *field* of offer *number*; the others are *chosen*.

    Cards come in the order of their numbers.
    """
    return [
        Tap(
            option_label(view, offers[number], field, option),
            Make(number, {**chosen, field.name: (option,)}),
        )
        for option in _sort_cards(view, field)
    ]


def _sort_cards(view: View, field: Field) -> tuple[int, ...]:
    """The options of *field*, cards in the order of their numbers."""
    if field.name not in ("card", "cards"):
        return field.options
    return tuple(sorted(field.options, key=order_of(view).index))


def lay_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step to lay down as proposed, change a discard or bind a Chance card (MC-27, MC-32)."""
    numbers = [number for number, offer in enumerate(offers) if offer.fields]
    others = [
        Tap(offer_label(view, offers[number]), partial(_field_step, view, offers, number))
        for number in numbers[1:]
    ]
    select = _field_step(view, offers, numbers[0]).select if numbers else None
    return Panel(select=select, buttons=(*buttons(view, offers, "confirm"), *others))


def _field_step(view: View, offers: Sequence[Offer], number: int) -> Panel:
    """The step that answers the only field of the offer *number*."""
    offer = offers[number]
    (field,) = offer.fields
    question = offer_label(view, offer).text
    return Panel(question, select=pick(question, answers(view, offers, number, field, {})))


def arrange_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step to accept the arrangement, or to change one thing (MC-40, MC-41)."""
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
    """The label of the change that *option* of the only field of *offer* makes."""
    if offer.move == "token":
        groups: dict[str, Value] = {
            "group": color_name(view, offer.given["source"]),
            "other": color_name(view, option),
        }
        return Label(Text("monopoly-panel-token", groups))
    card = offer.given["card"]
    target = option_label(view, offer, offer.fields[0], option)
    stands: dict[str, Value] = {"card": numbered_card(view, card), "target": target.text}
    return Label(Text("monopoly-panel-bind", stands), emoji=card_emoji(card))


def panel(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the steps that lead the seat of *view* to each of *offers*."""
    match view.phase:
        case "turn":
            return trade_step(view, offers)
        case "lay":
            return lay_step(view, offers)
        case "arrange":
            return arrange_step(view, offers)
        case "close" | "passing":
            return _pass_step(view, offers)
        case _:
            return _discard_step(view, offers)


def _pass_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step to choose the card to pass, or to go out instead (MC-72, MC-73)."""
    (card,) = offers[0].fields
    select = pick(Text("monopoly-panel-pass"), answers(view, offers, 0, card, {}))
    return Panel(select=select, buttons=buttons(view, offers, "go_out", "lay"))


def _discard_step(view: View, offers: Sequence[Offer]) -> Panel:
    """Build the step to choose discards, in a modal if the hand doesn't fit into a select (MC-24)."""
    (offer,) = offers
    (cards,) = offer.fields
    if len(cards.options) > ENTRIES:
        return Panel(buttons=(Tap(offer_label(view, offer), Make(0)),))
    name = Text("monopoly-panel-discard", {"count": view.due})
    return Panel(select=Fill(name, Make(0), {cards.name: _sort_cards(view, cards)}))
