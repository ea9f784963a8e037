"""News for a player: everything that happened since their last move, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from msgspec.structs import replace

from bot.domain.match import Player
from bot.domain.news import KEPT, News, find_latest, join_payments, thin_out
from bot.domain.news import record_news as record
from games.core import Cards, Event, Luck, MoveError, Text, Who
from tests.kit.matches import Course, in_matches

ANNA, BEN, BOT = Player(0, 100, "Anna"), Player(1, 101, "Ben"), Player(2, None, "Ada")

record_news = partial(record, known=("draw",))


def build_events(
    *ids: str, concerns: tuple[int, ...] = (0,), seats: tuple[int, ...] | None = None
) -> list[Event]:
    return [Event(id, seats=seats, concerns=concerns) for id in ids]


def ids(news: News) -> list[str]:
    return [event.id for event in news.unread.events]


def test_only_whom_it_concerns_hears_it_and_no_bot_opponent() -> None:
    anna, ben, bot = record_news((ANNA, BEN, BOT), build_events("rent", concerns=(0, 2)), 5)
    assert (ids(anna.news), ids(ben.news), ids(bot.news)) == (["rent"], [], [])


def test_what_is_hidden_from_somebody_is_no_news_to_them() -> None:
    anna, ben = record_news((ANNA, BEN), build_events("card", concerns=(0, 1), seats=(1, 2)), 5)
    assert (ids(anna.news), ids(ben.news)) == ([], ["card"])


def test_the_latest_are_kept_and_the_others_counted() -> None:
    players: tuple[Player, ...] = (ANNA,)
    every = [f"e{number}" for number in range(3 * KEPT)]
    for number, id in enumerate(every):
        players = record_news(players, build_events(id), number)
    assert ids(players[0].news) == every[-KEPT:]
    assert players[0].news.more == 2 * KEPT
    assert record_news((ANNA,), build_events(*every), 1)[0].news == players[0].news


def test_a_move_of_their_own_ends_it_but_for_what_came_of_that_move() -> None:
    (anna,) = record_news((ANNA,), build_events("rent", "theft"), 5)
    assert ids(record_news((anna,), build_events("rent", concerns=(1,)), 6, mover=0)[0].news) == []
    (anna,) = record_news((anna,), build_events("refused"), 6, mover=0)
    assert (ids(anna.news), anna.news.more) == (["refused"], 0)
    assert ids(record_news((anna,), [], 7, mover=1)[0].news) == ["refused"]


def test_a_move_taken_back_brings_back_what_came_before_it() -> None:
    (anna,) = record_news((ANNA,), build_events("rent"), 5)
    (anna,) = record_news(record_news((anna,), [], 6, mover=0), [], 7, mover=0)
    assert ids(anna.news.mark_unread(7)) == []
    assert ids(anna.news.mark_unread(7).mark_unread(6)) == ["rent"]


def test_the_cards_that_are_news_are_those_named_until_the_next_move() -> None:
    inner = Text("pair", {"cards": Cards((7,))})
    event = Event("paid", {"cards": Cards((3, 4), "deal"), "what": inner, "who": Who(1)}, None, (0,))
    (anna,) = record_news((ANNA,), [event], 5)
    assert anna.news.cards == {("deal", 3), ("deal", 4), ("", 7)}
    assert record_news((anna,), [], 6, mover=0)[0].news.cards == frozenset()


def build_events_of(seat: int, *ids: str) -> list[Event]:
    return [Event(id, {"who": Who(seat)}) for id in ids]


def test_what_the_house_does_for_somebody_touches_them() -> None:
    events = [*build_events_of(0, "lay", "draw"), *build_events("drew-you", concerns=(), seats=(0,))]
    anna, ben = record_news((ANNA, BEN), events, 5, made_for=0)
    assert (ids(anna.news), anna.news.own) == (["lay", "drew-you"], 0)
    assert ben.news == News()
    assert anna.news.has_moves


def test_what_somebodys_own_move_brought_is_counted_apart_and_is_nothing_missed() -> None:
    (anna,) = record_news((ANNA,), build_events("salary", "chance"), 5, mover=0)
    assert (ids(anna.news), anna.news.own, anna.news.has_moves) == (["salary", "chance"], 2, False)
    (anna,) = record_news((anna,), build_events(*"abcde"), 6, mover=1)
    assert (ids(anna.news), anna.news.own) == (["chance", *"abcde"], 1)
    (anna,) = record_news((anna,), [], 7, mover=0)
    assert (ids(anna.news), anna.news.unread.own) == ([], 0)


def test_of_many_turns_each_keeps_its_latest() -> None:
    told = [*build_events_of(1, "b1"), *build_events_of(2, "c1", "c2", "c3", "c4", "c5", "c6")]
    assert [event.id for event in thin_out(told, 6)] == ["b1", "c2", "c3", "c4", "c5", "c6"]
    assert [event.id for event in thin_out(told, 2)] == ["b1", "c6"]


def test_who_is_not_touched_stays_the_same_player() -> None:
    players = record_news((ANNA, BEN, BOT), build_events_of(1, "claim", "draw"), 5, mover=1)
    assert [after is before for after, before in zip(players, (ANNA, BEN, BOT), strict=True)] == [
        True,
        False,
        True,
    ]


def test_news_begin_after_the_latest_move() -> None:
    (anna,) = record_news((ANNA,), build_events_of(1, "lay"), 5)
    assert anna.news.since == 0
    for version in (6, 7):
        (anna,) = record_news((anna,), [], version, mover=0)
    assert anna.news.unread.since == 7
    assert record_news((anna,), build_events_of(1, "lay"), 8)[0].news.unread.since == 7
    assert anna.news.mark_unread(6).since == 0


def collect_news(course: Course) -> Iterator[tuple[list[Player], list[list[Event]]]]:
    """Yield, before each move, the players, and what touched each.

    The house makes every third move, so its player hasn't seen what it did.
    """
    players = [Player(seat, 100 + seat, "") for seat in range(course.setup[0])]
    touched: list[list[Event]] = [[] for _ in players]
    asides = course.game.asides
    for number, (_, mover, _, events, _) in enumerate(course.steps(), start=1):
        yield players, touched
        person, made_for = (None, mover) if number % 3 == 0 else (mover, None)
        players = list(record(players, events, number, asides, person, made_for=made_for))
        if person is not None:
            touched[person].clear()
        for seat, each in enumerate(touched):
            each += [
                event
                for event in events
                if event.is_visible_to(seat)
                and (seat in event.concerns or (seat == made_for and event.id not in asides))
            ]


@in_matches
def test_what_touched_somebody_in_a_match_is_always_told(course: Course) -> None:
    for players, touched in collect_news(course):
        for player, events in zip(players, touched, strict=True):
            news = player.news.unread
            assert list(news.events) == events[-KEPT:]
            assert news.more == max(0, len(events) - KEPT)


@in_matches
def test_news_do_not_follow_from_what_is_hidden(course: Course) -> None:
    game, random, seats = course.game, Random(course.number), range(course.setup[0])
    for number, (before, mover, move, _, _) in enumerate(course.steps(5)):
        for seat in seats:
            known: list[tuple[Sequence[Event], object, News]] = []
            for state in (game.copy(before), game.permute_hidden(before, seat, random)):
                try:
                    events = game.apply(state, mover, move, Luck(Random(number)))
                except MoveError:  # others have cards there that this move needs
                    break
                seen = [replace(event, concerns=()) for event in events if event.is_visible_to(seat)]
                person, made_for = (None, mover) if number % 3 == 0 else (mover, None)
                before_it = [Player(seat, 100, "")]
                (player,) = record(before_it, events, number, game.asides, person, made_for=made_for)
                known.append((seen, game.view(state, seat), player.news))
            if len(known) == 2 and known[0][:2] == known[1][:2]:
                assert known[0][2] == known[1][2]


def test_of_two_equal_turns_one_can_be_left_out_and_one_kept() -> None:
    told = build_events_of(1, "pass", "lay", "pass", "pass")
    kept = find_latest(told, build_events_of(1, "pass"))
    assert kept == {3}
    assert [event.id for event in thin_out(told, 1, kept)] == ["pass", "pass"]
    assert [event.id for event in thin_out(told, 2, kept)] == ["lay", "pass", "pass"]
    assert [event.id for event in thin_out(told, 2, kept, [0])] == ["lay", "pass", "pass"]
    assert [event.id for event in thin_out(told, 3, kept, [0, 1])] == ["pass", "pass"]
    assert find_latest(told, build_events_of(1, "pass", "pass", "draw")) == {2, 3}


def _rent(who: int, *concerns: int) -> Event:
    return Event("rent", {"who": Who(who)}, concerns=concerns)


def _paid(who: int, to: int) -> Event:
    return Event("paid", {"who": Who(who), "other": Who(to)}, concerns=(to,))


def _join(*events: Event) -> list[str]:
    told = [(event, f"{event.id}{place}") for place, event in enumerate(events)]
    return [line for _, line in join_payments(told, {"paid": {"rent": ""}}, str)]


def test_a_debt_and_its_payment_share_a_line() -> None:
    assert _join(_rent(0, 1), _paid(1, 0)) == ["rent0 paid1"]
    assert _join(_rent(0, 1), Event("no", {"who": Who(1)}), _paid(1, 0)) == ["no1", "rent0 paid2"]
    assert _join(_rent(0, 1)) == ["rent0"]
    assert _join(_paid(1, 0)) == ["paid0"]


def test_a_payment_settles_the_latest_debt_between_its_players() -> None:
    assert _join(_rent(0, 1), _rent(0, 1), _paid(1, 0)) == ["rent0", "rent1 paid2"]
    assert _join(_rent(0, 2), _paid(1, 0)) == ["rent0", "paid1"]
    assert _join(_rent(0, 1, 2), _paid(1, 0), _paid(2, 0)) == ["rent0 paid1", "paid2"]
