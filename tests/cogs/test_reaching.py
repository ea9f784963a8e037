"""Acts that reach other people or cost work, tried once more than the table of acts allows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from bot.discord.controls import Control
from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.notifications.acts import ACTS, Act
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import language_of
from bot.league import changes
from bot.workers.search import Task, find
from bot.workers.search_workers import SearchWorkers
from games import load
from games.core import Text
from sandbox.model.permissions import Permission
from sandbox.model.world import PATIENCE
from sandbox.server import Sandbox
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest

Trigger = Callable[["Stage", Guest, int], Awaitable[object]]
"""Lets one of two guests do something; the number counts how often it was done before by both."""


@pytest.fixture(autouse=True)
def quick(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everybody manage the server, nudge at once, and search in this process."""
    (guild,) = sandbox.world.guilds.values()
    everybody = next(role for role in guild.roles if role.id == guild.id)
    everybody.permissions |= int(Permission.MANAGE_GUILD | Permission.MANAGE_CHANNELS)

    async def ask(self: SearchWorkers, task: Task, *_: object) -> bytes:
        return await asyncio.to_thread(find, task)

    monkeypatch.setattr(SearchWorkers, "ask", ask)
    monkeypatch.setattr(turns, "NUDGES", 0.0)


class Stage:
    """The setting in which *first* and *second* act."""

    def __init__(self, freehold: Freehold) -> None:
        self.freehold = freehold
        self.first, self.second = freehold.guest("Anna"), freehold.guest("Ben")

    async def start_match(self, *others: str) -> Match:
        """Start a match of the two and *others*."""
        await self.freehold.table("Anna", "Ben", *others)
        return await self.find_match()

    async def find_match(self) -> Match:
        """Return the match that is played here."""
        match = await self.freehold.client.matches.in_channel(self.first.channel_id)
        assert match is not None
        return match

    async def play_match(self) -> Match:
        """Play a match of the two to its end."""
        match = await self.start_match()
        me = self.first.person.id
        await self.freehold.client.matches.change_once(match.id, match.id, turns.resign, me)
        await wait_until_idle(self.freehold)
        return match

    async def forge_click(self, guest: Guest, control: Control, *values: str) -> None:
        """Let *guest* use a control, whether they see it or not."""
        message = next(m for m in guest.find_messages() if m["channel_id"] == str(guest.channel_id))
        sent = guest.person.raw_component(int(message["id"]), control.custom_id, list(values) or None)
        await guest.person.wait_for_answer(await sent)
        await wait_until_idle(self.freehold)


async def lobby(stage: Stage, who: Guest, number: int) -> None:
    await who.command("property new")
    await wait_until_idle(stage.freehold)  # it is acknowledged before the lobby is open
    if match := await stage.freehold.client.matches.in_channel(who.channel_id):
        await stage.freehold.client.matches.change(match.id, lobbies.cancel, who.person.id)


async def thread(stage: Stage, who: Guest, number: int) -> None:
    await who.command("property new", thread=True)


async def league(stage: Stage, who: Guest, number: int) -> None:
    await who.command("league create", game="property")
    await wait_until_idle(stage.freehold)
    if open := await stage.freehold.client.leagues.find_in_channel(who.channel_id):
        await stage.freehold.client.leagues.change(open.id, changes.close, who.person.id, manager=True)


async def rematch(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        await stage.play_match()
    await stage.forge_click(who, Control("rematch", 1))
    if again := await stage.freehold.client.matches.rematch_of(1):
        await stage.freehold.client.matches.attempt(again.id, lobbies.close)
        await wait_until_idle(stage.freehold)


async def invite(stage: Stage, who: Guest, number: int) -> None:
    match = await stage.find_match() if number else await stage.start_match()
    person = stage.freehold.guest(("Clara", "David", "Emma")[number]).person.id
    sure = f"{match.seat_of(who.person.id)}.{person}"
    await stage.forge_click(who, Control("invitesure", match.id, 0, sure))


async def move(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        await stage.start_match()
    match = await stage.freehold.client.matches.require(1)
    await who.command("match move", to="here" if match.place.is_by_message else "messages", match=1)
    await wait_until_idle(stage.freehold)


async def nudge(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        match = await stage.start_match("Clara")
        for guest in (stage.first, stage.second):  # until they wait for the third
            while match.seat_of(guest.person.id) in match.waiting:
                await guest.move(Random(1), well=True)
                match = await stage.find_match()
    await stage.forge_click(who, Control("nudge", 1))


async def show(stage: Stage, who: Guest, number: int, what: str) -> None:
    if number == 0:
        for _ in range(3):
            await stage.play_match()
    await stage.forge_click(who, Control("share", number + 1, 0, what))


async def moderate(stage: Stage, who: Guest, number: int) -> None:
    await who.command("moderate remove", who=who.person.id)


async def settings(stage: Stage, who: Guest, number: int) -> None:
    await who.command("settings")
    await who.press("set:locale", "en")


async def daily_channel(stage: Stage, who: Guest, number: int) -> None:
    await who.command("settings")
    place = stage.freehold.sandbox.world.find_channel(("games", "lobby", "quiet-corner")[number])
    await who.press("set:puzzles", str(place.id))


async def arrange(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        finn = stage.freehold.guest("Finn")
        await finn.command("property new")
        await finn.wait_for_text("Finn** · F · host")
    await stage.forge_click(who, Control("leave" if number == 1 else "join", 1))


async def vacation(stage: Stage, who: Guest, number: int) -> None:
    await who.command("vacation")
    await who.press("vacationend" if number else "vacation", *([] if number else ["1"]))


async def film(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        await stage.play_match()
    await stage.forge_click(who, Control("film", 1))


async def analysis(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        for _ in range(3):
            await stage.play_match()
    await stage.forge_click(who, Control("analysispage", number + 1, 0, "0"))


async def hint(stage: Stage, who: Guest, number: int) -> None:
    client = stage.freehold.client
    if number != 1:
        place = stage.freehold.sandbox.world.find_channel("quiet-corner" if number else "lobby")
        where = Venue(Place(place.guild_id or 0, place.id), "en", per_move(0))
        me = Person(who.person.id, who.person.user.name)
        await client.matches.open(lobbies.start_against_bots, "deal", {}, me, where)
    (match,) = await client.matches.of_person(who.person.id)
    while (seat := match.seat_of(who.person.id)) not in match.waiting or number == 1:
        if seat in match.waiting:  # once, for another position
            number = 0
            game = load(match.game)
            move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), Random(1))
            asked = match.players[seat].question
            await client.matches.change_once(1, match.id, turns.act, who.person.id, move, asked)
        await wait_until_idle(stage.freehold)
        await asyncio.sleep(0.01)  # otherwise nothing else runs, such as the move of a bot
        match = await client.matches.require(match.id)
        assert match.status == "running"
    await who.command("help")
    await stage.forge_click(who, Control("hint", match.id))


def command(name: str, **options: object) -> Trigger:
    async def trigger(stage: Stage, who: Guest, number: int) -> None:
        await who.command(name, **options)

    return trigger


def click(verb: str) -> Trigger:
    async def trigger(stage: Stage, who: Guest, number: int) -> None:
        if number == 0:
            await stage.start_match()
        await stage.forge_click(who, Control(verb, 1))

    return trigger


async def log(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        await stage.start_match()
    await who.command("match log")


TRIGGERS: dict[Act, Trigger] = {
    "lobby": lobby,
    "thread": thread,
    "rematch": rematch,
    "invite": invite,
    "nudge": nudge,
    "move": move,
    "show-film": lambda stage, who, number: show(stage, who, number, "film"),
    "show-end": lambda stage, who, number: show(stage, who, number, "end"),
    "league": league,
    "moderate": moderate,
    "settings": settings,
    "daily-channel": daily_channel,
    "arrange": arrange,
    "vacation": vacation,
    "undo": click("undo"),
    "wait": click("playfill"),
    "film": film,
    "analysis": analysis,
    "hint": hint,
    "log": log,
    "help": command("help"),
    "lesson": command("learn", game="property/first"),
    "puzzle": command("puzzle", game="property"),
    "export": command("privacy export"),
    "forget": click("forget"),
    "preferences": command("notify", zone="UTC"),
    "look": click("watch"),
    "tap": click("refresh"),
    "command": command("matches"),
}
"""How each act is done for which people read that it was too much."""


async def share_again(stage: Stage, who: Guest, number: int, what: str) -> None:
    if number == 0:
        await stage.play_match()
    await stage.forge_click(who, Control("share", 1, 0, what))


async def invite_again(stage: Stage, who: Guest, number: int) -> None:
    match = await stage.find_match() if number else await stage.start_match()
    person = stage.freehold.guest("Clara").person.id
    sure = f"{match.seat_of(who.person.id)}.{person}"
    await stage.forge_click(who, Control("invitesure", match.id, 0, sure))


async def rematch_again(stage: Stage, who: Guest, number: int) -> None:
    if number == 0:
        match = await stage.start_match("Clara")
        for guest in (stage.first, stage.second):
            await stage.freehold.client.matches.change_once(
                guest.person.id, match.id, turns.resign, guest.person.id
            )
        await wait_until_idle(stage.freehold)
    await rematch(stage, who, 1)


TOWARDS: dict[Act, Trigger] = {
    "rematch": rematch_again,
    "invite": invite_again,
    "nudge": nudge,
    "move": move,
    "show-film": lambda stage, who, number: share_again(stage, who, number, "film"),
    "show-end": lambda stage, who, number: share_again(stage, who, number, "end"),
}
"""How two people do it to the same person, or with the same match."""

QUIET: tuple[Act, ...] = ("seat", "bar", "complete")
"""Those for which nobody reads that: each has a test of its own."""


def find_refusal_start(act: Act, *, reached: bool = False) -> str:
    """Return how the refusal that people read then begins."""
    terms = ACTS[act]
    id = f"limit-{terms.says or act}{'-reached' if reached else ''}"
    return language_of("en")(Text(id, {"person": 1, "server": 1, "reached": 1, "minutes": 1, "hours": 1}))[
        :15
    ]


def told(guest: Guest, words: str) -> bool:
    return any(reply.startswith(words) for reply in guest.find_replies())


def test_every_act_is_triggered() -> None:
    counted = {act for act, terms in ACTS.items() if terms.is_counted}
    assert TRIGGERS.keys() | {*QUIET} == counted
    assert {*QUIET} == {act for act in counted if ACTS[act].quiet}
    assert TOWARDS.keys() == {act for act in TRIGGERS if ACTS[act].reached is not None}


@pytest.mark.parametrize("act", TRIGGERS)
async def test_what_a_person_and_a_server_may_do_comes_from_the_table(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    terms = ACTS[act]
    stage, words = Stage(freehold), find_refusal_start(act)
    monkeypatch.setitem(ACTS, act, terms._replace(person=1, server=terms.server and 1))
    await TRIGGERS[act](stage, stage.first, 0)
    await wait_until_idle(freehold)
    assert not told(stage.first, words)
    await TRIGGERS[act](stage, stage.first, 1)
    await freehold.sandbox.world.until(lambda: told(stage.first, words), PATIENCE)
    if terms.server is not None:
        assert not told(stage.second, words)
        await TRIGGERS[act](stage, stage.second, 2)
        await freehold.sandbox.world.until(lambda: told(stage.second, words), PATIENCE)


@pytest.mark.parametrize("act", TOWARDS)
async def test_how_often_the_same_person_is_reached_comes_from_the_table(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    stage, words = Stage(freehold), find_refusal_start(act, reached=True)
    monkeypatch.setitem(ACTS, act, ACTS[act]._replace(reached=1))
    await TOWARDS[act](stage, stage.first, 0)
    await wait_until_idle(freehold)
    assert not told(stage.first, words)
    await TOWARDS[act](stage, stage.second, 1)
    await freehold.sandbox.world.until(lambda: told(stage.second, words), PATIENCE)
