"""A turn with nothing left to do: the panel says when it ends by itself, and offers more time."""

from __future__ import annotations

from typing import Any

from bot.discord.messages.layout import relative_time
from bot.domain.pace import LAPSE
from sandbox.model.reading import text
from sandbox.model.world import PATIENCE
from tests.games.deal.positions import position
from tests.kit.freehold import Freehold
from tests.kit.guest import Guest


def arrange_spent_turn(_: Any) -> Any:
    """Arrange a state in which seat 0 has no plays left but can move a wild card."""
    return position("red: red red/yellow", "bank: 5M", hands=("go", "2M"), plays=0)


async def test_not_yet_gives_more_time_and_the_turn_can_be_ended_as_ever(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben", game="deal", pace="none")
    await freehold.arrange(arrange_spent_turn)
    match = await freehold.client.matches.in_channel(guests[0].channel_id)
    assert match is not None
    one, two = sorted(guests, key=lambda guest: guest.person.id != match.players[0].user_id)
    await freehold.sandbox.world.until(lambda: one.find_control(["later"]), PATIENCE)
    assert not two.find_control(["later"])
    before = match.players[0].lapses
    assert before is not None

    def says(guest: Guest, time: float) -> bool:
        found = guest.find_control(["later"])
        return found is not None and f"ends by itself {relative_time(time)}" in text(found[0])

    assert says(one, before)
    freehold.sandbox.world.advance(60)
    await one.press("later")
    await freehold.sandbox.world.until(lambda: not says(one, before), PATIENCE)
    kept = await freehold.client.matches.require(match.id)
    later = kept.players[0].lapses
    assert later is not None
    assert before + 60 <= later == kept.players[0].seen + LAPSE
    assert kept.version == match.version
    await freehold.sandbox.world.until(lambda: says(one, later), PATIENCE)
    await one.take("end")
    await two.wait_for_text("ends the turn")
    after = await freehold.client.matches.require(match.id)
    assert after.waiting == {1}
