"""The lobby: the public message of a match that hasn't begun, and the window with its settings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import get_args
from zoneinfo import ZoneInfo

from discord import ButtonStyle, SelectOption, ui

import games
from bot.discord.controls import Control, make_unique
from bot.discord.messages import layout
from bot.discord.messages.foreign import refresh_button, tell_age
from bot.discord.messages.length import describe_length, describe_span, is_alone, write_pace, write_seconds
from bot.domain import hints, invitations
from bot.domain.forms import FORMS, apply_form, find_form
from bot.domain.match import Forced, Match, Player
from bot.domain.moving import find_loss
from bot.domain.pace import PACES, UNITS, name_pace, split_pace
from bot.language import LOCALES, Language
from bot.service.pictures import Picture
from games.core import AnyGame
from games.fair import commitment
from games.search.search import is_searchable

ABSENT = ("move", "pass")
"""What can happen when a player's time is up; ``pass`` only where the game allows it."""

HOUSE = ("pace", "absent", "forced", "locale")
"""The settings that every game has."""

ASKING = ("join", "leave", "start")
"""The buttons that have other labels while a lobby asks people."""

NEVER = "never"
"""The answer that the pace doesn't change later."""

PAGE = 5
"""The most questions in one window of settings."""

CHANGES = 2
"""How many unusual settings a lobby names; *More* names them all."""

_NAMES = {3: 11, 4: 11, 5: 9, 6: 9}
"""The most letters of a name, by how many sit in a lobby, so that two names fit on a line of a phone."""

_STYLED = 4
"""The most seats with which a lobby says how its bots play; with more, it would be too tall for a phone."""

_SEAT_GAP = "\u2003"
"""What stands between two seats in a line."""


def build_lobby(
    match: Match,
    words: Language,
    cover: Picture | None = None,
    *,
    at: float | None = None,
    asks: Sequence[layout.Item] = (),
    user_id: int | None = None,
) -> ui.LayoutView:
    """Build the lobby of *match*: the game, how long it takes, who is in, and what is missing to start.

    It is short enough for a phone. The rest is behind *More* (`build_more`). A closed lobby is a line that
    says so, and how to open another. With *at*, it says that it was brought up to date then, and has a button
    to do it again. *asks* are above its buttons. If it is for one person alone, *user_id*, it asks only those
    who have not answered.
    """
    if match.status == "cancelled":
        told = words("lobby-cancelled", game=words(f"{match.game}-name"), command=match.game)
        return layout.plain_message(layout.paragraph(told))
    game = games.load(match.game)
    seats = game.seats_with(match.options)
    lacking = max(0, seats[0] - len(match.players))
    full = len(match.players) >= seats[-1]
    again = bool(match.missing) and match.rematch_of is not None
    asked = any(user_id in (None, each.user_id) for each in match.missing)
    ready = not (lacking or match.missing or full)
    state = "again" if again else "asked" if asked else "full" if full else "ready" if ready else "free"
    joins = asked if match.place.is_by_message else not full
    waits = words("lobby-missing", count=lacking) if lacking and not match.missing else ""
    closes = words("lobby-closes", due=layout.relative_time(match.due)) if match.due else ""
    told = " · ".join(filter(None, (waits, closes if match.missing or waits else "")))
    lost = find_loss(match)
    start = _button(match, words, "start", ButtonStyle.success if ready else ButtonStyle.primary)
    invites = ButtonStyle.secondary if ready else ButtonStyle.success
    return layout.framed_message(
        layout.paragraph(words("lobby-lost", why=lost) if lost else ""),
        layout.picture(cover.name, cover.description) if cover else None,
        layout.paragraph(
            words(
                "lobby-title",
                game=words(f"{match.game}-name"),
                state=state,
                host=_write_host(match, words),
                cover="yes" if cover else "no",
            )
            if asked or not match.missing
            else f"### {words('panel-waits', players=_names_asked(match, words))}",
            *(() if again else (_pitch(match, words), describe_length(match, words))),
            _tell_switch(match, words),
            _list_changes(match, game, words),
        ),
        layout.paragraph(
            _SEAT_GAP.join(seat.replace(" ", "\u00a0") for seat in _seats(match, words)),
            _invitation(match, words, enough=not lacking) if asked else "",
            f"-# {told}" if told else "",
            *tell_age(words, at),
        ),
        None if match.missing or is_alone(match) else _select_form(match, words),
        *asks,
        *layout.rows(
            [
                *([start] if ready else []),
                *([_button(match, words, "join", invites)] if joins else []),
                *([_button(match, words, "leave")] if asked else []),
                *([] if lacking or ready else [start]),
                *([_button(match, words, "rules")] if full or lacking else []),
                layout.button(_control(match, "more"), words("table-more")),
                *refresh_button(match, words, at),
            ]
        ),
        accent=layout.BRASS,
    )


def build_more(match: Match, words: Language, user_id: int) -> ui.LayoutView:
    """Build what is behind *More* in the lobby *match* for a person: bots to add, how the game is played, all
    settings, the seal of the shuffles, and what this person can change.

    What newcomers look for comes first.
    """
    if match.status != "lobby":
        return build_lobby(match, words)
    game = games.load(match.game)
    full = len(match.players) >= game.seats_with(match.options)[-1]
    bots_of = levels(match, words) if is_searchable(game) else []
    hosts, seated = user_id == match.host_id, match.seat_of(user_id) is not None
    bots = any(player.user_id is None for player in match.players)
    pages = range(1, len(_pages(match)) + 1)
    settings = [
        layout.button(
            _control(match, "options", str(page)), words("lobby-options", page=page, pages=len(pages))
        )
        for page in pages
    ]
    flips = [
        layout.button(_control(match, "flip", f"{game.face}.{value}"), words(f"{match.game}-flip-{value}"))
        for value in _others(match, game)
    ]
    lessons = _lessons(match, game)
    own = [
        _button(match, words, "rules"),
        *(_button(match, words, "learn", argument=lesson) for lesson in lessons),
        *([_button(match, words, "hints")] if seated and hints.is_possible(match) else []),
        *([_button(match, words, "leave")] if seated else []),
    ]
    adds = [] if bots_of or full else [_button(match, words, "addbot")]
    removes = [_button(match, words, "dropbot")] if bots else []
    paces = [_button(match, words, each) for each in ("pacing", "switching")]
    others = any(player.user_id not in (None, match.host_id) for player in match.players)
    ends = ButtonStyle.danger if others or match.missing else ButtonStyle.secondary
    return layout.framed_message(
        layout.select(_control(match, "addbot"), words("lobby-addbot"), bots_of)
        if hosts and bots_of and not full
        else None,
        *layout.rows([*(adds if hosts else []), *(removes if hosts else []), *own]),
        layout.paragraph(
            *_face(match, game, words),
            *_options(match, words),
            f"-# {_explain_pace(match, words)}",
            _tell_switch(match, words),
            *_hints(match, words),
            f"-# {words('lobby-learn-full')}" if _is_short(match) and lessons else "",
        ),
        *layout.rows([*settings, *paces, *flips] if hosts else []),
        layout.paragraph(
            f"-# {words('lobby-closing', due=layout.relative_time(match.due))}" if match.due else "",
            "-# " + words("lobby-sealed", commitment=commitment(match.secret)),
        ),
        *layout.rows([_button(match, words, "cancel", ends)] if hosts else []),
        accent=layout.BRASS,
    )


def _button(
    match: Match,
    words: Language,
    verb: str,
    style: ButtonStyle = ButtonStyle.secondary,
    argument: str = "",
) -> ui.Button[ui.LayoutView]:
    asks = "yes" if match.missing else "no"
    label = words(f"lobby-{verb}", asks=asks) if verb in ASKING else words(f"lobby-{verb}")
    return layout.button(_control(match, verb, argument), label, style)


def _control(match: Match, verb: str, argument: str = "") -> Control:
    return Control(verb, match.id, match.version, argument)


def _select_form(match: Match, words: Language) -> layout.Row:
    """Build the choice between the forms of a match, each with how long it takes and what it changes."""
    chosen, options = find_form(match), []
    for name in FORMS:
        after = apply_form(match, name)
        changed = [key for key in games.load(match.game).short if after.options[key] != match.options[key]]
        told = [
            words("lobby-pace", move=write_seconds(after.pace.credit, words)),
            *(_name_value(after, key, after.options[key], words) for key in changed),
        ]
        label = words("lobby-form", form=name, span=describe_span(after, words))
        options.append(layout.option(name, label, " · ".join(told), chosen=name == chosen))
    return layout.select(_control(match, "form"), words("lobby-forms"), options)


def levels(match: Match, words: Language) -> list[SelectOption]:
    """List the levels of bot opponents in *match*, as options."""
    return [
        layout.option(level, words("lobby-level", level=level), words("lobby-level-hint", level=level))
        for level in invitations.list_levels(match)
    ]


def build_setup(match: Match, words: Language, page: int) -> ui.Modal:
    """Build the window in which the host changes the settings of *match*; *page* counts from 1.

    Its answers are called like the game's settings, or one of `HOUSE`. A pace without a name, such as that of
    a form, stays if no other is chosen.

    Raises:
        IndexError: there is no such page.
    """
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
            least=1 if _current(match, name) else 0,
            hint="" if _current(match, name) else write_pace(match.pace, words),
        )
        for name, values in _pages(match)[page - 1]
    ]
    control = Control("setup", match.id, match.version, make_unique(page))
    return layout.modal(control, words("lobby-setup"), questions)


def _invitation(match: Match, words: Language, *, enough: bool) -> str:
    """Ask the people invited who haven't answered, by mentions; empty if there are none."""
    people = " ".join(f"<@{each.user_id}>" for each in match.missing)
    if not people:
        return ""
    id = "lobby-invited" if match.rematch_of is None else "lobby-asked"
    return words(
        id,
        people=people,
        host=_write_host(match, words),
        game=words(f"{match.game}-name"),
        enough="yes" if enough else "no",
    )


def _write_host(match: Match, words: Language) -> str:
    """Write the name of the host of *match*; empty if they aren't in it."""
    return words.write_name(
        next((player.name for player in match.players if player.user_id == match.host_id), "")
    )


def _names_asked(match: Match, words: Language) -> str:
    return words.join(words.write_name(each.name) for each in match.missing)


def _tell_switch(match: Match, words: Language) -> str:
    """Say when the pace changes; empty if it doesn't."""
    if match.switch_at is None or match.switch_pace is None:
        return ""
    return words(
        "lobby-switch",
        at=layout.time_of_day(match.switch_at),
        first=write_pace(match.pace, words),
        then=write_pace(match.switch_pace, words),
    )


def _explain_pace(match: Match, words: Language) -> str:
    """Say in plain words what the pace of *match* means for its players."""
    pace = match.pace
    kind = "plain" if not pace.bank else "kept" if pace.is_whole else "capped"
    return words(
        "lobby-pace-means",
        live="yes" if pace.is_live else "no",
        kind=kind if pace.has_clock else "none",
        move=write_seconds(pace.credit, words),
        reserve=write_seconds(pace.bank, words),
        most=write_seconds(pace.cap, words),
        absent=match.absent,
    )


def build_pacing(match: Match, words: Language) -> ui.Modal:
    """Build the window for a pace of *match*'s own: the host of a lobby sets it, at a table people agree.

    The answers are the numbers ``count``, ``reserve`` and ``most``, and their ``unit``.
    """
    unit, *numbers = split_pace(match.pace) if name_pace(match.pace) is None else ("minutes", 0, 0, 0)
    units = [layout.option(each, words(f"lobby-pacing-{each}"), chosen=each == unit) for each in UNITS]
    questions = [
        layout.entry(name, words(f"lobby-pacing-{name}"), 4, str(number or ""), required=name == "count")
        for name, number in zip(("count", "reserve", "most"), numbers, strict=True)
    ]
    questions.append(layout.radios("unit", words("lobby-pacing-unit"), units))
    control = Control("setpacing", match.id, match.version, make_unique(0))
    return layout.modal(control, words("lobby-pacing"), questions)


def build_switch(match: Match, words: Language, zone: str) -> ui.Modal:
    """Build the window in which the host of the lobby *match* lets its pace change later.

    The answers are ``hour``, in the host's *zone*, and ``then``.
    """
    control = Control("setswitch", match.id, match.version, make_unique(0))
    return layout.modal(control, words("lobby-switching"), _ask_switch(match, words, zone))


def _ask_switch(match: Match, words: Language, zone: str) -> list[ui.Label[ui.Modal]]:
    """Ask whether the pace of the lobby *match* changes at an hour of the host's *zone*, and to which."""
    planned = (
        None if match.switch_at is None else datetime.fromtimestamp(match.switch_at, ZoneInfo(zone)).hour
    )
    hours = [layout.option(NEVER, words("lobby-switch-never"), chosen=planned is None)]
    hours += [
        layout.option(str(hour), words("lobby-switch-hour", hour=hour), chosen=hour == planned)
        for hour in range(24)
    ]
    paces = [
        layout.option(name, write_pace(pace, words), chosen=(match.switch_pace or PACES["daily"]) == pace)
        for name, pace in PACES.items()
    ]
    return [
        layout.question(
            "hour", words("lobby-pacing-hour"), hours, hint=words("lobby-pacing-zone", zone=zone)
        ),
        layout.question("then", words("lobby-pacing-then"), paces),
    ]


def _pitch(match: Match, words: Language) -> str:
    """Say what is fun about the game, and how it ends if that is unusual."""
    target = match.options.get("target", "")
    return words(
        f"{match.game}-pitch",
        short="yes" if _is_short(match) else "no",
        target=int(target) if target.isdecimal() else target,
    )


def _is_short(match: Match) -> bool:
    """Whether the short form of the game is chosen."""
    short = games.load(match.game).short
    return bool(short) and short.items() <= match.options.items()


def _lessons(match: Match, game: AnyGame) -> list[str]:
    """Return the lesson that fits these settings, as an argument of ``learn``, or nothing."""
    fitting = [lesson for lesson in game.lessons if lesson.options.items() <= match.options.items()]
    return [f"{match.game}/{lesson.name}" for lesson in fitting[:1]]


def _seats(match: Match, words: Language) -> Iterable[str]:
    seats = len(match.players) + len(match.missing)
    most = _NAMES.get(seats)

    def write(name: str) -> str:
        return words.write_name(layout.cut(name, most) if most else name)

    for player, mark, letter in zip(match.players, match.marks, match.letters, strict=True):
        kind = "bot" if player.user_id is None else "host" if player.user_id == match.host_id else "person"
        yield words(
            "lobby-seat",
            mark=words.find_sign(mark, bot=player.is_bot),
            letter=letter,
            name=write(player.name),
            kind=kind,
            level=player.level,
            style=(find_style(match, player) if seats <= _STYLED else "") or "none",
        )
    for each in match.missing:
        yield words(
            "lobby-seat",
            mark=words.find_sign(each.mark),
            letter=each.letter,
            name=write(each.name),
            kind="asked",
            level="",
            style="none",
        )


def find_style(match: Match, player: Player) -> str:
    """Name the style in which a bot plays *match*; empty for a person, or if the game doesn't know it."""
    return player.style.name if player.style.name in games.load(match.game).styles else ""


def _hints(match: Match, words: Language) -> Iterable[str]:
    """Say whether there will be hints, and who has voted for them."""
    if hints.is_possible(match):
        people = hints.list_persons(match)
        names = [words.write_name(player.name) for player in people if player.hints]
        state = "alone" if len(people) == 1 and not match.missing else "some" if names else "none"
        if state != "alone" and hints.are_allowed(match):
            state = "all"
        yield words("lobby-hinted", state=state, names=words.join(names))


def _face(match: Match, game: AnyGame, words: Language) -> Iterable[str]:
    """Describe the setting that matters most."""
    if game.face:
        yield words(f"{match.game}-face-{match.options[game.face]}")


def _others(match: Match, game: AnyGame) -> Iterable[str]:
    """Return the values that this setting doesn't have."""
    values = next((setting.values for setting in game.settings if setting.name == game.face), ())
    return [value for value in values if value != match.options[game.face]]


def _options(match: Match, words: Language) -> Iterable[str]:
    face = games.load(match.game).face
    for name, _ in _list_settings(match):
        if name != face:
            yield f"-# {_name_setting(match, name, words)}"


def _list_changes(match: Match, game: AnyGame, words: Language) -> str:
    """Name what the game's settings are where they are unusual, without those of a chosen form; empty if none
    is.
    """
    usual = {setting.name: setting.values[0] for setting in game.settings}
    if find_form(match):
        usual |= {name: match.options[name] for name in game.short}
    names = [name for name, _ in _list_settings(match) if match.options.get(name) != usual.get(name)]
    told = [_name_setting(match, name, words) for name in names[:CHANGES]]
    return f"-# {' · '.join((*told, *('…' for _ in names[CHANGES:][:1])))}" if told else ""


def list_own_rules(match: Match, words: Language) -> list[str]:
    """Name every setting of the game in *match* that isn't usual, those of a chosen form too."""
    return [
        _name_setting(match, setting.name, words)
        for setting in games.load(match.game).settings
        if setting.only.items() <= match.options.items()
        and match.options.get(setting.name) != setting.values[0]
    ]


def _list_settings(match: Match) -> list[tuple[str, tuple[str, ...]]]:
    """Return the names and values of the settings that matter in *match*, the game's and the house's."""
    game = games.load(match.game)
    found = [
        (setting.name, setting.values)
        for setting in game.settings
        if setting.only.items() <= match.options.items()
    ]
    found.append(("pace", tuple(PACES)))
    found.append(("forced", get_args(Forced)))
    if match.pace.has_clock and game.can_pass:
        found.append(("absent", ABSENT))
    found.append(("locale", tuple(LOCALES)))
    return found


def _pages(match: Match) -> list[list[tuple[str, tuple[str, ...]]]]:
    """Return the settings of *match*, one list for each window."""
    found = _list_settings(match)
    return [found[start : start + PAGE] for start in range(0, len(found), PAGE)]


def _current(match: Match, name: str) -> str:
    house = {
        "pace": name_pace(match.pace) or "",
        "absent": match.absent,
        "forced": match.forced,
        "locale": match.locale,
    }
    return match.options[name] if name in match.options else house[name]


def _name_setting(match: Match, name: str, words: Language) -> str:
    """Name the setting *name* and its value in *match*."""
    value = _name_value(match, name, _current(match, name), words)
    return words("lobby-option", name=words(_id(match, name)), value=value)


def _name_value(match: Match, name: str, value: str, words: Language) -> str:
    """Name *value* of the setting *name*, given the most players there can be."""
    if name == "pace":
        return write_pace(PACES.get(value, match.pace), words)
    if name == "locale":
        return LOCALES[value]
    return words(_id(match, name, value), most=games.load(match.game).seats_with(match.options)[-1])


def _id(match: Match, name: str, value: str = "") -> str:
    """Return the id of the message for the setting *name*, or for its *value*."""
    id = f"setting-{name}" if name in HOUSE else f"{match.game}-setting-{name}"
    return f"{id}-{value}" if value else id
