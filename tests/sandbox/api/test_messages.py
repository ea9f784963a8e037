"""Messages over the real discord.py: who is notified, who may write, and what is sent only once."""

from __future__ import annotations

import io

import discord
import pytest
from discord import ui

from sandbox.api.routes.messages import LATE_EDITS
from sandbox.client.people import Person
from sandbox.model.permissions import Permission
from sandbox.model.reading import text
from sandbox.model.world import World
from sandbox.server import Sandbox
from tests.kit.sandbox.refusals import code_of
from tests.kit.sandbox.visitor import Api, Visitor


async def test_only_who_may_be_mentioned_is_notified(visitor: Visitor, anna: Person, ben: Person) -> None:
    games = visitor.channel("games")
    words = f"<@{anna.id}> and <@{ben.id}>, @everyone"
    await games.send(words, allowed_mentions=discord.AllowedMentions.none())
    assert (anna.pings(), ben.pings()) == ([], [])
    allowed = discord.AllowedMentions(users=[discord.Object(anna.id)], everyone=False)
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(words))
    sent = await games.send(view=view, allowed_mentions=allowed)
    assert [message["id"] for message in anna.pings()] == [str(sent.id)]
    assert [user["name"] for user in map(_read_name, anna.message(sent.id)["mentions"])] == ["anna"]
    assert (ben.pings(), ben.unread(games.id), anna.unread(games.id)) == ([], (2, 0), (2, 1))
    await anna.read(games.id)
    assert anna.unread(games.id) == (0, 0)


def _read_name(user: dict[str, str]) -> dict[str, str]:
    return {"name": user["username"]}


async def test_edits_and_silent_messages_notify_nobody(visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    sent = await games.send("hello")
    await sent.edit(content=f"hello <@{anna.id}>")
    silent = await games.send(f"<@{anna.id}>", silent=True)
    assert anna.pings() == []
    assert [user["username"] for user in anna.message(silent.id)["mentions"]] == ["anna"]


async def test_a_dm_notifies_unless_it_is_closed(visitor: Visitor, ben: Person) -> None:
    user = await visitor.fetch_user(ben.id)
    await user.send("your hand")
    dm = ben.dm()
    assert dm is not None and [m["content"] for m in ben.pings(dm.id)] == ["your hand"]
    await ben.close_dms()
    assert await code_of(user.send("your turn")) == (403, 50007)
    await ben.close_dms(False)
    await user.send("your turn")
    assert len(ben.messages(dm.id)) == 2


async def test_others_do_not_see_a_dm(visitor: Visitor, world: World, anna: Person, ben: Person) -> None:
    queue = anna.subscribe()
    sent = await (await visitor.fetch_user(ben.id)).send("your hand")
    assert queue.empty()
    with pytest.raises(Exception, match="no message"):
        anna.message(sent.id)


async def test_permissions(visitor: Visitor, world: World) -> None:
    games, file = visitor.channel("games"), discord.File(io.BytesIO(b"x"), "x.txt")
    sent = await games.send("hello")
    assert await code_of(visitor.channel("announcements").send("no")) == (403, 50013)
    world.deny(games.id, Permission.ATTACH_FILES)
    assert await code_of(games.send("no", file=file)) == (403, 50013)
    world.deny(games.id, Permission.CREATE_PUBLIC_THREADS)
    assert await code_of(sent.create_thread(name="no")) == (403, 50013)
    world.deny(games.id, Permission.VIEW_CHANNEL)
    assert await code_of(games.send("no")) == (403, 50001)
    assert await code_of(sent.edit(content="no")) == (403, 50001)
    await world.until(lambda: not games.permissions_for(games.guild.me).view_channel)
    world.allow(games.id, Permission.VIEW_CHANNEL, Permission.ATTACH_FILES)
    await games.send("yes", file=discord.File(io.BytesIO(b"x"), "x.txt"))


async def test_only_own_messages_are_edited(visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    hers = games.get_partial_message(await anna.say(games.id, "mine"))
    assert await code_of(hers.edit(content="ours")) == (403, 50005)
    assert await code_of(hers.delete()) == (403, 50013)
    ours = await games.send("ours")
    await anna.delete(ours.id)
    assert await code_of(ours.edit(content="gone")) == (404, 10008)


async def test_a_repeated_nonce_sends_nothing_new(visitor: Visitor, anna: Person, api: Api) -> None:
    games = visitor.channel("games")
    body = {"content": "once", "nonce": "move-7", "enforce_nonce": True}
    _, first = await api("POST", f"/channels/{games.id}/messages", body)
    _, second = await api("POST", f"/channels/{games.id}/messages", body)
    assert first["id"] == second["id"] and len(anna.messages(games.id)) == 1


async def test_a_lost_answer_with_a_nonce_sends_once(
    sandbox: Sandbox, visitor: Visitor, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = visitor.channel("games")
    sandbox.rest.fail(1, 502, "POST", "/channels/{channel_id}/messages", after=True)
    await games.send("once", nonce="7")  # discord.py retries by itself after a second
    assert [message["content"] for message in anna.messages(games.id)] == ["once"]
    assert [r.status for r in sandbox.rest.requests if r.method == "POST"] == [502, 200]


async def test_an_old_message_is_edited_a_few_times_an_hour(visitor: Visitor, world: World, api: Api) -> None:
    sent = await visitor.channel("games").send("old")
    path = f"/channels/{sent.channel.id}/messages/{sent.id}"
    world.advance(3700)
    for number in range(LATE_EDITS):
        world.advance(1)
        status, _ = await api("PATCH", path, {"content": str(number)})
        assert status == 200
    status, answer = await api("PATCH", path, {"content": "once more"})
    assert (status, answer["code"]) == (429, 30046)
    world.advance(answer["retry_after"] + 1)
    status, _ = await api("PATCH", path, {"content": "once more"})
    assert status == 200


async def test_the_v2_flag_stays(visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("a layout"))
    sent = await games.send(view=view)
    assert await code_of(sent.edit(content="plain again")) == (400, 50035)
    plain = await games.send("plain")
    assert await code_of(plain.edit(view=view)) == (400, 50035)
    await plain.edit(content=None, view=view)
    assert text(anna.message(plain.id)) == "a layout"


async def test_replies_need_their_message(visitor: Visitor, anna: Person, ben: Person) -> None:
    games = visitor.channel("games")
    asked = await anna.say(games.id, "whose turn?")
    reply = await games.get_partial_message(asked).reply("yours", mention_author=True)
    assert anna.message(reply.id)["referenced_message"]["content"] == "whose turn?"
    assert [message["id"] for message in anna.pings()] == [str(reply.id)]
    await anna.delete(asked)
    assert await code_of(games.get_partial_message(asked).reply("hm")) == (400, 50035)


async def test_history(visitor: Visitor, anna: Person) -> None:
    games = visitor.channel("games")
    sent = [await games.send(str(number)) for number in range(4)]
    assert [m.content async for m in games.history(limit=2)] == ["3", "2"]
    assert [m.content async for m in games.history(before=sent[2], limit=1)] == ["1"]
    assert [m.content async for m in games.history(after=sent[0], limit=2)] == ["1", "2"]
    assert (await games.fetch_message(sent[1].id)).content == "1"


@pytest.mark.parametrize(
    ("sizes", "taken"), [([10], True), ([10.1], False), ([9, 9], True), ([9, 9, 9], False)]
)
async def test_files_and_requests_that_are_too_large_are_refused(
    visitor: Visitor, sizes: list[float], taken: bool
) -> None:
    files = [discord.File(io.BytesIO(bytes(int(size * 2**20))), f"{n}.bin") for n, size in enumerate(sizes)]
    sending = visitor.channel("games").send("much", files=files)
    if taken:
        assert len((await sending).attachments) == len(sizes)
        return
    with pytest.raises(discord.HTTPException) as refused:
        await sending
    assert (refused.value.status, refused.value.code) == (413, 40005)
