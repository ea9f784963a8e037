"""`/matches`, `/rules` and `/settings`, in channels and in DMs."""

from __future__ import annotations

import pytest

from sandbox.model.errors import Refused
from sandbox.model.reading import controls, text
from tests.kit.freehold import Freehold


async def test_matches_lists_whose_turn_it_is_with_a_link(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben", bots=0)
    guests = {anna.person.id: anna, ben.person.id: ben}
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    (seat,) = match.waiting
    one = guests.pop(match.players[seat].user_id or 0)
    (two,) = guests.values()
    await one.command("matches")
    mine = await one.wait_for_reply("Your matches: your turn in one")
    assert "**your turn**" in mine
    assert f"https://discord.com/channels/{match.place.guild_id}/{match.place.channel_id}/" in mine
    await two.command("matches")
    assert "waiting for" in await two.wait_for_reply("nothing for you to do")


async def test_matches_and_hand_work_in_a_dm(freehold: Freehold) -> None:
    (anna, _) = await freehold.table("Anna", "Ben")
    dm = anna.person.dm()
    assert dm is not None
    anna.channel_id = dm.id
    await anna.command("matches")
    await anna.wait_for_text("Your matches")
    choices = await anna.person.autocomplete(dm.id, "match hand", "match", "ben")
    assert [choice["name"] for choice in choices] == ["Property with Ben (no. 1)"]
    await anna.command("match hand", match=choices[0]["value"])
    await anna.wait_for_message(lambda m: m.get("flags", 0) & 64 and m["attachments"])


async def test_a_match_of_other_people_elsewhere_cannot_be_looked_at(freehold: Freehold) -> None:
    await freehold.table("Anna", "Ben")
    clara = freehold.guest("Clara", "lobby")
    await clara.command("match show", match=1)
    assert await clara.wait_for_reply("That match is gone")
    await clara.command("match show")
    assert await clara.wait_for_reply("There’s no match here")


async def test_without_matches_the_list_says_how_to_begin(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    await clara.command("matches")
    assert "</property new:" in await clara.wait_for_reply("You’re not in a match")


async def test_the_rules_can_be_read_anywhere(freehold: Freehold) -> None:
    clara = freehold.guest("Clara")
    await clara.command("rules", game="property")
    assert await clara.wait_for_reply("What it’s about")


async def test_settings_are_for_managers_and_count_at_once(freehold: Freehold) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    with pytest.raises(Refused):
        await ben.command("settings")
    await anna.command("settings")
    await anna.press("set:pace", "brisk")
    await anna.wait_for_message(lambda m: _default(m, "pace") == ["brisk"])
    await anna.press("set:tables", "text")
    await anna.wait_for_message(lambda m: _default(m, "tables") == ["text"])
    await anna.command("property new")
    await anna.wait_for_text("Anna** · A · host")
    await anna.press("more")
    await anna.wait_for_reply("brisk (10 minutes a move)")
    await anna.press("addbot", "normal")
    await anna.wait_for_text("· bot")
    await anna.press("start")
    table = await anna.wait_for_message(lambda m: any(":hand:" in part["custom_id"] for part in controls(m)))
    assert table["attachments"] == []
    assert "Anna" in text(table)


def _default(message: dict[str, object], name: str) -> list[str]:
    part = next((p for p in controls(message) if p["custom_id"].endswith(f":set:{name}")), {})
    return [option["value"] for option in part.get("options", ()) if option.get("default")]
