"""The page from which the organizer of a league, or who manages the server, runs it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import discord
from discord import ButtonStyle, ui
from msgspec.structs import replace

from bot.discord import posts
from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.domain.durations import DAY
from bot.domain.match import Match
from bot.domain.people import Person
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.league import activity, changes, management, sheets
from bot.league.messages import build_question, build_substitute, name_league
from bot.league.records import League
from cogs.controls.table import nudge_awaited
from cogs.kit.league_starts import find_start, name_starts
from cogs.kit.replies import Interaction, person, reader, redraw, say, show, spend, think
from cogs.kit.rights import may, require, require_events, require_unbarred
from cogs.kit.router import chosen_objects, chosen_value, chosen_values, control, parse_numbers
from games.search.levels import Level

BY_HAND, SAME = "hand", "same"
"""The values for a league that starts when its organizer presses Start, and for its present start."""


FIGURES = 4
"""The most pictures in a message with figures, each with `render.standings.ROWS` participants."""


async def league_here(interaction: Interaction, id: int) -> League:
    """Guard: return the league *id* of this channel, or of the channel this thread belongs to.

    Raises:
        Refusal: there is none.
    """
    league = await interaction.client.leagues.get(id)
    if league.channel_id != find_channel_id(interaction):
        raise Refusal("league-unknown")
    return league


def find_channel_id(interaction: Interaction) -> int:
    """Return the id of this channel or, in a thread, of the channel it belongs to."""
    channel = interaction.channel
    return (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0


async def load_open_matches(interaction: Interaction, league: League) -> list[Match]:
    """Load the matches of the tables of the round that have no result yet."""
    ids = [table.match_id for table in league.open_tables if table.match_id]
    matches = [await interaction.client.matches.get(id) for id in ids]
    return [match for match in matches if match is not None]


@control("leaguemanage", league_here, first=think, act="look")
async def manage(interaction: Interaction, league: League, wanted: Control) -> None:
    """Show the organizer's page in a message of its own."""
    await _require_organizer(interaction, league)
    await show(interaction, await _build_page(interaction, league))


@control("leaguecharts", league_here, first=think, act="look")
async def show_figures(interaction: Interaction, league: League, wanted: Control) -> None:
    """Show places over time, how soon people move, and who is late, in a message of its own."""
    await _require_organizer(interaction, league)
    if not league.tables:
        raise Refusal("season-no-tables" if league.kind == "season" else "league-no-schedule")
    words, matches = reader(interaction), interaction.client.matches
    ids = [table.match_id for table in league.tables if table.match_id is not None]
    played = [(match, await matches.entries(id)) for id in ids if (match := await matches.get(id))]
    server = await interaction.client.store.servers.get(league.guild_id)
    make, text = interaction.client.presenter.pictures.sheet, server.text_tables or words.worded
    pictures = [
        await make(
            activity.build_activity(league, words, played, page),
            words.locale,
            f"figures-{page}.png",
            text=text,
        )
        for page in range(sheets.count_standings_pages(league))[:FIGURES]
    ]
    view = management.build_activity_page(
        league, words, [(picture.shown, picture.description) for picture in pictures]
    )
    await show(interaction, view, [file for picture in pictures for file in picture.files])


@control("leagueact", league_here, act="arrange")
async def act(interaction: Interaction, league: League, wanted: Control) -> None:
    """Do what was chosen: give a round more time, pause the league or go on, remind people, and so on."""
    manager = await _require_organizer(interaction, league)
    action, _, number = chosen_value(interaction).partition(".")
    leagues, me = interaction.client.leagues, interaction.user.id
    if action == "bots":
        level = cast(Level, number)
        league = await leagues.change(league.id, changes.choose_level, me, level, manager=manager)
        await redraw(interaction, await _build_page(interaction, league))
        return
    (value,) = parse_numbers(number)
    match action:
        case "event" if value in (0, 1):
            if value:
                await require_events(interaction, league.guild_id)
            league = await leagues.change(league.id, changes.schedule, me, bool(value), manager=manager)
        case "extend" if value in management.EXTENSIONS:
            league = await leagues.change(league.id, changes.extend, me, value * DAY, manager=manager)
        case "pause" if value in (0, *management.PAUSES):
            league = await leagues.change(league.id, changes.pause, me, value * DAY, manager=manager)
        case "nudge":
            found = [each for each in await load_open_matches(interaction, league) if each.id == value]
            if not found:
                raise Refusal("nudge-nobody")
            await nudge_awaited(interaction, found[0])
        case _:
            raise Refusal("option-unknown")
    await redraw(interaction, await _build_page(interaction, league))


@control("leaguesub", league_here, act="arrange")
async def ask_substitute(interaction: Interaction, league: League, wanted: Control) -> None:
    """Ask the chosen person to step in, in the league's channel; whoever waits already comes first."""
    manager = await _require_organizer(interaction, league)
    chosen_value(interaction)
    ((user_id, user),) = chosen_objects(interaction, "users").items()
    if user.get("bot", False):
        raise Refusal("reply-invite-bot")
    leagues, me = interaction.client.leagues, interaction.user.id
    them = await interaction.client.presenter.notices.find_person(
        user_id, user["global_name"] or user["username"]
    )
    asked = await leagues.change(league.id, changes.ask_substitute, me, them, manager=manager)
    if asked.find_asked(user_id):
        try:
            spend(interaction, "invite", league.guild_id, {user_id})
            channel = interaction.client.get_partial_messageable(league.channel_id)
            view = build_substitute(asked, user_id, me, language_of(league.locale))
            await posts.send(channel, "invite", mentions={user_id}, view=view)
        except (Refusal, discord.HTTPException):
            await leagues.change(league.id, changes.decline, user_id)  # nobody has asked them
            raise
    await redraw(interaction, await _build_page(interaction, asked))


@control("leaguerole", league_here, act="settings")
async def choose_role(interaction: Interaction, league: League, wanted: Control) -> None:
    """Store who may announce leagues on this server, or which role a winner gets."""
    await require(interaction, "settings")
    name = wanted.argument
    if name not in management.ROLES:
        raise Refusal("option-unknown")
    servers = interaction.client.store.servers
    role = next(iter(chosen_objects(interaction, "roles")), None)
    await servers.put(replace(await servers.get(league.guild_id), **{name: role}))
    await redraw(interaction, await _build_page(interaction, league))


@control("leagueremove", league_here, act="arrange")
async def ask_to_remove(interaction: Interaction, league: League, wanted: Control) -> None:
    """Ask whether the chosen person is to leave for good."""
    await _require_organizer(interaction, league)
    chosen = next(iter(chosen_objects(interaction, "users")), 0)
    who = league.find_participant(chosen) or league.find_waiting(chosen)
    if who is None:
        raise Refusal("league-not-in", person=f"<@{chosen}>")
    words = reader(interaction)
    sure = Control("leagueout", league.id, league.version, str(chosen))
    await redraw(
        interaction,
        build_question(
            words,
            words("league-remove-question", name=words.write_name(who.name)),
            words("league-remove-hint", begun="yes" if league.tables else "no"),
            sure,
            "league-remove-sure",
            ButtonStyle.danger,
        ),
    )


@control("leagueout", league_here, act="arrange")
async def remove(interaction: Interaction, league: League, wanted: Control) -> None:
    """Remove a person, who is told about it."""
    manager = await _require_organizer(interaction, league)
    (gone,) = parse_numbers(wanted.argument)
    left = await interaction.client.leagues.remove(league.id, interaction.user.id, gone, manager=manager)
    await redraw(interaction, await _build_page(interaction, left))


@control("leagueedit", league_here, first=None, act="arrange")
async def edit(interaction: Interaction, league: League, wanted: Control) -> None:
    """Open the window for the name, the description and the start."""
    await _require_organizer(interaction, league)
    words = reader(interaction)
    by_hand = layout.option(BY_HAND, words("league-start-by-hand"), chosen=league.starts is None)
    starts = [
        *([] if league.kind == "season" else [by_hand]),
        *(layout.option(value, name) for value, name in name_starts(interaction)),
    ][: layout.OPTIONS - 1]
    if league.starts is not None:
        starts.append(layout.option(SAME, words("league-start-same"), chosen=True))
    await interaction.response.send_modal(management.build_edit(league, words, starts))


@control("leagueedited", league_here, act="arrange")
async def store_edit(interaction: Interaction, league: League, wanted: Control) -> None:
    """Store the name, the description and the start."""
    manager = await _require_organizer(interaction, league)
    answers = chosen_values(interaction)
    (value,) = answers.get("starts", (SAME,))
    starts = league.starts if value == SAME else None if value == BY_HAND else find_start(interaction, value)
    league = await interaction.client.leagues.change(
        league.id,
        changes.describe,
        interaction.user.id,
        _first(answers.get("name", ())),
        _first(answers.get("description", ())),
        starts,
        manager=manager,
    )
    await redraw(interaction, await _build_page(interaction, league))


@control("leagueend", league_here, act="arrange")
async def ask_to_end(interaction: Interaction, league: League, wanted: Control) -> None:
    """Ask whether the league is to end without a winner."""
    await _require_organizer(interaction, league)
    words = reader(interaction)
    sure = Control("leagueclose", league.id, league.version)
    question, hint = words("league-close-question"), words("league-close-hint")
    await redraw(
        interaction, build_question(words, question, hint, sure, "league-close-sure", ButtonStyle.danger)
    )


@control("leagueagain", league_here, first=think, act="arrange")
async def play_again(interaction: Interaction, league: League, wanted: Control) -> None:
    """Announce the next season, and invite those who played the last one to it."""
    await _require_organizer(interaction, league)
    await require_unbarred(interaction, league.guild_id)
    spend(interaction, "league")
    client, me = interaction.client, person(interaction)
    season = await client.leagues.open(changes.repeat, league, me, interaction.id)
    notices = client.presenter.notices
    for who in league.participants:
        if who.user_id in (None, me.user_id) or who.dropped is not None:
            continue
        them = await notices.find_person(who.user_id or 0, who.name)
        await notices.write("seated", them, _invite(season, them), league.guild_id)
    await say(interaction, "league-again-done")


def _invite(season: League, them: Person) -> str:
    words = language_of(them.locale)
    return words("league-notice-again", league=name_league(season, words), channel=f"<#{season.channel_id}>")


async def _require_organizer(interaction: Interaction, league: League) -> bool:
    """Check that the person organizes *league* or manages the server; return whether they manage it.

    Raises:
        Refusal: they do neither.
    """
    manager = await may(interaction, "league")
    if interaction.user.id != league.organizer_id and not manager:
        raise Refusal("league-organizer", organizer=f"<@{league.organizer_id}>")
    return manager


async def _build_page(interaction: Interaction, league: League) -> ui.LayoutView:
    matches = await load_open_matches(interaction, league) if league.status == "running" else []
    manages = await may(interaction, "settings")
    server = await interaction.client.store.servers.get(league.guild_id) if manages else None
    return management.build_management(league, reader(interaction), matches, server)


def _first(values: Sequence[str]) -> str:
    return next(iter(values), "")
