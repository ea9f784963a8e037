"""What moderators may do, and who counts as one."""

from __future__ import annotations

import structlog

from sandbox.model.reading import text
from sandbox.model.records import Role
from tests.kit.freehold import Freehold, moderator, wait_until_idle


async def test_a_match_is_ended_by_who_manages_its_channel_and_the_table_is_told(freehold: Freehold) -> None:
    (_, ben) = await freehold.table("Anna", "Ben")
    clara = moderator(freehold, "Clara")
    await ben.command("moderate end")
    assert await ben.wait_for_reply("You need **Manage Channels**")
    with structlog.testing.capture_logs() as logs:
        await clara.command("moderate end")
        await clara.wait_for_reply("End this match")
        await clara.press("end")
        told = await ben.wait_for_text("has ended this match")
    assert f"<@{clara.person.id}>" in text(told)
    assert clara.person.pings() == ben.person.pings()[:0]
    (entry,) = (entry for entry in logs if entry["event"] == "moderated-end")
    assert (entry["by"], entry["match"]) == (clara.person.id, 1)
    match = await freehold.client.matches.get(1)
    assert match is not None
    assert match.status == "cancelled"
    await ben.wait_for_text("This match was canceled")


async def test_the_role_of_the_settings_moderates_and_takes_people_out_of_a_lobby(freehold: Freehold) -> None:
    world = freehold.sandbox.world
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    (guild,) = world.guilds.values()
    guild.roles.append(role := Role(world.new_id(), "Referees", 0, position=2))
    guild.members[clara.person.id].append(role.id)
    await freehold.stop()
    await freehold.start()
    await anna.command("settings")
    await anna.press("set:moderators", str(role.id))
    await wait_until_idle(freehold)
    await ben.command("property new")
    await ben.wait_for_text("Ben** · B · host")
    await anna.press("join")
    await anna.wait_for_text("Anna** · A")
    await anna.command("moderate remove", who=clara.person.id)
    assert await anna.wait_for_reply("isn’t in this lobby")
    await clara.command("moderate remove", who=ben.person.id)
    assert await ben.wait_for_text(f"has taken <@{ben.person.id}> out")
    await ben.wait_for_text("Anna** · A · host")
    await clara.command("moderate end")
    await clara.press("end")
    assert await anna.wait_for_text("has ended this lobby")


async def test_who_is_barred_opens_nothing_until_that_is_lifted(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await ben.command("property new")
    await ben.arrange("cancel")
    await ben.command("moderate bar", who=ben.person.id)
    assert await ben.wait_for_reply("you need **Manage Channels**")
    await anna.command("moderate bar", who=ben.person.id)
    assert await ben.wait_for_text("can’t open tables on")
    await ben.command("property new")
    await ben.command("league create", game="property")
    await freehold.sandbox.world.until(
        lambda: sum("can’t open tables on" in reply for reply in ben.find_replies()) == 2
    )
    await anna.command("moderate allow", who=ben.person.id)
    assert await ben.wait_for_text("You can open tables on")
    await ben.command("property new")
    await freehold.sandbox.world.until(lambda: ben.find_control(["start", "join"]))


async def test_a_moderator_of_one_channel_ends_nothing_elsewhere(freehold: Freehold) -> None:
    (_, _, clara) = await freehold.table("Anna", "Ben", "Clara")
    moderator(freehold, "Clara", "lobby")
    clara.channel_id = freehold.sandbox.world.find_channel("lobby").id
    await clara.command("help")
    await clara.wait_for_reply("Welcome to Freehold")
    message = int(clara.find_messages()[0]["id"])
    await clara.person.wait_for_answer(await clara.person.raw_component(message, "fh:1:1:end:"))
    assert await clara.wait_for_reply("That match is gone")
