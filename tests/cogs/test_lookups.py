"""How many look-ups a click takes: the match is looked up once, before the handler runs."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from bot.discord_internals import ANSWERING
from bot.language import Language
from bot.service.matches import Matches
from bot.store.people import Persons
from bot.store.queries import Reader
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

WATCHED: tuple[tuple[type, str, str], ...] = (
    (Matches, "get", "match"),
    (Matches, "in_channel", "match in channel"),
    (Matches, "last_in_channel", "last match in channel"),
    (Matches, "of_person", "matches of person"),
    (Reader, "match", "stored match"),
    (Persons, "get", "person"),
    (Language, "__init__", "language"),
)
"""What is counted, and under which name."""


def is_click() -> bool:
    """Whether the current task answers an interaction."""
    task = asyncio.current_task()
    return task is not None and task.get_name() in ANSWERING


@contextmanager
def count_lookups(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Count what tasks look up and build while they answer a click."""
    counts: Counter[str] = Counter()

    def counting(function: Callable[..., Any], name: str) -> Callable[..., Any]:
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            if is_click():
                counts[name] += 1
            return function(*args, **kwargs)

        return wrapper

    with monkeypatch.context() as patch:
        for of, method, name in WATCHED:
            patch.setattr(of, method, counting(getattr(of, method), name))
        yield counts


async def find_mover(freehold: Freehold) -> Guest:
    """Start a match between Anna and Ben, and return the one whose panel asks for a move."""
    guests = await freehold.table("Anna", "Ben", pace="none")
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
    await wait_until_idle(freehold)
    return next(guest for guest in guests if guest.is_asked())


def is_thrifty(counts: Counter[str], clicks: int) -> None:
    """Check that each of the *clicks* looked up its match and its person once."""
    assert counts["match"] == clicks, counts
    assert counts["person"] == clicks, counts  # how they like to be answered
    assert counts["stored match"] == 0, counts  # it is kept in memory
    assert counts["language"] == 0, counts  # those of this table were made when it was first shown


@pytest.mark.parametrize("verb", ["log", "more", "hand"])
async def test_a_click_looks_its_match_up_once(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    guest = await find_mover(freehold)
    await guest.press(verb)
    await wait_until_idle(freehold)
    with count_lookups(monkeypatch) as counts:
        await guest.press(verb)
        await wait_until_idle(freehold)
    is_thrifty(counts, 1)


async def test_a_move_looks_its_match_up_once_a_click(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await find_mover(freehold)
    before = len(freehold.sandbox.world.interactions)
    with count_lookups(monkeypatch) as counts:
        await guest.move(Random(1))
        await wait_until_idle(freehold)
    is_thrifty(counts, len(freehold.sandbox.world.interactions) - before)


async def test_a_refused_command_looks_its_match_up_once_too(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await find_mover(freehold)
    clara = freehold.guest("Clara")
    clara.channel_id = anna.channel_id
    with count_lookups(monkeypatch) as counts:
        await clara.command("match hand")
        await clara.wait_for_reply("You’re not in this match")
        await wait_until_idle(freehold)
    assert (counts["match in channel"], counts["match"], counts["stored match"]) == (1, 1, 0), counts
    assert (counts["last match in channel"], counts["matches of person"]) == (0, 0), counts


async def test_a_command_without_a_match_is_refused_without_another_search(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    clara = freehold.guest("Clara")
    with count_lookups(monkeypatch) as counts:
        await clara.command("match show")
        await clara.wait_for_reply("There’s no match here")
        await wait_until_idle(freehold)
    assert (counts["match in channel"], counts["matches of person"]) == (1, 1), counts
