"""A trade as one sentence, for the log, the panel and the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.cardopoly.actions.bank import named
from games.cardopoly.view import Trade, View
from games.core import Text, Value
from games.kit.seats import WHO


def sentence(trade: Trade, board: Sequence[int]) -> dict[str, Value]:
    """What goes into a message about *trade*: ``who``, ``to``, ``given``, ``asked`` and ``settles``.

    *board* are the cards of the properties.
    """
    given = [_spaces(trade.spaces, board), _cards(trade), _promise(trade.gives, trade.gives_in)]
    asked = [_spaces(trade.take, board), _asked(trade), _promise(trade.asks, trade.asks_in)]
    return {
        "who": WHO[trade.by],
        "to": WHO[trade.to],
        "given": joined(given),
        "asked": joined(asked),
        "settles": "yes" if trade.settles else "no",
    }


def sides(trade: Trade, view: View) -> tuple[Text, Text, list[Text]]:
    """What the seat of *view*, one side of *trade*, gives and gets by it, and what either side promises."""
    board = tuple([space.card for space in view.board])
    given = joined([_spaces(trade.spaces, board), _cards(trade)])
    asked = joined([_spaces(trade.take, board), _asked(trade)])
    promises = ((trade.by, trade.gives, trade.gives_in), (trade.to, trade.asks, trade.asks_in))
    vows = [
        Text(
            f"cardopoly-vow-{'you' if seat == view.seat else 'they'}",
            {"count": count, "turns": turns, "to": WHO[seat]},
        )
        for seat, count, turns in promises
        if count
    ]
    return (given, asked, vows) if trade.by == view.seat else (asked, given, vows)


def joined(parts: Iterable[Text | None]) -> Text:
    """The *parts* that are there as one enumeration."""
    there = [part for part in parts if part is not None]
    if not there:
        return Text("cardopoly-terms-nothing")
    last = there.pop()
    if not there:
        return last
    first = there[0]
    for part in there[1:]:
        first = Text("cardopoly-terms-comma", {"first": first, "second": part})
    return Text("cardopoly-terms-and", {"first": first, "second": last})


def kind_name(kind: int) -> Text:
    """What a kind of cards asked for is called."""
    return Text("cardopoly-kind", {"kind": kind})


def _spaces(spaces: tuple[int, ...], board: Sequence[int]) -> Text | None:
    if not spaces:
        return None
    cards = named(board[space] for space in spaces)
    return Text("cardopoly-terms-spaces", {"count": len(spaces), "cards": cards})


def _cards(trade: Trade) -> Text | None:
    if not trade.count:
        return None
    if trade.cards:
        return Text("cardopoly-terms-named", {"count": trade.count, "cards": named(trade.cards)})
    return Text("cardopoly-terms-cards", {"count": trade.count})


def _asked(trade: Trade) -> Text | None:
    if not trade.number:
        return None
    if not trade.kind:
        return Text("cardopoly-terms-cards", {"count": trade.number})
    return Text("cardopoly-terms-kind", {"count": trade.number, "kind": kind_name(trade.kind)})


def _promise(number: int, turns: int) -> Text | None:
    return Text("cardopoly-terms-promise", {"count": number, "turns": turns}) if number else None
