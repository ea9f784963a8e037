"""Numbers that can't be ids are refused before any query."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event

from bot.domain import turns
from bot.domain.ids import LARGEST
from bot.domain.refusals import Refusal
from bot.league.leagues import Leagues
from bot.lessons.lessons import Lessons
from bot.puzzles.puzzles import Puzzles
from bot.service.invitations import Invitations
from tests.kit.house import ANNA, House

MADE_UP = (-1, 0, LARGEST + 1, -(2**63), 10**40)


def list_lookups(house: House) -> dict[str, Callable[[int], Awaitable[Any]]]:
    """Yield all ways by which a made-up number reaches the store."""
    store, matches = house.store, house.matches
    leagues = Leagues(store, lambda: 0.0, lambda id: None, lambda outgoing: None)
    lessons, puzzles = Lessons(store, lambda: 0.0), Puzzles(store, lambda: 0.0, lambda id: None)
    invitations = Invitations(store, matches, lambda: 0.0)
    return {
        "match": matches.require,
        "change of a match": lambda id: matches.change(id, turns.record_seen, ANNA.user_id),
        "league": leagues.get,
        "lesson": lambda id: lessons.find_own(id, ANNA.user_id),
        "puzzle": lambda id: puzzles.find_own(id, ANNA.user_id),
        "invitation to a match": lambda id: invitations.agree(id, id, ANNA.user_id),
        "invitation": lambda id: invitations.agree(1, id, ANNA.user_id),
    }


async def test_the_database_is_asked_for_no_impossible_id(house: House) -> None:
    assert (await house.begin()).id == 1
    await house.matches.require(1)
    asked: list[str] = []
    engine = house.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    for name, look in list_lookups(house).items():
        for number in MADE_UP:
            with pytest.raises(Refusal):
                await look(number)
            assert asked == [], (name, number)
    with pytest.raises(Refusal):
        await list_lookups(house)["invitation"](LARGEST)
    assert asked  # which can be one
