"""`/play`: finding people to play with, and its buttons."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.foreign import is_foreign
from bot.discord.messages import layout
from bot.discord.messages.places import write_place
from bot.domain import lobbies
from bot.domain.hours import find_hours
from bot.domain.match import Match
from bot.domain.pace import PACES, name_pace
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.waiting.matching import find_hurdle, list_seats
from bot.waiting.messages import OFFERED, Page, Wish, build_page, list_all_seats, parse_wish
from bot.waiting.records import EVERYWHERE, PATIENCE, Wait
from cogs.controls.lobby import ask_people, open_by_message
from cogs.kit.guards import anybody, require_sight
from cogs.kit.open_seats import find_open_lobbies, has_free_seat
from cogs.kit.replies import Interaction, person, reader, redraw, say, show, spend, think
from cogs.kit.rights import require_unbarred
from cogs.kit.router import chosen_value, chosen_values, control, parse_numbers
from cogs.kit.translator import localize
from cogs.kit.welcome import send_welcome, try_message
from games import keys
from games.core import Text

NEWCOMER = 3
"""The number of matches after which nobody is a newcomer any more."""


MOST_COMPANIONS = 25
"""The number of people with whom somebody has played that a page offers."""


class PlayCommand(commands.Cog):
    """The command `/play`."""

    @app_commands.command(name="play", description=localize("command-play"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.describe(
        game=localize("option-game"),
        pace=localize("option-pace"),
        seats=localize("option-seats"),
        where=localize("option-where"),
        company=localize("option-with"),
    )
    @app_commands.rename(company="with")
    @app_commands.choices(
        game=[app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in keys()],
        pace=[app_commands.Choice(name=localize(f"setting-pace-{name}"), value=name) for name in OFFERED],
        where=[
            app_commands.Choice(name=localize(f"choice-{where}"), value=where)
            for where in ("here", "everywhere")
        ],
    )
    @app_commands.choices(
        seats=[app_commands.Choice(name=str(count), value=count) for count in list_all_seats()]
    )
    async def play(
        self,
        interaction: Interaction,
        game: str | None = None,
        pace: str | None = None,
        seats: int | None = None,
        where: str | None = None,
        company: discord.User | None = None,
    ) -> None:
        """Show what is open; with an option, wait for others, or ask somebody, right away."""
        await think(interaction)
        wish = Wish((game,) if game else tuple(keys()), pace or await _usual_pace(interaction), seats or 0)
        if company is not None:
            if company.bot:
                raise Refusal("reply-invite-bot")
            notices = interaction.client.presenter.notices
            await _ask(interaction, wish, await notices.find_person(company.id, company.display_name))
            return
        if game or pace or seats or where:
            await _wait(interaction, wish, everywhere=where == "everywhere")
        await show(interaction, build_page(await _read_page(interaction, wish), reader(interaction)))


@control("playgames", anybody)
async def choose_games(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Wish for other games."""
    await _choose(interaction, wanted, games=tuple(key for key in keys() if key in _values(interaction)))


@control("playpace", anybody)
async def choose_pace(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Wish for another pace."""
    await _choose(interaction, wanted, pace=chosen_value(interaction))


@control("playseats", anybody)
async def choose_seats(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Wish for another number of players."""
    await _choose(interaction, wanted, seats=chosen_value(interaction))


async def _choose(interaction: Interaction, wanted: Control, **chosen: object) -> None:
    """Show the page with another wish.

    Raises:
        Refusal: that can't be wished for.
    """
    wish = parse_wish(wanted.argument)._asdict() | chosen
    await _redraw(interaction, parse_wish(str(Wish(**wish))))


@control("waithere", anybody)
async def wait_here(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Wait for people of this server."""
    wish = parse_wish(wanted.argument)
    await _wait(interaction, wish, everywhere=False)
    await _redraw(interaction, wish)


@control("waitall", anybody)
async def wait_everywhere(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Wait for people of all servers."""
    wish = parse_wish(wanted.argument)
    await _wait(interaction, wish, everywhere=True)
    await _redraw(interaction, wish)


@control("playstop", anybody)
async def stop(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Stop waiting."""
    if not await interaction.client.waiting.leave(who.user_id):
        raise Refusal("play-not-waiting")
    wish = Wish(tuple(keys()), await _usual_pace(interaction), 0)
    page = await _read_page(interaction, wish)
    words = reader(interaction)
    await redraw(interaction, build_page(page, words, words("play-left")))


@control("playfill", anybody, act="wait")
async def fill(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Let bots fill up the table that somebody waits for."""
    await interaction.client.waiting.allow_bots(who.user_id)
    await say(interaction, "play-filled")


@control("playask", anybody, first=think, act="arrange")
async def ask(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Open a lobby by direct message, and ask somebody with whom the person has played."""
    wish = parse_wish(wanted.argument)
    (user_id,) = parse_numbers(chosen_value(interaction))
    known = await interaction.client.store.reader.find_companions(who.user_id, MOST_COMPANIONS)
    companion = next((each for each in known if each.user_id == user_id), None)
    if companion is None:
        raise Refusal("option-unknown")
    await _ask(interaction, wish, companion)


async def _ask(interaction: Interaction, wish: Wish, who: Person) -> None:
    """Ask a person to the lobby of whoever asks or, without one, to a new one by direct message.

    The new lobby is for the first game of the *wish*.
    """
    if who.user_id == interaction.user.id:
        raise Refusal("play-alone")
    mine = await interaction.client.matches.of_person(interaction.user.id)
    lobby = next((match for match in mine if has_free_seat(match) and match.place.location), None)
    if lobby is not None:
        await _ask_to_channel(interaction, lobby, who)
        return
    match = await open_by_message(interaction, wish.games[0], {}, PACES[wish.pace], "move", thread=False)
    await ask_people(interaction, match, [who])


async def _ask_to_channel(interaction: Interaction, match: Match, who: Person) -> None:
    """Ask a person to join the lobby *match*, which has a channel."""
    client, me, words = interaction.client, person(interaction), reader(interaction)
    spend(interaction, "invite", match.place.guild_id, {who.user_id})
    game = Text(f"{match.game}-name")
    # nobody learns who avoids them: it looks as if the person couldn't be reached
    if not who.invitable or await client.store.reader.avoids(who.user_id, me.user_id):
        await say(interaction, "notice-unasked", game=game, person=f"<@{who.user_id}>")
        return
    theirs = language_of(who.locale)
    text = theirs(
        "play-invited",
        host=theirs.write_name(me.name),
        game=theirs(f"{match.game}-name"),
        where=write_place(match.place, theirs),
    )
    join = Control("playjoin", match.id).custom_id, theirs("play-join")
    await client.presenter.notices.write("invite", who, text, match.shard_key, (join,))
    await say(interaction, "play-asked", person=f"<@{who.user_id}>", where=write_place(match.place, words))


async def lobby_here(interaction: Interaction, id: int) -> Match:
    """Guard: return the lobby *id* if it has a free seat and the person sees its channel.

    Raises:
        Refusal: it is gone, full, or in a channel they don't see.
    """
    match = await interaction.client.matches.get(id)
    if match is None or match.place.location is None:
        raise Refusal("match-unknown")
    interaction.extras["match"] = match  # a refusal names the buttons of its table
    await require_sight(interaction, match)
    if not has_free_seat(match):
        raise Refusal("play-taken")
    return match


@control("playjoin", lobby_here, act="arrange")
async def join(interaction: Interaction, match: Match, wanted: Control) -> None:
    """Join a lobby from the page."""
    match = await interaction.client.matches.change(
        match.id, lobbies.join, person(interaction), interaction.id
    )
    words = reader(interaction)
    await say(interaction, "play-joined", where=write_place(match.place, words))
    await send_welcome(interaction, match)


async def _wait(interaction: Interaction, wish: Wish, *, everywhere: bool) -> None:
    """Let the person wait for what they wish.

    Raises:
        Refusal: that isn't possible, or it was done too often lately.
    """
    client, who, guild_id = interaction.client, person(interaction), _find_server_id(interaction)
    if guild_id is None and not everywhere:
        raise Refusal("play-where")
    if guild_id is not None:
        await require_unbarred(interaction, guild_id)
    wanted = tuple(game for game in wish.games if not wish.seats or wish.seats in list_seats(game))
    if not wanted:
        raise Refusal("play-no-seats", game=Text(f"{wish.games[0]}-name"), seats=wish.seats)
    spend(interaction, "wait")
    rows, now, pace = client.waiting.rows, client.now(), PACES[wish.pace]
    endings = await rows.list_endings(who.user_id)
    if everywhere and (hurdle := find_hurdle(endings, pace, now)) is not None:
        raise Refusal(hurdle[0], until=layout.relative_time(hurdle[1]))
    server = await client.store.servers.get(guild_id)
    reached = await try_message(interaction, reader(interaction)("play-hello"))
    if not reached and (everywhere or server.play_channel is None):
        raise Refusal("play-closed")
    await client.store.persons.put(who, "name")
    await client.waiting.start(
        Wait(
            id=0,
            user_id=who.user_id,
            name=who.name,
            guild_id=guild_id,
            everywhere=everywhere,
            games=wanted,
            pace=pace,
            seats=wish.seats,
            since=now,
            until=now + pace.lobby_life,
            ask_at=now + PATIENCE * pace.lobby_life,
            skills=await rows.find_skills(who.user_id),
            newcomer=len(endings) < NEWCOMER,
            hours=find_hours(who),
            interaction_id=interaction.id,
        )
    )


async def _redraw(interaction: Interaction, wish: Wish) -> None:
    await redraw(interaction, build_page(await _read_page(interaction, wish), reader(interaction)))


async def _read_page(interaction: Interaction, wish: Wish) -> Page:
    """Read what the person may see: people of other servers only if they show themselves, too."""
    rows, me, guild_id = interaction.client.waiting.rows, interaction.user.id, _find_server_id(interaction)
    wait = await rows.find(me)
    here = [] if guild_id is None else await rows.list_waits(guild_id)
    others = [
        each
        for each in await rows.list_waits(EVERYWHERE)
        if each.user_id != me and (guild_id is None or each.guild_id != guild_id)
    ]
    is_seen = wait is not None and wait.everywhere
    guild = interaction.guild if guild_id is not None else None
    return Page(
        wish,
        wait,
        [] if guild is None else await find_open_lobbies(interaction, guild),
        [each for each in here if each.user_id != me],
        others if is_seen else [],
        0 if is_seen else len(others),
        guild is not None,
        await interaction.client.store.reader.find_companions(me, MOST_COMPANIONS),
        person(interaction).zone,
        interaction.client.now(),
    )


def _find_server_id(interaction: Interaction) -> int | None:
    """Return the server where this was typed or clicked; None where Freehold is on none."""
    return None if is_foreign(interaction) else interaction.guild_id


async def _usual_pace(interaction: Interaction) -> str:
    """Return the name of the server's pace, if people can wait for it, or of the usual one."""
    server = await interaction.client.store.servers.get(interaction.guild_id)
    name = name_pace(server.pace)
    return name if name in OFFERED else "daily"


def _values(interaction: Interaction) -> tuple[str, ...]:
    return next(iter(chosen_values(interaction).values()), ())
