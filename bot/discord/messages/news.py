"""What others did to a player since their last move, for the top of messages that only they read."""

from __future__ import annotations

from collections import Counter

from bot.domain.match import Match
from bot.language import Language
from games.core import Text


def tell_news(match: Match, seat: int, words: Language) -> list[str]:
    """Return a heading and a line for each of the latest news of *seat*, oldest first; empty if there are
    none.
    """
    unread = match.players[seat].news.unread
    if not unread.events:
        return []
    say = words.at_table(match)
    told = Counter(say(Text(event.id, event.args)) for event in unread.events)
    heading = say("panel-news", more=unread.more)
    return [heading, *(f"-# {line}{f' ×{times}' if times > 1 else ''}" for line, times in told.items())]
