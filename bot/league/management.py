"""The organizer's private page of a league: who is being waited for, and everything the organizer can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.discord.controls import Control, make_unique
from bot.discord.messages import layout
from bot.domain.match import Match
from bot.domain.people import Server
from bot.language import Language
from bot.league import changes, edits
from bot.league.messages import build_picture, describe_waits, list_waitlist, name_league
from bot.league.records import League
from bot.league.rules import FINAL

Role = Literal["announcers", "champions"]
"""Who may announce leagues, and who has won one."""

EXTENSIONS = (1, 3, 7)
"""The days that can be added to a round."""

PAUSES = (1, 3, 7, 14)
"""The days for which a league can be paused."""

SHOWN = 12
"""The most tables whose people can be reminded from the page, those that wait longest first."""


ROLES: tuple[Role, ...] = ("announcers", "champions")
"""The roles of a server that can be named on the page."""


def build_management(
    league: League, words: Language, matches: Sequence[Match], server: Server | None = None
) -> ui.LayoutView:
    """Build the page of *league*; *matches* are those of its tables that are being played.

    With its *server*, for somebody who manages that, the page also has the roles that the server names.
    """
    gathered = league.status in ("open", "running")
    waiting = [match for match in sorted(matches, key=lambda match: match.changed) if match.expected]
    waits = describe_waits(waiting, words)
    due = "season-due" if league.kind == "season" else "league-due"
    actions = [
        *_list_time(league, words),
        *_list_choices(league, words),
        *_list_nudges(league, words, waiting),
    ]
    return layout.framed_message(
        layout.paragraph(words("league-manage-title", league=name_league(league, words))),
        layout.paragraph(
            words("league-paused", until=layout.relative_time(league.paused)) if league.paused else "",
            words(due, due=layout.relative_time(league.due))
            if league.status == "running" and league.due
            else "",
            *(list_waitlist(league, words) if league.kind != "season" else ()),
            words("league-asked", names=words.join(words.write_name(who.name) for who in league.asked))
            if league.asked
            else "",
        ),
        layout.paragraph(words("league-waited-title", page="manage"), *waits) if waits else None,
        layout.select(Control("leagueact", league.id), words("league-manage-act"), actions)
        if gathered
        else None,
        layout.Row(_select_person("leaguesub", "league-substitute", league, words))
        if changes.can_step_in(league)
        else None,
        layout.Row(_select_person("leagueremove", "league-remove", league, words))
        if gathered and _has_persons(league)
        else None,
        *(item for name in ROLES if server for item in _ask_for_role(league, server, name, words)),
        *layout.rows(_buttons(league, words, gathered)),
        accent=layout.BRASS,
    )


def build_activity_page(
    league: League, words: Language, pictures: Sequence[tuple[str | None, str]]
) -> ui.LayoutView:
    """Build the message with the *pictures* of the figures of *league*, each a file's name and its words."""
    return layout.framed_message(
        layout.paragraph(words("league-activity-page", league=name_league(league, words))),
        *(build_picture(name, description) for name, description in pictures),
        layout.paragraph(words("league-activity-hint")),
        accent=layout.BRASS,
    )


def build_edit(league: League, words: Language, starts: Sequence[SelectOption]) -> ui.Modal:
    """Build the window for the name, the description and, while it is open, the start of *league*."""
    questions = [
        layout.entry("name", words("league-edit-name"), edits.NAME, league.name, required=False),
        layout.entry(
            "description",
            words("league-edit-description"),
            edits.DESCRIPTION,
            league.description,
            required=False,
            long=True,
        ),
    ]
    if league.status == "open" and not league.checking:
        questions.append(layout.question("starts", words("league-edit-starts"), starts))
    control = Control("leagueedited", league.id, argument=make_unique("edit"))
    return layout.modal(control, words("league-edit"), questions)


def _has_round(league: League) -> bool:
    return league.status == "running" and league.due is not None


def _has_persons(league: League) -> bool:
    return bool(league.waitlist) or any(
        who.user_id is not None and who.dropped is None for who in league.participants
    )


def _list_time(league: League, words: Language) -> list[SelectOption]:
    """List what can be done about the time of the present round."""
    if not _has_round(league) or league.kind == "evening":
        return []
    final = "season" if league.kind == "season" else "yes" if league.round == FINAL else "no"
    options = [
        layout.option(f"extend.{days}", words("league-extend", days=days, final=final)) for days in EXTENSIONS
    ]
    if league.paused is not None:
        return [*options, layout.option("pause.0", words("league-continue"))]
    return options + [layout.option(f"pause.{days}", words("league-pause", days=days)) for days in PAUSES]


def _list_choices(league: League, words: Language) -> list[SelectOption]:
    """List the choices about Discord's event of *league* and about the level of its bots."""
    event = layout.option(
        "event.0" if league.scheduled else "event.1", words("league-event", on=int(league.scheduled))
    )
    levels = [level for level in changes.list_levels(league) if level != league.level]
    return [event, *(layout.option(f"bots.{level}", words("league-bots", level=level)) for level in levels)]


def _list_nudges(league: League, words: Language, waiting: Sequence[Match]) -> list[SelectOption]:
    """List the tables whose awaited people can be reminded."""
    numbers = {table.match_id: table.number for table in league.tables_of(league.round)}
    return [
        layout.option(
            f"nudge.{match.id}",
            words("league-nudge", table=numbers.get(match.id, 0), final=int(league.round == FINAL)),
            words.join(
                words.write_name(match.players[seat].name, "label") for seat in sorted(match.expected)
            ),
        )
        for match in waiting[:SHOWN]
    ]


def _select_person(verb: str, label: str, league: League, words: Language) -> ui.UserSelect[ui.LayoutView]:
    return ui.UserSelect(
        custom_id=Control(verb, league.id).custom_id,
        placeholder=layout.cut(words(label), layout.PLACEHOLDER),
    )


def _ask_for_role(league: League, server: Server, name: Role, words: Language) -> list[layout.Item | None]:
    role_id: int | None = getattr(server, name)
    select: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        custom_id=Control("leaguerole", league.id, argument=name).custom_id,
        placeholder=layout.cut(words(f"settings-{name}-none"), layout.PLACEHOLDER),
        min_values=0,
        default_values=[discord.Object(role_id)] if role_id else [],
    )
    return [layout.paragraph(words(f"settings-{name}")), layout.Row(select)]


def _buttons(league: League, words: Language, gathered: bool) -> list[ui.Button[ui.LayoutView]]:
    def button(verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> ui.Button[ui.LayoutView]:
        return layout.button(Control(verb, league.id, league.version), words(label), style)

    figures = [button("leaguecharts", "league-activity-open")] if league.tables else []
    if not gathered:
        return [button("leagueagain", "league-again", ButtonStyle.success), *figures]
    return [
        *figures,
        button("leagueedit", "league-edit"),
        button("leagueend", "league-end", ButtonStyle.danger),
    ]
