"""A turn as steps: draw, the trade that promises most, all other trades, going out (MC-20 to MC-28, MC-71).

The bot opponent's judgement says what a trade promises, from what the view shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from games.core import Label, Offer, Text, Value
from games.kit.panel import Make, Panel, Tap, pick
from games.monopoly.cards import card_emoji, mask
from games.monopoly.labels import discarded, few, pile_of, several, swapped
from games.monopoly.moves import Move
from games.monopoly.opponent.judging import Position
from games.monopoly.opponent.strategy import NONE, weighed
from games.monopoly.panel.parts import Chosen, answers, buttons
from games.monopoly.view import View

_SWAPS = ("trade", "grow", "exchange")


def trading(view: View, offers: Sequence[Offer]) -> Panel:
    """Draw, trade, or go out; green is going out, or else drawing or the first trade, whichever promises
    more."""
    position = Position(view)
    ranked = sorted(weighed(position, offers), key=lambda found: found[0], reverse=True)
    trades = list(_nearest(view, offers, [(number, move) for _, number, move in ranked]))
    out = buttons(view, offers, "go_out", "lay")
    best = -1 if out else ranked[0][1]
    taps = [*buttons(view, offers, "draw", "pass_turn")]
    taps += [_making(position, offers, number, chosen) for number, chosen in trades[:1]]
    others = [_making(position, offers, number, chosen) for number, chosen in trades[1:]]
    others += _others(view, offers)
    name = Text("monopoly-panel-exchanges" if view.six else "monopoly-panel-trades")
    return Panel(
        lines=discarded(view) if out else (),
        select=pick(name, others) if others else None,
        buttons=(*(_green(tap, best) for tap in taps), *out),
    )


def _green(tap: Tap, best: int) -> Tap:
    """*tap*, the best one if it makes the offer with that number."""
    return replace(tap, tone="best") if isinstance(tap.then, Make) and tap.then.offer == best else tap


def _nearest(
    view: View, offers: Sequence[Offer], ranked: Sequence[tuple[int, Move]]
) -> Iterator[tuple[int, Chosen]]:
    """Of the trades with each pile the best: the number of its offer and what is chosen."""
    met = set[int]()
    for number, move in ranked:
        offer = offers[number]
        if offer.move in _SWAPS:
            chosen: Chosen = {field.name: (getattr(move, field.name),) for field in offer.fields}
            pile = swapped(view, offer, chosen)[0]
            if pile not in met:
                met.add(pile)
                yield number, chosen


def _making(position: Position, offers: Sequence[Offer], number: int, chosen: Chosen) -> Tap:
    """The tap that makes a trade; of several cards it names the one that serves the hand best."""
    view, offer = position.view, offers[number]
    pile, given, got = swapped(view, offer, chosen)
    best = max(got, key=lambda each: position.worth(mask((*view.hand, each))))
    what = "take" if offer.move == "trade" and pile in view.ownerless else offer.move
    id = f"monopoly-{'offer' if what == 'exchange' else 'panel'}-{what}"
    args: dict[str, Value] = {
        "other": pile_of(view, pile),
        "given": several(view, given[-1], len(given)),
        "got": several(view, best, len(got)),
    }
    return Tap(Label(Text(id, args), emoji=card_emoji(best)), Make(number, chosen))


def _others(view: View, offers: Sequence[Offer]) -> Iterator[Tap]:
    """For each pile and number of cards the step to a trade; for each that can grow the step to that."""
    for number, offer in enumerate(offers):
        if offer.move in ("trade", "grow") and "card" not in offer.given:
            counts = [field.options for field in offer.fields if field.name == "count"]
            ways: list[Chosen] = [{"count": (count,)} for count in counts[0]] if counts else [{}]
            yield from (_to_adding(view, offers, number, chosen) for chosen in ways)


def _to_adding(view: View, offers: Sequence[Offer], number: int, chosen: Chosen) -> Tap:
    """The tap that leads to the step where a card may be laid on one's own pile first (MC-22)."""
    offer = offers[number]
    pile, _, got = swapped(view, offer, chosen)
    args: dict[str, Value] = {
        "other": pile_of(view, pile),
        "count": len(got),
        "got": several(view, got[-1], len(got)),
    }
    name = Label(
        Text("monopoly-panel-add-grow" if offer.move == "grow" else "monopoly-panel-count", args),
        Text("monopoly-hint-choosing", {"got": few(view, got)}),
        card_emoji(got[-1]),
    )
    return Tap(name, partial(_adding, view, offers, number, chosen, name.text))


def _adding(view: View, offers: Sequence[Offer], number: int, chosen: Chosen, name: Text) -> Panel:
    """Choose the card that is laid on one's own pile first, or trade without one."""
    offer = offers[number]
    card = offer.fields[0]
    entries = answers(view, offers, number, card, chosen)
    without = [
        Tap(_without(view, other, chosen), Make(at, chosen))
        for at, other in enumerate(offers)
        if (other.move, other.given) == (offer.move, {**offer.given, "card": NONE})
        and all(chosen[field.name][0] in field.options for field in other.fields)
    ]
    got = Text("monopoly-hint-swap", {"got": few(view, swapped(view, offer, chosen)[2])})
    return Panel(name, (got,), pick(Text("monopoly-panel-add"), entries), tuple(without))


def _without(view: View, offer: Offer, chosen: Chosen) -> Label:
    given = swapped(view, offer, chosen)[1]
    return Label(Text("monopoly-panel-without", {"given": several(view, given[-1], len(given))}))
