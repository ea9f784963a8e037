"""The cost of films, of the picture of an end, and of recomputing ratings."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bench import references
from bench.figures import Figure
from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.service.films import Film, Films
from bot.service.matches import Matches
from bot.service.pictures import Pictures
from bot.store import Store, Work
from bot.store.tables import results
from games import load

GAME, SEATS, TRIES = "property", 5, 6
MATCHES, PEOPLE = 10_000, 200


def measure() -> Iterator[Figure]:
    """Turn the longest of a few matches into a film, then compute a server's ratings."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_film(f"sqlite+aiosqlite:///{folder}/film.db"))
        yield asyncio.run(_ratings(Path(folder)))


async def _film(url: str) -> list[Figure]:
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    match = max([await _play(matches, number) for number in range(TRIES)], key=lambda one: one.version)
    log = await matches.entries(match.id)
    pictures = Pictures()
    films = Films(pictures)
    start = time.perf_counter()
    end = await pictures.end(match, log, "en")
    drawn = time.perf_counter() - start
    with _Memory() as memory:
        start = time.perf_counter()
        making = asyncio.create_task(films.make(match, log, "en", lambda done, all: None))
        pauses = await _record_pauses(making)
        seconds = time.perf_counter() - start
    film: Film = making.result()
    await films.close()
    await pictures.close()
    await store.close()
    moves = f"{film.moves} moves"
    return [
        Figure("picture of the end, to make", drawn * 1e3, "ms", note=moves),
        Figure("picture of the end", len(end.data) / 1e3, "kB", 200),
        Figure("film, to make", seconds, "s", 340, note=moves, per=references.deflate()),
        Figure("film, size", len(film.data) / 1e6, "MB", 4),
        Figure("film, to watch", film.seconds, "s", 60, up=None),
        Figure("film, longest pause of the event loop", max(pauses) * 1e3, "ms", 27, per=references.chess()),
        Figure("film, memory besides", memory.most / 1e6, "MB"),
    ]


async def _play(matches: Matches, number: int) -> Match:
    """Let people who follow the strategies play a match to its end."""
    game, random = load(GAME), Random(number)
    people = [Person(seat + 1, f"Person {seat + 1}") for seat in range(SEATS)]
    match = await matches.open(
        lobbies.create, GAME, {}, people[0], Venue(Place(1, number + 1), "en", per_move(0))
    )
    for person in people[1:]:
        match = await matches.change(match.id, lobbies.join, person)
    match = await matches.change(match.id, lobbies.start, 1)
    while match.status == "running":
        seat = min(match.waiting)
        move = game.choose(game.view(match.state, seat), game.offers(match.state, seat), random)
        user = match.players[seat].user_id or 0
        match = await matches.change_once(
            number * 100_000 + match.version, match.id, turns.act, user, move, match.version
        )
    return match


async def _record_pauses(task: asyncio.Task[Any]) -> list[float]:
    """Measure each pause of the event loop until *task* is done."""
    pauses = [0.0]
    while not task.done():
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        pauses.append(time.perf_counter() - before - 0.001)
    return pauses


class _Memory:
    """The most memory that the process takes in addition, as *most*."""

    def __enter__(self) -> _Memory:
        self._process = psutil.Process()
        self._before = self._process.memory_info().rss
        self.most = 0
        self._done = threading.Event()
        self._watch = threading.Thread(target=self._look)
        self._watch.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._done.set()
        self._watch.join()

    def _look(self) -> None:
        while not self._done.wait(0.05):
            self.most = max(self.most, self._process.memory_info().rss - self._before)


async def _ratings(folder: Path) -> Figure:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/ratings.db")
    random = Random(1)

    async def fill(connection: AsyncConnection) -> int:
        await connection.execute(insert(results), [row for n in range(MATCHES) for row in _result(n, random)])
        return 0

    await store.writer.commit(Work(fill))
    start = time.perf_counter()
    assert await store.results.recompute() == MATCHES
    seconds = time.perf_counter() - start
    await store.close()
    return Figure(f"ratings of {MATCHES:,} matches of four, computed anew", seconds, "s")


def _result(number: int, random: Random) -> list[dict[str, Any]]:
    people = random.sample(range(1, PEOPLE + 1), 4)
    return [
        {"match_id": number, "seat": seat, "guild_id": 1, "game": GAME, "user_id": who, "team": seat}
        | {"place": seat + 1, "counts": True, "ended": float(number)}
        for seat, who in enumerate(people)
    ]
