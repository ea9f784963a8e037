"""What people ask is passed on once, however many sessions tell of it, and not when it is too late."""

from __future__ import annotations

import discord

from bot.cluster.once import Once
from bot.metrics import LATE

NOW = 1_900_000_000.0


def asked(at: float, number: int = 0) -> dict[str, str]:
    """An interaction of that time."""
    since = round((at - discord.utils.DISCORD_EPOCH / 1000) * 1000)
    return {"id": str((since << 22) + number)}


def test_what_two_sessions_tell_of_is_passed_on_once() -> None:
    heard: list[dict[str, str]] = []
    once = Once(heard.append, lambda: NOW)
    for number in (1, 2, 1, 3, 3):
        once(asked(NOW, number))
    assert heard == [asked(NOW, number) for number in (1, 2, 3)]


def test_what_is_replayed_too_late_for_an_answer_is_not_passed_on() -> None:
    heard: list[dict[str, str]] = []
    once = Once(heard.append, lambda: NOW)
    old, young = asked(NOW - LATE - 1), asked(NOW - LATE + 1)
    once.replay(3)
    once(old)
    once(young)
    once.live(3)
    assert heard == [young]
    once(asked(NOW - LATE - 1, 1))  # a clock may be wrong; what is not replayed is new
    assert len(heard) == 2
