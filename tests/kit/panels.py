"""Walks through the steps of a panel."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.messages.moves import Moves, Path
from games.kit.panel import Make, Panel, Tap


def follow_tap(tap: Tap) -> Panel:
    """Return the step that *tap* leads to; it must not make a move."""
    assert not isinstance(tap.leads_to, Make), tap
    return tap.leads_to()


def ways(moves: Moves) -> Iterator[tuple[Path, Panel | Make]]:
    """Yield every step and every move that taps lead to, with the path to it."""
    ahead: list[tuple[Path, Panel | Make]] = [((), moves.step(()))]
    while ahead:
        path, where = ahead.pop(0)
        yield path, where
        if isinstance(where, Panel):
            for number, tap in enumerate(where.taps):
                then = tap.leads_to if isinstance(tap.leads_to, Make) else tap.leads_to()
                ahead.append(((*path, number), then))
