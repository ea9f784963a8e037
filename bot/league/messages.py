"""The messages of a league: its public message, and pages of its standings and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from discord import ButtonStyle, ui

from bot.discord.controls import Control
from bot.discord.messages import layout
from bot.discord.messages.length import write_pace
from bot.discord.obstacles import explain_obstacle
from bot.domain.durations import HOUR, MINUTE
from bot.domain.match import Match
from bot.language import Context, Language, escape, language_of
from bot.league import evening, sheets
from bot.league.records import League, Table
from bot.league.rules import FINAL, MOST, ROUNDS, SIZE, count_missing
from bot.league.season import PATIENCE
from bot.league.standings import compute_standings, find_lots, find_winner
from games.fair import commitment
from render.standings import rank_seats

MOST_LINES = 10
"""The most tables of a season that its message lists, the newest first."""

Shown = Sequence[tuple[str | None, str]]
"""The pictures that are sent along by name, each with the same in words; None where there are only words."""


def build_board(league: League, words: Language, pictures: Shown) -> ui.LayoutView:
    """Build the public message of *league* with the *pictures* it needs (`bot.league.board`)."""
    return layout.framed_message(
        *(layout.paragraph(*lines) for lines in _texts(league, words)[:1]),
        *(build_picture(*each) for each in pictures),
        *(layout.paragraph(*lines) for lines in _texts(league, words)[1:]),
        *layout.rows(_buttons(league, words)),
        accent=layout.BRASS,
    )


def build_past_round(league: League, words: Language, round: int, pictures: Shown) -> ui.LayoutView:
    """Build what the public message of a *round* becomes when it is over, with *pictures* of its tables."""
    over = words("league-round-over", final=int(round == FINAL))
    tables = league.tables_of(round)
    if league.kind == "season":
        over, tables = words("season-is-over"), ()
    return layout.framed_message(
        layout.paragraph(_title(league, words, round)),
        *(build_picture(*each) for each in pictures),
        layout.paragraph(*(_line(league, table, words) for table in tables)),
        layout.paragraph(f"-# {over}"),
        accent=layout.BRASS,
    )


def build_page(
    league: League,
    words: Language,
    verb: str,
    place: tuple[int, int],
    picture: tuple[str | None, str],
    note: Sequence[str] = (),
) -> ui.LayoutView:
    """Build the page at *place* (see `list_pages`) of the standings or of the tables, as *verb* says.

    The lines of *note* stand below the *picture*.
    """
    if verb == "standings":
        title = words("league-page-standings", league=name_league(league, words))
    else:
        round = place[0]
        name = words("league-page-final") if round == FINAL else words("league-page-round", round=round)
        if league.kind == "season":
            name = words("season-page-tables")
        title = words("league-page-schedule", league=name_league(league, words), title=name)
    known = list_pages(league, verb)
    here = known.index(place)
    turns = [
        layout.button(
            Control(verb, league.id, argument="{}.{}".format(*known[max(0, min(other, len(known) - 1))])),
            words(label),
            open=0 <= other < len(known),
        )
        for other, label in ((here - 1, "league-page-earlier"), (here + 1, "league-page-later"))
    ]
    return layout.framed_message(
        layout.paragraph(title),
        build_picture(*picture),
        layout.paragraph(*note),
        *layout.rows(turns if len(known) > 1 else ()),
    )


def describe_waits(matches: Iterable[Match], words: Language) -> list[str]:
    """Say whom the tables of a league wait for, a line for each table, the longest wait first."""
    return [
        words(
            "league-waited",
            thread=f"<#{match.place.channel_id}>",
            people=words.join(f"<@{match.players[seat].user_id}>" for seat in sorted(match.expected)),
            since=layout.relative_time(match.changed),
            due=layout.relative_time(match.due) if match.due else "none",
        )
        for match in sorted(matches, key=lambda match: match.changed)
        if match.expected
    ]


def tell_check_in(league: League, locale: str) -> str:
    """Tell somebody who has signed up for an evening that its check-in begins."""
    words = language_of(locale)
    return words(
        "evening-notice-check-in",
        league=name_league(league, words),
        channel=f"<#{league.channel_id}>",
        due=layout.relative_time(league.due or league.changed),
    )


def tell_removed(league: League, locale: str) -> str:
    """Tell somebody that the organizer has removed them from *league*."""
    words = language_of(locale)
    channel = f"<#{league.channel_id}>"
    return words("league-notice-removed", league=name_league(league, words), channel=channel)


def tell_absent(league: League, locale: str) -> str:
    """Tell somebody for whom a bot played on an evening how they get back in."""
    words, channel = language_of(locale), f"<#{league.channel_id}>"
    return words("evening-notice-absent", league=name_league(league, words), channel=channel)


def tell_no_place(league: League, locale: str) -> str:
    """Tell somebody who has waited for a place until the end of *league* that there was none."""
    words = language_of(locale)
    return words("league-notice-no-place", league=name_league(league, words))


def tell_organizer(league: League, locale: str) -> str:
    """Tell somebody that they organize *league* from now on."""
    words, channel = language_of(locale), f"<#{league.channel_id}>"
    return words("league-notice-organizer", league=name_league(league, words), channel=channel)


def tell_seated(league: League, locale: str) -> str:
    """Tell somebody who was on the waiting list of *league* that they have a place now."""
    words, began = language_of(locale), "yes" if league.tables else "no"
    channel = f"<#{league.channel_id}>"
    if league.kind == "season":
        return words("season-notice-seated", league=name_league(league, words), channel=channel)
    return words(
        "league-notice-seated",
        league=name_league(league, words),
        channel=channel,
        began=began,
    )


def name_league(league: League, words: Language, place: Context = "message") -> str:
    """Name *league* as its organizer called it, or after its game; it stands apart, not within a sentence."""
    if league.name:
        return words.write_name(league.name, place)
    if league.kind == "season":
        return words("season-of", games=name_games(league, words))
    if league.kind == "evening":
        return words("evening-of", game=words(f"{league.game}-name"))
    return words("league-of", game=words(f"{league.game}-name"))


def name_games(league: League, words: Language) -> str:
    """Name the games of a season."""
    return words.join(words(f"{game}-name") for game in league.games)


def list_pages(league: League, verb: str) -> list[tuple[int, int]]:
    """List the round and number of every page of the standings (round 0) or of the tables."""
    if verb == "standings":
        return [(0, number) for number in range(sheets.count_standings_pages(league))]
    known = sorted({table.round for table in league.tables})
    return [(round, number) for round in known for number in range(sheets.count_round_pages(league, round))]


def build_question(
    words: Language, text: str, hint: str, sure: Control, label: str, style: ButtonStyle
) -> ui.LayoutView:
    """Ask *text* before *sure* is done; *hint* says what follows from it."""
    return layout.framed_message(
        layout.paragraph(f"**{text}**", hint), *layout.rows([layout.button(sure, words(label), style)])
    )


def build_wait(league: League, user_id: int, words: Language) -> ui.LayoutView:
    """Tell somebody that they wait for a table of a season, and let them choose for which games."""
    waiting = league.find_waiting(user_id)
    wanted = () if waiting is None else waiting.games
    games = [
        layout.option(game, words(f"{game}-name"), chosen=game in wanted)
        for game in league.games
        if len(league.games) > 1 and wanted
    ]
    hours = int(PATIENCE // HOUR)
    return layout.framed_message(
        layout.paragraph(words("season-waits", begun=league.status, hours=hours)),
        layout.select(Control("seasongames", league.id), words("season-games"), games, most=len(games))
        if games
        else None,
    )


def build_substitute(
    league: League, user_id: int, by: int, words: Language, answer: Literal["none", "yes", "no"] = "none"
) -> ui.LayoutView:
    """Ask a person to step in, as *by* wishes, or say how they have answered."""
    begun = "yes" if league.status == "running" else "no"
    person = f"<@{user_id}>"
    if answer != "none":
        told = words("league-substitute-answer", person=person, answer=answer, begun=begun)
        return layout.framed_message(layout.paragraph(told))
    asks = words(
        "league-substitute-asks", person=person, by=f"<@{by}>", league=name_league(league, words), begun=begun
    )

    def button(verb: str, label: str, style: ButtonStyle) -> ui.Button[ui.LayoutView]:
        return layout.button(Control(verb, league.id, argument=str(user_id)), words(label), style)

    answers = [
        button("leagueyes", "league-substitute-yes", ButtonStyle.success),
        button("leagueno", "league-substitute-no", ButtonStyle.secondary),
    ]
    return layout.framed_message(layout.paragraph(asks), *layout.rows(answers))


def name_variant(words: Language, game: str, chosen: Mapping[str, str]) -> str:
    """Name the options *chosen* for the matches of a league in a *game*."""
    return " · ".join(
        words(
            "league-variant",
            name=words(f"{game}-setting-{name}"),
            value=words(f"{game}-setting-{name}-{value}", most=SIZE),
        )
        for name, value in chosen.items()
    )


def join_names(league: League, numbers: Iterable[int], words: Language) -> str:
    """Join the names of participants to a list, after their colors once these are settled."""
    return words.join(sheets.write_participant(league, number, words, "message") for number in numbers)


def build_picture(name: str | None, description: str) -> layout.Item | None:
    """Show the picture *name* or, without one, its *description*."""
    lines = description.splitlines()  # they contain names
    return layout.picture(name, description) if name else layout.paragraph(*map(escape, lines))


def _texts(league: League, words: Language) -> list[list[str]]:
    """Return the paragraphs; the pictures come after the first."""
    game = words(f"{league.game}-name")
    if league.status == "cancelled":
        return [[words("league-cancelled", game=game, kind=league.kind)]]
    if league.status == "over":
        return _over_texts(league, words, game)
    if league.kind == "season":
        return _season_texts(league, words)
    if league.kind == "evening":
        return _evening_texts(league, words)
    if league.status == "open":
        return _open_texts(league, words, game)
    title = _title(league, words, league.round)
    trouble = explain_obstacle(league.trouble, words) if league.trouble else ""
    return [
        [title, words("league-trouble", why=trouble) if trouble else ""],
        [_line(league, table, words) for table in league.tables_of(league.round)],
        [
            words("league-paused", until=layout.relative_time(league.paused)) if league.paused else "",
            words("league-due", due=layout.relative_time(league.due)) if league.due else "",
            *list_waitlist(league, words),
            *_notes(league, words),
        ],
    ]


def _season_texts(league: League, words: Language) -> list[list[str]]:
    """Return the paragraphs about a season that will begin, or has begun."""
    trouble = explain_obstacle(league.trouble, words) if league.trouble else ""
    begins = league.starts or league.changed
    ends = begins + league.span if league.due is None or league.status == "open" else league.due
    dates = words(
        "season-dates",
        status=league.status,
        begins=layout.date(begins),
        ends=layout.date(ends),
        left=layout.relative_time(begins if league.status == "open" else ends),
    )
    rules = words(
        "season-rules",
        games=name_games(league, words),
        best=league.best,
        pace=write_pace(league.pace, words),
        level=league.level,
        hours=int(PATIENCE // HOUR),
    )
    names = words.join(words.write_name(who.name) for who in league.waitlist)
    tables = [*reversed(league.open_tables)]
    more = len(tables) - MOST_LINES
    return [
        [
            words("league-title", league=name_league(league, words)),
            escape(league.description),
            dates,
            words("league-trouble", why=trouble) if trouble else "",
        ],
        [_line(league, table, words) for table in tables[:MOST_LINES]]
        + ([words("season-more-tables", count=more)] if more > 0 else []),
        [
            words("league-paused", until=layout.relative_time(league.paused)) if league.paused else "",
            words("season-waitlist", count=len(league.waitlist), names=names or "none"),
            rules,
            *_notes(league, words),
            "-# " + words("league-sealed", commitment=commitment(league.secret)),
        ],
    ]


def _evening_texts(league: League, words: Language) -> list[list[str]]:
    """Return the paragraphs about an evening from its announcement to its last round."""
    trouble = explain_obstacle(league.trouble, words) if league.trouble else ""
    phase: str = "checking" if league.checking else league.status
    if league.status == "open" and league.starts is None and not league.checking:
        phase = "waits"
    people = evening.list_present(league) if phase in ("checking", "running") else league.participants
    names = words.join(words.write_name(who.name) for who in people if who.dropped is None)
    state = words(
        "evening-state",
        phase=phase,
        round=max(1, league.round),
        rounds=league.rounds,
        due=layout.relative_time(league.due or league.changed),
        organizer=f"<@{league.organizer_id}>",
    )
    rules = words(
        "evening-rules",
        rounds=league.rounds,
        pace=write_pace(league.pace, words),
        level=league.level,
        minutes=int(evening.CHECK_IN // MINUTE),
    )
    return [
        [
            words("league-title", league=name_league(league, words)),
            escape(league.description),
            state,
            words("league-trouble", why=trouble) if trouble else "",
        ],
        [_line(league, table, words) for table in league.tables_of(league.round)],
        [
            words("evening-people", phase=phase, count=len(people), names=names),
            rules if league.status == "open" else "",
            *_notes(league, words),
            "-# " + words("league-sealed", commitment=commitment(league.secret)),
        ],
    ]


def _tell_start(league: League, words: Language) -> str:
    """Say what an open league waits for, and when it closes otherwise."""
    organizer, due = f"<@{league.organizer_id}>", layout.relative_time(league.due or league.changed)
    if league.starts is not None:
        return words("league-starts", due=due, organizer=organizer)
    lacking = count_missing(len(league.participants), league.places)
    return "\n".join(
        (words("league-missing", missing=lacking, organizer=organizer), words("league-closes", due=due))
    )


def list_waitlist(league: League, words: Language) -> list[str]:
    """Name those on the waiting list in a line; none if nobody is on it."""
    names = words.join(words.write_name(who.name) for who in league.waitlist)
    return [f"-# {words('league-waitlist', count=len(league.waitlist), names=names)}"] if names else []


def _title(league: League, words: Language, round: int) -> str:
    called = name_league(league, words)
    if round == FINAL:
        return words("league-final", league=called)
    return words("league-round", league=called, round=round, rounds=league.rounds)


def _open_texts(league: League, words: Language, game: str) -> list[list[str]]:
    count = len(league.participants)
    return [
        [
            words("league-title", league=name_league(league, words)),
            escape(league.description),
            words(
                "league-open",
                places=league.places,
                span=words(f"league-span-{league.span}"),
                pace=write_pace(league.pace, words),
                level=league.level,
            ),
            "-# " + name_variant(words, league.game, league.options) if league.options else "",
        ],
        [words("league-in-count", count=count, names=join_names(league, range(count), words))],
        [
            _tell_start(league, words),
            *list_waitlist(league, words),
            "-# " + words("league-sealed", commitment=commitment(league.secret)),
        ],
    ]


def _over_texts(league: League, words: Language, game: str) -> list[list[str]]:
    won = find_winner(league)
    if won is None:
        title = words("league-won-nobody", game=game, kind=league.kind)
    else:
        name = sheets.write_participant(league, won, words, "message")
        title = words("league-won", name=name, league=name_league(league, words))
    revealed = words(
        "league-revealed",
        secret=league.secret.hex(),
        commitment=commitment(league.secret),
        seed=league.seed.hex(),
    )
    return [[title], [*_notes(league, words), "-# " + revealed]]


def _notes(league: League, words: Language) -> list[str]:
    """Say who left, and where the lot decided among the best."""
    gone = [who.number for who in league.participants if who.dropped is not None]
    notes = [words("league-dropped", names=join_names(league, gone, words), count=len(gone))] if gone else []
    last = SIZE if league.kind == "rounds" else 1
    if league.has_preliminaries and (league.round == FINAL or league.status == "over"):
        rows = [row for row in compute_standings(league) if row.played]
        place = {row.number: row.place for row in rows}
        notes += [
            words("league-lot", names=join_names(league, group, words))
            for group in find_lots(rows)
            if (place[group[0]] or SIZE) <= last
        ]
    return [f"-# {note}" for note in notes]


def _line(league: League, table: Table, words: Language) -> str:
    state = sheets.state_of(league, table)
    seats = [
        seat.name if seat.points is None else words("league-seat", name=seat.name, points=seat.points)
        for _, seat in rank_seats(sheets.build_seats(league, table, words, "message"))
    ]
    thread = f"<#{table.thread_id}>" if table.thread_id else "none"
    name = sheets.table_name(table, words)
    return words("league-table-line", state=state, table=name, thread=thread, seats=" · ".join(seats))


def _buttons(league: League, words: Language) -> list[ui.Button[ui.LayoutView]]:
    def button(verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return layout.button(Control(verb, league.id, league.version), words(label), style)

    if league.status == "cancelled":
        return []
    standings, tables = button("standings", "league-standings"), button("schedule", "league-tables")
    manage, leave = button("leaguemanage", "league-manage"), button("leagueleave", "league-leave")
    if league.kind != "rounds" and league.status == "over":
        return [standings, manage]
    if league.kind == "season":
        play = button("leaguejoin", "season-play", ButtonStyle.success), button("leagueleave", "season-stop")
        return [*play, *((standings, tables) if league.status == "running" else ()), manage]
    if league.kind == "evening":
        is_called = league.checking or league.status == "running"
        label = "evening-here" if is_called else "league-join"
        join = [button("leaguejoin", label, ButtonStyle.success)] if league.round < league.rounds else []
        more = [button("leaguestart", "league-start")] if league.status == "open" else [standings, tables]
        return [*join, leave, *more, manage]
    if league.status == "open":
        full = len(league.participants) >= (league.places or MOST)
        return [
            button("leaguejoin", "league-wait" if full else "league-join", ButtonStyle.success),
            leave,
            button("leaguestart", "league-start", ButtonStyle.primary),
            manage,
        ]
    pages = [button("schedule", "league-schedule")]
    if league.has_preliminaries:
        pages.insert(0, button("standings", "league-standings", ButtonStyle.primary))
    if league.status == "running":
        if league.round < ROUNDS:
            pages.append(button("leaguejoin", "league-wait"))
        pages.append(leave)
    return [*pages, manage]
