"""Planned moves of Property: made at once when the turn comes, or dropped with an explanation (PR-24)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import games
from bot.discord.messages.news import tell_news
from bot.discord.messages.story import build_story
from bot.domain import turns, vacations
from bot.domain.forced_moves import mentioned_seats
from bot.domain.match import Forced, Match
from bot.domain.news import News
from bot.domain.notifications.plan import plan_notifications
from bot.domain.people import Person
from bot.domain.proofs import prove
from bot.domain.replays import build_passage
from bot.language import language_of
from games.property.moves import Decline, Plan
from games.property.state import State
from tests.games.property.positions import cards, mask, pair, position
from tests.kit.house import ANNA, BEN, CLARA, DAY, House
from tests.kit.tables import Table

pytestmark = pytest.mark.usefixtures("same_cards")

HANDS = ("2♦ 3♣ 5♦", "A♦ 8♣ 4♦", "7♦ 7♣ 8♦")
FORCED: tuple[Forced, ...] = ("quick", "sealed")


@pytest.fixture
async def there(house: House) -> Table:
    return Table(house)


def start(*lands: Any, **given: Any) -> State:
    return position(*(lands or ([], [], [])), hands=HANDS, **given)


def build_plan(words: str, column: int, row: int, otherwise: int = 0) -> Plan:
    red, black = cards(words)
    return Plan(red, black, column, row, otherwise)


async def list_events(there: Table, match: Match, since: int) -> list[list[str]]:
    """Return what happened after the version *since*, move by move."""
    log = await there.house.matches.log(match.id)
    return [[event.id for event in entry.events] for entry in log if entry.number > since]


@pytest.mark.parametrize("forced", FORCED)
async def test_a_planned_move_is_made_at_once_and_the_log_says_so(there: Table, forced: Forced) -> None:
    match = await there.begin("property", start(), forced=forced)
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    there.house.time.now += 500
    since = match.version
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {2}
    assert match.state.lands[1] == mask([(1, 8)])
    entries = await list_events(there, match, since)
    assert [entry[0] for entry in entries] == ["property-claim", "house-planned"]
    assert entries[1][1] == "property-claim"
    made = (await there.house.matches.log(match.id))[-1]
    assert (made.seat, made.at) == (1, there.house.time.now)
    assert match.undo is None


@pytest.mark.parametrize("forced", FORCED)
async def test_a_plan_that_does_not_fit_is_dropped_with_a_word_to_its_player(
    there: Table, forced: Forced
) -> None:
    match = await there.begin("property", start(), forced=forced)
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    match.state.lands[2] = mask([(1, 8)])  # meanwhile somebody took it
    since = match.version
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {1} and match.state.plans == {}
    (entry,) = await list_events(there, match, since)
    assert "property-plan-lapsed" in entry
    say = language_of("en")
    assert any("doesn’t fit any more" in line for line in tell_news(match, 1, say))
    assert not any("plan" in line for seat in (0, 2) for line in tell_news(match, seat, say))
    assert mentioned_seats(match) == {1}


async def test_whoever_plans_has_read_what_happened_before(there: Table) -> None:
    match = await there.begin("property", start([], [(2, 3)], []))
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert [event.id for event in match.players[1].news.unread.events] == ["property-rent"]
    match.state.turn = 2
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    assert match.players[1].news.unread == News(since=match.version, last=match.version)


async def test_the_second_choice_is_made_if_the_first_does_not_fit(there: Table) -> None:
    match = await there.begin("property", start())
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8, otherwise=1))
    match.state.lands[2] = mask([(1, 8)])
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.state.lands[1] == mask([(4, 8)])


async def test_nobody_is_mentioned_for_a_move_that_was_planned(house: House) -> None:
    there = Table(house)
    match = await there.begin("property", start())
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    house.matches._changed = lambda id: None  # the house has not come to it yet
    user_id = match.players[0].user_id
    assert user_id is not None
    match = await house.matches.change_once(
        next(house.interactions), match.id, turns.act, user_id, pair("2♦ 3♣", 2, 3), match.version
    )
    assert match.waiting == {1}
    assert mentioned_seats(match) == frozenset()
    persons = {player.seat: Person(player.user_id or 0, player.name) for player in match.players}
    plan = plan_notifications(match, house.time.now, persons)
    assert not plan.at_table and not plan.in_private


async def test_what_was_paid_leads_to_the_question_whether_to_buy(there: Table) -> None:
    state = start([], [], [(1, 8)], purchase=("K♥ Q♥", "K♦ Q♦", "K♣"))
    match = await there.begin("property", state)
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {1} and match.state.price == 1
    assert mentioned_seats(match) == {1}
    match = await there.act(match, 1, Decline())
    assert match.waiting == {2}


async def test_several_planned_moves_follow_each_other(there: Table) -> None:
    match = await there.begin("property", start())
    match = await there.act(match, 2, build_plan("7♦ 7♣", 7, 7))
    match = await there.act(match, 1, build_plan("A♦ 8♣", 1, 8))
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {0}
    assert match.state.lands[1:] == [mask([(1, 8)]), mask([(7, 7)])]


async def test_what_somebody_planned_while_away_is_made_too(there: Table) -> None:
    match = await there.begin("property", start())
    match = await there.house.matches.change(match.id, turns.take_over, 1)
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8))
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.state.lands[1] == mask([(4, 8)])
    assert match.players[1].away


async def test_a_plan_is_made_while_its_player_is_on_vacation(there: Table) -> None:
    match = await there.begin("property", start())
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8))
    user_id, until = match.players[1].user_id, there.house.time.now + DAY
    assert user_id is not None
    match = await there.house.matches.change(match.id, vacations.set_vacation, user_id, until)
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {2}
    assert match.state.lands[1] == mask([(4, 8)])


async def test_how_long_somebody_takes_is_not_learned_from_a_planned_move(there: Table) -> None:
    match = await there.begin("property", start(), forced="sealed")
    before = match.players[1].tempo
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8))
    there.house.time.now += 500
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {2}
    assert match.players[1].tempo == before
    assert match.players[0].tempo != before


async def test_a_resignation_takes_the_plan_along(there: Table) -> None:
    match = await there.begin("property", start())
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8))
    user_id = match.players[1].user_id
    assert user_id is not None
    match = await there.house.matches.change_once(
        next(there.house.interactions), match.id, turns.resign, user_id
    )
    assert match.state.plans == {}


async def test_a_move_can_be_taken_back_whatever_others_plan_meanwhile(there: Table) -> None:
    state = start([], [], [(2, 3)], purchase=("K♥ Q♥", "K♦ Q♦", "K♣"))
    match = await there.begin("property", state)
    match = await there.act(match, 2, build_plan("7♦ 7♣", 7, 7))
    match = await there.act(match, 0, pair("2♦ 3♣", 2, 3))
    assert match.waiting == {0} and turns.can_undo(match, 0)
    match = await there.act(match, 1, build_plan("4♦ 8♣", 4, 8))
    assert turns.can_undo(match, 0)
    user_id, undo = match.players[0].user_id, match.undo
    assert user_id is not None and undo is not None
    match = await there.house.matches.change_once(
        next(there.house.interactions), match.id, turns.undo, user_id, undo.number
    )
    assert match.state.plans.keys() == {1, 2}
    match = await there.act(match, 0, pair("5♦ 3♣", 5, 3))
    assert match.waiting == {0}
    assert match.state.lands[1:] == [mask([(4, 8)]), mask([(2, 3), (7, 7)])]


async def test_the_story_tells_what_was_played_and_a_proof_holds(there: Table, house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game="property", deadline=3600)
    rules, made = games.load("property"), 0
    while match.status == "running" and made < 5:
        turn = match.state.turn
        seat = (turn + 1) % 3
        if seat not in match.state.plans:
            move = rules.sample(rules.anytime_offers(match.state, seat), Random(made))
            match = await there.act(match, seat, move)
        since = match.public
        match = await there.wait_until_idle(await house.move(match))
        if "house-planned" in (await list_events(there, match, 0))[-1]:
            made += 1
            log = await house.matches.entries(match.id)
            story = build_story(match, build_passage(log, since, match.public), language_of("en"))
            assert "in advance" not in str(story.to_components())
    for person in (ANNA, BEN):
        match = await house.matches.change_once(
            next(house.interactions), match.id, turns.resign, person.user_id
        )
    assert prove(match, await house.matches.entries(match.id)).holds
