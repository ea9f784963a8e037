"""The terms of a trade as one sentence, for the log, the panel and the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from msgspec.structs import astuple, replace

from games.cardopoly.cards import name_cards
from games.cardopoly.view import Proposal, Trade, View
from games.core import Text, Value
from games.kit.seats import WHO

NOTHING: Final = Text("cardopoly-terms-nothing")


def to_trade(proposal: Proposal, names: bool = False, flaw: str = "") -> Trade:
    """The *proposal* as a view shows it, with the names of its pocket cards if *names*."""
    trade = Trade(*(*astuple(proposal), len(proposal.cards), flaw))
    return trade if names or not proposal.cards else replace(trade, cards=())


def trade_args(trade: Trade, board: Sequence[int], mortgaged: int) -> dict[str, Value]:
    """The arguments of a message about *trade*: ``who``, ``to``, ``given``, ``asked`` and ``settles``.

    *board* are the cards of the properties, *mortgaged* is a mask of their spaces.
    """
    asks = _promise(trade.asks, trade.asks_in)
    return {
        "who": WHO[trade.by],
        "to": WHO[trade.to],
        "given": given_text(trade, board, mortgaged),
        "asked": join_texts(
            (*_spaces(trade.take, board, mortgaged), _asked_cards(trade.number, trade.kind), asks)
        ),
        "settles": "yes" if trade.settles else "no",
    }


def given_text(trade: Trade, board: Sequence[int], mortgaged: int) -> Text:
    """The text for what *trade* gives; see `trade_args`."""
    spaces = _spaces(trade.spaces, board, mortgaged)
    return join_texts((*spaces, _cards(trade), _promise(trade.gives, trade.gives_in)))


def mortgaged_spaces(view: View) -> int:
    """The spaces of the mortgaged properties in *view*, as a mask."""
    return sum(place.mortgaged << space for space, place in enumerate(view.board))


def sides(trade: Trade, view: View) -> tuple[Text, Text, list[Text]]:
    """The texts for what the seat of *view* gives and gets in *trade*, and for the promises of both sides."""
    board, mortgaged = tuple([space.card for space in view.board]), mortgaged_spaces(view)
    gives = join_texts((*_spaces(trade.spaces, board, mortgaged), _cards(trade)))
    asks = join_texts((*_spaces(trade.take, board, mortgaged), _asked_cards(trade.number, trade.kind)))
    promises = ((trade.by, trade.gives, trade.gives_in), (trade.to, trade.asks, trade.asks_in))
    vows = [
        Text(
            f"cardopoly-vow-{'you' if seat == view.seat else 'they'}",
            {"count": count, "turns": turns, "to": WHO[seat]},
        )
        for seat, count, turns in promises
        if count
    ]
    return (gives, asks, vows) if trade.by == view.seat else (asks, gives, vows)


def join_texts(parts: Iterable[Text | None]) -> Text:
    """The *parts* that are not None as one enumeration."""
    there = [part for part in parts if part is not None]
    if not there:
        return NOTHING
    last = there.pop()
    if not there:
        return last
    first = there[0]
    for part in there[1:]:
        first = Text("cardopoly-terms-comma", {"first": first, "second": part})
    return Text("cardopoly-terms-and", {"first": first, "second": last})


def kind_name(kind: int) -> Text:
    """The name of a kind of cards that a trade asks for."""
    return Text("cardopoly-kind", {"kind": kind})


def _spaces(spaces: tuple[int, ...], board: Sequence[int], mortgaged: int) -> Iterator[Text]:
    """Yield the properties, with mortgaged ones separate, since they charge no rent."""
    for id, is_mortgaged in (("cardopoly-terms-spaces", 0), ("cardopoly-terms-mortgaged", 1)):
        if found := [board[space] for space in spaces if mortgaged >> space & 1 == is_mortgaged]:
            yield Text(id, {"count": len(found), "cards": name_cards(found)})


def _cards(trade: Trade) -> Text | None:
    if not trade.count:
        return None
    if trade.cards:
        return Text("cardopoly-terms-named", {"count": trade.count, "cards": name_cards(trade.cards)})
    return Text("cardopoly-terms-cards", {"count": trade.count})


@cache
def _asked_cards(number: int, kind: int) -> Text | None:
    if not number:
        return None
    if not kind:
        return Text("cardopoly-terms-cards", {"count": number})
    return Text("cardopoly-terms-kind", {"count": number, "kind": kind_name(kind)})


@cache
def _promise(number: int, turns: int) -> Text | None:
    return Text("cardopoly-terms-promise", {"count": number, "turns": turns}) if number else None
