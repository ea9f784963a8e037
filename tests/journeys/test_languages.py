"""Matches at which everybody reads another language, through Discord's protocol."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

import games
from bot.domain.match import Change, Match
from locales import FOLDER, LOCALES
from sandbox.model.founding import NAMES
from sandbox.model.reading import pictures, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest, play
from tools.locales import messages

ENGLISH = [
    piece
    for message in messages(FOLDER / "en")[0].values()
    for piece in message.texts
    if piece.count(" ") > 3 and "Monopoly" not in piece
]
"""Pieces of sentences that only somebody who reads English may see in private."""


def seat_languages(key: str) -> Iterator[list[str]]:
    """Yield who sits together in matches of *key* so that every language is read once, by its code."""
    most = games.load(key).seats[-1]
    rest = list(LOCALES)
    while rest:
        yield [*rest[:most], *(["en"] if len(rest) == 1 else [])]
        rest = rest[most:]


def find_english(guest: Guest, since: int) -> list[str]:
    """Return what is in English among what only *guest* sees and what is newer than the message *since*."""
    own = [
        each
        for each in guest.find_messages()
        if int(each["channel_id"]) != guest.channel_id and int(each["id"]) > since
    ]
    return [piece for message in own for piece in ENGLISH if piece in text(message)]


async def play_match(freehold: Freehold, key: str, languages: list[str], moves: int) -> None:
    """Play up to *moves* of a match in which everybody reads another of *languages*, then give it up."""

    def adopt(before: Match, now: float) -> Change:
        return Change(before, replace(before, locale=languages[-1], version=before.version + 1))

    matches, since = freehold.client.matches, max(freehold.sandbox.world.messages, default=0)
    guests = await freehold.table(*NAMES[: len(languages)], game=key)
    for guest, language in zip(guests, languages, strict=True):
        await guest.person.speak({"en": "en-US"}.get(language, language))
        await guest.command("match hand")
    running = await matches.in_channel(guests[0].channel_id)
    assert running is not None
    await matches.change(running.id, adopt)
    await play(freehold.sandbox, guests, Random(moves), moves, well=True)
    await wait_until_idle(freehold)
    for guest, language in zip(guests, languages, strict=True):
        assert language == "en" or find_english(guest, since) == [], language
        assert any(pictures(each) for each in guest.find_messages())
    for guest in guests[1:]:
        if (now := await matches.get(running.id)) and now.status == "running":
            await guest.resign()
    await freehold.sandbox.world.until(lambda: guests[0].find_control(["rematch"]))
    await wait_until_idle(freehold)


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("moves", [20, pytest.param(1000, marks=pytest.mark.soak)])
async def test_everybody_plays_in_a_language_of_their_own(freehold: Freehold, key: str, moves: int) -> None:
    for languages in seat_languages(key):
        await play_match(freehold, key, languages, moves)
    assert freehold.faults == []
