"""The cards for buying or expanding a property: a claim card laid on it, and a discarded pay card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import compress
from random import Random
from typing import Any, Final

from games.cardopoly.cards import CLAIMS, FITS
from games.cardopoly.moves import Buy, Expand
from games.cardopoly.state import State, spaces_of
from games.core import Field, Offer
from games.offer import Opening

SINGLE: Final = 25
"""The most pairs of a claim and a pay card that are offered singly; beyond that, the pay card is a field."""

Sites = tuple[Sequence[int], bool]
"""The spaces where cards can be laid, and whether every pair of cards there is an offer of its own.

In that case, a space is listed once per pay card; otherwise it is listed once.
"""


def paying_cards(state: State, seat: int, space: int) -> tuple[int, ...]:
    """The pocket cards of *seat* that can pay for the property at *space* (CP-30)."""
    pocket = state.pockets[seat]
    return tuple(compress(pocket, bytes(pocket).translate(FITS[state.board[space]])))


def _claims(state: State, seat: int) -> tuple[int, ...]:
    pocket = state.pockets[seat]
    return tuple(compress(pocket, bytes(pocket).translate(CLAIMS[state.aces[seat]])))


def has_pair(state: State, seat: int, space: int) -> bool:
    """Whether *seat* could buy the property at *space* (CP-30)."""
    claims, found = _claims(state, seat), paying_cards(state, seat, space)
    return bool(claims and found and (len(claims) > 1 or claims != found))


def purchases(state: State, seat: int) -> Sequence[Opening]:
    """The openings to buy the property that the token has landed on (CP-30)."""
    return _openings(state, seat, 1 << state.places[state.turn], _random_purchase, _purchase_offers)


def expansions(state: State, seat: int, estate: int) -> Sequence[Opening]:
    """The openings to expand the properties of *estate*, a mask of spaces (CP-66)."""
    return _openings(state, seat, estate, _random_expansion, _expansion_offers)


def _openings(
    state: State,
    seat: int,
    estate: int,
    draw: Callable[[State, int, Random, Sites], Any],
    make: Callable[[State, int, Sites], list[Offer]],
) -> Sequence[Opening]:
    cards, board = bytes(state.pockets[seat]), state.board
    claims = cards.translate(CLAIMS[state.aces[seat]]).count(1)
    if not claims:
        return ()
    sites: list[int] = []
    for space in spaces_of(estate):
        if count := cards.translate(FITS[board[space]]).count(1):
            sites += [space] * count
    ways = claims * len(sites)
    if ways <= SINGLE or ways - _twice(state, seat, sites) <= SINGLE:
        return [(draw, (sites, True), make)] * ways
    sites = [*dict.fromkeys(sites)]
    return [(draw, (sites, False), make)] * (claims * len(sites))


def _twice(state: State, seat: int, sites: Sequence[int]) -> int:
    """The number of pairs that would use one card both as the claim and as the pay card."""
    claims, found = _claims(state, seat), [paying_cards(state, seat, space) for space in dict.fromkeys(sites)]
    return sum([claim in left for left in found for claim in claims])


def _random_pair(state: State, seat: int, random: Random, sites: Sites) -> tuple[int, int, int] | None:
    """A random space, claim and pay card; None if both would be one card."""
    (spaces, single), chance = sites, random.random
    space = spaces[int(chance() * len(spaces))]
    claims, left = _claims(state, seat), paying_cards(state, seat, space)
    claim = claims[int(chance() * len(claims))]
    if not single:
        left = tuple([pay for pay in left if pay != claim])
    pay = left[int(chance() * len(left))] if left else claim
    return None if pay == claim else (space, claim, pay)


def _pair_offers(
    state: State, seat: int, sites: Sites
) -> Iterator[tuple[int, dict[str, int], tuple[Field, ...]]]:
    spaces, single = sites
    claims = _claims(state, seat)
    for space in dict.fromkeys(spaces):
        found = paying_cards(state, seat, space)
        for claim in claims:
            left = tuple([pay for pay in found if pay != claim])
            if single:
                for pay in left:
                    yield space, {"claim": claim, "pay": pay}, ()
            elif left:
                yield space, {"claim": claim}, (Field("pay", left),)


def _random_purchase(state: State, seat: int, random: Random, sites: Sites) -> Buy | None:
    pair = _random_pair(state, seat, random, sites)
    return None if pair is None else Buy(pair[1], pair[2])


def _purchase_offers(state: State, seat: int, sites: Sites) -> list[Offer]:
    return [Offer("buy", given, fields) for _, given, fields in _pair_offers(state, seat, sites)]


def _random_expansion(state: State, seat: int, random: Random, sites: Sites) -> Expand | None:
    pair = _random_pair(state, seat, random, sites)
    return None if pair is None else Expand(*pair)


def _expansion_offers(state: State, seat: int, sites: Sites) -> list[Offer]:
    return [
        Offer("expand", {"space": space, **given}, fields)
        for space, given, fields in _pair_offers(state, seat, sites)
    ]
