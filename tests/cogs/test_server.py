"""The page of a server, through Discord's protocol."""

from __future__ import annotations

from sandbox.model.permissions import Permission
from sandbox.model.records import Overwrite
from tests.kit.freehold import Freehold, wait_until_idle


async def test_a_new_server_is_told_where_to_begin(freehold: Freehold) -> None:
    anna = freehold.guest("Anna")
    await anna.command("server")
    assert "Nothing’s been played here yet" in await anna.wait_for_reply("Played on Café")


async def test_it_shows_open_seats_running_matches_and_leagues(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara", "lobby")
    await clara.command("cardopoly new")
    await clara.wait_for_text("Clara**")
    await clara.command("league create", game="deal", name="Winter cup")
    await clara.wait_for_text("Winter cup")
    await ben.command("server")
    page = await ben.wait_for_reply("Played on Café")
    assert f"<#{clara.channel_id}> · Cardopoly · 1 of" in page
    assert f"<#{anna.channel_id}> · Property" in page
    assert f"<#{clara.channel_id}> · Winter cup" in page
    assert "Who plays here" not in page


async def test_nothing_is_shown_of_channels_that_the_reader_does_not_see(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara", "lobby")
    channel = freehold.sandbox.world.channels[anna.channel_id]
    channel.overwrites.append(Overwrite(clara.person.id, member=True, deny=int(Permission.VIEW_CHANNEL)))
    freehold.sandbox.world.change_channel(channel)
    await wait_until_idle(freehold)
    await clara.command("server")
    assert str(anna.channel_id) not in await clara.wait_for_reply("Played on Café")


async def test_it_names_those_who_play_and_who_is_rated_highest(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await ben.resign()
    await wait_until_idle(freehold)
    await anna.command("server")
    page = await anna.wait_for_reply("Who plays here")
    assert f"<@{anna.person.id}> · one match" in page and f"<@{ben.person.id}> · one match" in page
    assert "2 people" in page
    assert f"Most wins: <@{anna.person.id}> · 1" in page
    assert "Rated highest" not in page  # that takes five matches
