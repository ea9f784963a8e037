"""Who is notified, where, when and why: once each time they are needed, never while they are here."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

import games
from bench.evening import begin_match
from bench.notifications import BRISK, GONE, Evening, play_whole, seat_bots
from bot.domain import turns
from bot.domain.notifications.plan import Plan, build_reason, plan_invitations, plan_notifications
from bot.domain.notifications.quiet import BEFORE, find_quiet_hours
from bot.domain.pace import HERE, PACES, per_move
from bot.domain.people import Notify, Person
from bot.domain.place import BY_MESSAGE
from bot.domain.questions import secret_seats
from bot.domain.refusals import Refusal
from bot.language import language_of
from games.cardopoly.moves import Auction, NoBid
from games.core import Luck, Text
from games.deal.moves import Accept, Birthday, Debt, Refuse
from tests.games.cardopoly.positions import landed_position
from tests.games.deal.positions import NAMES, position

HOUR, DAY = 3600.0, 86400.0
NIGHT = (22 * 60, 7 * 60)


def begin(game: str = "property", state: Any = None, seats: int = 0, **likes: Any) -> Evening:
    """Begin a match long after people sat down; *likes* are the preferences of seat 1."""
    match = replace(begin_match(games.load(game), seats or 1), forced="sealed")
    if state is not None:
        waiting = games.load(game).waiting_for(state)
        players = tuple(
            replace(player, awaited=match.public if player.seat in waiting else 0)
            for player in match.players[: len(state.out)]
        )
        match = replace(match, state=state, waiting=waiting, players=players)
    there = Evening(match)
    there.now = DAY
    there.persons[1] = replace(there.persons[1], **likes)
    return there


def play(there: Evening) -> int:
    """Make moves until another seat is awaited, and return that seat."""
    (seat,) = there.match.waiting
    while there.match.waiting == {seat}:
        there.choose(seat, Random(1))
    (other,) = there.match.waiting
    return other


def play_until(there: Evening, seat: int) -> Evening:
    """Play until the turn of *seat* is about to begin and the player before has been notified."""
    there.show()
    while True:
        trial = Evening(there.match, there.persons)
        trial.now = there.now
        if play(trial) == seat:
            return there
        play(there)
        there.now += GONE
        there.show()


def test_who_is_awaited_is_notified_once_at_the_table() -> None:
    there = begin()
    (seat,) = there.match.waiting
    assert there.show().at_table == {seat}
    there.now += GONE
    plan = there.show()
    assert not plan.at_table and not plan.new_message and plan.mentioned == {seat}


def test_who_clicked_lately_is_notified_only_when_gone() -> None:
    there = begin()
    there.show()
    other = play(there)
    there.match = turns.record_seen(there.match, there.now, there.match.players[other].user_id or 0).after  # type: ignore[union-attr]
    there.now += HERE - 1
    plan = there.show()
    assert not plan.new_message and not plan.at_table  # another turn, but they are here
    assert there.match.players[other].notify_at == there.now + 1
    there.now += 1
    assert there.show().at_table == {other}
    assert there.match.players[other].notify_at is None


def test_a_click_answers_a_notification_that_waits() -> None:
    there = begin()
    there.show()
    other = play(there)
    user_id = there.match.players[other].user_id or 0
    there.match = replace(
        there.match, players=tuple(replace(player, seen=there.now) for player in there.match.players)
    )
    there.show()
    there.now += HERE - 1
    change = turns.record_seen(there.match, there.now, user_id)
    assert change is not None
    there.match = change.after
    there.wait(DAY / 2)
    assert not there.notified[other, there.turn]
    assert turns.record_seen(there.match, there.match.players[other].seen + 1, user_id) is None  # cheaply


def test_a_turn_that_goes_on_is_the_same_message_while_its_player_is_here() -> None:
    state = position("bank: 4M", "bank: 5M", hands=("debt go 10M", "no 1M"))
    there = begin("deal", state)
    there.show()
    there.act(0, Debt(NAMES["debt"][0], 1))
    there.show()
    there.now += BRISK
    there.act(1, Accept(1))
    assert there.match.waiting == {0}
    plan = there.show()
    assert not plan.new_message and not plan.at_table
    there.wait(HERE)
    assert there.notified[0, 0] == 2  # they are gone, and it is theirs to go on


def test_a_birthday_notifies_each_once_however_often_it_comes_back() -> None:
    state = position("bank: 4M", "bank: 5M", "bank: 5M", hands=("birthday no 10M", "no 1M no", "3M"))
    there = begin("deal", state)
    there.show()
    there.act(0, Birthday(NAMES["birthday"][0]))
    there.now += GONE
    plan = there.show()
    assert plan.in_private == {1} and not plan.at_table and not plan.new_message  # seat 2 has no choice
    there.act(1, Refuse(1))
    there.now += GONE
    assert there.show().in_private == {0}  # for the first time in it
    there.act(0, Refuse(1))
    there.now += GONE
    plan = there.show()
    assert 1 in there.match.waiting and not plan.in_private and not plan.at_table


def test_an_auction_notifies_each_once_and_is_one_message_while_all_are_here() -> None:
    state = landed_position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠", "2♥ 3♥ 5♦ 5♣ 6♥ 7♥", "4♥ 5♥")
    there = begin("cardopoly", state)
    there.show()
    there.act(0, Auction())
    there.now += GONE
    asked = there.show()
    assert not asked.at_table and not asked.new_message
    for seat in sorted(there.match.expected):
        there.act(seat, NoBid())
    there.now += GONE
    back = there.show()
    assert back.at_table == {0}


@pytest.mark.parametrize(
    ("notify", "dm_open", "table", "private"),
    [
        ("here", True, 1, 0),
        ("dm", True, 0, 1),
        ("dm", None, 0, 1),
        ("dm", False, 1, 0),
        ("both", True, 1, 1),
        ("both", False, 1, 0),
        ("none", True, 0, 0),
    ],
)
def test_people_are_notified_where_they_like(
    notify: Notify, dm_open: bool | None, table: int, private: int
) -> None:
    there = play_until(begin(notify=notify, dm_open=dm_open), 1)
    play(there)
    there.now += GONE
    plan = there.show()
    assert plan.new_message
    assert (len(plan.at_table), len(plan.in_private)) == (table, private)
    assert plan.mentioned == plan.at_table  # nor are they named for others to see
    there.now += GONE
    assert not there.show().at_table | there.show().in_private
    ids = [person.user_id for person in there.persons.values()]
    invited = plan_invitations(list(there.persons.values()), 0.0, has_table=True)
    assert len(invited[ids[1]]) == table + private


def night(there: Evening, hour: float) -> None:
    """Set the time to that *hour* in Berlin, where seat 1 lives."""
    there.now = datetime(2026, 1, 2, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() + hour * HOUR


def test_a_notification_waits_until_quiet_hours_end() -> None:
    there = play_until(begin(quiet=NIGHT, zone="Europe/Berlin"), 1)
    night(there, 23)
    play(there)
    plan = there.show()
    assert plan.new_message and not plan.at_table
    morning = there.now + 8 * HOUR
    assert there.match.players[1].notify_at == morning
    there.now = morning - 1
    assert not there.show().at_table
    there.now = morning
    assert there.show().at_table == {1}


@pytest.mark.parametrize(("moved", "reminded"), [(8, 21.75), (10, 21.75), (12, 30.0)])
def test_a_reminder_comes_before_quiet_hours(moved: float, reminded: float) -> None:
    """With a deadline of a day, the reminder would be due 18 hours after they are asked."""
    there = play_until(begin(quiet=NIGHT if moved != 12 else (0, 1), zone="Europe/Berlin"), 1)
    night(there, moved)
    play(there)
    there.show()
    asked = there.match.players[1]
    assert asked.reminder is not None
    hour = (asked.reminder - there.now) / HOUR + moved
    assert hour == reminded
    there.now = asked.reminder
    plan = there.show()
    assert plan.at_table == plan.again == {1}
    assert there.match.players[1].reminder is None


def test_whoever_wants_a_second_reminder_gets_it_after_the_first() -> None:
    there = play_until(begin(second_reminder=90), 1)
    seat = play(there)
    there.show()
    asked, reminded = there.now, []
    while (time := there.match.players[seat].reminder) is not None:
        there.now = time
        assert there.show().again == {seat}
        reminded.append((time - asked) / there.match.players[seat].span)
    assert reminded == pytest.approx([0.75, 0.9])


def remind_by_request(there: Evening, seat: int) -> Plan:
    """Remind *seat* an hour later because somebody else asks for it."""
    there.now += turns.NUDGES
    user_id = there.match.players[next(iter(there.persons.keys() - {seat}))].user_id or 0
    there.match = turns.nudge(there.match, there.now, user_id).after
    return there.show()


def test_after_three_reminders_all_are_told_once_and_nobody_is_mentioned_until_somebody_moves() -> None:
    there = begin()
    there.match = replace(there.match, pace=PACES["none"])
    (seat,) = there.match.waiting
    others = frozenset(there.persons) - {seat}
    there.show()
    assert [remind_by_request(there, seat).at_table for _ in range(2)] == [{seat}] * 2
    assert not turns.stands_still(there.match)
    assert remind_by_request(there, seat).at_table == {seat} | others
    assert turns.stands_still(there.match)
    assert build_reason(there.match, min(others)) == Text("table-still")
    with pytest.raises(Refusal, match="nudge-still"):
        remind_by_request(there, seat)
    there.now += DAY
    plan = there.show()
    assert not plan.at_table and not plan.new_message and plan.mentioned == {seat}
    play(there)
    assert not turns.stands_still(there.match)
    (seat,) = there.match.waiting
    there.show()
    assert remind_by_request(there, seat).at_table == {seat}


def test_reminders_of_the_clock_count_as_well() -> None:
    there = play_until(begin(second_reminder=90), 1)
    seat = play(there)
    there.show()
    for _ in range(2):
        there.now = there.match.players[seat].reminder or 0.0
        there.show()
    assert there.match.players[seat].reminded == 2
    assert remind_by_request(there, seat).at_table == frozenset(there.persons)


def test_who_sleeps_finds_an_invitation_afterwards() -> None:
    sleeper = Person(1, "Anna", quiet=NIGHT)
    assert plan_invitations([sleeper], 23 * HOUR, has_table=True) == {1: {"silent"}}
    assert plan_invitations([sleeper], 12 * HOUR, has_table=True) == {1: {"table"}}
    assert plan_invitations([replace(sleeper, notify="none")], 23 * HOUR, has_table=True) == {1: frozenset()}


def test_everybody_is_written_to_where_nobody_can_be_mentioned() -> None:
    anna = Person(1, "Anna", notify="here")
    assert plan_invitations([anna], 12 * HOUR, has_table=True) == {1: {"table"}}
    assert plan_invitations([anna], 12 * HOUR, has_table=False) == {1: {"dm"}}
    for unreachable in (replace(anna, notify="none"), replace(anna, dm_open=False)):
        assert plan_invitations([unreachable], 12 * HOUR, has_table=False) == {1: frozenset()}


def test_a_reminder_that_quiet_hours_swallow_waits_for_them_or_is_none() -> None:
    there = play_until(begin(quiet=NIGHT, zone="Europe/Berlin"), 1)
    night(there, 21.8)
    there.match = replace(there.match, pace=per_move(2 * HOUR))
    play(there)
    assert there.show().at_table == {1}
    assert there.match.players[1].reminder is None  # it is up in the night, and they were notified just now
    there = play_until(begin(quiet=NIGHT, zone="Europe/Berlin"), 1)
    night(there, 23)
    there.match = replace(there.match, pace=per_move(10 * HOUR))
    play(there)
    there.show()
    player = there.match.players[1]
    assert player.notify_at == player.reminder == there.now + 8 * HOUR
    there.now += 8 * HOUR
    assert there.show().at_table == {1}
    assert there.match.players[1].notify_at is there.match.players[1].reminder is None


def test_quiet_hours_are_those_of_the_clock_on_the_wall() -> None:
    zone = ZoneInfo("Europe/Berlin")
    anna = Person(1, "Anna", quiet=NIGHT, zone="Europe/Berlin")
    before = datetime(2026, 3, 29, 1, tzinfo=zone).timestamp()  # the clocks go forward at two
    found = find_quiet_hours(anna, before)
    assert found is not None
    assert [datetime.fromtimestamp(time, zone).hour for time in found] == [22, 7]
    assert found[1] - found[0] == 8 * HOUR
    assert find_quiet_hours(anna, found[1]) is None
    assert find_quiet_hours(replace(anna, quiet=(60, 60)), before) is None
    noon = Person(1, "Anna", quiet=(12 * 60, 13 * 60))
    assert find_quiet_hours(noon, 12.5 * HOUR) == (12 * HOUR, 13 * HOUR)
    assert find_quiet_hours(noon, 13 * HOUR) is None
    assert BEFORE < HOUR


def nudge(there: Evening) -> Plan:
    """Let somebody who isn't awaited nudge the others, and return the notifications."""
    other = next(player for player in there.match.players if player.seat not in there.match.expected)
    match = replace(there.match, nudged=0.0)
    there.match = turns.nudge(match, there.now, other.user_id or 0).after
    return there.show()


def test_whoever_others_remind_is_notified_again_unless_here() -> None:
    there = begin()
    (seat,) = there.match.waiting
    there.show()
    there.now += GONE
    plan = nudge(there)
    assert plan.at_table == plan.again == {seat}
    there.match = turns.record_seen(there.match, there.now, there.match.players[seat].user_id or 0).after  # type: ignore[union-attr]
    assert not nudge(there).at_table


def test_the_turn_of_a_bot_notifies_nobody() -> None:
    match = seat_bots(begin_match(games.load("property"), 2), 1)
    there = Evening(replace(match, waiting=frozenset({len(match.players) - 1})))
    there.now = DAY
    plan = there.show()
    assert not plan.at_table and not plan.mentioned and not plan.new_message


def test_on_vacation_nobody_is_notified() -> None:
    there = begin()
    (seat,) = there.match.waiting
    player = replace(there.match.players[seat], holiday=there.now + DAY)
    players = (*there.match.players[:seat], player, *there.match.players[seat + 1 :])
    there.match = replace(there.match, players=players)
    there.now += GONE
    assert not nudge(there).at_table


def end_match(there: Evening) -> Evening:
    for player in there.match.players[1:]:
        there.match = turns.resign(there.match, there.now, there.match.version, player.user_id or 0).after
    assert there.match.status == "over"
    return there


def test_the_end_is_told_to_everybody_once() -> None:
    there = begin(notify="dm", dm_open=True)
    there.show()
    plan = end_match(there).show()
    everybody = frozenset(there.persons)
    assert plan.new_message
    assert (plan.at_table, plan.in_private) == (everybody - {1}, frozenset({1}))
    plan = there.show()
    assert not plan.new_message and not plan.at_table | plan.in_private and plan.mentioned == everybody - {1}


def test_who_ends_a_match_by_message_with_a_click_is_not_notified_of_it() -> None:
    there = begin(notify="dm", dm_open=True)
    there.match = replace(there.match, place=BY_MESSAGE)
    there.show()
    there.now += 60
    for seat in (1, 2):
        player = there.match.players[seat]
        seen = turns.record_seen(there.match, there.now, player.user_id or 0)
        assert seen is not None
        there.match = turns.resign(seen.after, there.now, there.match.version, player.user_id or 0).after
        there.now += 10 * (seat == 1)
    assert there.match.status == "over"
    plan = there.show()
    assert (plan.at_table, plan.in_private) == (frozenset(), frozenset({0, 1}))
    plan = there.show()
    assert not plan.at_table | plan.in_private


def test_the_end_waits_for_the_morning_in_a_direct_message() -> None:
    there = begin(quiet=NIGHT, zone="Europe/Berlin", dm_open=True)
    night(there, 23)
    plan = end_match(there).show()
    assert plan.new_message and 1 not in plan.at_table | plan.in_private
    there.now += 8 * HOUR
    plan = there.show()
    assert plan.in_private == {1} and not plan.new_message
    assert all(player.notify_at is None for player in there.match.players)


@pytest.mark.parametrize("key", games.keys())
def test_a_reason_is_what_everybody_may_know(key: str) -> None:
    """It exists in both languages, and doesn't depend on what others hold."""
    game, random = games.load(key), Random(4)
    match, chance = begin_match(game, 5), Luck(Random(3))
    state = match.state
    for _ in range(120):
        if game.outcome(state) is not None:
            break
        other = game.permute_hidden(state, None, random)
        for seat in sorted(game.waiting_for(state) & game.waiting_for(other)):
            told = build_reason(replace(match, state=state), seat)
            assert told == build_reason(replace(match, state=other), seat)
            for locale in ("en", "de"):
                assert len(language_of(locale).at_table(match)(told)) > 5
        seat = min(game.waiting_for(state))
        move = game.choose(game.view(state, seat), game.offers(state, seat), random)
        game.apply(state, seat, move, chance)


@pytest.mark.parametrize("key", ["deal", "cardopoly"])
def test_but_for_direct_messages_notifications_are_the_same_whatever_is_held(key: str) -> None:
    game, random, windows = games.load(key), Random(6), 0
    there = Evening(replace(begin_match(game, 2), forced="sealed"))
    while there.match.status == "running" and windows < 8:
        if secret_seats(there.match):
            windows += 1
            for closed in (False, True):
                persons = {seat: replace(who, dm_open=not closed) for seat, who in there.persons.items()}
                others = [
                    replace(there.match, state=game.permute_hidden(there.match.state, None, random))
                    for _ in range(3)
                ]
                plans = [plan_notifications(match, there.now, persons) for match in (there.match, *others)]
                assert len({repr(replace(plan, in_private=frozenset())) for plan in plans}) == 1
        there.now += GONE
        there.settle(random)
        there.show()
        if there.match.expected:
            there.choose(min(there.match.expected), random)
    assert windows > 3


@pytest.mark.parametrize("key", games.keys())
def test_a_match_notifies_little(key: str) -> None:
    """People who are away before a third of their moves are notified once in a turn that asks them."""
    notified = asked = 0
    for seed in range(4):
        there = play_whole(seat_bots(begin_match(games.load(key), seed), seed % 2), Random(seed), gone=0.3)
        notified, asked = notified + sum(there.notified.values()), asked + len(there.asked)
        ends = [there.notified[seat, there.turn] for seat in there.persons]
        assert min(ends) == 1
    assert notified <= 1.1 * asked
