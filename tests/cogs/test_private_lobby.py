"""A match that is begun by direct message: no channel ever shows it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.channels import CONFIRMED
from bot.discord.controls import Control
from bot.discord.sync import Record, ShownMessage
from bot.domain import lobbies
from bot.domain.match import Match
from sandbox.model.permissions import Permission
from sandbox.model.reading import controls, text
from sandbox.model.records import SILENT, Overwrite
from sandbox.model.world import PATIENCE
from tests.kit.evidence import load_latest
from tests.kit.freehold import Freehold, lift_limits, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest, play
from tests.kit.narrow import not_none
from tests.kit.questions import Json

pytestmark = pytest.mark.usefixtures("passing_time")

KEYS = sorted(games.keys())


def choose_short(key: str) -> dict[str, str]:
    """The options of the shortest form of a game."""
    return dict(games.load(key).short)


async def open_lobby(freehold: Freehold, host: Guest, game: str = "property", **options: str) -> Json:
    """Open a lobby by direct message, and return the message that shows it."""
    await host.command(f"{game} new", messages=True, **options)
    await host.wait_for_reply("is in your DMs")
    return await host.wait_for_message(lambda _: host.find_control(["askuser"]))


async def ask(freehold: Freehold, host: Guest, *guests: Guest) -> None:
    """Let *host* ask *guests* by name, and wait until each has the lobby and its message is stored."""
    await host.press("askuser", *(str(guest.person.id) for guest in guests))
    for guest in guests:
        await guest.wait_for_text("asks you to play ")
    await wait_until_idle(freehold)


async def begin(freehold: Freehold, *names: str, game: str = "property", **options: str) -> list[Guest]:
    """Begin a match by direct message with these people, the host first."""
    host, *others = guests = [freehold.guest(name) for name in names]
    await open_lobby(freehold, host, game, **options)
    await ask(freehold, host, *others)
    for guest in others:
        await guest.press("join")
    await wait_for_match(freehold)
    return guests


async def find_match(freehold: Freehold) -> Match:
    """The latest match."""
    latest, _ = await load_latest(freehold.file)
    return await freehold.client.matches.require(latest.id)


async def wait_for_match(freehold: Freehold) -> Match:
    """Wait until the latest match runs and is shown, and return it."""
    async with freehold.sandbox.world.explained(PATIENCE) as look:
        while True:
            look()
            match = await find_match(freehold)
            await wait_until_idle(freehold)
            if match.status == "running":
                return await find_match(freehold)


def list_public(freehold: Freehold) -> list[str]:
    """What everybody can read in the channels of all servers."""
    world = freehold.sandbox.world
    return [
        text(freehold.guest("Anna").person.message(message.id))
        for message in world.messages.values()
        if message.viewer is None and world.channels[message.channel_id].guild_id is not None
    ]


def count_private(guest: Guest) -> int:
    """How many messages of Freehold are in the direct messages of *guest*, without answers to clicks."""
    dm = guest.person.dm()
    every = [] if dm is None else guest.person.messages(dm.id)
    return len([message for message in every if not message["flags"] & EPHEMERAL])


async def move_once(freehold: Freehold, *guests: Guest) -> None:
    """Let whoever of *guests* is asked make a move."""
    await freehold.sandbox.world.until(lambda: any(guest.is_asked() for guest in guests), PATIENCE)
    before = await find_match(freehold)
    await next(guest for guest in guests if guest.is_asked()).move(Random(1))
    assert (await find_match(freehold)).version > before.version


@pytest.mark.parametrize("game", KEYS)
async def test_a_whole_match_is_begun_and_played_where_no_channel_is(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    lift_limits(freehold, monkeypatch)
    names = (
        ("Anna", "Ben") if 2 in games.load(game).seats_with(choose_short(game)) else ("Anna", "Ben", "Clara")
    )
    guests = await begin(freehold, *names, game=game, **choose_short(game))
    match = await find_match(freehold)
    assert (match.place.channel_id, match.table.beside) == (None, ())
    assert all(player.panel.message for player in match.players)
    await play(freehold.sandbox, guests, Random(1), 1500, well=True)
    await wait_until_idle(freehold)
    match = await find_match(freehold)
    assert match.status == "over"
    assert (await freehold.client.matches.verify(match.id)).holds
    anna = guests[0]
    await anna.press("replay")
    await anna.wait_for_message(lambda _: anna.find_control(["film"]))
    assert list_public(freehold) == []


async def test_what_is_over_is_analyzed_shared_and_played_again(freehold: Freehold) -> None:
    anna, ben, clara = await begin(freehold, "Anna", "Ben", "Clara")
    await play(freehold.sandbox, [anna, ben, clara], Random(2), 6)
    for guest in (ben, clara):
        await guest.resign()
    await anna.press("analysis")
    await anna.wait_for_reply("the analysis")
    await anna.press("replay")
    await anna.press("film")
    await anna.wait_for_message(lambda m: "the whole match" in text(m))
    await ben.command("notify")
    await ben.press("notify:invites", "no")  # that is about other matches
    await wait_until_idle(freehold)
    await anna.press("rematch")
    await anna.wait_for_reply("I’ve asked everybody by direct message")
    lobbies = [await guest.wait_for_text("Anna wants to play again") for guest in (ben, clara)]
    lobbies.append(await anna.wait_for_text("Waiting for "))
    assert len({lobby["channel_id"] for lobby in lobbies}) == 3
    await ben.press("join")
    await clara.press("join")
    match = await wait_for_match(freehold)
    assert (match.rematch_of, match.place.channel_id) == (1, None)
    await move_once(freehold, anna, ben, clara)
    assert list_public(freehold) == []


async def test_an_invitation_answered_before_it_is_stored_becomes_the_panel(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They take no other message, so nothing else could be their panel."""
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    sync, released = freehold.client.presenter._sync, asyncio.Event()
    keep = sync.keep

    async def keep_later(key: Any, shown: ShownMessage, record: Record) -> None:
        if key[1:] == ("lobby", ben.person.id):
            await released.wait()
        await keep(key, shown, record)

    monkeypatch.setattr(sync, "keep", keep_later)
    await open_lobby(freehold, anna)
    await anna.press("askuser", str(ben.person.id))
    invitation = await ben.wait_for_text("asks you to play ")
    await ben.person.close_dms()
    await ben.press("join")
    async with freehold.sandbox.world.explained(PATIENCE) as look:
        while (await find_match(freehold)).status != "running":
            look()
            await asyncio.sleep(0.01)
    released.set()
    await wait_until_idle(freehold)
    match = await find_match(freehold)
    panel = match.players[match.seat_of(ben.person.id) or 0].panel
    assert (panel.message, panel.closed) == (int(invitation["id"]), None)
    assert "asks you to play" not in text(ben.person.message(int(invitation["id"])))


async def test_a_rematch_that_two_people_want_at_once_is_one(freehold: Freehold) -> None:
    anna, ben = await begin(freehold, "Anna", "Ben")
    await ben.resign()
    for guest in (anna, ben):
        await freehold.sandbox.world.until(lambda: guest.find_control(["rematch"]))  # noqa: B023
    await asyncio.gather(anna.press("rematch"), ben.press("rematch"))
    match = await wait_for_match(freehold)
    assert (match.id, match.rematch_of) == (2, 1)


async def test_a_host_whose_messages_are_closed_plays_from_the_answer_to_the_command(
    freehold: Freehold, monkeypatch: pytest.MonkeyPatch
) -> None:
    lift_limits(freehold, monkeypatch)
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await anna.person.close_dms()
    await anna.command("property new", messages=True)
    await anna.wait_for_reply("your DMs are closed")
    await anna.press("askuser", str(ben.person.id))
    await ben.wait_for_text("asks you to play ")
    await ben.press("join")
    await wait_for_match(freehold)
    door = await anna.wait_for_text("so play from here")
    assert door["flags"] & EPHEMERAL
    made = 0
    while made < 6:
        await freehold.sandbox.world.until(
            lambda: anna.is_asked() or ben.is_asked() or anna.find_control(["hand"])
        )
        match = await find_match(freehold)
        if match.status != "running":
            break
        if match.seat_of(anna.person.id) in match.waiting and not anna.is_asked():
            await anna.press("hand")
            await freehold.sandbox.world.until(anna.is_asked)
        made += await play(freehold.sandbox, [anna, ben], Random(made), 1)
        await wait_until_idle(freehold)
    assert made >= 2
    assert count_private(anna) == 0


async def test_who_takes_no_more_messages_plays_from_the_one_through_which_they_joined(
    freehold: Freehold,
) -> None:
    anna, ben = freehold.guest("Anna"), freehold.guest("Ben")
    await open_lobby(freehold, anna)
    await ask(freehold, anna, ben)
    lobby = await ben.wait_for_text("asks you to play ")
    freehold.sandbox.world.advance(2 * 3600)  # so that a new message would come when it begins
    await ben.person.close_dms()
    await ben.press("join")
    match = await wait_for_match(freehold)
    seat = match.seat_of(ben.person.id) or 0
    assert match.players[seat].panel.message == int(lobby["id"])
    made = 0
    while made < 6 and (await find_match(freehold)).status == "running":
        made += await play(freehold.sandbox, [anna, ben], Random(made), 1)
        await wait_until_idle(freehold)
    assert made >= 2
    match = await find_match(freehold)
    assert match.players[seat].panel.message == int(lobby["id"])


async def test_who_cannot_be_asked_is_not_waited_for_and_the_host_hears_of_it(freehold: Freehold) -> None:
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await ben.person.close_dms()
    await clara.command("notify")
    await clara.press("notify:where", "none")
    await open_lobby(freehold, anna)
    await anna.press("askuser", str(ben.person.id), str(clara.person.id))
    for guest in (ben, clara):
        await anna.wait_for_text(f"I can’t ask <@{guest.person.id}>")
    await wait_until_idle(freehold)
    assert (await find_match(freehold)).missing == ()
    await ben.person.close_dms(False)
    await ask(freehold, anna, ben)
    await ben.press("join")
    await wait_for_match(freehold)


async def test_whoever_declines_leaves_or_is_too_late_has_no_open_lobby_left(freehold: Freehold) -> None:
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await open_lobby(freehold, anna)
    await ask(freehold, anna, ben, clara)
    before = count_private(ben), count_private(clara)
    await clara.press("join")
    await anna.wait_for_message(lambda m: "Clara** · C" in text(m) and text(m).count("not here yet") == 1)
    await ben.press("leave")
    await freehold.sandbox.world.until(lambda: count_private(ben) == before[0] - 1)
    await anna.wait_for_message(lambda m: "Clara**" in text(m) and "Ben" not in text(m))
    await clara.arrange("leave")
    await freehold.sandbox.world.until(lambda: count_private(clara) == before[1] - 1)
    await ask(freehold, anna, ben)
    await anna.arrange("cancel")
    for guest in (anna, ben):
        await guest.wait_for_text("this lobby closed before the match began")
        await freehold.sandbox.world.until(lambda: not guest.find_control(["join"]))  # noqa: B023
    await wait_until_idle(freehold)
    assert (await find_match(freehold)).table.beside == ()


async def test_the_commands_in_the_direct_messages_of_freehold_open_a_table_there(freehold: Freehold) -> None:
    anna, ben = await begin(freehold, "Anna", "Ben")
    await ben.resign()
    await wait_until_idle(freehold)
    dm = anna.person.dm()
    assert dm is not None
    anna.channel_id = dm.id
    await anna.command("deal new")
    await anna.wait_for_reply("Your table is below")
    found = await anna.wait_for_message(lambda _: anna.find_control(["ask"]))
    assert "Ask Ben" in {part.get("label") for part in controls(found)}  # they have played together
    await anna.press("ask")
    await ben.wait_for_text("asks you to play Monopoly Deal by direct message")
    await ben.press("join")
    match = await wait_for_match(freehold)
    assert (match.game, match.place.guild_id, match.names) == ("deal", None, match.names)
    await move_once(freehold, anna, ben)


async def test_only_who_has_not_answered_yet_is_asked(freehold: Freehold) -> None:
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await open_lobby(freehold, anna)
    await ask(freehold, anna, ben, clara)
    await anna.wait_for_text("Waiting for Ben, Clara")
    await ben.wait_for_text("Will you play?")
    assert ben.find_control(["join"]) and ben.find_control(["leave"])
    await ben.press("join")
    for guest in (anna, ben):
        await guest.wait_for_text("Waiting for Clara")
        assert not guest.find_control(["join"]) and not guest.find_control(["leave"])
    assert clara.find_control(["join"])


async def test_whoever_avoids_the_host_is_not_asked_and_nobody_learns_why(freehold: Freehold) -> None:
    anna, ben = await begin(freehold, "Anna", "Ben")
    await ben.resign()
    await wait_until_idle(freehold)
    await freehold.client.waiting.rows.avoid(ben.person.id, anna.person.id, "Anna")
    heard = count_private(ben)
    await open_lobby(freehold, anna)
    await anna.press("ask", str(ben.person.id))
    told = await anna.wait_for_text(f"I can’t ask <@{ben.person.id}>")
    assert "avoid" not in text(told)
    await wait_until_idle(freehold)
    assert count_private(ben) == heard
    await freehold.client.waiting.rows.avoid(anna.person.id, ben.person.id, "Ben")
    await anna.arrange("cancel")
    await anna.wait_for_text("this lobby closed before the match began")
    await open_lobby(freehold, anna)
    assert anna.find_control(["ask"]) is None  # those she avoids herself aren't proposed


async def test_others_find_no_such_table(freehold: Freehold) -> None:
    anna, david = freehold.guest("Anna"), freehold.guest("David")
    await open_lobby(freehold, anna)
    await david.command("deal new", messages=True)
    lobby = await david.wait_for_message(lambda _: david.find_control(["askuser"]))
    for verb in ("join", "hand", "accept", "start"):
        forged = Control(verb, 1, 0, "1" if verb == "accept" else "").custom_id
        await david.person.wait_for_answer(await david.person.raw_component(int(lobby["id"]), forged))
    await wait_until_idle(freehold)
    match = await freehold.client.matches.require(1)
    assert match.names == ("Anna",)
    assert david.find_replies().count("That match is gone. It may have been deleted.") in (0, 4)


async def test_a_seat_is_handed_over_to_somebody_invited(freehold: Freehold) -> None:
    anna, ben = await begin(freehold, "Anna", "Ben")
    clara = freehold.guest("Clara")
    await ben.command(
        "match replace", seat=(await find_match(freehold)).seat_of(ben.person.id), person=clara.person.id
    )
    await ben.press("invitesure")
    await clara.press("accept")
    await wait_until_idle(freehold)
    match = await find_match(freehold)
    assert clara.person.id in [player.user_id for player in match.players]
    await anna.wait_for_text("Clara")
    assert list_public(freehold) == []


async def test_vacations_and_deadlines_are_kept(freehold: Freehold) -> None:
    anna, ben = await begin(freehold, "Anna", "Ben", pace="brisk")
    match = await find_match(freehold)
    (seat,) = match.waiting
    awaited = next(guest for guest in (anna, ben) if guest.person.id == match.players[seat].user_id)
    freehold.sandbox.world.advance(601)
    await freehold.client._clock.tick()
    await wait_until_idle(freehold)
    after = await find_match(freehold)
    assert after.players[seat].misses == 1 and after.version > match.version
    assert list_public(freehold) == []
    await awaited.command("vacation")
    await awaited.press("vacation", "7")
    await awaited.wait_for_reply("You keep the days you don’t use")
    await wait_until_idle(freehold)
    resting = await find_match(freehold)
    assert resting.players[seat].holiday is not None


async def change_in_closed_channel(freehold: Freehold, host: Guest) -> Overwrite:
    """Close the channel of *host* to Freehold, and change their lobby there; return what closes it."""
    world = freehold.sandbox.world
    place = world.channels[host.channel_id]
    closed = Overwrite(world.bot.id, member=True, deny=int(Permission.VIEW_CHANNEL))
    place.overwrites.append(closed)
    world.change_channel(place)
    await freehold.client.matches.change(1, lobbies.add_bot, host.person.id)
    await wait_until_idle(freehold)
    return closed


async def lose_channel(freehold: Freehold, guest: Guest, how: str) -> None:
    """Delete the channel where *guest* is, or close it to Freehold for good."""
    world = freehold.sandbox.world
    if how == "deleted":
        await guest.person.delete_channel(guest.channel_id)
        return
    await change_in_closed_channel(freehold, guest)
    world.advance(CONFIRMED)
    await freehold.client.channels.tick()


async def open_with_two(freehold: Freehold) -> tuple[Guest, Guest, Guest]:
    """Open a lobby in a channel, in which Anna and Ben sit; return them and Clara, who doesn't."""
    anna, ben, clara = (freehold.guest(name) for name in ("Anna", "Ben", "Clara"))
    await anna.command("property new")
    await ben.press("join")
    await anna.wait_for_text("Ben**")
    await wait_until_idle(freehold)
    return anna, ben, clara


@pytest.mark.parametrize("how", ["deleted", "closed"])
async def test_a_lobby_goes_on_when_its_channel_is_lost(freehold: Freehold, how: str) -> None:
    anna, ben, clara = await open_with_two(freehold)
    lost = anna.channel_id
    await lose_channel(freehold, anna, how)
    said = (
        "was deleted, so it goes on here" if how == "deleted" else "I can’t write any more where this table"
    )
    for guest in (anna, ben):
        await guest.wait_for_text(said)
    await wait_until_idle(freehold)
    for guest in (anna, ben):
        dm = not_none(guest.person.dm())
        (message,) = guest.person.messages(dm.id)  # the greeting has gone, and nothing else came
        assert said in text(message) and not message["flags"] & SILENT
    assert not any(said in text(message) for message in clara.find_messages())
    assert await freehold.client.matches.in_channel(lost) is None
    match = await find_match(freehold)
    expected = ("Anna", "Ben") if how == "deleted" else match.names
    assert (match.status, match.place.channel_id, match.names) == ("lobby", None, expected)
    await ask(freehold, anna, clara)
    await clara.press("join")
    await wait_for_match(freehold)
    await move_once(freehold, anna, ben, clara)


@pytest.mark.parametrize("known", [True, False])
async def test_a_lobby_that_lost_its_channel_goes_on_without_those_it_cannot_reach(
    freehold: Freehold, known: bool
) -> None:
    anna, ben, _ = await open_with_two(freehold)
    await anna.person.close_dms()
    if known:
        person = not_none(await freehold.client.store.persons.get(anna.person.id))
        await freehold.client.store.persons.put(replace(person, dm_open=False), "dm_open")
    await lose_channel(freehold, anna, "deleted")
    await ben.wait_for_message(lambda seen: "Ben** · B · host" in text(seen) and "Anna" not in text(seen))
    await wait_until_idle(freehold)
    match = await find_match(freehold)
    assert (match.status, match.names) == ("lobby", ("Ben",))


async def test_a_lobby_whose_people_cannot_be_reached_closes(freehold: Freehold) -> None:
    anna, ben, _ = await open_with_two(freehold)
    for guest in (anna, ben):
        await guest.person.close_dms()
    await lose_channel(freehold, anna, "deleted")
    async with freehold.sandbox.world.explained(PATIENCE) as look:
        while (await find_match(freehold)).status != "cancelled":
            look()
            await wait_until_idle(freehold)


async def test_a_lobby_is_shown_again_when_its_channel_is_opened_in_time(freehold: Freehold) -> None:
    anna, *_ = await open_with_two(freehold)
    world, heard = freehold.sandbox.world, count_private(anna)
    place = world.channels[anna.channel_id]
    place.overwrites.remove(await change_in_closed_channel(freehold, anna))
    world.change_channel(place)
    await anna.wait_for_message(lambda seen: text(seen).count("** ·") >= 3)
    await wait_until_idle(freehold)
    match = await find_match(freehold)
    assert (match.status, match.place.channel_id, count_private(anna)) == ("lobby", place.id, heard)
