"""Whole matches against a bot, played from the channel alone: everything shown there is always true.

Everything is shown in words, since painting would take most of the time. The bot waits until everybody has
seen the last move, so that hands that wait are read too.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.clicks import VALID
from bot.discord.messages.moves import Moves
from bot.discord.messages.news import tell_news
from bot.discord.messages.result import describe_result
from bot.discord.messages.table import list_shown
from bot.domain.durations import HOUR
from bot.domain.match import Match
from bot.language import language_of
from sandbox.model.reading import controls, text, walk
from sandbox.model.world import PATIENCE
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest
from tests.kit.questions import Json, moves, parse_control, read_action
from tests.kit.sentences import split_sentences

SHORT = {"property": {"length": "short"}, "cardopoly": {"play": "quick"}, "monopoly": {"target": "3000"}}
"""Options with which a match is soon over."""

HEADINGS = (
    *(language_of("en")("panel-news", moved=moved, more=0) for moved in ("yes", "no", "waits")),
    language_of("en")("panel-news-own"),
)

THINKING = 128

AGAIN = 5
"""The person opens another hand whenever this divides the version."""


class Screen:
    """What *guest* sees in the channel of a match; *problems* lists what is wrong there."""

    def __init__(self, freehold: Freehold, guest: Guest) -> None:
        self._freehold = freehold
        self._guest = guest
        self.problems: list[str] = []
        self.moments = 0

    async def read(self, match: Match) -> None:
        """Read everything that is shown of *match*, which has to be up to date."""
        await wait_until_idle(self._freehold)
        now = await self._freehold.client.matches.require(match.id)
        self.moments += 1
        seen = self._guest.find_messages()
        hands = [message for message in seen if message["flags"] & EPHEMERAL and _links_to_table(message)]
        tables = [message for message in seen if not message["flags"] & EPHEMERAL]
        self._demand(len(hands) == 1, f"{len(hands)} hands are open", now)
        self._demand(not any(message["flags"] & THINKING for message in seen), "a reply is missing", now)
        for hand in hands:
            await self._read_hand(now, hand)
        if now.status == "running":
            await self._read_tables(now, tables)

    async def _read_hand(self, match: Match, hand: Json) -> None:
        seat, said = match.seat_of(self._guest.person.id) or 0, text(hand)
        words = language_of("en", worded=True)
        steps = Moves(match, seat, words)
        asked = [parse_control(part).version for part in filter(moves, controls(hand))]
        if match.status == "running":
            expected = [f"**{steps.question(steps.step(())) or steps.waits}**"]
            self._demand(bool(asked) or seat not in match.waiting, f"no move is offered: {said}", match)
        else:
            expected = describe_result(match, words.at_table(match))[:1]
        is_asked = match.status == "running" and seat in match.waiting
        others = await self._freehold.client.matches.list_others(match, seat) if is_asked else []
        question = steps.question(steps.step(())) if match.status == "running" else ""
        news = tell_news(match, seat, words, others, question) if match.status == "running" else []
        for line in [*expected, *news]:
            self._demand(_says(said, line), f"the hand does not say {line!r}: {said}", match)
        for heading in HEADINGS:
            is_told = any(heading in line for line in news)
            self._demand((heading in said) is is_told, f"the hand has old news: {said}", match)
        current = match.players[seat].question if match.status == "running" else None
        self._demand(set(asked) <= {current}, f"the hand offers moves of another question: {said}", match)
        picture = await self._freehold.client.presenter.pictures.make(match, seat, "en", text=True)
        self._demand(_says(said, picture.description), f"the hand shows another position: {said}", match)
        told = plain("\n".join(news))
        rest = said.replace(plain(picture.description), "").replace(told, "")
        self._demand_no_sentence_twice(told, rest, match)

    async def _read_tables(self, match: Match, tables: list[Json]) -> None:
        live = [
            message for message in tables if any(read_action(part) == "hand:" for part in controls(message))
        ]
        self._demand(len(live) == 1, f"{len(live)} tables can be clicked", match)
        game, say = games.load(match.game), language_of("en", worded=True).at_table(match)
        asks = f"**{say(game.ask(game.view(match.state, None)))}**", f"<@{self._guest.person.id}>"
        picture = await self._freehold.client.presenter.pictures.make(match, None, "en", text=True)
        for table in live:
            said = text(table)
            self._demand(table is tables[0], "the table isn't the newest message", match)
            self._demand(_says(said, picture.description), f"the table shows another position: {said}", match)
            above, _, below = said.partition(plain(picture.description))
            self._demand_no_sentence_twice(below, above, match)
            shown = list_shown(match.events, game.asides)[-1]
            told = say(shown.text).rstrip(".")
            self._demand(_says(said, told), f"{told!r} is missing", match)
        for message in tables:
            if message not in live:
                said = text(message)
                self._demand(not any(_says(said, ask) for ask in asks), f"an old message asks: {said}", match)

    def _demand_no_sentence_twice(self, events: str, rest: str, match: Match) -> None:
        """Two of the *events* may have been alike, but nothing else in a message repeats one of them."""
        found = Counter([*set(split_sentences(events)), *split_sentences(rest)])
        twice = [each for each, times in found.items() if times > 1]
        self._demand(not twice, f"told twice: {twice} in {events!r} and {rest!r}", match)

    def _demand(self, holds: bool, problem: str, match: Match) -> None:
        if not holds:
            self.problems.append(f"version {match.version}, waiting for {sorted(match.waiting)}: {problem}")


def _says(said: str, words: str) -> bool:
    """Whether the text *said* contains *words*, spaces aside."""
    return plain(words) in said


def plain(words: str) -> str:
    """Return *words* with spaces as spaces."""
    return words.replace("\u00a0", " ")


def _links_to_table(message: Json) -> bool:
    name = language_of("en")("panel-table")
    return any(part.get("label") == name for part in walk(message["components"]))


async def _wait_until_at_rest(freehold: Freehold, id: int) -> Match:
    """Wait until nothing happens unless somebody clicks, and everything is shown; return the match."""
    client = freehold.client
    while True:
        before = await client.matches.require(id)
        await client._opponents.wait_until_idle()
        await wait_until_idle(freehold)
        after = await client.matches.require(id)
        if (before.version, before.amendments) == (after.version, after.amendments):
            return after


@pytest.mark.parametrize("hours", [0, 3])
@pytest.mark.parametrize("game", games.keys())
async def test_all_that_stands_in_the_channel_is_true_at_every_moment(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, game: str, hours: int
) -> None:
    """With *hours* before each of their moves, the person opens a hand anew: the one before is deleted."""
    client, random = freehold.client, Random(1)
    server = await client.store.servers.get(freehold.sandbox.world.find_channel("games").guild_id or 0)
    await client.store.servers.put(replace(server, text_tables=True))
    (guest,) = await freehold.table("Anna", bots=1, game=game, **SHORT.get(game, {}))
    guest.reads_dm = False
    match = await client.matches.in_channel(guest.channel_id)
    assert match is not None
    screen, move = Screen(freehold, guest), client._opponents.move
    await guest.press("hand")
    await freehold.sandbox.world.until(lambda: any(map(_links_to_table, guest.find_messages())), PATIENCE)

    async def look_and_move(match: Match, seat: int) -> Any:
        await screen.read(match)
        return await move(match, seat)

    monkeypatch.setattr(client._opponents, "move", look_and_move)
    while (match := await _wait_until_at_rest(freehold, match.id)).status == "running":
        if hours:
            freehold.sandbox.world.advance(VALID)
            await client.presenter.panels.tick()
            assert not any(message["flags"] & EPHEMERAL for message in guest.find_messages())
            freehold.sandbox.world.advance(hours * HOUR - VALID)
        else:
            await screen.read(match)
        assert screen.problems == []
        if hours or match.version % AGAIN == 0:
            await guest.press("hand")
            await screen.read(await _wait_until_at_rest(freehold, match.id))
        assert await guest.move(random, well=True)
    await screen.read(match)
    assert screen.problems == []
    assert screen.moments > 5
