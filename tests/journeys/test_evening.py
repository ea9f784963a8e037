"""A live evening on three processes with four shards; one process is killed during a round."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import pytest

import games
from bot.league.evening import list_present
from bot.league.records import League, Table
from bot.league.rows import LeagueRows
from bot.league.standings import compute_standings, find_winner
from bot.store import Store
from sandbox.client.people import Person
from sandbox.model.errors import Refused
from sandbox.model.reading import text
from sandbox.model.records import User
from sandbox.model.world import PATIENCE
from tests.kit.evidence import check_log
from tests.kit.figures import parse_samples, scrape
from tests.kit.guest import Guest
from tests.kit.narrow import not_none
from tests.kit.process import Bot
from tests.kit.sharded import COUNT, LAST, Cluster, sessions, wait_for_other_sessions

LOST = 10
"""Seconds after which a click on a killed process is made again."""


class Evening:
    """An evening of these *guests* on a server of the last shard, read from the database."""

    def __init__(self, cluster: Cluster, store: Store, guests: Sequence[Guest]) -> None:
        self.cluster, self.store, self.guests = cluster, store, guests
        self.rows = LeagueRows(store)
        self.channel_id = guests[0].channel_id

    async def wait_for_evening(self, wanted: Callable[[League], object]) -> League:
        """Wait until the evening fulfills *wanted*."""
        async with asyncio.timeout(PATIENCE):
            while (league := await self.rows.get(1)) is None or not wanted(league):  # noqa: ASYNC110 - it happens in other processes
                await asyncio.sleep(0.05)
        return league

    async def check_in(self) -> League:
        """Announce the evening, and let all guests sign up and check in."""
        host, *others = self.guests
        await host.command("evening", game="property", rounds=2)
        for guest in others:
            await guest.press("leaguejoin")
        await self.wait_for_evening(lambda league: len(league.participants) == len(self.guests))
        await host.press("leaguestart")
        await host.wait_for_text("are you there?")
        for guest in self.guests:
            await guest.press("leaguejoin")
        await self.wait_for_evening(lambda league: len(list_present(league)) == len(self.guests))
        await host.press("leaguestart")
        return await self.wait_for_round(1)

    async def wait_for_round(self, round: int) -> League:
        """Wait until the matches of a round are being played."""
        return await self.wait_for_evening(
            lambda league: league.round == round and all(table.match_id for table in league.tables_of(round))
        )

    async def finish(self, league: League, *tables: Table) -> None:
        """Let all but one player at each of *tables* resign, also if a process is killed meanwhile."""
        await asyncio.gather(*(self.leave(league, table) for table in tables))
        ended = {(table.round, table.number) for table in tables}
        await self.wait_for_evening(
            lambda now: ended <= {(each.round, each.number) for each in now.tables if each.result}
        )

    async def leave(self, league: League, table: Table) -> None:
        users = [league.participants[not_none(number)].user_id for number in table.seats]
        for guest in [guest for guest in self.guests if guest.person.id in users][:-1]:
            guest.channel_id = not_none(table.thread_id)
            while not await self.has_resigned(table, guest):
                with suppress(Refused, TimeoutError):
                    async with asyncio.timeout(LOST):
                        await guest.resign()
                        while not await self.has_resigned(table, guest):  # noqa: ASYNC110 - in other processes
                            await asyncio.sleep(0.02)
            guest.channel_id = self.channel_id

    async def has_resigned(self, table: Table, guest: Guest) -> bool:
        match = not_none(await self.store.reader.match(not_none(table.match_id)))
        seat = not_none(match.seat_of(guest.person.id))
        return match.status == "over" or seat not in games.load(match.game).active(match.state)


def invite(cluster: Cluster, count: int) -> list[Guest]:
    """Add so many people to the server of the cluster's guests."""
    world, channel_id = cluster.sandbox.world, cluster.guests[0].channel_id
    guild = world.guilds[not_none(world.channels[channel_id].guild_id)]
    users = [world.add_user(User(world.new_id(), f"Guest {number}")) for number in range(count)]
    guild.members.update((user.id, []) for user in users)
    people = [Person(world, cluster.sandbox.interactions, user) for user in users]
    return [Guest(cluster.sandbox, person, channel_id, cluster.place) for person in people]


async def find_owner(bots: Sequence[Bot]) -> Bot:
    """Find the process that runs the last shard."""
    for bot in bots:
        figures = parse_samples(await scrape(bot.port)).by("freehold_shard_connected", "shard")
        if (str(LAST),) in figures:
            return bot
    raise AssertionError("nobody runs it")


@pytest.mark.parametrize("people", [8, pytest.param(24, marks=pytest.mark.soak)])
async def test_an_evening_goes_on_when_its_process_is_killed_in_mid_round(
    cluster: Cluster, people: int
) -> None:
    sandbox = cluster.sandbox
    cluster.bots.append(cluster.bot("third"))
    for bot in cluster.bots:
        await bot.begin()
    await sandbox.world.until(lambda: len(sessions(sandbox)) == COUNT and sandbox.world.commands)
    guests = [*cluster.guests, *invite(cluster, people - len(cluster.guests))]
    store = await Store.open(cluster.place)
    try:
        evening = Evening(cluster, store, guests)
        league = await evening.check_in()
        first, *left = league.tables_of(1)
        await evening.finish(league, first)

        before, owner = sessions(sandbox), await find_owner(cluster.bots)
        played = (await evening.wait_for_evening(lambda league: True)).tables[0]
        await owner.kill(alone=False)
        await wait_for_other_sessions(sandbox, before, LAST)
        await evening.finish(league, *left)

        league = await evening.wait_for_round(2)
        assert league.tables[0] == played
        await evening.finish(league, *league.tables_of(2))
        over = await evening.wait_for_evening(lambda league: league.status == "over")
        host = guests[0]
        board = await host.wait_for_text("## 🏆")
        assert over.participants[not_none(find_winner(over))].name in text(board)
        assert board["id"] == str(over.message)

        tables = people // 4
        assert [len(over.tables_of(round)) for round in (1, 2)] == [tables, tables]
        assert len({table.match_id for table in over.tables}) == 2 * tables
        threads = [channel for channel in sandbox.world.channels.values() if channel.is_thread]
        assert {thread.id for thread in threads} == {table.thread_id for table in over.tables}
        for table in over.tables:
            match = not_none(await store.reader.match(not_none(table.match_id)))
            check_log(match, await store.reader.entries(match.id))
        assert sum(row.points for row in compute_standings(over)) >= 2 * tables * (10 + 5)
        for bot in cluster.bots:
            assert bot is owner or '"level": "error"' not in bot.log.read_text()
    finally:
        await store.close()
