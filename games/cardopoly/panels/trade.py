"""The steps for trades: the text lists what is given, received and promised, and a select changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from games.cardopoly.cards import SUIT, name_cards
from games.cardopoly.labels import ask_draft
from games.cardopoly.panels import presets
from games.cardopoly.panels.parts import Chosen, OpenMoves
from games.cardopoly.terms import NOTHING, kind_name, mortgaged_spaces, sides, trade_args
from games.cardopoly.view import Trade, View
from games.core import Text
from games.kit.panel import BUTTONS, ENTRIES, Fill, Make, Panel, Tap, pick
from games.kit.seats import WHO
from games.texts import Label

PROMISED = tuple((count, turns) for turns in (1, 2) for count in range(1, 6))
"""The promises that are one tap away; others are entered in a modal."""

THINGS = ("take", "spaces", "cards")
"""The fields for what changes hands at once."""

ASKED = 6
"""The most pocket cards that can be asked for with one tap."""


def begin_taps(moves: OpenMoves) -> list[Tap]:
    """The tap that begins a suggested or an empty trade, if trading is legal."""
    numbers = moves.numbers_of("draft")
    if not numbers:
        return []
    debt = moves.view.debt
    label = Label(Text("cardopoly-panel-settle" if debt else "cardopoly-panel-trade"), emoji="act-trade")
    entries = _partners(moves, numbers)
    if len(entries) == 1:
        return [replace(entries[0], label=label)]
    question, name = Text("cardopoly-panel-partners"), Text("cardopoly-select-trade")
    return [Tap(label, lambda: Panel(question, select=pick(name, entries)))]


def _partners(moves: OpenMoves, numbers: list[int]) -> list[Tap]:
    """The suggested trades, then an empty one with each other seat."""
    view = moves.view
    seats = {moves.offers[number].given["to"]: number for number in numbers}
    entries = [
        Tap(_trade_label(view, trade), Make(seats[trade.to], _draft_fields(trade)))
        for trade in presets.find_presets(view)
        if trade.to in seats
    ]
    owed = view.debt.to if view.debt else -1
    for to in sorted(seats, key=lambda seat: seat != owed):
        label = Label(Text("cardopoly-panel-with", {"to": WHO[to]}), emoji=f"seat-{to + 1}")
        entries.append(Tap(label, lambda to=to: _edit(moves, seats[to], presets.empty_trade(view, to))))  # type: ignore[misc]
    return entries


def _trade_label(view: View, trade: Trade) -> Label:
    settles = "-settle" if trade.settles else ""
    terms = trade_args(trade, tuple([place.card for place in view.board]), mortgaged_spaces(view))
    return Label(Text(f"cardopoly-panel-preset{settles}", terms), emoji=f"seat-{trade.to + 1}")


def draft_panel(moves: OpenMoves, trade: Trade) -> Panel:
    """Build the step in which the draft of a trade can be proposed, changed or dropped."""
    numbers = moves.numbers_of("draft")
    return _edit(moves, numbers[0] if numbers else None, trade)


def _edit(moves: OpenMoves, number: int | None, trade: Trade) -> Panel:
    """Build the step that shows *trade* and changes it by the offer *number*."""
    sends = moves.numbers_of("propose")
    sends.sort(key=lambda each: -moves.offers[each].given["settles"])
    buttons = [moves.tap(each, "best") for each in sends[:1]]
    more = [moves.tap(each) for each in sends[1:]]
    things: Fill | None = None
    if number is not None:
        change = _Change(moves, number, trade)
        if (only := change.only_thing()) is not None:
            more.append(only)
            rest = []
        else:
            things, *rest = change.things()
        buttons += [change.cards(), change.promises()]
        more = [*map(change.further, rest), *more]
    more += moves.taps("drop", "share")
    if len(buttons) + len(more) > BUTTONS:
        step = Panel(select=pick(Text("cardopoly-select-other"), more))
        more = [Tap(Label(Text("cardopoly-panel-more")), lambda: step)]
    flaw = [Text(trade.flaw)] if trade.flaw else []
    settles = any(moves.offers[each].given["settles"] for each in sends)
    lines = (*_lines(moves.view, trade, settles=settles), *flaw)
    return Panel(ask_draft(moves.view, trade.to), lines, things, (*buttons, *more))


def _lines(view: View, trade: Trade, *, settles: bool) -> list[Text]:
    """The lines on what the seat of *view* gives, gets and is promised in *trade*.

    If it *settles* a debt, they say so, and not that anybody gives nothing: they give or get that.
    """
    given, got, vows = sides(trade, view)
    lines = [
        Text(f"cardopoly-trade-{verb}", {"what": what})
        for verb, what in (("gives", given), ("gets", got))
        if not (settles and what == NOTHING)
    ]
    return [*lines, *vows, *([Text("cardopoly-trade-settles")] if settles else [])]


class _Change:
    """The taps that change a *trade* by the offer *number* of a draft."""

    def __init__(self, moves: OpenMoves, number: int, trade: Trade) -> None:
        self.moves, self.number, self.trade = moves, number, trade
        self.to = WHO[trade.to]
        self.fields = {field.name: field for field in moves.offers[number].fields}

    def _make_draft(self, **changed: tuple[int, ...]) -> Make:
        """The draft of the trade with *changed* fields, without things that are no longer there."""
        chosen = _draft_fields(self.trade) | changed
        for name, field in self.fields.items():
            there = tuple(option for option in chosen[name] if option in field.options)
            chosen[name] = there if field.many else there or field.options[-1:]
        return Make(self.number, chosen)

    def _open_draft(self, *names: str) -> Make:
        """The draft with the fields *names* open, prefilled with their current values."""
        chosen = self._make_draft().chosen
        preset = {name: chosen.pop(name) for name in names}
        return Make(self.number, chosen, preset)

    def _modal_tap(self, *names: str) -> Tap:
        """The tap that opens a modal for the fields *names*."""
        return Tap(Label(Text("cardopoly-panel-otherwise")), self._open_draft(*names))

    def things(self) -> list[Fill]:
        """The lists of both sides' properties and of the seat's pocket cards, as many as needed."""
        take, spaces, pocket = (self.fields[name].options for name in THINGS)
        room = ENTRIES - len(take) - len(spaces)
        room -= len(pocket) > room and (len(pocket) - room) % ENTRIES == 1  # no list has just one card
        options = {"take": take, "spaces": spaces, "cards": pocket[:room]}
        first = Fill(Text("cardopoly-select-things"), self._open_draft(*options), options)
        name, cards = Text("cardopoly-select-hand"), self._open_draft("cards")
        further = (pocket[at : at + ENTRIES] for at in range(room, len(pocket), ENTRIES))
        return [first, *(Fill(name, cards, {"cards": shown}) for shown in further)]

    def only_thing(self) -> Tap | None:
        """The tap that puts the only thing that either side has into the trade, or takes it out of it; None
        if they have more.
        """
        found = [(name, option) for name in THINGS for option in self.fields[name].options]
        if len(found) > 1:
            return None
        ((name, option),) = found
        field, offer = self.fields[name], self.moves.offers[self.number]
        label = self.moves.game.option_label(self.moves.view, offer, field, option)
        is_chosen = option in getattr(self.trade, name)
        if is_chosen:
            card = option if name == "cards" else self.moves.view.board[option].card
            label = replace(label, text=Text("cardopoly-panel-without", {"card": name_cards((card,))}))
        return Tap(label, self._make_draft(**{name: () if is_chosen else (option,)}))

    def further(self, cards: Fill) -> Tap:
        """The tap on the list of further *cards*."""
        shown = cards.options["cards"]
        first = self.fields["cards"].options.index(shown[0]) + 1
        name = Text("cardopoly-panel-hand", {"first": first, "last": first + len(shown) - 1})
        step = Panel(Text("cardopoly-panel-hand-asked"), select=cards)
        return Tap(Label(name), lambda: step)

    def cards(self) -> Tap:
        """The tap for the pocket cards asked for: any cards, those of the asker's suit, or other kinds."""
        view = self.moves.view
        assert view.seat is not None
        counts = self.fields["number"].options[1 : ASKED + 1]
        kinds = [(0, 0), *((count, kind) for kind in (0, SUIT[view.aces[view.seat]] + 1) for count in counts)]
        entries = [
            Tap(
                Label(Text("cardopoly-panel-number", {"count": count, "kind": kind_name(kind), "any": kind})),
                self._make_draft(number=(count,), kind=(kind,)),
            )
            for count, kind in kinds
        ]
        entries.append(self._modal_tap("number", "kind"))
        select = pick(Text("cardopoly-field-number"), entries)
        question = Text("cardopoly-panel-asking", {"to": self.to})
        return Tap(Label(Text("cardopoly-panel-theirs")), lambda: Panel(question, select=select))

    def promises(self) -> Tap:
        """The tap for the promises of either side: a few cards soon, or anything else in a modal."""
        entries = [Tap(Label(Text("cardopoly-panel-no-promise")), self._make_draft(gives=(0,), asks=(0,)))]
        for name, who in (("gives", "you"), ("asks", "they")):
            for count, turns in PROMISED:
                vow = Text(f"cardopoly-vow-{who}", {"count": count, "turns": turns, "to": self.to})
                entries.append(Tap(Label(vow), self._make_draft(**{name: (count,), f"{name}_in": (turns,)})))
        entries.append(self._modal_tap("gives", "gives_in", "asks", "asks_in"))
        select = pick(Text("cardopoly-select-promise"), entries)
        question = Text("cardopoly-panel-promising")
        return Tap(Label(Text("cardopoly-panel-promises")), lambda: Panel(question, select=select))


def _draft_fields(trade: Trade) -> Chosen:
    """The fields of a draft, chosen as in *trade*."""
    names = ("number", "kind", "gives", "gives_in", "asks", "asks_in")
    single = {name: (getattr(trade, name),) for name in names}
    return {"take": trade.take, "spaces": trade.spaces, "cards": trade.cards, **single}


# Proposals


def answer_panel(moves: OpenMoves, trade: Trade) -> Panel:
    """Build the step that answers a proposal: accept, make a counter-offer, or decline."""
    view = moves.view
    buttons = moves.payment_taps(moves.numbers_of("accept_giving"), trade.by, "best")
    buttons += moves.taps("accept", tone="best")
    for number in moves.numbers_of("draft"):
        label = Label(Text("cardopoly-panel-counter"), emoji="act-trade")
        counter = presets.reverse_trade(view, trade)
        buttons.append(Tap(label, partial(_edit, moves, number, counter)))
    buttons += moves.taps("decline")
    flaw = Text(trade.flaw) if trade.flaw else None
    hints = moves.hints("accept", "accept_giving")
    lines = [*_lines(view, trade, settles=trade.settles), *hints, flaw]
    return moves.panel(buttons, question=Text("cardopoly-ask-answer", {"who": WHO[trade.by]}), lines=lines)


def proposal_panel(moves: OpenMoves, besides: Callable[[], Panel]) -> Panel:
    """Build the step for the seat's own open proposal; any other action withdraws it."""
    buttons = moves.taps("withdraw")
    if len(moves.offers) > len(moves.numbers_of("withdraw", "share")):
        step = besides()
        more = Tap(Label(Text("cardopoly-panel-besides")), lambda: step)
        buttons += step.taps if len(step.taps) == 1 else [more]
    return moves.panel(buttons, lines=[Text("cardopoly-panel-withdraws")] if buttons[1:] else ())
