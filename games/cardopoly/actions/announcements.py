"""The most frequent events of Cardopoly, built only when needed (`games.core.LazyEvent`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.cardopoly.cards import FITS, RANK, name_cards
from games.cardopoly.state import NOBODY
from games.cardopoly.terms import given_text, to_trade, trade_args
from games.cardopoly.view import Proposal
from games.cards import QUEEN
from games.core import Event, Value
from games.kit.seats import WHO


def announce_draw(seat: int, cards: Sequence[int]) -> Iterator[Event]:
    """Yield the events that *seat* got *cards* from the draw pile; only the seat itself learns which."""
    yield Event("cardopoly-drew-you", {"cards": name_cards(cards)}, (seat,), (seat,))


def announce_salary(seat: int, count: int) -> Iterator[Event]:
    """Yield the event that *seat* gets *count* cards at the Start."""
    yield Event("cardopoly-salary", {"who": WHO[seat], "count": count}, concerns=(seat,))


def announce_chance_card(seat: int, card: int) -> Iterator[Event]:
    """Yield the event that *seat* drew a chance card."""
    yield Event("cardopoly-chance", {"who": WHO[seat], "card": name_cards((card,))}, concerns=(seat,))


def announce_move(seat: int, card: int, steps: int, space: int) -> Iterator[Event]:
    """Yield the event that *card* moves the token of *seat* by *steps* to the property *space*.

    A queen goes where its player wants, so it concerns nobody.
    """
    args: dict[str, Value] = {
        "who": WHO[seat],
        "card": name_cards((card,)),
        "count": steps,
        "space": name_cards((space,)),
    }
    yield Event("cardopoly-move", args, concerns=() if RANK[card] == QUEEN else (seat,))


def announce_debt(id: str, seat: int, to: int, count: int) -> Iterator[Event]:
    """Yield the event that *seat* owes *count* cards; the message *id* says why."""
    yield Event(id, {"who": WHO[seat], "to": WHO[to], "count": count}, concerns=(to,))


def announce_gift(id: str, giver: int, taker: int, count: int, concerned: int) -> Iterator[Event]:
    """Yield the event that *count* cards go from *giver* to *taker*; *concerned* is the passive side."""
    yield Event(id, {"who": WHO[giver], "to": WHO[taker], "count": count}, concerns=(concerned,))


def announce_handover(
    giver: int, taker: int, cards: tuple[int, ...], concerned: tuple[int, ...]
) -> Iterator[Event]:
    """Yield the event that names the *cards* handed over, visible only to *giver* and *taker*.

    It is news to those *concerned*: they didn't know which cards.
    """
    args: dict[str, Value] = {"who": WHO[giver], "to": WHO[taker], "cards": name_cards(cards)}
    yield Event("cardopoly-handed", args, (giver, taker), tuple(sorted(concerned)))


def announce_mortgage(seat: int, space: int, count: int) -> Iterator[Event]:
    """Yield the event that *seat* mortgages the property *space* for *count* cards."""
    yield Event("cardopoly-mortgage", {"who": WHO[seat], "space": name_cards((space,)), "count": count})


def announce_unmortgage(seat: int, space: int, cards: tuple[int, ...]) -> Iterator[Event]:
    """Yield the event that *seat* ends the mortgage of the property *space* with *cards*."""
    args: dict[str, Value] = {"who": WHO[seat], "space": name_cards((space,)), "cards": name_cards(cards)}
    yield Event("cardopoly-unmortgage", args)


def announce_purchase(
    seat: int, space: int, claim: int, pay: int, board: list[int], owners: list[int]
) -> Iterator[Event]:
    """Yield the event that *seat* buys the property *space*.

    It concerns the owners of properties of the same suit or rank.
    """
    fits = FITS[space]
    others = {owner for card, owner in zip(board, owners, strict=True) if fits[card]} - {NOBODY, seat}
    yield Event("cardopoly-buy", _laying_args(seat, space, claim, pay), concerns=tuple(sorted(others)))


def announce_left(seat: int, space: int) -> Iterator[Event]:
    """Yield the event that *seat* leaves the property *space* free."""
    yield Event("cardopoly-left", {"who": WHO[seat], "space": name_cards((space,))})


def announce_expansion(seat: int, space: int, claim: int, pay: int) -> Iterator[Event]:
    """Yield the event that *seat* lays another claim card on the property *space*."""
    yield Event("cardopoly-expand", _laying_args(seat, space, claim, pay))


def _laying_args(seat: int, space: int, claim: int, pay: int) -> dict[str, Value]:
    return {
        "who": WHO[seat],
        "space": name_cards((space,)),
        "claim": name_cards((claim,)),
        "pay": name_cards((pay,)),
    }


def announce_answer(id: str, seat: int, *concerned: int) -> Iterator[Event]:
    """Yield an event of *seat* without arguments; the message *id* says what happened."""
    yield Event(id, {"who": WHO[seat]}, concerns=concerned)


def announce_trade(what: str, proposal: Proposal, board: Sequence[int], mortgaged: int) -> Iterator[Event]:
    """Yield the events about *proposal*; only its two sides see the names of the cards given."""
    by, to = proposal.by, proposal.to
    # The other side gets a prompt for a proposal; only the outcome is news to it.
    whom = {"accepted": (by,), "declined": (by,), "withdrawn": (to,)}.get(what, ())
    terms = trade_args(to_trade(proposal), board, mortgaged)
    yield Event(f"cardopoly-{what}", terms, None, whom)
    if proposal.cards and what in ("proposed", "countered"):
        given = given_text(to_trade(proposal, True), board, mortgaged)
        yield Event("cardopoly-proposed-you", terms | {"given": given}, (by, to))
