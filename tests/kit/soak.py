"""``python -m tests.kit.soak --matches 10000``: matches of all games by bots, with random faults.

The whole bot plays a few matches at once, until all are over and shown. While it writes or shows, the
database or Discord fails at random awaits (`tests.kit.doomed`), and the bot must recover by itself. Now and
then its process kills itself there with SIGKILL, and the next one goes on. Afterwards nothing may be lost,
doubled or left unshown. There are as many faults as matches; `KILLS` says how many are kills.

It resumes where it stopped: progress is counted in a file, and the figures are printed at the end. Several
may run side by side, each with a file of its own and other matches (``--first``).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import msgspec

import games
from bot.discord.controls import parse
from bot.domain import lobbies, turns
from bot.domain.match import Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from sandbox.model.founding import NAMES
from sandbox.model.reading import controls
from sandbox.server import Sandbox
from tests.kit.doomed import DANGEROUS, Life
from tests.kit.evidence import check_log, check_panel, check_posts, find_tables, wait_until_shown
from tests.kit.guest import Guest
from tests.kit.house import House
from tests.kit.peeking import rows, url

ROOT = Path(__file__).parents[2]
COUNTED = ROOT / "build" / "soak.json"
TOGETHER = 32
"""Matches that are played at once."""

PATIENCE = 600.0
"""Seconds that a process may take until it dies or has played all matches."""

SELDOM = 5.0
"""Seconds between two edits of a message, because showing each move of many matches is most of the work."""

KILLS = 0.05
"""The share of matches in which the process is killed: one in twenty."""

UNDONE = (
    "SELECT id, game, status, version, shown_version FROM matches"
    " WHERE status <> 'over' OR shown_version <> version"
    " UNION ALL SELECT key, text, '', 0, 0 FROM outbox"
)


class Figures(msgspec.Struct):
    """The progress so far.

    *steps* is how many steps a process may live, and *odds* are those of a fault in a task by its kind. Both
    are adjusted to the faults and kills so far.
    """

    matches: dict[str, int] = msgspec.field(default_factory=dict)
    moves: int = 0
    kills: int = 0
    faults: dict[str, int] = msgspec.field(default_factory=dict)
    seconds: float = 0.0
    steps: int = 2000
    odds: dict[str, float] = msgspec.field(default_factory=lambda: {"writer": 0.001, "show": 0.01})

    @property
    def played(self) -> int:
        """The number of all matches."""
        return sum(self.matches.values())

    def count_faults(self, kind: str) -> int:
        """Count the faults in tasks of a *kind*."""
        return sum(count for where, count in self.faults.items() if where.startswith(kind))

    def follow(self) -> None:
        """Adjust the rates of faults and kills to the number of matches played."""
        self.steps = max(10, int(self.steps * (0.8 if self.kills < KILLS * self.played else 1.25)))
        for kind in DANGEROUS:
            behind = self.count_faults(kind) < 0.52 * self.played
            self.odds[kind] = min(0.1, self.odds[kind] * (1.25 if behind else 0.8))

    def __str__(self) -> str:
        by_game = ", ".join(f"{count} of {key}" for key, count in sorted(self.matches.items()))
        faults = ", ".join(f"{count} {where}" for where, count in sorted(self.faults.items()))
        return (
            f"{self.played} matches ({by_game}), {self.moves} moves, {sum(self.faults.values())} faults "
            f"({faults}) and {self.kills} times SIGKILL at a random await, {self.seconds / 60:.0f} min: "
            "nothing lost, doubled or left unshown."
        )


class Doom:
    """Starts the bot as processes that die."""

    async def __aenter__(self) -> Doom:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.kit.doomed"),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def live(self, life: Life) -> tuple[int, asyncio.Task[int]]:
        """Start the process of *life*; return its id, and a future of its exit code."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(life) + b"\n")
        return await self._number(), asyncio.create_task(self._number())

    async def _number(self) -> int:
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())


class Round:
    """Some matches, by number, from their beginning to their end, in a *folder*."""

    def __init__(self, sandbox: Sandbox, doom: Doom, folder: Path, numbers: Sequence[int]) -> None:
        self.sandbox, self.doom, self.folder, self.numbers = sandbox, doom, folder, numbers
        self.file = folder / "freehold.db"
        self.faults = folder / "faults"
        self.channels: dict[int, int] = {}
        self.random = Random(numbers[0])

    async def play(self, figures: Figures) -> None:
        """Play all, and add them to *figures*."""
        await self._lay()
        self.faults.touch()
        ought = round(2 * (KILLS * (figures.played + len(self.numbers)) - figures.kills))
        # Often 0, so that the bot also recovers by itself.
        kills, most = 0, self.random.randint(0, max(0, ought))
        while not await self._run_life(figures, kill=kills < most):
            kills += 1
            self._check_shown()
        await self._is_well(figures)
        figures.kills += kills
        for where in self.faults.read_text().splitlines():
            figures.faults[where] = figures.faults.get(where, 0) + 1
        figures.follow()

    async def _lay(self) -> None:
        """Store the matches in their first state; everybody is away, so bots play for all."""
        world = self.sandbox.world
        guild_id = world.find_channel("games").guild_id
        house = House(self.file)
        house.time.now = time.time()
        await house.open()
        for number in self.numbers:
            random = Random(number)
            key = games.keys()[number % len(games.keys())]
            game = games.load(key)
            seats = range(0)
            while not seats:  # not all options go together
                options = {each.name: random.choice(each.values) for each in game.settings}
                seats = game.seats_with(options)
            who = self.sandbox.person(NAMES[number % len(NAMES)])
            host = Person(who.id, who.user.name)
            channel_id = await self.sandbox.person("Anna").create_channel(f"soak-{number}", guild_id)
            venue = Venue(Place(guild_id or 0, channel_id), "en", per_move(0), "move")
            match = await house.matches.open(lobbies.create, key, options, host, venue, number + 1)
            for _ in range(random.choice(seats) - 1):
                match = await house.matches.change(match.id, lobbies.add_bot, host.user_id)
            match = await house.matches.change(match.id, lobbies.start, host.user_id)
            seat = match.seat_of(host.user_id) or 0
            await house.matches.change(match.id, turns.take_over, seat)
            self.channels[match.id] = channel_id
        await house.close()

    async def _run_life(self, figures: Figures, *, kill: bool) -> bool:
        """Run a process until all is done or, if it is to *kill* itself, until then; whether it survived."""
        environment = {
            "DISCORD_TOKEN": self.sandbox.world.token,
            "DISCORD_API_URL": self.sandbox.api_url,
            "DISCORD_GATEWAY_URL": self.sandbox.gateway_url,
            "DATABASE_URL": url(self.file),
            "RENDER_WORKERS": "0",
        }
        steps = self.random.randint(1, figures.steps) if kill else 0
        life = Life(environment, str(self.folder / "log"), str(self.faults), steps, figures.odds, SELDOM)
        pid, ended = await self.doom.live(life)
        try:
            async with asyncio.timeout(PATIENCE):
                while not ended.done() and rows(self.file, UNDONE):
                    await asyncio.wait([ended], timeout=0.2)
        except TimeoutError:
            raise AssertionError(f"left undone: {rows(self.file, UNDONE)}") from None
        finally:
            if survived := not ended.done():
                os.kill(pid, signal.SIGKILL)
        code = await ended
        assert code == -signal.SIGKILL, code
        return survived

    def _check_shown(self) -> None:
        """Check that no match is older than what people have seen of it."""
        for id, version in rows(self.file, "SELECT id, version FROM matches"):
            for part in (part for table in find_tables(self._observer_of(id)) for part in controls(table)):
                control = parse(part["custom_id"])
                assert control is not None
                assert control.version <= version, (id, version, control)

    def _observer_of(self, match_id: int) -> Guest:
        return Guest(self.sandbox, self.sandbox.person("Anna"), self.channels[match_id], self.file)

    async def _is_well(self, figures: Figures) -> None:
        house = House(self.file)
        await house.open()
        results = rows(self.file, "SELECT match_id, seat FROM results")
        for id in self.channels:
            match, log = await house.matches.get(id), await house.store.reader.entries(id)
            assert match is not None
            check_log(match, log)
            await wait_until_shown(self.sandbox, self._observer_of(id), match)
            (table,) = find_tables(self._observer_of(id))
            assert [file["filename"] for file in table["attachments"]] == ["end.png", "table.png"]
            check_posts(self.sandbox, match)
            (seat,) = (player.seat for player in match.players if player.user_id is not None)
            check_panel(self.sandbox, match, seat)
            assert sorted(seat for each, seat in results if each == id) == [*range(len(match.players))]
            figures.matches[match.game] = figures.matches.get(match.game, 0) + 1
            figures.moves += sum(move is not None for _, move in log)
        await house.close()


async def soak(matches: int, figures: Figures, keep: Callable[[Figures], None], first: int = 0) -> None:
    """Play until there are so many *matches* in *figures*, numbered from the *first*; *keep* them now and
    then."""
    async with Doom() as doom:
        while figures.played < matches:
            began = time.monotonic()
            numbers = range(first + figures.played, first + min(figures.played + TOGETHER, matches))
            folder = Path(tempfile.mkdtemp(prefix="soak-"))
            async with Sandbox(folder / "sandbox.db", pace=0.01, acknowledge_within=60) as sandbox:
                try:
                    await Round(sandbox, doom, folder, numbers).play(figures)
                except Exception as error:
                    error.add_note(f"What there is of matches {numbers} is left in {folder}.")
                    raise
            shutil.rmtree(folder)
            figures.seconds += time.monotonic() - began
            keep(figures)


def main(arguments: Sequence[str]) -> int:
    """Resume from the counted progress, and return the exit code."""
    parser = argparse.ArgumentParser("soak", description="Matches of all games, killed at random moments")
    parser.add_argument("--matches", type=int, default=10_000, help="how many altogether (default: 10000)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (default: 0)")
    parser.add_argument("--counted", type=Path, default=COUNTED, help="the file that counts them")
    chosen = parser.parse_args(arguments)
    figures = Figures()
    if chosen.counted.exists():
        figures = msgspec.json.decode(chosen.counted.read_bytes(), type=Figures)

    def keep(figures: Figures) -> None:
        chosen.counted.parent.mkdir(exist_ok=True)
        chosen.counted.write_bytes(msgspec.json.encode(figures))
        faults = sum(figures.faults.values())
        sys.stdout.write(
            f"{figures.played} of {chosen.matches} matches, {faults} faults, {figures.kills} kills\n"
        )
        sys.stdout.flush()

    asyncio.run(soak(chosen.matches, figures, keep, chosen.first))
    sys.stdout.write(f"{figures}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
