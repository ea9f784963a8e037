"""The end of a match, however it comes: everybody sees one picture of it, and reads once who won and why."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.moves import PanelPlace
from bot.domain import moving, turns
from bot.domain.abandoned import IDLE, end_if_idle
from bot.domain.durations import DAY, HOUR
from bot.domain.forced_moves import ONLY
from bot.domain.match import Change, Match, amend
from bot.domain.moves import record_move
from bot.language import language_of
from games.core import Event, Who
from tests.kit.cafe import GONE, Cafe, texts, verbs

WAYS = ("move", "forced", "late", "resigned", "bots", "league")

WINS = "wins!"

REASONS = {"forced": "had only one possible move", "late": "ran out of time"}
"""What is said of the last move if the house made it."""


async def begin(cafe: Cafe, way: str, notify: str, *, by_message: bool) -> Match:
    """Begin a match of Deal in which everybody is notified as *notify* says."""
    for person in cafe.persons:
        await cafe.store.persons.put(replace(person, notify=notify))
    match = await cafe.match(game="deal", bots=1 if way == "bots" else 0)
    if by_message:
        await cafe.client.matches.change(match.id, moving.move, match.place.without_channel)
    if way == "league":
        await cafe.client.matches.change(
            match.id, lambda match, now: amend(match, replace(match, league_id=1))
        )
    await cafe.wait_until_shown()
    return await cafe.get(match)


async def play_until_last(cafe: Cafe, match: Match) -> tuple[int, Any]:
    """Play *match* until the next move ends it; return that move and its seat."""
    while True:
        match = await cafe.get(match)
        game, seat = games.load(match.game), min(match.waiting)
        state = game.copy(match.state)
        move = game.choose(game.view(state, seat), game.offers(state, seat), cafe.random)
        change = record_move(match, match.players[seat], move, [], cafe.time.now)
        if change.after.status == "over":
            return seat, move
        user_id = match.players[seat].user_id or 0
        await cafe.client.matches.change_once(
            next(cafe.interactions), match.id, turns.act, user_id, move, match.version
        )


async def end(cafe: Cafe, match: Match, way: str) -> Match:
    """End *match* in that *way* while nobody looks, and wait until everything is shown."""
    if way in ("resigned", "bots", "league"):
        leaving = [player.user_id for player in match.players if player.user_id is not None]
        for user_id in leaving if way == "bots" else leaving[:1]:
            await cafe.client.matches.change_once(
                next(cafe.interactions), match.id, turns.resign, user_id or 0
            )
    else:
        seat, move = await play_until_last(cafe, match)
        await cafe.wait_until_shown()
        cafe.time.now += GONE

        def make(match: Match, now: float) -> Change:
            first = (
                []
                if way == "move"
                else [Event(ONLY if way == "forced" else "house-moved", {"who": Who(seat)})]
            )
            return record_move(match, match.players[seat], move, first, now)

        await cafe.client.matches.change(match.id, make)
    await cafe.wait_until_shown()
    match = await cafe.get(match)
    assert match.status == "over"
    return match


def celebrates(message: dict[str, Any]) -> bool:
    return "end.png" in [file["filename"] for file in message["attachments"]]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("notify", "by_message"),
    [("here", False), ("dm", False), ("both", False), ("none", False), ("here", True), ("none", True)],
)
async def test_everybody_sees_one_picture_and_reads_once_who_won_and_why(
    cafe: Cafe, way: str, notify: str, by_message: bool
) -> None:
    match = await end(cafe, await begin(cafe, way, notify, by_message=by_message), way)
    log = await cafe.client.matches.log(match.id)
    for player in match.players:
        if player.user_id is None:
            continue
        messages = cafe.panels(match, player.user_id)
        told = [message for message in messages if celebrates(message)]
        assert len(told) == (by_message or notify in ("dm", "both"))
        table = cafe.tables()[-1]
        assert celebrates(table) is not by_message
        assert sum(WINS in texts(message) for message in messages) == 1
        assert sum(WINS in texts(message) for message in cafe.tables()) == (not by_message)
        for message in told if told else [table]:
            said = texts(message)
            assert said.count(" wins") == 1
            assert said.index(WINS) < said.index("🥇")
            last = [event for event in log[-1].events if event.seats is None][-1]
            assert language_of("en").at_table(match)(last.text) in said
            assert REASONS.get(way, WINS) in said.lower().replace("you had", "had").replace("you ran", "ran")
        if told:
            assert told == messages[-1:]


@pytest.mark.parametrize("by_message", [False, True])
async def test_who_did_not_look_can_step_through_what_happened_to_the_end(
    cafe: Cafe, by_message: bool
) -> None:
    match = await begin(cafe, "forced", "dm", by_message=by_message)
    match = await end(cafe, match, "forced")
    panels = cafe.client.presenter.panels
    for player in match.players:
        (panel,) = [each for each in cafe.panels(match, player.user_id or 0) if celebrates(each)]
        assert "missed" in verbs(panel)
        person = next(each for each in cafe.persons if each.user_id == player.user_id)
        last = PanelPlace(missed=99)
        reply = await panels.reply(match, player.seat, person, None, place=last, foreign=False)
        shown = str(reply.view.to_components())
        decisive = [event for event in match.events if event.id == "deal-complete"][-1]
        assert language_of("en").at_table(match)(decisive.text) in shown
        assert "Back to the result" in shown and "My hand" not in shown


async def test_the_end_waits_for_the_morning_and_is_there_for_who_looks_before(cafe: Cafe) -> None:
    match = await begin(cafe, "resigned", "here", by_message=True)
    minute = int(cafe.time.now % DAY // 60)
    for person in cafe.persons:
        quiet = (minute - 60) % 1440, (minute + 120) % 1440
        await cafe.store.persons.put(replace(person, quiet=quiet, zone="UTC"))
    match = await end(cafe, match, "resigned")
    left = next(player for player in match.players if player.stayed is not None)
    (other,) = [player for player in match.players if player is not left]
    (panel,) = cafe.panels(match, other.user_id or 0)
    assert celebrates(panel) and int(panel["id"]) == other.panel.message
    cafe.time.now += 3 * HOUR
    await cafe.client._clock.tick()
    await cafe.wait_until_shown()
    (later,) = cafe.panels(match, other.user_id or 0)
    assert celebrates(later) and later["id"] != panel["id"]
    (seen,) = cafe.panels(match, left.user_id or 0)
    assert celebrates(seen) and int(seen["id"]) == left.panel.message


@pytest.mark.parametrize("by_message", [False, True])
async def test_an_abandoned_match_says_once_why_nobody_won(cafe: Cafe, by_message: bool) -> None:
    match = await begin(cafe, "gone", "here", by_message=by_message)
    cafe.time.now += IDLE + 1
    await cafe.client.matches.change(match.id, end_if_idle)
    await cafe.wait_until_shown()
    match = await cafe.get(match)
    assert match.status == "cancelled"
    for player in match.players:
        told = [*cafe.panels(match, player.user_id or 0), *([] if by_message else cafe.tables()[-1:])]
        assert not any(celebrates(message) for message in told)
        (said,) = [texts(m) for m in told if "Nobody has moved for 30 days" in texts(m)]
        assert said.count("canceled") == 1
