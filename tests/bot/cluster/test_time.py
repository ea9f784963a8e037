"""Processes on several machines agree on the time, even if the machines' clocks don't."""

from __future__ import annotations

import time

import pytest
from structlog.testing import capture_logs

from bot.cluster.time import Time
from bot.store import Store
from tests.kit.house import DAY, House


def set_ahead(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From now on, let the clock of this machine be ahead by *seconds*."""
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + seconds)


@pytest.mark.parametrize("house", ["postgresql"], indirect=True)
async def test_the_time_of_the_server_counts_whatever_that_of_the_machine_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeps = house.store.time
    with capture_logs() as said:
        await keeps.agree()
        before = time.time()
        assert before - 1 < keeps() < before + 60
        for seconds in (DAY, -3 * DAY):
            with monkeypatch.context() as there:
                set_ahead(there, seconds)
                other = await Store.open(house.url)  # it begins with a clock that is wrong
                for each in (keeps, other.time):
                    await each.agree()
                    assert before - 1 < each() < before + 60
                await other.close()
            await keeps.agree()
    wrong, right = (
        "the clock of this machine is wrong; that of the database counts",
        "the clock of this machine is right again",
    )
    assert [each["event"] for each in said] == [wrong, wrong, right] * 2
    assert {each.get("seconds") for each in said} == {DAY, -3 * DAY, None}


async def test_on_a_file_it_is_that_of_the_machine(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keeps: Time = house.store.time
    await keeps.agree()
    set_ahead(monkeypatch, DAY)
    assert abs(keeps() - time.time()) < 60
