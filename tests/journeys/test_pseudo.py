"""The language that shows what can't be translated: matches in it have no plain English word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import games
import locales
from locales import LOCALES
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest, play
from tools.pseudo import CODE, write

IN_BRACKETS = re.compile(r"⟦[^⟦⟧]*⟧")
PLAIN = re.compile(r"[A-Za-z]{3,}")
MARKS = re.compile(r"<[^>]*>|https?://\S+|`[^`]*`")
"""Mentions, links and commands, which Discord or the reader's client names."""

NAMES = {"Anna", "Ben"}


@pytest.fixture
def pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the language `CODE` for this test."""
    write(tmp_path)
    monkeypatch.setattr(locales, "FOLDER", tmp_path)
    monkeypatch.setitem(LOCALES, CODE, "English (pseudo)")


def find_plain(guest: Guest) -> Iterator[str]:
    """Yield the words that *guest* sees in private and that are in no brackets."""
    for message in guest.find_messages():
        if message.get("flags", 0) & 64:
            said = [text(message), *(part["label"] for part in controls(message) if "label" in part)]
            for told in said:
                told = MARKS.sub("", told)
                while (shorter := IN_BRACKETS.sub("", told)) != told:
                    told = shorter
                yield from {*PLAIN.findall(told)} - NAMES


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("key", games.keys())
async def test_every_word_of_a_match_can_be_translated(freehold: Freehold, key: str) -> None:
    guests = await freehold.table("Anna", "Ben", game=key)
    for guest in guests:
        await guest.command("me")
        await guest.press("me:locale", CODE)
    await play(freehold.sandbox, guests, Random(1), 10)
    for command in ("match hand", "match log", "matches", "match verify", "match replay", "profile"):
        await guests[0].command(command)
    await wait_until_idle(freehold)
    seen = [message for message in guests[0].find_messages() if "⟦" in text(message)]
    assert len(seen) > 2
    assert [*find_plain(guests[0])] == []
    assert freehold.faults == []
