"""The view and the worlds of a seat contain exactly what it has learned for certain.

The test follows the cards of real matches by itself. It uses views, events and the places of cards, but
neither the known cards that a game records nor its code for dealing hidden cards again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from games import load
from tests.kit.matches import COURSES, cards_in, steps

MATCHES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "property": [(2, {}), (3, {"bankruptcies": "2"}), (5, {})],
    "deal": [(2, {}), (3, {"rounds": "2"}), (5, {"round_limit": "30"})],
    "cardopoly": [(2, {}), (4, {"teams": "yes"}), (3, {"play": "quick", "tax_choice": "giver"}), (4, {})],
    "monopoly": [(2, {}), (3, {}), (4, {}), (5, {}), (6, {})],
}

FACE_DOWN = {
    "property": lambda state: {
        "draw": state.draw,
        "left": [card for hand in state.abandoned_hands for card in hand],
    },
    "deal": lambda state: {"draw": state.draw},
    "cardopoly": lambda state: {"draw": state.draw, "unseen": state.unseen},
    "monopoly": lambda state: {"draw": state.draw, "removed": state.removed, "passed": state.passed_cards},
}
"""The cards that lie face-down and in no hand."""

TOLD: dict[str, Callable[[Any], Any]] = {
    "property": lambda view: set(),
    "deal": lambda view: {*(card for _, card in view.under), *sum(view.known_cards, ())},
    "cardopoly": lambda view: {*view.known_discards, *sum(view.known_cards, ())},
    "monopoly": lambda view: (
        {*sum(view.private_cards, ()), *sum(view.public_cards, ()), *view.removed} - {*view.hand}
    ),
}
"""The face-down cards whose places a view shows."""


class Follower:
    """Follows what each seat of a match has learned about face-down cards."""

    def __init__(self, game: Any, state: Any, seats: Any) -> None:
        self.game, self.seats = game, range(seats)
        self.known: list[set[Any]] = [set() for _ in self.seats]
        self.doubtful: list[set[Any]] = [set() for _ in self.seats]
        self.suspended: list[dict[int, Any]] = [{} for _ in self.seats]
        """For each passed card, what was known of the hand it came from."""
        self.places = self.locate_cards(state)

    def locate_cards(self, state: Any) -> Any:
        """Return the places of all cards that lie face-down or are in hands."""
        found: dict[int, Any] = {
            card: seat for seat in self.seats for card in self.game.view(state, seat).hand
        }
        for name, pile in FACE_DOWN[self.game.key](state).items():
            found.update(
                (card, (name, at) if name == "draw" else name) for at, card in enumerate(pile) if card >= 0
            )
        return found

    def see(self, state: Any, events: Any) -> None:
        """Update what each seat knows after *events* have led to *state*."""
        before, after = self.places, self.locate_cards(state)
        self.places = after
        if any(event.id.endswith("-dealt-you") for event in events):
            self.known = [set() for _ in self.seats]
            return
        shuffled = any(event.id.endswith("-reshuffle") for event in events)
        if shuffled:  # a moved card may have been revealed, then shuffled and drawn again
            moved = {card for card, place in after.items() if before.get(card) != place}
            for known, doubtful in zip(self.known, self.doubtful, strict=True):
                doubtful |= known & moved
                known -= moved
        named = [self.find_named(state, events, seat) for seat in self.seats]
        for holder in self.seats:
            hand = {card for card, place in before.items() if place == holder}
            gone = {card: after[card] for card in hand if card in after and after[card] != holder}
            goals = {place[0] if isinstance(place, tuple) else place for place in gone.values()}
            whole = len(goals) == 1 and holder not in after.values()
            for seat in self.seats:
                if seat == holder:
                    (self.doubtful if shuffled else self.known)[seat].update(gone)
                elif gone.keys() - named[seat] and not whole:
                    if gone.keys() == hand:  # the whole hand went, unless new cards arrived before it did
                        self.doubtful[seat] |= self.known[seat] & hand
                    if "passed" in goals:
                        self.suspended[seat].update(dict.fromkeys(gone, self.known[seat] & hand))
                    self.known[seat] -= hand
        for seat in self.seats:
            seen = {card for card in named[seat] if isinstance(after.get(card), int)}
            (self.doubtful if shuffled else self.known)[seat].update(seen)
            for card in named[seat] & self.suspended[seat].keys():
                self.known[seat] |= self.suspended[seat][card]
            if "passed" not in after.values():
                self.suspended[seat].clear()
            self.known[seat] = {card for card in self.known[seat] if after.get(card, seat) != seat}

    def find_named(self, state: Any, events: Any, seat: Any) -> Any:
        """Return the cards that *events* name to *seat*."""
        count = max(self.game.cards(state)) + 1  # an edition may call its cards by higher numbers
        values = [value for event in events if event.is_visible_to(seat) for value in event.args.values()]
        return {card % count for value in values for card in cards_in(value)}


def matches(key: str) -> Iterator[tuple[tuple[int, dict[Any, Any]], int, float, float]]:
    for number, setup in enumerate(MATCHES[key]):
        for at, (resigning, sense) in enumerate(COURSES[:3]):
            yield setup, 10 * number + at, resigning, sense


@pytest.mark.parametrize("key", MATCHES)
def test_what_a_seat_was_told_is_in_its_view_and_in_every_world(key: str) -> None:
    game, random, told = load(key), Random(1), 0
    for setup, seed, resigning, sense in matches(key):
        follower: Follower | None = None
        for number, (before, _, _, events, after) in enumerate(steps(key, setup, seed, resigning, sense)):
            if follower is None:
                follower = Follower(game, before, setup[0])
            follower.see(after, events)
            for seat in game.waiting_for(after):
                view, known = game.view(after, seat), follower.known[seat]
                found = TOLD[key](view)
                assert found <= known | follower.doubtful[seat]
                assert known <= found
                told += len(known)
                if known and number % 5 == 0:
                    for world in islice(game.worlds(view, random), 2):
                        places = follower.locate_cards(world)
                        assert all(places[card] == follower.places[card] for card in known)
    assert bool(told) == (key != "property")
