"""The messages of Monopoly Deal in any state: all that is open fits into Discord's limits."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bot.discord.controls import parse
from bot.discord.messages import layout
from bot.discord.messages.panel import ask, fill, panel
from bot.discord.messages.table import table
from bot.language import language_of
from games.deal import GAME
from games.deal.cards import KIND, LAID

SELECT = 3


def offered(parts):
    """The indices of the offers that have a control, in order."""
    found = []
    for part in [*parts.get(2, []), *parts.get(SELECT, [])]:
        control = parse(part.get("custom_id", ""))
        if control and control.verb == "pick":
            found += [int(option["value"]) for option in part["options"]]
        elif control:
            found.append(int(control.argument))
    return sorted(found)


def is_within_the_limits(found, locale, accepted, random):
    """Check the table, and for every seat the panel and all that it may open."""
    say = language_of(locale)
    accepted(table(found, say, "table.png", "The table.", found.waiting), ("table.png",))
    for seat in range(len(found.players)):
        view = panel(found, seat, say, "hand.png", "The hand.", "A note.")
        parts = accepted(view, ("hand.png",))
        assert view.content_length() <= layout.TEXT
        assert sum(map(len, parts.values())) <= 40
        assert all(len(select["options"]) <= layout.OPTIONS for select in parts.get(SELECT, []))
        offers = GAME.open_to(found.state, seat) if found.status == "running" else []
        assert offered(parts) == list(range(len(offers)))
        for index, offer in enumerate(offers):
            chosen = {field.name: field.sample(random) for field in offer.fields}
            if question := ask(found, seat, say, index, chosen):
                accepted(question)
            if offer.fields:
                accepted(fill(found, seat, say, index))


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seats", range(2, 6))
async def test_every_panel_of_a_match_keeps_the_limits(match, accepted, awkward, seats, locale):
    random = Random(seats)
    for moves in range(0, 200, 10):
        is_within_the_limits(match(seats, moves, game="deal", names=awkward), locale, accepted, random)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_hand_of_thirty_cards_of_every_kind_keeps_the_limits(match, accepted, awkward, locale):
    random = Random(1)
    for moves in range(60, 160, 20):
        found = match(4, moves, game="deal", names=awkward)
        state = GAME.copy(found.state)
        state.action, state.discarding, state.plays = None, False, 3
        drawn = sorted(state.draw, key=lambda card: (LAID[card], KIND[card]))
        state.hands[state.turn] += drawn[:: max(1, len(drawn) // 30)]
        state.numbered = state.hands
        waiting = frozenset({state.turn})
        found = msgspec.structs.replace(found, state=state, waiting=waiting)
        is_within_the_limits(found, locale, accepted, random)
