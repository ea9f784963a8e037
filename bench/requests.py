"""Requests per move that count towards Discord's limit, in whole matches of four people, game by game.

The bot speaks to the sandbox. Each move is shown before the next is made. The answer to the player's own
click doesn't count towards Discord's limit. Nor do edits of a person's hand within a quarter of an hour of
their click, so matches with hours between moves are measured too.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random

from msgspec.structs import replace

from bench.figures import Figure
from bot.client import Client
from bot.discord import presenter
from bot.discord.messages.moves import Moves
from bot.discord_internals import answering_tasks
from bot.domain import lobbies
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.language import language_of
from bot.service import uptime
from bot.settings import Settings
from bot.store import Store
from cogs.setup import setup
from games import keys
from games.kit.moves import find_ways
from games.kit.panel import Make
from sandbox.client import people as clients
from sandbox.server import Sandbox

PEOPLE = ("Anna", "Ben", "Clara", "David")
MOST, MOST_APART = 3.0, 6.0
"""The most requests a move may take, and with hours between moves."""

SHORT: dict[str, lobbies.Options] = {"monopoly": {"target": "3000"}, "cardopoly": {"play": "quick"}}
"""Options that make a match short."""

PAUSE, APART = 30.0, 7200.0
"""Seconds before each move, and with hours between moves."""

CALLED = {"POST": "posted", "PATCH": "edited", "DELETE": "deleted", "GET": "read"}


def measure() -> Iterator[Figure]:
    """Measure a match of each game."""
    presenter.EVERY = 0.0  # nobody looks in between
    uptime.JUMP = inf  # the hours are no downtime
    for key in keys():
        moves, requests = asyncio.run(_measure(key, APART))
        apart = requests.total() / moves
        yield Figure(f"{key}: requests for a move, hours apart", apart, "requests", MOST_APART)
        moves, requests = asyncio.run(_measure(key, PAUSE))
        for what, times in requests.most_common():
            yield Figure(f"{key}: {what} for a move", times / moves, "requests", up=None)
        total = requests.total() / moves
        yield Figure(f"{key}: requests for a move", total, "requests", MOST, note=f"of {moves}")


async def _measure(key: str, pause: float) -> tuple[int, Counter[str]]:
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(pace=0) as sandbox:
            settings = Settings(
                _env_file=None,
                discord_token=sandbox.world.token,
                discord_api_url=sandbox.api_url,
                discord_gateway_url=sandbox.gateway_url,
                database_url=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}",
            )
            store = await Store.open(settings.database_url)
            client = Client(settings, store, setup, sandbox.world.now)
            await client.login(sandbox.world.token)
            session = asyncio.create_task(client.connect())
            await sandbox.world.until(client.is_ready)
            try:
                return await count_requests(sandbox, client, key, SHORT.get(key), pause=pause)
            finally:
                await client.shut_down()
                await asyncio.gather(session, return_exceptions=True)
                await store.close()


async def count_requests(
    sandbox: Sandbox,
    client: Client,
    key: str,
    options: lobbies.Options | None = None,
    seed: int = 0,
    pause: float = PAUSE,
) -> tuple[int, Counter[str]]:
    """Play a match of the game *key*, and return its number of moves and its requests by purpose.

    The *seed* decides who moves first where several may, and how. They *pause* for some seconds before each
    move. Nothing is painted, since that makes no
    difference.
    """
    place = sandbox.world.find_channel("games")
    server = await client.store.servers.get(place.guild_id or 0)
    await client.store.servers.put(replace(server, text_tables=True))
    people = [sandbox.person(name) for name in PEOPLE]
    host, *others = [Person(person.id, person.user.name) for person in people]
    venue = Venue(Place(server.guild_id, place.id), "en", per_move(0))
    match = await client.matches.open(lobbies.create, key, options or {}, host, venue)
    for person in others:
        match = await client.matches.change(match.id, lobbies.join, person)
    match = await client.matches.change(match.id, lobbies.start, host.user_id)
    await client.presenter.wait_until_idle()
    moves, requests, random = 0, Counter[str](), Random(seed)
    while match.status == "running":
        match = await client.matches.require(match.id)
        seat = random.choice(sorted(match.waiting))
        mover = next(person for person in people if person.id == match.players[seat].user_id)
        sandbox.rest.requests.clear()
        sandbox.world.advance(pause)
        await client.uptime.update()
        await _move(mover, match, seat, random)
        await _wait_until_idle(client)
        for each in sandbox.rest.requests:
            if each.route.startswith("/channels"):
                where = "tables" if str(place.id) in each.path else "panels"
                requests[f"{where} {CALLED[each.method]}"] += 1
        moves += 1
        match = await client.matches.require(match.id)
    return moves, requests


async def _wait_until_idle(client: Client) -> None:
    """Wait until every click is answered and everything is shown."""
    while answers := answering_tasks():
        await asyncio.wait(answers)
    await client.presenter.wait_until_idle()


async def _move(mover: clients.Person, match: Match, seat: int, random: Random) -> None:
    """Let *mover* click on their panel what the bot opponent would do."""
    moves = Moves(match, seat, language_of("en"))
    move = moves.game.choose(moves.view, moves.game.offers(match.state, seat), random)
    number, chosen = next(iter(find_ways(moves.offers, move).items()))
    sure = moves.control("sure", moves.pack(Make(number, chosen)))
    await mover.wait_for_answer(
        await mover.raw_component(match.players[seat].panel.message or 0, sure.custom_id)
    )
