"""Bots are marked wherever they are named: in every message, description and file of a match."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

import games
from bot.language import LOCALES, language_of
from locales.names import BOT
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import play

NAMES = "|".join({name for locale in LOCALES for name in language_of(locale)("opponent-names").split()})
UNMARKED = re.compile(rf"\b(?:{NAMES})\b(?!\s{BOT}|\*\*\s·\s\w\s·\s(?:easy\s|strong\s)?bot\b)")
"""The name of a bot that is followed neither by the sign of bots nor, in a lobby, by its level."""


def find_strings(value: Any) -> Iterator[str]:
    """Yield all texts in a message's JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from find_strings(part)


def find_unmarked(texts: Iterable[str]) -> list[str]:
    """Return the lines that name a bot without marking it as one."""
    lines = [line for text in texts for line in text.splitlines()]
    return list(filter(UNMARKED.search, lines))


@pytest.mark.parametrize("game", games.keys())
async def test_bots_are_marked_in_all_texts_of_a_match(freehold: Freehold, game: str) -> None:
    world, told = freehold.sandbox.world, list[Any]()
    world.listeners.append(lambda dispatch: told.append(dispatch.data))
    (anna,) = await freehold.table("Anna", bots=2, game=game)
    await play(freehold.sandbox, [anna], Random(4), moves=1)
    for command in ("match log", "match replay", "matches", "match hand"):
        await anna.command(command)
    await wait_until_idle(freehold)
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    assert sorted(sitting for sittings in match.bots for sitting in sittings) == [False, True, True]
    await anna.resign()
    await anna.wait_for_text("🥇")
    for command in ("match log", "match replay", "match verify", "profile"):
        await anna.command(command)
    await wait_until_idle(freehold)
    files = {
        int(file["id"]): world.storage.file(int(file["id"]))
        for data in told
        for file in data.get("attachments", ())
        if file["filename"].endswith(".txt")
    }
    texts = [*find_strings(told), *(file.decode() for file in files.values() if file)]
    assert files and any(BOT in text for text in texts)
    assert find_unmarked(texts) == []
