"""The lobby: the public message of a match that hasn't begun, and the window with its settings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from discord import ButtonStyle, SelectOption, ui

import games
from bot.discord.controls import Control, make_unique
from bot.discord.messages import layout
from bot.discord.messages.length import describe_length, write_pace
from bot.domain import hints, invitations
from bot.domain.match import Forced, Match
from bot.domain.pace import PACES, name_pace
from bot.language import Language
from bot.service.pictures import Picture
from games.core import AnyGame
from games.fair import commitment
from games.search.search import is_searchable

ABSENT = ("move", "pass")
"""What can happen when a player's time is up; ``pass`` only where the game allows it."""

ASKING = ("join", "leave", "start")
"""The buttons that have other labels while a rematch asks people."""

PAGE = 5
"""The most questions in one window of settings."""


def build_lobby(match: Match, words: Language, cover: Picture | None = None) -> ui.LayoutView:
    """Build the lobby of *match*: the game, its settings, who is in, and what is missing to start.

    A closed lobby is a line that says so, and how to open another.
    """
    if match.status == "cancelled":
        told = words("lobby-cancelled", game=words(f"{match.game}-name"), command=match.game)
        return layout.plain_message(layout.paragraph(told))
    game = games.load(match.game)
    seats = game.seats_with(match.options)
    lacking = max(0, seats[0] - len(match.players))
    full = len(match.players) >= seats[-1]
    bots = any(player.user_id is None for player in match.players)
    asks = "yes" if match.missing else "no"
    bots_of = levels(match, words) if is_searchable(game) else []

    def button(
        verb: str, style: ButtonStyle = ButtonStyle.secondary, *, open: bool = True, argument: str = ""
    ) -> ui.Button[ui.LayoutView]:
        label = words(f"lobby-{verb}", asks=asks) if verb in ASKING else words(f"lobby-{verb}")
        return layout.button(Control(verb, match.id, match.version, argument), label, style, open=open)

    start = button("start", ButtonStyle.primary, open=not lacking)
    pages = range(1, len(_pages(game)) + 1)
    settings = [
        layout.button(
            Control("options", match.id, match.version, str(page)),
            words("lobby-options", page=page, pages=len(pages)),
        )
        for page in pages
    ]
    return layout.framed_message(
        layout.picture(cover.name, cover.description) if cover else None,
        layout.paragraph(
            words("lobby-title", game=words(f"{match.game}-name"), asks=asks),
            *(() if match.missing else (words(f"{match.game}-pitch"), describe_length(match, words))),
        ),
        layout.paragraph(*_seats(match, words)),
        layout.paragraph(*_face(match, game, words), *_options(match, game, words), *_hints(match, words)),
        layout.paragraph(
            _invitation(match, words, enough=not lacking)
            or (
                words("lobby-missing", count=lacking)
                if lacking
                else words("lobby-full" if full else "lobby-ready")
            ),
            words("lobby-closes", due=layout.relative_time(match.due), asks=asks) if match.due else "",
            "-# " + words("lobby-sealed", commitment=commitment(match.secret)),
        ),
        *layout.rows(
            [
                button("join", ButtonStyle.success, open=not full),
                button("leave"),
                *([] if bots_of else [button("addbot", open=not full)]),
                *([button("dropbot")] if bots else []),
            ]
        ),
        layout.select(Control("addbot", match.id, match.version), words("lobby-addbot"), bots_of)
        if bots_of and not full
        else None,
        *layout.rows(
            [
                *([] if match.missing and lacking else [start]),
                *settings,
                button("cancel", ButtonStyle.danger),
            ]
        ),
        *layout.rows(
            layout.button(
                Control("flip", match.id, match.version, f"{game.face}.{value}"),
                words(f"{match.game}-flip-{value}"),
            )
            for value in _others(match, game)
        ),
        *layout.rows(
            [
                button("rules"),
                *(button("learn", argument=lesson) for lesson in _lessons(match, game)),
                *([button("hints")] if hints.is_possible(match) else []),
            ]
        ),
        accent=layout.BRASS,
    )


def levels(match: Match, words: Language) -> list[SelectOption]:
    """List the levels of bot opponents in *match*, as options."""
    return [
        layout.option(level, words("lobby-level", level=level), words("lobby-level-hint", level=level))
        for level in invitations.list_levels(match)
    ]


def build_setup(match: Match, words: Language, page: int) -> ui.Modal:
    """Build the window in which the host changes the settings of *match*; *page* counts from 1.

    Its answers are called like the game's settings, or ``pace``, ``forced`` or ``absent``.

    Raises:
        IndexError: there is no such page.
    """
    game = games.load(match.game)
    questions = [
        layout.question(
            name,
            words(_id(match, name)),
            [
                layout.option(
                    value, _name_value(match, name, value, words), chosen=value == _current(match, name)
                )
                for value in values
            ],
        )
        for name, values in _pages(game)[page - 1]
    ]
    control = Control("setup", match.id, match.version, make_unique(page))
    return layout.modal(control, words("lobby-setup"), questions)


def _invitation(match: Match, words: Language, *, enough: bool) -> str:
    """Ask the people invited to a rematch who haven't answered, by mentions; empty if there are none."""
    host = next((player.name for player in match.players if player.user_id == match.host_id), "")
    people = " ".join(f"<@{each.user_id}>" for each in match.missing)
    if not people:
        return ""
    return words("lobby-asked", people=people, host=words.write_name(host), enough="yes" if enough else "no")


def _lessons(match: Match, game: AnyGame) -> Iterable[str]:
    """Return the lesson that fits these settings, as an argument of ``learn``, or nothing."""
    fitting = [lesson for lesson in game.lessons if lesson.options.items() <= match.options.items()]
    return [f"{match.game}/{lesson.name}" for lesson in fitting[:1]]


def _seats(match: Match, words: Language) -> Iterable[str]:
    for player, mark, letter in zip(match.players, match.marks, match.letters, strict=True):
        kind = "bot" if player.user_id is None else "host" if player.user_id == match.host_id else "person"
        yield words(
            "lobby-seat",
            mark=words.find_sign(mark, bot=player.is_bot),
            letter=letter,
            name=words.write_name(player.name),
            kind=kind,
            level=player.level,
        )
    for each in match.missing:
        name = words.write_name(each.name)
        yield words(
            "lobby-seat",
            mark=words.find_sign(each.mark),
            letter=each.letter,
            name=name,
            kind="asked",
            level="",
        )


def _hints(match: Match, words: Language) -> Iterable[str]:
    """Say whether there will be hints, and who has voted for them."""
    if hints.is_possible(match):
        people = hints.list_persons(match)
        names = [words.write_name(player.name) for player in people if player.hints]
        state = "alone" if len(people) == 1 and not match.missing else "some" if names else "none"
        if state != "alone" and hints.are_allowed(match):
            state = "all"
        yield words("lobby-hinted", state=state, names=", ".join(names))


def _face(match: Match, game: AnyGame, words: Language) -> Iterable[str]:
    """Describe the setting that matters most."""
    if game.face:
        yield words(f"{match.game}-face-{match.options[game.face]}")


def _others(match: Match, game: AnyGame) -> Iterable[str]:
    """Return the values that this setting doesn't have."""
    values = next((setting.values for setting in game.settings if setting.name == game.face), ())
    return [value for value in values if value != match.options[game.face]]


def _options(match: Match, game: AnyGame, words: Language) -> Iterable[str]:
    for page in _pages(game):
        for name, _ in page:
            if name != game.face:
                value = _name_value(match, name, _current(match, name), words)
                yield "-# " + words("lobby-option", name=words(_id(match, name)), value=value)


def _pages(game: AnyGame) -> list[list[tuple[str, tuple[str, ...]]]]:
    """Return the names and values of all settings, the game's and the house's, one list for each window."""
    settings = [(setting.name, setting.values) for setting in game.settings]
    settings.append(("pace", tuple(PACES)))
    settings.append(("forced", get_args(Forced)))
    if game.can_pass:
        settings.append(("absent", ABSENT))
    return [settings[start : start + PAGE] for start in range(0, len(settings), PAGE)]


def _current(match: Match, name: str) -> str:
    house = {"pace": name_pace(match.pace) or "", "absent": match.absent, "forced": match.forced}
    return match.options[name] if name in match.options else house[name]


def _name_value(match: Match, name: str, value: str, words: Language) -> str:
    """Name *value* of the setting *name*, given the most players there can be."""
    if name == "pace":
        return write_pace(PACES.get(value, match.pace), words)
    return words(_id(match, name, value), most=games.load(match.game).seats_with(match.options)[-1])


def _id(match: Match, name: str, value: str = "") -> str:
    """Return the id of the message for the setting *name*, or for its *value*."""
    id = f"setting-{name}" if name in ("pace", "absent", "forced") else f"{match.game}-setting-{name}"
    return f"{id}-{value}" if value else id
