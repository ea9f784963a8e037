"""What only one seat may know leaves no trace for the others: answers and moves given in advance.

The clauses are MD-37, MD-38 and PR-24.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.panel import build_panel
from bot.discord.messages.table import build_table
from bot.domain import surfaces, turns
from bot.domain.match import EVENTS, Match
from bot.domain.proofs import prove
from bot.domain.refusals import Stale
from bot.domain.replays import count_steps, find_position
from bot.language import language_of
from games.cardopoly.actions.orders import ANY, ASK, PASS, UNSET
from games.cardopoly.moves import Advance as Order
from games.cardopoly.moves import Buy
from games.core import Event
from games.deal.moves import Advance
from tests.games.cardopoly.positions import card, landed_position
from tests.kit.house import ANNA, BEN, CLARA, House

GAME = games.load("deal")
DEADLINE = 3600


pytestmark = pytest.mark.usefixtures("same_cards")


async def begin(house: House, game: str = "deal") -> Match:
    return await house.begin(ANNA, BEN, CLARA, game=game, deadline=DEADLINE)


async def answer_in_advance(house: House, match: Match, seat: int, accepts: int, pays: int = 0) -> Match:
    """Let the person on *seat* give an answer in advance."""
    player = match.players[seat]
    assert player.user_id is not None
    move = Advance(accepts, pays)
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.act, player.user_id, move, player.question
    )


async def plan_move(house: House, match: Match, seat: int, kind: str, seed: int = 1) -> Match:
    """Let the person on *seat* plan a move of Property, or drop the plan."""
    game, player = games.load("property"), match.players[seat]
    assert player.user_id is not None
    offers = [offer for offer in game.anytime_offers(match.state, seat) if offer.move == kind]
    move = game.sample(offers, Random(seed))
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.act, player.user_id, move, player.question
    )


def find_idle(match: Match) -> int:
    """Return a seat that isn't awaited."""
    return max(set(range(3)) - match.waiting)


def list_visible(match: Match, seat: int) -> list[Any]:
    """Return everything that others than *seat* see of a match, and when they are mentioned."""
    words = language_of("en")
    others = [player for player in match.players if player.seat != seat]
    shown = [
        build_table(match, words, "table.png", "the table"),
        build_table(match, words, None, "", match.waiting),
    ]
    shown += [build_panel(match, player.seat, words, "hand.png", "the hand") for player in others]
    times = [(player.due, player.reminder, player.awaited, player.question) for player in others]
    mine = match.players[seat]
    there = (mine.away, mine.misses, mine.due, mine.reminder, mine.awaited)
    return [
        [view.to_components() for view in shown],
        (match.public, match.shown_version, match.table.notified, match.due, match.changed, match.status),
        (times, there),
        [event for event in match.events if event.seats != (seat,)],
    ]


async def test_an_answer_in_advance_changes_nothing_for_others(house: House) -> None:
    match = await begin(house)
    house.time.now += 60
    for seat in (find_idle(match), min(match.waiting)):
        before, told = list_visible(match, seat), len(house.changed)
        after = await answer_in_advance(house, match, seat, 2)
        assert list_visible(after, seat) == before
        assert len(house.changed) == told
        assert (after.version, after.private) == (match.version + 1, match.private + 1)
        assert after.state.accepts[seat] == 2
        assert after.players[seat].question > match.players[seat].question
        assert after.events[-1].id == "deal-advance-always"
        match = after
    assert await house.store.reader.unshown() == [match.id]
    await house.matches.change(match.id, surfaces.record_shown, match.public)
    assert await house.store.reader.unshown() == []


async def test_a_plan_changes_nothing_for_others(house: House) -> None:
    match = await begin(house, "property")
    seat = find_idle(match)
    before, told = list_visible(match, seat), len(house.changed)
    for kind in ("plan", "drop_plan", "plan", "drop_plan", "plan"):
        house.time.now += 60
        match = await plan_move(house, match, seat, kind)
        assert list_visible(match, seat) == before
    assert len(house.changed) == told
    assert match.private == 5
    assert match.state.plans.keys() == {seat}
    assert [event.id for event in match.events[-2:]] == ["property-plan-dropped", "property-planned"]


async def decide_in_advance(house: House, match: Match, seat: int, number: int) -> Match:
    """Let the person on *seat*, who isn't awaited, give answers in advance or plan."""
    if match.game == "deal":
        for accepts in (1, 2, 0):
            house.time.now += 7
            match = await answer_in_advance(house, match, seat, accepts)
        return match
    for kind in ("plan", "drop_plan", "plan")[number % 3 :]:  # it is kept, and may lapse
        house.time.now += 7
        if kind in {offer.move for offer in games.load(match.game).anytime_offers(match.state, seat)}:
            match = await plan_move(house, match, seat, kind, number)
    return match


async def record_visible(house: House, game: str, private: bool) -> list[list[Any]]:
    """Return what the others see, move by move, if the last seat gives answers in advance when *private*."""
    match, seen, random, rules = await begin(house, game), [], Random(4), games.load(game)
    for number in range(40):
        house.time.now = 1_800_000_000.0 + 100 * number
        seat = min(match.waiting)
        move = rules.sample(rules.offers(match.state, seat), random)
        if private and 2 not in match.waiting:
            match = await decide_in_advance(house, match, 2, number)
        user_id = match.players[seat].user_id or 0
        asked = match.players[seat].question
        house.time.now = 1_800_000_050.0 + 100 * number
        match = await house.matches.change_once(
            next(house.interactions), match.id, turns.act, user_id, move, asked
        )
        seen.append(list_visible(match, 2))
    assert bool(match.private) == private
    return seen


@pytest.mark.parametrize("game", ["deal", "property"])
async def test_nor_does_what_follows_tell_of_it(
    house: House, tmp_path: Path, migrated: Path, game: str
) -> None:
    other = House(tmp_path / "other.db")
    shutil.copy(migrated, other.file)
    await other.open()
    try:
        assert await record_visible(house, game, True) == await record_visible(other, game, False)
    finally:
        await other.close()


async def test_many_of_them_push_nothing_out_that_others_are_told(house: House) -> None:
    match = await begin(house)
    for _ in range(25):
        match = await house.move(match)
    seat = find_idle(match)
    before = list_visible(match, seat)
    for number in range(2 * EVENTS + 2):
        match = await answer_in_advance(house, match, seat, number % 2 + 1)
    assert list_visible(match, seat) == before
    assert sum(event.seats == (seat,) for event in match.events) == EVENTS
    house.matches.clear_cache()
    assert await house.matches.get(match.id) == match


async def test_who_is_away_stays_away_by_it(house: House) -> None:
    match = await begin(house)
    seat = find_idle(match)
    match = await house.matches.change(match.id, turns.take_over, seat)
    before = list_visible(match, seat)
    match = await answer_in_advance(house, match, seat, 2)
    assert list_visible(match, seat) == before
    assert match.players[seat].away


async def test_a_click_on_what_was_set_before_is_stale(house: House) -> None:
    match = await begin(house)
    seat = find_idle(match)
    player = match.players[seat]
    await answer_in_advance(house, match, seat, 1)
    with pytest.raises(Stale):
        await answer_in_advance(house, match, seat, 2)
    match = await house.move(await house.matches.get(match.id))  # type: ignore[arg-type]
    with pytest.raises(Stale):
        await house.matches.change_once(
            10**6, match.id, turns.act, player.user_id or 0, Advance(2, 0), player.question
        )


async def test_what_the_house_has_thought_about_meanwhile_is_done(house: House) -> None:
    match = await begin(house)
    moving = min(match.waiting)
    match = await house.matches.change(match.id, turns.take_over, moving)
    move = house.sample(match, moving)
    await answer_in_advance(house, match, find_idle(match), 2)
    done = await house.matches.change_if_unmoved(match, turns.act_for, moving, move)
    assert done is not None
    assert done.public == match.public + 1


async def test_it_is_no_step_of_the_replay_but_proven(house: House) -> None:
    match = await begin(house)
    for _ in range(6):
        match = await answer_in_advance(house, match, find_idle(match), 2)
        match = await house.move(match)
        match = await answer_in_advance(house, match, find_idle(match), 0)
    log = await house.matches.entries(match.id)
    assert [entry.private for entry, _ in log[1:]] == [True, False, True] * 6
    assert count_steps(log) == 6
    last = find_position(match, log, 6)
    assert (last.step, last.steps) == (6, 6)
    assert replace(last.match.state, accepts=match.state.accepts) == match.state
    for person in (ANNA, BEN):
        match = await house.matches.change_once(
            next(house.interactions), match.id, turns.resign, person.user_id
        )
    assert prove(match, await house.matches.entries(match.id)).holds


async def test_what_answers_a_question_is_public(house: House) -> None:
    match = await begin(house)
    while match.state.action is None or min(match.waiting) == match.state.turn:
        match = await house.move(match)
    seat, told = min(match.waiting), len(house.changed)
    after = await answer_in_advance(house, match, seat, 2, 1)
    assert after.public == match.public + 1
    assert len(house.changed) == told + 1
    assert any(isinstance(event, Event) and event.seats is None for event in after.events[-3:])


async def test_a_bid_given_in_advance_changes_nothing_for_others(house: House) -> None:
    match = await house.begin(ANNA, BEN, CLARA, game="cardopoly", deadline=DEADLINE)
    for limit in (PASS + 2, PASS, ASK):  # set, changed and dropped
        house.time.now += 60
        for seat in sorted(set(range(3)) - match.waiting):
            before, told = list_visible(match, seat), len(house.changed)
            player = match.players[seat]
            after = await house.matches.change_once(
                next(house.interactions),
                match.id,
                turns.act,
                player.user_id or 0,
                Order(ANY, limit),
                player.question,
            )
            assert list_visible(after, seat) == before
            assert len(house.changed) == told
            assert (after.version, after.private) == (match.version + 1, match.private + 1)
            assert after.state.orders[seat] == ([UNSET] * ANY + [limit] if limit else [])
            match = after


async def test_whether_a_purchase_can_be_undone_tells_of_no_bid(house: House) -> None:
    """Seat 0 has landed on the free 7♦ of space 5; somebody else may have bid for it in advance."""
    for given in (False, True):
        match = await house.begin(ANNA, BEN, CLARA, game="cardopoly", deadline=DEADLINE)
        match = await house.arrange(match, landed_position("3♦ 7♥ 9♠ 2♣", "3♣ 4♣", "3♥ 4♥ 5♥"))
        if given:
            player = match.players[1]
            match = await house.matches.change_once(
                next(house.interactions),
                match.id,
                turns.act,
                player.user_id or 0,
                Order(5, 4),
                player.question,
            )
        assert match.private == given
        player, (claim, pay) = match.players[0], (card(match.state, 0, "9♠"), card(match.state, 0, "3♦"))
        bought = await house.matches.change_once(
            next(house.interactions),
            match.id,
            turns.act,
            player.user_id or 0,
            Buy(claim, pay),
            player.question,
        )
        assert turns.can_undo(bought, 0)
