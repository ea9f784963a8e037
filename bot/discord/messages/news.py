"""What happened since a player's last move, for the top of messages that only they read."""

from __future__ import annotations

from collections import Counter

from bot.discord.messages.layout import shorten
from bot.domain.match import Match
from bot.domain.news import thin_out
from bot.language import Language
from games.core import Text

LINES = 6
"""The most events that are told."""

LENGTH = 100
"""The most characters of a sentence about an event that doesn't concern the reader."""


def tell_news(match: Match, seat: int, words: Language) -> list[str]:
    """Return a heading and a line for each of the latest news of *seat*; empty if there are none.

    What concerns the player comes first. While the match doesn't wait for them, they read nothing else: it
    would be another message with every move.
    """
    unread = match.players[seat].news.unread
    others, more = unread.others if seat in match.waiting else (), unread.more
    say = words.at_table(match)
    told = Counter(say(Text(event.id, event.args)) for event in unread.events)
    if others:
        shown = thin_out(others, LINES - len(told))
        more += unread.others_more + len(others) - len(shown)
        told.update(shorten(say(Text(event.id, event.args)), LENGTH) for _, event in shown)
    if not told:
        return []
    lines = (f"-# {line}{f' ×{times}' if times > 1 else ''}" for line, times in told.items())
    return [say("panel-news", more=more), *lines]
