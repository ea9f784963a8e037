"""What somebody is yet to hear: everything done to them since they moved, and nothing that is hidden."""

from __future__ import annotations

from bot.domain.match import Player
from bot.domain.news import KEPT, News, record_news
from games.core import Cards, Event, Text, Who

ANNA, BEN, BOT = Player(0, 100, "Anna"), Player(1, 101, "Ben"), Player(2, None, "Ada")


def told(*ids: str, concerns: tuple[int, ...] = (0,), seats: tuple[int, ...] | None = None) -> list[Event]:
    return [Event(id, seats=seats, concerns=concerns) for id in ids]


def ids(news: News) -> list[str]:
    return [event.id for event in news.unread.events]


def test_only_whom_it_concerns_hears_it_and_no_bot_opponent() -> None:
    anna, ben, bot = record_news((ANNA, BEN, BOT), told("rent", concerns=(0, 2)), 5)
    assert (ids(anna.news), ids(ben.news), ids(bot.news)) == (["rent"], [], [])


def test_what_is_hidden_from_somebody_is_no_news_to_them() -> None:
    anna, ben = record_news((ANNA, BEN), told("card", concerns=(0, 1), seats=(1, 2)), 5)
    assert (ids(anna.news), ids(ben.news)) == ([], ["card"])


def test_the_latest_are_kept_and_the_others_counted() -> None:
    players: tuple[Player, ...] = (ANNA,)
    every = [f"e{number}" for number in range(3 * KEPT)]
    for number, id in enumerate(every):
        players = record_news(players, told(id), number)
    assert ids(players[0].news) == every[-KEPT:]
    assert players[0].news.more == 2 * KEPT
    assert record_news((ANNA,), told(*every), 1)[0].news == players[0].news


def test_a_move_of_their_own_ends_it_but_for_what_came_of_that_move() -> None:
    (anna,) = record_news((ANNA,), told("rent", "theft"), 5)
    assert ids(record_news((anna,), told("rent", concerns=(1,)), 6, 0)[0].news) == []
    (anna,) = record_news((anna,), told("refused"), 6, 0)
    assert (ids(anna.news), anna.news.more) == (["refused"], 0)
    assert ids(record_news((anna,), [], 7, 1)[0].news) == ["refused"]


def test_a_move_taken_back_brings_back_what_came_before_it() -> None:
    (anna,) = record_news((ANNA,), told("rent"), 5)
    (anna,) = record_news(record_news((anna,), [], 6, 0), [], 7, 0)
    assert ids(anna.news.mark_unread(7)) == []
    assert ids(anna.news.mark_unread(7).mark_unread(6)) == ["rent"]


def test_the_cards_that_are_news_are_those_named_until_the_next_move() -> None:
    inner = Text("pair", {"cards": Cards((7,))})
    event = Event("paid", {"cards": Cards((3, 4), "deal"), "what": inner, "who": Who(1)}, None, (0,))
    (anna,) = record_news((ANNA,), [event], 5)
    assert anna.news.cards == {("deal", 3), ("deal", 4), ("", 7)}
    assert record_news((anna,), [], 6, 0)[0].news.cards == frozenset()
