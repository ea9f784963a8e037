"""Several matches: a hand in a direct message names its match and leads to the next one that waits."""

from __future__ import annotations

from itertools import count
from random import Random

from bot.domain import lobbies, surfaces, turns
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.place import Place
from games import load
from sandbox.model.reading import text, walk
from sandbox.model.records import Json
from tests.kit.freehold import Freehold, wait_until_idle
from tests.kit.guest import EPHEMERAL, Guest
from tests.kit.narrow import not_none

MOVES = 12

interactions = count(1)


def find_link(message: Json) -> str:
    """Return the address of the button *Next table* of a message; empty if there is none."""
    parts = walk(message["components"])
    return next((part["url"] for part in parts if part.get("label", "").startswith("Next table: ")), "")


async def current(freehold: Freehold, id: int) -> Match:
    match = await freehold.client.matches.get(id)
    assert match is not None
    return match


async def start_another(freehold: Freehold, game: str, *guests: Guest) -> Match:
    """Start a match of *game* between *guests* in another channel."""
    matches = freehold.client.matches
    host, other = [await freehold.store.persons.get(guest.person.id) for guest in guests]
    assert host is not None and other is not None
    channel = freehold.sandbox.world.find_channel("lobby")
    venue = Venue(Place(channel.guild_id or 0, channel.id), "en", per_move(0))
    lobby = await matches.open(lobbies.create, game, {}, host, venue)
    await matches.change(lobby.id, lobbies.join, other)
    match = await matches.change(lobby.id, lobbies.start, host.user_id)
    await wait_until_idle(freehold)
    return match


def panel(guest: Guest, match: Match) -> str:
    player = match.players[match.seat_of(guest.person.id) or 0]
    return f"https://discord.com/channels/@me/{player.panel.channel}/{player.panel.message}"


def find_next(guest: Guest, match: Match) -> str:
    """Return the table to which the panel of *guest* in *match* leads."""
    return find_link(guest.person.message(int(panel(guest, match).rpartition("/")[2])))


async def move(freehold: Freehold, id: int, random: Random) -> Match:
    """Let an awaited player move, and wait until that is shown."""
    match = await current(freehold, id)
    game, player = load(match.game), match.players[min(match.waiting)]
    move = game.sample(game.offers(match.state, player.seat), random)
    user_id = not_none(player.user_id)
    await freehold.client.matches.change_once(
        next(interactions), id, turns.act, user_id, move, player.question
    )
    await freehold.client._opponents.wait_until_idle()  # where there was one answer, the house has given it
    await wait_until_idle(freehold)
    return await current(freehold, id)


async def test_a_panel_that_asks_nothing_leads_to_the_table_that_waits(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", "Ben")
    first = await freehold.client.matches.in_channel(guests[0].channel_id)
    assert first is not None
    second = await start_another(freehold, "deal", *guests)
    random, found = Random(1), set()
    for _ in range(MOVES):
        first, second = await current(freehold, first.id), await move(freehold, second.id, random)
        for guest in guests:
            here, there = (match.seat_of(guest.person.id) in match.waiting for match in (second, first))
            assert find_next(guest, second) == (panel(guest, first) if there and not here else "")
            found.add((here, there))
    assert len(found) == 4  # asked here, there, at both and at neither
    (waiting,) = (g for g in guests if first.seat_of(g.person.id) in first.waiting)
    seat = first.seat_of(waiting.person.id) or 0
    old = first.players[seat].panel.message
    await freehold.client.matches.change(first.id, surfaces.record_panel, seat, old, None)
    second = await move(freehold, second.id, random)
    while second.seat_of(waiting.person.id) in second.waiting:
        second = await move(freehold, second.id, random)
    table = (
        f"https://discord.com/channels/{first.place.guild_id}/{first.place.channel_id}/{first.table.message}"
    )
    assert find_next(waiting, second) == table


async def test_the_answer_to_a_move_leads_there_too_and_alone_at_one_table_there_is_no_link(
    freehold: Freehold,
) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    match = await freehold.client.matches.in_channel(anna.channel_id)
    assert match is not None
    one = next(guest for guest in (anna, ben) if match.seat_of(guest.person.id) in match.waiting)
    await one.press("hand")
    await one.move(Random(1))
    await wait_until_idle(freehold)
    assert not any(find_link(message) for guest in (anna, ben) for message in guest.find_messages())
    await start_another(freehold, "deal", anna, ben)
    match = await current(freehold, match.id)
    idle = [guest for guest in (anna, ben) if match.seat_of(guest.person.id) not in match.waiting]
    for guest in idle:
        before = {message["id"] for message in guest.find_messages()}
        await guest.press("hand")
        other = await freehold.client.matches.next_awaiting(guest.person.id, match.id)
        shown = await guest.wait_for_message(
            lambda m: m["id"] not in before and m["flags"] & EPHEMERAL and m["attachments"]  # noqa: B023
        )
        assert find_link(shown) == ("" if other is None else panel(guest, other))


def read_head(freehold: Freehold, guest: Guest, match: Match) -> str:
    """Return the first line of the panel of *guest* in *match*."""
    return text(guest.person.message(int(panel(guest, match).rpartition("/")[2]))).splitlines()[0]


async def test_direct_hands_say_which_match_they_are_until_one_is_over(freehold: Freehold) -> None:
    anna, ben = await freehold.table("Anna", "Ben")
    await wait_until_idle(freehold)
    first = not_none(await freehold.client.matches.in_channel(anna.channel_id))
    assert read_head(freehold, anna, first).startswith(f"-# **Property** in <#{anna.channel_id}> · with ")
    assert "match" not in read_head(freehold, anna, first)
    second = await start_another(freehold, "deal", anna, ben)
    second, first = await current(freehold, second.id), await current(freehold, first.id)
    for guest in (anna, ben):
        assert read_head(freehold, guest, first).endswith(" · match 1 of 2")
        line = read_head(freehold, guest, second)
        assert line.startswith(f"-# **Monopoly Deal** in <#{second.place.channel_id}> · with ")
        assert line.endswith(" · match 2 of 2")
    await freehold.client.matches.change(second.id, lobbies.close)
    await wait_until_idle(freehold)
    assert "match" not in read_head(freehold, anna, await current(freehold, first.id))


async def test_a_private_hand_in_the_channel_does_not_say_where_it_is(freehold: Freehold) -> None:
    anna, _ = await freehold.table("Anna", "Ben")
    await anna.press("hand")
    hand = await anna.wait_for_message(
        lambda message: message["flags"] & EPHEMERAL and "hand" in str(message["attachments"])
    )
    assert f"<#{anna.channel_id}>" not in text(hand)
