"""Several seats are asked at once, or may act at any time: which answers count."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

import games
from bot.domain import turns
from bot.domain.match import Match
from bot.domain.refusals import Stale
from games.core import Text
from tests.kit.house import ANNA, BEN, CLARA, DAVID, House, find_refusal, person_at


@pytest.fixture
async def three(house: House, tally: None) -> Match:
    """A match that waits for three people at once."""
    return await begin_three(house)


async def begin_three(house: House, **options: str) -> Match:
    match = await house.begin(ANNA, BEN, CLARA, game="tally", options=options)
    assert match.waiting == {0, 1, 2}
    return match


def person(match: Match, seat: int) -> int:
    user_id = match.players[seat].user_id
    assert user_id is not None
    return user_id


async def name_number(house: House, match: Match, seat: int, number: int = 3, interaction: int = 0) -> Match:
    """Let the person on *seat*, who saw *match*, name a *number*."""
    offer = games.load(match.game).offers(match.state, seat)[0]
    move = games.load(match.game).fill(offer, {"number": (number,)})
    interaction = interaction or next(house.interactions)
    return await house.matches.change_once(
        interaction, match.id, turns.act, person(match, seat), move, match.version
    )


async def test_those_who_are_asked_at_once_may_all_answer_what_they_saw(house: House, three: Match) -> None:
    await asyncio.gather(*(name_number(house, three, seat) for seat in (0, 1)))
    match = await house.matches.get(three.id)
    assert match is not None
    assert match.version == three.version + 2
    assert match.waiting == {2}
    assert match.players[2].question == three.version
    assert sorted(player.question for player in match.players) == [three.version + step for step in range(3)]
    assert (await name_number(house, three, 2)).state.rounds == three.state.rounds - 1


async def test_an_answer_to_a_question_of_before_is_stale(house: House, three: Match) -> None:
    for seat in (2, 0, 1):
        await name_number(house, three, seat)
    for seat in (0, 1, 2):
        with pytest.raises(Stale) as stale:
            await name_number(house, three, seat)
        assert stale.value.match.state.rounds == three.state.rounds - 1
    assert (await name_number(house, stale.value.match, 1)).version == three.version + 4


async def test_an_answer_is_stale_when_the_others_changed_what_may_be_answered(
    house: House, tally: None
) -> None:
    match = await begin_three(house, least="rising")
    after = await name_number(house, match, 1, 2)
    with pytest.raises(Stale):
        await name_number(house, match, 0, 3)
    assert [player.question for player in after.players] == [after.version] * 3
    twice = await name_number(house, after, 2, 2)
    assert [player.question - match.version for player in twice.players] == [1, 1, 2]
    assert (await name_number(house, after, 0, 3)).state.scores[0] == match.state.scores[0] + 3


async def test_an_answer_is_stale_when_it_would_answer_other_words(
    house: House, three: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load("tally")
    view = type(game).view

    def counting(game: Any, state: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(view(game, state, seat), seats=len(state.waiting))

    monkeypatch.setattr(type(game), "view", counting)
    monkeypatch.setattr(type(game), "ask", lambda self, view: Text("tally-ask", {"left": view.seats}))
    await name_number(house, three, 0)
    with pytest.raises(Stale):
        await name_number(house, three, 1)


async def test_an_answer_counts_once_also_when_others_answer_in_between(house: House, three: Match) -> None:
    first = await name_number(house, three, 0, interaction=77)
    await name_number(house, three, 1)
    again = await name_number(house, three, 0, interaction=77)
    assert again.state.scores == [first.state.scores[0], three.state.scores[1] + 3, three.state.scores[2]]
    assert again.version == three.version + 2
    with pytest.raises(Stale):
        await name_number(house, three, 0)


async def test_after_a_restart_a_question_stands_as_before(house: House, three: Match) -> None:
    await name_number(house, three, 0)
    await house.close()
    await house.open()
    assert (await name_number(house, three, 2)).waiting == {1}
    with pytest.raises(Stale):
        await name_number(house, three, 0)


async def test_nobody_has_seen_what_has_not_happened_yet(house: House, three: Match) -> None:
    with pytest.raises(Stale):
        await name_number(house, msgspec.structs.replace(three, version=three.version + 1), 0)


async def test_a_question_stands_while_its_seat_is_taken_over_but_not_for_a_substitute(
    house: House, three: Match
) -> None:
    await house.matches.change(three.id, turns.take_over, 0)
    assert not (await name_number(house, three, 0)).players[0].away
    left = await house.hand_over(three, 1, DAVID, person_at(three, 1))
    assert left.players[1].question == left.version
    with pytest.raises(Stale):
        await house.matches.change_once(99, three.id, turns.act, DAVID.user_id, None, three.version)
    assert (await name_number(house, left, 1)).waiting == {2}


async def lean(house: House, match: Match, seat: int) -> Match:
    """Let the person on *seat* make a move that is open at any time."""
    game = games.load(match.game)
    (offer,) = game.anytime_offers(match.state, seat)
    interaction = next(house.interactions)
    return await house.matches.change_once(
        interaction, match.id, turns.act, person(match, seat), game.fill(offer, {}), match.version
    )


async def test_what_is_open_at_any_time_needs_nobody_to_be_awaited(house: House, three: Match) -> None:
    match = await name_number(house, three, 1)
    leant = await lean(house, match, 1)
    assert leant.state.leaning == [0, 1, 0]
    assert (leant.waiting, leant.version) == (match.waiting, match.version + 1)
    with pytest.raises(Stale):
        await name_number(house, three, 1)
    assert (await lean(house, leant, 1)).state.leaning == [0, 0, 0]
    with pytest.raises(Stale):
        await lean(house, match, 1)
    assert (await name_number(house, three, 0)).waiting == {2}


async def test_what_is_open_at_any_time_stands_whatever_others_do(house: House, three: Match) -> None:
    match = await name_number(house, three, 1)
    await name_number(house, three, 2)
    assert (await lean(house, match, 1)).state.leaning == [0, 1, 0]


async def test_at_any_time_means_while_one_is_in_the_match(house: House, three: Match) -> None:
    out = await house.matches.change_once(999, three.id, turns.resign, person(three, 1))
    assert await find_refusal(lean(house, out, 1)) == "not-your-turn"
    match = await name_number(house, out, 0)
    (offer, _) = games.load("tally").offers(out.state, 0)
    again = games.load("tally").fill(offer, {"number": (1,)})
    attempt = house.matches.change_once(998, match.id, turns.act, person(match, 0), again, match.version)
    assert await find_refusal(attempt) == "field-not-offered"


async def test_what_is_done_besides_neither_renews_nor_begins_a_deadline(house: House, tally: None) -> None:
    match = await house.begin(ANNA, BEN, game="tally", deadline=600)
    due = match.players[0].due
    house.time.now += 400
    match = await lean(house, match, 0)
    assert match.players[0].due == due
    match = await name_number(house, match, 0, 1)
    match = await lean(house, match, 0)
    assert (match.players[0].due, match.players[0].awaited) == (None, 0)
