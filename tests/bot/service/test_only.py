"""Nobody waits for a player with only one answer, and neither messages nor timing reveal a hand."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.table import build_table
from bot.domain.choices import only_move
from bot.domain.forced_moves import LATE, mentioned_seats, next_closing, seats_without_choice
from bot.domain.match import Change, Entry, Match
from bot.domain.pace import per_move
from bot.domain.questions import secret_seats, update_deadlines
from bot.domain.tempo import Tempo
from bot.language import language_of
from games.cardopoly.moves import Auction
from games.deal.moves import Accept, Birthday, Debt
from games.deal.state import State
from tests.games.cardopoly.positions import landed_position
from tests.games.deal.positions import NAMES, position
from tests.kit.house import ANNA, BEN, CLARA, HOUR, House
from tests.kit.tables import Table

CONTROL = re.compile("fh:[^:]*")


pytestmark = pytest.mark.usefixtures("same_cards")


@pytest.fixture
async def there(house: House) -> Table:
    return Table(house)


def card(name: str, number: int = 0) -> int:
    return NAMES[name][number]


def arrange_debt(hand: str, other: str = "go") -> State:
    """Arrange a state: seat 0 can ask seat 1, who holds *hand*, for 5M."""
    return position("bank: 4M", "bank: 5M", "bank: 5M", hands=("debt go 10M", hand, other))


def list_public(match: Match) -> list[Any]:
    """Return everything that everybody sees of a match, and whom it mentions."""
    shown = build_table(match, language_of("en"), "table.png", "the table", mentioned_seats(match))
    times = [(player.due, player.awaited, player.question, player.tempo) for player in match.players]
    return [
        shown.to_components(),
        games.load(match.game).view(match.state, None),
        match.due,
        times,
        mentioned_seats(match),
    ]


def forget_tempo(match: Match) -> Match:
    """Return *match* without measured answers, as if nobody had been asked yet."""
    return replace(match, players=tuple(replace(player, tempo=Tempo()) for player in match.players))


async def test_who_cannot_bid_for_all_to_see_is_not_asked_and_the_log_says_so(there: Table) -> None:
    match = await there.begin("cardopoly", landed_position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠", "2♥ 3♥", "4♥ 5♥"))
    before = match.version
    match = await there.act(match, 0, Auction())
    assert match.waiting == {0}
    assert match.state.phase == "close"
    told = [entry.events[0].id for entry in await there.house.matches.log(match.id) if entry.number > before]
    assert told == ["cardopoly-auction", "house-only", "house-only"]
    assert all(player.misses == 0 for player in match.players)


async def wait_for_house(there: Table, match: Match, early: float = 0.0) -> Match:
    """Let time pass until *early* seconds before the house answers in secret, and return the match."""
    due = next_closing(match)
    assert due is not None
    return await there.wait(due - early - there.house.time.now, match)


async def test_who_holds_no_card_to_say_no_is_answered_for_after_a_while(there: Table) -> None:
    match = await there.begin("deal", arrange_debt("1M 2M"))
    match = await there.act(match, 0, Debt(card("debt"), 1))
    assert match.waiting == {1}
    assert seats_without_choice(match) == {1} and not mentioned_seats(match)
    match = await wait_for_house(there, match, early=0.5)
    assert match.waiting == {1}
    match = await wait_for_house(there, match)
    assert match.waiting == {0}
    assert match.state.banks[1] == []
    last = (await there.house.matches.log(match.id))[-1]
    assert [event.id for event in last.events][:2] == ["house-only-you", "deal-paid"]
    assert last.events[0].seats == (1,)


@pytest.mark.parametrize("how", ["quick", "one person", "bots"])
async def test_where_nothing_has_to_be_kept_the_answer_is_given_at_once(there: Table, how: str) -> None:
    state = arrange_debt("1M 2M")
    if how == "quick":
        match = await there.begin("deal", state, forced="quick")
    else:
        match = await there.begin("deal", state, bots=2 if how == "one person" else 1)
    before = match.version
    match = await there.act(match, 0, Debt(card("debt"), 1 if how == "quick" else len(state.out) - 1))
    assert match.waiting == {0}
    told = [event.id for entry in await there.house.matches.log(match.id) for event in entry.events]
    assert match.version == before + 2
    assert ("house-only" in told) == (how == "quick")


async def test_who_plays_alone_with_bots_is_answered_for_at_once(there: Table) -> None:
    state = position("bank: 5M", "bank: 4M", hands=("1M 2M", "debt go 10M"), turn=1)
    match = await there.begin("deal", state, bots=1)
    if match.waiting == {1}:
        match = await there.wait(0, match)
    assert match.state.action is None


OPEN = ("cardopoly", "property")
"""The games in which everybody often sees that a seat has only one answer."""


@pytest.mark.parametrize("key", games.keys())
async def test_a_quick_table_waits_for_no_move_without_a_choice(there: Table, key: str) -> None:
    match = await there.house.begin(ANNA, BEN, CLARA, game=key, deadline=HOUR, forced="quick")
    made = 0
    for _ in range(150):
        match = await there.wait_until_idle(match)
        if match.status != "running":
            break
        game = games.load(key)
        assert all(only_move(game, match.state, seat) is None for seat in match.expected)
        assert mentioned_seats(match) == match.expected
        match = await there.house.move(match)
    for entry in await there.house.matches.log(match.id):
        made += sum(event.id == "house-only" for event in entry.events)
    assert made or key not in OPEN


@pytest.mark.parametrize("hand", ["no 2M", "1M red", "no no"])
async def test_until_then_nobody_can_tell_whether_there_is_a_just_say_no(
    house: House, there: Table, hand: str
) -> None:
    seen = []
    for held in ("1M 2M", hand):
        house.time.now = 1_800_000_000.0
        match = await there.begin("deal", arrange_debt(held))
        match = await there.act(match, 0, Debt(card("debt"), 1))
        shown = list_public(match)
        match = await there.wait((match.players[1].tempo.closing or 0) - house.time.now - 1, match)
        assert match.waiting == {1}
        seen.append([CONTROL.sub("", str(each)) for each in (shown, list_public(match))])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("game", ["deal", "cardopoly"])
async def test_whatever_is_held_the_same_is_shown_and_the_same_persons_are_called(
    house: House, game: str
) -> None:
    random, rules, windows = Random(5), games.load(game), 0
    for _ in range(3):
        match = await house.begin(ANNA, BEN, CLARA, game=game, deadline=HOUR, forced="sealed")
        while match.status == "running" and match.version < 300:
            if secret_seats(match):
                windows += 1
                for _ in range(3):
                    other = replace(match, state=rules.permute_hidden(match.state, None, random))
                    assert list_public(other) == list_public(match)
                    again = [update_deadlines(forget_tempo(each), 5.0) for each in (match, other)]
                    assert again[0].players == again[1].players
            match = await house.move(match)
    assert windows > 3


async def test_each_seat_is_answered_for_at_a_time_of_its_own(there: Table) -> None:
    state = position("bank: 1M", "bank: 2M", "bank: 2M", hands=("birthday go 10M", "no 1M", "3M 4M"))
    match = await there.begin("deal", state)
    match = await there.act(match, 0, Birthday(card("birthday")))
    assert match.waiting == {1, 2}
    assert seats_without_choice(match) == {2}
    assert match.players[1].tempo.closing != match.players[2].tempo.closing
    match = await wait_for_house(there, match)
    assert match.waiting == {1}
    match = await there.act(match, 1, Accept(1))
    assert match.waiting == {0}

    match = await there.begin("deal", state)
    match = await there.act(match, 0, Birthday(card("birthday")))
    match = await there.act(match, 1, Accept(1))
    assert match.waiting == {2}
    match = await wait_for_house(there, match)
    assert match.waiting == {0}


async def test_answers_with_a_choice_are_timed_and_no_others(there: Table) -> None:
    state = position("bank: 1M", "bank: 2M", "bank: 2M", hands=("birthday go 10M", "no 1M", "3M 4M"))
    match = await there.begin("deal", state)
    there.house.time.now += 30
    match = await there.act(match, 0, Birthday(card("birthday")))
    there.house.time.now += 70
    match = await there.act(match, 1, Accept(1))
    match = await there.act(match, 2, Accept(2))
    assert [player.tempo.turns for player in match.players] == [(30.0,), (), ()]
    assert [player.tempo.answers for player in match.players] == [(), (70.0,), ()]
    await there.house.close()
    await there.house.open()
    again = await there.house.matches.get(match.id)
    assert again is not None
    assert again.players == match.players


async def test_what_an_outage_kept_up_is_not_given_at_its_end(there: Table) -> None:
    match = await there.begin("deal", arrange_debt("1M 2M"))
    match = await there.house.matches.change(match.id, without_deadline)
    match = await there.act(match, 0, Debt(card("debt"), 1))
    back = (next_closing(match) or 0) + LATE + 1
    match = await there.wait(back - there.house.time.now, match)
    assert match.waiting == {1}
    assert (next_closing(match) or 0) > back
    match = await wait_for_house(there, match)
    assert match.waiting == {0}


def without_deadline(match: Match, now: float) -> Change:
    after = replace(match, version=match.version + 1, pace=per_move(0))
    return Change(match, update_deadlines(after, now), Entry(after.version, None, now, ()))


async def test_whoever_is_answered_for_misses_nothing_and_the_free_one_does(there: Table) -> None:
    state = position("bank: 1M", "bank: 2M", "bank: 2M", hands=("birthday go 10M", "no 1M", "3M 4M"))
    match = await there.begin("deal", state)
    match = await there.act(match, 0, Birthday(card("birthday")))
    match = await wait_for_house(there, match)
    assert match.waiting == {1}
    match = await there.wait(HOUR, match)
    assert match.waiting <= {0}
    assert match.players[2].misses == 0
    assert match.players[1].misses == 1


async def test_after_a_kill_in_between_the_answer_comes(house: House, there: Table) -> None:
    match = await there.begin("deal", arrange_debt("1M 2M"))
    match = await there.act(match, 0, Debt(card("debt"), 1))
    await house.close()
    house.time.now = (next_closing(match) or 0) + 1
    await house.open()
    again = Table(house)
    await again.clock.tick()
    assert (await again.wait_until_idle(match)).waiting == {0}


async def test_what_was_stored_waiting_is_found_at_the_start(house: House, there: Table) -> None:
    there.opponents.touch = house.matches._changed = lambda id: None  # type: ignore[assignment]
    match = await there.begin("cardopoly", landed_position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠", "2♥ 3♥", "4♥ 5♥"))
    match = await there.act(match, 0, Auction())
    assert match.waiting == {1, 2}
    await house.close()
    await house.open()
    again = Table(house)
    await again.opponents.resume()
    assert (await again.wait_until_idle(match)).waiting == {0}


async def test_a_bot_beside_gives_nobody_away(there: Table) -> None:
    state = position("bank: 1M", "bank: 2M", "bank: 2M", hands=("birthday go 10M", "3M 1M", "4M 5M"))
    match = await there.begin("deal", state, bots=1)
    match = await there.act(match, 0, Birthday(card("birthday")))
    assert match.waiting == {1}
    match = await wait_for_house(there, match)
    assert match.waiting == {0}
