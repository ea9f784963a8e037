"""A turn with nothing left to play ends by itself (MD-45); that depends only on what everybody sees."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.panel import build_panel
from bot.domain import clocks, downtime, turns, vacations
from bot.domain.downtime import Absence
from bot.domain.match import Match
from bot.domain.pace import LAPSE, LIVE_LAPSE, PACES
from bot.domain.questions import update_deadlines
from bot.domain.undo import UNDONE
from bot.language import language_of
from bot.service.clock import Clock
from bot.service.opponents import Opponents
from games.core import IllegalMove, Luck
from games.deal.moves import Advance, Arrange, Bank, Lapse
from tests.games.deal.positions import NAMES, position
from tests.kit.house import ANNA, BEN, DAY, ON_BOTH, House
from tests.kit.matches import steps

GAME = games.load("deal")
WILD, MONEY = NAMES["red/yellow"][0], NAMES["1M"][0]
RED, YELLOW = 4, 5

pytestmark = pytest.mark.usefixtures("same_cards")


def arrange_last_play(**more: Any) -> Any:
    """Arrange a state: seat 0 has one play left, money to bank, and a wild card that it may move."""
    return position("red: red red/yellow", "bank: 5M", hands=("1M go", "2M"), **{"plays": 1, **more})


async def begin(house: House, state: Any = None, deadline: int = DAY, forced: str = "quick") -> Match:
    match = await house.begin(ANNA, BEN, game="deal", deadline=deadline, forced=forced)
    return await house.arrange(match, arrange_last_play() if state is None else state)


async def act(house: House, match: Match, move: Any, seat: int = 0) -> Match:
    player = match.players[seat]
    return await house.matches.change_once(
        next(house.interactions), match.id, turns.act, player.user_id or 0, move, player.question
    )


async def advance(house: House, match: Match, seconds: float = 0) -> Match:
    """Let that many seconds pass, let the clock act, and return the match."""
    house.time.now += seconds
    opponents = Opponents(house.matches, house.store)
    clock = Clock(house.matches, house.store, opponents, house.time, lambda id: None)
    await clock.tick()
    await clock.wait_until_idle()
    after = await house.matches.get(match.id)
    assert after is not None
    return after


def read_panel(match: Match, seat: int = 0) -> str:
    view = build_panel(match, seat, language_of("en"), None, "the hand")
    return str(view.to_components())


@ON_BOTH
@pytest.mark.clause("MD-45")
async def test_it_ends_after_ten_minutes_even_if_the_process_was_started_again(house: House) -> None:
    match = await begin(house)
    assert match.players[0].lapses is None
    played = await act(house, match, Bank(MONEY))
    lapses = played.players[0].lapses
    assert lapses == house.time.now + LAPSE
    assert played.players[1].lapses is None
    await house.close()
    await house.open()
    assert await house.store.reader.next_wake() == lapses
    assert (await advance(house, match, LAPSE - 1)).version == played.version
    ended = await advance(house, match, 1)
    assert ended.waiting == {1}
    assert (ended.version, ended.players[0].misses) == (played.version + 1, 0)
    assert [player.lapses for player in ended.players] == [None, None]
    entry = (await house.matches.log(match.id))[-1]
    assert (entry.seat, [event.id for event in entry.events[:2]]) == (0, ["house-lapsed", "deal-lapse"])
    assert (await advance(house, match)).version == ended.version


async def test_the_panel_says_so_beforehand_and_offers_more_time(house: House) -> None:
    match = await begin(house)
    assert "Not yet" not in read_panel(match)
    played = await act(house, match, Bank(MONEY))
    assert "No plays left: rearrange, or end your turn." in read_panel(played)
    assert f"Your turn ends by itself <t:{int(house.time.now + LAPSE)}:R>." in read_panel(played)
    assert "Your deadline" not in read_panel(played)
    assert "Not yet" in read_panel(played) and "Not yet" not in read_panel(played, 1)


async def test_not_yet_gives_ten_more_minutes_and_nobody_else_sees_it(house: House) -> None:
    played = await act(house, await begin(house), Bank(MONEY))
    house.time.now += 500
    assert await house.matches.attempt(played.id, turns.keep_turn, BEN.user_id) is None
    kept = await house.matches.attempt(played.id, turns.keep_turn, ANNA.user_id)
    assert kept is not None
    assert kept.players[0].lapses == house.time.now + LAPSE
    assert (kept.version, kept.public, kept.changed) == (played.version, played.public, played.changed)
    assert read_panel(kept, 1) == read_panel(played, 1)
    assert (await advance(house, kept, LAPSE - 1)).waiting == {0}
    assert (await advance(house, kept, 1)).waiting == {1}


async def test_whoever_rearranges_has_ten_minutes_again(house: House) -> None:
    played = await act(house, await begin(house), Bank(MONEY))
    house.time.now += 500
    arranged = await act(house, played, Arrange(WILD, YELLOW))
    assert arranged.players[0].lapses == house.time.now + LAPSE


async def test_a_play_that_is_taken_back_is_followed_by_no_end(house: House) -> None:
    played = await act(house, await begin(house), Bank(MONEY))
    back = await house.matches.change_once(
        next(house.interactions), played.id, turns.undo, ANNA.user_id, played.public
    )
    assert back.events[-1].id == UNDONE
    assert back.players[0].lapses is None
    assert (await advance(house, back, LAPSE)).version == back.version


@pytest.mark.parametrize("deadline", [600, 0])
async def test_it_is_no_missed_deadline_and_needs_none(house: House, deadline: int) -> None:
    played = await act(house, await begin(house, deadline=deadline), Bank(MONEY))
    assert not turns.seats_to_remind(played, house.time.now + 599)
    kept = await house.matches.attempt(played.id, turns.keep_turn, ANNA.user_id)
    assert kept is not None
    ended = await advance(house, kept, LAPSE)
    assert ended.waiting == {1}
    assert ended.players[0].misses == 0
    assert not [event for event in ended.events if event.id.startswith("house-moved")]


async def test_it_ends_no_later_than_the_deadline(house: House) -> None:
    played = await act(house, await begin(house, deadline=600), Bank(MONEY))
    due = played.players[0].due
    house.time.now += 300
    kept = await house.matches.attempt(played.id, turns.keep_turn, ANNA.user_id)
    assert kept is not None
    assert kept.players[0].lapses == due


async def test_where_there_is_more_to_do_a_turn_goes_on(house: House) -> None:
    for state in (
        arrange_last_play(plays=2),
        position("red: red red/yellow", "", hands=("1M 1M 1M 1M 1M 2M 2M 2M 3M", "2M"), plays=1),
    ):
        played = await act(house, await begin(house, state), Bank(MONEY))
        assert played.players[0].lapses is None
        with pytest.raises(IllegalMove):
            GAME.apply(GAME.copy(played.state), 0, Lapse(), Luck(Random(1)))
    empty = position("red: red red/yellow", "", hands=("1M", "2M"), plays=3)
    played = await act(house, await begin(house, empty), Bank(MONEY))
    assert played.players[0].lapses == house.time.now + LAPSE
    assert "No plays left" in read_panel(played)


async def test_where_the_rules_have_changed_meanwhile_the_turn_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await act(house, await begin(house), Bank(MONEY))
    monkeypatch.setattr(type(GAME), "lapse_move", lambda *_: None)
    after = await advance(house, played, LAPSE)
    assert (after.version, after.players[0].lapses) == (played.version, None)
    assert await house.store.reader.next_wake() == after.players[0].reminder


async def test_for_somebody_who_is_away_the_house_plays_at_once(house: House) -> None:
    played = await act(house, await begin(house), Bank(MONEY))
    away = await house.matches.change(played.id, turns.take_over, 0)
    assert away.players[0].lapses is None


async def test_time_in_which_nobody_could_do_anything_is_not_counted(house: House) -> None:
    for deadline in (DAY, 0):
        played = await act(house, await begin(house, deadline=deadline), Bank(MONEY))
        now = house.time.now
        there = downtime.catch_up(played, [Absence(1, 0, 1, now + 100, now + 400)], now + 400).after
        assert there.players[0].lapses == now + LAPSE + 300
        resting = vacations.set_vacation(played, now, ANNA.user_id, now + DAY)
        assert resting is not None
        assert resting.after.players[0].lapses == now + LAPSE + DAY


@pytest.mark.clause("MD-45")
@pytest.mark.parametrize("seed", range(4))
def test_whether_a_turn_ends_by_itself_says_nothing_of_hands(seed: int) -> None:
    random, ends = Random(seed), 0
    for *_, state in islice(steps("deal", (3, {}), seed, sense=0.7), 400):
        move = GAME.lapse_move(GAME.view(state, None))
        other = GAME.permute_hidden(state, None, random)
        assert GAME.lapse_move(GAME.view(other, None)) == move
        if move is None:
            continue
        ends += 1
        offered = {offer.move for offer in GAME.offers(state, state.turn)}
        assert "end" in offered <= {"end", "arrange", "exchange", "shift"}
        after, by_hand = GAME.copy(state), GAME.copy(state)
        GAME.apply(after, state.turn, move, Luck(Random(seed)))
        GAME.apply(
            by_hand,
            state.turn,
            GAME.sample([o for o in GAME.offers(state, state.turn) if o.move == "end"], random),
            Luck(Random(seed)),
        )
        assert after == by_hand
    assert ends


async def test_answers_given_in_advance_do_not_move_it(house: House) -> None:
    played = await act(house, await begin(house, forced="sealed"), Bank(MONEY))
    house.time.now += 100
    for seat in (1, 0):
        advanced = await act(house, played, Advance(2, 1), seat)
        assert advanced.private == played.private + 1
        assert advanced.players[0].lapses == played.players[0].lapses
        played = advanced
    fresh = update_deadlines(played, house.time.now)
    hidden = GAME.permute_hidden(played.state, None, Random(3))
    assert update_deadlines(replace(played, state=hidden), house.time.now).players == fresh.players


async def test_a_turn_ends_by_itself_as_soon_as_another_pace_says(house: House) -> None:
    match = await act(house, await begin(house), Bank(MONEY))
    assert match.players[0].lapses == house.time.now + LAPSE
    for person in (ANNA, BEN):
        match = await house.matches.change(match.id, clocks.want_pace, person.user_id, PACES["live"])
    assert match.players[0].lapses == house.time.now + LIVE_LAPSE
