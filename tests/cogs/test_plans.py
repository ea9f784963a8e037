"""Moves of Property that are planned while waiting, in direct messages and in the channel."""

from __future__ import annotations

from bot.domain.match import Match
from games.property.state import State
from sandbox.model.reading import controls, text
from sandbox.model.world import PATIENCE
from tests.games.property.positions import mask, position
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import Guest
from tests.kit.questions import Json

EPHEMERAL = 64


def empty(_: State) -> State:
    return position([], [], hands=("2♦ 3♣ 5♦", "A♦ 8♣ 4♦"), draw="6♥ 6♠ 7♥ 7♠ 8♥ 8♠")


async def running_match(freehold: Freehold, guest: Guest) -> Match:
    match = await freehold.client.matches.in_channel(guest.channel_id)
    assert match is not None
    return match


async def begin(freehold: Freehold) -> tuple[Guest, Guest]:
    """Begin a match in an empty town; return who is to move, and who waits."""
    guests = await freehold.table("Anna", "Ben")
    await freehold.arrange(empty)
    match = await running_match(freehold, guests[0])
    one, two = sorted(guests, key=lambda guest: match.seat_of(guest.person.id) or 0)
    await freehold.sandbox.world.until(one.is_asked, PATIENCE)
    await wait_until_idle(freehold)
    return one, two


async def test_a_plan_made_in_direct_messages_is_played_when_the_turn_comes(freehold: Freehold) -> None:
    one, two = await begin(freehold)
    before, pings = one.find_messages(), two.person.pings(two.channel_id)
    await two.take("plan", column=1, row=8)
    shown = await two.wait_for_text("Your plan")
    assert "column 1, row 8, if it’s still free" in text(shown)
    assert "Otherwise** I ask you" in text(shown)
    assert shown["channel_id"] == str(two.person.dm().id)  # type: ignore[union-attr]
    await wait_until_idle(freehold)
    assert one.find_messages() == before
    await one.take("play", column=2, row=3)
    await one.wait_for_text("takes column 1, row 8")
    await freehold.sandbox.world.until(one.is_asked, PATIENCE)
    match = await running_match(freehold, one)
    assert match.state.lands == [mask([(2, 3)]), mask([(1, 8)])]
    assert not two.is_asked()
    await one.command("match log")
    assert await one.wait_for_reply("planned this move in advance")
    assert two.person.pings(two.channel_id) == pings


async def test_a_plan_is_made_changed_and_dropped_on_the_private_hand_in_the_channel(
    freehold: Freehold,
) -> None:
    one, two = await begin(freehold)
    await two.press("hand")
    hand = await two.wait_for_message(lambda m: m["flags"] & EPHEMERAL and m["attachments"])
    before = one.find_messages()

    async def on_hand(words: str) -> Json:
        return await two.wait_for_message(lambda m: m["id"] == hand["id"] and words in text(m))

    await two.take("plan", column=1, row=8)
    await on_hand("Otherwise** I ask you")
    await two.take("plan", column=4, row=8, otherwise=1)
    await on_hand("Otherwise**: ")
    await two.take("drop_plan")
    dropped = await two.wait_for_message(lambda m: m["id"] == hand["id"] and "Your plan" not in text(m))
    assert [part["label"] for part in controls(dropped) if part.get("label", "").startswith("Plan")] == [
        "Plan your next move"
    ]
    await wait_until_idle(freehold)
    assert one.find_messages() == before
    await one.take("play", column=2, row=3)
    await freehold.sandbox.world.until(two.is_asked, PATIENCE)


async def test_a_plan_that_does_not_fit_is_told_to_its_player_alone(freehold: Freehold) -> None:
    one, two = await begin(freehold)
    await two.take("plan", column=1, row=8)

    def taken(state: State) -> State:
        state.lands[0] |= mask([(1, 8)])
        return state

    await freehold.arrange(taken)
    await one.take("play", column=2, row=3)
    await freehold.sandbox.world.until(two.is_asked, PATIENCE)
    await two.wait_for_text("Your plan for column 1, row 8 doesn’t fit any more")
    await wait_until_idle(freehold)
    assert not [message for message in one.find_messages() if "plan" in text(message)]
    assert (await running_match(freehold, one)).state.plans == {}
