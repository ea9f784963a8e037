"""What a table says in a foreign place, where Freehold can't keep it up to date without clicks."""

from __future__ import annotations

from discord import ui

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.domain.match import Match
from bot.language import Language


def tell_age(say: Language, at: float | None) -> list[str]:
    """Say that a table was brought up to date *at* that time, and changes by clicks only.

    None says nothing.
    """
    return [] if at is None else [say("table-as-of", at=layout.relative_time(at))]


def refresh_button(match: Match, words: Language, at: float | None) -> list[ui.Button[ui.LayoutView]]:
    """The button that brings the table up to date, for one that names its time *at*."""
    return [] if at is None else [layout.button(Control("update", match.id), words("table-update"))]
