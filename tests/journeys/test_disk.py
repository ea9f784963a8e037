"""Nothing can be written for a while: people are told, nothing changes, then the match goes on."""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from bot.domain.notifications.plan import FOLLOW
from bot.service import work_queue
from bot.store.database import sqlite
from sandbox.api.rest import Request
from tests.kit.evidence import (
    check_log,
    check_notifications,
    load_latest,
    read_matches,
    wait_until_at_rest,
    wait_until_shown,
)
from tests.kit.freehold import Freehold
from tests.kit.guest import play
from tests.kit.locking import lock_file

pytestmark = pytest.mark.usefixtures("passing_time")


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bot wait only briefly for locks on its file, and before it retries."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    monkeypatch.setattr(work_queue, "PATIENCE", 0.2)


@pytest.fixture
def lock(impatience: None, freehold: Freehold) -> Iterator[sqlite3.Connection]:
    """A lock on the bot's file by another program; what the bot logs about that doesn't count as a fault."""
    connection = sqlite3.connect(freehold.file, isolation_level=None, timeout=0)
    yield connection
    connection.close()
    freehold.faults[:] = [fault for fault in freehold.faults if fault["event"] != "nothing can be written"]


async def test_a_locked_database_loses_nothing(freehold: Freehold, lock: sqlite3.Connection) -> None:
    guests = await freehold.table("Anna", "Ben")
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests))
    await freehold.client.presenter.wait_until_idle()
    mover = next(guest for guest in guests if guest.is_asked())
    before = read_matches(freehold.file)
    await lock_file(lock)
    await mover.move(Random(1))
    assert await mover.wait_for_reply("couldn’t save that just now, so nothing has changed")
    lock.execute("ROLLBACK")
    assert read_matches(freehold.file) == before
    await play(freehold.sandbox, guests, Random(2), 4)
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    assert match.version > 4
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, guests[0], match)


class Locking(deque[Request]):
    """The sandbox's list of requests, which locks the bot's file as soon as a message has been posted.

    If the bot is writing at that moment, the lock is tried again after the next message.
    """

    def __init__(self, lock: sqlite3.Connection) -> None:
        super().__init__(maxlen=5000)
        self._lock = lock

    def append(self, request: Request) -> None:
        super().append(request)
        is_post = (request.method, request.route) == ("POST", "/channels/{channel_id}/messages")
        if is_post and not self._lock.in_transaction:
            with suppress(sqlite3.OperationalError):
                self._lock.execute("BEGIN IMMEDIATE")


async def test_a_table_that_could_not_be_kept_is_not_posted_again(
    freehold: Freehold, lock: sqlite3.Connection
) -> None:
    guests = await freehold.table("Anna", "Ben")
    world, rest = freehold.sandbox.world, freehold.sandbox.rest
    await world.until(lambda: any(guest.is_asked() for guest in guests))
    await freehold.client.presenter.wait_until_idle()
    calls = sum(len(guest.person.pings()) for guest in guests)
    world.advance(FOLLOW)  # a turn begins with a new message now
    rest.requests = Locking(lock)
    while not lock.in_transaction:
        await world.until(lambda: lock.in_transaction or any(guest.is_asked() for guest in guests))
        for guest in guests:
            if not lock.in_transaction and guest.is_asked():
                await guest.move(Random(1))
    await world.until(lambda: len(freehold.faults) > 1)
    world.advance(600)  # nobody knows the nonce any more
    await world.until(lambda: len(freehold.faults) > 3)
    rest.requests = deque()
    lock.execute("ROLLBACK")

    await world.until(lambda: any(guest.is_asked() for guest in guests))
    await wait_until_at_rest(freehold.sandbox, freehold.file)
    match, log = await load_latest(freehold.file)
    check_log(match, log)
    await wait_until_shown(freehold.sandbox, guests[0], match)
    check_notifications(guests, match, log)
    await freehold.client.presenter.wait_until_idle()
    assert sum(len(guest.person.pings()) for guest in guests) == calls + 1
