"""Live tables for an hour of simulated time: every clock is right, and no move is lost."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.house import House
from tests.kit.live import Evening
from tests.kit.peeking import rows

BUSIEST = 12
"""The most requests a second in any ten seconds, also after a restart, when all that was missed is shown."""


def check(evening: Evening, tables: int, seconds: float) -> None:
    """Check what an *evening* of so many *tables* and *seconds* was like."""
    off, requests = evening.reference.off, evening.messenger.per_second
    assert evening.reference.checked > 4 * evening.made
    assert set(off) >= {"bank", "due", "missed"}
    assert off["bank"] < 1.001, off
    assert off["due"] < 1.001, off
    assert off["missed"] <= 1.001, off  # it is looked at once a second
    assert sum(requests.values()) / seconds <= 10 * tables / 40
    assert evening.made > tables * seconds / 60
    ((stored,),) = rows(evening.house.place, "SELECT count(*) FROM moves WHERE interaction_id IS NOT NULL")
    assert stored == evening.made


async def test_clocks_stay_right_over_a_restart_a_kill_and_without_gateway(house: House) -> None:
    evening = Evening(house, 4, Random(5))
    await evening.open()
    await evening.run(310)  # shards were last recorded as up ten seconds before
    await evening.restart(8)
    await evening.run(305)
    await evening.restart(8, killed=True)
    await evening.run(300)
    await evening.lose_gateway(30)
    await evening.run(300)
    await evening.lose_gateway(30, silently=True)
    await evening.run(300)
    check(evening, 4, 1591)


@pytest.mark.soak
async def test_forty_live_tables_for_an_hour(house: House) -> None:
    evening = Evening(house, 40, Random(7))
    await evening.open()
    begun = int(house.time.now) + 20  # all tables are posted by then
    await evening.run(1210)
    await evening.restart(8)
    await evening.run(605)
    await evening.restart(8, killed=True)
    await evening.run(600)
    await evening.lose_gateway(30)
    await evening.run(600)
    await evening.lose_gateway(30, silently=True)
    await evening.run(509)
    check(evening, 40, 3600)
    assert evening.messenger.find_busiest(begun) <= BUSIEST


@pytest.mark.soak
async def test_forty_live_tables_over_a_kill_and_a_silent_gateway(house: House) -> None:
    evening = Evening(house, 40, Random(11))
    await evening.open()
    begun = int(house.time.now) + 20
    await evening.run(250)
    await evening.restart(8, killed=True)
    await evening.run(200)
    await evening.lose_gateway(30, silently=True)
    await evening.run(112)
    check(evening, 40, 600)
    assert evening.messenger.find_busiest(begun) <= BUSIEST
