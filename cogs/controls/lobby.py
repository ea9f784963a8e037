"""Lobbies: opening one, joining, settings, and the start of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

import discord
from discord import ButtonStyle, app_commands
from msgspec.structs import replace

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.foreign import is_foreign, is_in_dm, is_public
from bot.discord.messages import layout
from bot.discord.messages.lobby import NEVER, build_more, build_pacing, build_setup, build_switch
from bot.discord.messages.places import build_address, write_place
from bot.discord.messages.private_lobby import MOST, build_private_lobby
from bot.discord.permissions import NEEDED
from bot.domain import forms, hints, lobbies, surfaces
from bot.domain.clocks import find_next_hour, require_deciding
from bot.domain.lobbies import require_host
from bot.domain.match import INVITATION, Absent, Beside, Change, Match, Venue
from bot.domain.pace import PACES, Pace, build_pace, can_have_most
from bot.domain.people import Person
from bot.domain.place import BY_MESSAGE, Place
from bot.domain.refusals import Refusal
from bot.language import language_of
from cogs.controls.table import want_pace
from cogs.kit.guards import anybody, is_waiting_for, match_here, server_here
from cogs.kit.replies import (
    Interaction,
    keep_lobby_reply,
    person,
    reader,
    redraw,
    show,
    show_panel,
    spend,
    tell,
    think,
)
from cogs.kit.rights import require, require_unbarred
from cogs.kit.router import chosen_objects, chosen_value, chosen_values, control, parse_numbers
from cogs.kit.translator import localize
from cogs.kit.welcome import send_welcome
from games import keys, load
from games.core import Text
from games.search.levels import LEVELS, NORMAL

PATIENCE, LOOK = 5.0, 0.1
"""Seconds to wait for bots that move first and for the table before the hand is shown, and between two looks.
"""

PACE_CHOICES = [app_commands.Choice(name=localize(f"setting-pace-{name}"), value=name) for name in PACES]
"""The paces a command offers."""


def find_pace(name: str | None) -> Pace | None:
    """The pace that the option of a command names; None if it was left out.

    Raises:
        Refusal: it is not offered.
    """
    if name is None:
        return None
    if name not in PACES:
        raise Refusal("option-unknown")
    return PACES[name]


async def create(
    interaction: Interaction,
    game: str,
    options: Mapping[str, str],
    pace: str | None,
    absent: Absent = "move",
    thread: bool = False,
    messages: bool = False,
) -> None:
    """Open a lobby in this channel, in a new *thread* of it, or by direct *messages*, and say where it is.

    Without a *pace*, the server's own applies. If no lobby can be opened here, the answer says why and
    what to do. If the channel is merely taken, a button opens the lobby in a thread.

    Raises:
        Refusal: somebody else was faster.
    """
    if messages or is_in_dm(interaction):
        await think(interaction)
        await open_by_message(interaction, game, options, find_pace(pace), absent, thread)
        return
    if is_foreign(interaction):
        await _open_in_foreign_place(interaction, game, options, find_pace(pace), absent, thread)
        return
    await think(interaction)
    await _open(interaction, game, options, find_pace(pace), absent, thread)


async def _open_in_foreign_place(
    interaction: Interaction,
    game: str,
    options: Mapping[str, str],
    pace: Pace | None,
    absent: Absent,
    thread: bool,
) -> None:
    """Answer a command in a group chat, or on a server without Freehold, with a lobby.

    Raises:
        Refusal: there is a table already, no threads can be opened there, or the answer can't be public.
    """
    client = interaction.client
    if thread:
        raise Refusal("reply-no-thread-here")
    if taken := await client.matches.in_channel(interaction.channel_id):
        raise Refusal("reply-taken-foreign", game=Text(f"{taken.game}-name"))
    spend(interaction, "lobby")
    answer = await interaction.response.defer(thinking=True)
    if answer is not None and answer.is_ephemeral():
        raise Refusal("reply-not-public")
    place = Place(channel_id=interaction.channel_id, foreign_id=interaction.guild_id or 0)
    server = await client.store.servers.get(None)
    host = person(interaction)
    venue = Venue(place, host.locale, pace or server.pace, absent)
    match = await client.matches.open(lobbies.create, game, options, host, venue, interaction.id)
    await client.presenter.foreign.post(interaction, match)
    await send_welcome(interaction, match)


async def open_by_message(
    interaction: Interaction,
    game: str,
    options: Mapping[str, str],
    pace: Pace | None,
    absent: Absent,
    thread: bool,
) -> Match:
    """Open a lobby without a channel, of which everybody in it gets a direct message; return it.

    If the person takes none, the answer shows the lobby, and later opens their hand.

    Raises:
        Refusal: a *thread* was asked for, they may open no tables here, or it was done too often lately.
    """
    client, guild_id, host = interaction.client, interaction.guild_id, person(interaction)
    if thread:
        raise Refusal("reply-no-thread-here")
    if is_foreign(interaction):
        guild_id = None
    if guild_id is not None:
        await require_unbarred(interaction, guild_id)
    server = await client.store.servers.get(guild_id)
    spend(interaction, "lobby")
    await client.store.persons.put(replace(host, dm_open=None), "name", "dm_open")  # so that it is tried now
    venue = Venue(Place(guild_id), host.locale, pace or server.pace, absent)
    match = await client.matches.open(lobbies.create, game, options, host, venue, interaction.id)
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not _has_message(match, host.user_id):
                known = await client.store.persons.get(host.user_id)
                if known is not None and known.dm_open is False:
                    break
                await asyncio.sleep(LOOK)
                match = await client.matches.require(match.id)
    words = reader(interaction)
    if _has_message(match, host.user_id):
        link = build_address(match, host.user_id)
        told = words("reply-lobby-sent", here="yes" if is_in_dm(interaction) else "no", link=link)
        keep_lobby_reply(interaction, match, await tell(interaction, told))
        return match
    companions = await client.store.reader.find_companions(host.user_id, MOST)
    build = partial(build_private_lobby, words=words, user_id=host.user_id, companions=companions)
    shown = await show(interaction, build(match))
    keep_lobby_reply(interaction, match, shown, build, stays=True)
    await tell(interaction, words("reply-lobby-closed-dms"))
    return match


def _has_message(match: Match, user_id: int) -> bool:
    """Whether a direct message shows *match*, a lobby or running, to a person."""
    seat = match.seat_of(user_id)
    panel = None if seat is None else match.players[seat].panel.message
    return panel is not None or user_id in [each.user_id for each in match.table.beside]


@control("ask", match_here, act="arrange")
async def ask_companion(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Ask somebody with whom the host has played to join."""
    (user_id,) = parse_numbers(chosen_value(interaction))
    known = await interaction.client.store.reader.find_companions(interaction.user.id, MOST)
    chosen = [each for each in known if each.user_id == user_id]
    if not chosen:
        raise Refusal("option-unknown")
    await _redraw_private(interaction, await ask_people(interaction, match, chosen))


@control("askuser", match_here, act="arrange")
async def ask_anybody(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Ask people whom Discord offers to join."""
    users = chosen_objects(interaction, "users")
    if any(user.get("bot", False) for user in users.values()):
        raise Refusal("reply-invite-bot")
    notices = interaction.client.presenter.notices
    names = {id: user.get("global_name") or user.get("username") or "?" for id, user in users.items()}
    people = [await notices.find_person(id, str(name)) for id, name in names.items()]
    await _redraw_private(interaction, await ask_people(interaction, match, people))


async def ask_people(interaction: Interaction, match: Match, people: Sequence[Person]) -> Match:
    """Ask *people* to join the lobby *match*, by direct message; return it."""
    lobbies.invite(match, interaction.client.now(), interaction.user.id, people)  # a refusal is not counted
    spend(interaction, "invite", match.place.guild_id, {each.user_id for each in people})
    for each in people:
        if each.dm_open is False:  # so that it is tried again
            await interaction.client.store.persons.put(replace(each, dm_open=None), "dm_open")
    asked = await interaction.client.matches.attempt(match.id, lobbies.invite, interaction.user.id, people)
    return asked or match


async def _redraw_private(interaction: Interaction, match: Match) -> None:
    """Show *match* in the private answer that was clicked, for a host who takes no direct messages."""
    clicked = interaction.message
    if clicked is None or not clicked.flags.ephemeral or not match.place.is_by_message:
        return
    me = interaction.user.id
    companions = await interaction.client.store.reader.find_companions(me, MOST)
    build = partial(build_private_lobby, words=reader(interaction), user_id=me, companions=companions)
    new = await redraw(interaction, build(match))
    keep_lobby_reply(interaction, match, new or clicked.id, build, stays=True)


@control("update", match_here, act="look")
async def update(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Bring a table in a foreign place up to date, or a private copy of it.

    On the table itself, every click does that (`cogs.kit.router`).
    """
    if not is_public(interaction):
        view, files = await interaction.client.presenter.build_public(match, reader(interaction))
        await redraw(interaction, view, files)


@control("thread", server_here, first=think)
async def in_thread(interaction: Interaction, guild_id: int, wanted: Control) -> None:
    """Open a lobby in a thread because its channel is taken; `_offer_thread` made the argument."""
    match wanted.argument.split("/"):
        case [game, named, ("move" | "pass") as absent, *values] if game in keys():
            pace = next((pace for pace in PACES.values() if str(pace) == named), None)
            if pace is None:
                raise Refusal("reply-unknown-control")
            settings = load(game).settings
            if len(values) != len(settings) or any(
                value not in setting.values for setting, value in zip(settings, values, strict=True)
            ):
                raise Refusal("reply-unknown-control")
            options = {setting.name: value for setting, value in zip(settings, values, strict=True)}
            await _open(interaction, game, options, pace, absent, thread=True)
        case _:
            raise Refusal("reply-unknown-control")


async def _open(
    interaction: Interaction,
    game: str,
    options: Mapping[str, str],
    pace: Pace | None,
    absent: Absent,
    thread: bool,
) -> None:
    client = interaction.client
    here = await find_venue(interaction, pace, absent)
    if thread:
        where = await _open_in_thread(interaction, here, game)
    else:
        where = require_writable(interaction, here)
        if taken := await client.matches.in_channel(where.place.channel_id):
            await _offer_thread(interaction, taken, _pack_variant(game, options, where.pace, absent))
            return
        spend(interaction, "lobby")
    match = await client.matches.open(
        lobbies.create, game, options, person(interaction), where, interaction.id
    )
    words = reader(interaction).with_public(match.locale)
    stands = "yes" if match.place.channel_id == interaction.channel_id else "no"
    told = await tell(
        interaction, words("reply-lobby-open", here=stands, where=write_place(match.place, words))
    )
    keep_lobby_reply(interaction, match, told)
    await send_welcome(interaction, match)


async def find_venue(interaction: Interaction, pace: Pace | None, absent: Absent = "move") -> Venue:
    """Return this channel as a venue; without a *pace*, the server's default applies.

    Raises:
        Refusal: they may open no tables, or the house plays elsewhere on this server.
    """
    guild_id = cast(int, interaction.guild_id)
    await require_unbarred(interaction, guild_id)
    channel = cast(discord.TextChannel | discord.Thread, interaction.channel)
    server = await interaction.client.store.servers.get(guild_id)
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if not server.plays_in(channel.id, parent_id):
        raise Refusal("reply-not-here", channels=" ".join(f"<#{id}>" for id in server.channels))
    place = Place(guild_id, channel.id, parent_id)
    return Venue(place, server.locale, pace or server.pace, absent)


def require_writable(interaction: Interaction, here: Venue) -> Venue:
    """Return *here* if Freehold can play there.

    Raises:
        BotMissingPermissions: it cannot.
    """
    _require_permissions(interaction, set(NEEDED), here.place.parent_id is not None)
    return here


async def _open_in_thread(interaction: Interaction, here: Venue, game: str) -> Venue:
    """Open a thread of the channel *here* for a table of *game*, and count both.

    Raises:
        Refusal: there are no threads here, or it was done too often lately.
        AppCommandError: the bot or the person lacks a permission.
    """
    if not isinstance(channel := interaction.channel, discord.TextChannel):
        raise Refusal("reply-no-thread-here")
    _require_permissions(interaction, {*NEEDED, "create_public_threads"}, threads=True)
    await require(interaction, "thread")
    spend(interaction, "lobby")
    spend(interaction, "thread")
    public = language_of(here.locale)
    name = public(
        "thread-name",
        game=public(f"{game}-name"),
        host=public.write_name(interaction.user.display_name, "label"),
    )
    thread_id = await posts.open_thread(channel, "thread", layout.cut(name, layout.OPTION))
    await posts.add_to_thread(interaction.client, "thread", thread_id, interaction.user.id)
    return here._replace(place=Place(here.place.guild_id, thread_id, channel.id))


def _require_permissions(interaction: Interaction, needed: set[str], threads: bool) -> None:
    """Check that the bot has the permissions *needed* here; in *threads*, writing needs another one.

    Raises:
        BotMissingPermissions: it lacks some of what is *needed*.
        Refusal: this is a locked thread.
    """
    if threads:
        needed = needed - {"send_messages"} | {"send_messages_in_threads"}
    if missing := sorted(name for name in needed if not getattr(interaction.app_permissions, name)):
        raise app_commands.BotMissingPermissions(missing)
    here = interaction.channel
    if isinstance(here, discord.Thread) and here.locked and not interaction.app_permissions.manage_threads:
        raise Refusal("obstacle-closed")


@control("bots", anybody, first=think)
async def against_bots(interaction: Interaction, host: Person, wanted: Control) -> None:
    """Start a match against bots at once: here, or in a thread if this channel is taken."""
    game, options = parse_variant(wanted.argument)
    if is_foreign(interaction):
        raise Refusal("reply-foreign-bots", command=game)
    matches = interaction.client.matches
    if is_in_dm(interaction):
        here = Venue(BY_MESSAGE, host.locale, PACES["none"])
        spend(interaction, "lobby")
    else:
        here = await find_venue(interaction, PACES["none"])
        if taken := await matches.in_channel(here.place.channel_id):
            if not can_have_threads(interaction):
                await _offer_thread(interaction, taken, "")
                return
            here = await _open_in_thread(interaction, here, game)
        else:
            here = require_writable(interaction, here)
            spend(interaction, "lobby")
    match = await matches.open(lobbies.start_against_bots, game, options, host, here, interaction.id)
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not is_waiting_for(match, interaction.user.id) or match.shown_version < match.public:
                await asyncio.sleep(LOOK)
                match = await matches.require(match.id)
    await interaction.delete_original_response()  # it stands above the table, and the hand belongs below
    if not (match.place.is_by_message and _has_message(match, host.user_id)):
        await show_panel(interaction, match)


def parse_variant(argument: str) -> tuple[str, Mapping[str, str]]:
    """Return the game and the options that an *argument* from the help page names.

    Raises:
        Refusal: there is no such game.
    """
    game, _, name = argument.partition("/")
    for variant in load(game).variants if game in keys() else ():
        if variant.name == name:
            return game, variant.options
    raise Refusal("reply-unknown-control")


async def _offer_thread(interaction: Interaction, taken: Match, argument: str) -> None:
    """Say that the channel is taken; if possible, offer a button with that *argument* to open a thread."""
    say = reader(interaction)
    button = layout.button(
        Control("thread", argument=argument), say("reply-taken-button"), ButtonStyle.primary
    )
    shown = await show(
        interaction,
        layout.framed_message(
            layout.paragraph(describe_taken(interaction, taken)),
            *layout.rows([button] if can_have_threads(interaction) else []),
        ),
    )
    keep_lobby_reply(interaction, taken, shown)


def can_have_threads(interaction: Interaction) -> bool:
    """Whether this channel can have threads; voice and stage channels can't."""
    return isinstance(interaction.channel, discord.TextChannel)


def describe_taken(interaction: Interaction, taken: Match) -> str:
    """Say that this channel is taken by another table."""
    say, sentence = reader(interaction), "reply-taken"
    if not can_have_threads(interaction):
        sentence = "reply-taken-no-threads" if taken.place.parent_id is None else "reply-taken-in-thread"
    return say(sentence, game=say(f"{taken.game}-name"))


def _pack_variant(game: str, options: Mapping[str, str], pace: Pace, absent: Absent) -> str:
    values = [options[setting.name] for setting in load(game).settings]
    return "/".join([game, str(pace), absent, *values])


@control("join", match_here, act="arrange")
async def join(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Join a lobby, and find out now rather than in mid-match whether the person takes direct messages."""
    clicked = interaction.message
    if clicked is not None and is_in_dm(interaction) and not clicked.flags.ephemeral:
        # It becomes their panel, even if they were quicker than the task that posted it.
        beside = Beside(interaction.user.id, clicked.channel.id, clicked.id, INVITATION)
        await interaction.client.matches.change(match.id, surfaces.note_beside, None, beside)
    asked = match.place.is_by_message or interaction.user.id in [each.user_id for each in match.invited]
    match = await interaction.client.matches.change(
        match.id, lobbies.join, person(interaction), interaction.id
    )
    if not asked:
        await send_welcome(interaction, match)
        await _tell_host(interaction, match)


async def _tell_host(interaction: Interaction, match: Match) -> None:
    """Notify the host of a lobby, unless they are here, when it has as many people as it needs."""
    client, needed = interaction.client, load(match.game).seats_with(match.options)[0]
    host = next(player for player in match.players if player.user_id == match.host_id)
    if len(match.players) != needed or host.seen + match.pace.presence > client.now():
        return
    if not client.limits.allows("seat", interaction.user.id, match.place.guild_id, [match.host_id]):
        return
    them = await client.presenter.notices.find_person(match.host_id, host.name)
    if them.notify == "none":
        return
    words = language_of(them.locale).with_public(match.locale)
    text = words(
        "notice-startable",
        person=interaction.user.mention,
        game=words(f"{match.game}-name"),
        where=write_place(match.place, words),
        link=build_address(match, match.host_id),
    )
    lobby = None if match.place.is_by_message else match.id
    await client.presenter.notices.write("seat", them, text, match.shard_key, lobby=lobby)


@control("leave", match_here, act="arrange")
async def leave(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Leave a lobby, or decline a rematch."""
    await _change(interaction, match, lobbies.leave)


@control("addbot", match_here, act="arrange")
async def add_bot(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Give a seat to a bot opponent of the chosen level."""
    level = chosen_value(interaction) if chosen_values(interaction) else NORMAL
    if level not in LEVELS:
        raise Refusal("reply-unknown-control")
    await _change(interaction, match, lobbies.add_bot, level)


@control("dropbot", match_here, act="arrange")
async def remove_bot(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Remove the last bot opponent."""
    await _change(interaction, match, lobbies.remove_bot)


@control("options", match_here, first=None)
async def options(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Open the window with the settings; only the host may."""
    require_host(match, interaction.user.id)
    try:
        window = build_setup(match, reader(interaction), *parse_numbers(wanted.argument))
    except IndexError:
        raise Refusal("reply-unknown-control") from None
    await interaction.response.send_modal(window)


@control("setup", match_here, act="arrange")
async def configure(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Apply the settings the host chose."""
    changes = {name: values[0] for name, values in chosen_values(interaction).items() if values}
    await _change(interaction, match, lobbies.configure, changes)


@control("pacing", match_here, first=None)
async def choose_pacing(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Open the window for a pace of the table's own: for the host of a lobby, or whoever has a say in it."""
    (require_host if match.status == "lobby" else require_deciding)(match, interaction.user.id)
    await interaction.response.send_modal(build_pacing(match, reader(interaction)))


@control("setpacing", match_here, act="arrange")
async def set_pacing(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Give the lobby the pace that the host described; at a table, want it."""
    answers = _read_answers(interaction)
    numbers = [answers.get(name, "").strip() or "0" for name in ("count", "reserve", "most")]
    try:
        count, reserve, most = map(int, numbers)
        if most and not can_have_most(count, reserve, most):
            raise Refusal("pace-most")
        pace = build_pace(count, answers.get("unit", ""), reserve, most)
    except ValueError:
        raise Refusal("pace-unclear") from None
    if match.status == "running":
        await want_pace(interaction, match, pace)
    else:
        await _change(interaction, match, lobbies.set_pace, pace)


@control("switching", match_here, first=None)
async def choose_switch(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Open the window for a pace that changes later; only the host may."""
    require_host(match, interaction.user.id)
    window = build_switch(match, reader(interaction), person(interaction).zone)
    await interaction.response.send_modal(window)


@control("setswitch", match_here, act="arrange")
async def set_switch(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Let the pace change at the hour that the host chose, or never."""
    answers, at, then = _read_answers(interaction), None, None
    if (hour := answers.get("hour", NEVER)) != NEVER:
        if hour not in map(str, range(24)) or (then := PACES.get(answers.get("then", ""))) is None:
            raise Refusal("option-unknown")
        at = find_next_hour(interaction.client.now(), person(interaction).zone, int(hour))
    await _change(interaction, match, lobbies.plan_switch, at, then)


def _read_answers(interaction: Interaction) -> dict[str, str]:
    return {name: values[0] if values else "" for name, values in chosen_values(interaction).items()}


@control("form", match_here, act="arrange")
async def choose_form(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Give the match the settings of the chosen form; only the host may."""
    await _change(interaction, match, forms.choose_form, chosen_value(interaction))


@control("flip", match_here, act="arrange")
async def flip(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Switch the setting on the lobby's face to its other value; only the host may."""
    name, _, value = wanted.argument.partition(".")
    if not name or name != load(match.game).face:
        raise Refusal("reply-unknown-control")
    await _change(interaction, match, lobbies.configure, {name: value})


@control("start", match_here, act="arrange")
async def start(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Deal; the presenter shows the table and the panels."""
    after = await interaction.client.matches.change(
        match.id, lobbies.start, interaction.user.id, interaction.id
    )
    await _redraw_private(interaction, after)


@control("hints", match_here, act="arrange")
async def allow_hints(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Vote for hints at this table, or withdraw the vote."""
    match = await _change(interaction, match, hints.toggle)
    seat = match.seat_of(interaction.user.id)
    allows = seat is not None and match.players[seat].hints
    everybody = hints.are_allowed(match) and len(hints.list_persons(match)) > 1
    told = reader(interaction)(
        "reply-hints", allows="yes" if allows else "no", all="yes" if everybody else "no"
    )
    keep_lobby_reply(interaction, match, await tell(interaction, told))


@control("cancel", match_here, act="arrange")
async def cancel(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Close the lobby."""
    await _change(interaction, match, lobbies.cancel)


async def _change(
    interaction: Interaction, match: Match, change: Callable[..., Change | None], *args: object
) -> Match:
    """Let the person *change* the lobby *match*; if they did it behind *More*, show that as it is now."""
    after = await interaction.client.matches.change(match.id, change, interaction.user.id, *args)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        words = reader(interaction).with_public(match.locale)
        build = partial(build_more, words=words, user_id=interaction.user.id)
        new = await redraw(interaction, build(after))
        keep_lobby_reply(interaction, after, new or interaction.message.id, build)
    return after
