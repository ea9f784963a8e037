"""What happened since somebody's last move, as it stands at the top of their panel."""

from __future__ import annotations

from msgspec.structs import replace

from bot.discord.messages.news import news
from bot.domain.news import News
from bot.domain.turns import with_player
from bot.language import language_of
from games.core import Event, Who


def away(who: int) -> Event:
    return Event("house-away", {"who": Who(who)}, concerns=(0,))


def test_there_is_nothing_to_read_without_news(match):
    assert news(match(), 0, language_of("en")) == []


def test_what_was_done_to_somebody_stands_there_in_their_language_with_names(match):
    found = match()
    found = with_player(found, replace(found.players[0], news=News((away(1), away(2)))))
    assert news(found, 1, language_of("en")) == []
    heading, *lines = news(found, 0, language_of("de"))
    assert heading == "-# **Seit deinem letzten Zug**"
    assert [("Ben" in line, "Clara" in line) for line in lines] == [(True, False), (False, True)]


def test_the_same_twice_is_one_line_and_what_came_before_is_counted(match):
    found = match()
    told = News((away(1), away(2), away(1)), more=3)
    heading, *lines = news(with_player(found, replace(found.players[0], news=told)), 0, language_of("en"))
    assert heading == "-# **Since your last move** · and 3 more before"
    assert len(lines) == 2
    assert lines[0].endswith(" ×2")
