"""`/league …` and the buttons of a league's message, from its announcement to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, cast, get_args

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from bot.discord.controls import Control
from bot.discord.messages.layout import OPTION, cut
from bot.domain.durations import DAY
from bot.domain.match import Match, Venue
from bot.domain.pace import PACES
from bot.domain.people import Server
from bot.domain.place import Place
from bot.domain.refusals import Refusal
from bot.language import language_of
from bot.league import changes, edits, messages, season, sheets
from bot.league.records import SPANS, League
from bot.league.rules import count_missing, playable_games, variants
from bot.league.threads import missing_permissions as lacking_for_threads
from cogs.controls.league import find_channel_id, league_here, load_open_matches
from cogs.controls.lobby import PACE_CHOICES, find_pace
from cogs.kit.errors import tell_missing_permissions
from cogs.kit.league_starts import complete_start, find_start
from cogs.kit.replies import Interaction, person, reader, redraw, say, show, spend, tell, think
from cogs.kit.rights import may, require_announcer, require_unbarred
from cogs.kit.router import chosen_values, control, parse_numbers
from cogs.kit.translator import localize
from games.search.levels import NORMAL, Level

ALL_GAMES = "all"
"""The value for a season in all games."""

Places = Literal[4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64]
"""How many may take part, as in `bot.league.rules`."""

Weeks = Literal[1, 2, 3, 4, 6, 8, 10, 13, 26]
"""How many weeks a season may last."""

Best = Literal[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
"""How many results of everybody may count in a season."""

Span = Literal["1 day", "3 days", "7 days", "14 days"]
"""The lengths of a round as people type them, in the order of `SPANS`."""


@app_commands.guild_only()
class LeagueCommands(commands.GroupCog, group_name="league", group_description=localize("command-league")):
    """The commands for the league of this channel or, in a thread, of its parent channel."""

    @app_commands.command(name="create", description=localize("command-league-create"))
    @app_commands.describe(
        game=localize("option-game"),
        places=localize("option-places"),
        pace=localize("option-pace"),
        round=localize("option-round"),
        variant=localize("option-variant"),
        name=localize("option-name"),
        starts=localize("option-starts"),
        bots=localize("option-bots"),
    )
    @app_commands.choices(
        game=[app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in playable_games()],
        pace=PACE_CHOICES,
    )
    async def create(
        self,
        interaction: Interaction,
        game: str,
        places: Places | None = None,
        pace: str | None = None,
        round: Span = "7 days",
        variant: app_commands.Range[int, 0, 24] = 0,
        name: app_commands.Range[str, 1, edits.NAME] | None = None,
        starts: str | None = None,
        bots: Level = NORMAL,
    ) -> None:
        """Announce a league here."""

        def build(now: float, venue: Venue) -> League:
            return changes.create(
                now,
                game,
                person(interaction),
                venue,
                places or 0,
                SPANS[get_args(Span).index(round)],
                interaction.id,
                variant,
                name or "",
                find_start(interaction, starts) if starts else None,
                bots,
            )

        await announce(interaction, build, pace, "league-created")

    @app_commands.command(name="season", description=localize("command-league-season"))
    @app_commands.describe(
        game=localize("option-game"),
        weeks=localize("option-weeks"),
        best=localize("option-best"),
        pace=localize("option-pace"),
        name=localize("option-name"),
        starts=localize("option-starts"),
        bots=localize("option-bots"),
    )
    @app_commands.choices(
        game=[
            app_commands.Choice(name=localize("choice-all-games"), value=ALL_GAMES),
            *(app_commands.Choice(name=localize(f"{key}-name"), value=key) for key in playable_games()),
        ],
        pace=PACE_CHOICES,
    )
    async def season(
        self,
        interaction: Interaction,
        game: str,
        weeks: Weeks = 4,
        best: Best = 8,
        pace: str | None = None,
        name: app_commands.Range[str, 1, edits.NAME] | None = None,
        starts: str | None = None,
        bots: Level = NORMAL,
    ) -> None:
        """Announce a season here."""

        def build(now: float, venue: Venue) -> League:
            return season.create(
                now,
                playable_games() if game == ALL_GAMES else [game],
                person(interaction),
                venue if venue.pace.has_clock or pace else venue._replace(pace=PACES["daily"]),
                int(weeks * 7 * DAY),
                best,
                interaction.id,
                name or "",
                find_start(interaction, starts) if starts else None,
                bots,
            )

        await announce(interaction, build, pace, "season-created")

    @create.autocomplete("variant")
    async def variants(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Complete the option *variant* for the chosen game, the usual variant first."""
        game = interaction.namespace.game
        known = variants(game) if game in playable_games() else []
        words = reader(interaction)
        named = [messages.name_variant(words, game, chosen) for chosen in known if chosen]
        return [
            app_commands.Choice(name=cut(name, OPTION), value=number)
            for number, name in enumerate(named)
            if current.casefold() in name.casefold()
        ]

    @create.autocomplete("starts")
    @season.autocomplete("starts")
    async def starts(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete the option *starts* with the next days, at the time that was typed."""
        return complete_start(interaction, current)

    @app_commands.command(name="join", description=localize("command-league-join"))
    async def join(self, interaction: Interaction) -> None:
        """Join the league."""
        await think(interaction)
        spend(interaction, "arrange")
        await _join(interaction, (await _find_league(interaction)).id)

    @app_commands.command(name="leave", description=localize("command-league-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Leave the league; if it has begun, ask first."""
        await think(interaction)
        spend(interaction, "arrange")
        await _leave(interaction, await _find_league(interaction))

    @app_commands.command(name="start", description=localize("command-league-start"))
    @app_commands.describe(fill=localize("option-fill"))
    async def start(self, interaction: Interaction, fill: bool = False) -> None:
        """Start the league."""
        await think(interaction)
        spend(interaction, "arrange")
        await _start(interaction, await _find_league(interaction), fill=fill)

    @app_commands.command(name="standings", description=localize("command-league-standings"))
    async def standings(self, interaction: Interaction) -> None:
        """Show the first page of the standings to one person."""
        await think(interaction)
        await show(
            interaction,
            *await _build_page(interaction, await _find_league(interaction, ended=True), "standings"),
        )

    @app_commands.command(name="schedule", description=localize("command-league-schedule"))
    async def schedule(self, interaction: Interaction) -> None:
        """Show the tables of the round to one person."""
        await think(interaction)
        await show(
            interaction,
            *await _build_page(interaction, await _find_league(interaction, ended=True), "schedule"),
        )

    @app_commands.command(name="close", description=localize("command-league-close"))
    async def close(self, interaction: Interaction) -> None:
        """Ask for confirmation, then end the league."""
        await think(interaction)
        spend(interaction, "arrange")
        league = await _find_league(interaction)
        sure = Control("leagueclose", league.id, league.version)
        await _ask(interaction, "league-close-question", "league-close-hint", sure, "league-close-sure")


@control("leaguejoin", league_here, first=think, act="arrange")
async def join(interaction: Interaction, league: League, wanted: Control) -> None:
    """Join the league."""
    await _join(interaction, league.id)


@control("leagueleave", league_here, first=think, act="arrange")
async def leave(interaction: Interaction, league: League, wanted: Control) -> None:
    """Leave the league; if it has begun, ask first."""
    await _leave(interaction, league)


@control("leaguequit", league_here, first=think, act="arrange")
async def leave_running(interaction: Interaction, league: League, wanted: Control) -> None:
    """Leave a running league."""
    await _leave_for_good(interaction, league)


@control("leagueyes", league_here, act="arrange")
async def step_in(interaction: Interaction, league: League, wanted: Control) -> None:
    """Join the league as its organizer asked."""
    _require_asked(interaction, league, wanted)
    league = await interaction.client.leagues.change(
        league.id, changes.join, person(interaction), interaction.id
    )
    await _show_answer(interaction, league, "yes")
    await _tell_joined(interaction, league)


@control("leagueno", league_here, act="arrange")
async def decline(interaction: Interaction, league: League, wanted: Control) -> None:
    """Do not join the league, though its organizer asked."""
    _require_asked(interaction, league, wanted)
    league = await interaction.client.leagues.change(league.id, changes.decline, interaction.user.id)
    await _show_answer(interaction, league, "no")


def _require_asked(interaction: Interaction, league: League, wanted: Control) -> None:
    """Check that a question to step in is for the person, and still open.

    Raises:
        Refusal: it is not.
    """
    me = interaction.user.id
    if parse_numbers(wanted.argument) != (me,) or league.find_asked(me) is None:
        raise Refusal("league-not-asked")


async def _show_answer(interaction: Interaction, league: League, answer: Literal["yes", "no"]) -> None:
    me, words = interaction.user.id, language_of(league.locale)
    view = messages.build_substitute(league, me, league.organizer_id, words, answer)
    await interaction.edit_original_response(view=view)


@control("leaguestart", league_here, first=think, act="arrange")
async def start(interaction: Interaction, league: League, wanted: Control) -> None:
    """Start the league if it has enough participants."""
    await _start(interaction, league)


@control("leaguefill", league_here, first=think, act="arrange")
async def fill(interaction: Interaction, league: League, wanted: Control) -> None:
    """Start the league with bots in the free places."""
    await _start(interaction, league, fill=True)


@control("leagueclose", league_here, first=think, act="arrange")
async def close(interaction: Interaction, league: League, wanted: Control) -> None:
    """End the league without a winner."""
    manager = await may(interaction, "league")
    await interaction.client.leagues.change(league.id, changes.close, interaction.user.id, manager=manager)
    await say(interaction, "league-closed")


@control("seasongames", league_here, act="arrange")
async def choose_games(interaction: Interaction, league: League, wanted: Control) -> None:
    """Let somebody who waits for a table do so for the chosen games only."""
    league = await interaction.client.leagues.change(
        league.id,
        season.choose_games,
        interaction.user.id,
        next(iter(chosen_values(interaction).values()), ()),
    )
    await redraw(interaction, messages.build_wait(league, interaction.user.id, reader(interaction)))


@control("standings", league_here, act="look")
@control("schedule", league_here, act="look")
async def turn(interaction: Interaction, league: League, wanted: Control) -> None:
    """Show a page of the standings or of the tables: instead of another, or in a message of its own."""
    place = parse_numbers(wanted.argument, 2) if wanted.argument else None
    await redraw(interaction, *await _build_page(interaction, league, wanted.verb, place))


async def announce(
    interaction: Interaction,
    build: Callable[[float, Venue], League],
    pace: str | None,
    told: str,
    **words: str,
) -> None:
    """Announce the league that *build* creates at a time and a venue, and say so with the message *told*.

    It is played at the *pace* of that name or, without one, at that of the server.

    Raises:
        Refusal: the person may not announce a league here, or there is one.
    """
    await think(interaction)
    server = await _require_place(interaction)
    if server is None:
        return
    spend(interaction, "league")
    place = Place(server.guild_id, interaction.channel_id)
    venue = Venue(place, server.locale, find_pace(pace) or server.pace)
    await interaction.client.leagues.open(build, venue)
    await tell(interaction, reader(interaction).with_public(server.locale)(told, **words))


async def _require_place(interaction: Interaction) -> Server | None:
    """Check that the person may announce a league in this channel; return its server.

    None if the answer says already what is wrong with the channel.

    Raises:
        Refusal: they may not, or this is no text channel.
    """
    channel, guild_id = interaction.channel, cast(int, interaction.guild_id)
    await require_unbarred(interaction, guild_id)
    server = await interaction.client.store.servers.get(guild_id)
    await require_announcer(interaction, server)
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("league-no-threads-here")
    if server.channels and channel.id not in server.channels:
        await say(interaction, "reply-not-here", channels=" ".join(f"<#{id}>" for id in server.channels))
        return None
    if names := lacking_for_threads(interaction.app_permissions):
        await tell_missing_permissions(interaction, names)
        return None
    return server


async def _find_league(interaction: Interaction, *, ended: bool = False) -> League:
    """Return the league of this channel or, with *ended*, else the last one that ended here.

    Raises:
        Refusal: there is none.
    """
    league = await interaction.client.leagues.find_in_channel(find_channel_id(interaction), ended=ended)
    if league is None:
        raise Refusal("league-unknown")
    return league


async def _join(interaction: Interaction, id: int) -> None:
    league = await interaction.client.leagues.change(id, changes.join, person(interaction), interaction.id)
    await _tell_joined(interaction, league)


async def _tell_joined(interaction: Interaction, league: League) -> None:
    """Say what it means for the person that they have joined."""
    if league.kind == "season":
        await show(interaction, messages.build_wait(league, interaction.user.id, reader(interaction)))
        return
    if league.kind == "evening":
        phase = "checking" if league.checking else league.status
        await say(interaction, "evening-joined", phase=phase)
        return
    listed = league.find_waiting(interaction.user.id) is not None
    await say(interaction, "league-listed" if listed else "league-joined")


async def _leave(interaction: Interaction, league: League) -> None:
    waits = league.find_waiting(interaction.user.id) is not None
    if waits or league.status != "running" or league.find_participant(interaction.user.id) is None:
        await _leave_for_good(interaction, league)
        return
    sure = Control("leaguequit", league.id, league.version)
    await _ask(interaction, "league-leave-question", "league-leave-hint", sure, "league-leave-sure")


async def _leave_for_good(interaction: Interaction, league: League) -> None:
    waited = league.find_waiting(interaction.user.id) is not None
    league = await interaction.client.leagues.change(league.id, changes.leave, interaction.user.id)
    if league.kind == "season":
        await say(interaction, "season-left", stays="yes" if waited else "no")
        return
    if league.kind == "evening":
        await say(interaction, "evening-left", status=league.status)
        return
    await say(interaction, "league-left", status=league.status)


async def _start(interaction: Interaction, league: League, *, fill: bool = False) -> None:
    """Start the league; if participants are missing, offer to fill up with bots."""
    manager = await may(interaction, "league")
    count = len(league.participants)
    lacking_now = count_missing(count, league.places)
    allowed = manager or interaction.user.id == league.organizer_id
    if league.kind == "rounds" and league.status == "open" and lacking_now and not fill and allowed:
        words = reader(interaction)
        text = words("league-fill-question", count=count, missing=lacking_now)
        sure = Control("leaguefill", league.id, league.version)
        await show(
            interaction, messages.build_question(words, text, "", sure, "league-fill", ButtonStyle.primary)
        )
        return
    league = await interaction.client.leagues.change(
        league.id, changes.start, interaction.user.id, interaction.id, fill=fill, manager=manager
    )
    await say(interaction, "evening-started" if league.kind == "evening" else "league-started")


async def _ask(interaction: Interaction, question: str, hint: str, sure: Control, label: str) -> None:
    words = reader(interaction)
    view = messages.build_question(words, words(question), words(hint), sure, label, ButtonStyle.danger)
    await show(interaction, view)


async def _build_page(
    interaction: Interaction, league: League, verb: str, place: tuple[int, ...] | None = None
) -> tuple[ui.LayoutView, list[discord.File]]:
    """Build the page of the standings or of the tables at that *place*, or else the current one.

    Raises:
        Refusal: the league has not begun, or there is no such page.
    """
    words = reader(interaction)
    if not league.tables:
        raise Refusal("season-no-tables" if league.kind == "season" else "league-no-schedule")
    if league.kind == "season" and verb == "schedule":
        if not league.open_tables:
            raise Refusal("season-no-tables")
        place = place or (1, 0)
    if verb == "standings" and place in (None, (0, 0)) and not league.has_preliminaries:  # only the final
        verb, place = "schedule", None
    pages = messages.list_pages(league, verb)
    here = next(
        (each for each in pages if each == (place or (0 if verb == "standings" else league.round, 0))), None
    )
    if here is None:
        raise Refusal("reply-unknown-control")
    round, number = here
    matches = await load_open_matches(interaction, league)
    sheet = (
        sheets.standings_page(league, words, number, matches)
        if verb == "standings"
        else sheets.round_page(league, words, round, number, matches)
    )
    note = [words("league-live")] if sheets.is_live(sheet) else []
    if (verb, round) == ("schedule", league.round):
        note += await _list_waits(interaction, league, matches)
    server = await interaction.client.store.servers.get(league.guild_id)
    make = interaction.client.presenter.pictures.sheet
    picture = await make(sheet, words.locale, f"{verb}.png", text=server.text_tables or words.worded)
    return messages.build_page(
        league, words, verb, here, (picture.shown, picture.description), note
    ), picture.files


async def _list_waits(interaction: Interaction, league: League, matches: Sequence[Match]) -> list[str]:
    """Say, for the organizer, whom the *matches* of the round wait for."""
    if interaction.user.id != league.organizer_id and not await may(interaction, "league"):
        return []
    words = reader(interaction)
    lines = messages.describe_waits(matches, words)
    return [words("league-waited-title", page="schedule"), *lines] if lines else []
