"""`/notify` and `/me`: where and when to notify a person, and how they read. Choices apply at once.

*Avoid*, in the menu of a person, does one of these choices where that person is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args
from zoneinfo import ZoneInfo

import discord
from discord import SelectOption, app_commands, ui
from discord.ext import commands
from msgspec.structs import replace

from bot.discord.controls import Control
from bot.discord.emojis import find_emoji
from bot.discord.messages import layout
from bot.domain.hours import PARTS, find_hours, write_span
from bot.domain.people import SECOND_REMINDERS, Notify, Person
from bot.domain.refusals import Refusal
from bot.language import LOCALES, MARKS, Language, seat_emoji
from bot.waiting.habits import OFF
from cogs.kit.guards import anybody
from cogs.kit.replies import Interaction, meet, person, reader, redraw, show, spend, think
from cogs.kit.router import chosen_objects, chosen_values, control, parse_numbers
from cogs.kit.translator import localize
from cogs.kit.zones import TIME, find_zone, find_zones
from games.cards import ACE, CLUBS, DIAMONDS, HEARTS, SPADES, card
from games.core import Cards
from locales import find_nearest

HOUR_MINUTES, DAY_MINUTES = 60, 24 * 60
"""Minutes in an hour and in a day: quiet hours are stored as minutes since midnight."""

NIGHT = 22 * HOUR_MINUTES, 7 * HOUR_MINUTES
"""The quiet hours of people who set only their beginning, or only their end."""

MOST_MET = layout.OPTIONS
"""The number of people with whom somebody played lately who are offered to be avoided."""

ACES = Cards(tuple(card(ACE, suit) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)))
"""One card of every suit, to show what they look like."""


class Persons(commands.Cog):
    """The commands `/notify` and `/me`."""

    @app_commands.command(name="notify", description=localize("command-notify"))
    @app_commands.describe(zone=localize("option-zone"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def notify(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show where and when the person is notified, with controls to change that."""
        await think(interaction)
        if zone is not None:
            spend(interaction, "preferences")
            await _store(interaction, zone=find_zone(zone, reader(interaction)))
        await show(interaction, _notification_settings(interaction))

    @notify.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Complete the option *zone*, each zone with the time there."""
        zones = find_zones(current, reader(interaction))[: layout.OPTIONS]
        return [
            app_commands.Choice(
                name=f"{zone.replace('_', ' ')}{TIME}{_time_in(interaction, zone)}", value=zone
            )
            for zone in zones
        ]

    @app_commands.command(name="me", description=localize("command-me"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def me(self, interaction: Interaction) -> None:
        """Show how the person reads, with controls to change that."""
        await think(interaction)
        await show(interaction, await _build_me(interaction))


@app_commands.context_menu(name=localize("choice-avoid"))
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def avoid_from_menu(interaction: Interaction, target: discord.User | discord.Member) -> None:
    """Let the person avoid another one, on whose name they clicked."""
    await think(interaction)
    if target.bot or target.id == interaction.user.id:
        raise Refusal("avoid-nobody")
    spend(interaction, "preferences")
    await interaction.client.waiting.rows.avoid(interaction.user.id, target.id, target.display_name)
    await show(interaction, _build_avoided(reader(interaction), target.id))


@control("unavoid", anybody, act="preferences")
async def stop_avoiding(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Let the person no longer avoid the one whom the argument names."""
    (user_id,) = parse_numbers(wanted.argument)
    rows = interaction.client.waiting.rows
    await rows.stop_avoiding(interaction.user.id, [user_id])
    told = reader(interaction)("avoid-undone", person=f"<@{user_id}>")
    await redraw(interaction, layout.framed_message(layout.paragraph(told)))


def _build_avoided(say: Language, user_id: int) -> ui.LayoutView:
    undo = layout.button(Control("unavoid", argument=str(user_id)), say("avoid-undo"))
    told = say("avoid-done", person=f"<@{user_id}>")
    return layout.framed_message(layout.paragraph(told), *layout.rows([undo]))


@control("notify", anybody, act="preferences")
async def change_notifications(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Apply one choice of where and when to be notified, and show all settings."""
    begins, ends = who.quiet or NIGHT
    match wanted.argument, _values(interaction):
        case "where", (place,) if place in get_args(Notify):
            await _store(interaction, notify=place)
        case "from", ("never",):
            await _store(interaction, quiet=None)
        case "from", (hour,) if hour in _list_hours():
            begins = int(hour)
            ends = ends if ends != begins else (begins + 8 * HOUR_MINUTES) % DAY_MINUTES
            await _store(interaction, quiet=(begins, ends), zone=_guess_zone(interaction))
        case "to", (hour,) if hour in _list_hours():
            ends = int(hour)
            await _store(
                interaction,
                quiet=(begins if begins != ends else (ends - 8 * HOUR_MINUTES) % DAY_MINUTES, ends),
            )
        case "invites", (("yes" | "no") as answer,):
            await _store(interaction, invitable=answer == "yes")
        case "reminder", ("once",):
            await _store(interaction, second_reminder=None)
        case "reminder", (percent,) if percent in map(str, SECOND_REMINDERS):
            await _store(interaction, second_reminder=int(percent))
        case _:
            raise Refusal("option-unknown")
    await redraw(interaction, _notification_settings(interaction))


@control("me", anybody, act="preferences")
async def read(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Apply one choice of how to read, also to panels already there, and show all settings."""
    match wanted.argument, _values(interaction):
        case "locale", ("client",):
            locale = find_nearest(interaction.locale.value)
            await _store(interaction, locale=locale, locale_chosen=False)
        case "locale", (locale,) if locale in LOCALES:
            await _store(interaction, locale=locale, locale_chosen=True)
        case "pictures", (("picture" | "text") as kind,):
            await _store(interaction, worded=kind == "text")
        case "colors", (("two" | "four") as count,):
            await _store(interaction, four_colors=count == "four")
        case "hours", parts if parts and set(parts) <= set(map(str, range(PARTS))):
            await _store(interaction, hours=sum(1 << int(part) for part in parts))
        case "favorite", ("any",):
            await _store(interaction, favorite=None)
        case "favorite", (mark,) if mark in map(str, range(len(MARKS))):
            await _store(interaction, favorite=int(mark))
        case _:
            raise Refusal("option-unknown")
    await interaction.client.presenter.redraw(interaction.user.id)
    await redraw(interaction, await _build_me(interaction))


@control("mehours", anybody, act="preferences")
async def set_hours(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Learn the usual hours from clicks from now on, or no longer, and forget what was learned."""
    match wanted.argument:
        case "learn":
            await _store(interaction, hours=None)
        case "off":
            await _store(interaction, hours=OFF, clicked=())
        case _:
            raise Refusal("option-unknown")
    await redraw(interaction, await _build_me(interaction))


@control("avoid", anybody, act="preferences")
async def avoid(interaction: Interaction, who: Person, wanted: Control) -> None:
    """Choose anew whom to avoid among those shown, or add somebody of this server."""
    rows, me = interaction.client.waiting.rows, interaction.user.id
    known = await rows.list_avoided(me)
    if wanted.argument == "more":
        others = {id: _name(user) for id, user in chosen_objects(interaction, "users").items()}
        gone: set[int] = set()
    else:
        shown = await _list_avoidable(interaction)
        chosen = {parse_numbers(value)[0] for value in _values(interaction)}
        others, gone = {id: shown[id] for id in chosen & shown.keys()}, shown.keys() - chosen
    for id, name in others.items():
        if id not in known and id != me:
            await rows.avoid(me, id, name)
    await rows.stop_avoiding(me, gone)
    await redraw(interaction, await _build_me(interaction))


def _name(user: Mapping[str, Any]) -> str:
    """Return how somebody is called, as Discord describes them."""
    return str(user.get("global_name") or user["username"])


async def _list_avoidable(interaction: Interaction) -> dict[int, str]:
    """Return those whom the person avoids, plays with, or has played with lately, with their names."""
    client, me = interaction.client, interaction.user.id
    found = await client.waiting.rows.list_avoided(me)
    here = [player for match in await client.matches.of_person(me) for player in match.players]
    met = [(player.user_id, player.name) for player in here]
    met += [(each.user_id, each.name) for each in await client.store.reader.find_companions(me, MOST_MET)]
    for user_id, name in met:
        if user_id is not None and user_id != me:
            found.setdefault(user_id, name)
    return dict(list(found.items())[: layout.OPTIONS])


def _guess_zone(interaction: Interaction) -> str:
    """Return the person's zone or, if they named none, the most common one of their language."""
    zone = person(interaction).zone
    return zone if zone != Person(0, "").zone else find_zones("", reader(interaction))[0]


def _values(interaction: Interaction) -> tuple[str, ...]:
    return next(iter(chosen_values(interaction).values()), ())


async def _store(interaction: Interaction, **fields: Any) -> None:
    """Store the chosen *fields* of `Person` only, since two clicks may be under way at once.

    The person also gets what the other click has stored meanwhile.
    """
    who = replace(person(interaction), changed=interaction.created_at.timestamp(), **fields)
    await interaction.client.store.persons.put(who, *fields, "changed")
    await meet(interaction)


def _notification_settings(interaction: Interaction) -> ui.LayoutView:
    who, say = person(interaction), reader(interaction)
    begins, ends = map(_clock, who.quiet or NIGHT)
    hours = "none" if who.notify == "none" else "quiet" if who.quiet else "all"
    places = {place: say(f"notify-where-{place}") for place in get_args(Notify)}
    never = layout.option("never", say("notify-never"), chosen=who.quiet is None)
    reminders = {"once": say("notify-reminder-once")}
    reminders |= {str(each): say("notify-reminder-again", percent=each) for each in SECOND_REMINDERS}
    invites = {answer: say(f"notify-invites-{answer}") for answer in ("yes", "no")}
    return layout.framed_message(
        layout.paragraph(say("notify-title")),
        layout.paragraph(
            say("notify-now", notify=who.notify, hours=hours, begins=begins, ends=ends, zone=who.zone),
            say("notify-waits", ends=ends) if hours == "quiet" else "",
            say("notify-closed") if who.notify in ("dm", "both") and who.dm_open is False else "",
        ),
        layout.paragraph(say("notify-where")),
        _select("notify", "where", say, _options(places, who.notify)),
        layout.paragraph(say("notify-from")),
        _select("notify", "from", say, [never, *_list_clocks(who.quiet and who.quiet[0])]),
        layout.paragraph(say("notify-to") if who.quiet else ""),
        _select("notify", "to", say, _list_clocks(who.quiet[1])) if who.quiet else None,
        layout.paragraph(say("notify-reminder")),
        _select("notify", "reminder", say, _options(reminders, str(who.second_reminder or "once"))),
        layout.paragraph(say("notify-invites")),
        _select("notify", "invites", say, _options(invites, "yes" if who.invitable else "no")),
        layout.paragraph(say("notify-zone", zone=who.zone, noon=_noon_in(interaction, who.zone))),
    )


async def _build_me(interaction: Interaction) -> ui.LayoutView:
    known = await interaction.client.waiting.rows.list_avoided(interaction.user.id)
    return _reading_settings(interaction, known, await _list_avoidable(interaction))


def _reading_settings(
    interaction: Interaction, avoided: Mapping[int, str], avoidable: Mapping[int, str]
) -> ui.LayoutView:
    who, say = person(interaction), reader(interaction)
    kind, count = "text" if who.worded else "picture", "four" if who.four_colors else "two"
    client = LOCALES[find_nearest(interaction.locale.value)]
    languages = {"client": say("me-locale-client", language=client), **LOCALES}
    kinds = {each: say(f"settings-tables-{each}") for each in ("picture", "text")}
    counts = {each: say(f"me-colors-{each}") for each in ("two", "four")}
    message = say.with_seats((), "message")
    return layout.framed_message(
        layout.paragraph(say("me-title")),
        layout.paragraph(
            message("me-now", language=LOCALES[who.locale], kind=kind, count=count, cards=ACES),
            say("me-black-red") if who.four_colors else "",
            say("me-commands", language=client) if LOCALES[who.locale] != client else "",
        ),
        layout.paragraph(say("me-locale")),
        _select("me", "locale", say, _options(languages, who.locale if who.locale_chosen else "client")),
        layout.paragraph(say("me-pictures")),
        _select("me", "pictures", say, _options(kinds, kind)),
        layout.paragraph(say("me-colors")),
        _select("me", "colors", say, _options(counts, count)),
        layout.paragraph(say("me-favorite")),
        _select("me", "favorite", say, _list_favorites(who, say)),
        *_build_hours(interaction, who, say),
        layout.paragraph(say("me-avoid")),
        _select_avoided(avoided, avoidable, say) if avoidable else None,
        _select_anybody(say) if interaction.guild_id is not None else None,
    )


def _build_hours(interaction: Interaction, who: Person, say: Language) -> list[layout.Item | None]:
    """Build what the house thinks of a person's usual hours, in their own time, and how to change that."""
    hours, now = find_hours(who), interaction.created_at.timestamp()
    state = "off" if who.hours == OFF else "learned" if who.hours is None else "chosen"
    options = []
    for part in range(PARTS):
        chosen = bool(hours >> part & 1)
        options.append(layout.option(str(part), write_span(part, who.zone, now), chosen=chosen))
    learn = layout.button(
        Control("mehours", argument="learn"), say("me-hours-learn"), open=state != "learned"
    )
    off = layout.button(Control("mehours", argument="off"), say("me-hours-off"), open=state != "off")
    return [
        layout.paragraph(say("me-hours", state=state, known="yes" if hours else "no", zone=who.zone)),
        layout.select(Control("me", argument="hours"), say("settings-choose"), options, most=PARTS),
        *layout.rows([learn, off]),
    ]


def _select_avoided(avoided: Mapping[int, str], avoidable: Mapping[int, str], say: Language) -> layout.Row:
    options = [layout.option(str(id), name or "?", chosen=id in avoided) for id, name in avoidable.items()]
    return layout.select(Control("avoid"), say("me-avoid-nobody"), options, least=0, most=len(options))


def _select_anybody(say: Language) -> layout.Row:
    users: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=Control("avoid", argument="more").custom_id,
        placeholder=layout.cut(say("me-avoid-more"), layout.PLACEHOLDER),
    )
    return layout.Row(users)


def _select(verb: str, what: str, say: Language, options: Sequence[SelectOption]) -> layout.Row:
    return layout.select(Control(verb, argument=what), say("settings-choose"), options)


def _options(names: Mapping[str, str], now: str) -> list[SelectOption]:
    return [layout.option(value, name, chosen=value == now) for value, name in names.items()]


def _list_favorites(who: Person, say: Language) -> list[SelectOption]:
    """List the colors to choose from, and that there is no favorite among them."""
    usual = say(f"mark-{replace(who, favorite=None).mark}")
    options = [layout.option("any", say("me-favorite-any", color=usual), chosen=who.favorite is None)]
    for mark, sign in enumerate(MARKS):
        shown, name = find_emoji(seat_emoji(mark), say), say(f"mark-{mark}")
        label = name if shown else f"{sign} {name}"
        options.append(layout.option(str(mark), label, chosen=who.favorite == mark, emoji=shown))
    return options


def _list_hours() -> list[str]:
    """List the hours of a day as values of a select, in minutes."""
    return [str(minutes) for minutes in range(0, DAY_MINUTES, HOUR_MINUTES)]


def _list_clocks(now: int | None) -> list[SelectOption]:
    return [layout.option(hour, _clock(int(hour)), chosen=int(hour) == now) for hour in _list_hours()]


def _clock(minutes: int) -> str:
    """Write *minutes* of a day as a clock shows them.

    >>> _clock(22 * 60), _clock(425)
    ('22:00', '7:05')
    """
    return f"{minutes // 60}:{minutes % 60:02}"


def _noon_in(interaction: Interaction, zone: str) -> str:
    """Return when it is noon in a *zone*, by the reader's clock; unlike the time there, that stays true."""
    local = interaction.created_at.astimezone(ZoneInfo(zone))
    return layout.time_of_day(local.replace(hour=12, minute=0, second=0, microsecond=0).timestamp())


def _time_in(interaction: Interaction, zone: str) -> str:
    """Return the time in a *zone*."""
    local = interaction.created_at.astimezone(ZoneInfo(zone))
    return _clock(local.hour * 60 + local.minute)
